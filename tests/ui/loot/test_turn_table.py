"""The own turn on the table of Loot & Recruit: by mouse, by drag, by keys; nothing told that the view does not hold."""

from __future__ import annotations

import itertools
from typing import Any

import pygame
import pytest
from loot_table import feed_of, table
from pygame import Rect
from table_driver import asked_next, calm, open_table

from game.titles.loot_and_recruit.rules.cards import GOBLIN, INDEX, SLOTS
from game.titles.loot_and_recruit.screen.cards import Facing
from game.titles.loot_and_recruit.screen.facts import cells, number_px
from game.titles.loot_and_recruit.screen.hand import Discard, Hand
from game.titles.loot_and_recruit.screen.layout import fan, grid, ground, shared
from game.titles.loot_and_recruit.screen.market import MarketPlace
from game.titles.loot_and_recruit.screen.names import CARD_ROWS
from game.titles.loot_and_recruit.screen.panel import ClickAction
from game.titles.loot_and_recruit.screen.pools import Pools, Row
from game.titles.loot_and_recruit.screen.turn import Turn
from tests.titles.loot_and_recruit.table import A, B, Table


def spot(scene: Any, *handle: Any) -> Any:
    return next(found for found in scene.spots if found.handle == handle)


def click(harness: Any, scene: Any, *handle: Any) -> None:
    found = spot(scene, *handle)
    harness.click(found.rect.center)
    harness.frames(2)


def drag(harness: Any, start: tuple[int, int], end: tuple[int, int]) -> None:
    harness.press(start)
    for n in range(1, 6):
        harness.move((start[0] + (end[0] - start[0]) * n // 5, start[1] + (end[1] - start[1]) * n // 5))
    harness.release()
    harness.frames(2)


def furnished(
    size: tuple[int, int] = (1280, 720), attack: int = 6, discounts: tuple[int, ...] = ()
) -> tuple[Any, Any, Table]:
    """A turn with every kind of move in it, three at the table."""
    t = Table(3)
    t.seat(A, hand="money_bag box_o_shinies scavenger", p1="troublesome_trio", discard="pile_o_chow cannon",
           deck="haggler catapult", play="coordinator shield_bearer")  # fmt: skip
    t.seat(B, hand="money_bag money_bag money_bag money_bag money_bag", p1="gob_o_goblins troublesome_trio scruffy_six")
    t.go(A, loot=4, recruit=3, attack=attack)
    t.s.discounts += discounts
    feed = feed_of(3, match=t.match)
    t.match.take_cues()
    harness, scene = open_table(feed, size)
    harness.seconds(0.6)
    assert asked_next(harness, scene) == "turn"
    return harness, scene, t


def test_back_bears_the_key_that_does_the_same() -> None:
    harness, scene, _ = furnished()
    goods = next(found for found in scene.spots if found.open and scene.table.moves.goods(found.handle))
    for take_back in (lambda: harness.click("act.back"), lambda: harness.key("escape")):
        harness.click(goods.rect.center)
        harness.frames(2)
        back = harness.widget("act.back")
        assert scene.table.moves.held is not None and back.key == "ESC"
        assert all(aim.widget is not back for aim in scene.group.aims()), "what has a key of its own bears no tag"
        take_back()
        harness.frames(2)
        assert scene.table.moves.held is None


def test_a_small_card_bears_its_whole_name_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Finnish in large letters had "LAATIKOLLI…" in the play area."""
    _, scene = table(2, 1, language="fi", text_scale=1.5)
    cards, cut = scene.table.cards, []
    lettering = type(scene.look.lettering)
    shorten = lettering.ellipsis

    def shortened(self: Any, text: str, *more: Any) -> str:
        found = shorten(self, text, *more)
        cut.extend([text] if found != text else [])
        return found

    monkeypatch.setattr(lettering, "ellipsis", shortened)
    for card, wide in itertools.product(CARD_ROWS, (30, 46, 62, 75)):
        if card in INDEX:
            cards.small(Facing(card), (wide, round(wide * 1.28)))
    assert cut == []


def number(t: Table, name: str, zone: list[int]) -> int:
    return t.find(name, zone)


def test_two_clicks_purchase_and_one_plays():
    harness, scene, t = furnished()
    held = number(t, "box_o_shinies", t.s.hand[A])
    click(harness, scene, "c", held)
    assert scene.feed.sent == [["play_card", held]]
    calm(harness, scene)
    assert scene.table.reading.power[0] == 7
    click(harness, scene, "pile", "catapult")
    assert len(scene.feed.sent) == 1 and scene.table.moves.held.kind == "purchase"
    click(harness, scene, "pile", "catapult")
    assert scene.feed.sent[-1] == ["purchase", "catapult"]
    calm(harness, scene)
    assert scene.table.moves.held is None and not scene.feed.refused


def test_a_goblin_then_a_platform():
    harness, scene, t = furnished()
    click(harness, scene, "pile", "troublesome_trio")
    marks = [scene.table.context.mark(("p", A, n)) for n in (1, 2, 3)]
    assert all(mark.open and mark.lit and mark.words for mark in marks)
    assert not scene.table.context.mark(("p", B, 1)).open
    assert scene.table.back() and scene.table.moves.held is None
    scene.refresh()
    harness.frames(2)
    click(harness, scene, "pile", "troublesome_trio")
    click(harness, scene, "p", A, 2)
    assert scene.feed.sent == [["recruit", "troublesome_trio", 2]]
    calm(harness, scene)
    assert t.stack(A, 2) == "troublesome_trio"


def test_a_goblin_is_dragged_onto_a_tower():
    harness, scene, t = furnished()
    tier = ("t", t.s.platform[0][0])
    drag(harness, spot(scene, "pile", "troublesome_trio").rect.center, spot(scene, *tier).rect.center)
    assert scene.feed.sent == [["recruit", "troublesome_trio", 1]]


def test_a_target_says_what_it_costs_and_takes():
    harness, scene, t = furnished()
    gob, _, six = t.s.platform[3]
    harness.move(spot(scene, "t", gob).rect.center)
    harness.frames(2)
    assert scene.table.boards.aimed()[0] == gob
    assert scene.table.context.mark(("t", gob)).words == "Spends 6 Attack, takes 10 VP"
    assert scene.table.context.mark(("t", six)).words == "Spends 5 Attack, takes 5 VP"
    click(harness, scene, "t", gob)
    assert not scene.feed.sent
    harness.click("act.go")
    assert scene.feed.sent == [["attack", B, 1, gob]]
    calm(harness, scene)
    assert t.stack(B, 1) == ""


def test_a_stone_is_taken_then_thrown_or_dragged():
    harness, scene, t = furnished()
    six = t.s.platform[3][2]
    click(harness, scene, "pool", "attack")
    assert scene.table.ask()[0].startswith("Choose a target.") and not scene.feed.sent
    click(harness, scene, "t", six)
    assert scene.feed.sent == [["attack", B, 1, six]]
    harness, scene, t = furnished()
    trio = t.s.platform[3][1]
    drag(harness, spot(scene, "pool", "attack").rect.center, spot(scene, "t", trio).rect.center)
    assert scene.feed.sent == [["attack", B, 1, trio]]


def test_a_target_out_of_reach_says_what_is_missing():
    _, scene, t = furnished(attack=3)
    gob = t.s.platform[3][0]
    mark = scene.table.context.mark(("t", gob))
    assert not mark.open and mark.why == "You need 3 more Attack. Play more cards, or choose a weaker Goblin."
    assert scene.table.context.mark(("t", t.s.platform[3][1])).open


def test_the_own_tower_asks_first():
    harness, scene, t = furnished()
    trio = t.s.platform[0][0]
    click(harness, scene, "t", trio)
    harness.click("act.go")
    harness.frames(3)
    assert not scene.feed.sent
    harness.click("yes")
    harness.frames(3)
    assert scene.feed.sent == [["attack", A, 1, trio]]


def test_scavenger_opens_the_discard_pile():
    harness, scene, t = furnished()
    click(harness, scene, "c", number(t, "scavenger", t.s.hand[A]))
    calm(harness, scene)
    played = number(t, "scavenger", t.s.play[A])
    click(harness, scene, "c", played)
    discard = next(room for room in scene.table.rooms if isinstance(room, Discard))
    assert discard.open() and not any(s.handle[0] == "pile" for s in scene.spots)
    cannon = number(t, "cannon", t.s.discard[A])
    click(harness, scene, "c", cannon)
    assert scene.feed.sent[-1] == ["use_action", played, cannon]
    calm(harness, scene)
    assert not discard.open() and ("c", cannon) in scene.services.stage


def test_coordinator_takes_a_goblin_then_a_platform():
    harness, scene, t = furnished()
    card, six = number(t, "coordinator", t.s.play[A]), t.s.platform[3][2]
    click(harness, scene, "c", card)
    click(harness, scene, "t", six)
    assert (
        not scene.feed.sent
        and scene.table.context.mark(("p", B, 2)).open
        and not scene.table.context.mark(("p", A, 2)).open
    )
    click(harness, scene, "p", B, 3)
    assert scene.feed.sent == [["use_action", card, B, 1, six, 3]]
    calm(harness, scene)
    assert t.stack(B, 3) == "scruffy_six"


def test_a_shield_goes_onto_a_stack_only():
    harness, scene, t = furnished()
    card = number(t, "shield_bearer", t.s.play[A])
    click(harness, scene, "c", card)
    assert scene.table.context.mark(("p", A, 1)).words and not scene.table.context.mark(("p", A, 2)).open
    click(harness, scene, "t", t.s.platform[0][0])
    assert scene.feed.sent == [["use_action", card, 1]]
    calm(harness, scene)
    assert scene.table.context.mark(("p", A, 1)).open is False
    harness.click("act.undo")
    calm(harness, scene)
    assert t.stack(A, 1) == "troublesome_trio"


def test_all_powers_are_played_one_by_one():
    harness, scene, t = furnished()
    harness.click("act.play_all")
    for _ in range(60):
        harness.frames(2)
        calm(harness, scene)
    played = [choice[1] for choice in scene.feed.sent]
    assert [choice[0] for choice in scene.feed.sent] == ["play_card", "play_card"] and len(set(played)) == 2
    assert t.hand(A) == "scavenger" and scene.table.reading.power == (8, 3, 6)


def test_the_end_asks_once_what_is_left():
    harness, scene, _ = furnished()
    harness.key(pygame.K_RETURN)
    harness.frames(3)
    assert not scene.feed.sent and harness.stack.top is not scene
    harness.click("yes")
    harness.frames(3)
    assert scene.feed.sent == [["end_turn"]]


def test_the_account_adds_up_without_cues():
    harness, scene, _ = furnished()
    table_ = scene.table
    pools = next(room for room in table_.rooms if isinstance(room, Pools))
    for n in range(3):
        assert sum(row.n for row in pools.rows(n)) == table_.reading.power[n]
    harness.click("act.play_all")
    for _ in range(30):
        harness.frames(2)
        calm(harness, scene)
    rows = pools.rows(0)
    assert ("Box O' Shinies", 3) in [(row.text, row.n) for row in rows]
    assert sum(row.n for row in rows) == table_.reading.power[0] == 8


@pytest.mark.parametrize(("hand", "told"), [("money_bag", "1 attack"), ("", "nothing to throw")])
def test_whoever_has_nothing_to_throw_is_not_told_of_attacks_left(hand: str, told: str):
    """Not before everything that might give Attack has been played."""
    t = Table(3).seat(A, hand=hand, p1="troublesome_trio").go(A, loot=4)
    t.match.take_cues()
    harness, scene = open_table(feed_of(3, match=t.match), (1280, 720))
    harness.seconds(0.6)
    assert asked_next(harness, scene) == "turn"
    assert told in scene.furniture.ask.text


@pytest.mark.parametrize(("hand", "told"), [("money_bag", True), ("", False)])
def test_nobody_is_told_to_play_cards_who_has_none(hand: str, told: bool):
    t = Table(3).seat(A, hand=hand, p1="troublesome_trio").go(A, recruit=1)
    t.match.take_cues()
    harness, scene = open_table(feed_of(3, match=t.match), (1280, 720))
    harness.seconds(0.6)
    why = scene.table.context.mark(("pile", "troublesome_trio")).why
    assert "2 more Recruit" in why and "cheaper Goblin" in why and ("Play more cards" in why) is told


def test_an_account_without_room_for_each_line_still_adds_up():
    _, scene, _ = furnished()
    pools = next(room for room in scene.table.rooms if isinstance(room, Pools))
    rows = [Row("Free Breakfast", 2), Row("3 Money Bags", 3), Row("2 Boxes O' Shinies", 6), Row("7 spent", -7)]
    assert pools.fitting(rows, 13, 64, 300) == rows
    for high in (75, 60, 45, 34):
        shown = pools.fitting(rows, 13, 64, high)
        assert sum(row.n for row in shown) == 4 and shown[-1] == rows[-1] and shown[0].text == "Gained"
        assert sum(pools._line(row, 13, 64)[0].get_height() for row in shown) <= high


def test_a_long_line_of_the_account_has_two_lines_and_no_ellipsis():
    _, scene, _ = furnished()
    pools = next(room for room in scene.table.rooms if isinstance(room, Pools))
    one, two = (pools._told(text, 13, 50, (0, 0, 0)) for text in ("Cañón", "2 Bolsas de monedas"))
    assert two.get_height() > 1.6 * one.get_height() and two.get_width() <= 50


def test_a_discount_strikes_the_price_through():
    _, scene, _ = furnished(discounts=(GOBLIN, 2))
    told = scene.table.cards.facing(("pile", "troublesome_trio"))
    assert (told.price, told.was) == (1, 3)
    assert scene.table.cards.facing(("pile", "catapult")).was == -1
    page = scene.table.inspect(("pile", "troublesome_trio"))
    assert any("instead of 3" in entry.text for entry in page.entries)


def test_others_hands_and_decks_stay_hidden():
    _, scene, _ = furnished()

    for handle in (("deck", B), ("plate", B), ("discard", B)):
        page = scene.table.inspect(handle)
        assert page is not None and "Money Bag" not in repr(page)
        assert not scene.table.context.mark(handle).why
    own = scene.table.inspect(("deck", A))
    assert own is not None and "order" in own.text and {entry.text for entry in own.entries} == {"Haggler", "Catapult"}


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_overlaps(seats: int, size: tuple[int, int], scale: float):
    for seat in range(-1, seats):
        here = ground(size, scale, seats, seat)
        assert here.regions.ask.h >= size[1] * (0.059 if scale == 1.0 else 0.085)  # larger letters: a larger question
        window = Rect((0, 0), size)
        for rect in here.rects:
            assert window.contains(rect), rect
        for one, other in itertools.combinations(here.rects, 2):
            assert not one.colliderect(other), (one, other)
        assert set(here.platforms) == {(s, n) for s in range(seats) for n in (1, 2, 3)}
        for (who, _), rect in here.platforms.items():
            assert here.boards[who].contains(rect)
        assert len(here.crowd) == len(here.shop) == SLOTS


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 5])
def test_two_digits_stand_in_a_cell_of_the_strip_beside_a_plate(seats: int, scale: float):
    _, scene = table(seats, text_scale=scale)
    for rect in scene.table.ground.facts.values():  # type: ignore[attr-defined]
        cell = cells(rect).deck
        px = number_px(scene.look, cell, 0)
        assert px >= 12 and scene.look.lettering.width("00", "display", px) <= cell.w


def test_cards_lie_inside_their_places():
    area = Rect(100, 50, 300, 160)
    for n in range(1, 25):
        laid = grid(area, n)
        assert len(laid) == n and all(area.contains(rect) for rect in laid)
        assert not any(a.colliderect(b) for a, b in itertools.combinations(laid, 2))
        for held in range(8):
            play, hand = shared(area, n, held)
            assert not play.colliderect(hand) and area.contains(play) and area.contains(hand)
            assert all(place.x - place.w / 2 >= hand.x - 1 for place in fan(hand, held))


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_every_word_is_there(language: str):
    harness, scene = table(4, 5, turns=20, language=language)
    assert asked_next(harness, scene) == "turn"
    for found in list(scene.spots):
        scene.table.inspect(found.handle)
        scene.table.click(found.handle)
        harness.frames(1)
        scene.table.back()
        if scene.services.sent or scene.updates.playing is not None or harness.stack.top is not scene:
            break
    assert not scene.table.words.unknown


def test_idle_frames_draw_nothing_and_render_nothing():
    harness, scene, _ = furnished()
    harness.seconds(1.0)
    scene.services.pointer.hovered = None
    drawn = harness.frames(30)
    assert drawn <= 1


def test_nothing_is_lettered_while_things_move(monkeypatch: pytest.MonkeyPatch):
    harness, scene, t = furnished()
    at = [spot(scene, "t", card).rect.center for card in t.s.platform[3]] + [
        spot(scene, "pile", "catapult").rect.center
    ]
    for point in at * 2:
        harness.move(point)
        harness.frames(4)
    lettering, count = scene.look.lettering, [0]
    render = lettering._render

    def counted(*args: Any) -> Any:
        count[0] += not args[0].isdigit()  # the clock counts on
        return render(*args)

    monkeypatch.setattr(lettering, "_render", counted)
    for point in at * 3:
        harness.move(point)
        harness.frames(4)
    assert count[0] == 0


def test_the_oldest_card_of_a_restless_market_is_named():
    harness, scene = table(3, 2, turns=8, options={"market_noise": True})
    assert asked_next(harness, scene) == "turn"
    told = []
    for name, market in (("shop", scene.table.reading.shop), ("crowd", scene.table.reading.crowd)):
        found = [n for n, card in enumerate(market.slots) if card is not None and "longest" in repr(
            scene.table.inspect(("c", card[0])))]  # fmt: skip
        told.append((name, found))
        assert found == [market.since.index(min(market.since))]
    assert len(told) == 2


def test_the_word_of_the_empty_play_area_goes_as_a_card_comes() -> None:
    """It showed on either side of the first card that was played."""
    harness, scene = table(2, 7)
    while asked_next(harness, scene) != "turn" or scene.table.reading.seats[0].play:
        harness.click(scene.group.main.rect.center)
    hand = next(room for room in scene.table.rooms if isinstance(room, Hand))
    area, found = hand._area(), pygame.Surface(harness.size)

    def inked() -> bool:
        found.blit(scene.painter.background(), (0, 0))
        hand.draw_standing(found)
        bare = scene.look.backdrop().subsurface(area)
        return pygame.image.tobytes(found.subsurface(area), "RGB") != pygame.image.tobytes(bare, "RGB")

    assert inked()
    harness.click("act.play_all")
    for _ in range(60):
        harness.frames(1)
        if hand.cards.landing:
            break
    assert hand.cards.landing and not inked()


@pytest.mark.parametrize(
    "language, heading", [("en", "Your platform 1"), ("fi", "Sinun lavasi 1"), ("es", "Tu plataforma 1")]
)
def test_the_own_platform_is_called_yours(language: str, heading: str) -> None:
    _, scene = open_table(feed_of(2, 7), language=language)
    page = scene.table.inspect(("p", 0, 1))
    assert page is not None and page.name == heading


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_platform_that_can_be_stacked_on_bears_one_key(size: tuple[int, int]) -> None:
    """Its goblins bore keys too, which did the same and lay over their pictures; and which keys those of the platforms were
    hung on what else could be pressed."""
    harness, scene, _ = furnished(size)
    harness.key("tab")
    goods = next(
        found for found in scene.spots if found.open and (scene.table.moves.goods(found.handle) or "-")[0] == "crowd"
    )
    harness.key(next(tag for tag, aim in scene.tags.tags(scene.group.aims()) if aim.rect == goods.rect))
    harness.frames(2)
    ground = scene.table.context.ground.boards[A]
    own = [found for found in scene.spots if found.open and found.handle[0] in "pt" and found.rect.colliderect(ground)]
    assert [found.handle for found in own] == [("p", A, n) for n in (1, 2, 3)]
    keys = {tag: aim.rect for tag, aim in scene.tags.tags(scene.group.aims())}
    assert [keys[tag] for tag in "123"] == [found.rect for found in own]


def took(harness: Any, scene: Any) -> float:
    """Seconds till the person can go on."""
    for n in range(60 * 20):
        harness.frames(1)
        if not (scene.updates.playing or scene.updates.waiting or scene.services.sent):
            return n / 60
    raise AssertionError("the table never came to rest")


def test_one_is_not_kept_waiting_for_what_one_has_done() -> None:
    """A tower of one tier that lies still was waited for two seconds more, and each of the cards that are played with one press
    took as long as one that is played by itself."""
    harness, scene, _ = furnished()
    harness.click(spot(scene, "c", scene.table.reading.hand[0][0]).rect.center)
    one = took(harness, scene)
    harness, scene, _ = furnished()
    cards = len(next(room for room in scene.table.rooms if isinstance(room, Turn)).power_cards())
    harness.click("act.play_all")
    assert cards > 1 and took(harness, scene) < one * cards * 0.8
    goods = next(
        found for found in scene.spots if found.open and (scene.table.moves.goods(found.handle) or "-")[0] == "crowd"
    )
    harness.click(goods.rect.center)
    harness.frames(2)
    harness.click(next(found for found in scene.spots if found.open and found.handle[0] == "p").rect.center)
    assert took(harness, scene) < 2 * one
    assert not scene.services.in_series


def test_of_what_has_gone_only_the_card_is_told() -> None:
    """The inspector went on telling what an attack on a fallen goblin would take, and of a card that lay in the deck again that
    it was face down."""
    harness, scene, t = furnished()
    side = scene.furniture.side
    target = t.s.platform[3 * B][0]
    for _ in range(2):
        harness.click(spot(scene, "t", target).rect.center)
        harness.frames(2)
    assert side.shown.name == scene.table.words("card-gob_o_goblins") and side.shown.status
    harness.move((2, 2))
    calm(harness, scene)
    assert scene.feed.sent[-1][0] == "attack"
    assert side.shown == scene.table.pages.card("gob_o_goblins")
    assert scene.table.pages.of(("c", 999)) is None


def market_of(scene: Any) -> MarketPlace:
    return next(room for room in scene.table.rooms if isinstance(room, MarketPlace))


def test_what_cannot_be_paid_lies_dark_beside_what_can() -> None:
    """At 1280 x 720 the light of its neighbours had fallen on it from both sides."""
    _, scene, _ = furnished()
    places = market_of(scene).layout()
    lit = {handle for handle, place in places.items() if place.glow}
    assert lit == {handle for handle in places if scene.table.context.mark(handle).lit} != set()
    assert {handle for handle, place in places.items() if place.dim} == set(places) - lit != set()


def test_a_market_from_which_nothing_is_bought_now_is_not_darkened(monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene, _ = furnished()
    monkeypatch.setattr(type(scene.table.context), "mark", lambda *_: ClickAction(True))
    assert not any(place.dim or place.glow for place in market_of(scene).layout().values())
