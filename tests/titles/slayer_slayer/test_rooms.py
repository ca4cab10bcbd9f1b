"""Events, the store, re-rolls, investments, hand checks and the end (GSS 4.5, 4.6, sections 6, 7 and 10)."""

from __future__ import annotations

import pytest

from game.titles.slayer_slayer import aftermath, ending, event, route, store
from game.titles.slayer_slayer.cards import EVENT_INDEX, EVENTS, ITEM_INDEX, ITEMS, KINDS, OBJECTIVES
from game.titles.slayer_slayer.dice import Roll
from game.titles.slayer_slayer.doors import FOE, room_id
from tests.titles.slayer_slayer.table import Fight, cues, defaults, done, give, go, held, refused, table

A, B, C, D = range(4)


def visit(name: str, hand: str, rolls=None, seats: int = 3):
    """An event with A as the representative."""
    match = table(seats, rolls)
    match.state.event = EVENT_INDEX[name]
    give(match, A, hand)
    for seat in range(1, seats):
        give(match, seat, "bonesetter")
    go(match, event.EventRoom(), route.Onward())
    for seat in range(seats):
        match.play(seat, A)
    return match


def stake(name: str, hand: str, k: int, rolls=None):
    match = visit(name, hand, rolls)
    match.play(A, match.state.hand[A][:k])
    return match


# ---------------------------------------------------------------- events


def test_the_event_is_shown() -> None:
    """GSS-4.48"""
    match = table(3)
    match.state.event = EVENT_INDEX["toll_troll"]
    go(match, event.EventRoom(), route.Onward())
    assert cues(match, "event") == [{"event": "toll_troll"}] and match.view(B)["event"]["id"] == "toll_troll"
    assert match.ask.kind == "representative_vote" and match.ask.clock == "representative_vote"


@pytest.mark.parametrize(
    "votes, drawn, seat, tie, cast",
    [
        ((B, B, A), [], B, False, True),
        ((B, A, ""), [1], B, True, True),
        (("", "", ""), [2], C, False, False),
        (("", C, ""), [], C, False, True),
    ],
)
def test_the_representative(votes, drawn, seat, tie, cast) -> None:
    """GSS-4.49: oneself allowed; most votes; a tie, or no votes, at random."""
    match = table(3, {"representative": drawn})
    match.state.event = EVENT_INDEX["toll_troll"]
    for other in range(3):
        give(match, other, "bigun sapper")
    go(match, event.EventRoom(), route.Onward())
    match.play(A, C)
    for other, vote in enumerate(votes):
        match.play(other, vote)
    assert cues(match, "representative") == [{"seat": seat, "tie": tie, "votes_cast": cast}]
    assert match.ask.kind == "event_stake" and match.ask.seats == (seat,)
    done(match)


def test_only_the_living_go() -> None:
    """GSS-4.49, GSS-9.8"""
    match = table(4)
    match.state.out, match.state.event = [0, 1, 0, 0], EVENT_INDEX["toll_troll"]
    go(match, event.EventRoom(), route.Onward())
    assert list(match.space(A).each()) == [A, C, D, ""] and refused(match, A, B) == "player_is_out"


def test_stakes() -> None:
    """GSS-4.50: 1 to 4 cards, all of a hand too; the default is the lowest; the number is shown, the cards are not."""
    match = visit("rickety_bridge", "jester bigun deserter sapper shaman bigun")
    s = match.state
    assert match.default(A) == [s.hand[A][4]]
    assert refused(match, A, s.hand[A][:5]) == "stake_1_to_4" and refused(match, A, []) == "stake_1_to_4"
    match.take_cues()
    match.play(A, s.hand[A][:4])
    told = cues(match, "staked")[0]
    assert (told["seat"], told["count"]) == (A, 4)
    small = visit("rickety_bridge", "bigun")
    assert list(small.space(A).each()) == [small.state.hand[A]]
    two = visit("rickety_bridge", "deserter sapper")
    assert two.default(A) == two.state.hand[A][:1], "earliest in hand"


@pytest.mark.parametrize(
    "name, hand, k, rolls, success",
    [
        ("rickety_bridge", "bigun", 1, {"d20:event": [5]}, True),
        ("rickety_bridge", "bigun", 1, {"d20:event": [4]}, False),
        ("rickety_bridge", "bigun bigun bigun bigun", 4, {"d20:event": [11]}, True),
        ("rickety_bridge", "bigun bigun bigun bigun", 4, {"d20:event": [10]}, False),
        ("cursed_idol", "jester jester", 2, {"d20:event": [11]}, True),
        ("arm_wrestling", "princeling", 1, {}, True),
        ("arm_wrestling", "firehazard", 1, {}, False),
        ("arm_wrestling", "wolfrider princeling", 2, {}, True),
        ("arm_wrestling", "wolfrider firehazard", 2, {}, False),
        ("arm_wrestling", "jester bigun", 2, {"d20:event_jester": [2]}, True),
        ("arm_wrestling", "jester bigun jester", 3, {"d20:event_jester": [2, 2]}, False),
        ("sleeping_drake", "cutpurse", 1, {}, True),
        ("sleeping_drake", "deserter", 1, {}, False),
        ("sleeping_drake", "shaman wolfrider", 2, {}, True),
        ("sleeping_drake", "shaman firehazard", 2, {}, False),
        ("rune_door", "bigun shaman", 2, {}, True),
        ("rune_door", "bigun deserter", 2, {}, False),
        ("rune_door", "bigun shaman shaman", 3, {}, True),
        ("rune_door", "bigun shaman princeling", 3, {}, False),
        ("jammed_lift", "sapper", 1, {}, True),
        ("guard_dog", "deserter bigun", 2, {}, True),
        ("masked_ball", "jester", 1, {}, True),
        ("rockfall", "bruiser bigun", 2, {}, True),
    ],
)
def test_checks(name, hand, k, rolls, success) -> None:
    """GSS-4.51, GSS-4.52, GSS-4.53: each check at its edge; only staked cards count; feats do not work."""
    match = stake(name, hand, k, rolls)
    result = cues(match, "event_result")[0]
    assert (result["success"], result["count"], result["seat"]) == (success, k, A)
    s = match.state
    if success:
        assert all(card in held(match, A) for card in hand.split())
        assert not s.pile
    else:
        assert sorted(KINDS[s.faces[h]] for h in s.pile) == sorted(hand.split()[:k])
        assert bool(s.out[A]) == (k == len(hand.split()))
    assert match.ask.kind == "route_vote" and not s.first and not s.stake
    done(match)


@pytest.mark.parametrize(
    "bet, drawn, die, success",
    [
        ("odds", [], 3, True),
        ("odds", [], 4, False),
        ("evens", [], 4, True),
        ("evens", [], 3, False),
        ("", [1], 4, True),
        ("", [0], 4, False),
    ],
)
def test_the_wheel(bet, drawn, die, success) -> None:
    """GSS-4.51 odds: the representative bets, by default at random."""
    match = stake("spinning_wheel", "bigun deserter", 1, {"event:side": drawn, "d20:event": [die]})
    assert match.ask.kind == "event_bet" and match.ask.seats == (A,) and match.default(A) == ""
    match.play(A, bet)
    assert (match.state.gold[A], match.state.trophies[A]) == ((30, 1) if success else (0, 0))
    done(match)


def test_every_event_has_its_table() -> None:
    """GSS-4.48, GSS-4.54, section data: what the data file says for 1 to 4 cards is what is won."""
    for row in EVENTS:
        for k in (1, 2, 3, 4):
            match = table(3)
            s = match.state
            match.take_cues()
            before = len(s.deck)
            event.reward(match, s, A, row["reward"][k - 1])
            prize = row["reward"][k - 1]
            assert (s.gold[A], s.trophies[A]) == (prize.get("gold", 0), prize.get("trophies", 0))
            assert len(s.hand[A]) == before - len(s.deck) == prize.get("cards", 0)
            assert (s.weave[A], s.armour[A], s.foresight[A]) == tuple(
                prize.get(n, 0) for n in ("weave", "armour", "foresight")
            )


def test_overflow() -> None:
    """GSS-4.54: each benefit above its limit becomes gold."""
    match = table(3)
    s = match.state
    s.armour[A], s.weave[A], s.foresight[A] = 1, 2, 1
    event.reward(match, s, A, {"armour": 1, "gold": 20})
    assert (s.armour[A], s.gold[A]) == (1, 40)
    event.reward(match, s, A, {"weave": 2, "foresight": 1})
    assert (s.weave[A], s.foresight[A], s.gold[A]) == (3, 1, 80)
    event.reward(match, s, A, {"weave": 2})
    assert (s.weave[A], s.gold[A]) == (3, 120)
    event.reward(match, s, B, {"weave": 2})
    assert (s.weave[B], s.gold[B]) == (2, 0)


# ---------------------------------------------------------------- the store


def shop(sale: str = "", seats: int = 3, gold: int = 500, trophies: int = 50, hands: str = "bigun", **more):
    match = table(seats, {"store:sale": [0 if sale else 60], "store:item": [ITEM_INDEX[sale]] if sale else []}, **more)
    s = match.state
    for seat in range(seats):
        give(match, seat, hands)
    s.gold, s.trophies = [gold] * seats, [trophies] * seats
    return go(match, store.StoreRoom(), route.Onward())


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
    for target in (A, C, D, 7, -1, "B", None):
        assert refused(match, A, ["buy", "bribe_goblin", "gold", target]) == "choose_another"
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


# ---------------------------------------------------------------- hand checks and the end


def test_the_hand_check() -> None:
    """GSS-7.1, GSS-7.2: all at the same moment; gold, trophies and items go to nobody; a spectator from now on."""
    match = table(5)
    s = match.state
    give(match, A, "bigun")
    give(match, D, "bigun")
    s.out[4], s.checks = 1, 1
    for column in (s.gold, s.trophies, s.armour, s.weave, s.foresight, s.invest_gold, s.invest_trophies):
        column[:] = [1, 1, 1, 1, 0]
    go(match, ending.HandCheck(), route.RouteVote())
    assert s.out == [0, 2, 2, 0, 1] and match.ask.seats == (A, D)
    for column in (s.gold, s.trophies, s.armour, s.weave, s.foresight, s.invest_gold, s.invest_trophies):
        assert column == [1, 0, 0, 1, 0]
    assert [n["seat"] for n in cues(match, "tombstone")] == [B, C]
    assert refused(match, B, 1) == "out_of_game"


@pytest.mark.parametrize(
    "holding, objectives, outcome",
    [
        ((A,), "sole_survivor", "sole_survivor"),
        ((A,), "manslayer", ""),
        ((A, B), "sole_survivor", ""),
        ((), "sole_survivor", "nobody"),
    ],
)
def test_how_it_may_end(holding, objectives, outcome) -> None:
    """GSS-1.6, GSS-7.3, GSS-10.11, GSS-10.25: out of cards at the fixed points only."""
    match = table(3)
    s = match.state
    s.objective = [OBJECTIVES.index(objectives), 1, 2]
    for seat in holding:
        give(match, seat, "bigun")
    go(match, ending.HandCheck(), route.RouteVote())
    assert (match.result.outcome if match.result else "") == outcome
    if match.result:
        assert match.result.winners == holding and match.result.places[A] == 1


def test_nobody_falls_nothing_ends() -> None:
    """GSS-7.3: a lone Sole Survivor wins after a hand check in which somebody was eliminated."""
    match = table(3)
    s = match.state
    s.out, s.checks, s.objective[A] = [0, 1, 1], 1, 3
    give(match, A, "bigun")
    go(match, ending.HandCheck(), route.RouteVote())
    assert match.result is None


def test_hand_checks_after_side_rooms() -> None:
    """GSS-4.53, GSS-4.59, GSS-7.1: after a tragedy and when the store closes, not before."""
    match = stake("rickety_bridge", "bigun", 1, {"d20:event": [1]})
    assert match.state.out == [1, 0, 0]
    match = shop()
    s = match.state
    match.play(A, ["buy", "bribe_goblin", "gold", B])
    match.play(A, s.hand[B][0])
    assert not s.out[B] and B in match.ask.seats and match.view(C)["seat.1"][0] == 0
    for seat in range(3):
        match.play(seat, ["done"])
    assert s.out == [0, 1, 0]


@pytest.mark.parametrize(
    "objective, score",
    [
        ("treasure_hoarder", 2 * 35 + 40 + 120),
        ("manslayer", 35 + 80 + 120),
        ("caretaker", 35 + 40 + 240),
        ("sole_survivor", 195),
    ],
)
def test_scores(objective, score) -> None:
    """GSS-3.9, GSS-3.10, GSS-3.11, GSS-3.12, GSS-7.4, GSS-7.6"""
    match = table(3)
    s = match.state
    s.objective, s.gold[A], s.trophies[A] = [OBJECTIVES.index(objective), 1, 2], 35, 4
    give(match, A, "bigun sapper deserter")
    s.out[C] = 1
    go(match, ending.Scoring())
    assert match.result.tally["score"][:2] == (score, 0) and match.result.places == (1, 2, 3)


@pytest.mark.parametrize(
    "gold, trophies, cards, winners, places",
    [
        ((40, 0), (0, 0), (0, 1), (B,), (2, 1)),
        ((10, 0), (0, 1), (1, 1), (B,), (2, 1)),
        ((10, 20), (1, 0), (1, 1), (A,), (1, 2)),
        ((10, 10), (1, 1), (1, 1), (A, B), (1, 1)),
        ((41, 0), (0, 0), (0, 1), (A,), (1, 2)),
    ],
)
def test_ties(gold, trophies, cards, winners, places) -> None:
    """GSS-7.5: cards, then trophies, then gold, then shared. Sole Survivors double nothing (GSS-7.6)."""
    match = table(3)
    s = match.state
    s.objective, s.out = [3, 3, 0], [0, 0, 1]
    s.gold[:2], s.trophies[:2] = gold, trophies
    for seat, n in enumerate(cards):
        give(match, seat, " ".join(["bigun"] * n))
    go(match, ending.Scoring())
    assert match.result.winners == winners and match.result.places == (*places, 3)


def test_ties_by_gold() -> None:
    """GSS-7.5: gold last, told apart only by an objective that doubles something else."""
    match = table(3)
    s = match.state
    s.objective, s.out = [0, 3, 3], [0, 0, 1]
    s.gold[:2] = [20, 40]
    give(match, A, "bigun")
    give(match, B, "bigun")
    assert ending.parts(s, A) == (40, 0, 40) and ending.parts(s, B) == (40, 0, 40)
    go(match, ending.Scoring())
    assert match.result.winners == (B,)


def test_everything_is_shown_at_the_end() -> None:
    """GSS-7.7, GSS-3.5"""
    match = table(3)
    give(match, A, "bigun")
    give(match, B, "sapper")
    match.state.out[C] = 1
    go(match, ending.Scoring())
    for seat in (-1, 0, 1, 2):
        view = match.view(seat)
        assert [[name for _, name in hand] for hand in view["hands"]] == [["bigun"], ["sapper"], []]
        assert [row[0] for row in view["final"]] == [OBJECTIVES[n] for n in match.state.objective]


def test_leaving() -> None:
    """GSS-10.10: the seat keeps what it holds and plays its defaults, also as representative, buyer and picker."""
    match = visit("spinning_wheel", "jester shaman", {"d20:event": [2], "event:side": [1]})
    match.resign(A)
    assert match.state.trophies[A] == 1 and match.ask.kind == "route_vote" and match.ask.seats == (B, C)
    match = shop(hands="deserter bigun")
    match.play(A, ["buy", "bribe_goblin", "gold", B])
    match.resign(A)
    assert sorted(held(match, A)) == ["bigun", "bigun", "deserter"] and match.ask.seats == (B, C)
    fight = Fight("rented_locksmith", horde="bigun bigun bigun deserter shaman", rolls={"survivor:picker": [1]}).run()
    fight.match.resign(B)
    assert "deserter" in fight.hand(B) and fight.match.ask.kind == "loot_division"
    fight = Fight("rented_locksmith", horde="bloodpriest")
    fight.start()
    fight.match.resign(A)
    assert fight.match.ask.kind == "blood_rite" and fight.match.ask.seats == (B, C)
    for seat in (B, C):
        fight.match.play(seat, "wait")
    assert not fight.state.gains and fight.match.ask.kind == "play_cards"


def test_equally_likely() -> None:
    """GSS-10.15: each of several cards or players, at the face-down discard and at the pick."""
    gone, pickers = [0] * 4, [0] * 3
    for seed in range(240):
        fight = Fight("shy_archer", horde="bigun bigun princeling deserter")
        fight.match.chance = type(fight.match.chance)(str(seed).encode())
        first = fight.state.horde[:]
        fight.run()
        gone[first.index(fight.one("facedown_discard")["handle"])] += 1
        fight = Fight("rented_locksmith", horde="bigun bigun princeling")
        fight.match.chance = type(fight.match.chance)(str(seed).encode())
        pickers[fight.run().one("survivor_picker")["seat"]] += 1
    assert all(35 < count < 85 for count in gone) and all(55 < count < 105 for count in pickers), (gone, pickers)
