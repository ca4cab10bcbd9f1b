"""Print effects over the table: a banner, a stamp, a thing that flies, a burst, a shaken sheet. Each is a motion that leaves
nothing behind."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface

from game.scenes.table_contract import Desk
from game.ui import palette, shapes
from game.ui.cards import stamp
from game.ui.motion import Ease, Motion, cubic_out, linear, sine_in_out, tween, wait

STEPS = (1.6, 1.3, 1.0)
"""Sizes through which a stamp comes down: few, for each is printed once."""


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
    """A paper strip across a part of the table with a word on it, and a smaller line under it."""
    look = desk.look
    ink = palette.RED_TEXT if hot else look.palette.k
    words = look.lettering.line(text, "display", look.caps(44), ink, width=area.w - look.px(120), floor=15)
    below = None
    if small:
        below = look.lettering.paragraph(small, "text_bold", look.text(20), area.w - look.px(120), look.palette.k,
                                         align="centre", lines=2, leading=1.2).surface  # fmt: skip
    wide = max(words.get_width(), below.get_bounding_rect().w if below else 0) + look.px(120)
    size = (min(area.w, wide), words.get_height() + (below.get_height() if below else 0) + look.px(50))

    def draw(surface: Surface, t: float) -> None:
        rect = Rect((0, 0), size)
        slide = 0 if desk.reduced else round((1 - t) * look.px(60))
        rect.center = (area.centerx - slide, area.centery)
        look.paper(surface, "ask", rect, 12)
        surface.blit(words, words.get_rect(midtop=(rect.centerx, rect.y + look.px(25))))
        if below is not None:
            surface.blit(below, below.get_rect(midtop=(rect.centerx, rect.y + look.px(25) + words.get_height())))

    yield shown(desk, ("banner", text), 0.16, draw, cubic_out, seconds)


def ribbon(desk: Desk, centre: tuple[int, int], text: str, seconds: float = 0.7, small: str = "") -> Motion:
    """A short orange strip, a little askew, that says what has just happened there: TOPPLED! -9 VP."""
    look, inks = desk.look, desk.look.palette
    key = ("ribbon", text, small, look.inks)
    picture = look.baked(key)
    if picture is None:
        words = look.lettering.line(text, "display", look.caps(34), inks.paper, drop=inks.k)
        rest = look.lettering.line(small, "display", look.caps(34), inks.paper, drop=inks.k) if small else None
        gap = look.px(12) if rest is not None else 0
        wide = words.get_width() + gap + (rest.get_width() if rest is not None else 0) + look.px(40)
        sheet = Surface((wide, words.get_height() + look.px(18)), pygame.SRCALPHA)
        box = sheet.get_rect()
        pygame.draw.rect(sheet, inks.k, box, border_radius=look.px(6))
        pygame.draw.rect(sheet, palette.RED_TEXT, box.inflate(-6, -6), border_radius=look.px(5))
        sheet.blit(words, words.get_rect(midleft=(look.px(20), box.centery)))
        if rest is not None:
            sheet.blit(rest, rest.get_rect(midright=(box.right - look.px(20), box.centery)))
        picture = look.keep(key, pygame.transform.rotozoom(sheet, 4, 1.0))
    ready = picture

    def draw(surface: Surface, t: float) -> None:
        at = ready.get_rect(center=centre).clamp(surface.get_rect())
        surface.blit(ready, at.move(0, 0 if desk.reduced else round((1 - t) * -look.px(26))))

    yield shown(desk, ("ribbon", text, centre), 0.12, draw, cubic_out, seconds)


def stamped(desk: Desk, centre: tuple[int, int], text: str, fill: str = "moss", size: float = 110,
            seconds: float = 0.5) -> Motion:  # fmt: skip
    """A star stamp comes down: from large to its size in 90 ms."""
    look = desk.look

    def draw(surface: Surface, t: float) -> None:
        scale = 1.0 if desk.reduced else STEPS[min(len(STEPS) - 1, int(t * len(STEPS)))]
        star = stamp(look, text, round(max(48, look.px(size)) * scale / 4) * 4, fill, 16)
        surface.blit(star, star.get_rect(center=centre))

    yield shown(desk, ("stamp", text, centre), 0.09, draw, linear, seconds)


def carried(desk: Desk, picture: Surface, start: tuple[float, float], end: tuple[float, float], seconds: float = 0.35,
            hop: float = 50, key: Hashable = None, ease: Ease = sine_in_out) -> Motion:  # fmt: skip
    """A picture flies in an arc from one point to another."""
    lift = desk.look.px(hop)

    def draw(surface: Surface, t: float) -> None:
        x = start[0] + (end[0] - start[0]) * t
        y = start[1] + (end[1] - start[1]) * t - lift * 4 * t * (1 - t) * (not desk.reduced)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))

    yield shown(desk, ("carried", key if key is not None else (start, end)), seconds, draw, ease)


def burst(desk: Desk, centre: tuple[int, int], size: float, seconds: float = 0.22) -> Motion:
    """A hit: a jagged star that is there at once and gone soon."""
    look, inks = desk.look, desk.look.palette
    px = max(48, look.px(size))
    printed = look.has_picture("burst")
    star = look.picture("burst", (px, px)) if printed else shapes.star(px, inks.b, inks.k, 13, 0.52, inks.paper)

    def draw(surface: Surface, t: float) -> None:
        surface.blit(star, star.get_rect(center=centre))

    yield shown(desk, ("burst", centre), 0.06, draw, linear, seconds)


def glow(desk: Desk, rect: Rect, key: Hashable, seconds: float = 0.5) -> Motion:
    """A frame of light round something."""
    wide = max(3, desk.look.px(5))

    def draw(surface: Surface, t: float) -> None:
        pygame.draw.rect(surface, palette.GLOW, rect.inflate(2 * wide, 2 * wide), wide, border_radius=6)

    yield shown(desk, ("glow", key), seconds, draw)


SPARKS = 14


def rocket(desk: Desk, centre: tuple[int, int], number: int, seconds: float = 0.9) -> Motion:
    """A firework: sparks run out in a ring, sink and go out. Nothing under reduced motion."""
    if desk.reduced:
        return
    look = desk.look
    inks = (palette.GLOW, look.palette.b, look.palette.paper, look.palette.a)
    reach, dot = look.px(90 + 24 * (number % 3)), max(2, look.px(7))

    def draw(surface: Surface, t: float) -> None:
        far, small = reach * (1 - (1 - t) ** 2), max(1, round(dot * (1 - t) + 1))
        for i in range(SPARKS):
            spark = pygame.Vector2(far * (0.7 + 0.3 * (i % 2)), 0).rotate(360 * i / SPARKS + 17 * number)
            at = (centre[0] + spark.x, centre[1] + spark.y + reach * 0.5 * t * t)
            pygame.draw.circle(surface, look.palette.k, at, small + 2)
            pygame.draw.circle(surface, inks[(i + number) % len(inks)], at, small)

    yield shown(desk, ("rocket", number), seconds, draw)
