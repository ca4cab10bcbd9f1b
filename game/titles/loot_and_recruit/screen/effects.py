"""Effects that only this game's table has: fireworks over the new First Player's boards, at the end."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.tabletop.effects import shown
from game.tabletop.services import TableServices
from game.ui import palette
from game.ui.motion import Motion

SPARKS = 14


def rocket(services: TableServices, centre: tuple[int, int], number: int, seconds: float = 0.9) -> Motion:
    """A firework: sparks run out in a ring, sink and go out. Nothing under reduced motion."""
    if services.reduced:
        return
    look = services.look
    inks = (palette.GLOW, look.palette.b, look.palette.paper, look.palette.a)
    reach, dot = look.px(90 + 24 * (number % 3)), max(2, look.px(7))

    def draw(surface: Surface, t: float) -> None:
        far, small = reach * (1 - (1 - t) ** 2), max(1, round(dot * (1 - t) + 1))
        for i in range(SPARKS):
            spark = pygame.Vector2(far * (0.7 + 0.3 * (i % 2)), 0).rotate(360 * i / SPARKS + 17 * number)
            at = (centre[0] + spark.x, centre[1] + spark.y + reach * 0.5 * t * t)
            pygame.draw.circle(surface, look.palette.k, at, small + 2)
            pygame.draw.circle(surface, inks[(i + number) % len(inks)], at, small)

    yield shown(services, ("rocket", number), seconds, draw)
