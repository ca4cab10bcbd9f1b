"""How long one person waits for bots: seconds between two decisions of one's own, by title, seats and pace.

`python -m tests.bench.bench_pace [TITLE ...]`, in simulated time (`paced_table.py` says what that leaves out).
"""

from __future__ import annotations

import os
import statistics
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.settings import Pace
from tests.bench.common import Row, show
from tests.bench.paced_table import sit

SEATS = {
    "battlegoats": (2, 3, 4, 5, 6), "slayer_slayer": (3, 4, 5, 6), "goblin_raid": (2,),
    "loot_and_recruit": (2, 3, 4, 5), "lords_of_hell": (3, 4, 5, 6),
}  # fmt: skip
MOST: dict[Pace, float] = {"normal": 8.0, "fast": 8.0, "instant": 1.0}
"""Seconds that no wait may be longer than."""
WAITS = 16
"""Measured at each table."""


def main(names: list[str]) -> int:
    rows = []
    for title in names or SEATS:
        for seats in SEATS[title]:
            for pace in MOST:
                found = sorted(wait.seconds for wait in sit(title, seats, pace, 3, WAITS))
                middle, late = statistics.median(found), found[len(found) * 9 // 10]
                told = f"{middle:5.1f} {late:5.1f} {found[-1]:5.1f} s"
                rows.append(Row(f"{title}, {seats} seats, {pace}", told, found[-1] / MOST[pace], 1.0, True))
    print("median, 9 of 10 under, longest; the longest by what is allowed")
    return 0 if show(rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
