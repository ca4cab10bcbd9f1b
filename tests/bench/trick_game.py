"""The plain trick game of the floors (`bench_rules.Tricks`) as a title of ours, so that the wire is measured with the very
same game on both sides: two to four seats, 13 cards each of 52, follow suit, the highest of the suit led wins."""

from __future__ import annotations

from typing import Any

import msgspec

from game.engine.agenda import STAY, Step
from game.engine.ask import Ask
from game.engine.chance import AnyChance
from game.engine.cues import Cue, Seat
from game.engine.match import Match, Result
from game.engine.rules import Rules, View
from game.engine.shapes import PLAIN, Plays
from game.engine.sight import SPECTATOR, Sight
from game.engine.spaces import Choice, One, Space
from game.titles import Title

SUIT, CARDS, HAND = 13, 52, 13


class Tricks(msgspec.Struct):
    """Cards are numbers from 0; a card's suit is its number by `SUIT`."""

    hands: list[list[int]]
    table: list[list[int]]
    won: list[int]
    turn: int = 0
    led: int = -1


class Laid(Cue, frozen=True, kw_only=True):
    seat: Seat
    card: int


class Trick(Cue, frozen=True, kw_only=True):
    seat: Seat


class Lay(Step, frozen=True, tag="lay"):
    """One card of the seat whose turn it is, until all are laid."""

    def run(self, match: Match) -> Ask | None:
        return Ask("card", (match.state.turn,))

    def space(self, match: Match, seat: int) -> Space:
        s: Tricks = match.state
        hand = s.hands[seat]
        return One(tuple([card for card in hand if card // SUIT == s.led] or hand))

    def default(self, match: Match, seat: int) -> Choice:
        space = self.space(match, seat)
        assert isinstance(space, One)
        return space.options[0]

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool | None:
        s: Tricks = match.state
        seat = s.turn
        card = answers[seat]
        assert isinstance(card, int)
        match.cue(Laid(seat=seat, card=card))
        s.hands[seat].remove(card)
        if not s.table:
            s.led = card // SUIT
        s.table.append([seat, card])
        if len(s.table) < len(s.hands):
            s.turn = (seat + 1) % len(s.hands)
            return STAY
        _, best = max((card, seat) for seat, card in s.table if card // SUIT == s.led)
        s.won[best] += 1
        s.table, s.led, s.turn = [], -1, best
        match.beat()
        match.cue(Trick(seat=best))
        if s.hands[0]:
            return STAY
        places = tuple(1 + sum(other > won for other in s.won) for won in s.won)
        match.finish(Result("tricks", tuple(seat for seat, place in enumerate(places) if place == 1), places))
        return None


def _setup(match: Match) -> Tricks:
    deck = list(range(CARDS))
    match.chance.shuffle("deal", deck)
    return Tricks([deck[HAND * seat : HAND * seat + HAND] for seat in range(match.seats)], [], [0] * match.seats)


def _view(match: Match, seat: int) -> View:
    s: Tricks = match.state
    public = {"counts": [len(hand) for hand in s.hands], "table": s.table, "turn": s.turn, "won": s.won}
    return {"public": public} if seat == SPECTATOR else {"public": public, **_more(match, seat)}


def _more(match: Match, seat: int) -> View:
    return {"hand": match.state.hands[seat]}


def _sees(match: Match, seat: int, thing: int) -> Sight:
    s: Tricks = match.state
    if any(card == thing for _, card in s.table):
        return Sight.ALL
    owner = next((owner for owner, hand in enumerate(s.hands) if thing in hand), None)
    return Sight.NOTHING if owner is None else Sight.ALL if owner == seat else Sight.COUNT


def _imagine(view: View, seat: int, chance: AnyChance, options: dict[str, Any]) -> Tricks:
    public, mine = view["public"], list(view["hand"])
    table = [list(laid) for laid in public["table"]]
    known = {*mine, *(card for _, card in table)}
    rest = [card for card in range(CARDS) if card not in known]
    chance.shuffle("imagine", rest)
    hands = [mine if other == seat else [rest.pop() for _ in range(n)] for other, n in enumerate(public["counts"])]
    return Tricks(hands, table, list(public["won"]), public["turn"], table[0][1] // SUIT if table else -1)


RULES = Rules(
    title="trick-game",
    state=Tricks,
    steps=(Lay,),
    begin=(Lay(),),
    setup=_setup,
    view=_view,
    more=_more,
    sees=_sees,
    imagine=_imagine,
    clocks=lambda options: {},
    data=dict,
    plays=Plays({}, int, str, [PLAIN]),
)
RECORD = Title("trick-game", "Trick game", 0, (2, 4), (1, 5))
