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
MOST: dict[Pace, tuple[float, float]] = {"normal": (5.0, 8.0), "fast": (5.0, 8.0), "instant": (1.0, 1.0)}
"""Seconds that no wait may be longer than, and none in which something dramatic happens."""
WAITS = 16
"""Measured at each table."""


def main(names: list[str]) -> int:
    rows = []
    for title in names or SEATS:
        for seats in SEATS[title]:
            for pace in MOST:
                found = sorted(sit(title, seats, pace, 3, WAITS), key=lambda wait: wait.seconds)
                by_most = max(wait.seconds / MOST[pace][wait.dramatic] for wait in found)
                calm = max((wait.seconds for wait in found if not wait.dramatic), default=0.0)
                middle, late = statistics.median(wait.seconds for wait in found), found[len(found) * 9 // 10].seconds
                told = f"{middle:.1f} {late:.1f} {calm:.1f} {found[-1].seconds:.1f} s"
                rows.append(Row(f"{title}, {seats} seats, {pace}", told, by_most, 1.0, True))
    print("median, 9 of 10 under, longest without drama, longest; the worst by what is allowed")
    return 0 if show(rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
