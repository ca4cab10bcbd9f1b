"""What follows a fight: Tattletale, Night Owl, Town Crier (BTG-5.12, 7.10, 7.14)."""

from __future__ import annotations

from game.engine.agenda import SeatStep
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.engine.spaces import Choice, Pick, Space
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.cards import IDS, IN, SHOUTS, SPIES, TATTLES
from game.titles.battlegoats.rules.plays import Place, place_of
from game.titles.battlegoats.rules.state import NAMES, State, clockwise, look, space_of, turn_up

KINDS = {"tattle": 9, "look": 10, "shout": 11}
"""Kind of ask -> its row in BTG-4.22."""


def decision_clock(s: State, row: int) -> int:
    """Each sub-decision has its own run of the clock (BTG-4.20): no row of BTG-4.22 comes twice in a turn."""
    return 16 * s.turn + row


def aftermath(
    s: State, lineup: list[tuple[int, int]], marked: list[int], won: list[int], silent: int
) -> list[Aftermath]:
    """BTG-5.12: the effects of the fallen, then of the winners; the active player's first, then clockwise, each in
    space order."""
    effects: list[tuple[bool, int, Aftermath]] = []
    for n, (place, card) in enumerate(lineup):
        if silent >> card & 1:
            continue
        if TATTLES[card] and place in marked:
            foe = lineup[0][0] // 9 if n else lineup[1][0] // 9
            effects.append((False, place, Aftermath("tattle", place // 9, card, TATTLES[card], foe)))
        elif place in won and (SPIES[card] or SHOUTS[card]):
            kind = "look" if SPIES[card] else "shout"
            effects.append((True, place, Aftermath(kind, place // 9, card, SPIES[card] or SHOUTS[card])))
    if len(effects) > 1:
        effects.sort(key=lambda row: (row[0], (row[1] // 9 - s.active) % s.seats, row[1] % 9))
    return [effect for _, _, effect in effects]


class Aftermath(SeatStep[Match[State]], frozen=True, tag="aftermath"):
    """Name face-down cards to look at or to turn face up (BTG-4.22 rows 9 to 11). Asked only where there is a choice.

    `kind`: tattle, look, shout. `foe`: the only opponent whose cards count, -1 for any.
    """

    plays = list[Place]

    kind: str
    seat: int
    card: int
    n: int
    foe: int = -1

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        found = hidden_places(s, self.seat, self.foe)
        if not found or not s.occupied[self.seat]:
            return None
        if len(found) <= self.n:
            self._do(match, found)
            return None
        nouns = {"card": IDS[self.card], "n": self.n}
        running = decision_clock(s, KINDS[self.kind])
        return Ask(self.kind, (self.seat,), nouns=nouns, clock="decision", running=running, pace="quick")

    def space(self, match: Match[State], seat: int) -> Space:
        found = hidden_places(match.state, self.seat, self.foe)
        return Pick(tuple([NAMES[place] for place in found]), self.n, self.n)

    def default(self, match: Match[State], seat: int) -> Choice:
        """BTG-4.22: the first in space order, of the next opponent clockwise who has one; asked only when there are
        more than must be named."""
        s = match.state
        found: list[int] = []
        for other in clockwise(s, (seat + 1) % s.seats):
            found += [place for place in hidden_places(s, seat, self.foe) if place // 9 == other]
        return [space_of(place) for place in sorted(found[: self.n])]

    def refuse(self, match: Match[State], seat: int, play: list[Place]) -> str:
        """BTG-10.1."""
        s = match.state
        if seat != self.seat:
            return ""
        if len(play) > self.n:
            return "too_many_targets"
        if any(named.seat >= s.seats for named in play):
            return ""
        places = [place_of(named) for named in play]
        if len(set(places)) < len(places):
            return "same_target_twice"
        if any(s.field[place] < 0 for place in places):
            return "no_card_there"
        if any(place // 9 == seat for place in places):
            return "own_target"
        if self.foe >= 0 and any(place // 9 != self.foe for place in places):
            return "wrong_card"
        return "not_face_down" if any(s.up >> s.field[place] & 1 for place in places) else ""

    def answer(self, match: Match[State], seat: int, play: list[Place]) -> None:
        self._do(match, [place_of(named) for named in play])

    def _do(self, match: Match[State], places: list[int]) -> None:
        if self.kind == "shout":
            expose(match, self.seat, self.card, places)
        else:
            peek(match, self.seat, self.card, places, match.state.turn + 1)


def hidden_places(s: State, seat: int, foe: int = -1) -> list[int]:
    """The places of opponents' face-down cards (of `foe` alone, when given), by seat and space."""
    up = s.up
    field = s.field
    return [
        other * 9 + space
        for other, mask in enumerate(s.occupied)
        if other != seat and (foe < 0 or other == foe)
        for space in IN[mask]
        if not up >> field[other * 9 + space] & 1
    ]


def peek(match: Match[State], seat: int, card: int, places: list[int], last_turn: int) -> None:
    """BTG-7.10: a private look until the end of that turn; the others see which cards."""
    s = match.state
    for place in places:
        look(s, seat, s.field[place], last_turn)
    match.beat()
    match.cue(
        cues.Peek(
            seat=seat,
            card=IDS[card],
            places=[space_of(place) for place in places],
            handles=[s.handle[s.field[place]] for place in places],
            faces=only((seat,), [IDS[s.field[place]] for place in places]),
        )
    )


def expose(match: Match[State], seat: int, card: int, places: list[int]) -> None:
    """BTG-7.14, 5.15: turned face up for all, outside the attack; it stays."""
    s = match.state
    for place in places:
        shown = s.field[place]
        turn_up(s, 1 << shown)
        match.beat()
        match.cue(cues.Expose(seat=seat, by=IDS[card], place=space_of(place), handle=s.handle[shown], card=IDS[shown]))
