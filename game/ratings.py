"""Ratings from who beat whom: strengths after Bradley and Terry for simulations, Glicko for one person's matches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

SCALE = 400 / log(10)
"""Points for which the odds grow by e: 400 points are ten to one, as in chess."""
EVEN = 1500
"""The rating of whoever all others are compared with."""
WIDE = 350
"""The deviation of somebody who has not played yet."""
NARROW = 30
"""The least deviation: strength changes from match to match."""
SURE = 1.96
"""Deviations to both sides that hold 95 of 100."""
BORROWED = 0.25
"""Wins to both sides that each pair is given: one that has lost all its games is not infinitely weak."""
ROUNDS = 500

Beaten = dict[str, dict[str, float]]
"""Name -> whom it came before -> in how many games; a shared place is half of one for both."""


class Rating(NamedTuple):
    """The strength of one player, and how far it may be off to both sides (95 %)."""

    name: str
    rating: float
    spread: float


def compare(names: Sequence[str], places: Sequence[int]) -> Iterator[tuple[str, str, float]]:
    """Yield (winner, loser, weight) of a match for all pairs of different names, the better place first.

    With more than two seats pairs hang together: a game of `n` seats weighs as much as `n` - 1 games of two.
    """
    weight = 2 / len(names)
    for one, (name, place) in enumerate(zip(names, places)):
        for other, above in zip(names[one + 1 :], places[one + 1 :]):
            if name == other:
                continue
            if place <= above:
                yield name, other, weight / (1 + (place == above))
            if above <= place:
                yield other, name, weight / (1 + (place == above))


def add(beaten: Beaten, pairs: Iterable[tuple[str, str, float]]) -> None:
    """Count what `compare` yields."""
    for winner, loser, weight in pairs:
        row = beaten.setdefault(winner, {})
        row[loser] = row.get(loser, 0.0) + weight


def rate(beaten: Beaten, anchor: str = "") -> list[Rating]:
    """Return the ratings of all players, best first; `anchor` (default: the first by name) is EVEN by definition.

    The maximum likelihood of the Bradley-Terry model by Hunter's iteration, intervals by its information matrix.
    """
    names = sorted({*beaten, *(other for row in beaten.values() for other in row)})
    if not names:
        return []
    anchor = anchor if anchor in names else names[0]
    won = [[beaten.get(a, {}).get(b, 0.0) for b in names] for a in names]
    met = [[won[i][j] + won[j][i] for j in range(len(names))] for i in range(len(names))]
    for i, row in enumerate(met):
        for j, games in enumerate(row):
            if games:
                won[i][j] += BORROWED
                row[j] += 2 * BORROWED
    strength = _strengths(won, met)
    at = names.index(anchor)
    spreads = _spreads(strength, met, at)
    rows = [
        Rating(name, EVEN + SCALE * log(strength[i] / strength[at]), SURE * SCALE * spreads[i])
        for i, name in enumerate(names)
    ]
    return sorted(rows, key=lambda row: (-row.rating, row.name))


def _strengths(won: list[list[float]], met: list[list[float]]) -> list[float]:
    size = range(len(won))
    strength = [1.0 for _ in size]
    for _ in range(ROUNDS):
        fresh = [
            sum(won[i]) / (sum(met[i][j] / (strength[i] + strength[j]) for j in size if met[i][j]) or 1.0) or 1.0
            for i in size
        ]
        middle = exp(sum(map(log, fresh)) / len(fresh))
        fresh = [value / middle for value in fresh]
        moved = max(abs(log(new / old)) for new, old in zip(fresh, strength))
        strength = fresh
        if moved < 1e-6:
            break
    return strength


def _spreads(strength: list[float], met: list[list[float]], anchor: int) -> list[float]:
    """The standard deviation of each log strength beside the anchor's."""
    others = [i for i in range(len(met)) if i != anchor]
    told = [[0.0] * len(met) for _ in met]
    for i in range(len(met)):
        for j in range(len(met)):
            share = strength[i] / (strength[i] + strength[j])
            told[i][j] = -met[i][j] * share * (1 - share)
    for i in range(len(met)):
        told[i][i] = -sum(told[i][j] for j in range(len(met)) if j != i)
    inverse = _inverse([[told[i][j] for j in others] for i in others])
    found = [0.0] * len(met)
    for n, i in enumerate(others):
        found[i] = sqrt(max(0.0, inverse[n][n]))
    return found


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small symmetric matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda n: abs(rows[n][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        head = rows[i][i] or 1e-9
        rows[i] = [value / head for value in rows[i]]
        for n in range(size):
            if n != i and rows[n][i]:
                rows[n] = [value - rows[n][i] * own for value, own in zip(rows[n], rows[i])]
    return [row[size:] for row in rows]


class Glicko(NamedTuple):
    """One person's rating against players that are EVEN, and its deviation, after Glickman's Glicko."""

    rating: float = EVEN
    deviation: float = WIDE

    def after(self, score: float) -> Glicko:
        """Return the rating after one match against somebody who is EVEN: 1 won, 0.5 drawn, 0 lost."""
        pull = 1 / SCALE
        expected = self.chance
        spread = 1 / (1 / self.deviation**2 + pull**2 * expected * (1 - expected))
        return Glicko(self.rating + pull * spread * (score - expected), max(NARROW, sqrt(spread)))

    @property
    def chance(self) -> float:
        """The chance to beat somebody who is EVEN."""
        return 1 / (1 + exp((EVEN - self.rating) / SCALE))


def interval(won: float, games: float) -> tuple[float, float]:
    """Return the 95 % interval of a share of games, after Wilson."""
    if not games:
        return 0.0, 1.0
    share, more = won / games, SURE**2 / games
    middle = (share + more / 2) / (1 + more)
    wide = SURE * sqrt(share * (1 - share) / games + more / games / 4) / (1 + more)
    return max(0.0, middle - wide), min(1.0, middle + wide)
