"""Sixty goblins of Loot & Recruit falling from one tower at a table of five: frames against the floor. Prints ratios.

    python -m tests.bench towers

Each fall is shown three times, each time by a table that was opened anew and has nothing kept yet; of the three times that
a frame took the shortest counts.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
HERE = Path(__file__).resolve()
sys.path[:0] = [str(HERE.parents[2]), str(HERE.parents[1] / "ui"), str(HERE.parents[1] / "ui" / "loot")]

import pygame  # noqa: E402
from loot_table import feed_of  # noqa: E402
from table_driver import calm  # noqa: E402

from game.scenes.router import open_stack  # noqa: E402
from game.stack.context import Context  # noqa: E402
from game.tabletop.scene import TableScene  # noqa: E402
from game.ui.harness import Harness  # noqa: E402
from game.ui.motion import Pace  # noqa: E402
from game.ui.prints import Prints  # noqa: E402
from tests.bench.common import Row, of_frames, show  # noqa: E402
from tests.titles.loot_and_recruit.table import SPARE, A, B, C, D, Table  # noqa: E402

FRAME = {(1920, 1080): 4.0, (1280, 720): 8.0}
TALL = "ornery_octet noisy_nonet teetering_ten pint_sized_pack royal_rabble scheming_septet noisy_nonet dastardly_duo"
"""Sixty figures in all."""
TIMES = 3


def timed(call: Callable[[], object]) -> float:
    start = time.process_time()
    call()
    return time.process_time() - start


def opened(size: tuple[int, int]) -> tuple[Harness, TableScene]:
    """A table of five with towers, at rest; nothing has been printed for a fall."""
    t = Table(5)
    t.seat(A, hand="money_bag box_o_shinies", p1="gob_o_goblins dastardly_duo", p2="stubborn_stumps")
    t.seat(B, hand=SPARE, p1=TALL, p2="troublesome_trio").seat(C, hand=SPARE, p1="scruffy_six quarrelsome_quartet")
    t.seat(D, hand=SPARE, p2="quirky_quintet").seat(4, hand=SPARE, p3="brickheaded_bouncers troublesome_trio")
    t.go(A, attack=9)
    t.match.take_cues()
    scene = TableScene(feed_of(5, match=t.match))
    harness = Harness(lambda: open_stack(Context(size=size, prints=Prints()), scene), size)
    calm(harness, scene)
    harness.seconds(1)
    scene.motion.pace = Pace()
    return harness, scene


def fall(size: tuple[int, int]) -> tuple[list[float], int]:
    """Each frame of one fall by the floor frame beside it; how many figures fell."""
    harness, scene = opened(size)
    surface = pygame.display.get_surface()
    assert surface is not None
    background = scene.look.backdrop().convert()
    boards: Any = scene.table.boards  # type: ignore[arg-type]
    before = boards.platform_of((B, 1), boards.lying[B, 1])

    def floor() -> None:
        surface.blit(background, (0, 0))
        pygame.display.flip()

    handles = [card for card, _ in reversed(boards.lying[B, 1])]
    scene.motion.start(boards.towers.topple((B, 1), before, handles, 5))
    boards.take(handles)
    gc.collect()
    found = []
    while scene.motion.busy:
        spent = timed(lambda: harness.loop.step(1 / 60))
        found.append(spent / min(timed(floor) for _ in range(3)))
    return found, sum(tier.figures for tier in before.tiers)


def frames(size: tuple[int, int]) -> tuple[list[float], int]:
    """The frames of the fall, each the best of some, and how many figures fell."""
    falls = [fall(size) for _ in range(TIMES)]
    return [min(same) for same in zip(*(found for found, _ in falls))], falls[0][1]


def main() -> int:
    rows: list[Row] = []
    for size, budget in FRAME.items():
        ratios, figures = frames(size)
        rows += of_frames(f"{size[0]}x{size[1]}, a table of five and {figures} goblins falling", ratios, budget)
    print(f"frames by the floor frame, all work of a frame counted; of each frame the best of {TIMES} falls")
    return 0 if show(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
