"""Sixty figures falling from their towers: frames of a busy table against the floor. Prints ratios.

python -m tests.bench towers
"""

from __future__ import annotations

import gc
import os
import statistics
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
HERE = Path(__file__).resolve()
sys.path[:0] = [str(HERE.parents[2]), str(HERE.parents[1] / "ui")]

import pygame  # noqa: E402
from local_feed import LocalFeed  # noqa: E402
from pygame import Surface  # noqa: E402
from table_driver import calm, lay_out, open_table  # noqa: E402

from game.ui.motion import Pace  # noqa: E402
from game.ui.towers import Platform, Tier, Towers  # noqa: E402
from tests.bench.common import Row, show  # noqa: E402

FRAME = {(1920, 1080): 4.0, (1280, 720): 8.0}
FIGURES = (9, 8, 7, 9, 8, 10, 9)
"""Of the tiers that fall: sixty in all."""


def timed(call: Callable[[], object]) -> float:
    start = time.process_time()
    call()
    return time.process_time() - start


@cache
def picture(wide: int, height: int) -> Surface:
    made = Surface((wide, height), pygame.SRCALPHA)
    pygame.draw.ellipse(made, (90, 120, 60), made.get_rect())
    pygame.draw.ellipse(made, (20, 20, 20), made.get_rect(), 2)
    return made.convert_alpha()


def tier(handle: int, figures: int) -> Tier:
    size = (figures / 2 * 262.0 + 110, 800.0)
    return Tier(
        handle,
        size,
        figures,
        lambda h: picture(round(h * size[0] / size[1]), h),
        lambda n, h: picture(round(0.8 * h), h),
    )


def frames(size: tuple[int, int]) -> tuple[float, float]:
    """The median and the worst frame of such a fall, by the floor frame. The quickest of three counts."""
    harness, scene = open_table(LocalFeed(seats=6, seed=4, clock=None), size)
    lay_out(harness, scene)
    calm(harness, scene)
    harness.seconds(1)
    surface = pygame.display.get_surface()
    assert surface is not None
    background = scene.look.backdrop().convert()

    def floor() -> None:
        surface.blit(background, (0, 0))
        pygame.display.flip()

    scene.motion.pace = Pace()
    look = scene.look
    towers = Towers(look, lambda: None)
    tiers = [tier(n, figures) for n, figures in enumerate(FIGURES)]
    places = [look.frame.rect(0.1 + 0.2 * n, 0.15, 0.16, 0.7) for n in range(3)]
    towers.stand({n: Platform(place, [], 0.2) for n, place in enumerate(places)})

    def frame() -> None:
        scene.draw(surface)
        towers.draw(surface)
        pygame.display.flip()

    ratios = []
    for seed in range(3):
        for n, place in enumerate(places):
            mine = tiers[n::3]
            scene.motion.start(
                towers.topple(n, Platform(place, mine, 0.2), [one.handle for one in reversed(mine)], seed + n)
            )
        gc.collect()
        while scene.motion.busy:
            spent = timed(lambda: scene.motion.update(1 / 60))
            quick = spent + min(timed(frame) for _ in range(3))
            ratios.append(quick / min(timed(floor) for _ in range(3)))
    ratios.sort()
    return statistics.median(ratios), ratios[-1]


def main() -> int:
    rows = []
    for size, budget in FRAME.items():
        median, worst = frames(size)
        what = f"{size[0]}x{size[1]}, busy table and {sum(FIGURES)} figures falling"
        rows.append(Row(f"{what}, median frame by floor", "", median, budget, True))
        rows.append(Row(f"{what}, worst frame by floor", "", worst, budget, True))
    return 0 if show(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
