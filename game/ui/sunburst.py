"""Rays from a point, printed flat in one ink: what stands behind those who are looked at."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.ui.look import Look
from game.ui.palette import Colour

RAYS = 22
SHARE = 0.52
"""Of each step round the middle that is inked."""


def sunburst(look: Look, size: tuple[int, int], ground: Colour, left: Colour, right: Colour | None = None,
             centre: tuple[float, float] = (0.5, 0.44), rays: int = RAYS) -> Surface:  # fmt: skip
    """Rays over a rectangle, drawn twice as large and scaled once; those to the right of the middle may have an ink of
    their own. `centre`: where they come from, in parts of the size. Shared: do not draw on it."""
    key = ("sunburst", size, ground, left, right, centre, rays)
    found = look.baked(key)
    if found is not None:
        return found
    w, h = size[0] * 2, size[1] * 2
    sheet = Surface((w, h))
    sheet.fill(_on_paper(look, ground))
    middle, far = (w * centre[0], h * centre[1]), 2 * math.hypot(w, h)
    for ray in range(rays):
        a, b = (math.tau * (ray + part) / rays + 0.05 for part in (0.0, SHARE))
        ink = left if right is None or math.cos((a + b) / 2) <= 0 else right
        tips = [(middle[0] + far * math.cos(t), middle[1] + far * math.sin(t)) for t in (a, b)]
        pygame.draw.polygon(sheet, _on_paper(look, ink), [middle, *tips])
    found = pygame.transform.smoothscale(sheet, size)
    edge = look.px(30)  # the paper of a piece, without the piece's edge
    stock = look.panel("plain", (size[0] + 2 * edge, size[1] + 2 * edge))
    found.blit(stock, (-edge, -edge), special_flags=pygame.BLEND_RGB_MULT)
    return look.keep(key, found)


def _on_paper(look: Look, printed: Colour) -> Colour:
    """The ink that gives a printed colour on this look's paper."""
    return tuple(min(255, 255 * part // stock) for part, stock in zip(printed, look.palette.paper))  # type: ignore[return-value]
