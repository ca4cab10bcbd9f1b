"""What a match of Loot & Recruit leaves for the player's statistics, beside its tally."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cues import Cue
from game.engine.rules import Figures
from game.titles.loot_and_recruit.rules import cues


def count(cue: Cue) -> Iterator[tuple[str, int, int]]:
    """Figure, seat, by how much: cards toppled (LNR-7.8), dragged home, stones stopped by Bodyguards."""
    match cue:
        case cues.Toppled():
            yield "toppled", cue.seat, len(cue.cards)
        case cues.Captured():
            yield "captured", cue.seat, 1
        case cues.Negated():
            yield "guarded", cue.seat, 1


FIGURES = Figures(count, names=("toppled", "captured", "guarded"), order=("morning", "day", "closing", "total"))
