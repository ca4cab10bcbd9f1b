"""What the middle of the table can show or ask: a movement, a declaration, a battle ... Each is a room; the table asks
them in turn. The map is always there: a room says what lies on it (`hex_marks`) and what a press on a hex means.

What is dragged may be dropped on a hex, `("hex", "1204")`. What a room is, and how the table asks them, is the house's
(`game/tabletop/panels.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from pygame import Rect

from game.tabletop import panels
from game.titles.goblin_raid.screen.context import Context
from game.ui.hexmap.ground import Ground
from game.ui.hexmap.overlays import Ring
from game.ui.hexmap.route import Route


@dataclass(frozen=True)
class HexMarks:
    """What a room shows on the map. The first open room whose ground is not empty lays it; routes and rings of all open
    rooms are shown together."""

    ground: Ground = field(default_factory=Ground)
    """Tints, outlines, hatched zones, numbers (`hexmap.ground.reach` makes the usual one of a movement)."""
    routes: tuple[Route, ...] = ()
    rings: tuple[Ring, ...] = ()
    lit: frozenset[str] = frozenset()
    """Hexes whose stacks have a light round them: what can be chosen, or is at work."""
    dim: frozenset[str] = frozenset()
    """Hexes whose stacks are done with."""
    open: Sequence[str] = ()
    """Hexes that answer a press (`hex_click`), the likeliest first: keys of their own lead there."""
    flat: frozenset[str] = frozenset()
    """Hexes whose stacks are not laid out when they are pointed at."""


class Panel(panels.Panel, Protocol):
    """One thing that the middle of the table can show."""

    sheet: bool
    """While it is open it lays a sheet over the right of the table: the map shrinks to the left, `table.ground.sheet` is the
    sheet, `table.ground.foot` the place under it beside the buttons; roster, band and tracks are away."""

    @property
    def up(self) -> bool:
        """Whether it is a page that lies over the sheet: what is under it cannot be pressed."""
        ...

    def hex_click(self, hex: str) -> bool:
        """A hex of the map was pressed (or chosen by the keyboard); whether the room took it."""
        ...

    def hex_why(self, hex: str) -> str:
        """What a press on this hex would do or why it does nothing: a line for the map's tip; "" none."""
        ...

    def hex_marks(self) -> HexMarks:
        """What this room shows on the map now; `map.pointed` is the hex under pointer or cursor. A pure
        function of update, selection and the pointed hex; asked again whenever one of them changes."""
        ...


class EmptyPanel(panels.EmptyPanel[Context]):
    """A room with nothing in it: what others build on."""

    sheet = False

    @property
    def up(self) -> bool:
        return False

    @property
    def area(self) -> Rect:
        """Where it paints: its sheet, else the place of the map (under which nothing is painted: what lies on the map
        itself is said by `hex_marks`)."""
        return self.table.ground.sheet if self.sheet else self.table.ground.map

    def hex_click(self, hex: str) -> bool:
        return False

    def hex_why(self, hex: str) -> str:
        return ""

    def hex_marks(self) -> HexMarks:
        return NO_MARKS


NO_MARKS = HexMarks()
