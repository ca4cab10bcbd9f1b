"""Measuring side by side: what is compared runs alternately in one process, round by round; figures are medians of the
rounds' own ratios. Nothing here asserts a time: machines are noisy, ratios less so."""

from __future__ import annotations

import atexit
import gc
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

if "GOBSMACK_HOME" not in os.environ:  # nobody's settings, pace least of all, are measured
    os.environ["GOBSMACK_HOME"] = tempfile.mkdtemp(prefix="gobsmack-bench-")
    atexit.register(shutil.rmtree, os.environ["GOBSMACK_HOME"], ignore_errors=True)


@dataclass
class Row:
    """One line of the table. `budget` is the least (or, with `most`, the greatest) ratio allowed; None: for interest."""

    what: str
    figure: str
    ratio: float | None = None
    budget: float | None = None
    most: bool = False

    @property
    def kept(self) -> bool:
        if self.ratio is None or self.budget is None:
            return True
        return self.ratio <= self.budget if self.most else self.ratio >= self.budget


def of_frames(what: str, ratios: list[float], budget: float | None) -> list[Row]:
    """What is told of the frames of one moment: the median, what nineteen of twenty stay under, and the worst."""
    found = sorted(ratios)
    rows = ((f"median of {len(found)}", statistics.median(found)), ("19 of 20 under", found[len(found) * 19 // 20]),
            ("worst", found[-1]))  # fmt: skip
    return [Row(f"{what}: {name}", "", ratio, budget, True) for name, ratio in rows]


def per_second(play: Callable[[], int], seconds: float) -> float:
    """`play()` does something and returns how much it was; how much of it a second."""
    gc.collect()
    done = 0
    start = time.process_time()
    while True:
        done += play()
        spent = time.process_time() - start
        if spent >= seconds:
            return done / spent


def rounds(plays: dict[str, Callable[[], int]], n: int = 5, seconds: float = 0.3) -> dict[str, list[float]]:
    """Each of them once a round, alternately: name -> its rate in every round."""
    for play in plays.values():
        play()
    found: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(n):
        for name, play in plays.items():
            found[name].append(per_second(play, seconds))
    return found


def ratio(found: dict[str, list[float]], a: str, b: str) -> float:
    """The median of the rounds' own ratios a / b."""
    return statistics.median(x / y for x, y in zip(found[a], found[b]))


def rate(found: dict[str, list[float]], name: str, unit: str = "moves/s") -> str:
    return f"{statistics.median(found[name]):,.0f} {unit}"


def calls(function: Callable[[], object], times: int = 200) -> Callable[[], int]:
    """A play that calls `function` so many times."""

    def play() -> int:
        for _ in range(times):
            function()
        return times

    return play


def show(rows: list[Row]) -> bool:
    """Print the table. Whether every budget was kept."""
    width = max(len(row.what) for row in rows)
    for row in rows:
        found = "" if row.ratio is None else f"{row.ratio:8.3f}"
        bound = "" if row.budget is None else f"{'at most' if row.most else 'at least'} {row.budget:.3f}"
        verdict = "" if row.budget is None else "kept" if row.kept else "MISSED"
        print(f"{row.what:<{width}}  {row.figure:>22}  {found:>8}  {bound:<16} {verdict}")
    return all(row.kept for row in rows)
