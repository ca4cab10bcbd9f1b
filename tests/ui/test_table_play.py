"""Whole matches at the table: by mouse, by keyboard, by dragging; what is sent is legal and comes from what is seen."""

from __future__ import annotations

import pygame
import pytest
from local_feed import LocalFeed
from table_driver import calm, lay_out, my_turn, open_table, play_by_mouse

from game.tabletop.feed import Notice
from tests.seldom_drawn import seldom_drawn


@pytest.mark.parametrize(
    ("seats", "seed", "muster"), [(2, 5, "draft"), (2, 2, "basic"), (6, 3, "draft"), (3, 2, "basic")]
)
def test_a_newcomer_plays_a_match_to_the_end_by_clicks(seats: int, seed: int, muster: str) -> None:
    feed = LocalFeed(seats=seats, seed=seed, options={"muster": muster})
    harness, scene = open_table(feed, pace="fast")
    seen = play_by_mouse(seldom_drawn(harness), scene, seed)
    assert {"deploy", "orders"} <= seen
    assert feed.match.result is not None
    assert scene.services.update.result == feed.match.result
    assert not scene.services.words.unknown and not scene.context.text.unknown


def test_a_turn_with_the_keyboard_alone() -> None:
    feed = LocalFeed(seats=2, seed=4)
    harness, scene = open_table(feed)
    assert my_turn(harness, scene) == "deploy"
    harness.key("tab")
    for _ in range(40):  # Tab reaches "Fill", Enter presses it
        if scene.group.focused is not None and scene.group.focused.id == "act.fill":
            break
        harness.key("tab")
    harness.key("return")
    assert len(scene.table.context.chooser.laid) == 9
    scene.group.focus(None)
    harness.key("return")  # the main button: Ready
    while my_turn(harness, scene) == "first":
        scene.group.focus(None)
        plate = next(w for w in scene.group if w.id.startswith("spot.('seat'"))
        scene.group.focus(plate)
        harness.key("return")
        harness.key("return")  # a second time on the chosen one sends it
    assert my_turn(harness, scene) == "orders"
    before = len(feed.sent)
    for _ in range(60):
        widget = scene.group.focused
        if widget is not None and widget.id.startswith("spot.('at', 0") and widget.spot.open:  # type: ignore[attr-defined]
            break
        harness.key("tab")
    harness.key("return")
    assert scene.table.context.chooser.source is not None
    for _ in range(9):  # towards the enemy
        if scene.group.focused is not None and scene.group.focused.id.startswith("spot.('at', 1"):
            break
        harness.key("up")
    widget = scene.group.focused
    assert widget is not None and widget.id.startswith("spot.('at', 1"), widget.id
    harness.key("return")
    harness.key("return")
    assert len(feed.sent) == before + 1
    assert feed.sent[-1][0] == "attack"


def test_cards_are_dragged_onto_spaces_and_onto_each_other() -> None:
    feed = LocalFeed(seats=2, seed=6)
    harness, scene = open_table(feed)
    my_turn(harness, scene)
    calm(harness, scene)
    table = scene.table
    (first, _), (second, _) = table.reading.nine()[:2]

    def drag(handle: tuple[str, int], to: tuple[int, int]) -> None:
        harness.press(scene.services.stage[handle].rect.center)
        harness.move((600, 300))
        harness.release(to)
        harness.seconds(0.5)

    drag(("c", first), table.ground.cells[0, "M2"].center)
    assert table.context.chooser.laid == {"M2": first}
    drag(("c", second), table.ground.cells[0, "B1"].center)
    drag(("c", first), table.ground.cells[0, "B1"].center)
    assert table.context.chooser.laid == {"B1": first, "M2": second}
    drag(("c", second), table.ground.tray.center)  # type: ignore[union-attr]
    assert table.context.chooser.laid == {"B1": first}
    assert feed.sent[-1] == ["sketch", [["B1", table.reading.names[first]]]]
    assert feed.match.result is None


def test_right_click_and_escape_take_back_before_escape_pauses() -> None:
    feed = LocalFeed(seats=2, seed=8)
    harness, scene = open_table(feed)
    lay_out(harness, scene)
    while my_turn(harness, scene) != "orders":
        harness.click("act.me")
    own = next(spot for spot in scene.spots if spot.open and spot.handle[:2] == ("at", 0))  # type: ignore[index]
    harness.click(own.rect.center)
    assert scene.table.context.chooser.source is not None
    target = next(spot for spot in scene.spots if spot.open and spot.handle[:2] == ("at", 1))  # type: ignore[index]
    harness.click(target.rect.center)
    assert scene.table.context.chooser.complete
    harness.click((600, 20), button=3)
    assert not scene.table.context.chooser.complete and scene.table.context.chooser.source is not None
    harness.key("escape")
    assert scene.table.context.chooser.source is None
    harness.key("escape")
    harness.frames(2)
    assert harness.stack.top is not scene
    assert not any(isinstance(choice, list) and choice[0] == "attack" for choice in feed.sent)


def test_what_is_not_open_says_why_when_it_is_hovered() -> None:
    feed = LocalFeed(seats=2, seed=8)
    harness, scene = open_table(feed)
    lay_out(harness, scene)
    while my_turn(harness, scene) != "orders":
        harness.click("act.me")
    enemy = next(spot for spot in scene.spots if spot.handle[:2] == ("at", 1))  # type: ignore[index]
    assert not enemy.open
    harness.move(enemy.rect.center)
    harness.seconds(0.6)
    assert scene.group._tip == scene.services.words("why-own-first")
    before = list(feed.sent)
    harness.click(enemy.rect.center)
    assert feed.sent == before


def test_a_card_named_in_the_log_is_shown_when_it_is_hovered() -> None:
    feed = LocalFeed(seats=2, seed=8)
    harness, scene = open_table(feed, (1920, 1080))
    lay_out(harness, scene)
    for _ in range(40):
        kind = my_turn(harness, scene)
        if kind == "first":
            harness.click("act.me")
        elif any("<link=" in line.text for line in scene.log.lines):
            break
        else:
            feed.play(feed.match.default(0))
    calm(harness, scene)
    log = scene.group.find("log")
    assert log is not None
    found = ""
    for y in range(log.rect.y, log.rect.bottom, 6):  # type: ignore[attr-defined]
        for x in range(log.rect.x, log.rect.right, 12):
            found = found or log.link_at((x, y))  # type: ignore[attr-defined]
            if found:
                harness.move((x, y))
                break
        if found:
            break
    assert found
    assert scene.furniture.side.shown is not None and scene.furniture.side.shown.picture == found


def test_spectators_see_and_choose_nothing() -> None:
    feed = LocalFeed(seats=3, seat=-1, seed=2, auto=(0, 1, 2))
    harness, scene = open_table(feed, pace="instant")
    for _ in range(800):
        harness.frames(1)
        assert not scene.table.context.chooser.kind
        if scene.services.update.result is not None:
            break
    assert scene.services.update.result is not None
    assert not feed.sent


def test_resigning_asks_once_more() -> None:
    feed = LocalFeed(seats=3, seed=9)
    harness, scene = open_table(feed)
    lay_out(harness, scene)
    while my_turn(harness, scene) != "orders":
        harness.click("act.me")
    harness.click("act.resign")
    harness.frames(2)
    assert 0 not in feed.match.view(0)["course"]["resigned"]
    harness.click("yes")
    harness.frames(2)
    assert 0 in feed.match.view(0)["course"]["resigned"]
    my_turn_or_over = scene.services.update
    assert my_turn_or_over is not None


@pytest.mark.parametrize("seats", [2, 3])
def test_the_dialog_says_what_resigning_does(seats: int) -> None:
    """BTG-4.21: the last opponent wins at once."""
    feed = LocalFeed(seats=seats, seed=9)
    harness, scene = open_table(feed)
    lay_out(harness, scene)
    while my_turn(harness, scene) != "orders":
        harness.click("act.me")
    words = scene.table.words
    told = scene.table.resigning()
    harness.click("act.resign")
    harness.frames(2)
    harness.click("yes")
    harness.frames(2)
    name = scene.services.name(1)
    if seats == 2:
        assert told.endswith(words("resign-last", name=name))
        assert feed.match.result is not None and feed.match.result.winners == (1,)
    else:
        assert told.endswith(words("resign-on")) and feed.match.result is None


def test_shortcuts_open_the_tabs_and_chat_is_said() -> None:
    feed = LocalFeed(seats=2, seed=8)
    harness, scene = open_table(feed)
    my_turn(harness, scene)
    harness.key("f1")
    harness.frames(1)
    assert scene.furniture.side.tab == "rules"
    harness.key("c")
    harness.frames(1)
    harness.click("say")
    harness.type("meh")
    harness.key("return")
    harness.frames(2)
    assert feed.said[-1].text == "meh"
    assert scene.furniture.side.tab == "chat"
    harness.click("emote.laugh")
    harness.frames(2)
    assert feed.said[-1].emote == "laugh"
    assert any("meh" in line.text for line in scene.furniture.talk.lines)


def test_pings_point_at_something_for_all() -> None:
    feed = LocalFeed(seats=2, seed=8)
    harness, scene = open_table(feed)
    lay_out(harness, scene)
    while my_turn(harness, scene) != "orders":
        harness.click("act.me")
    harness.key("p")
    harness.frames(1)
    spot = next(spot for spot in scene.spots if spot.handle[:2] == ("at", 1))  # type: ignore[index]
    harness.click(spot.rect.center)
    harness.frames(2)
    assert feed.said[-1].ping == list(spot.handle)  # type: ignore[arg-type]
    assert any(key[0] == "ping" for key in scene.services.effects)  # type: ignore[index]


def test_a_click_skips_what_moves() -> None:
    feed = LocalFeed(seats=2, seed=8)
    harness, scene = open_table(feed)
    lay_out(harness, scene)
    for _ in range(200):
        harness.frames(1)
        if scene.updates.playing is not None:
            break
    harness.post(pygame.MOUSEBUTTONDOWN, pos=(5, 300), button=1, touch=False)
    harness.frames(2)
    assert scene.updates.playing is None


def test_others_do_not_take_a_card_out_of_ones_hand() -> None:
    feed = LocalFeed(seats=4, seed=6)
    feed.held = True
    harness, scene = open_table(feed)
    assert my_turn(harness, scene) == "deploy"
    calm(harness, scene)
    number = scene.table.reading.nine()[0][0]
    harness.press(scene.services.stage["c", number].rect.center)
    harness.move((600, 300))
    feed.held = False  # the other three press Ready meanwhile
    harness.seconds(1.0)
    assert len(scene.services.update.ask.waiting_for) < 4  # type: ignore[union-attr]
    assert scene.services.pointer.dragging == ("c", number)
    harness.release(scene.table.ground.cells[0, "F2"].center)
    harness.frames(2)
    assert scene.table.context.chooser.laid == {"F2": number}
    assert any(line.text for line in scene.log.lines)


def test_the_log_can_be_filtered() -> None:
    feed = LocalFeed(seats=2, seed=8)
    harness, scene = open_table(feed)
    lay_out(harness, scene)
    while my_turn(harness, scene) != "orders":
        harness.click("act.me")
    everything = len(scene.log.all())
    harness.click("filter")
    harness.frames(2)
    assert scene.log.filter == "fall"
    assert len(scene.log.all()) < everything
    harness.click("filter")
    harness.frames(2)
    assert scene.log.filter == "news" and scene.log.all() == [], "no news of the table yet"
    scene.heard(Notice("lobby-notice-joined", {"name": "Kalle"}))
    harness.frames(2)
    assert [line.text for line in scene.log.all()] == ["Kalle joins the table."], "a slip that went can be read again"
    harness.click("filter")
    harness.frames(2)
    assert len(scene.log.all()) == everything + 1


def test_a_card_dragged_over_the_tray_stays_in_it() -> None:
    harness, scene = open_table(LocalFeed(seats=2, seed=4))
    assert my_turn(harness, scene) == "deploy"
    harness.seconds(1)
    tray = scene.table.ground.tray  # type: ignore[attr-defined]

    def lying() -> list[pygame.Rect]:
        return [spot.rect for spot in scene.spots if spot.handle[0] == "c" and tray.contains(spot.rect)]  # type: ignore[index]

    for space in ("F1", "F2", "F3", "M1", "M2"):
        harness.click(lying()[0].center)
        harness.click(next(spot.rect.center for spot in scene.spots if spot.handle == ("at", 0, space)))
        harness.seconds(0.5)
    start = min(lying(), key=lambda rect: rect.y)
    harness.press(start.center)
    for y in range(start.centery, tray.y, -4):
        harness.move((start.centerx, y))
    assert scene.services.pointer.over == ("tray",)
    harness.release()
    assert len(scene.table.context.chooser.laid) == 5  # type: ignore[attr-defined]


def test_what_goes_on_under_a_dialog_is_the_whole_picture_in_the_dark() -> None:
    """Only what changes there is drawn and darkened again."""
    harness, scene = open_table(LocalFeed(seats=2, seed=5))
    lay_out(harness, scene)
    if my_turn(harness, scene) == "first":
        harness.click("act.me")
    assert my_turn(harness, scene) == "orders" and scene.services.marches
    harness.click("act.resign")
    scene.furniture.ask.seconds = None  # a clock is drawn anew once a second, not by the frame
    stack = harness.stack
    for _ in range(12):
        harness.seconds(0.15)
        shown = pygame.display.get_surface().copy()
        stack._under = None
        stack.dirty = True
        whole = pygame.Surface(shown.get_size()).convert(shown)
        stack.draw(whole)
        assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(whole, "RGB")
        stack.draw(pygame.display.get_surface())


def test_a_press_while_others_decide_tells_bots_not_to_ponder() -> None:
    feed = LocalFeed(seed=3, auto=())
    harness, scene = open_table(feed)
    calm(harness, scene)
    ask = scene.services.update.ask
    assert ask is not None and ask.space is not None
    harness.click((640, 10))
    assert feed.hurries == 0, "it's our move: nobody else ponders"
    while scene.services.update.ask is not None and scene.services.update.ask.space is not None:
        feed.play(feed.match.default(0))
        calm(harness, scene)
    harness.move((5, 5))
    harness.key("space")
    assert feed.hurries == 1
