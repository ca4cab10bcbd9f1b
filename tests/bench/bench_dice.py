"""Dice: the physics against bare pymunk steps, and frames with dice under way against the floor. Prints ratios.

python -m tests.bench dice
"""

from __future__ import annotations

import gc
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
HERE = Path(__file__).resolve()
sys.path[:0] = [str(HERE.parents[2]), str(HERE.parents[1] / "ui")]

import pygame  # noqa: E402
import pymunk  # noqa: E402
from local_feed import LocalFeed  # noqa: E402
from table_driver import calm, lay_out, open_table  # noqa: E402

from game.tabletop.services import TableServices  # noqa: E402
from game.ui.dice import D6, D20, DiceTray, Solid, Tray, throw  # noqa: E402
from game.ui.dice.physics import STEP, World  # noqa: E402
from tests.bench.common import Row, show  # noqa: E402

FRAME = {(1920, 1080): 4.0, (1280, 720): 8.0}
STEPS = 20.0
TIMES = 3


class _Tray(DiceTray):
    """A tray on a table: what changes it dirties the table."""

    services: TableServices

    def touch(self) -> None:
        super().touch()
        if hasattr(self, "services"):
            self.services.touch()


def timed(call: Callable[[], object]) -> float:
    start = time.process_time()
    call()
    return time.process_time() - start


def bare(count: int, seed: int, steps: int) -> Callable[[], None]:
    """The floor: that many boxes in a tray, stepped by pymunk alone."""
    chance = random.Random(seed)
    space = pymunk.Space()
    space.damping, space.iterations = 0.35, 10
    for a, b in (((0, 0), (800, 0)), ((800, 0), (800, 600)), ((800, 600), (0, 600)), ((0, 600), (0, 0))):
        wall = pymunk.Segment(space.static_body, a, b, 6)
        wall.elasticity, wall.friction = 0.6, 0.7
        space.add(wall)
    for i in range(count):
        body = pymunk.Body(1, pymunk.moment_for_box(1, (40, 40)))
        body.position = 60 + 60 * (i % 10), 100 + 60 * (i // 10)
        body.velocity = chance.uniform(500, 1200), chance.uniform(-600, 600)
        shape = pymunk.Poly.create_box(body, (40, 40), 4)
        shape.elasticity, shape.friction = 0.5, 0.6
        space.add(body, shape)

    def play() -> None:
        for _ in range(steps):
            space.step(STEP)

    return play


def stepping(kind: Solid, count: int) -> float:
    """A throw to its end by as many bare steps of as many bodies: the median over throws played side by side."""
    found = []
    for seed in range(7):
        world = World(seed, (kind,) * count, Tray.of(count))

        def ours(world: World = world) -> None:
            while not world.over:
                world.step()

        mine = timed(ours)
        found.append(mine / timed(bare(count, seed, round(world.time / STEP))))
    return statistics.median(found)


def whole(kind: Solid, count: int) -> float:
    """Milliseconds for a whole throw."""
    tray = Tray.of(count)
    return statistics.median(timed(lambda s=seed: throw(s, [kind] * count, tray)) for seed in range(9)) * 1000  # type: ignore[misc]


def frames(size: tuple[int, int], kinds: tuple[Solid, ...]) -> tuple[float, float, float]:
    """A busy table with a tray on it in which dice roll, all work of a frame by the floor: median and worst; and the
    median milliseconds of drawing the dice alone. Every throw is thrown three times, of each of its frames the quickest
    counts."""
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

    tray = _Tray(scene.look, scene.look.frame.rect(0.3, 0.2, 0.4, 0.6), "For the bench")
    tray.services = scene.services
    scene.services.effects["tray"] = tray.paint
    harness.frames(2)
    ratios, alone = [], []
    for seed in range(3):
        throws = []
        for _ in range(TIMES):
            scene.motion.start(tray.throw(kinds, [1] * len(kinds), seed))
            gc.collect()
            found = []
            while scene.motion.busy:
                spent = timed(lambda: harness.loop.step(1 / 60))
                found.append(spent / min(timed(floor) for _ in range(3)))
                alone.append(min(timed(lambda: tray.draw_dice(surface)) for _ in range(3)) * 1000)
            throws.append(found)
        ratios += [min(same) for same in zip(*throws)]
    ratios.sort()
    return statistics.median(ratios), ratios[-1], statistics.median(alone)


def main() -> int:
    rows = [
        Row(
            f"{n} {kind.name} at 120 Hz by bare pymunk steps",
            "",
            stepping(kind, n),
            STEPS if n == 20 else None,
            True,
        )
        for kind in (D20, D6)
        for n in (1, 5, 20)
    ]
    rows += [Row(f"a whole throw of {n} {k.name}", f"{whole(k, n):.1f} ms") for k in (D20, D6) for n in (1, 5, 20)]
    for size, budget in FRAME.items():
        for kinds in ((D20,), (D6,) * 5, (D20,) * 5):
            median, worst, alone = frames(size, kinds)
            what = f"{size[0]}x{size[1]}, busy table and {len(kinds)} {kinds[0].name} rolling"
            rows.append(
                Row(
                    f"{what}, median frame by floor",
                    f"tray {alone:.2f} ms",
                    median,
                    budget if len(kinds) == 1 else None,
                    True,
                )
            )
            rows.append(Row(f"{what}, worst frame by floor", "", worst, budget if len(kinds) == 1 else None, True))
    return 0 if show(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
