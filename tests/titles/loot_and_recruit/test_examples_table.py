"""The worked examples E16 to E30, in the rulebook's order."""

from __future__ import annotations

import pytest

from game.titles.loot_and_recruit.rules.cards import EVENT_INDEX, EVENT_PHASE
from game.titles.loot_and_recruit.rules.state import running_total
from net.host.time_limits import TimeLimits
from tests.titles.loot_and_recruit.table import GUARDS, SPARE, A, B, C, D, Table, new

TRIO = "troublesome_trio"


def test_e16_own_platform() -> None:
    """E16: LNR-7.1, LNR-7.11, LNR-11.8."""

    def table() -> Table:
        t = Table().seat(A, hand="catapult catapult sergeant", p2="gob_o_goblins shield_bearer")
        return t.seat(B, hand=GUARDS, p1="dastardly_duo").go(A).play("catapult", "catapult", "sergeant")

    t = table()
    assert t.powers == "0/0/9"
    t.attack(A, 2, "shield_bearer")
    assert (t.asked, t.powers, t.stack(A, 2)) == ("turn", "0/0/3", "gob_o_goblins")
    assert not t.s.paid and t.names(t.s.shop.trash) == "shield_bearer"
    t.attack(B, 1, "dastardly_duo").silence()
    assert (t.powers, t.stack(B, 1)) == ("0/6/1", "")
    t = table().attack(B, 1, "dastardly_duo").silence()
    assert t.refused(*t.strike(A, 2, "shield_bearer")) == "extra_attack_own"


def test_e17_press_ganger() -> None:
    """E17: LNR-7.12, LNR-7.13."""
    t = Table().seat(A, hand="press_ganger catapult catapult", p1="brickheaded_bouncers").pile(TRIO, 12)
    t.seat(B, hand=SPARE, p1=f"gob_o_goblins ornery_octet {TRIO}").go(A).play("press_ganger", "catapult", "catapult")
    assert t.powers == "0/0/8"
    t.attack(B, 1, "gob_o_goblins")
    trio, octet, gob = t.s.falling
    assert t.names(t.s.falling) == f"{TRIO} ornery_octet gob_o_goblins" and t.asked == "capture"
    assert t.match.ask.seats == (A,) and t.match.ask.clock == "turn"
    assert t.refused(octet, 1) == "capture_too_big"
    t.answer([gob, 1])
    assert (t.stack(A, 1), t.stack(B, 1)) == ("brickheaded_bouncers gob_o_goblins", "")
    assert t.names(t.s.crowd.trash) == "ornery_octet" and t.s.pile[3][-1] == trio and t.powers == "0/2/2"
    assert not t.s.ready


def test_e18_discounts() -> None:
    """E18: LNR-5.10, LNR-5.19, LNR-11.14."""
    t = Table(event="bargain_bonanza").seat(A, play="haggler haggler").shop("cannon cannon").go(A, loot=7)
    t.use("haggler").use("haggler").buy(1)
    assert t.cues("purchased")[0]["price"] == 1 and t.powers == "6/0/0"
    t.buy(2)
    assert t.cues("purchased")[0]["price"] == 5 and t.powers == "1/0/0"


def test_e19_purchase_effects() -> None:
    """E19: LNR-5.14, LNR-11.17."""
    t = Table().seat(A, discard="money_bag").shop("_ _ sack_o_snacks", deck="cannon").go(A, loot=4)
    t.match.take_cues()
    t.buy(3)
    kinds = [cue.kind for cue in t.match.take_cues()]
    assert kinds == ["purchased", "refilled", "reshuffled", "drawn"]
    assert t.powers == "0/0/0" and t.slot("shop", 3) == "cannon" and not t.discard(A)
    assert sorted([t.hand(A), t.names(t.s.deck[A])]) == ["money_bag", "sack_o_snacks"]
    t = Table().seat(A, deck="money_bag", discard="money_bag").shop("spitroast_spear").go(A, loot=4).buy(1)
    assert t.names(t.s.deck[A]) == "money_bag spitroast_spear" and t.discard(A) == "money_bag" and not t.hand(A)


@pytest.mark.parametrize("seed", range(3))
def test_e20_end_of_the_turn(seed: int) -> None:
    """E20: LNR-5.22, LNR-5.23."""
    t = Table(seed=seed).seat(A, play="catapult cannon sergeant", hand="money_bag money_bag", deck="haggler heckler")
    t.seat(A, discard="errand_runt errand_runt errand_runt errand_runt").go(A, loot=2, recruit=1)
    t.end()
    (ends,) = [cue.nouns for cue in t.match.cues if cue.kind == "turn_ends"]
    assert ends["lost"] == [2, 1, 0] and len(ends["cards"]) == 5
    s = t.s
    assert (len(s.hand[A]), len(s.deck[A]), len(s.discard[A]), len(s.play[A])) == (5, 6, 0, 0)
    assert {"haggler", "heckler"} <= set(t.hand(A).split())
    assert [cue.nouns["count"] for cue in t.match.cues if cue.kind == "reshuffled"] == [9]


def test_e21_counts() -> None:
    """E21, LNR-9.1, LNR-9.2, LNR-9.3, LNR-9.4, LNR-9.5: after the last Morning, the last Day and the Closing
    round, not after the last Night."""
    t = Table(2).seat(A, p1="gob_o_goblins", p2="ornery_octet").seat(B, p1="royal_rabble")
    s = t.s
    by_phase = {phase: [n for n, other in enumerate(EVENT_PHASE) if other == phase] for phase in EVENT_PHASE}
    s.events, s.unused = [], []
    morning, day, closing = (EVENT_INDEX[name] for name in ("market_morning", "lunch_rush", "closing_ceremony"))
    s.event, s.events = morning, [closing, by_phase["night"][0], day]
    t.begin(A)
    t.end().end()
    assert s.counts == [[11], [10]] and s.event == day
    s.crowd.trash.append(s.platform[1].pop())
    s.platform[2] += [
        next(h for h in (*s.crowd.deck, *s.crowd.slots) if s.faces[h] == t.s.faces[h] and t.names([h]) == "scruffy_six")
    ]
    s.crowd.deck = [h for h in s.crowd.deck if h != s.platform[2][0]]
    t.end().end()
    assert s.counts == [[11, 9], [10, 10]]
    while t.asked == "flip_choice":
        for seat in (A, B):
            t.answer(["decline"], seat)
    t.end().end()
    assert s.event == closing and s.counts == [[11, 9], [10, 10]], "the Night counts nothing"
    s.platform[2] += [h for h in s.shop.deck if t.names([h]) == "shield_bearer"][:1]
    s.platform[0] += [s.platform[3].pop()]
    t.end().end()
    assert s.counts == [[11, 9, 19], [10, 10, 0]]
    result = t.match.result
    assert result.tally["total"] == (39, 20) and result.winners == (A,) and result.outcome == "crowned"
    assert result.tally["morning"] == (11, 10) and result.tally["day"] == (9, 10) and result.tally["closing"] == (19, 0)


def test_e22_flip_effects() -> None:
    """E22: LNR-4.2 to LNR-4.7."""
    hand = "table_scraps money_bag money_bag money_bag money_bag"
    t = Table(first=B).pile("pile_o_chow", 1)
    for seat in (A, B, C):
        t.seat(seat, hand=hand)
    t.flip("swap_meet")
    assert t.asked == "flip_choice" and t.match.waiting_for() == (A, B, C)
    for seat in (C, A, B):
        t.answer(["perform", [t.find("table_scraps", t.s.hand[seat])], "pile_o_chow"], seat)
    assert (
        t.discard(B) == "pile_o_chow" and t.names(t.s.shop.trash) == "table_scraps" and t.pile_size("pile_o_chow") == 0
    )
    assert [len(hand) for hand in t.s.hand] == [5, 4, 5] and not t.discard(A) and not t.discard(C)
    assert [cue.nouns["performed"] for cue in t.match.cues if cue.kind == "flip_choices"] == [[B, C, A]]
    kinds = [(cue.kind, cue.nouns["seat"]) for cue in t.match.take_cues() if cue.kind in ("trashed", "gained", "void")]
    assert kinds == [("trashed", B), ("gained", B), ("void", C), ("void", A)]
    assert t.asked == "turn" and t.active == B


@pytest.mark.parametrize("option, order", [("leader", (C, A, B)), ("holder", (B, C, A))])
def test_e23_closing_ceremony(option: str, order: tuple[int, ...]) -> None:
    """E23: LNR-4.6, LNR-4.7, LNR-4.8, LNR-4.17, LNR-2.15."""
    t = Table(first=B, closing_first=option).seat(A, hand=SPARE, p1="noisy_nonet pint_sized_pack", counts=(12, 8))
    t.seat(B, hand=SPARE, p2="pint_sized_pack", counts=(5, 20)).seat(
        C, hand=SPARE, p3="ornery_octet scruffy_six", counts=(11, 11)
    )
    assert [running_total(t.s, seat) for seat in range(3)] == [34, 31, 34]
    t.flip("closing_ceremony")
    for seat in order:
        assert (t.asked, t.active, t.powers) == ("turn", seat, "0/2/0")
        t.end()


def test_e24_empty_shop_deck() -> None:
    """E24: LNR-5.21."""
    t = Table().shop(
        "sergeant sergeant cannon cannon haggler", trash="money_bag catapult shield_bearer bombardier", only=True
    )
    t.go(A, loot=3)
    before = len(t.s.gone)
    t.buy(5)
    left = {t.slot("shop", 5), t.names(t.s.shop.deck)}
    assert left == {"shield_bearer", "bombardier"} and not t.s.shop.trash
    assert t.names(t.s.gone[before:]) == "money_bag catapult"


def test_e25_time_out() -> None:
    """E25: LNR-4.12, LNR-8.8."""
    t = (
        Table()
        .seat(A, hand="press_ganger cannon", deck=SPARE)
        .seat(B, hand=GUARDS, deck=SPARE, p1="gob_o_goblins")
        .go(A)
    )
    t.play("press_ganger", "cannon")
    clocks = TimeLimits(t.match.rules.clocks({}))
    clocks.show(t.match.ask, True, 0.0)
    assert clocks.left(110.0) == 10_000
    t.attack(B, 1, "gob_o_goblins")
    clocks.show(t.match.ask, True, 110.0)
    assert clocks.left(110.0) == 6_000 and clocks.left(116.0) == 0
    t.silence()
    assert t.asked == "capture"
    clocks.show(t.match.ask, True, 116.0)
    assert clocks.left(116.0) == 10_000, "the turn clock stood still"
    t.answer(t.match.default(A))
    assert t.names(t.s.crowd.trash) == "gob_o_goblins" and t.s.power[1] == 4
    clocks.show(t.match.ask, True, 126.0)
    assert t.asked == "turn" and clocks.left(126.0) == 0 and t.match.default(A) == ["end_turn"]
    t.do(*t.match.default(A))
    assert len(t.s.hand[A]) == 5 and t.active == B


def test_e26_the_first_player_card_stays() -> None:
    """E26: LNR-4.15, LNR-4.16."""
    match = next(match for match in (new(2, seed=n) for n in range(20)) if match.state.first == B)
    s = match.state
    turns, counts = [], []
    while match.result is None:
        assert s.first == B or s.round == 14
        seat = match.waiting_for()[0]
        match.play(seat, match.default(seat))
        for cue in match.take_cues():
            if cue.kind == "turn":
                turns.append((cue.nouns["round"], cue.nouns["seat"]))
            elif cue.kind == "count":
                counts.append((turns[-1][0], cue.nouns["phase"]))
    # Seat B's first turn of the match was cued before the first play.
    assert turns[-26:-2] == [(n, seat) for n in range(2, 14) for seat in (B, A)]
    assert counts == [(5, "morning"), (9, "day"), (14, "closing")]
    assert [len(row) for row in s.counts] == [3, 3]


@pytest.mark.parametrize("seats, powers", [(2, "0/6/5"), (3, "0/6/5"), (4, "0/8/5"), (5, "0/8/5")])
def test_e27_catapults_at_a_big_table(seats: int, powers: str) -> None:
    """E27: LNR-7.13."""
    t = Table(seats).seat(A, hand="catapult catapult cannon").seat(B, hand=SPARE, p1="gob_o_goblins").go(A)
    t.play("catapult", "catapult", "cannon").attack(B, 1, "gob_o_goblins")
    assert t.powers == powers


def test_e28_opening_ceremony() -> None:
    """E28: LNR-4.8, LNR-4.2, LNR-4.6."""
    t = Table(2).seat(A, hand="table_scraps table_scraps table_scraps table_scraps money_bag")
    t.seat(A, deck="box_o_shinies pile_o_chow money_bag money_bag money_bag")
    t.seat(B, hand="box_o_shinies money_bag money_bag money_bag pile_o_chow").flip("opening_ceremony")
    hand_b = t.s.hand[B][:]
    t.match.take_cues()
    t.answer(["perform"], A).answer(["decline"], B)
    cues = t.match.take_cues()
    assert len(t.s.hand[A]) == 5 == len(t.s.deck[A]) and t.s.hand[B] == hand_b
    assert sorted(t.names(t.s.hand[A] + t.s.deck[A]).split()) == sorted(
        ["table_scraps"] * 4 + ["money_bag"] * 4 + ["box_o_shinies", "pile_o_chow"]
    )
    told = [cue for cue in t.match.cues_for(cues, B) if cue.kind in ("hand_shuffled", "drawn")]
    assert [(cue.kind, cue.nouns["seat"], cue.nouns["count"]) for cue in told] == [
        ("hand_shuffled", A, 5),
        ("drawn", A, 5),
    ]
    assert told[1].nouns["cards"] is None
    assert t.active == A and t.powers == "1/0/0"
    t.end()
    assert t.active == B and t.powers == "0/0/0"


def guard(volunteers: str) -> Table:
    t = Table(4, first=B)
    for seat, count in enumerate((30, 28, 25, 28)):
        t.seat(seat, hand=SPARE, deck="money_bag", counts=(count,))
    t.flip("changing_of_the_guard")
    for seat in range(4):
        t.answer(["perform"] if "ABCD"[seat] in volunteers else ["decline"], seat)
    return t


def test_e29_changing_of_the_guard() -> None:
    """E29: LNR-4.3, LNR-4.5, LNR-11.23, LNR-11.24."""
    t = guard("ABD")
    assert t.s.first == B and [len(hand) for hand in t.s.hand] == [5, 6, 5, 5] and t.active == B
    t = guard("A")
    assert t.s.first == A and [len(hand) for hand in t.s.hand] == [6, 5, 5, 5] and t.active == A
    t = guard("")
    assert t.s.first == B and [len(hand) for hand in t.s.hand] == [5, 5, 5, 5] and t.active == B
    t = guard("AD")
    assert t.s.first == D and [len(hand) for hand in t.s.hand] == [5, 5, 5, 6]


def test_e30_small_fry_and_waving() -> None:
    """E30: LNR-8.2, LNR-8.15, LNR-8.16."""

    def strike(platform: int, name: str, mode: str = "public_test") -> Table:
        t = Table(reaction_min_vp=2, reaction_mode=mode).seat(B, hand=GUARDS, p1="dastardly_duo")
        t.seat(B, p2="stubborn_stumps dastardly_duo", p3="gob_o_goblins shield_bearer").go(A, attack=6)
        return t.attack(B, platform, name)

    assert strike(1, "dastardly_duo").asked == "turn"
    assert strike(2, "dastardly_duo").asked == "turn"
    for platform, name in ((2, "stubborn_stumps"), (3, "shield_bearer")):
        assert strike(platform, name).asked == "reaction"
        t = strike(platform, name, "open_pass")
        assert t.asked == "reaction"
        t.match.take_cues()
        t.answer("pass")
        assert t.cues("waved") == [{"seat": B}] and t.asked == "turn" and not t.stack(B, platform).endswith(name)
    assert C == 2
