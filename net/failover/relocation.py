"""Where a match went on without its host, what proves it, and whose call is followed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from net.failover import messages as among
from net.failover.encryption import fits

REMEMBERED = 8
"""Opened locks that are remembered."""


class _Future(NamedTuple):
    """Where the match went, and who is to know."""

    word: among.Come
    holders: tuple[str, ...]

    def rank(self, word: among.Come) -> tuple[int, int]:
        """Of two successors of one lock the later term's is followed; of one term's the one that is later in the order."""
        return word.term, self.holders.index(word.who) if word.who in self.holders else -1


class Relocation:
    """One player's knowledge of it."""

    def __init__(self) -> None:
        self._future: _Future | None = None
        self._goes_on = False
        """Whether our table plays on, enough of us together."""
        self._went_on = False
        """Whether it did, since we came there."""
        self._outrun: set[bytes] = set()
        """Locks from before a table that we saw go on."""
        self.proofs: tuple[among.Opened, ...] = ()
        """Locks of this match that were opened, with their tokens."""

    def observe(self, goes_on: bool, lock: bytes, before: Iterable[bytes]) -> None:
        """Our table plays on, or does not; `before` are locks that led to `lock`."""
        self._goes_on = goes_on
        if goes_on:
            self._went_on = True
            former = (*before, *(opened for opened, _ in self.proofs))
            self._outrun.update(one for one in former if one != lock)

    def go(self, word: among.Come, holders: tuple[str, ...]) -> None:
        """The match goes on where `word` calls."""
        self._future = _Future(word, holders)
        self._went_on = False
        known = dict((*self.proofs, *word.before, (word.lock, word.token)))
        self.proofs = tuple(known.items())[-REMEMBERED:]

    def calls(self, match: str, here: frozenset[str], me: str) -> tuple[among.Come, list[str]] | None:
        """What those who are not at the new table are told, and who they are; of another match all is forgotten."""
        future = self._future
        if future is None:
            return None
        if match != future.word.match:
            self._future, self.proofs, self._outrun = None, (), set()
            return None
        away = [key for key in future.holders if key not in here and key != me]
        return msgspec.structs.replace(future.word, goes_on=self._goes_on), away

    def future_of(self, match: str) -> among.Come | None:
        """Where the match went on, as we tell it to those who ask."""
        future = self._future
        if future is None or future.word.match != match:
            return None
        return msgspec.structs.replace(future.word, before=self.proofs, goes_on=self._goes_on)

    def called_to(self, lock: bytes, term: int) -> among.Come | None:
        """Return the call by which we went where nobody hosts, if it was of this lock and of that term or a later one."""
        future = self._future
        return future.word if future is not None and future.word.lock == lock and term <= future.word.term else None

    def _locks(self, word: among.Come, known: Iterable[bytes]) -> set[bytes]:
        """The locks that a call may be proven by.

        A host that was started again has a lock of its own: the others know only what was before it.
        """
        again = self._future is not None and word.lock == self._future.word.lock
        return ({*known} | ({word.lock} if again else set())) - self._outrun

    def is_proven(self, word: among.Come, known: Iterable[bytes]) -> bool:
        """Return whether a call shows the token of one of the locks that are `known` here."""
        locks = self._locks(word, known)
        return any(lock in locks and fits(token, lock) for lock, token in ((word.lock, word.token), *word.before))

    def is_false(self, word: among.Come, known: Iterable[bytes]) -> bool:
        """Return whether a call names a lock of ours with a token that does not fit it."""
        return word.lock in self._locks(word, known) and not fits(word.token, word.lock)

    def is_behind(self, word: among.Come) -> bool:
        """Return whether we were called elsewhere by who is to be followed rather."""
        future = self._future
        if future is None or word.lock != future.word.lock or future.rank(word) > future.rank(future.word):
            return False
        # Ours is the one to be followed, unless enough are together there and here they never were.
        return word.invite == future.word.invite or not word.goes_on or self._went_on
