"""What the title's data says of goblins, foes, events, items and objectives, by id; and what a card can show of it."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from game.titles.slayer_slayer.rules.cards import DATA
from game.ui.cards import CardFace

BACK = CardFace("", "back")
GOBLINS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["card"]}
FOE_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["foe"]}
EVENT_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["event"]}
ITEM_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["store"]["item"]}
OBJECTIVE_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["objective"]}


class Facing(NamedTuple):
    """What a played or held card shows: its id (None: the back), its Power now, its marks, what it counts and why."""

    card: str | None
    power: str = ""
    mark: int = 0
    counts: str = ""
    """What it adds to the total right now: on the disc. "" while nothing is counted."""
    why: str = ""
    """Why that is another number than its Power."""


@cache
def short(name: str) -> str:
    """A goblin's name on a small card, where everybody is a goblin."""
    for lead in ("Goblin ", "Goblin-"):
        if name.startswith(lead):
            name = name[len(lead) :]
    name = name.removesuffix("-goblin")
    return name[:1].upper() + name[1:]
