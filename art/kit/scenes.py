"""What stands behind a figure, in the light spot ink and the key.

Every scene fills a window (x, y, w, h) of a block and never spills out of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

import numpy as np
import skia

from art.kit.block import Block
from art.kit.paths import circle, intersect, poly, rect, shape, taper


def rays(
    block: Block,
    cx: float,
    cy: float,
    count: int,
    inner: float,
    outer: float,
    layers: Iterable[str],
    clip: skia.Path,
    share: float = 0.5,
    seed: int = 0,
    add: bool = False,
) -> None:
    """A burst of uneven rays about a point: cut out of the layers, or added to them."""
    rng = np.random.default_rng(seed)
    for i in range(count):
        angle = i * 2 * math.pi / count + rng.normal(0, 0.02)
        half = math.pi / count * share * (0.7 + 0.6 * rng.random())
        start = inner * (1 + 0.18 * rng.random())
        ray = poly(
            (cx + start * math.cos(angle), cy + start * math.sin(angle)),
            (cx + outer * math.cos(angle - half), cy + outer * math.sin(angle - half)),
            (cx + outer * math.cos(angle + half), cy + outer * math.sin(angle + half)),
        )
        if add:
            for layer in layers:
                block.add(ray, layer, clip=clip)
        else:
            block.cut(ray, layers, clip=clip)


def brickwork(
    block: Block,
    x: float,
    y: float,
    w: float,
    h: float,
    clip: skia.Path,
    seed: int = 1,
    layers: Iterable[str] = ("k",),
    brick: tuple[float, float] = (70, 34),
) -> None:
    """Three cuts a brick, some bricks left dark."""
    rng, (bw, bh) = np.random.default_rng(seed), brick
    for row in range(int(h / bh) + 1):
        for column in range(-1, int(w / bw) + 2):
            if rng.random() < 0.18:
                continue
            left = x + column * bw + (bw / 2 if row % 2 else 0) + rng.normal(0, 2)
            top, reach = y + row * bh + rng.normal(0, 1.5), 0.55 + 0.4 * rng.random()
            for j in range(3):
                level = top + 7 + j * 9
                block.cut(
                    taper(
                        [
                            (left + 5, level + rng.normal(0, 1)),
                            (left + bw * 0.4, level + rng.normal(0, 1.5)),
                            (left + bw * reach - 4 * j, level),
                        ],
                        3.4,
                    ),
                    layers,
                    clip=clip,
                )


def _rays_scene(block: Block, x: float, y: float, w: float, h: float, window: skia.Path, seed: int) -> None:
    block.add(window, "c")
    rays(block, x + w / 2, y + h * 0.42, 44, 60, 900, ("c",), window, 0.55, seed)


def _moon(block: Block, x: float, y: float, w: float, h: float, window: skia.Path, seed: int) -> None:
    cx, cy = x + w * 0.7, y + h * 0.32
    block.add(window, "k")
    rays(block, cx, cy, 70, h * 0.42, 900, ("k",), window, 0.30, seed)
    moon = circle(cx, cy, h * 0.37)
    block.add(moon, "c", clip=window)
    block.cut(moon, ("k",), clip=window)


def _arch(block: Block, x: float, y: float, w: float, h: float, window: skia.Path, seed: int) -> None:
    cx = x + w / 2
    block.add(window, "k")
    block.add(window, "c")
    brickwork(block, x, y, w, h, window, seed)
    arch = shape(
        f"{cx - 140},{y + h + 10}! {cx - 150},{y + 120} {cx - 86},{y + 40} {cx},{y + 14} "
        f"{cx + 86},{y + 40} {cx + 150},{y + 120} {cx + 140},{y + h + 10}!"
    )
    block.cut(arch, clip=window)
    block.add(arch, "c", clip=window)


def _fire(block: Block, x: float, y: float, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Tongues of flame before a black sky, each with a paper heart."""
    block.add(window, "k")
    for i in range(16):
        fx = x + (i + 0.5) * w / 16
        top = h * (0.40 + 0.42 * abs(math.sin(i * 2.3 + seed)))
        flame = shape(
            f"{fx - w / 18},{y + h + 10}! {fx - w / 20},{y + h - top * 0.45} {fx + 7},{y + h - top}! "
            f"{fx + w / 22},{y + h - top * 0.45} {fx + w / 18},{y + h + 10}!"
        )
        block.cut(flame, clip=window)
        block.add(flame, "c", clip=window)
        if i % 3 == 1:
            block.cut(
                taper([(fx, y + h), (fx - 2, y + h - top * 0.3), (fx + 5, y + h - top * 0.62)], 13), ("c",), clip=window
            )


def _hills(block: Block, x: float, y: float, w: float, h: float, window: skia.Path, seed: int) -> None:
    sun = (x + w * 0.3, y + h * 0.3)
    block.add(window, "c")
    rays(block, *sun, 40, h * 0.22, 900, ("c",), window, 0.5, seed)
    block.cut(circle(*sun, h * 0.17), ("c",))
    _ridges(block, x, y, w, h, window, ((0.52, "a"), (0.66, "k")))


def _ridges(
    block: Block, x: float, y: float, w: float, h: float, window: skia.Path, ridges: Iterable[tuple[float, str]]
) -> None:
    for i, (level, layer) in enumerate(ridges):
        rise = level - 0.12 + i * 0.1
        ridge = shape(
            f"{x - 10},{y + h + 20}! {x - 10},{y + h * level}! {x + w * 0.25},{y + h * rise}"
            f" {x + w * 0.55},{y + h * (level + 0.05)} {x + w * 0.8},{y + h * (level - 0.10)}"
            f" {x + w + 10},{y + h * level}! {x + w + 10},{y + h + 20}!"
        )
        block.cut(ridge, clip=window)
        block.add(ridge, layer, clip=window)
        inside = intersect(ridge, window)
        for j in range(26):
            gx = x + w * ((j * 0.618) % 1)
            gy = y + h * (level + 0.06 + 0.36 * ((j * 0.377) % 1))
            block.cut(taper([(gx, gy), (gx + 8, gy - 9), (gx + 22, gy - 12)], 4), (layer,), clip=inside)


def _night(block: Block, x: float, y: float, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Stars and a far ridge: the quiet scene for loud figures."""
    rng = np.random.default_rng(seed)
    block.add(window, "k")
    for _ in range(34):
        sx, sy, r = x + w * rng.random(), y + h * 0.62 * rng.random(), 2 + 3.4 * rng.random() ** 2
        block.cut(poly((sx, sy - r * 2), (sx + r * 0.6, sy), (sx, sy + r * 2), (sx - r * 0.6, sy)), ("k",), clip=window)
        block.cut(poly((sx - r * 2, sy), (sx, sy - r * 0.6), (sx + r * 2, sy), (sx, sy + r * 0.6)), ("k",), clip=window)
    _ridges(block, x, y, w, h, window, ((0.60, "c"), (0.74, "a")))


def _tents(block: Block, x: float, y: float, w: float, h: float, window: skia.Path, seed: int) -> None:
    """A camp of striped tents under a pale sky."""
    block.add(window, "c")
    rays(block, x + w * 0.5, y + h * 0.9, 46, 40, 900, ("c",), window, 0.45, seed)
    for cx, foot, half, top in ((0.16, 0.80, 0.20, 0.30), (0.86, 0.82, 0.21, 0.24), (0.5, 0.72, 0.16, 0.34)):
        px, base, reach, peak = x + w * cx, y + h * foot, w * half, y + h * top
        tent = poly((px, peak), (px + reach, base), (px - reach, base))
        block.cut(tent, clip=window)
        block.add(tent, "a", clip=window)
        for i in range(-2, 3, 2):
            stripe = poly((px, peak), (px + reach * (i + 0.5) / 2.5, base), (px + reach * (i - 0.5) / 2.5, base))
            block.cut(stripe, ("a",), clip=intersect(window, tent))
        block.add(tent, "k", stroke=4, clip=window)
        block.add(taper([(px, peak + 4), (px, peak - 22)], 5, 5, 4), "k", clip=window)
        block.add(poly((px, peak - 22), (px + 26, peak - 15), (px, peak - 8)), "b", clip=window)
    ground = shape(
        f"{x - 10},{y + h * 0.8}! {x + w * 0.3},{y + h * 0.76} {x + w * 0.7},{y + h * 0.8}"
        f" {x + w + 10},{y + h * 0.76}! {x + w + 10},{y + h + 10}! {x - 10},{y + h + 10}!"
    )
    block.cut(ground, clip=window)
    block.add(ground, "k", clip=window)


SCENES: dict[str, Callable[[Block, float, float, float, float, skia.Path, int], None]] = {
    "rays": _rays_scene,
    "moon": _moon,
    "bricks": _arch,
    "fire": _fire,
    "hills": _hills,
    "night": _night,
    "tents": _tents,
}


def scene(block: Block, kind: str, x: float, y: float, w: float, h: float, seed: int = 1, radius: float = 6) -> None:
    """Fill a window with one of ``SCENES``."""
    SCENES[kind](block, x, y, w, h, rect(x, y, w, h, radius), seed)
