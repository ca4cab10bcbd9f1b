"""A struck deal in its order: all pieces of both sides together, then two fortresses and captives, then looks, promises and
duties (LOH-6.21)."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.chance import Chance
from game.engine.sight import SPECTATOR
from game.titles.lords_of_hell.rules.imagining import imagine, known
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, say
from tests.titles.lords_of_hell.test_deals import both_ways, struck

FORTRESS = [["fortress", "with"]]
KEEPING = [["fortress", "keep"]]


def over(*seats: int) -> list[list[Any]]:
    """Captives handed over."""
    return [["captive", seat, "hand_over"] for seat in seats]


def ring(t: Table, seat: int) -> list[list[Any]]:
    """The Ring of Chains that a seat has tabled, as a piece."""
    return [["tabled", t.card(seat, "ring_of_chains", "artifacts")]]


# ---------------------------------------------------------------- all pieces together


@pytest.mark.parametrize("writer", [A, B])
def test_walls_come_as_the_ring_leaves(writer: int) -> None:
    """LOH-6.21, LOH-9.14: who gives the Ring for a fortress holds its captives on in the fortress, whoever writes the deal."""
    t = Table(4).seat(A, artifacts="ring_of_chains").seat(C, captor=A).seat(B, fortress="iron_fortress").go()
    sides = (ring(t, A), FORTRESS) if writer == A else (FORTRESS, ring(t, A))
    assert struck(t, writer, A + B - writer, give=sides[0], take=sides[1])
    assert (t.s.captor[C], t.body(C)) == (A, "captive") and t.fortress(A) == "iron_fortress"
    assert not t.cues("freed")


@pytest.mark.parametrize("writer", [A, B])
def test_the_ring_comes_as_the_walls_leave(writer: int) -> None:
    """LOH-6.4, LOH-6.21: a fortress may go without its captives when the Ring comes in the same deal."""
    t = Table(4).seat(A, fortress="iron_fortress").seat(C, captor=A).seat(B, artifacts="ring_of_chains").go()
    sides = (KEEPING, ring(t, B)) if writer == A else (ring(t, B), KEEPING)
    assert struck(t, writer, A + B - writer, give=sides[0], take=sides[1])
    assert t.s.captor[C] == A and t.fortress(B) == "iron_fortress" and not t.fortress(A)


def test_two_fortresses_are_exchanged() -> None:
    """LOH-4.21, LOH-6.21: nobody has two at any time, so nobody is asked; captives pass with the walls or are kept, as it is
    said."""
    for keep, captor in (("with", B), ("keep", A)):
        for writer in (A, B):
            t = Table(4).seat(A, fortress="iron_fortress").seat(C, captor=A).seat(B, fortress="black_tower")
            t.seat(D, captor=B).go()
            sides = ([["fortress", keep]], FORTRESS) if writer == A else (FORTRESS, [["fortress", keep]])
            assert struck(t, writer, A + B - writer, give=sides[0], take=sides[1])
            assert (t.fortress(A), t.fortress(B), t.asked) == ("black_tower", "iron_fortress", "tabling")
            assert (t.s.captor[C], t.s.captor[D]) == (captor, A) and not t.cues("freed")


def test_what_holds_captives_does_not_leave_with_the_walls() -> None:
    """LOH-6.4: captives are kept only by who can hold them after the deal: not by the Ring that goes in it, nor by one that
    does not work."""

    def table() -> Table:
        t = Table(4).seat(A, fortress="iron_fortress", artifacts="ring_of_chains").seat(C, captor=A)
        return t.seat(B, fortress="black_tower").go()

    assert both_ways(table, give=KEEPING) == (True, True)
    assert both_ways(table, give=[*KEEPING, *ring(table(), A)]) == (False, False)
    assert both_ways(table, give=[*FORTRESS, *ring(table(), A)]) == (True, True)
    assert both_ways(table, give=[*KEEPING, *over(C)]) == (True, True), "none is left to keep"

    def captive() -> Table:
        return table().seat(A, captor=B)

    assert both_ways(captive, give=KEEPING) == (False, False), "the Ring of a captive devil does not work (LOH-2.11)"


def test_the_walls_that_come_hold_who_comes_with_them() -> None:
    """LOH-6.21, LOH-6.22: whether a captive can be held is seen after the deal: in the fortress that it comes with, or by the
    Ring of who is set free in it, in whatever order the pieces are named."""

    def bare() -> Table:
        return (
            Table(4)
            .seat(A, fortress="iron_fortress", artifacts="ring_of_chains")
            .seat(C, captor=A)
            .seat(D, captor=A)
            .go()
        )

    assert both_ways(bare, give=over(C)) == (False, False)
    for extra in (FORTRESS, KEEPING, ring(bare(), A)):
        for pieces in ([*extra, *over(C)], [*over(C), *extra]):
            assert both_ways(bare, give=pieces) == (True, True), pieces
    t = bare().deal(A, B, give=[*over(C), *KEEPING])
    assert (t.s.captor[C], t.s.captor[D]) == (B, A)

    def freed() -> Table:
        t = Table(4).seat(A, fortress="iron_fortress").seat(C, captor=A)
        return t.seat(B, captor=A, artifacts="ring_of_chains").go()

    freedom = [["captive", B, "free"]]
    assert both_ways(freed, give=over(C)) == (False, False)
    for pieces in ([*freedom, *over(C)], [*over(C), *freedom]):
        assert both_ways(freed, give=pieces) == (True, True)
    t = freed().deal(A, B, give=[*over(C), *freedom])
    assert (t.body(B), t.s.captor[C]) == ("in_hell", B)


def test_who_goes_free_for_want_of_walls_may_hold_others() -> None:
    """LOH-6.21, LOH-9.2, LOH-9.14: whom the Ring held is home as it leaves, and if it comes to that very devil it works."""

    def table() -> Table:
        t = Table(4).seat(A, artifacts="ring_of_chains")
        return t.seat(B, captor=A).seat(C, captor=A).go()

    for pieces in ([*ring(table(), A), *over(C)], [*over(C), *ring(table(), A)]):
        assert both_ways(table, give=pieces) == (True, True)
        t = table().deal(A, B, give=pieces)
        assert (t.body(B), t.s.captor[B], t.s.captor[C]) == ("in_hell", -1, B)


def test_captives_of_both_sides_in_one_deal() -> None:
    """LOH-6.21, LOH-9.5, LOH-9.12: captives change hands both ways at once; who comes to its own seat is free, and two that
    would hold each other are swapped."""
    for writer in (A, B):
        t = (
            Table(5)
            .seat(A, fortress="iron_fortress")
            .seat(C, captor=A)
            .seat(B, fortress="black_tower")
            .seat(D, captor=B)
            .go()
        )
        sides = (FORTRESS, over(D)) if writer == A else (over(D), FORTRESS)
        number = t.offer(writer, A + B - writer, give=sides[0], take=sides[1])
        assert not number and t.note(writer) == "bad_target", "A has no walls left for it"
        sides = (FORTRESS, [*FORTRESS, *over(D)])
        give, take = sides if writer == A else sides[::-1]
        assert struck(t, writer, A + B - writer, give=give, take=take)
        assert (t.s.captor[C], t.s.captor[D]) == (B, A)
    t = Table(5).seat(A, fortress="iron_fortress").seat(B, captor=A, fortress="black_tower").seat(C, captor=A)
    t.seat(D, captor=B).go()
    t.deal(A, B, give=FORTRESS, take=FORTRESS)
    assert (t.body(B), t.s.captor[C], t.s.captor[D]) == ("in_hell", B, A)


def test_a_captive_promised_is_not_lost_with_the_ring() -> None:
    """LOH-8.9, LOH-8.10: who owes a captive does not give away all that holds it."""

    def table() -> Table:
        t = Table(4).seat(A, artifacts="ring_of_chains").seat(C, captor=A).seat(D, fortress="high_palace")
        t.seat(B, fortress="black_tower").go()
        return t.deal(A, D, swears=[say("give", D, over(C), ["finishing", 4])])

    assert both_ways(table, give=ring(table(), A)) == (False, False)
    assert both_ways(table, give=ring(table(), A), take=FORTRESS) == (True, True)
    t = table()
    assert not t.offer(A, B, give=ring(t, A)) and t.note(A) == "pledged"


@pytest.mark.parametrize("walls", [True, False])
@pytest.mark.parametrize("promised", [True, False])
def test_a_captive_promised_is_not_discarded_with_its_walls(walls: bool, promised: bool) -> None:
    """LOH-4.51, LOH-8.9, LOH-9.2, LOH-9.14: in Finishing the last thing that holds a promised captive stays on the table; with
    another holder, or nothing promised, it may be discarded."""
    t = Table(4).seat(C, captor=A)
    t = t.seat(A, fortress="iron_fortress") if walls else t.seat(A, artifacts="ring_of_chains")
    t.go()
    if promised:
        t.deal(A, D, swears=[say("give", D, over(C), ["finishing", 5])])
    t.until("finishing")
    holder = t.s.fortress[A] if walls else t.card(A, "ring_of_chains", "artifacts")
    if promised:
        t.refused("pledged", A, "discard", holder)
        assert t.s.captor[C] == A
    else:
        t.does(A, "discard", holder)
        assert t.body(C) == "in_hell"


def test_walls_may_be_discarded_while_the_ring_holds() -> None:
    """LOH-9.14: one of two holders is enough for a captive that is promised."""
    t = Table(4).seat(A, fortress="iron_fortress", artifacts="ring_of_chains").seat(C, captor=A).go()
    t.deal(A, D, swears=[say("give", D, over(C), ["finishing", 5])]).until("finishing")
    t.does(A, "discard", t.s.fortress[A])
    assert t.s.captor[C] == A
    t.refused("pledged", A, "discard", t.card(A, "ring_of_chains", "artifacts"))


def test_a_gift_moves_together() -> None:
    """LOH-6.21, LOH-8.25: a captive promised with the walls or the Ring that will hold it is given, and no promise broken."""
    for name in ("fortress", "ring"):
        t = Table(4).seat(A, fortress="iron_fortress", artifacts="ring_of_chains", vp=2).seat(C, captor=A).go()
        pieces = FORTRESS if name == "fortress" else ring(t, A)
        t.deal(A, B, swears=[say("give", B, [*over(C), *pieces], ["finishing", 4])]).until("finishing")
        assert (t.s.captor[C], t.s.vp[A], t.s.promises[0].state) == (B, 2, "kept")


# ---------------------------------------------------------------- offers to anyone


def test_what_is_asked_of_anyone_is_counted_on() -> None:
    """LOH-6.19, LOH-6.21: an offer to anyone is judged with the pieces that it asks for, which lie open on the table."""
    t = Table(4).seat(A, fortress="iron_fortress").seat(B, fortress="black_tower").seat(C, captor=B).go()
    number = t.offer(A, -1, take=over(C))
    assert number, t.note(A)
    t.does(D, "accept", number, [])
    assert t.note(D) == "not_owner" and t.s.captor[C] == B
    t.does(B, "accept", number, [])
    assert t.s.captor[C] == A
    t = Table(4).seat(A, fortress="iron_fortress").seat(B, fortress="black_tower").seat(C, captor=A).go()
    number = t.offer(A, -1, give=KEEPING, take=FORTRESS)
    assert number, t.note(A)
    t.does(B, "accept", number, [])
    assert (t.s.captor[C], t.fortress(A)) == (A, "black_tower")
    t = Table(4).seat(B, home="juggernauts").go()
    sworn = say("join", C, "attack", 4, 7)
    assert not t.offer(A, -1, swears=[sworn]) and t.note(A) == "cannot_swear"
    number = t.offer(A, -1, take=[["tabled", t.card(B, "juggernauts", "hordes")]], swears=[sworn])
    t.does(B, "accept", number, [])
    assert t.home(A) == ["juggernauts"] and t.s.promises[-1].sentence.verb == "join"
    assert not t.offer(A, -1, take=over(D)) and t.note(A) == "bad_target", "nobody holds D"


# ---------------------------------------------------------------- two fortresses, then promises and duties


def two() -> Table:
    """A may give the High Palace to B, who has a Black Tower."""
    t = Table(4).seat(A, fortress="high_palace", hand="bury").seat(B, fortress="black_tower", hand="ambush")
    return t.go()


def test_the_choice_of_a_fortress_comes_before_looks_and_promises() -> None:
    """LOH-6.21, LOH-4.21: two fortresses are settled before anybody looks at a hand or swears; nothing else happens between."""
    t = two()
    t.match.take_cues()
    word = say("no_attack", A, 4)
    t.deal(A, B, give=[*FORTRESS, ["hand_view"]], asks=[word], sight="public")
    assert t.asked == "fortress" and t.match.waiting_for() == (B,)
    assert not t.s.promises and not t.cues("hand_shown") and not t.cues("sworn")
    t.does(B, t.s.fortress[B])
    assert t.asked == "tabling" and t.fortress(B) == "black_tower"
    order = [cue.kind for cue in t.match.cues if cue.kind in ("given", "discarded", "hand_shown", "sworn")]
    assert order == ["given", "discarded", "hand_shown", "sworn"]
    assert [promise.state for promise in t.s.promises] == ["live"] and t.s.sealing == 0


@pytest.mark.parametrize("writer", [A, B])
def test_what_is_due_at_once_waits_for_the_choice(writer: int) -> None:
    """LOH-6.21, LOH-8.6: a fortress promised as soon as can be in the deal that brings a second: one of the two is discarded,
    and the other goes on."""
    t = two()
    word = say("give", A, FORTRESS, ["asap", 4], strength="asap")
    if writer == A:
        t.deal(A, B, give=FORTRESS, asks=[word])
    else:
        t.deal(B, A, take=FORTRESS, swears=[word])
    assert t.asked == "fortress"
    kept, lost = t.s.fortress[B], t.s.spare[B]
    t.does(B, kept)
    assert t.s.fortress[A] == kept and not t.fortress(B) and lost in t.s.discard
    assert t.s.promises[0].state == "kept"


def test_an_older_asap_promise_waits_for_the_deal() -> None:
    """LOH-6.21: a deal goes to its end without a pause: what it opens for an older promise is done after it."""
    t = Table(4).seat(A, fortress="high_palace", hand="bury").seat(B, fortress="black_tower").go()
    t.deal(B, C, swears=[say("give", C, [["any_cards", 1]], ["asap", 4], strength="asap")])
    t.deal(A, B, give=[*FORTRESS, ["hand_card", t.s.hand[A][0], False]], asks=[say("no_attack", A, 4)])
    assert t.asked == "fortress" and t.hand(B) == ["bury"] and not t.hand(C)
    t.does(B, t.s.fortress[B])
    assert t.hand(C) == ["bury"] and t.asked == "tabling"
    assert [promise.state for promise in t.s.promises] == ["kept", "live"]


def test_a_fortress_promised_in_the_deal_is_the_one_that_was_kept() -> None:
    """LOH-4.21, LOH-6.21, LOH-8.9: the choice is free, for nothing is sworn yet; what is kept is then pledged."""
    for n in (0, 1):
        t = two()
        t.deal(A, B, give=FORTRESS, asks=[say("give", A, FORTRESS, ["finishing", 4])])
        both = (t.s.fortress[B], t.s.spare[B])
        t.does(B, both[n])
        assert t.s.fortress[B] == both[n]
        t.until("finishing")
        assert t.s.fortress[A] == both[n] and t.s.promises[0].state == "kept"


def test_a_loan_is_not_dodged_by_the_choice() -> None:
    """LOH-8.10, LOH-4.21, `return_loan`: whether sworn in this deal or before, a lent or pledged fortress is the one kept; who
    would have to keep two borrows none."""
    lend = say("return_loan", A, FORTRESS, ["finishing", 4], strength="if_able")

    def pledged() -> Table:
        return two().deal(B, C, swears=[say("give", C, FORTRESS, ["finishing", 4])])

    assert both_ways(two, give=FORTRESS, asks=[lend]) == (True, True)
    assert both_ways(pledged, give=FORTRESS) == (True, True)
    assert both_ways(pledged, give=FORTRESS, asks=[lend]) == (False, False)
    t = two().deal(A, B, give=FORTRESS, asks=[lend])
    t.refused("ribboned", B, t.s.fortress[B])
    assert t.match.default(B) == t.s.spare[B]
    t = pledged().deal(A, B, give=FORTRESS)
    t.refused("pledged", B, t.s.spare[B])


def test_a_lent_fortress_is_not_promised_away() -> None:
    """LOH-8.21, `return_loan`, `give`: giving it away and giving it back contradict each other, either way round and in one
    deal."""
    lend = say("return_loan", A, FORTRESS, ["finishing", 4], strength="if_able")
    away = say("give", C, FORTRESS, ["finishing", 4], strength="if_able")

    def bare() -> Table:
        return Table(4).seat(A, fortress="high_palace").go()

    t = bare().deal(A, B, give=FORTRESS, asks=[lend])
    assert not t.offer(B, C, swears=[away]) and t.note(B) == "clashes"
    t = bare().deal(B, C, swears=[away])
    assert not struck(t, A, B, give=FORTRESS, asks=[lend]) and t.note(B) == "clashes"
    own = say("give", A, FORTRESS, ["finishing", 4], strength="if_able")
    for words in ([lend, own], [own, lend]):
        assert both_ways(bare, give=FORTRESS, asks=words) == (False, False)


def test_leave_to_trade_is_for_who_stays_a_captive() -> None:
    """LOH-6.21, `trade_leave`, `allow_trade`: who is set free in the same deal needs no leave and gets none."""

    def table() -> Table:
        return Table(4).seat(A, fortress="iron_fortress").seat(B, captor=A).go()

    assert both_ways(table, give=[["trade_leave"]]) == (True, True)
    assert both_ways(table, give=[["trade_leave"], ["captive", B, "free"]]) == (False, False)


def test_who_knows_which_deal_waits() -> None:
    """LOH-6.12, LOH-6.14: while a fortress is chosen only the two seats know what is about to be sworn; a third seat can think
    the table on."""
    word = say("no_attack", C, 4)
    t = two().deal(A, B, give=FORTRESS, asks=[word])
    assert t.asked == "fortress"
    for seat in (A, B, C, D, SPECTATOR):
        view = t.match.view(seat)
        assert view["sealing"] == (t.s.sealing if seat in (A, B) else 0) and (seat in (A, B)) == bool(view["market"])
        assert known(view, max(seat, SPECTATOR)).sealing == view["sealing"]
    for seat in (A, C):
        thought = t.match.copy()
        thought.state = imagine(t.match.view(seat), seat, Chance(b"seal"), {})
        thought.play(B, t.s.fortress[B])
        assert thought.ask is not None and thought.ask.kind == "tabling"
        assert len(thought.state.promises) == (seat == A) and thought.state.sealing == 0
