"""The three words of a table on a slip of paper, large enough to be read aloud."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ui import palette
from game.ui.look import Look
from game.ui.widgets.base import Widget


def written(words: tuple[str, ...]) -> str:
    """Return the words as they are shown everywhere."""
    return " · ".join(words)


def _lines(look: Look, label: str, words: tuple[str, ...]) -> tuple[Surface, Surface]:
    return look.label(label, 18, palette.RED_TEXT), look.lettering.line(
        written(words), "display", look.caps(27), look.palette.k
    )


def slip_size(look: Look, label: str, words: tuple[str, ...]) -> tuple[int, int]:
    """Return the size of a slip with these words."""
    head, line = _lines(look, label, words)
    return max(head.get_width(), line.get_width()) + look.px(70), head.get_height() + line.get_height() + look.px(34)


class WordSlip(Widget):
    """The words; pointing at them says what they are for."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, label: str, words: tuple[str, ...], tip: str) -> None:
        super().__init__(look, rect, "words", tip=tip, order=5)
        self.head, self.line = _lines(look, label, words)

    def activate(self) -> None:
        """Nothing happens on a click: the tip says what to do."""

    def draw(self, surface: Surface) -> None:
        look = self.look
        look.paper(surface, "note", self.rect, 5)
        middle = self.rect.centery - look.px(1)
        whole = self.head.get_height() + self.line.get_height()
        surface.blit(self.head, self.head.get_rect(midtop=(self.rect.centerx, middle - whole // 2)))
        surface.blit(self.line, self.line.get_rect(midbottom=(self.rect.centerx, middle + whole // 2 + look.px(3))))
        if self.focus:
            self.ring_round(surface)
