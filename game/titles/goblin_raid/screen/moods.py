"""How the two at a table of Goblin take what happens: their portraits show it for a moment."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cues import Cue
from game.tabletop.moods import of_result
from game.titles.goblin_raid.rules import cues
from game.ui.living import Mood


def moods(cue: Cue, king: int) -> Mapping[int, Mood]:
    """By seat: whose piece is destroyed winces and the other laughs; what is counted pleases the `king`."""
    match cue:
        case cues.Destroyed():
            loser = king if cue.side == "goblin" else 1 - king
            return {loser: "sore", 1 - loser: "glad"}
        case cues.Counted() if cue.points > 0:
            return {king: "glad"}
        case cues.ReignEnds(reason="king_lost") | cues.ReignEnds(reason="deposed"):
            return {cue.king: "sore", 1 - cue.king: "glad"}
        case cues.Resigned():
            return {cue.seat: "sore"}
        case cues.Over():
            return of_result(cue.winners, len(cue.places))
    return {}
