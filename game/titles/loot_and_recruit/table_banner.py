"""Small printed things of the boards: the cloth banner over a tier's feet, the plank that a tower stands on, signs that hang
over them. All baked, all shared."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.titles.loot_and_recruit.table_signs import badge
from game.ui import palette, shapes
from game.ui.fitting import fitted, largest
from game.ui.look import Look


def banner(
    look: Look, name: str, defense: int, printed: int, vp: int, size: tuple[int, int], hit: bool = False
) -> Surface:
    """The cloth over a tier's feet: Defense, name where there is room, Victory Points. A Defense that is not the printed one
    wears an arrow; what would fall is a red cloth."""
    key = ("tier banner", name, defense, printed, vp, size, hit, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    inks = look.palette
    w, h = size
    ground = palette.mix(palette.RED_TEXT, inks.paper, 0.12) if hit else inks.paper

    def draw(s: Surface, k: int) -> None:
        rule, notch = max(1, round(h * 0.06)) * k, h * 0.22 * k
        left, right, top, low = h * 0.3 * k, (w - h * 0.3) * k, h * 0.12 * k, h * 0.88 * k
        cloth = [(left, top), (right, top), (right - notch * 0.4, h * k / 2), (right, low), (left, low),
                 (left + notch * 0.4, h * k / 2)]  # fmt: skip
        pygame.draw.polygon(s, ground, cloth)
        pygame.draw.polygon(s, inks.k, cloth, rule)

    sheet = shapes.smooth(size, draw).copy()
    sheet.blit(badge(look, "defense", defense, h), (0, 0))
    if defense != printed:
        arrow = look.mark("up" if defense > printed else "down", max(8, h // 2), inks.b)
        sheet.blit(arrow, arrow.get_rect(midleft=(h - h // 6, h // 4)))
    if vp:
        sheet.blit(badge(look, "vp", vp, h), (w - h, 0))
    room = (w - 2 * h - 2, h)
    ink = inks.paper if hit else inks.k
    px = (
        largest(look, name.upper(), "label", max(13, round(h * 0.62)), room, lines=1, floor=13)
        if room[0] > 24
        else None
    )
    if px is not None:
        words = look.lettering.line(name.upper(), "label", px, ink)
        sheet.blit(words, words.get_rect(center=(w // 2, h // 2)))
    return look.keep(key, sheet)


def plank(look: Look, text: str, size: tuple[int, int], bright: bool = False) -> Surface:
    """What a tower stands on, with its sum."""
    key = ("plank", text, size, bright, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    inks = look.palette
    w, h = size
    sheet = Surface(size, pygame.SRCALPHA)
    box = Rect(0, 0, w, h)
    pygame.draw.rect(sheet, inks.k, box, border_radius=max(2, h // 6))
    inner = box.inflate(-2 * max(2, h // 11), -2 * max(2, h // 11))
    pygame.draw.rect(sheet, inks.c if bright else inks.b, inner, border_radius=max(2, h // 8))
    for i in range(1, 4):
        y = inner.y + inner.h * i // 4
        pygame.draw.line(sheet, inks.k, (inner.x + 4 + (i * 7) % 11, y), (inner.right - 4 - (i * 5) % 13, y), 1)
    px = max(13, round(h * 0.6))
    words = look.lettering.line(text, "display", px, inks.k, width=inner.w - 8)
    plaque = Rect(0, 0, min(inner.w, words.get_width() + h // 2 + 6), h - max(4, h // 5))
    plaque.center = box.center
    pygame.draw.rect(sheet, inks.k, plaque.inflate(4, 4), border_radius=3)
    pygame.draw.rect(sheet, inks.paper, plaque, border_radius=3)
    ink = words.get_bounding_rect()
    sheet.blit(words, (plaque.centerx - ink.centerx, plaque.centery - ink.centery))
    return look.keep(key, sheet)


def sign(look: Look, text: str, wide: int, high: int, hot: bool = False) -> Surface:
    """A strip that says what a place is for ("STACK HERE") or what an attack does: words whole, on two lines if need be."""
    key = ("board sign", text, wide, high, hot, look.inks)
    found = look.baked(key)
    if found is None:
        inks = look.palette
        sheet = Surface((wide, high), pygame.SRCALPHA)
        box = Rect(0, 0, wide, high)
        pygame.draw.rect(sheet, inks.k, box, border_radius=5)
        pygame.draw.rect(sheet, palette.RED_TEXT if hot else inks.c, box.inflate(-4, -4), border_radius=4)
        ink = inks.paper if hot else inks.k
        words = fitted(look, text, "label", max(13, round(high * 0.55)), (wide - 12, high - 4), ink, align="centre")
        sheet.blit(words, words.get_rect(center=box.center))
        if not hot:
            shapes.dashes(sheet, box.inflate(-6, -6), 0, inks.k, None, 2)
        found = look.keep(key, sheet)
    return found
