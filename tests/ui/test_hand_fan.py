"""Cards in a hand: side by side, all of them within it, each with a part in sight."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.tabletop.hand_fan import HandFan, parts_in_sight

FAN = HandFan(1.4, high=0.9, gap=1.05, sag=0.05, tilt=6.0, tilt_each=1.5)
HAND = Rect(100, 500, 600, 140)


@pytest.mark.parametrize("count", range(1, 30))
def test_every_card_lies_within_the_hand_from_left_to_right(count: int) -> None:
    places = FAN.places(HAND, count, HAND.y)
    assert len(places) == count
    assert all(HAND.left - 1 <= place.x - place.w / 2 and place.x + place.w / 2 <= HAND.right + 1 for place in places)
    assert [place.x for place in places] == sorted(place.x for place in places)
    assert [place.z for place in places] == sorted(place.z for place in places)


def test_the_outermost_cards_are_lower_and_turned_away_from_each_other() -> None:
    first, middle, last = FAN.places(HAND, 3, HAND.y)
    assert first.y == last.y > middle.y
    assert first.angle == -last.angle < middle.angle == 0 < last.angle


def test_few_cards_stand_straighter_and_a_lowered_hand_is_turned_less() -> None:
    assert FAN.places(HAND, 3, HAND.y)[-1].angle == 4.5
    assert FAN.places(HAND, 9, HAND.y)[-1].angle == 6.0
    assert FAN.places(HAND, 9, HAND.y, level=0.5)[-1].angle == 3.0


def test_no_cards_lie_nowhere() -> None:
    assert FAN.places(HAND, 0, HAND.y) == []


def test_what_is_pressed_of_a_card_ends_where_the_next_begins() -> None:
    places = FAN.places(HAND, 12, HAND.y)
    parts = parts_in_sight(places, 10)
    assert all(abs(part.right - after.x) <= 1 for part, after in zip(parts, parts[1:]))
    assert (parts[-1].x, parts[-1].w) == (places[-1].rect.x, places[-1].rect.w)
    crowded = parts_in_sight(FAN.places(HAND, 200, HAND.y), 10)
    assert min(part.w for part in crowded) == 10


def test_cards_are_reached_one_after_another_though_something_stands_beside_them() -> None:
    fan = HandFan(1.4, high=0.97, gap=1.04, sag=0.06, tilt=2.5)
    places = fan.places(Rect(720, 589, 240, 125), 5, 2)
    assert len({place.rect.centery for place in places}) > 1, "the outermost lie lower"
    boxes = parts_in_sight(places, 38)
    assert len({(box.y, box.h) for box in boxes}) == 1
    assert all(box.contains(Rect(box.x, place.rect.y, 1, place.rect.h)) for box, place in zip(boxes, places))
