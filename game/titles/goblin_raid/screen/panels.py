"""Small printed things of the table: a panel with a key heading, pips, chips to press, a counter that fits its place."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.reading import BAGS
from game.ui import palette, shapes
from game.ui.look import Look
from game.ui.palette import Colour

CREAM: Colour = palette.rgb("#EFE3C4")
HOLLOW: Colour = palette.rgb("#D8C69A")
LEAF: Colour = palette.rgb("#5E8C33")
LOSS: Colour = palette.rgb("#B0382A")
WASH: Colour = palette.rgb("#E6D8B4")


def panel(surface: Surface, look: Look, rect: Rect, heading: str, small: str = "") -> Rect:
    """Paper with a key heading; what is left for the rest."""
    look.paper(surface, "plain", rect, 5)
    inner = look.content("plain", rect)
    high = look.caps(22) + look.px(14)
    bar = Rect(inner.x, inner.y, inner.w, high)
    pygame.draw.rect(surface, look.palette.k, bar, border_radius=look.px(3))
    pad = look.px(10)
    right = look.label(small, 20, CREAM, 1.0, width=round(bar.w * 0.5)) if small else None
    room = bar.w - 2 * pad - (right.get_width() + pad if right is not None else 0)
    left = look.label(heading, 22, CREAM, 1.2, width=room)
    surface.blit(left, left.get_rect(midleft=(bar.x + pad, bar.centery)))
    if right is not None:
        surface.blit(right, right.get_rect(midright=(bar.right - pad, bar.centery)))
    return Rect(inner.x, bar.bottom + look.px(6), inner.w, inner.bottom - bar.bottom - look.px(6))


def inside(look: Look, rect: Rect) -> Rect:
    """What `panel` leaves, without painting it."""
    inner = look.content("plain", rect)
    high = look.caps(22) + look.px(14)
    return Rect(inner.x, inner.y + high + look.px(6), inner.w, inner.h - high - look.px(6))


def pips(surface: Surface, look: Look, box: Rect, filled: int, of: int, fill: Colour = LEAF) -> None:
    """So many little boxes, the first ones filled."""
    if of <= 0:
        return
    gap = max(1, look.px(2))
    wide = max(3, min(look.px(12), (box.w + gap) // of - gap))
    for i in range(of):
        cell = Rect(box.x + i * (wide + gap), box.y, wide, box.h)
        pygame.draw.rect(surface, look.palette.k, cell, border_radius=2)
        pygame.draw.rect(surface, fill if i < filled else CREAM, cell.inflate(-2, -2), border_radius=1)


def chip(surface: Surface, look: Look, rect: Rect, text: str, on: bool = False) -> None:
    """A small paper button; straw when it is on."""
    look.paper(surface, "row_active" if on else "row", rect, 2)
    words = look.label(text, 19, look.palette.k, 0.8, width=rect.w - look.px(16))
    surface.blit(words, words.get_rect(center=rect.center))


def counter(table: Context, surface: Surface, piece: str, rect: Rect, *, on: bool = False, dim: int = 0,
            glow: bool = False) -> None:  # fmt: skip
    """A counter in its box: ticked when it goes along, washed when it stays or cannot, in a light when it is in hand."""
    look = table.look
    if glow:
        light, offset = look.glow(rect.size)
        surface.blit(light, rect.move(offset))
    picture = table.counters.counter(table.face(piece), rect.w)
    if dim:
        picture = _washed(table, piece, picture, dim)
    surface.blit(picture, rect)
    if on:
        tick = _tick(look, max(15, round(rect.w * 0.36)))
        surface.blit(tick, tick.get_rect(center=(rect.right - look.px(4), rect.y + look.px(4))))
    site = table.reading.loads.get(piece)
    if site is not None:
        sack = table.counters.sack(BAGS[site], max(16, round(rect.w * 0.44)))
        surface.blit(sack, sack.get_rect(center=(rect.x + look.px(5), rect.y + look.px(5))))  # off the numbers


def _tick(look: Look, px: int) -> Surface:
    """A tick on a leaf-green disc."""
    key = ("goes along", px, look.inks)
    found = look.baked(key)
    if found is None:
        found = shapes.disc(px, LEAF, look.palette.k, 0.09).copy()
        mark = look.mark("tick", round(px * 0.62), CREAM)
        found.blit(mark, mark.get_rect(center=(px // 2, px // 2)))
        look.keep(key, found)
    return found


def _washed(table: Context, piece: str, picture: Surface, by: int) -> Surface:
    look = table.look
    key = ("washed", table.face(piece), picture.get_width(), by, look.inks)
    found = look.baked(key)
    if found is None:
        found = picture.copy()
        wash = Surface(picture.get_size(), pygame.SRCALPHA)
        pygame.draw.rect(wash, (*WASH, by), wash.get_rect(), border_radius=max(2, picture.get_width() // 8))
        found.blit(wash, (0, 0))
        look.keep(key, found)
    return found


def grid(area: Rect, count: int, most: int, least: int, gap: int) -> list[Rect]:
    """So many squares in an area, as large as they fit, from the left, row by row."""
    if count == 0:
        return []
    px = most
    while px > least:
        columns = max(1, (area.w + gap) // (px + gap))
        if -(-count // columns) * (px + gap) - gap <= area.h:
            break
        px -= 1
    columns = max(1, (area.w + gap) // (px + gap))
    return [Rect(area.x + i % columns * (px + gap), area.y + i // columns * (px + gap), px, px) for i in range(count)]
