"""Rows of controls for narrow places: an option with its name on two lines, chips as wide as there is room."""

from __future__ import annotations

import msgspec
from pygame import Rect, Surface

from game.scenes.option_rows import OptionRow
from game.ui.fitting import largest
from game.ui.widgets.controls import Chips


class NarrowRow(OptionRow):
    """An option in a narrow column: its name, on two lines if it must; what it does is told on pointing at it."""

    def draw(self, surface: Surface) -> None:
        look, whole = self.look, self.option
        text = whole.name[self.language]
        room = self._arrows()[0].left - self.rect.x - look.px(12)
        size = look.text(19)
        words = look.lettering.line(text, "text_bold", size, look.palette.k)
        if words.get_width() > room:
            size = min(size, max(13, round(self.rect.h * 0.38)))
            size = largest(look, text, "text_bold", size, (room, self.rect.h)) or 13
            words = look.lettering.paragraph(
                text, "text_bold", size, room, look.palette.k, leading=1.08, lines=2
            ).surface
        # The row below prints values and arrows; the name is ours.
        self.option = msgspec.structs.replace(whole, about={}, name=dict.fromkeys(whole.name, ""))
        super().draw(surface)
        self.option = whole
        surface.blit(words, words.get_rect(midleft=self.rect.midleft))

    def _arrows(self) -> tuple[Rect, Rect, Rect]:
        side = min(self.rect.h, max(34, self.look.px(42)))
        wide = round(self.rect.w * 0.42)
        right = Rect(self.rect.right - side, self.rect.centery - side // 2, side, side)
        left = Rect(right.left - wide - side, right.y, side, side)
        return left, Rect(left.right, right.y, wide, side), right


class WideChips(Chips):
    """Chips that use the whole width they are given: their words are sentences."""

    def boxes(self) -> list[Rect]:
        n = max(1, len(self.options))
        gap = self.look.px(10)
        wide = (self.rect.w - gap * (n - 1)) / n
        tall = min(self.rect.h, max(34, self.look.px(54)))
        y = self.rect.centery - tall // 2
        return [Rect(round(self.rect.x + i * (wide + gap)), y, round(wide), tall) for i in range(n)]
