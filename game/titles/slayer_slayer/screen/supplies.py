"""Minion deck and Pile: always in view with their sizes, where cards come from and go to (GSS-13.1)."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.titles.slayer_slayer.screen.card_rows import BACK
from game.titles.slayer_slayer.screen.context import Context
from game.ui import cards, palette

CREAM = palette.rgb("#D9CFB4")


def supply(table: Context, which: str) -> Rect:
    """The Minion deck ("deck") or the Pile ("pile")."""
    area, look = table.ground.supplies, table.look
    label = look.caps(17) + look.px(4)
    half = area.h // 2
    box = Rect(area.x, area.y + (half if which == "pile" else 0) + label, area.w, half - label - look.px(8))
    wide = min(area.w, round(box.h / 1.4))
    return Rect(area.centerx - wide // 2, box.y, wide, box.h)


def paint_supplies(table: Context, surface: Surface) -> None:
    look, public = table.look, table.reading.public
    for which, count in (("deck", public.deck), ("pile", public.pile)):
        box = supply(table, which)
        if count:
            back = cards.back(look, BACK, box.size)
            shadow, offset = look.pieces.shadow(box.size, 4)
            surface.blit(shadow, box.move(offset))
            for i in range(min(3, 1 + count // 25)):
                surface.blit(back, box.move(-look.px(3) * i, -look.px(3) * i))
        else:
            surface.blit(look.panel("tile_empty", box.size), box)
        label = look.label(table.words(f"{which}-short"), 17, CREAM, 1.0, width=table.ground.supplies.w)
        surface.blit(label, label.get_rect(midbottom=(box.centerx, box.y - look.px(5))))
        digits = look.lettering.line(str(count), "display", look.caps(24), look.palette.paper)
        plate = digits.get_bounding_rect().inflate(look.px(18), look.px(12))
        plate.center = box.center
        pygame.draw.rect(surface, look.palette.k, plate, border_radius=5)
        found = digits.get_bounding_rect()
        surface.blit(digits, (plate.centerx - found.centerx, plate.centery - found.centery))
