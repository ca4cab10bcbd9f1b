"""A captured devil is put behind bars before everybody's eyes, and nothing of it stays on the table."""

from __future__ import annotations

from typing import Any

import pytest
from hell_table import TITLE
from local_feed import LocalFeed
from table_driver import calm, open_table

from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.screen.moments_battle import BattleMoments


@pytest.mark.parametrize("reduced", [False, True])
def test_the_cage_falls_and_goes(reduced: bool) -> None:
    feed = LocalFeed(TITLE, 3, 0, seed=3)
    feed.held = True
    harness, scene = open_table(feed, reduced_motion=reduced)
    calm(harness, scene)
    table: Any = scene.table
    (moments,) = (room for room in table.rooms if isinstance(room, BattleMoments))
    before = set(scene.services.effects)
    scene.motion.start(moments.on_captured(cues.Captured(seat=1, captor=2, realm=2), scene.services.update))
    harness.frames(3)
    assert ("effect", "cage") in scene.services.effects
    harness.seconds(0.8)
    assert ("effect", "cage") in scene.services.effects
    harness.seconds(2)
    assert set(scene.services.effects) == before and not scene.motion.busy
