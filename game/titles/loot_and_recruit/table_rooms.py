"""The rooms of boards, questions beside the turn, reaction and end, in the order in which they are asked; and the moments of
cues that no room shows itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.cues import SeatCue
from game.scenes.feed import Update
from game.titles.loot_and_recruit.table_asks import FlipChoice, Heckle, PurchaseTrash
from game.titles.loot_and_recruit.table_boards import Boards
from game.titles.loot_and_recruit.table_capture import Capture
from game.titles.loot_and_recruit.table_moments import Moments
from game.titles.loot_and_recruit.table_over import Over
from game.titles.loot_and_recruit.table_reaction import Reaction
from game.titles.loot_and_recruit.table_room import Room
from game.ui.motion import Motion

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


def moment(table: LootTable, cue: SeatCue, after: Update) -> Motion | None:
    """The motion of a cue that no room has claimed; None: the layout that follows says it all."""
    return None
