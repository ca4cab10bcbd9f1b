"""What the table shows and asks: boards, market, hand, turn, the choices of the others ... Each is a room; the table asks them
in turn.

Handles of what can be pointed at: ("c", handle) a card of market, hand, play area or an open discard pile; ("t", handle) a
card on a platform; ("p", seat, platform) a platform, from 1; ("pile", id); ("pool", power); ("deck", seat) ("discard", seat)
("plate", seat); ("event",) ("track",) ("lineup", "shop" or "crowd").

What a room is, and how the table asks them, is the house's (`scenes.table_rooms`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from game.scenes import table_rooms
from game.scenes.table_rooms import Mark, spot_of

if TYPE_CHECKING:
    from game.titles.loot_and_recruit.screen.table import LootTable

Table: TypeAlias = "LootTable"

__all__ = ["Bare", "Mark", "Room", "spot_of"]


class Room(table_rooms.Room, Protocol):
    """One thing that the table shows or asks."""

    def lays_discard(self) -> bool:
        """Its question is answered with a card of the own discard pile: that lies open over the market."""
        ...


class Bare(table_rooms.Bare[Table]):
    """A room with nothing in it: what others build on."""

    def lays_discard(self) -> bool:
        return False
