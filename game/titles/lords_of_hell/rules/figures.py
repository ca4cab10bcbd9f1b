"""What a match of Lords of Hell leaves for the player's statistics, beside its tally."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cues import Cue
from game.engine.rules import Figures
from game.titles.lords_of_hell.rules import cues


def count(cue: Cue) -> Iterator[tuple[str, int, int]]:
    """Figure, seat, by how much: promises kept and broken (LOH-8.13, 8.26), attacks won (LOH-10.61)."""
    match cue:
        case cues.PromiseEnded(state="kept"):
            yield "promises_kept", cue.seat, 1
        case cues.Breach():
            yield "promises_broken", cue.seat, 1
        case cues.BattleOver(result="won"):
            yield "battles_won", cue.seat, 1


def role(cue: Cue, seat: int) -> str:
    """The devil of a seat."""
    return cue.devils[seat] if isinstance(cue, cues.Devils) else ""


def role_words(found: str) -> str:
    """The message that names a role."""
    return f"devil-{found}"


FIGURES = Figures(
    count, role, role_words, ("promises_kept", "promises_broken", "battles_won"),
    ("victory_points", "overlord", "promises", "total"),
)  # fmt: skip
