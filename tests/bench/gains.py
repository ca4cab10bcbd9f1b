"""What thought gains over the quick policy at each kind of ask, and what it would gain if it saw everything.

    python -m tests.bench.gains lords_of_hell --asks KIND,KIND --decisions 40 --playouts 48,144 --seats 3

The quick policy plays whole matches; every few asks seat 0 thinks, with each number of playouts in imagined worlds and,
for a ceiling, with the largest in copies of the true match. What it chooses is set against the policy's own choice in the
true match, `JUDGES` times with fresh chance and fresh minds, and valued as the title values. So a few dozen decisions show
what takes hundreds of games to show in wins; how true that value is, they don't show.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Sequence
from math import inf, sqrt

from game import titles
from game.bots import players
from game.bots.thinker import CandidateThought, Playout
from game.bots.worlds import Worlds
from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.match import Match, new
from game.engine.spaces import Choice
from game.titles.bot_contract import Budget, Hints, Memory
from tests.bench.common import Row, show

JUDGES = 40
SOME = 3
"""One in so many asks is thought over, so that one match does not make up a whole table."""
LEVEL = "hard"
KNOWING = "all-knowing"

Gains = dict[tuple[str, str], list[float]]
"""Kind of ask and thinker -> what each decision gained."""


class Judged:
    """One decision: what is worth a thought, and what choices of it come to in truth."""

    def __init__(self, match: Match, ask: SeatAsk, hints: Hints, memory: Memory, seed: str) -> None:
        assert hints.root is not None and ask.space is not None
        self.match, self.ask, self.seed = match, ask, seed
        self.view = match.view(0)
        named = hints.root(self.view, ask, 0, memory, FastChance(seed)) or ()
        self.candidates = [choice for choice in named if ask.space.contains(choice)]
        self.playout = Playout(hints, hints.budgets[LEVEL], memory)
        self._found: dict[str, list[float]] = {}

    def imagining(self, worlds: Worlds, playouts: int) -> float:
        """What thinking in imagined worlds gains over the policy's own choice."""
        return self._gain(lambda n: worlds.imagine(self.view, self.ask, FastChance(f"{self.seed}:{n}")), playouts)

    def knowing(self, playouts: int) -> float:
        """The same of a thinker that sees everything but the chance to come."""
        return self._gain(lambda _: self.match.copy(), playouts)

    def _gain(self, world: Callable[[int], Match], playouts: int) -> float:
        thought = CandidateThought(
            self.candidates,
            world,
            lambda match, choice, n: self.playout.line(match, 0, choice, f"{self.seed}:{n}"),
            Budget(playouts, self.playout.budget.horizon),
        )
        chosen, own = self._worth(thought.step(inf)), self._worth(self.candidates[0])
        return sum(one - other for one, other in zip(chosen, own)) / JUDGES

    def _worth(self, choice: Choice) -> list[float]:
        key = repr(choice)
        if key not in self._found:
            self._found[key] = [
                self.playout.value(self.match.copy(), 0, choice, f"judge:{self.seed}:{n}") for n in range(JUDGES)
            ]
        return self._found[key]


def play(title: str, seats: int, seed: int, asks: Sequence[str], playouts: Sequence[int], gains: Gains) -> None:
    """One match of the quick policy; what seat 0 would gain by thought goes into `gains`."""
    hints, options, kinds = players.hints(title), titles.options_for(title, {}), ("bot",) * seats
    assert hints is not None and hints.memory is not None and hints.minds is not None and hints.policy is not None
    match = new(titles.rules(title), kinds, options, seed)
    memories = [hints.memory(seat, options, kinds, f"{seed}:{seat}") for seat in range(seats)]
    minds = [hints.minds(seat, FastChance(f"{seed}:{seat}"), memories[seat]) for seat in range(seats)]
    worlds = Worlds(titles.rules(title), 0, options, kinds, memories[0])
    while match.result is None:
        memories[0].observe(match.view(0), match.cues_for(match.take_cues(), 0))
        waiting = match.waiting_for()
        seat = waiting[match.plays % len(waiting)]
        ask = match.seat_ask(seat)
        assert ask is not None
        key = f"{seed}:{match.plays}"
        if seat == 0 and ask.kind in asks and FastChance(key).below("", SOME) == 0:
            found = Judged(match, ask, hints, memories[0], key)
            if len(found.candidates) > 1:
                for budget in playouts:
                    gains[ask.kind, f"{budget} playouts"].append(found.imagining(worlds, budget))
                gains[ask.kind, KNOWING].append(found.knowing(max(playouts)))
        match.play(seat, hints.policy(match, seat, minds[seat]))


def row(ask: str, thinker: str, found: Sequence[float]) -> Row:
    mean = sum(found) / len(found)
    error = sqrt(sum((gain - mean) ** 2 for gain in found) / max(1, len(found) - 1) / len(found))
    return Row(
        f"{ask}, {thinker}",
        f"{mean:+.4f} [{mean - 1.96 * error:+.4f} to {mean + 1.96 * error:+.4f}], "
        f"{sum(1 for gain in found if gain)} of {len(found)} played otherwise",
    )


def main() -> None:
    """Play until each kind of ask has its decisions, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("title")
    parser.add_argument("--asks", required=True)
    parser.add_argument("--decisions", type=int, default=40, help="of each kind")
    parser.add_argument("--playouts", default="48,144")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    left, seed = given.asks.split(","), 1_000_003 * given.seed
    playouts = [int(part) for part in given.playouts.split(",")]
    gains: Gains = defaultdict(list)
    while left:
        play(given.title, given.seats, seed, left, playouts, gains)
        seed += 1
        for ask in list(left):
            if len(gains[ask, KNOWING]) >= given.decisions:
                left.remove(ask)
                show([row(ask, thinker, found) for (kind, thinker), found in gains.items() if kind == ask])


if __name__ == "__main__":
    main()
