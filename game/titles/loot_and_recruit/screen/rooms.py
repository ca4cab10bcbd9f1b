"""The rooms of boards, questions beside the turn, reaction and end, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.loot_and_recruit.screen.asks import FlipChoice, Heckle, PurchaseTrash
from game.titles.loot_and_recruit.screen.boards import Boards
from game.titles.loot_and_recruit.screen.capture import Capture
from game.titles.loot_and_recruit.screen.moments import Moments
from game.titles.loot_and_recruit.screen.over import Over
from game.titles.loot_and_recruit.screen.panel import Panel
from game.titles.loot_and_recruit.screen.reaction import Reaction

if TYPE_CHECKING:
    from game.titles.loot_and_recruit.screen.screen import LootTable


def rooms(table: LootTable) -> list[Panel]:
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
