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

from game.bots.thinker import CandidateThought, Playout
from game.engine.match import Match
from game.engine.spaces import Choice
from game.titles.bot_contract import Budget
from tests.bench.common import Row, show
from tests.bench.decisions import Decision, decisions

JUDGES = 40
LEVEL = "hard"
KNOWING = "all-knowing"

Gains = dict[tuple[str, str], list[float]]
"""Kind of ask and thinker -> what each decision gained."""


class Judged:
    """One decision, and what choices of it come to in truth."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.playout = Playout(decision.hints, decision.hints.budgets[LEVEL], decision.memory)
        self._found: dict[str, list[float]] = {}

    def imagining(self, playouts: int) -> float:
        """What thinking in imagined worlds gains over the policy's own choice."""
        return self._gain(self.decision.world, playouts)

    def knowing(self, playouts: int) -> float:
        """The same of a thinker that sees everything but the chance to come."""
        return self._gain(lambda _: self.decision.match.copy(), playouts)

    def _gain(self, world: Callable[[int], Match], playouts: int) -> float:
        thought = CandidateThought(
            self.decision.candidates,
            world,
            lambda match, choice, n: self.playout.line(match, 0, choice, f"{self.decision.key}:{n}"),
            Budget(playouts, self.playout.budget.horizon),
        )
        chosen, own = self._worth(thought.step(inf)), self._worth(self.decision.candidates[0])
        return sum(one - other for one, other in zip(chosen, own)) / JUDGES

    def _worth(self, choice: Choice) -> list[float]:
        key = repr(choice)
        if key not in self._found:
            match, seed = self.decision.match, self.decision.key
            self._found[key] = [self.playout.value(match.copy(), 0, choice, f"judge:{seed}:{n}") for n in range(JUDGES)]
        return self._found[key]


def play(title: str, seats: int, seed: int, asks: Sequence[str], playouts: Sequence[int], gains: Gains) -> None:
    """One match of the quick policy; what seat 0 would gain by thought goes into `gains`."""
    for decision in decisions(title, seats, seed, asks):
        found, kind = Judged(decision), decision.ask.kind
        for budget in playouts:
            gains[kind, f"{budget} playouts"].append(found.imagining(budget))
        gains[kind, KNOWING].append(found.knowing(max(playouts)))


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
