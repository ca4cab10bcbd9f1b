"""Section 4 and the Flip Effects of section 6: the round, who is asked what and when."""

from __future__ import annotations

import pytest

from game.titles.loot_and_recruit.rules.cards import DATA, EVENT_IDS, IDS
from tests.titles.loot_and_recruit.table import SPARE, A, B, C, Table, new, refused

TRIO = "troublesome_trio"
FLIPS = [row["id"] for row in DATA["event"] if any(e["when"] == "flip" for e in row["effect"])]


def flip(
    event: str, hand: str = SPARE, deck: str = "haggler heckler cannon sergeant bombardier", **options: object
) -> Table:
    t = Table(3, **options).seat(A, hand=hand, deck=deck)
    return t.seat(B, hand=SPARE, deck="money_bag").seat(C, hand=SPARE, deck="money_bag")


def perform(t: Table, *details: object) -> Table:
    """A performs it, the others decline."""
    t.match.take_cues()
    t.answer(["decline"], B).answer(["decline"], C)
    return t.answer(["perform", *details], A)


@pytest.mark.parametrize("event", EVENT_IDS)
def test_who_is_asked(event: str) -> None:
    """LNR-4.1, LNR-4.2, LNR-4.6: all seats where the event has a Flip Effect, nobody where it has a bonus alone."""
    t = flip(event).flip(event)
    assert t.asked == ("flip_choice" if event in FLIPS else "turn")
    assert t.s.past[-1:] == [EVENT_IDS.index("market_morning" if event == "spring_cleaning" else "spring_cleaning")]
    if event in FLIPS:
        ask = t.match.ask
        assert ask.seats == (A, B, C) and ask.mode == "sealed" and ask.clock == "flip_choice"
        assert [t.match.default(seat) for seat in range(3)] == [["decline"]] * 3
        for seat in range(3):
            t.answer(["decline"], seat)
        assert t.asked == "turn" and [len(hand) for hand in t.s.hand] == [5, 5, 5] and not t.s.shop.trash


def test_the_choices_are_secret() -> None:
    """LNR-4.3, LNR-4.4: who has answered is shown, not what; one answer each."""
    t = flip("second_helpings").flip("second_helpings")
    t.match.take_cues()
    seen = [t.match.view(B), t.match.view(-1)]
    t.answer(["perform", [t.s.hand[A][0]]], A)
    assert [t.match.view(B), t.match.view(-1)] == seen and not t.match.take_cues()
    assert t.match.waiting_for() == (B, C) and t.match.seat_ask(B).answer is None
    assert t.match.seat_ask(A).answer == ["perform", [t.s.hand[A][0]]]
    assert refused(t.match, A, ["decline"]) == "wrong_state"
    t.answer(["decline"], C).answer(["decline"], B)
    assert t.cues("flip_choices") == [{"performed": [A], "event": "second_helpings"}]


def test_cannot_perform() -> None:
    """LNR-4.4: an empty pile, all platforms shielded, too few cards: nothing but declining; asked all the same."""
    cases = [
        ("midnight_muster", {"hand": "money_bag"}, None),
        ("midnight_muster", {"hand": SPARE, "p1": "dastardly_duo shield_bearer", "p2": "dastardly_duo shield_bearer",
                             "p3": "dastardly_duo shield_bearer"}, None),
        ("midnight_muster", {"hand": SPARE}, TRIO),
        ("early_birds", {"hand": ""}, None),
        ("spring_cleaning", {"hand": ""}, None),
        ("opening_ceremony", {"hand": ""}, None),
    ]  # fmt: skip
    for event, there, empty in cases:
        t = Table(2).seat(A, **there).seat(B, hand=SPARE)
        if empty:
            t.pile(empty, 0)
        t.flip(event)
        assert t.asked == "flip_choice" and t.match.waiting_for() == (A, B)
        assert list(t.match.space(A).each()) == [["decline"]], (event, there)
        assert [branch.verb for branch in t.match.space(A).branches] == ["decline"]


def test_spring_cleaning() -> None:
    """LNR-4.5, LNR-5.20: one card trashed from the hand, one drawn."""
    t = flip("spring_cleaning").flip("spring_cleaning")
    perform(t, [t.find("table_scraps", t.s.hand[A])])
    assert t.names(t.s.shop.trash) == "table_scraps" and len(t.s.hand[A]) == 5 and "haggler" in t.hand(A)
    assert t.cues("trashed")[0]["zone"] == "hand"


@pytest.mark.parametrize("many", [1, 3, 5])
def test_early_birds(many: int) -> None:
    """LNR-4.5: any number, as many drawn; discarded, not trashed."""
    t = flip("early_birds").flip("early_birds")
    cards = t.s.hand[A][:many]
    perform(t, cards)
    assert t.s.discard[A] == cards and len(t.s.hand[A]) == 5 and len(t.s.deck[A]) == 5 - many and not t.s.shop.trash


def test_second_helpings() -> None:
    """LNR-4.5, LNR-5.25: one discarded, two drawn: six in hand, and all of them may be played."""
    t = flip("second_helpings").flip("second_helpings")
    perform(t, [t.find("money_bag", t.s.hand[A])])
    assert len(t.s.hand[A]) == 6 and t.discard(A) == "money_bag" and {"haggler", "heckler"} <= set(t.hand(A).split())
    while t.s.hand[A]:
        t.play(IDS[t.s.faces[t.s.hand[A][0]]])
    assert len(t.s.play[A]) == 6


@pytest.mark.parametrize("pile", ["box_o_shinies", "pile_o_chow", "catapult"])
def test_swap_meet(pile: str) -> None:
    """LNR-2.16, LNR-4.5: one hand card trashed, one of three piles gained, into the discard pile, unpaid."""
    t = flip("swap_meet").flip("swap_meet")
    before = t.pile_size(pile)
    assert not t.match.space(A).contains(["perform", t.s.hand[A][:1], TRIO])
    perform(t, [t.find("table_scraps", t.s.hand[A])], pile)
    assert (t.discard(A), t.names(t.s.shop.trash), t.pile_size(pile)) == (pile, "table_scraps", before - 1)
    assert len(t.s.hand[A]) == 4 and t.powers == "0/0/0"


def test_midnight_muster() -> None:
    """LNR-2.16, LNR-11.16: two cards discarded; a Trio on top of an own platform that is not shielded; no Crowd slot."""
    t = Table(2).seat(A, hand=SPARE, p1="gob_o_goblins", p2="gob_o_goblins shield_bearer").seat(B, hand=SPARE)
    t.flip("midnight_muster")
    cards, slots = t.s.hand[A][:2], t.s.crowd.slots[:]
    assert refused(t.match, A, ["perform", cards, 2]) == "platform_shielded"
    t.match.take_cues()
    t.answer(["decline"], B).answer(["perform", cards, 1], A)
    assert t.stack(A, 1) == f"gob_o_goblins {TRIO}" and t.s.discard[A] == cards and len(t.s.hand[A]) == 3
    assert t.pile_size(TRIO) == 14 and t.s.crowd.slots == slots
    assert "recruited" not in [cue.kind for cue in t.match.take_cues()]


def test_a_void_muster() -> None:
    """LNR-4.5: the last Trio goes to the first in turn order; the other keeps the cards."""
    t = Table(2, first=B).seat(A, hand=SPARE).seat(B, hand=SPARE).pile(TRIO, 1).flip("midnight_muster")
    t.answer(["perform", t.s.hand[A][:2], 1], A).answer(["perform", t.s.hand[B][:2], 3], B)
    assert t.stack(B, 3) == TRIO and not t.stack(A, 1) and len(t.s.hand[A]) == 5 and len(t.s.hand[B]) == 3
    assert t.cues("void") == [{"seat": A, "card": TRIO}]


def test_events_at_the_start_of_each_turn() -> None:
    """LNR-4.8, LNR-5.1: a bonus of power holds for every turn of the round; the first player's is for the first alone."""
    for event, powers in (
        *(("market_morning", "2/0/0"), ("free_breakfast", "0/2/0"), ("dawn_drill", "0/0/2"), ("tug_o_war", "0/0/3")),
        *(("moonlight_raid", "0/0/3"), ("bonfire_feast", "0/3/0"), ("lunch_rush", "0/0/0")),
    ):
        t = flip(event).flip(event)
        for _ in range(3):
            assert t.powers == powers, event
            t.end()
    t = flip("opening_ceremony", first=C).flip("opening_ceremony")
    for seat in range(3):
        t.answer(["decline"], seat)
    assert [(t.active, t.powers), (t.end().active, t.powers), (t.end().active, t.powers)] == [
        (C, "1/0/0"), (A, "0/0/0"), (B, "0/0/0"),
    ]  # fmt: skip


def test_a_turn_starts_anew() -> None:
    """LNR-5.1, LNR-5.4, LNR-5.22: nothing of the last turn is left: powers, discounts, modifiers, attacks, Spoils."""
    t = Table(2).seat(A, hand="haggler heckler sergeant cannon bombardier", deck=SPARE)
    t.seat(B, hand=SPARE, p1="dastardly_duo").go(A)
    t.play("haggler", "heckler", "sergeant", "cannon").use("haggler").use("heckler").answer([B, 1])
    t.attack(B, 1, "dastardly_duo")
    s = t.s
    assert (
        s.discounts
        and s.heckled
        and s.paid
        and s.ready == []
        and s.attacks == 1
        and s.attacked == 2
        and t.powers != "0/0/0"
    )
    t.end()
    assert (s.discounts, s.heckled, s.paid, s.ready, s.attacks, s.attacked, s.event_paid) == (
        [],
        [],
        [],
        [],
        0,
        0,
        False,
    )
    assert t.powers == "0/0/0" and t.active == B


def test_two_turns_in_a_row() -> None:
    """LNR-11.15: Changing of the Guard before the first turn of its round."""
    t = Table(2, first=A).seat(A, hand=SPARE, counts=(9,)).seat(B, hand=SPARE).begin(A)
    t.end()
    assert t.active == B
    t.s.events.append(EVENT_IDS.index("changing_of_the_guard"))
    t.end()
    t.answer(["perform"], A).answer(["perform"], B)
    assert t.s.first == B == t.active


def test_no_rule_moves_the_first_player_card() -> None:
    """LNR-4.16, LNR-4.17: of the events only two, and the Guard only by those who volunteer."""
    for event in EVENT_IDS:
        t = flip(event, first=B).seat(C, p1="royal_rabble").flip(event)
        while t.asked == "flip_choice":
            for seat in range(3):
                t.answer(["decline"], seat)
        assert t.s.first == (C if event == "closing_ceremony" else B), event


def test_the_moves() -> None:
    """LNR-1.4, LNR-4.9, LNR-4.18: any number, in any order; a card by the handle under which the player sees it."""
    t = Table(2).seat(A, hand="money_bag pile_o_chow catapult box_o_shinies scavenger").shop("scavenger")
    t.seat(B, hand=SPARE, p1="dastardly_duo").crowd("dastardly_duo").go(A)
    t.play("catapult").attack(B, 1, "dastardly_duo").play("box_o_shinies").buy(1)
    t.play("scavenger").use("scavenger", t.s.discard[A][0]).play("scavenger", "pile_o_chow").recruit(1, 3)
    t.play("money_bag").end()
    assert t.active == B and len(t.s.hand[A]) == 5


def test_choices_that_are_not_asked() -> None:
    """LNR-4.10: no legal answer but the default: not asked."""
    t = Table(2).seat(A, play="heckler", deck=SPARE).seat(B, p1="gob_o_goblins shield_bearer", p2="gob_o_goblins shield_bearer",
                                                          p3="gob_o_goblins shield_bearer").go(A)  # fmt: skip
    t.use("heckler")
    assert t.asked == "turn"
    t = Table(2).seat(A, play="press_ganger").seat(B, p1="royal_rabble").go(A, attack=11).attack(B, 1, "royal_rabble")
    assert t.asked == "turn" and t.names(t.s.ready) == "press_ganger"


def test_defaults_in_a_turn() -> None:
    """LNR-4.10, LNR-4.12: each pending choice runs on the turn clock; its default is none."""
    t = (
        Table(2)
        .seat(A, play="heckler", deck=SPARE)
        .seat(B, hand=SPARE, p1="dastardly_duo")
        .shop("rubbish_roaster")
        .go(A, loot=3)
    )
    turn = t.match.ask
    t.use("heckler")
    assert (
        (t.asked, t.match.ask.clock, t.match.ask.running)
        == ("heckle", turn.clock, turn.running)
        == ("heckle", "turn", 1)
    )
    t.answer(t.match.default(A))
    assert not t.s.heckled
    t.buy(1)
    assert (t.asked, t.match.ask.clock, t.match.ask.running) == ("purchase_trash", "turn", 1)
    t.answer(t.match.default(A))
    assert not t.s.shop.trash and t.asked == "turn"


def test_a_clock_for_each_turn_and_for_each_question() -> None:
    """LNR-4.4, LNR-4.11: the next turn has a clock of its own; so has each Flip Choice and each window."""
    t = Table(2).seat(A, hand=SPARE).seat(B, hand=SPARE).begin(A)
    first = t.match.ask.running
    assert t.end().match.ask.running == first + 1
    match = new(2)
    runs = []
    while match.result is None:
        if match.ask.kind == "flip_choice":
            runs.append(match.ask.running)
        for seat in match.waiting_for():
            match.play(seat, match.default(seat))
    assert len(runs) == len(set(runs)) >= 1
    t = Table(3, reaction_mode="always").seat(A, play="sergeant").seat(B, hand=SPARE, p1="dastardly_duo")
    t.seat(C, hand=SPARE, p1="dastardly_duo").go(A, attack=4).attack(B, 1, "dastardly_duo")
    first = t.match.ask.running
    t.silence().attack(C, 1, "dastardly_duo")
    assert t.asked == "reaction" and t.match.ask.running == first + 1


@pytest.mark.parametrize("oldest", range(5))
def test_market_noise(oldest: int) -> None:
    """LNR-12.1: before the flip, the card that has lain longest of each line-up is trashed, its slot refilled."""
    t = Table(2, market_noise=True).seat(A, hand=SPARE).seat(B, hand=SPARE)
    t.shop(deck="haggler").crowd(deck="royal_rabble")
    t.fill()
    for lineup in (t.s.shop, t.s.crowd):
        lineup.since = [9, 9, 9, 9, 9]
        lineup.since[oldest] = 2
    gone = [t.s.shop.slots[oldest], t.s.crowd.slots[oldest]]
    t.match.take_cues()
    t.flip("lunch_rush")
    assert [t.s.shop.trash[-1], t.s.crowd.trash[-1]] == gone
    assert (t.slot("shop", oldest + 1), t.slot("crowd", oldest + 1)) == ("haggler", "royal_rabble")
    assert [cue.kind for cue in t.match.take_cues()][:5] == ["replaced", "refilled", "replaced", "refilled", "event"]
    assert not new(2, market_noise=True).state.shop.trash, "not in the first round"
    quiet = Table(2).seat(A, hand=SPARE).flip("lunch_rush")
    assert not quiet.s.shop.trash and not quiet.s.crowd.trash


def test_market_noise_ties() -> None:
    """LNR-12.1: the lowest slot of those that have lain equally long."""
    t = Table(2, market_noise=True).seat(A, hand=SPARE)
    t.fill()
    t.s.shop.since, t.s.crowd.since = [7, 3, 3, 5, 3], [1, 1, 1, 1, 1]
    gone = [t.s.shop.slots[1], t.s.crowd.slots[0]]
    t.flip("lunch_rush")
    assert [t.s.shop.trash[-1], t.s.crowd.trash[-1]] == gone


def test_market_noise_knows_what_is_new() -> None:
    """LNR-12.1: a slot that was refilled holds the youngest card."""
    t = Table(2, market_noise=True).seat(A, hand=SPARE).seat(B, hand=SPARE).shop("haggler", deck="cannon")
    t.crowd("dastardly_duo", deck="royal_rabble").begin(A)
    t.s.power = [3, 2, 0]
    t.match._spaces.clear()
    t.buy(1).recruit(1, 1)
    gone = [t.s.shop.slots[1], t.s.crowd.slots[1]]
    t.end().end()
    assert [t.s.shop.trash[-1], t.s.crowd.trash[-1]] == gone
    assert (t.slot("shop", 1), t.slot("crowd", 1)) == ("cannon", "royal_rabble")
