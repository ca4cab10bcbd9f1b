"""A game's poster as something to press: in the menu, and on the page that says how to play."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.titles import Title
from game.ui import palette
from game.ui.look import Look
from game.ui.posters import worded_poster
from game.ui.widgets.base import Act, Widget

TILTS = (-1.1, 0.7, -0.5, 1.0, -0.8)
"""Degrees by which the posters of a wall are turned, from the left."""


class PosterWidget(Widget):
    """A poster pinned to the wall; it lifts and glows under the pointer. Games in the works say so on a slip."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, title: Title, words: tuple[str, str], slip: str, tilt: float, act: Act):
        super().__init__(look, rect, f"poster.{title.id}")
        self.title, self.words, self.slip, self.tilt, self.act = title, words, slip, tilt, act
        self.lift = 0.0

    def activate(self) -> None:
        self.look.play("paper_turn")
        self.act()

    def update(self, dt: float) -> None:
        goal = 1.0 if self._hovered or self._focus else 0.0
        if self.lift != goal:
            step = 1.0 if self.look.reduced else dt / 0.11
            self.lift = min(goal, self.lift + step) if goal > self.lift else max(goal, self.lift - step)
            self.touch()

    def draw(self, surface: Surface) -> None:
        raised = self.lift > 0.5
        sheet = self._sheet(raised)
        at = sheet.get_rect(center=(self.rect.centerx, self.rect.centery - round(self.look.px(10) * self.lift)))
        surface.blit(sheet, at)

    def _sheet(self, raised: bool) -> Surface:
        """The whole poster with its words, shadow or glow, turned a little: baked once for each state."""
        look = self.look
        key = ("sheet", self.title.id, self.rect.size, raised, self.words, self.slip)
        found = look.baked(key)
        if found is not None:
            return found
        w, h = self.rect.size
        face = worded_poster(look, self.title.id, (w, h), *self.words).copy()
        self._print_slip(face)
        margin = look.px(34)
        sheet = Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
        shadow, (dx, dy) = look.pieces.shadow((w, h), 12 if raised else 6)
        sheet.blit(shadow, (margin + dx, margin + dy))
        if raised:
            glow, (gx, gy) = look.glow((w, h))
            sheet.blit(glow, (margin + gx, margin + gy))
        sheet.blit(face, (margin, margin))
        pin = look.icon("pin", look.px(26)) if not raised else None
        if pin is not None:
            sheet.blit(pin, pin.get_rect(center=(margin + w // 2, margin + look.px(4))))
        turned = sheet if raised else pygame.transform.rotozoom(sheet, self.tilt, 1.0)
        return look.keep(key, turned)

    def _print_slip(self, face: Surface) -> None:
        look = self.look
        w, h = face.get_size()
        if self.slip:
            words = look.label(self.slip, 22, palette.HOUSE.paper, 1.4, round(w * 0.8))
            slip = Rect(0, 0, words.get_width() + look.px(44), words.get_height() + look.px(22))
            slip.center = (w // 2, round(h * 0.8))
            face.blit(look.panel("toast", slip.size), slip)
            face.blit(words, words.get_rect(center=slip.center))
