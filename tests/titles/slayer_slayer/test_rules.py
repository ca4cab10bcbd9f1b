"""The rules as a whole: random matches with every check of the conformance walk, copies, setup, leaving."""

from collections import Counter

import msgspec
import pytest

from game import titles
from game.titles.slayer_slayer import TITLE
from game.titles.slayer_slayer.rules import cards
from game.titles.slayer_slayer.rules.cards import CAP, COUNT, OBJECTIVES, SOLE_SURVIVOR
from game.titles.slayer_slayer.rules.flow import RULES
from game.titles.slayer_slayer.rules.setup import clocks
from game.titles.slayer_slayer.rules.state import State, copy
from tests.conformance.checks import Walk
from tests.titles.slayer_slayer.table import new, refused


def options(**chosen):
    return titles.options_for("slayer_slayer", chosen)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_matches(seats):
    counts = Counter()
    Walk(RULES, seats, options(objectives="even", last_stand=seats % 2 == 0), seats, False, counts).run()
    assert counts["swaps"] and counts["imagined"]


def test_random_matches_that_climb(monkeypatch):
    """Against feeble foes random players get to the upper floors: side rooms, loot, the final foe."""
    monkeypatch.setitem(cards.PER_PLAYER, "easy", -6)
    counts = Counter()
    for seed in (3, 10):
        Walk(RULES, 3, options(difficulty="easy", spectators_see_hands=True), seed, False, counts).run()
    assert counts["plays"] > 200


def test_copies_are_the_codecs():
    match = new(6, seed=3)
    for _ in range(200):
        if match.result is not None:
            break
        seat = match.waiting_for()[0]
        match.play(seat, match.default(seat))
        slow = msgspec.msgpack.decode(msgspec.msgpack.encode(match.state), type=State)
        assert copy(match.state) == slow == match.state
    other = copy(match.state)
    other.hand[0].append(1)
    other.looks[0].append([1, 0])
    assert match.state.hand[0] != other.hand[0] and match.state.looks[0] != other.looks[0]


def test_setup():
    """GSS-2.1, 3.2, 3.4, 3.7."""
    for seed in range(60):
        seats = 3 + seed % 4
        s = new(seats, seed=seed).state
        assert sorted(s.faces) == sorted(kind for kind, many in enumerate(COUNT) for _ in range(many))
        assert all(len(hand) == 8 for hand in s.hand) and len(s.deck) == 100 - 8 * seats
        assert s.objective.count(SOLE_SURVIVOR) <= CAP[seats]
        even = new(seats, seed=seed, objectives="even").state.objective
        assert len(set(even)) == min(seats, len(OBJECTIVES))
    assert new(4, final_foe="guildmaster").state.final == cards.FOE_INDEX["guildmaster"]


def test_clocks():
    """Section 11: relaxed doubles all but the route vote, off removes every limit."""
    assert clocks(options())["play_cards"] == 75
    relaxed = clocks(options(timers="relaxed"))
    assert relaxed["play_cards"] == 150 and relaxed["route_vote"] == 35
    assert set(clocks(options(timers="off")).values()) == {None}


def test_whoever_resigns_plays_defaults():
    """GSS-10.10."""
    match = new(3)
    match.resign(0)
    while match.ask is not None and match.ask.kind != "play_cards":
        for seat in match.waiting_for():
            assert seat != 0
            match.play(seat, match.default(seat))
    assert match.state.committed[0] == 1 and len(match.state.chosen[0]) >= 1
    match.resign(1)
    match.resign(2)
    assert match.result is not None and match.result.outcome == "abandoned" and not match.result.winners


def test_cards_may_be_taken_back_until_the_lock():
    """GSS-4.14, 4.15, 9.3 to 9.6."""
    match = new(3)
    while match.ask.kind != "play_cards":
        seat = match.waiting_for()[0]
        match.play(seat, match.default(seat))
    s = match.state
    assert refused(match, 0, ["withdraw"]) == "not_now"
    assert refused(match, 0, ["commit", []]) == "too_few_cards"
    assert refused(match, 0, ["commit", [s.hand[1][0]]]) in ("not_in_hand", "too_few_cards")
    match.play(0, ["pledge", "heavy"])
    match.play(0, match.default(0))
    match.play(0, ["withdraw"])
    match.play(1, match.default(1))
    match.play(2, match.default(2))
    assert match.ask.kind == "play_cards"
    assert match.view(1)["play"] == {"ready": [1, 2], "pledges": ["heavy", "", ""]}
    match.play(0, match.default(0))
    assert not s.chosen[0]


def test_every_refusal_has_a_code_of_the_title():
    assert len(set(TITLE.codes)) == len(TITLE.codes) == 23
