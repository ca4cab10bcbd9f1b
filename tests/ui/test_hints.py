"""Hints at the table: by mouse, by key, by pad; what they say is read and pointed at; nobody is helped against people."""

from __future__ import annotations

import pickle
from dataclasses import replace
from io import BytesIO
from typing import Any

import msgspec
import pygame
import pytest
from pygame import Rect, Surface
from scenes_rig import Room

from game import titles
from game.bots.coach import Begin, Desk, HintWanted, Played, Seen, ToCoach, serve
from game.scenes.lobby_table import LiveTable
from game.scenes.router import open_stack
from game.session.coach import may_be_coached, wants_remarks
from game.session.records import Wanted
from game.session.session import Session
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.tabletop import coaching
from game.titles.battlegoats.bot import reasons
from game.titles.coaching import Counsel, Hint, Remark
from game.ui import palette
from game.ui.harness import Harness
from net.protocol import messages as m


class DeskLine:
    """A desk that answers when it is told to."""

    def __init__(self) -> None:
        self.desk = Desk(seconds=None)
        self.told: list[ToCoach] = []
        self.answers: list[Hint | Remark | None] = []
        self.is_closed = self.is_gone = False

    def send(self, message: ToCoach) -> None:
        self.told.append(message)

    def work(self) -> None:
        told, self.told = self.told, []
        self.answers += [self.desk.answer(message) for message in told]

    def take(self) -> list[Hint | Remark | None]:
        answers, self.answers = self.answers, []
        return answers

    def close(self) -> None:
        self.is_closed = True


class Table:
    """Maija alone with a bot, at Loot & Recruit or another game."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, game: str = "loot_and_recruit", level: str = "easy", **settings: Any
    ) -> None:
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
        self.h = Harness(lambda: open_stack(self.context, self.table))
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


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    made = Table(monkeypatch)
    made.until_asked("turn")
    return made


@pytest.mark.parametrize("how", ["mouse", "key"])
def test_a_hint_is_read_on_the_ask_line_and_pointed_at(table: Table, how: str) -> None:
    question = table.ask_line
    table.h.click("link.hint") if how == "mouse" else table.h.key("h")
    table.h.frames(2)
    assert table.ask_line[0] == "Thinking of a hint ..."
    table.line.work()
    table.h.frames(3)
    hint = table.table.hints.shown
    assert hint is not None and hint.best is not None and table.feed.last is not None
    assert table.ask_line[0].startswith("Play ") and ": " in table.ask_line[0]
    assert all(table.table.table.where(tuple(value)) is not None for value in hint.best.deed.at)
    ask = table.feed.last.ask
    assert ask is not None and ask.space is not None and ask.space.contains(hint.best.choice)
    table.h.key("h")
    table.h.frames(2)
    assert table.ask_line == question


def ringed(table: Table) -> list[Rect]:
    """Where the hint's rings are seen, read from what they paint."""
    sheet = Surface(table.h.loop.surface.get_size())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coaching, "draw_disc", lambda *_: None)
        table.table.hints.draw(sheet, table.table.group)
    bright = pygame.mask.from_threshold(sheet, palette.GLOW, (8, 8, 8, 255))
    return [part.get_bounding_rects()[0] for part in bright.connected_components(40)]


def test_a_hint_rings_what_it_names_in_the_order_of_its_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rings are where the choice's things are pressed, and press by press in the numbers' order they make that choice."""
    table = Table(monkeypatch, "battlegoats")
    table.until_asked("orders")
    table.h.key("h")
    table.h.frames(2)
    table.line.work()
    table.h.frames(3)
    hint, scene = table.table.hints.shown, table.table
    assert hint is not None and hint.best is not None
    verb, own, targets = hint.best.choice
    named = [("at", 0, own), *(("at", seat, place) for seat, place in targets)]
    assert verb == "attack" and len(named) >= 2
    numbers: dict[int, Rect] = {}
    monkeypatch.setattr(coaching, "draw_disc", lambda _, look, disc, number, ink: numbers.update({number: disc}))
    rings = ringed(table)
    scene.hints.draw(Surface((1280, 720)), scene.group)
    assert len(rings) == len(numbers) == len(named)
    pressed = []
    for number, thing in enumerate(named, 1):
        (ring,) = [
            ring for ring in rings if ring.colliderect(numbers[number]) and ring.collidepoint(_spot(scene, thing))
        ]
        pressed.append(ring)
    sent: list[Any] = []
    monkeypatch.setattr(scene, "send", sent.append)
    monkeypatch.setattr(table.feed, "play", sent.append)
    for ring in pressed:
        table.h.click(ring.center)
        table.h.frames(2)
    table.h.click("act.attack")
    table.h.frames(2)
    assert sent == [hint.best.choice]


def _spot(scene: LiveTable, handle: tuple[Any, ...]) -> tuple[int, int]:
    """The middle of the place that bears a handle."""
    return next(spot.rect.center for spot in scene.spots if spot.handle == handle)


def test_a_hint_about_no_thing_rings_the_button_that_does_it(table: Table) -> None:
    table.h.key("h")
    table.line.work()
    table.h.frames(3)
    hint, coach, group = table.table.hints.shown, table.table.hints.coach, table.table.group
    assert hint is not None and hint.best is not None and coach is not None
    buttons = [one for one in group if one.id.startswith("act.") and one.enabled and one is not group.main]
    assert buttons
    verb = buttons[0].id.removeprefix("act.")
    best = replace(hint.best, choice=[verb], deed=msgspec.structs.replace(hint.best.deed, at=[]))
    coach.hint = replace(hint, best=best)
    (ring,) = ringed(table)
    assert ring.collidepoint(buttons[0].rect.center)


def test_a_hint_goes_with_its_question(table: Table) -> None:
    table.h.key("h")
    table.line.work()
    table.h.frames(3)
    hint = table.table.hints.shown
    assert hint is not None and hint.best is not None
    table.table.send(hint.best.choice)
    table.h.frames(20)
    assert table.table.hints.shown is None and "Thinking" not in table.ask_line[0]


def test_an_answer_that_comes_too_late_is_not_shown(table: Table) -> None:
    table.h.key("h")
    table.h.key("h")
    table.line.work()
    table.h.frames(3)
    assert table.table.hints.shown is None


def test_no_frame_waits_for_a_hint(table: Table) -> None:
    """Thought is elsewhere: whatever is asked, the table goes on until the answer is there."""
    table.h.key("h")
    table.h.frames(30)
    assert table.ask_line[0] == "Thinking of a hint ..." and table.table.hints.coach is not None


def test_the_coach_has_seen_what_the_table_has_shown(table: Table) -> None:
    table.h.key("h")
    assert isinstance(table.line.told[0], Begin)
    seen = [message for message in table.line.told if isinstance(message, Seen)]
    assert seen and seen[-1].view == table.table.services.update.view


def test_nobody_is_helped_against_people_or_before_watchers(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(monkeypatch)
    assert may_be_coached(table.maija)
    kalle = Session.joined(Context(SettingsFile()), Wanted("Kalle", "BRISKET-LANTERN", watch=True))
    for _ in range(6):
        kalle.poll()
        table.maija.poll()
    table.h.frames(3)
    assert not may_be_coached(table.maija) and table.table.hints.coach is None
    assert table.table.group.find("link.hint") is None
    table.h.key("h")
    assert not table.line.told


def test_a_match_of_two_people_has_no_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(2, "loot_and_recruit")
    monkeypatch.setattr("game.session.session._open_line", lambda session, address: room.line(session.wanted))
    two = [Session.joined(Context(SettingsFile()), Wanted(name, "BRISKET-LANTERN")) for name in ("Maija", "Inés")]
    for _ in range(6):
        for one in two:
            one.poll()
    two[1].send(m.Ready(True))
    for one in two * 4:
        one.poll()
    two[0].send(m.Start())
    for one in two * 4:
        one.poll()
    assert all(one.feed is not None and one.feed.coach is None for one in two)


@pytest.mark.parametrize(
    ("language", "own"), [("en", "Attack first yourself."), ("fi", "Hyökkää itse ensin."), ("es", "Ataca tú primero.")]
)
def test_whoever_reads_a_hint_about_themselves_is_not_called_by_name(
    monkeypatch: pytest.MonkeyPatch, language: str, own: str
) -> None:
    table = Table(monkeypatch, "battlegoats", language=language)
    hints = table.table.hints
    said = {hints.words(Counsel(None, reasons.Begin(target=seat))) for seat in (0, 1)}
    assert own in said and not any("Maija" in one for one in said)


def test_the_second_best_goes_on_behind_its_colon(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(monkeypatch, "battlegoats", language="fi")
    hints, coach = table.table.hints, table.feed.coach
    assert coach is not None and hints.coach is coach
    hints._about, coach.hint = 1, Hint(1, *(Counsel(None, reasons.Begin(target=seat)) for seat in (1, 0)))
    words = hints.ask_words()
    assert words is not None and words[0].startswith("Anna ") and words[1] == "Toiseksi paras: hyökkää itse ensin."


# ---------------------------------------------------------------- remarks


def test_a_poor_move_among_easy_bots_is_remarked_upon_once(table: Table) -> None:
    table.until_asked("turn")
    for _ in range(40):  # Ends every turn at once: somebody who has not found out what one can do.
        ask = table.table.services.update.ask
        if ask is not None and ask.space is not None and ask.kind == "turn" and not table.table.services.sent:
            table.table.send(["end_turn"])
            table.line.work()
        table.h.frames(3)
        if any("Stronger would have been" in line.text for line in table.table.log.lines):
            break
        if ask is not None and ask.space is not None and ask.kind != "turn":
            table.until_asked("turn")
    said = [line.text for line in table.table.log.lines if "Stronger" in line.text]
    assert len(said) == 1 and ":" in said[0]
    coach = table.feed.coach
    assert coach is not None
    table.line.told.clear()
    table.until_asked("turn")
    table.table.send(["end_turn"])
    assert not [message for message in table.line.told if isinstance(message, Played)], "not twice in a few turns"


@pytest.mark.parametrize(
    ("level", "aid", "wants"), [("easy", True, True), ("easy", False, False), ("normal", True, False)]
)
def test_remarks_are_for_easy_bots(monkeypatch: pytest.MonkeyPatch, level: str, aid: bool, wants: bool) -> None:
    table = Table(monkeypatch, level=level, aid=aid)
    assert wants_remarks(table.maija) is wants


def test_a_coach_that_is_gone_is_done_without(table: Table) -> None:
    table.h.key("h")
    table.line.is_gone = True
    table.h.frames(3)
    assert table.ask_line[0] == "No hint for this one." and table.line.is_closed
    table.h.key("h")
    table.h.key("h")
    table.h.frames(3)
    assert table.ask_line[0] == "No hint for this one."


def test_the_desk_answers_over_pipes(table: Table) -> None:
    """What the process of the coach reads and writes."""
    update = table.table.services.update
    assert update.ask is not None and table.feed.coach is not None
    asked, told = BytesIO(), BytesIO()
    for message in (table.feed.coach._begin, Seen(update.view, ()), HintWanted(7, update.view, update.ask)):
        pickle.dump(message, asked)
    asked.seek(0)
    assert serve(asked, told) == 0
    told.seek(0)
    hint = pickle.load(told)
    assert isinstance(hint, Hint) and hint.number == 7 and hint.best is not None
