"""How a player meets their own games and cards: on the shelf, in the settings, in the LAN list, and when something is missing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import titles
from game.own import content
from game.own.content import CardSet, Content, Piece, Problem
from game.scenes import own_words
from game.scenes.failure import Failure
from game.scenes.lan_tables import row_of
from game.scenes.menu import Menu
from game.scenes.own_shelf import OwnShelf
from game.scenes.poster_widget import PosterWidget
from game.scenes.router import open_stack
from game.session.records import Trouble
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.ui.harness import Harness
from game.words import LANGUAGES
from net.lan.discovery import Found
from net.protocol.messages import PROTOCOL
from tests.own_titles.rig import EGGS

WATCHED = [f"watch_{code}" for code in content.MISMATCHES if code != "own_set_extra"]
LAMP = Piece("set", "battlegoats/lamp", "Lamp goats", "1", "aa")


@pytest.fixture
def lamp(tmp_path: Path) -> Iterator[Content]:
    """A card set that is on, and one that is left out; no rules are read for it here."""
    before = content.here()
    one = CardSet("battlegoats", tmp_path, LAMP, True)
    content.use(Content(sets=[one], problems=[Problem("sets/battlegoats/bad", "no verb 'fly'")], folder=tmp_path))
    yield content.here()
    content.use(before)


def shown(scene: object, language: str = "en") -> Harness:
    file = SettingsFile()
    file.change(language=language, name="Maija", pace="instant", reduced_motion=True)
    harness = Harness(lambda: open_stack(Context(file, size=(1280, 720)), scene), (1280, 720))  # type: ignore[arg-type]
    harness.frames(20)
    return harness


def test_posters_say_what_is_the_players_own(eggs: Content) -> None:
    harness = shown(Menu())
    slips = {one.title.id: one.slip for one in harness.stack.top.group if isinstance(one, PosterWidget)}
    assert len(slips) == len(titles.titles()) and slips[EGGS] == "Your own" and slips["battlegoats"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_names_its_card_sets(lamp: Content, language: str) -> None:
    tr = shown(Menu(), language).stack.top.tr
    assert "Lamp goats 1" in own_words.slip(tr, titles.title("battlegoats"))
    assert own_words.named(tr, titles.title("battlegoats")).startswith("BattleGoats (")
    assert own_words.slip(tr, titles.title("goblin_raid")) == ""


def test_the_page_switches_sets_for_the_next_start_and_tells_what_is_left_out(lamp: Content) -> None:
    harness = shown(OwnShelf())
    scene = harness.stack.top
    assert [(row.line.name, row.line.chip) for row in scene.rows] == [
        ("Lamp goats 1", "On"),
        ("sets/battlegoats/bad", "Left out"),
    ]
    file = scene.context.file
    harness.click("switch")
    harness.frames(2)
    assert SettingsFile(file.path.parent).settings.sets_off == ["battlegoats/lamp"] and scene.rows[0].line.chip == "Off"
    harness.key("return")
    harness.frames(2)
    assert SettingsFile(file.path.parent).settings.sets_off == [] and "no verb 'fly'" in scene.rows[1].told


def found(own: str, names: str, title: str = "battlegoats") -> Found:
    at = ("192.168.1.5", 28420, "k" * 40)
    return Found("id", "Table", title, *at, 2, 1, "lobby", False, PROTOCOL, "x", "4", own, names)


def test_the_list_of_tables_knows_what_fits(lamp: Content) -> None:
    mine = content.fingerprint(content.pieces("battlegoats"))
    assert row_of(found(mine, "Lamp goats 1")).fits and row_of(found("", "", "goblin_raid")).fits
    other = row_of(found("ffff", "Stone goats 2"))
    assert not other.fits and other.own == "Stone goats 2"
    assert not row_of(found("", "")).fits
    assert not row_of(found("ffff", "Rotten Eggs", EGGS)).fits


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "code", [*content.MISMATCHES, *(f"watch_{code}" for code in content.MISMATCHES if code != "own_set_extra")]
)
def test_every_refusal_names_what_is_missing(code: str, language: str) -> None:
    harness = shown(Menu(), language)
    scene = Failure(Trouble(code, "Lamp goats 1"))
    harness.stack.push(scene)
    harness.frames(3)
    assert scene.code == code and "Lamp goats 1" in scene.tr(f"failure-{code}-happened", text="Lamp goats 1")
    assert scene.context.text.has(f"failure-{code}-todo")


def test_what_does_not_work_leaves_the_shelf_before_it_is_played(
    eggs: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.own import listing

    (eggs.titles[EGGS].folder / "screen" / "screen.py").write_text("1 / 0\n", encoding="utf-8")
    listing.check()
    assert EGGS not in titles.titles() and [problem.place for problem in eggs.problems] == [f"titles/{EGGS}"]
    assert f"game.titles.{EGGS}.screen.screen" not in sys.modules


def test_a_game_that_leaves_the_shelf_takes_its_card_sets_along(eggs: Content) -> None:
    piece = Piece("set", f"{EGGS}/blue", "Blue eggs", "1", "aa")
    eggs.sets = (CardSet(EGGS, eggs.titles[EGGS].folder, piece, False), CardSet("battlegoats", Path(), LAMP, False))
    (eggs.titles[EGGS].folder / "screen" / "screen.py").write_text("1 / 0\n", encoding="utf-8")
    shelf = OwnShelf()
    shown(shelf)
    assert [row.line.name for row in shelf.rows] == ["Lamp goats 1", f"titles/{EGGS}", f"sets/{EGGS}/blue"]
