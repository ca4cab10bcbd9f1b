"""How far thought should play on: how much a title's value misjudges at each reckoning, and how much is luck by then.

    python -m tests.bench.horizons loot_and_recruit --decisions 30 --worlds 120 --seats 2

Candidates are played on to the end in the same imagined worlds, and valued at each reckoning on the way. What one of them gains
over the quick policy's own choice there, in the mean of all worlds, is held against what it gains at the end: that is what
the value misjudges, less what luck makes of it. Luck is the standard deviation of that gain from world to world. Thought that
plays on so far, in so many worlds, is wrong by the root of misjudged² + luck² / worlds. Thousandths of the crown.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt

from game.bots.thinker import Playout
from tests.bench.common import Row, show
from tests.bench.decisions import Decision, decisions

LEVEL = "hard"
BUDGETS = (20, 50, 150)
"""Worlds for which the error is told."""

Gains = list[list[float]]
"""World by world, what a candidate gains over the policy's own choice at each reckoning, and last at the end."""


def values(decision: Decision, candidate: int, n: int, most: int) -> list[float]:
    """What a candidate comes to in world `n` at each of the next `most` reckonings, and at the end."""
    hints, match = decision.hints, decision.world(n)
    value, reckonings = hints.value, hints.reckonings
    assert value is not None and reckonings is not None
    start = reckonings(match)
    found: list[float] = []
    playout = Playout(hints, replace(hints.budgets[LEVEL], horizon=0), decision.memory)
    line = playout.line(match, 0, decision.candidates[candidate], f"{decision.key}:{n}")
    while True:
        try:
            next(line)
        except StopIteration as end:
            return [*found, *[float(end.value)] * (most + 1 - len(found))]
        if match.result is None and len(found) < min(most, reckonings(match) - start):
            found.append(float(value(match)[0]))


def gains(decision: Decision, worlds: int, most: int) -> list[Gains]:
    """Of each candidate but the policy's own."""
    tables: list[Gains] = [[] for _ in decision.candidates[1:]]
    for n in range(worlds):
        own, *others = [values(decision, candidate, n, most) for candidate in range(len(decision.candidates))]
        for table, other in zip(tables, others):
            table.append([a - b for a, b in zip(other, own)])
    return tables


def judged(tables: Sequence[Gains]) -> list[tuple[float, float]]:
    """By horizon: how much is misjudged there, and how much is luck."""
    found = []
    for at in range(len(tables[0][0])):
        misjudged = luck = 0.0
        for table in tables:
            off, off_by_luck = _mean_and_variance([row[at] - row[-1] for row in table])
            misjudged += off * off - off_by_luck / len(table)
            luck += _mean_and_variance([row[at] for row in table])[1]
        found.append((sqrt(max(0.0, misjudged / len(tables))), sqrt(luck / len(tables))))
    return found


def _mean_and_variance(numbers: Sequence[float]) -> tuple[float, float]:
    mean = sum(numbers) / len(numbers)
    return mean, sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)


def main() -> None:
    """Play until there are so many decisions, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("title")
    parser.add_argument("--decisions", type=int, default=30)
    parser.add_argument("--worlds", type=int, default=120)
    parser.add_argument("--most", type=int, default=6, help="reckonings to look at")
    parser.add_argument("--asks", default="")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    tables: list[Gains] = []
    seed, left = 1_000_003 * given.seed, given.decisions
    while left > 0:
        for decision in decisions(given.title, given.seats, seed, [kind for kind in given.asks.split(",") if kind]):
            tables += gains(decision, given.worlds, given.most)
            left -= 1
            if not left:
                break
        seed += 1
    rows = []
    for at, (misjudged, luck) in enumerate(judged(tables), 1):
        errors = [f"{1000 * sqrt(misjudged**2 + luck**2 / worlds):.0f} in {worlds}" for worlds in BUDGETS]
        rows.append(
            Row(f"{at} on" if at <= given.most else "to the end",
                f"misjudged {1000 * misjudged:.0f}, luck {1000 * luck:.0f}; wrong by {', '.join(errors)} worlds")
        )  # fmt: skip
    show(rows)


if __name__ == "__main__":
    main()
