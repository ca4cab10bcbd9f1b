"""Doors, loot, events, the store and the purse on screen: every decision by mouse and by keys, nothing shown that is secret."""

from __future__ import annotations

from typing import Any

import pytest
from rooms import click, feed_at, match_at, room_at
from table_driver import open_table

from game.stack.dialog import Dialog
from game.titles.slayer_slayer.rules.cards import EVENTS, ITEM_INDEX, ITEMS
from game.titles.slayer_slayer.rules.cues import Over
from game.titles.slayer_slayer.rules.store import price
from game.titles.slayer_slayer.screen import event_sheet, final_score
from game.titles.slayer_slayer.screen.final_score import FinalScore
from game.titles.slayer_slayer.screen.loot import Loot
from game.ui import lettering

ROOMS = ["route_vote", "loot_division", "representative_vote", "event_stake", "event_bet", "store", "store_choice"]


def bribed(match: Any) -> Any:
    """Seat 0 bribes seat 1: the hand lies open to it."""
    match.play(0, ["buy", "bribe_goblin", "gold", 1], match.ask_id, at=1000)
    match.take_cues()
    return match


def shown(kind: str, **more: Any) -> Any:
    """A table at a question of these rooms; a bribe must be bought first."""
    if kind != "store_choice":
        return room_at(kind, **more)
    size, settings = more.pop("size", (1280, 720)), {k: v for k, v in more.items() if k == "language"}
    harness, scene = open_table(feed_at(bribed(match_at("store"))), size, **settings)
    harness.frames(4)
    return harness, scene


def test_a_door_is_voted_for_and_changed():
    harness, scene = room_at("route_vote")
    assert not harness.widget("act.vote").enabled
    click(harness, scene, "door", 2)
    assert scene.feed.sent == [] and harness.widget("act.vote").enabled
    harness.key("escape")
    harness.frames(2)
    assert not harness.widget("act.vote").enabled
    click(harness, scene, "door", 2)
    click(harness, scene, "door", 2)
    assert scene.feed.sent == [2]
    harness.frames(20)
    click(harness, scene, "door", 3)
    harness.click("act.vote")
    assert scene.feed.sent == [2, 3]
    harness.frames(20)
    harness.click("act.blank")
    assert scene.feed.sent == [2, 3, ""]


def test_a_held_card_says_when_cards_are_sent():
    _, scene = room_at("route_vote")
    held = next(spot for spot in scene.spots if spot.handle[0] == "c")
    assert not held.open and held.why == "You send cards when a foe blocks the way."


def test_a_closed_door_never_says_what_is_behind_it():
    _harness, scene = room_at("route_vote")
    names = [scene.table.words(f"event-{row['id']}") for row in EVENTS]
    for number in (1, 2, 3):
        page = scene.table.inspect(("door", number))
        assert page is not None
        told = " ".join([page.name, page.text, *(entry.text for entry in page.entries)])
        assert not any(name in told for name in names)


def test_foresight_shows_its_owner_what_is_behind_the_doors():
    match = match_at("route_vote")
    match.state.foresight[0] = 1
    harness, scene = open_table(feed_at(match))
    harness.frames(4)
    seen = scene.table.reading.mind.doors
    assert len(seen) == 3
    room, what = seen[0]
    name = {"foe": scene.table.context.foe_name, "event": scene.table.context.event_name}.get(room, lambda _: "")(what)
    page = scene.table.inspect(("door", 1))
    assert page is not None and any(name in entry.text for entry in page.entries)


def test_a_lot_is_pinged_moved_withdrawn_and_confirmed():
    harness, scene = room_at("loot_division", want=lambda match: match.state.lots >= 2)
    click(harness, scene, "lot", 1)
    harness.click("act.ping")
    harness.frames(20)
    assert scene.table.reading.loot.pings[0] == 1
    click(harness, scene, "lot", 2)
    click(harness, scene, "lot", 2)
    harness.frames(20)
    assert scene.table.reading.loot.pings[0] == 2
    harness.click("act.unping")
    harness.frames(20)
    assert scene.table.reading.loot.pings[0] == 0
    click(harness, scene, "lot", 1)
    harness.click("act.ping")
    harness.frames(20)
    harness.click("act.confirm")
    assert scene.feed.sent == [["ping", 1], ["ping", 2], ["withdraw"], ["ping", 1], ["confirm"]]


def test_a_representative_is_voted_for():
    harness, scene = room_at("representative_vote")
    click(harness, scene, "candidate", 2)
    harness.click("act.vote")
    assert scene.feed.sent == [2]


def test_a_stake_is_chosen_from_the_hand():
    harness, scene = room_at("event_stake")
    assert not harness.widget("act.stake").enabled
    cards = [spot for spot in scene.spots if spot.open and spot.handle[0] == "c"][:2]
    for spot in cards:
        harness.click(spot.rect.center)
        harness.frames(2)
    harness.click("act.stake")
    assert scene.feed.sent == [[spot.handle[1] for spot in cards]]


@pytest.mark.parametrize("check", ["power", "power_max", "class"])
def test_a_chosen_stake_bears_a_tick_where_the_rules_would_have_it_succeed_and_else_a_cross(monkeypatch, check):
    """As more cards are chosen; the rules are asked by playing the same stake in a copy of the match (GSS-4.51)."""
    match = match_at("event_stake", want=lambda match: EVENTS[match.state.event]["check"] == check)
    harness, scene = open_table(feed_at(match), (1280, 720))
    harness.frames(4)
    drawn: list[str] = []
    true_stamp = event_sheet.stamp
    monkeypatch.setattr(event_sheet, "stamp", lambda look, name, *a: drawn.append(name) or true_stamp(look, name, *a))
    chosen: list[str] = []
    decided = 0
    for spot in [spot for spot in scene.spots if spot.open and spot.handle[0] == "c"][: event_sheet.MOST]:
        chosen.append(spot.handle[1])
        drawn.clear()
        harness.click(spot.rect.center)
        harness.frames(3)
        ahead = match.copy(quiet=False)
        ahead.play(0, list(chosen), ahead.ask_id, at=1000)
        told = {cue.kind: cue.nouns for cue in ahead.take_cues()}
        success = told["event_result"]["success"]
        assert "roll" in told or set(drawn) & {"tick", "cross"} == {"tick" if success else "cross"}, (chosen, drawn)
        decided += "roll" not in told
    assert decided


def test_odds_or_evens():
    harness, scene = room_at("event_bet")
    click(harness, scene, "side", "evens")
    assert scene.feed.sent == []
    click(harness, scene, "side", "evens")
    assert scene.feed.sent == ["evens"]


def test_a_ware_is_bought_and_the_store_left():
    harness, scene = room_at("store")
    click(harness, scene, "ware", "hire_minion", "gold")
    harness.click("act.buy")
    harness.frames(20)
    click(harness, scene, "ware", "armour", "trophies")
    click(harness, scene, "ware", "armour", "trophies")
    harness.frames(20)
    assert scene.feed.sent == [["buy", "hire_minion", "gold"], ["buy", "armour", "trophies"]]
    spot = next(spot for spot in scene.spots if spot.handle == ("ware", "armour", "gold"))
    assert not spot.open and spot.why == scene.table.words("why-held", n=1)
    harness.frames(20)
    harness.key("return")
    assert scene.feed.sent[-1] != ["done"], "nobody leaves by Enter while something can be bought"
    harness.click("act.done")
    harness.frames(20)
    assert scene.feed.sent[-1] != ["done"] and isinstance(harness.stack.top, Dialog)
    harness.click("yes")
    harness.frames(20)
    assert scene.feed.sent[-1] == ["done"]


@pytest.mark.parametrize(("cards", "gold", "told"), [
    (True, 70, "You still have 70 gold and 5 trophies to spend."),
    (True, 0, "You still have 5 trophies to spend."),
    (False, 70, "You have no card left. If you buy none, you are out when the store closes."),
])  # fmt: skip
def test_who_leaves_the_store_hears_what_stays_unspent_or_that_they_would_be_out(cards, gold, told):
    """It had named every ware on the shelf."""
    match = match_at("store")
    match.state.gold[0], match.state.trophies[0] = gold, 5
    if not cards:
        match.state.hand[0].clear()
    harness, _ = open_table(feed_at(match))
    harness.frames(4)
    harness.click("act.done")
    harness.frames(4)
    assert isinstance(harness.stack.top, Dialog) and harness.stack.top.text == told


def test_who_can_buy_nothing_leaves_by_enter():
    harness, scene = room_at("store", want=penniless)
    harness.key("return")
    assert scene.feed.sent == [["done"]]


def penniless(match):
    match.state.gold[0] = match.state.trophies[0] = 0
    return True


def test_what_cannot_be_paid_says_why():
    match = match_at("store")
    match.state.gold[0] = 5
    harness, scene = open_table(feed_at(match))
    harness.frames(4)
    spots = {spot.handle: spot for spot in scene.spots}
    cost = price(match.state, ITEM_INDEX["hire_minion"])[0]
    assert not spots["ware", "hire_minion", "gold"].open
    assert spots["ware", "hire_minion", "gold"].why == scene.table.words("why-gold", n=cost - 5)
    assert spots["ware", "greedy_investing", "gold"].why == scene.table.words("why-not-taken-gold")
    before = list(scene.feed.sent)
    harness.click(spots["ware", "hire_minion", "gold"].rect.center)
    assert scene.feed.sent == before


def test_a_bribe_names_whose_hand_and_takes_a_card():
    harness, scene = room_at("store")
    click(harness, scene, "ware", "bribe_goblin", "gold")
    assert not harness.widget("act.buy").enabled
    target = next(spot.handle[1] for spot in scene.spots if spot.handle[0] == "bribe")
    click(harness, scene, "bribe", target)
    harness.click("act.buy")
    harness.frames(30)
    assert scene.feed.sent == [["buy", "bribe_goblin", "gold", target]]
    for _ in range(60):
        scene.skip()
        harness.frames(2)
        if scene.table.asked == "store_choice":
            break
    offered = scene.table.reading.mind.offered
    assert scene.table.asked == "store_choice" and offered
    click(harness, scene, "c", offered[-1][0])
    harness.click("act.take")
    assert scene.feed.sent[-1] == offered[-1][0]


def test_prices_are_those_of_the_rules():
    _harness, scene = room_at("store")
    store = next(room for room in scene.table.rooms if type(room).__name__ == "Store")
    for row in ITEMS:
        assert store.price(row["id"]) == price(scene.feed.match.state, ITEM_INDEX[row["id"]])


@pytest.mark.parametrize("kind", ROOMS)
def test_keys_reach_every_spot(kind):
    harness, scene = shown(kind)
    wanted = {w.id for w in scene.group if w.focusable and w.visible and w.id.startswith("spot.")}
    reached = set()
    for _ in range(len(wanted) * 2 + 30):
        harness.key("tab")
        if scene.group.focused is not None:
            reached.add(scene.group.focused.id)
    assert wanted <= reached


@pytest.mark.parametrize("kind", ROOMS)
def test_an_idle_room_letters_nothing(kind):
    """Dashes may march; no word is set again."""
    harness, scene = shown(kind)
    harness.frames(30)
    while scene.jobs.waiting:
        harness.frames(1)
    before = lettering.rendered
    harness.frames(30)
    assert lettering.rendered == before


@pytest.mark.parametrize("language", ["en", "fi", "es"])
@pytest.mark.parametrize("kind", ROOMS)
def test_every_page_has_words(kind, language):
    _harness, scene = shown(kind, language=language)
    for spot in scene.spots:
        page = scene.table.inspect(spot.handle)
        told = [] if page is None else [page.name, page.text, page.status, *(entry.text for entry in page.entries)]
        assert not any("{" in text for text in told), told
    assert all(act.words for act in scene.table.acts())
    assert scene.table.words.unknown == set() and not scene.context.text.unknown


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("kind", ["play_cards", "route_vote"])
def test_a_hand_card_that_is_pointed_at_does_not_lie_on_what_is_asked(kind, size):
    harness, scene = room_at(kind, size=size)
    ask = scene.table.context.ground.regions.ask
    handles = [spot.handle for spot in scene.spots if isinstance(spot.handle, tuple) and spot.handle[0] == "c"]
    for chosen in (False, True):
        for handle in handles:
            scene.group.focus(scene.group.find(f"spot.{handle}"))
            harness.frames(2)
            if chosen and kind == "play_cards":
                harness.key("return")
                harness.seconds(1)
            lifted = scene.services.pointer.lifted
            if lifted is not None:
                assert lifted[1].rect.top >= ask.bottom, (handle, chosen, lifted[1].rect, ask)


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)])
def test_a_lots_key_does_not_cover_which_lot_it_is(size, scale):
    match = match_at("loot_division", want=lambda match: match.state.lots >= 2)
    harness, scene = open_table(feed_at(match), size, text_scale=scale)
    harness.frames(4)
    harness.key("tab")
    harness.frames(2)
    loot, look = next(room for room in scene.table.rooms if isinstance(room, Loot)), scene.look
    tiles = loot.tiles(loot.area, len(scene.table.reading.loot.lots))
    assert scene.group.tags.shown
    placed = [box for _, box in scene.group.tags.placed(look, scene.group.aims(), harness.surface.get_rect())]
    assert all(tile.collidelist(placed) >= 0 for tile in tiles), "each has its key"
    for number, tile in enumerate(tiles, 1):
        assert loot.heading(tile, number)[1].collidelist(placed) < 0


def test_the_sole_survivor_is_unmasked_last_with_drums_and_who_wins_is_told_beside_the_rows(monkeypatch):
    harness, scene = open_table(feed_at(match_at("over")), (1280, 720))
    harness.frames(4)
    final = next(room for room in scene.table.rooms if isinstance(room, FinalScore))
    monkeypatch.setattr(final, "outcome", lambda after: "sole_survivor")
    heard: list[str] = []
    scene.services.play_sound = lambda name, take=None: heard.append(name)
    update = scene.services.update
    scene.services.scope.start(final._unveil(update))
    harness.seconds(12)
    seats = len(final.places(update))
    told = [name for name in heard if name in ("drumroll", "jester_laugh", "objective_reveal")]
    assert told == ["jester_laugh", *["objective_reveal"] * (seats - 1), "drumroll", "jester_laugh", "objective_reveal"]
    rows = final.rows(scene.table.ground.area, seats)
    places: list[Any] = []
    monkeypatch.setattr(final_score, "banner", lambda services, area, *rest: places.append(area) or iter(()))
    over = Over(outcome="surface", winners=[0], places=[1, *[2] * (seats - 1)])
    next(final.on_over(over, update))
    assert places and places[0].collidelist(rows) < 0
