"""What the middle of the table can show: a battle, the doors, the store ... Each is a room; the table asks them in turn.

Things are cards, `("c", handle)`; a place that a room gives one goes before the hand's own. What a room is, and how the
table asks them, is the house's (`game/tabletop/panels.py`).
"""

from __future__ import annotations

from typing import TypeAlias

from pygame import Rect

from game.tabletop import panels
from game.tabletop.panels import Panel
from game.titles.slayer_slayer.screen.context import Context

Table: TypeAlias = "Context"

__all__ = ["EmptyPanel", "Panel"]


class EmptyPanel(panels.EmptyPanel[Table]):
    """A room with nothing in it: what others build on."""

    @property
    def area(self) -> Rect:
        """The middle without the hand's strip."""
        return self.table.ground.area
