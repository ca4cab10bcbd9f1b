"""The long run: `python -m tests.conformance.long [MATCHES] [TITLE ...]` checks so many matches (1,000) of each ready
title at every step and prints how often each thing was checked. Stops at the first fault, naming seed and options."""

from __future__ import annotations

import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count

from game import titles
from tests.conformance.checks import Walk
from tests.conformance.test_titles import READY, variants


def some(job: tuple[str, int, int]) -> Counter[str]:
    """The matches `first` to `last` - 1 of a title."""
    name, first, last = job
    counts: Counter[str] = Counter()
    fewest, most = titles.title(name).seats
    chosen = variants(name)
    for seed in range(first, last):
        seats = fewest + seed % (most - fewest + 1)
        Walk(titles.rules(name), seats, chosen[seed * 5 % len(chosen)], seed, False, counts).run()
    return counts


def main(args: list[str]) -> int:
    matches = int(args[0]) if args else 1000
    for name in args[1:] or READY:
        started = time.perf_counter()
        counts: Counter[str] = Counter()
        jobs = [(name, first, min(first + 25, 10_000 + matches)) for first in range(10_000, 10_000 + matches, 25)]
        with ProcessPoolExecutor(max(1, (cpu_count() or 2) - 1)) as pool:
            for found in pool.map(some, jobs):
                counts += found
        print(f"{name}: no fault, {time.perf_counter() - started:.0f} s")
        for what, how_often in sorted(counts.items()):
            print(f"  {how_often:>9,}  {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
