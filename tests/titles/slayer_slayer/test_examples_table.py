"""Worked examples 19 to 31 and 33 to 37: votes, loot, hand checks, side rooms, the final foe."""

import pytest

from game.titles.slayer_slayer.rules import aftermath, battle, bets, ending, event, feats, loot, route, store
from game.titles.slayer_slayer.rules.cards import EVENT_INDEX, FOE_INDEX, FOES, ITEM_INDEX, KINDS, OBJECTIVES, RANK
from tests.titles.slayer_slayer.table import Fight, cues, done, fighting, give, go, new, refused, table

A, B, C, D = range(4)


# ---------------------------------------------------------------- 19, 20: votes


@pytest.mark.parametrize(
    "votes, drawn, door, tie, cast",
    [((1, 3, 3, 1), [1], 3, True, True), (("", 2, "", ""), [], 2, False, True), (("",) * 4, [0], 1, False, False)],
)
def test_example_19(votes, drawn, door, tie, cast):
    match = new(4)
    match.chance.script = {"route": drawn}
    match.take_cues()
    for seat, vote in enumerate(votes):
        match.play(seat, vote)
    (chosen,) = cues(match, "route_chosen")
    assert chosen == {"door": door, "tie": tie, "votes_cast": cast}
    done(match)


@pytest.mark.parametrize(
    "votes, drawn, made, side",
    [
        (("odds", "evens", "odds", "none", "none"), [], True, "odds"),
        (("odds", "evens", "none", "none", ""), [], False, ""),
        (("odds", "evens", "none", "", ""), [1], True, "evens"),
    ],
)
def test_example_20(votes, drawn, made, side):
    fight = Fight("rented_locksmith", living=5, horde="catapult bigun")
    fight.match.chance.script = {"bet:side": drawn, "d20:bet": [7] if made else []}
    go(fight.match, battle.Reveal(), feats.Feats(), bets.Bets(), route.Floor())
    for seat, vote in enumerate(votes):
        fight.match.play(seat, vote)
    (result,) = cues(fight.match, "bet_votes")
    assert (result["made"], result["side"]) == (made, side)
    done(fight.match)


# ---------------------------------------------------------------- 21, 31: loot


def test_example_21():
    match = table(4, {"loot": [1]})
    s = match.state
    s.phase, s.foe, s.lots, s.taken, s.players = "battle", FOE_INDEX["ear_collector"], 2, [2, 1, 1, 0], 4
    for seat in range(4):
        give(match, seat, "bigun")
    go(match, loot.Loot(), route.Floor())
    for seat in (A, B, C):
        match.play(seat, ["ping", 1])
    for seat in (A, B, C, D):
        match.play(seat, ["confirm"])
    assert s.trophies == [0, 0, 3, 3]
    assert s.taken == [2, 1, 2, 1]
    done(match)


def test_example_31():
    match = table(4)
    s = match.state
    s.phase, s.floor, s.foe, s.round, s.players, s.lots = "battle", 10, FOE_INDEX["the_slayer"], 1, 4, 4
    s.met = [s.foe]
    s.revealed, s.won, s.taken = True, True, [0, 3, 2, 4]
    s.armour[D] = 1
    for seat, held in ((B, "bigun sapper"), (C, "bigun"), (D, "bigun")):
        give(match, seat, held)
    give(match, A, "earcutter cutpurse bonesetter")
    s.horde, s.hand[A] = s.hand[A], []
    s.owner, s.power, s.mark = [A, B, C], [2, 2, 1], [0, 0, 0]
    go(match, aftermath.Victory())
    assert s.out == [1, 0, 0, 0]
    assert s.gold == [0, 20, 0, 0] and s.trophies[A] == 0
    assert len(s.hand[C]) == 2
    for seat in (B, C, D):
        match.play(seat, ["ping", 3])
    for seat in (B, C, D):
        match.play(seat, ["confirm"])
    assert match.result is not None and match.result.outcome == "surface"
    assert (s.gold[B], s.trophies[D], s.gold[C], len(s.hand[C])) == (20 + 60, 6, 60, 4)


# ---------------------------------------------------------------- 22, 23, 33: hand checks


@pytest.mark.parametrize("last_stand, won, out", [(True, True, 0), (True, False, 1), (False, True, 1)])
def test_example_22(last_stand, won, out):
    horde = "bigun bigun princeling" if won else "sapper"
    fight = Fight("rented_locksmith", horde=horde, hands=("", "sapper sapper", "sapper"), last_stand=last_stand)
    fight.run()
    assert fight.outcome == ("victory" if won else "lost")
    assert fight.state.out[A] == out
    if not won:
        assert fight.state.players == 2
        assert len(fight.state.earlier) == 1


@pytest.mark.parametrize(
    "objective, hand, outcome",
    [
        ("sole_survivor", "sapper sapper", "sole_survivor"),
        ("caretaker", "sapper sapper", ""),
        ("caretaker", "", "nobody"),
    ],
)
def test_example_23(objective, hand, outcome):
    match = table(3)
    s = match.state
    s.phase, s.round, s.players, s.foe = "battle", 1, 3, FOE_INDEX["rented_locksmith"]
    s.objective = [OBJECTIVES.index(objective), 1, 2]
    give(match, A, hand)
    go(match, ending.HandCheck(), route.Floor())
    assert ("" if match.result is None else match.result.outcome) == outcome
    if outcome == "sole_survivor":
        assert match.result.winners == (A,)


def test_example_33():
    match = table(3)
    s = match.state
    s.out, s.checks = [0, 1, 1], 1
    s.objective[A] = OBJECTIVES.index("caretaker")
    s.foe = FOE_INDEX["rented_locksmith"]
    give(match, A, "deserter")
    go(match, battle.Battle())
    for number in (1, 2, 3, 4):
        assert s.round == number
        match.play(A, ["commit", s.hand[A][:]])
    assert match.result is not None and match.result.outcome == "nobody"


# ---------------------------------------------------------------- 24: survivor


def survivor(foe, earlier):
    match = table(2 + 1)
    s = match.state
    s.phase, s.foe, s.round, s.players, s.revealed, s.won = "battle", FOE_INDEX[foe], 2, 3, True, True
    s.armour[B] = 1
    give(match, A, "bigun conjurer")
    s.horde, s.hand[A] = s.hand[A], []
    give(match, A, earlier)
    s.earlier, s.hand[A] = s.hand[A], []
    s.owner, s.power, s.mark = [A, A], [6, 2], [0, 0]
    n = len(s.earlier)
    s.earlier_owner, s.earlier_power, s.earlier_mark = [C] * n, [5] * n, [0] * n
    return go(match, aftermath.Survivor(), aftermath.ClearTable(), route.Floor())


def test_example_24():
    match = survivor("rented_locksmith", "princeling")
    s = match.state
    assert match.ask.seats == (B,)
    assert refused(match, B, s.horde[0]) == "cannot_be_picked"
    assert refused(match, B, s.horde[1]) == "princeling_must"
    assert refused(match, A, s.horde[1]) == "not_the_picker"
    match.play(B, s.earlier[0])
    assert [KINDS[s.faces[h]] for h in s.hand[B]] == ["princeling"]
    assert s.armour[B] == 0 and len(s.pile) == 2
    match = survivor("rented_locksmith", "")
    assert list(match.space(B).each()) == [match.state.horde[1]]
    match = survivor("ear_collector", "")
    assert match.state.armour[B] == 1 and match.ask.kind == "route_vote"


# ---------------------------------------------------------------- 25 to 27: events, investments


@pytest.mark.parametrize("die, gold, held", [(9, 50, 5), (8, 0, 2)])
def test_example_25(die, gold, held):
    match = table(3, {"d20:event": [die], "representative": []})
    s = match.state
    s.event = EVENT_INDEX["rickety_bridge"]
    for seat in range(3):
        give(match, seat, "bigun sapper deserter wolfrider catapult")
    go(match, event.EventRoom(), route.Floor())
    for seat in range(3):
        match.play(seat, B)
    match.play(B, s.hand[B][:3])
    assert (s.gold[B], len(s.hand[B])) == (gold, held)
    done(match)


@pytest.mark.parametrize("die, gold", [(3, 30), (4, 0)])
def test_example_26(die, gold):
    match = table(3, {"d20:event_jester": [die]})
    s = match.state
    s.event = EVENT_INDEX["sleeping_drake"]
    for seat in range(3):
        give(match, seat, "schemer jester bigun")
    go(match, event.EventRoom(), route.Floor())
    for seat in range(3):
        match.play(seat, A)
    match.play(A, s.hand[A][:2])
    assert s.gold[A] == gold
    done(match)


@pytest.mark.parametrize("die, won, trophies", [(6, 5, 15), (5, 5, 5), (None, 0, 0)])
def test_example_27(die, won, trophies):
    match = table(3, {"d20:investment": [die] if die else []})
    s = match.state
    for seat in range(3):
        give(match, seat, "bigun")
    s.invest_trophies[A], s.won_trophies[A], s.trophies[A] = 1, won, won
    go(match, aftermath.Investments(), route.Floor())
    assert s.trophies[A] == trophies and not s.invest_trophies[A]
    done(match)


# ---------------------------------------------------------------- 28, 29: the store


def shop(sale=-1, seats=3):
    match = table(seats, {"store:sale": [0] if sale >= 0 else [99], "store:item": [sale] if sale >= 0 else []})
    for seat in range(seats):
        give(match, seat, "bigun")
    return go(match, store.StoreRoom(), route.Onward())


def test_example_28():
    match = shop()
    s = match.state
    s.gold[A], s.trophies[A] = 20, 7
    match._spaces.clear()
    assert refused(match, A, ["buy", "hire_minion", "gold"]) == "not_enough_gold"
    assert refused(match, A, ["buy", "bribe_goblin", "gold", A]) == "not_enough_gold"
    assert refused(match, A, ["buy", "bribe_goblin", ["gold", "trophies"], B]) == "one_currency"
    assert refused(match, A, ["buy", "greedy_investing", "gold"]) == "one_currency"
    match.play(A, ["buy", "hire_minion", "trophies"])
    assert (s.trophies[A], len(s.hand[A])) == (4, 2)
    match.play(A, ["buy", "greedy_investing", "trophies"])
    assert (s.trophies[A], s.invest_gold[A]) == (1, 1)
    match = shop(ITEM_INDEX["hire_minion"])
    match.state.trophies[A] = 2
    match._spaces.clear()
    match.play(A, ["buy", "hire_minion", "trophies"])
    assert match.state.trophies[A] == 0


@pytest.mark.parametrize("hires", [True, False])
def test_example_29(hires):
    match = shop()
    s = match.state
    s.trophies[A], s.gold[B] = 6, 30
    match._spaces.clear()
    match.play(A, ["buy", "bribe_goblin", "trophies", B])
    assert match.ask.kind == "store_choice"
    match.play(A, s.hand[B][0])
    assert not s.hand[B] and len(s.hand[A]) == 2
    if hires:
        match.play(B, ["buy", "hire_minion", "gold"])
    for seat in range(3):
        match.play(seat, ["done"])
    assert bool(s.out[B]) is not hires


# ---------------------------------------------------------------- 30: scoring


def test_example_30():
    match = table(4)
    s = match.state
    s.objective = [OBJECTIVES.index(name) for name in ("treasure_hoarder", "manslayer", "caretaker", "sole_survivor")]
    s.gold, s.trophies = [120, 40, 10, 60], [3, 12, 2, 5]
    for seat, held in enumerate((2, 1, 4, 5)):
        give(match, seat, " ".join(["bigun", "sapper", "deserter", "catapult", "wolfrider"][:held]))
    go(match, ending.Scoring())
    assert match.result.tally["score"] == (350, 320, 350, 310)
    assert match.result.winners == (C,)
    assert match.result.places == (2, 3, 1, 4)


# ---------------------------------------------------------------- 34 to 36


def test_example_34():
    match = table(3, {"hide_power": [1]})
    s = match.state
    s.foe = FOE_INDEX["roadside_illusionist"]
    for seat in range(3):
        give(match, seat, "bigun princeling bruiser")
    go(match, battle.Battle(), route.Climb())
    assert match.view(A)["foe"]["power"] is None
    for seat in range(3):
        match.play(seat, ["commit", s.hand[seat][:1]])
    (shown,) = cues(match, "power_shown")
    assert shown["power"] == 14


def test_example_35():
    fight = Fight("rented_locksmith", horde="catapult bigun deserter", rolls={"d20:bet": [8, 12, 3], "weave": [1]})
    s = fight.state
    s.weave[A], s.weave[B] = 2, 1
    fight.votes = ["odds", "yes", "yes", "no"]
    fight.run()
    assert fight.one("bet_result")["success"]
    assert (s.weave[A], s.weave[B]) == (1, 0)
    assert [nouns["again"] for nouns in fight.all("roll")] == [0, 1, 2]


def test_example_36():
    match = table(3, {"doors:tier": [99, 99, 99], "doors:order": [[0, 1, 2]]})
    s = match.state
    s.floor, s.first = 9, False
    tier = 2
    fabled = s.supply[tier] + s.fought[tier]
    s.supply[tier], s.fought[tier] = fabled[:2], fabled[2:]
    go(match, route.Doors(), route.RouteVote())
    behind = s.doors[1::2]
    assert set(behind[:2]) == set(fabled[:2]) and behind[2] in fabled[2:]
    assert not s.fought[tier] and len(s.supply[tier]) == 2
    for seat in range(3):
        match.play(seat, 3)
    assert s.supply[tier][:2] == [behind[1], behind[0]]
    done(match)


HANDS = (
    "bigun bigun sapper deserter catapult wolfrider shaman schemer",
    "sapper deserter catapult wolfrider shaman schemer bigun",
    "sapper deserter catapult",
    "deserter",
)
"""Hands of 8, 7, 3 and 1 cards."""


@pytest.mark.parametrize(
    "least, verb, n, expected",
    [("third", "", 0, [3, 3, 1, 1]), ("third", "min_half", 0, [4, 4, 2, 1]), ("third", "max_cards", 2, [2, 2, 1, 1]),
     ("one", "", 0, [1, 1, 1, 1])],
)  # fmt: skip
def test_example_37(monkeypatch, least, verb, n, expected):
    """GSS-4.14"""
    import msgspec

    known = {ability.verb: ability for foe in FOES for ability in foe.abilities}
    found = [(0, msgspec.structs.replace(known[verb], n=n))] if verb else []
    monkeypatch.setattr(battle, "abilities", lambda s: found)
    fight = Fight("rented_locksmith", living=4, hands=HANDS, seats=4, least=least)
    assert [battle.limits(fight.state, seat)[0] for seat in range(4)] == expected


def test_example_37_refused_and_by_the_clock():
    """GSS-4.14, GSS-9.3, GSS-4.16: two of seven are too few; who runs out of time sends the three weakest."""
    match = fighting("rented_locksmith", *HANDS)
    hand = match.state.hand
    assert refused(match, B, ["commit", hand[B][:2]]) == "too_few_cards"
    sent = match.default(A)[1]
    weakest = sorted(hand[A], key=lambda handle: RANK[match.state.faces[handle]])[:3]
    assert len(sent) == 3
    assert sorted(RANK[match.state.faces[h]] for h in sent) == sorted(RANK[match.state.faces[h]] for h in weakest)
