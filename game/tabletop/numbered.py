"""Rings with numbers round things on the table, in the order in which they are pressed: a lesson's and a hint's."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui import palette
from game.ui.look import Look
from game.ui.palette import Colour


def ring(surface: Surface, look: Look, thing: Rect, ink: Colour = palette.STRAW) -> None:
    """Dark, bright, dark, so that it stands out among what else is marked; outside the thing, which stays in sight."""
    wide = ring_px(look)
    edge = max(1, wide // 3)
    for more, colour, line in ((wide + 2 * edge, look.palette.k, wide + 2 * edge), (wide + edge, ink, wide)):
        pygame.draw.rect(surface, colour, thing.inflate(2 * more, 2 * more), line, border_radius=min(look.px(12), line))


def ring_px(look: Look) -> int:
    """How wide the bright line of a ring is."""
    return max(3, look.px(6))


def disc_at(look: Look, thing: Rect, room: Rect) -> Rect:
    """Where the number of a ring lies: at its corner, within a room."""
    side = max(26, look.px(44))
    disc = Rect(0, 0, side, side)
    disc.center = thing.inflate(2 * ring_px(look), 2 * ring_px(look)).topright
    return disc.clamp(room)


def draw_disc(surface: Surface, look: Look, disc: Rect, number: int, ink: Colour) -> None:
    """A number in a disc; 0: a tick."""
    pygame.draw.circle(surface, look.palette.k, disc.center, disc.w // 2)
    pygame.draw.circle(surface, ink, disc.center, disc.w // 2 - max(2, look.px(2)))
    if number:
        sign = look.lettering.line(str(number), "display", round(disc.h * 0.62), look.palette.k)
    else:
        sign = look.mark("tick", round(disc.h * 0.66), look.palette.k)
    surface.blit(sign, sign.get_rect(center=disc.center))
