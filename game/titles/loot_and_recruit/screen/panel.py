"""What the table shows and asks: boards, market, hand, turn, the choices of the others ... Each is a room; the table asks them
in turn.

Handles of what can be pointed at: ("c", handle) a card of market, hand, play area or an open discard pile; ("t", handle) a
card on a platform; ("p", seat, platform) a platform, from 1; ("pile", id); ("pool", power); ("deck", seat) ("discard", seat)
("plate", seat); ("event",) ("track",) ("lineup", "shop" or "crowd").

What a room is, and how the table asks them, is the house's (`game/tabletop/panels.py`).
"""

from __future__ import annotations

from typing import Protocol

from game.tabletop import panels
from game.tabletop.panels import ClickAction, spot_of
from game.titles.loot_and_recruit.screen.context import Context

__all__ = ["EmptyPanel", "ClickAction", "Panel", "spot_of"]


class Panel(panels.Panel, Protocol):
    """One thing that the table shows or asks."""

    def lays_discard(self) -> bool:
        """Its question is answered with a card of the own discard pile: that lies open over the market."""
        ...


class EmptyPanel(panels.EmptyPanel[Context]):
    """A room with nothing in it: what others build on."""

    def lays_discard(self) -> bool:
        return False
