"""Printing plates at run time."""

from __future__ import annotations

import json
import logging
import os
import shutil
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.ui.assets import asset_root, prints_root
from game.ui.inks import inks
from game.ui.palette import palette, printed, rgb
from game.ui.prints import Job, Prints, cover, plate_palette


@pytest.fixture(scope="module")
def prints() -> Prints:
    return Prints()


def mean(surface: pygame.Surface) -> tuple[int, int, int]:
    return pygame.transform.average_color(surface)[:3]


def test_the_assets_are_found():
    assert (asset_root() / "art").is_dir()
    assert (prints_root() / "inks.json").is_file()


def test_a_frozen_program_looks_into_its_bundle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    asset_root.cache_clear()
    assert prints_root() == tmp_path / "art" / "prints"
    monkeypatch.undo()
    asset_root.cache_clear()


def test_a_picture_has_the_asked_size_and_is_kept(prints: Prints):
    made = prints.picture("battlegoats", "alfonso", (300, 268))
    assert made.get_size() == (300, 268)
    assert prints.picture("battlegoats", "alfonso", (300, 268)) is made


def test_every_plate_prints(prints: Prints):
    for title in ("battlegoats", "portraits"):
        assert prints.names(title)
        for name in prints.names(title):
            made = prints.picture(title, name, (60, 54))
            assert 20 < sum(mean(made)) / 3 < 235, name


def test_inks_change_the_colour_only(prints: Prints):
    plain = prints.picture("battlegoats", "back_wide", (216, 193))
    other = prints.picture("battlegoats", "back_wide", (216, 193), "blue_orange")
    assert mean(plain) != mean(other)
    assert mean(other)[2] > mean(plain)[2] + 10  # moss became blue
    assert prints.picture("battlegoats", "back_wide", (216, 193), "no such inks") is plain


def test_both_sets_for_colour_blind_eyes_change_the_pictures(prints: Prints):
    names = ("normal", "high_contrast", "blue_orange")
    told = [prints.picture("battlegoats", "back", (60, 84), chosen) for chosen in names]
    assert len({id(picture) for picture in told}) == 3
    assert told[1] is prints.picture("battlegoats", "back", (60, 84), "contrast")


@pytest.mark.parametrize("chosen", ["normal", "high_contrast", "blue_orange"])
def test_pictures_pieces_and_widgets_are_of_one_printing(prints: Prints, chosen: str):
    for title in ("battlegoats", "slayer_slayer", "loot_and_recruit", "lords_of_hell", "goblin_raid"):
        pieces, widgets = inks(title, chosen), palette(title, chosen)
        pictures = prints._colours(prints._job(Job(title, "back", (60, 84), chosen)))
        for ink in ("paper", "k", "a", "b", "c"):
            assert pieces[ink] == pictures[ink], (title, ink)
        assert widgets.a == printed(rgb(pieces["a"]), rgb(pieces["paper"]))


def test_a_wash_is_paler(prints: Prints):
    plain = prints.picture("battlegoats", "cutthroat", (165, 145))
    washed = prints.picture("battlegoats", "cutthroat", (165, 145), wash=0.4)
    assert sum(mean(washed)) > sum(mean(plain)) + 60


def test_other_shapes_are_cropped_not_squeezed():
    assert cover((864, 772), (432, 386), (0.5, 0.5)) == pygame.Rect(0, 0, 864, 772)
    assert cover((864, 772), (100, 100), (0.5, 0.5)) == pygame.Rect(46, 0, 772, 772)
    wide = cover((864, 772), (200, 50), (0.5, 0.2))
    assert (wide.w, wide.h) == (864, 216)
    assert wide.top == round((772 - 216) * 0.2)


def test_a_missing_print_is_drawn_and_said_once(prints: Prints, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.WARNING):
        made = prints.picture("battlegoats", "no_such_goat", (120, 100))
        prints.picture("battlegoats", "no_such_goat", (200, 180))
        prints.picture("no_such_title", "nobody", (3, 2))
    assert made.get_size() == (120, 100)
    assert sum("battlegoats/no_such_goat" in r.getMessage() for r in caplog.records) == 1


def test_a_broken_plate_is_a_missing_print(tmp_path: Path):
    shutil.copytree(prints_root() / "stock", tmp_path / "stock")
    shutil.copy(prints_root() / "inks.json", tmp_path)
    (tmp_path / "battlegoats").mkdir()
    entry = {"order": "k", "levels": [8], "size": [4, 4]}
    (tmp_path / "battlegoats" / "plates.json").write_text(json.dumps({"torn": entry}))
    (tmp_path / "battlegoats" / "torn.png").write_bytes(b"not a picture")
    assert Prints(tmp_path).picture("battlegoats", "torn", (50, 40)).get_size() == (50, 40)


def test_without_any_assets_nothing_breaks(tmp_path: Path):
    assert Prints(tmp_path).picture("battlegoats", "alfonso", (50, 40)).get_size() == (50, 40)


def test_what_was_printed_for_a_title_goes_when_nothing_of_it_is_shown(prints: Prints):
    kept = prints.picture("portraits", "portrait_01", (60, 60))
    gone = prints.picture("battlegoats", "lion", (60, 60))
    prints.let_go({"portraits"})
    assert prints.picture("portraits", "portrait_01", (60, 60)) is kept
    assert prints.picture("battlegoats", "lion", (60, 60)) is not gone


def test_discs_have_clear_corners(prints: Prints):
    disc = prints.disc("portraits", "portrait_01", 48)
    assert disc.get_at((0, 0)).a == 0
    assert disc.get_at((24, 24)).a == 255
    assert prints.disc("portraits", "portrait_01", 48) is disc


def test_colours():
    assert rgb("#F1E8CE") == (241, 232, 206)
    palette = plate_palette("ck", (2, 2), {"k": "#000000", "c": "#FF8000"})
    assert palette == [(255, 255, 255), (0, 0, 0), (255, 128, 0), (0, 0, 0)]
    assert plate_palette("k", (2,), {"k": "#000000"}, wash=1.0) == [(255, 255, 255)] * 2
    palette.clear()  # what is mixed once and kept is nobody's to change
    assert len(plate_palette("ck", (2, 2), {"k": "#000000", "c": "#FF8000"})) == 4
