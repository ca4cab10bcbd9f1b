"""Where things lie in a battle: the foe and its sheet, the tray, the totals, the Horde in its order, the seats' places."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.layout import Field, field, rows, split_horde
from game.ui.places import Handle, Place


class BattleField:
    """The battle's part of one table, from the view and the size alone."""

    def __init__(self, table: Context) -> None:
        self.table = table

    @property
    def parts(self) -> Field:
        area = self.table.ground.area
        return field((area.x, area.y, area.w, area.h), bool(self.table.reading.slip))

    def _split(self) -> tuple[Rect, Rect]:
        horde = self.table.reading.horde
        return split_horde(self.parts.horde, len(horde.cards) or 4, len(horde.earlier))

    @property
    def horde_area(self) -> Rect:
        """The Horde's part."""
        return self._split()[0]

    @property
    def earlier_area(self) -> Rect:
        """The part of the cards of earlier rounds."""
        return self._split()[1]

    def inside(self, area: Rect) -> Rect:
        """Under the label of a part."""
        head = self.table.look.caps(18) + self.table.look.px(3)
        return Rect(area.x, area.y + head, area.w, area.h - head)

    def line(self, handles: Sequence[int]) -> dict[Handle, Place]:
        """The Horde in its order; `handles` may be fewer or more than the view's while a moment runs."""
        found = rows(self.inside(self.horde_area), len(handles))
        return {("c", handle): Place.of(rect, z=10.0 + i) for i, (handle, rect) in enumerate(zip(handles, found))}

    def sent_size(self) -> tuple[int, int]:
        """Of a card that is on its way into the Horde."""
        middle = self.horde_area
        return round(middle.h * 0.44), round(middle.h * 0.62)

    def slots(self) -> dict[int, Rect]:
        """While cards are played: a place for each living seat."""
        living = self.table.reading.living()
        area = self.horde_area
        gap = self.table.look.px(10)
        wide = (area.w - gap * (len(living) - 1)) // max(1, len(living))
        return {seat: Rect(area.x + i * (wide + gap), area.y, wide, area.h) for i, seat in enumerate(living)}

    def ledger(self) -> Rect:
        """Where a ledger lies: over all of the middle, so that nothing looks out half from under it."""
        return self.table.ground.area.inflate(self.table.look.px(8), self.table.look.px(4))
