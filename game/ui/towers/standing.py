"""Where the tiers of a tower stand: pure geometry, in pixels of the screen."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

STEP = 0.79
"""The feet of the next tier stand at this share of a tier's height: on hands and heads."""


class Tier(NamedTuple):
    """One tier: a card's figures, shoulder to shoulder."""

    handle: Hashable
    size: tuple[float, float]
    """Width and height of its picture, in the units of the art."""
    figures: int
    """How many tumble when it falls."""
    picture: Callable[[int], Surface]
    """Its picture, so many pixels high; shared, kept by whoever gives it."""
    loose: Callable[[int, int], Surface]
    """Figure n of it by itself, so many pixels high."""


class Platform(NamedTuple):
    """A place for a tower. `rect`: what it may fill, the feet of the lowest tier at its bottom. `cap`: pixels a unit of the
    art at most, so that small tiers do not become giants."""

    rect: Rect
    tiers: Sequence[Tier]
    cap: float = 1.0


class Stand(NamedTuple):
    """A tier at rest: the middle of its feet, pixels a unit, and the picture's size."""

    tier: Tier
    x: float
    feet: float
    width: float
    height: float


def stand(platform: Platform) -> list[Stand]:
    """Every tier where it rests, bottom first. Each is as large as the platform's width and the cap allow; a tower that
    would grow out of its place shrinks as a whole."""
    rect, tiers = platform.rect, platform.tiers
    if not tiers:
        return []
    scales = [min(platform.cap, rect.w / tier.size[0]) for tier in tiers]
    tall = sum(tier.size[1] * scale * STEP for tier, scale in zip(tiers[:-1], scales)) + tiers[-1].size[1] * scales[-1]
    shrink = min(1.0, rect.h / tall)
    found: list[Stand] = []
    feet = float(rect.bottom)
    for tier, scale in zip(tiers, scales):
        width, height = tier.size[0] * scale * shrink, tier.size[1] * scale * shrink
        found.append(Stand(tier, float(rect.centerx), feet, width, height))
        feet -= height * STEP
    return found
