"""What the story of a match of Lords of Hell counts: points, as far as all can see them (LOH-15.1, 15.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.cues import Cue
from game.tabletop.story import Sections, StoryCount
from game.titles.lords_of_hell.rules import cues as c
from game.titles.lords_of_hell.rules.cards import SCORING


def points(view: Sections, options: Mapping[str, Any]) -> Sequence[int]:
    """Victory points and the throne; who holds whose promise cards is known when all is over."""
    public, held = view["public"], view.get("held")
    lord: int = public["overlord"]
    found = []
    for seat, points_won in enumerate(public["vp"]):
        worth = points_won * SCORING["victory_point"]
        if seat == lord:
            worth += SCORING["overlord"]
        if held is not None and lord >= 0:
            each = "overlord_promise_held_by_overlord" if seat == lord else "overlord_promise_held_by_other"
            worth += held[seat][lord] * SCORING[each]
        found.append(worth)
    return found


def round_of(view: Sections) -> int:
    number: int = view["public"]["round"]
    return number


def about(cue: Cue, seat: int) -> bool:
    """A seat's victory points; when all is over, how it ended."""
    return isinstance(cue, c.Result) or (isinstance(cue, c.VictoryPoints) and cue.seat == seat)


STORY = StoryCount("total", points, round_of, about)
