"""Which piece of music belongs to what is on the table."""

from __future__ import annotations

from game.tabletop.contract import TableSounds
from game.tabletop.feed import Update

BEFORE = ("muster", "draft", "deploy")


def piece(update: Update) -> str:
    """One piece while goats are mustered and deployed, another while they fight."""
    return "battlegoats_deploy" if update.view["public"]["phase"] in BEFORE else "battlegoats"


SOUNDS = TableSounds(piece)
