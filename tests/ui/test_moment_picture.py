"""A moment of a match as a picture: printed in one size, kept where the player wants it and nowhere by itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
import walks
from pygame import Rect
from pygame.image import tobytes

from game import titles
from game.scenes import moment_picture, results_story
from game.scenes.moment_picture import SIZE, WINDOW, printed_moment, stamped, turn_of
from game.scenes.moment_sheet import FALLS_S, MomentSheet
from game.scenes.results import Results
from game.stack.context import Context
from game.tabletop.story import Said
from game.ui.harness import Harness
from game.ui.widgets.inspector import Inspected
from game.words import Catalogue, title_words


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Harness:
    """The sheet over the results, on the moment that changed most."""
    monkeypatch.setattr(Context, "pictures_folder", lambda self: tmp_path / "pictures")
    return walks.moment(monkeypatch)  # type: ignore[no-any-return]


def sheet_of(shown: Harness) -> MomentSheet:
    top = shown.stack.top
    assert isinstance(top, MomentSheet)
    return top


def test_the_button_stands_where_there_are_moments_and_the_one_that_changed_most_comes_first(shown: Harness) -> None:
    assert sheet_of(shown).at == 1 and sheet_of(shown).moments[1].change == -1
    shown.key("escape")
    shown.settle()
    results = shown.stack.top
    assert isinstance(results, Results) and not any(widget.id == "share" for widget in results.group)
    results.rebuild()
    shown.frames(2)
    shown.click("share")
    shown.settle()
    assert isinstance(shown.stack.top, MomentSheet)


def test_nothing_is_kept_before_it_is_pressed_and_then_in_its_own_size(shown: Harness, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    assert not folder.exists()
    shown.click("save")
    shown.frames(2)
    (path,) = folder.iterdir()
    assert path.name.startswith("gobsmack-moment-") and pygame.image.load(path).get_size() == SIZE
    assert shown.stack.toasts


def test_it_is_the_same_picture_in_every_window(shown: Harness) -> None:
    small = pygame.image.tobytes(sheet_of(shown).picture(), "RGB")
    shown.resize((1920, 1080))
    shown.frames(2)
    sheet_of(shown)._large.clear()
    assert pygame.image.tobytes(sheet_of(shown).picture(), "RGB") == small


def test_a_press_on_a_number_shows_that_moment(shown: Harness) -> None:
    before = pygame.image.tobytes(sheet_of(shown).picture(), "RGB")
    sheet_of(shown).turn("0")
    shown.seconds(FALLS_S + 0.1)
    assert sheet_of(shown).at == 0 and pygame.image.tobytes(sheet_of(shown).picture(), "RGB") != before
    assert shown.frames(30) == 0, "an idle frame draws nothing"


def test_in_another_language_it_is_printed_anew(shown: Harness) -> None:
    before = pygame.image.tobytes(sheet_of(shown).picture(), "RGB")
    shown.stack.context.change(language="fi")
    shown.frames(2)
    assert pygame.image.tobytes(sheet_of(shown).picture(), "RGB") != before


def test_a_folder_that_takes_nothing_is_said(shown: Harness, tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("in the way")
    assert sheet_of(shown).save() is None and shown.stack.toasts


def test_the_turn_is_the_one_within_which_it_was(shown: Harness) -> None:
    told, moment = sheet_of(shown).told, sheet_of(shown).moments[0]
    assert turn_of(told, moment) == 1


def test_the_stamp_says_what_happened_and_counts_in_words(shown: Harness) -> None:
    """It had said "-1 Cards left", and "+27 Final score" of a count in the middle of a match."""
    told, moment = sheet_of(shown).told, sheet_of(shown).moments[1]
    assert stamped(told, replace(moment, said=moment.said._replace(kind=""))) == ("−1", "card")
    out = replace(moment, change=-2, said=moment.said._replace(kind="out"))
    assert stamped(told, out) == ("Out!", "−2 cards")
    assert stamped(told, replace(out, change=0)) == ("Out!", "Turn 1")
    assert stamped(told, replace(moment, change=0, said=moment.said._replace(kind=""))) == ("Turn 1", told.title)


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_every_title_counts_in_words_and_stamps_only_what_its_cues_tell(language: str) -> None:
    for name in ("battlegoats", "goblin_raid", "loot_and_recruit", "lords_of_hell", "slayer_slayer"):
        words = title_words(name, Catalogue(language))
        one, some = (words("story-change", n=n) for n in (1, 2))
        assert one and some and "{" not in one + some
        kinds = {kind.replace("_", "-") for kind in titles.rules(name).cues}
        stamps = {
            key.removeprefix("story-stamp-")
            for key in words.keys(language)
            if key.startswith("story-stamp-") and "." not in key
        }
        assert stamps <= kinds, stamps - kinds


def test_the_stamp_lies_on_nobodys_face(shown: Harness) -> None:
    told, moment = sheet_of(shown).told, sheet_of(shown).moments[1]
    told = replace(told, of=replace(told.of, look=moment_picture.print_look(told.of.look)))
    for kind, change in (("explosion", -12), ("", 27), ("out", -1)):
        stamp = moment_picture._stamp(told, replace(moment, change=change, said=moment.said._replace(kind=kind)))
        place = moment_picture.stamp_rect(stamp)
        for x, y, px, _ in moment_picture.LOOKERS:
            face = Rect(0, 0, px, px)
            face.center = WINDOW.x + round(x * WINDOW.w), WINDOW.y + round(y * WINDOW.h)
            assert WINDOW.contains(face) and not place.colliderect(face)


def test_the_second_thing_that_a_sentence_names_lies_beside_the_first(shown: Harness) -> None:
    """As long as so few play that there is room for it."""
    sheet = sheet_of(shown)
    one = next(moment for moment in sheet.moments if moment.said.picture)
    pair = replace(one, said=one.said._replace(other="duelist"))
    many = replace(sheet.told.of, players=(*sheet.told.of.players, *sheet.told.of.players))
    for told, shows in ((sheet.told, True), (replace(sheet.told, of=many), False)):
        alone, both = (tobytes(printed_moment(told, moment, sheet.tr), "RGB") for moment in (one, pair))
        assert (alone != both) == shows


def test_the_things_that_a_sentence_names_are_pictured_in_its_order() -> None:
    """Each once; what has no picture is passed over."""
    pages = {"lion": Inspected(name="Lion", picture="lion"), "row": Inspected(name="Row"),
             "owl": Inspected(name="Owl", picture="owl")}  # fmt: skip
    table = SimpleNamespace(inspect=lambda handle: pages.get(handle[1]), story=None)
    scene: Any = SimpleNamespace(table=table)
    for links, found in (
        (("row", "lion", "lion", "owl"), ("lion", "Lion", "owl")),
        (("lion", "lion"), ("lion", "Lion", "")),
        (("row",), ("", "", "")),
    ):
        said = results_story._pictured(scene, Said("", links))
        assert (said.picture, said.name, said.other) == found
