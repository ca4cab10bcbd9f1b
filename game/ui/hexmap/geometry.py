"""Where the hexes of a map lie: flat on top, in columns, measured in units of the print (a hex is 96 wide).

Pixels are units times the scale of a zoom level. Everything here is a pure function of numbers.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass

from game.engine.hexes import Grid

Point = tuple[float, float]
Edge = tuple[int, Point]
"""A side of a hex: which way it faces (0 to 5 from the top, clockwise), and the middle of its line."""
ROOT3 = 3**0.5
CORNERS = tuple((math.cos(math.radians(60 * i)), math.sin(math.radians(60 * i))) for i in range(6))
"""Corners round the middle for a side of 1, clockwise from the east."""
FIRST = (4, 5, 0, 1, 2, 3)
"""The first corner of each side, sides counted clockwise from the top."""


@dataclass(frozen=True)
class HexLayout:
    """A grid on its sheet. `hex` is the width of a hex, `margin` the paper between the rim and the hexes."""

    grid: Grid
    hex: float = 96.0
    margin: float = 74.0

    @property
    def side(self) -> float:
        return self.hex / 2

    @property
    def step(self) -> Point:
        """From column to column, and from row to row."""
        return self.hex * 0.75, self.side * ROOT3

    @property
    def size(self) -> Point:
        """The whole sheet."""
        dx, dy = self.step
        lean = dy / 2 if self.grid.columns > 1 else 0
        return (
            2 * self.margin + dx * (self.grid.columns - 1) + self.hex,
            2 * self.margin + dy * self.grid.rows + lean,
        )

    def middle(self, hex_name: str) -> Point:
        """The centre of a hex, on the map or off it."""
        column, row = int(hex_name[:2]), int(hex_name[2:])
        dx, dy = self.step
        shoved = (column % 2 == 0) == (self.grid.shoved == "even")
        return (
            self.margin + self.side + dx * (column - 1),
            self.margin + dy * (row - 0.5 + (0.5 if shoved else 0)),
        )

    def corners(self, hex_name: str, inset: float = 0) -> list[Point]:
        """The six corners, clockwise from the east."""
        x, y = self.middle(hex_name)
        r = self.side - inset
        return [(x + r * cx, y + r * cy) for cx, cy in CORNERS]

    def edge_middle(self, hex_name: str, side: int) -> Point:
        """The middle of one side."""
        corners = self.corners(hex_name)
        (x0, y0), (x1, y1) = corners[FIRST[side]], corners[(FIRST[side] + 1) % 6]
        return (x0 + x1) / 2, (y0 + y1) / 2

    def at(self, x: float, y: float) -> str | None:
        """The hex under a point; None beside the map."""
        dx, dy = self.step
        near = round((x - self.margin - self.side) / dx) + 1
        best: tuple[float, str] | None = None
        for column in (near - 1, near, near + 1):
            if not 1 <= column <= self.grid.columns:
                continue
            lift = 0.5 if (column % 2 == 0) == (self.grid.shoved == "even") else 0
            row = round((y - self.margin) / dy + 0.5 - lift)
            if not 1 <= row <= self.grid.rows:
                continue
            name = f"{column:02d}{row:02d}"
            mx, my = self.middle(name)
            away = math.hypot(x - mx, y - my)
            if best is None or away < best[0]:
                best = away, name
        if best is None or best[1] not in self.grid or not self._inside(x, y, best[1]):
            return None
        return best[1]

    def _inside(self, x: float, y: float, hex_name: str) -> bool:
        mx, my = self.middle(hex_name)
        dx, dy = abs(x - mx), abs(y - my)
        return dy <= self.side * ROOT3 / 2 + 1e-6 and dx * ROOT3 + dy <= self.side * ROOT3 + 1e-6

    def hexes_in(self, x: float, y: float, w: float, h: float) -> list[str]:
        """The hexes that an area may touch."""
        dx, dy = self.step
        first, last = int((x - self.margin - self.hex) // dx) + 1, int((x + w - self.margin) // dx) + 2
        top, bottom = int((y - self.margin - dy) // dy) + 1, int((y + h - self.margin) // dy) + 2
        return [
            f"{column:02d}{row:02d}"
            for column in range(max(1, first), min(self.grid.columns, last) + 1)
            for row in range(max(1, top), min(self.grid.rows, bottom) + 1)
            if f"{column:02d}{row:02d}" not in self.grid.missing
        ]

    def rim(self, members: Collection[str]) -> list[Edge]:
        """The sides between members and all that are not: the outline of an area."""
        inside = set(members)
        return [
            (side, self.edge_middle(here, side))
            for here in sorted(inside)
            for side in range(6)
            if self.grid.neighbour(here, side) not in inside
        ]


def curve(a: Point, b: Point, c: Point, d: Point, per_step: int = 8) -> list[Point]:
    """A soft line (Catmull-Rom) from `b` to `c`, ends included, that comes from `a` and goes on to `d`."""
    return [*(_between(a, b, c, d, j / per_step) for j in range(per_step)), c]


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def one(i: int) -> float:
        return 0.5 * (
            2 * b[i]
            + (c[i] - a[i]) * t
            + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t
            + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t**3
        )

    return one(0), one(1)


def spaced(line: list[Point], dash: float, gap: float, phase: float = 0.0) -> list[list[Point]]:
    """A line cut into dashes; `phase` moves them along."""
    dashes: list[list[Point]] = []
    period, gone = dash + gap, -(phase % (dash + gap))
    current: list[Point] = []
    for (x0, y0), (x1, y1) in zip(line, line[1:]):
        length = math.hypot(x1 - x0, y1 - y0)
        if length == 0:
            continue
        done = 0.0
        while done < length:
            into = gone % period
            on = into < dash
            left = (dash if on else period) - into
            step = min(left, length - done)
            t0, t1 = done / length, (done + step) / length
            if on:
                if not current:
                    current.append((x0 + (x1 - x0) * t0, y0 + (y1 - y0) * t0))
                current.append((x0 + (x1 - x0) * t1, y0 + (y1 - y0) * t1))
            if step == left and on:
                dashes.append(current)
                current = []
            done += max(step, 1e-6)
            gone += max(step, 1e-6)
    if len(current) > 1:
        dashes.append(current)
    return dashes
