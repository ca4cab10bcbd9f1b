"""Fit the chances to win of Lords of Hell's thinkers (`bot/learned.py`) to matches of its quick players.

    python -m tests.bench.learn_hell --matches 300 --seed 1 --write

At the start of every round the features of each seat are kept; who wins is fitted to their differences (a logit over the
seats, by Newton's method). 300 matches take about five minutes of one core.
"""

from __future__ import annotations

import argparse
import json
from math import log
from pathlib import Path

from game import titles
from game.engine.match import new
from game.titles.lords_of_hell.bot import learned
from game.titles.lords_of_hell.bot.player import Player
from game.titles.lords_of_hell.bot.prospects import FEATURES, chances, features
from tests.bench.learn_loot import solve

TITLE = "lords_of_hell"
PRIOR = (0.35, 0.5, 0.2, 0.04, 0.25, 0.15, 1.5, 0.03, 0.1, -0.5, 0.15, 0.04, 0.05, 0.1)
"""What an old hand would say; it counts as much as so many rounds of matches, and no weight has another sign: what goes along
with losing need not be its cause."""
SURE = 500
STEPS = 8
SEATS = (3, 4, 3, 3, 4, 5, 3, 4, 3, 6)

Table = tuple[list[list[float]], list[float]]
"""Features and shares of the win, by seat."""


def play(seats: int, seed: int) -> list[Table]:
    """Play one match; what was seen at the start of each round, with what came of it."""
    options = titles.options_for(TITLE, {})
    match = new(titles.rules(TITLE), ("bot",) * seats, options, seed)
    bots = [
        Player("normal" if (seat + seed) % 4 == 0 else "hard", seat, options, f"{seed}:{seat}") for seat in range(seats)
    ]
    seen: list[list[list[float]]] = []
    while match.result is None:
        if len(seen) < match.state.round:
            seen.append(features(match.state, options))
        told = match.take_cues()
        for bot in bots:
            bot.mind.observe(match.cues_for(told, bot.mind.seat))
        waiting = match.waiting_for()
        seat = waiting[match.plays % len(waiting)]
        ask = match.seat_ask(seat)
        assert ask is not None
        choice = bots[seat].at_once(ask)
        match.play(seat, bots[seat].decide(match.view(seat), ask) if choice is None else choice)
    winners = match.result.winners
    return [(table, [(seat in winners) / len(winners) for seat in range(seats)]) for table in seen[1:]]


def fit(tables: list[Table]) -> tuple[float, ...]:
    """The weights under which what happened was likeliest."""
    n = len(FEATURES)
    weights: tuple[float, ...] = PRIOR
    for _ in range(STEPS):
        slope, bend = [0.0] * n, [[0.0] * n for _ in range(n)]
        for table, won in tables:
            likely = chances(table, weights)
            mean = [sum(p * row[i] for p, row in zip(likely, table)) for i in range(n)]
            for row, p, share in zip(table, likely, won):
                off = [row[i] - mean[i] for i in range(n)]
                for i in range(n):
                    slope[i] += (share - p) * row[i]
                    for j in range(n):
                        bend[i][j] += p * off[i] * off[j]
        for i in range(n):
            sure = SURE * max(bend[i][i] / len(tables), 1e-3)
            slope[i] += sure * (PRIOR[i] - weights[i])
            bend[i][i] += sure
        moved = [weight + step for weight, step in zip(weights, solve(bend, slope))]
        weights = tuple(weight if weight * prior > 0 else 0.0 for weight, prior in zip(moved, PRIOR))
    return weights


def loss(tables: list[Table], weights: tuple[float, ...]) -> float:
    """Mean surprise, in nats."""
    found = [
        -share * log(max(1e-9, p)) for table, won in tables for p, share in zip(chances(table, weights), won) if share
    ]
    return sum(found) / len(tables)


def main() -> None:
    """Play, fit, and print or write what was learned."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="keep what was seen in this file; with no matches it is read")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    tables: list[Table] = []
    if given.matches == 0 and given.keep:
        tables = json.loads(given.keep.read_text(encoding="utf-8"))
    for n in range(given.matches):
        tables += play(SEATS[n % len(SEATS)], given.seed * 1_000_000 + n)
        if n % 20 == 19:
            _show(n + 1, tables)
            if given.keep:
                given.keep.write_text(json.dumps(tables), encoding="utf-8")
    if given.write:
        _write(fit(tables))


def _show(matches: int, tables: list[Table]) -> None:
    weights = fit(tables)
    print(matches, f"{loss(tables, weights):.3f}", f"(even {loss(tables, (0.0,) * len(FEATURES)):.3f})")
    print("  ", ", ".join(f"{name} {weight:.3f}" for name, weight in zip(FEATURES, weights)), flush=True)


def _write(weights: tuple[float, ...]) -> None:
    path = Path(learned.__file__)
    path.write_text(
        '"""Printed by `python -m tests.bench.learn_hell --write`: do not edit."""\n\n'
        "from __future__ import annotations\n\n"
        "WEIGHTS: tuple[float, ...] = (\n" + "".join(f"    {weight:.3f},\n" for weight in weights) + ")\n"
        '"""A weight for each of `prospects.FEATURES`."""\n',
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
