"""Every game by keyboard alone and by gamepad alone: the first turns here, whole matches with GOBSMACK_LONG=1.

What is chosen comes from the games' own bots, as it does for the hands with a mouse; how it is done is presses of keys or
buttons, from where the ring is to where it has to be.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest
from by_hand import FEEDS, Played
from hands import HANDS, Hand, KeyHand, PadHand

from tests.seldom_drawn import seldom_drawn

LONG = pytest.mark.skipif(os.environ.get("GOBSMACK_LONG") != "1", reason="several minutes: set GOBSMACK_LONG=1")
FIRST = {"battlegoats": 8, "slayer_slayer": 8, "goblin_raid": 8, "loot_and_recruit": 8, "lords_of_hell": 7}
"""So many presses of the player."""
MOST_A_CLICK = 4
"""Presses of a pad for a click of a mouse; a ring that has to be fetched from elsewhere each time takes five to ten."""


def fair(played: Played) -> None:
    assert getattr(played.feed, "refused", []) == [], "the screen sent what the rules refuse"
    assert not played.scene.table.words.unknown  # type: ignore[attr-defined]


@pytest.mark.parametrize("title", FEEDS)
def test_the_first_turns_by_keys_then_by_pad(title: str) -> None:
    played = Played(title, KeyHand)
    seldom_drawn(played.harness)
    played.play(FIRST[title])
    fingers = played.fingers
    fingers.hand, fingers.pressed = PadHand(played.harness), Counter()
    fingers.hand.arrow(1, 0)  # the first sign of a pad: from now on the ring waits at what is asked
    played.play(2 * FIRST[title])
    clicks = fingers.pressed.pop("clicks")
    assert fingers.pressed.total() <= MOST_A_CLICK * clicks, fingers.pressed
    assert played.player.count == 2 * FIRST[title] and len(set(played.player.kinds_met)) > 1
    assert played.harness.stack.context.hand == "pad"
    fair(played)


def test_a_whole_match_of_battlegoats_by_keys() -> None:
    whole("battlegoats", KeyHand)


@LONG
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("title", FEEDS)
def test_a_whole_match(title: str, hand: type[Hand]) -> None:
    whole(title, hand)


def whole(title: str, hand: type[Hand]) -> None:
    played = Played(title, hand)
    seldom_drawn(played.harness)
    played.play()
    assert played.over
    fair(played)
