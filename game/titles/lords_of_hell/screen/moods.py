"""How those at a table of Lords of Hell take what happens: their devils' faces show it for a moment."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cues import Cue
from game.tabletop.moods import of_result
from game.titles.lords_of_hell.rules import cues
from game.ui.living import Mood


def moods(cue: Cue) -> Mapping[int, Mood]:
    """By seat: points and victories please; prison and plunder do not, but for whoever holds or takes."""
    match cue:
        case cues.VictoryPoints() if cue.n > 0:
            return {cue.seat: "glad"}
        case cues.Held():
            return {cue.captor: "glad", cue.seat: "sore"}
        case cues.Freed():
            return {cue.seat: "glad"}
        case cues.Plundered():
            return {cue.to: "glad", cue.seat: "sore"}
        case cues.Victory():
            return {cue.seat: "glad"}
        case cues.Result():
            return of_result(cue.winners, len(cue.total))
    return {}
