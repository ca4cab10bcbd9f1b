"""What the parts of the table share beside what all titles' do (`tabletop/context.py`): names, reading and places.

Whoever needs another part takes that by name.
"""

from __future__ import annotations

from typing import Protocol

from pygame import Rect

from game.tabletop.context import ScreenContext
from game.tabletop.contract import Regions
from game.titles.slayer_slayer.screen.layout import Ground
from game.titles.slayer_slayer.screen.moment_state import MomentState
from game.titles.slayer_slayer.screen.names import Names


class Context(Names, ScreenContext, Protocol):
    """One table, as its parts know it."""

    live: MomentState

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size and number of seats."""
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
