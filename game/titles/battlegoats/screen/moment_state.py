"""What is true only while a moment runs."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.titles.battlegoats.screen.layout import Cell
from game.ui.cards import Variant


@dataclass
class MomentState:
    """Forgotten when the update that the moment leads to has been adopted."""

    shown: dict[int, tuple[str | None, Variant]] = field(default_factory=dict)
    """What cards show in place of what the view says of them, by handle: card and variant."""
    off: set[int] = field(default_factory=set)
    """Cards that have left their space."""
    moved: dict[Cell, int] = field(default_factory=dict)
    """Cards that lie in another space than the view says."""
    lit: set[int] = field(default_factory=set)
    """Seats whose plates glow."""
    under_way: bool = False
    """An attack is being shown: what could be chosen before it is stale."""
