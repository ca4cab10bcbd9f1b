"""The time line of a replay: a track to drag along, marks for the moments that mattered, where we are in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import palette, shapes
from game.ui.look import Look
from game.ui.widgets.base import Widget


class TimeLine(Widget):
    """Left and Right step, Home and End jump, the mouse drags; the title's hot moments are stars above the track, and pointing
    at one, or standing on it, says what happened."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, last: int, at: int, sought: Callable[[int], object], hot: Mapping[int, str],
                 words: str, *, id: str = "line", order: int = 0) -> None:  # fmt: skip
        super().__init__(look, rect, id, order=order)
        self.last, self.at, self.sought, self.hot, self.words = max(1, last), at, sought, hot, words
        self._pointed: int | None = None
        """The place on the line over which the pointer is; None: it is elsewhere."""

    @property
    def track(self) -> Rect:
        look = self.look
        words = look.label(self.words, 20, look.palette.k, 1.0).get_width() + look.px(20)
        wide = min(round(self.rect.w * 0.36), max(round(self.rect.w * 0.17), words))
        track = Rect(self.rect.x + look.px(34), 0, self.rect.w - wide - look.px(70), max(8, look.px(14)))
        track.centery = self.rect.centery + look.px(6)
        return track

    def _go(self, at: int) -> None:
        at = min(self.last, max(0, at))
        if at != self.at:
            self.at = at
            self.touch()
            self.sought(at)

    def _place(self, x: int) -> int:
        return round((x - self.track.x) / self.track.w * self.last)

    def hint(self) -> str:
        if self._pointed is None:
            return self.hot.get(self.at, "") if self.focus else ""
        reach = max(1, round(self.last * self.look.px(10) / self.track.w))
        near = min(self.hot, key=lambda at: abs(at - (self._pointed or 0)), default=None)
        return self.hot[near] if near is not None and abs(near - self._pointed) <= reach else ""

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._pointed = self._place(event.pos[0])
        elif event.type == pygame.WINDOWLEAVE:
            self._pointed = None
        if event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.MOUSEMOTION and self.pressed):
            self._go(self._place(event.pos[0]))
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            return True
        if event.type == pygame.KEYDOWN:
            to = {pygame.K_LEFT: self.at - 1, pygame.K_RIGHT: self.at + 1, pygame.K_HOME: 0,
                  pygame.K_END: self.last}.get(event.key)  # fmt: skip
            if to is not None:
                self._go(to)
                return True
        return False

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        look.paper(surface, "plain", self.rect, 3)
        track = self.track
        surface.blit(look.panel("slider_track", track.size), track)
        done = Rect(track.x, track.y, max(track.h, round(track.w * self.at / self.last)), track.h)
        surface.blit(look.panel("slider_fill", done.size), done)
        for at in self.hot:
            x = track.x + round(track.w * at / self.last)
            star = shapes.star(max(9, look.px(15)), palette.RED_TEXT, inks.k, 5, 0.5)
            surface.blit(star, star.get_rect(midbottom=(x, track.y - look.px(1))))
        size = max(22, look.px(34))
        knob = look.icon("slider_knob", size) or shapes.star(size, inks.b, inks.k, 9, 0.76)
        at_rect = knob.get_rect(center=(track.x + round(track.w * self.at / self.last), track.centery))
        if self.focus:
            self.ring(surface, at_rect)
        elif self.hovered or self.pressed:
            glow, offset = look.glow(at_rect.size)
            surface.blit(glow, at_rect.move(offset))
        surface.blit(knob, at_rect)
        room = self.rect.right - track.right - look.px(50)
        words = look.label(self.words, 20, inks.k, 1.0, room)
        surface.blit(words, words.get_rect(midright=(self.rect.right - look.px(22), self.rect.centery)))
