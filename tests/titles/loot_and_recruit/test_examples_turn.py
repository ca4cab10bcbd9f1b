"""The worked examples E1 to E15, in the rulebook's order."""

from __future__ import annotations

import pytest

from tests.titles.loot_and_recruit.table import GUARDS, SPARE, A, B, C, D, Table

CHOW = "pile_o_chow"


def test_e1_looting() -> None:
    """E1: LNR-5.2, LNR-5.10, LNR-5.11, LNR-5.12."""
    t = Table().seat(A, hand="box_o_shinies mountain_o_gold money_bag money_bag table_scraps")
    t.shop("_ bombardier", deck="haggler").go(A).play("box_o_shinies", "mountain_o_gold")
    assert t.powers == "8/0/0"
    t.buy(2)
    assert (t.powers, t.discard(A), t.slot("shop", 2)) == ("4/0/0", "bombardier", "haggler")
    assert not t.match.space(A).contains(["purchase", "nothing"]) and t.match.space(A).contains(
        ["purchase", "catapult"]
    )


def test_e2_recruiting() -> None:
    """E2: LNR-5.15, LNR-5.16, LNR-5.17."""
    t = Table().seat(A, hand=f"{CHOW} {CHOW} {CHOW}")
    t.crowd("pint_sized_pack _ _ dastardly_duo", deck="royal_rabble").go(A).play(CHOW, CHOW, CHOW)
    assert t.powers == "0/9/0"
    t.recruit(1, 2)
    assert (t.powers, t.slot("crowd", 1), t.stack(A, 2)) == ("0/2/0", "royal_rabble", "pint_sized_pack")
    t.recruit(4, 2)
    assert (t.powers, t.stack(A, 2)) == ("0/0/0", "pint_sized_pack dastardly_duo")


def test_e3_building() -> None:
    """E3: LNR-5.16."""
    t = Table().seat(A, p1="gob_o_goblins", p3="scruffy_six").crowd("_ _ ornery_octet").go(A, recruit=8)
    assert t.refused("recruit", 3) == "malformed" and t.refused("recruit", 3, 9) == "bad_platform"
    t.recruit(3, 1)
    assert (t.stack(A, 1), t.powers) == ("gob_o_goblins ornery_octet", "0/0/0")


def test_e4_a_plain_attack() -> None:
    """E4: LNR-7.2, LNR-7.8, LNR-7.9."""
    t = Table().seat(A, play="catapult catapult").seat(B, hand=SPARE, p1="gob_o_goblins ornery_octet").go(A, attack=6)
    t.attack(B, 1, "gob_o_goblins")
    assert (t.asked, t.powers, t.stack(B, 1)) == ("turn", "0/2/0", "")
    assert t.names(t.s.crowd.trash) == "ornery_octet gob_o_goblins"
    t.s.power = [0, 0, 9]
    t.s.platform[3] += [t.s.crowd.trash.pop()]
    t.match._spaces.clear()
    assert t.refused(*t.strike(B, 1, "gob_o_goblins")) == "no_attacks_left"


def test_e5_attack_from_the_middle() -> None:
    """E5: LNR-7.8, LNR-7.9."""
    from game.titles.loot_and_recruit.rules.refusals import missing
    from game.titles.loot_and_recruit.rules.turn import Moves

    t = Table().seat(B, hand=SPARE, p1="scheming_septet quirky_quintet ornery_octet").go(A, attack=5)
    for name, short in (("ornery_octet", 1), ("scheming_septet", 3)):
        assert (
            t.refused(*t.strike(B, 1, name)) == "need_attack"
            and missing(t.s, Moves.read(t.strike(B, 1, name))) == short
        )
    t.attack(B, 1, "quirky_quintet")
    assert (t.stack(B, 1), t.powers) == ("scheming_septet", "0/0/0")
    assert t.names(t.s.crowd.trash) == "ornery_octet quirky_quintet"


def test_e6_trio_goes_home() -> None:
    """E6: LNR-5.26, LNR-11.12."""
    t = Table(event="tug_o_war").seat(B, hand=SPARE, p2="dastardly_duo troublesome_trio").pile("troublesome_trio", 11)
    t.begin(A)
    assert t.powers == "0/0/3"
    t.attack(B, 2, "dastardly_duo")
    assert t.pile_size("troublesome_trio") == 12 and t.names(t.s.crowd.trash) == "dastardly_duo"
    assert t.powers == "0/0/1"


def bodyguard(hand: str = GUARDS, deck: str = "box_o_shinies", **options: object) -> Table:
    """E7 with the window open."""
    t = Table(**options).seat(A, play="cannon catapult").seat(B, hand=hand, deck=deck, p1="gob_o_goblins")
    return t.go(A, attack=8).attack(B, 1, "gob_o_goblins")


def test_e7_bodyguard() -> None:
    """E7: LNR-8.2, LNR-8.4, LNR-8.7, LNR-7.14, LNR-11.1."""
    t = bodyguard()
    assert t.asked == "reaction" and t.match.ask.seats == (B,) and t.match.ask.window and t.powers == "0/0/2"
    t.answer("react")
    assert (t.asked, t.discard(B), t.powers, t.stack(B, 1)) == ("turn", "bodyguard", "0/0/2", "gob_o_goblins")
    assert t.hand(B) == "box_o_shinies money_bag money_bag table_scraps table_scraps"
    assert t.refused(*t.strike(B, 1, "gob_o_goblins")) == "no_attacks_left"


@pytest.mark.parametrize(
    "hand, deck", [(GUARDS, "box_o_shinies"), (SPARE, "bodyguard"), (SPARE.replace("box_o_shinies", ""), "bodyguard")]
)
def test_e8_declining(hand: str, deck: str) -> None:
    """E8: LNR-8.4, LNR-8.5, LNR-8.6 (the times and messages: tests/net/test_window.py)."""
    t = bodyguard(hand, deck)
    assert t.asked == "reaction"
    t.silence()
    assert (t.powers, t.stack(B, 1), t.names(t.s.crowd.trash)) == ("0/5/2", "", "gob_o_goblins")


def test_e9_the_public_test() -> None:
    """E9: LNR-8.2, LNR-8.3."""
    cases = [
        (SPARE, "money_bag", "bodyguard bodyguard", "", ""),
        (SPARE, "money_bag", "bodyguard", "bodyguard", ""),
        (SPARE, "bodyguard", "bodyguard", "", "reaction"),
        ("", "bodyguard", "bodyguard", "", ""),
    ]
    for hand, deck, discard, trash, asked in cases:
        t = Table().seat(B, hand=hand, deck=deck, discard=discard, p1="gob_o_goblins").shop(trash=trash)
        t.go(A, attack=6).attack(B, 1, "gob_o_goblins")
        assert t.asked == (asked or "turn"), (hand, deck)
        assert bool(asked) == (t.stack(B, 1) == "gob_o_goblins")


def test_e10_sergeant() -> None:
    """E10: LNR-7.4, LNR-7.14, LNR-11.5."""
    from game.titles.loot_and_recruit.rules.refusals import missing
    from game.titles.loot_and_recruit.rules.turn import Moves

    t = Table().seat(A, hand="sergeant cannon catapult")
    t.seat(B, hand=GUARDS, deck=SPARE, p1="gob_o_goblins", p2="dastardly_duo").seat(C, hand=SPARE, p1="ornery_octet")
    t.go(A).play("sergeant", "cannon", "catapult")
    assert t.powers == "0/0/11"
    t.attack(B, 1, "gob_o_goblins").answer("react")
    assert t.powers == "0/0/5"
    assert t.refused(*t.strike(B, 2, "dastardly_duo")) == "same_opponent"
    assert (
        t.refused(*t.strike(C, 1, "ornery_octet")) == "need_attack"
        and missing(t.s, Moves.read(t.strike(C, 1, "ornery_octet"))) == 1
    )
    t.end()
    assert t.cues("turn_ends")[0]["lost"] == [0, 0, 5]


def test_e11_two_sergeants() -> None:
    """E11: LNR-7.4, LNR-7.13, LNR-11.6."""
    t = Table(4).seat(A, hand="sergeant sergeant cannon")
    t.seat(B, hand=SPARE, p1="quarrelsome_quartet").seat(C, hand=SPARE, p2="dastardly_duo dastardly_duo")
    t.seat(D, hand=SPARE, p3="scruffy_six").go(A).play("sergeant", "sergeant", "cannon")
    assert t.powers == "0/0/11"
    t.attack(B, 1, "quarrelsome_quartet")
    assert t.powers == "0/12/7"
    t.attack(C, 2, "dastardly_duo", 1)
    assert t.powers == "0/12/5"
    t.attack(D, 3, "scruffy_six")
    assert t.powers == "0/12/0"
    assert t.refused(*t.strike(C, 2, "dastardly_duo")) == "no_attacks_left"


def test_e12_bombardier() -> None:
    """E12: LNR-6.2, LNR-11.2."""
    t = Table(event="dawn_drill").seat(A, hand="bombardier catapult bombardier heckler money_bag").begin(A)
    t.play("bombardier", "catapult", "bombardier", "heckler", "money_bag")
    assert t.powers == "1/0/10"
    t.use("bombardier")
    assert t.powers == "1/0/13"
    t.use("bombardier")
    assert t.powers == "1/0/16"
    assert t.refused(*t.used("bombardier")) == "action_used"


def test_e13_scavenger() -> None:
    """E13: LNR-6.3, LNR-11.4, LNR-5.5."""
    t = Table().seat(A, hand="box_o_shinies scavenger").go(A).play("box_o_shinies", "scavenger")
    assert t.powers == "4/0/0" and t.refused(*t.used("scavenger")) == "discard_empty"
    t.buy("catapult")
    assert t.powers == "0/0/0"
    t.use("scavenger", t.s.discard[A][0]).play("catapult")
    assert (t.powers, t.names(t.s.play[A]), t.pile_size("catapult")) == ("0/0/3", "box_o_shinies scavenger catapult", 9)


def test_e14_coordinator() -> None:
    """E14: LNR-6.8, LNR-11.3."""
    t = Table().seat(A, play="coordinator")
    t.seat(B, hand=GUARDS, p1="stubborn_stumps quirky_quintet pint_sized_pack", p3="gob_o_goblins shield_bearer").go(A)
    quintet = t.s.platform[3][1]
    assert t.refused(*t.used("coordinator", B, 1, quintet, 3)) == "platform_shielded"
    assert t.refused(*t.used("coordinator", B, 1, quintet, 4)) == "bad_platform"
    t.use("coordinator", B, 1, quintet, 2)
    assert (t.asked, t.stack(B, 1), t.stack(B, 2)) == ("turn", "stubborn_stumps pint_sized_pack", "quirky_quintet")
    assert not t.s.crowd.trash


def test_e15_shield_bearer() -> None:
    """E15: LNR-6.5, LNR-6.6, LNR-6.7, LNR-11.7."""
    t = Table(event="dawn_drill", first=B).seat(B, hand="shield_bearer", p1="gob_o_goblins ornery_octet")
    t.seat(A, hand="cannon").crowd("dastardly_duo").begin(B).play("shield_bearer").use("shield_bearer", 1)
    assert t.stack(B, 1) == "gob_o_goblins ornery_octet shield_bearer" and not t.s.play[B]
    t.s.power[1] = 9
    t.match._spaces.clear()
    assert t.refused("recruit", 1, 1) == "platform_shielded"
    t.end().end()
    assert t.active == A
    t.play("cannon")
    assert t.powers == "0/0/7" and t.refused(*t.strike(B, 1, "gob_o_goblins")) == "attack_shield_first"
    t.attack(B, 1, "shield_bearer")
    assert (t.names(t.s.shop.trash), t.stack(B, 1), t.powers) == (
        "shield_bearer",
        "gob_o_goblins ornery_octet",
        "0/4/1",
    )
