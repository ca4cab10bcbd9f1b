"""What a window knows of whose keys they are: the three words of the table, and who was met before."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.session.context import TableContext
from game.stash import StashKey
from net.fairness.comparison import Agreed, Words, seated_people
from net.storage.known_people import KnownPeople

KNOWN_PEOPLE = StashKey[KnownPeople]("known people")
"""Read once, when somebody is first compared with them."""


class TableTrust:
    """One of each session. People beside the window's own player have none of their own to tell."""

    def __init__(self, table: TableContext, clock: Callable[[], float] = time.time) -> None:
        self._table = table
        self._clock = clock
        self._warned: set[tuple[str, str]] = set()
        self.agreed: Agreed | None = None

    @property
    def words(self) -> Words | None:
        """The three words for the people who are seated now; None if all of them are at this window."""
        lobby, agreed = self._table.lobby, self.agreed
        if lobby is None or agreed is None:
            return None
        people = seated_people(lobby)
        return agreed.words if people == set(agreed.keys) and not people <= self._table.own_keys() else None

    def compare(self, agreed: Agreed) -> None:
        """Take new words; the same people with other words is worth saying."""
        before, self.agreed = self.agreed, agreed
        if before is not None and before.words != agreed.words and set(before.keys) == set(agreed.keys):
            self._table.tell("trust-words-changed", trouble=True)

    def is_changed(self, key: str, name: str) -> bool:
        """Return whether somebody of that name was met before, with another key."""
        if not key or key in self._table.own_keys() or name == self._table.context.tr("welcome-name-suggested"):
            return False
        return self._known().judge(name, key, self._verify(key)) == "changed"

    def look_round(self) -> None:
        """Warn of everybody at the table who comes with another key than before, once each."""
        lobby = self._table.lobby
        if lobby is None or self._table.wanted.beside:
            return
        seated = [(seat.who, seat.name) for seat in lobby.seats if seat.kind == "human"]
        for key, name in [*seated, *((person.who, person.name) for person in lobby.watchers)]:
            if (key, name) not in self._warned and self.is_changed(key, name):
                self._warned.add((key, name))
                self._table.tell("trust-changed", {"name": name}, trouble=True)

    def meet(self) -> None:
        """A match begins: remember the people in it."""
        lobby = self._table.lobby
        if lobby is None or self._table.wanted.beside:
            return
        own, suggested = self._table.own_keys(), self._table.context.tr("welcome-name-suggested")
        people = [(seat.name, seat.who) for seat in lobby.seats if seat.kind == "human" and len(seat.who) == 40]
        others = [(name, key, self._verify(key)) for name, key in people if key not in own and name != suggested]
        self._known().meet(others, self._clock())

    def accept(self, key: str, name: str) -> None:
        """The player says that this is the same person."""
        self._known().accept(name, key, self._verify(key), self._clock())
        self._table.version += 1

    def _verify(self, key: str) -> bytes:
        return self.agreed.keys.get(key, b"") if self.agreed is not None else b""

    def _known(self) -> KnownPeople:
        stash = self._table.context.stash
        found = stash.get(KNOWN_PEOPLE)
        if found is None:
            found = stash[KNOWN_PEOPLE] = KnownPeople()
        return found
