"""The d6 of a battle: thrown in the tray on the sheet; small ones for morale and casualties."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tabletop.dice_tray import TableTray
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.odds import die_parts
from game.titles.goblin_raid.screen.sheet import parts_of
from game.ui.dice import D6, Result
from game.ui.motion import Motion, wait

LOOK_AT_IT = 0.3
"""Seconds a number lies there before the modifiers come."""
ACROSS = 3.3
"""Radii of the die: a cube looks smaller than its ball, and its tray here is small."""
TRAY = ("tray",)


class Dice:
    """The tray of one table: made anew for every size. At rest it is empty: a roll is over when it has been read."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self._tray: TableTray | None = None

    def rect(self, area: Rect) -> Rect:
        """Where the tray lies on the sheet."""
        return die_parts(self.table.look, parts_of(self.table.look, area).die)[1]

    def tray(self, area: Rect) -> TableTray:
        look, rect = self.table.look, self.rect(area)
        tray = self._tray
        if tray is None or tray.look is not look or tray.rect != rect:
            self._tray = tray = TableTray(self.table.services, rect, shape=1.0, across=ACROSS)
        return tray

    def rest(self, surface: Surface, area: Rect) -> None:
        """The empty tray, printed with the sheet."""
        tray = self.tray(area)
        if tray.result != Result():
            tray.clear()
        tray.draw(surface)

    def throw(self, area: Rect, number: int, seed: int) -> Motion:
        """One die; it stays to be seen until `away`."""
        tray = self.tray(area)
        self.table.services.effects[TRAY] = self._paint
        yield tray.throw([D6], [number], seed)
        yield wait(LOOK_AT_IT)

    def away(self) -> None:
        self.table.services.effects.pop(TRAY, None)

    def _paint(self, surface: Surface) -> None:
        if self._tray is None:
            return
        self._tray.changed = False
        self._tray.paint(surface)
