"""What the parts of the table share: the update as it is read, words and names, inks and places, and how one answers.

The table fills it and hands itself to every part as this and no more; whoever needs another part takes that by name.
"""

from __future__ import annotations

from typing import Any, Protocol

from pygame import Rect

from game.tabletop.contract import Regions
from game.titles.slayer_slayer.screen.layout import Ground
from game.titles.slayer_slayer.screen.moment_state import MomentState
from game.titles.slayer_slayer.screen.names import Names
from game.ui.look import Look


class Context(Names, Protocol):
    """One table, as its parts know it."""

    live: MomentState

    @property
    def look(self) -> Look: ...

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size and number of seats."""
        ...

    @property
    def asked(self) -> str:
        """The kind of question that this seat has still to answer; "" when there is none."""
        ...

    def regions(self) -> Regions:
        """Where the frame's parts lie."""
        ...

    def supply(self, which: str) -> Rect:
        """The Minion deck ("deck") or the Pile ("pile")."""
        ...

    def home(self, seat: int, kind: str) -> Rect | None:
        """Where what a seat gets flies to: its plate; the own gold and trophies into the purse."""
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

    def why_not(self) -> str:
        """Why something cannot be chosen now."""
        ...
