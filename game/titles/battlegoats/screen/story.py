"""What the story of a match of BattleGoats counts: the cards that each herd has left (BTG-9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.cues import Cue
from game.tabletop.story import Sections, StoryCount
from game.titles.battlegoats.rules import cues as c


def cards_left(view: Sections, options: Mapping[str, Any]) -> Sequence[int] | None:
    """Of every seat; nothing before the first turn."""
    public = view["public"]
    left: list[int] = public["left"]
    return left if public["turn"] else None


def turn_of(view: Sections) -> int:
    turn: int = view["public"]["turn"]
    return turn


def about(cue: Cue, seat: int) -> bool:
    """Who is out by it, else the fight: that somebody wins by it says nothing of a card lost."""
    return isinstance(cue, c.Compare | c.Explosion) or (isinstance(cue, c.Out) and cue.seat == seat)


STORY = StoryCount("left", cards_left, turn_of, about)
