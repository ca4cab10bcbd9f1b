"""Loot & Recruit's questions at the flip of an event, and an end with level scores."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent.parent / "ui"), str(Path(__file__).parent.parent / "ui" / "loot")]

from loot_table import feed_of  # noqa: E402

from tests.screens.positions import Position, tour_of  # noqa: E402
from tests.titles.loot_and_recruit.table import SPARE, A, B, C, Table  # noqa: E402
from tests.ui.local_feed import LocalFeed  # noqa: E402


def seen(t: Table) -> LocalFeed:
    """The table from seat A; what led there is not shown."""
    feed: LocalFeed = feed_of(t.s.seats, match=t.match, seat=A)
    feed.clock = None
    feed.options.update(t.match.options)
    feed._out.clear()
    t.match.take_cues()
    feed._emit()
    return feed


def flipped(event: str) -> Callable[[], LocalFeed]:
    def feed() -> LocalFeed:
        t = Table(3)
        for seat in (A, B, C):
            t.seat(seat, hand=SPARE, p1="dastardly_duo")
        t.flip(event)
        return seen(t)

    return feed


def level() -> LocalFeed:
    """The second count decides between two, the third puts another over both (LNR-9.6)."""
    t = Table(3, event="closing_ceremony")
    t.seat(A, counts=(5, 2), p1="troublesome_trio", hand="money_bag")
    t.seat(B, counts=(2, 5), p1="troublesome_trio", hand="money_bag")
    t.seat(C, counts=(2, 3), p1="quarrelsome_quartet", hand="money_bag")
    t.s.events = []
    t.go(A).end().end().end()
    return seen(t)


POSITIONS = {
    **{event: Position(flipped(event)) for event in ("spring_cleaning", "swap_meet", "midnight_muster")},
    "level": Position(level),
}
tour = tour_of(POSITIONS)
