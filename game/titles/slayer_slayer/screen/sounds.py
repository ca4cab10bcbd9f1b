"""Which music belongs to what is on the table."""

from __future__ import annotations

from game.tabletop.contract import TableSounds
from game.tabletop.feed import Update
from game.ui.music import Music

LAIR = ("slayer_slayer", "slayer_slayer_deep")
BATTLE = ("slayer_slayer_battle", "slayer_slayer_deep")
FLOORS = 10


def music(update: Update) -> Music:
    """The lair grows tense as one climbs; a fight is tense from its start, and more so in each of its rounds."""
    public = update.view["public"]
    if public["phase"] == "battle":
        return Music(BATTLE, min(1.0, 0.6 + 0.1 * public["round"]))
    return Music(LAIR, 0.15 + 0.35 * min(1.0, public["floor"] / FLOORS))


SOUNDS = TableSounds(music)
