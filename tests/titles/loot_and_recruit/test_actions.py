"""Section 6: what each action does, to whom, and how long."""

from __future__ import annotations

import pytest

from game.titles.loot_and_recruit.rules.cards import INDEX
from game.titles.loot_and_recruit.rules.state import defense
from tests.titles.loot_and_recruit.table import SPARE, A, B, C, Table

TRIO = "troublesome_trio"


def test_the_bombardier_counts_others() -> None:
    """LNR-6.2: when the action is used; no power of events, no Goblins, no Loot cards; not itself."""
    t = Table(2, event="tug_o_war").seat(A, hand="bombardier plunder_sled press_ganger money_bag").begin(A)
    t.play("bombardier", "plunder_sled", "money_bag").use("bombardier")
    assert t.s.power[2] == 3 + 2 + 2 + 1
    t.play("press_ganger")
    assert t.s.power[2] == 10


def test_cards_in_play_cannot_be_chosen() -> None:
    """LNR-6.4: they are in no discard pile."""
    t = Table(2).seat(A, play="scavenger rubbish_roaster cannon", hand="money_bag", discard="haggler").go(A)
    (cannon,) = [h for h in t.s.play[A] if t.s.faces[h] == INDEX["cannon"]]
    assert t.refused(*t.used("scavenger", cannon)) == "not_in_discard"
    assert t.refused(*t.used("scavenger", t.s.hand[A][0])) == "not_in_discard"
    assert t.refused(*t.used("rubbish_roaster", cannon)) == "card_not_in_hand"


def test_the_shield_bearer() -> None:
    """LNR-2.14, LNR-6.5, LNR-6.6, LNR-11.8: on an own stack, out of the play area and the deck; nothing touches that stack."""
    t = Table(3).seat(
        A, hand="shield_bearer shield_bearer coordinator heckler", deck="money_bag", p1="gob_o_goblins dastardly_duo"
    )
    t.seat(A, p2="dastardly_duo").seat(B, hand=SPARE, p1="gob_o_goblins shield_bearer").go(A, recruit=3)
    t.play("shield_bearer", "shield_bearer", "coordinator", "heckler")
    assert t.refused(*t.used("shield_bearer", 3)) == "bad_platform", "no stack there"
    t.use("shield_bearer", 1)
    assert t.stack(A, 1) == "gob_o_goblins dastardly_duo shield_bearer"
    assert t.names(t.s.play[A]) == "shield_bearer coordinator heckler"
    assert t.refused(*t.used("shield_bearer", 1)) == "platform_shielded"
    assert t.refused("recruit", TRIO, 1) == "platform_shielded"
    goblin = t.s.platform[0][0]
    assert t.refused(*t.used("coordinator", A, 1, goblin, 3)) == "platform_shielded"
    assert t.refused(*t.used("coordinator", A, 2, t.s.platform[1][0], 1)) == "platform_shielded"
    assert t.refused(*t.used("coordinator", A, 2, t.s.platform[1][0], 2)) == "bad_platform"
    t.use("heckler")
    assert t.refused(B, 1) == "platform_shielded" and t.refused(A, 2) == "bad_platform"
    t.answer([C, 3])
    t.end()
    everywhere = t.s.discard[A] + t.s.deck[A] + t.s.hand[A]
    assert sum(t.s.faces[h] == INDEX["shield_bearer"] for h in everywhere) == 1


def test_the_coordinator() -> None:
    """LNR-6.8, LNR-6.9, LNR-11.3: any player's Goblin, from anywhere in a stack to the top of another of theirs."""
    t = Table(2).seat(A, play="coordinator coordinator", p1="gob_o_goblins", p3="dastardly_duo")
    t.seat(B, hand="bodyguard", p1="scruffy_six pint_sized_pack", p2="ornery_octet").go(A)
    t.use("coordinator", B, 1, t.s.platform[3][0], 2)
    assert (t.asked, t.stack(B, 1), t.stack(B, 2)) == ("turn", "pint_sized_pack", "ornery_octet scruffy_six")
    t.use("coordinator", A, 1, t.s.platform[0][0], 3)
    assert (t.stack(A, 1), t.stack(A, 3), t.s.attacks) == ("", "dastardly_duo gob_o_goblins", 0)


def test_heckling() -> None:
    """LNR-6.10, LNR-11.19: on the platform, not the cards; an empty one too; it adds up, ends with the turn, never below 1."""
    t = (
        Table(2)
        .seat(A, play="heckler heckler coordinator", deck=SPARE)
        .seat(B, hand=SPARE, p1="ornery_octet dastardly_duo")
        .go(A)
    )
    s, (octet, duo) = t.s, t.s.platform[3]
    t.use("heckler").answer([B, 1])
    assert (defense(s, 3, octet), defense(s, 3, duo)) == (4, 1)
    t.use("coordinator", B, 1, duo, 2)
    assert defense(s, 4, duo) == 2, "moved off, it has lost it"
    t.use("heckler").answer([B, 2])
    assert (defense(s, 3, octet), defense(s, 4, duo)) == (4, 1)
    t.end()
    assert (defense(s, 3, octet), defense(s, 4, duo)) == (6, 2)
    t = Table(2, event="wobbly_platforms").seat(A, play="heckler heckler", deck=SPARE).seat(B, p1="ornery_octet").go(A)
    octet = t.s.platform[3][0]
    t.use("heckler").answer([B, 1]).use("heckler").answer([B, 1])
    assert defense(t.s, 3, octet) == 6 - 1 - 2 - 2
    t = (
        Table(2, event="torchlight_watch")
        .seat(A, play="heckler", deck=SPARE)
        .seat(B, p1="dastardly_duo", p2="dastardly_duo")
        .go(A)
    )
    t.use("heckler").answer([B, 1])
    assert [defense(t.s, 3 + n, t.s.platform[3 + n][0]) for n in range(2)] == [2, 4]


@pytest.mark.parametrize("event, change", [("wobbly_platforms", -1), ("torchlight_watch", 2), ("lunch_rush", 0)])
def test_events_change_goblins(event: str, change: int) -> None:
    """LNR-6.11, LNR-7.6: Goblins, on every platform; not Shield Bearers."""
    t = Table(2, event=event).seat(A, p1="gob_o_goblins").seat(B, p3="dastardly_duo shield_bearer").go(A)
    s = t.s
    assert defense(s, 0, s.platform[0][0]) == 6 + change and defense(s, 5, s.platform[5][0]) == 2 + change
    assert defense(s, 5, s.platform[5][1]) == 6
