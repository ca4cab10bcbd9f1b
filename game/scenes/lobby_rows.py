"""Rows of controls for narrow places: an option with its name on two lines, chips as wide as there is room."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from game.scenes.option_rows import OptionRow
from game.ui.fitting import fitted, largest
from game.ui.look import Look
from game.ui.scale import BODY_FLOOR
from game.ui.widgets.base import Widget
from game.ui.widgets.controls import Chips

LEADING = 1.04


class NarrowRow(OptionRow):
    """An option in a narrow column: its name, on two lines if it must; what it does is told on pointing at it: in a tip,
    or in a place of the scene's own (`told_aside`)."""

    def told_aside(self) -> NarrowRow:
        """What it does stands in one place of the scene for all rows (`explained`), not in a tip over other rows."""
        self.tip = ""
        return self

    most = 99
    """The largest size of its name: rows that stand together set it alike."""

    @staticmethod
    def least_high(look: Look) -> int:
        """How high a row is in which a name stands on two lines of the smallest size, with what keeps it from the next."""
        return max(look.px(52), 2 * BODY_FLOOR + 10)

    def _room(self) -> int:
        return self.boxes()[0].left - self.rect.x - self.look.px(12)

    def _high(self) -> int:
        """What is free for the name: the first and last line of it have air of their own, that may stick out."""
        return self.rect.h + round(BODY_FLOOR * 0.7)

    def name_px(self) -> int:
        """The size at which its name stands on one line, or on two."""
        look, size = self.look, min(self.most, self.look.text(19))
        return largest(look, self.name, "text_bold", size, (self._room(), self._high()), leading=LEADING) or BODY_FLOOR

    def print_name(self, surface: Surface, room: int) -> None:
        look = self.look
        words = fitted(look, self.name, "text_bold", self.name_px(), (self._room(), self._high()), look.palette.k,
                       leading=LEADING)  # fmt: skip
        surface.blit(words, words.get_rect(midleft=self.rect.midleft))

    def boxes(self) -> tuple[Rect, Rect, Rect]:
        return self.between(min(self.rect.h, max(34, self.look.px(42))), round(self.rect.w * 0.42))


def explained(group: Iterable[Widget]) -> NarrowRow | None:
    """The row whose option is told aside now: the one under the pointer, else the keyboard's."""
    rows = [row for row in group if isinstance(row, NarrowRow) and not row.tip]
    return next((row for row in rows if row.hovered), None) or next((row for row in rows if row.focus), None)


def explanation(look: Look, row: NarrowRow, room: tuple[int, int]) -> Surface:
    """An option's name, its value, and what it does; the latter alone where there is little room."""
    inks, px = look.palette, look.text(21)
    text = row.about
    name = f"{row.name}: {row.words(row.value)}"
    head = look.lettering.line(name, "text_bold", px, inks.k, width=room[0])
    under = room[1] - head.get_height()
    if under <= 0 or largest(look, text, "text", px, (room[0], under), lines=6, leading=1.24) is None:
        return fitted(look, text, "text", px, room, inks.k, lines=6, leading=1.24)
    about = fitted(look, text, "text", px, (room[0], under), inks.k, lines=6, leading=1.24)
    sheet = Surface((room[0], head.get_height() + about.get_height()), pygame.SRCALPHA)
    sheet.blit(head, (0, 0))
    sheet.blit(about, (0, head.get_height()))
    return sheet


class WideChips(Chips):
    """Chips that use the whole width they are given: their words are sentences."""

    def most(self) -> float:
        return float(self.rect.w)
