"""All props by name, and how a figure holds one."""

from __future__ import annotations

from art.kit.figures.gear import GEAR
from art.kit.figures.weapons import WEAPONS
from art.kit.pen import Pen

PROPS = {**WEAPONS, **GEAR}
MIRRORED = {"axe", "halberd", "banner", "horned_banner", "horn", "trumpet", "cleaver", "sling", "mug", "chicken", "bow"}
HELD_BELOW = {"scroll", "book", "cups"}  # the hand grips the lower edge
HIDES_HAND = {"shield", "tower"}


def draw_prop(p: Pen, name: str, x: float, y: float, turn: float = 0, scale: float = 1, side: int = 1) -> None:
    """A prop in the hand at (x, y); props with a front are mirrored for the left side."""
    PROPS[name](p.at(x, y, turn, scale, side if name in MIRRORED else 1))
