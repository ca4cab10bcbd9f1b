"""Information-set Monte Carlo tree search over imagined matches, for any title.

Every iteration takes a world that fits what the seat knows (`imagine`), walks down one tree of the root seat's
information by UCT over the choices that are legal in this world, adds one node, plays on by a light policy and brings
the result back. Large spaces open up step by step (progressive widening). Seats that answer one ask in secret play by
the policy: what they choose is no branch of anybody's tree.

Deterministic for a number of iterations and a seed; with a time limit it stops at the limit.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import islice
from math import log, sqrt
from typing import Any

from game.bots.thinker import outcome
from game.bots.worlds import Worlds
from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance, FastChance
from game.engine.cues import SeatCue
from game.engine.match import Match
from game.engine.rules import Rules, View
from game.engine.spaces import Choice
from game.titles.bot_contract import Bot, Hints, Memory

LISTED = 400
"""A space with more choices is sampled, not listed."""


class Node:
    """A place in the tree: the choices tried from here, and what they brought to the seat that chose."""

    __slots__ = ("choice", "kids", "seen", "total", "visits")

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.kids: dict[Any, Node] = {}
        self.visits = 0
        self.seen = 0
        self.total = 0.0


class Search:
    """One tree for one decision of `seat`; `world()` gives a match of its own for each iteration. `first`: the choices worth
    a thought at its root, best first."""

    def __init__(
        self,
        world: Callable[[], Match],
        seat: int,
        hints: Hints,
        chance: AnyChance,
        first: list[Choice] | None = None,
        memory: Memory | None = None,
    ) -> None:
        self.world = world
        self.seat = seat
        self.hints = hints
        self.chance = chance
        self.root = Node(None)
        self.first = first
        self.memory = memory
        self.iterations = 0
        self._minds: dict[int, Any] = {}

    def run(self, iterations: int, seconds: float | None = None) -> None:
        """Think: so many iterations, or until the time is up."""
        end = None if seconds is None else time.perf_counter() + seconds
        for _ in range(iterations):
            self.iterate(self.world())
            if end is not None and time.perf_counter() >= end:
                break

    def iterate(self, match: Match) -> None:
        """One walk down the tree, one new node, one result brought back."""
        node = self.root
        path: list[tuple[int, Node]] = []
        self.iterations += 1
        while match.result is None:
            seat = self._to_move(match)
            if seat < 0:
                continue
            kid, fresh = self._select(node, match, seat)
            path.append((seat, kid))
            match.take(seat, kid.choice)
            node = kid
            if fresh:
                break
        self._bring_back(match, path)

    def _bring_back(self, match: Match, path: list[tuple[int, Node]]) -> None:
        values = self._play_on(match)
        self.root.visits += 1
        for seat, node in path:
            node.visits += 1
            node.total += values[seat]

    def best(self) -> Choice:
        """The choice thought about most; of equals, the better one."""
        if not self.root.kids:
            raise ValueError("no thought was given")
        return max(self.root.kids.values(), key=lambda kid: (kid.visits, kid.total)).choice

    def _to_move(self, match: Match) -> int:
        """The seat whose choice is a branch; -1 when others answered in secret by the policy instead."""
        ask = match.ask
        assert ask is not None
        seats = ask.seats
        if len(seats) == 1:
            return seats[0]
        answered = match.answers
        if ask.mode == "open":
            return self.seat if self.seat in seats else seats[self.chance.below("", len(seats))]
        if self.seat in seats and self.seat not in answered:
            return self.seat
        seat = next(seat for seat in seats if seat not in answered)
        match.take(seat, self._quick(match, seat))
        return -1

    def _choices(self, node: Node, match: Match, seat: int) -> list[Choice]:
        if node is self.root and self.first:
            return self.first
        if self.hints.moves is not None:
            return self.hints.moves(match, seat, self.chance)
        space = match.space(seat)
        if space.count() <= LISTED:
            return list(space.each())
        return [space.sample(self.chance) for _ in range(8)]

    def _select(self, node: Node, match: Match, seat: int) -> tuple[Node, bool]:
        """A branch that is legal in this world, and whether it is new."""
        choices = self._choices(node, match, seat)
        kids = node.kids
        room = len(kids) < self.hints.widening * sqrt(node.visits) + 1
        legal: list[Node] = []
        untried: list[Choice] = []
        for choice in choices:
            kid = kids.get(choice if type(choice) is int else repr(choice))
            if kid is None:
                untried.append(choice)
            else:
                legal.append(kid)
        if untried and (room or not legal):
            choice = (
                untried[0]
                if self.hints.moves is not None or choices is self.first
                else untried[self.chance.below("", len(untried))]
            )
            kid = kids[choice if type(choice) is int else repr(choice)] = Node(choice)
            kid.seen = 1
            return kid, True
        explore = self.hints.explore
        best, top = legal[0], -1.0
        for kid in legal:
            kid.seen += 1
            n = kid.visits
            score = kid.total / n + explore * sqrt(log(kid.seen) / n) if n else 1e9
            if score > top:
                best, top = kid, score
        return best, False

    def _quick(self, match: Match, seat: int) -> Choice:
        policy = self.hints.policy
        if policy is None:
            return match.sample(seat, self.chance)
        if seat not in self._minds:
            make = self.hints.minds
            self._minds[seat] = self.chance if make is None else make(seat, self.chance, self.memory)
        return policy(match, seat, self._minds[seat])

    def _play_on(self, match: Match) -> Sequence[float]:
        horizon, value = self.hints.horizon, self.hints.value
        left = horizon if horizon and value is not None else 10_000
        while match.result is None and left:
            ask = match.ask
            assert ask is not None
            seat = ask.seats[0] if len(ask.seats) == 1 else self._any(match)
            match.take(seat, self._quick(match, seat))
            left -= 1
        return outcome(match) if match.result is not None or value is None else value(match)

    def _any(self, match: Match) -> int:
        seats = match.waiting_for()
        return seats[self.chance.below("", len(seats))]


class SearchBot(Bot):
    """A player that thinks in matches imagined from its own view."""

    def __init__(
        self,
        rules: Rules,
        seat: int,
        options: dict[str, Any],
        kinds: tuple[str, ...],
        seed: int | str = 0,
        hints: Hints | None = None,
        iterations: int | None = None,
        seconds: float | None = None,
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.hints = hints or Hints()
        self.iterations = iterations or (self.hints.iterations if seconds is None else 1_000_000)
        self.seconds = self.hints.seconds if seconds is None and iterations is None else seconds
        self.chance = FastChance(f"search:{seat}:{seed}")
        make = self.hints.memory
        self.memory = Memory() if make is None else make(seat, options, kinds, seed)
        self.places = Worlds(rules, seat, options, kinds, self.memory)

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self.memory.observe(view, cues)

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        space = ask.space
        if space is None:
            raise ValueError("nothing is asked of this seat")
        first = None
        if self.hints.root is not None:
            first = self.hints.root(view, ask, self.seat, self.memory, self.chance)
        elif space.count() == 1:
            first = list(islice(space.each(), 1))
        if first is not None and len(first) == 1:
            return first[0]
        if ask.mode == "open" and first is None:
            return ask.default
        search = Search(self._worlds(view, ask), self.seat, self.hints, self.chance, first, self.memory)
        search.run(self.iterations, self.seconds)
        choice = search.best()
        return choice if space.contains(choice) else ask.default

    def _worlds(self, view: View, ask: SeatAsk) -> Callable[[], Match]:
        """Worlds to think in: imagined anew after so many iterations, copied for each; a game without secrets is
        imagined once."""
        share = self.hints.worlds if self.rules.hidden is not None else 1 << 30
        state: dict[str, Any] = {"left": 0, "match": None}

        def world() -> Match:
            if state["left"] == 0:
                state["left"] = share
                state["match"] = self.places.imagine(view, ask, self.chance)
                if share == 1:
                    state["left"] = 0
                    fresh: Match = state["match"]
                    return fresh
            state["left"] -= 1
            kept: Match = state["match"]
            return kept.copy()

        return world
