"""The first minute: hands are dealt, and each Main Objective is shown large to its owner alone, once."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from local_feed import LocalFeed
from slayer_table import feed_of
from table_driver import open_table

from game.tabletop.scene import TableScene
from game.ui.harness import Harness

OVER = 6.0
"""Seconds after which it is over for certain."""
READING = 2.4
"""Seconds after which the objective lies open."""


def opened(seat: int = 0, objectives: tuple[int, ...] = (0, 1, 2), **settings: Any) -> tuple[Harness, TableScene]:
    feed = LocalFeed("slayer_slayer", 3, seat, seed=11, auto=())
    feed.match.state.objective = list(objectives)
    feed.poll()
    feed._emit()
    return open_table(feed, **settings)


def shot(scene: TableScene) -> bytes:
    picture = pygame.Surface(scene.look.frame.size)
    scene.draw(picture)
    return pygame.image.tobytes(picture, "RGB")


def test_the_owner_can_read_it_before_it_goes_into_the_purse() -> None:
    harness, scene = opened()
    opening, faces = scene.table.opens, []
    open_for = 0
    for _ in range(round(OVER * 60)):
        harness.frames(1)
        if opening.card is not None and opening.up not in faces[-1:]:
            faces.append(opening.up)
        open_for += opening.card is not None and opening.up
    assert faces == [False, True] and open_for >= 2 * 60
    assert opening.card is None and not scene.services.aloft and scene.services.stage.settled
    assert not scene.table.purse.peeking


def test_only_the_own_objective_changes_the_picture() -> None:
    seen = set()
    for mine, hers in ((0, 1), (0, 3), (2, 1), (2, 3)):
        harness, scene = opened(objectives=(mine, hers, 2))
        harness.seconds(READING)
        seen.add((mine, shot(scene)))
    assert [mine for mine, _ in sorted(seen)] == [0, 2]


def test_who_only_watches_sees_backs() -> None:
    shown = set()
    for given in ((0, 1, 2), (3, 2, 1)):
        harness, scene = opened(seat=-1, objectives=given)
        harness.frames(2)
        assert scene.services.aloft
        for _ in range(30):
            harness.seconds(0.1)
            shown.add(scene.table.opens.card)
    assert shown == {None}


@pytest.mark.parametrize("settings", [{"pace": "fast"}, {"reduced_motion": True}, {"pace": "instant"}], ids=str)
def test_however_it_is_dealt_all_lie_alike(settings: dict[str, Any]) -> None:
    lie = []
    for told in ({}, settings):
        harness, scene = opened(**told)
        harness.seconds(OVER)
        assert scene.services.stage.settled and scene.table.opens.card is None
        lie.append(dict(scene.services.stage.drawn()))
    assert lie[0] == lie[1] and lie[0]


def test_a_press_ends_it_at_once() -> None:
    harness, scene = opened()
    harness.seconds(READING)
    assert scene.table.opens.up
    harness.key("space")
    harness.frames(3)
    assert scene.table.opens.card is None and not scene.services.aloft


def test_votes_of_others_take_nothing_away() -> None:
    harness, scene = open_table(feed_of(4, 3))
    scene.feed.busy = lambda: False
    harness.seconds(READING)
    assert scene.updates.seen > 0 and scene.table.opens.up


def test_it_is_not_dealt_again_to_whoever_comes_back() -> None:
    feed = LocalFeed("slayer_slayer", 3, seed=11, auto=())
    for choice, again in ((None, True), (1, False)):
        feed.poll()
        if choice is not None:
            feed.play(choice)
            feed.poll()
        feed._emit()
        harness, scene = open_table(feed)
        harness.frames(2)
        assert bool(scene.services.aloft) is again
