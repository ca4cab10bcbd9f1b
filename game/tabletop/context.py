"""What the parts of a title's screen share. The screen fills it and hands itself to every part as this and no more.

A title's own context adds its names, its reading, its layout and what else its parts ask of the table; whoever needs another
part takes that by name.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol

from game.tabletop.contract import TableServices
from game.tabletop.panels import ClickAction
from game.ui.look import Look
from game.words import Words


class ScreenContext(Protocol):
    """One table, as its parts know it (`default_screen.DefaultScreen` has all of it)."""

    services: TableServices
    words: Words

    @property
    def look(self) -> Look: ...

    @property
    def asked(self) -> str:
        """The kind of question that this seat has still to answer; "" when there is none."""
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

    def why_not(self) -> str:
        """Why nothing can be chosen now."""
        ...


class PanelContext(ScreenContext, Protocol):
    """The same, of a table that is divided into rooms."""

    def mark(self, handle: Hashable) -> ClickAction:
        """What a click on a thing means now, wherever it lies."""
        ...
