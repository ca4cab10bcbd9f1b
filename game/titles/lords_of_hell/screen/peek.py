"""A hand that is shown to this seat: its cards on a sheet, for the seconds that a promise or a deal grants (LOH-14.1)."""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface

from game.tabletop.effects import sheet
from game.titles.lords_of_hell.rules.cards import TIMERS
from game.titles.lords_of_hell.screen.cards import Cards, Facing
from game.titles.lords_of_hell.screen.choices import grid
from game.titles.lords_of_hell.screen.context import Context
from game.ui.motion import Motion


def peeked(table: Context, cards: Cards, seat: int, hand: list[Any], held: list[int]) -> Motion:
    """The sheet; a click takes it away before its time."""
    area = table.ground.market.inflate(-table.look.px(60), -table.look.px(60))
    yield sheet(
        table.services,
        "peek",
        picture(table, cards, seat, hand, held, area.size),
        area,
        float(TIMERS["offer_hand_proof"]["normal"]),
    )


def picture(
    table: Context, cards: Cards, seat: int, hand: list[Any], held: list[int], size: tuple[int, int]
) -> Surface:
    """Whose hand it is, and what is in it."""
    look = table.look
    room = look.px(20)
    whole = Surface(size, pygame.SRCALPHA)
    look.paper(whole, "note", Rect(room // 2, room // 2, size[0] - room, size[1] - room), 5)
    face = Rect(0, 0, *size).inflate(-look.px(70), -look.px(60))
    text = table.words("peek-heading", name=table.devil(seat))
    head = look.lettering.line(text.upper(), "display", look.caps(28), look.palette.k, width=face.w)
    whole.blit(head, head.get_rect(midtop=(face.centerx, face.y)))
    told = [Facing("card", card) for _, card in hand]
    told += [Facing("promise", table.reading.devil(signer), n) for signer, n in enumerate(held) if n]
    low = Rect(face.x, face.y + head.get_height() + 6, face.w, face.bottom - face.y - head.get_height() - 6)
    for facing, rect in zip(told, grid(low, len(told))):
        whole.blit(cards.small(facing, rect.size), rect)
    if not told:
        words = look.lettering.line(table.words("hand-nothing"), "map", look.text(24), look.palette.k)
        whole.blit(words, words.get_rect(center=low.center))
    return whole
