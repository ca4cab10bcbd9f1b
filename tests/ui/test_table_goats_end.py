"""BattleGoats' table when the match is over."""

import pytest
from local_feed import LocalFeed
from table_driver import calm, my_turn, open_table, play_by_mouse

from game.titles.battlegoats.table_reading import RESERVE


@pytest.fixture(scope="module")
def over():
    feed = LocalFeed(seats=2, seed=4, clock=None)
    harness, scene = open_table(feed, pace="instant")
    play_by_mouse(harness, scene)
    calm(harness, scene)
    return feed, harness, scene


def test_winners_are_not_shown_as_out(over):
    feed, _, scene = over
    for plate in scene.furniture.plates:
        won = plate.facts.seat in feed.match.result.winners
        assert plate.facts.active == won and not (won and plate.facts.out)


def test_the_reserve_is_opened_to_everybody_at_the_end(over):
    """BTG-8.2: what was not dealt lies open, and its page tells every card of it."""
    _, harness, scene = over
    spot = next(spot for spot in scene.spots if spot.handle == ("pile", RESERVE))
    assert len(scene.table.inspect(spot.handle).entries) == 55 - 2 * 9
    harness.click(spot.rect.center)
    assert len(scene.table.picking) == 55 - 2 * 9
    harness.key("escape")
    assert not scene.table.picking


def test_nobody_sees_the_reserve_before():
    harness, scene = open_table(LocalFeed(seats=2, seed=4), pace="instant")
    assert my_turn(harness, scene) == "deploy"
    assert not scene.table.reading.reserve
