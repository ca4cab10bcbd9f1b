"""Horns with their rings, for goats, devils and dragons."""

from __future__ import annotations

import numpy as np

from art.kit.paths import Points, sample, taper
from art.kit.pen import Pen

HORNS: dict[str, Points] = {
    "up": [(0, 0), (30, -70), (20, -150)],
    "spike": [(0, 0), (26, -90), (54, -190), (64, -236)],
    "out": [(0, 0), (70, -30), (120, -90), (110, -170)],
    "lyre": [(0, 0), (74, -50), (70, -130), (120, -210)],
    "ram": [(0, 0), (60, -60), (130, -30), (140, 50), (96, 84)],
    "bigram": [(0, 0), (50, -84), (140, -76), (182, 10), (150, 96), (92, 92), (84, 44)],
    "sabre": [(0, 0), (40, -90), (110, -160), (190, -180)],
    "curl": [(0, 0), (40, -70), (20, -130), (70, -170)],
    "screw": [(0, 0), (50, -50), (14, -100), (64, -150), (34, -206), (70, -240)],
    "flat": [(0, 0), (70, -60), (150, -60), (220, -110)],
}
SIDE_HORNS: dict[str, Points] = {  # in profile, head facing left, from the brow
    "sabre": [(10, -60), (50, -150), (130, -220), (230, -240)],
    "ram": [(10, -50), (90, -110), (160, -50), (150, 50), (80, 70), (60, 10)],
    "up": [(0, -60), (14, -140), (50, -200)],
    "ibex": [(0, -60), (40, -190), (150, -260), (260, -210)],
    "knobs": [(10, -70), (20, -120), (14, -150)],
}


def _rings(p: Pen, curve: np.ndarray, clip: object, count: int, width: float, narrowing: float, weight: float) -> None:
    direction = np.gradient(curve, axis=0)
    for i in range(1, count):
        normal = np.array([-direction[i][1], direction[i][0]]) / (np.hypot(*direction[i]) + 1e-6)
        normal = normal * (width - narrowing * i)
        middle = curve[i] + direction[i] * 0.2
        p.line([tuple(curve[i] - normal), tuple(middle), tuple(curve[i] + normal)], weight, clip=clip)


def horn(p: Pen, kind: str, x: float, y: float, side: int, scale: float = 1, spot: str | None = None) -> None:
    """A horn rooted at (x, y), growing outwards to the given side."""
    points = [(x + side * dx * scale, y + dy * scale) for dx, dy in HORNS[kind]]
    outline = taper(points, 60 * scale, 52 * scale, 5, peak=0.12, n=44)
    p.part(outline, spot, rnd=24 * scale, ang=0, spacing=10, bend=0.9, hi=(2, 3), shade=(0.45, -0.1))
    long = len(points) > 4
    _rings(p, sample(points, 16 if long else 12), outline, 11 if long else 8, 23 * scale, 2.0 * scale, 6)


def stump(p: Pen, x: float, y: float, spot: str | None = None) -> None:
    """What is left of a broken horn."""
    p.at(x, y).part("-26,0! -22,-56! -4,-38! 10,-66! 26,-30! 28,0!", spot, rnd=20, shade=(0.45, -0.1), hi=(2, 3))


def side_horn(p: Pen, kind: str, x: float, y: float, scale: float = 1) -> None:
    points = [(x + dx * scale, y + dy * scale) for dx, dy in SIDE_HORNS[kind]]
    outline = taper(points, 66 * scale, 54 * scale, 6, peak=0.12, n=44)
    p.part(outline, None, rnd=24, ang=0, spacing=10, bend=0.9)
    _rings(p, sample(points, 14), outline, 10, 26 * scale, 2.2 * scale, 7)
