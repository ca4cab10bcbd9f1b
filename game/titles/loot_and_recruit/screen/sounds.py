"""Which piece of music belongs to what is on the table."""

from __future__ import annotations

from game.tabletop.contract import TableSounds
from game.tabletop.feed import Update
from game.titles.loot_and_recruit.rules.cards import EVENT_INDEX, EVENT_PHASE

LATE = ("night", "closing")


def opening(update: Update) -> str:
    """The festival is opened before anybody sees its table: its horn is for those who come in the first round (LNR-1.5)."""
    return "event_opening" if update.view["public"]["round"] == 1 else ""


def piece(update: Update) -> str:
    """One piece for the festival by day, another from the first night on (LNR-3.3): everybody has a stone left."""
    event = EVENT_INDEX.get(update.view["event"]["now"], -1)
    return "loot_and_recruit_night" if event >= 0 and EVENT_PHASE[event] in LATE else "loot_and_recruit"


SOUNDS = TableSounds(piece, opening=opening)
