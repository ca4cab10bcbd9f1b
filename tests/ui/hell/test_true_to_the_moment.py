"""What the table says of trade, reactions, offers and battles is so at the moment at which it says it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from hell_table import A, B, C, D, Seated, furnished, table
from pygame import Rect, Surface

from game.titles.lords_of_hell.rules import battles, market
from game.titles.lords_of_hell.rules.phases import OpenBeat
from game.titles.lords_of_hell.rules.state import ON_EARTH
from game.titles.lords_of_hell.screen.ring import Ring


def fought(seat: int = D) -> tuple[Seated, Any]:
    """C attacks D, A helps D; armies come and go."""
    t = furnished(4, "battles")
    t.run(battles.BattlesBegin())
    me = Seated(t.match, seat)
    t.match.play(C, ["attack", D])
    while t.match.ask.kind == "beat":
        t.match.play(next(n for n in range(4) if not t.s.passed >> n & 1), ["pass"])
    t.match.play(C, ["go_on"])
    t.match.play(C, ["join", D, "attack", -1, list(t.s.hordes[C]), 4])
    t.match.play(A, ["join", D, "defence", -1, list(t.s.hordes[A])[:2], 0])
    me.told()
    return me, t


def aside(me: Seated) -> str:
    return next(act.small for act in me.table.acts() if act.id == "aside")


def test_the_way_to_the_market_says_that_trade_is_open_only_while_it_is() -> None:
    me, t = fought()
    assert me.table.context.kind == "organisation" and aside(me) == "trade is open"
    for seat in (C, D, A, B):
        t.match.play(seat, ["ready"])
    me.told()
    assert me.table.context.kind == "beat" and aside(me) == ""
    me.act("aside")
    assert me.table.market.closed


def test_who_has_passed_is_told_so_and_nothing_of_the_others() -> None:
    me, t = table()
    for seat in range(4):
        t.match.play(seat, ["ready"])
    me.told()
    assert me.table.context.kind == "beat" and me.table.ask()[0] == "Tabling closes. Pass, or Stop!"
    me.act("pass")
    assert me.table.ask()[0] == "Tabling closes. You've passed. The others may still react."


@pytest.mark.parametrize("what", ["horde", "ritual", "face"])
def test_in_a_reaction_an_own_thing_says_that_only_reactions_count(what: str) -> None:
    t = furnished()
    t.run(OpenBeat("tabling"))
    me = Seated(t.match)
    handle = {"horde": ("c", t.card(A, "fiends")), "ritual": ("c", t.card(A, "bury")), "face": ("body", A)}[what]
    spot = me.spot(*handle)
    assert not spot.open and spot.why == me.table.context.words("why-reaction")


def test_a_helper_and_a_realm_without_its_devil_are_told_what_is_so() -> None:
    me, t = fought(A)
    assert me.table.ask()[0].startswith("You fight for Geryon, ")
    assert me.table.ask()[0].endswith(". Are you ready?")
    t.s.body[D] = ON_EARTH
    t.s.hordes[D].clear()
    seated = Seated(t.match, D)
    assert seated.table.ask()[0].endswith(". Your devil isn't in the fight.")


@pytest.mark.parametrize(
    ("end", "told"),
    [
        ("accept", "That deal is sealed."),
        ("decline", "That offer was declined."),
        ("withdraw", "That offer was withdrawn."),
        ("close", "That offer is no longer open."),
    ],
)
def test_of_an_offer_that_is_over_is_read_what_became_of_it(end: str, told: str) -> None:
    """Not its cards, which may be anywhere; and whoever sealed it is not told that it is gone."""
    me, t = table()
    number = t.offer(C, A, give=[["souls", 3]])
    me.told()
    me.press("offer", number)
    side = me.scene.furniture.side
    assert "Gives:" in side.shown.text
    if end == "withdraw":
        t.match.play(C, ["withdraw", number])
        me.told()
    elif end == "close":
        market.lapse_all(t.s)
        me.told()
    else:
        me.act(end)
    assert side.shown.text == told and not side.shown.name


def test_a_card_that_was_given_away_keeps_its_page() -> None:
    me, t = table()
    card = t.card(A, "pickpocket")
    me.press("c", card)
    side = me.scene.furniture.side
    assert side.shown.name == "Pickpocket"
    t.s.hand[A].remove(card)
    t.s.hand[B].append(card)
    me.told()
    assert side.shown.name == "Pickpocket"


def test_the_cards_of_an_offer_are_counted_not_their_kinds() -> None:
    me, t = table()
    number = t.offer(C, A, give=[["promise_card", C, 3], ["souls", 2]])
    me.told()
    assert me.table.context.deal(me.table.reading.offer(number)) == "5 things for nothing"


def test_a_vote_is_drawn_under_what_the_nominees_need(monkeypatch: pytest.MonkeyPatch) -> None:
    t = furnished(4, "ring")
    t.s.arrived, t.s.votes, t.s.markers = 0b1111, [C, -2, -2, -2], [0, 0, 2, 0]
    me = Seated(t.match)
    ring: Ring = me.table.ring

    def printed() -> bytes:
        sheet = Surface((1280, 720))
        ring.draw_background(sheet)
        middle: Rect = ring.middle()
        row = Rect(middle.x + 4, middle.centery, middle.w - 8, me.table.context.look.px(12))
        return pygame.image.tobytes(sheet.subsurface(row), "RGB")

    with_votes = printed()
    monkeypatch.setattr(Ring, "_votes", lambda *_: None)
    assert with_votes == printed()


def test_ready_says_before_battles_that_no_horde_stands_at_home() -> None:
    """A newcomer who pressed Ready over a full hand had been captured in the first battle without a word."""
    me, t = table()
    words = me.table.context.words

    def small() -> str:
        return next(act.small for act in me.table.acts() if act.id == "ready")

    assert small() == words("verb-ready-small", n=0, all=4)
    t.s.hordes[A] = []
    t.match.play(B, ["ready"])
    me.told()
    assert small() == words("verb-ready-small.bare")
    me.act("ready")
    assert small() == words("verb-ready-small", n=2, all=4)
