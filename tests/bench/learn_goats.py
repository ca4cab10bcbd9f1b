"""Fit what armies win by which card (`game/titles/battlegoats/bot/learned.py`) to matches of the quick policy.

    python -m tests.bench.learn_goats --matches 20000 --seed 1 --write

Two dealt armies in quick layouts, played out by the policy of thought; the victory is fitted to the difference of their cards
by logistic regression. 20,000 matches take a minute and a half of one core.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, log
from pathlib import Path

from game import titles
from game.engine.chance import AnyChance, FastChance
from game.engine.match import Match, new
from game.titles.battlegoats.bot import learned
from game.titles.battlegoats.bot.search import policy
from game.titles.battlegoats.bot.weigh import bare, best_layout
from game.titles.battlegoats.rules.cards import CARDS, IDS, SPACES
from game.titles.battlegoats.rules.deploy import nine
from game.titles.battlegoats.rules.plays import Ready
from game.titles.battlegoats.rules.state import State

TITLE = "battlegoats"
RIDGE = 5.0
TRIES = 8
"""Layouts tried: neither random nor polished."""
STEPS = 30
PACE = 2.0
SPACE_NUMBERS = list(range(len(SPACES)))

Row = tuple[list[int], list[int], float]
"""The cards of either side, and the first one's share of the victory."""


def opened(seed: int, seats: int = 2) -> tuple[Match[State], list[list[int]], AnyChance]:
    """A match with dealt armies laid out, the seats attacking first by turns; the armies, and chance to play it with."""
    chance = FastChance(seed)
    match = new(
        titles.rules(TITLE),
        ("bot",) * seats,
        titles.options_for(TITLE, {}),
        seed,
        FastChance(f"match:{seed}"),
        quiet=True,
    )
    armies = [nine(match.state, seat) for seat in range(seats)]
    for seat, cards in enumerate(armies):
        order = best_layout(cards, SPACE_NUMBERS, seat, bare(seats, seat, SPACE_NUMBERS), TRIES, chance)
        match.take(seat, Ready([(space, IDS[card]) for space, card in zip(SPACES, order)]).choice())
    if match.ask is not None and match.ask.kind == "first":
        match.take(match.waiting_for()[0], seed % seats)
    return match, armies, chance


def share(match: Match[State]) -> float:
    """Seat 0's part of the victory."""
    assert match.result is not None
    winners = match.result.winners
    return (0 in winners) / len(winners) if winners else 0.5


def play(seed: int) -> Row:
    """One match."""
    match, armies, chance = opened(seed)
    while match.result is None:
        seat = match.waiting_for()[0]
        match.take(seat, policy(match, seat, chance))
    return armies[0], armies[1], share(match)


def fit(rows: list[Row]) -> list[float]:
    """Log odds by card. Ridge keeps cards that came up seldom near nothing."""
    weights = [0.0] * len(CARDS)
    for _ in range(STEPS):
        slope, curve = [-RIDGE * weight for weight in weights], [RIDGE] * len(CARDS)
        for one, other, won in rows:
            chance = 1 / (1 + exp(sum(weights[card] for card in other) - sum(weights[card] for card in one)))
            for cards, sign in ((one, 1), (other, -1)):
                for card in cards:
                    slope[card] += sign * (won - chance)
                    curve[card] += chance * (1 - chance)
        weights = [weight + s / c / PACE for weight, s, c in zip(weights, slope, curve)]
    return weights


def loss(rows: list[Row], weights: list[float]) -> float:
    """Mean of the log loss."""
    total = 0.0
    for one, other, won in rows:
        chance = 1 / (1 + exp(sum(weights[card] for card in other) - sum(weights[card] for card in one)))
        total -= won * log(chance) + (1 - won) * log(1 - chance)
    return total / len(rows)


def main() -> None:
    """Play, fit, print, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    rows = [play(10_000_019 * given.seed + n) for n in range(given.matches)]
    kept = len(rows) * 4 // 5
    unseen = rows[kept:]
    print(
        f"log loss of {len(unseen)} matches that were not fitted: {loss(unseen, fit(rows[:kept])):.4f} (even: {log(2):.4f})"
    )
    weights = fit(rows)
    lines = [
        f'    "{IDS[card]}": {weights[card]:.2f},' for card in sorted(range(len(CARDS)), key=lambda n: -weights[n])
    ]
    print("\n".join(lines))
    if given.write:
        rewrite("WINS", lines)


def rewrite(name: str, lines: Sequence[str]) -> None:
    """Put `lines` into the table of that name in `learned.py`."""
    path = Path(learned.__file__)
    head, rest = path.read_text(encoding="utf-8").split(f"\n{name}: ", 1)
    kind, rest = rest.split("{\n", 1)
    tail = rest.split("}\n", 1)[1]
    path.write_text(f"{head}\n{name}: {kind}{{\n{chr(10).join(lines)}\n}}\n{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
