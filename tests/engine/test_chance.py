"""Chance: counted draws of named streams, without bias, scripted for tests."""

from collections import Counter
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import chance as chance_module
from game.engine.chance import Chance, FastChance, SteadyChance, draw_raw


def test_the_same_seed_and_stream_give_the_same_draws():
    a, b = Chance(b"seed"), Chance(b"seed")
    assert [a.below("deal", 52) for _ in range(50)] == [b.below("deal", 52) for _ in range(50)]
    assert a.counts == b.counts


def test_streams_do_not_move_each_other():
    alone, busy = Chance(b"seed"), Chance(b"seed")
    for _ in range(7):
        busy.roll("battle", 20)
    assert [alone.below("deal", 9) for _ in range(20)] == [busy.below("deal", 9) for _ in range(20)]


def test_stream_names_cannot_run_into_draw_numbers():
    assert draw_raw(b"s", "1:x", 2) != draw_raw(b"s", "x", 21)


@given(st.integers(1, 1 << 40), st.binary(max_size=64))
def test_below_stays_below(n, seed):
    assert 0 <= Chance(seed).below("any", n) < n


@pytest.mark.parametrize("make", [lambda: Chance(b"fair"), lambda: FastChance(1)])
def test_faces_come_equally_often(make):
    chance = make()
    counts = Counter(chance.roll("die", 6) for _ in range(12_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    chi2 = sum((found - 2000) ** 2 / 2000 for found in counts.values())
    assert chi2 < 25  # one in 7,000 fair dice is worse, and this one is fixed


def test_values_beyond_the_last_whole_multiple_are_drawn_again(monkeypatch):
    raws = iter([(1 << 64) - 1, 5])
    monkeypatch.setattr(chance_module, "draw_raw", lambda seed, stream, n: next(raws))
    chance = Chance(b"")
    assert chance.below("die", 6) == 5  # 2**64 - 1 lies in the ragged end (2**64 % 6 == 4)
    assert chance.counts == {"die": 2}


@pytest.mark.parametrize("make", [lambda: Chance(b"orders"), lambda: FastChance(1), lambda: SteadyChance(1)])
def test_every_order_of_a_shuffle_comes(make):
    chance = make()
    counts = Counter()
    for _ in range(4800):
        items = [0, 1, 2, 3]
        chance.shuffle("s", items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((found - 200) ** 2 / 200 for found in counts.values()) < 60


def test_a_steady_shuffle_leaves_the_order_of_what_two_lists_share():
    """Whatever else lies in them, and in whatever order they were: the same seed, stream and number of the shuffle do it."""
    less, more, other = [3, 3, 7, 8, 9] * 3, [9, 5, 8, 7, 3, 3] * 3, [3, 3, 7, 8, 9] * 3
    one, two = SteadyChance("deal"), SteadyChance("deal")
    orders = []
    for _ in range(20):
        one.shuffle("deck", less)
        two.shuffle("deck", more)
        assert less == [item for item in more if item != 5]
        orders.append(tuple(less))
    one.shuffle("deck", less)
    two.shuffle("shop", other)
    assert len(set(orders)) == 20 and less != other


def test_a_script_is_used_from_the_front_and_what_is_left_is_told():
    chance = Chance(b"x")
    chance.script = {"die": [20, 1, 7], "deal": [[3, 1, 2]], "other": [4]}
    assert [chance.roll("die", 20), chance.roll("die", 20)] == [20, 1]
    items = [1, 2, 3]
    chance.shuffle("deal", items)
    assert items == [3, 1, 2]
    assert chance.left_over() == {"die": [7], "other": [4]}
    assert chance.counts == {}


def test_a_copy_takes_the_script_along():
    chance = Chance(b"x")
    chance.script = {"die": [6, 5]}
    other = chance.copy()
    assert other.roll("die", 6) == 6
    assert chance.left_over() == {"die": [6, 5]}


@pytest.mark.parametrize("script", [{"die": [0]}, {"die": [7]}])
def test_a_scripted_roll_must_be_a_face(script):
    chance = Chance(b"x")
    chance.script = script
    with pytest.raises(ValueError, match="no face"):
        chance.roll("die", 6)


def test_a_scripted_order_must_hold_the_same_things():
    chance = Chance(b"x")
    chance.script = {"deal": [[1, 2, 9]]}
    with pytest.raises(ValueError, match="other things"):
        chance.shuffle("deal", [1, 2, 3])
    chance.script = {"die": [6]}
    with pytest.raises(ValueError, match="not below"):
        chance.below("die", 6)


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_cannot_be_drawn_from(n):
    with pytest.raises(ValueError):
        Chance(b"").below("die", n)
    with pytest.raises(ValueError):
        Chance(b"").pick("die", [])


def test_a_deep_copy_of_fast_chance_draws_the_same_and_leaves_the_first_alone():
    """Whoever thinks on with a copy of a bot must not change what that bot draws."""
    one = FastChance("seed")
    one.below("", 10)
    other = deepcopy(one)
    ahead = [other.below("", 1000) for _ in range(20)]
    assert ahead == [one.below("", 1000) for _ in range(20)]
