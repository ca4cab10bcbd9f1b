"""What the parts of the table share beside what all titles' do (`tabletop/context.py`): names, reading and places.

Whoever needs another part takes that by name.
"""

from __future__ import annotations

from typing import Protocol

from game.tabletop.context import PanelContext
from game.tabletop.contract import AnswerButton
from game.titles.loot_and_recruit.screen.layout import Ground
from game.titles.loot_and_recruit.screen.names import Names


class Context(Names, PanelContext, Protocol):
    """One table, as its parts know it."""

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size and number of seats."""
        ...

    @property
    def discard_open(self) -> bool:
        """Whether the own discard pile lies open over the market."""
        ...

    def undo(self) -> AnswerButton:
        """The button that takes back the last action."""
        ...
