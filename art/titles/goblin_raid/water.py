"""Lakes, rivers and streams: bands of ink along the hexsides, with banks and flow."""

from __future__ import annotations

import numpy as np
import skia
from scipy import ndimage as ndi

from art.kit.paths import circle, placed, poly, sample, spline, taper
from art.titles.goblin_raid.chart import Chart, Point, dice
from art.titles.goblin_raid.sheet import Sheet


def band(curve: np.ndarray, width: float, seed: int, unevenness: float = 0.10) -> list[skia.Path]:
    """A ribbon along a curve, never quite as wide as a moment ago, with round ends."""
    direction = np.gradient(curve, axis=0)
    length = np.hypot(direction[:, 0], direction[:, 1]) + 1e-6
    normal = np.c_[-direction[:, 1] / length, direction[:, 0] / length]
    knots = max(3, len(curve) // 9)
    swell = np.interp(
        np.linspace(0, 1, len(curve)), np.linspace(0, 1, knots), np.random.default_rng(seed).normal(0, 1, knots)
    )
    half = (width / 2 * (1 + unevenness * swell))[:, None]
    paths = [poly(*np.vstack([curve + normal * half, (curve - normal * half)[::-1]]))]
    for x, y in (curve[0], curve[-1]):
        paths.append(circle(float(x), float(y), width / 2 * 0.96))
    return paths


def course(chain: list[Point], name: str, n: int = 9) -> np.ndarray:
    """The softened line of a chain of hexsides: it stays within a few units of them."""
    points = np.array(chain, float)
    soft = points.copy()
    if len(points) > 2:
        soft[1:-1] = points[1:-1] * 0.74 + (points[:-2] + points[2:]) * 0.13
    wander = dice(name, chain[0]).normal(0, 1.0, soft.shape)
    wander[0] = wander[-1] = 0
    return sample(soft + wander, max(8, len(soft) * n))


class Water:
    """The courses of a map's water; drawn in two steps, so that other things may keep clear of it."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.rivers = [course(chain, "river") for chain in chart.chains("river")]
        self.streams = [course(chain, "stream") for chain in chart.chains("stream")]
        corners = [p for kind in ("river", "stream") for side in chart.hexsides[kind] for p in chart.edge_of(side)]
        halfway = [
            ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
            for kind in ("river", "stream")
            for p, q in (chart.edge_of(side) for side in chart.hexsides[kind])
        ]
        self.points = np.array(corners + halfway)

    def clear(self, x: float, y: float, radius: float) -> bool:
        """No water within the radius."""
        return not bool((np.hypot(self.points[:, 0] - x, self.points[:, 1] - y) < radius).any())

    def draw(self, sheet: Sheet, far: bool = False) -> None:
        for at, terrain in self.chart.terrain.items():
            if terrain == "lake":
                self._lake(sheet, at)
        z = 1.7 if far else 1.0
        for courses, bank in ((self.streams, 6.0), (self.rivers, 13.0)):
            for i, curve in enumerate(courses):
                sheet.cut(band(curve, (bank + 3.5) * z, i))
                sheet.add(band(curve, bank * z, i))
        for courses, body in ((self.rivers, 9.2), (self.streams, 3.4)):
            for i, curve in enumerate(courses):
                sheet.cut(band(curve, body * z, i + 50), ["k"])
                sheet.add(band(curve, (body + 0.4) * z, i + 50), "a")
        for i, curve in enumerate(self.rivers):
            self._flow(sheet, curve, i, 9 if far else 3)

    @staticmethod
    def _flow(sheet: Sheet, curve: np.ndarray, seed: int, every: int) -> None:
        direction, chance = np.gradient(curve, axis=0), dice("flow", seed)
        for i in range(3, len(curve) - 4, every):
            aside = chance.normal(0, 1.6)
            if chance.random() < 0.8:
                normal = np.array([-direction[i][1], direction[i][0]]) / (np.hypot(*direction[i]) + 1e-6) * aside
                sheet.cut(taper([tuple(curve[j] + normal) for j in (i - 2, i, i + 3)], 1.5), ["a"])

    def _lake(self, sheet: Sheet, at: tuple[int, int]) -> None:
        """One hex of water with a softened shore, two shore lines and waves."""
        x, y = self.chart.middle(at)
        corners = [self.chart.vertex(at, i, -0.5) for i in range(6)]
        rim = np.array(
            [
                np.array(corners[i]) + (np.array(corners[(i + 1) % 6]) - corners[i]) * t
                for i in range(6)
                for t in np.linspace(0, 1, 10, endpoint=False)
            ]
        )
        rim = np.c_[
            ndi.gaussian_filter1d(rim[:, 0], 1.3, mode="wrap"), ndi.gaussian_filter1d(rim[:, 1], 1.3, mode="wrap")
        ]
        chance = dice("lake", at)
        rim += chance.normal(0, 0.8, rim.shape)
        shore = spline([(float(px), float(py)) for px, py in rim])

        def within(scale: float) -> skia.Path:
            return placed(placed(shore, -x, -y), x, y, scale=scale)

        sheet.solid(shore, "a", 2.6, 4)
        for scale, width in ((0.93, 1.0), (0.86, 0.7)):
            sheet.add(within(scale), stroke=width)
        inner = within(0.82)
        for i in range(13):
            for j in range(2):
                wy = y - 33 + i * 5.6
                wx = x - 30 + j * 34 + (i * 23) % 17 + chance.normal(0, 3)
                sheet.cut(taper([(wx, wy), (wx + 7, wy - 1.5), (wx + 15, wy)], 2.0), ["a", "k"], clip=inner)
