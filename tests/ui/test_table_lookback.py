"""Looking back: a sentence of the log leads to the table as it stood then; nothing is played, one press is back."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import Any

import pygame
import pytest
from local_feed import LocalFeed
from table_driver import calm, my_turn, open_table
from test_table_scene import to_battle

from game.tabletop.feed import Notice
from game.tabletop.history_view import HistoryView
from game.tabletop.log_sheet import LogSheet
from game.tabletop.scene import TableScene
from game.tabletop.update_history import MOST
from game.ui import palette
from game.ui.harness import Harness
from game.ui.lettering import plain


def at_table(**settings: Any) -> tuple[Harness, TableScene, LocalFeed]:
    feed = LocalFeed(seats=2, seed=5, clock=60.0)
    harness, scene = open_table(feed, **settings)
    to_battle(harness, scene)
    for _ in range(4):
        harness.click("act.main" if harness.stack.top.group.find("act.main") else scene.group.main.rect.center)
        if my_turn(harness, scene) == "over":
            break
    feed.held = True
    calm(harness, scene)
    return harness, scene, feed


def sentence(scene: TableScene) -> int:
    """A line of the log's paper that leads to another moment."""
    panel = scene.furniture.side.log
    assert panel is not None
    return next(
        n for n, line in enumerate(panel._lines)
        if line.text and scene.past.versions()[0] <= scene.log.versions[line.key] < scene.updates.seen
    )  # fmt: skip


def click_sentence(harness: Harness, scene: TableScene, at: int) -> int:
    """Click on it as it stands on the paper; its place in the log."""
    panel = scene.furniture.side.log
    assert panel is not None
    panel._show(at)
    harness.frames(1)
    harness.click((panel.view.x + 30, panel.view.y - panel.offset + panel._tops[at] + 6))
    harness.settle()
    return panel._lines[at].key


def looking(harness: Harness) -> HistoryView:
    top = harness.stack.top
    assert isinstance(top, HistoryView), top
    return top


def test_a_click_on_a_sentence_shows_the_table_as_it_was_and_escape_returns() -> None:
    harness, scene, feed = at_table()
    now = scene.services.update
    key = click_sentence(harness, scene, sentence(scene))
    back = looking(harness)
    assert back.services.update.version == scene.log.versions[key] < now.version
    assert back.ribbon()[0] and "esc" in back.ribbon()[0].lower()
    sent = len(feed.sent)
    for spot in list(back.spots):
        harness.click(spot.rect.center)
    harness.key("return")
    harness.settle()
    assert harness.stack.top is scene and len(feed.sent) == sent and scene.services.update is now
    click_sentence(harness, scene, sentence(scene))
    looking(harness)
    harness.key("escape")
    harness.settle()
    assert harness.stack.top is scene and scene.services.update is now


def test_by_keyboard_alone() -> None:
    harness, scene, _ = at_table()
    harness.key("l")
    assert scene.group.focused is scene.furniture.side.log
    harness.key("tab")
    while scene.group.focused is not scene.furniture.side.log:
        harness.key("tab")
    panel = scene.furniture.side.log
    assert panel is not None
    target = sentence(scene)
    for _ in range(len(panel._lines) - target):
        harness.key("up")
    assert panel.over == target
    harness.key("return")
    harness.settle()
    assert looking(harness).services.update.version == scene.log.versions[panel._lines[target].key]
    first = looking(harness).version
    harness.key(".")
    assert harness.stack.top is scene or looking(harness).version > first
    harness.key("escape")
    harness.settle()
    assert harness.stack.top is scene


def test_what_arrives_meanwhile_waits_and_the_clock_goes_on() -> None:
    harness, scene, feed = at_table()
    click_sentence(harness, scene, sentence(scene))
    seen, left = scene.updates.seen, scene.clock
    assert left is not None
    feed.play(feed.match.default(0))
    harness.seconds(2.0)
    looking(harness)
    assert scene.updates.seen == seen and len(scene.updates.waiting) == 1
    assert scene.clock is not None and scene.clock[0] < left[0] - 1.5
    before = scene.updates.waiting[0].clock_left
    harness.seconds(1.0)
    after = scene.updates.waiting[0].clock_left
    assert (before is None and after is None) or (before is not None and after is not None and after < before)
    harness.click("present")
    harness.settle()
    assert harness.stack.top is scene
    calm(harness, scene)
    assert scene.updates.seen > seen and not scene.updates.waiting


def test_the_newest_sentence_is_the_present() -> None:
    harness, scene, _ = at_table()
    panel = scene.furniture.side.log
    assert panel is not None
    at = len(panel._lines) - 1
    if scene.log.versions[panel._lines[at].key] < scene.updates.seen:
        pytest.skip("the newest update told nothing")
    click_sentence(harness, scene, at)
    assert harness.stack.top is scene and harness.stack.toasts


def test_memory_stays_memory() -> None:
    """BTG-8.3: a rival's card that lies face down now lies so in every look back too, unless all can see it."""
    _harness, scene, _ = at_table()
    now = {e[1] for n, s in scene.services.update.view.items() if n.startswith("seat.") for e in (*s["field"], *s["pile"])
           if e is not None and e[1] is not None}  # fmt: skip
    for version in scene.past.versions():
        kept, shown = scene.past._kept[version], scene.past.at(version)
        assert shown is not None
        if "seat.1" not in shown.view:
            continue
        for entry in shown.view["seat.1"]["field"]:
            assert entry is None or entry[1] is None or entry[1] in now
        assert shown.view["seat.0"] == kept.view["seat.0"]
    mine = {"field": [[1, "lion", 1, False, 0]], "pile": []}
    then = {"seat.0": mine, "seat.1": {"field": [[2, "skunk", 1, False, 0]], "pile": []}}
    now_hidden = {"seat.0": mine, "seat.1": {"field": [[2, None, 0, None, None]], "pile": []}}
    veiled = scene.table.recalls(then, now_hidden)  # type: ignore[attr-defined]
    assert veiled["seat.1"]["field"] == [[2, None, 0, None, None]] and veiled["seat.0"]["field"][0][1] == "lion"


def test_what_is_kept_is_bounded_and_shared() -> None:
    _harness, scene, _ = at_table()
    base = scene.services.update
    for n in range(MOST + 50):
        scene.past.keep(replace(base, version=base.version + 1 + n, view=deepcopy(base.view)))
    versions = scene.past.versions()
    assert len(versions) == MOST
    first, last = scene.past._kept[versions[0]].view, scene.past._kept[versions[-1]].view
    assert all(first[name] is last[name] for name in first)
    scene.past.keep(replace(base, version=versions[10]))
    assert scene.past.versions()[-1] == versions[10]


def test_in_three_languages_and_two_sizes() -> None:
    harness, scene, _ = at_table()
    click_sentence(harness, scene, sentence(scene))
    back = looking(harness)
    for size in ((1280, 720), (1920, 1080)):
        harness.resize(size)
        for language in ("en", "fi", "es"):
            harness.stack.context.change(language=language)
            harness.frames(3)
            words, rect = back.ribbon()
            assert words and back.regions.top.contains(rect)
            assert back.look.label(words, 24, tracking=1.2).get_width() < rect.w - rect.h // 3


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_frame_of_the_past_hides_nothing_of_the_middle(size: tuple[int, int]) -> None:
    """The gold edge lies round the middle, and what is lettered there stands within it: nothing is cut."""
    harness, scene, _ = at_table(size=size)
    oldest = scene.past.versions()[0]
    scene.look_back(next(n for n, v in enumerate(scene.log.versions) if scene.log.lines[n].text and v >= oldest))
    harness.settle()
    past = looking(harness)
    surface = pygame.Surface(size)
    past.draw(surface)
    edge, middle = surface.map_rgb(palette.STRAW), past.regions.middle
    for x, y in ((middle.x - 2, middle.centery), (middle.centerx, middle.bottom + 1)):
        assert surface.get_at_mapped((x, y)) == edge
    assert surface.get_at_mapped((middle.x, middle.centery)) != edge
    pairs = past.table.ground.pairs
    assert pairs is not None and pairs.right < middle.x <= pairs.right + past.look.px(14)


def test_the_whole_log_can_be_searched_and_leads_back() -> None:
    harness, scene, _ = at_table()
    harness.key("l")
    harness.key("l")
    harness.settle()
    sheet = harness.stack.top
    assert isinstance(sheet, LogSheet)
    everything = [line.text for line in sheet.panel._lines]
    assert everything == [line.text for line in scene.log.lines if line.text]
    assert sheet.panel.view.h > scene.furniture.side.log.view.h * 2  # type: ignore[union-attr]
    name = next(plain(line.text) for line in scene.log.lines if "<link=" in line.text).split()[0]
    harness.click("search")
    harness.type(name.upper())
    harness.frames(2)
    found = [plain(line.text) for line in sheet.panel._lines]
    assert 0 < len(found) < len(everything) and all(name.casefold() in text.casefold() for text in found)
    at = next(n for n, line in enumerate(sheet.panel._lines)
              if scene.past.versions()[0] <= scene.log.versions[line.key] < scene.updates.seen)  # fmt: skip
    key = sheet.panel._lines[at].key
    sheet.panel._show(at)
    harness.frames(1)
    harness.click((sheet.panel.view.x + 30, sheet.panel.view.y - sheet.panel.offset + sheet.panel._tops[at] + 6))
    harness.settle()
    assert looking(harness).services.update.version == scene.log.versions[key]


def test_what_is_told_meanwhile_is_printed_on_the_sheet_too() -> None:
    harness, scene, _ = at_table()
    harness.click("log_sheet")
    harness.settle()
    sheet = harness.stack.top
    assert isinstance(sheet, LogSheet)
    harness.click("search")
    harness.type("zzz")
    harness.frames(2)
    assert [line.key for line in sheet.panel._lines] == [-1], "nothing there says so"
    scene.heard(Notice("lobby-notice-joined", {"name": "Zzzelda"}))
    harness.frames(3)
    assert [plain(line.text) for line in sheet.panel._lines] == ["Zzzelda joins the table."]
    harness.key("escape")
    harness.settle()
    assert harness.stack.top is scene
