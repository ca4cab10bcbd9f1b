"""A sheet over the scale: a heading, rows of words that can be pressed, a line at the foot. What the sheets of goods and of
promises are made of."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.tabletop.key_tags import tag_height
from game.titles.lords_of_hell.screen.cards import portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.layout import chips
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.panel import EmptyPanel
from game.ui import palette
from game.ui.fitting import fitted


@dataclass
class Chip:
    """A word that can be pressed."""

    handle: Hashable
    words: str
    chosen: bool = False
    why: str = ""
    """Why it cannot; "" when it can."""
    devil: str = ""
    """A face beside the words."""
    tip: str = ""
    aside: bool = False
    """It takes back more than it adds: keys and gamepad come to it after the rest."""


@dataclass
class Line:
    """A row of chips under a label."""

    label: str
    chips: list[Chip] = field(default_factory=list)


class Sheet(EmptyPanel):
    """Fills `heading`, `rows` and `foot`."""

    def __init__(self, table: Context, market: Market) -> None:
        super().__init__(table)
        self.market = market

    def heading(self) -> str:
        return ""

    def rows(self) -> list[Line]:
        return []

    def foot(self, surface: Surface, rect: Rect) -> None:
        """Under the rows."""

    @property
    def foot_high(self) -> int:
        return 0

    # where

    @property
    def sheet(self) -> Rect:
        return self.table.ground.scale

    def face(self) -> Rect:
        look = self.table.look
        return self.sheet.inflate(-2 * look.px(24), -2 * look.px(20))

    def placed(self) -> tuple[list[tuple[Line, Rect]], list[tuple[Chip, Rect]], int]:
        """Labels and chips with their places, and the size of the words: smaller where there is much. What room is left goes
        over each row, where key tags lie."""
        look, face = self.table.look, self.face()
        top = face.y + max(22, look.px(34))
        room = Rect(face.x, top, face.w, face.bottom - self.foot_high - top)
        rows, gap = self.rows(), max(3, look.px(5))
        for px in range(min(22, look.caps(22)), 11, -1):
            lines, places, bottom = self._rows_laid(rows, room, px, 0)
            if bottom <= room.bottom + gap or px == 12:
                count = len({rect.y for _, rect in places})
                over = min(tag_height(look) * 3 // 4, max(0, room.bottom - bottom) // max(1, count))
                lines, places, _ = self._rows_laid(rows, room, px, over)
                return lines, places, px
        raise AssertionError("no size")

    def _rows_laid(
        self, rows: Sequence[Line], room: Rect, px: int, over: int
    ) -> tuple[list[tuple[Line, Rect]], list[tuple[Chip, Rect]], int]:
        """Words of that size, so much room over each row; and where they end."""
        look = self.table.look
        high, gap, label = px + max(6, look.px(10)), max(3, look.px(5)), round(room.w * 0.17)
        lines: list[tuple[Line, Rect]] = []
        places: list[tuple[Chip, Rect]] = []
        y = room.y + over
        for line in rows:
            wides = [
                look.lettering.width(chip.words.upper(), "label", px, 0.6) + px + (high if chip.devil else 0)
                for chip in line.chips
            ]
            found = chips(Rect(room.x + label, y, room.w - label, 10), wides, high, gap, gap + over)
            bottom = found[-1].bottom if found else y + high
            lines.append((line, Rect(room.x, y, label - 6, bottom - y)))
            places += zip(line.chips, found)
            y = bottom + gap * 2 + over
        return lines, places, y

    def spots(self) -> Sequence[Hotspot]:
        _, places, _ = self.placed()
        return [Hotspot(chip.handle, rect, not chip.why, chip.why, order=50, aside=chip.aside) for chip, rect in places]

    # drawing

    def draw_background(self, surface: Surface) -> None:
        look, inks, face = self.table.look, self.table.look.palette, self.face()
        look.paper(surface, "panel", self.sheet, 6)
        head = look.lettering.line(
            self.heading().upper(), "display", min(look.caps(24), max(15, look.px(28))), inks.k, width=face.w
        )
        surface.blit(head, head.get_rect(midtop=(face.centerx, face.y - look.px(4))))
        lines, places, px = self.placed()
        for line, rect in lines:
            words = fitted(
                look,
                line.label.upper(),
                "label",
                px,
                (rect.w, max(px + 4, rect.h)),
                palette.DIM_TEXT,
                lines=2,
                floor=11,
                leading=1.0,
            )
            surface.blit(words, (rect.x, rect.y + max(2, (px + look.px(10) - words.get_height()) // 2)))
        for chip, rect in places:
            self._chip(surface, chip, rect, px)
        if self.foot_high:
            self.foot(surface, Rect(face.x, face.bottom - self.foot_high, face.w, self.foot_high))

    def _chip(self, surface: Surface, chip: Chip, rect: Rect, px: int) -> None:
        look, inks = self.table.look, self.table.look.palette
        radius = rect.h // 3
        fill = inks.a if chip.chosen else inks.paper
        if chip.why and not chip.chosen:
            fill = palette.mix(inks.paper, inks.b, 0.25)
        pygame.draw.rect(surface, fill, rect, border_radius=radius)
        edge = palette.DISABLED if chip.why and not chip.chosen else inks.k
        pygame.draw.rect(surface, edge, rect, max(1, look.px(2)), border_radius=radius)
        ink: Any = inks.paper if chip.chosen else palette.DISABLED if chip.why else inks.k
        x = rect.x + px // 2
        if chip.devil:
            face = Rect(rect.x + 2, rect.y + 2, rect.h - 4, rect.h - 4)
            surface.blit(portrait(look, chip.devil, face.size), face)
            pygame.draw.rect(surface, inks.k, face, 1)
            x = face.right + px // 3
        words = look.lettering.line(
            chip.words.upper(), "label", px, ink, tracking=0.6, width=rect.right - x - 2, floor=10
        )
        surface.blit(words, words.get_rect(midleft=(x, rect.centery)))
