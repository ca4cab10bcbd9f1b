"""What the story of a match of Goblin counts: points in halves, of whoever is King now and of whoever was (GOB section 13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.cues import Cue
from game.tabletop.story import Sections, StoryCount
from game.titles.goblin_raid.rules import cues as c


def half_points(view: Sections, options: Mapping[str, Any]) -> Sequence[int]:
    """Plunder so far of whoever is King; of the other, and of both at the end, what was summed up (GOB-13.1, 13.3)."""
    public, score = view["public"], view["score"]
    summed: list[int] = score["plunder" if options.get("version") == "campaign" else "totals"]
    if public["phase"] == "over":
        return summed
    return [score["points"] if seat == public["king"] else done for seat, done in enumerate(summed)]


def turn_of(view: Sections) -> tuple[int, int, int]:
    public = view["public"]
    return public["reign"], public["cycle"], public["turn"]


def about(cue: Cue, seat: int) -> bool:
    """What a King's raid came to; on the way there each sack has its own sentence."""
    return isinstance(cue, c.CycleScore) and cue.king == seat


STORY = StoryCount(
    "half_points",
    half_points,
    turn_of,
    about,
    subject=lambda view: "goblin_king",
    pictures={"counted": "climax_cave"},
)
