"""The store, re-rolls and investments (GSS 4.6, section 6)."""

from __future__ import annotations

import pytest

from game.titles.slayer_slayer.rules import aftermath, event, route, store
from game.titles.slayer_slayer.rules.cards import ITEM_INDEX, ITEMS, KINDS
from game.titles.slayer_slayer.rules.dice import Roll
from game.titles.slayer_slayer.rules.doors import FOE, room_id
from tests.titles.slayer_slayer.table import cues, defaults, done, give, go, held, refused, shop, table

A, B, C, D = range(4)


@pytest.mark.parametrize(
    "item, gold, trophies, sale",
    [
        ("hire_minion", 30, 3, (20, 2)),
        ("enhanced_recruitment", 40, 4, (30, 3)),
        ("armour", 40, 4, (30, 3)),
        ("weave_fate", 40, 4, (30, 3)),
        ("bribe_goblin", 60, 6, (40, 4)),
        ("foresight", 30, 3, (20, 2)),
        ("aggressive_investing", 30, 0, (20, 0)),
        ("greedy_investing", 0, 3, (0, 2)),
    ],
)
def test_prices(item, gold, trophies, sale) -> None:
    """GSS-4.56, GSS-4.57, GSS-6.1 to GSS-6.8: one currency each; the sale is seen by all; 0 is not taken."""
    for on_sale, prices in (("", (gold, trophies)), (item, sale)):
        for currency, price in zip(("gold", "trophies"), prices):
            match = shop(on_sale)
            s = match.state
            choice = ["buy", item, currency, *([B] if item == "bribe_goblin" else [])]
            if not price:
                assert refused(match, A, choice) == "one_currency"
                continue
            purse = s.gold if currency == "gold" else s.trophies
            before, other = purse[A], (s.trophies if currency == "gold" else s.gold)[A]
            purse[A] = price - 1
            match._spaces.clear()
            assert refused(match, A, choice) == f"not_enough_{currency}"
            purse[A] = price
            match._spaces.clear()
            match.play(A, choice)
            assert purse[A] == 0 and before and (s.trophies if currency == "gold" else s.gold)[A] == other
    told = cues(shop(item), "store")[0]
    assert (told["sale"], told["gold"], told["trophies"]) == (item, *sale)
    assert {shop(item).view(seat)["store"]["sale"] for seat in (-1, 0, 1, 2)} == {item}


def test_sales_now_and_then() -> None:
    """GSS-4.57: 60 in 100; only that item is cheaper."""
    for number, item in ((59, 2), (60, -1)):
        match = table(3, {"store:sale": [number], "store:item": [2] if item >= 0 else []})
        go(match, store.StoreRoom(), route.Onward())
        assert match.state.sale == item
        assert store.price(match.state, 3) == (40, 4)
        done(match)


def test_hiring() -> None:
    """GSS-6.1, GSS-9.21"""
    match = shop()
    s = match.state
    top = KINDS[s.faces[s.deck[-1]]]
    match.play(A, ["buy", "hire_minion", "gold"])
    assert held(match, A) == ["bigun", top]
    s.pile, s.deck = s.deck, []
    match._spaces.clear()
    match.play(A, ["buy", "hire_minion", "gold"])
    assert len(s.hand[A]) == 3 and not s.pile
    s.deck = []
    match._spaces.clear()
    assert refused(match, A, ["buy", "hire_minion", "trophies"]) == "no_goblins_left"
    assert refused(match, A, ["buy", "enhanced_recruitment", "gold"]) == "no_goblins_left"
    s.gold[A] = 0
    match._spaces.clear()
    assert refused(match, A, ["buy", "hire_minion", "gold"]) == "not_enough_gold"


def test_recruiting() -> None:
    """GSS-6.2: see two, keep one, by default the first; the other goes to the bottom of the deck."""
    match = shop()
    s = match.state
    first, second = s.deck[-1], s.deck[-2]
    match.play(A, ["buy", "enhanced_recruitment", "gold"])
    assert match.ask.kind == "store_choice" and match.ask.seats == (A,) and match.ask.clock == "store_choice"
    assert list(match.space(A).each()) == [first, second] and match.default(A) == first
    assert refused(match, B, ["done"]) == "not_now"
    match.play(A, second)
    assert s.hand[A][-1] == second and s.deck[0] == first and s.under[A] == [s.faces[first]]
    assert match.view(A)["mind"]["under"] == [KINDS[s.faces[first]]] and "mind" not in match.view(B)
    del s.deck[1:]
    match._spaces.clear()
    last = s.deck[0]
    match.play(B, ["buy", "enhanced_recruitment", "gold"])
    assert match.ask.kind == "store" and s.hand[B][-1] == last and not s.deck and not s.under[B]


def test_bribes() -> None:
    """GSS-6.5: see the whole hand, take one, by default the highest; the Jester counts as 10; leftmost on a tie."""
    match = shop(hands="shaman deserter jester")
    s = match.state
    offered = s.hand[B][:]
    match.play(A, ["buy", "bribe_goblin", "trophies", B])
    assert list(match.space(A).each()) == offered and match.default(A) == offered[2]
    match.play(A, offered[1])
    assert sorted(held(match, A)) == ["deserter", "deserter", "jester", "shaman"] and held(match, B) == [
        "shaman",
        "jester",
    ]
    match = shop(hands="deserter sapper")
    match.play(A, ["buy", "bribe_goblin", "gold", C])
    assert match.default(A) == match.state.hand[C][0]


def test_whom_one_may_bribe() -> None:
    """GSS-6.5, GSS-9.17"""
    match = shop(seats=4)
    s = match.state
    s.out[C] = 1
    s.deck += s.hand[D]
    s.hand[D] = []
    match._spaces.clear()
    for target in (A, C, D, 7, -1):
        assert refused(match, A, ["buy", "bribe_goblin", "gold", target]) == "choose_another"
    for target in ("B", None):
        assert refused(match, A, ["buy", "bribe_goblin", "gold", target]) == "malformed"
    assert refused(match, A, ["buy", "bribe_goblin", "gold"]) == "choose_another"
    assert store.targets(s, A) == (B,) and store.targets(s, B) == (A,)


def test_a_bribed_hand_gets_new_numbers() -> None:
    """GSS-6.5, section 8: who saw the hand cannot follow its cards into the Horde."""
    numbers = set()
    for seed in range(15):
        match = shop(hands="shaman deserter jester sapper")
        match.chance = type(match.chance)(bytes([seed]))
        s = match.state
        before = {KINDS[s.faces[h]]: h for h in s.hand[B]}
        names = held(match, B)
        match.play(A, ["buy", "bribe_goblin", "gold", B])
        match.play(A, before["jester"])
        assert held(match, B) == [name for name in names if name != "jester"]
        after = {KINDS[s.faces[h]]: h for h in s.hand[B]}
        numbers.add(after["shaman"] == before["shaman"])
        assert before["jester"] not in s.hand[A] and before["jester"] in s.deck
    assert numbers == {True, False}


def test_limits_held() -> None:
    """GSS-4.58, GSS-6.3, GSS-6.4, GSS-9.16: one armour, foresight, investment of a kind; three re-rolls."""
    match = shop()
    s = match.state
    for item, most in (
        ("armour", 1),
        ("weave_fate", 3),
        ("foresight", 1),
        ("aggressive_investing", 1),
        ("greedy_investing", 1),
    ):
        currency = "trophies" if item == "greedy_investing" else "gold"
        for _ in range(most):
            match.play(A, ["buy", item, currency])
        assert refused(match, A, ["buy", item, currency]) == "already_held"
    assert (s.armour[A], s.weave[A], s.foresight[A], s.invest_trophies[A], s.invest_gold[A]) == (1, 3, 1, 1, 1)
    assert s.gold[A] == 500 - 40 - 120 - 30 - 30 and s.trophies[A] == 47
    for _ in range(4):
        match.play(B, ["buy", "hire_minion", "gold"])
    assert len(s.hand[B]) == 5


def test_the_store_stays_open_until_all_are_done() -> None:
    """GSS-4.55, GSS-4.59: in order of arrival; a choice is finished first; its clock goes on from where it stood."""
    match = shop()
    running = match.ask.running
    match.play(B, ["done"])
    assert match.ask.seats == (A, C) and refused(match, B, ["buy", "hire_minion", "gold"]) == "not_now"
    match.play(A, ["buy", "enhanced_recruitment", "gold"])
    assert match.ask.kind == "store_choice" and refused(match, C, ["buy", "hire_minion", "gold"]) == "not_now"
    match.play(A, match.default(A))
    assert match.ask.kind == "store" and match.ask.running == running
    for seat in (A, C):
        match.play(seat, match.default(seat))
    assert match.ask.kind == "route_vote" and not match.state.first and match.state.receipts == [[], [], []]


def test_foresight() -> None:
    """GSS-6.6, GSS-10.17, GSS-10.29: three foes, made at once, seen by every holder; gone when a door is chosen."""
    match = shop()
    s = match.state
    match.play(A, ["buy", "foresight", "gold"])
    ahead = s.ahead[:]
    assert ahead[::2] == [FOE] * 3
    match.play(B, ["buy", "foresight", "trophies"])
    assert s.ahead == ahead
    told = [["foe", room_id(FOE, what)] for what in ahead[1::2]]
    assert match.view(A)["mind"]["doors"] == told == match.view(B)["mind"]["doors"] and "mind" not in match.view(C)
    defaults(match, "route_vote")
    assert s.doors == ahead and not s.ahead and match.view(A)["mind"]["doors"] == told
    for seat in range(3):
        match.play(seat, 1)
    assert s.foresight == [0, 0, 0] and "doors" not in match.view(A).get("mind", {})


# ---------------------------------------------------------------- re-rolls, investments


def test_re_rolls() -> None:
    """GSS-6.4: after any d20; all living holders are asked; nobody holds one, no window."""
    for purpose in ("jester", "bet", "horde_die", "event", "event_jester", "investment"):
        match = table(4, {f"d20:{purpose}": [3, 20], "weave": []})
        s = match.state
        s.weave, s.out = [1, 0, 2, 1], [0, 0, 0, 1]
        go(match, Roll(purpose), route.RouteVote())
        assert match.ask.kind == "weave_window" and match.ask.seats == (A, C) and match.default(A) == "no"
        assert (match.ask.nouns["purpose"], match.ask.nouns["number"]) == (purpose, 3)
        assert refused(match, B, "yes") == "no_reroll"
        match.play(C, "yes")
        assert s.die == 3
        match.play(A, "no")
        assert s.die == 20 and s.weave == [1, 0, 1, 1] and match.ask.seats == (A, C)
        match.play(A, "no")
        match.play(C, "no")
        assert match.ask.kind == "route_vote" and s.die == 20
        done(match)
    match = table(3)
    go(match, Roll("bet"), route.RouteVote())
    assert match.ask.kind == "route_vote"


@pytest.mark.parametrize(
    "invest, resource, price",
    [("invest_trophies", "trophies", "aggressive_investing"), ("invest_gold", "gold", "greedy_investing")],
)
def test_investments(invest, resource, price) -> None:
    """GSS-6.7, GSS-6.8, GSS-6.9: 6 or more triples what was gained of that resource; in seat order; nothing gained, no roll."""
    item = ITEMS[ITEM_INDEX[price]]["effect"]
    assert (item["resource"], item["factor"], item["need"]) == (resource, 3, 6)
    match = table(4, {"d20:investment": [6, 5]})
    s = match.state
    for seat in range(4):
        give(match, seat, "bigun")
    held_by, won, purse = getattr(s, invest), getattr(s, f"won_{resource}"), getattr(s, resource)
    held_by[A] = held_by[B] = held_by[D] = 1
    won[A] = won[C] = won[D] = purse[A] = purse[C] = purse[D] = 7
    go(match, aftermath.Investments(), route.Floor())
    assert purse == [21, 0, 7, 7] and held_by == [0] * 4
    assert [(n["seat"], n["success"], n["gained"]) for n in cues(match, "investment")] == [(A, True, 14), (D, False, 0)]
    done(match)


def test_both_investments_of_a_seat() -> None:
    """GSS-6.9: a d20 for each; what one brings does not feed the other."""
    match = table(3, {"d20:investment": [20, 19]})
    s = match.state
    give(match, A, "bigun")
    s.invest_gold[A] = s.invest_trophies[A] = 1
    s.won_gold[A], s.won_trophies[A] = 10, 2
    go(match, aftermath.Investments(), route.Floor())
    assert (s.gold[A], s.trophies[A]) == (20, 4) and [n["resource"] for n in cues(match, "investment")] == [
        "trophies",
        "gold",
    ]


def test_what_counts_for_investments() -> None:
    """GSS-6.9: victory feats and loot of that battle, not what was won elsewhere."""
    match = table(3)
    s = match.state
    aftermath.gain(match, s, A, "gold", 10, "feat", "")
    aftermath.gain(match, s, A, "trophies", 2, "feat", "")
    event.reward(match, s, A, {"gold": 50, "trophies": 5})
    assert (s.won_gold[A], s.won_trophies[A], s.gold[A], s.trophies[A]) == (10, 2, 60, 7)
    investor = shop()
    investor.play(A, ["buy", "greedy_investing", "trophies"])
    assert investor.state.invest_gold[A] == 1 and not investor.state.invest_trophies[A]
