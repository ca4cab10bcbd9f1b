"""Places in Hell, in ember and key: they stand beside the scenes and rooms of the kit."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from art.kit.block import Block
from art.kit.paths import circle, intersect, poly, rect, shape, taper
from art.kit.scenes import brickwork, rays

Place = Callable[[Block, float, float, skia.Path, int], None]


def _stand(block: Block, outline: skia.Path, window: skia.Path, layer: str = "k") -> None:
    block.cut(outline, clip=window)
    block.add(outline, layer, clip=window)


def disc(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """A low ember sun right behind the head."""
    block.add(window, "k")
    cx, cy, r = w / 2, h * 0.42, h * 0.43
    rays(block, cx, cy, 72, r * 1.08, 900, ("k",), window, 0.28, seed)
    _stand(block, circle(cx, cy, r), window, "c")


def pit(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Rock walls to both sides, light from below."""
    block.add(window, "c")
    rays(block, w / 2, h * 1.05, 46, 60, 900, ("c",), window, 0.5, seed)
    for side in (-1, 1):
        edge = w / 2 + side * w / 2
        steps = (
            (0.34, 0.0),
            (0.24, 0.16),
            (0.29, 0.24),
            (0.17, 0.42),
            (0.22, 0.52),
            (0.1, 0.72),
            (0.13, 0.8),
            (0.0, 1.02),
        )
        points = " ".join(f"{edge - side * w * x},{h * y}!" for x, y in steps)
        wall = shape(f"{edge + side * 10},-10! {edge - side * w * 0.36},-10! {points} {edge + side * 10},{h + 10}!")
        _stand(block, wall, window)
        inside = intersect(wall, window)
        for i in range(9):
            x, y = edge - side * w * (0.03 + 0.2 * ((i * 0.618) % 1)), h * (0.06 + 0.09 * i)
            crack = [(x, y), (x - side * 12, y + 16), (x - side * 4, y + 36)]
            block.cut(taper(crack, 5), ("k",), clip=inside)


def columns(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """A hall: pillars black against the glow, and a floor in squares."""
    block.add(window, "c")
    rays(block, w / 2, h * 0.5, 44, 40, 900, ("c",), window, 0.5, seed)
    floor = rect(-5, h * 0.8, w + 10, h * 0.25)
    _stand(block, floor, window)
    for i in range(-6, 7):
        block.cut(taper([(w / 2 + i * w * 0.07, h * 0.8), (w / 2 + i * w * 0.2, h + 10)], 4, 3, 5), ("k",), clip=floor)
    for y in (0.845, 0.91):
        block.cut(taper([(-5, h * y), (w / 2, h * y), (w + 5, h * y)], 4, 4, 4), ("k",), clip=window)
    for x in (0.04, 0.22, 0.78, 0.96):
        cx, half = w * x, w * (0.062 if x in (0.04, 0.96) else 0.05)
        foot = h * (0.86 if x in (0.04, 0.96) else 0.81)
        _stand(block, rect(cx - half, -10, half * 2, foot + 10), window)
        for dx in (-0.5, 0, 0.5):
            flute = [(cx + half * dx, h * 0.06), (cx + half * dx, foot * 0.5), (cx + half * dx, foot - 22)]
            block.cut(taper(flute, 4, 3, 2), ("k",), clip=window)
        base = poly(
            (cx - half * 1.4, foot), (cx + half * 1.4, foot), (cx + half * 1.1, foot - 16), (cx - half * 1.1, foot - 16)
        )
        block.cut(base, ("k",), stroke=3, clip=window)
        block.add(base, "k", clip=window)


def dark(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Nothing, with a few cuts in it that lead inwards."""
    block.add(window, "k")
    rays(block, w / 2, h / 2, 64, w * 0.42, 900, ("k",), window, 0.3, seed)


def storm(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Bands of smoke across an ember sky."""
    block.add(window, "c")
    rng = np.random.default_rng(seed)
    for i in range(9):
        y = h * (i + 0.3) / 8.4 + rng.normal(0, 5)
        swell = 13 + 9 * rng.random()
        band = [(-20, y), (w * 0.25, y - swell), (w * 0.55, y + swell * 0.7), (w * 0.8, y - swell * 0.5), (w + 20, y)]
        block.cut(taper(band, 9 + 13 * (i % 3 == 1), 5, 5, n=60), ("c",), clip=window)
        if i % 3 == 0:
            block.add(taper([(x, by + 9) for x, by in band], 8, 2, 2, n=60), "k", clip=window)


def gate(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """A wall, and a way in that is open."""
    block.add(window, "k")
    brickwork(block, 0, 0, w, h, window, seed)
    cx = w / 2
    arch = shape(
        f"{cx - 150},{h + 10}! {cx - 158},190 {cx - 90},60 {cx},24 {cx + 90},60 {cx + 158},190 {cx + 150},{h + 10}!"
    )
    _stand(block, arch, window, "c")
    rays(block, cx, h * 0.55, 40, 60, 600, ("c",), intersect(arch, window), 0.5, seed)
    block.add(arch, "k", stroke=8, clip=window)


def under_earth(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """A thin strip of the world above, everything else rock."""
    block.add(window, "k")
    sky = rect(-5, -5, w + 10, h * 0.2)
    _stand(block, sky, window, "c")
    rng = np.random.default_rng(seed)
    for i in range(40):
        x, y = w * ((i * 0.618) % 1), h * (0.26 + 0.7 * ((i * 0.377) % 1))
        a = rng.normal(0, 0.5)
        block.cut(taper([(x, y), (x + 12 * math.cos(a), y + 12 * math.sin(a))], 4), ("k",), clip=window)


SCENES: dict[str, Place] = {
    "disc": disc,
    "pit": pit,
    "columns": columns,
    "dark": dark,
    "storm": storm,
    "keep_gate": gate,
    "under_earth": under_earth,
}
