"""A step that asks one seat, which may also change its standing orders and who commands: the question stays then."""

from __future__ import annotations

from game.engine.agenda import STAY, Step
from game.engine.match import Match
from game.engine.spaces import Choice
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.orders import answered
from game.titles.goblin_raid.rules.refusals import why_not
from game.titles.goblin_raid.rules.state import State


class Decision(Step, frozen=True):
    """What such steps share (GOB-4.15, 6.2)."""

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        return why_not(match, seat, choice)

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool | None:
        s: State = match.state
        seat, play = plays.only(answers)
        return STAY if answered(match, s, seat, play) else self.carry_out(match, s, seat, play)

    def carry_out(self, match: Match, s: State, seat: int, play: plays.AnyPlay) -> bool | None:
        """Do what was decided."""
        raise NotImplementedError(f"step {type(self).__name__} decides nothing")
