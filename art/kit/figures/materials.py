"""How wood, steel, iron, bone and cloth are carved; used by every prop."""

from __future__ import annotations

import math

from art.kit.paths import circle, mirrored, taper
from art.kit.pen import Outline, Pen


def wood(p: Pen, outline: Outline, /, spot: str | None = "b", **style: object) -> None:
    """Shafts and handles: tight straight grain along the pen's own direction."""
    p.part(outline, spot, **{"rnd": 10, "ang": p.turn + 4, "spacing": 7, "bend": 0.2, **style})


def steel(p: Pen, outline: Outline, /, **style: object) -> None:
    """Blades: bare paper, shaded late."""
    p.part(outline, None, **{"rnd": 22, "ang": p.turn + 70, "spacing": 8, "shade": (0.62, 0.1), "hi": (2, 3), **style})


def iron(p: Pen, outline: Outline, /, **style: object) -> None:
    """Black metal."""
    p.black(outline, **{"rnd": 14, "ang": p.turn + 20, "spacing": 9, **style})


def bone(p: Pen, outline: Outline, /, **style: object) -> None:
    """Teeth, skulls, candle wax, foam."""
    p.part(outline, None, **{"rnd": 30, "ang": p.turn + 40, "spacing": 9, "hi": (2, 3), "shade": (0.3, -0.2), **style})


def cloth(p: Pen, outline: Outline, /, spot: str | None = "b", **style: object) -> None:
    p.part(outline, spot, **{"rnd": 40, "ang": p.turn + 60, "spacing": 10, **style})


def ring(count: int, radius: float, start: float = 0) -> list[tuple[float, float]]:
    """Evenly spread points on a circle."""
    step = 2 * math.pi / count
    return [(radius * math.cos(start + i * step), radius * math.sin(start + i * step)) for i in range(count)]


def skull_mark(p: Pen, x: float, y: float, s: float = 1) -> None:
    """The little skull stencilled on banners and bombs."""
    q = p.at(x, y, 0, s)
    q.plain(mirrored("0,-30 40,-24 46,6 26,22 20,42 0,44"), halo=0)
    for side in (-1, 1):
        q.add(circle(side * 17, -2, 11, 10))
    for i in (-9, 2, 12):
        q.add(taper([(i, 24), (i, 40)], 5))
