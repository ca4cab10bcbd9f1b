"""The gong of a Stop! is seen as long under reduced motion, and nothing of it moves there."""

from __future__ import annotations

from typing import Any

import pytest
from hell_table import TITLE
from local_feed import LocalFeed
from pygame import Surface, image
from table_driver import calm, open_table

from game.titles.lords_of_hell.screen.gong import gong_struck
from game.ui.look import Look


@pytest.mark.every_frame
@pytest.mark.parametrize("reduced", [False, True])
def test_it_is_seen_as_long_and_stands_still_where_motion_is_reduced(
    reduced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    feed = LocalFeed(TITLE, 3, 0, seed=3)
    feed.held = True
    harness, scene = open_table(feed, reduced_motion=reduced)
    calm(harness, scene)
    pictured = Surface((60, 90))
    pictured.fill((200, 40, 40), (10, 10, 20, 30))
    monkeypatch.setattr(Look, "has_picture", lambda self, name: name.startswith("gong"))
    monkeypatch.setattr(Look, "about", lambda self, name: {"units": (60, 90)})
    monkeypatch.setattr(Look, "picture", lambda self, name, size: pictured)
    table: Any = scene.table
    scene.motion.start(gong_struck(table.context))
    seen = set()
    for _ in range(40):
        harness.frames(1)
        sheet = Surface(harness.size)
        scene.services.effects[("effect", "gong")](sheet)
        seen.add(image.tobytes(sheet, "RGB"))
    assert (len(seen) == 1) is reduced
    harness.seconds(1)
    assert ("effect", "gong") not in scene.services.effects
