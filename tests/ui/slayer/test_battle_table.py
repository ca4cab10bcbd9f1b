"""The battle on screen: played by mouse alone, reached by keys, laid out without overlaps, true without its motion."""

from __future__ import annotations

import dataclasses

import pygame
import pytest
from slayer_table import TITLE, asked_next, choice_of, feed_of, plain_feed, step, table, until, wait_for_me
from table_driver import open_table

from game import titles
from game.engine import match as matches
from game.engine.chance import Chance
from game.tabletop.feed import Update
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.layout import fan, field, ground, rows
from tests.seldom_drawn import seldom_drawn

SIZES = ((1280, 720), (1920, 1080))


def test_a_match_is_played_by_mouse_alone():
    harness, scene = table(4, 5)
    seldom_drawn(harness)
    chance = Chance(b"by mouse")
    seen = set()
    for _ in range(900):
        kind = asked_next(harness, scene)
        if kind == "over":
            break
        seen.add(kind)
        step(harness, scene, chance)
    assert {"route_vote", "play_cards", "loot_division"} <= seen
    assert scene.table.words.unknown == set()


@pytest.mark.parametrize("options", [{"least": "third"}, {"least": "one"}, None])
def test_the_screen_asks_for_a_third_of_the_hand_unless_the_lobby_says_one(options):
    """GSS-4.14: the button opens at a third of the hand, rounded up, and says before that how many are missing."""
    feed = feed_of(4, 5, options=options) if options else plain_feed(4, 5)
    harness, scene = open_table(feed, (1280, 720))
    assert until(harness, scene, "play_cards") == "play_cards"
    hand = scene.table.hand
    held = hand.cards()
    fewest = 1 if options == {"least": "one"} else -(-len(held) // 3)
    assert len(held) > 3 and hand.limits[0] == fewest
    for sent, handle in enumerate(held[:fewest]):
        button = harness.widget("act.commit")
        assert not button.enabled and button.why == scene.table.words("why-too-few-cards", n=fewest), sent
        key = "act-missing" if sent else "act-missing.first"
        assert button.text == scene.table.words(key, n=fewest - sent).upper(), (
            "never: send 0 cards, never 2 more of none"
        )
        harness.click(f"spot.{('c', handle)}")
        harness.settle()
    assert harness.widget("act.commit").enabled
    harness.click("act.commit")
    harness.settle()
    assert scene.feed.sent[-1] == ["commit", held[:fewest]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_lies_on_anything_else(size, seats, scale):
    place = ground(size, scale, seats, 1)
    regions = place.regions
    parts = [regions.top, regions.middle, regions.ask, regions.inspector, regions.log, regions.buttons,
             place.hand, place.supplies, place.shaft, place.purse, *regions.plates.values()]  # fmt: skip
    window = pygame.Rect(0, 0, *size)
    for i, part in enumerate(parts):
        assert part is not None and window.contains(part)
        assert part.inflate(-2, -2).collidelist([other for other in parts[i + 1 :] if other]) == -1
    inner = field((regions.middle.x, regions.middle.y, regions.middle.w, regions.middle.h))
    boxes = [inner.foe, inner.abilities, inner.tray, inner.loot, inner.score, inner.horde]
    for i, box in enumerate(boxes):
        assert regions.middle.inflate(2, 2).contains(box)
        assert box.inflate(-2, -2).collidelist(boxes[i + 1 :]) == -1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 25))
def test_played_cards_lie_beside_one_another(size, count):
    middle = ground(size, 1.0, 6, 0).regions.middle
    area = field((middle.x, middle.y, middle.w, middle.h)).horde
    boxes = rows(area, count)
    assert len(boxes) == count and all(area.inflate(2, 2).contains(box) and box.w >= 40 for box in boxes)
    for i, box in enumerate(boxes):
        assert box.collidelist(boxes[i + 1 :]) == -1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 25))
def test_played_cards_lie_as_large_as_the_middle_lets_them(size, count):
    """Eight had lain as tiles in two rows, with half of the middle's width empty."""
    middle = ground(size, 1.0, 3, 0).regions.middle
    area = field((middle.x, middle.y, middle.w, middle.h)).horde
    boxes = rows(area, count)
    wide = area.w / count - max(4, area.h // 28)
    if count <= 9:
        assert boxes[0].w * boxes[0].h >= min(wide * min(area.h, wide * 1.4), area.h * area.h / 1.4) * 0.97
    assert len({box.y for box in boxes}) == (1 if count <= 9 else 2)


@pytest.mark.parametrize("count", range(16))
def test_a_fan_shows_every_card(count):
    hand = ground((1280, 720), 1.0, 4, 0).hand
    places = fan(hand, count)
    assert len(places) == count
    assert all(b.x - a.x >= 24 for a, b in zip(places, places[1:]))
    assert all(hand.x - 2 <= place.x - place.w / 2 and place.x + place.w / 2 <= hand.right + 2 for place in places)


def test_cards_are_chosen_taken_back_and_sent():
    harness, scene = table(4, 3)
    wait_for_me(scene)
    assert until(harness, scene, "play_cards") == "play_cards"
    hand = scene.table.hand
    first, second = [spot for spot in scene.spots if spot.handle[0] == "c"][:2]
    assert not harness.widget("act.commit").enabled
    harness.click(first.rect.center)
    harness.click(second.rect.center)
    assert len(hand.chosen) == 2 and scene.services.stage.goal(first.handle).glow == 1.0
    harness.key("escape")
    harness.frames(2)
    assert hand.chosen == []
    spot = next(s for s in scene.spots if s.handle == first.handle)
    harness.click(spot.rect.center)
    harness.click("act.commit")
    assert scene.feed.sent[-1] == ["commit", [first.handle[1]]]
    harness.frames(30)
    assert hand.committed and first.handle[1] not in hand.cards()
    assert scene.services.name(scene.feed.seat) not in scene.table.ask()[1], "nobody waits for who is ready"
    harness.click("act.withdraw")
    harness.frames(30)
    assert not hand.committed and first.handle[1] in hand.cards()


def test_a_pledge_is_shown_and_binds_to_nothing():
    harness, scene = table(4, 3)
    wait_for_me(scene)
    until(harness, scene, "play_cards")
    harness.click("act.pledge.heavy")
    harness.frames(30)
    assert scene.feed.sent[-1] == ["pledge", "heavy"]
    assert scene.table.reading.play.pledges[0] == "heavy"
    assert scene.table.asked == "play_cards" and not scene.table.hand.committed


def test_every_spot_and_button_is_reached_by_keys():
    harness, scene = table(4, 3)
    until(harness, scene, "play_cards")
    harness.frames(30)
    wanted = {w.id for w in scene.group if w.focusable and w.visible and (w.enabled or w.id.startswith("spot."))}
    reached = set()
    for _ in range(len(wanted) * 2 + 20):
        harness.key("tab")
        if scene.group.focused is not None:
            reached.add(scene.group.focused.id)
    assert {w for w in wanted if w.startswith("spot.")} <= reached


def test_a_card_is_chosen_by_keys():
    harness, scene = table(4, 3)
    until(harness, scene, "play_cards")
    for _ in range(200):
        harness.key("tab")
        focused = scene.group.focused
        if focused is not None and focused.id.startswith("spot.('c'"):
            break
    harness.key("return")
    assert len(scene.table.hand.chosen) == 1


class Silent:
    """A feed whose updates have lost their cues."""

    def __init__(self, feed):
        self.feed = feed

    def __getattr__(self, name):
        return getattr(self.feed, name)

    def poll(self):
        return [dataclasses.replace(i, cues=()) if isinstance(i, Update) else i for i in self.feed.poll()]


def _still(harness, scene):
    """What lies where when nothing moves, and what every card shows."""
    harness.frames(120)
    stage = scene.services.stage
    things = {
        h: (stage.goal(h), scene.table.cards.facing(h[1]) if h[0] == "c" else h)
        for h, _ in stage.drawn()
        if stage.goal(h) is not None
    }
    tray = scene.table.dice.tray.result
    return things, scene.table.counter.totals(), tray, scene.table.ask()


@pytest.mark.parametrize("seed", [2, 7])
def test_the_last_picture_is_the_same_without_cues(seed):
    """Motion is decoration: whoever comes in late sees the same table."""
    pictures = []
    for wrap in (lambda feed: feed, Silent):
        feed = feed_of(4, seed)
        match, chance = feed.match, Chance(b"both the")
        for _ in range(25):
            seat = next(s for s in match.waiting_for())
            ask = match.seat_ask(seat)
            match.play(seat, choice_of(match, seat, ask, chance), match.ask_id, at=1000)
            feed._emit()
            if seat == 0 and ask.kind == "play_cards":
                feed.auto = (1, 2, 3)
        feed.held = True
        harness, scene = open_table(wrap(feed))
        feed.busy = lambda: False
        for _ in range(4000):
            harness.frames(1)
            if scene.updates.playing is not None:
                scene.skip()
            elif not scene.updates.waiting:
                break
        pictures.append(_still(harness, scene))
    assert pictures[0] == pictures[1]


def test_a_re_roll_leaves_the_first_number_in_sight():
    harness, scene = table(4, 3)
    assert until(harness, scene, "bet_vote") == "bet_vote"
    scene.feed.held = True
    handle = scene.services.update.ask.nouns["handle"]
    first = {"purpose": "bet", "number": 7, "sides": 20, "serial": 5, "again": 0, "handle": handle, "seat": -1}
    for nouns in (first, {**first, "number": 18, "serial": 6, "again": 5}):
        scene.motion.start(scene.table.moments([cues.Roll(beat=1, **nouns)], scene.services.update))
        harness.frames(240)
    result = scene.table.dice.tray.result
    assert result.numbers == (18,) and [number for _, number in result.before] == [7]


def test_an_abducted_card_is_shown_to_its_owner_alone():
    harness, scene = table(4, 3)
    until(harness, scene, "play_cards")
    for card in ([99, "jester"], None):
        cue = cues.Abducted(beat=1, seat=0, ability=0, card=card)
        told = scene.table.lines(cue)[0].text
        assert ("Jester" in told) == (card is not None)
        scene.motion.start(scene.table.moments([cue], scene.services.update))
        harness.frames(90)


def test_the_fallen_may_hurry_the_bots():
    harness, scene = table(4, 3)
    until(harness, scene, "play_cards")
    table_ = scene.table
    table_.reading.seats[0] = table_.reading.seats[0]._replace(out=1)
    scene.services.sent = True  # nothing is asked of the fallen
    hurry = table_.acts()[0]
    assert hurry.id == "hurry" and hurry.enabled
    hurry.do()
    assert table_.hurrying and not table_.acts()[0].enabled
    assert len(list(table_.moments([cues.PlanB(beat=1, handle=0, card="schemer")], scene.services.update))) == 1


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_every_cue_has_its_sentence(language):
    """The log never meets a key without words, and no noun is left in braces."""
    _, scene = open_table(feed_of(4, 1), language=language)
    chance = Chance(b"sentence")
    for seed in range(3):
        kinds = ("human",) * 4
        match = matches.new(titles.rules(TITLE), kinds, titles.options_for(TITLE, {}), seed)
        told = set()
        for _ in range(600):
            for cue in titles.read_cues(TITLE, match.cues_for(match.take_cues(), 0)):
                told.add(cue.kind)
                for line in scene.table.lines(cue):
                    assert line.text and "{" not in line.text, (cue.kind, line.text)
            if match.result is not None or not match.waiting_for():
                break
            waiting = [s for s in match.waiting_for() if not _done(match, s)]
            seat = waiting[0] if waiting else match.waiting_for()[0]
            ask = match.seat_ask(seat)
            match.play(seat, choice_of(match, seat, ask, chance), match.ask_id, at=1000)
    assert scene.table.words.unknown == set()


def _done(match, seat):
    state, kind = match.state, match.ask.kind
    return (kind == "play_cards" and state.committed[seat]) or (kind == "loot_division" and state.confirmed[seat])


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_foe_cards_and_pages_hold_for_every_foe(language):
    from game.titles.slayer_slayer.screen.card_rows import FOE_ROWS, GOBLINS
    from game.titles.slayer_slayer.screen.foe_sheet import foe_card

    harness, scene = open_table(feed_of(4, 1), language=language)
    harness.frames(5)
    for foe in FOE_ROWS:
        assert foe_card(scene.table.context, foe, "23", (150, 206)).get_size() == (150, 206)
    for card in GOBLINS:
        page = scene.table.pages.card(card)
        assert page.name and page.text and page.numeral
