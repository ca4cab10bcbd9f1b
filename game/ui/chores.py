"""Work that nobody waits for, a little at a time: letters cast before a sentence needs them, pictures printed before they
are shown. A chore is an iterator that does a small part, a third of a millisecond at most, before each yield.

While something moves, one part is done in a frame, and none in a frame that has printed something else; while nothing moves,
as many as fit into `REST`. Nothing may depend on a chore: what is not ready is made when it is needed.
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
        self._taken: set[Hashable] = set()

    def add(self, key: Hashable, chore: Iterator[None]) -> None:
        """Take a chore on, unless one of that key has been taken on before."""
        if key not in self._taken:
            self._taken.add(key)
            self._waiting.append(chore)

    @property
    def waiting(self) -> bool:
        return bool(self._waiting)

    def part(self) -> bool:
        """Do one part; False if there was nothing to do."""
        while self._waiting:
            if next(self._waiting[0], "over") != "over":
                return True
            self._waiting.popleft()
        return False

    def rest(self) -> None:
        """Do what fits into a frame in which nothing moves."""
        end = time.perf_counter() + REST
        while self.part() and time.perf_counter() < end:
            pass
