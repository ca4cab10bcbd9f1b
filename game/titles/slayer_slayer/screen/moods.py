"""How those at a table of Goblin Slayer-Slayer take what happens: their portraits show it for a moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.cues import Cue
from game.tabletop.moods import of_result
from game.titles.slayer_slayer.rules import cues
from game.ui.living import Mood


def moods(cue: Cue, living: Sequence[int]) -> Mapping[int, Mood]:
    """By seat: a foe is beaten, or lost to, by all who are `living`; gold and trophies please whoever gets them."""
    match cue:
        case cues.Victory():
            return dict.fromkeys(living, "glad")
        case cues.Lost():
            return dict.fromkeys(living, "sore")
        case cues.Reward() if cue.gold or cue.trophies:
            return {cue.seat: "glad"}
        case cues.Resigned():
            return {cue.seat: "sore"}
        case cues.Over():
            return of_result(cue.winners, len(cue.places))
    return {}
