"""Where recipes sign up: one decorator, one dictionary."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sounds.synth import Rng, Signal

TAKES = 3
"""Takes of each effect, from as many seeds."""
SPREAD = (1.0, 1.035, 0.966)
"""Pitch of each take where the effect has no note of its own: within 4 %."""


@dataclass(frozen=True)
class Recipe:
    make: Callable[[Rng, int], Signal]
    """From a generator and the number of the take, counted from 1."""
    target: float
    """LUFS over the active part."""
    module: str
    takes: int = TAKES
    tuned: bool = False
    """Has notes that must agree with the music, so its takes are not shifted in pitch."""
    rise: float = 0.0
    """dB by which each take is louder than the one before: the steps of a ladder of strength."""

    def target_of(self, number: int) -> float:
        return self.target + self.rise * (number - 1)


RECIPES: dict[str, Recipe] = {}


def effect(
    target: float, tuned: bool = False, takes: int = TAKES
) -> Callable[[Callable[[Rng], Signal]], Callable[[Rng], Signal]]:
    """Sign up a recipe under its own name; its takes differ by their seed. What is heard once a match needs one."""

    def keep(make: Callable[[Rng], Signal]) -> Callable[[Rng], Signal]:
        RECIPES[make.__name__] = Recipe(lambda rng, _: make(rng), target, make.__module__, takes, tuned)
        return make

    return keep


def ladder(
    target: float, takes: int, rise: float = 0.0
) -> Callable[[Callable[[Rng, int], Signal]], Callable[[Rng, int], Signal]]:
    """Sign up a recipe whose takes are steps of a ladder, asked for by number at run time."""

    def keep(make: Callable[[Rng, int], Signal]) -> Callable[[Rng, int], Signal]:
        RECIPES[make.__name__] = Recipe(make, target, make.__module__, takes, True, rise)
        return make

    return keep
