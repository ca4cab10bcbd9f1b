"""How those at a table of BattleGoats take what happens: their portraits show it for a moment."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cues import Cue
from game.tabletop.moods import of_result
from game.titles.battlegoats.rules import cues
from game.ui.living import Mood


def moods(cue: Cue) -> Mapping[int, Mood]:
    """By seat: whose card falls winces, whoever wins a fight laughs."""
    match cue:
        case cues.Compare(wins="attack"):
            return {int(cue.place[0]): "glad", int(cue.target[0]): "sore"}
        case cues.Compare(wins="defend"):
            return {int(cue.target[0]): "glad", int(cue.place[0]): "sore"}
        case cues.Falls():
            return {int(cue.place[0]): "sore"}
        case cues.Out() | cues.Resigned():
            return {cue.seat: "sore"}
        case cues.Result():
            return of_result(cue.winners, len(cue.places))
    return {}
