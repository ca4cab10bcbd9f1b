"""What the parts of a title's screen share. The screen fills it and hands itself to every part as this and no more."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol

from game.tabletop.contract import AnswerButton
from game.tabletop.names import TableNames
from game.tabletop.panels import ClickAction
from game.ui.look import Look


class ScreenContext(TableNames, Protocol):
    """One table, as its parts know it. A title's adds its reading, its layout and what else its parts ask of it."""

    @property
    def look(self) -> Look: ...

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
        """The button that takes back the last action."""
        ...
