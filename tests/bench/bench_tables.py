"""Whole matches on screen: what a step of the table costs, all work counted, at every title's most seats.

`python -m tests.bench.bench_tables [TITLE ...]`
"""

from __future__ import annotations

import os
import sys
import time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.demo import BotsAtPlay
from game.scenes.router import open_stack
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.tabletop.scene import TableScene
from game.ui.harness import Harness
from game.ui.prints import Prints
from tests.bench.common import Row, show

SEATS = {"battlegoats": 6, "slayer_slayer": 6, "goblin_raid": 2, "loot_and_recruit": 5, "lords_of_hell": 6}
SIZE = (1920, 1080)
STEPS = 1500
USUAL, MOST = 8.0, 16.0
"""Milliseconds: what 19 of 20 steps, and every one of them, may take."""


def steps(title: str) -> list[float]:
    """Bots play a match of `title` on the real table scene, fast; the milliseconds of each step, the least first."""
    feed = BotsAtPlay(title, SEATS[title], "random", {}, 3)
    scene = TableScene(feed)
    file = SettingsFile()
    file.change(language="en", pace="fast", reduced_motion=False)
    harness = Harness(lambda: open_stack(Context(file, size=SIZE, prints=Prints()), scene), SIZE)
    found = []
    for _ in range(STEPS):
        started = time.perf_counter()
        harness.frames(1)
        found.append((time.perf_counter() - started) * 1000)
        calm = scene.updates.playing is None and not scene.motion.busy and not scene.updates.waiting
        feed.shown = scene.ready and calm
        if scene.ready and scene.services.update.result is not None and calm:
            break
    return sorted(found)


def main(names: list[str]) -> int:
    rows = []
    for title in names or SEATS:
        found = steps(title)
        median, usual, worst = found[len(found) // 2], found[len(found) * 19 // 20], found[-1]
        rows += [
            Row(f"{title}, {SEATS[title]} seats: 19 of 20 steps under", f"{usual:.1f} ms", usual / USUAL, 1.0, True),
            Row(f"{title}: the longest (median {median:.1f} ms)", f"{worst:.1f} ms", worst / MOST, 1.0, True),
        ]
    print("a step of the table at 1920x1080 by its budget, all work counted")
    return 0 if show(rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
