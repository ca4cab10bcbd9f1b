"""The parts of a final score: order, ties and rows."""

from __future__ import annotations

from pygame import Rect

from game.tabletop.score_sheet import level_scores, rows_by_place, seats_by_place


def test_seats_stand_by_place_and_equals_in_seat_order() -> None:
    assert seats_by_place([3, 1, 4, 1]) == [1, 3, 0, 2]


def test_of_equals_the_first_breaker_that_differs_has_decided() -> None:
    breakers = {"cards": [2, 2, 5, 0], "gold": [30, 10, 0, 0]}
    assert level_scores([0, 1, 2, 3], [9, 9, 9, 8], breakers) == [(0, 1, "gold"), (1, 2, "cards")]
    assert level_scores([1, 0], [9, 9], {"cards": [2, 2]}) == [(1, 0, "shared")]
    assert level_scores([1], [9, 9], breakers) == []


def test_rows_fill_the_area_from_the_top_and_grow_no_taller_than_asked() -> None:
    few = rows_by_place(Rect(10, 20, 300, 200), [2, 0], 60, 4)
    assert list(few.items()) == [(2, Rect(10, 20, 300, 56)), (0, Rect(10, 80, 300, 56))]
    many = rows_by_place(Rect(0, 0, 300, 100), range(5), 60, 4)
    assert many[4] == Rect(0, 80, 300, 16)
