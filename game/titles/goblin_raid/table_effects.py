"""Print effects over the table: a banner, a stamp, a thing that flies, rings that run out. Each is a motion."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface

from game.scenes.table_contract import Desk
from game.ui import palette
from game.ui.cards import stamp
from game.ui.motion import Ease, Motion, cubic_out, linear, sine_in_out, tween, wait
from game.ui.palette import Colour


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


def banner(desk: Desk, area: Rect, text: str, seconds: float = 0.7, small: str = "", hot: bool = False) -> Motion:
    """A paper strip across the map with a word on it, and a smaller line under it."""
    look = desk.look
    ink = palette.RED_TEXT if hot else look.palette.k
    words = look.lettering.line(text, "display", look.caps(44), ink, width=area.w - look.px(120), floor=15)
    below = None
    if small:
        below = look.lettering.paragraph(small, "text", look.text(20), area.w - look.px(200), look.palette.k,
                                         align="centre", lines=2, leading=1.2).surface  # fmt: skip
    wide = max(words.get_width(), below.get_bounding_rect().w if below else 0) + look.px(120)
    size = (min(area.w, wide), words.get_height() + (below.get_height() if below else 0) + look.px(50))

    def draw(surface: Surface, t: float) -> None:
        rect = Rect((0, 0), size)
        slide = round((1 - t) * look.px(60)) if not desk.reduced else 0
        rect.center = (area.centerx - slide, area.y + area.h // 4)
        look.paper(surface, "ask", rect, 12)
        surface.blit(words, words.get_rect(midtop=(rect.centerx, rect.y + look.px(25))))
        if below is not None:
            surface.blit(below, below.get_rect(midtop=(rect.centerx, rect.y + look.px(25) + words.get_height())))

    yield shown(desk, ("banner", text), 0.16, draw, cubic_out, seconds)


def stamped(desk: Desk, centre: tuple[int, int], text: str, fill: str = "moss", size: float = 110,
            seconds: float = 0.5) -> Motion:  # fmt: skip
    """A star stamp comes down: from large to its size in 90 ms."""
    look = desk.look

    def draw(surface: Surface, t: float) -> None:
        scale = 1.0 if desk.reduced else 1.6 - 0.6 * t
        star = stamp(look, text, round(max(64, look.px(size)) * scale / 4) * 4, fill, 16)
        surface.blit(star, star.get_rect(center=centre))

    yield shown(desk, ("stamp", text, centre), 0.09, draw, linear, seconds)


def carried(desk: Desk, picture: Surface, start: tuple[float, float], end: tuple[float, float], seconds: float = 0.35,
            hop: float = 50, key: Hashable = None) -> Motion:  # fmt: skip
    """A picture flies in an arc from one point to another."""
    lift = desk.look.px(hop)

    def draw(surface: Surface, t: float) -> None:
        x = start[0] + (end[0] - start[0]) * t
        y = start[1] + (end[1] - start[1]) * t - lift * 4 * t * (1 - t) * (not desk.reduced)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))

    yield shown(desk, ("carried", key if key is not None else (start, end)), seconds, draw, sine_in_out)


def ripple(desk: Desk, area: Rect, centre: tuple[int, int], size: int, colour: Colour, seconds: float = 0.7) -> Motion:
    """Rings run out from a hex, within the map: something was seen from there."""
    if desk.reduced:
        return

    def draw(surface: Surface, t: float) -> None:
        surface.set_clip(area)
        for i in range(3):
            part = t * 1.6 - i * 0.3
            if 0 < part <= 1:
                r = round(size * (0.4 + 1.8 * part))
                wide = max(2, round(desk.look.px(7) * (1 - part)))
                pygame.draw.circle(surface, desk.look.palette.k, centre, r + 2, wide + 3)
                pygame.draw.circle(surface, colour, centre, r, wide)
        surface.set_clip(None)

    yield shown(desk, ("ripple", centre), seconds, draw)
