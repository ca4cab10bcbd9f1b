"""The end: who wears the crown, three counts and their sum for every seat, what decided between equals (LNR-9.5, 9.6)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.tabletop.score_sheet import level_scores, paint_row, rows_by_place, seats_by_place
from game.titles.loot_and_recruit.rules.cards import COUNT_AFTER
from game.titles.loot_and_recruit.screen.panel import EmptyPanel, spot_of
from game.ui import palette
from game.ui.fitting import fitted, fitted_name, largest
from game.ui.scale import CAPS_FLOOR
from game.ui.widgets.inspector import Entry, Inspected

SUMS = (*COUNT_AFTER, "total")
COLUMN = 0.15
"""The share of a row that a column has."""
LEADING = 0.96


class Over(EmptyPanel):
    """The last picture: a sheet over the market."""

    def open(self) -> bool:
        return self.table.services.update.result is not None

    @property
    def sheet(self) -> Rect:
        """Over the market, down to the ask line; the towers stay in sight."""
        ground = self.table.ground
        return Rect(ground.market.x, ground.market.y, ground.market.w, ground.regions.ask.y - ground.market.y - 4)

    def order(self) -> list[int]:
        """Seats by their places."""
        result = self.table.services.update.result
        assert result is not None
        return seats_by_place(result.places)

    def ties(self) -> list[str]:
        """What put one before the other where the final scores are level."""
        counts = [now.counts for now in self.table.reading.seats]
        totals = [sum(count) for count in counts]
        breakers = {"third": [count[2] for count in counts], "second": [count[1] for count in counts]}
        level = level_scores(self.order(), totals, breakers)
        return list(dict.fromkeys(self.table.words(f"over-tie-{by}", n=totals[one]) for one, _, by in level))

    def rows(self) -> dict[int, Rect]:
        """A strip for each seat, by place."""
        look = self.table.look
        inside = self.sheet.inflate(-look.px(44), -look.px(36))
        wide = round(inside.w * COLUMN)
        head = max(20, look.px(46)) + max(14, look.px(24), *(label.get_height() for label in self._labels(wide)))
        foot = max(16, look.px(26)) * len(self.ties())
        area = Rect(inside.x, inside.y + head, inside.w, inside.h - head - foot)
        return rows_by_place(area, self.order(), look.px(58), 3)

    def _labels(self, wide: int) -> list[Surface]:
        """What stands over the columns, all in one size; on two lines where one is too narrow."""
        look = self.table.look
        said = [self.table.words(f"tally-{name}").upper() for name in SUMS]
        room = (wide - 8, 4 * CAPS_FLOOR)
        px = min(largest(look, text, "label", look.caps(16), room, leading=LEADING) or CAPS_FLOOR for text in said)
        return [fitted(look, text, "label", px, room, look.palette.k, floor=CAPS_FLOOR, align="centre", leading=LEADING)
                for text in said]  # fmt: skip

    def columns(self, row: Rect) -> list[Rect]:
        """Three counts and the sum, at the right of a row."""
        wide = round(row.w * COLUMN)
        return [Rect(row.right - (len(SUMS) - i) * wide, row.y, wide, row.h) for i in range(len(SUMS))]

    def spots(self) -> Sequence[Hotspot]:
        return [spot_of(self.table, ("final", seat), rect, 1) for seat, rect in self.rows().items()]

    def inspect(self, handle: Hashable) -> Inspected | None:
        """A seat's hand and deck, turned up at last (LNR-8.13)."""
        if not isinstance(handle, tuple) or handle[0] != "final" or not self.open():
            return None
        table, words, view = self.table, self.table.words, self.table.services.update.view
        seat = handle[1]
        cards = [card for _, card in view["hands"][seat]] + list(view["decks"][seat])
        entries = [Entry(words("over-hands"), "", True), *(Entry(name) for name in table.listed(cards))]
        entries += [
            Entry(words("over-unused"), "", True),
            *(Entry(table.event_name(event)) for event in view["unused"]),
        ]
        return Inspected(name=table.services.name(seat), entries=tuple(entries), rule="LNR-9.5")

    def paint_over(self, surface: Surface) -> None:
        look, words = self.table.look, self.table.words
        names = tuple(self.table.short_name(seat) for seat in self.order())
        counts = tuple(now.counts for now in self.table.reading.seats)
        crowns = tuple(self.table.crown(seat) for seat in self.order())
        key = ("over", self.sheet.size, names, counts, crowns, words.language, look.inks)
        found = look.baked(key)
        room = look.px(40)
        if found is None:
            found = Surface((self.sheet.w + 2 * room, self.sheet.h + 2 * room), pygame.SRCALPHA)
            self._print(found, (room - self.sheet.x, room - self.sheet.y))
            look.keep(key, found)
        surface.blit(found, (self.sheet.x - room, self.sheet.y - room))

    def _print(self, sheet: Surface, offset: tuple[int, int]) -> None:
        look, words = self.table.look, self.table.words
        inks = look.palette
        box = self.sheet.move(offset)
        look.paper(sheet, "panel", box, 10)
        inside = box.inflate(-look.px(44), -look.px(36))
        first = next(iter(self.rows().values())).move(offset)
        crown_px = min(
            max(20, look.px(46)), first.y - inside.y - self._labels(self.columns(first)[0].w)[0].get_height() - 4
        )
        crown = look.picture("crown", (crown_px, crown_px))
        head = look.lettering.line(
            words("over-heading"),
            "display",
            max(18, min(look.caps(36), round(crown_px * 0.9))),
            inks.k,
            width=inside.w // 2,
        )
        wide = crown.get_width() + look.px(12) + head.get_width()
        left = inside.centerx - wide // 2
        sheet.blit(crown, crown.get_rect(midleft=(left, inside.y + crown_px // 2)))
        sheet.blit(head, head.get_rect(midright=(left + wide, inside.y + crown_px // 2)))
        for i, (seat, row) in enumerate(self.rows().items()):
            self._row(sheet, row.move(offset), seat, i == 0)
        y = inside.bottom
        for text in reversed(self.ties()):
            line = look.lettering.line(text, "text_bold", max(13, look.text(19)), palette.RED_TEXT, width=inside.w)
            y -= line.get_height()
            sheet.blit(line, line.get_rect(midtop=(inside.centerx, y)))

    def _row(self, sheet: Surface, row: Rect, seat: int, heads: bool) -> None:
        table, look, result = self.table, self.table.look, self.table.services.update.result
        assert result is not None
        inks, first = look.palette, seat in result.winners
        paint_row(sheet, look, row, palette.mix(inks.paper, inks.k, 0.08), first)
        place = look.lettering.line(str(result.places[seat]), "display", max(13, round(row.h * 0.6)), inks.k)
        sheet.blit(place, place.get_rect(midleft=(row.x + look.px(12), row.centery)))
        columns = self.columns(row)
        left = row.x + look.px(24) + place.get_width()
        face = Rect(left, 0, row.h - 6, row.h - 6)
        face.centery = row.centery
        player = table.services.players().get(seat)
        if player is not None:
            sheet.blit(look.portrait(player.portrait, face.w), face)
            left = face.right + look.px(10)
        room = columns[0].x - left - 6
        px = max(13, min(look.caps(24), row.h - 4))
        name = fitted_name(look, table.short_name(seat), px, (room, row.h), inks.k, lines=1)
        sheet.blit(name, name.get_rect(midleft=(left, row.centery)))
        rest = room - name.get_width() - look.px(14)
        if first and rest > look.px(60):
            crown = look.label(table.words(f"crown-{table.crown(seat)}"), 18, palette.RED_TEXT, 0.8, rest)
            sheet.blit(crown, crown.get_rect(midleft=(left + name.get_width() + look.px(14), row.centery)))
        numbers = [*table.reading.seats[seat].counts, sum(table.reading.seats[seat].counts)]
        for n, (column, number) in enumerate(zip(columns, numbers)):
            px = max(13, round(row.h * (0.62 if n == len(SUMS) - 1 else 0.46)))
            words = look.lettering.line(str(number), "display", px, inks.k)
            sheet.blit(words, words.get_rect(center=column.center))
            if heads:
                label = self._labels(column.w)[n]
                sheet.blit(label, label.get_rect(midbottom=(column.centerx, row.y - 1)))
