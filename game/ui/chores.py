"""Work that nobody waits for, a little at a time: letters cast before a sentence needs them, pictures printed before they
are shown. A chore is an iterator that does a small part, a third of a millisecond at most, before each yield.

While something moves, one part is done in a frame, and none in a frame that has printed something else; while nothing moves,
as many as fit into `REST`. What has larger parts is done only while nothing moves. Nothing may depend on a chore: what is not
ready is made when it is needed.
"""

import time
from collections import deque
from collections.abc import Hashable, Iterator

REST = 0.002
"""Seconds of a frame in which nothing moves."""


class Chores:
    """The chores of one scene, first come, first served."""

    def __init__(self) -> None:
        self._waiting: deque[Iterator[None]] = deque()
        self._large: deque[Iterator[None]] = deque()
        self._taken: set[Hashable] = set()

    def add(self, key: Hashable, chore: Iterator[None], large: bool = False) -> None:
        """Take a chore on, unless one of that key has been taken on before. `large`: its parts take milliseconds."""
        if key not in self._taken:
            self._taken.add(key)
            (self._large if large else self._waiting).append(chore)

    @property
    def waiting(self) -> bool:
        return bool(self._waiting or self._large)

    def part(self) -> bool:
        """Do one part; False if there was nothing to do."""
        return _part(self._waiting)

    def rest(self) -> None:
        """Do what fits into a frame in which nothing moves."""
        end = time.perf_counter() + REST
        while (self.part() or _part(self._large)) and time.perf_counter() < end:
            pass


def _part(waiting: deque[Iterator[None]]) -> bool:
    """A part of the first that is not done yet."""
    while waiting:
        if next(waiting[0], "over") != "over":
            return True
        waiting.popleft()
    return False
