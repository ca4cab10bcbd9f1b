"""Zones of cards: order, conservation, sight by zone, and handles that cannot be followed through a shuffle."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.chance import Chance
from game.engine.sight import SPECTATOR, Sight
from game.engine.zones import DECK, FACE_DOWN, HAND, OPEN, RESERVE, NotThere, draw, move, move_all, redeal, shuffle


def chance(seed=1):
    return Chance(seed.to_bytes(8, "big"))


def test_the_top_is_the_end_and_an_empty_deck_gives_what_it_has():
    deck, hand = [1, 2, 3], []
    assert draw(deck, hand, 2) == [3, 2]
    assert (deck, hand) == ([1], [3, 2])
    assert draw(deck, hand, 5) == [1]
    assert draw(deck, hand) == []


def test_moving_keeps_everything_and_refuses_what_is_not_there():
    hand, pile = [1, 2, 3], [9]
    move(2, hand, pile)
    move(3, hand, pile, 0)
    assert (hand, pile) == ([1], [3, 9, 2])
    with pytest.raises(NotThere):
        move(7, hand, pile)
    move_all(pile, hand)
    assert (hand, pile) == ([1, 3, 9, 2], [])


@pytest.mark.parametrize(
    ("sight", "owner", "other", "watching"),
    [
        (HAND, Sight.ALL, Sight.COUNT, Sight.COUNT),
        (DECK, Sight.COUNT, Sight.COUNT, Sight.COUNT),
        (OPEN, Sight.ALL, Sight.ALL, Sight.ALL),
        (FACE_DOWN, Sight.ALL, Sight.BACK, Sight.BACK),
        (RESERVE, Sight.NOTHING, Sight.NOTHING, Sight.NOTHING),
    ],
)
def test_sight_belongs_to_the_zone(sight, owner, other, watching):
    assert (sight.of(0, 0), sight.of(0, 1), sight.of(0, SPECTATOR)) == (owner, other, watching)
    assert sight.of(None, 0) is other


@given(st.integers(2, 12), st.integers(0, 999))
def test_a_shuffle_keeps_handles_in_place_and_cards_in_the_zone(size, seed):
    zone, faces = list(range(size)), [100 + n for n in range(size)]
    shuffle(zone, faces, chance(seed), "shuffle:deck")
    assert zone == list(range(size))
    assert sorted(faces) == [100 + n for n in range(size)]


def test_every_order_is_as_likely_as_another():
    seen = {}
    for seed in range(3000):
        faces = [0, 1, 2]
        shuffle([0, 1, 2], faces, chance(seed), "shuffle:deck")
        seen[tuple(faces)] = seen.get(tuple(faces), 0) + 1
    assert len(seen) == 6
    assert all(400 < times < 600 for times in seen.values())


@given(st.integers(0, 999))
def test_redealing_changes_handles_but_not_what_lies_where(seed):
    one, two, faces = [0, 1, 2], [3, 4], [10, 11, 12, 13, 14]
    before = [[faces[h] for h in zone] for zone in (one, two)]
    redeal((one, two), faces, chance(seed), "handles")
    assert [[faces[h] for h in zone] for zone in (one, two)] == before
    assert sorted(one + two) == [0, 1, 2, 3, 4]


def test_after_redealing_a_handle_may_be_any_of_the_things():
    stands_for = set()
    for seed in range(60):
        zone, faces = [0, 1, 2], [10, 11, 12]
        redeal((zone,), faces, chance(seed), "handles")
        stands_for.add(faces[0])
    assert stands_for == {10, 11, 12}
