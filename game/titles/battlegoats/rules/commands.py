"""Commands: at most once a match by each card, at the price of showing it (BTG-6.9 to 6.11, 7.4 to 7.8, 7.10).

For each verb: the branches of the turn's menu (what the command must name, all in one choice) and what it does.

    ["command", "M1", [seat, "F1"], "B2"]                steal: whose card, into which space
    ["command", "M1", "lion", "B2"]                      raise: which card, into which space
    ["command", "M1"]                                    veil: the new order is asked next
    ["command", "M1", ["F1", "F2"], "swap" | "leave"]    shell game
    ["command", "M1", [[seat, "F1"], [seat, "F2"]]]      Saboteur: swap or leave is asked next
    ["command", "M1", [[seat, "F1"], ...]]               Lookout
"""

from __future__ import annotations

from game.engine.agenda import SeatStep
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.engine.spaces import Arrange, Branch, Choice, One, Pick, Space
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.aftermath import decision_clock, hidden_places, peek
from game.titles.battlegoats.rules.cards import (
    COMMAND,
    IDS,
    IN,
    INDEX,
    LOOKS,
    NOT_RAISED,
    SPACE_INDEX,
    SPACES,
)
from game.titles.battlegoats.rules.plays import Command, Layout, place_of
from game.titles.battlegoats.rules.state import (
    NAMES,
    State,
    conceal,
    exchange,
    lay,
    left,
    lift,
    places_of,
    space_of,
    turn_up,
)

SWAP_OR_LEAVE = One(("swap", "leave"))


def empty_spaces(s: State, seat: int) -> tuple[str, ...]:
    return tuple(SPACES[space] for space in IN[511 & ~s.occupied[seat]])


def raisable(s: State, seat: int) -> list[int]:
    """BTG-7.5: the cards of the own pile that may be raised."""
    return [card for card in s.pile[seat] if not NOT_RAISED >> card & 1]


def stealable(s: State, seat: int) -> list[int]:
    """BTG-7.4: face-down cards of opponents who have more cards."""
    mine = left(s, seat)
    return [place for place in hidden_places(s, seat) if left(s, place // 9) > mine]


def branches_of(s: State, seat: int, space: int) -> list[Branch]:
    """BTG-6.11: the ways in which the command of the card in `space` can do something now."""
    card = s.field[seat * 9 + space]
    verb = COMMAND[card]
    name = (SPACES[space],)
    if verb == "peek":
        hidden = hidden_places(s, seat)
        n = min(LOOKS[card], len(hidden))
        return [Branch("command", name, (_places(hidden, n),))] if n else []
    if verb == "steal":
        found = stealable(s, seat)
        if not found:
            return []
        return [Branch("command", name, (One(tuple([NAMES[place] for place in found])), One(empty_spaces(s, seat))))]
    if verb == "raise":
        cards, empty = raisable(s, seat), empty_spaces(s, seat)
        return [Branch("command", name, (One(tuple(IDS[c] for c in cards)), One(empty)))] if cards and empty else []
    if verb == "swap_enemy":
        rivals = [other for other in range(s.seats) if other != seat and left(s, other) > 1]
        return [Branch("command", name, (_places(places_of(s, other), 2),)) for other in rivals]
    if left(s, seat) < 2:  # veil and shell game need two cards
        return []
    if verb == "veil":
        return [Branch("command", name)]
    own = tuple(SPACES[other] for other in IN[s.occupied[seat]])
    return [Branch("command", name, (Pick(own, 2, 2), SWAP_OR_LEAVE))]


def _places(places: list[int], n: int) -> Pick:
    return Pick(tuple([NAMES[place] for place in places]), n, n)


def carry_out(match: Match[State], s: State, place: int, play: Command) -> None:
    """BTG-6.10: the card turns face up and is seen, then the effect happens."""
    card = s.field[place]
    seat = place // 9
    turn_up(s, 1 << card)
    s.spent |= 1 << card
    verb = COMMAND[card]
    match.beat()
    match.cue(cues.Command(seat=seat, place=space_of(place), handle=s.handle[card], card=IDS[card], verb=verb))
    match.beat()
    if verb == "peek":
        peek(match, seat, card, [place_of(named) for named in play.places or ()], s.turn)
    elif verb == "steal":
        assert play.place is not None and play.how is not None
        _steal(match, s, seat, place_of(play.place), seat * 9 + SPACE_INDEX[play.how])
    elif verb == "raise":
        assert play.card is not None and play.how is not None
        _raise(match, s, seat, INDEX[play.card], seat * 9 + SPACE_INDEX[play.how])
    elif verb == "veil":
        match.then(Veil(seat))
    elif verb == "shell_game":
        a, b = (seat * 9 + SPACE_INDEX[space] for space in play.spaces or ())
        _shell_game(match, s, seat, a, b, play.how == "swap")
    else:
        a, b = (place_of(named) for named in play.places or ())
        peek(match, seat, card, [a, b], s.turn)
        match.then(Sabotage(seat, a, b))


def _steal(match: Match[State], s: State, seat: int, place: int, to: int) -> None:
    """BTG-7.4: face down as it is, with its marks; the old owner knew it."""
    card = lift(s, place)
    lay(s, card, to)
    s.known[place // 9] |= 1 << card
    match.cue(
        cues.Stolen(
            seat=seat,
            place=space_of(place),
            to=space_of(to),
            handle=s.handle[card],
            card=only((seat, place // 9), IDS[card]),
        )
    )


def _raise(match: Match[State], s: State, seat: int, card: int, to: int) -> None:
    """BTG-7.5: from the pile, face down, as new; everybody saw which card it is."""
    s.pile[seat].remove(card)
    lay(s, card, to)
    s.shown |= 1 << card
    match.cue(cues.Raised(seat=seat, to=space_of(to), handle=s.handle[card], card=IDS[card]))


def _shell_game(match: Match[State], s: State, seat: int, a: int, b: int, swap: bool) -> None:
    """BTG-7.7: both face down; whether they changed places is the owner's secret."""
    before = [s.handle[s.field[a]], s.handle[s.field[b]]]
    if swap:
        exchange(s, a, b)
    conceal(s, (a, b))
    match.cue(
        cues.ShellGame(
            seat=seat,
            places=[space_of(a), space_of(b)],
            before=before,
            after=[s.handle[s.field[a]], s.handle[s.field[b]]],
            swapped=only((seat,), swap),
        )
    )


class Veil(SeatStep[Match[State]], frozen=True, tag="veil"):
    """Sable's owner lays all own cards anew in the same spaces, in secret (BTG-7.6, 4.22 row 6)."""

    plays = Layout

    seat: int

    def run(self, match: Match[State]) -> Ask | None:
        return Ask("veil", (self.seat,), clock="veil", running=match.state.turn, pace="long")

    def space(self, match: Match[State], seat: int) -> Space:
        s = match.state
        places = places_of(s, seat)
        return Arrange(tuple(IDS[s.field[place]] for place in places), tuple(SPACES[place % 9] for place in places))

    def default(self, match: Match[State], seat: int) -> Choice:
        s = match.state
        return [[SPACES[place % 9], IDS[s.field[place]]] for place in places_of(s, seat)]

    def refuse(self, match: Match[State], seat: int, play: Layout) -> str:
        return "wrong_card" if seat == self.seat else ""

    def answer(self, match: Match[State], seat: int, play: Layout) -> None:
        s = match.state
        places = places_of(s, self.seat)
        before = [s.handle[s.field[place]] for place in places]
        for space, card in play:
            s.field[self.seat * 9 + SPACE_INDEX[space]] = INDEX[card]
        conceal(s, tuple(places))
        match.cue(
            cues.Veil(
                seat=self.seat,
                places=[space_of(place) for place in places],
                before=before,
                after=[s.handle[s.field[place]] for place in places],
            )
        )


class Sabotage(SeatStep[Match[State]], frozen=True, tag="sabotage"):
    """The Saboteur has looked at two cards of one opponent: swap them or leave them (BTG-7.8, 4.22 row 7)."""

    plays = str

    seat: int
    a: int
    b: int

    def run(self, match: Match[State]) -> Ask | None:
        nouns = {"places": [space_of(self.a), space_of(self.b)]}
        running = decision_clock(match.state, 7)
        return Ask("sabotage", (self.seat,), nouns=nouns, clock="decision", running=running, pace="quick")

    def space(self, match: Match[State], seat: int) -> Space:
        return SWAP_OR_LEAVE

    def default(self, match: Match[State], seat: int) -> Choice:
        return "leave"

    def refuse(self, match: Match[State], seat: int, play: str) -> str:
        return "wrong_card" if seat == self.seat else ""

    def answer(self, match: Match[State], seat: int, play: str) -> None:
        s = match.state
        cards = (s.field[self.a], s.field[self.b])
        if play == "swap":
            exchange(s, self.a, self.b)
        match.cue(
            (cues.Swap if play == "swap" else cues.LeftAlone)(
                seat=self.seat,
                places=[space_of(self.a), space_of(self.b)],
                handles=[s.handle[card] for card in cards],
            )
        )
