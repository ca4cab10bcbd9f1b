"""Which piece of music belongs to what is on the table."""

from __future__ import annotations

from game.tabletop.contract import TableSounds
from game.tabletop.feed import Update


def piece(update: Update) -> str:
    """One piece for the lair, another while its foe is fought."""
    return "slayer_slayer_battle" if update.view["public"]["phase"] == "battle" else "slayer_slayer"


SOUNDS = TableSounds(piece)
