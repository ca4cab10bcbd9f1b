"""What a window holds: a table that was left is given back, however many matches are played."""

from __future__ import annotations

import weakref

import pytest
from local_feed import LocalFeed
from table_driver import calm

from game import titles
from game.scenes.menu import Menu
from game.scenes.router import open_stack
from game.stack.context import Context
from game.stack.scene import Scene
from game.tabletop.scene import TableScene
from game.ui.harness import Harness


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_of_ten_rematches_only_the_present_table_is_kept(title: str) -> None:
    harness = Harness(lambda: open_stack(Context(), Menu()), (1280, 720))
    harness.frames(10)
    dropped: list[weakref.ref[Scene]] = []
    for match in range(10):
        feed = LocalFeed(title, seats=titles.title(title).seats[0], seed=match)
        scene = TableScene(feed)
        if match:
            harness.stack.replace(scene)
        else:
            harness.stack.push(scene)
        harness.frames(4)
        calm(harness, scene)
        assert [ref() for ref in dropped if ref() is not None] == []
        dropped += [weakref.ref(scene), weakref.ref(scene.table), weakref.ref(scene.painter)]  # type: ignore[list-item]
        del scene, feed
    harness.stack.pop()
    harness.frames(2)
    assert [ref() for ref in dropped if ref() is not None] == []
