"""What the story of a match of BattleGoats counts: the cards that each herd has left (BTG-9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.tabletop.story import Sections, StoryCount

FIGHTING = ("first", "battle", "final", "over")


def cards_left(view: Sections, options: Mapping[str, Any]) -> Sequence[int] | None:
    """Of every seat; nothing before the herds are laid out."""
    public = view["public"]
    left: list[int] = public["left"]
    return left if public["phase"] in FIGHTING else None


def turn_of(view: Sections) -> int:
    turn: int = view["public"]["turn"]
    return turn


STORY = StoryCount("left", cards_left, turn_of)
