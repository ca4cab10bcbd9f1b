"""The invite as a QR code: small in the lobby, large on a sheet of its own, for a camera across the room."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import segno
from pygame import Rect, Surface

from game.session.session import Session
from game.stack.dialog_frame import laid_plated, paint_plated
from game.stack.scene import Scene
from game.ui.look import Look
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button

QUIET = 4
"""Modules of empty paper round a code, as ISO 18004 asks."""


def qr_picture(look: Look, text: str, side: int) -> Surface:
    """Return the code of `text` on its own light paper, at most `side` pixels square.

    Every module is the same whole number of pixels, at least one: a code that is stretched is not read.
    """
    matrix = segno.make(text, error="m", micro=False).matrix
    modules = len(matrix) + 2 * QUIET
    one = max(1, side // modules)
    picture = Surface((modules, modules))
    picture.fill((255, 255, 255))
    for y, row in enumerate(matrix):
        for x, dark in enumerate(row):
            if dark:
                picture.set_at((x + QUIET, y + QUIET), look.palette.k)
    return pygame.transform.scale_by(picture, one)


class InvitePicture(Widget):
    """The small code in the lobby; a press opens the sheet."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, text: str, tip: str, act: Callable[[], object]) -> None:
        super().__init__(look, rect, "qr", tip=tip, order=4)
        self.act = act
        self._picture = qr_picture(look, text, rect.h)

    def activate(self) -> None:
        self.look.play("button")
        self.act()

    def draw(self, surface: Surface) -> None:
        surface.blit(self._picture, self._picture.get_rect(center=self.rect.center))
        if self.focus:
            self.ring_round(surface)
        elif self.hovered:
            pygame.draw.rect(surface, self.look.palette.k, self.rect, max(1, self.look.px(2)))


class InviteSheet(Scene):
    """The code as large as the window allows, and the words below it."""

    transparent = True

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        plate, buttons, gap = max(44, look.px(72)), max(46, look.px(72)), look.px(20)
        inner = look.content("dialog", Rect(0, 0, 400, 400))
        self._picture = qr_picture(look, self._session.address.invite, h - 16 - 2 * inner.y - plate - buttons - 3 * gap)
        side = self._picture.get_height()
        wide = min(w - 16, max(side + 2 * inner.x, look.px(760)))
        self._rect, self._plate = laid_plated(look, wide, side + 2 * inner.y + plate + buttons + 2 * gap, plate)
        self._at = self._picture.get_rect(midtop=(self._rect.centerx, self._plate.bottom + gap))
        box = Rect(0, 0, look.px(320), buttons)
        box.midbottom = (self._rect.centerx, self._rect.bottom - inner.y)
        self.group.add(Button(look, box, self.tr("settings-done"), self.back, id="done", key=self.key_name("back")))

    def paint(self, surface: Surface) -> None:
        paint_plated(surface, self.look, self._rect, self._plate, self.tr("lobby-qr"), 32)
        surface.blit(self._picture, self._at)
