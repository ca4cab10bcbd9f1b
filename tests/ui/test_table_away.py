"""A minute away from the table: what was missed is told once, from the log, and nothing else happens."""

from __future__ import annotations

import pygame
from local_feed import LocalFeed
from table_driver import calm, open_table
from test_table_scene import to_battle

from game.stack.dialog import Dialog
from game.tabletop.contract import Line
from game.tabletop.scene import TableScene
from game.ui.harness import Harness


def absent(seconds: float, hot: int, feed: LocalFeed | None = None) -> tuple[Harness, TableScene]:
    feed = feed or LocalFeed(seats=2, seed=5, clock=None)
    harness, scene = open_table(feed)
    to_battle(harness, scene)
    feed.held = True
    calm(harness, scene)
    harness.move((5, 5))
    scene.log.add([Line(f"Falls: <link=lion>Lion {n}</link>", hot=True) for n in range(hot)])
    scene.log.add([Line("Nothing much")])
    scene.away.update(seconds)
    return harness, scene


def test_the_digest_tells_the_hot_lines_once() -> None:
    harness, scene = absent(61.0, 3)
    harness.move((300, 300))
    harness.frames(2)
    sheet = harness.stack.top
    assert isinstance(sheet, Dialog)
    assert sheet.text.splitlines() == ["Falls: Lion 0", "Falls: Lion 1", "Falls: Lion 2"]
    harness.key("return")
    harness.frames(2)
    harness.move((310, 310))
    harness.frames(2)
    assert harness.stack.top is scene


def test_many_lines_are_counted_and_the_newest_shown() -> None:
    harness, _scene = absent(61.0, 12)
    harness.post(pygame.WINDOWFOCUSGAINED)
    harness.frames(3)
    lines = harness.stack.top.text.splitlines()
    assert len(lines) == 9 and "4" in lines[0] and lines[-1] == "Falls: Lion 11"


def test_a_short_absence_or_an_empty_one_is_no_news() -> None:
    for seconds, hot in ((30.0, 3), (90.0, 0)):
        harness, scene = absent(seconds, hot)
        harness.move((300, 300))
        harness.frames(2)
        assert harness.stack.top is scene


def test_who_watches_what_comes_of_a_move_and_then_thinks_has_missed_nothing() -> None:
    harness, scene = absent(10.0, 3)
    scene.away.update(70.0)
    harness.move((300, 300))
    harness.frames(2)
    assert harness.stack.top is scene


def test_the_first_click_after_it_plays_nothing() -> None:
    harness, scene = absent(61.0, 1)
    feed = scene.feed
    assert isinstance(feed, LocalFeed)
    sent = len(feed.sent)
    harness.key("return")
    harness.frames(2)
    assert isinstance(harness.stack.top, Dialog) and len(feed.sent) == sent
