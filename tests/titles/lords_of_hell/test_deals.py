"""Deals: the same verdict whoever writes them, what is owed under one crown or another, whom an offer is for (LOH sections 6
and 8)."""

from __future__ import annotations

from typing import Any

from game.engine.cues import redact
from game.titles.lords_of_hell.rules import specials
from game.titles.lords_of_hell.rules.promise_limits import debts, owed
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, say, well_formed


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
    note = t.s.notes[A]
    assert note is not None and note.promise in {promise.id for promise in t.s.promises}, (
        "the promise in the way is named"
    )
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


# ---------------------------------------------------------------- the same verdict whoever writes it


def struck(t: Table, by: int, to: int, **sides: Any) -> bool:
    """Whether an offer comes through: sent, accepted and carried out."""
    number = t.offer(by, to, **sides)
    if not number:
        return False
    t.does(to, "accept", number, [])
    return next(offer for offer in t.s.offers if offer.id == number).state == "struck"


def both_ways(make: Any, **sides: Any) -> tuple[bool, bool]:
    """The same deal between A and B written by A, and by B."""
    turned = {"give": sides.get("take", []), "take": sides.get("give", [])}
    turned |= {"swears": sides.get("asks", []), "asks": sides.get("swears", [])}
    return struck(make(), A, B, **sides), struck(make(), B, A, **turned)


def test_promises_stand_after_the_exchange() -> None:
    """LOH-6.19, LOH-6.21, LOH-8.17: what comes in the deal may be promised on, what goes in it may not, whoever sends it."""

    def table() -> Table:
        return Table(4).seat(A, home="fiends", fortress="black_tower").seat(B, souls=3).go()

    back = say("give", B, [["promise_card", B, 2]], ["finishing", 4])
    assert both_ways(table, take=[["promise_card", B, 2]], swears=[back]) == (True, True)
    more = say("give", B, [["promise_card", B, 3]], ["finishing", 4])
    assert both_ways(table, take=[["promise_card", B, 2]], swears=[more]) == (False, False)
    souls = say("give", C, [["souls", 3]], ["finishing", 4])
    assert both_ways(table, take=[["souls", 3]], asks=[souls]) == (False, False)
    own = table().s.fortress[A]
    lend = say("return_loan", A, [["fortress", "with"]], ["finishing", 4], strength="if_able")
    assert both_ways(table, give=[["fortress", "with"]], asks=[lend]) == (True, True)
    assert own >= 0


def test_an_exchange_is_judged_as_a_whole() -> None:
    """LOH-6.21, LOH-8.22: who gives two and gets two is not short; who gets one only is, whoever writes it."""

    def table() -> Table:
        t = Table(4, "council").seat(A, hand="bury ambush").go()
        t.deal(A, C, swears=[say("give", C, [["promise_card", A, 6]], ["finishing", 4])])
        return t.seat(B, held=[0, 6, 0, 0])

    give = [["promise_card", A, 1]]
    assert both_ways(table, give=give, take=[["promise_card", B, 1]]) == (False, False)

    def cards() -> Table:
        t = Table(4, "council").seat(A, hand="bury ambush").seat(B, hand="disrupt false_alarm").go()
        t.deal(A, C, swears=[say("give", C, [["any_cards", 2]], ["finishing", 4])])
        return t

    one = [["random_cards", 1]]
    assert both_ways(cards, give=one, take=one) == (True, True)
    assert both_ways(cards, give=one, take=[["promise_card", B, 1]]) == (False, False)


def test_a_release_comes_first() -> None:
    """LOH-6.21, LOH-8.15: a piece that the same deal releases from its pledge may pass in it, whoever writes the deal."""
    for writer in (A, B):
        t = Table(4, "council").seat(A, hand="bury").go()
        piece = ["hand_card", t.s.hand[A][0], False]
        t.deal(A, B, swears=[say("give", B, [piece], ["finishing", 4])])
        free = [["promise_release", t.s.promises[0].id]]
        if writer == A:
            assert struck(t, A, B, give=[piece], take=free)
            assert t.hand(B) == ["bury"]
        else:
            number = t.offer(B, A, give=free, take=[["any_cards", 1]])
            t.does(A, "accept", number, [piece[1]])
            assert t.hand(B) == ["bury"]
        assert t.s.promises[0].state == "cancelled"


def test_random_cards_leave_what_is_sworn_in_the_deal() -> None:
    """LOH-6.19, LOH-8.17: a card named in a promise of the same deal is not drawn at random in it."""
    for seed in range(6):
        t = Table(4, "council").seat(A, hand="bury ambush").go()
        t.match.chance = type(t.match.chance)(bytes([seed]))
        named = ["hand_card", t.card(A, "bury"), False]
        assert struck(t, A, B, give=[["random_cards", 1]], swears=[say("give", B, [named], ["finishing", 4])])
        assert t.hand(B) == ["ambush"]
    t = Table(4, "council").seat(A, hand="bury").go()
    named = ["hand_card", t.card(A, "bury"), False]
    assert not struck(t, A, B, give=[["random_cards", 1]], swears=[say("give", B, [named], ["finishing", 4])])


def test_freedom_beside_the_fortress() -> None:
    """LOH-6.4, LOH-6.21, LOH-9.12: a fortress with its captives and freedom for one of them: that one is free, the others
    pass."""
    for writer in (A, C):
        t = Table(5).seat(A, fortress="iron_fortress").seat(B, captor=A).seat(D, captor=A).go()
        pieces = [["fortress", "with"], ["captive", B, "free"]]
        sides = {"give": pieces} if writer == A else {"take": pieces}
        assert struck(t, writer, A + C - writer, **sides)
        assert t.body(B) == "in_hell" and t.s.captor[B] == -1 and t.s.captor[D] == C and t.body(D) == "captive"
    t = Table(5).seat(A, fortress="iron_fortress").seat(B, captor=A).go()
    t.deal(A, B, give=[["captive", B, "free"], ["fortress", "with"]])
    assert t.body(B) == "in_hell" and t.fortress(B) == "iron_fortress"


def test_a_lent_fortress_comes_back() -> None:
    """LOH-6.21, LOH-4.21, `return_loan`: who had one already keeps the lent one, and it is the lent one that goes back."""
    t = Table(4).seat(A, fortress="iron_fortress").seat(B, fortress="black_tower").go()
    lend = say("return_loan", A, [["fortress", "with"]], ["finishing", 4], strength="if_able")
    t.deal(A, B, give=[["fortress", "with"]], asks=[lend])
    assert t.asked == "fortress" and t.match.default(B) == t.s.spare[B]
    t.refused("ribboned", B, t.s.fortress[B])
    t.does(B, t.s.spare[B]).end_phase().until("finishing")
    assert t.fortress(A) == "iron_fortress" and not t.fortress(B)


def test_who_can_hold_nobody_gets_no_captive() -> None:
    """LOH-6.22, LOH-9.4: a captive is not handed to who gives its only fortress away in the same deal."""

    def table() -> Table:
        return Table(4).seat(A, fortress="iron_fortress").seat(C, captor=A).seat(B, fortress="black_tower").go()

    pieces = [["captive", C, "hand_over"]]
    assert both_ways(table, give=pieces, take=[["fortress", "with"]]) == (False, False)
    assert both_ways(table, give=pieces, take=[["promise_card", B, 1]]) == (True, True)


def test_freedom_is_promised_by_release() -> None:
    """LOH-8.1, `captive`: in a gift that is promised a captive is only handed over."""
    held = say("give", B, [["captive", C, "hand_over"]], ["finishing", 4])
    assert well_formed(held, 4, 4)
    assert not well_formed(say("give", B, [["captive", C, "free"]], ["finishing", 4]), 4, 4)
