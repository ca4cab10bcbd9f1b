"""What a match of Loot & Recruit leaves for the player's statistics, beside its tally."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cues import SeatCue
from game.engine.rules import Figures


def count(cue: SeatCue) -> Iterator[tuple[str, int, int]]:
    """Figure, seat, by how much: cards toppled (LNR-7.8), dragged home, stones stopped by Bodyguards."""
    nouns = cue.nouns
    if cue.kind == "toppled":
        yield "toppled", nouns["seat"], len(nouns["cards"])
    elif cue.kind == "captured":
        yield "captured", nouns["seat"], 1
    elif cue.kind == "negated":
        yield "guarded", nouns["seat"], 1


FIGURES = Figures(count)
