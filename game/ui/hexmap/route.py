"""A path on the map: dashes on a paper edge, an arrow head, each step's cost on a straw disc, the sum on a tag.

Baked once for a path and a scale; a frame blits one surface.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame
from pygame import Surface

from game.ui.hexmap.geometry import HexLayout, Point, spaced
from game.ui.hexmap.marks import KEY, Marks, arrow, line
from game.ui.palette import Colour

EDGE: Colour = (239, 227, 196)
WIDE, DASH, GAP = 6.2, 12.0, 9.0  # units
COUNTER = 38.0  # units: the line begins outside the counter that will go
DISC = 13.0
DOUBLE = 2  # drawn so much larger, then scaled down once


class Route(NamedTuple):
    """A way through hexes, start included. `costs` by step (as text, shown on the way into the hex); `tag` at its end;
    `order` numbers instead of costs (a run)."""

    hexes: tuple[str, ...]
    costs: tuple[str, ...] = ()
    tag: str = ""
    colour: Colour = KEY
    order: bool = False


def draw_route(route: Route, layout: HexLayout, scale: float, marks: Marks, tag_px: int) -> tuple[Surface, Point]:
    """The picture of a route, and its corner on the map in pixels of the scale."""
    way = layout.way(route.hexes)
    start = way[0]
    outside = [point for point in way if math.hypot(point[0] - start[0], point[1] - start[1]) > COUNTER]
    points = [(x * scale, y * scale) for x, y in (outside if len(outside) > 1 else way)]
    room = 40 * scale + 3 * tag_px
    left, top = min(x for x, _ in points) - room, min(y for _, y in points) - room
    left, top = math.floor(left), math.floor(top)
    size = (
        math.ceil(max(x for x, _ in points) + room - left),
        math.ceil(max(y for _, y in points) + room - top),
    )
    big = Surface((size[0] * DOUBLE, size[1] * DOUBLE), pygame.SRCALPHA)
    moved = [((x - left) * DOUBLE, (y - top) * DOUBLE) for x, y in points]
    wide = max(2.0, WIDE * scale) * DOUBLE
    for colour, width in ((EDGE, wide * 1.8), (route.colour, wide)):
        dashes = spaced(moved, DASH * scale * DOUBLE, GAP * scale * DOUBLE) if colour != EDGE else [moved]
        for dash in dashes:
            for start, end in zip(dash, dash[1:]):
                line(big, colour, start, end, width)
    made = pygame.transform.smoothscale(big, size)
    _head(made, points, (left, top), route, scale)
    _discs(made, (left, top), route, layout, scale, marks)
    if route.tag:
        slip = marks.tag(route.tag, tag_px)
        x, y = layout.middle(route.hexes[-1])
        box = slip.get_rect(midtop=(round(x * scale - left), round((y + 46) * scale - top)))
        made.blit(slip, box.clamp(made.get_rect()))
    return made, (left, top)


def _head(made: Surface, points: list[Point], corner: Point, route: Route, scale: float) -> None:
    (x0, y0), (x1, y1) = points[max(0, len(points) - 4)], points[-1]
    degrees = round(math.degrees(math.atan2(y1 - y0, x1 - x0)) / 5) * 5
    tip = arrow(max(12, round(26 * scale)), degrees, route.colour, EDGE)
    made.blit(tip, tip.get_rect(center=(round(x1 - corner[0]), round(y1 - corner[1]))))


def _discs(made: Surface, corner: Point, route: Route, layout: HexLayout, scale: float, marks: Marks) -> None:
    radius = max(8, round(DISC * scale))
    steps = list(zip(route.hexes, route.hexes[1:]))
    for i, (here, there) in enumerate(steps):
        text = str(i + 1) if route.order else route.costs[i] if i < len(route.costs) else ""
        if not text:
            continue
        (xa, ya), (xb, yb) = layout.middle(here), layout.middle(there)
        x, y = xa * 0.42 + xb * 0.58, ya * 0.42 + yb * 0.58
        disc = marks.number(text, "step" if route.order else "cost", radius)
        made.blit(disc, disc.get_rect(center=(round(x * scale - corner[0]), round(y * scale - corner[1]))))


def ring(layout: HexLayout, scale: float, colour: Colour, dashed: bool) -> Surface:
    """A light line on key round a hex; dashed for what is only aimed at. Its middle goes on the middle of the hex."""
    w, h = round(layout.hex * scale) + 8, round(layout.step[1] * scale) + 8
    big = Surface((w * DOUBLE, h * DOUBLE), pygame.SRCALPHA)
    cx, cy, r = w * DOUBLE / 2, h * DOUBLE / 2, (layout.side - 2) * scale * DOUBLE
    corners = [(cx + r * math.cos(math.radians(60 * i)), cy + r * math.sin(math.radians(60 * i))) for i in range(7)]
    wide = max(2.0, 4.4 * scale) * DOUBLE
    for start, end in zip(corners, corners[1:]):
        line(big, KEY, start, end, wide * 1.8)
    strokes = spaced(corners, wide * 3, wide * 1.6) if dashed else [corners]
    for stroke in strokes:
        for start, end in zip(stroke, stroke[1:]):
            line(big, colour, start, end, wide)
    return pygame.transform.smoothscale(big, (w, h))
