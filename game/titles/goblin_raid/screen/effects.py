"""Effects that only this game's table has: a banner over the map, rings that run out from a hex."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.tabletop import effects as table_effects
from game.tabletop.effects import shown
from game.tabletop.services import TableServices
from game.ui.motion import Motion
from game.ui.palette import Colour

banner = partial(table_effects.banner, high=0.25)
"""A banner stands high over the map: what it speaks of stays in view."""


def ripple(
    services: TableServices, area: Rect, centre: tuple[int, int], size: int, colour: Colour, seconds: float = 0.7
) -> Motion:
    """Rings run out from a hex, within the map: something was seen from there."""
    if services.reduced:
        return

    def draw(surface: Surface, t: float) -> None:
        clip = surface.get_clip()
        surface.set_clip(area.clip(clip))
        for i in range(3):
            part = t * 1.6 - i * 0.3
            if 0 < part <= 1:
                r = round(size * (0.4 + 1.8 * part))
                wide = max(2, round(services.look.px(7) * (1 - part)))
                pygame.draw.circle(surface, services.look.palette.k, centre, r + 2, wide + 3)
                pygame.draw.circle(surface, colour, centre, r, wide)
        surface.set_clip(clip)

    yield shown(services, ("ripple", centre), seconds, draw)
