"""The sequence of play, page 1 of the rulebook; the rest of the rules fits below it."""

from __future__ import annotations

from typing import Any, Literal

from game.engine.agenda import SeatStep
from game.engine.ask import Ask
from game.engine.cues import face_of
from game.engine.match import Result
from game.engine.plays import Play, Vocabulary
from game.engine.rules import Rules
from game.engine.spaces import Branch, Choice, Menu, One, Space
from game.titles.rotten_eggs.rules import cues, sight
from game.titles.rotten_eggs.rules.eggs import BASKET, DATA, KINDS, POINTS
from game.titles.rotten_eggs.rules.state import Match, State


class Offer(Play, frozen=True, tag="offer"):
    """Offer an egg as what it may or may not be: `["offer", 3, "golden", 1]`."""

    egg: int
    claim: str
    to: int


class Turn(SeatStep[Match], frozen=True, tag="turn"):
    """An egg is offered face down (EGG-1.2); without eggs the game is over (EGG-1.4)."""

    plays = Offer

    def run(self, match: Match) -> Ask | None:
        s = match.state
        if not any(s.hands):
            _count(match)
            return None
        return Ask("turn", (s.turn,), clock="offer")

    def space(self, match: Match, seat: int) -> Space:
        others = tuple(other for other in range(match.seats) if other != seat)
        return Menu((Branch("offer", (), (One(tuple(match.state.hands[seat])), One(KINDS), One(others))),))

    def default(self, match: Match, seat: int) -> Choice:
        return ["offer", match.state.hands[seat][0], KINDS[0], (seat + 1) % match.seats]

    def refuse(self, match: Match, seat: int, play: Offer) -> str:
        if play.to == seat:
            return "not_yourself"
        return "" if play.egg in match.state.hands[seat] else "not_your_egg"

    def answer(self, match: Match, seat: int, play: Offer) -> None:
        s = match.state
        s.hands[seat].remove(play.egg)
        s.egg, s.claim, s.to = play.egg, KINDS.index(play.claim), play.to
        kind_of = face_of(play.egg, KINDS[s.kinds[play.egg]])
        match.cue(cues.Offered(seat=seat, to=play.to, egg=play.egg, kind_of=kind_of, claim=play.claim))
        match.then(Reply(), Turn())


class Reply(SeatStep[Match], frozen=True, tag="reply"):
    """The egg is taken or pushed back, and turned up in a nest (EGG-1.3)."""

    plays = Literal["take", "push"]

    def run(self, match: Match) -> Ask | None:
        return Ask("reply", (match.state.to,), clock="reply")

    def space(self, match: Match, seat: int) -> Space:
        return One(("take", "push"))

    def default(self, match: Match, seat: int) -> Choice:
        return "push"

    def answer(self, match: Match, seat: int, play: str) -> None:
        s = match.state
        egg, nest = s.egg, s.to if play == "take" else s.turn
        kind = s.kinds[egg]
        s.nests[nest].append(egg)
        s.egg = s.claim = s.to = -1
        s.turn = (s.turn + 1) % match.seats
        told = cues.Nested(seat=nest, egg=egg, kind_of=KINDS[kind], points=POINTS[kind], pushed=play == "push")
        match.cue(told)


def _count(match: Match) -> None:
    """EGG-4."""
    s = match.state
    scores = tuple(sum(POINTS[s.kinds[egg]] for egg in nest) for nest in s.nests)
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    match.finish(Result("counted", winners, places, {"eggs": scores}))


def _setup(match: Match) -> State:
    """EGG-1."""
    kinds, each = list(BASKET), match.options["eggs_each"]
    match.chance.shuffle("deal", kinds)
    hands = [list(range(each * seat, each * (seat + 1))) for seat in range(match.seats)]
    return State(kinds, hands, [[] for _ in range(match.seats)])


def _clocks(options: dict[str, Any]) -> dict[str, float | None]:
    """EGG-1.5."""
    return {name: float(seconds) if options["timers"] else None for name, seconds in DATA["timers"].items()}


RULES = Rules(
    title="rotten_eggs",
    state=State,
    steps=(Turn, Reply),
    begin=(Turn(),),
    setup=_setup,
    view=sight.view,
    sees=sight.sees,
    imagine=sight.imagine,
    clocks=_clocks,
    data=lambda: DATA,
    cues=cues.KINDS,
    hidden=sight.hidden,
    swap=sight.swap,
    things=lambda match: sorted(KINDS[kind] for kind in match.state.kinds),
    identity=lambda match, thing: match.state.kinds[thing],
    plays=Vocabulary(step.plays for step in (Turn, Reply)),
)
