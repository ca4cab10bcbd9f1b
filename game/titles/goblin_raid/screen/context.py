"""What the parts of the table share: the update as it is read, words and names, inks and places, and how one answers.

The table fills it and hands itself to every part as this and no more; whoever needs another part takes that by name.
"""

from __future__ import annotations

from typing import Protocol

from game.tabletop.contract import AnswerButton
from game.tabletop.feed import Update
from game.titles.goblin_raid.rules.plays import Play
from game.titles.goblin_raid.screen.layout import Ground
from game.titles.goblin_raid.screen.names import Names
from game.titles.goblin_raid.screen.reading import Reading
from game.ui.hexmap.counters import Counters
from game.ui.look import Look


class Context(Names, Protocol):
    """One table, as its parts know it."""

    @property
    def look(self) -> Look: ...

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size and whether a sheet lies there."""
        ...

    @property
    def counters(self) -> Counters:
        """What prints counters, sacks and markers."""
        ...

    @property
    def sheet(self) -> bool:
        """Whether a sheet lies over the right of the table."""
        ...

    @property
    def covered(self) -> bool:
        """Whether a page (orders, the record) lies over the sheet: what is under it cannot be pressed."""
        ...

    @property
    def asked(self) -> str:
        """The kind of question that this seat has still to answer; "" when there is none."""
        ...

    def can(self, choice: Play) -> bool:
        """Whether the present ask takes this play."""
        ...

    def send(self, choice: Play, sound: str = "stamp") -> None:
        """Answer the present ask."""
        ...

    def again(self) -> None:
        """The selection changed."""
        ...

    def why_not(self) -> str:
        """Why something cannot be chosen now."""
        ...

    def undo(self) -> AnswerButton:
        """The button that takes back the last action."""
        ...

    def read_as(self, update: Update) -> Reading:
        """An update as this title reads it, also before it stands."""
        ...
