"""Small printed things of the boards: the cloth banner over a tier's feet, the plank that a tower stands on, signs that hang
over them. All baked, all shared."""

from __future__ import annotations

from typing import Literal

import pygame
from pygame import Rect, Surface

from game.titles.loot_and_recruit.screen.signs import badge
from game.ui import palette, shapes
from game.ui.fitting import fitted, largest
from game.ui.look import Look
from game.ui.palette import Colour

SMALLEST = 12
"""Pixels of capitals that can still be read."""


def _cloth(look: Look, size: tuple[int, int], hit: bool) -> Surface:
    """The bare banner: a print stretched to the platform's width."""
    name = "banner_hit" if hit else "banner"
    wide, high = look.about(name).get("units", size)
    w = size[0] - 2
    whole = look.picture(name, (w, max(8, round(w * high / wide))))
    air = round(whole.get_height() * 0.12)  # the badges are set by the game: no room is left for them
    cloth = whole.subsurface(whole.get_rect().inflate(0, -2 * air))
    return pygame.transform.smoothscale(cloth, size)


def _name(look: Look, names: tuple[str, str], wide: int, high: int, ink: Colour) -> list[tuple[Surface, int]]:
    """A name on the cloth, with how far under its middle each line stands: one line, else two small ones, else the short
    name."""
    text, short = names
    px = largest(look, text, "label", max(SMALLEST, round(high * 0.5)), (wide, high), lines=1, floor=SMALLEST)
    if px is not None:
        return [(look.lettering.line(text, "label", px, ink), 0)]
    return _two_lines(look, text, wide, high, ink) or [(_short(look, short, wide, high, ink), 0)]


def _short(look: Look, text: str, wide: int, high: int, ink: Colour) -> Surface:
    px = look.lettering.fit(text, "label", max(SMALLEST, round(high * 0.6)), wide, floor=SMALLEST - 1)
    return look.lettering.line(text, "label", px, ink, width=wide, floor=SMALLEST - 1)


def _two_lines(look: Look, text: str, wide: int, high: int, ink: Colour) -> list[tuple[Surface, int]]:
    """A name cut in two where that is shortest, if it fits so."""
    words, pitch = text.split(), SMALLEST - 1
    if high < 2 * SMALLEST or len(words) < 2:
        return []
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    widest = [max(look.lettering.width(part, "label", SMALLEST) for part in cut) for cut in cuts]
    if min(widest) > wide:
        return []
    lines = [look.lettering.line(part, "label", SMALLEST, ink) for part in cuts[widest.index(min(widest))]]
    return [(lines[0], -(pitch // 2)), (lines[1], pitch - pitch // 2)]


def banner(
    look: Look, names: tuple[str, str], defense: int, printed: int, vp: int, size: tuple[int, int], hit: bool = False
) -> Surface:
    """The cloth over a tier's feet: Defense, name (the short one where there is little room), Victory Points. A Defense that
    is not the printed one wears an arrow; what would fall is a red cloth."""
    key = ("tier banner", names, defense, printed, vp, size, hit, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    inks = look.palette
    w, h = size
    sheet = _cloth(look, size, hit)
    px = min(h, max(16, round(w * 0.21)))
    shield = badge(look, "defense", defense, px)
    sheet.blit(shield, shield.get_rect(midleft=(0, h // 2)))
    if defense != printed:
        arrow = look.mark("up" if defense > printed else "down", max(8, px // 2), inks.b)
        sheet.blit(arrow, arrow.get_rect(midleft=(px - px // 6, h // 4)))
    if vp:
        star = badge(look, "vp", vp, px)
        sheet.blit(star, star.get_rect(midright=(w, h // 2)))
    ink = inks.k
    for words, centre in _name(look, (names[0].upper(), names[1].upper()), w - 2 * px - 2, h, ink):
        sheet.blit(words, words.get_rect(center=(w // 2, h // 2 + centre)))
    return look.keep(key, sheet)


def plank(look: Look, text: str, size: tuple[int, int], bright: bool = False) -> Surface:
    """What a tower stands on, with its sum on a sign."""
    key = ("plank", text, size, bright, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    inks = look.palette
    w, h = size
    sheet = Surface(size, pygame.SRCALPHA)
    middle = h // 2
    sheet.blit(look.picture("platform", size), (0, 0))
    told = look.about("platform")
    if told:
        middle = round(h * (told["sign"][1] + told["sign"][3] / 2) / told["units"][1])
    px = max(13, round(min(h * 0.6, look.px(21))))
    words = look.lettering.line(text, "display", px, inks.k, width=w - 12)
    ink = words.get_bounding_rect()
    plaque = Rect(0, 0, min(w - 4, ink.w + max(8, px // 2)), min(h - 4, ink.h + max(6, px // 3)))
    plaque.center = (w // 2, min(h - plaque.h // 2 - 2, max(plaque.h // 2 + 2, middle)))
    pygame.draw.rect(sheet, inks.k, plaque.inflate(4, 4), border_radius=3)
    pygame.draw.rect(sheet, palette.STRAW if bright else inks.paper, plaque, border_radius=3)
    sheet.blit(words, (plaque.centerx - ink.centerx, plaque.centery - ink.centery))
    return look.keep(key, sheet)


def plank_size(look: Look, wide: int) -> tuple[int, int]:
    """How high the platform is, and how far down its deck is on which feet stand."""
    told = look.about("platform")
    if not told:
        return max(20, look.px(34)), 2
    high = max(20, round(wide * told["units"][1] / told["units"][0]))
    return high, max(2, round(high * (told["deck"] + 14) / told["units"][1]))


Kind = Literal["place", "hot", "plain"]


def sign(look: Look, text: str, wide: int, high: int, kind: Kind = "place") -> Surface:
    """A strip that says what a place is for ("STACK HERE"), what an attack does (hot), or a name (plain): words whole, on two
    lines if need be."""
    key = ("board sign", text, wide, high, kind, look.inks)
    found = look.baked(key)
    if found is None:
        inks = look.palette
        sheet = Surface((wide, high), pygame.SRCALPHA)
        box = Rect(0, 0, wide, high)
        pygame.draw.rect(sheet, inks.k, box, border_radius=5)
        pygame.draw.rect(sheet, {"hot": palette.RED_TEXT, "place": inks.c, "plain": inks.paper}[kind],
                         box.inflate(-4, -4), border_radius=4)  # fmt: skip
        ink = inks.paper if kind == "hot" else inks.k
        words = fitted(
            look, text.upper(), "label", max(13, round(high * 0.55)), (wide - 12, high - 4), ink, align="centre"
        )
        sheet.blit(words, words.get_rect(center=box.center))
        if kind == "place":
            shapes.dashes(sheet, box.inflate(-6, -6), 0, inks.k, None, 2)
        found = look.keep(key, sheet)
    return found
