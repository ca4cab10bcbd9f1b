"""Figures of a match's end in words."""

from __future__ import annotations

from collections.abc import Callable

from game.history import Record


def figure_words(name: str, value: int) -> str:
    """A figure of the tally in digits. One whose name has `half_points` counts in halves: 7 is 3½."""
    if "half_points" not in name:
        return str(value)
    whole, half = divmod(abs(value), 2)
    return ("\u2212" if value < 0 else "") + (f"{whole}½" if half and whole else "½" if half else str(whole))


def amount(name: str, value: int) -> float:
    """A figure as what it counts, to be drawn beside others: of halves half as much."""
    return value / 2 if "half_points" in name else value


def record_words(tr: Callable[..., str], found: Record) -> str:
    """All that was played of a game before, in a line."""
    if found.played <= 1:
        return tr("results-record-first")
    told = (("played", found.played), ("won", found.won), ("streak", found.streak))
    return " · ".join(f"{tr(f'results-record-{name}')}\u00a0{n}" for name, n in told)
