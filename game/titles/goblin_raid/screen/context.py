"""What the parts of the table share beside what all titles' do (`tabletop/context.py`): names, reading and places.

Whoever needs another part takes that by name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from game.tabletop.context import ScreenContext, undo_button
from game.tabletop.contract import AnswerButton
from game.tabletop.feed import Update
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.screen.layout import Ground, ground
from game.titles.goblin_raid.screen.names import Names
from game.titles.goblin_raid.screen.reading import Reading
from game.ui.hexmap.counters import Counters


class Sheets(Protocol):
    """What lies over the map."""

    @property
    def sheet(self) -> bool:
        """Whether a sheet lies over the right of the table."""
        ...

    @property
    def covered(self) -> bool:
        """Whether a page (orders, the record) lies over the sheet: what is under it cannot be pressed."""
        ...


@dataclass(kw_only=True, eq=False)
class Context(ScreenContext[Reading], Names):
    """One table, as its parts know it."""

    sheets: Sheets
    counters: Counters = field(init=False)
    """What prints counters, sacks and markers; the map makes it for a look."""
    _read: Reading | None = field(init=False, default=None)

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size and whether a sheet lies there."""
        frame = self.look.frame
        return ground(frame.size, frame.text_scale, self.services.seat, self.sheets.sheet)

    def read_as(self, update: Update) -> Reading:
        """An update as this title reads it: once, also where its moments have read it before it stands."""
        if self._read is None or self._read.update is not update:
            self._read = Reading(update, self.services.seat, self.services.feed.options)
        return self._read

    # the question

    def can(self, choice: plays.Play) -> bool:
        """Whether the present ask takes this play."""
        return super().can(plays.write(choice))

    def send(self, choice: plays.Play, sound: str = "stamp") -> None:
        """The one message of a decision."""
        super().send(plays.write(choice), sound)

    def why_not(self) -> str:
        """Why something cannot be chosen now."""
        reading = self.reading
        if self.services.update.result is not None or reading.side < 0:
            return ""
        early = not reading.alarm and reading.side == 1 and reading.phase.startswith("goblin")
        return self.refusal("not_alarmed" if early and reading.phase == "goblin_move" else "not_your_turn")


def undo(table: Context) -> AnswerButton:
    """The button that takes back the last action, while nothing new has come of it (GOB-5.16)."""
    return undo_button(table, table.words("verb-take-back"), table.refusal("no_undo"), "gold")
