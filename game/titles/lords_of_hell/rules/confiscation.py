"""A captor takes artifacts of the devil it captures (LOH-9.6)."""

from __future__ import annotations

from game.engine.agenda import SeatStep
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Choice, Pick, Space
from game.titles.lords_of_hell.rules.items import Tabled
from game.titles.lords_of_hell.rules.state import State
from game.titles.lords_of_hell.rules.trade_bundles import carry


class Confiscate(SeatStep, frozen=True, tag="confiscate"):
    """The captor takes any artifacts of a devil it has captured, and they are tabled with it. Time-out: all (LOH-9.6)."""

    captor: int
    captive: int
    number: int
    plays = list[int]

    def run(self, match: Match) -> Ask | None:
        if not match.state.artifacts[self.captive]:
            return None
        nouns = {"seat": self.captor, "of": self.captive}
        return Ask("confiscate", (self.captor,), nouns=nouns, clock="card_choice", running=self.number)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return Pick(tuple(s.artifacts[self.captive]), 0, len(s.artifacts[self.captive]))

    def default(self, match: Match, seat: int) -> Choice:
        s: State = match.state
        return s.artifacts[self.captive][:]

    def answer(self, match: Match, seat: int, play: list[int]) -> None:
        s: State = match.state
        pieces = [Tabled(card) for card in play]
        carry(match, s, self.captive, self.captor, pieces, "LOH-9.6")
