"""A table with a coach whose desk answers when it is told to."""

from __future__ import annotations

from typing import Any

import pytest
from local_feed import LocalFeed
from scenes_rig import Room

from game import titles
from game.bots.coach import Begin, Desk, HintWanted, Played, ToCoach
from game.scenes.lobby_table import LiveTable
from game.scenes.router import open_stack
from game.session.coach import Answered, Coach
from game.session.records import Wanted
from game.session.session import Session
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.tabletop.scene import TableScene
from game.titles.coaching import Hint
from game.ui.harness import Harness
from net.protocol import messages as m
from tests.ui.hell.hell_table import furnished


class DeskLine:
    """A desk that answers when it is told to."""

    def __init__(self) -> None:
        self.desk = Desk(seconds=None)
        self.told: list[ToCoach] = []
        self.answers: list[Answered] = []
        self.is_closed = self.is_gone = False

    def send(self, message: ToCoach) -> None:
        self.told.append(message)

    def work(self) -> None:
        told, self.told = self.told, []
        asked = any(isinstance(message, HintWanted) for message in told)
        told = [message for message in told if not (asked and isinstance(message, Played))]  # as the process does
        self.answers += [found for message in told if (found := self.desk.answer(message)) is not None]

    def take(self) -> list[Answered]:
        answers, self.answers = self.answers, []
        return answers

    def close(self) -> None:
        self.is_closed = True


class Table:
    """Maija alone with a bot, at Loot & Recruit or another game."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, game: str = "loot_and_recruit", level: str = "easy",
        size: tuple[int, int] = (1280, 720), **settings: Any,
    ) -> None:  # fmt: skip
        self.room = Room(
            max(2, titles.title(game).seats[0]), game, bots=(level,) * (max(2, titles.title(game).seats[0]) - 1)
        )
        monkeypatch.setattr("game.session.session._open_line", lambda session, address: self.room.line(session.wanted))
        file = SettingsFile()
        file.change(**{"language": "en", "pace": "instant", "name": "Maija", **settings})
        self.context = Context(file)
        self.maija = Session.joined(self.context, Wanted("Maija", "BRISKET-LANTERN"))
        self.poll()
        self.maija.send(m.Start())
        self.poll()
        self.line = DeskLine()
        feed = self.maija.feed
        assert feed is not None and feed.coach is not None
        feed.coach._open_line = lambda: self.line
        self.feed = feed
        self.table = LiveTable(self.maija, feed)
        self.h = Harness(lambda: open_stack(self.context, self.table), size)
        self.h.frames(10)

    def poll(self) -> None:
        for _ in range(6):
            self.maija.poll()

    def until_asked(self, kind: str) -> None:
        """Play defaults until the question is of that kind."""
        for _ in range(60):
            self.h.frames(3)
            ask = self.table.services.update.ask
            if ask is not None and ask.space is not None and not self.table.updates.playing:
                if ask.kind == kind:
                    return
                self.table.send(ask.default)
        raise AssertionError(kind)

    @property
    def ask_line(self) -> tuple[str, str]:
        ask = self.table.furniture.ask
        assert ask is not None
        return ask.text, ask.stakes


class CoachedTable(TableScene):
    """A table whose coach is given."""

    def __init__(self, feed: LocalFeed, coach: Coach) -> None:
        super().__init__(feed)
        self.given = coach

    def coach(self) -> Coach:
        return self.given


class HellTable:
    """Somebody alone at a furnished table of Lords of Hell, in a phase where plays are worth something."""

    def __init__(self, size: tuple[int, int] = (1280, 720), **settings: Any) -> None:
        laid = furnished(3, "council")
        laid.go()
        match = laid.match
        self.line = DeskLine()
        coach = Coach(Begin(match.rules.title, 1, match.options, match.seat_kinds, "hell"), lambda: self.line)
        feed = LocalFeed(match.rules.title, match.seats, 1, match=match, auto=(), options=dict(match.options))
        self.table = CoachedTable(feed, coach)
        file = SettingsFile()
        file.change(**{"language": "en", "pace": "instant", **settings})
        self.h = Harness(lambda: open_stack(Context(file), self.table), size)
        self.h.frames(40)


def read(table: Table) -> str:
    """What the coach's sheet says; "" where it does not lie there."""
    hints, group = table.table.hints, table.table.group
    if group.find("coach") is None or hints._page is None:
        return ""
    told = hints._page.told
    bars = [f"{bar.words} {bar.figure}" for bar in told.bars]
    parts = (told.name, told.under, told.heading, told.text, *told.steps, told.why, *bars, told.note)
    return "\n".join(part for part in parts if part)


def thought_out(table: Table | HellTable) -> Hint:
    """Ask for a hint, and let the desk think of all its steps."""
    table.h.key("h")
    table.h.frames(2)
    for _ in range(12):
        table.line.work()
        table.h.frames(3)
    hint = table.table.hints.shown
    assert hint is not None and hint.steps and not hint.goes_on
    return hint


def press(table: Table, how: str, id: str) -> None:
    """Press something of the sheet by mouse, or by the keyboard's ring as a gamepad moves it too."""
    if how == "mouse":
        table.h.click(id)
    else:
        group = table.table.group
        assert any(widget.id == id for widget in group.reading_order()), "the ring comes there"
        table.h.key("tab")
        group.focus(group.find(id))
        table.h.key("space")
    table.h.frames(2)
