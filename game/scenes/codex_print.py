"""How the codex prints a chapter's diagram: what follows on what, and its rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.tabletop.codex_pages import DiagramRow
from game.tabletop.numbered import draw_disc
from game.ui import palette
from game.ui.look import Look


def _plate_height(look: Look) -> int:
    return max(38, look.px(54))


def flow_room(look: Look, wide: int) -> int:
    """How wide the words of one plate may be."""
    return wide - _plate_height(look) - 2 * look.px(12)


def printed_flow(look: Look, steps: Sequence[str], wide: int, here: int) -> Surface:
    """What follows on what: numbered plates with arrows between, in as many rows as they need. `here`: the one that is lit,
    from 1; 0 all."""
    inks, tall, gap, pad = look.palette, _plate_height(look), look.px(34), look.px(12)
    places: list[tuple[Surface, Rect]] = []
    x = y = 0
    for step in steps:
        words = look.label(step, 22, inks.k, 1.0, flow_room(look, wide))
        plate = Rect(x, y, tall + words.get_width() + 2 * pad, tall)
        if plate.right > wide and x:
            plate.topleft = (0, y + tall + gap // 2)
        places.append((words, plate))
        x, y = plate.right + gap, plate.y
    sheet = Surface((wide, y + tall + look.px(4)), pygame.SRCALPHA)
    for n, (words, plate) in enumerate(places, 1):
        lit = here in (0, n)
        fill = palette.STRAW if here == n else palette.mix(inks.paper, inks.c, 0.55) if lit else inks.paper
        pygame.draw.rect(sheet, fill, plate, border_radius=tall // 2)
        pygame.draw.rect(sheet, inks.k, plate, max(2, look.px(5 if here == n else 3)), border_radius=tall // 2)
        draw_disc(sheet, look, Rect(plate.x, plate.y, tall, tall), n, palette.STRAW if lit else inks.paper)
        sheet.blit(words, words.get_rect(midleft=(plate.x + tall + pad // 2, plate.centery)))
        if n < len(places) and places[n][1].y == plate.y:
            x, half = plate.right + gap // 5, gap * 3 // 10
            tip = [(x, plate.centery - half), (x + 2 * half, plate.centery), (x, plate.centery + half)]
            pygame.draw.polygon(sheet, inks.k, tip)
    return sheet


@dataclass(frozen=True, slots=True)
class PrintedRow:
    """A row of a diagram before it has its place."""

    art: Surface | None
    left: int
    """Where its words begin."""
    words: tuple[Surface, ...]
    """Its label, and what is said of it under that."""
    figure: Surface | None
    is_total: bool

    @property
    def tall(self) -> int:
        return max(sum(part.get_height() for part in self.words), *(part.get_height() for part in self.sides), 0)

    @property
    def sides(self) -> tuple[Surface, ...]:
        return tuple(part for part in (self.art, self.figure) if part is not None)


def row_parts(look: Look, rows: Sequence[DiagramRow], wide: int) -> list[PrintedRow]:
    """What the rows of a diagram so wide are put together from."""
    inks, gap = look.palette, look.px(8)
    arts = [_art(look, row, wide) for row in rows]
    figures = [
        look.lettering.line(row.figure, "display", look.caps(30), inks.k) if row.figure else None for row in rows
    ]
    column = max((art.get_width() + 2 * gap for art, row in zip(arts, rows) if art and not row.sketch), default=gap)
    lefts = [art.get_width() + 2 * gap if art and row.sketch else column for art, row in zip(arts, rows)]
    right = max((figure.get_width() + 3 * gap for figure in figures if figure is not None), default=gap)
    return [
        PrintedRow(art, left, _row_words(look, row, wide - left - right), figure, row.is_total)
        for row, art, left, figure in zip(rows, arts, lefts, figures)
    ]


def printed_rows(look: Look, rows: Sequence[DiagramRow], wide: int) -> Surface:
    """A chapter's diagram: each row a label over what is said of it, its pictures before both, its figure behind them."""
    inks, gap, parts = look.palette, look.px(8), row_parts(look, rows, wide)
    sheet = Surface((wide, sum(part.tall + 2 * gap for part in parts) + look.px(3)), pygame.SRCALPHA)
    y = 0
    for part in parts:
        tall = part.tall + 2 * gap
        ink, thick = (inks.k, 3) if part.is_total else (palette.mix(inks.paper, inks.k, 0.45), 2)
        sheet.fill(ink, Rect(0, y, wide, max(1, look.px(thick))))
        if part.art is not None:
            sheet.blit(part.art, (gap, y + (tall - part.art.get_height()) // 2))
        if part.figure is not None:
            sheet.blit(part.figure, part.figure.get_rect(midright=(wide - gap, y + tall // 2)))
        top = y + (tall - sum(words.get_height() for words in part.words)) // 2
        for words in part.words:
            sheet.blit(words, (part.left, top))
            top += words.get_height()
        y += tall
    return sheet


def _art(look: Look, row: DiagramRow, wide: int) -> Surface | None:
    """What a row so wide shows: what its title draws itself, or its pictures, in as many lines as they need."""
    if row.sketch is not None:
        return row.sketch(look, wide * 2 // 3)
    if not row.pictures:
        return None
    px, gap = max(44, look.px(78)), look.px(8)
    across = min(len(row.pictures), max(1, (wide // 2 + gap) // (px + gap)))
    down = -(-len(row.pictures) // across)
    sheet = Surface((across * (px + gap) - gap, down * (px + gap) - gap), pygame.SRCALPHA)
    for n, picture in enumerate(row.pictures):
        box = Rect(n % across * (px + gap), n // across * (px + gap), px, px)
        sheet.blit(look.picture(picture, box.size), box)
        pygame.draw.rect(sheet, look.palette.k, box, max(2, look.px(2)))
    return sheet


def _row_words(look: Look, row: DiagramRow, wide: int) -> tuple[Surface, ...]:
    """The label, on several lines where one is too short for it, and what is said of it."""
    inks = look.palette
    label = look.label(row.label, 22, inks.k, 1.0)
    if label.get_width() > wide:
        label = look.lettering.paragraph(row.label.upper(), "label", look.caps(22), wide, inks.k).surface
    note = (look.lettering.paragraph(row.note, "text", look.text(18), wide, inks.k).surface,) if row.note else ()
    return label, *note
