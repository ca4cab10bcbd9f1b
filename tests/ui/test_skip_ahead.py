"""Whoever plays alone never waits long for bots, and a key that is held goes straight to one's next decision."""

from __future__ import annotations

import pygame
import pytest

from game.settings import Pace
from game.tabletop.skip_ahead import HOLD_S
from tests.bench.paced_table import FRAME, Sitting

FULL = {"battlegoats": 6, "slayer_slayer": 6, "goblin_raid": 2, "loot_and_recruit": 5, "lords_of_hell": 6}
MOST_S = {"normal": (5.0, 8.0), "instant": (1.0, 1.0)}
"""Simulated seconds that a player is promised, and where something dramatic happens."""


def waiting(title: str, after: int = 2) -> Sitting:
    """A table at which the person has answered some questions and now sees what bots do."""
    sitting = Sitting(title, FULL[title], "normal", 3)
    for _ in range(60_000):
        sitting.step()
        if len(sitting.waits) >= after and sitting.scene.updates.playing and not sitting.shows_own:
            return sitting
    raise AssertionError("bots never do anything")


def frames_to_decision(sitting: Sitting) -> int:
    """Frames until the person is asked."""
    for frame in range(600):
        if sitting.asked is not None:
            return frame
        sitting.pass_frame()
    raise AssertionError("it never is the person's turn")


@pytest.mark.parametrize("pace", ["normal", "instant"])
@pytest.mark.parametrize("title", sorted(FULL))
def test_a_round_of_all_bots_is_short(title: str, pace: Pace) -> None:
    sitting = Sitting(title, FULL[title], pace, 5)
    while len(sitting.waits) < 3 and not sitting.over:
        sitting.step()
    assert [wait for wait in sitting.waits if wait.seconds > MOST_S[pace][wait.dramatic]] == []


HANDS = [*((title, "key") for title in sorted(FULL)), ("loot_and_recruit", "pad"), ("slayer_slayer", "mouse")]


@pytest.mark.parametrize(("title", "hand"), HANDS)
def test_held_it_goes_straight_to_the_next_decision(title: str, hand: str) -> None:
    sitting = waiting(title)
    harness, scene = sitting.harness, sitting.scene
    ask = scene.furniture.ask
    assert ask is not None and ask.stakes == "Hold SPACE to skip ahead."
    if hand == "pad":
        harness.post(pygame.CONTROLLERBUTTONDOWN, button=0, instance_id=0)
    elif hand == "mouse":
        harness.post(pygame.MOUSEBUTTONDOWN, pos=ask.rect.center, button=1, touch=False)
    else:
        harness.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    assert frames_to_decision(sitting) * FRAME <= HOLD_S + 0.5
    asked, version = sitting.asked, sitting.feed.version
    for _ in range(30):
        sitting.pass_frame()
    assert sitting.asked == asked and sitting.feed.version == version, "what is still held decides nothing"


def test_the_ask_line_says_how_in_the_words_of_the_hand_in_use() -> None:
    sitting = waiting("loot_and_recruit")
    scene = sitting.scene
    sitting.harness.stack.by("pad")
    scene.rebuild()
    scene.fresh()
    sign = scene.key_name("confirm")
    assert scene.furniture.ask is not None and scene.furniture.ask.stakes == f"Hold {sign} to skip ahead."
    assert sign not in ("", "ENTER") and "skip" in scene.actions()


def test_a_short_press_skips_only_what_moves() -> None:
    sitting = waiting("loot_and_recruit")
    shown = sitting.scene.updates.playing
    sitting.harness.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    sitting.harness.post(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    for _ in range(3):
        sitting.pass_frame()
    assert sitting.scene.updates.playing is not shown
    assert sitting.scene.updates.playing or sitting.scene.updates.waiting, "the rest of the round is shown"
