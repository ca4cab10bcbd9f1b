"""Offers, deals and promises that bind (LOH sections 6 and 8)."""

from __future__ import annotations

from typing import Any

from game.engine import match as kernel
from game.engine.chance import FastChance
from game.titles.lords_of_hell.rules import init
from game.titles.lords_of_hell.rules.flow import RULES
from game.titles.lords_of_hell.rules.promise_limits import forbidden, owed
from game.titles.lords_of_hell.rules.promises import VERBS
from game.titles.lords_of_hell.rules.records import Leave
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, offer_choice, problem, say, well_formed


def gift(to: int, *items: list[Any], due: str = "asap", round: int = 4, strength: str = "firm") -> list[Any]:
    return say("give", to, [list(item) for item in items], [due, round], strength=strength)


def test_the_grammar() -> None:
    """LOH-8.1, 8.20: form only; a conditional restraint, a due point that does not carry the item, a round too far."""
    assert len(VERBS) == 23 and sum(verb.duty for verb in VERBS.values()) == 13
    assert well_formed(say("no_attack", B, 7), 4, 4) and not well_formed(say("no_attack", B, 8), 4, 4)
    assert not well_formed(say("no_attack", B, 4, condition=["if_overlord", A, 4]), 4, 4)
    assert well_formed(gift(B, ["souls", 2], due="finishing"), 4, 4)
    assert not well_formed(gift(B, ["souls", 2], due="council"), 4, 4)
    assert not well_formed(gift(B, ["drawn_card"], due="finishing", strength="if_able"), 4, 4)
    assert not well_formed(gift(B, ["any_cards", 1], due="asap", strength="firm"), 4, 4)
    assert not well_formed(gift(B, ["any_cards", 1], ["any_cards", 2], due="council"), 4, 4)


def test_offers_live_and_die() -> None:
    """LOH-6.10, 6.11, 6.15, 6.18: three open offers, countering closes, withdrawing, anyone is public."""
    t = Table(4).seat(A, souls=9).seat(B, souls=9).go()
    first = t.offer(A, B, give=[["souls", 1]])
    t.offer(A, C, give=[["souls", 1]])
    anyone = t.offer(A, -1, give=[["souls", 2]], take=[["promise_card", B, 1]])
    t.refused("offer_limit", A, *offer_choice(B, give=[["souls", 1]]))
    assert [len(t.match.view(seat)["market"]) for seat in (A, B, C, D, -1)] == [3, 2, 2, 1, 1]
    t.offer(B, A, give=[["souls", 1]], take=[["souls", 2]], counters=first)
    assert next(offer for offer in t.s.offers if offer.id == first).state == "countered"
    t.does(D, "accept", anyone, [])
    assert t.note(D) == "not_owner" and t.note(A) == "", "the sender is told nothing (LOH-6.13)"
    t.does(B, "accept", anyone, [])
    assert t.s.souls[:2] == [7, 11] and t.s.held[A][B] == 1
    t.refused("stale", C, "accept", anyone, [])
    t.end_phase()
    assert not t.s.offers


def test_tabled_things_move_in_two_phases() -> None:
    """LOH-6.4, 4.2: in Council only hands, promise cards, captives and promises."""
    t = Table(4, "council").seat(A, souls=3, home="fiends", hand="bury").go()
    for piece in (["souls", 1], ["tabled", t.s.hordes[A][0]]):
        assert not t.offer(A, B, give=[piece]) and t.note(A) == "not_movable_now"
    t.deal(A, B, give=[["hand_card", t.s.hand[A][0], False]])
    assert t.hand(B) == ["bury"] and t.cues("deal")[0]["sworn"] == 0


def test_a_struck_deal_clears_ready() -> None:
    """LOH-4.4."""
    t = Table(4).seat(A, souls=2).go().does(C, "ready")
    number = t.offer(A, B, give=[["souls", 1]])
    t.does(A, "ready").does(B, "accept", number, [])
    assert t.s.ready == 1 << C


def test_an_offer_that_tells_nothing() -> None:
    """E30, LOH-6.12, 6.13, 6.19."""
    t = Table(4).seat(A, hand="bury bury ambush ambush").seat(C, hand="leviathan")
    t.sworn(C, D, gift(D, ["hand_card", t.s.hand[C][0], False], due="finishing"))
    t.go()
    one, two, three, four = t.s.hand[A]
    offers = [
        t.offer(A, seat, give=[["hand_card", a, False], ["hand_card", b, False]], take=[["card_kind", "leviathan"]])
        for seat, a, b in ((B, one, two), (C, three, four))
    ]
    before = t.match.view(D)
    assert t.match.view(C)["market"][0]["give"] == [["any_cards", 1]] * 2
    t.does(B, "accept", offers[0], []).does(C, "accept", offers[1], [])
    assert (t.note(B), t.note(C), t.note(A)) == ("not_owner", "pledged", "stale")
    note = t.s.notes[A]
    assert note is not None and note.count == 2 and len(t.s.hand[A]) == 4
    assert {key: value for key, value in t.match.view(D).items() if key != "agenda"} == {
        key: value for key, value in before.items() if key != "agenda"
    }, "nobody else learns of it"


def test_as_soon_as_i_can() -> None:
    """E21, LOH-8.6, 8.7, 19.11."""
    t = Table(4, "council").seat(D, hand="bury", home="fiends").go()
    assert problem(t.s, D, A, gift(A, ["any_cards", 3], due="draw", round=5))[0] == "cannot_swear"
    t.deal(D, A, swears=[gift(A, ["any_cards", 3], strength="asap")])
    assert t.hand(A) == ["bury"] and t.hand(D) == []
    number = t.s.promises[0].id
    t.s.phase = "init"
    t.run(init.DrawCards(), init.Souls())
    assert len(t.s.hand[D]) == 0 and t.hand(A)[:1] == ["bury"] and len(t.s.hand[A]) == 3 + 3
    assert t.state_of(number) == "kept"


def test_a_pledged_card_and_a_breach() -> None:
    """E22, LOH-8.9, 8.13: whoever took it, a firm gift that is not there is broken."""
    for points, left, own in ((4, 3, 6), (0, 0, 5)):
        t = Table(4).seat(A, vp=points, artifacts="crown_of_lucifer")
        crown = t.s.artifacts[A][0]
        promise = t.sworn(A, C, gift(C, ["tabled", crown], due="finishing"))
        t.go()
        assert not t.offer(A, B, give=[["tabled", crown]]) and t.note(A) == "pledged"
        t.s.artifacts[A].remove(crown)
        t.s.artifacts[D].append(crown)
        t.phase = "finishing"
        t.go()
        assert t.state_of(promise) == "broken" and t.s.vp[A] == left and t.s.held[A][A] == own
        assert t.s.held[C][A] == 6 - own
        assert t.cues("breach")[0]["seat"] == A


def test_how_long() -> None:
    """E23, LOH-8.2, 8.3, 19.8."""
    t = Table(4, round=3)
    t.sworn(B, A, say("no_attack", A, 3))
    assert forbidden(t.s, B, "attack", A) and not forbidden(t.s, B, "attack", C) and not forbidden(t.s, B, "fight", A)
    t.s.round = 4
    assert not forbidden(t.s, B, "attack", A)
    t.sworn(B, A, say("no_attack", A, 4))
    assert forbidden(t.s, B, "attack", A)


def test_stop() -> None:
    """E25, LOH-7.1, 7.2, 7.4, 7.5, 7.7: the floor goes in order; an empty hold is counted; something played opens one
    more beat."""
    t = Table(5).seat(B, hand="disrupt").seat(E := 4, rituals="bury").go()
    for seat in range(5):
        t.does(seat, "ready")
    assert t.asked == "beat" and t.match.ask and t.match.ask.seats == (0, 1, 2, 3, 4)
    t.match.play(B, ["hold"])
    t.match.play(D, ["hold"])
    t.refused("floor_taken", A, "release")
    t.does(B, "play", t.card(B, "disrupt"), t.s.rituals[E][0])
    assert t.s.rituals[E] == [] and t.asked == "floor"
    t.match.play(D, ["release"])
    assert t.s.empty_holds[D] == 1 and t.asked == "beat" and t.s.passed == 0
    t.passes()
    assert t.asked != "beat"


def test_short() -> None:
    """E27, LOH-8.5, 8.13, 8.22, 8.27."""
    t = Table(4, round=3).seat(B, hand="fiends fiends juggernauts bury ambush").go()
    t.deal(A, B, asks=[gift(A, ["any_cards", 3], due="council", round=3)], give=[["promise_card", A, 1]])
    t.deal(C, B, asks=[gift(C, ["random_cards", 1], due="finishing", round=3)], give=[["promise_card", C, 1]])
    assert owed(t.s, B)["cards"] == 4
    first, second = (card for card in t.s.hand[B] if t.s.faces[card] == 0)
    t.does(B, "table", first).refused("short", B, "table", second)
    number = t.offer(D, B, asks=[gift(D, ["any_cards", 1], due="council", round=3)], give=[["promise_card", D, 1]])
    t.does(B, "accept", number, [])
    assert t.note(B) == "cannot_swear" and t.note(D) == "stale" and t.s.held[B][D] == 0
    t.s.discard.append(t.s.hand[B].pop())
    t.phase = "council"
    t.go()
    assert len(t.s.hand[A]) == 3 and not t.s.hand[B]
    t.phase = "finishing"
    t.go()
    assert t.s.held[C][B] == 1 and t.s.held[B][B] == 5, "no victory point to lose: a promise card"


def test_in_part_with_proof() -> None:
    """E28, LOH-8.8, 8.22, 8.25."""
    t = Table(4).seat(D, hand="fiends pickpocket").seat(B, hand="bury")
    promise = t.sworn(D, A, gift(A, ["any_cards", 3], due="council", strength="if_able"))
    t.go().refused("short", D, "play", t.card(D, "pickpocket"), B)
    t.phase = "council"
    t.go()
    assert len(t.s.hand[A]) == 2 and t.state_of(promise) == "lapsed"
    shown = t.cues("hand_shown")[0]
    assert shown["seat"] == D and shown["to"] == A and shown["promises"] == [0, 0, 0, 6]


def test_contradictions() -> None:
    """LOH-8.21: either way round."""
    t = Table(4)
    t.s.markers = [1, 1, 0, 0]
    older = t.sworn(C, D, say("no_vote", A, 5))
    assert problem(t.s, C, A, say("vote", A, 4, False)) == ("clashes", older.id)
    assert problem(t.s, C, A, say("vote", B, 4, False)) == ("", 0)
    assert problem(t.s, C, A, say("vote", D, 4, False))[0] == "cannot_swear", "no nominee"
    attend = t.sworn(B, D, say("attend", 4))
    assert problem(t.s, B, A, say("no_ring", 4)) == ("clashes", attend.id)
    assert problem(t.s, B, A, say("no_ring", 5)) == ("", 0)
    assert problem(t.s, B, A, say("no_trade", A, 5))[0] == "cannot_swear", "the seat is the promisee"
    t.s.phase = "finishing"
    assert problem(t.s, D, A, say("nominate", A, 4, False))[0] == "past"


def test_if_overlord() -> None:
    """LOH-8.12, 13.15: gifts under different overlords count the larger; they run in the settlement."""
    t = Table(4, "council").seat(A, vp=10, hand="bury ambush")
    for who, many in ((A, 2), (B, 1)):
        item = ["promise_card", A, many]
        t.sworn(A, C, say("give", C, [item], ["settlement", 4], condition=["if_overlord", who, 4]))
    assert owed(t.s, A)[A] == 2
    t.ring()
    for seat in range(4):
        t.does(seat, "come")
    assert t.match.result is not None and t.s.held[C][A] == 2
    assert t.match.result.tally["promises"] == (4, 0, 4, 0)


def test_if_drawn() -> None:
    """The first such card is pledged; nobody else learns of a miss, and then the hand is the proof."""
    t = Table(4, "init").top("bury ambush").seat(B, home="fiends")
    sentence = say(
        "give", C, [["drawn_card"]], ["tabling_end", 4], strength="if_able", condition=["if_drawn", "ritual", 4]
    )
    promise = t.sworn(B, C, sentence)
    t.s.starter = B
    t.run(init.DrawCards())
    assert promise.state == "live" and t.s.faces[promise.drawn] and promise.drawn in t.s.hand[B]
    assert t.match.view(C)["wall"][0]["state"] == "waiting"
    t.phase = "tabling"
    t.go()
    t.refused("pledged", B, "begin", promise.drawn, -1)
    t.end_phase()
    assert "bury" in t.hand(C) and t.state_of(promise) == "kept"


def test_captives_trade_with_leave() -> None:
    """LOH-9.9, 9.12, 8.14: with the captor freely, with others by leave; freedom is at once."""
    t = Table(4, "council").seat(A, fortress="iron_fortress").seat(B, captor=A).go()
    assert not t.offer(B, C, give=[["promise_card", B, 1]]) and t.note(B) == "need_leave"
    t.deal(A, B, give=[["trade_leave"]], take=[["promise_card", B, 1]])
    t.deal(B, C, give=[["promise_card", B, 1]])
    t.does(A, "leave", B, C, False)
    assert Leave(B, C) in t.s.leave, "sworn: the switch stays on"
    t.deal(A, B, give=[["captive", B, "free"]])
    assert t.s.body[B] == 0 and not t.s.leave


def test_escape_by_fortress_card() -> None:
    """LOH-2.9, 9.13: the same kind, in Tabling, not from Dispater."""
    t = Table(4).seat(A, fortress="iron_fortress").seat(B, captor=A, hand="iron_fortress black_tower").go()
    t.refused("wrong_fortress", B, "escape", t.card(B, "black_tower"))
    t.match.play(B, ["escape", t.card(B, "iron_fortress")])
    assert t.s.body[B] == 0
    held = Table(4).seat(D, fortress="iron_fortress").seat(B, captor=D, hand="iron_fortress").go()
    held.refused("wrong_fortress", B, "escape", held.card(B, "iron_fortress"))


def test_a_fortress_passes_with_its_captives() -> None:
    """LOH-6.4, 6.21, 4.21, 9.4: a captive that comes to its own seat is free."""
    t = Table(4).seat(A, fortress="iron_fortress").seat(B, captor=A).seat(C, captor=A, fortress="black_tower").go()
    t.deal(A, C, give=[["fortress", "with"]])
    assert t.asked == "fortress" and t.s.body[C] == 0 and t.s.captor[B] == C
    t.does(C, t.s.spare[C])
    assert t.fortress(C) == "iron_fortress" and t.fortress(A) == ""


def test_forswearing() -> None:
    """LOH-8.16."""
    t = Table(4).seat(B, "baalzebub")
    promise = t.sworn(B, A, say("attend", 4), public=True)
    t.go()
    t.match.play(B, ["forswear", promise.id])
    t.passes().does(B, "earth", "devil")
    assert t.state_of(promise) == "forsworn" and t.s.vp[B] == 0


def test_a_private_promise_is_nobody_elses() -> None:
    """LOH-6.14, 8.26, 14: the others see that a deal was struck and promises sworn; of a public one they read the text."""
    t = Table(4).seat(A, hand="bury").go()
    card = t.s.hand[A][0]
    t.deal(A, B, swears=[gift(B, ["hand_card", card, False], due="finishing")], take=[["promise_card", B, 1]])
    assert [len(t.match.view(seat)["wall"]) for seat in (A, B, C, -1)] == [1, 1, 0, 0]
    assert t.match.view(B)["known"] == [[card, "bury", A]], "a card promised by name is read by the promisee"
    kinds = [cue.kind for cue in t.match.take_cues()]
    assert "deal" in kinds and "sworn" not in kinds and "offer" not in kinds
    t.deal(A, C, swears=[say("no_attack", C, 5)], take=[["promise_card", C, 1]], sight="public")
    assert t.match.view(D)["wall"][0]["sentence"] == say("no_attack", C, 5)
    shown = Table(4).seat(A, hand="bury").go()
    number = shown.offer(A, B, give=[["hand_card", shown.s.hand[A][0], True]], sight="public")
    assert number and len(shown.match.view(D)["known"]) == 1


def test_release() -> None:
    """LOH-8.15, 9.12: the promisee lets the promisor off; a captive that was promised freedom is pledged, and goes free."""
    t = Table(4, "council").seat(A, fortress="iron_fortress").seat(B, captor=A).go()
    t.deal(A, B, swears=[say("release", B, ["finishing", 4])], take=[["promise_card", B, 1]])
    assert not t.offer(A, C, give=[["captive", B, "free"]]) and t.note(A) == "pledged"
    number = t.s.promises[0].id
    t.deal(B, A, give=[["promise_release", number]], take=[["promise_card", A, 1]])
    assert t.state_of(number) == "cancelled" and t.s.body[B] == 2
    t.deal(A, B, swears=[say("release", B, ["now", 4])])
    assert t.s.body[B] == 0 and t.s.promises[-1].state == "kept"


def test_a_whispered_gift_can_be_imagined() -> None:
    """A private duty that asks its promisor: a third seat imagines a table that asks the same."""
    t = Table(4, "council").seat(A, hand="bury ambush leviathan")
    t.sworn(A, B, gift(B, ["any_cards", 1], due="council"))
    t.go()
    match = t.match
    assert t.asked == "cards" and match.ask and match.ask.seats == (A,)
    for seat in (B, C, D):
        told = match.seat_ask(seat)
        assert told is not None
        other = kernel.imagine(RULES, match.view(seat), told, seat, FastChance(1), {}, match.seat_kinds)
        assert other.seat_ask(seat) == told and other.view(seat) == match.view(seat)
