"""What the parts of the table share beside what all titles' do (`tabletop/context.py`): names, reading and places.

Whoever needs another part takes that by name.
"""

from __future__ import annotations

from typing import Protocol

from game.tabletop.context import PanelContext
from game.tabletop.contract import AnswerButton
from game.tabletop.feed import Update
from game.titles.goblin_raid.rules.plays import Play
from game.titles.goblin_raid.screen.layout import Ground
from game.titles.goblin_raid.screen.names import Names
from game.titles.goblin_raid.screen.reading import Reading
from game.ui.hexmap.counters import Counters


class Context(Names, PanelContext, Protocol):
    """One table, as its parts know it."""

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

    def can(self, choice: Play) -> bool:
        """Whether the present ask takes this play."""
        ...

    def send(self, choice: Play, sound: str = "stamp") -> None:
        """Answer the present ask."""
        ...

    def read_as(self, update: Update) -> Reading:
        """An update as this title reads it, also before it stands."""
        ...

    def undo(self) -> AnswerButton:
        """The button that takes back the last action."""
        ...
