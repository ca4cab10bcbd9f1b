"""What the story of a match of Loot & Recruit counts: the points so far and those of the towers as they stand (LNR-2.15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count, takewhile
from typing import Any

from game.engine.cues import Cue
from game.tabletop.story import Sections, StoryCount
from game.titles.loot_and_recruit.rules import cues as c
from game.titles.loot_and_recruit.rules.cards import INDEX, VP


def points(view: Sections, options: Mapping[str, Any]) -> Sequence[int]:
    """The running total of every seat; after the last count towers are worth nothing more (LNR-9.5)."""
    over = view["public"]["phase"] == "over"
    seats = [view[f"seat.{seat}"] for seat in takewhile(lambda seat: f"seat.{seat}" in view, count())]
    return [sum(seat["counts"]) + (0 if over else _standing(seat)) for seat in seats]


def _standing(seat: Mapping[str, Any]) -> int:
    return sum(VP[INDEX[card]] for platform in seat["platforms"] for _, card in platform if card in INDEX)


def round_of(view: Sections) -> int:
    number: int = view["public"]["round"]
    return number


def about(cue: Cue, seat: int) -> bool:
    if isinstance(cue, c.Toppled):
        return cue.target == seat
    return isinstance(cue, c.Counted) and cue.seat == seat


STORY = StoryCount("total", points, round_of, about)
