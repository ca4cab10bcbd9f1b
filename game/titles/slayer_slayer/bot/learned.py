"""Printed by `python -m tests.bench.learn_slayer --write`: do not edit."""

from __future__ import annotations

LIKELY: dict[str, dict[str, tuple[float, ...]]] = {
    "cards gold ping": {
        "cards": (0.292, 0.702, 0.855, 0.913),
        "gold": (0.708, 0.298, 0.145, 0.087),
    },
    "cards gold ping trophies": {
        "cards": (0.408, 0.297, 0.816, 0.889),
        "gold": (0.564, 0.044, 0.086, 0.049),
        "trophies": (0.029, 0.659, 0.098, 0.062),
    },
    "cards ping trophies": {
        "cards": (0.772, 0.313, 0.891, 0.931),
        "trophies": (0.228, 0.687, 0.109, 0.069),
    },
    "gold ping trophies": {
        "gold": (0.913, 0.1, 0.418, 0.416),
        "trophies": (0.087, 0.9, 0.582, 0.584),
    },
    "sent": {
        "few": (0.075, 0.079, 0.084, 0.09),
        "less": (0.306, 0.305, 0.349, 0.357),
        "many": (0.198, 0.196, 0.149, 0.148),
        "usual": (0.421, 0.421, 0.419, 0.404),
    },
    "store": {
        "bribe": (0.003, 0.002, 0.004, 0.163),
        "else": (0.954, 0.94, 0.953, 0.655),
        "hire": (0.042, 0.057, 0.043, 0.182),
    },
    "vote bet": {
        "against": (0.019, 0.022, 0.025, 0.126),
        "with": (0.981, 0.978, 0.975, 0.874),
    },
    "vote none": {
        "against": (0.002, 0.002, 0.002, 0.015),
        "with": (0.998, 0.998, 0.998, 0.985),
    },
}
"""What there was to choose -> what was chosen -> how often, by objective."""
WEIGHTS: tuple[tuple[float, ...], ...] = (
    (-1.115, -1.847, 0.887, -0.443, 0.170, -0.202, 0.862, -0.328, 0.099, -0.190, 0.282, -0.239, -0.911, -0.982),
    (0.001, -0.346, -0.499, -0.355, 0.782, 0.147, -0.118, 0.109, 0.308, -0.006, 0.166, -0.469, -0.479, -0.160),
)
"""For each of `prospects.FEATURES` of a seat: of a player who scores, of a Sole Survivor."""
