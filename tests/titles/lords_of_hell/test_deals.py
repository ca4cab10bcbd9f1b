"""Deals: the same verdict whoever writes them, what is owed under one crown or another, whom an offer is for (LOH sections 6
and 8)."""

from __future__ import annotations

from typing import Any

from game.engine.cues import redact
from game.titles.lords_of_hell import specials
from game.titles.lords_of_hell.binding import debts, owed
from tests.titles.lords_of_hell.table import A, B, C, D, Table, say


def crowned(to: int, who: int, *items: list[Any], strength: str = "firm") -> list[Any]:
    """A gift to be paid if `who` becomes overlord."""
    return say("give", to, [list(item) for item in items], ["settlement", 4], strength=strength,
               condition=["if_overlord", who, 4])  # fmt: skip


def test_gifts_under_two_crowns() -> None:
    """LOH-8.21, LOH-8.22: gifts under different overlords never clash and only the largest is counted; under one overlord
    they are added up, and so is what is owed whoever it is."""
    t = Table(4, "council").seat(A, hand="bury ambush").go()
    t.deal(A, B, swears=[crowned(B, B, ["promise_card", A, 4])])
    t.deal(A, C, swears=[crowned(C, C, ["promise_card", A, 4])])
    assert owed(t.s, A)[A] == 4
    assert not t.offer(A, D, swears=[crowned(D, C, ["promise_card", A, 3])]) and t.note(A) == "cannot_swear"
    assert not t.offer(A, D, swears=[say("give", D, [["promise_card", A, 3]], ["finishing", 4])])
    t.deal(A, D, swears=[say("give", D, [["promise_card", A, 2]], ["finishing", 4])])
    assert [(debt.heir, debt.counted[A]) for debt in debts(t.s, A)] == [(-1, 2), (B, 6), (C, 6)]
    assert not t.offer(A, C, give=[["promise_card", A, 1]]) and t.note(A) == "short"


def test_one_piece_under_two_crowns() -> None:
    """LOH-8.21: the same card may be promised under two overlords, not twice under one, nor besides without a crown."""
    t = Table(4, "council").seat(A, hand="bury ambush").go()
    card = ["hand_card", t.card(A, "bury"), False]
    t.deal(A, B, swears=[crowned(B, B, card)])
    t.deal(A, C, swears=[crowned(C, C, card)])
    for again in (crowned(D, C, card), say("give", D, [card], ["finishing", 4])):
        assert not t.offer(A, D, swears=[again]) and t.note(A) == "clashes"
    assert t.s.notes[A][1] in {promise.id for promise in t.s.promises}, "the promise in the way is named"
    t.deal(A, D, swears=[crowned(D, D, ["any_cards", 2])])
    assert not t.offer(A, D, swears=[crowned(D, B, ["any_cards", 2])]) and t.note(A) == "cannot_swear"


def test_a_card_promised_under_another_crown_is_there() -> None:
    """LOH-8.12, LOH-8.22: what was promised under an overlord that nobody became is free for the gifts of the one found."""
    t = Table(4, "council").seat(A, vp=10, hand="bury ambush").go()
    t.deal(A, B, swears=[crowned(B, B, ["hand_card", t.card(A, "bury"), False])])
    t.deal(A, C, swears=[crowned(C, A, ["any_cards", 2])])
    t.ring()
    for seat in range(4):
        t.does(seat, "come")
    assert t.match.result is not None and sorted(t.hand(C)) == ["ambush", "bury"] and not t.cues("breach")


def test_naming_what_is_owed() -> None:
    """LOH-8.5, LOH-8.21, LOH-8.22: a card cannot be named in a gift where the cards owed already would then be too few."""
    t = Table(4, "council").seat(A, hand="bury ambush disrupt").go()
    t.deal(A, B, swears=[say("give", B, [["any_cards", 2]], ["finishing", 4])])
    for strength in ("firm", "if_able"):
        two = [["hand_card", card, False] for card in t.s.hand[A][:2]]
        again = say("give", C, two, ["finishing", 4], strength=strength)
        assert not t.offer(A, C, swears=[again]) and t.note(A) == "cannot_swear"
    t.deal(A, C, swears=[say("give", C, [["hand_card", t.s.hand[A][0], False]], ["finishing", 4])])


def test_whom_an_offer_is_for() -> None:
    """LOH-6.13: an offer to anyone is not shown to a seat that its sender may not trade with, and cannot be voided by it."""
    t = Table(4).seat(A, souls=9).go()
    t.deal(A, B, swears=[say("no_trade", C, 4)])
    t.match.take_cues()
    number = t.offer(A, -1, give=[["souls", 2]])
    for seat in (A, B, C, D, -1):
        found = [row["id"] for row in t.match.view(seat)["market"] if row["state"] == "open"]
        assert found == ([] if seat == C else [number]), seat
    cue = next(cue for cue in t.match.take_cues() if cue.kind == "offer")
    assert set(redact(cue, C).nouns.values()) == {None} and redact(cue, D).nouns["id"] == number
    t.refused("stale", C, "accept", number, [])
    assert next(offer for offer in t.s.offers if offer.id == number).state == "open"
    t.does(D, "accept", number, [])
    assert t.s.souls == [7, 0, 0, 2]
    late = t.offer(A, -1, give=[["souls", 1]])
    t.deal(A, B, swears=[say("no_trade", D, 4)])
    t.refused("stale", D, "accept", late, [])
    assert all(row["state"] != "open" for row in t.match.view(D)["market"]), "sworn after the offer was sent"


def test_tribute_names_who_can_pay() -> None:
    """LOH-5.7, `tribute`: only a free devil in Hell with a resource card in hand is named; promise cards are not."""
    t = Table(4).seat(A, "asmodeus").seat(B, hand="bury").seat(C, hand="ambush", body="on_earth").go()
    branch = next(branch for branch in specials.branches(t.s, A, "tabling") if branch.verb == "tribute")
    assert list(branch.parts[0].each()) == [B], "C is on Earth, D has promise cards alone"
    t.refused("no_window", A, "tribute", D)
    t.does(A, "tribute", B).until("tabling")
    assert t.hand(A) == ["bury"]
    bare = Table(4).seat(A, "asmodeus").go()
    assert all(branch.verb != "tribute" for branch in specials.branches(bare.s, A, "tabling"))
