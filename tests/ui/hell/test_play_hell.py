"""A whole match by mouse: what the title's own bot would choose is done by clicks alone, the others are bots too."""

from __future__ import annotations

from typing import Any

from hell_table import BotsFeed
from table_driver import open_table

from tests.e2e.hell_hand import Hand
from tests.seldom_drawn import seldom_drawn


def play(seats: int, seed: int, most: int = 60_000, **options: Any) -> Hand:
    """To the end of a match."""
    feed = BotsFeed(seats, seed, {"short_game": True, **options})
    harness, scene = open_table(feed)
    hand = Hand(seldom_drawn(harness), scene, seed=seed)
    still = 0
    for _ in range(most):
        harness.frames(1)
        if scene.updates.playing is not None:
            scene.skip()
            continue
        if hand.answer_dialog():
            continue
        if scene.services.update.result is not None:
            return hand
        version = feed.version
        still = 0 if hand.step() or feed.version != version else still + 1
        if still > 60 and not scene.updates.waiting:
            feed.time_is_up()
            still = 0
    ask = scene.services.update.ask
    raise AssertionError(f"the match did not end: {ask.kind if ask is not None else None}, {feed.match.state.round}")


def test_a_short_match_of_four_is_played_to_the_reckoning_by_clicks():
    hand = play(4, 3)
    scene = hand.scene
    assert scene.feed.refused == []
    assert not scene.table.words.unknown
    assert {"tabling", "council"} <= set(hand.kinds_met)
