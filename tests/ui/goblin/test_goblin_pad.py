"""Where the ring of a gamepad is on Goblin's table, and that the table holds still under it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from battles import FIELD, at_step, units_of
from by_hand import Goblin
from fingers import Fingers
from goblin_table import TITLE, StrictFeed, feed_of
from hands import PadHand
from local_feed import LocalFeed
from table_driver import asked_next

from game import titles
from game.engine.ask import SeatAsk
from game.engine.match import Match
from game.scenes.router import open_stack
from game.scenes.welcome import Welcome
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.stack.dialog import Dialog
from game.stack.key_sheet import KeySheet
from game.tabletop.scene import TableScene
from game.ui.harness import Harness
from game.ui.pad_signs import SIGNS


class Set:
    """A table that is come to with a pad in hand."""

    def __init__(self, seat: int = 0, feed: LocalFeed | None = None) -> None:
        file = SettingsFile()
        file.change(language="en", name="Maija", pace="instant", reduced_motion=True)
        self.harness = Harness(lambda: open_stack(Context(file), Welcome()))
        self.pad = PadHand(self.harness)
        self.pad.arrow(1, 0)
        self.scene = TableScene(feed or feed_of(seat, 3))
        self.harness.stack.push(self.scene)
        asked_next(self.harness, self.scene)
        self.harness.frames(3)

    @property
    def view(self) -> Any:
        return self.scene.table.map.view  # type: ignore[attr-defined]

    @property
    def turn(self) -> int:
        return self.scene.table.reading.turn  # type: ignore[attr-defined,no-any-return]

    @property
    def at(self) -> str:
        """What has the ring."""
        group = self.scene.group
        assert group.keyboard and group.focused is not None
        return group.focused.id


@pytest.fixture
def king() -> Set:
    return Set()


def test_a_cave_is_given_by_pad_and_the_map_and_its_cursor_hold_still(king: Set) -> None:
    assert king.at == "spot.('unit', 'goblin_king')", "where the words under the question begin"
    king.pad.press()
    assert king.at == "map"
    king.pad.arrow(0, 1)
    here, lay = king.view.pointed, king.view.rect
    lays = set()
    poll, king.scene.feed.poll = king.scene.feed.poll, list  # the host's answer is on its way
    king.pad.press()
    for n in range(20):
        lays.add(tuple(king.view.rect))
        king.harness.frames(1)
        if n == 5:
            king.scene.feed.poll = poll
    assert king.scene.table.reading.at["goblin_king"] == here  # type: ignore[attr-defined]
    assert lays == {tuple(lay)}, "the sheet stays while the answer is on its way"
    assert king.at == "map" and king.view.pointed == here


def test_a_band_is_no_place_to_swap_with(king: Set) -> None:
    spots = {spot.handle: spot for spot in king.scene.table.spots()}
    unit = next(handle for handle in spots if handle[0] == "unit" and handle[1].startswith("goblin_bowmen"))
    king.harness.click(spots[unit].rect.center)
    king.harness.frames(2)
    rows = [spot for spot in king.scene.table.spots() if spot.handle[0] == "row"]
    assert rows and not any(spot.open for spot in rows), "a press would only choose its leader"
    king.pad.next()
    assert king.at.startswith("spot.('unit'")


def test_leaders_who_are_only_looked_for_come_last() -> None:
    count = Set(seat=1)
    leaders = [spot for spot in count.scene.table.spots() if spot.handle[0] == "leader"]
    assert leaders and all(spot.open and spot.aside for spot in leaders)
    assert count.at == "map" and count.view.pointed in count.view.open, "the ward that he is put in"


def test_battles_are_declared_on_the_sheet(king: Set) -> None:
    player = Goblin(Fingers(king.pad), king.scene, seed=3)
    for _ in range(600):
        kind = asked_next(king.harness, king.scene)
        if kind == "declare":
            break
        player.step()
    king.harness.frames(3)
    assert king.scene.table.asked == "declare"  # type: ignore[attr-defined]
    assert king.at.startswith("spot.('ready'"), "that is where the battles stand"


def test_an_attack_that_stands_ready_has_the_ring_and_a_press_makes_it() -> None:
    """It had been at a striker: a press took that one out."""
    king = Set(feed=feed_of(0, match=at_step("c").match, auto=()))
    assert king.at == "act.strike"
    king.pad.press()
    assert feed_sent(king)[-1] == ["melee", "1308", units_of("1307")]


def test_where_nothing_can_succeed_the_ring_is_at_pass_and_without_a_proposal_on_the_map() -> None:
    weak = {**FIELD, "1307": "goblin_king goblin_rabble_1", "1309": "marglush goblin_rabble_2"}
    assert Set(feed=feed_of(0, match=at_step("c", stacks=weak).match, auto=())).at == "act.pass"
    made = at_step("c")
    made.s.auto_attack = ["off", "off"]
    assert Set(feed=feed_of(0, match=made.match, auto=())).at == "map"


def feed_sent(user: Set) -> list[Any]:
    feed = user.scene.feed
    assert isinstance(feed, StrictFeed)
    return feed.sent


def test_the_right_stick_turns_the_page_and_makes_the_map_larger(king: Set) -> None:
    king.pad.press()
    king.harness.frames(3)  # a page that was never set is set a moment later
    page = king.scene.furniture.side.inspector
    assert page is not None and page.furthest, "the page of a full cave is longer than its place"
    tilted(king, 3, 1)
    assert page.offset > 0
    level = king.view.camera.level
    tilted(king, 2, 1)
    assert king.view.camera.level == level + 1
    king.pad.button("select")
    king.harness.frames(2)
    sheet = king.harness.stack.top
    assert isinstance(sheet, KeySheet)
    told = [row.key for row in sheet.rows()]
    assert SIGNS["right_stick"] + SIGNS["up_down"] in told and SIGNS["right_stick"] + SIGNS["left_right"] in told


def tilted(user: Set, axis: int, value: int) -> None:
    """The stick is pulled and let go."""
    for pull in (value, 0):
        user.harness.post(pygame.CONTROLLERAXISMOTION, axis=axis, value=32767 * pull, instance_id=0)
        user.harness.frames(2)


def test_the_cursor_stays_where_the_map_is_laid_out_anew(king: Set) -> None:
    king.pad.press()
    king.pad.arrow(0, 1)
    here = king.view.pointed
    king.harness.resize((1920, 1080))
    king.harness.frames(3)
    assert king.at == "map" and king.view.pointed == here


class HomeFeed(StrictFeed):
    """The other King calls his raid off as soon as he may."""

    def __init__(self) -> None:
        chosen = titles.options_for(TITLE, {"first_king": "host"})
        super().__init__(TITLE, 2, 0, seed=3, options=chosen, choose=self.chosen)

    @staticmethod
    def chosen(match: Match, seat: int, ask: SeatAsk) -> Any:
        choice = ["call_off"]
        return choice if match.space(seat).contains(choice) else match.default(seat)


def test_both_raids_from_set_up_to_the_result() -> None:
    """By buttons alone, with a march; the raid is conceded in its second turn."""
    feed = HomeFeed()
    user = Set(feed=feed)
    pad, scene = user.pad, user.scene
    met: list[str] = []
    for _ in range(40):
        kind = asked_next(user.harness, scene)
        user.harness.frames(3)
        if kind == "over":
            break
        assert user.at, kind
        if kind != "goblin_move":
            pad.go()
        elif kind not in met:  # a leader, then a hex
            pad.press()
            pad.arrow(1, 0)
            pad.press()
        elif user.turn > 1:
            around(user, "act.concede", pad.next)
            pad.press()
        else:
            pad.go()  # who has marched is put down
        met.append(kind)
        user.harness.settle()
        if isinstance(user.harness.stack.top, Dialog):
            around(user, "yes", pad.next)
            pad.press()
            user.harness.settle()
    assert scene.services.update.result is not None and feed.refused == []
    assert feed.sent[1][0] == "march" and ["concede"] in feed.sent
    assert {"goblin_setup", "goblin_move", "feudal_setup"} <= set(met)


def around(user: Set, id: str, go: Callable[[], None]) -> None:
    """The ring comes to it."""
    for _ in range(60):
        focused = user.harness.stack.top.group.focused
        if focused is not None and focused.id == id:
            return
        go()
    raise AssertionError(id)
