"""What lies behind the towers of the others: the festival's fairground, by its phase, dark enough for towers to stand out."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.titles.loot_and_recruit.rules.cards import EVENT_INDEX, EVENT_PHASE
from game.titles.loot_and_recruit.screen.context import Context
from game.ui.look import Look

DARK = 0.42
"""How much of its light is left."""
SHADE = 0.5
"""And of that at the foot, where planks and banners are read."""


def paint_fairground(table: Context, surface: Surface) -> None:
    """Behind all boards but the own one; nothing without its print, or before the first event."""
    rect, event = ground_of(table), table.reading.event
    if rect is None or not event:
        return
    phase = EVENT_PHASE[EVENT_INDEX[event]]
    name = f"fairground_{'morning' if phase == 'opening' else phase}"
    if table.look.has_picture(name):
        surface.blit(_darkened(table.look, name, rect.size), rect)


def ground_of(table: Context) -> Rect | None:
    """The part of the table that the boards of the others share."""
    others = [board for seat, board in table.ground.boards.items() if seat != max(0, table.services.seat)]
    if not others:
        return None
    return others[0].unionall(others[1:])


def _darkened(look: Look, name: str, size: tuple[int, int]) -> Surface:
    key = (name, size, look.inks)
    found = look.baked(key)
    if found is None:
        found = look.picture(name, size).copy()
        light = Surface((1, size[1]))
        for y in range(size[1]):
            part = DARK * (1 - (1 - SHADE) * max(0.0, 2 * y / size[1] - 1))
            light.set_at((0, y), [round(255 * part)] * 3)
        found.blit(pygame.transform.scale(light, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        pygame.draw.rect(found, look.palette.k, found.get_rect(), max(2, look.px(4)))
        look.keep(key, found)
    return found
