"""Print effects over the table: a banner, a stamp, a flying sign, a sheet that stays a while. Each is a motion."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface

from game.scenes.table_contract import Desk
from game.ui.cards import stamp
from game.ui.look import Look
from game.ui.motion import Ease, Motion, cubic_out, linear, sine_in_out, tween, wait

STEPS = (1.6, 1.3, 1.0)
"""Sizes through which a stamp comes down: few, for each is printed once."""


def stamp_size(look: Look, size: float, scale: float) -> int:
    """Pixels of a stamp on its way."""
    return round(max(64, look.px(size)) * scale / 4) * 4


def shown(desk: Desk, key: Hashable, seconds: float, draw: Callable[[Surface, float], None], ease: Ease = linear,
          stay: float = 0.0) -> Motion:  # fmt: skip
    """Draw something from 0 to 1, let it stay, take it away."""
    at = 0.0

    def put(t: float) -> None:
        nonlocal at
        at = t
        desk.touch()

    desk.effects[("effect", key)] = lambda surface: draw(surface, at)
    try:
        yield tween(seconds, put, ease)
        if stay:
            yield wait(stay)
    finally:
        desk.effects.pop(("effect", key), None)
        desk.touch()


def banner(desk: Desk, area: Rect, text: str, seconds: float = 0.7, small: str = "") -> Motion:
    """A paper strip across the table with a word on it, and a smaller line under it."""
    look = desk.look
    words = look.lettering.line(text, "display", look.caps(44), look.palette.k, width=area.w - look.px(120), floor=15)
    below = None
    if small:
        below = look.lettering.paragraph(small, "text", look.text(20), area.w - look.px(200), look.palette.k,
                                         align="centre", lines=2, leading=1.2).surface  # fmt: skip
    wide = max(words.get_width(), below.get_bounding_rect().w if below else 0) + look.px(120)
    size = (min(area.w, wide), words.get_height() + (below.get_height() if below else 0) + look.px(50))

    def draw(surface: Surface, t: float) -> None:
        rect = Rect((0, 0), size)
        rect.center = (round(area.centerx - (1 - t) * look.px(60) * (not desk.reduced)), area.centery)
        look.paper(surface, "ask", rect, 12)
        surface.blit(words, words.get_rect(midtop=(rect.centerx, rect.y + look.px(25))))
        if below is not None:
            surface.blit(below, below.get_rect(midtop=(rect.centerx, rect.y + look.px(25) + words.get_height())))

    yield shown(desk, ("banner", text), 0.16, draw, cubic_out, seconds)


def stamped(desk: Desk, centre: tuple[int, int], text: str, fill: str = "moss", size: float = 150,
            seconds: float = 0.6) -> Motion:  # fmt: skip
    """A star stamp comes down: from large to its size in 90 ms."""
    look = desk.look

    def draw(surface: Surface, t: float) -> None:
        scale = 1.0 if desk.reduced else STEPS[min(len(STEPS) - 1, int(t * len(STEPS)))]
        star = stamp(look, text, stamp_size(look, size, scale), fill, 16)
        surface.blit(star, star.get_rect(center=centre))

    yield shown(desk, ("stamp", text, centre), 0.09, draw, linear, seconds)


def carried(desk: Desk, picture: Surface, start: tuple[float, float], end: tuple[float, float], seconds: float = 0.45,
            hop: float = 60, key: Hashable = None) -> Motion:  # fmt: skip
    """A picture flies in an arc from one point to another."""
    lift = desk.look.px(hop)

    def draw(surface: Surface, t: float) -> None:
        x = start[0] + (end[0] - start[0]) * t
        y = start[1] + (end[1] - start[1]) * t - lift * 4 * t * (1 - t) * (not desk.reduced)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))

    yield shown(desk, ("carried", key if key is not None else (start, end)), seconds, draw, sine_in_out)


def sheet(desk: Desk, key: Hashable, picture: Surface, rect: Rect, seconds: float) -> Motion:
    """A sheet of paper drops onto the table and stays for a while."""

    def draw(surface: Surface, t: float) -> None:
        drop = round((1 - t) * -desk.look.px(40)) * (not desk.reduced)
        surface.blit(picture, rect.move(0, drop))

    yield shown(desk, ("sheet", key), 0.2, draw, cubic_out, seconds)


def dropped(desk: Desk, rect: Rect) -> Motion:
    """A name strip loses a nail and drops."""
    look = desk.look
    picture = desk.copy_of(rect)

    def draw(surface: Surface, t: float) -> None:
        turned = picture if desk.reduced else pygame.transform.rotozoom(picture, -20 * t, 1.0)
        surface.blit(turned, turned.get_rect(center=(rect.centerx, round(rect.centery + look.px(90) * t * t))))

    yield shown(desk, ("drop", tuple(rect)), 0.4, draw)
