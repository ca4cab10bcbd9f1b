"""What the table shows and asks: boards, market, hand, turn, the choices of the others ... Each is a room; the table asks them
in turn.

Handles of what can be pointed at: ("c", handle) a card of market, hand, play area or an open discard pile; ("t", handle) a
card on a platform; ("p", seat, platform) a platform, from 1; ("pile", id); ("pool", power); ("deck", seat) ("discard", seat)
("plate", seat); ("event",) ("track",) ("lineup", "shop" or "crowd").

What a room is, and how the table asks them, is the house's (`game/tabletop/panels.py`).
"""

from __future__ import annotations

from game.tabletop import panels
from game.tabletop.panels import ClickAction, Panel, spot_of
from game.titles.loot_and_recruit.screen.context import Context

__all__ = ["EmptyPanel", "ClickAction", "Panel", "spot_of"]


class EmptyPanel(panels.EmptyPanel[Context]):
    """A room with nothing in it: what others build on."""
