"""Lords of Hell's market: an offer on its way together, offers that are read, one that asks for nothing."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parent.parent / "ui"), str(Path(__file__).parent.parent / "ui" / "hell")]

from hell_table import TITLE, A, B, C, StrictFeed, furnished, say  # noqa: E402

from tests.screens.positions import Position, tour_of  # noqa: E402


def market(*offers: tuple[int, dict[str, Any]]) -> StrictFeed:
    """The seat of Glasya in Tabling, with these offers to it."""
    t = furnished()
    t.go()
    for by, sides in offers:
        t.offer(by, A, **sides)
    t.match.take_cues()
    return StrictFeed(TITLE, t.match.seats, A, match=t.match, auto=(), options=dict(t.match.options))


GIFT = (C, {"give": [["souls", 3]]})
DEMAND = (B, {"take": [["any_cards", 1]]})
DEAL = (C, {"give": [["souls", 3]], "take": [["any_cards", 1]], "swears": [say("no_attack", A, 6)]})
POSITIONS = {
    "draft": Position(market, (("realm", C), ("souls", A), ("add", "asks"), ("pick", "verb", "no_attack"), ("act", "lay"))),
    "gift": Position(lambda: market(GIFT), (("offer",),)),
    "demand": Position(lambda: market(DEMAND), (("offer",),)),
    "deal": Position(lambda: market(DEAL), (("offer",), ("act", "counter"))),
}  # fmt: skip
tour = tour_of(POSITIONS)
