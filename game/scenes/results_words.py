"""Figures of a match's end in words."""

from __future__ import annotations

from collections.abc import Callable

from game.history import Record

NO_SCORE = "\u2013"
"""In the place of a number."""


def figure_words(name: str, value: int) -> str:
    """A figure of the tally in digits. One whose name has `half_points` counts in halves: 7 is 3½."""
    if "half_points" not in name:
        return str(value)
    whole, half = divmod(abs(value), 2)
    return ("\u2212" if value < 0 else "") + (f"{whole}½" if half and whole else "½" if half else str(whole))


def amount(name: str, value: int) -> float:
    """A figure as what it counts, to be drawn beside others: of halves half as much."""
    return value / 2 if "half_points" in name else value


def first_words(tr: Callable[..., str], took_part: bool) -> str:
    """What stands for a record where there is none yet: for whoever has only watched, that they have not played."""
    return tr("results-record-first" if took_part else "results-record-none")


def record_words(tr: Callable[..., str], found: Record, took_part: bool = True) -> str:
    """All that was played of a game before, in a line; `took_part`: the match that has ended is among it."""
    if found.played <= took_part:
        return first_words(tr, took_part)
    told = (("played", found.played), ("won", found.won), ("streak", found.streak))
    return " · ".join(f"{tr(f'results-record-{name}')}\u00a0{n}" for name, n in told)
