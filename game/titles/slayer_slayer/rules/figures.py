"""What a match of Goblin Slayer-Slayer leaves for the player's statistics, beside its tally."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cues import Cue
from game.engine.rules import Figures
from game.titles.slayer_slayer.rules import cues


def count(cue: Cue) -> Iterator[tuple[str, int, int]]:
    """Figure, seat (-1: everybody), by how much: a foe is smitten by the whole Horde (GSS-4.29)."""
    if isinstance(cue, cues.Victory):
        yield "foes", -1, 1


def role(cue: Cue, seat: int) -> str:
    """The objective of a seat, once it is known (GSS-7.4)."""
    return cue.objective if isinstance(cue, cues.Final) and cue.seat == seat else ""


def role_words(found: str) -> str:
    """The message that names a role."""
    return f"objective-{found}"


FIGURES = Figures(count, role, role_words, ("foes",), ("gold", "trophies", "cards", "score"))
