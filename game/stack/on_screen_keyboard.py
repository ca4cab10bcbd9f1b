"""Letters to be pressed one by one, for who writes without a keyboard: names, addresses, codes, a line of chat."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.stack.scene import Scene
from game.ui import palette
from game.ui.widgets.buttons import Button
from game.ui.widgets.text_entry import TextEntry

ROWS = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.-", "åäöñáéíóúü", "!?:/_@#&+*")
DOT = "•"


class Letters(Scene):
    """`Letters(scene, entry)`: what is written goes into the scene's field when it is done, and is sent if the field sends."""

    transparent = True

    def __init__(self, below: Scene, entry: TextEntry) -> None:
        super().__init__()
        self.below, self.entry = below, entry
        self.text = entry.text
        first, last = entry.edit.selection
        self.replaces = bool(self.text) and (first, last) == (0, len(self.text))
        """The first letter takes the place of what is there: all of it was selected, being only suggested."""
        self.large = self.replaces
        """Capitals."""

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        gap = look.px(8)
        key = min((w * 0.8 - 11 * gap) / 10, (h * 0.9 - look.px(150)) / 9, look.px(92))
        key = max(40, round(key))
        wide = 10 * key + 9 * gap
        tall = 8 * (key + gap)
        inner = look.content("panel", Rect(0, 0, wide, tall))
        edge = 2 * inner.x + look.px(20)
        self._sheet = Rect(0, 0, wide + edge, min(h - 8, tall + edge))
        self._sheet.center = (w // 2, h // 2)
        left, y = self._sheet.x + edge // 2, self._sheet.y + edge // 2
        self._field = Rect(left, y, wide, key)
        y += key + gap
        for row in ROWS:
            for n, letter in enumerate(row):
                box = Rect(left + n * (key + gap), y, key, key)
                shown = letter.upper() if self.large else letter
                self.group.add(Button(look, box, shown, partial(self._write, shown), id=f"letter.{letter}", size=24,
                                      sound="tab"))  # fmt: skip
            y += key + gap
        foot = [("shift", 2), ("space", 3), ("delete", 2), ("done", 3)]
        x = left
        for name, many in foot:
            box = Rect(x, y, many * key + (many - 1) * gap, key)
            x = box.right + gap
            button = Button(look, box, self.tr(f"letters-{name}"), getattr(self, f"_{name}"), id=name, size=20,
                            kind="primary" if name == "done" else "gold" if name == "shift" and self.large else "plain",
                            key=self.key_name("go") if name == "done" else "")  # fmt: skip
            self.group.add(button)
            if name == "done":
                self.group.main = button
        if self.group.focused is None:
            self.group.focus(self.group.find("letter.q"))

    def _clear(self) -> None:
        """What was only suggested goes with the first press."""
        if self.replaces:
            self.text, self.replaces = "", False

    def _write(self, letter: str) -> None:
        self._clear()
        if len(self.text) < self.entry.most:
            self.text += letter
        if self.large and letter.isalpha():
            self._shift()
        self.dirty = True

    def _shift(self) -> None:
        self.large = not self.large
        self.rebuild()

    def _space(self) -> None:
        self._write(" ")

    def _delete(self) -> None:
        self._clear()
        self.text = self.text[:-1]
        self.dirty = True

    def _done(self) -> None:
        found = self.below.group.find(self.entry.id)
        entry = found if isinstance(found, TextEntry) else self.entry
        self.stack.pop()
        entry.write(self.text)
        if entry.submit is not None:
            entry.submit(self.text)

    def handle(self, event: Event) -> bool:
        """A real keyboard may write here too."""
        if event.type == pygame.TEXTINPUT:
            self._write(event.text)
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            self._delete()
            return True
        if event.type == pygame.KEYDOWN and event.unicode.isprintable() and event.unicode:
            return True  # comes again as text
        return super().handle(event)

    def paint(self, surface: Surface) -> None:
        look = self.look
        look.paper(surface, "panel", self._sheet, 14)
        surface.blit(look.panel("field_focus", self._field.size), self._field)
        shown = DOT * len(self.text) if self.entry.secret else self.text
        inner = look.content("field", self._field)
        px, room = min(look.text(26), round(inner.h * 0.8)), inner.w - look.px(16)
        hint = self.entry.placeholder or self.entry.label
        words = look.lettering.line(shown or hint, "text", px, look.palette.k, width=room)
        if not shown:
            words = words.copy()
            words.set_alpha(110)
        at = words.get_rect(midleft=(inner.x + look.px(4), self._field.centery))
        if self.replaces:
            pygame.draw.rect(surface, palette.STRAW, at.inflate(look.px(6), 0))
        surface.blit(words, at)
        if shown:
            bar = Rect(at.right + look.px(3), at.y + 2, max(2, look.px(3)), at.h - 4)
            surface.fill(look.palette.b, bar)
