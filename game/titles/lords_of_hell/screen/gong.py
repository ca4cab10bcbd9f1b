"""Stop!: a gong is struck over the table (LOH-7.2, 23.5)."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.tabletop.effects import played
from game.titles.lords_of_hell.screen.context import Context
from game.ui.motion import Motion

SWINGS = 5
"""Pictures of the mallet on its way: few, for each is turned once."""
STRUCK = 0.3
"""The part of the motion after which it hits."""


def gong_struck(table: Context, seconds: float = 0.8) -> Motion:
    """The mallet swings, the gong shakes; under reduced motion it has been struck, for as long. Nothing where the prints are
    missing."""
    look, services = table.look, table.services
    if not (look.has_picture("gong") and look.has_picture("gong_mallet")):
        return
    area = table.ground.market
    high = round(area.h * 0.46)
    gong = _sized(table, "gong", high)
    mallet = _sized(table, "gong_mallet", round(high * 0.72))
    turned = [pygame.transform.rotozoom(mallet, -64 + 44 * n / (SWINGS - 1), 1) for n in range(SWINGS)]
    centre = (area.centerx, area.y + high // 2 + look.px(10))

    def draw(surface: Surface, t: float) -> None:
        if services.reduced:
            t = STRUCK
        after = max(0.0, (t - STRUCK) / (1 - STRUCK))
        shake = math.sin(after * 40) * (1 - after) * look.px(7) * (after > 0)
        surface.blit(gong, gong.get_rect(center=(round(centre[0] + shake), centre[1])))
        n = min(SWINGS - 1, round(min(1.0, t / STRUCK) * (SWINGS - 1)))
        back = look.px(50) * (1 - n / (SWINGS - 1)) + after * look.px(26)
        at = (round(centre[0] + high * 0.42 + back), round(centre[1] + high * 0.2))
        surface.blit(turned[n], turned[n].get_rect(center=at))

    yield played(services, "gong", seconds, draw)


def _sized(table: Context, name: str, high: int) -> Surface:
    wide, tall = table.look.about(name)["units"]
    return table.look.picture(name, (max(1, round(high * wide / tall)), high))
