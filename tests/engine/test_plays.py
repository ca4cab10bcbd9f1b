"""Plays: choices are read before any code of a title sees them."""

from types import SimpleNamespace
from typing import Annotated, Any, Literal

import msgspec

from game.engine.agenda import STAY, SeatStep
from game.engine.match import Match
from game.engine.plays import Play, Vocabulary


class Bid(Play, frozen=True, tag="bid"):
    amount: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Pass(Play, frozen=True, tag="pass"):
    pass


class Auction(SeatStep[Match[list[Any]]], frozen=True, tag="auction"):
    """One seat bids or passes."""

    plays = Bid | Pass | Literal["stop"]

    def refuse(self, match, seat, play):
        return "too_much" if isinstance(play, Bid) and play.amount > match.state[0] else ""

    def answer(self, match, seat, play):
        match.state += [seat, play]
        return STAY


def test_a_choice_is_read_as_a_play_before_a_title_sees_it():
    match, step = SimpleNamespace(state=[5]), Auction()
    assert step.why_not(match, 0, ["bid", 6]) == "too_much"
    for nonsense in (
        ["bid"],
        ["bid", "x"],
        ["bid", 10],
        ["bid", 3, 4],
        ["bid", True],
        ["bit", 3],
        [[]],
        17,
        "halt",
        None,
    ):
        assert step.why_not(match, 0, nonsense) == ""
        assert not Vocabulary([Auction.plays]).fit(nonsense)
    assert step.resolve(match, {1: ["bid", 3]}) is STAY and step.resolve(match, {0: ["pass"]}) is STAY
    assert match.state == [5, 1, Bid(3), 0, Pass()] and Bid(3).choice() == ["bid", 3] and Pass().choice() == ["pass"]
    known = Vocabulary([Auction.plays])
    assert known.fit("stop") and known.fit(["bid", 9]) and known.verbs == {"bid": Bid, "pass": Pass}
