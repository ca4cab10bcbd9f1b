"""How long one person waits for bots: seconds between two decisions of one's own, by title, seats and pace.

`python -m tests.bench.bench_pace [TITLE ...] [--level hard] [--seats 2,4] [--pace instant]`, in simulated time
in which bots' thinking takes what it costs of a core; `paced_table.py` says what else is left out. Rows are told as they come.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time

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


def measure(title: str, seats: int, pace: Pace, level: str) -> Row:
    """Sit at one table; the row says median, 9 of 10 under, the longest without drama and of all."""
    found = sorted(sit(title, seats, pace, 3, WAITS, level, time.process_time), key=lambda wait: wait.seconds)
    by_most = max(wait.seconds / MOST[pace][wait.dramatic] for wait in found)
    calm = max((wait.seconds for wait in found if not wait.dramatic), default=0.0)
    middle, late = statistics.median(wait.seconds for wait in found), found[len(found) * 9 // 10].seconds
    told = f"{middle:.1f} {late:.1f} {calm:.1f} {found[-1].seconds:.1f} s"
    return Row(f"{title}, {seats} seats, {level}, {pace}", told, by_most, 1.0, True)


def main() -> int:
    told = argparse.ArgumentParser(prog="python -m tests.bench.bench_pace")
    told.add_argument("titles", nargs="*", metavar="TITLE")
    told.add_argument("--level", default="hard")
    told.add_argument("--seats", type=lambda text: [int(part) for part in text.split(",")], default=[])
    told.add_argument("--pace", choices=tuple(MOST), action="append")
    chosen = told.parse_args()
    rows: list[Row] = []
    for title in chosen.titles or SEATS:
        for seats in [n for n in SEATS[title] if n in chosen.seats or not chosen.seats]:
            for pace in chosen.pace or MOST:
                rows.append(measure(title, seats, pace, chosen.level))
                print(rows[-1].what, rows[-1].figure, f"{rows[-1].ratio:.2f}", flush=True)
    print("median, 9 of 10 under, longest without drama, longest; the worst by what is allowed")
    return 0 if show(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
