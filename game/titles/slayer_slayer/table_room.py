"""What the middle of the table can show: a battle, the doors, the store ... Each is a room; the table asks them in turn.

Things are cards, `("c", handle)`; a place that a room gives one goes before the hand's own. What a room is, and how the
table asks them, is the house's (`scenes.table_rooms`).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from pygame import Rect, Surface

from game.scenes import table_rooms
from game.scenes.table_rooms import Room
from game.ui.places import Handle, Place

if TYPE_CHECKING:
    from game.titles.slayer_slayer.table import SlayerTable

Table: TypeAlias = "SlayerTable"

__all__ = ["Bare", "Room"]


class Bare(table_rooms.Bare[Table]):
    """A room with nothing in it: what others build on."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._stood: tuple[Rect, Place] | None = None

    @property
    def area(self) -> Rect:
        """The middle without the hand's strip."""
        return self.table.ground.area

    def print_ground(self, surface: Surface) -> Iterator[None]:
        """Nothing lies here, and no frame is spent on it."""
        yield from ()

    def still(self) -> tuple[Rect, Hashable] | None:
        """What lies over the ground and everything at rest, until a moment changes it: where, and what it shows."""
        return None

    def paint_still(self, surface: Surface) -> None:
        """Nothing lies there."""

    def stills(self) -> Iterable[tuple[Handle, Place, Hashable]]:
        found = self.still() if self.open() else None
        if found is None:
            return
        rect, shows = found
        if self._stood is None or self._stood[0] != rect:
            self._stood = (rect.copy(), Place.of(rect))  # the same place as long as it lies there
        yield ("still", self), self._stood[1], shows

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> bool:
        if handle != ("still", self):
            return False
        self.paint_still(surface)
        return True
