"""What a press has made glow takes a gamepad's ring along; when that is taken back, the ring is back at what was pressed."""

from __future__ import annotations

import pytest
from by_hand import Played
from hands import PadHand

from tests.seldom_drawn import seldom_drawn

TRIED = 3
"""Things that are pressed and taken back in one question."""


class Player:
    """A match by pad, and where the ring is."""

    def __init__(self, title: str) -> None:
        self.played = Played(title, PadHand)
        seldom_drawn(self.played.harness)
        self.pad = self.played.fingers.hand
        self.pad.arrow(1, 0)

    @property
    def ring(self) -> str:
        group = self.played.scene.group
        return group.focused.id if group.focused is not None and group.keyboard else ""

    @property
    def asked(self) -> int | None:
        """The question that can be answered now."""
        scene = self.played.scene
        ask = scene.services.update.ask
        on_top = self.played.harness.stack.top is scene
        return ask.id if on_top and ask is not None and scene.group.asked else None

    def until_asked(self) -> None:
        """The next question that has something on the table."""
        self.played.play(self.played.player.count + 1)
        for _ in range(400):
            self.played.harness.frames(1)
            if self.played.scene.updates.playing is not None:
                self.pad.press()
            elif self.asked is not None and self.ring.startswith("spot."):
                return

    def press_and_take_back(self) -> tuple[str, str, str] | None:
        """Where the ring was, where the press led it, where it is when that is taken back; None: the press was an answer."""
        start, asked = self.ring, self.asked
        self.pad.press()
        self.played.harness.frames(2)
        if asked is None or self.asked != asked:
            return None
        led = self.ring
        self.pad.back()
        self.played.harness.frames(3)
        if self.asked != asked:  # nothing was chosen: the pause has come
            self.pad.back()
            self.played.harness.frames(3)
            return None
        return start, led, self.ring


@pytest.mark.parametrize("title", ["battlegoats", "goblin_raid", "loot_and_recruit", "lords_of_hell"])
def test_what_is_taken_back_gives_the_ring_back(title: str) -> None:
    player, found = Player(title), list[tuple[str, str, str]]()
    for _ in range(12):
        player.until_asked()
        for _ in range(TRIED):
            was = player.press_and_take_back() if player.ring.startswith("spot.") else None
            if was is not None and was[1] != was[0]:
                found.append(was)
            if player.asked is None:
                break
            player.pad.next()
        if len(found) > 1:
            break
    assert found and all(start == back for start, _, back in found), found
