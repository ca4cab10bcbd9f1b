"""Printed by `python -m tests.bench.learn_hell --write`: do not edit."""

from __future__ import annotations

WEIGHTS: tuple[float, ...] = (
    0.275,
    0.319,
    0.243,
    0.032,
    0.220,
    0.157,
    0.606,
    0.018,
    0.000,
    -0.765,
    0.000,
    0.066,
    0.426,
    0.100,
)
"""A weight for each of `prospects.FEATURES`."""
