"""What is proven of one match: whether its chance was fair, who made moves for whom, whose last word is missing."""

from __future__ import annotations

from typing import NamedTuple

from game.session.context import TableContext
from game.session.trust import TableTrust
from game.words import Catalogue
from net.fairness.account import Verdict
from net.fairness.comparison import Agreed
from net.fairness.heads import Standing
from net.fairness.outcome import Compared, Outcome, judge
from net.protocol import messages as m

SAME = {"match": "opening", "options": "opening", "seats": "opening",
        "host_secret": "chance", "secret": "chance", "my_secret": "chance"}  # fmt: skip
"""Reasons that read alike."""
WAIT_S = 6.0
"""Seconds after the end that the others' last word is waited for before it counts as missing."""


class StoodIn(NamedTuple):
    """Moves that were made for somebody, by what made them."""

    name: str
    clock: int = 0
    bot: int = 0
    people: tuple[tuple[str, int], ...] = ()
    """(name, moves) of whoever took the seat over."""

    @property
    def moves(self) -> int:
        """How many in total."""
        return self.clock + self.bot + sum(moves for _, moves in self.people)


class MatchProof:
    """What is proven of one match, as it becomes known."""

    def __init__(self, table: TableContext, trust: TableTrust, opening: m.Opening) -> None:
        self._table, self._trust = table, trust
        self._over_at: float | None = None
        self._names = {row.key: name for row, name in zip(opening.commitments, opening.names)}
        self._seats = opening.names
        self._human_seats = {seat for seat, kind in enumerate(opening.kinds) if kind == "human"}
        self._humans = sum(kind == "human" for kind in opening.kinds)
        self._people = {row.key for row, kind in zip(opening.commitments, opening.kinds) if kind == "human"}
        self._agreed: Agreed | None = None
        self.verdict: Verdict | None = None
        self.standing = Standing()
        self.know()
        self._keep_names()

    def end(self) -> None:
        """The match is over: from now on the others are waited for."""
        if self._over_at is None:
            self._keep_names()
            self._over_at = self._table.clock()

    def know(self) -> None:
        """Keep the words of those who were seated when the match began, and the names of whoever takes their chairs."""
        self._keep_names()
        agreed = self._trust.agreed
        if agreed is not None and set(agreed.keys) == self._people:
            self._agreed = agreed

    @property
    def compared(self) -> Compared:
        """Whether whose keys they are is proven here: of those who were seated when the match began."""
        if self._agreed is None:
            self.know()
        if self._humans == len(self._people & self._table.own_keys()):
            return "alone"
        if self._agreed is None:
            return "none"
        return "proven" if self._agreed.proven else "told"

    @property
    def is_alone(self) -> bool:
        """Whether there was nobody to compare keys with."""
        return self.compared == "alone"

    @property
    def outcome(self) -> Outcome | None:
        """What is proven; None while that is not known yet."""
        if self.verdict is None:
            return None
        found = judge(self.verdict, self.standing, self.compared)
        if found.why == "unheard" and self._over_at is not None and self._table.clock() - self._over_at < WAIT_S:
            return None
        return found

    @property
    def waits_for(self) -> tuple[str, ...]:
        """Names of those whose last word is waited for."""
        return tuple(self.name_of(key) for key in self.standing.unheard)

    def names_of(self, outcome: Outcome) -> list[str]:
        """Return the names of the players in question."""
        seat = [self._seats[outcome.seat]] if 0 <= outcome.seat < len(self._seats) else []
        return [self.name_of(key) for key in outcome.who] or seat

    def stand_ins_of(self, outcome: Outcome) -> list[StoodIn]:
        """Return who played for each person, and how often; of bots the host plays all."""
        return [
            StoodIn(self._seats[one.seat], one.clock, *one.told_apart(self._names))
            for one in outcome.stand_ins
            if one.seat in self._human_seats
        ]

    def name_of(self, key: str) -> str:
        """Return what somebody was called, also when they have left."""
        self._keep_names()
        return self._names.get(key, "?")

    def _keep_names(self) -> None:
        lobby = self._table.lobby
        for seat in lobby.seats if lobby is not None else ():
            if seat.who and seat.kind == "human":
                self._names[seat.who] = seat.name


def reason_key(text: Catalogue, outcome: Outcome) -> str:
    """Return the key of the sentence that says why; it takes `n` (the move) and `names`."""
    code = outcome.why.split(":")[0]
    code = SAME.get(code, code)
    return f"trust-why-{code}" if text.has(f"trust-why-{code}") else f"trust-why-{outcome.kind}"
