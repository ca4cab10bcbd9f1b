"""Backgrounds of the dungeon, in the light spot ink and the key; they stand beside :mod:`art.kit.scenes`.

A room fills a window of a block from (0, 0); it never spills out of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from art.kit.block import Block
from art.kit.paths import circle, intersect, poly, rect, shape, taper
from art.kit.scenes import brickwork, rays

Room = Callable[[Block, float, float, skia.Path, int], None]


def _ground(block: Block, w: float, h: float, level: float, window: skia.Path, layer: str = "k") -> skia.Path:
    """Uneven earth across the foot of the picture; returns its outline."""
    y = h * level
    earth = shape(
        f"-10,{h + 10}! -10,{y + 6}! {w * 0.2},{y - 6} {w * 0.5},{y + 4} {w * 0.8},{y - 5} {w + 10},{y + 5}! "
        f"{w + 10},{h + 10}!"
    )
    block.cut(earth, clip=window)
    block.add(earth, layer, clip=window)
    return intersect(earth, window)


def stage(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Curtains drawn aside, a lit backcloth, boards."""
    block.add(window, "c")
    rays(block, w / 2, h * 0.46, 40, 50, 900, ("c",), window, 0.5, seed)
    for side in (-1, 1):
        edge = w / 2 + side * w / 2
        curtain = shape(
            f"{edge + side * 12},-10! {edge - side * w * 0.3},-10! {edge - side * w * 0.22},{h * 0.2} "
            f"{edge - side * w * 0.13},{h * 0.42} {edge - side * w * 0.09},{h * 0.6}! "
            f"{edge - side * w * 0.16},{h * 0.86}! {edge + side * 12},{h * 0.86}!"
        )
        block.cut(curtain, clip=window)
        block.add(curtain, "k", clip=window)
        inside = intersect(curtain, window)
        for i in range(5):
            top = edge - side * w * (0.02 + i * 0.058)
            foot = edge - side * w * (0.01 + i * 0.016)
            fold = taper([(top, -6), ((top + foot) / 2 + side * 3, h * 0.3), (foot, h * 0.58)], 6, 3, 1)
            block.cut(fold, ("k",), clip=inside)
            low = edge - side * w * (0.01 + i * 0.032)
            block.cut(taper([(foot, h * 0.64), (low, h * 0.84)], 5, 1, 3), ("k",), clip=inside)
        tie = poly(
            (edge, h * 0.57), (edge - side * w * 0.1, h * 0.59), (edge - side * w * 0.1, h * 0.64), (edge, h * 0.63)
        )
        block.cut(tie, clip=window)
        block.add(tie, "b", clip=window)
    boards = rect(-5, h * 0.84, w + 10, h * 0.2)
    block.cut(boards, clip=window)
    block.add(boards, "k", clip=window)
    for i in range(9):
        x = w * (i - 0.5) / 8
        block.cut(taper([(w / 2 + (x - w / 2) * 0.8, h * 0.85), (x, h)], 4, 2, 4), ("k",), clip=window)


def graveyard(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """A low moon, a bare tree, leaning stones."""
    block.add(window, "k")
    mx, my, r = w * 0.28, h * 0.34, h * 0.26
    rays(block, mx, my, 60, r * 1.15, 900, ("k",), window, 0.26, seed)
    moon = circle(mx, my, r)
    block.cut(moon, ("k",), clip=window)
    block.add(moon, "c", clip=window)
    for points, width in (
        ([(w * 0.93, h), (w * 0.9, h * 0.6), (w * 0.94, h * 0.3), (w * 0.88, h * 0.04)], 26),
        ([(w * 0.91, h * 0.5), (w * 0.82, h * 0.36), (w * 0.8, h * 0.2)], 12),
        ([(w * 0.93, h * 0.36), (w, h * 0.24), (w * 1.02, h * 0.16)], 11),
        ([(w * 0.83, h * 0.38), (w * 0.75, h * 0.34), (w * 0.7, h * 0.26)], 7),
    ):
        block.cut(taper(points, width + 6, width + 6, 3), None, clip=window)
        block.add(taper(points, width, width, 1), "c", clip=window)
        block.add(taper([(x + 3, y) for x, y in points], width * 0.5, width * 0.5, 1), "k", clip=window)
    for x, y, turn, s in ((0.09, 0.78, -8, 1.0), (0.9, 0.8, 9, 1.1), (0.3, 0.7, 5, 0.7)):
        stone = shape("-30,60! -30,-20 0,-52 30,-20 30,60!")
        matrix = skia.Matrix()
        matrix.setScale(s, s)
        matrix.postRotate(turn)
        matrix.postTranslate(w * x, h * y)
        stone.transform(matrix)
        block.cut(stone, clip=window)
        block.add(stone, "k", stroke=4, clip=window)
        block.add(taper([(w * x - 14, h * y - 6), (w * x, h * y - 8), (w * x + 15, h * y - 5)], 4), "k", clip=window)
        block.add(taper([(w * x - 12, h * y + 6), (w * x + 9, h * y + 5)], 4), "k", clip=window)
    earth = _ground(block, w, h, 0.87, window, "c")
    for i in range(26):
        x = w * ((i * 0.618) % 1)
        y = h * (0.89 + 0.1 * ((i * 0.377) % 1))
        block.add(taper([(x, y), (x + 9, y - 3), (x + 22, y)], 4), "k", clip=earth)


def workshop(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """A dark plank wall hung with straw-coloured cogs."""
    block.add(window, "k")
    for i in range(8):
        x = w * (i + 0.4) / 7.6
        block.cut(taper([(x, -5), (x + 2, h / 2), (x, h + 5)], 4, 4, 4), ("k",), clip=window)
        for j in range(5):
            y = h * ((i * 0.37 + j * 0.23) % 1)
            block.cut(taper([(x + 12, y), (x + 16, y + 24), (x + 13, y + 58)], 3.4), ("k",), clip=window)
    rays(block, w / 2, h * 0.45, 40, 120, 900, ("k",), window, 0.16, seed)
    for x, y, r, teeth in ((0.06, 0.44, 52, 11), (0.95, 0.34, 60, 12), (0.84, 0.6, 34, 9), (0.15, 0.76, 36, 9)):
        cx, cy = w * x, h * y
        wheel = [circle(cx, cy, r * 0.86)]
        for i in range(teeth):
            a = i * 2 * math.pi / teeth
            c, s = math.cos(a), math.sin(a)
            wheel.append(
                poly(
                    (cx + r * 0.8 * c - 7 * s, cy + r * 0.8 * s + 7 * c),
                    (cx + r * 1.1 * c - 5 * s, cy + r * 1.1 * s + 5 * c),
                    (cx + r * 1.1 * c + 5 * s, cy + r * 1.1 * s - 5 * c),
                    (cx + r * 0.8 * c + 7 * s, cy + r * 0.8 * s - 7 * c),
                )
            )
        for path in wheel:
            block.cut(path, clip=window)
            block.add(path, "c", clip=window)
        block.add(circle(cx, cy, r * 0.52), "k", clip=window)
        block.add(circle(cx, cy, r * 0.84), "k", stroke=3, clip=window)
        for i in range(2):
            a = i * math.pi / 2 + r
            c, s = math.cos(a) * r * 0.6, math.sin(a) * r * 0.6
            block.cut(taper([(cx - c, cy - s), (cx + c, cy + s)], 9, 9, 9), ("k",), clip=window)
            block.add(taper([(cx - c, cy - s), (cx + c, cy + s)], 9, 9, 9), "c", clip=window)
        block.cut(circle(cx, cy, r * 0.2), ("k",), clip=window)
        block.add(circle(cx, cy, r * 0.2), "c", clip=window)


def cellar(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Under the floor: boards near the top, light falling through the gaps, a lit room above."""
    block.add(window, "k")
    rng = np.random.default_rng(seed)
    top, low = h * 0.19, h * 0.29
    for i in range(8):
        x = w * (i + 0.5) / 8 + rng.normal(0, 4)
        half = 5 + 5 * rng.random()
        ray = poly((x - half, low), (x + half, low), (x + half * 3.4 - 34, h), (x - half * 3.4 - 34, h))
        block.add(ray, "c", clip=window)
        block.cut(ray, ("k",), clip=window)
    above = rect(-5, -5, w + 10, top + 5)
    block.cut(above, clip=window)
    block.add(above, "c", clip=window)
    rays(block, w / 2, top, 40, 30, 900, ("c",), above, 0.5, seed)
    boards = rect(-5, top, w + 10, low - top)
    block.cut(boards, clip=window)
    block.add(boards, "b", clip=window)
    for y in (top, low - 3):
        block.add(rect(-5, y - 3, w + 10, 6), "k", clip=window)
    for i in range(9):
        x = w * (i + 0.3) / 8
        block.add(rect(x - 2, top, 4, low - top), "k", clip=window)
        block.add(taper([(x + 8, top + 12), (x + 24, top + 15), (x + 40, top + 12)], 3), "k", clip=window)
        block.add(taper([(x + 10, top + 25), (x + 22, top + 23), (x + 36, top + 26)], 3), "k", clip=window)


def glow(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """One candle in the dark."""
    block.add(window, "k")
    cx, cy, r = w * 0.5, h * 0.46, h * 0.42
    rays(block, cx, cy, 64, r * 0.9, 900, ("k",), window, 0.4, seed)
    disc = circle(cx, cy, r)
    block.cut(disc, clip=window)
    block.add(disc, "c", clip=window)
    rays(block, cx, cy, 48, r * 0.5, r + 2, ("c",), intersect(disc, window), 0.4, seed + 1)


def hall(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Straw-coloured stones with two hanging banners: what the court calls a palace."""
    block.add(window, "c")
    brickwork(block, 0, 0, w, h, window, seed, ("c",), (86, 42))
    rng = np.random.default_rng(seed)
    for _ in range(16):
        x, y = w * rng.random(), h * rng.random()
        block.add(taper([(x, y), (x + 14, y + 2), (x + 30, y)], 4), "k", clip=window)
    for cx in (0.13, 0.87):
        x, half = w * cx, w * 0.085
        banner = poly((x - half, -5), (x + half, -5), (x + half, h * 0.66), (x, h * 0.58), (x - half, h * 0.66))
        block.cut(banner, clip=window)
        block.add(banner, "b", clip=window)
        block.add(banner, "k", stroke=5, clip=window)
        block.add(circle(x, h * 0.34, half * 0.6), "k", clip=window)
        block.cut(circle(x, h * 0.34, half * 0.6), ("b",), clip=window)
        for side in (-1, 1):
            block.cut(circle(x + side * half * 0.24, h * 0.32, half * 0.15), ("k",), clip=window)
        block.cut(taper([(x - 12, h * 0.375), (x, h * 0.39), (x + 12, h * 0.375)], 5), ("k",), clip=window)


def road(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """A straw plain with a road to a far keep: something to run from."""
    block.add(window, "c")
    rays(block, w * 0.2, h * 0.5, 44, 40, 900, ("c",), window, 0.5, seed)
    earth = _ground(block, w, h, 0.62, window, "c")
    for i in range(34):
        x = w * ((i * 0.618) % 1)
        y = h * (0.66 + 0.34 * ((i * 0.377) % 1))
        block.add(taper([(x, y), (x + 10, y - 4), (x + 26, y)], 4.5), "k", clip=earth)
    keep = shape(
        f"{w * 0.06},{h * 0.62}! {w * 0.06},{h * 0.34}! {w * 0.09},{h * 0.34}! {w * 0.09},{h * 0.39}! "
        f"{w * 0.12},{h * 0.39}! {w * 0.12},{h * 0.34}! {w * 0.15},{h * 0.34}! {w * 0.15},{h * 0.45}! "
        f"{w * 0.23},{h * 0.45}! {w * 0.23},{h * 0.62}!"
    )
    block.cut(keep, clip=window)
    block.add(keep, "k", clip=window)
    block.cut(rect(w * 0.095, h * 0.44, 8, 16), ("k",), clip=window)


def wood_at_night(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Speed: straw streaks across a pale night, pines going by."""
    block.add(window, "c")
    rng = np.random.default_rng(seed)
    for _ in range(46):
        y, x = h * rng.random(), w * rng.random()
        block.cut(taper([(x - 90, y + 8), (x, y), (x + 110, y - 9)], 3 + 4 * rng.random()), ("c",), clip=window)
    for x, base, s in ((0.08, 0.84, 1.15), (0.9, 0.8, 1.3), (0.62, 0.74, 0.7), (0.3, 0.74, 0.8)):
        for i in range(4):
            top = h * base - 40 * s * (4 - i)
            half = (16 + i * 11) * s
            tree = poly((w * x + 6, top - 34 * s), (w * x + half, top + 26 * s), (w * x - half, top + 26 * s))
            block.cut(tree, clip=window)
            block.add(tree, "k", clip=window)
    earth = _ground(block, w, h, 0.84, window, "c")
    for i in range(22):
        x = w * ((i * 0.618) % 1)
        y = h * (0.87 + 0.12 * ((i * 0.377) % 1))
        block.add(taper([(x, y), (x + 20, y - 3), (x + 46, y - 1)], 5), "k", clip=earth)


ROOMS: dict[str, Room] = {
    "stage": stage,
    "graveyard": graveyard,
    "workshop": workshop,
    "cellar": cellar,
    "glow": glow,
    "hall": hall,
    "road": road,
    "wood": wood_at_night,
}


def room(block: Block, kind: str, w: float, h: float, seed: int = 1) -> None:
    """Fill a whole picture with one of ``ROOMS``."""
    ROOMS[kind](block, w, h, rect(0, 0, w, h), seed)
