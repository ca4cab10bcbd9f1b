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
    """What became of those that were sent, an event, the last of a player's; goblins that a player gains."""
    match cue:
        case c.Lost() | c.Victory() | c.EventResult():
            return True
        case c.Lot(resource="cards") | c.Drawn(reason="hire") | c.Tombstone():
            return cue.seat == seat
    return False


def is_decided(view: Sections) -> bool:
    """No goblins are in a fight that is still open: sending some is not losing them."""
    return bool("horde" not in view or view["public"]["won"])


def foe_of(view: Sections) -> str:
    """Whom they fight."""
    return str(view["foe"]["id"]) if "foe" in view else ""


def weight(cue: Cue, view: Sections) -> int:
    """The lost round that ended it: more than who ran out by it."""
    return int(isinstance(cue, c.Lost) and view["public"]["phase"] == "over")


STORY = StoryCount("cards", goblins, floor_of, about, weight=weight, subject=foe_of, stands=is_decided)
