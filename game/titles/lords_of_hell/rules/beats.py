"""Reactions: beats, holds and the floor (LOH section 7). Everybody is asked the same, whatever they hold."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import STAY, SeatStep, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, Space
from game.titles.lords_of_hell.rules import cues, plays, specials
from game.titles.lords_of_hell.rules.cards import EMPTY_HOLDS
from game.titles.lords_of_hell.rules.plays import AnyPlay
from game.titles.lords_of_hell.rules.state import State


def open_beat(match: Match, s: State, window: str) -> None:
    """A new beat: nobody has passed (LOH-7.3). Whatever is open below it waits."""
    s.passed, s.queue = 0, []
    s.plans = [[] for _ in s.plans]
    s.asks += 1
    match.then(Beat(window, s.asks))


def _holds(s: State, seat: int, window: str) -> list[Branch]:
    """The holds a seat may make: with a play chosen already, or (three empty ones a round) without (LOH-7.7, 7.9)."""
    if seat in s.queue:
        return []
    out = [plays.line(plays.Hold)] if s.empty_holds[seat] < EMPTY_HOLDS else []
    for branch in specials.branches(s, seat, window):
        out.append(plays.line(plays.Hold, (branch.verb, *branch.nouns), branch.parts))
    return out


class OpenBeat(Step, frozen=True, tag="open_beat"):
    """Where the sequence of play has a beat (LOH-7.4)."""

    window: str

    def run(self, match: Match) -> Ask | None:
        open_beat(match, match.state, self.window)
        return None


class Beat(SeatStep, frozen=True, tag="beat"):
    """Every seat may pass or say Stop; it is over when all have passed (LOH-7.3 to 7.5)."""

    window: str
    number: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if s.passed == (1 << s.seats) - 1:
            return None
        nouns = {"window": self.window}
        clock = "predice_beat" if self.window == "battle_predice" else "beat"
        return Ask("beat", tuple(range(s.seats)), "open", nouns, clock=clock, running=self.number, pace="quick")

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return Menu((plays.line(plays.Pass), *(() if s.passed >> seat & 1 else _holds(s, seat, self.window))))

    def default(self, match: Match, seat: int) -> Choice:
        return plays.Pass().choice()

    def sample(self, match: Match, seat: int, chance: Any) -> Choice:
        """Mostly passes: a beat of random holds would never end."""
        return plays.Pass().choice() if chance.below("sample", 40) else self.space(match, seat).sample(chance)

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        s: State = match.state
        if play == plays.Hold() and s.empty_holds[seat] >= EMPTY_HOLDS:
            return "hold_spent"
        return "no_window"

    def answer(self, match: Match, seat: int, play: AnyPlay) -> bool:
        s: State = match.state
        if isinstance(play, plays.Hold):
            stop(match, s, seat, play, self.window)
        else:
            s.passed |= 1 << seat
        return STAY


def stop(match: Match, s: State, seat: int, play: plays.Hold, window: str) -> None:
    """The first Stop in a beat or an open window opens the floor (LOH-7.5)."""
    s.queue = []
    join(match, s, seat, play)
    match.then(Floor(seat, window, s.effects, s.asks))


def join(match: Match, s: State, seat: int, play: plays.Hold) -> None:
    """A seat says Stop and stands in the queue (LOH-7.5)."""
    s.queue.append(seat)
    s.plans[seat] = play.choice()[1:]
    s.asks += 1
    match.beat()
    match.cue(cues.Stop(seat=seat, place=len(s.queue)))


class Floor(SeatStep, frozen=True, tag="floor"):
    """The first in the queue plays one thing or releases; the others may only say Stop and wait (LOH-7.5 to 7.10)."""

    seat: int
    window: str
    effects: int
    """Serial of the last effect when the first Stop came: whether something was played since."""
    number: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        plan = s.plans[self.seat]
        if plan:
            s.plans[self.seat] = []
            match.then(FloorEnds(self.seat, self.window, self.effects))
            if self._plays(s).contains(plan):
                specials.perform(match, s, self.seat, plays.read(plan))
            return None
        nouns = {"seat": self.seat, "window": self.window}
        return Ask("floor", tuple(range(s.seats)), "open", nouns, clock="hold_floor", running=self.number)

    def _plays(self, s: State) -> Menu:
        return Menu((plays.line(plays.Release), *specials.branches(s, self.seat, self.window)))

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        if seat == self.seat:
            return self._plays(s)
        return Menu((plays.line(plays.Wait), *_holds(s, seat, self.window)))

    def default(self, match: Match, seat: int) -> Choice:
        return plays.Release().choice() if seat == self.seat else plays.Wait().choice()

    def sample(self, match: Match, seat: int, chance: Any) -> Choice:
        return self.space(match, seat).sample(chance) if seat == self.seat else plays.Wait().choice()

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        return "no_window" if seat == self.seat else "floor_taken"

    def answer(self, match: Match, seat: int, play: AnyPlay) -> bool | None:
        s: State = match.state
        if seat != self.seat:
            if isinstance(play, plays.Hold):
                join(match, s, seat, play)
            return STAY
        match.then(FloorEnds(self.seat, self.window, self.effects))
        if isinstance(play, plays.Special):
            specials.perform(match, s, seat, play)
        else:
            s.empty_holds[seat] += 1
            match.beat()
            match.cue(cues.Released(seat=seat))
        return None


class FloorEnds(Step, frozen=True, tag="floor_ends"):
    """When the effect is done the floor goes to the next in the queue; after the last, a new beat opens if something was
    played, otherwise the beat goes on with the holders counted as passed (LOH-7.5)."""

    seat: int
    window: str
    effects: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.queue.remove(self.seat)
        s.passed |= 1 << self.seat
        s.asks += 1
        after: list[Step] = []
        if s.queue:
            after.append(Floor(s.queue[0], self.window, self.effects, s.asks))
        elif s.effects != self.effects:
            after.append(OpenBeat(self.window))
        match.then(*after)
        return None
