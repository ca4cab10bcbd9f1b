"""Faces of the emotes: goblins cut like lino, a head in one ink with its features left open."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

Colour = tuple[int, int, int] | tuple[int, int, int, int]
OPEN = (0, 0, 0, 0)
"""No ink."""
EYES = (0.37, 0.63)
"""Where the eyes are, from the left; both at the height `EYE`."""
EYE = 0.45


class _Cutter:
    """Cuts features out of a head; lengths are parts of its side."""

    def __init__(self, surface: Surface, size: int) -> None:
        self.surface, self.size = surface, size

    def line(self, *points: tuple[float, float], wide: float = 0.06) -> None:
        size, px = self.size, max(1, round(wide * self.size))
        for (x, y), (u, v) in zip(points, points[1:]):
            pygame.draw.line(self.surface, OPEN, (x * size, y * size), (u * size, v * size), px)
        for x, y in points:
            pygame.draw.circle(self.surface, OPEN, (x * size, y * size), px / 2)

    def disc(self, x: float, y: float, r: float) -> None:
        pygame.draw.circle(self.surface, OPEN, (x * self.size, y * self.size), r * self.size)

    def half(self, x: float, y: float, wide: float, tall: float) -> None:
        """The lower half of an ellipse: an open mouth."""
        s = self.size
        box = Rect(round((x - wide / 2) * s), round((y - tall) * s), round(wide * s), round(2 * tall * s))
        self.surface.set_clip(Rect(0, round(y * s), s, s))
        pygame.draw.ellipse(self.surface, OPEN, box)
        self.surface.set_clip(None)

    def smile(self, wide: float = 0.3, y: float = 0.64) -> None:
        left = 0.5 - wide / 2
        self.line(
            (left, y), (left + wide * 0.25, y + 0.07), (0.5, y + 0.09), (left + wide * 0.75, y + 0.07), (left + wide, y)
        )


def _hello(cut: _Cutter) -> None:
    for x in EYES:
        cut.disc(x, EYE, 0.075)
    cut.smile()


def _well(cut: _Cutter) -> None:
    """A wink and a grin."""
    cut.disc(EYES[0], EYE, 0.075)
    cut.line((EYES[1] - 0.08, EYE), (EYES[1] + 0.08, EYE))
    cut.half(0.5, 0.64, 0.34, 0.13)


def _ouch(cut: _Cutter) -> None:
    for x in EYES:
        cut.line((x - 0.07, EYE - 0.07), (x + 0.07, EYE + 0.07), wide=0.05)
        cut.line((x + 0.07, EYE - 0.07), (x - 0.07, EYE + 0.07), wide=0.05)
    cut.disc(0.5, 0.7, 0.08)


def _hurry(cut: _Cutter) -> None:
    """Brows drawn together, lips too."""
    for x, side in zip(EYES, (-1, 1)):
        cut.line((x + side * 0.1, EYE - 0.13), (x - side * 0.07, EYE - 0.04), wide=0.05)
        cut.disc(x, EYE + 0.04, 0.05)
    cut.line((0.36, 0.7), (0.64, 0.7))


def _laugh(cut: _Cutter) -> None:
    for x, side in zip(EYES, (1, -1)):
        cut.line((x - side * 0.07, EYE - 0.08), (x + side * 0.07, EYE), (x - side * 0.07, EYE + 0.08), wide=0.05)
    cut.half(0.5, 0.6, 0.38, 0.2)


def _thanks(cut: _Cutter) -> None:
    """Eyes closed in content."""
    for x in EYES:
        cut.line((x - 0.08, EYE - 0.02), (x, EYE + 0.05), (x + 0.08, EYE - 0.02), wide=0.05)
    cut.smile(0.34, 0.62)


FACES: dict[str, Callable[[_Cutter], None]] = {
    "emote_hello": _hello, "emote_well": _well, "emote_ouch": _ouch, "emote_hurry": _hurry, "emote_laugh": _laugh,
    "emote_thanks": _thanks,
}  # fmt: skip


def draw_face(surface: Surface, name: str, size: int, colour: Colour) -> None:
    """Draw a face of `FACES` over a square of that size."""
    for flip in (False, True):
        ear = [(0.3, 0.36), (0.0, 0.2), (0.12, 0.5), (0.3, 0.64)]
        pygame.draw.polygon(surface, colour, [((1 - x if flip else x) * size, y * size) for x, y in ear])
    pygame.draw.ellipse(
        surface, colour, Rect(round(0.18 * size), round(0.1 * size), round(0.64 * size), round(0.84 * size))
    )
    FACES[name](_Cutter(surface, size))
