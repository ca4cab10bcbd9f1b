"""The keyboard begins where the game wants something: the first Tab at a table goes to what is asked, in every game."""

from __future__ import annotations

import pygame
import pytest
from by_hand import FEEDS, Played
from hands import KeyHand
from local_feed import LocalFeed
from table_driver import lay_out, open_table

from game.tabletop.hotspots import HotspotWidget, TableGroup
from game.ui.hexmap.view import HexmapView
from game.ui.widgets.base import Widget

QUESTIONS = 6


def pressed(played: Played, key: int) -> Widget | None:
    """Where a key leads from nowhere."""
    group = played.scene.group
    group.focus(None, False)
    played.harness.key(key)
    return played.scene.group.focused


@pytest.mark.parametrize("title", FEEDS)
def test_the_first_step_is_to_what_is_asked(title: str) -> None:
    played = Played(title, KeyHand)
    for presses in range(1, QUESTIONS + 1):
        played.play(presses)
        while not asked(played):
            played.harness.frames(1)
            if played.scene.updates.playing is not None:
                played.scene.skip()
        found = pressed(played, pygame.K_TAB)
        group = played.scene.group
        assert isinstance(group, TableGroup)
        assert found is not None
        lit = [widget for widget in group.reading_order() if group.lit(widget)]
        on_table = [w for w in lit if isinstance(w, HotspotWidget | HexmapView) and not group.is_aside(w)]
        assert found in (on_table or lit or [found]) or (group.stands_ready and found is group.main)
        older = [w for w in group.lit_order(lit) if w.id not in group.fresh and not group.is_aside(w)]
        kinds = [isinstance(w, HotspotWidget | HexmapView) for w in older]
        assert kinds == sorted(kinds, reverse=True), "only from the things of a question to its buttons"
        again = pressed(played, pygame.K_DOWN)
        assert again is not None and found is not None and again.id == found.id, "arrows begin there as well"
        group.focus(None, False)


def asked(played: Played) -> bool:
    group = played.scene.group
    return isinstance(group, TableGroup) and group.asked


def test_while_others_decide_it_begins_at_the_top() -> None:
    harness, scene = open_table(LocalFeed("battlegoats", 3, auto=(1,)), pace="instant")
    lay_out(harness, scene)
    harness.seconds(1.0)
    group = scene.group
    assert isinstance(group, TableGroup) and not group.asked and not scene.updates.playing
    harness.key(pygame.K_TAB)
    assert scene.group.focused is group.reading_order()[0]
