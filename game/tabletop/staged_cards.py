"""The cards on the stage of a table made of rooms: how one is painted, and when it lies still.

A title's `Cards` says what a handle shows now (`facing`) and prints that at a size (`printed`); the rest is here.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Generic, TypeVar

from pygame import Surface

from game.tabletop.context import ScreenContext
from game.ui.places import Handle, Place
from game.ui.sprites import Sprites

T = TypeVar("T", bound=ScreenContext[Any])


class StagedCards(Generic[T]):
    """The cards of one table. Dashes walk round what is chosen (`table.mark`)."""

    def __init__(self, table: T) -> None:
        self.table = table
        self._sprites: Sprites | None = None

    def facing(self, handle: Hashable) -> Hashable:
        """What a card of the stage shows now: as long as that is the same, so is its picture."""
        raise NotImplementedError

    def printed(self, handle: Hashable, face_up: bool, size: tuple[int, int]) -> Surface:
        """Its picture at a size."""
        raise NotImplementedError

    def sprites(self) -> Sprites:
        """What draws them in the present look."""
        look = self.table.look
        if self._sprites is None or self._sprites.look is not look:
            self._sprites = Sprites(look, self.printed)
        return self._sprites

    def paint(self, surface: Surface, handle: Handle, place: Place) -> None:
        """A card at its place."""
        sprites = self.sprites()
        chosen = self.table.mark(handle).chosen
        sprites.phase = self.table.services.march() if chosen else 0.0
        sprites.signs = {handle: "legal"} if chosen else {}
        sprites.one(surface, handle, place)

    def is_raised(self, handle: Handle) -> bool:
        """While dashes walk round it."""
        return self.table.mark(handle).chosen
