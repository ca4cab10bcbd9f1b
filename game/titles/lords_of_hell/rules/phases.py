"""The round and its open phases, which run for everyone at once until all are ready (LOH section 4)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import STAY, SeatStep, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Space
from game.titles.lords_of_hell.rules import (
    battles,
    cues,
    market,
    obligations,
    plays,
    ring,
    rituals,
    tabling,
    window_plays,
)
from game.titles.lords_of_hell.rules.beats import OpenBeat
from game.titles.lords_of_hell.rules.cards import FLED, IN_HELL, WOUNDED
from game.titles.lords_of_hell.rules.init import Init
from game.titles.lords_of_hell.rules.plays import AnyPlay
from game.titles.lords_of_hell.rules.refusals import why_not
from game.titles.lords_of_hell.rules.state import State
from game.titles.lords_of_hell.rules.status import Victory


class Round(Step, frozen=True, tag="round"):
    """One round: the phases in order (LOH-4.1), and then the next."""

    def run(self, match: Match) -> Ask | None:
        match.then(
            Init(),
            *(Phase("tabling"), obligations.FallDue("tabling_end"), tabling.EarthClose()),
            battles.BattlesBegin(),
            *(Phase("rituals"), Victory()),
            Phase("council"),
            ring.Ring(),
            Phase("finishing"),
            Round(),
        )
        return None


class Phase(Step, frozen=True, tag="phase"):
    """An open phase: what comes at its start, the phase, its closing beat, its end (LOH-4.4)."""

    name: str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.phase, s.ready = self.name, 0
        s.asks += 1
        match.beat()
        match.cue(cues.Phase(phase=self.name, round=s.round))
        if self.name == "tabling":
            s.carried = s.sideways[:]
            s.sideways.clear()
        if self.name == "finishing":
            _homeward(match, s)
            obligations.no_overlord(match, s)
        if self.name == "council":
            rituals.come_home(match, s)
        due = (obligations.Watch(),) if self.name == "tabling" else (obligations.FallDue(self.name),)
        if self.name == "rituals":
            match.then(Open(self.name, s.asks), OpenBeat(self.name), obligations.Watch(), Close(), rituals.Castings())
        else:
            match.then(*due, Open(self.name, s.asks), OpenBeat(self.name), obligations.Watch(), Close())
        return None


def _homeward(match: Match, s: State) -> None:
    """LOH-4.50: fled and wounded devils are home in Hell."""
    for seat in range(s.seats):
        if s.body[seat] in (FLED, WOUNDED):
            s.body[seat] = IN_HELL
            match.beat()
            match.cue(cues.Home(seat=seat, cards=[], rule="LOH-4.50"))


class Open(SeatStep, frozen=True, tag="open"):
    """Everyone acts at its own pace; the journal's order is the truth (LOH-4.4, 4.5). A special or power takes the floor by
    itself, and a beat follows it (LOH-7.4, 7.6)."""

    name: str
    number: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if s.ready == (1 << s.seats) - 1:
            return None
        nouns: dict[str, Any] = {"phase": self.name, "round": s.round}
        return Ask(self.name, tuple(range(s.seats)), "open", nouns, clock=self.name, running=self.number, pace="long")

    def _own(self) -> list[Branch]:
        return [plays.line(plays.Ready)]

    def space(self, match: Match, seat: int) -> Space:
        return window_plays.space(match, match.state, seat, self.name, self._own())

    def sample(self, match: Match, seat: int, chance: Any) -> Choice:
        """Acts and answers as they come; Ready comes often enough."""
        s: State = match.state
        often = window_plays.MOSTLY if s.ready >> seat & 1 else window_plays.HALF
        return window_plays.sample(match, s, seat, self.name, self._own(), chance, often)

    def default(self, match: Match, seat: int) -> Choice:
        return plays.Ready().choice()

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        return why_not(match.state, seat, play)

    def answer(self, match: Match, seat: int, play: AnyPlay) -> bool:
        s: State = match.state
        if isinstance(play, plays.Ready):
            s.ready |= 1 << seat
            return STAY
        s.ready &= ~(1 << seat)
        other = window_plays.act(match, s, seat, play, self.name)
        if other >= 0:
            s.ready &= ~(1 << other)
        return STAY


class Close(Step, frozen=True, tag="close"):
    """The phase is over: open offers lapse (LOH-6.15)."""

    def run(self, match: Match) -> Ask | None:
        market.lapse_all(match.state)
        return None
