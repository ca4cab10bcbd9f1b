"""What a table's frame draws: the same picture however it came about, what moves over what lies, nothing when idle."""

from __future__ import annotations

import pygame
import pytest
from local_feed import LocalFeed
from table_driver import calm, open_table

from game.ui.motion import tween

pytestmark = pytest.mark.every_frame


def picture() -> bytes:
    window = pygame.display.get_surface()
    assert window is not None
    return pygame.image.tobytes(window, "RGB")


def still_table():
    feed = LocalFeed(seats=2, seed=4, clock=None)
    feed.held = True
    harness, scene = open_table(feed, reduced_motion=True)
    calm(harness, scene)
    harness.seconds(1)
    return harness, scene


def test_the_same_state_gives_the_same_picture_on_any_window() -> None:
    harness, scene = still_table()
    before = picture()
    pygame.display.get_surface().fill((200, 0, 200))
    scene.painter.stale = True
    scene.dirty = True
    harness.frames(1)
    assert picture() == before


def test_an_idle_table_draws_nothing() -> None:
    harness, _ = still_table()
    assert harness.frames(60) == 0


def test_what_moves_or_is_raised_is_drawn_over_what_lies() -> None:
    harness, scene = still_table()
    handles = [handle for handle, _ in scene.services.stage.drawn()]
    drawn: list[object] = []
    paint = scene.table.paint_thing
    scene.table.paint_thing = lambda surface, handle, place: (drawn.append(handle), paint(surface, handle, place))
    scene.table.is_raised = lambda handle: handle == handles[0]
    scene.dirty = True
    harness.frames(1)
    assert sorted(map(str, drawn)) == sorted(map(str, handles)) and drawn[-1] == handles[0]


def test_the_background_is_drawn_once_while_something_moves() -> None:
    harness, scene = still_table()
    drawn: list[int] = []
    background = scene.table.draw_background
    scene.table.draw_background = lambda surface: (drawn.append(1), background(surface))
    scene.motion.start(tween(0.3, lambda t: None))
    assert harness.frames(12) and not drawn
    scene.refresh()
    harness.frames(2)
    assert drawn == [1]
