"""Events: the representative, stakes, checks and rewards (GSS 4.5)."""

from __future__ import annotations

import pytest

from game.titles.slayer_slayer.rules import event, route
from game.titles.slayer_slayer.rules.cards import EVENT_INDEX, EVENTS, KINDS
from tests.titles.slayer_slayer.table import (
    cues,
    done,
    give,
    go,
    held,
    refused,
    stake,
    table,
    visit,
)

A, B, C, D = range(4)


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
