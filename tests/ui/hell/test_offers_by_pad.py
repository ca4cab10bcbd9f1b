"""Offers, counter-offers and releases by gamepad alone, and where the ring is meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fingers import Fingers
from hands import Hand, KeyHand, PadHand
from hell_table import A, B, C, Seated, table
from pygame import Rect

from game.tabletop.hotspots import TableGroup
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.items import AnyCards, HandCard, PromiseRelease, Souls, Tabled
from game.titles.lords_of_hell.rules.market import offer_play
from game.titles.lords_of_hell.rules.sentences import NoAttack
from game.titles.lords_of_hell.rules.state import Offer
from game.ui.widgets.buttons import Button


class Trader:
    """Somebody with a pad or with keys at a furnished table."""

    def __init__(self, hand: type[Hand] = PadHand) -> None:
        self.me: Seated
        self.me, self.t = table()
        self.fingers = Fingers(hand(self.me.harness))
        self.fingers.hand.arrow(1, 0)

    @property
    def ring(self) -> Any:
        """The handle of what has the ring; None: nothing has it."""
        group = self.me.scene.group
        spot = getattr(group.focused, "spot", None) if group.keyboard else None
        return spot.handle if spot is not None else None

    @property
    def presses(self) -> int:
        return self.fingers.pressed.total() - self.fingers.pressed["clicks"]

    def go(self, *ways: Any) -> None:
        """Each a button by its name, a spot's handle, or what a chip of a sheet stands for."""
        for way in ways:
            self.fingers.click(f"act.{way}" if isinstance(way, str) else f"spot.{self._handle(way)}")
            self.me.calm()

    def _handle(self, way: tuple[Any, ...] | Callable[[Any], bool] | type) -> Any:
        if isinstance(way, tuple):
            return way
        goods = [spot.handle for spot in self.me.scene.spots if spot.open and spot.handle[0] == "pick"]  # type: ignore[index]
        return next(handle for handle in goods if isinstance(handle[2], way))  # type: ignore[arg-type, index]

    def plays(self, seat: int, choice: plays.Offer | plays.Accept) -> None:
        """Another does something; the update comes."""
        self.t.match.play(seat, choice.choice(), at=0)
        self.me.told()

    def own(self, to: int) -> Offer:
        return next(offer for offer in self.me.table.reading.market if (offer.by, offer.to) == (A, to))


@pytest.fixture
def trader() -> Trader:
    return Trader()


def test_goods_on_both_sides_take_fifteen_presses(trader: Trader) -> None:
    """Nine clicks of a mouse; it had been twenty-two."""
    trader.go(("realm", B), ("add", "take"), Souls, Tabled, "done", ("add", "give"), HandCard, "done", "offer")
    found = trader.own(B)
    assert [type(item) for item in found.take] == [Souls, Tabled] and [type(item) for item in found.give] == [HandCard]
    assert trader.presses <= 15 and trader.me.feed.refused == []
    assert trader.ring == ("realm", B), "with whom the deal was"


def test_a_promise_for_souls_takes_thirteen(trader: Trader) -> None:
    trader.go(
        ("realm", B), ("add", "take"), Souls, "done", ("add", "swears"), ("pick", "verb", "no_attack"), "lay", "offer"
    )
    assert [type(sentence) for sentence in trader.own(B).swears] == [NoAttack]
    assert trader.presses <= 13


def test_with_a_partner_the_ring_is_at_the_scale_and_the_shoulders_go_from_pan_to_pan(trader: Trader) -> None:
    trader.go(("realm", B))
    assert trader.ring == ("add", "take")
    pans = [trader.ring]
    for _ in range(3):
        trader.fingers.hand.next()
        pans.append(trader.ring)
    assert pans == [("add", "take"), ("add", "give"), ("add", "asks"), ("add", "swears")]
    trader.fingers.hand.previous()
    assert trader.ring == ("add", "asks")


def test_the_heads_of_the_others_stand_in_a_row_and_the_ring_begins_there(trader: Trader) -> None:
    found = {trader.ring}
    for _ in range(3):
        trader.fingers.hand.next()
        found.add(trader.ring)
    assert found == {("realm", 1), ("realm", 2), ("realm", 3), ("anyone",)}


@pytest.mark.parametrize("hand", [PadHand, KeyHand])
@pytest.mark.parametrize("close", ["done", "back"])
def test_a_sheet_that_closes_gives_the_ring_back(hand: type[Hand], close: str) -> None:
    trader = Trader(hand)
    trader.go(("realm", B))
    trader.fingers.reach(trader.fingers._widget("spot.('add', 'give')"))
    trader.fingers.hand.press()
    trader.me.calm()
    trader.fingers.reach(trader.fingers._widget(f"spot.{trader._handle(Souls)}"))
    trader.fingers.hand.press()
    trader.me.calm()
    if close == "back":
        trader.fingers.hand.back()
    else:
        trader.fingers.hand.go()
    trader.me.calm()
    assert not trader.me.table.market.sheet and trader.ring == ("add", "give")


def test_anothers_offer_takes_the_ring_from_no_sheet(trader: Trader) -> None:
    trader.go(("realm", B), ("add", "take"), Souls)
    here = trader.ring
    trader.plays(C, offer_play(A, [Souls(2)], [], [], [], "private", 0))
    assert here[:2] == ("pick", "good") and trader.ring == here
    trader.go("done")
    assert trader.ring == ("add", "take")


def test_while_nothing_is_begun_one_press_goes_to_the_offer_that_came(trader: Trader) -> None:
    here = trader.ring
    trader.plays(C, offer_play(A, [Souls(2)], [], [], [], "private", 0))
    assert trader.ring == here, "a press that was on its way does not meet it"
    trader.fingers.hand.next()
    assert trader.ring == ("offer", trader.me.table.reading.market[0].id)


def test_a_counter_offer(trader: Trader) -> None:
    trader.plays(C, offer_play(A, [Souls(2)], [AnyCards(1)], [NoAttack(A, 5)], [], "private", 0))
    theirs = trader.me.table.reading.market[0].id
    trader.go(("offer", theirs), "counter", ("add", "take"), Souls, "done", "offer")
    found = trader.own(C)
    assert found.take == [Souls(3)] and found.asks == [NoAttack(A, 5)]
    assert trader.me.table.reading.offer(theirs).state == "countered" and trader.presses <= 12


def test_a_release_from_a_promise(trader: Trader) -> None:
    trader.plays(A, offer_play(B, [], [Souls(1)], [NoAttack(B, 5)], [], "private", 0))
    trader.plays(B, plays.Accept(trader.own(B).id, []))
    [sworn] = trader.me.table.reading.promises
    trader.go(("realm", B), ("add", "take"), PromiseRelease, "done", ("add", "give"), Souls, "done", "offer")
    assert trader.own(B).take == [PromiseRelease(sworn.id)] and trader.presses <= 18
    trader.plays(B, plays.Accept(trader.own(B).id, []))
    assert trader.me.table.reading.promise(sworn.id).state == "cancelled" and trader.me.feed.refused == []


@pytest.mark.parametrize("frames", [0, 5])
def test_a_card_that_was_tabled_leaves_the_ring_beside_it(trader: Trader, frames: int) -> None:
    """The question stays the same, however long the host's answer is on its way: it does not begin anew at the first of all."""
    hand = trader.me.table.reading.hand
    card = next(card for card in hand if trader.me.table.reading.card(card) == "fiends")
    trader.go(("c", card))
    feed = trader.me.feed
    poll, feed.poll = feed.poll, list  # type: ignore[method-assign]
    trader.fingers.click("act.table.table")
    trader.me.harness.frames(frames)
    feed.poll = poll  # type: ignore[method-assign]
    trader.me.calm()
    assert card not in trader.me.table.reading.hand
    assert trader.ring is not None and trader.ring[0] == "c" and trader.ring[1] in trader.me.table.reading.hand


@pytest.mark.parametrize("passed", [False, True])
@pytest.mark.parametrize("is_new", [False, True])
def test_where_nothing_but_buttons_is_left_the_ring_is_at_the_main_one(
    trader: Trader, passed: bool, is_new: bool
) -> None:
    """In a reaction it came to lie on Auto-pass, by itself; also where one has passed and the main one only says so."""
    look, group = trader.me.scene.look, TableGroup(trader.me.scene.look)
    group.main = group.add(
        Button(look, Rect(900, 500, 200, 60), "Pass", lambda: None, id="act.pass", enabled=not passed, why="Passed.")
    )
    group.add(Button(look, Rect(700, 500, 200, 60), "Auto-pass", lambda: None, id="act.auto"))
    group.asked, group.by_pad, group.is_new, group.left = True, True, is_new, Rect(690, 500, 40, 60)
    group.lead()
    assert group.focused is group.main
