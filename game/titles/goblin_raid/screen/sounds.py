"""Which piece of music belongs to what is on the table."""

from __future__ import annotations

from game.tabletop.contract import TableSounds
from game.tabletop.feed import Update


def piece(update: Update) -> str:
    """One piece for the map, another while the sheet of a battle lies over it."""
    battle = update.view.get("battle")
    return "goblin_raid_battle" if battle and battle["now"] >= 0 else "goblin_raid"


SOUNDS = TableSounds(piece)
