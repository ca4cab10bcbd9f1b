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

from game.bots.coach import Begin, HintWanted, Seen, serve
from game.scenes.lobby_table import LiveTable
from game.session.coach import may_be_coached
from game.session.records import Wanted
from game.session.session import Session
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.tabletop import coaching
from game.tabletop.coach_sheet import SMALL, Body
from game.titles.battlegoats.bot import reasons
from game.titles.coaching import Counsel, Hint
from game.ui import palette
from net.protocol import messages as m
from tests.ui.coach_rig import HellTable, Table, press, read, thought_out


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    made = Table(monkeypatch)
    made.until_asked("turn")
    return made


@pytest.mark.parametrize("how", ["mouse", "key"])
def test_a_hint_is_read_on_its_sheet_and_pointed_at(table: Table, how: str) -> None:
    question, log = table.ask_line, table.table.regions.log
    table.h.click("link.hint") if how == "mouse" else table.h.key("h")
    table.h.frames(2)
    assert "Thinking of a hint ..." in read(table)
    table.line.work()
    table.h.frames(3)
    hint = table.table.hints.shown
    assert hint is not None and hint.steps and table.feed.last is not None
    assert "What a hard bot does\nPlay " in read(table) and "\nWhy: " in read(table)
    assert all(table.table.table.where(tuple(value)) is not None for value in hint.steps[0].deed.at)
    ask = table.feed.last.ask
    assert ask is not None and ask.space is not None and ask.space.contains(hint.steps[0].choice)
    assert table.ask_line == question, "the question stays where it is"
    table.h.click("coach.close") if how == "mouse" else table.h.key("h")
    table.h.frames(2)
    assert read(table) == "" and table.table.regions.log == log


def ringed(table: Table | HellTable) -> list[Rect]:
    """Where the hint's rings are seen, read from what they paint."""
    sheet = Surface(table.h.loop.surface.get_size())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coaching, "draw_disc", lambda *_: None)
        table.table.hints.draw(sheet, table.table.group)
    bright = pygame.mask.from_threshold(sheet, palette.GLOW, (8, 8, 8, 255))
    return [part.get_bounding_rects()[0] for part in bright.connected_components(40)]


def numbers_drawn(table: Table) -> list[tuple[int, Rect]]:
    """The numbers at the rings, and where they lie."""
    found: list[tuple[int, Rect]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coaching, "draw_disc", lambda _, look, disc, number, ink: found.append((number, disc)))
        table.table.hints.draw(Surface(table.h.loop.surface.get_size()), table.table.group)
    return found


def test_a_hint_rings_what_it_names_with_the_number_of_its_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rings are where the choice's things are pressed, and pressed in the order of the deed's words they make that choice."""
    table = Table(monkeypatch, "battlegoats")
    table.until_asked("orders")
    table.h.key("h")
    table.h.frames(2)
    table.line.work()
    table.h.frames(3)
    hint, scene = table.table.hints.shown, table.table
    assert hint is not None and len(hint.steps) == 1
    verb, own, targets = hint.steps[0].choice
    named = [("at", 0, own), *(("at", seat, place) for seat, place in targets)]
    assert verb == "attack" and len(named) >= 2
    rings, drawn = ringed(table), numbers_drawn(table)
    assert len(rings) == len(named) and [number for number, _ in drawn] == [1] * len(named)
    pressed = []
    for thing in named:
        (ring,) = [ring for ring in rings if ring.collidepoint(_spot(scene, thing))]
        assert any(ring.colliderect(disc) for _, disc in drawn)
        pressed.append(ring)
    sent: list[Any] = []
    monkeypatch.setattr(scene, "send", sent.append)
    monkeypatch.setattr(table.feed, "play", sent.append)
    for ring in pressed:
        table.h.click(ring.center)
        table.h.frames(2)
    table.h.click("act.attack")
    table.h.frames(2)
    assert sent == [hint.steps[0].choice]


def _spot(scene: LiveTable, handle: tuple[Any, ...]) -> tuple[int, int]:
    """The middle of the place that bears a handle."""
    return next(spot.rect.center for spot in scene.spots if spot.handle == handle)


def test_a_hint_about_no_thing_rings_the_button_that_does_it(table: Table) -> None:
    table.h.key("h")
    table.line.work()
    table.h.frames(3)
    hint, coach, group = table.table.hints.shown, table.table.hints.coach, table.table.group
    assert hint is not None and hint.steps and coach is not None
    buttons = [one for one in group if one.id.startswith("act.") and one.enabled and one is not group.main]
    assert buttons
    verb = buttons[0].id.removeprefix("act.")
    best = replace(hint.steps[0], choice=[verb], deed=msgspec.structs.replace(hint.steps[0].deed, at=[]))
    coach.hint = replace(hint, steps=(best,))
    (ring,) = ringed(table)
    assert ring.collidepoint(buttons[0].rect.center)


def test_a_hint_goes_with_its_question(table: Table) -> None:
    table.h.key("h")
    table.line.work()
    table.h.frames(3)
    hint = table.table.hints.shown
    assert hint is not None and hint.steps
    table.table.send(["end_turn"])
    table.h.frames(20)
    assert table.table.hints.shown is None and read(table) == ""


def test_a_hint_stays_while_its_steps_are_played(table: Table) -> None:
    """The cards of the first step in any order, then the next step is the present one; something else ends it."""
    hint = thought_out(table)
    cards, then = hint.steps[0], hint.steps[1]
    assert len(cards.more) >= 3 and then.choice[0] != "play_card"
    for choice in (*cards.more[::-1], cards.choice):
        assert {number for number, _ in numbers_drawn(table)} == {1, 2}
        table.table.send(choice)
        table.h.frames(30)
    assert table.table.hints.shown is not None and {number for number, _ in numbers_drawn(table)} == {2}
    ask = table.table.services.update.ask
    assert ask is not None and ask.space is not None and ask.space.contains(then.choice)
    assert table.table.hints._page is not None and table.table.hints._page.told.done == 1
    table.table.send(["end_turn"])
    table.h.frames(20)
    assert read(table) == ""


def test_bars_are_what_the_thinker_found(table: Table) -> None:
    """Of choices on one scale, the chosen one first; figures and lengths are the values, and nothing is said twice."""
    hint = thought_out(table)
    bars = table.table.hints._page.told.bars if table.table.hints._page is not None else []
    values = {round(100 * one.value) for one in hint.worth}
    assert 2 <= len(bars) <= 3 and hint.worth[0].counsel.choice == hint.steps[hint.weighed].choice
    assert all(bar.figure == str(round(100 * bar.share)) and int(bar.figure) in values for bar in bars)
    assert len({bar.words for bar in bars}) == len(bars) and bars[0].share == hint.worth[0].value
    close = any(one.share > bars[0].share - coaching.CLOSE for one in bars[1:2])
    assert ("Too close to call" in read(table)) == close


def test_no_button_is_ringed_that_does_something_else() -> None:
    """A deed about no thing, which no button does: Ready is not an offer to anyone."""
    table = HellTable()
    hint = thought_out(table)
    assert hint.steps[0].deed.kind == "propose" and not hint.steps[0].deed.at
    assert ringed(table) == [] and table.table.group.main is not None


def test_the_row_that_is_pressed_for_the_present_step_is_ringed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = HellTable()
    hint, row = thought_out(table), Rect(300, 200, 180, 40)
    rows = {str(hint.steps[0].choice): row}
    monkeypatch.setattr(table.table.table, "row_of", lambda choice: rows.get(str(choice)))
    (ring,) = ringed(table)
    assert ring.contains(row)


@pytest.mark.parametrize(("game", "kind"), [("goblin_raid", "goblin_move"), ("slayer_slayer", "play_cards")])
def test_a_bot_that_compares_nothing_has_no_bars(monkeypatch: pytest.MonkeyPatch, game: str, kind: str) -> None:
    table = Table(monkeypatch, game)
    table.until_asked(kind)
    hint = thought_out(table)
    assert not hint.worth and "wins" not in read(table) and read(table).startswith("The coach\nWhat a hard bot does\n")
    assert hint.steps[0].deed.kind in ("march_to", "come_on", "seize", "go_home", "send_out")


@pytest.mark.parametrize("how", ["mouse", "ring"])
def test_the_sheet_folds_and_gives_the_inspector_back(table: Table, how: str) -> None:
    thought_out(table)
    group = table.table.group
    sheet = group.find("coach")
    assert sheet is not None and not [w for w in group if w.id == "tabs" and w.rect.colliderect(sheet.rect)]
    press(table, how, "coach.fold")
    group = table.table.group
    folded, tabs = group.find("coach"), group.find("tabs")
    assert folded is not None and folded.rect.h < sheet.rect.h // 3 and tabs is not None
    assert table.table.hints.shown is not None and numbers_drawn(table), "the rings stay"
    press(table, how, "coach.fold")
    assert table.table.group.find("coach.body") is not None
    table.h.key("f1")  # The page of the rules lies under it.
    table.h.frames(3)
    assert table.table.hints.folded and table.table.group.find("rules") is not None
    table.h.key("escape")
    table.h.frames(2)
    assert read(table) == "" and table.table.stack.top is table.table


SIZES = [((1280, 720), "en", 1.0), ((1280, 720), "fi", 1.5), ((1280, 720), "es", 1.5), ((1920, 1080), "fi", 1.0)]


@pytest.mark.parametrize(("size", "language", "scale"), SIZES)
@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("loot_and_recruit", "turn"),
        ("battlegoats", "orders"),
        ("goblin_raid", "goblin_move"),
        ("slayer_slayer", "play_cards"),
        ("lords_of_hell", "council"),
    ],
)
def test_the_sheet_covers_nothing_and_all_of_it_can_be_read(
    monkeypatch: pytest.MonkeyPatch, game: str, kind: str, size: tuple[int, int], language: str, scale: float
) -> None:
    """It lies in the side's column alone; what does not fit is scrolled, and nothing is cut or set smaller than wanted."""
    table: Table | HellTable
    if game == "lords_of_hell":
        table = HellTable(size, language=language, text_scale=scale)
    else:
        table = Table(monkeypatch, game, size=size, language=language, text_scale=scale)
        table.until_asked(kind)
    side = table.table.table.regions()
    column = (
        side.inspector.union(side.log) if side.log is not None and side.log.x == side.inspector.x else side.inspector
    )
    thought_out(table)
    scene, group = table.table, table.table.group
    sheet, body, page = group.find("coach"), group.find("coach.body"), scene.hints._page
    assert sheet is not None and isinstance(body, Body) and page is not None and column.contains(sheet.rect)
    parts = [scene.regions.ask, scene.regions.buttons, scene.regions.top, *(spot.rect for spot in scene.spots)]
    assert not [part for part in parts if part.colliderect(sheet.rect)]
    assert sheet.rect.contains(body.rect) and page.px >= SMALL * max(12, scene.look.text(20)) - 1
    right = max(row.at[0] + row.picture.get_width() for row in page.rows)
    bottom = max(row.at[1] + row.picture.get_height() for row in page.rows)
    assert right <= body.view.w and bottom <= body.furthest + body.view.h and page.under.get_width() <= sheet.rect.w
    assert body.view.h >= 3 * page.px, "some lines are in sight at once"
    under, tabs = group.find("inspector"), group.find("tabs")
    assert (tabs is None) == (sheet.rect.h == column.h) and (under is None) == (tabs is None)
    assert under is None or under.rect.h >= 4 * max(12, scene.look.text(14)), "what is pointed at can be read"
    for id in ("coach.fold", "coach.close"):
        button = group.find(id)
        assert button is not None and sheet.rect.contains(button.rect) and button.rect.w >= 40 <= button.rect.h


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
    assert "Thinking of a hint ..." in read(table) and table.table.hints.coach is not None


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
    table.line.told.clear()
    table.h.key("h")
    assert not [message for message in table.line.told if isinstance(message, HintWanted)]


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
    said = {hints.words.step(Counsel(None, reasons.Begin(target=seat))) for seat in (0, 1)}
    assert own in said and not any("Maija" in one for one in said)


def test_a_coach_that_is_gone_is_done_without(table: Table) -> None:
    table.h.key("h")
    table.line.is_gone = True
    table.h.frames(3)
    assert "No hint for this one." in read(table) and table.line.is_closed
    table.h.key("h")
    table.h.key("h")
    table.h.frames(3)
    assert "No hint for this one." in read(table)


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
    assert isinstance(hint, Hint) and hint.number == 7 and hint.steps
