"""The sheet of open hands beside a replay: what each of the others held, card by card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Regions
from game.tabletop.services import TableServices
from game.ui.cards import stamp
from game.ui.look import Look
from game.ui.widgets.base import Widget
from game.ui.widgets.group import Group
from game.ui.widgets.inspector import Inspected

WIDE = 1.6
"""Of its height, a card at most, where the row has room."""
FEW, TALL, LOW = 3, 62, 50
"""So many seats have rows of so many pixels (at 1080); more of them have lower ones. Beside one another they would have no room
for their cards."""


def with_room(regions: Regions, look: Look, seats: int) -> tuple[Regions, Rect]:
    """Take room for the hands of so many seats from the log, else from the foot of the inspector; and where that is."""
    wanted = seats * look.px(TALL if seats <= FEW else LOW) + look.px(28)
    if regions.log is not None:
        room = regions.log
        sheet = Rect(room.x, room.bottom - min(wanted, room.h), room.w, min(wanted, room.h))
        log = Rect(room.x, room.y, room.w, sheet.y - room.y - look.px(10))
        return replace(regions, log=log if log.h >= look.px(190) else None), sheet if log.h >= look.px(190) else room
    room = regions.inspector
    high = min(wanted, round(room.h * 0.6))
    sheet = Rect(room.x, room.bottom - high, room.w, high)
    return replace(regions, inspector=Rect(room.x, room.y, room.w, room.h - high - look.px(10))), sheet


class HandCard(Widget):
    """A card of somebody's hand, as its picture; pointed at it is read."""

    focusable = True
    answers = False

    def __init__(self, look: Look, rect: Rect, id: str, page: Inspected, wide: int, read: Callable[[], object]) -> None:
        super().__init__(look, rect, id, tip=" · ".join(filter(None, (page.name, page.status))), order=4)
        self.page, self.wide, self.read = page, wide, read

    def activate(self) -> None:
        self.read()

    def field_changed(self, name: str) -> None:
        super().field_changed(name)
        if self.hovered or self.focus:
            self.read()

    def draw(self, surface: Surface) -> None:
        look, box = self.look, Rect(self.rect.x, self.rect.y, self.wide, self.rect.h)
        if self.page.picture:
            surface.blit(look.picture(self.page.picture, box.size), box)
        else:
            surface.fill(look.palette.c, box)
            name = look.label(self.page.name, 17, look.palette.k, width=box.w - 4)
            surface.blit(name, name.get_rect(center=box.center))
        if self.page.status:  # something is to be read of it beyond the card
            mark = stamp(look, "tick", max(16, self.wide // 3))
            surface.blit(mark, mark.get_rect(topright=(box.right - 2, box.y + 2)))
        lit = self.hovered or self.focus
        pygame.draw.rect(surface, look.palette.b if lit else look.palette.k, box, max(2, look.px(5 if lit else 3)))


class HandsPaper(Widget):
    """What the cards lie on, with the portrait of whoever holds them."""

    answers = False

    def __init__(self, services: TableServices, rect: Rect, rows: Mapping[int, Rect]) -> None:
        super().__init__(services.look, rect, "hands.sheet")
        self.services, self.rows = services, rows

    def draw(self, surface: Surface) -> None:
        self.look.paper(surface, "plain", self.rect, 4)
        for seat, row in self.rows.items():
            face = self.services.portrait(seat, row.h)
            if face is not None:
                surface.blit(face, face.get_rect(midleft=row.midleft))


def add_hands(group: Group, services: TableServices, rect: Rect, hands: Mapping[int, Sequence[str]],
              page_of: Callable[[str], Inspected | None]) -> None:  # fmt: skip
    """Lay the hands of seats on a sheet, a row each."""
    look = services.look
    inner = look.content("plain", rect)
    gap = look.px(6)
    high = (inner.h - (len(hands) - 1) * gap) // max(1, len(hands))
    boxes = {seat: Rect(inner.x, inner.y + n * (high + gap), inner.w, high) for n, seat in enumerate(hands)}
    group.add(HandsPaper(services, rect, boxes))
    for seat, cards in hands.items():
        box = boxes[seat]
        x, room = box.x + box.h + gap, box.w - box.h - gap
        low = min(round(box.h * 0.86), room)
        size = min(max(low, room // max(1, len(cards)) - look.px(4)), round(low * WIDE))
        step = min(size + look.px(4), (room - size) / max(1, len(cards) - 1))
        for n, card in enumerate(cards):
            page = page_of(card)
            last = n == len(cards) - 1
            if page is not None:
                spot = Rect(round(x + n * step), box.y, size if last else max(1, round(min(step, size))), box.h)
                read = lambda card=card: services.inspect(("card", card))  # noqa: E731
                group.add(HandCard(look, spot, f"hand.{seat}.{n}", page, size, read))
