"""What the middle of the table can show: a battle, the doors, the store ... Each is a room; the table asks them in turn.

Things are cards, `("c", handle)`; a place that a room gives one goes before the hand's own. What a room is, and how the
table asks them, is the house's (`scenes.table_rooms`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from pygame import Rect

from game.scenes import table_rooms
from game.scenes.table_rooms import Room

if TYPE_CHECKING:
    from game.titles.slayer_slayer.screen.table import SlayerTable

Table: TypeAlias = "SlayerTable"

__all__ = ["Bare", "Room"]


class Bare(table_rooms.Bare[Table]):
    """A room with nothing in it: what others build on."""

    @property
    def area(self) -> Rect:
        """The middle without the hand's strip."""
        return self.table.ground.area
