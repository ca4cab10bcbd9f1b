"""Where one rule ends and the next begins: sums at their boundary, what an earlier part leaves behind, the round in which
something lapses. `mutants.py` plants the faults that these tests are for."""

from __future__ import annotations

from game.titles.lords_of_hell.rules import battle_dice, init
from game.titles.lords_of_hell.rules.after_battle import plunder_cards
from game.titles.lords_of_hell.rules.exchanges import Side, enough
from game.titles.lords_of_hell.rules.records import DEFENCE, PendingHit
from game.titles.lords_of_hell.rules.state import card_count
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, say
from tests.titles.lords_of_hell.test_fighting import hit


def test_souls_take_the_smallest_dice() -> None:
    """LOH-10.66: a crowd uses up the smallest dice not yet taken, the largest crowd first, until their sum reaches its Souls."""
    assert not enough(Side(2, 1, (3,)), [6, 1, 1]), "1 + 1 + 6 for 3 Souls: all three dice, and a unit is left"
    assert enough(Side(2, 1, (3,)), [6, 1, 1, 1]), "1 + 1 + 1 for 3 Souls, 6 for the unit"
    assert not enough(Side(2, 0, (2, 5)), [2, 3]) and not enough(Side(2, 0, (2, 5)), [1, 1, 4])
    assert enough(Side(2, 0, (2, 5)), [2, 3, 6]), "2 + 3 for the crowd of 5, 6 for that of 2"
    assert not enough(Side(2, 0, (3, 4)), [1, 2, 2, 2]), (
        "1 + 2 + 2 for the crowd of 4, too little is left for that of 3"
    )
    assert enough(Side(2, 2), [1, 1]) and not enough(Side(2, 2), [6])


def test_twenty_one_cards_are_not_above_twenty_one() -> None:
    """LOH-10.57, LOH-4.12: 3 cards from a seat with 21, 5 from one with 22."""
    for cards, many in ((21, 3), (22, 5)):
        t = Table(4).seat(B, held=[0, 6, 6, 6], hand="bury ambush" + " disrupt" * (cards == 22))
        assert card_count(t.s, B) == cards and plunder_cards(t.s, B) == many


def test_a_surrendered_realm_has_defended_nothing() -> None:
    """LOH-10.62, LOH-10.17: the devil gave itself up, then troops fell and the attack failed: no defence victory; without
    the surrender it is one."""
    for surrenders in (True, False):
        t = Table(4).seat(A, fortress="iron_fortress", home="fiends fiends").seat(B, "mammon", home="fiends fiends")
        t.attack(A, B).joins(A, B, names="fiends fiends")
        if surrenders:
            t.does(B, "surrender", B)
        hit(t, B, DEFENCE, 3)
        t.until("organisation").does(A, "withdraw_army", B).until("attack_turn")
        assert t.cues("battle_over")[-1]["result"] == "failed"
        assert t.s.defence_victories == [0, 0 if surrenders else 1, 0, 0] and t.s.attack_victories == [0] * 4


def test_hits_of_earlier_parts_count_in_the_spread() -> None:
    """LOH-10.72, LOH-10.71: a shielded hit that a helper has taken counts when the other hits are spread, and these when the
    revenge hits are."""
    t = Table(4).seat(B, home="fiends fiends fiends").seat(C, home="fiends fiends fiends").attack(A, B)
    t.joins(C, B, "defence", "fiends fiends fiends")
    front = t.front(B)
    front.taken, front.pending = [0] * 4, []
    front.pending += [PendingHit("shielded", DEFENCE, 4), PendingHit("other", DEFENCE, 5)]
    front.pending += [PendingHit("revenge", DEFENCE, 3)]
    del t.match.agenda[-2:]  # Organisation and Lock
    t.match.then(battle_dice.NextPart(B), battle_dice.CheckEnd(B, False))
    t.match._advance()
    t.until("spread")
    assert front.part == "other" and t.asked == "spread"
    t.refused("spread_hits", B, "give", front.hits[0].number, C).does(B, "give", front.hits[0].number, B).does(
        B, ["done"]
    )
    assert t.asked == "place"
    t.does(B, ["done"])
    t.until("spread")
    assert front.taken == [0, 1, 1, 0] and front.part == "revenge"
    t.does(B, "give", front.hits[0].number, C)


def test_a_condition_has_its_whole_last_round() -> None:
    """LOH-8.12: it waits until the end of the round that it names, and lapses after it."""
    t = Table(4, "finishing", round=4, starter=D)
    gift = say("give", B, [["promise_card", A, 1]], ["finishing", 5], condition=["if_battle_won", C, 5])
    promise = t.sworn(A, B, gift)
    t.run(init.Init())
    assert t.s.round == 5 and t.state_of(promise) == "waiting"
    t.run(init.Init())
    assert t.s.round == 6 and t.state_of(promise) == "lapsed" and promise.reason == "condition"


def test_an_empty_holder_has_passed() -> None:
    """LOH-7.5, LOH-7.7: a beat in which a floor was taken and nothing was played goes on with the holder counted as passed; it
    is over when the others have passed, and the holder cannot hold in it again."""
    t = Table(4).seat(A, hand="disrupt").seat(B, rituals="bury").go().end_phase_ready()
    t.does(C, ["pass"]).does(A, ["hold"]).does(A, ["release"])
    assert t.asked == "beat" and t.s.passed == 1 << A | 1 << C and t.s.empty_holds[A] == 1
    t.refused("no_window", A, "hold").does(B, ["pass"]).does(D, ["pass"])
    assert t.asked != "beat"


def test_a_captive_freed_from_a_siege_is_out_of_it() -> None:
    """LOH-9.11, LOH-9.12, `escape_captivity`: who breaks out of a besieged fortress by card is home in Hell and no longer set
    aside: the won attack does not get it."""
    for breaks_out in (True, False):
        t = Table(4).seat(A, fortress="iron_fortress", body="on_earth").seat(B, captor=A, hand="jailbreak")
        t.seat(C, "asmodeus", fortress="black_tower", home="leviathan").attack(C, A)
        assert t.front(A).aside == [B]
        if breaks_out:
            t.does(B, "play", t.card(B, "jailbreak")).passes()
            assert t.body(B) == "in_hell" and t.front(A).aside == [] and t.s.captor[B] == -1
        t.joins(C, A, names="leviathan").rolls("666:1").lock().until("attack_turn", "rituals")
        assert t.cues("battle_over")[0]["result"] == "won"
        assert t.s.captor[B] == (-1 if breaks_out else C)
