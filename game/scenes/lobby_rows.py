"""Rows of controls for narrow places: an option with its name on two lines, chips as wide as there is room."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from game.scenes.option_rows import OptionRow
from game.ui.fitting import fitted, largest
from game.ui.look import Look
from game.ui.widgets.base import Widget
from game.ui.widgets.controls import Chips


class NarrowRow(OptionRow):
    """An option in a narrow column: its name, on two lines if it must; what it does is told on pointing at it: in a tip,
    or in a place of the scene's own (`told_aside`)."""

    def told_aside(self) -> NarrowRow:
        """What it does stands in one place of the scene for all rows (`explained`), not in a tip over other rows."""
        self.tip = ""
        return self

    def print_name(self, surface: Surface, room: int) -> None:
        look = self.look
        room = self.boxes()[0].left - self.rect.x - look.px(12)
        size = look.text(19)
        words = look.lettering.line(self.name, "text_bold", size, look.palette.k)
        if words.get_width() > room:
            size = min(size, max(13, round(self.rect.h * 0.38)))
            size = largest(look, self.name, "text_bold", size, (room, self.rect.h)) or 13
            words = look.lettering.paragraph(
                self.name, "text_bold", size, room, look.palette.k, leading=1.08, lines=2
            ).surface
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
