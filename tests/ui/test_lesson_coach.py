"""Whoever goes their own way in a lesson hears one thing of it from the guide, where there is something to say."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.coach import Played
from game.scenes.lesson_table import LessonTable
from game.titles.coaching import Counsel, Nod, Remark
from game.titles.loot_and_recruit.bot import reasons as loot
from tests.ui.coach_rig import DeskLine
from tests.ui.test_lessons import Pupil

USUAL = "You can do that, and it counts."


class Coached(Pupil):
    """A pupil of Loot & Recruit, at a turn, whose guide thinks at a desk of ours."""

    def __init__(self, **settings: Any) -> None:
        super().__init__("loot_and_recruit", at=2, **settings)
        self.line = DeskLine()
        self.harness.frames(1)
        self.table._coach.coach._open_line = lambda: self.line
        assert self.until_asked() == "step"

    def stray(self) -> None:
        """End the turn, whatever the lesson asks for."""
        self.table.send(["end_turn"])

    @property
    def said(self) -> str:
        guide = self.table.guide
        assert guide is not None
        assert guide.slip.heading == "Your own way"
        return guide.slip.text

    @property
    def number(self) -> int:
        return [message for message in self.line.told if isinstance(message, Played)][-1].number


def test_nothing_is_thought_of_what_the_lesson_asks_for() -> None:
    pupil = Coached()
    step = pupil.table.page.step
    assert step is not None and step.plays
    pupil.table.send(step.plays[0])
    pupil.harness.frames(5)
    assert not pupil.line.told, "no process is started"


def test_a_poor_move_of_ones_own_is_remarked_upon_by_the_guide() -> None:
    pupil = Coached()
    pupil.stray()
    pupil.line.work()
    assert pupil.until_asked() == "strayed"
    assert pupil.said.startswith("Better: ") and "By a hard bot's count, your move costs" in pupil.said
    ways = [widget.id for widget in pupil.table.guide.group]  # type: ignore[union-attr]
    assert "lesson.again" in ways and "lesson.skip" in ways


def test_where_there_is_nothing_to_say_the_slate_says_what_it_said() -> None:
    pupil = Coached()
    pupil.stray()
    assert pupil.until_asked() == "strayed" and pupil.said.startswith(USUAL)


@pytest.mark.parametrize(("aid", "said"), [(True, "A fine bit of business!"), (False, USUAL)])
def test_it_goes_with_the_next_move_and_is_off_with_the_tips(aid: bool, said: str) -> None:
    pupil = Coached(aid=aid)
    pupil.stray()
    assert pupil.until_asked() == "strayed"
    pupil.line.answers.append(Nod(pupil.number, Counsel(["end_turn"], loot.End()), 0.2))
    pupil.harness.frames(3)
    assert pupil.said.startswith(said)
    pupil.stray()
    pupil.harness.frames(3)
    assert pupil.until_asked() == "strayed" and pupil.said.startswith(USUAL)


def test_not_twice_in_a_few_turns() -> None:
    pupil = Coached()
    for number in range(3):
        pupil.stray()
        assert pupil.until_asked() == "strayed"
        table = pupil.table
        pupil.line.answers.append(Remark(table._coach.coach._moves, Counsel(["end_turn"], loot.End()), 0.2))
        pupil.harness.frames(3)
        assert pupil.said.startswith("Better: ") == (number == 0)


def test_the_process_ends_with_the_lesson() -> None:
    pupil = Coached()
    pupil.stray()
    pupil.harness.frames(2)
    table = pupil.table
    assert isinstance(table, LessonTable) and not pupil.line.is_closed
    table.stack.go_home()
    pupil.harness.frames(3)
    assert pupil.line.is_closed
