"""Which music belongs to what is on the table."""

from __future__ import annotations

from game.tabletop.contract import TableSounds
from game.tabletop.feed import Update
from game.ui.music import Music

MAP = ("goblin_raid", "goblin_raid_night")
BATTLE = ("goblin_raid_battle", "goblin_raid_night")


def music(update: Update) -> Music:
    """The land asleep; the alarm; the Baron on the road; a battle, while its sheet lies over the map."""
    battle, public = update.view.get("battle"), update.view["public"]
    if battle and battle["now"] >= 0:
        return Music(BATTLE, 0.9)
    return Music(MAP, 0.75 if public["baron"][2] else 0.5 if public["alarm"] else 0.15)


SOUNDS = TableSounds(music)
