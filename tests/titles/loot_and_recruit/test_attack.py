"""Sections 7, 8 and 11: attacks, the window, captures, Spoils."""

from __future__ import annotations

import pytest

from game.titles.loot_and_recruit.rules.attack import guards_about, would_fall
from game.titles.loot_and_recruit.rules.cards import DATA, INDEX
from tests.titles.loot_and_recruit.table import GUARDS, SPARE, A, B, C, D, Table, refused

TRIO = "troublesome_trio"
SPOILS = {row["id"]: e for row in DATA["card"] for e in row["effect"] if e["verb"] == "spoils"}


def test_the_target() -> None:
    """LNR-7.1, LNR-7.2, LNR-7.9, LNR-7.10: any platform; as much Attack as its Defense is enough; the rest stays."""
    t = (
        Table(3)
        .seat(A, p1="dastardly_duo")
        .seat(B, hand=SPARE, p2="gob_o_goblins royal_rabble")
        .seat(C, p3="scruffy_six")
    )
    t.go(A, attack=6)
    targets = {tuple(c[1:3]) for c in t.match.space(A).each() if c[0] == "attack"}
    assert targets == {(A, 1), (B, 2), (C, 3)}
    assert t.refused(*t.strike(B, 2, "royal_rabble")) == "need_attack"
    t.attack(C, 3, "scruffy_six")
    assert t.powers == "0/0/1"
    t = Table(2).seat(A, p2="gob_o_goblins dastardly_duo").go(A, attack=6).attack(A, 2, "gob_o_goblins")
    assert t.powers == "0/0/0" and not t.stack(A, 2) and t.names(t.s.crowd.trash) == "dastardly_duo gob_o_goblins"


def test_no_attack_power() -> None:
    """LNR-7.1: without Attack power nothing can be attacked, however small."""
    t = Table(2, event="wobbly_platforms").seat(B, p1="dastardly_duo").go(A, loot=5)
    assert t.refused(*t.strike(B, 1, "dastardly_duo")) == "no_attack_power"


def test_one_attack() -> None:
    """LNR-7.3, LNR-7.14, LNR-11.1: also when it is negated; the power is gone and nothing falls elsewhere."""
    t = Table(3).seat(B, hand=GUARDS, deck=SPARE, p1="dastardly_duo", p2="dastardly_duo").seat(C, p1="dastardly_duo")
    t.go(A, attack=9).attack(B, 1, "dastardly_duo").answer("react")
    assert t.powers == "0/0/7" and [t.stack(B, 1), t.stack(B, 2), t.stack(C, 1)] == ["dastardly_duo"] * 3
    for seat, platform in ((B, 2), (C, 1), (B, 1)):
        assert t.refused(*t.strike(seat, platform, "dastardly_duo")) == "no_attacks_left"


def test_more_attacks() -> None:
    """LNR-7.4, LNR-7.5, LNR-7.10, LNR-11.5, LNR-11.6, LNR-11.13: an own platform only first; opponents once each."""
    t = Table(4).seat(A, hand="sergeant sergeant", p1="dastardly_duo dastardly_duo")
    for seat in (B, C):
        t.seat(seat, hand=SPARE, p1="dastardly_duo", p2=TRIO)
    t.seat(D, hand=SPARE, p1="quarrelsome_quartet quarrelsome_quartet").go(A, attack=6)
    t.attack(A, 1, "dastardly_duo", 1)
    assert t.s.attacks == 1 and t.s.attacked == 0 and t.refused(*t.strike(B, 1, "dastardly_duo")) == "no_attacks_left"
    t.play("sergeant")
    assert t.refused(*t.strike(A, 1, "dastardly_duo")) == "extra_attack_own"
    t.attack(B, 1, "dastardly_duo").play("sergeant")
    assert (
        t.refused(*t.strike(B, 2, TRIO)) == "same_opponent"
        and t.refused(*t.strike(A, 1, "dastardly_duo")) == "extra_attack_own"
    )
    t.attack(C, 2, TRIO)
    assert t.refused(*t.strike(D, 1, "quarrelsome_quartet")) == "no_attacks_left"
    assert t.powers == "0/8/6"


def test_two_players_and_a_sergeant() -> None:
    """LNR-11.6: the extra attack needs a first one on an own platform."""
    t = Table(2).seat(A, play="sergeant").seat(B, hand=SPARE, p1="dastardly_duo", p2="dastardly_duo").go(A, attack=8)
    t.attack(B, 1, "dastardly_duo")
    assert t.refused(*t.strike(B, 2, "dastardly_duo")) == "same_opponent"


def test_no_attacks_this_round() -> None:
    """LNR-4.8, section 6 `forbid_attack`."""
    t = Table(2, event="opening_ceremony").seat(A, p1="dastardly_duo").seat(B, p1="dastardly_duo").go(A, attack=8)
    for seat in (A, B):
        assert t.refused(*t.strike(seat, 1, "dastardly_duo")) == "attack_forbidden"


@pytest.mark.parametrize(
    "stack", ["gob_o_goblins", "gob_o_goblins dastardly_duo ornery_octet", "dastardly_duo gob_o_goblins shield_bearer"]
)
def test_what_falls_is_what_was_said(stack: str) -> None:
    """LNR-7.7, LNR-7.8, LNR-6.7: the forecast of every target; those below stay; the top falls first."""
    here = stack.split()
    for n, name in enumerate(here):
        t = Table(2).seat(B, hand=SPARE, p1=stack).go(A, attack=9)
        if here[-1] == "shield_bearer" and n < len(here) - 1:
            assert t.refused(*t.strike(B, 1, name)) == "attack_shield_first"
            continue
        forecast = would_fall(t.s, 3, t.s.platform[3][n])
        t.match.take_cues()
        t.attack(B, 1, name)
        cues = {cue.kind: cue.nouns for cue in t.match.take_cues()}
        assert (
            [card[0] for card in cues["toppled"]["cards"]]
            == forecast
            == [card[0] for card in cues["scattered"]["cards"]]
        )
        assert t.names(forecast).split() == here[n:][::-1] and t.stack(B, 1).split() == here[:n]
        vp = {row["id"]: row.get("vp", 0) for row in DATA["card"]}
        assert cues["attack"]["vp"] == sum(vp[c] for c in here[n:]) and cues["attack"]["count"] == len(here) - n


def test_an_emptied_platform() -> None:
    """LNR-11.21: can be used again at once."""
    t = (
        Table(2)
        .seat(A, p1="dastardly_duo")
        .crowd("dastardly_duo")
        .go(A, attack=2, recruit=2)
        .attack(A, 1, "dastardly_duo")
    )
    assert t.recruit(1, 1).stack(A, 1) == "dastardly_duo"


def test_own_platforms() -> None:
    """LNR-7.5, LNR-7.11, LNR-11.8: no window, no Spoils, no capture."""
    t = Table(2, event="spoils_of_the_dark", reaction_mode="always")
    t.seat(A, play="press_ganger cannon", hand=GUARDS, p1="dastardly_duo", p2="gob_o_goblins").go(A, attack=8)
    t.attack(A, 1, "dastardly_duo")
    assert (
        t.asked == "turn"
        and t.powers == "0/0/6"
        and not t.s.paid
        and not t.s.event_paid
        and t.names(t.s.ready) == "press_ganger"
    )


# ---------------------------------------------------------------- captures


def ganger(play: str = "press_ganger", fallen: str = "gob_o_goblins", attack: int = 11, **own: str) -> Table:
    t = Table(2).seat(A, play=play, **own).seat(B, hand=SPARE, p1=fallen).go(A, attack=attack)
    return t.attack(B, 1, fallen.split()[0])


def test_a_capture() -> None:
    """LNR-7.12, LNR-11.26: before the rest is trashed; neither trashed nor recruited; stands open to later attacks."""
    t = ganger(fallen=f"gob_o_goblins {TRIO}", p3="dastardly_duo")
    trio = t.s.falling[0]
    t.match.take_cues()
    t.answer([trio, 3])
    kinds = [cue.kind for cue in t.match.take_cues()]
    assert kinds.index("captured") < kinds.index("scattered") and "recruited" not in kinds
    assert (t.stack(A, 3), t.pile_size(TRIO), t.names(t.s.crowd.trash)) == (
        f"dastardly_duo {TRIO}",
        14,
        "gob_o_goblins",
    )
    assert refused(t.match, A, t.used("press_ganger")) == "no_action"
    t = ganger()
    t.answer("none")
    assert t.names(t.s.crowd.trash) == "gob_o_goblins" and t.names(t.s.ready) == "press_ganger"


def test_two_gangers() -> None:
    """LNR-7.12: offered once more with a second unused one."""
    t = ganger("press_ganger press_ganger", fallen="gob_o_goblins dastardly_duo quirky_quintet scruffy_six")
    t.answer([t.s.falling[0], 1])
    assert t.asked == "capture"
    t.answer([t.s.falling[0], 1])
    assert t.asked == "turn" and t.stack(A, 1) == "scruffy_six quirky_quintet"
    assert t.names(t.s.crowd.trash) == "dastardly_duo gob_o_goblins"


def test_who_can_be_captured() -> None:
    """LNR-7.12, LNR-11.26: printed cost of 7 or less; own platforms that are not shielded; never a Shield Bearer."""
    t = ganger(fallen="scheming_septet noisy_nonet", p1="dastardly_duo shield_bearer")
    options = [o for o in t.match.space(A).each() if o != "none"]
    assert options == [[t.s.falling[1], 2], [t.s.falling[1], 3]]
    assert refused(t.match, A, [t.s.falling[1], 1]) == "platform_shielded"
    shut = "dastardly_duo shield_bearer"
    assert ganger(p1=shut, p2=shut, p3="gob_o_goblins shield_bearer").asked == "turn"
    assert ganger(fallen="ornery_octet").asked == "turn"
    t = Table(2).seat(A, play="press_ganger").seat(B, hand=SPARE, p1=shut).go(A, attack=6).attack(B, 1, "shield_bearer")
    assert t.asked == "turn" and t.names(t.s.shop.trash) == "shield_bearer"
    assert ganger(play="cannon").asked == "turn"
    t = Table(2, event="lunch_rush").seat(A, play="press_ganger").seat(B, p1="ornery_octet").go(A, attack=9)
    assert t.attack(B, 1, "ornery_octet").asked == "turn", "the printed cost, whatever it costs now"


# ---------------------------------------------------------------- Spoils


def referee_spoils(play: list[str], seats: int, event: str) -> list[int]:
    """LNR-7.13, LNR-11.20 from the texts of the cards: Loot and Recruit that a first success gives."""
    words = {"catapult": (0, 2 if seats > 3 else 1), "cannon": (0, 4), "plunder_sled": (2, 0), "spitroast_spear": (0, 1),
             "bombardier": (0, 3), "sergeant": (0, 4)}  # fmt: skip
    won = [words.get(name, (0, 0)) for name in play]
    dark = 3 if event == "spoils_of_the_dark" else 0
    return [sum(loot for loot, _ in won), sum(recruit for _, recruit in won) + dark]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("event", ["lunch_rush", "spoils_of_the_dark"])
def test_the_referees_spoils(seats: int, event: str) -> None:
    """LNR-2.9, LNR-7.13, LNR-11.20: each card alone, then all together; the texts say the same as the rows."""
    hands = [[name] for name in INDEX if name in {row["id"] for row in DATA["card"] if "loot_cost" in row}]
    hands += [
        ["catapult", "catapult", "cannon", "plunder_sled", "spitroast_spear", "bombardier", "sergeant", "money_bag"]
    ]
    for play in hands:
        t = Table(seats, event=event).seat(A, play=" ".join(play)).seat(B, p1="noisy_nonet").go(A, attack=8)
        t.attack(B, 1, "noisy_nonet")
        assert t.s.power == [*referee_spoils(play, seats, event), 0], play
    assert set(SPOILS) == {"catapult", "cannon", "plunder_sled", "spitroast_spear", "bombardier", "sergeant"}


def test_spoils_once_a_turn() -> None:
    """LNR-7.13, LNR-11.20, LNR-6.1: in the order played, then the event; a card played later pays for a later one."""
    t = Table(3, event="spoils_of_the_dark").seat(A, hand="sergeant cannon catapult").seat(B, p1="dastardly_duo")
    t.seat(C, p1="dastardly_duo").go(A, attack=1).play("sergeant", "catapult")
    t.match.take_cues()
    t.attack(B, 1, "dastardly_duo")
    assert [c["source"] for c in t.cues("power")] == ["sergeant", "catapult", "spoils_of_the_dark"] and t.s.power[
        1
    ] == 8
    t.play("cannon")
    assert t.s.power[1] == 8
    t.attack(C, 1, "dastardly_duo")
    assert [c["source"] for c in t.cues("power")] == ["cannon"] and t.s.power[1] == 12


def test_spoils_in_every_turn() -> None:
    """LNR-11.20, LNR-7.13: once per turn of each player, the event's like a card's."""
    t = Table(2, event="spoils_of_the_dark").seat(A, play="cannon", p1="dastardly_duo", deck=SPARE)
    t.seat(B, hand="cannon catapult", p1="dastardly_duo").go(A, attack=2).attack(B, 1, "dastardly_duo")
    assert t.powers == "0/7/0"
    t.end().play("catapult", "cannon").attack(A, 1, "dastardly_duo")
    assert t.active == B and t.powers == "0/8/6"


def test_no_spoils_for_a_negated_attack() -> None:
    """LNR-7.7, LNR-7.13, LNR-7.14: they wait for a success."""
    t = (
        Table(3)
        .seat(A, play="sergeant cannon")
        .seat(B, hand=GUARDS, deck=SPARE, p1="dastardly_duo")
        .seat(C, p1="dastardly_duo")
    )
    t.go(A, attack=8).attack(B, 1, "dastardly_duo").answer("react")
    assert t.powers == "0/0/6" and not t.s.paid and not t.s.negated
    t.attack(C, 1, "dastardly_duo")
    assert t.powers == "0/8/4" and not t.stack(C, 1)


# ---------------------------------------------------------------- the window


def attacked(
    hand: str = SPARE, deck: str = "", p1: str = "gob_o_goblins", target: str = "", **options: object
) -> Table:
    t = Table(3, **options).seat(B, hand=hand, deck=deck, p1=p1).go(A, attack=9)
    return t.attack(B, 1, target or p1.split()[0])


@pytest.mark.parametrize("mode", ["public_test", "open_pass", "always"])
@pytest.mark.parametrize("low", [1, 2, 3])
def test_the_public_test(mode: str, low: int) -> None:
    """LNR-8.2, LNR-8.3, LNR-8.11, LNR-8.15, LNR-8.16: hand, Bodyguards, what would fall: by every option."""
    rows = [
        ("", "bodyguard", "gob_o_goblins", "", False, False),  # no hand
        (SPARE, "", "gob_o_goblins", "", False, True),  # no Bodyguard about
        (SPARE, "bodyguard", "gob_o_goblins", "", True, True),
        ("bodyguard", "", "gob_o_goblins", "", True, True),
        ("bodyguard", "", "dastardly_duo", "", low == 1, low == 1),  # 1 VP
        ("bodyguard", "", "dastardly_duo dastardly_duo", "", low <= 2, low <= 2),
        ("bodyguard", "", "gob_o_goblins shield_bearer", "shield_bearer", True, True),
        ("", "bodyguard", "gob_o_goblins shield_bearer", "shield_bearer", False, False),
    ]
    for hand, deck, p1, target, test, always in rows:
        t = attacked(hand, deck, p1, target, reaction_mode=mode, reaction_min_vp=low)
        assert t.asked == ("reaction" if (always if mode == "always" else test) else "turn"), (hand, deck, p1)


def test_the_count_of_bodyguards() -> None:
    """LNR-8.2: gained, less trashed, less in the discard pile, through a game of theirs."""
    t = Table(2).seat(B, hand="bodyguard rubbish_roaster money_bag", deck=SPARE).seat(A, hand=SPARE).begin(A).end()
    assert guards_about(t.s, B) == 1
    t.play("bodyguard", "rubbish_roaster")
    t.end()
    assert guards_about(t.s, B) == 0 and "bodyguard" in t.discard(B)


def test_a_reaction() -> None:
    """LNR-8.1, LNR-8.7, LNR-8.14, LNR-11.9, LNR-11.10, LNR-11.11: one Bodyguard, a card drawn; a Shield Bearer is saved too."""
    t = attacked("bodyguard bodyguard money_bag", "cannon", "gob_o_goblins shield_bearer", "shield_bearer")
    t.answer("react")
    assert (t.discard(B), t.hand(B), t.stack(B, 1)) == (
        "bodyguard",
        "bodyguard cannon money_bag",
        "gob_o_goblins shield_bearer",
    )
    assert t.asked == "turn" and t.powers == "0/0/3"
    t = (
        Table(3)
        .seat(A, play="sergeant")
        .seat(C, hand="bodyguard", deck="bodyguard", p1="dastardly_duo")
        .go(A, attack=9)
    )
    t.attack(C, 1, "dastardly_duo").answer("react")
    assert t.hand(C) == "bodyguard" and t.stack(C, 1) == "dastardly_duo"
    t = attacked(SPARE, "bodyguard")
    assert refused(t.match, B, "react") == "no_reaction"
    t = (
        Table(2)
        .seat(B, hand=SPARE, discard="bodyguard", p1="dastardly_duo")
        .go(A, attack=2)
        .attack(B, 1, "dastardly_duo")
    )
    assert t.asked == "turn"


def test_only_the_defender() -> None:
    """LNR-8.8, LNR-8.14: the others wait; the turn clock stands still, for the window has its own."""
    t = attacked(GUARDS)
    assert t.match.ask.seats == (B,) and t.match.ask.clock == "reaction" and t.match.ask.window
    assert refused(t.match, A, ["end_turn"]) == "reaction_open" and refused(t.match, C, ["end_turn"]) == "not_your_turn"
    assert refused(t.match, C, "react") == "no_reaction" == refused(t.match, A, "react")
    assert refused(t.match, B, ["end_turn"]) == "not_your_turn" and refused(t.match, B, "x") == "wrong_state"
    for seat in (A, C, -1):
        assert t.match.seat_ask(seat).space is None


@pytest.mark.parametrize("mode", ["public_test", "open_pass", "always"])
def test_one_form_whatever_the_hand(mode: str) -> None:
    """LNR-8.5: what the defender is asked has the same form and length, with a Bodyguard and without."""
    from net.protocol.ask_record import pack_ask

    with_one = attacked("bodyguard money_bag", "money_bag", reaction_mode=mode).match
    without = attacked("money_bag money_bag", "bodyguard", reaction_mode=mode).match
    asks = [match.seat_ask(B) for match in (with_one, without)]
    assert len({len(pack_ask(match, B)) for match in (with_one, without)}) == 1
    assert len({ask.space.count() for ask in asks}) == 1 and asks[0].default == asks[1].default
    assert asks[0].nouns == {
        "attacker": A,
        "target": B,
        "platform": 1,
        "handle": asks[0].nouns["handle"],
        "card": "gob_o_goblins",
        "seconds": 6,
    }
    assert "react" in asks[0].space.options and "react" not in asks[1].space.options
    for seat in (A, C, -1):
        assert pack_ask(with_one, seat)[:40] == pack_ask(without, seat)[:40]


@pytest.mark.parametrize("mode", ["public_test", "open_pass", "always"])
@pytest.mark.parametrize("hand, deck", [(GUARDS, ""), (SPARE, "bodyguard")])
def test_what_passes_in_silence(mode: str, hand: str, deck: str) -> None:
    """LNR-8.4, LNR-8.6, LNR-8.15: everything but a reaction, and a wave where waving is open; a wave alone is told."""
    for choice in attacked(hand, deck, reaction_mode=mode).match.space(B).each():
        t = attacked(hand, deck, reaction_mode=mode)
        held = t.match.step().passes(t.match, B, choice)
        assert held == (choice not in ("react", "pass") if mode == "open_pass" else choice != "react"), choice
        t.match.take_cues()
        t.answer(choice)
        assert bool(t.cues("waved")) == (mode == "open_pass" and choice == "pass")
        assert (t.stack(B, 1) == "gob_o_goblins") == (choice == "react")
    t = attacked(hand, deck, reaction_mode=mode)
    assert t.match.step().passes(t.match, B, t.match.default(B)), "the clock is silent"
