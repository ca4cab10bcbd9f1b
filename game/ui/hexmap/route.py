"""A path on the map: dashes on a paper edge, an arrow head, each step's cost on a straw disc, the sum on a tag.

A path is put together from pieces, one a step: a step that comes from the same side and goes on to the same side is the
same piece, wherever it lies. Each is baked once for a scale; another path is hardly ever more than the same pieces elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.hexmap.geometry import HexLayout, Point, curve, spaced
from game.ui.hexmap.marks import KEY, Marks, arrow, line
from game.ui.hexmap.overlays import Print
from game.ui.palette import Colour
from game.ui.picture_store import Shelf

EDGE: Colour = (239, 227, 196)
WIDE, DASH, GAP = 6.2, 12.0, 9.0  # units
COUNTER = 38.0  # units: the line begins outside the counter that will go
DISC = 13.0
UNDER = 46.0  # units: so far from the middle of the last hex the tag begins
DOUBLE = 2  # drawn so much larger, then scaled down once


class Route(NamedTuple):
    """A way through hexes, start included. `costs` by step (as text, shown on the way into the hex); `tag` at its end;
    `order` numbers instead of costs (a run)."""

    hexes: tuple[str, ...]
    costs: tuple[str, ...] = ()
    tag: str = ""
    colour: Colour = KEY
    order: bool = False


class Bend(NamedTuple):
    """One step of a path, seen from the hex it begins in: where the hexes before it, after it, and after that lie (units)."""

    before: Point
    to: Point
    after: Point
    first: bool = False


class Step(NamedTuple):
    """A step, printed: its paper, its dashes, where their corner goes from the middle of the hex it begins in, and which way
    it ends (degrees, clockwise from the east)."""

    paper: Surface
    dashes: Surface
    corner: tuple[int, int]
    degrees: int


class Routes:
    """A store of pieces for one layout, with what is laid on them."""

    def __init__(self, layout: HexLayout, marks: Marks, tag_px: int) -> None:
        self.layout, self.marks, self.tag_px = layout, marks, tag_px
        self.made = 0  # pieces baked so far; tests watch it
        self._kept: Shelf[tuple[Bend, Colour, float], Step] = Shelf("ways")

    def prints(self, routes: Iterable[Route], scale: float, corner: tuple[int, int], view: Rect) -> list[Print]:
        """The routes on a map whose corner lies at `corner`: first all paper, then all dashes, then what lies on them."""
        papers: list[Print] = []
        dashes: list[Print] = []
        signs: list[Print] = []
        for route in routes:
            steps = self._steps(route, scale, corner)
            papers += [(piece.paper, at) for piece, at in steps]
            dashes += [(piece.dashes, at) for piece, at in steps]
            if steps:
                signs += self._signs(route, steps[-1][0].degrees, scale, corner, view)
        return list(dict.fromkeys([*papers, *dashes, *signs]))  # where two go the same way it is drawn once

    def prerender(self, route: Route, scale: float) -> None:
        """Bake what a route will need."""
        self.prints((route,), scale, (0, 0), Rect(0, 0, 1, 1))

    def _steps(self, route: Route, scale: float, corner: tuple[int, int]) -> list[tuple[Step, tuple[int, int]]]:
        """The pieces of a route, each with its corner in the window."""
        middles = [self.layout.middle(here) for here in route.hexes]
        found = []
        for at, bend in enumerate(bends(middles)):
            piece = self._step(bend, route.colour, scale)
            x, y = middles[at]
            dx, dy = piece.corner
            found.append((piece, (round(x * scale) + corner[0] + dx, round(y * scale) + corner[1] + dy)))
        return found

    def _signs(self, route: Route, degrees: int, scale: float, corner: tuple[int, int], view: Rect) -> list[Print]:
        """The arrow head, discs with costs, the tag."""
        tip = arrow(max(12, round(26 * scale)), degrees, route.colour, EDGE)
        end = self._at(self.layout.middle(route.hexes[-1]), scale, corner)
        found: list[Print] = [(tip, tip.get_rect(center=end).topleft)]
        radius = max(8, round(DISC * scale))
        for i, (here, there) in enumerate(zip(route.hexes, route.hexes[1:])):
            text = str(i + 1) if route.order else route.costs[i] if i < len(route.costs) else ""
            if text:
                (xa, ya), (xb, yb) = self.layout.middle(here), self.layout.middle(there)
                middle = self._at((xa * 0.42 + xb * 0.58, ya * 0.42 + yb * 0.58), scale, corner)
                disc = self.marks.number(text, "step" if route.order else "cost", radius)
                found.append((disc, disc.get_rect(center=middle).topleft))
        if route.tag:
            slip = self.marks.tag(route.tag, self.tag_px)
            box = slip.get_rect(midtop=(end[0], end[1] + round(UNDER * scale)))
            if view.collidepoint(end) and box.bottom > view.bottom:  # what it adds up to is read, at the lower edge too
                box.bottom = end[1] - round(UNDER * scale)
            found.append((slip, box.topleft))
        return found

    @staticmethod
    def _at(point: Point, scale: float, corner: tuple[int, int]) -> tuple[int, int]:
        return round(point[0] * scale) + corner[0], round(point[1] * scale) + corner[1]

    def _step(self, bend: Bend, colour: Colour, scale: float) -> Step:
        key = (bend, colour, scale)
        found = self._kept.get(key)
        if found is None:
            found = self._kept.keep(key, _print(bend, colour, scale))
            self.made += 1
        return found


def bends(middles: list[Point]) -> list[Bend]:
    """The steps of a path through these points."""
    found = []
    for at in range(len(middles) - 1):
        x, y = middles[at]
        to = _from(middles[at + 1], x, y)
        before = _from(middles[at - 1], x, y) if at else (-to[0], -to[1])
        after = _from(middles[at + 2], x, y) if at + 2 < len(middles) else (2 * to[0], 2 * to[1])
        found.append(Bend(before, to, after, not at))
    return found


def _from(point: Point, x: float, y: float) -> Point:
    return round(point[0] - x, 2), round(point[1] - y, 2)


def _print(bend: Bend, colour: Colour, scale: float) -> Step:
    """Bake a step. Its dashes are such that it begins and ends in the middle of a gap."""
    way = curve(bend.before, (0.0, 0.0), bend.to, bend.after)
    if bend.first:
        outside = [point for point in way if math.hypot(*point) > COUNTER]
        way = outside if len(outside) > 1 else way
    points = [(x * scale, y * scale) for x, y in way]
    wide = max(2.0, WIDE * scale)
    room = math.ceil(wide) + 2
    left, top = (math.floor(min(point[i] for point in points)) - room for i in (0, 1))
    right, bottom = (math.ceil(max(point[i] for point in points)) + room for i in (0, 1))
    moved = [((x - left) * DOUBLE, (y - top) * DOUBLE) for x, y in points]
    length = sum(math.dist(a, b) for a, b in zip(moved, moved[1:]))
    period = length / max(1, round(length / ((DASH + GAP) * scale * DOUBLE)))
    gap = period * GAP / (DASH + GAP)
    size = (right - left, bottom - top)
    paper = _strokes(size, [moved], EDGE, wide * 1.8)
    dashes = _strokes(size, spaced(moved, period - gap, gap, period - gap / 2), colour, wide)
    (x0, y0), (x1, y1) = points[max(0, len(points) - 4)], points[-1]
    degrees = round(math.degrees(math.atan2(y1 - y0, x1 - x0)) / 5) * 5
    return Step(paper, dashes, (left, top), degrees)


def _strokes(size: tuple[int, int], lines: list[list[Point]], colour: Colour, wide: float) -> Surface:
    big = Surface((size[0] * DOUBLE, size[1] * DOUBLE), pygame.SRCALPHA)
    for points in lines:
        for start, end in zip(points, points[1:]):
            line(big, colour, start, end, wide * DOUBLE)
    made = pygame.transform.smoothscale(big, size)
    return made.convert_alpha() if pygame.display.get_surface() is not None else made
