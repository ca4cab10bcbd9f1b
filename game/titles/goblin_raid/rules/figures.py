"""In which order the figures of a match of Goblin are read; nothing is counted beside its tally."""

from __future__ import annotations

from game.engine.rules import Figures

FIGURES = Figures(
    lambda cue: (),
    order=("plunder_half_points", "goblins_lost", "cycles", "half_points"),
    unsung=("goblins_lost", "cycles", "half_points"),
    ties=("cycles",),
)
