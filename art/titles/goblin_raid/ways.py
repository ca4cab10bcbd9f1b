"""Roads, bridges, fords and the ways out of the map."""

from __future__ import annotations

import math
import zlib

import numpy as np

from art.kit.paths import circle, poly, rect, sample, taper
from art.titles.goblin_raid.chart import Chart, Hex, Road
from art.titles.goblin_raid.sheet import Sheet, Stamp
from art.titles.goblin_raid.water import band

WET = ("bridge", "ford", "stream", "river")
ROAD_EARTH = 0.62


def _aside(at: Hex, axis: int) -> float:
    """How far a road strays from the middle of a hex."""
    return ((zlib.crc32(repr((at, axis)).encode()) % 101) / 50 - 1) * 4.5


class Ways:
    """The courses of all roads: each passes a wet hexside right in its middle, where the bridge is."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.courses = [(road, self._course(road)) for road in chart.roads]
        self.points = np.vstack([course for _, course in self.courses])

    def _course(self, road: Road) -> np.ndarray:
        chart, points = self.chart, []
        for i, at in enumerate(road.path):
            stray = np.zeros(2) if at in chart.sites else np.array([_aside(at, 1), _aside(at, 2)])
            points.append(np.array(chart.middle(at)) + stray)
            if i + 1 < len(road.path):
                step = frozenset((at, road.path[i + 1]))
                if any(step in chart.hexsides[kind] for kind in WET):
                    points.append((np.array(chart.middle(at)) + np.array(chart.middle(road.path[i + 1]))) / 2)
        return sample([tuple(p) for p in points], max(10, len(points) * 9))

    def near(self, x: float, y: float, radius: float) -> bool:
        """A road passes within the radius."""
        return bool((np.hypot(self.points[:, 0] - x, self.points[:, 1] - y) < radius).any())

    def draw(self, sheet: Sheet, far: bool = False) -> None:
        z = 1.75 if far else 1.0
        paved = [(road, course) for road, course in self.courses if road.kind != "track"]
        for _, course in paved:
            sheet.cut(band(course, 9.4 * z, 3, 0))
            sheet.add(band(course, 7.2 * z, 3, 0.05))
        for road, course in paved:
            inside = band(course, 4.2 * z, 3, 0.05)
            sheet.cut(inside, ["k"])
            if road.kind == "road":
                sheet.add(inside, "c", amount=ROAD_EARTH)
            else:
                self._cobbles(sheet, course)
        for road, course in self.courses:
            if road.kind == "track":
                self._track(sheet, course)

    @staticmethod
    def _cobbles(sheet: Sheet, course: np.ndarray) -> None:
        for i in range(1, len(course) - 1):
            along = course[i + 1] - course[i]
            normal = np.array([-along[1], along[0]]) / (np.hypot(*along) + 1e-6) * 2.0
            sheet.add(taper([tuple(course[i] - normal), tuple(course[i] + normal)], 1.1, 1, 1))

    @staticmethod
    def _track(sheet: Sheet, course: np.ndarray) -> None:
        points = sample([tuple(p) for p in course], 40)
        for i in range(0, len(points) - 1, 2):
            dash = taper(
                [tuple(points[i]), tuple((points[i] + points[i + 1]) / 2), tuple(points[i + 1])], 3.2, 2.6, 2.2
            )
            sheet.cut(dash, stroke=3)
            sheet.add(dash)


def crossings(sheet: Sheet, chart: Chart, far: bool = False) -> None:
    """Red decks over the water, stones in it."""
    z = 1.3 if far else 1.0
    for kind in ("bridge", "ford"):
        for hexside in sorted(chart.hexsides[kind], key=sorted):
            (x0, y0), (x1, y1) = (chart.middle(at) for at in sorted(hexside))
            turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
            p = Stamp(sheet, (x0 + x1) / 2, (y0 + y1) / 2, z, turn)
            if kind == "bridge":
                _bridge(p)
            else:
                _ford(p)


def _bridge(p: Stamp) -> None:
    deck = rect(-14, -7.5, 28, 15, 2)
    p.cut(deck, stroke=4)
    p.cut(deck)
    p.add(deck, "b", amount=0.9)
    p.add(deck, stroke=2)
    for dx in (-9, -3, 3, 9):
        p.add(rect(dx, -7, 1.6, 14))
    for dy in (-8, 8):
        p.add(taper([(-16, dy), (0, dy * 1.15), (16, dy)], 3.6, 3, 3))


def _ford(p: Stamp) -> None:
    p.cut(rect(-10, -11, 20, 22, 8))
    for dx, dy in ((-9, -7), (0, -5), (9, -6), (-9, 5), (0, 7), (9, 5)):
        p.solid(circle(dx, dy, 3.9, 3.3), None, 1.5, 2.5)
        p.add(circle(dx + 1, dy + 1.3, 2.2, 1.3))
    for side in (-1, 1):
        p.add(taper([(-9, side * 14), (0, side * 11), (9, side * 14)], 2), "a")


def exits(sheet: Sheet, chart: Chart, far: bool = False) -> None:
    """The three roads out: a stub to the edge and an arrow."""
    z = 1.75 if far else 1.0
    for way in chart.data["exit"]:
        at = int(way["hex"][:2]), int(way["hex"][2:])
        (x0, y0), (x1, y1) = chart.edge(at, way["side"].removeprefix("edge_"))
        middle, gate = np.array(chart.middle(at)), np.array([(x0 + x1) / 2, (y0 + y1) / 2])
        out = (gate - middle) / np.hypot(*(gate - middle))
        course = sample([tuple(middle), tuple(gate), tuple(gate + out * 15)], 12)
        sheet.cut(band(course, 9.4 * z, 1, 0))
        sheet.add(band(course, 7.2 * z, 1, 0))
        sheet.cut(band(course, 4.2 * z, 1, 0), ["k"])
        sheet.add(band(course, 4.2 * z, 1, 0), "c", amount=ROAD_EARTH)
        tip = gate + out * 16
        p = Stamp(sheet, float(tip[0]), float(tip[1]), 1.2 if far else 1, math.degrees(math.atan2(out[1], out[0])))
        p.solid(poly((-4, -10), (21, 0), (-4, 10), (1, 0)), "b", 1.8, 5)
