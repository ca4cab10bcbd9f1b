"""Thought over candidates: a title names them, imagined worlds tell them apart.

Every candidate is played on in the same worlds with the same chance, by the title's quick policy, to the next reckoning
that the budget names, and valued there. What lies clearly behind in these pairs is dropped early, so that the thought goes
to what is close. The policy's own choice, the first candidate, stays unless another is clearly better.

World n and its chance follow from the seed and n alone: the same seed and budget lead to the same choice, however the
thought is sliced.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from itertools import islice
from math import inf, sqrt
from typing import Any

from game.bots.worlds import Worlds
from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.cues import SeatCue
from game.engine.match import Match
from game.engine.rules import Rules, View
from game.engine.spaces import Choice
from game.titles.bot_contract import Bot, Budget, Hints, Memory

FEWEST = 4
"""Worlds before anything is dropped, where a budget names no number."""
FEW = 12
"""Worlds below which the policy's own choice needs two standard errors to be beaten, from there on one."""
MOST_PLAYS = 5_000
"""Plays after which a playout is cut off, whatever the title says of its reckonings."""


class Comparison:
    """Which of several candidates does best in the same worlds. The first is kept unless it is clearly beaten.

    From `fewest` worlds on, what lies behind the best by more than `sure` standard errors of the paired difference is dropped."""

    def __init__(self, candidates: int, fewest: int = FEWEST, sure: float = 1.0) -> None:
        self.left = list(range(candidates))
        self.worlds = 0
        self.fewest, self.sure = fewest, sure
        self._values: list[list[float]] = [[] for _ in range(candidates)]

    def add(self, values: Sequence[float]) -> None:
        """Take in one more world: a value for each candidate that is `left`, in that order."""
        for candidate, value in zip(self.left, values):
            self._values[candidate].append(value)
        self.worlds += 1
        if self.worlds >= self.fewest:
            self._drop()

    def best(self) -> int:
        """The first candidate while it stands, else the one with the best mean."""
        leader = self._leader()
        kept = 0 in self.left and (self.worlds < self.fewest or leader == 0 or not self._is_beaten(0, leader, 1.0))
        return 0 if kept else leader

    def lead(self, one: int, other: int) -> float:
        """By how much `one` does better than `other` in the worlds that both were played in; 0.0 where there are none."""
        pairs = [a - b for a, b in zip(self._values[one], self._values[other])]
        return sum(pairs) / len(pairs) if pairs else 0.0

    def error(self, one: int, other: int) -> float:
        """The standard error of that lead; infinite below two worlds."""
        pairs = [a - b for a, b in zip(self._values[one], self._values[other])]
        return standard_error(pairs) if len(pairs) > 1 else inf

    def mean(self, candidate: int) -> float:
        """What it comes to in the worlds that it was played in; 0.0 where there are none."""
        values = self._values[candidate]
        return sum(values) / len(values) if values else 0.0

    def _leader(self) -> int:
        return max(self.left, key=lambda candidate: (sum(self._values[candidate]), -candidate))

    def _drop(self) -> None:
        leader = self._leader()
        self.left = [one for one in self.left if one == leader or not self._is_beaten(one, leader, self.sure)]

    def _is_beaten(self, candidate: int, leader: int, sure: float) -> bool:
        """Whether it lies behind by more than so many standard errors of the paired difference; equals are one too many.
        The first needs two of them while worlds are few."""
        pairs = [a - b for a, b in zip(self._values[leader], self._values[candidate])]
        n = len(pairs)
        mean = sum(pairs) / n
        error = standard_error(pairs)
        if candidate == 0:
            return mean > (sure if n >= FEW else max(2.0, sure)) * error
        return mean >= sure * error


def standard_error(values: Sequence[float]) -> float:
    """Of the mean of two or more."""
    n, mean = len(values), sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


Line = Generator[None, None, float]
"""A playout under way, one play at a time; what comes back at its end is what it comes to."""


class Playout:
    """How a title's matches are played on in thought."""

    def __init__(self, hints: Hints, budget: Budget, memory: Memory) -> None:
        self.hints = hints
        self.budget = budget
        self.memory = memory

    def value(self, match: Match, seat: int, choice: Choice, seed: str) -> float:
        """What `choice` comes to for `seat`. The match is used up; chance and minds are drawn from `seed`."""
        line = self.line(match, seat, choice, seed)
        while True:
            try:
                next(line)
            except StopIteration as end:
                return float(end.value)

    def line(self, match: Match, seat: int, choice: Choice, seed: str) -> Line:
        """The same play by play."""
        hints = self.hints
        match.chance = hints.chance(seed)
        minds = [self._mind(n, f"{seed}:{n}") for n in range(match.seats)]
        plays, ends = self._end(match)
        match.take(seat, choice)
        reckonings = hints.reckonings
        while match.result is None and plays > 0 and (reckonings is None or reckonings(match) < ends):
            other = self._to_move(match)
            if hints.policy is None:
                match.take(other, match.sample(other, match.chance))
            else:
                match.take(other, hints.policy(match, other, minds[other]))
            plays -= 1
            yield
        return outcome(match)[seat] if hints.value is None else hints.value(match)[seat]

    def _end(self, match: Match) -> tuple[int, float]:
        """How many plays to go on at most, and up to which reckoning."""
        horizon = self.budget.horizon
        if not horizon:
            return MOST_PLAYS, inf
        if self.hints.reckonings is None:
            return horizon, inf
        return MOST_PLAYS, self.hints.reckonings(match) + horizon

    def _mind(self, seat: int, seed: str) -> Any:
        chance = FastChance(seed)
        return chance if self.hints.minds is None else self.hints.minds(seat, chance, self.memory)

    @staticmethod
    def _to_move(match: Match) -> int:
        waiting = match.waiting_for()
        if match.ask is not None and match.ask.mode == "open":
            return match.chance.pick("open", waiting)
        return waiting[0]


def outcome(match: Match) -> list[float]:
    """Return what the result is worth to each seat, 0 to 1; a half where there is none yet, or where all are alike."""
    result = match.result
    if result is None:
        return [0.5] * match.seats
    if not result.winners:
        return [0.5 if len(set(result.places)) == 1 else 0.0] * match.seats
    share = 1.0 if len(result.winners) == 1 else 0.5 + 0.5 / len(result.winners)
    return [share if seat in result.winners else 0.0 for seat in range(match.seats)]


class CandidateThought:
    """One decision under way: so many candidates, compared until the budget is used up."""

    def __init__(
        self,
        candidates: Sequence[Choice],
        world: Callable[[int], Match],
        line: Callable[[Match, Choice, int], Line],
        budget: Budget,
    ) -> None:
        self.candidates = candidates
        self.comparison = Comparison(len(candidates), budget.fewest, budget.sure)
        self._world, self._begin = world, line
        self._left = budget.playouts
        self._seconds = inf if budget.seconds is None else budget.seconds
        self._match: Match | None = None
        self._values: list[float] = []
        """Of the world under way."""
        self._line: Line | None = None

    def extend(self, playouts: int) -> None:
        """Have so many playouts, in all worlds, none of them left out."""
        self._left = playouts
        self.comparison.fewest = playouts

    def look(self, world: Callable[[int], Match]) -> None:
        """Go on with other worlds from the next one on: something has happened that leaves the candidates as they are."""
        self._world = world

    def step(self, seconds: float) -> Choice | None:
        """Think on for about so long; return the choice once it is made."""
        started = time.perf_counter()
        while not self._is_done():
            self._play_one()
            spent = time.perf_counter() - started
            if spent >= self._seconds:
                break
            if spent >= seconds:
                self._seconds -= spent
                return None
        return self.conclude()

    def conclude(self) -> Choice:
        """Return what is best by the worlds played so far."""
        self._left = 0
        return self.candidates[self.comparison.best()]

    def ranked(self) -> list[tuple[Choice, float]]:
        """Return all candidates, the chosen one first and then by how near they come to it, each with how far it lies behind."""
        best = self.comparison.best()
        behind = [(self.comparison.lead(best, n), n) for n in range(len(self.candidates)) if n != best]
        return [(self.candidates[best], 0.0), *((self.candidates[n], gap) for gap, n in sorted(behind))]

    @property
    def worth(self) -> float | None:
        """What the chosen one comes to in the mean of its worlds; None where too few were played to compare anything."""
        comparison = self.comparison
        return None if comparison.worlds < FEWEST else comparison.mean(comparison.best())

    def _is_done(self) -> bool:
        left = len(self.comparison.left)
        return not self._values and self._line is None and (self._left < left or left == 1)

    def _play_one(self) -> None:
        """The next play of the playout under way, or of the next candidate in this world or in the next one."""
        comparison = self.comparison
        if self._line is None:
            if self._match is None:
                self._match = self._world(comparison.worlds)
            choice = self.candidates[comparison.left[len(self._values)]]
            self._line = self._begin(self._match.copy(), choice, comparison.worlds)
        try:
            next(self._line)
        except StopIteration as end:
            self._values.append(float(end.value))
            self._left -= 1
            self._line = None
        else:
            return
        if len(self._values) == len(comparison.left):
            comparison.add(self._values)
            self._match, self._values = None, []


class ThinkingBot(Bot):
    """A player that compares the candidates of its title in imagined worlds."""

    def __init__(
        self,
        rules: Rules,
        seat: int,
        options: dict[str, Any],
        kinds: tuple[str, ...],
        seed: int | str,
        hints: Hints,
        budget: Budget,
    ) -> None:
        make = hints.memory
        self.seat = seat
        self.hints = hints
        self.budget = budget
        self.memory = Memory() if make is None else make(seat, options, kinds, seed)
        self.labels = self.memory.labels
        self._worlds = Worlds(rules, seat, options, kinds, self.memory)
        self._chance = FastChance(f"thinker:{seat}:{seed}")
        self._last: tuple[int, CandidateThought] | None = None
        """What was thought last, by its ask."""
        self._unsaid: tuple[int, CandidateThought] | None = None

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self.memory.observe(view, cues)

    def at_once(self, ask: SeatAsk) -> Choice | None:
        return self.memory.at_once(ask)

    def curious(self, view: View, ask: SeatAsk) -> bool:
        return self.memory.curious(view, ask)

    def known(self, view: View) -> View:
        return self.memory.known(view)

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        return self.start(view, ask).step(inf)

    def start(self, view: View, ask: SeatAsk) -> CandidateThought:
        """Begin to think: `step` of what comes back goes on with it. A thought that came to nothing (`unsaid`) goes on where the
        same choices are still to be compared. Raises ValueError when nothing is asked."""
        space = ask.space
        if space is None:
            raise ValueError("nothing is asked of this seat")
        root = self.hints.root
        named = root(view, ask, self.seat, self.memory, self._chance) if root is not None else None
        if named is None:
            named = [ask.default] if ask.mode == "open" else list(islice(space.each(), self.budget.playouts))
        candidates = [choice for choice in named if space.contains(choice)] or [ask.default]
        before, self._unsaid = self._unsaid, None
        if before is not None and before[0] == ask.id and before[1].candidates == candidates:
            before[1].look(self._imagined(view, ask))
            self._last = before
        else:
            self._last = ask.id, self.compare(view, ask, candidates)
        return self._last[1]

    @property
    def thoughts(self) -> tuple[object, ...]:
        """What it has thought and may go on with: nothing of it can be copied."""
        return tuple(one for one in (self._last, self._unsaid) if one is not None)

    def unsaid(self) -> None:
        self._unsaid, self._last = self._last, None
        self.memory.unsaid()

    def _imagined(self, view: View, ask: SeatAsk) -> Callable[[int], Match]:
        """Worlds that fit what is seen now, by number."""
        seed = f"{self._chance.below('seed', 1 << 48)}"
        return lambda n: self._worlds.imagine(view, ask, FastChance(f"{seed}:{n}"))

    def compare(
        self, view: View, ask: SeatAsk, candidates: Sequence[Choice], budget: Budget | None = None
    ) -> CandidateThought:
        """Begin to think about these choices alone, with another budget where one is given. The first is kept unless another is
        clearly better."""
        budget = budget or self.budget
        seed = f"{self._chance.below('line', 1 << 48)}"
        playout = Playout(self.hints, budget, self.memory)
        return CandidateThought(
            candidates,
            self._imagined(view, ask),
            lambda match, choice, n: playout.line(match, self.seat, choice, f"{seed}:{n}"),
            budget,
        )
