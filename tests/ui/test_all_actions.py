"""The sheet of keys does what has no key: all of a table by gamepad, by mouse, and the way back from there."""

from __future__ import annotations

from typing import Any

import pytest
from hands import Hand, KeyHand, PadHand
from local_feed import LocalFeed
from table_driver import calm, lay_out, my_turn, open_table
from test_pad import to
from walks import replay

from game.scenes.pause import Pause
from game.stack.key_sheet import KeySheet
from game.tabletop.hotspots import HotspotWidget
from game.tabletop.scene import TableScene
from game.ui.harness import Harness


def table() -> tuple[Harness, TableScene, PadHand]:
    """A turn of BattleGoats, a gamepad in hand."""
    harness, scene = open_table(LocalFeed(seats=2, seed=5), pace="instant", reduced_motion=True)
    lay_out(harness, scene)
    my_turn(harness, scene)
    pad = PadHand(harness)
    pad.arrow(1, 0)
    harness.frames(2)
    return harness, scene, pad


def do(pad: PadHand, action: str) -> None:
    pad.button("select")
    pad.h.frames(2)
    assert isinstance(pad.h.stack.top, KeySheet)
    to(pad, f"do.{action}")
    pad.press()
    pad.h.frames(4)


def ring(scene: TableScene) -> str:
    assert scene.group.keyboard and scene.group.focused is not None and scene.group.focused.focus
    return scene.group.focused.id


def test_what_has_no_button_is_done_from_the_sheet_and_left_again() -> None:
    harness, scene, pad = table()
    before, side = ring(scene), scene.furniture.side
    do(pad, "chat")
    assert side.tab == "chat" and ring(scene) == "emote.hello"
    pad.arrow(1, 0)
    pad.arrow(0, 1)
    assert ring(scene).startswith("emote."), "arrows go on beside what has the ring"
    pad.press()
    assert scene.feed.said[-1].emote == ring(scene).removeprefix("emote.")  # type: ignore[attr-defined]
    harness.seconds(1)
    assert side.showing == "chat", "no card lies over it"
    pad.back()
    harness.frames(2)
    assert harness.stack.top is scene and ring(scene) == before and side.tab == "card"


def test_a_tab_is_left_before_a_choice_is_taken_back() -> None:
    harness, scene, pad = table()
    pad.press()
    harness.frames(2)
    do(pad, "rules")
    assert ring(scene) == "codex"
    pad.back()
    harness.frames(2)
    assert scene.table.back(), "what was chosen is still chosen"


def test_something_is_pointed_out_by_pad() -> None:
    _, scene, pad = table()
    do(pad, "ping")
    assert isinstance(scene.group.focused, HotspotWidget), "the ring is on the table"
    here = scene.group.focused.spot.handle
    closed = {spot.handle for spot in scene.spots if not spot.open}
    seen = {here}
    for _ in range(len(scene.spots)):
        pad.next()
        assert isinstance(scene.group.focused, HotspotWidget)
        seen.add(scene.group.focused.spot.handle)
    assert closed & seen, "what answers nothing can be pointed out too"
    pad.press()
    assert scene.feed.said[-1].ping is not None and not scene.furniture.pinging  # type: ignore[attr-defined]


def test_while_others_play_the_ring_is_brought_to_the_table() -> None:
    harness, scene, pad = table()
    scene.feed.held = True  # type: ignore[attr-defined]
    for _ in range(9):
        if scene.group.asked:
            scene.feed.play(scene.feed.match.default(0))  # type: ignore[attr-defined]
        calm(harness, scene)
    harness.frames(3)
    assert not scene.group.asked
    to(pad, "link.log")
    do(pad, "ping")
    assert isinstance(scene.group.focused, HotspotWidget)


def test_by_mouse_the_pause_leads_there() -> None:
    harness, scene, _ = table()
    harness.stack.push(Pause(scene))  # type: ignore[arg-type]
    harness.settle()
    harness.click("keys")
    harness.frames(2)
    harness.click("do.ping")
    harness.frames(3)
    assert harness.stack.top is scene and scene.furniture.pinging


@pytest.mark.parametrize("hand", (KeyHand, PadHand))
def test_names_in_the_log_are_read(hand: type[Hand]) -> None:
    harness, scene, pad = table()
    for _ in range(4):
        my_turn(harness, scene)
        scene.feed.play(scene.feed.match.default(0))  # type: ignore[attr-defined]
        harness.frames(2)
    my_turn(harness, scene)
    harness.frames(3)
    do(pad, "log")
    user, met = hand(harness), 0
    if hand is KeyHand:
        user.previous()
        user.next()  # the first sign of a hand has the hints made anew
        harness.frames(2)
    panel: Any = scene.furniture.side.log
    assert ring(scene) == "log"
    for _ in range(len(panel._lines)):
        user.arrow(0, -1)
        names = panel._names()
        for at, name in enumerate(names):
            if at:
                user.arrow(1, 0)
            assert panel.link == name and scene.furniture.side.shown == scene.furniture.side.read(("card", name))
            met += 1
        assert ring(scene) == "log"
    assert met > 2
    user.back()
    assert panel.link == ""


def test_a_replay_says_its_own_keys_and_gives_the_arrows_back(monkeypatch: pytest.MonkeyPatch) -> None:
    h = replay(monkeypatch)
    table, pad = h.stack.top, PadHand(h)
    assert not {"ping", "undo", "skip", "hint"} & set(table.actions()), "nothing is played here"
    assert h.stack.context.tr("key-one-move") in [words for _, words in table.further_keys()]
    pad.next()
    assert table.group.keyboard
    pad.back()
    h.frames(2)
    assert h.stack.top is table and not table.group.keyboard
    at = table.tape.at
    pad.arrow(-1, 0)
    h.settle()
    assert table.tape.at == at - 1
