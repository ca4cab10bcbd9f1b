"""Effects that only this game's table has: a stamp on a strip or a card, mist over a field."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from game.tabletop import effects as table_effects
from game.tabletop.effects import shown
from game.tabletop.services import TableServices
from game.ui import shapes
from game.ui.motion import Motion, linear

SCRAPS = 13


def stamped(services: TableServices, rect: Rect, text: str, seconds: float = 0.45) -> Motion:
    """A stamp comes down on the right end of something."""
    look = services.look
    spot = (rect.right - look.px(44), rect.centery)
    yield table_effects.stamped(services, spot, text, look.palette.a, 84, seconds)


def seen(services: TableServices, rect: Rect, seconds: float) -> Motion:
    """An eye comes down on something that was looked at."""
    look = services.look

    def draw(surface: Surface, t: float) -> None:
        scale = 1.0 if services.reduced else 1.6 - 0.6 * t
        px = round(min(rect.w, rect.h) * 0.6 * scale)
        picture = look.icon("eye", px, "paper") or look.mark("dot", px, look.palette.paper)
        disc = shapes.disc(round(px * 1.5), look.palette.a, look.palette.k, 0.05)
        surface.blit(disc, disc.get_rect(center=rect.center))
        surface.blit(picture, picture.get_rect(center=rect.center))

    yield shown(services, ("seen", tuple(rect)), 0.09, draw, linear, seconds)


def scraps(services: TableServices, centre: tuple[float, float], reach: float) -> Motion:
    """What flies off a card that is butted out of its space: scraps of paper and ink, up, out and down. Nothing under
    reduced motion."""
    if services.reduced:
        return
    inks = services.look.palette
    size = max(6.0, reach * 0.15)

    def draw(surface: Surface, t: float) -> None:
        for n in range(SCRAPS):
            a = math.tau * (n * 0.382 + 0.1)  # the golden part of a turn: never in rows
            fast = 0.3 + 0.9 * (n * 5 % SCRAPS) / SCRAPS
            x = centre[0] + math.cos(a) * reach * fast * t
            y = centre[1] + math.sin(a) * reach * fast * t + reach * (t * t - 0.5 * t)
            spin, small = a + t * (5 if n % 2 else -6), size * (1 - 0.6 * t) * (0.7 + 0.3 * (n % 3))
            shape = [(x + small * math.cos(spin + part), y + small * math.sin(spin + part)) for part in (0.0, 2.0, 3.9)]
            pygame.draw.polygon(surface, (inks.paper, inks.b, inks.paper, inks.a)[n % 4], shape)
            pygame.draw.polygon(surface, inks.k, shape, max(1, round(size * 0.14)))

    yield shown(services, ("scraps", centre), 0.42, draw)


def mist(services: TableServices, area: Rect) -> Motion:
    """Cream mist rolls over an area and away, in flat shapes."""
    look = services.look
    puff = max(30, min(area.w, area.h) // 4)
    area = area.inflate(2 * puff, 2 * puff)
    sheet = Surface(area.size, pygame.SRCALPHA)
    inner = Rect(puff, puff, area.w - 2 * puff, area.h - 2 * puff)
    spots = [
        (inner.x + (inner.w - puff // 3) * i // 5 + (j % 2) * puff // 3, inner.y + inner.h * j // 4)
        for j in range(5)
        for i in range(6)
    ]
    for ink, less in ((look.palette.k, 0), (look.palette.paper, max(2, look.px(4)))):
        for i, at in enumerate(spots):
            pygame.draw.circle(sheet, ink, at, puff * (70 + i * 37 % 30) // 100 - less)
    for i, (x, y) in enumerate(spots[::3]):
        r = puff * (40 + i * 23 % 30) // 100
        pygame.draw.arc(sheet, look.palette.a, Rect(x - r, y - r, 2 * r, 2 * r), 0.5, 2.6, max(2, look.px(3)))

    def draw(surface: Surface, t: float) -> None:
        thick = math.sin(math.pi * min(1.0, t))
        sheet.set_alpha(round(245 * min(1.0, thick * 1.6)))
        surface.blit(sheet, area.move(round((t - 0.5) * look.px(50)) * (not services.reduced), 0))

    yield shown(services, ("mist", tuple(area)), 0.6, draw)
