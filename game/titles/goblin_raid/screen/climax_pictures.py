"""The pictures of the three climaxes of the map, each drawn for a point of time from 0 to 1: night with bell and torches, the
Baron's host on the horizon, the King's cave with its sacks. At 1 each is the still that reduced motion shows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.names import halves_text
from game.ui import palette
from game.ui.look import Look
from game.ui.sunburst import sunburst

Point = tuple[int, int]

DUSK = (112, 112, 150)
"""What the night leaves of the map's light."""
LAMP = (120, 92, 34)
"""What a lit window gives it back, where it is brightest."""
SWING = 24.0
"""Degrees to either side."""


def portion(t: float, start: float, end: float) -> float:
    """How much of the time from `start` to `end` has passed, 0 to 1."""
    return min(1.0, max(0.0, (t - start) / (end - start)))


# the alarm


class Night(NamedTuple):
    """Where an alarm is seen."""

    area: Rect
    """The map in the window."""
    spotted: Point
    seen_from: Point
    villages: Sequence[Point]
    """Those in which a light goes on, the first first."""
    hex_px: int


def paint_night(look: Look, night: Night, surface: Surface, t: float, still: bool) -> None:
    """The map darkens, torches run to who saw the goblins, the bell swings, windows are lit."""
    clip = surface.get_clip()
    surface.set_clip(night.area.clip(clip))
    dark = portion(t, 0, 0.12)
    surface.fill([round(255 - (255 - part) * dark) for part in DUSK], night.area, pygame.BLEND_RGB_MULT)
    for i, at in enumerate((night.spotted, night.seen_from, *night.villages)):
        if t >= 0.1 + 0.7 * i / (len(night.villages) + 2):
            _put(surface, _lamp(look, night.hex_px), at, pygame.BLEND_RGB_ADD)
    _torches(look, night, surface, portion(t, 0.12, 0.55))
    size = round(min(night.area.h * 0.34, night.area.w * 0.3) / 4) * 4
    angle = 0.0 if still else SWING * math.sin(t * math.tau * 3) * (1 - 0.5 * t)
    _bell(look, surface, (night.area.centerx, night.area.y - round(size * 0.04)), size, angle)
    surface.set_clip(clip)


def _put(surface: Surface, picture: Surface, at: Point, flags: int = 0) -> None:
    surface.blit(picture, picture.get_rect(center=at), special_flags=flags)


def _lamp(look: Look, hex_px: int) -> Surface:
    """A light in three flat rings, to be added."""
    px = max(24, round(hex_px * 1.5))
    found = look.baked(("lamp", px))
    if found is None:
        found = Surface((px, px))
        for part in (1.0, 0.66, 0.36):
            pygame.draw.circle(found, [round(c * (1.15 - part)) for c in LAMP], (px // 2, px // 2), px * part / 2)
        look.keep(("lamp", px), found)
    return found


def _torches(look: Look, night: Night, surface: Surface, run: float) -> None:
    """One after another on the way from the goblins to the hex that saw them."""
    (x, y), (to_x, to_y) = night.spotted, night.seen_from
    count = max(2, min(7, round(math.hypot(to_x - x, to_y - y) / max(40, night.hex_px * 0.6)) + 1))
    high = max(36, round(night.hex_px * 0.62))
    torch = look.picture("climax_torch", (high // 2, high))
    for i in range(count):
        part = i / (count - 1)
        if run >= part * 0.98:
            flare = round(math.sin(run * 20 + i * 2) * look.px(3)) if run < 1 else 0
            _put(surface, torch, (round(x + (to_x - x) * part), round(y + (to_y - y) * part) - high // 3 + flare))


def _bell(look: Look, surface: Surface, pivot: Point, size: int, angle: float) -> None:
    """It hangs from the edge of the map and turns about its yoke."""
    turned = round(angle / 3) * 3
    key = ("bell", size, turned, look.inks)
    picture = look.baked(key)
    if picture is None:
        bell = look.picture("climax_bell", (round(size * 0.926), size))
        hung = Surface((bell.get_width(), 2 * size), pygame.SRCALPHA)
        hung.blit(bell, (0, size))
        picture = look.keep(key, pygame.transform.rotozoom(hung, turned, 1.0))
    _put(surface, picture, pivot)


# the Baron


class Horizon(NamedTuple):
    """Where the Baron is seen, and how near he is."""

    area: Rect
    """The strip along the edge of the map."""
    middle: int
    """Pixels from the window's left edge: above it stands his banner."""
    near: float
    """How large the host is: 1 fills most of the strip."""


def horizon_of(area: Rect, middle: int, is_north: bool, near: float) -> Horizon:
    """A strip along the upper edge of the map, or along the lower one: there it leaves the roads from the east in view."""
    high = round(area.h * 0.36)
    top = area.y if is_north else area.bottom - high
    return Horizon(Rect(area.x, top, area.w, high), middle, near)


def paint_horizon(look: Look, horizon: Horizon, surface: Surface, t: float, still: bool) -> None:
    """A red sky, and riders with banners who come up over the ridge in their dust."""
    area, inks = horizon.area, look.palette
    clip = surface.get_clip()
    surface.set_clip(area.clip(clip))
    surface.blit(
        sunburst(look, area.size, inks.paper, inks.b if horizon.near == 1 else inks.c, centre=(0.5, 0.9)), area
    )
    wide = round(min(area.w * 0.94, area.h * 3.4) * horizon.near)
    high = round(wide * 330 / 1200)
    host = look.picture("climax_host", (wide, high))
    rise = 1.0 if still else portion(t, 0, 0.75)
    middle = max(area.x + wide // 2, min(area.right - wide // 2, horizon.middle))
    x = middle - wide // 2 + round((1 - rise) * area.w * 0.12)
    trot = 0 if still or rise >= 1 else round(math.sin(t * 46) * look.px(3))
    y = area.bottom - high + round((1 - rise) ** 2 * high * 0.9) + trot
    ridge = Rect(area.x, area.bottom - round(high * 0.1), area.w, round(high * 0.1))
    surface.blit(host, (x, y))
    surface.fill(inks.k, ridge)
    _dust(look, horizon, surface, Rect(x, y, wide, high), rise)
    pygame.draw.rect(surface, inks.k, area, max(3, look.px(5)))
    surface.set_clip(clip)


def _dust(look: Look, horizon: Horizon, surface: Surface, host: Rect, rise: float) -> None:
    """Puffs of paper along the feet, larger where the host has just been."""
    inks = look.palette
    for ink, less in ((inks.k, 0), (inks.paper, max(2, look.px(4)))):
        for i in range(13):
            part = i / 12
            grown = (0.5 + 0.5 * rise) * (0.5 + 0.8 * abs(part - 0.3)) * (0.8 + 0.3 * math.sin(i * 2.4))
            r = max(4, round(host.h * 0.22 * grown))
            at = (round(host.x + host.w * part), horizon.area.bottom - round(r * 0.3))
            pygame.draw.circle(surface, ink, at, max(1, r - less))


# the cave


class Hoard(NamedTuple):
    """What lies before the King: sacks at home, those that have just come with what each is worth."""

    area: Rect
    old: int
    """Sacks that lay there before."""
    fresh: Sequence[int]
    """Halves of a point, a sack each."""
    total: int
    """Halves the King has when all are counted."""
    band: Sequence[str]
    """Leaders who are home."""
    map: Rect
    """What lies in the dark round the cave."""


DARK = 150
"""How dark the map round the cave is, of 255."""
FIRST, LAST = 0.14, 0.8
"""When the first sack falls and when all lie."""
ROWS = (8, 7, 6, 5, 4, 2)
"""Sacks in each row of the pile, from the floor up."""


def hoard_area(area: Rect) -> Rect:
    """Where the cave is shown over a map: as large as it goes, its own shape."""
    wide = min(area.w * 0.86, area.h * 0.72 * 900 / 420)
    box = Rect(0, 0, round(wide), round(wide * 420 / 900))
    box.center = (area.centerx, area.y + round(area.h * 0.44))
    return box


def landed(hoard: Hoard, t: float) -> int:
    """How many of the fresh sacks lie on the pile."""
    count = len(hoard.fresh)
    return min(count, int(portion(t, FIRST, LAST) * count + 1e-6)) if t < 1 else count


def paint_hoard(table: Context, hoard: Hoard, surface: Surface, t: float, still: bool) -> None:
    """Sack after sack falls onto the pile and is stamped with its points; the sum stands on the rock."""
    look, box = table.look, hoard.area
    key = ("hoard", hoard.map.size)
    dark = look.baked(key)
    if dark is None:
        dark = look.keep(key, Surface(hoard.map.size, pygame.SRCALPHA))
        dark.fill((*palette.PLANK, DARK))
    surface.blit(dark, hoard.map)
    surface.blit(look.picture("climax_cave", box.size), box)
    pygame.draw.rect(surface, look.palette.k, box, max(3, look.px(6)))
    px = round(box.w * 0.062)
    lie = landed(hoard, t)
    for i in range(hoard.old + lie):
        _put(surface, table.counters.marker("sack", px), spot_of(box, i, px))
    if lie < len(hoard.fresh) and t >= FIRST and not still:
        fall = portion(t, FIRST, LAST) * len(hoard.fresh) % 1
        x, y = spot_of(box, hoard.old + lie, px)
        _put(surface, table.counters.marker("sack", px), (x, round(box.y + (y - box.y) * fall * fall)))
    if lie:
        _worth(look, hoard, surface, lie, px)
    so_far = hoard.total - sum(hoard.fresh[lie:])
    number = look.lettering.line(
        halves_text(so_far), "display", max(24, round(box.h * 0.17)), palette.STRAW, drop=look.palette.k
    )
    surface.blit(number, number.get_rect(midleft=(box.x + round(box.w * 0.025), box.y + round(box.h * 0.15))))
    _band(table, hoard, surface)


def spot_of(box: Rect, place: int, px: int) -> Point:
    """The middle of a sack on the pile; what has no room in it lies on top."""
    row, before = 0, 0
    while row < len(ROWS) - 1 and place >= before + ROWS[row]:
        before += ROWS[row]
        row += 1
    column = min(place - before, ROWS[row] - 1)
    x = box.x + box.w * 0.335 + (column - (ROWS[row] - 1) / 2) * px * 0.92
    return round(x), round(box.y + box.h * 0.9 - row * px * 0.74)


def _worth(look: Look, hoard: Hoard, surface: Surface, lie: int, px: int) -> None:
    """What the last sack is worth, beside the pile."""
    x, y = spot_of(hoard.area, hoard.old + lie - 1, px)
    text = f"+{halves_text(hoard.fresh[lie - 1])}"
    number = look.lettering.line(text, "display", max(22, round(px * 0.9)), palette.RED_TEXT, drop=look.palette.paper)
    surface.blit(number, number.get_rect(midbottom=(x, y - px // 2)))


def _band(table: Context, hoard: Hoard, surface: Surface) -> None:
    """The leaders who are home, at the King's feet."""
    box = hoard.area
    px = round(box.w * 0.068)
    for i, leader in enumerate(hoard.band[:3]):
        face = table.counters.counter(table.face(leader), px)
        surface.blit(face, face.get_rect(midbottom=(box.x + round(box.w * (0.9 - 0.078 * i)), box.bottom - px // 5)))
