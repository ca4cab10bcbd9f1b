"""The stone of an attack, as it flies and hangs in the air."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui import shapes
from game.ui.look import Look


def stone_px(look: Look) -> int:
    return max(30, look.px(58))


def stone(look: Look) -> Surface:
    """The stone that is thrown."""
    px = stone_px(look)
    if look.has_picture("stone"):
        return look.picture("stone", (px, px))
    key = ("stone", px, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    inks = look.palette
    corners = [(8, 40), (30, 10), (66, 6), (92, 32), (94, 64), (66, 92), (32, 90), (10, 70)]

    def draw(s: Surface, k: int) -> None:
        u = px * k / 100
        points = [(x * u, y * u) for x, y in corners]
        pygame.draw.polygon(s, inks.k, points)
        pygame.draw.polygon(
            s, inks.paper, [(50 * u + (x - 50 * u) * 0.86, 50 * u + (y - 50 * u) * 0.86) for x, y in points]
        )
        for a, b in (((58, 20), (84, 44)), ((66, 30), (82, 62)), ((54, 70), (74, 80))):
            pygame.draw.line(s, inks.k, (a[0] * u, a[1] * u), (b[0] * u, b[1] * u), max(1, round(5 * u)))

    return look.keep(key, shapes.smooth((px, px), draw))
