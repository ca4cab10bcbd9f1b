"""Which music belongs to what is on the table."""

from __future__ import annotations

from game.tabletop.contract import TableSounds
from game.tabletop.feed import Update
from game.titles.loot_and_recruit.rules.cards import EVENT_INDEX, EVENT_PHASE
from game.ui.music import Music

LATE = ("night", "closing")


def opening(update: Update) -> str:
    """The festival is opened before anybody sees its table: its horn is for those who come in the first round (LNR-1.5)."""
    return "event_opening" if update.view["public"]["round"] == 1 else ""


DAY = ("loot_and_recruit", "loot_and_recruit_waltz")
NIGHT = ("loot_and_recruit_night", "loot_and_recruit_waltz")


def music(update: Update) -> Music:
    """The festival by day, the busier the later; from the first night on (LNR-3.3) everybody has a stone left."""
    told = update.view["event"]
    event = EVENT_INDEX.get(told["now"], -1)
    if event >= 0 and EVENT_PHASE[event] in LATE:
        return Music(NIGHT, 1.0 if EVENT_PHASE[event] == "closing" else 0.7)
    past = len(told["past"])
    return Music(DAY, 0.25 + 0.3 * past / max(1, past + len(told["ahead"])))


SOUNDS = TableSounds(music, opening=opening)
