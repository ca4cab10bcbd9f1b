"""The slip of paper on which a question lies: a heading, lines, boxes of cards; baked once for what it says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.titles.loot_and_recruit.screen.context import Context
from game.ui import palette


class Line(NamedTuple):
    """A sentence of a slip."""

    text: str
    hot: bool = False
    bold: bool = False


def slip_rect(table: Context) -> Rect:
    """Over the pools and the play area: empty while such things are asked."""
    ground = table.ground
    return ground.pools[0].unionall([*ground.pools, ground.play])


def paint_slip(table: Context, surface: Surface, rect: Rect, heading: str, lines: Sequence[Line]) -> None:
    """The whole slip; the words shrink until all of them are there, but not under 13 pixels."""
    look = table.look
    key = ("slip", rect.size, heading, tuple(lines), look.inks)
    sheet = look.baked(key)
    if sheet is None:
        room = look.px(30)
        sheet = Surface((rect.w + 2 * room, rect.h + 2 * room), pygame.SRCALPHA)
        box = Rect((room, room), rect.size)
        look.paper(sheet, "plain", box, 8)
        _write(table, sheet, box.inflate(-look.px(30), -look.px(22)), heading, lines)
        look.keep(key, sheet)
    room = look.px(30)
    surface.blit(sheet, (rect.x - room, rect.y - room))


def _write(table: Context, sheet: Surface, box: Rect, heading: str, lines: Sequence[Line]) -> None:
    look, inks = table.look, table.look.palette
    for size in range(look.text(21), 12, -1):
        head = look.lettering.line(heading.upper(), "display", max(14, round(size * 1.15)), inks.k, width=box.w)
        texts = [
            look.lettering.paragraph(
                line.text,
                "text_bold" if line.bold else "text",
                size,
                box.w,
                palette.RED_TEXT if line.hot else inks.k,
                leading=1.14,
            ).surface
            for line in lines
        ]
        tall = head.get_height() + sum(text.get_height() + 3 for text in texts) + 4
        if tall <= box.h or size == 13:
            break
    sheet.blit(head, head.get_rect(midtop=(box.centerx, box.y)))
    y = box.y + head.get_height() + 2
    pygame.draw.line(sheet, inks.k, (box.x, y), (box.right, y), max(1, look.px(2)))
    y += 3
    for text in texts:
        if y + text.get_height() > box.bottom + 4:
            break
        sheet.blit(text, (box.x, y))
        y += text.get_height() + 3
