"""What stands behind foes and events, besides the scenes of the kit."""

from __future__ import annotations

import math
from collections.abc import Callable

import skia

from art.kit.block import Block
from art.kit.paths import circle, intersect, poly, rect, shape, taper
from art.kit.scenes import SCENES, brickwork, rays, scene


def _cell(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """A prison wall with a barred window."""
    block.add(window, "k")
    block.add(window, "c")
    brickwork(block, 0, 0, w, h, window, seed)
    light = rect(w * 0.60, h * 0.10, w * 0.26, h * 0.42, 8)
    block.cut(light)
    block.add(light, "c")
    rays(block, w * 0.73, h * 0.06, 30, 10, 300, ("c",), light, 0.5, seed)
    for i in range(4):
        x = w * (0.64 + i * 0.06)
        block.cut(rect(x - 6, h * 0.08, 12, h * 0.46), clip=light)
        block.add(rect(x - 4, h * 0.08, 8, h * 0.46), clip=light)
    block.add(light, "k", stroke=9)


def _arches(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """A chapel: three lancets of light."""
    block.add(window, "k")
    for i, (x, half, top) in enumerate(((0.14, 44, 70), (0.5, 96, 14), (0.86, 44, 70))):
        cx = w * x
        lancet = shape(
            f"{cx - half},{h + 10}! {cx - half},{top + half * 1.1} {cx},{top}! "
            f"{cx + half},{top + half * 1.1} {cx + half},{h + 10}!"
        )
        block.cut(lancet, clip=window)
        block.add(lancet, "c", clip=window)
        rays(block, cx, h * 0.44, 30, 50, 500, ("c",), intersect(lancet, window), 0.5, seed + i)
        block.add(lancet, "k", stroke=5, clip=window)
        for y in range(int(top + half), int(h), 60):
            if i != 1:
                block.add(taper([(cx - half, y), (cx, y + 4), (cx + half, y)], 5, 4, 4), "k", clip=window)
    for i in range(9):
        y = 20 + i * 42
        for x in (w * 0.255, w * 0.745):
            block.cut(taper([(x - 12, y), (x, y + 2), (x + 10, y)], 4), ("k",), clip=window)


def _stage(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Curtains drawn apart and a limelight."""
    block.add(window, "k")
    beam = poly((w * 0.5 - 16, -10), (w * 0.5 + 16, -10), (w * 0.86, h + 10), (w * 0.14, h + 10))
    block.cut(beam, clip=window)
    block.add(beam, "c", clip=window)
    rays(block, w * 0.5, -10, 60, 30, 600, ("c",), intersect(beam, window), 0.3, seed)
    for side in (-1, 1):
        edge = w * 0.5 + side * w * 0.5
        inner = [(0.30, 0), (0.20, 0.3), (0.13, 0.62), (0.12, 1.04)]
        points = " ".join(f"{edge - side * w * x},{h * y}" for x, y in inner)
        curtain = shape(f"{edge + side * 10},-10! {edge - side * w * 0.30},-10! {points}! {edge + side * 10},{h + 10}!")
        block.cut(curtain, clip=window)
        block.add(curtain, "b", clip=window)
        for x in (0.03, 0.08, 0.14, 0.20, 0.26):
            fold = [(edge - side * w * x, -6), (edge - side * w * x * 0.72, h * 0.4), (edge - side * w * x * 0.4, h)]
            block.add(taper(fold, 9, 5, 2), "k", clip=intersect(curtain, window))
        block.add(curtain, "k", stroke=5, clip=window)
    for i in range(7):
        x = w * (i + 0.5) / 7
        swag = shape(f"{x - w / 14 - 3},-10! {x + w / 14 + 3},-10! {x + w / 14},20 {x},44 {x - w / 14},20")
        block.cut(swag, clip=window)
        block.add(swag, "b", clip=window)
        block.add(swag, "k", stroke=5, clip=window)
        block.add(taper([(x, -6), (x + 3, 14), (x, 34)], 6), "k", clip=window)


def _hearth(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """A fireside with trophies' pale patches on the wall."""
    block.add(window, "c")
    for x in range(0, int(w), 36):
        block.cut(taper([(x, -5), (x + 3, h * 0.5), (x, h + 5)], 7, 4, 4), ("c",), clip=window)
    for side in (-1, 1):
        cx, cy = w * 0.5 + side * w * 0.36, h * 0.28
        plaque = shape(
            f"{cx - 44},{cy - 54}! {cx},{cy - 66} {cx + 44},{cy - 54}! {cx + 40},{cy + 20} {cx},{cy + 62}! {cx - 40},{cy + 20}"
        )
        block.cut(plaque, clip=window)
        block.add(plaque, "k", clip=window)
        block.cut(plaque, ("k",), stroke=3)
        for foot in (-1, 1):
            horn = taper([(cx + foot * 10, cy), (cx + foot * 34, cy - 14), (cx + foot * 30, cy - 46)], 17, 15, 2)
            block.cut(horn)
            block.add(horn, "k", stroke=2)
        skull = shape(
            f"{cx - 22},{cy - 10} {cx},{cy - 20} {cx + 22},{cy - 10} {cx + 14},{cy + 16} "
            f"{cx + 8},{cy + 42} {cx - 8},{cy + 42} {cx - 14},{cy + 16}"
        )
        block.cut(skull)
        block.add(skull, "k", stroke=3)
        for foot in (-1, 1):
            block.add(circle(cx + foot * 9, cy + 4, 5, 6))
            block.add(circle(cx + foot * 4, cy + 32, 2, 4))
    for i in range(18):
        fx, top = (i + 0.5) * w / 18, h * (0.12 + 0.16 * abs(math.sin(i * 2.3 + seed)))
        flame = shape(
            f"{fx - 18},{h + 10}! {fx - 15},{h - top * 0.45} {fx + 7},{h - top}! {fx + 16},{h - top * 0.45} {fx + 18},{h + 10}!"
        )
        block.cut(flame, clip=window)
        block.add(flame, "b", clip=window)


def _burst(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Glory, from where the sword is held up."""
    block.add(window, "c")
    rays(block, w * 0.80, h * 0.24, 40, 30, 900, ("c",), window, 0.66, seed)
    rays(block, w * 0.80, h * 0.24, 40, 150, 900, ("k",), window, 0.16, seed + 1, add=True)
    block.cut(circle(w * 0.80, h * 0.24, h * 0.17), clip=window)


def _blood_moon(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Rooftops, and a red moon with stars."""
    block.add(window, "k")
    moon = circle(w * 0.5, h * 0.40, h * 0.44)
    rays(block, w * 0.5, h * 0.40, 64, h * 0.48, 900, ("k",), window, 0.25, seed)
    block.cut(moon, clip=window)
    block.add(moon, "b", clip=window)
    for x, y, r in ((0.36, 0.2, 16), (0.6, 0.12, 24), (0.66, 0.5, 20), (0.32, 0.52, 12)):
        block.cut(circle(w * x, h * y, r, r * 0.8), ("b",), stroke=4)
    for x, top in ((0.02, 0.62), (0.22, 0.74), (0.78, 0.70), (0.98, 0.58)):
        cx = w * x
        roof = poly(
            (cx, h * top),
            (cx + w * 0.16, h * (top + 0.2)),
            (cx + w * 0.16, h + 10),
            (cx - w * 0.16, h + 10),
            (cx - w * 0.16, h * (top + 0.2)),
        )
        block.cut(roof, clip=window)
        block.add(roof, "k", clip=window)
        block.cut(roof, ("k",), stroke=3, clip=window)
        for i in range(2):
            light = rect(cx - 14 + i * 20, h * (top + 0.24), 10, 16)
            block.cut(light, clip=window)


def _gate(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """The last gate: daylight behind a portcullis."""
    block.add(window, "k")
    brickwork(block, 0, 0, w, h, window, seed)
    cx = w * 0.5
    arch = shape(
        f"{cx - 178},{h + 10}! {cx - 184},150 {cx - 110},30 {cx},4 {cx + 110},30 {cx + 184},150 {cx + 178},{h + 10}!"
    )
    inside = intersect(arch, window)
    block.cut(arch, clip=window)
    rays(block, cx, h * 0.36, 40, 20, 900, ("c",), inside, 0.6, seed, add=True)
    for x in range(-5, 6):
        bar = rect(cx + x * 35 - 5, -10, 10, h + 20)
        block.cut(rect(cx + x * 35 - 7, -10, 14, h + 20), clip=inside)
        block.add(bar, "k", clip=inside)
    for y in range(24, int(h), 54):
        block.cut(rect(0, y - 7, w, 14), clip=inside)
        block.add(rect(0, y - 5, w, 10), "k", clip=inside)
    block.add(arch, "k", stroke=10, clip=window)
    block.cut(arch, ("k",), stroke=3, clip=window)


def _cave(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """Dungeon rock with a light pool in the middle: for events."""
    block.add(window, "k")
    mouth = shape(
        f"{w * 0.06},{h + 10}! {w * 0.05},{h * 0.42} {w * 0.2},{h * 0.14} {w * 0.5},{h * 0.06} {w * 0.8},{h * 0.15}"
        f" {w * 0.95},{h * 0.44} {w * 0.94},{h + 10}!"
    )
    inside = intersect(mouth, window)
    block.cut(mouth, clip=window)
    block.add(mouth, "c", clip=window)
    rays(block, w * 0.5, h * 0.56, 40, 70, 600, ("c",), inside, 0.4, seed)
    for i in range(11):
        x, long = w * (0.04 + i * 0.092), h * (0.10 + 0.11 * ((i * 0.618) % 1))
        spike = shape(f"{x - 18},-10! {x + 18},-10! {x + 6},{long * 0.6} {x},{long + 12}! {x - 8},{long * 0.6}")
        block.add(spike, "k", clip=window)
        block.cut(taper([(x - 6, 0), (x - 5, long * 0.4), (x - 1, long * 0.8)], 4), ("k",), clip=window)
    for i in range(24):
        x = w * (0.03 + 0.06 * ((i * 0.377) % 1)) if i % 2 else w * (0.91 + 0.07 * ((i * 0.377) % 1))
        y = h * ((i * 0.618) % 1)
        block.cut(taper([(x - 9, y), (x, y - 6), (x + 10, y - 4)], 4), ("k",), clip=window)


def _blaze(block: Block, w: float, h: float, window: skia.Path, seed: int) -> None:
    """A burning village at night: flames in the red ink with paper hearts."""
    block.add(window, "k")
    for i in range(26):
        block.cut(circle(w * ((i * 0.618) % 1), h * 0.6 * ((i * 0.377) % 1), 2.2), ("k",))
    for row, (share, half) in enumerate(((0.92, 0.075), (0.62, 0.06))):
        for i in range(13):
            fx = (i + 0.25 + 0.5 * (row % 2)) * w / 13
            top = h * share * (0.62 + 0.38 * abs(math.sin(i * 2.3 + seed + row)))
            flame = shape(
                f"{fx - w * half},{h + 10}! {fx - w * half * 0.9},{h - top * 0.4} {fx - w * 0.01},{h - top * 0.7} "
                f"{fx + 9},{h - top}! {fx + w * half * 0.5},{h - top * 0.62} {fx + w * half},{h - top * 0.34} "
                f"{fx + w * half},{h + 10}!"
            )
            block.cut(flame, clip=window)
            block.add(flame, "b", clip=window)
            block.add(flame, "k", stroke=4, clip=window)
            if row:
                heart = taper([(fx, h + 8), (fx - 3, h - top * 0.3), (fx + 5, h - top * 0.66)], 17, 12, 0)
                block.cut(heart, ("b",), clip=window)


EXTRA: dict[str, Callable[[Block, float, float, skia.Path, int], None]] = {
    "cell": _cell,
    "arches": _arches,
    "stage": _stage,
    "hearth": _hearth,
    "burst": _burst,
    "blood_moon": _blood_moon,
    "gate": _gate,
    "cave": _cave,
    "blaze": _blaze,
}


def foe_scene(block: Block, kind: str, w: float, h: float, seed: int) -> None:
    """Fill the whole block with one of the kit's scenes or of ``EXTRA``."""
    if kind in SCENES:
        scene(block, kind, 0, 0, w, h, seed, radius=0)
    else:
        EXTRA[kind](block, w, h, rect(0, 0, w, h), seed)
