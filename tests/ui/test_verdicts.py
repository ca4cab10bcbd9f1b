"""What the coach says of a move that was made: once, what is better; seldom, that it was good; taken back from there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from game.bots.coach import Begin, Played, Seen
from game.engine.match import Result
from game.session.coach import LATE, SELDOM, wants_remarks
from game.tabletop import coaching
from game.titles.coaching import Counsel, Nod, Remark
from game.titles.loot_and_recruit.bot import reasons as loot
from tests.ui.coach_rig import Table, press, read, thought_out


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    made = Table(monkeypatch)
    made.until_asked("turn")
    return made


def remarked(table: Table, choice: Any = None) -> None:
    """Play until the coach has a remark: somebody who ends every turn at once, and has not found out what one can do."""
    for _ in range(40):
        ask = table.table.services.update.ask
        if ask is not None and ask.space is not None and ask.kind == "turn" and not table.table.services.sent:
            table.table.send(choice or ["end_turn"])
            table.line.work()
        table.h.frames(3)
        if table.table.hints.verdict is not None:
            table.h.frames(2)
            return
        if ask is not None and ask.space is not None and ask.kind != "turn":
            table.until_asked("turn")
    raise AssertionError("no remark")


def test_a_poor_move_among_easy_bots_is_remarked_upon_once(table: Table) -> None:
    remarked(table)
    hints = table.table.hints
    assert isinstance(hints.verdict, Remark) and "After your move\nBetter: " in read(table)
    assert f"your move costs {round(100 * hints.verdict.margin)} wins in 100." in read(table)
    assert table.table.group.find("coach.back") is None, "a turn that has ended can't be taken back"
    table.h.click("coach.keep")
    table.h.frames(2)
    assert read(table) == "" and hints.verdict is None
    table.line.told.clear()
    table.until_asked("turn")
    table.table.send(["end_turn"])
    assert not [message for message in table.line.told if isinstance(message, Played)], "not twice in a few turns"


def judged(table: Table, move: Any, margin: float = 0.2) -> None:
    """Play a move, and have the coach say that ending the turn had been better."""
    table.table.send(move)
    told = [message for message in table.line.told if isinstance(message, Played)]
    assert told and told[-1].choice == move
    table.h.frames(10)
    table.line.answers.append(Remark(told[-1].number, Counsel(["end_turn"], loot.End()), margin))
    table.h.frames(3)


def first_card(table: Table) -> Any:
    ask = table.table.services.update.ask
    assert ask is not None and ask.space is not None
    return next(choice for choice in ask.space.each() if choice[0] == "play_card")


@pytest.mark.parametrize("how", ["mouse", "ring", "key"])
def test_a_move_that_can_be_taken_back_is_taken_back_from_the_remark(table: Table, how: str) -> None:
    card, before = first_card(table), table.table.services.update.view["hand"]
    judged(table, card)
    assert table.table.services.update.view["hand"] != before and table.table.hints.can_take_back
    table.h.key("u") if how == "key" else press(table, how, "coach.back")
    table.h.frames(20)
    assert table.table.services.update.view["hand"] == before and read(table) == ""


def test_what_is_kept_stays(table: Table) -> None:
    card, before = first_card(table), table.table.services.update.view["hand"]
    judged(table, card)
    press(table, "mouse", "coach.keep")
    assert table.table.services.update.view["hand"] != before and read(table) == ""


def test_only_the_move_itself_is_taken_back(table: Table) -> None:
    """A remark that comes after the next move offers to keep it alone: taking back would undo that one."""
    table.table.send(first_card(table))
    told = [message for message in table.line.told if isinstance(message, Played)][-1]
    table.h.frames(10)
    table.table.send(first_card(table))
    table.h.frames(10)
    assert table.table.services.update.ask is not None and table.table.services.update.ask.take_back
    table.line.answers.append(Remark(told.number, Counsel(["end_turn"], loot.End()), 0.2))
    table.h.frames(3)
    group = table.table.group
    assert group.find("coach.keep") is not None and group.find("coach.back") is None


def test_what_the_coach_said_itself_is_not_remarked_upon(table: Table) -> None:
    """Other worlds may favour another move; who did as they were told does not hear of it."""
    hint = thought_out(table)
    judged(table, hint.steps[0].choice)
    assert table.table.hints.verdict is None and "After your move" not in read(table)


def test_a_remark_goes_with_the_next_move(table: Table) -> None:
    judged(table, first_card(table))
    assert read(table)
    table.table.send(first_card(table))
    table.h.frames(5)
    assert read(table) == ""


@pytest.mark.parametrize(
    ("level", "aid", "wants"), [("easy", True, True), ("easy", False, False), ("normal", True, False)]
)
def test_remarks_are_for_easy_bots(monkeypatch: pytest.MonkeyPatch, level: str, aid: bool, wants: bool) -> None:
    table = Table(monkeypatch, level=level, aid=aid)
    assert wants_remarks(table.maija) is wants


# ---------------------------------------------------------------- a good word


def praised(table: Table, move: Any, margin: float = 0.2) -> None:
    """Play a move, and have the coach find it good."""
    table.table.send(move)
    told = [message for message in table.line.told if isinstance(message, Played)]
    assert told
    table.h.frames(10)
    table.line.answers.append(Nod(told[-1].number, Counsel(move, loot.End()), margin))
    table.h.frames(3)


def test_a_good_move_has_a_brief_nod_in_the_words_of_the_game(table: Table) -> None:
    praised(table, first_card(table))
    assert "After your move\nA fine bit of business!" in read(table) and "your move gains 20 wins in 100." in read(
        table
    )
    group = table.table.group
    assert group.find("coach.keep") is None and group.find("coach.back") is None, "nothing is asked"
    table.h.seconds(coaching.NOD_S + 1)
    assert read(table) == "", "it goes by itself"


def test_a_nod_goes_with_the_next_move(table: Table) -> None:
    praised(table, first_card(table))
    table.table.send(first_card(table))
    table.h.frames(5)
    assert read(table) == ""


def test_nods_are_seldom(table: Table) -> None:
    coach = table.feed.coach
    assert coach is not None
    update = table.table.services.update
    heard = []
    for _ in range(3 * SELDOM):
        coach.moved()
        assert update.ask is not None
        coach.judge(update.view, update.ask, ["end_turn"])
        table.line.answers.append(Nod(coach._moves, Counsel(["end_turn"], loot.End()), 0.2))
        coach.poll()
        heard.append(coach.take_verdict() is not None)
    assert sum(heard) == 3 and heard.index(True) == 0


def test_a_nod_that_comes_late_or_into_a_hint_is_not_given(table: Table) -> None:
    coach = table.feed.coach
    assert coach is not None
    table.table.send(first_card(table))
    table.h.frames(10)
    table.table.send(first_card(table))
    table.h.frames(10)
    table.line.answers.append(Nod(coach._moves - 1, Counsel(["end_turn"], loot.End()), 0.2))
    table.h.frames(3)
    assert read(table) == ""
    thought_out(table)
    table.line.answers.append(Nod(coach._moves, Counsel(["end_turn"], loot.End()), 0.2))
    table.h.frames(3)
    assert "fine bit of business" not in read(table) and table.table.hints.shown is not None


def test_a_remark_that_comes_long_after_is_left_out(table: Table) -> None:
    coach = table.feed.coach
    assert coach is not None
    for ago in (LATE + 1, LATE):
        for _ in range(ago):
            coach.moved()
        table.line.answers.append(Remark(coach._moves - ago, Counsel(["end_turn"], loot.End()), 0.2))
        coach.poll()
        assert (coach.take_verdict() is not None) == (ago == LATE)


def test_an_answer_to_an_open_question_that_was_given_anew_is_not_spoken_of(table: Table) -> None:
    coach, update = table.feed.coach, table.table.services.update
    assert coach is not None and update.ask is not None
    asked = msgspec.structs.replace(update.ask, mode="open")
    for _ in range(2):
        coach.moved()
        coach.judge(update.view, asked, ["end_turn"])
    first, second = (one.number for one in table.line.told[-2:] if isinstance(one, Played))
    for number, spoken in ((first, False), (second, True)):
        table.line.answers.append(Remark(number, Counsel(["end_turn"], loot.End()), 0.2))
        coach.poll()
        assert (coach.take_verdict() is not None) == spoken


@pytest.mark.parametrize(
    ("unit", "margin", "said"),
    [
        ("wins", 0.014, "your move costs 1 win in 100."),
        ("party", 0.06, "your move lowers your chances and the group's by 6 in 100."),
        ("points", 3.4, "your move costs about 3 points."),
    ],
)
def test_a_remark_says_what_it_counts(table: Table, unit: str, margin: float, said: str) -> None:
    table.table.send(first_card(table))
    table.h.frames(10)
    coach = table.feed.coach
    assert coach is not None
    table.line.answers.append(Remark(coach._moves, Counsel(["end_turn"], loot.End()), margin, unit))
    table.h.frames(3)
    assert said in read(table)


# ---------------------------------------------------------------- awake


def test_the_coach_is_awake_before_anything_is_asked_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is there from the first question on, and has been told all that was shown."""
    table = Table(monkeypatch, "battlegoats")
    table.h.frames(60)
    told = table.line.told
    assert isinstance(told[0], Begin) and all(isinstance(one, Seen) for one in told[1:])
    table.until_asked("orders")
    last = [one for one in told if isinstance(one, Seen)][-1]
    assert last.view == table.table.services.update.view


def test_it_goes_with_the_match(table: Table) -> None:
    table.feed.add(replace(table.table.services.update, result=Result("over", (1,), (2, 1))))
    assert table.line.is_closed and table.feed.coach is None and table.table.coach() is None
