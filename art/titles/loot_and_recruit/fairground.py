"""What stands behind the towers of the other players: a fairground, a print for each phase of the festival.

The game darkens it, so that towers and banners stand out; here it is printed in full ink.
"""

from __future__ import annotations

import math
from functools import partial

import numpy as np
import skia

from art.kit.block import Block
from art.kit.paths import circle, poly, rect, sample, shape, subtract, taper
from art.kit.pen import Pen
from art.kit.press import Pressing, separations
from art.kit.recipe import Recipe
from art.kit.scenes import rays

SIZE = (1600, 336)
SCALE = 1.2
GROUND = 250
"""Units from the upper edge to where the far row of the crowd stands."""
PRESS = Pressing(rough=0.6, salt=0.4, shift=0.7)
PHASES = ("morning", "day", "night", "closing")


def tent(p: Pen, x: float, y: float, w: float, h: float, spot: str) -> None:
    """A striped tent whose wall ends at (x, y) and (x + w, y); a pennant on top."""
    peak, eaves, wall = (x + w / 2, y - h), y - h * 0.42, w * 0.08
    roof = poly((x, eaves), peak, (x + w, eaves))
    body = rect(x + wall, eaves, w - 2 * wall, y - eaves)
    for outline, stripes in ((body, 6), (roof, 5)):
        p.cut(outline, None)
        p.add(outline, spot)
        for i in range(stripes):
            left, right = (x + w * (i + f) / stripes for f in (0.3, 0.75))
            strip = poly(peak, (left, eaves), (right, eaves)) if outline is roof else rect(left, eaves, right - left, h)
            p.cut(strip, (spot,), clip=outline)
        p.add(outline, stroke=3.4)
    p.add(poly((x + w * 0.44, y), (x + w * 0.5, eaves + 8), (x + w * 0.56, y)))
    for i in range(9):
        scallop = circle(x + w * (i + 0.5) / 9, eaves, w / 18)
        p.cut(scallop, None)
        if i % 2:
            p.add(scallop, spot)
        p.add(scallop, stroke=2)
    p.line([peak, (peak[0], peak[1] - h * 0.26)], 5)
    flag = poly((peak[0], peak[1] - h * 0.26), (peak[0] + 34, peak[1] - h * 0.2), (peak[0], peak[1] - h * 0.13))
    p.cut(flag, None)
    p.add(flag, "b")
    p.add(flag, stroke=2)


def bunting(p: Pen, start: tuple[float, float], end: tuple[float, float], sag: float, count: int) -> None:
    """Little flags on a sagging line."""
    line = sample([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag), end], 60)
    p.cut(taper([tuple(at) for at in line], 3), None)
    for i in range(count):
        a, b = (line[int((i + f) / count * 59)] for f in (0.25, 0.85))
        flag = poly(tuple(a), tuple(b), ((a[0] + b[0]) / 2 + 2, (a[1] + b[1]) / 2 + 30))
        p.cut(flag, None)
        if i % 3 != 1:
            p.add(flag, "bac"[i % 3])
        p.add(flag, stroke=2.4)


def wheel(p: Pen, x: float, y: float, r: float, turn: float = 0.15) -> None:
    """A big wheel with ten gondolas."""
    for ring, width in ((r, 7), (r - 12, 3)):
        p.cut(circle(x, y, ring), None, stroke=width)
    p.cut([taper([(x + side * 60, GROUND + 20), (x, y)], 7) for side in (-1, 1)], None)
    for i in range(10):
        a = turn + i * math.pi / 5
        tip = (x + r * math.cos(a), y + r * math.sin(a))
        p.cut(taper([(x, y), tip], 3), None)
        box = rect(tip[0] - 14, tip[1] - 4, 28, 21, 6)
        p.cut(box, None)
        p.add(box, "bcb"[i % 3])
        p.add(box, stroke=2.6)
    p.cut(circle(x, y, 15), None)
    p.add(circle(x, y, 14), "b")
    p.add(circle(x, y, 14), stroke=3)


def lanterns(p: Pen, start: tuple[float, float], end: tuple[float, float], sag: float, count: int) -> None:
    """Round lights on a sagging line."""
    line = sample([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag), end], 60)
    p.cut(taper([tuple(at) for at in line], 2.4), None)
    for i in range(count):
        x, y = line[int((i + 0.5) / count * 59)]
        for r, layer in ((24, "c"), (12, None)):
            p.cut(circle(x, y + 16, r), None)
            if layer:
                p.add(circle(x, y + 16, r), layer)
        p.add(circle(x, y + 16, 13), stroke=2.6)


def sky(block: Block, window: skia.Path, at: tuple[float, float], seed: int) -> None:
    """Teal, with broad rays in key about a point."""
    block.add(window, "a")
    rays(block, *at, 40, 70, 1700, ("k",), window, 0.5, seed, add=True)


def hills(p: Pen, window: skia.Path) -> None:
    far = shape("-10,360! -10,244! 250,180 480,262 790,214 1080,176 1330,252 1610,200! 1610,360!")
    p.add(far, clip=window)
    for i in range(66):
        x, y = 12 + i * 24.5, 236 + 18 * math.sin(i * 0.27)
        p.add(taper([(x, y + 36), (x + 8, y + 10), (x + 4, y - 8)], 6, 3, 0), clip=window)


def morning(p: Pen) -> None:
    """A low sun over tents."""
    sun(p, 300, 92, 50)


def sun(p: Pen, x: float, y: float, r: float) -> None:
    p.cut(circle(x, y, r + 10), None)
    p.add(circle(x, y, r), "c")
    for i in range(20):
        a = i * math.pi / 10
        ray = poly(
            *(
                (x + d * math.cos(a + e), y + d * math.sin(a + e))
                for d, e in ((r + 16, -0.1), (r + 42, 0), (r + 16, 0.1))
            )
        )
        p.cut(ray, None)
        p.add(ray, "c")


def day(p: Pen) -> None:
    sun(p, 760, 66, 38)
    wheel(p, 1230, 118, 100, 0.4)


def night(p: Pen) -> None:
    """Moon, stars, lanterns and a fire that one does not stand close to."""
    rng = np.random.default_rng(8)
    for _ in range(46):
        x, y, r = 1600 * rng.random(), 150 * rng.random(), 2 + 3.2 * rng.random() ** 2
        p.cut(poly((x, y - 2 * r), (x + r * 0.6, y), (x, y + 2 * r), (x - r * 0.6, y)), None)
    moon = subtract(circle(1240, 70, 46), circle(1264, 56, 42))
    p.cut(moon, None)
    p.add(moon, "c")
    lanterns(p, (0, 20), (520, 30), 54, 8)
    lanterns(p, (520, 30), (1080, 24), 58, 9)
    for x, h in ((930, 84), (950, 120), (972, 92)):
        top, foot = GROUND - h, GROUND + 8
        blaze = shape(f"{x - 30},{foot}! {x - 22},{top + h / 2} {x},{top}! {x + 20},{top + h / 2} {x + 30},{foot}!")
        p.cut(blaze, None)
        p.add(blaze, "b" if x != 950 else "c")
        p.add(blaze, stroke=3)


def closing(p: Pen) -> None:
    """Rockets."""
    for x, y, r, spot in ((380, 80, 62, "c"), (760, 64, 74, "b"), (1180, 86, 60, "c")):
        for i in range(16):
            a = i * math.pi / 8
            spark = taper([(x + d * math.cos(a), y + d * math.sin(a)) for d in (r * 0.3, r)], 7, 3, 0)
            p.cut(spark, None)
            p.add(spark, spot)


def curtain(p: Pen) -> None:
    """It comes from both sides, over all but the crowd."""
    for side in (0, 1):
        for i in range(5):
            x = (i * 34) if not side else 1600 - (i + 1) * 34
            fold = shape(f"{x},-10! {x + 34},-10! {x + 34},{300 - i * 34} {x + 17},{320 - i * 34} {x},{300 - i * 34}!")
            p.cut(fold, None)
            p.add(fold, "b")
            p.line([(x + 10, -10), (x + 10, 280 - i * 34)], 8)


def onlooker(p: Pen, rng: np.random.Generator) -> None:
    """A head in the crowd, chin at (0, 0), some 40 units wide with its ears: no two alike."""
    wide, tall, up = rng.uniform(14, 19), rng.uniform(15, 21), rng.uniform(-0.5, 0.5)
    head = circle(0, -tall, wide, tall)
    ears = [poly((side * wide * 0.7, -tall * 1.2), (side * wide * 2.1, -tall * (1.5 + up)), (side * wide * 0.8, -tall * 0.6))
            for side in (-1, 1)]  # fmt: skip
    if rng.random() < 0.35:  # cheering
        for side in (-1, 1):
            arm = taper(
                [(side * wide, -4), (side * wide * 1.7, -tall * 1.6), (side * wide * 1.3, -tall * 2.9)], 9, 8, 7
            )
            p.cut(arm, None)
            p.add(arm, "a")
            p.add(arm, stroke=2.2)
    for part in (*ears, head):
        p.cut(part, None)
        p.add(part, "a")
        p.add(part, stroke=2.4)
    for side in (-1, 1):
        r = rng.uniform(3.2, 5.6)
        p.cut(circle(side * wide * 0.42, -tall * 1.15, r), None)
        p.add(circle(side * wide * 0.42, -tall * 1.15, r), stroke=1.6)
        p.dot(side * wide * 0.42 + rng.uniform(-1, 1), -tall * 1.15 - 1, r * 0.4)
    if rng.random() < 0.5:
        p.line([(-wide * 0.5, -tall * 0.5), (0, -tall * 0.34), (wide * 0.5, -tall * 0.55)], 3.4)
    else:
        p.dot(0, -tall * 0.48, wide * 0.34, tall * 0.2)
    hat = rng.integers(0, 5)
    spot = "bc"[int(rng.integers(0, 2))]
    crown = {
        0: poly((-wide * 0.8, -tall * 1.7), (0, -tall * 3.0), (wide * 0.8, -tall * 1.7)),
        1: rect(-wide * 0.7, -tall * 2.5, wide * 1.4, tall * 0.9, 3),
        2: circle(0, -tall * 1.85, wide * 0.8, tall * 0.4),
    }.get(int(hat))
    if crown is not None:
        p.cut(crown, None)
        p.add(crown, spot)
        p.add(crown, stroke=2.4)


def crowd(p: Pen) -> None:
    """Two rows of onlookers before the tents."""
    rng = np.random.default_rng(33)
    for y, count, scale in ((256, 44, 0.85), (284, 38, 1.1)):
        for i in range(count):
            x = (i + 0.5 + rng.uniform(-0.2, 0.2)) * SIZE[0] / count
            onlooker(p.at(x, y + rng.uniform(-7, 7), rng.uniform(-10, 10), scale), rng)


SKIES = {"morning": ((300, 92), 3), "day": ((760, 66), 5), "night": ((1240, 420), 7), "closing": ((800, 420), 9)}
DRAWN = {"morning": morning, "day": day, "night": night, "closing": closing}


def ground_block(phase: str) -> Block:
    """The whole print of a phase."""
    block = Block(*SIZE, SCALE, "abc", seed=len(phase))
    window = rect(0, 0, *SIZE)
    p = Pen(block)
    at, seed = SKIES[phase]
    sky(block, window, at, seed)
    hills(p, window)
    DRAWN[phase](p)
    for x, y, w, h, spot in (
        (60, 262, 150, 112, "b"),
        (430, 256, 180, 128, "c"),
        (720, 250, 200, 140, "b"),
        (1400, 258, 170, 122, "c"),
    ):
        tent(p, x, y, w, h, spot)
    if phase != "night":
        bunting(p, (0, 8), (560, 18), 56, 13)
        bunting(p, (560, 18), (1120, 12), 62, 13)
        bunting(p, (1120, 12), (1600, 6), 48, 11)
    if phase == "closing":
        curtain(p)
    crowd(p)
    boards = rect(0, GROUND + 28, SIZE[0], SIZE[1] - GROUND)
    p.cut(boards, None)
    p.add(boards)
    for i in range(12):
        p.groove([(i * 146, GROUND + 32), (i * 146 - 6, SIZE[1])], 3, ("k",))
    return block


def printed(phase: str) -> dict[str, np.ndarray]:
    return separations(ground_block(phase), PRESS)


def recipes() -> list[Recipe]:
    return [
        Recipe(f"loot_and_recruit/fairground_{phase}", "plate", repr((SIZE, SCALE)), partial(printed, phase))
        for phase in PHASES
    ]
