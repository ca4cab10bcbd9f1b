"""Small sprites that lie on hexes: numbers in discs and stops, tags, edges of areas, arrow heads. Baked once each."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.ui import palette, shapes
from game.ui.lettering import Lettering
from game.ui.palette import Colour
from game.ui.picture_store import Shelf, kept

KEY: Colour = (27, 26, 23)
PALE: Colour = (244, 235, 207)
RED: Colour = (176, 56, 42)
STRAW: Colour = (224, 174, 74)
FILLS: dict[str, tuple[Colour, Colour]] = {
    "left": (PALE, KEY),  # movement points left in a hex
    "stop": (RED, PALE),  # and here an enemy zone ends the move
    "cost": (STRAW, KEY),  # what a step costs
    "step": (KEY, PALE),  # the order of a run
}
"""Fill and letters of the kinds of numbers; stops are octagons, the others discs."""
AROUND = tuple((math.cos(math.radians(22.5 + 45 * i)), math.sin(math.radians(22.5 + 45 * i))) for i in range(8))


class Marks:
    """A store of sprites for one lettering."""

    def __init__(self, lettering: Lettering) -> None:
        self.lettering = lettering
        self._made: Shelf[tuple[object, ...], Surface] = Shelf("marks on hexes")

    def number(self, text: str, kind: str, radius: int) -> Surface:
        """A numeral on its disc; a stop is an octagon, so that colour alone says nothing."""
        key = ("number", text, kind, radius)
        found = self._made.get(key)
        return self._made.keep(key, self._number(text, kind, radius)) if found is None else found

    def _number(self, text: str, kind: str, radius: int) -> Surface:
        fill, ink = FILLS[kind]
        edge = max(1.5, radius * 0.15)
        size = math.ceil((radius + edge) * 2) + 2

        def draw(s: Surface, k: int) -> None:
            c = size * k / 2
            if kind == "stop":
                for r, colour in ((radius + edge, PALE), (radius, fill)):
                    pygame.draw.polygon(s, colour, [(c + r * k * x * 1.06, c + r * k * y * 1.06) for x, y in AROUND])
            else:
                pygame.draw.circle(s, KEY, (c, c), (radius + edge) * k)
                pygame.draw.circle(s, fill, (c, c), radius * k)

        made = shapes.smooth((size, size), draw)
        px = max(11, round(radius * (1.12 if len(text) < 2 else 0.92)))
        words = self.lettering.line(text, "display", px, ink)
        used = words.get_bounding_rect()
        made.blit(words, ((size - used.w) // 2, (size - used.h) // 2), used)
        return made

    def tag(self, text: str, px: int, fill: Colour = RED, ink: Colour = PALE) -> Surface:
        """Capitals on a slip."""
        key = ("tag", text, px, fill, ink)
        found = self._made.get(key)
        if found is None:
            words = self.lettering.line(text.upper(), "label", px, ink, tracking=max(1.0, px * 0.06))
            w, h = words.get_width() + px, round(px * 1.34)

            def draw(s: Surface, k: int) -> None:
                pygame.draw.rect(s, PALE, s.get_rect(), border_radius=5 * k)
                pygame.draw.rect(s, fill, s.get_rect().inflate(-4 * k, -4 * k), border_radius=4 * k)

            made = shapes.smooth((w, h), draw)
            made.blit(words, words.get_rect(center=(w // 2, h // 2)))
            found = self._made.keep(key, made)
        return found

    def stamp(self, text: str, px: int) -> Surface:
        """A word stamped in red, a little askew (plundered places)."""
        key = ("stamp", text, px)
        found = self._made.get(key)
        if found is None:
            words = self.lettering.line(text.upper(), "label", px * 2, palette.RED_TEXT, tracking=px * 0.1)
            edge = max(2, px // 5)
            made = Surface((words.get_width() + px, words.get_height() + px // 4), pygame.SRCALPHA)
            pygame.draw.rect(made, PALE, made.get_rect(), border_radius=edge)
            pygame.draw.rect(made, palette.RED_TEXT, made.get_rect().inflate(-edge, -edge), edge, border_radius=edge)
            made.blit(words, words.get_rect(center=made.get_rect().center))
            found = self._made.keep(key, pygame.transform.rotozoom(made, 8, 0.5))
        return found


@kept("marks on hexes")
def edge(side: int, length: int, width: int, colour: Colour) -> Surface:
    """One side of a hex as a rounded line; to be blitted with its middle on the middle of the side."""
    angle = {0: 0, 1: 60, 2: 120, 3: 0, 4: 60, 5: 120}[side]
    dx, dy = math.cos(math.radians(angle)) * length / 2, math.sin(math.radians(angle)) * length / 2
    size = (math.ceil(abs(dx) * 2 + width) + 2, math.ceil(abs(dy) * 2 + width) + 2)

    def draw(s: Surface, k: int) -> None:
        cx, cy = size[0] * k / 2, size[1] * k / 2
        line(s, colour, (cx - dx * k, cy - dy * k), (cx + dx * k, cy + dy * k), width * k)

    return shapes.smooth(size, draw)


def line(surface: Surface, colour: Colour, start: tuple[float, float], end: tuple[float, float], width: float) -> None:
    """A straight line with round ends."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    nx, ny = -(y1 - y0) / length * width / 2, (x1 - x0) / length * width / 2
    pygame.draw.polygon(
        surface, colour, [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]
    )
    for x, y in (start, end):
        pygame.draw.circle(surface, colour, (x, y), width / 2)


@kept("marks on hexes")
def arrow(px: int, degrees: int, colour: Colour, rim: Colour) -> Surface:
    """An arrow head that points to `degrees` (clockwise from the east)."""
    size = round(px * 1.6)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def draw(surface: Surface, k: int) -> None:
        middle = size * k / 2
        for grow, ink in ((1.26, rim), (1.0, colour)):
            points = [(-0.28, -0.46), (0.62, 0.0), (-0.28, 0.46), (-0.1, 0.0)]
            moved = [((x - 0.06) * px * k * grow, y * px * k * grow) for x, y in points]
            pygame.draw.polygon(surface, ink, [(middle + x * c - y * s, middle + x * s + y * c) for x, y in moved])

    return shapes.smooth((size, size), draw)
