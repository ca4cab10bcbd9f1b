"""Throwing the die by press, by key and by flick, and the same tumble on every screen."""

from __future__ import annotations

from typing import Any

import pytest
from rooms import click, feed_at, match_at, room_at
from slayer_table import asked_next

from game import titles
from game.engine.match import Match
from game.tabletop.feed import Update
from game.tabletop.scene import TableScene
from game.titles.slayer_slayer.screen.choice import THROWN
from game.ui.harness import Harness


def tray_of(scene: TableScene) -> Any:
    return scene.table.dice.tray  # type: ignore[attr-defined]


def last_to_vote(match: Match) -> bool:
    """All others have voted, for odds: whatever seat 0 says, a die falls."""
    for seat in match.waiting_for():
        if seat:
            match.play(seat, "odds", match.ask_id, at=1000)
    match.take_cues()
    return match.waiting_for() == (0,)


def bet(**how: Any) -> tuple[Harness, TableScene]:
    return room_at("bet_vote", want=last_to_vote, **how)


def flick(harness: Harness, scene: TableScene, dx: int, dy: int) -> None:
    """Take the die and let go of it in full swing."""
    x, y = tray_of(scene).well.center
    harness.press((x, y))
    for step in range(1, 4):
        harness.move((x + dx * step // 3, y + dy * step // 3))
        assert tray_of(scene).held
    harness.release()


def rolled(harness: Harness, scene: TableScene) -> Any:
    """The roll that is shown next."""
    for _ in range(400):
        harness.frames(1)
        if tray_of(scene).roll is not None:
            return tray_of(scene).roll
    raise AssertionError("no die was thrown")


def test_an_answer_is_chosen_first_then_thrown_by_pressing_the_tray():
    harness, scene = bet()
    tray = tray_of(scene)
    assert tray.waiting is not None and not tray.ready
    harness.click(tray.well.center)
    assert scene.feed.sent == [], "nothing is chosen yet"  # type: ignore[attr-defined]
    click(harness, scene, "vote", "none")
    harness.click(tray.well.center)
    assert scene.feed.sent == [] and not tray.ready, "without a bet no die is thrown"  # type: ignore[attr-defined]
    click(harness, scene, "vote", "evens")
    assert tray.ready and tray.caption == "Throw!"
    harness.click(tray.well.center)
    assert scene.feed.sent == ["evens"]  # type: ignore[attr-defined]
    assert rolled(harness, scene).source.flick is None


def test_enter_throws():
    harness, scene = bet()
    click(harness, scene, "vote", "odds")
    harness.key("return")
    assert scene.feed.sent == ["odds"]  # type: ignore[attr-defined]
    assert rolled(harness, scene).source.flick is None


def test_a_flick_sends_the_answer_and_steers_the_die():
    harness, scene = bet()
    click(harness, scene, "vote", "odds")
    flick(harness, scene, 60, -60)
    assert scene.feed.sent == ["odds"]  # type: ignore[attr-defined]
    thrown = rolled(harness, scene).source.flick
    assert 30 <= thrown.angle <= 60 and thrown.strength > 5, "up and to the right"


def test_a_die_that_is_put_back_in_its_place_is_a_press():
    harness, scene = bet()
    click(harness, scene, "vote", "odds")
    flick(harness, scene, 3, 2)
    assert scene.feed.sent == ["odds"] and rolled(harness, scene).source.flick is None  # type: ignore[attr-defined]


def test_an_event_is_thrown_for_by_its_representative():
    harness, scene = room_at("event_bet")
    click(harness, scene, "side", "evens")
    flick(harness, scene, -70, 0)
    assert scene.feed.sent == ["evens"]  # type: ignore[attr-defined]
    assert 150 <= rolled(harness, scene).source.flick.angle <= 210


def test_two_screens_show_the_same_tumble_from_flick_and_update():
    """Another seat at another size, and one that never heard of the flick."""
    match = match_at("bet_vote", want=last_to_vote)
    harness, scene = room_at("bet_vote", want=last_to_vote)
    click(harness, scene, "vote", "odds")
    flick(harness, scene, 50, 50)
    mine = rolled(harness, scene)
    match.play(0, "odds", match.ask_id, at=21_000)
    cues = match.take_cues()
    tracks = []
    for heard in (tuple(mine.source.flick), None):
        feed = feed_at(match_at("bet_vote", want=last_to_vote), seat=1)
        other, shown = open_other(feed)
        told = Update(
            99,
            match.view(1),
            titles.read_cues("slayer_slayer", match.cues_for(cues, 1)),
            match.seat_ask(1),
            flick=heard,
        )
        feed._out.append(told)
        roll = rolled(other, shown)
        tracks.append((roll.source.tracks, roll.numbers))
    assert tracks[0] == (mine.source.tracks, mine.numbers)
    assert tracks[1][1] == mine.numbers and tracks[1][0] != tracks[0][0]


def open_other(feed: Any) -> tuple[Harness, TableScene]:
    from table_driver import open_table

    harness, scene = open_table(feed, (1920, 1080))
    harness.frames(4)
    return harness, scene


def test_a_flick_steers_one_die_and_no_more():
    _, scene = bet()
    scene.services.flick = (1, 2)
    assert scene.services.take_flick() == (1, 2) and scene.services.take_flick() is None


@pytest.mark.parametrize("kind", sorted(THROWN))
def test_every_thrown_answer_has_its_tray(kind):
    """Whatever is answered by a throw lies where its tray can be seen and reached."""
    want = None
    if kind == "event_stake":
        want = _rolls
    harness, scene = room_at(kind, want=want) if kind != "weave_window" else room_at("bet_vote", want=last_to_vote)
    if kind == "weave_window":
        scene.feed.match.state.weave[0] = 1  # type: ignore[attr-defined]
        click(harness, scene, "vote", "odds")
        harness.click("act.vote")
        assert asked_next(harness, scene) == "weave_window"
    widget = scene.group.find("tray")
    assert widget is not None and widget.reachable()
    assert scene.regions.middle.contains(widget.rect)
    for other in scene.spots:
        if other.handle[0] in ("side", "vote", "need"):  # type: ignore[index]
            assert not other.rect.colliderect(widget.rect), other


def _rolls(match: Match) -> bool:
    from game.titles.slayer_slayer.rules.cards import EVENTS

    return bool(EVENTS[match.state.event]["check"] == "roll")


def test_the_tray_comes_forward_while_its_die_rolls_and_lies_in_its_place_again():
    """The d20 is what people are called over for: it is half as large again as the one that lies there, at least."""
    harness, scene = bet()
    click(harness, scene, "vote", "odds")
    harness.key("return")
    rolled(harness, scene)
    dice: Any = scene.table.dice  # type: ignore[attr-defined]
    forward, small = dice.tray, dice.resting
    area = scene.table.context.ground.area  # type: ignore[attr-defined]
    assert forward is not small and forward.radius >= 1.5 * small.radius
    assert area.contains(forward.rect) and forward.rect.contains(small.rect)
    for _ in range(600):
        if dice.tray is small:
            break
        harness.frames(1)
    assert dice.tray is small and small.result.numbers
