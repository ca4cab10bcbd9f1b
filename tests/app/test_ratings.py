"""Ratings: who beats whom as numbers, with an interval."""

import pytest

from game import ratings
from game.ratings import EVEN, Glicko


def test_ten_to_one_is_four_hundred_points():
    rows = {row.name: row for row in ratings.rate({"a": {"b": 1000.0}, "b": {"a": 100.0}}, "b")}
    assert rows["b"].rating == EVEN and rows["b"].spread == 0
    assert rows["a"].rating == pytest.approx(EVEN + 400, abs=3)


def test_more_games_are_surer():
    few, many = (ratings.rate({"a": {"b": 2.0 * n}, "b": {"a": 1.0 * n}}, "b")[0] for n in (5, 500))
    assert few.spread > 5 * many.spread


def test_a_chain_of_opponents_is_one_scale():
    """Nobody met both ends."""
    rows = {
        r.name: r.rating
        for r in ratings.rate({"a": {"b": 300.0}, "b": {"a": 100.0, "c": 300.0}, "c": {"b": 100.0}}, "c")
    }
    assert rows["a"] - rows["b"] == pytest.approx(rows["b"] - rows["c"], abs=2)


def test_whoever_lost_every_game_has_a_rating_all_the_same():
    rows = ratings.rate({"a": {"b": 10.0}}, "a")
    assert [row.name for row in rows] == ["a", "b"] and rows[1].rating > 500


def test_places_of_a_table_become_pairs():
    pairs = list(ratings.compare(["a", "b", "b"], [1, 2, 1]))
    assert sum(weight for *_, weight in pairs) == pytest.approx(2 * 2 / 3)
    assert ("a", "b", 2 / 3) in pairs and ("b", "a", 1 / 3) in pairs


def test_nobody_played():
    assert ratings.rate({}) == []


def test_a_person_who_wins_rises_and_becomes_surer():
    won, lost = Glicko().after(1), Glicko().after(0)
    assert won.rating - EVEN == pytest.approx(EVEN - lost.rating) and won.rating > EVEN + 100
    assert won.deviation < Glicko().deviation and won.chance > 0.6 and Glicko().chance == 0.5
    even = Glicko()
    for n in range(200):
        even = even.after(n % 2)
    assert even.rating == pytest.approx(EVEN, abs=30) and even.deviation == pytest.approx(ratings.NARROW, abs=5)


def test_a_step_worked_by_hand():
    """By Glickman's formulas: d squared is 120,700, the new variance 30,040, and half of that times ln 10 / 400 is 86."""
    assert Glicko(1500, 200).after(1).rating == pytest.approx(1586, abs=3)


def test_the_interval_of_a_share():
    low, high = ratings.interval(50, 100)
    assert (low, high) == (pytest.approx(0.404, abs=0.001), pytest.approx(0.596, abs=0.001))
    assert ratings.interval(0, 0) == (0.0, 1.0)
