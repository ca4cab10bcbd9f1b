"""What the story of a match of Slayer-Slayer counts: the goblins that each player still leads, floor by floor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count, takewhile
from typing import Any

from game.engine.cues import Cue
from game.tabletop.story import Sections, StoryCount
from game.titles.slayer_slayer.rules import cues as c


def goblins(view: Sections, options: Mapping[str, Any]) -> Sequence[int]:
    """Cards in every hand: they are the goblins, and known to all by their number (GSS-8)."""
    seats = takewhile(lambda seat: f"seat.{seat}" in view, count())
    return [view[f"seat.{seat}"][0] for seat in seats]


def floor_of(view: Sections) -> int:
    floor: int = view["public"]["floor"]
    return floor


def about(cue: Cue, seat: int) -> bool:
    """What became of those that were sent, an event, the last of a player's."""
    return isinstance(cue, c.Lost | c.Victory | c.EventResult) or (isinstance(cue, c.Tombstone) and cue.seat == seat)


def is_decided(view: Sections) -> bool:
    """No goblins are in a fight that is still open: sending some is not losing them."""
    return bool("horde" not in view or view["public"]["won"])


def foe_of(view: Sections) -> str:
    """Whom they fight."""
    return str(view["foe"]["id"]) if "foe" in view else ""


STORY = StoryCount("cards", goblins, floor_of, about, subject=foe_of, stands=is_decided)
