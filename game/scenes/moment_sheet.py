"""The sheet on which a moment of a match becomes a picture: which one is chosen by its number, and it is kept as a file.
Nothing is sent anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game.scenes.kept_pictures import keep_picture
from game.scenes.moment_picture import SIZE, Keepsake, printed_moment
from game.stack.scene import Scene
from game.tabletop.story import Turning
from game.ui.motion import cubic_in
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Tabs

FALLS_S = 0.24
"""While the frame comes down over the moment."""


class MomentSheet(Scene):
    """`MomentSheet(keepsake, moments)`: the one that changed most comes first."""

    transparent = True

    def __init__(self, told: Keepsake, moments: Sequence[Turning], first: int = 0) -> None:
        super().__init__()
        self.told, self.moments, self.at = told, tuple(moments), first
        self.fallen_s = 0.0
        self._large: dict[tuple[int, str], Surface] = {}
        """The pictures that were printed, by number and language."""

    def picture(self) -> Surface:
        """The moment that is chosen, as it is kept."""
        key = self.at, self.context.text.language
        if key not in self._large:
            self._large[key] = printed_moment(self.told, self.moments[self.at], self.tr)
        return self._large[key]

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        tall, gap = max(46, look.px(78)), look.px(18)
        tabs = max(40, look.px(48))
        room_h = h - tall - tabs - 4 * gap
        wide = min(round(w * 0.86), round(room_h * SIZE[0] / SIZE[1]))
        high = round(wide * SIZE[1] / SIZE[0])
        top = (h - high - tall - tabs - gap) // 2
        line = Rect((w - wide) // 2, top, wide, tabs)
        self._frame = Rect(line.x, line.bottom, wide, high)
        if len(self.moments) > 1:
            numbers = [(str(n), str(n + 1)) for n in range(len(self.moments))]
            self.group.add(Tabs(look, line, numbers, str(self.at), self.turn, id="tabs", order=2))
        half = (wide - gap) // 2
        acts = (
            ("save", self.tr("moment-save"), self.save, "gold"),
            ("close", self.tr("lobby-close"), self.back, "plain"),
        )
        for n, (name, words, act, kind) in enumerate(acts):
            box = Rect(line.x + n * (half + gap), self._frame.bottom + gap, half, tall)
            button = Button(look, box, words, act, kind=kind, id=name, order=3,  # type: ignore[arg-type]
                            key=self.key_name("confirm" if name == "save" else "back"))  # fmt: skip
            self.group.add(button)
            if name == "save":
                self.group.main = button
        self._shown = pygame.transform.smoothscale(self.picture(), self._frame.size)

    def turn(self, number: str) -> None:
        """Another moment."""
        self.at, self.fallen_s = int(number), 0.0
        self.look.play("paper_turn")
        self.rebuild()

    def save(self, folder: Path | None = None) -> Path | None:
        """Keep it among the player's pictures."""
        path = keep_picture(self.stack, self.picture(), "moment", folder)
        if path is not None:
            self.look.play("stamp")
        return path

    def update(self, dt: float) -> None:
        if self.fallen_s >= FALLS_S:
            return
        at_once = self.look.reduced or self.context.pace.instant
        self.fallen_s = FALLS_S if at_once else min(FALLS_S, self.fallen_s + dt)
        if self.fallen_s >= FALLS_S:
            self.look.play("stamp")
        self.dirty = True

    def paint(self, surface: Surface) -> None:
        veil = self.look.baked(key := ("moment veil", surface.get_size()))
        if veil is None:
            veil = Surface(surface.get_size(), pygame.SRCALPHA)
            veil.fill((*self.look.palette.k, 190))
            self.look.keep(key, veil)
        surface.blit(veil, (0, 0))
        up = 1 - cubic_in(self.fallen_s / FALLS_S)
        at = self._frame.move(0, -round(up * self._frame.bottom))
        shadow, (dx, dy) = self.look.pieces.shadow(at.size, 14)
        surface.blit(shadow, at.move(dx, dy))
        surface.blit(self._shown, at)
