"""What lies on the map for a moment: rings, a fanned stack, the shot that is shown while zooming. Baked once each."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.ui.hexmap.camera import Area, Zooming
from game.ui.hexmap.geometry import HexLayout, Point, spaced
from game.ui.hexmap.marks import KEY, line
from game.ui.palette import GLOW, Colour
from game.ui.picture_store import Shelf

Print = tuple[Surface, tuple[int, int]]
"""A picture and its corner in the window. Pictures are baked and shared."""
DOUBLE = 2  # drawn so much larger, then scaled down once
BOLD = 4.0
"""Pixels that a bold line has at least."""
OVER = 0.46  # of a hex: how far from its middle a fan begins
RIM = 5
"""Pixels: so far a fan stays off the frame of the view."""


@dataclass(frozen=True)
class Ring:
    """A line round a hex: solid for what is chosen, dashed for what is aimed at, bold for the keyboard's cursor, which is
    looked for on a whole map too."""

    hex: str
    colour: Colour = GLOW
    dashed: bool = False
    bold: bool = False


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


class Rings:
    """A store of rings for one layout."""

    def __init__(self, layout: HexLayout) -> None:
        self.layout = layout
        self._kept: Shelf[tuple[object, ...], Surface] = Shelf("marks on hexes")

    def ring(self, one: Ring, scale: float, corner: tuple[int, int]) -> Print:
        """A ring round its hex, on the map whose corner lies at `corner`."""
        key = (one.colour, one.dashed, one.bold, scale)
        found = self._kept.get(key)
        if found is None:
            found = self._kept.keep(key, ring(self.layout, scale, one))
        x, y = self.layout.middle(one.hex)
        return found, found.get_rect(center=(round(x * scale) + corner[0], round(y * scale) + corner[1])).topleft


def ring(layout: HexLayout, scale: float, one: Ring) -> Surface:
    """A light line on key round a hex. Its middle goes on the middle of the hex."""
    least, beyond = (BOLD, round(BOLD / scale)) if one.bold else (2.0, -2)
    room = 8 + (round(4 * BOLD) if one.bold else 0)
    w, h = round(layout.hex * scale) + room, round(layout.step[1] * scale) + room
    big = Surface((w * DOUBLE, h * DOUBLE), pygame.SRCALPHA)
    cx, cy, r = w * DOUBLE / 2, h * DOUBLE / 2, (layout.side + beyond) * scale * DOUBLE
    corners = [(cx + r * math.cos(math.radians(60 * i)), cy + r * math.sin(math.radians(60 * i))) for i in range(7)]
    wide = max(least, 4.4 * scale) * DOUBLE
    for start, end in zip(corners, corners[1:]):
        line(big, KEY, start, end, wide * 1.8)
    strokes = spaced(corners, wide * 3, wide * 1.6) if one.dashed else [corners]
    for stroke in strokes:
        for start, end in zip(stroke, stroke[1:]):
            line(big, one.colour, start, end, wide)
    return pygame.transform.smoothscale(big, (w, h))


def fan_place(strip: Surface, at: Point, hex_px: float, view: Rect) -> Rect | None:
    """Where a fanned stack lies: over its hex, or under it at the upper edge; off the frame of the view. None if the hex is
    not in view."""
    if not view.collidepoint(at):
        return None
    box = strip.get_rect(midbottom=(round(at[0]), round(at[1] - hex_px * OVER)))
    if box.top < view.top:
        box.top = round(at[1] + hex_px * OVER)
    return box.clamp(view.inflate(-2 * RIM, -2 * RIM))
