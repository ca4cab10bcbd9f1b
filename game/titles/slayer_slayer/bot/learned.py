"""Printed by `python -m tests.bench.learn_slayer --write`: do not edit."""

from __future__ import annotations

LIKELY: dict[str, dict[str, tuple[float, ...]]] = {
    "cards gold ping": {
        "cards": (0.294, 0.701, 0.869, 0.924),
        "gold": (0.706, 0.299, 0.131, 0.076),
    },
    "cards gold ping trophies": {
        "cards": (0.4, 0.321, 0.826, 0.88),
        "gold": (0.574, 0.037, 0.076, 0.051),
        "trophies": (0.026, 0.642, 0.098, 0.069),
    },
    "cards ping trophies": {
        "cards": (0.761, 0.316, 0.895, 0.94),
        "trophies": (0.239, 0.684, 0.105, 0.06),
    },
    "gold ping trophies": {
        "gold": (0.918, 0.095, 0.437, 0.426),
        "trophies": (0.082, 0.905, 0.563, 0.574),
    },
    "sent": {
        "few": (0.083, 0.08, 0.087, 0.081),
        "less": (0.303, 0.312, 0.344, 0.359),
        "many": (0.201, 0.193, 0.154, 0.155),
        "usual": (0.413, 0.415, 0.416, 0.406),
    },
    "store": {
        "bribe": (0.002, 0.002, 0.003, 0.186),
        "else": (0.953, 0.955, 0.951, 0.618),
        "hire": (0.045, 0.043, 0.046, 0.196),
    },
    "vote bet": {
        "against": (0.031, 0.025, 0.017, 0.144),
        "with": (0.969, 0.975, 0.983, 0.856),
    },
    "vote none": {
        "against": (0.002, 0.002, 0.002, 0.016),
        "with": (0.998, 0.998, 0.998, 0.984),
    },
}
"""What there was to choose -> what was chosen -> how often, by objective."""
WEIGHTS: tuple[tuple[float, ...], ...] = (
    (-1.755, -2.411, 2.114, -0.591, -0.347, 0.471, 0.959, -0.640, 0.173, -0.302, 0.397, -0.291, -0.705, -0.662),
    (0.393, -0.005, -0.971, -0.497, 0.665, -0.207, -0.055, 0.089, 0.845, -0.717, -0.319, -0.283, -0.676, -0.121),
)
"""For each of `prospects.FEATURES` of a seat: of a player who scores, of a Sole Survivor."""
