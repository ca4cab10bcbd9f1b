"""The first launch: a name and a language, nothing else."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.stack.dialog_frame import laid_plated, paint_plated
from game.stack.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Chips
from game.ui.widgets.text_entry import TextEntry
from game.words import LANGUAGES, language_name


class Welcome(Scene):
    """Enter accepts what stands there; Escape does the same (a name can be changed in the settings)."""

    transparent = True

    def enter(self) -> None:
        self.name = self.context.name

    def build(self) -> None:
        look, frame = self.look, self.look.frame
        w = frame.size[0]
        wide = min(round(w * 0.92), max(look.px(900), round(look.px(720) * frame.text_scale)))
        inner = look.content("dialog", Rect(0, 0, wide, 400))
        room, gap = wide - 2 * inner.x, look.px(24)
        plate, row, buttons = max(48, look.px(86)), max(46, look.px(66)), max(50, look.px(78))
        text = look.lettering.paragraph(self.tr("welcome-text"), "text", look.text(21), room - look.px(24),
                                        look.palette.k, align="centre", leading=1.3)  # fmt: skip
        self._text = text.surface
        tall = 2 * inner.y + plate + self._text.get_height() + 2 * row + buttons + 4 * gap
        self._rect, self._plate = laid_plated(look, wide, tall, plate)
        self._text_at = (self._plate.x + look.px(12), self._plate.bottom + gap)
        y = self._text_at[1] + self._text.get_height() + gap
        x, line = self._plate.x + look.px(12), room - look.px(24)
        field = TextEntry(look, Rect(x, y, line, row), self.name, self._typed, label=self.tr("welcome-name"),
                          placeholder=self.tr("welcome-name-placeholder"), most=24, id="name",
                          submit=lambda _: self.back(), label_width=0.26)  # fmt: skip
        field.suggested = self.name == self.context.name
        self.group.add(field)
        y += row + gap
        label = look.label(self.tr("welcome-language"), 22)
        self._label = (label, label.get_rect(midleft=(x, y + row // 2)))
        left = x + round(line * 0.26)
        self.group.add(Chips(look, Rect(left, y, x + line - left, row), [(code, language_name(code)) for code in LANGUAGES],
                             self.context.settings.language, self._language, id="language"))  # fmt: skip
        box = Rect(0, 0, look.px(380), buttons)
        box.midbottom = (self._rect.centerx, self._rect.bottom - inner.y)
        button = Button(
            look, box, self.tr("welcome-go"), self.back, kind="primary", id="go", key=self.key_name("confirm")
        )
        self.group.add(button)
        self.group.main = button
        if self.group.focused is None:
            self.group.focus(field, False)
            field.suggest()

    def _typed(self, text: str) -> None:
        self.name = text

    def _language(self, code: str) -> None:
        suggested = self.name == self.context.name
        self.context.change(language=code)
        self.name = self.context.name if suggested else self.name

    def back(self) -> None:
        name = " ".join(self.name.split())[:24]
        if name:
            self.context.change(name=name)
        self.stack.pop(self.result)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self.is_key(event, "back"):
            self.back()
            return True
        return super().handle(event)

    def paint(self, surface: Surface) -> None:
        look, _inks = self.look, self.look.palette
        paint_plated(surface, look, self._rect, self._plate, self.tr("welcome-heading"), 40)
        surface.blit(self._text, self._text_at)
        surface.blit(*self._label)
