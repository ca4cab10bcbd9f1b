"""Fit how three and more armies stand in a battle (`game/titles/battlegoats/bot/standing.py`) to matches of the quick policy.

    python -m tests.bench.learn_goats_group --matches 1500 --seed 1 --write

At every second turn the victory, shared among the seats by their odds, is fitted to what each has in play: its cards, their
powers where they lie (by whether the others know them), how many are left, and who moves next. As many matches of three seats,
half as many of four, a fifth of six: three minutes of one core; needs numpy.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from game.titles.battlegoats.bot.search import policy
from game.titles.battlegoats.bot.standing import features, powers
from game.titles.battlegoats.rules.cards import CARDS, COUNT
from game.titles.battlegoats.rules.state import State, places_of
from tests.bench.learn_goats import opened, rewrite
from tests.bench.learn_goats_battle import by_card

Array = NDArray[np.float64]
POWERS_AT, LEFT_AT = len(CARDS), len(CARDS) + 8
NEXT_AT = LEFT_AT + 10
WIDTH = NEXT_AT + 1
SEATS = {3: 1, 4: 2, 6: 5}
"""Seats -> one match for so many of three seats."""
RIDGE = 20.0
STEPS = 12


@dataclass
class Table:
    """Turns of matches of so many seats: by turn and seat what it has in play, and its share of the victory."""

    rows: list[Array] = field(default_factory=list)
    won: list[list[float]] = field(default_factory=list)

    def arrays(self, part: slice) -> tuple[Array, Array, Array]:
        """What lies there, what came of it, and who has cards."""
        rows, won = np.array(self.rows[part]), np.array(self.won[part])
        return rows, won, rows[..., LEFT_AT] == 0


def row(s: State) -> Array:
    """What each seat has in play, whoever moves next first."""
    found = np.zeros((s.seats, WIDTH))
    found[0, NEXT_AT] = 1
    for n, one in enumerate(found):
        owner = (s.active + n) % s.seats
        one[LEFT_AT + COUNT[s.occupied[owner]]] = 1
        for place in places_of(s, owner):
            card = s.field[place]
            one[card] = 1
            at = POWERS_AT + 4 * (s.shown >> card & 1)
            one[at : at + 4] += features(*powers(s, place))
    return found


def play(seed: int, seats: int, table: Table) -> None:
    """One match: a row for every second turn, and what came of it."""
    match, _, chance = opened(seed, seats)
    movers: list[int] = []
    while match.result is None:
        seat = match.waiting_for()[0]
        if match.ask is not None and match.ask.kind == "orders" and match.state.turn % 2:
            movers.append(seat)
            table.rows.append(row(match.state))
        match.take(seat, policy(match, seat, chance))
    winners = match.result.winners
    shares = [(seat in winners) / len(winners) if winners else 1 / seats for seat in range(seats)]
    table.won += [[shares[(mover + n) % seats] for n in range(seats)] for mover in movers]


def chances(rows: Array, alive: Array, weights: Array) -> Array:
    odds = np.where(alive, rows @ weights, -np.inf)
    found = np.exp(odds - odds.max(-1, keepdims=True))
    shared: Array = found / found.sum(-1, keepdims=True)
    return shared


def fit(parts: list[tuple[Array, Array, Array]]) -> Array:
    """Log odds by Newton's steps. Ridge keeps what came up seldom near nothing."""
    weights = np.zeros(WIDTH)
    for _ in range(STEPS):
        slope, curve = -RIDGE * weights, RIDGE * np.eye(WIDTH)
        for rows, won, alive in parts:
            found = chances(rows, alive, weights)
            mean = np.einsum("rsd,rs->rd", rows, found)
            slope += np.einsum("rsd,rs->d", rows, won - found)
            curve += np.einsum("rsd,rs,rse->de", rows, found, rows, optimize=True) - mean.T @ mean
        weights = weights + np.linalg.solve(curve, slope)
    return weights


def loss(rows: Array, won: Array, alive: Array, weights: Array) -> float:
    """Mean of the log loss."""
    found = np.clip(chances(rows, alive, weights), 1e-9, 1)
    return float(-(won * np.log(found)).sum(-1).mean())


def main() -> None:
    """Play, fit, print, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=1_500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    tables = {seats: Table() for seats in SEATS}
    for seats, table in tables.items():
        for n in range(given.matches // SEATS[seats]):
            play(20_000_003 * given.seed + n, seats, table)
    early = fit([table.arrays(slice(len(table.rows) * 4 // 5)) for table in tables.values()])
    for seats, table in tables.items():
        rows, won, alive = table.arrays(slice(len(table.rows) * 4 // 5, None))
        even = loss(rows, won, alive, np.zeros(WIDTH))
        print(
            f"{seats} seats, log loss of {len(rows)} turns not fitted: {loss(rows, won, alive, early):.4f} (even: {even:.4f})"
        )
    weights = fit([table.arrays(slice(None)) for table in tables.values()])
    told = {
        "GROUP_CARD": by_card(weights[:POWERS_AT]),
        "GROUP_POWERS": [
            f"    {known}: ({', '.join(f'{weight:.2f}' for weight in weights[at : at + 4])}),"
            for known, at in ((False, POWERS_AT), (True, POWERS_AT + 4))
        ],
        "GROUP_LEAD": [
            *(f'    "{n} left": {weights[LEFT_AT + n]:.2f},' for n in range(1, 10)),
            f'    "next": {weights[NEXT_AT]:.2f},',
        ],
    }
    for name, lines in told.items():
        print(name, *lines, sep="\n")
        if given.write:
            rewrite(name, lines)


if __name__ == "__main__":
    main()
