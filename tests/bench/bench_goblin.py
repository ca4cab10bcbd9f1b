"""Goblin on its own table, with its map and counters: marches, a battle on its sheet, ways under the pointer, frame by frame
by the floor (one background blit and a flip). Bots play. Every frame counts, those too in which something is printed
for the first time.

python -m tests.bench.bench_goblin
"""

from __future__ import annotations

import gc
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
HERE = Path(__file__).resolve()
sys.path[:0] = [str(HERE.parents[2])]

import pygame  # noqa: E402

from game.demo import BotsAtPlay  # noqa: E402
from game.engine.cues import SeatCue  # noqa: E402
from game.scenes.router import open_stack  # noqa: E402
from game.stack.context import Context  # noqa: E402
from game.tabletop.scene import TableScene  # noqa: E402
from game.ui.harness import Harness  # noqa: E402
from game.ui.prints import Prints  # noqa: E402
from tests.bench.common import Row, show  # noqa: E402

BUDGET = {(1920, 1080): 4.0, (1280, 720): 8.0}
MOMENTS = {"march": {"step"}, "battle": {"volley", "assault", "check", "fled", "casualty"}}
NAMES = {
    "march": "a march",
    "battle": "a battle on its sheet",
    "ways": "ways under the pointer",
    "sheet": "the sheet, whole",
}
ENOUGH = 150
"""Frames of each."""
RESTING = 8
"""Seconds at the first question: the map is printed while people think."""
LONGEST = 60 * 60 * 5
SEED = 5


def timed(call: Callable[[], object]) -> float:
    start = time.process_time()
    call()
    return time.process_time() - start


class Watched:
    """The table of a bots' match, the floor of its window, and what its frames took."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.feed = BotsAtPlay("goblin_raid", 2, "normal", {"first_king": "host", "timers": "off"}, SEED, 0)
        self.scene = TableScene(self.feed)
        self.table: Any = None
        self.harness = Harness(lambda: open_stack(Context(size=size, prints=Prints()), self.scene), size)
        while not self.scene.ready:
            self.harness.frames(1)
        self.table = self.scene.table
        self.feed.shown = False
        self.harness.seconds(RESTING)
        self.kinds: set[str] = set()
        begins = self.scene.updates._hold

        def watched(beat: list[SeatCue]) -> bool:
            self.kinds = {cue.kind for cue in beat}
            return begins(beat)

        self.scene.updates._hold = watched  # type: ignore[method-assign]
        self.found: dict[str, list[float]] = {name: [] for name in (*NAMES, "laid anew")}
        self.base = self._floor()

    def _floor(self) -> float:
        surface, background = pygame.display.get_surface(), self.scene.look.backdrop().convert()
        assert surface is not None

        def floor() -> None:
            surface.blit(background, (0, 0))
            pygame.display.flip()

        return statistics.quantiles([timed(floor) for _ in range(200)], n=10)[0]

    def step(self) -> None:
        """One frame of a moment that counts, or straight on to the next."""
        scene = self.scene
        name = next((name for name, kinds in MOMENTS.items() if kinds & self.kinds), "")
        wanted = name and scene.updates.playing is not None and len(self.found[name]) < ENOUGH
        if not wanted:
            if scene.updates.playing is not None:
                scene.skip()
            self.kinds = set()
            self.feed.shown = scene.updates.playing is None and not scene.motion.busy and not scene.updates.waiting
            if self.feed.shown:
                self.rest()
            self.harness.frames(1, 1 / 6)
            return
        self.feed.shown = False
        group = scene.group
        took = timed(lambda: self.harness.loop.step(1 / 60)) / self.base
        self.found[name if scene.group is group else "laid anew"].append(took)

    def rest(self) -> None:
        """Where the table stands still: the pointer goes over the reach of a leader; the sheet is drawn whole."""
        scene, table, found = self.scene, self.table, self.found
        surface = pygame.display.get_surface()
        assert surface is not None

        def whole() -> None:
            scene.draw(surface)
            pygame.display.flip()

        if table.asked == "battle_step" and len(found["sheet"]) < ENOUGH:
            for _ in range(30):
                found["sheet"].append(timed(whole) / self.base)
        if table.asked == "goblin_move" and table.reading.turn > 1 and len(found["ways"]) < ENOUGH:
            movers = table.move.movers()
            if movers:
                self.feed.shown = False
                table.move.choose(movers[0])
                scene.refresh()
                self.harness.seconds(1)
                for here in [h for h in table.move.reach() if table.map.sees(h)][:40]:
                    point = table.map.place_of(here).center
                    self.harness.post(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0), touch=False)
                    frames = [timed(lambda: self.harness.loop.step(1 / 60, pygame.event.get())) for _ in range(3)]
                    found["ways"].append(max(frames) / self.base)  # the hex is drawn in the one, its page in another
                table.move.clear()
                scene.refresh()
                self.feed.shown = True


def measure(size: tuple[int, int]) -> dict[str, list[float]]:
    """Moment -> each of its frames by the floor; "laid anew": the frames in which a new update has been adopted."""
    watch = Watched(size)
    gc.collect()
    for _ in range(LONGEST):
        watch.step()
        if all(len(watch.found[name]) >= ENOUGH for name in NAMES) or watch.feed.match.result is not None:
            break
    return watch.found


def main() -> int:
    rows = []
    for size, budget in BUDGET.items():
        for name, ratios in measure(size).items():
            what = f"{size[0]}x{size[1]}, {NAMES.get(name, name)}"
            if not ratios:
                continue
            bound = budget if name in MOMENTS else None
            rows.append(Row(f"{what}, median", f"{len(ratios)} frames", statistics.median(ratios), bound, True))
            rows.append(Row(f"{what}, 19 of 20 under", "", sorted(ratios)[len(ratios) * 19 // 20]))
            rows.append(Row(f"{what}, worst", "", max(ratios)))
    return 0 if show(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
