"""Sheets that lie on other scenes, the look back and the codex at a match, each at 1280x720 in small, plain and large text
and in three languages; and all plain scenes in words that are two fifths longer than English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, get_args

import pygame
import pytest
from local_feed import LocalFeed
from table_driver import open_table
from test_scenes_fit import PLAIN, SMALL, Cuts, none, overlaps, shown

from game.scenes.codex import Codex
from game.scenes.connecting import Connecting
from game.scenes.failure import Failure
from game.scenes.lobby_people import Dresser
from game.scenes.lobby_table import Cut
from game.scenes.menu import Menu
from game.scenes.saved_matches import SavedMatches
from game.session.records import Trouble, Wanted
from game.session.session import Session
from game.session.succession import MOVES
from game.stack.choices import Choices
from game.stack.dialog import Answer, Dialog
from game.stack.scene import Scene
from game.tabletop.history_view import HistoryView
from game.ui.harness import Harness
from game.words import Catalogue
from net.failover.agreement import Outlook
from tests.ui.scenes_rig import Room, joined

WAYS = [*((language, scale) for scale in (1.5, 1.0) for language in ("en", "fi", "es")), ("fi", 0.8)]
WORD = re.compile(r"[^\W\d_]+")
LONGER = 0.4


def longer(text: str) -> str:
    """The same with every word two fifths longer; what stands in braces or angles is no word."""
    parts = re.split(r"(\{[^}]*\}|<[^>]*>)", text)
    grown = [
        part if i % 2 else WORD.sub(lambda m: m[0] + m[0][: round(len(m[0]) * LONGER)], part)
        for i, part in enumerate(parts)
    ]
    return "".join(grown)


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> Cuts:
    return Cuts(monkeypatch)


def faults(harness: Harness, cuts: Cuts, ways: list[tuple[str, float]] = WAYS) -> Iterator[str]:
    """What is cut or lies on something, in each way."""
    context = harness.stack.context
    for language, scale in ways:
        cuts.take()
        context.change(language=language, text_scale=scale)
        harness.frames(2)
        top = harness.stack.top
        top.dirty = True
        harness.frames(1)
        for fault in dict.fromkeys([*cuts.take(), *overlaps(top, SMALL)]):
            yield f"{type(top).__name__} {language} {scale:.0%}: {fault}"


def on_menu(scene: Callable[[], Scene]) -> Harness:
    harness = shown(Menu)
    harness.stack.push(scene())
    harness.frames(2)
    return harness


CODES = [
    "bad_invite",
    "broken_key",
    "broken_save",
    "later_save",
    "new_recording",
    "old_recording",
    "host_gone",
    "no_answer",
    "no_host",
    "long_name",
    "own_host_gone",
    "other",
    "full",
    "passphrase",
]


def cut(rule: str, **how: bool) -> Scene:
    """`rule`: what holds for the table while its host is missed."""
    args = {"names": "Väinö, Mieszko, Anna-Liisa", "name": "Anna-Liisa", "keeper": "Mieszko", "seconds": 60}

    def told(kind: str) -> str:
        return scene.tr(f"failover-{kind}-{rule}", **args)

    scene = Cut(
        SimpleNamespace(
            **how,
            phase="playing",
            succession=SimpleNamespace(told=told, moves_after=30.0, moves=True, host_left=False),
            state="cut",
            away=12.0,
            poll=lambda: None,
            seat=1,
            lobby=SimpleNamespace(dropped="bot"),
        )
    )  # type: ignore[arg-type]
    return scene


SHEETS: dict[str, Callable[[], Scene]] = {
    **{f"failure {code}": lambda code=code: Failure(  # type: ignore[misc]
        Trouble(code, "disk"), again=lambda _: None, args={"table": "Väinö's", "theirs": "1.2", "address": "192.168.100.200",
                                                          "name": "W" * 25,
                                                          "folder": "/home/maija/.local/share/gobsmack"})
       for code in CODES},
    "saved matches": SavedMatches,
    "choices": lambda: Choices("Maija", [("a", "Sit here", "primary", None), ("b", "Leave", "danger", None)], "Who sits here?"),
    "dialog": lambda: Dialog("Leave the table?", "The match goes on without you. " * 4,
                             [Answer("yes", "Leave the table", "danger"), Answer("no", "Back"), Answer("r", "Resign")]),
    **{f"cut, {rule}": lambda rule=rule: cut(rule, movable=rule in MOVES, owner=False) for rule in get_args(Outlook)},  # type: ignore[misc]
    "cut, own": lambda: cut("wait", movable=False, owner=True),
}  # fmt: skip


def test_sheets(cuts: Cuts) -> None:
    """On one menu, which each way has made anew once."""
    harness, found = shown(Menu), []
    for language, scale in WAYS[:6]:
        harness.stack.context.change(language=language, text_scale=scale)
        harness.frames(2)
        for name, sheet in SHEETS.items():
            cuts.take()
            harness.stack.push(sheet())
            harness.frames(2)
            wrong = dict.fromkeys([*cuts.take(), *overlaps(harness.stack.top, SMALL)])
            found += [f"{name} {language} {scale:.0%}: {fault}" for fault in wrong]
            harness.stack.pop()
            harness.frames(1)
    none(found)


def test_dressing_up_and_connecting(cuts: Cuts, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Room(4)
    monkeypatch.setattr("game.session.session._open_line", lambda session, address: made.line(session.wanted))
    harness = shown(Menu)
    host = joined(harness.stack.context, "Maija")
    harness.stack.push(Dresser(host))
    harness.frames(2)
    found = list(faults(harness, cuts))
    made.deaf = True
    context = harness.stack.context
    harness.stack.push(Connecting(lambda: Session.joined(context, Wanted("Maija", "BRISKET-LANTERN"))))
    harness.frames(2)
    found += faults(harness, cuts)
    waits = harness.stack.top
    assert isinstance(waits, Connecting)
    waits._waited = 1.0  # else nothing is drawn yet
    waits.session.queued_until = waits.session.clock() + 3600
    harness.frames(1)
    assert waits._queued > 3000
    none([*found, *faults(harness, cuts)])


def played(title: str, seats: int) -> tuple[Harness, Any]:
    feed = LocalFeed(title, seats=seats, seed=3, clock=60.0)
    harness, scene = open_table(feed, SMALL, pace="instant", name="Maija")
    for _ in range(12):
        harness.frames(1)
        if 0 in feed.match.waiting_for() and not scene.updates.waiting and feed.match.result is None:
            feed.play(feed.match.default(0))
    feed.held = True
    harness.frames(3)
    return harness, scene


@pytest.mark.parametrize(
    ("title", "seats"), [("battlegoats", 4), ("goblin_raid", 2), ("loot_and_recruit", 5), ("slayer_slayer", 6)]
)
def test_the_codex_at_a_match(title: str, seats: int, cuts: Cuts) -> None:
    harness, scene = played(title, seats)
    scene.open_codex()
    harness.settle()
    found = list(faults(harness, cuts, WAYS[:3]))
    codex = harness.stack.top
    assert isinstance(codex, Codex)
    codex._turn("cards")
    none([*found, *faults(harness, cuts, WAYS[:6])])


def test_the_look_back(cuts: Cuts) -> None:
    harness, scene = played("battlegoats", 4)
    at = next(n for n, v in enumerate(scene.log.versions) if v in scene.past.versions() and v < scene.updates.seen)
    scene.look_back(at)
    harness.settle()
    assert isinstance(harness.stack.top, HistoryView)
    none(list(faults(harness, cuts)))


def test_words_two_fifths_longer(cuts: Cuts, monkeypatch: pytest.MonkeyPatch) -> None:
    tr = Catalogue.tr
    monkeypatch.setattr(Catalogue, "tr", lambda self, key, **args: longer(tr(self, key, **args)))
    found = [f"{name}: {fault}" for name in PLAIN if not name.startswith("codex")
             for fault in faults(shown(PLAIN[name]), cuts, [("en", 1.0)])]  # fmt: skip
    sheets = ("failure no_answer", "failure own_host_gone", "cut, trust", "cut, keeper", "saved matches")
    found += [f"{name}: {fault}" for name in sheets for fault in faults(on_menu(SHEETS[name]), cuts, [("en", 1.0)])]
    none(found)


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_four_tabs_of_a_narrow_sheet_keep_their_words(language: str, cuts: Cuts) -> None:
    """Loot & Recruit at 1280x720 has the log among its tabs."""
    feed = LocalFeed("loot_and_recruit", seats=3, seed=3, clock=None)
    harness, scene = open_table(feed, SMALL, pace="instant", name="Maija")
    for scale in (1.0, 1.5):
        scene.context.change(language=language, text_scale=scale)
        harness.frames(2)
        cuts.take()
        tabs = next(widget for widget in scene.group if widget.id == "tabs")
        assert len(tabs.options) == 4
        tabs.draw(pygame.Surface(SMALL))
        assert cuts.take() == []
