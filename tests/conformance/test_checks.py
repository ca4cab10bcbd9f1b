"""The checks have teeth: toys with one fault each, planted, are found out."""

from collections import Counter
from dataclasses import replace

import pytest

from game.engine.agenda import STAY
from game.engine.ask import Ask
from game.engine.cues import Cue
from game.engine.spaces import Amount
from tests.conformance.checks import Walk
from tests.engine.toys import TRICKS, Bid, Lead


def walk(rules):
    counts = Counter()
    for seed in range(12):
        Walk(rules, 3, {}, seed, True, counts).run()
    return counts


def leaky_view(match, seat):
    view = TRICKS.view(match, seat)
    view["public"]["best"] = max((max(hand) for hand in match.state.hands if hand), default=0)
    return view


class Whisper(Cue, frozen=True, kw_only=True):
    seat: int


class TellingLead(Lead, frozen=True, tag="lead"):
    """Says who holds the highest card left, in words for all."""

    def answer(self, match, answers):
        super().answer(match, answers)
        hands = match.state.hands
        if any(hands):
            match.cue(Whisper(seat=max(range(match.seats), key=lambda seat: max(hands[seat], default=-1))))
        return STAY


class TellingBid(Bid, frozen=True, tag="bid"):
    """Allows only as many tricks as the others' cards are low."""

    def space(self, match, seat):
        others = [card for owner, hand in enumerate(match.state.hands) if owner != seat for card in hand]
        return Amount(0, 2 + (min(others) > 1))


class HastyBid(Bid, frozen=True, tag="bid"):
    """Changes the state in the paragraph that asks."""

    def run(self, match):
        match.state.turn = match.chance.below("hasty", match.seats)
        return Ask("bid", tuple(range(match.seats)))


class WrongDefault(Bid, frozen=True, tag="bid"):
    """Its default is none of its choices."""

    def default(self, match, seat):
        return 4


def losing(match):
    return [str(len(match.state.stock)), *map(str, match.state.won)]


def stale_imagine(view, seat, chance, options):
    state = TRICKS.imagine(view, seat, chance, options)
    state.won = [0] * len(state.won)
    return state


def shallow(state):
    return state


@pytest.mark.parametrize(
    "fault, message",
    [
        ({"view": leaky_view}, "sees a difference"),
        ({"steps": (Bid, TellingLead), "begin": (Bid(), TellingLead(3))}, "is told a difference"),
        ({"steps": (TellingBid, Lead), "begin": (TellingBid(), Lead(3))}, "the ask differs|asks? differ"),
        ({"steps": (HastyBid, Lead), "begin": (HastyBid(), Lead(3))}, "load differs"),
        ({"steps": (WrongDefault, Lead), "begin": (WrongDefault(), Lead(3))}, "default 4 is not legal"),
        ({"things": losing}, "things were lost"),
        ({"imagine": stale_imagine}, "imagined view"),
        ({"copy": shallow}, "."),
    ],
    ids=["view", "cue", "ask", "run", "default", "things", "imagine", "copy"],
)
def test_a_planted_fault_is_found(fault, message):
    title = "tricks with " + "-".join(fault) + message
    with pytest.raises(Exception, match=message):
        walk(replace(TRICKS, title=title, **fault))


def test_the_same_toy_without_a_fault_passes():
    assert walk(TRICKS)["swaps"] > 100
