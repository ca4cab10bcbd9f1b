"""The small signs of Loot & Recruit, told apart by shape: Loot is a coin, Recruit a drumstick, Attack a bomb, Defense a shield,
Victory Points a star."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import Surface

from game.ui import shapes
from game.ui.look import Look
from game.ui.palette import Colour
from game.ui.scale import DIGIT_FLOOR

PRINTS = {
    "loot": "token_loot",
    "recruit": "token_recruit",
    "attack": "token_attack",
    "defense": "token_defense",
    "vp": "token_vp",
    "first_player": "token_first_player",
    "bodyguard": "token_bodyguard",
}
PRINTED = 44


def sign(look: Look, kind: str, px: int) -> Surface:
    """A sign so many pixels high. Shared: do not draw on it."""
    return look.picture(PRINTS[kind], (px, px))


def _plain(look: Look, kind: str, px: int) -> Surface:
    """A sign with less in it: a small number is read on it."""
    key = ("loot sign", kind, px, look.title, look.inks)
    found = look.baked(key)
    if found is None:
        found = look.keep(key, shapes.smooth((px, px), _drawn(look, kind)))
    return found


def badge(look: Look, kind: str, number: int | str, px: int) -> Surface:
    """A shield with a Defense on it, a star with Victory Points."""
    key = ("loot badge", kind, number, px, look.title, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    inks, text = look.palette, str(number)
    found = (sign if px >= PRINTED else _plain)(look, kind, px).copy()
    size = look.lettering.fit(text, "display", max(DIGIT_FLOOR, round(px * 0.5)), round(px * 0.66), floor=DIGIT_FLOOR)
    dark = kind == "vp"
    words = look.lettering.line(text, "display", size, inks.k if dark else inks.paper, drop=None if dark else inks.k)
    box = words.get_bounding_rect()
    found.blit(words, (px // 2 - box.centerx, round(px * 0.49) - box.centery))
    return look.keep(key, found)


Draw = Callable[[Surface, int], None]


def _drawn(look: Look, kind: str) -> Draw:
    inks = look.palette
    key = inks.k

    def ring(surface: Surface, colour: Colour, x: float, y: float, radius: float) -> None:
        size = surface.get_width()
        pygame.draw.circle(surface, key, (x * size, y * size), radius * size)
        pygame.draw.circle(surface, colour, (x * size, y * size), (radius - 0.06) * size)

    def shape(surface: Surface, colour: Colour, points: list[tuple[float, float]]) -> None:
        size = surface.get_width()
        found = [(x * size, y * size) for x, y in points]
        pygame.draw.polygon(surface, colour, found)
        pygame.draw.lines(surface, key, True, found, max(2, round(size * 0.07)))

    def coin(surface: Surface, k: int) -> None:
        ring(surface, inks.c, 0.5, 0.5, 0.46)
        size = surface.get_width()
        pygame.draw.circle(surface, key, (size / 2, size / 2), size * 0.27, max(2, round(size * 0.06)))

    def drumstick(surface: Surface, k: int) -> None:
        size = surface.get_width()
        pygame.draw.line(surface, key, (size * 0.5, size * 0.5), (size * 0.84, size * 0.84), round(size * 0.22))
        pygame.draw.line(surface, inks.paper, (size * 0.5, size * 0.5), (size * 0.83, size * 0.83), round(size * 0.1))
        ring(surface, inks.paper, 0.86, 0.76, 0.12)
        ring(surface, inks.paper, 0.76, 0.86, 0.12)
        ring(surface, inks.b, 0.38, 0.38, 0.34)

    def bomb(surface: Surface, k: int) -> None:
        size = surface.get_width()
        pygame.draw.line(surface, key, (size * 0.6, size * 0.4), (size * 0.82, size * 0.18), round(size * 0.1))
        pygame.draw.circle(surface, key, (size * 0.43, size * 0.58), size * 0.36)
        pygame.draw.circle(surface, inks.paper, (size * 0.32, size * 0.46), size * 0.08)
        ring(surface, inks.b, 0.84, 0.16, 0.14)

    def shield(surface: Surface, k: int) -> None:
        shape(surface, inks.a, [(0.1, 0.12), (0.5, 0.04), (0.9, 0.12), (0.88, 0.52), (0.5, 0.96), (0.12, 0.52)])

    def star(surface: Surface, k: int) -> None:
        points = []
        for n in range(18):
            reach = 0.48 if n % 2 == 0 else 0.37
            angle = math.pi * n / 9 - math.pi / 2
            points.append((0.5 + reach * math.cos(angle), 0.5 + reach * math.sin(angle)))
        shape(surface, inks.c, points)

    def flag(surface: Surface, k: int) -> None:
        size = surface.get_width()
        pygame.draw.line(
            surface, key, (size * 0.24, size * 0.06), (size * 0.24, size * 0.96), max(2, round(size * 0.1))
        )
        shape(surface, inks.b, [(0.26, 0.1), (0.92, 0.3), (0.26, 0.52)])

    return {
        "loot": coin,
        "recruit": drumstick,
        "attack": bomb,
        "defense": shield,
        "vp": star,
        "first_player": flag,
        "bodyguard": shield,
    }[kind]
