"""An action and its key, as a row that can be pressed to give it another."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.ui import palette
from game.ui.look import Look
from game.ui.widgets.base import Widget


class KeyRow(Widget):
    """The action's name at the left, its key in a cap at the right; `asked`: the cap waits for a key."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, text: str, key: str, act: Callable[[], object], *, id: str = "",
                 asked: bool = False, fixed: bool = False, tip: str = "", order: int = 0) -> None:  # fmt: skip
        super().__init__(look, rect, id or text, tip=tip, order=order)
        self.text, self.key, self.act = text, key, act
        self.asked, self.fixed = asked, fixed

    def activate(self) -> None:
        if self.fixed:
            self.look.play("error")
            return
        self.look.play("button")
        self.act()

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        size = look.text(20)
        words = look.lettering.line(self.key, "text_bold", size, inks.k, width=self.rect.w // 2 - look.px(24))
        cap = Rect(0, 0, max(look.px(86), words.get_width() + look.px(34)), self.rect.h - look.px(8))
        cap.midright = (self.rect.right - look.px(4), self.rect.centery)
        if self.focus:
            self.ring(surface, self.rect)
        elif self.hovered and not self.fixed:
            pygame.draw.rect(surface, inks.k, self.rect, max(1, look.px(2)), border_radius=look.px(8))
        face = palette.GLOW if self.asked else inks.paper
        pygame.draw.rect(surface, inks.k, cap.move(0, look.px(3)), border_radius=look.px(8))
        pygame.draw.rect(surface, face, cap, border_radius=look.px(8))
        pygame.draw.rect(
            surface, palette.DIM_TEXT if self.fixed else inks.k, cap, max(2, look.px(3)), border_radius=look.px(8)
        )
        surface.blit(words, words.get_rect(center=cap.center))
        label = look.label(
            self.text, 22, palette.DIM_TEXT if self.fixed else None, width=cap.x - self.rect.x - look.px(24)
        )
        surface.blit(label, label.get_rect(midleft=(self.rect.x + look.px(12), self.rect.centery)))
