"""Small printed things that several rooms show: round tokens, amounts on chips, tiles of players, marching dashes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface

from game.tabletop.effects import lies
from game.titles.slayer_slayer.screen.context import Context
from game.ui import palette, shapes
from game.ui.cards import stamp
from game.ui.motion import Motion, cubic_out, tween

CREAM = palette.rgb("#D9CFB4")
MARKS = {"gold": "mark_gold", "trophies": "mark_trophies", "cards": "mark_cards", "quiet": "mark_quiet"}
TOKENS = {"weave": "token_weave", "armour": "token_armour", "foresight": "token_foresight"}
SIZES = {"small": 1, "fair": 2, "great": 3}
SUMS = {"gold": "gold_coins", "trophies": "trophy_snip", "cards": "card_deal"}
"""The sound of what is handed out."""


def print_of(kind: str) -> str:
    """The print of a resource or a benefit."""
    return MARKS.get(kind) or TOKENS.get(kind) or kind


def token(table: Context, name: str, px: int) -> Surface:
    """A print as a round token: cut out, with a rim."""
    look = table.look
    px = max(12, px)
    key = ("token", name, px, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    found = Surface((px, px), pygame.SRCALPHA)
    found.blit(look.picture(name, (px, px)), (0, 0))

    def disc(surface: Surface, k: int) -> None:
        pygame.draw.circle(surface, (255, 255, 255), (px * k / 2, px * k / 2), px * k / 2)

    def rim(surface: Surface, k: int) -> None:
        half = px * k / 2
        pygame.draw.circle(
            surface, look.palette.k, (half, half), half, max(k, min(round(px * k * 0.06), look.px(4) * k))
        )

    found.blit(shapes.smooth((px, px), disc), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    found.blit(shapes.smooth((px, px), rim), (0, 0))
    return look.keep(key, found)


def plate(table: Context, name: str, size: tuple[int, int], rule: int = 3) -> Surface:
    """A print with a key rule round it."""
    look = table.look
    key = ("ruled print", name, size, rule, look.inks)
    found = look.baked(key)
    if found is None:
        found = look.picture(name, size).copy()
        pygame.draw.rect(found, look.palette.k, found.get_rect(), max(2, look.px(rule)))
        look.keep(key, found)
    return found


def seat_disc(table: Context, seat: int, px: int) -> Surface:
    """A seat's colour with its mark."""
    look = table.look
    player = table.services.players().get(seat)
    colour_of = player.colour if player is not None else seat
    key = ("seat disc", colour_of, px, look.inks)
    found = look.baked(key)
    if found is None:
        colour, _ = palette.SEATS[colour_of % len(palette.SEATS)]
        found = shapes.disc(px, colour, look.palette.k, 0.08).copy()
        mark = look.seat_mark(colour_of, round(px * 0.6), look.palette.paper)
        found.blit(mark, mark.get_rect(center=(px // 2, px // 2)))
        look.keep(key, found)
    return found


def portrait(table: Context, seat: int, size: tuple[int, int]) -> Surface:
    """A seat's face."""
    look = table.look
    player = table.services.players().get(seat)
    number = player.portrait if player is not None else 1
    key = ("face", seat, number, size, look.inks)
    found = look.baked(key)
    if found is None:
        found = look.picture(f"portrait_{number:02d}", size, "portraits").copy()
        pygame.draw.rect(found, look.palette.k, found.get_rect(), max(2, look.px(3)))
        look.keep(key, found)
    return found


def person(
    table: Context, seat: int, size: tuple[int, int], *, small: str = "", chosen: bool = False, dim: bool = False
) -> Surface:
    """A player as a paper tile: face, name, one line under it."""
    look = table.look
    name = table.short_name(seat)
    key = ("person", seat, name, size, small, chosen, dim, table.words.language, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    found = Surface(size, pygame.SRCALPHA)
    found.blit(look.panel("plain", size), (0, 0))
    inner = Rect(0, 0, *size).inflate(-look.px(20), -look.px(20))
    side = min(inner.h, max(24, round(inner.w * 0.36)))
    face = Rect(inner.x, 0, side, side)
    face.centery = inner.centery
    found.blit(portrait(table, seat, face.size), face)
    knob = seat_disc(table, seat, max(16, side // 3))
    found.blit(knob, knob.get_rect(center=(face.right - 2, face.bottom - 4)))
    x = face.right + look.px(12)
    colour = palette.DIM_TEXT if dim else look.palette.k
    words = look.lettering.line(name, "display", look.caps(22), colour, width=inner.right - x, floor=12)
    found.blit(words, words.get_rect(midleft=(x, inner.centery - (look.px(12) if small else 0))))
    if small:
        told = look.label(small, 19, colour, 1.0, width=inner.right - x)
        found.blit(told, told.get_rect(midleft=(x, inner.centery + look.px(16))))
    if chosen:
        star = stamp(look, "tick", max(26, look.px(46)), "moss", 11)
        found.blit(star, star.get_rect(topright=(size[0], 0)))
    return look.keep(key, found)


def chip(
    table: Context, kind: str, text: str, size: tuple[int, int], *, dim: bool = False, chosen: bool = False
) -> Surface:
    """A token and an amount on a small paper."""
    look = table.look
    key = ("amount", kind, text, size, dim, chosen, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    found = Surface(size, pygame.SRCALPHA)
    box = Rect(0, 0, *size)
    ground = look.palette.c if chosen else look.palette.paper
    pygame.draw.rect(found, look.palette.k, box, border_radius=size[1] // 4)
    pygame.draw.rect(found, ground, box.inflate(-4, -4), border_radius=size[1] // 4)
    px = round(size[1] * 0.74)
    colour = palette.DIM_TEXT if dim else look.palette.k
    words = look.lettering.line(
        text, "display", max(13, round(size[1] * 0.42)), colour, width=size[0] - px - 14, floor=11
    )
    wide = px + look.px(6) + words.get_width()
    x = max(5, (size[0] - wide) // 2)
    picture = token(table, print_of(kind), px)
    found.blit(picture, picture.get_rect(midleft=(x, size[1] // 2)))
    found.blit(words, words.get_rect(midleft=(x + px + look.px(6), size[1] // 2)))
    if dim:
        wash = Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(wash, (*look.palette.paper, 120), box.inflate(-4, -4), border_radius=size[1] // 4)
        found.blit(wash, (0, 0))
    return look.keep(key, found)


def pips(table: Context, count: int, of: int, px: int) -> Surface:
    """A size in squares: filled ones, then empty ones. Words stand beside it."""
    look = table.look
    key = ("pips", count, of, px, look.inks)
    found = look.baked(key)
    if found is None:
        gap = max(2, px // 4)
        found = Surface(((px + gap) * of - gap, px), pygame.SRCALPHA)
        for i in range(of):
            box = Rect(i * (px + gap), 0, px, px)
            pygame.draw.rect(found, look.palette.b if i < count else look.palette.paper, box, border_radius=px // 4)
            pygame.draw.rect(found, look.palette.k, box, max(1, px // 7), border_radius=px // 4)
        look.keep(key, found)
    return found


def march(table: Context, surface: Surface, rect: Rect) -> Rect:
    """Dashes that walk round what may be chosen; where."""
    wide = max(3, table.look.px(5))
    round_it = rect.inflate(wide, wide)
    return shapes.dashes(surface, round_it, table.services.march(), palette.GLOW, palette.PLANK_GRAIN, wide)


def curtain(table: Context, key: Hashable, paint: Callable[[Surface], None], seconds: float = 0.25) -> Motion:
    """The middle is cleared, and a new picture lies on it until the next update: `paint` draws it on the bare plank, in
    window coordinates."""
    services, area = table.services, table.ground.area
    table.live.voted = True  # what was voted on is over
    sheet = table.look.backdrop().copy()
    paint(sheet)
    picture = sheet.subsurface(area).copy()
    at = 0.0

    def put(t: float) -> None:
        nonlocal at
        at = t

    def draw(surface: Surface) -> None:
        if services.reduced:
            surface.blit(picture, area)
            return
        high = round(area.h * at)
        surface.blit(picture, area.topleft, Rect(0, 0, area.w, high))

    services.effects[("curtain", key)] = draw
    yield tween(seconds, put, cubic_out)
    lies(services, ("curtain", key), picture, area)
