"""Towers of figures that stand on one another: they settle, sway, and tumble. See `towers.Towers`."""

from game.ui.towers.standing import Platform, Tier
from game.ui.towers.towers import Towers

__all__ = ["Platform", "Tier", "Towers"]
