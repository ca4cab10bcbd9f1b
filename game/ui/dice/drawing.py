"""A die as it is cut in wood: drawn from its turn, face by face.

Every face is ink of the die, ink with gouges, or key, as the light from the upper left falls on it; its numeral is paper
and lies in its plane. Lengths are in radii of the die. This is the fine hand, for pictures that are kept: a wavering edge,
tapering strokes, salt. A die under way is drawn by quicker hands (`whirl`).
"""

from collections.abc import Iterator, Sequence
from math import hypot, sin
from random import Random
from typing import NamedTuple

import pygame
from pygame import Surface

from game.ui.dice.numerals import numeral
from game.ui.dice.solids import Face, Solid
from game.ui.dice.turning import Turn, Vector, about, dot, rows, times, unit
from game.ui.palette import Colour

Point = tuple[float, float]

LIGHT: Vector = unit((-0.5, 0.62, 0.6))
HALO, RIM, EDGE = 0.105, 0.058, 0.036
STROKES = 9
BLACK = 0.82  # darker faces are key
EDGEWISE = 0.02  # faces nearer to edgewise than this are not seen
BLIND = 0.15  # nor the numerals of these
SIDEWAYS = 0.5  # of the lean
AT_ONCE = 3  # faces or numerals between two yields
REACH = 1.2  # nothing is drawn farther from the middle

_random = Random(20)
JITTER = [_random.random() for _ in range(257)]  # the unevenness of the hand, the same in every frame


class DieInks(NamedTuple):
    """What a die is printed with."""

    body: Colour
    key: Colour
    paper: Colour


class _Seen(NamedTuple):
    """A face as it lies on the screen."""

    face: Face
    points: list[Point]
    middle: Point
    depth: float  # 1: straight to the reader, 0: edgewise
    dark: float  # 0 lit to 1 key
    lit: float


def view(kind: Solid) -> Turn:
    """The reader looks at the tray a little from below and from the left, if the solid asks for that."""
    return times(about((1.0, 0.0, 0.0), -kind.lean), about((0.0, 1.0, 0.0), kind.lean * SIDEWAYS))


def strokes(surface: Surface, kind: Solid, turn: Turn, centre: Point, radius: float, inks: DieInks) -> Iterator[None]:
    """Draw one die, a part of it before each yield: a large one is spread over frames."""
    pen = _Pen(surface, kind, turn, centre, radius, inks)
    pen.outline()
    for i, seen in enumerate(pen.faces):
        pen.face(seen)
        if i % AT_ONCE == AT_ONCE - 1:
            yield
    pen.edges()
    yield
    for i, seen in enumerate(pen.faces):
        if seen.depth > BLIND:
            pen.numeral(seen)
        if i % AT_ONCE == AT_ONCE - 1:
            yield
    pen.salt()


class _Pen:
    """One die being drawn."""

    def __init__(self, surface: Surface, kind: Solid, turn: Turn, centre: Point, radius: float, inks: DieInks) -> None:
        self.surface, self.kind, self.inks = surface, kind, inks
        self.r = radius
        self.cx, self.cy = centre
        self.rows = rows(times(view(kind), turn) if kind.lean else turn)
        (ax, ay, az), (bx, by, bz), _ = self.rows
        self.corners = [
            (self.cx + (ax * x + ay * y + az * z) * radius, self.cy - (bx * x + by * y + bz * z) * radius)
            for x, y, z in kind.corners
        ]
        self.faces = sorted(self._seen(), key=lambda seen: seen.depth)

    def _seen(self) -> list[_Seen]:
        a, b, c = self.rows
        found = []
        for face in self.kind.faces:
            depth = dot(c, face.normal)
            if depth <= EDGEWISE:
                continue
            light = max(0.0, dot(a, face.normal) * LIGHT[0] + dot(b, face.normal) * LIGHT[1] + depth * LIGHT[2])
            points = [self.corners[i] for i in face.corners]
            middle = (self.cx + dot(a, face.middle) * self.r, self.cy - dot(b, face.middle) * self.r)
            dark = min(1.0, max(0.0, (0.8 - light) / 0.8))
            found.append(_Seen(face, points, middle, depth, dark, min(1.0, max(0.0, (light - 0.84) / 0.16))))
        return found

    def fill(self, colour: Colour, points: Sequence[Point]) -> None:
        pygame.draw.polygon(self.surface, colour, points)

    # parts

    def outline(self) -> None:
        """Paper round the die, then key."""
        hull = hull_of(self.corners)
        for grow, colour in ((HALO, self.inks.paper), (RIM, self.inks.key)):
            line = offset(hull, grow * self.r)
            self.fill(colour, _waver(line, self.r * 0.011, self.r * 0.09) if grow == RIM else line)

    def face(self, seen: _Seen) -> None:
        """Its ink, and the gouges of the knife."""
        black = seen.dark > BLACK
        self.fill(self.inks.key if black else self.inks.body, seen.points)
        away = self._edge(seen, -1)
        if black:
            self._gouges(seen, self._edge(seen, 1), self.inks.body, 3, 0.017)
            return
        for q in range(STROKES):
            t = (q + 0.5) / STROKES
            if t > seen.dark * 1.15 + 0.06:
                break
            wide = 0.056 * (1.25 - t / (seen.dark * 1.15 + 0.1))
            self._stroke(seen, away, t * 0.92, wide, self.inks.key, q)
        if seen.lit > 0.05:
            self._gouges(seen, self._edge(seen, 1), self.inks.paper, int(2 + 4 * seen.lit), 0.02)

    def _gouges(self, seen: _Seen, edge: int, colour: Colour, count: int, wide: float) -> None:
        for q in range(count):
            self._stroke(seen, edge, 0.07 + q * 0.065, wide * (1 - q * 0.12), colour, q + 40)

    def _edge(self, seen: _Seen, way: int) -> int:
        """Which edge lies farthest to the light (1) or away from it (-1)."""
        reaches = [x * LIGHT[0] - y * LIGHT[1] for x, y in seen.points]
        edges = [way * (one + two) for one, two in zip(reaches, reaches[1:] + reaches[:1])]
        return edges.index(max(edges))

    def _stroke(self, seen: _Seen, edge: int, t: float, wide: float, colour: Colour, q: int) -> None:
        """One cut along an edge, t of the way to the other side of the face, thin at both ends."""
        points, n = seen.points, len(seen.points)
        (ax, ay), (bx, by) = points[edge], points[(edge + 1) % n]
        (cx, cy), (dx, dy) = points[edge - 1], points[(edge + 2) % n]
        ax, ay, bx, by = ax + (cx - ax) * t, ay + (cy - ay) * t, bx + (dx - bx) * t, by + (dy - by) * t
        seed = seen.face.number * 13 + q * 3
        one, two = JITTER[seed % 257], JITTER[(seed + 1) % 257]
        lx, ly = bx - ax, by - ay
        start, end = 0.03 + 0.12 * one, 1 - 0.03 - 0.17 * two
        length = hypot(lx, ly) or 1.0
        w = max(0.7, wide * self.r) / 2 / length
        nx, ny = -ly * w, lx * w
        mid = 0.4 + 0.2 * two
        mx, my = ax + lx * mid, ay + ly * mid
        sx, sy, ex, ey = ax + lx * start, ay + ly * start, ax + lx * end, ay + ly * end
        px, py = (sx + mx) / 2, (sy + my) / 2
        qx, qy = (ex + mx) / 2, (ey + my) / 2
        k = 0.82
        line = [(sx, sy), (px + nx * k, py + ny * k), (mx + nx, my + ny), (qx + nx * k, qy + ny * k), (ex, ey),
                (qx - nx * k, qy - ny * k), (mx - nx, my - ny), (px - nx * k, py - ny * k)]  # fmt: skip
        pygame.draw.polygon(self.surface, colour, line)

    def edges(self) -> None:
        """The key lines between faces."""
        done: set[tuple[int, int]] = set()
        half = EDGE * self.r / 2
        for seen in self.faces:
            around = seen.face.corners
            for i, j in zip(around, around[1:] + around[:1]):
                edge = (i, j) if i < j else (j, i)
                if edge in done:
                    continue
                done.add(edge)
                (x, y), (u, v) = self.corners[i], self.corners[j]
                length = hypot(u - x, v - y)
                if length > 1:
                    nx, ny = (y - v) / length * half, (u - x) / length * half
                    line = [(x + nx, y + ny), (u + nx, v + ny), (u - nx, v - ny), (x - nx, y - ny)]
                    self.fill(self.inks.key, _waver(line, self.r * 0.006, self.r * 0.07))

    def numeral(self, seen: _Seen) -> None:
        """The number, in the plane of the face, with a little clear ink round it."""
        (ax, ay, az), (bx, by, bz), _ = self.rows
        (rx, ry, rz), (ux, uy, uz), r = seen.face.right, seen.face.up, self.r
        xx, xy = (ax * rx + ay * ry + az * rz) * r, -(bx * rx + by * ry + bz * rz) * r
        yx, yy = (ax * ux + ay * uy + az * uz) * r, -(bx * ux + by * uy + bz * uz) * r
        mx, my = seen.middle
        shape = numeral(self.kind, seen.face.number)
        solids = [[(mx + u * xx + v * yx, my + u * xy + v * yy) for u, v in flat] for flat in shape.solid]
        ground = self.inks.key if seen.dark > BLACK else self.inks.body
        if seen.dark > 0.05:
            wide = max(1, round(r * 0.05))
            for points in solids:
                pygame.draw.lines(self.surface, self.inks.body, True, points, wide)
                for point in points:
                    pygame.draw.circle(self.surface, self.inks.body, point, wide / 2)
        for points in solids:
            self.fill(self.inks.paper, points)
        for flat in shape.holes:
            self.fill(ground, [(mx + u * xx + v * yx, my + u * xy + v * yy) for u, v in flat])

    def salt(self) -> None:
        """Specks where the ink did not take; numerals keep theirs from the paper."""
        random = Random(self.faces[-1].face.number)
        for seen in self.faces:
            for _ in range(round(13 * seen.depth) + 3):
                a, b = random.random(), random.random()
                if a + b > 1:
                    a, b = 1 - a, 1 - b
                (x, y), (u, v), (p, q) = seen.points[0], seen.points[1], seen.points[2]
                at = (x + (u - x) * a + (p - x) * b, y + (v - y) * a + (q - y) * b)
                size = self.r * random.choice((0.006, 0.008, 0.012, 0.016, 0.022))
                speck = [(at[0] + size * random.uniform(-1, 1), at[1] + size * random.uniform(-1, 1)) for _ in range(5)]
                self.fill(self.inks.paper if random.random() < 0.6 else self.inks.key, speck)


def hull_of(points: list[Point]) -> list[Point]:
    """The outline of some points."""
    points = sorted(points)
    found: list[Point] = []
    for run in (points, points[::-1]):
        start = len(found)
        for p in run:
            while len(found) >= start + 2:
                (ax, ay), (bx, by) = found[-2], found[-1]
                if (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax) > 0:
                    break
                found.pop()
            found.append(p)
        found.pop()
    return found


def offset(hull: list[Point], by: float) -> list[Point]:
    """An outline grown on all sides; sharp corners are cut off."""
    found: list[Point] = []
    n = len(hull)
    for i in range(n):
        (ax, ay), (bx, by_), (cx, cy) = hull[i - 1], hull[i], hull[(i + 1) % n]
        one, two = hypot(bx - ax, by_ - ay) or 1.0, hypot(cx - bx, cy - by_) or 1.0
        n1 = ((by_ - ay) / one, (ax - bx) / one)
        n2 = ((cy - by_) / two, (bx - cx) / two)
        mx, my = n1[0] + n2[0], n1[1] + n2[1]
        length = hypot(mx, my) or 1.0
        k = by * min(1.25, 2 / length) / length
        found.append((bx + mx * k, by_ + my * k))
    return found


def _waver(line: list[Point], size: float, step: float) -> list[Point]:
    """An outline as a knife cuts it: never quite straight."""
    found: list[Point] = []
    for (x, y), (u, v) in zip(line, line[1:] + line[:1]):
        length = hypot(u - x, v - y) or 1.0
        count = max(1, int(length / step))
        nx, ny = (y - v) / length, (u - x) / length
        for i in range(count):
            t = i / count
            off = size * (JITTER[int(x * 7 + y * 3 + i * 11) % 257] - 0.5) * 2 * (sin(3.14159 * t) if count > 1 else 0)
            found.append((x + (u - x) * t + nx * off, y + (v - y) * t + ny * off))
    return found
