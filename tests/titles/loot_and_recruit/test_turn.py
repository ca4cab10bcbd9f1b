"""Section 5: powers, actions, purchasing, recruiting, trash and reshuffles, the end of the turn, taking back."""

from __future__ import annotations

import pytest

from game.titles.loot_and_recruit.rules.cards import DATA, IDS, INDEX, IS_GOBLIN, LOOT_COST, RECRUIT_COST
from game.titles.loot_and_recruit.rules.market import price
from game.titles.loot_and_recruit.rules.state import copy
from tests.titles.loot_and_recruit.table import SPARE, A, B, Table

TRIO = "troublesome_trio"
POWER = {row["id"]: row.get("power", {}) for row in DATA["card"]}
PLAYABLE = [row["id"] for row in DATA["card"] if "loot_cost" in row]


@pytest.mark.parametrize("name", PLAYABLE)
def test_playing(name: str) -> None:
    """LNR-2.12, LNR-5.2, LNR-5.5: out of the hand, not into the discard pile; its powers pool with what is there."""
    t = Table(2).seat(A, hand=name).go(A, loot=1, recruit=2, attack=3).play(name)
    assert t.s.power == [n + POWER[name].get(p, 0) for n, p in zip((1, 2, 3), ("loot", "recruit", "attack"))]
    assert (t.hand(A), t.names(t.s.play[A]), t.discard(A)) == ("", name, "")
    (played,) = t.cues("played")
    assert played["gained"] == POWER[name]


def test_nothing_is_forced() -> None:
    """LNR-5.3: a turn may end with a full hand."""
    t = Table(2).seat(A, hand=SPARE, deck=SPARE).begin(A)
    assert t.match.space(A).contains(["end_turn"])
    t.end()
    assert len(t.s.discard[A]) == 5 and len(t.s.hand[A]) == 5


def test_an_action_waits_for_its_time() -> None:
    """LNR-5.5, LNR-5.7: at any time in the same turn, once for each time the card is played."""
    t = Table(2).seat(A, hand="errand_runt money_bag scavenger", deck="cannon sergeant", discard="catapult").go(A)
    t.play("errand_runt", "money_bag").use("errand_runt")
    assert t.hand(A) == "cannon scavenger sergeant" and t.refused(*t.used("errand_runt")) == "action_used"
    t.play("scavenger").use("scavenger", t.s.discard[A][0])
    assert t.hand(A) == "cannon catapult sergeant"
    t = Table(2).seat(A, hand="errand_runt scavenger", deck="cannon cannon sergeant sergeant").go(A)
    runt = t.s.hand[A][0]
    t.play("errand_runt").use("errand_runt")
    t.s.play[A].remove(runt)
    t.s.hand[A].append(runt)
    t.match._spaces.clear()
    t.play("errand_runt").use("errand_runt")
    assert not t.s.deck[A]


def test_an_action_is_whole() -> None:
    """LNR-5.6, LNR-6.1: the Heckler's platform comes right after its draw, before anything else."""
    t = Table(2).seat(A, play="heckler", hand="money_bag", deck="cannon").seat(B, p1="gob_o_goblins").go(A)
    t.use("heckler")
    assert t.asked == "heckle" and t.hand(A) == "cannon money_bag"
    assert t.refused("play_card", t.s.hand[A][0]) == "choice_pending" == t.refused("end_turn")
    t.answer("none")
    assert t.asked == "turn" and not t.s.heckled


@pytest.mark.parametrize(
    "card, there, code",
    [
        ("bombardier", {}, "action_no_effect"),
        ("errand_runt", {}, "action_no_effect"),
        ("rubbish_roaster", {}, "action_no_effect"),
        ("scavenger", {"deck": "money_bag", "hand": "money_bag"}, "discard_empty"),
        ("shield_bearer", {}, "action_no_effect"),
        ("shield_bearer", {"p1": "gob_o_goblins shield_bearer"}, "action_no_effect"),
        ("coordinator", {}, "action_no_effect"),
        ("coordinator", {"p1": "gob_o_goblins", "p2": "gob_o_goblins shield_bearer", "p3": "gob_o_goblins shield_bearer"},
         "action_no_effect"),
    ],
)  # fmt: skip
def test_nothing_to_do(card: str, there: dict[str, str], code: str) -> None:
    """LNR-5.8: rejected, and it stays ready."""
    t = Table(2).seat(A, play=card, **there).go(A)
    target = t.s.platform[0][0] if t.s.platform[0] else 0
    more = {"shield_bearer": [1], "coordinator": [A, 1, target, 2]}.get(card, [])
    assert t.refused(*t.used(card, *more)) == code and len(t.s.ready) == 1
    assert not any(choice[0] == "use_action" for choice in t.match.space(A).each())


def test_half_of_it() -> None:
    """LNR-5.8: a Heckler with nothing to draw still heckles; one with nobody to heckle still draws; half a draw counts."""
    t = Table(2).seat(A, play="heckler").seat(B, p1="gob_o_goblins").go(A).use("heckler").answer([B, 1])
    assert t.s.heckled == [3, -2] and not t.hand(A)
    shut = "dastardly_duo shield_bearer"
    t = Table(2).seat(A, play="heckler", deck="cannon").seat(B, p1=shut, p2=shut, p3=shut).go(A).use("heckler")
    assert t.asked == "turn" and t.hand(A) == "cannon"
    t = Table(2).seat(A, play="heckler").seat(B, p1=shut, p2=shut, p3=shut).go(A)
    assert t.refused(*t.used("heckler")) == "action_no_effect"
    t = Table(2).seat(A, play="errand_runt", discard="cannon").go(A).use("errand_runt")
    assert t.hand(A) == "cannon"


def test_passive_texts() -> None:
    """LNR-5.9: no action."""
    t = Table(2).seat(A, play="sergeant cannon money_bag press_ganger bodyguard").go(A)
    for name in ("sergeant", "cannon", "money_bag", "press_ganger", "bodyguard"):
        assert t.refused(*t.used(name)) == "no_action"


# ---------------------------------------------------------------- purchasing


def test_what_is_for_sale() -> None:
    """LNR-3.5, LNR-5.10, LNR-5.13, LNR-5.18: whatever the line-ups show, as many as can be paid."""
    t = (
        Table(2)
        .shop("cannon", only=True)
        .crowd("dastardly_duo", only=True)
        .pile("catapult", 1)
        .go(A, loot=14, recruit=10)
    )
    t.buy("box_o_shinies").buy("catapult").buy("pile_o_chow").buy("box_o_shinies")
    assert t.powers == "0/10/0" and t.discard(A) == "box_o_shinies catapult pile_o_chow box_o_shinies"
    assert t.refused("purchase", "catapult") == "slot_empty" and t.refused("purchase", 1) == "need_loot"
    t.recruit(TRIO, 1).recruit(TRIO, 1).recruit(1, 2)
    assert t.powers == "0/2/0" and t.pile_size(TRIO) == 13 and t.stack(A, 1) == f"{TRIO} {TRIO}"
    assert t.refused("recruit", TRIO, 1) == "need_recruit" and t.refused("recruit", 1, 1) == "slot_empty"


def test_the_order_of_a_purchase() -> None:
    """LNR-5.14: placed, paid, refilled, then the effect; a Roaster's question comes after the refill."""
    t = Table(2).seat(A, hand="money_bag").shop("rubbish_roaster", deck="cannon").go(A, loot=3)
    t.buy(1)
    assert t.asked == "purchase_trash" and t.powers == "0/0/0" and t.slot("shop", 1) == "cannon"
    assert t.discard(A) == "rubbish_roaster"
    t.answer(t.s.discard[A][0])
    assert (t.names(t.s.shop.trash), t.discard(A), t.asked) == ("rubbish_roaster", "", "turn")


def test_a_roaster_may_burn_itself_or_nothing() -> None:
    """LNR-11.22, LNR-2.8: up to one card of hand or discard pile."""
    t = (
        Table(2)
        .seat(A, hand="money_bag", discard="table_scraps", play="catapult")
        .shop("rubbish_roaster")
        .go(A, loot=3)
        .buy(1)
    )
    options = list(t.match.space(A).each())
    assert options == ["none", *t.s.hand[A], *t.s.discard[A]] and len(options) == 4
    t.answer("none")
    assert not t.s.shop.trash and t.asked == "turn"


def test_other_purchase_effects() -> None:
    """LNR-2.8, LNR-5.11, LNR-5.14, LNR-6.12: Crowd Barker gives Recruit; the Haggler goes to the hand and may be played."""
    t = Table(2).shop("crowd_barker haggler cannon").go(A, loot=9).buy(1)
    assert t.powers == "6/2/0" and t.discard(A) == "crowd_barker"
    t.buy(2)
    assert t.hand(A) == "haggler" and t.powers == "3/2/0"
    t.play("haggler").use("haggler").buy(3)
    assert t.powers == "0/2/0" and t.cues("purchased")[-1]["price"] == 4


def prices(event: str = "spring_cleaning", haggler: int = 0, barker: int = 0) -> dict[str, int]:
    """What the rules say, of every card."""
    play = " ".join(["haggler"] * haggler + ["crowd_barker"] * barker)
    t = Table(2, event=event).seat(A, play=play).go(A)
    for name in play.split():
        t.use(name, *(["none"] if name == "crowd_barker" else []))
    return {name: price(t.s, n) for name, n in INDEX.items()}


def referee_price(name: str, event: str, haggler: int, barker: int) -> int:
    """LNR-5.10, 5.15, 5.19, 11.14, from the text: what the card costs."""
    row = next(row for row in DATA["card"] if row["id"] == name)
    less = 0
    if row["kind"] == "goblin":
        cost = row["recruit_cost"]
        less += 2 * barker
        less += 1 if event == "lunch_rush" else 0
        less += 1 if event == "rowdy_registration" and name == "troublesome_trio" else 0
    else:
        cost = row["loot_cost"]
        less += 2 * haggler
        less += 1 if event == "bargain_bonanza" else 0
    return max(cost - less, 1)


@pytest.mark.parametrize(
    "event", ["spring_cleaning", "lunch_rush", "rowdy_registration", "bargain_bonanza", "tug_o_war"]
)
@pytest.mark.parametrize("haggler, barker", [(0, 0), (1, 0), (2, 1), (0, 2), (1, 1)])
def test_the_referees_prices(event: str, haggler: int, barker: int) -> None:
    """LNR-5.10, LNR-5.15, LNR-5.19, LNR-11.14: every card, never below 1."""
    found = prices(event, haggler, barker)
    for name in found:
        assert found[name] == referee_price(name, event, haggler, barker), (name, event)
    assert min(found.values()) >= 1


def test_one_use_discounts() -> None:
    """LNR-5.19: used up by the next fitting card alone, even where the price stops at 1; lost when the turn ends."""
    t = (
        Table(2)
        .seat(A, play="haggler crowd_barker haggler")
        .crowd("dastardly_duo dastardly_duo")
        .go(A, loot=9, recruit=9)
    )
    t.use("haggler").use("crowd_barker", "none").use("haggler").recruit(1, 1)
    assert t.cues("recruited")[0]["price"] == 1 and len(t.s.discounts) == 4
    t.buy("box_o_shinies")
    assert t.cues("purchased")[0]["price"] == 1 and not t.s.discounts
    t.buy("box_o_shinies").recruit(2, 1)
    assert t.powers == "5/6/0"
    t = Table(2).seat(A, play="haggler").seat(B, hand=SPARE).go(A).use("haggler").end()
    assert not t.s.discounts


def test_the_crowd_barker() -> None:
    """LNR-6.13, LNR-5.20: the card that leaves and its successor are seen before the discount is spent."""
    t = (
        Table(2)
        .seat(A, play="crowd_barker crowd_barker")
        .crowd("royal_rabble _ dastardly_duo", deck="ornery_octet")
        .go(A, recruit=6)
    )
    t.use("crowd_barker", 1)
    assert t.names(t.s.crowd.trash) == "royal_rabble" and t.slot("crowd", 1) == "ornery_octet"
    assert t.refused(*t.used("crowd_barker", 9)) == "slot_empty"
    t.recruit(1, 1)
    assert t.powers == "0/0/0"
    slots = t.s.crowd.slots[:]
    t.use("crowd_barker", "none")
    assert t.s.crowd.slots == slots and len(t.s.discounts) == 2


# ---------------------------------------------------------------- trash and reshuffles


def test_trash_piles() -> None:
    """LNR-5.20, LNR-5.26, LNR-11.18: Goblins, other cards, Trios; a trashed starter card stays till the reshuffle."""
    t = Table(2).seat(A, play="rubbish_roaster", hand="money_bag", discard="cannon").shop(deck="haggler").go(A)
    t.use("rubbish_roaster", t.s.hand[A][0])
    assert t.names(t.s.shop.trash) == "money_bag" and t.cues("trashed")[0]["zone"] == "hand"
    assert t.names(t.s.shop.deck[-1:]) == "haggler"
    t = Table(2).seat(A, play="rubbish_roaster", hand="money_bag", discard="cannon").go(A)
    t.use("rubbish_roaster", t.s.discard[A][0])
    assert t.names(t.s.shop.trash) == "cannon" and t.hand(A) == "money_bag"


def test_the_last_card_of_a_deck() -> None:
    """LNR-11.25, LNR-5.21: nothing happens yet; the Trash Pile is shuffled when the next card is needed."""
    t = Table(2).crowd("dastardly_duo dastardly_duo gob_o_goblins gob_o_goblins gob_o_goblins", deck="royal_rabble",
                       trash="ornery_octet scruffy_six", only=True).go(A, recruit=4)  # fmt: skip
    t.recruit(1, 1)
    assert t.slot("crowd", 1) == "royal_rabble" and not t.s.crowd.deck and len(t.s.crowd.trash) == 2
    t.recruit(2, 1)
    assert not t.s.crowd.trash and len(t.s.crowd.deck) == 1
    assert {t.slot("crowd", 2), t.names(t.s.crowd.deck)} == {"ornery_octet", "scruffy_six"}


def test_slots_that_stay_empty() -> None:
    """LNR-5.27: until a card that can be shuffled reaches the pile; lowest slot first, at the end of the move."""
    t = Table(2).seat(A, play="rubbish_roaster rubbish_roaster", hand="money_bag cannon haggler")
    t.shop("plunder_sled plunder_sled", only=True).go(A, loot=8).buy(1).buy(2)
    assert t.names(t.s.shop.slots) == "_ _ _ _ _"
    t.use("rubbish_roaster", t.find("money_bag", t.s.hand[A]))
    assert t.names(t.s.shop.slots) == "_ _ _ _ _" and not t.s.shop.trash and t.names(t.s.gone[-1:]) == "money_bag"
    t.use("rubbish_roaster", t.find("cannon", t.s.hand[A]))
    assert t.names(t.s.shop.slots) == "cannon _ _ _ _"
    t = Table(2).seat(A, hand="cannon").shop("rubbish_roaster", only=True).go(A, loot=3).buy(1)
    t.answer(t.s.hand[A][0])
    assert t.names(t.s.shop.slots) == "cannon _ _ _ _"
    t = Table(2).seat(A, hand="cannon").seat(B, hand=SPARE).shop("haggler", only=True).fill()
    t.s.gone.append(t.s.shop.slots[0])
    t.s.shop.slots[0] = -1
    t.flip("spring_cleaning").answer(["decline"], B).answer(["perform", t.s.hand[A][:1]], A)
    assert t.names(t.s.shop.slots) == "cannon _ _ _ _", "a Flip Effect too"
    t = (
        Table(2)
        .seat(B, p1="scruffy_six ornery_octet gob_o_goblins")
        .crowd("dastardly_duo", only=True)
        .go(A, attack=5, recruit=2)
    )
    t.recruit(1, 1).attack(B, 1, "scruffy_six")
    assert sorted(t.names(t.s.crowd.slots).split()) == ["_", "_", "gob_o_goblins", "ornery_octet", "scruffy_six"]
    assert t.names(t.s.crowd.slots).endswith("_ _") and not t.s.crowd.deck and not t.s.crowd.trash


def test_drawing() -> None:
    """LNR-5.23, LNR-5.24: an empty deck is the discard pile; the play area stays out; both empty: drawing stops."""
    t = Table(2).seat(A, play="errand_runt catapult", deck="cannon", discard="sergeant").go(A).use("errand_runt")
    assert t.hand(A) == "cannon sergeant" and t.names(t.s.play[A]) == "errand_runt catapult"
    t = Table(2).seat(A, play="errand_runt", discard="sergeant").go(A).use("errand_runt")
    assert t.hand(A) == "sergeant" and not t.s.deck[A]
    t = Table(2).seat(A, play="cannon").seat(B, hand=SPARE).go(A).end()
    assert t.hand(A) == "cannon" and not t.s.deck[A] and not t.s.discard[A]
    guard = "bodyguard money_bag"
    t = Table(2).seat(B, hand=guard, p1="dastardly_duo").go(A, attack=2).attack(B, 1, "dastardly_duo").answer("react")
    assert t.hand(B) == "bodyguard money_bag" and not t.s.discard[B], "its own card was all there was to draw"


def test_a_reshuffle_is_a_shuffle() -> None:
    """LNR-5.21, LNR-5.23, LNR-4.18: any order may come, and no handle stands for what it stood for in the open pile."""
    pile = "cannon haggler heckler sergeant scavenger catapult"
    first, kept, slot = set(), set(), set()
    for seed in range(24):
        t = Table(2, seed=seed).seat(A, play="errand_runt", discard=pile).go(A)
        before = {h: t.s.faces[h] for h in t.s.discard[A]}
        t.use("errand_runt")
        first.add(t.hand(A))
        kept |= {t.s.faces[h] == before[h] for h in t.s.deck[A]}
        t = (
            Table(2, seed=seed)
            .seat(A, deck=SPARE)
            .crowd("dastardly_duo", trash="scruffy_six ornery_octet royal_rabble", only=True)
        )
        t.go(A, recruit=2).recruit(1, 1)
        slot.add(t.slot("crowd", 1))
    assert len(first) > 8 and kept == {True, False} and slot == {"scruffy_six", "ornery_octet", "royal_rabble"}
    hands = set()
    for seed in range(24):
        t = (
            Table(2, seed=seed)
            .seat(A, hand="cannon haggler heckler", deck="sergeant scavenger catapult")
            .seat(B, hand=SPARE)
        )
        t.flip("opening_ceremony").answer(["decline"], B).answer(["perform"], A)
        hands.add(t.names(t.s.deck[A]))
    assert len(hands) == 6


def test_the_end_of_the_turn() -> None:
    """LNR-5.22, LNR-5.25: play area, then hand, to the discard pile; then five cards."""
    t = Table(2).seat(A, play="cannon", hand="money_bag haggler", deck=SPARE).seat(B, hand=SPARE).go(A).end()
    assert t.discard(A) == "cannon money_bag haggler" and len(t.s.hand[A]) == 5 and not t.s.play[A] and not t.s.deck[A]


def test_costs_are_the_cards() -> None:
    """LNR-2.4, LNR-2.6: the compiled tables are the rows."""
    for row in DATA["card"]:
        if row["kind"] != "marker":
            n = INDEX[row["id"]]
            assert (RECRUIT_COST if IS_GOBLIN[n] else LOOT_COST)[n] == row.get("recruit_cost", row.get("loot_cost")), (
                IDS[n]
            )


def test_take_back() -> None:
    """LNR-4.18: until something new is seen, the very state; a draw, a refill, an attack end that."""
    t = Table(2).seat(A, hand="money_bag haggler shield_bearer coordinator errand_runt", deck=SPARE, p1="gob_o_goblins")
    t.seat(B, hand=SPARE, p1="dastardly_duo").go(A, loot=9, attack=2)
    match = t.match
    for move in (lambda: t.play("haggler"), lambda: t.use("haggler"), lambda: t.buy("catapult"),
                 lambda: t.play("shield_bearer"), lambda: t.use("shield_bearer", 1)):  # fmt: skip
        before = copy(match.state), match.agenda[:]
        move()
        assert match.may_take_back(A) and not match.may_take_back(B) and match.state != before[0]
        match.take_back(A)
        assert (match.state, match.agenda) == before and t.asked == "turn"
        move()
    t.play("errand_runt").use("errand_runt")
    assert not match.may_take_back(A)
    t.play("money_bag")
    assert match.may_take_back(A)
    t.attack(B, 1, "dastardly_duo")
    assert not match.may_take_back(A)
    t = Table(2).go(A, loot=9)
    slot = next(n for n in range(1, 6) if t.match.space(A).contains(["purchase", n]))
    t.buy(slot)
    assert not t.match.may_take_back(A)
    t = Table(2).seat(A, hand="shield_bearer", p1="dastardly_duo").seat(B, hand=SPARE).go(A)
    t.play("shield_bearer").use("shield_bearer", 1)
    assert t.match.may_take_back(A)
    t.end()
    assert not t.match.marks, "the end of a turn stands, even where no card was there to be drawn"
