"""Rings with numbers round what is to be pressed."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tabletop.numbered import ring
from game.ui.look import Look
from game.ui.scale import Frame


def test_a_ring_leaves_the_whole_thing_in_sight_however_small() -> None:
    look = Look(Frame((1280, 720)))
    surface = Surface((300, 200))
    surface.fill((1, 2, 3))
    thing = Rect(100, 80, 54, 18)
    ring(surface, look, thing)
    assert all(surface.get_at((x, y))[:3] == (1, 2, 3) for x in range(100, 154) for y in range(80, 98))
    assert surface.get_at((thing.left - 4, thing.centery))[:3] != (1, 2, 3)
