"""Fit how two armies stand in a battle (`game/titles/battlegoats/bot/standing.py`) to matches of the quick policy.

    python -m tests.bench.learn_goats_battle --matches 8000 --seed 1 --write

At every turn the victory is fitted by logistic regression to what either side has in play: each card, what it is worth more or
less once the other side knows it, its powers where it lies (by whether its owner moves next and whether it is known), and how
many cards are left. 8,000 matches take two minutes of one core; needs numpy.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from game.titles.battlegoats.bot.search import policy
from game.titles.battlegoats.bot.standing import features, lead_features, powers
from game.titles.battlegoats.rules.cards import CARDS, COUNT, IDS
from game.titles.battlegoats.rules.state import State, places_of
from tests.bench.learn_goats import opened, rewrite, share

Array = NDArray[np.float64]
GROUPS = ((True, False), (True, True), (False, False), (False, True))
"""Whether a card's owner moves next, and whether the other side knows it."""
KNOWN_AT, POWERS_AT, LEAD_AT = len(CARDS), 2 * len(CARDS), 2 * len(CARDS) + 4 * len(GROUPS)
LEADS = tuple(lead_features(1, 1))
RIDGE = 20.0
STEPS = 12


def row(s: State) -> list[float]:
    """What lies on the table, as log odds of whoever moves next count it."""
    found = [0.0] * (LEAD_AT + len(LEADS))
    for owner in (0, 1):
        sign = 1.0 if owner == s.active else -1.0
        for place in places_of(s, owner):
            card = s.field[place]
            known = bool(s.shown >> card & 1)
            found[card] += sign
            if known:
                found[KNOWN_AT + card] += sign
            at = POWERS_AT + 4 * GROUPS.index((owner == s.active, known))
            for n, value in enumerate(features(*powers(s, place))):
                found[at + n] += sign * value
    left = [COUNT[mask] for mask in s.occupied]
    found[LEAD_AT:] = lead_features(left[s.active], left[1 - s.active]).values()
    return found


def play(seed: int, rows: list[list[float]], won: list[float]) -> None:
    """One match: a row for each turn, and what came of it."""
    match, _, chance = opened(seed)
    movers: list[int] = []
    while match.result is None:
        seat = match.waiting_for()[0]
        if match.ask is not None and match.ask.kind == "orders":
            movers.append(seat)
            rows.append(row(match.state))
        match.take(seat, policy(match, seat, chance))
    won += [share(match) if seat == 0 else 1 - share(match) for seat in movers]


def chances(rows: Array, weights: Array) -> Array:
    found: Array = 1 / (1 + np.exp(-rows @ weights))
    return found


def fit(rows: Array, won: Array) -> Array:
    """Log odds by Newton's steps. Ridge keeps what came up seldom near nothing."""
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        found = chances(rows, weights)
        curve = (rows * (found * (1 - found))[:, None]).T @ rows + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(curve, rows.T @ (won - found) - RIDGE * weights)
    return weights


def loss(rows: Array, won: Array, weights: Array) -> float:
    """Mean of the log loss."""
    found = chances(rows, weights)
    return float(-(won * np.log(found) + (1 - won) * np.log(1 - found)).mean())


def by_card(weights: Array) -> list[str]:
    return [f'    "{IDS[card]}": {weights[card]:.2f},' for card in np.argsort(-weights)]


def main() -> None:
    """Play, fit, print, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=8_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    told: list[list[float]] = []
    outcomes: list[float] = []
    for n in range(given.matches):
        play(20_000_003 * given.seed + n, told, outcomes)
    rows, won = np.array(told), np.array(outcomes)
    kept = len(rows) * 4 // 5
    unseen = loss(rows[kept:], won[kept:], fit(rows[:kept], won[:kept]))
    print(f"log loss of {len(rows) - kept} turns that were not fitted: {unseen:.4f} (even: {np.log(2):.4f})")
    weights = fit(rows, won)
    tables = {
        "CARD": by_card(weights[:KNOWN_AT]),
        "KNOWN": by_card(weights[KNOWN_AT:POWERS_AT]),
        "POWERS": [
            f"    {group}: ({', '.join(f'{weight:.2f}' for weight in weights[POWERS_AT + 4 * n : POWERS_AT + 4 * n + 4])}),"
            for n, group in enumerate(GROUPS)
        ],
        "LEAD": [f'    "{name}": {weight:.2f},' for name, weight in zip(LEADS, weights[LEAD_AT:])],
    }
    for name, lines in tables.items():
        print(name, *lines, sep="\n")
        if given.write:
            rewrite(name, lines)


if __name__ == "__main__":
    main()
