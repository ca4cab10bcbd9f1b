"""What belongs to nobody: deck, discard pile, the Unknown Powers, the round against its limit, the three status cards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.lords_of_hell.rules.cards import STATUS
from game.titles.lords_of_hell.rules.state import NOBODY
from game.titles.lords_of_hell.screen.cards import Cards, Facing
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.layout import CARD
from game.titles.lords_of_hell.screen.panel import EmptyPanel, spot_of
from game.ui import palette
from game.ui.fitting import fitted

PICTURED = 84
"""So high the place of the Unknown Powers must be to show them."""


class Shelf(NamedTuple):
    """Where the parts lie."""

    deck: Rect
    discard: Rect
    powers: Rect
    round: Rect
    statuses: tuple[Rect, ...]


def shelf(table: Context) -> Shelf:
    """The parts at the present size: side by side, or one under the other beside the hand."""
    look, ground = table.look, table.ground
    area = ground.shared_area
    none = Rect(0, 0, 0, 0)
    if ground.stack:
        half = (area.w - 4) // 2
        high = min(round(half * CARD), round(area.h * 0.42))
        top = area.y + max(18, look.px(26))
        deck = Rect(area.x, top, half, high)
        discard = Rect(deck.right + 4, top, half, high)
        powers = Rect(area.x, deck.bottom + max(18, look.px(26)), area.w, 0)
        powers.h = max(30, area.bottom - powers.y)
        return Shelf(deck, discard, powers, Rect(area.x, area.y, area.w, max(16, look.px(24))), ())
    inner = area.inflate(-look.px(24), -look.px(20))
    rows = 3 if inner.h > look.px(230) else 0
    top_h = inner.h if not rows else round(inner.h * 0.5)
    label = max(15, look.px(22))
    high = top_h - label - 2
    wide = min(round(high / CARD), inner.w // 5)
    deck = Rect(inner.x, inner.y, wide, high)
    discard = Rect(deck.right + look.px(8), inner.y, wide, high)
    left = discard.right + look.px(12)
    turn = Rect(left, inner.y, inner.right - left, max(16, look.px(26)))
    powers = Rect(left, turn.bottom + 4, inner.right - left, inner.y + top_h - turn.bottom - 4)
    statuses: tuple[Rect, ...] = ()
    if rows:
        y, step = inner.y + top_h + look.px(8), (inner.h - top_h - look.px(8)) // 3
        statuses = tuple(Rect(inner.x, y + n * step, inner.w, step - 3) for n in range(3))
    return Shelf(deck, discard, powers, turn, statuses or (none,) * 0)


class SharedArea(EmptyPanel):
    """The shelf of common things."""

    def __init__(self, table: Context, cards: Cards) -> None:
        super().__init__(table)
        self.cards = cards

    def open(self) -> bool:
        return -1 not in self.table.covered or self.table.ground.stack

    @property
    def swapped(self) -> bool:
        """This seat has swapped with the Unknown Powers this round."""
        seat = self.table.services.seat
        return seat >= 0 and bool(self.table.reading.s.swapped >> seat & 1)

    def spots(self) -> Sequence[Hotspot]:
        table, where = self.table, shelf(self.table)
        out = [
            spot_of(table, ("deck",), where.deck, 20),
            spot_of(table, ("discard",), where.discard, 20),
            spot_of(table, ("powers",), where.powers, 21),
        ]
        out += [Hotspot(("status", name), rect, False, "", order=22) for name, rect in zip(STATUS, where.statuses)]
        return out

    def draw_background(self, surface: Surface) -> None:
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        where, reading = shelf(table), table.reading
        if not table.ground.stack:
            look.paper(surface, "plain", table.ground.shared_area, 5)
        ink = inks.paper if table.ground.stack else inks.k
        turn = (
            words("round-of", n=max(1, reading.round), all=reading.limit)
            if reading.limit
            else words("round", n=max(1, reading.round))
        )
        goal = words("affairs-turn", round=turn, name=table.devil(reading.starter))
        line = fitted(look, goal.upper(), "label", look.caps(19), where.round.size, ink, lines=1, floor=10)
        surface.blit(line, line.get_rect(midleft=(where.round.x, where.round.centery)))
        surface.blit(self.cards.small(Facing(), where.deck.size), where.deck)
        top = reading.card(reading.discard[-1]) if reading.discard else ""
        if top:
            surface.blit(self.cards.small(Facing("card", top), where.discard.size), where.discard)
        else:
            pygame.draw.rect(surface, ink, where.discard, 1, border_radius=4)
        for rect, key, n in (
            (where.deck, "affairs-deck", reading.deck),
            (where.discard, "affairs-discard", len(reading.discard)),
        ):
            tag = look.lettering.line(
                words(key, n=n).upper(), "label", max(11, look.caps(16)), inks.paper, width=rect.w + 6, floor=9
            )
            box = tag.get_rect(midtop=(rect.centerx, rect.bottom - 1)).inflate(6, 2)
            surface.fill(inks.k, box)
            surface.blit(tag, tag.get_rect(center=box.center))
        self._powers(surface, where.powers)
        for rect, name in zip(where.statuses, STATUS):
            self._status(surface, rect, name)

    def _powers(self, surface: Surface, rect: Rect) -> None:
        """The Unknown Powers, and the way to swap with them."""
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        mark = table.mark(("powers",))
        box = rect.inflate(-2, -2)
        pygame.draw.rect(surface, inks.c if mark.open else inks.paper, box, border_radius=5)
        pygame.draw.rect(surface, palette.GLOW if mark.chosen else inks.k, box, max(2, look.px(3)), border_radius=5)
        text, room = words("powers"), box
        if box.h >= PICTURED and look.has_picture("unknown_powers"):
            seen = box.inflate(-2 * look.px(3), -2 * look.px(3))
            seen.h = round(box.h * 0.5)
            surface.blit(look.picture("unknown_powers", seen.size), seen)
            pygame.draw.line(surface, inks.k, seen.bottomleft, (seen.right - 1, seen.bottom), max(2, look.px(3)))
            room = Rect(box.x, seen.bottom, box.w, box.bottom - seen.bottom)
        name = fitted(
            look,
            text,
            "display" if box.h > 60 else "label",
            min(look.caps(20), max(13, room.h // 3)),
            (box.w - 10, round(room.h * 0.55)),
            inks.k,
            lines=2,
            floor=11,
            align="centre",
            leading=1.0,
        )
        state = words("powers-swap" if mark.open else "powers-done" if self.swapped else "powers-closed")
        low = look.lettering.line(
            state.upper(), "label", max(11, min(look.caps(17), room.h // 3)), inks.k, width=box.w - 8, floor=10
        )
        total = name.get_height() + low.get_height()
        y = room.centery - total // 2
        surface.blit(name, name.get_rect(midtop=(box.centerx, y)))
        surface.blit(low, low.get_rect(midtop=(box.centerx, y + name.get_height())))

    def _status(self, surface: Surface, rect: Rect, status: str) -> None:
        """A status card: who holds it, and which side is up."""
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        s = table.reading.s
        n = STATUS.index(status)
        holder = s.holder[n]
        pygame.draw.rect(surface, inks.k, rect, border_radius=3)
        card = f"{status}_{'stable' if s.stable[n] or holder == NOBODY else 'unstable'}"
        if rect.h >= max(34, look.px(44)) and look.has_picture(card):  # few seats: there is room for its picture
            side_ = rect.h - 6
            face = Rect(rect.x + 3, rect.y + 3, side_, side_)
            surface.blit(look.picture(card, face.size), face)
            rect = Rect(face.right, rect.y, rect.right - face.right, rect.h)
        who = table.devil(holder) if holder != NOBODY else words("nobody")
        side = words("stable" if s.stable[n] else "unstable") if holder != NOBODY else ""
        right = look.lettering.line(
            f"{who} · {side}".strip(" ·").upper(),
            "label",
            max(12, min(look.caps(18), rect.h - 3)),
            palette.GLOW,
            width=rect.w // 2,
            floor=10,
        )
        surface.blit(right, right.get_rect(midright=(rect.right - 6, rect.centery)))
        name = look.lettering.line(
            table.status_name(status).upper(),
            "label",
            max(12, min(look.caps(18), rect.h - 3)),
            inks.paper,
            width=rect.w - right.get_width() - 16,
            floor=10,
        )
        surface.blit(name, name.get_rect(midleft=(rect.x + 6, rect.centery)))

    def click(self, handle: Hashable) -> bool:
        return False
