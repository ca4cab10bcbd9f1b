"""What the parts of the table share: the update as it is read, words and names, inks and places, and how one answers.

The table fills it and hands itself to every part as this and no more; whoever needs another part takes that by name.
"""

from __future__ import annotations

from typing import Any, Protocol

from game.tabletop.contract import AnswerButton
from game.titles.battlegoats.screen.chooser import Chooser
from game.titles.battlegoats.screen.layout import Ground
from game.titles.battlegoats.screen.moment_state import MomentState
from game.titles.battlegoats.screen.names import Names
from game.ui.look import Look


class Context(Names, Protocol):
    """One table, as its parts know it."""

    live: MomentState

    @property
    def look(self) -> Look: ...

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size, phase and circle of seats."""
        ...

    @property
    def chooser(self) -> Chooser:
        """The present ask under way."""
        ...

    def forecast(self) -> dict[str, dict[str, Any]]:
        """What the own cards would count now, by space; {} outside a battle."""
        ...

    def send(self, choice: Any, sound: str = "stamp") -> None:
        """Answer the present ask."""
        ...

    def again(self) -> None:
        """The selection changed."""
        ...

    def go_back(self) -> None:
        """Take back the selection."""
        ...

    def resign(self) -> None:
        """Leave the match for good, when asked once more."""
        ...

    def wait(self) -> list[AnswerButton]:
        """The button of who has nothing to answer."""
        ...
