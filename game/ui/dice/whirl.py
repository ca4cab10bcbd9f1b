"""A die under way: the same cut in wood as in `drawing`, by a quicker hand, for it is drawn anew in every frame.

What lies in the plane of a face (its numeral, the cuts that darken it, the gouges that light it) is cut once for each face
and only laid on the screen here. Two hands: `QUICK` while it whirls, when nobody sees an edge, `CLEAN` while it slows down.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import hypot
from typing import NamedTuple

from pygame import Surface, draw

from game.ui.dice.drawing import (
    BLACK,
    EDGE,
    EDGEWISE,
    HALO,
    JITTER,
    LIGHT,
    RIM,
    STROKES,
    DieInks,
    Point,
    hull_of,
    offset,
    view,
)
from game.ui.dice.numerals import Flat, numeral
from game.ui.dice.solids import Face, Solid
from game.ui.dice.turning import Turn, Vector, dot, rows, times
from game.ui.palette import Colour

QUICK, CLEAN = 0, 1
NUMERALS = {QUICK: 0.45, CLEAN: 0.3}
"""Numerals of faces that lean away farther than this are not drawn: nobody reads them."""
COARSE = {QUICK: 2, CLEAN: 1}
"""Of so many points of a numeral's curve one is kept."""
SMOOTH = 0.75
"""Numerals that lean away farther than this have no smooth edge."""
BIG = 100
"""Pixels of a radius from which on nothing but the outline needs a smooth edge."""
FEW = 2
"""One of so many cuts is made, wider than with the fine hand."""
SHADES = 8
"""So many depths of shade a face may have."""


Plane = tuple[float, float, float, float, float, float]
"""Where a face lies now: its middle, and one to its right and one up, on the screen."""


class Cut(NamedTuple):
    """A face as it is cut: shapes in its plane, by the edge that they run along."""

    number: int
    corners: tuple[int, ...]
    normal: Vector
    middle: Vector
    right: Vector
    up: Vector
    solids: dict[int, tuple[Flat, ...]]  # by the hand
    holes: dict[int, tuple[Flat, ...]]
    shades: tuple[tuple[tuple[Flat, ...], ...], ...]  # edge, depth of shade: strokes of key
    lights: tuple[tuple[Flat, ...], ...]  # edge: gouges of a face in the light
    glints: tuple[tuple[Flat, ...], ...]  # edge: gouges of a black face


def cutting(kind: Solid) -> Iterator[None]:
    """Cut the faces of a die, one before each yield, so that its first throw does not stumble over them."""
    _ridges(kind)
    for face in kind.faces:
        before = cut.cache_info().misses
        cut(kind, face)
        if cut.cache_info().misses != before:
            yield


@cache
def cut(kind: Solid, face: Face) -> Cut:
    """The shapes of one face."""
    points = [_in_plane(face, kind.corners[i]) for i in face.corners]
    edges = range(len(points))
    shape = numeral(kind, face.number)
    shades = []
    for edge in edges:
        depths: list[tuple[Flat, ...]] = []
        for depth in range(SHADES + 1):
            dark = BLACK * depth / SHADES
            ts = [((q + 0.5) / STROKES, q) for q in range(0, STROKES, FEW)]
            depths.append(tuple(
                _stroke(points, edge, t * 0.92, (0.044 + 0.012 * FEW) * (1.25 - t / (dark * 1.15 + 0.1)), face.number, q)
                for t, q in ts if t <= dark * 1.15 + 0.06
            ))  # fmt: skip
        shades.append(tuple(depths))
    return Cut(
        face.number, face.corners, face.normal, face.middle, face.right, face.up,
        {hand: tuple(_thinned(flat, few) for flat in shape.solid) for hand, few in COARSE.items()},
        {hand: tuple(_thinned(flat, few) for flat in shape.holes) for hand, few in COARSE.items()},
        tuple(shades),
        tuple(_gouges(points, edge, 6, 0.02, face.number) for edge in edges),
        tuple(_gouges(points, edge, 3, 0.017, face.number) for edge in edges),
    )  # fmt: skip


def _in_plane(face: Face, corner: Vector) -> Point:
    away = tuple(a - b for a, b in zip(corner, face.middle))
    return dot(away, face.right), dot(away, face.up)  # type: ignore[arg-type]


def _thinned(flat: Flat, few: int) -> Flat:
    """An outline with fewer points, if it is a curve."""
    return flat if len(flat) < 14 else flat[::few]


def _gouges(points: list[Point], edge: int, count: int, wide: float, seed: int) -> tuple[Flat, ...]:
    return tuple(_stroke(points, edge, 0.07 + q * 0.065, wide * (1 - q * 0.12), seed, q + 40) for q in range(count))


def _stroke(points: list[Point], edge: int, t: float, wide: float, number: int, q: int) -> Flat:
    """One cut along an edge, t of the way to the other side of the face, thin at both ends."""
    n = len(points)
    (ax, ay), (bx, by) = points[edge], points[(edge + 1) % n]
    (cx, cy), (dx, dy) = points[edge - 1], points[(edge + 2) % n]
    ax, ay, bx, by = ax + (cx - ax) * t, ay + (cy - ay) * t, bx + (dx - bx) * t, by + (dy - by) * t
    seed = number * 13 + q * 3
    one, two = JITTER[seed % 257], JITTER[(seed + 1) % 257]
    lx, ly = bx - ax, by - ay
    start, end, middle = 0.03 + 0.12 * one, 1 - 0.03 - 0.17 * two, 0.4 + 0.2 * two
    w = max(0.012, wide) / 2 / (hypot(lx, ly) or 1.0)
    nx, ny = -ly * w, lx * w
    mx, my = ax + lx * middle, ay + ly * middle
    return ((ax + lx * start, ay + ly * start), (mx + nx, my + ny), (ax + lx * end, ay + ly * end), (mx - nx, my - ny))


@cache
def _ridges(kind: Solid) -> tuple[tuple[int, int, int, int], ...]:
    """Every edge of a solid: its two corners and the two faces beside it."""
    beside: dict[tuple[int, int], list[int]] = {}
    for at, face in enumerate(kind.faces):
        for i, j in zip(face.corners, face.corners[1:] + face.corners[:1]):
            beside.setdefault((min(i, j), max(i, j)), []).append(at)
    return tuple((i, j, one, two) for (i, j), (one, two) in beside.items())


@cache
def _seen_from(kind: Solid) -> Turn:
    return view(kind)


def draw_die(surface: Surface, kind: Solid, turn: Turn, centre: Point, r: float, inks: DieInks, hand: int) -> None:
    """Draw one die as it lies at this moment."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = rows(times(_seen_from(kind), turn) if kind.lean else turn)
    x0, y0 = centre
    ax, ay, az, bx, by, bz = ax * r, ay * r, az * r, -bx * r, -by * r, -bz * r
    corners = [(x0 + ax * x + ay * y + az * z, y0 + bx * x + by * y + bz * z) for x, y, z in kind.corners]
    hull = hull_of(corners)
    polygon = draw.polygon
    polygon(surface, inks.paper, offset(hull, HALO * r))
    rim = offset(hull, RIM * r)
    polygon(surface, inks.key, rim)
    if hand == CLEAN:
        draw.aalines(surface, inks.key, True, rim)
    lx, ly, lz = LIGHT[0] / r, -LIGHT[1] / r, LIGHT[2]
    numbered: list[tuple[Cut, bool, float, Plane]] = []
    depths: list[float] = []
    for face in kind.faces:
        nx, ny, nz = face.normal
        depth = cx * nx + cy * ny + cz * nz
        depths.append(depth)
        if depth <= EDGEWISE:
            continue
        light = (ax * nx + ay * ny + az * nz) * lx + (bx * nx + by * ny + bz * nz) * ly + depth * lz
        dark = 1.0 if light <= 0 else 1.0 - light / 0.8
        one = cut(kind, face)
        nx, ny, nz = one.middle
        mx, my = x0 + ax * nx + ay * ny + az * nz, y0 + bx * nx + by * ny + bz * nz
        nx, ny, nz = one.right
        xx, xy = ax * nx + ay * ny + az * nz, bx * nx + by * ny + bz * nz
        nx, ny, nz = one.up
        yx, yy = ax * nx + ay * ny + az * nz, bx * nx + by * ny + bz * nz
        black = dark > BLACK
        points = [corners[i] for i in one.corners]
        reach = [x * LIGHT[0] - y * LIGHT[1] for x, y in points]
        sides = [a + b for a, b in zip(reach, reach[1:] + reach[:1])]
        lit = sides.index(max(sides))
        strokes: tuple[Flat, ...] = ()
        if black:  # it is key already
            lights, colour = one.glints[lit], inks.body
        else:
            polygon(surface, inks.body, points)
            if dark > 0:
                strokes = one.shades[sides.index(min(sides))][round(dark * SHADES / BLACK)]
            lights = one.lights[lit][: int(2 + 25 * (light - 0.84))] if light > 0.85 else ()
            colour = inks.paper
        plane = (mx, my, xx, xy, yx, yy)
        _lay(surface, inks.key, strokes, plane)
        _lay(surface, colour, lights, plane)
        if depth > NUMERALS[hand]:
            numbered.append((one, black, depth, plane))
    _edges(surface, kind, corners, depths, inks, max(1, round(EDGE * r)))
    for one, black, depth, plane in numbered:
        smooth = hand == CLEAN and depth > SMOOTH
        _number(surface, one, hand, plane, inks.paper, inks.key if black else inks.body, (r, smooth, black))


def _lay(surface: Surface, colour: Colour, cuts: Sequence[Flat], plane: Plane) -> None:
    """Cuts of four corners each, where a face lies now."""
    mx, my, xx, xy, yx, yy = plane
    polygon = draw.polygon
    for (a, b), (c, d), (e, f), (g, h) in cuts:
        one, two = (mx + a * xx + b * yx, my + a * xy + b * yy), (mx + c * xx + d * yx, my + c * xy + d * yy)
        polygon(surface, colour, (one, two, (mx + e * xx + f * yx, my + e * xy + f * yy),
                                  (mx + g * xx + h * yx, my + g * xy + h * yy)))  # fmt: skip


def _number(
    surface: Surface, one: Cut, hand: int, plane: Plane, paper: Colour, ground: Colour, how: tuple[float, bool, bool]
) -> None:
    """A numeral, where its face lies now; with clear ink round it and a smooth edge where it can be read."""
    mx, my, xx, xy, yx, yy = plane
    r, smooth, black = how
    for flat in one.solids[hand]:
        points = [(mx + u * xx + v * yx, my + u * xy + v * yy) for u, v in flat]
        if smooth and not black:
            draw.lines(surface, ground, True, points, max(1, round(r * 0.03)))
        draw.polygon(surface, paper, points)
        if smooth and r < BIG:
            draw.aalines(surface, paper, True, points)
    for flat in one.holes[hand]:
        draw.polygon(surface, ground, [(mx + u * xx + v * yx, my + u * xy + v * yy) for u, v in flat])


def _edges(surface: Surface, kind: Solid, corners: list[Point], depths: list[float], inks: DieInks, wide: int) -> None:
    """The key lines between faces."""
    line = draw.line
    for i, j, one, two in _ridges(kind):
        if depths[one] > EDGEWISE or depths[two] > EDGEWISE:
            line(surface, inks.key, corners[i], corners[j], wide)
