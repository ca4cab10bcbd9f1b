"""What a window knows of whose keys they are: the three words of the table, and who was met before."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from net.fairness.account import Verdict
from net.fairness.comparison import Agreed, Words, seated_people
from net.fairness.heads import Standing
from net.fairness.outcome import Compared, Outcome, judge
from net.protocol import messages as m
from net.storage.known_people import KnownPeople

if TYPE_CHECKING:
    from game.session import Session


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

    def __init__(self, session: Session, opening: m.Opening) -> None:
        self._session = session
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
            self._over_at = self._session.clock()

    def know(self) -> None:
        """Keep the words of those who were seated when the match began, and the names of whoever takes their chairs."""
        self._keep_names()
        agreed = self._session.trust.agreed
        if agreed is not None and set(agreed.keys) == self._people:
            self._agreed = agreed

    @property
    def compared(self) -> Compared:
        """Whether whose keys they are is proven here: of those who were seated when the match began."""
        trust = self._session.trust
        if self._agreed is None:
            self.know()
        if self._humans == len(self._people & trust.own_keys()):
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
        if found.why == "unheard" and self._over_at is not None and self._session.clock() - self._over_at < WAIT_S:
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
        lobby = self._session.lobby
        for seat in lobby.seats if lobby is not None else ():
            if seat.who and seat.kind == "human":
                self._names[seat.who] = seat.name


class TableTrust:
    """One of each session. People beside the window's own player have none of their own to tell."""

    def __init__(self, session: Session, clock: Callable[[], float] = time.time) -> None:
        self._session = session
        self._clock = clock
        self._warned: set[tuple[str, str]] = set()
        self.agreed: Agreed | None = None

    @property
    def words(self) -> Words | None:
        """The three words for the people who are seated now; None if all of them are at this window."""
        lobby, agreed = self._session.lobby, self.agreed
        if lobby is None or agreed is None:
            return None
        people = seated_people(lobby)
        return agreed.words if people == set(agreed.keys) and not people <= self.own_keys() else None

    def compare(self, agreed: Agreed) -> None:
        """Take new words; the same people with other words is worth saying."""
        before, self.agreed = self.agreed, agreed
        if before is not None and before.words != agreed.words and set(before.keys) == set(agreed.keys):
            self._session.tell("trust-words-changed", trouble=True)

    def is_changed(self, key: str, name: str) -> bool:
        """Return whether somebody of that name was met before, with another key."""
        if not key or key in self.own_keys() or name == self._session.context.tr("welcome-name-suggested"):
            return False
        return self._known().judge(name, key, self._verify(key)) == "changed"

    def look_round(self) -> None:
        """Warn of everybody at the table who comes with another key than before, once each."""
        lobby = self._session.lobby
        if lobby is None or self._session.wanted.beside:
            return
        seated = [(seat.who, seat.name) for seat in lobby.seats if seat.kind == "human"]
        for key, name in [*seated, *((person.who, person.name) for person in lobby.watchers)]:
            if (key, name) not in self._warned and self.is_changed(key, name):
                self._warned.add((key, name))
                self._session.tell("trust-changed", {"name": name}, trouble=True)

    def meet(self) -> None:
        """A match begins: remember the people in it."""
        lobby = self._session.lobby
        if lobby is None or self._session.wanted.beside:
            return
        own, suggested = self.own_keys(), self._session.context.tr("welcome-name-suggested")
        people = [(seat.name, seat.who) for seat in lobby.seats if seat.kind == "human" and len(seat.who) == 40]
        others = [(name, key, self._verify(key)) for name, key in people if key not in own and name != suggested]
        self._known().meet(others, self._clock())

    def accept(self, key: str, name: str) -> None:
        """The player says that this is the same person."""
        self._known().accept(name, key, self._verify(key), self._clock())
        self._session.version += 1

    def _verify(self, key: str) -> bytes:
        return self.agreed.keys.get(key, b"") if self.agreed is not None else b""

    def own_keys(self) -> set[str]:
        """The keys of everybody at this window."""
        friends = self._session.friends
        return {self._session.me} | ({one.me for one in friends.sessions.values()} if friends is not None else set())

    def _known(self) -> KnownPeople:
        app = self._session.context.app
        found = app.get("known_people")
        if not isinstance(found, KnownPeople):
            found = app["known_people"] = KnownPeople()
        return found
