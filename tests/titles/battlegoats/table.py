"""The language of the table: a battle from a few words, plays by name, and questions about what lies where.

    table = battle("A: F2 vanguard_billy, M2 lookout (up), B2 pikebilly. B: F1 big_gruff")
    table.attack("A:B2", "B:F1")
    assert table.fell("big_gruff")

As in the examples: seats A, B, C sit clockwise; `(up)` lies face up since before this turn, `(spent)` has used its
command; it is A's turn, not the first of the battle, unless said otherwise.
"""

from __future__ import annotations

import re
from typing import Any

from game.engine import match as kernel
from game.engine.chance import Chance
from game.engine.cues import SeatCue
from game.engine.match import Match
from game.engine.refusal import Refused
from game.titles import rules
from game.titles.battlegoats.rules.cards import EMPTY, IDS, INDEX, SPACE_INDEX, SPACES
from game.titles.battlegoats.rules.flow import Turn
from game.titles.battlegoats.rules.state import State, fresh, lay

RULES = rules("battlegoats")
SEATS = "ABCDEF"


def seat_of(name: str) -> int:
    return SEATS.index(name)


def spot(name: str) -> list[Any]:
    """ "B:F1" -> [1, "F1"]."""
    return [seat_of(name[0]), name[2:]]


def place(name: str) -> int:
    return seat_of(name[0]) * 9 + SPACE_INDEX[name[2:]]


class Table:
    """A match with plays by name. The last play's cues stand in `cues` (the truth) and `heard(seat)`."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.cues: list[Any] = match.take_cues()

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    # ---------------------------------------------------------------- plays

    def play(self, seat: str, choice: Any, at: int = 0) -> Table:
        self.match.play(seat_of(seat), choice, at=at)
        self.cues = self.match.take_cues()
        return self

    def attack(self, own: str, *targets: str) -> Table:
        return self.play(own[0], ["attack", own[2:], [spot(target) for target in targets]])

    def command(self, own: str, *named: Any) -> Table:
        return self.play(own[0], ["command", own[2:], *named])

    def refused(self, seat: str, choice: Any) -> str:
        """The code of the refusal. The match is as it was."""
        before = self.match.dump()
        try:
            self.match.play(seat_of(seat), choice)
        except Refused as refusal:
            assert self.match.dump() == before, "a refused play changed something"
            return refusal.code
        raise AssertionError(f"{choice} was taken")

    def refused_attack(self, own: str, *targets: str) -> str:
        return self.refused(own[0], ["attack", own[2:], [spot(target) for target in targets]])

    def refused_command(self, own: str, *named: Any) -> str:
        return self.refused(own[0], ["command", own[2:], *named])

    def time_out(self) -> list[Any]:
        """The clock of the ask ends: the choices made."""
        made = self.match.time_out(self.match.ask_id, 90_000)
        self.cues = self.match.take_cues()
        return [play.choice for play in made]

    def resign(self, seat: str) -> Table:
        self.match.resign(seat_of(seat))
        self.cues = self.match.take_cues()
        return self

    # ---------------------------------------------------------------- questions

    @property
    def asked(self) -> str:
        """What is asked now, of whom: "orders A"."""
        ask = self.match.ask
        return "over" if ask is None else f"{ask.kind} {''.join(SEATS[seat] for seat in ask.seats)}"

    def at(self, name: str) -> str:
        card = self.state.field[place(name)]
        return "" if card == EMPTY else IDS[card]

    def where(self, card: str) -> str:
        """ "A:F1", "A pile", or ""."""
        index = INDEX[card]
        if index in self.state.field:
            found = self.state.field.index(index)
            return f"{SEATS[found // 9]}:{SPACES[found % 9]}"
        piles = [SEATS[seat] for seat, pile in enumerate(self.state.pile) if index in pile]
        return f"{piles[0]} pile" if piles else ""

    def fell(self, *cards: str) -> bool:
        """Exactly these cards fell in the last play."""
        return sorted(cue.nouns["card"] for cue in self.cues if cue.kind == "falls") == sorted(cards)

    def up(self, card: str) -> bool:
        return bool(self.state.up >> INDEX[card] & 1)

    def down(self, card: str) -> bool:
        return INDEX[card] in self.state.field and not self.up(card)

    def spent(self, card: str) -> bool:
        return bool(self.state.spent >> INDEX[card] & 1)

    def powers(self) -> dict[str, int]:
        """The powers counted in the last play, by card (of the last fight it was in)."""
        return {cue.nouns["card"]: cue.nouns["total"] for cue in self.cues if cue.kind == "power"}

    def cue(self, kind: str) -> dict[str, Any]:
        """The nouns of the only cue of that kind in the last play."""
        found = [cue.nouns for cue in self.cues if cue.kind == kind]
        assert len(found) == 1, f"{len(found)} cues {kind} among {[cue.kind for cue in self.cues]}"
        nouns: dict[str, Any] = found[0]
        return nouns

    def cued(self, kind: str) -> bool:
        return any(cue.kind == kind for cue in self.cues)

    def heard(self, seat: str, kind: str) -> list[SeatCue]:
        """The cues of that kind as a seat ("-": a spectator) gets them."""
        who = -1 if seat == "-" else seat_of(seat)
        return [cue for cue in self.match.cues_for(self.cues, who) if cue.kind == kind]

    def view(self, seat: str) -> dict[str, Any]:
        return self.match.view(-1 if seat == "-" else seat_of(seat))

    def sees(self, seat: str, name: str) -> str | None:
        """The card that a seat sees in a space, None when it sees a back."""
        entry = self.view(seat)[f"seat.{seat_of(name[0])}"]["field"][SPACE_INDEX[name[2:]]]
        assert entry is not None, f"no card in {name}"
        face: str | None = entry[1]
        return face

    def legal(self, seat: str) -> list[Any]:
        return list(self.match.space(seat_of(seat)).each())

    def may_attack(self, own: str) -> list[str]:
        """The single targets of an own card, as "B:F1"."""
        choices = [c for c in self.legal(own[0]) if c[0] == "attack" and c[1] == own[2:] and len(c[2]) == 1]
        return [f"{SEATS[c[2][0][0]]}:{c[2][0][1]}" for c in choices]

    @property
    def result(self) -> str:
        """ "victory A", "shared AB", "fallen ", "" while it goes on."""
        result = self.match.result
        return "" if result is None else f"{result.outcome} {''.join(SEATS[seat] for seat in result.winners)}"


_SEAT = re.compile(r"([A-F]):\s*")


def battle(text: str, turn: str = "A", number: int = 5, seats: int = 0, **options: Any) -> Table:
    """A battle under way. Cards not named are in the reserve; `number` is the number of the turn that begins."""
    parts = _SEAT.split(text)[1:]
    named = list(zip(parts[::2], parts[1::2]))
    count = seats or max(2, len(named))
    match = Match(RULES, options, ("human",) * count, Chance(b"table"))
    s = fresh(count, bool(options.get("chronicle")))
    s.hero, s.hand, s.packet, s.sketch = [], [], [], []
    for seat, cards in named:
        for item in filter(None, (word.strip(" .\n") for word in cards.split(","))):
            space, card, *marks = item.split()
            lay(s, INDEX[card], seat_of(seat) * 9 + SPACE_INDEX[space])
            s.reserve &= ~(1 << INDEX[card])
            if "(up)" in marks:
                s.up |= 1 << INDEX[card]
                s.seen |= 1 << INDEX[card]
                s.shown |= 1 << INDEX[card]
            if "(spent)" in marks:
                s.spent |= 1 << INDEX[card]
    for where, laid in enumerate(s.field):
        if laid != EMPTY:
            s.handle[laid] = 100 + where
    s.next_handle = 200
    for seat, mask in enumerate(s.occupied):
        if not mask:
            s.out[seat] = s.ends = 1
    s.phase, s.active, s.turn = "battle", seat_of(turn), number - 1
    match.state = s
    match.then(Turn())
    match._advance(False)
    return Table(match)


def pile(table: Table, seat: str, *cards: str) -> None:
    """Lay cards into a discard pile, as fallen long ago."""
    for card in cards:
        bit = 1 << INDEX[card]
        table.state.pile[seat_of(seat)].append(INDEX[card])
        table.state.reserve &= ~bit
        table.state.slain |= bit
        table.state.seen |= bit


def new(seats: int | tuple[str, ...] = 2, seed: int = 1, **options: Any) -> Table:
    """A match from the start."""
    return Table(kernel.new(RULES, seats, options, seed))


def deployed(table: Table, seat: str, at: int = 30_000) -> Table:
    """That seat is Ready with its cards as dealt."""
    return table.play(seat, table.match.default(seat_of(seat)), at)
