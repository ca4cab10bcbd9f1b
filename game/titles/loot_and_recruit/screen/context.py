"""What the parts of the table share: the update as it is read, words and names, inks and places, and how one answers.

The table fills it and hands itself to every part as this and no more; whoever needs another part takes that by name.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol

from game.tabletop.contract import AnswerButton
from game.tabletop.panels import ClickAction
from game.titles.loot_and_recruit.screen.layout import Ground
from game.titles.loot_and_recruit.screen.names import Names
from game.ui.look import Look


class Context(Names, Protocol):
    """One table, as its parts know it."""

    @property
    def look(self) -> Look: ...

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size and number of seats."""
        ...

    @property
    def discard_open(self) -> bool:
        """Whether the own discard pile lies open over the market."""
        ...

    @property
    def asked(self) -> str:
        """The kind of question that this seat has still to answer; "" when there is none."""
        ...

    def mark(self, handle: Hashable) -> ClickAction:
        """What a click on a thing means now, wherever it lies."""
        ...

    def can(self, choice: Any) -> bool:
        """Whether the present ask takes this choice."""
        ...

    def send(self, choice: Any, sound: str = "stamp") -> None:
        """Answer the present ask."""
        ...

    def again(self) -> None:
        """The selection changed."""
        ...

    def go_back(self) -> None:
        """Take back a selection."""
        ...

    def undo(self) -> AnswerButton:
        """The button that takes back the last move."""
        ...
