"""What a match of Lords of Hell leaves for the player's statistics, beside its tally."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cues import SeatCue
from game.engine.rules import Figures


def count(cue: SeatCue) -> Iterator[tuple[str, int, int]]:
    """Figure, seat, by how much: promises kept and broken (LOH-8.13, 8.26), attacks won (LOH-10.61)."""
    nouns = cue.nouns
    if cue.kind == "promise_ended" and nouns["state"] == "kept":
        yield "promises_kept", nouns["seat"], 1
    elif cue.kind == "breach":
        yield "promises_broken", nouns["seat"], 1
    elif cue.kind == "battle_over" and nouns["result"] == "won":
        yield "battles_won", nouns["seat"], 1


def role(cue: SeatCue, seat: int) -> str:
    """The devil of a seat."""
    return str(cue.nouns["devils"][seat]) if cue.kind == "devils" else ""


def role_words(found: str) -> str:
    """The message that names a role."""
    return f"devil-{found}"


FIGURES = Figures(count, role, role_words)
