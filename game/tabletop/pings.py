"""Marks that any table can put over itself: rings of a ping, a banner across, numbers that fly."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.tabletop.feed import Said
from game.tabletop.services import TableServices
from game.ui import palette
from game.ui.motion import Motion, linear, tween


def ring(services: TableServices, rect: Rect, said: Said) -> Motion:
    """Three rings run out from a place, with the name of who points."""
    look = services.look
    player = services.players().get(said.seat)
    colour, _ = palette.SEATS[(player.colour if player else said.seat) % len(palette.SEATS)]
    at = 0.0

    def draw(surface: Surface) -> None:
        for i in range(3):
            t = at * 3 - i
            if 0 <= t <= 1.4:
                grown = rect.inflate(round(look.px(60) * t), round(look.px(60) * t))
                pygame.draw.rect(surface, palette.GLOW, grown, max(2, look.px(6)), border_radius=look.px(14))
                pygame.draw.rect(surface, colour, grown.inflate(-8, -8), max(2, look.px(4)), border_radius=look.px(12))
        words = look.lettering.line(said.name, "display", look.caps(20), look.palette.paper, drop=look.palette.k)
        surface.blit(words, words.get_rect(midbottom=(rect.centerx, rect.top - look.px(4))))

    def put(t: float) -> None:
        nonlocal at
        at = t

    key = ("ping", said.seat, tuple(rect))
    services.effects[key] = draw
    yield tween(1.6, put, linear)
    services.effects.pop(key, None)
