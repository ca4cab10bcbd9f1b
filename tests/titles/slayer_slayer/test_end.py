"""Hand checks and the end (GSS sections 7 and 10)."""

from __future__ import annotations

import pytest

from game.titles.slayer_slayer.rules import ending, route
from game.titles.slayer_slayer.rules.cards import OBJECTIVES
from tests.titles.slayer_slayer.table import (
    Fight,
    cues,
    give,
    go,
    held,
    refused,
    shop,
    stake,
    table,
    visit,
)

A, B, C, D = range(4)


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
