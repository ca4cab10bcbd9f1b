"""Loot & Recruit's players and the order of a turn: what is used when, and what is still good for something at its end."""

from __future__ import annotations

import pytest

from game.engine.chance import FastChance
from game.titles.loot_and_recruit.bot import bot, thought
from game.titles.loot_and_recruit.bot.turn import attack_to_come
from game.titles.loot_and_recruit.rules.cards import IDS
from tests.bots.test_loot_and_recruit import mind
from tests.titles.loot_and_recruit.table import SPARE, A, B, Table


def last_round(t: Table) -> Table:
    """No event lies ahead."""
    t.s.past += t.s.events
    t.s.events = []
    return t


@pytest.mark.parametrize("card", ["crowd_barker", "sack_o_snacks"])
def test_in_the_last_round_loot_buys_what_a_purchase_gives_at_once(card: str):
    """It had lapsed beside a Crowd Barker, whose Recruit pays for a better Goblin."""
    t = Table(2)
    t.seat(A, hand="", deck=SPARE, p1="scruffy_six").seat(B, hand=SPARE)
    t.shop(f"cannon banquet_o_boar errand_runt {card} sergeant")
    last_round(t).go(A, loot=4, recruit=6)
    assert mind(t) == ["purchase", 4]


def test_loot_is_not_scavenged_in_the_last_round():
    """It had been taken for what it buys."""
    for last, card in ((False, "mountain_o_gold"), (True, "pile_o_chow")):
        t = Table(2)
        t.seat(A, play="scavenger", discard="pile_o_chow mountain_o_gold", p1="scruffy_six").seat(B, hand=SPARE)
        (last_round(t) if last else t).go(A)
        assert IDS[t.s.faces[mind(t)[2]]] == card


@pytest.mark.parametrize(("hand", "deck"), [("heckler cannon", SPARE), ("heckler money_bag", "cannon")])
def test_a_heckler_is_used_when_the_attack_is_known(hand: str, deck: str):
    """In a match by hand 6 Attack and a Heckler toppled 14 points on 8 Defense; a bot had chosen the platform before its other
    cards lay there, when hardly anything was in reach. What comes with the draw is counted in."""
    t = Table(2)
    t.seat(A, hand=hand, deck=deck).seat(B, hand=SPARE, p1="troublesome_trio", p2="scheming_septet").go(A)
    done = []
    while t.asked != "heckle":
        choice = mind(t)
        done.append(choice[0])
        t.do(*choice)
    assert done == ["play_card", "play_card", "use_action"] and mind(t) == [B, 2]


def test_what_is_still_in_hand_counts_when_somebody_is_heckled():
    """A Bombardier and a Catapult bring 2 and 3, and 2 for the two cards beside the first."""
    t = Table(2)
    t.seat(A, hand="bombardier catapult", play="heckler").seat(B, hand=SPARE).go(A, attack=1)
    assert attack_to_come(t.s, A) == 7
    t = Table(2)
    t.seat(A, hand="catapult", play="heckler bombardier").seat(B, hand=SPARE).go(A, attack=3)
    assert attack_to_come(t.s, A) == 5


def test_the_best_of_the_discard_pile_is_thought_over():
    """Beside the first choice whatever lay there first had been thought over, cards of a kind one after another."""
    t = Table(2)
    t.seat(A, play="scavenger", discard="money_bag pile_o_chow cannon cannon banquet_o_boar", deck=SPARE)
    t.seat(B, hand=SPARE).go(A)
    ask = t.match.seat_ask(A)
    assert ask is not None
    memory = bot.memory(A, t.match.options, ("bot",) * 2, 1)
    named = thought.root(t.match.view(A), ask, A, memory, FastChance(1))
    taken = [IDS[t.s.faces[choice[2]]] for choice in named if choice[0] == "use_action"]
    assert taken == ["banquet_o_boar", "cannon", "pile_o_chow"]
