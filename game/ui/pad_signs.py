"""Signs for a gamepad's buttons, told apart by their shapes alone: where a button is, not what a brand prints on it.

They stand among letters: each has a character of its own (`SIGNS`), and `lettering` draws it as high as the line.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.ui.palette import Colour
from game.ui.picture_store import kept
from game.ui.shapes import smooth

NAMES = ("south", "east", "west", "north", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger",
         "left_stick", "right_stick", "select", "start", "directions", "up_down", "left_right")  # fmt: skip
SIGNS: dict[str, str] = {name: chr(0xE100 + n) for n, name in enumerate(NAMES)}
"""The character of each button."""
_BY_SIGN = {sign: name for name, sign in SIGNS.items()}
FACES = {"south": (0, 1), "east": (1, 0), "west": (-1, 0), "north": (0, -1)}
WIDE = 1.12
"""A sign's width in heights, with the air beside it."""


def signed(text: str) -> bool:
    """Is there a sign among the letters?"""
    return any("\ue100" <= letter <= "\ue1ff" for letter in text)


def parts(text: str) -> list[tuple[str, str]]:
    """A line in runs: (letters, "") or ("", the name of a sign)."""
    found: list[tuple[str, str]] = []
    for letter in text:
        name = _BY_SIGN.get(letter, "")
        if name:
            found.append(("", name))
        elif found and not found[-1][1]:
            found[-1] = (found[-1][0] + letter, "")
        else:
            found.append((letter, ""))
    return found


@kept("signs of pads")
def sign(name: str, px: int, colour: Colour) -> Surface:
    """One button, `px` high."""

    def draw(surface: Surface, k: int) -> None:
        _draw(name)(surface, px * k, colour)

    return smooth((px, px), draw)


def _draw(name: str) -> Callable[[Surface, int, Colour], None]:
    if name in FACES:
        return lambda surface, n, colour: _face(surface, n, colour, FACES[name])
    if name.endswith("shoulder"):
        return lambda surface, n, colour: _shoulder(surface, n, colour, name.startswith("left"), False)
    if name.endswith("trigger"):
        return lambda surface, n, colour: _shoulder(surface, n, colour, name.startswith("left"), True)
    if name.endswith("stick"):
        return lambda surface, n, colour: _stick(surface, n, colour, name.startswith("left"))
    return {"select": _select, "start": _start, "directions": _cross, "up_down": _up_down, "left_right": _left_right}[
        name
    ]


def _face(surface: Surface, n: int, colour: Colour, at: tuple[int, int]) -> None:
    """Four buttons as they lie, the one that is meant large and full."""
    c, far = n / 2, n * 0.29
    for place in FACES.values():
        middle = (c + place[0] * far, c + place[1] * far)
        if place == at:
            pygame.draw.circle(surface, colour, middle, n * 0.19)
        else:
            pygame.draw.circle(surface, colour, middle, n * 0.13, max(1, round(n * 0.08)))


def _shoulder(surface: Surface, n: int, colour: Colour, left: bool, deep: bool) -> None:
    """The upper edge of a pad: a bar at one side, flat; a trigger hangs lower and has a notch."""
    wide, tall = round(n * 0.62), round(n * (0.62 if deep else 0.34))
    box = Rect(round(n * 0.06) if left else n - wide - round(n * 0.06), round(n * 0.2), wide, tall)
    outer, inner = round(n * 0.3), round(n * 0.08)
    edge = {"border_top_left_radius": outer if left else inner, "border_top_right_radius": inner if left else outer,
            "border_bottom_left_radius": inner, "border_bottom_right_radius": inner}  # fmt: skip
    pygame.draw.rect(surface, colour, box, **edge)
    other = Rect(0, 0, round(n * 0.2), round(n * 0.2))
    other.midright = (round(n * 0.94), box.centery)
    if not left:
        other.midleft = (round(n * 0.06), box.centery)
    pygame.draw.rect(surface, colour, other, max(1, round(n * 0.05)), border_radius=inner)
    if deep:
        mid = box.centerx
        points = [
            (mid - n * 0.13, box.centery - n * 0.04),
            (mid + n * 0.13, box.centery - n * 0.04),
            (mid, box.centery + n * 0.16),
        ]
        pygame.draw.polygon(surface, (0, 0, 0, 0), points)


def _stick(surface: Surface, n: int, colour: Colour, left: bool) -> None:
    """A ring with a knob pressed down, and at which side it is."""
    c = (n * (0.56 if not left else 0.44), n * 0.5)
    pygame.draw.circle(surface, colour, c, n * 0.34, max(1, round(n * 0.07)))
    pygame.draw.circle(surface, colour, c, n * 0.16)
    x = n * (0.03 if not left else 0.97)
    pygame.draw.line(surface, colour, (x, n * 0.3), (x, n * 0.7), max(1, round(n * 0.07)))


def _select(surface: Surface, n: int, colour: Colour) -> None:
    """Two sheets, one before the other."""
    wide = max(1, round(n * 0.07))
    pygame.draw.rect(surface, colour, Rect(n * 0.14, n * 0.2, n * 0.48, n * 0.4), wide)
    pygame.draw.rect(surface, colour, Rect(n * 0.38, n * 0.42, n * 0.48, n * 0.4))


def _start(surface: Surface, n: int, colour: Colour) -> None:
    """Three lines."""
    for y in (0.24, 0.45, 0.66):
        pygame.draw.rect(surface, colour, Rect(n * 0.16, n * y, n * 0.68, max(1, n * 0.11)))


def _cross(surface: Surface, n: int, colour: Colour) -> None:
    pygame.draw.rect(surface, colour, Rect(n * 0.36, n * 0.1, n * 0.28, n * 0.8), border_radius=round(n * 0.06))
    pygame.draw.rect(surface, colour, Rect(n * 0.1, n * 0.36, n * 0.8, n * 0.28), border_radius=round(n * 0.06))


def _left_right(surface: Surface, n: int, colour: Colour) -> None:
    """Two arrowheads that point away from each other."""
    for points in _arrowheads(n):
        pygame.draw.polygon(surface, colour, points)


def _up_down(surface: Surface, n: int, colour: Colour) -> None:
    for points in _arrowheads(n):
        pygame.draw.polygon(surface, colour, [(y, x) for x, y in points])


def _arrowheads(n: int) -> list[list[tuple[float, float]]]:
    return [[(n * tip, n * 0.5), (n * back, n * 0.2), (n * back, n * 0.8)] for tip, back in ((0.08, 0.4), (0.92, 0.6))]
