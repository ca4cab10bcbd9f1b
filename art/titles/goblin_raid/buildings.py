"""Stamps of what people built: houses, towers, the seven kinds of places."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.paths import circle, poly, rect, shape, taper
from art.titles.goblin_raid.land import hill
from art.titles.goblin_raid.sheet import Sheet, Stamp


def house(sheet: Sheet, x: float, y: float, scale: float = 1) -> None:
    """A gabled house under a red roof."""
    p = Stamp(sheet, x, y, scale)
    wall = poly((-10, 0), (-10, -8), (4, -8), (4, 0))
    gable = poly((4, 0), (4, -8), (8, -14), (12, -8), (12, 0))
    roof = poly((-12, -7), (-7, -15), (8, -15), (4, -7))
    for part in (wall, gable, roof):
        p.cut(part, stroke=3)
    for part in (wall, gable, roof):
        p.cut(part)
    p.add(roof, "b")
    p.add(roof, stroke=1.3)
    p.add(wall, stroke=1.2)
    p.add(gable)
    p.add(rect(-5, -5, 3, 5))
    p.cut(rect(6.5, -6, 2.4, 3))


def tower(
    sheet: Sheet, x: float, y: float, w: float = 14, h: float = 34, cone: bool = True, flag: bool = False
) -> None:
    """A tower with a cone or battlements, and perhaps a pennant."""
    p = Stamp(sheet, x, y)
    p.solid(rect(-w / 2, -h, w, h), None, 1.5)
    p.add(rect(w * 0.08, -h, w * 0.42, h))
    for i in range(int(h / 6)):
        p.cut(taper([(w * 0.12, -h + 4 + i * 6), (w * 0.34, -h + 4 + i * 6)], 1.5), ["k"])
    p.add(rect(-w * 0.26, -h * 0.65, 2.6, 6))
    top = -h - (w * 1.3 if cone else 5)
    if cone:
        p.solid(poly((-w * 0.75, -h), (w * 0.75, -h), (0, top)), "b", 1.4)
        p.add(poly((1, -h), (w * 0.75, -h), (0, top)))
    else:
        for i in (-1, 0, 1):
            p.solid(rect(i * w * 0.44 - w * 0.16, -h - 5, w * 0.32, 6), "k", 0, 2)
    if flag:
        p.add(rect(-0.8, top - 13, 1.6, 14))
        pennant = poly((0, top - 13), (14, top - 9), (0, top - 5))
        p.add(pennant, "b")
        p.add(pennant, stroke=1)


def hamlet(sheet: Sheet, x: float, y: float) -> None:
    for dx, dy, scale in ((-13, -5, 1), (13, -2, 1), (-3, 14, 1), (20, 17, 0.9)):
        house(sheet, x + dx, y + dy, scale)


def village(sheet: Sheet, x: float, y: float) -> None:
    for dx in (-18, 22):
        house(sheet, x + dx, y - 8)
    tower(sheet, x + 3, y + 2, 10, 20, True)
    for dx, dy, scale in ((-20, 16, 1), (20, 18, 1), (0, 25, 0.9)):
        house(sheet, x + dx, y + dy, scale)


def town(sheet: Sheet, x: float, y: float) -> None:
    """Roofs behind a wall with two towers and a gate."""
    for dx, dy in ((-14, -12), (8, -14), (24, -4), (-26, 2), (-2, 2), (16, 8)):
        house(sheet, x + dx, y + dy, 0.86)
    tower(sheet, x + 2, y - 2, 11, 30, True, True)
    p = Stamp(sheet, x, y)
    p.solid(shape("-34,6! -30,20 0,27 30,20 34,6! 34,16! 30,31 0,38 -30,31 -34,16!"), None, 1.5)
    for i in range(11):
        t = i / 10
        dx, dy = -32 + 64 * t, 10 + 17 * math.sin(t * math.pi)
        p.add(rect(dx - 1.8, dy - 3, 3.6, 5))
        p.add(taper([(dx + 3, dy + 4), (dx + 3, dy + 9)], 1.5))
    for dx in (-33, 33):
        tower(sheet, x + dx, y + 20, 11, 20, False)
    p.add(shape("-6,38! -6,31 0,27 6,31 6,38!"))


def abbey(sheet: Sheet, x: float, y: float) -> None:
    """A nave and a steeple with a cross."""
    tower(sheet, x - 16, y + 18, 13, 36, True)
    p = Stamp(sheet, x, y)
    p.add(rect(-17, -47, 2, 13))
    p.add(rect(-21, -44, 10, 2))
    nave = poly((-9, 18), (-9, 2), (26, 2), (26, 18))
    roof = poly((-11, 3), (-6, -12), (30, -12), (28, 3))
    for part in (nave, roof):
        p.cut(part, stroke=3)
    for part in (nave, roof):
        p.cut(part)
    p.add(roof, "b")
    p.add(roof, stroke=1.4)
    for i in range(5):
        p.add(taper([(-2 + i * 7, -11), (-5 + i * 7, 2)], 1.4))
    p.add(nave, stroke=1.4)
    for i in range(3):
        window = i * 10
        p.add(shape(f"{window - 3},18! {window - 3},10 {window},6 {window + 3},10 {window + 3},18!"))


def keep(sheet: Sheet, x: float, y: float) -> None:
    """A keep on a mound, between two towers."""
    hill(sheet, x, y + 24, 1.2)
    for dx in (-13, 14):
        tower(sheet, x + dx, y + 10, 12, 24, False)
    tower(sheet, x, y + 12, 19, 36, True, True)


def ruins(sheet: Sheet, x: float, y: float) -> None:
    """Broken columns and rubble."""
    p = Stamp(sheet, x, y)
    for dx, h in ((-24, 22), (-6, 30), (12, 18), (26, 26)):
        p.solid(poly((dx - 5, 20), (dx - 5, 20 - h), (dx, 16 - h), (dx + 5, 22 - h), (dx + 5, 20)), None, 1.4)
        p.add(rect(dx + 0.6, 21 - h, 4, h - 1))
    p.add(taper([(-24, -2), (-15, -13), (-6, -10)], 5, 4, 4))
    for dx, dy in ((-14, 22), (4, 23), (20, 24), (-30, 20), (34, 20)):
        p.add(circle(dx, dy, 2.6, 1.8))


def _far_hamlet(sheet: Sheet, x: float, y: float) -> None:
    house(sheet, x - 9, y + 2, 1.2)
    house(sheet, x + 12, y + 10, 1.2)


PLACES: dict[str, Callable[[Sheet, float, float], None]] = {
    "hamlet": hamlet,
    "village": village,
    "town": town,
    "abbey": abbey,
    "keep": keep,
    "ruins": ruins,
}
FAR_PLACES = {**PLACES, "hamlet": _far_hamlet}
"""The same for the map seen from far, where a place is one and a half times as large and has fewer parts."""
