"""Goblin Slayer-Slayer's rarer rooms: doors that are foreseen, and the stake for each kind of event with cards chosen."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent.parent / "ui"), str(Path(__file__).parent.parent / "ui" / "slayer")]

from rooms import feed_at, match_at  # noqa: E402

from game.engine.match import Match  # noqa: E402
from game.titles.slayer_slayer.rules.cards import EVENTS  # noqa: E402
from tests.screens.positions import Position, tour_of  # noqa: E402
from tests.ui.local_feed import LocalFeed  # noqa: E402

CHECKS = ("power", "power_max", "class")


def foreseen() -> LocalFeed:
    match = match_at("route_vote")
    match.state.foresight[0] = 1
    return feed_at(match)


def stake(check: str) -> Callable[[], LocalFeed]:
    """Asked what to stake for an event of this check."""

    def of_check(match: Match) -> bool:
        return bool(EVENTS[match.state.event]["check"] == check)

    return lambda: feed_at(match_at("event_stake", want=of_check))


CHOSEN = (("next", "c"),) * 3
POSITIONS = {"foresight": Position(foreseen), **{f"stake {check}": Position(stake(check), CHOSEN) for check in CHECKS}}
tour = tour_of(POSITIONS)
