"""Print effects over the table: a banner, a stamp, rays, mist, a strip that drops. Each is a motion with a drawing."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.scenes.table_contract import Desk
from game.ui import palette, shapes
from game.ui.cards import stamp
from game.ui.motion import Ease, Motion, cubic_out, linear, tween, wait


def _shown(desk: Desk, key: object, seconds: float, draw: Callable[[Surface, float], None], ease: Ease = linear,
           stay: float = 0.0) -> Motion:  # fmt: skip
    """Draw something from 0 to 1, let it stay, take it away."""
    at = 0.0

    def put(t: float) -> None:
        nonlocal at
        at = t
        desk.touch()

    desk.effects[("effect", key)] = lambda surface: draw(surface, at)
    yield tween(seconds, put, ease)
    if stay:
        yield wait(stay)
    desk.effects.pop(("effect", key), None)
    desk.touch()


def banner(desk: Desk, area: Rect, text: str, seconds: float = 0.7) -> Motion:
    """A paper strip across the table with a word on it."""
    look = desk.look
    words = look.lettering.line(text, "display", look.caps(40), look.palette.k, width=area.w - look.px(90), floor=15)
    size = (words.get_width() + look.px(110), words.get_height() + look.px(44))

    def draw(surface: Surface, t: float) -> None:
        rect = Rect((0, 0), size)
        rect.center = (round(area.centerx - (1 - t) * look.px(60) * (not desk.reduced)), area.centery)
        look.paper(surface, "ask", rect, 12)
        surface.blit(words, words.get_rect(center=rect.center))

    yield _shown(desk, ("banner", text), 0.16, draw, cubic_out, seconds)


def stamped(desk: Desk, rect: Rect, text: str, seconds: float = 0.45) -> Motion:
    """A stamp comes down on something: from large to its size in 90 ms."""
    look = desk.look

    def draw(surface: Surface, t: float) -> None:
        scale = 1.0 if desk.reduced else 1.6 - 0.6 * t
        if text == "eye":
            px = round(min(rect.w, rect.h) * 0.6 * scale)
            picture = look.icon("eye", px, "paper") or look.mark("dot", px, look.palette.paper)
            disc = shapes.disc(round(px * 1.5), look.palette.a, look.palette.k, 0.05)
            surface.blit(disc, disc.get_rect(center=rect.center))
            surface.blit(picture, picture.get_rect(center=rect.center))
            return
        px = round(max(look.px(84), 60) * scale / 4) * 4
        star = stamp(look, text, px, look.palette.a, 14)
        surface.blit(star, star.get_rect(center=(rect.right - look.px(44), rect.centery)))

    yield _shown(desk, ("stamp", text, tuple(rect)), 0.09, draw, linear, seconds)


def burst(desk: Desk, centre: tuple[float, float], reach: float, seconds: float, soft: bool = False) -> Motion:
    """Rays in ink from a point outward."""
    look = desk.look
    rays = 14

    def draw(surface: Surface, t: float) -> None:
        if desk.reduced:
            return
        out = reach * (0.3 + 0.7 * t)
        inner = reach * (0.1 + 0.75 * t * t)
        for i in range(rays):
            a = math.tau * i / rays + 0.2
            wide = (1 - t) * reach * (0.05 if soft else 0.09) + 1
            ox, oy = math.cos(a), math.sin(a)
            far = out * (1.0 if i % 2 else 0.78)
            tip = (centre[0] + ox * far, centre[1] + oy * far)
            foot = (centre[0] + ox * inner, centre[1] + oy * inner)
            side = (-oy * wide, ox * wide)
            shape = [tip, (foot[0] + side[0], foot[1] + side[1]), (foot[0] - side[0], foot[1] - side[1])]
            pygame.draw.polygon(surface, look.palette.b if i % 2 else palette.STRAW, shape)
            pygame.draw.polygon(surface, look.palette.k, shape, max(1, look.px(2)))
        if not soft and t < 0.5:
            star = shapes.star(
                round(reach * (0.7 + t) / 4) * 4, look.palette.b, look.palette.k, 12, 0.66, look.palette.paper
            )
            surface.blit(star, star.get_rect(center=centre))

    yield _shown(desk, ("burst", centre, soft), seconds, draw, cubic_out)


def mist(desk: Desk, area: Rect) -> Motion:
    """Cream mist rolls over an area and away, in flat shapes."""
    look = desk.look
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
        surface.blit(sheet, area.move(round((t - 0.5) * look.px(50)) * (not desk.reduced), 0))

    yield _shown(desk, ("mist", tuple(area)), 0.6, draw)


def flown(desk: Desk, rect: Rect) -> Motion:
    """A name strip loses a nail and drops."""
    look = desk.look
    picture = desk.copy_of(rect)

    def draw(surface: Surface, t: float) -> None:
        surface.blit(look.panel("plain", rect.size), rect)
        turned = pygame.transform.rotozoom(picture, -24 * t, 1.0) if not desk.reduced else picture
        surface.blit(turned, turned.get_rect(center=(rect.centerx, round(rect.centery + look.px(120) * t * t))))

    yield _shown(desk, ("drop", tuple(rect)), 0.34, draw)
