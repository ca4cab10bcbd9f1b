"""The rooms of boards, questions beside the turn, reaction and end, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.loot_and_recruit.table_asks import FlipChoice, Heckle, PurchaseTrash
from game.titles.loot_and_recruit.table_boards import Boards
from game.titles.loot_and_recruit.table_capture import Capture
from game.titles.loot_and_recruit.table_moments import Moments
from game.titles.loot_and_recruit.table_over import Over
from game.titles.loot_and_recruit.table_reaction import Reaction
from game.titles.loot_and_recruit.table_room import Room

if TYPE_CHECKING:
    from game.titles.loot_and_recruit.table import LootTable


def rooms(table: LootTable) -> list[Room]:
    """What lies over comes first: the end, the fuse, the slips of questions, then the boards."""
    return [
        Over(table),
        Reaction(table),
        FlipChoice(table),
        Heckle(table),
        PurchaseTrash(table),
        Capture(table),
        Boards(table),
        Moments(table),
    ]
