"""The reckoning: who sits on the throne, who wins, and of what each devil's points are made (LOH-15.1 to 15.3)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.tabletop.score_sheet import paint_row, rows_by_place, seats_by_place
from game.titles.lords_of_hell.rules.items import PromiseCard
from game.titles.lords_of_hell.screen.cards import portrait
from game.titles.lords_of_hell.screen.panel import EmptyPanel, spot_of
from game.titles.lords_of_hell.screen.signs import crown, numeral
from game.ui import palette
from game.ui.widgets.inspector import Entry, Inspected

PARTS = ("victory_points", "overlord", "promises")


class Over(EmptyPanel):
    """The last picture: a sheet over the market."""

    def open(self) -> bool:
        return self.table.services.update.result is not None

    @property
    def sheet(self) -> Rect:
        return self.table.ground.market

    def order(self) -> list[int]:
        """Seats by their places."""
        result = self.table.services.update.result
        assert result is not None
        return seats_by_place(result.places)

    def rows(self) -> dict[int, Rect]:
        look = self.table.look
        face = self.sheet.inflate(-look.px(60), -look.px(44))
        head = max(44, look.px(92))
        return rows_by_place(Rect(face.x, face.y + head, face.w, face.h - head), self.order(), look.px(72), 4)

    def spots(self) -> Sequence[Hotspot]:
        return [spot_of(self.table, ("realm", seat), rect, 44) for seat, rect in self.rows().items()]

    def inspect(self, handle: Hashable) -> Inspected | None:
        """The hand that a devil ends with (LOH-14.2)."""
        if not isinstance(handle, tuple) or handle[0] != "realm":
            return None
        table, seat = self.table, int(handle[1])
        held = table.reading.view.get("held")
        hands = table.reading.view.get("hands")
        if held is None or hands is None:
            return None
        entries = [Entry(table.item(PromiseCard(signer, n))) for signer, n in enumerate(held[seat]) if n]
        names = table.times(table.card_name(card) for _, card in hands[seat])
        if names:
            entries.append(Entry(names))
        return Inspected(
            name=table.devil(seat),
            picture=table.reading.devil(seat),
            kind_words=table.player(seat),
            text=table.words("over-hand"),
            entries=tuple(entries),
        )

    def draw_background(self, surface: Surface) -> None:
        table, look, words = self.table, self.table.look, self.table.words
        result = table.services.update.result
        assert result is not None
        look.paper(surface, "panel", self.sheet, 6)
        face = self.sheet.inflate(-look.px(60), -look.px(44))
        head = look.lettering.line(
            words(f"result-{result.outcome}").upper(), "display", look.caps(36), palette.RED_TEXT, width=face.w
        )
        surface.blit(head, head.get_rect(midtop=(face.centerx, face.y - look.px(4))))
        columns = self._columns(face)
        rows = self.rows()
        top = min(rect.y for rect in rows.values())
        for name, x in columns.items():
            label = look.lettering.line(
                words(f"tally-{name}").upper(), "label", look.caps(17), palette.DIM_TEXT, width=round(face.w * 0.17)
            )
            surface.blit(label, label.get_rect(midbottom=(x, top - 2)))
        for seat, rect in rows.items():
            self._row(surface, seat, rect, columns)
        self._throne(surface, Rect(face.x, max(rect.bottom for rect in rows.values()), face.w, 0), face.bottom)

    def _throne(self, surface: Surface, below: Rect, low: int) -> None:
        """Under the reckoning, where there is room: the throne between those who have won."""
        table, look, inks = self.table, self.table.look, self.table.look.palette
        result = table.services.update.result
        side = min(low - below.y - look.px(16), look.px(330))
        if result is None or side < 60 or not look.has_picture("throne"):
            return
        seats = [None, *result.winners]
        gap = look.px(14)
        x = below.centerx - (side * len(seats) + gap * (len(seats) - 1)) // 2
        for seat in (*result.winners[::2], None, *result.winners[1::2]):
            box = Rect(x, below.y + look.px(12), side, side)
            if seat is None:
                surface.blit(look.picture("throne", box.size), box)
            else:
                surface.blit(portrait(look, table.reading.devil(seat), box.size), box)
            pygame.draw.rect(surface, inks.k, box, max(2, look.px(4)), border_radius=4)
            x += side + gap

    def _columns(self, face: Rect) -> dict[str, int]:
        names = (*PARTS, "total")
        left = face.x + round(face.w * 0.42)
        step = (face.right - left) / len(names)
        return {name: round(left + (n + 0.5) * step) for n, name in enumerate(names)}

    def _row(self, surface: Surface, seat: int, rect: Rect, columns: dict[str, int]) -> None:
        table, look, inks = self.table, self.table.look, self.table.look.palette
        result = table.services.update.result
        assert result is not None
        won = seat in result.winners
        paint_row(surface, look, rect, palette.mix(inks.paper, inks.c, 0.25), won)
        place = numeral(look, str(result.places[seat]), rect.h - 8, inks.a if won else inks.k)
        surface.blit(place, place.get_rect(midleft=(rect.x + 4, rect.centery)))
        side = rect.h - 6
        face = Rect(rect.x + rect.h + 2, rect.y + 3, side, side)
        surface.blit(portrait(look, table.reading.devil(seat), face.size), face)
        pygame.draw.rect(surface, inks.k, face, 1)
        if seat == table.reading.s.overlord:
            mark = crown(look, round(side * 0.6))
            surface.blit(mark, mark.get_rect(midbottom=(face.centerx, face.y + side // 4)))
        x = face.right + look.px(10)
        name = look.lettering.line(table.devil(seat), "display", min(look.caps(22), rect.h // 2), inks.k)
        surface.blit(name, name.get_rect(midleft=(x, rect.y + rect.h * 0.34)))
        who = look.label(table.player(seat), 17, inks.k, 0.8)
        surface.blit(who, who.get_rect(midleft=(x, rect.y + rect.h * 0.75)))
        tally = result.tally or {}
        for part, column in columns.items():
            value = tally[part][seat] if part in tally else 0
            ink = palette.RED_TEXT if part == "total" else inks.k
            number = look.lettering.line(
                str(value), "display", min(look.caps(30 if part == "total" else 22), rect.h - 8), ink
            )
            surface.blit(number, number.get_rect(center=(column, rect.centery)))
