"""Printed by `python -m tests.bench.learn_slayer --write`: do not edit."""

from __future__ import annotations

LIKELY: dict[str, dict[str, tuple[float, ...]]] = {}
"""What there was to choose -> what was chosen -> how often, by objective."""
WEIGHTS: tuple[tuple[float, ...], ...] = ((0.0,) * 14, (0.0,) * 14)
"""For each of `prospects.FEATURES` of a seat: of a player who scores, of a Sole Survivor."""
