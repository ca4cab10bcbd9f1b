"""What the table shows and asks: realms, hand, market, ledger, ring, battle ... Each is a room; the table asks them in turn.

Handles of what can be pointed at: ("c", handle) a resource card, wherever it lies; ("realm", seat) a seat's header;
("souls", seat) ("body", seat) its Souls, its devil; ("captive", seat) a devil behind another's bars; ("pc", signer) own
promise cards; ("status", n); ("deck",) ("discard",) ("powers",); ("offer", id); ("promise", id); ("give", n) ("take", n)
goods on the pans; ("pan", side) ("swears", n) ("asks", n); ("pick", ...) a word of a sheet that lies over the market.

What a room is, and how the table asks them, is the house's (`game/tabletop/panels.py`).
"""

from __future__ import annotations

from game.tabletop import panels
from game.tabletop.panels import ClickAction, Panel, spot_of
from game.titles.lords_of_hell.screen.context import Context

__all__ = ["EmptyPanel", "ClickAction", "Panel", "spot_of"]


class EmptyPanel(panels.EmptyPanel[Context]):
    """A room with nothing in it: what others build on."""
