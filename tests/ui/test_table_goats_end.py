"""BattleGoats' table when the match is over."""

import pytest
from local_feed import LocalFeed
from table_driver import calm, my_turn, open_table, play_by_mouse

from game import titles
from game.engine import match as matches
from game.engine.chance import Chance
from game.titles.battlegoats.screen.reading import RESERVE


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
    assert len(scene.table.selection.picking) == 55 - 2 * 9
    harness.key("escape")
    assert not scene.table.selection.picking


def ended(seats: int) -> LocalFeed:
    """A match that random players have brought to its end."""
    match = matches.new(titles.rules("battlegoats"), seats, titles.options_for("battlegoats", {}), 4)
    chance = Chance(b"the end")
    while match.result is None:
        match.play(match.waiting_for()[0], match.space(match.waiting_for()[0]).sample(chance), match.ask_id, at=1000)
    match.take_cues()
    return LocalFeed(seats=seats, match=match, clock=None)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_reserve_is_opened_round_a_larger_table_too(seats, size):
    """BTG-8.2, with a spot of its own that lies on no other."""
    harness, scene = open_table(ended(seats), size, pace="instant")
    calm(harness, scene)
    spot = next(spot for spot in scene.spots if spot.handle == ("pile", RESERVE))
    assert len(scene.table.inspect(spot.handle).entries) == 55 - 9 * seats
    assert not [other.handle for other in scene.spots if other is not spot and other.rect.colliderect(spot.rect)]
    harness.click(spot.rect.center)
    assert len(scene.table.selection.picking) == 55 - 9 * seats


def test_nobody_sees_the_reserve_before():
    harness, scene = open_table(LocalFeed(seats=2, seed=4), pace="instant")
    assert my_turn(harness, scene) == "deploy"
    assert not scene.table.reading.reserve
