"""The round and its open phases, which run for everyone at once until all are ready (LOH section 4)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import STAY, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, Space
from game.titles.lords_of_hell import duties, market, ring, rituals, specials, tabling
from game.titles.lords_of_hell.beats import OpenBeat
from game.titles.lords_of_hell.cards import FLED, IN_HELL, WOUNDED
from game.titles.lords_of_hell.init import Init
from game.titles.lords_of_hell.refusals import why_not
from game.titles.lords_of_hell.state import State
from game.titles.lords_of_hell.status import Victory

READY = "ready"


class Round(Step, frozen=True, tag="round"):
    """One round: the phases in order (LOH-4.1), and then the next."""

    def run(self, match: Match) -> Ask | None:
        match.then(
            Init(),
            *(Phase("tabling"), duties.FallDue("tabling_end"), tabling.EarthClose()),
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
        if not match.quiet:
            match.beat()
            match.cue("phase", "LOH-4.1", phase=self.name, round=s.round)
        if self.name == "tabling":
            s.carried = s.sideways[:]
            s.sideways.clear()
        if self.name == "finishing":
            _homeward(match, s)
            duties.no_overlord(match, s)
        if self.name == "council":
            rituals.come_home(match, s)
        due = (duties.Watch(),) if self.name == "tabling" else (duties.FallDue(self.name),)
        if self.name == "rituals":
            match.then(Open(self.name, s.asks), OpenBeat(self.name), Close(), rituals.Castings())
        else:
            match.then(*due, Open(self.name, s.asks), OpenBeat(self.name), Close())
        return None


def _homeward(match: Match, s: State) -> None:
    """LOH-4.50: fled and wounded devils are home in Hell."""
    for seat in range(s.seats):
        if s.body[seat] in (FLED, WOUNDED):
            s.body[seat] = IN_HELL
            if not match.quiet:
                match.beat()
                match.cue("home", "LOH-4.50", seat=seat, cards=[])


class Open(Step, frozen=True, tag="open"):
    """Everyone acts at its own pace; the journal's order is the truth (LOH-4.4, 4.5). A special or power takes the floor by
    itself, and a beat follows it (LOH-7.4, 7.6)."""

    name: str
    number: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if s.ready == (1 << s.seats) - 1:
            return None
        nouns: dict[str, Any] = {"phase": self.name, "round": s.round}
        return Ask(self.name, tuple(range(s.seats)), "open", nouns, clock=self.name, running=self.number, pace="long")

    def _acts(self, s: State, seat: int) -> list[Branch]:
        return [Branch(READY), *tabling.branches(s, seat), *specials.branches(s, seat, self.name)]

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return Menu((*self._acts(s, seat), *market.branches(match, s, seat)))

    def sample(self, match: Match, seat: int, chance: Any) -> Choice:
        """Acts and answers as they come; offers that say nothing much are left out, and Ready comes often enough."""
        s: State = match.state
        if chance.below("sample", 4) == 0:
            return [READY]
        acts = [*self._acts(s, seat), *(b for b in market.branches(match, s, seat) if b.verb != market.OFFER)]
        return Menu(tuple(acts)).sample(chance)

    def default(self, match: Match, seat: int) -> Choice:
        return [READY]

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        return why_not(match.state, seat, choice)

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool:
        s: State = match.state
        ((seat, choice),) = answers.items()
        if choice == [READY]:
            s.ready |= 1 << seat
            return STAY
        s.ready &= ~(1 << seat)
        match.then(duties.Watch())
        if choice[0] in specials.VERBS:
            match.then(OpenBeat(self.name))
            specials.perform(match, s, seat, choice)
        elif choice[0] in tabling.VERBS:
            tabling.act(match, s, seat, choice)
        elif market.act(match, s, seat, choice):
            offer = next(offer for offer in s.offers if offer.id == choice[1])
            s.ready &= ~(1 << offer.by)
        return STAY


class Close(Step, frozen=True, tag="close"):
    """The phase is over: open offers lapse (LOH-6.15)."""

    def run(self, match: Match) -> Ask | None:
        market.lapse_all(match.state)
        return None
