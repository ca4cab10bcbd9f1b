"""The tray with the d20: every roll of the game is thrown here, and the last one lies here while it is settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.cues import SeatCue
from game.titles.slayer_slayer.table_effects import stamped
from game.titles.slayer_slayer.table_reading import Reading
from game.ui.dice import D20, DiceTray, Result
from game.ui.motion import Motion, all_of, wait

if TYPE_CHECKING:
    from game.titles.slayer_slayer.table import SlayerTable

LOOK_AT_IT = 0.55
"""Seconds a number lies there before the game goes on."""


class _Tray(DiceTray):
    """A tray that lies on a table and not in a group: what changes it dirties the table."""

    table: SlayerTable

    def touch(self) -> None:
        super().touch()
        if hasattr(self, "table"):
            self.table.desk.touch()


class Dice:
    """The tray of one table: made anew for every size, kept while it stays."""

    def __init__(self, table: SlayerTable) -> None:
        self.table = table
        self._tray: _Tray | None = None
        self._result = Result()
        self.thrown = False
        """A die has been thrown since the last update: the tray is drawn in every frame, else it lies on the ground."""

    @property
    def rect(self) -> Rect:
        return self.table.dice_rect

    @property
    def tray(self) -> _Tray:
        """The tray at the present size."""
        look, rect = self.table.look, self.rect
        tray = self._tray
        if tray is None or tray.look is not look or tray.rect != rect:
            caption = tray.caption if tray is not None else ""
            self._tray = tray = _Tray(look, rect, caption)
            tray.table = self.table
            tray.show(self._result)
        return tray

    def shown(self, reading: Reading) -> None:
        """What the view says lies in the tray: the die that is being settled, else the last one counted."""
        number, handle = 0, -1
        if reading.die is not None:
            number, handle = reading.die[2], reading.die[0]
        elif reading.count is not None and reading.count.dice:
            handle, number = reading.count.dice[-1]
        self._result = Result((D20,), (number,)) if number else Result()
        card = reading.names.get(handle)
        self.thrown = False
        tray = self.tray
        side = reading.die[1] if reading.die is not None else ""
        caption = self._bet(card, side) if card else ""
        if tray.result != self._result or tray.caption != caption:
            tray.caption = caption
            tray.show(self._result)

    def throw(self, cue: SeatCue) -> Motion:
        """One roll; a re-roll leaves the number before it in sight, small and struck."""
        nouns, tray = cue.nouns, self.tray
        self.thrown = True
        tray.caption = self.caption(cue)
        if not self.table.battle.open() and not self.table.event.open():
            self.table.desk.effects["tray",] = self.paint
        if nouns["again"] and tray.result.numbers:
            yield tray.again([nouns["number"]], nouns["serial"])
        else:
            yield tray.throw([D20], [nouns["number"]], nouns["serial"])
        look, number = self.table.look, str(nouns["number"])
        spot = (tray.rect.right - look.px(46), tray.rect.y + look.px(46))  # a small die is hard to read from afar
        yield all_of(wait(LOOK_AT_IT), stamped(self.table.desk, spot, number, "straw", 104, LOOK_AT_IT))

    def caption(self, cue: SeatCue) -> str:
        """What the die is for."""
        table, nouns = self.table, cue.nouns
        card = table.reading.names.get(nouns["handle"]) or table.cards.known(nouns["handle"])
        if card:
            return self._bet(card, table.live.side if nouns["purpose"] == "bet" else "")
        told = table.words(f"roll.{nouns['purpose']}")
        return f"{told}: {table.short_name(nouns['seat'])}" if nouns["seat"] >= 0 else told

    def _bet(self, card: str, side: str) -> str:
        """A goblin, and what was bet on its die."""
        words = self.table.words
        return f"{self.table.card_name(card)}: {words(f'side.{side}')}" if side else self.table.card_name(card)

    def paint(self, surface: Surface) -> None:
        self.tray.draw(surface)
        self.tray.changed = False
