"""Beside each plate: cards in hand, deck and discard pile, Bodyguards that may be about, the running total (LNR-14.1, 14.5)."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.signs import sign
from game.ui import palette
from game.ui.look import Look
from game.ui.scale import CAPS_FLOOR

CELLS = ("hand", "deck", "discard", "guards")


class Cells(NamedTuple):
    """Where each number of a seat stands."""

    first: Rect
    hand: Rect
    deck: Rect
    discard: Rect
    guards: Rect
    total: Rect


def cells(rect: Rect) -> Cells:
    """The First Player card, four numbers and the total: a pure function of the place beside the plate."""
    total = max(44, round(rect.w * 0.32))
    lead = 1.0 if rect.w > 160 else 0.6  # the First Player card may lie over the edge of a narrow strip
    step = (rect.w - total) / (len(CELLS) + lead)
    first = Rect(rect.x, rect.y, int(lead * step), rect.h)
    hand, deck, discard, guards = (
        Rect(rect.x + int((i + lead) * step), rect.y, int(step), rect.h) for i in range(len(CELLS))
    )
    return Cells(first, hand, deck, discard, guards, Rect(rect.right - total, rect.y, total, rect.h))


def paint_facts(table: Context, surface: Surface, seat: int) -> None:
    """One seat's strip; the First Player card and the leader's crown lie on it."""
    look, reading = table.look, table.reading
    now, rect = reading.seats[seat], table.ground.facts[seat]
    look.paper(surface, "plain", rect, 4)
    places = cells(rect)
    numbers = {"hand": now.hand, "deck": now.deck, "discard": len(now.discard), "guards": now.guards}
    for name, place in zip(CELLS, places[1:]):
        _number(table, surface, place, name, numbers[name])
    _total(table, surface, seat, places.total)
    if reading.first == seat:
        _first(table, surface, seat)


def _label(table: Context, name: str) -> str:
    """A short word over a number."""
    return table.words(f"short-{name}")


def _number(table: Context, surface: Surface, rect: Rect, name: str, n: int) -> None:
    look = table.look
    ink = look.palette.k
    inside = rect.inflate(-2, -max(4, look.px(10)))
    high = max(11, round(inside.h * 0.4))
    word = _label(table, name) if name != "guards" else ""
    px = max(CAPS_FLOOR, min(look.caps(15), high))
    px = look.lettering.fit(word.upper(), "label", px, rect.w - 2)
    if word and look.lettering.width(word.upper(), "label", px) <= rect.w - 2:
        top = look.lettering.line(word.upper(), "label", px, ink)
        at = top.get_rect(center=(rect.centerx, inside.y + high // 2))
        at.top = max(at.top, rect.y + 2)  # the dots of an Ä stay off the paper's edge
        surface.blit(top, at)
    else:
        top = _sign(table, name, max(13, high + 2))
        surface.blit(top, top.get_rect(center=(rect.centerx, inside.y + high // 2)))
    words = look.lettering.line(str(n), "display", number_px(look, rect, inside.h - high), ink)
    box = words.get_bounding_rect()
    surface.blit(words, (rect.centerx - box.centerx, inside.bottom - (inside.h - high) // 2 - box.centery))


def number_px(look: Look, cell: Rect, tall: int) -> int:
    """How large the number in a cell is, with so much height for it: two digits do not touch those of the next cell."""
    return look.lettering.fit("00", "display", max(13, min(look.caps(22), tall)), cell.w - 4, floor=12)


def _sign(table: Context, name: str, px: int) -> Surface:
    look = table.look
    if name == "guards":
        return sign(look, "bodyguard", px)
    return look.mark({"hand": "hand", "deck": "cards", "discard": "refresh"}[name], px)


def _total(table: Context, surface: Surface, seat: int, rect: Rect) -> None:
    """Counts so far and what stands, as a sum; only the counts when running totals are off."""
    look, reading = table.look, table.reading
    inks, counts = look.palette, reading.seats[seat].counts
    box = rect.inflate(-max(4, look.px(10)), -max(6, look.px(12)))
    pygame.draw.rect(surface, inks.k, box, border_radius=4)
    over = table.services.update.result is not None  # what stands has been counted: the counts are the final score
    running = table.services.feed.options.get("running_totals", True) and not over
    big = str(reading.total(seat)) if running else (str(sum(counts)) if counts else "–")
    number = look.lettering.line(big, "display", max(15, min(look.caps(30), box.h - 4)), inks.paper, width=box.w - 6)
    ink = number.get_bounding_rect()
    small = ""
    if running and counts:
        small = "+".join(str(n) for n in (sum(counts), reading.standing(seat)))
    room = box.w - ink.w - max(10, look.px(16))
    px = max(12, look.caps(16))
    if small and look.lettering.width(small, "label", px) <= room:
        words = look.lettering.line(small, "label", px, inks.c)
        surface.blit(words, words.get_rect(midleft=(box.x + max(3, look.px(7)), box.centery)))
        surface.blit(number, (box.right - max(3, look.px(7)) - ink.right, box.centery - ink.centery))
    else:
        surface.blit(number, (box.centerx - ink.centerx, box.centery - ink.centery))
    leads = seat in table.services.update.result.winners if over else running and reading.leader == seat  # type: ignore[union-attr]
    if leads and reading.total(seat) > 0:
        crown = look.mark("crown", max(16, look.px(26)), palette.STRAW)
        surface.blit(crown, crown.get_rect(midtop=(box.x - look.px(2), rect.y - max(3, look.px(5)))))


def first_sign(table: Context) -> Surface:
    """The First Player card as a small sign."""
    return sign(table.look, "first_player", max(18, table.look.px(34)))


def first_place(table: Context, seat: int) -> tuple[int, int]:
    """Where the First Player card of a seat lies: between plate and numbers."""
    return cells(table.ground.facts[seat]).first.center


def _first(table: Context, surface: Surface, seat: int) -> None:
    flag = first_sign(table)
    surface.blit(flag, flag.get_rect(center=first_place(table, seat)))
