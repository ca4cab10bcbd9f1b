"""How those at a table of Loot & Recruit take what happens: their portraits show it for a moment."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cues import Cue
from game.tabletop.moods import of_result
from game.titles.loot_and_recruit.rules import cues
from game.ui.living import Mood


def moods(cue: Cue) -> Mapping[int, Mood]:
    """By seat: whose tower topples winces, whoever toppled it laughs; a Bodyguard turns that round."""
    match cue:
        case cues.Toppled():
            return {cue.target: "sore", cue.seat: "glad"}
        case cues.Negated():
            return {cue.attacker: "sore", cue.seat: "glad"}
        case cues.Result():
            return of_result(cue.winners, len(cue.places))
    return {}
