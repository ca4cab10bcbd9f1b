"""Stamps of the land: trees, peaks, hills, cave mouths."""

from __future__ import annotations

import numpy as np

from art.kit.paths import circle, poly, rect, shape, taper
from art.titles.goblin_raid.sheet import Sheet, Stamp


def tree(sheet: Sheet, x: float, y: float, scale: float = 1) -> None:
    """A round tree, its foot at (x, y)."""
    p = Stamp(sheet, x, y, scale)
    p.solid(shape("-11,-6 -13,-14 -8,-22 0,-26 8,-23 13,-15 11,-6 5,-3 -5,-3"), "d", 1.5)
    p.add(shape("3,-4! 9,-8 8,-20 3,-25! 12,-22 14,-13 11,-5"))
    for dx, dy in ((-5, 0), (-2, 6), (-6, 8), (1, 1)):
        p.add(taper([(dx, -7 - dy), (dx + 4, -11 - dy)], 2.0))
    p.add(rect(-1.6, -4, 3.2, 7))


def conifer(sheet: Sheet, x: float, y: float, scale: float = 1) -> None:
    """A fir with three skirts."""
    p = Stamp(sheet, x, y, scale)
    p.solid(shape("0,-34! 5,-24! 4,-24! 9,-13! 7,-13! 12,-2! -12,-2! -7,-13! -9,-13! -4,-24! -5,-24!"), "d", 1.3)
    p.add(poly((0, -34), (5, -24), (4, -24), (9, -13), (7, -13), (12, -2), (1, -2)))
    p.add(rect(-1.5, -3, 3, 6))


def peak(sheet: Sheet, x: float, y: float, scale: float, chance: np.random.Generator) -> None:
    """A mountain: a split ridge, hachures falling right, a few cuts on the lit side."""

    def j(size: float) -> float:
        return float(chance.normal(0, size))

    top = j(2)
    left = [(-34 + j(2), 2), (-20 + j(2), -22 + j(2)), (-13, -27 + j(2)), (top, -54 + j(3))]
    right = [(11 + j(1), -34 + j(2)), (18, -30 + j(2)), (36 + j(2), 2)]
    body = poly(*left, *right)
    p = Stamp(sheet, x, y, scale)
    p.cut(body, stroke=4)
    p.cut(body)
    p.add(body, "c", amount=0.55)
    p.add(body, stroke=2.2)
    ridge = [(top, -54), (top + 4 + j(1), -38), (top - 3 + j(1), -24), (top + 5, -8), (top + 2, 3)]
    for i in range(9):
        t = i / 8
        x0, y0 = top + 2 + t * 2, -50 + t * 50
        x1 = min(34, top + 6 + (y0 + 54) * 0.62)
        p.add(taper([(x0, y0), ((x0 + x1) / 2, y0 + 5), (x1, y0 + 13)], 4.6, 3.2, 0.4, peak=0.2), clip=body)
    for dx, dy, length in ((-10, -30, 13), (-16, -16, 12), (-7, -18, 10), (-24, -8, 8)):
        p.add(taper([(dx, dy), (dx - 3, dy + length * 0.5), (dx - 8, dy + length)], 2), clip=body)
    p.add(taper(ridge, 3.2, 1, 2))


def hill(sheet: Sheet, x: float, y: float, scale: float = 1) -> None:
    p = Stamp(sheet, x, y, scale)
    body = shape("-30,2! -20,-12 -4,-19 12,-17 26,-6 32,2!")
    p.cut(body)
    p.add(body, "c", amount=0.5)
    p.add(taper([(-31, 3), (-18, -13), (0, -19.5), (18, -13), (33, 3)], 2.9, 0.6, 0.6, peak=0.6))
    for i in range(8):
        dx, dy = 8 + i * 3.0, -16 + ((i / 7) ** 1.5) * 13
        p.add(taper([(dx - 1, dy), (dx + 2, dy + 5), (dx + 2, dy + 9 + i * 0.2)], 2.4, 2, 0.3, peak=0.15))
    for i in range(3):
        p.add(taper([(-16 + i * 7, -9 - i * 2), (-18 + i * 7, -5 - i * 2), (-20 + i * 7, -i * 2)], 1.6))


def cave_mouth(sheet: Sheet, x: float, y: float, scale: float = 1) -> None:
    """A black arch with red eyes in it."""
    p = Stamp(sheet, x, y, scale)
    arch = shape("-13,4! -13,-10 -6,-19 2,-20 10,-14 13,-4 13,4!")
    p.cut(arch, stroke=6)
    p.cut(arch)
    p.add(arch)
    p.add(arch, stroke=1.6)
    for dx in (-5, 3):
        eye = circle(dx, -8, 2.6)
        p.cut(eye, ["k"])
        p.add(eye, "b")


def tuft(sheet: Sheet, x: float, y: float) -> None:
    """Three blades of grass."""
    for lean in (-1, 0, 1):
        sheet.add(taper([(x + lean * 2, y), (x + lean * 3.2, y - 5)], 1.5, 1.4, 0.3))
