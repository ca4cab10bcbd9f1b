"""What lies on the map for a moment: routes, rings, a fanned stack, the shot that is shown while zooming. Baked once each."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.hexmap.camera import Area, Zooming
from game.ui.hexmap.geometry import HexLayout, Point
from game.ui.hexmap.marks import Marks
from game.ui.hexmap.route import Route, draw_route, ring
from game.ui.hexmap.showing import Print
from game.ui.palette import GLOW, Colour

KEPT = 48  # routes and rings
OVER = 0.46  # of a hex: how far from its middle a fan begins


class Piece(NamedTuple):
    """Something on a hex: where, shifted by units, and on which layer (higher ones lie above)."""

    hex: str
    dx: float = 0.0
    dy: float = 0.0
    layer: int = 1


@dataclass(frozen=True)
class Ring:
    """A line round a hex: solid for what is chosen, dashed for what is aimed at."""

    hex: str
    colour: Colour = GLOW
    dashed: bool = False


@dataclass(frozen=True)
class Shot:
    """The larger of the two areas of a zoom, drawn once, shown smaller and smaller or the reverse."""

    zooming: Zooming
    picture: Surface
    area: Area

    def draw(self, surface: Surface, view: Rect) -> None:
        """What is seen of it at this moment."""
        area = self.zooming.area
        per = self.picture.get_width() / self.area[2]
        left, top = round((area[0] - self.area[0]) * per), round((area[1] - self.area[1]) * per)
        part = Rect(left, top, max(2, round(area[2] * per)), max(2, round(area[3] * per)))
        part = part.clip(self.picture.get_rect())
        if part.w < 2 or part.h < 2:
            part = self.picture.get_rect()
        surface.blit(pygame.transform.scale(self.picture.subsurface(part), view.size), view)


class Overlays:
    """A store of routes and rings."""

    def __init__(self, layout: HexLayout, marks: Marks, tag_px: int) -> None:
        self.layout, self.marks, self.tag_px = layout, marks, tag_px
        self._routes: dict[Hashable, tuple[Surface, Point]] = {}
        self._rings: dict[Hashable, Surface] = {}

    def route(self, route: Route, scale: float, corner: tuple[int, int]) -> Print:
        """A route, and where it lies on the map whose corner lies at `corner`."""
        found = self._routes.get((route, scale))
        if found is None:
            if len(self._routes) >= KEPT:
                self._routes.clear()
            found = draw_route(route, self.layout, scale, self.marks, self.tag_px)
            self._routes[route, scale] = found
        return found[0], (round(found[1][0]) + corner[0], round(found[1][1]) + corner[1])

    def ring(self, one: Ring, scale: float, corner: tuple[int, int]) -> Print:
        """A ring round its hex."""
        key = (one.colour, one.dashed, scale)
        found = self._rings.get(key)
        if found is None:
            if len(self._rings) >= KEPT:
                self._rings.clear()
            found = self._rings[key] = ring(self.layout, scale, one.colour, one.dashed)
        x, y = self.layout.middle(one.hex)
        return found, found.get_rect(center=(round(x * scale) + corner[0], round(y * scale) + corner[1])).topleft


def fan_place(strip: Surface, at: Point, hex_px: float, view: Rect) -> Rect | None:
    """Where a fanned stack lies: over its hex, or under it at the upper edge; never beyond the view. None if the hex is
    not in view."""
    if not view.collidepoint(at):
        return None
    box = strip.get_rect(midbottom=(round(at[0]), round(at[1] - hex_px * OVER)))
    if box.top < view.top:
        box.top = round(at[1] + hex_px * OVER)
    return box.clamp(view)
