"""Printing ahead: pictures that would make a frame of a moment long are made while nothing moves.

The one place that does so. Nothing may depend on it: what isn't ready is made when it is first drawn. What is printed lies in the
bounded stores of the look and the prints, so a job holds no memory of its own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator

from game.ui import slices

REST = 0.002
"""Seconds of a frame in which nothing moves."""


class IdleJobs:
    """The jobs of one scene, first come, first served, done while nothing moves. A job is an iterator that does a part before
    each yield."""

    def __init__(self) -> None:
        self._waiting: deque[Iterator[None]] = deque()
        self._taken: set[Hashable] = set()

    def add(self, key: Hashable, job: Iterator[None]) -> None:
        """Take a job on, unless one of that key has been taken on before."""
        if key not in self._taken:
            self._taken.add(key)
            self._waiting.append(job)

    @property
    def waiting(self) -> bool:
        return bool(self._waiting)

    def rest(self) -> None:
        """Do what fits into a frame in which nothing moves."""
        end = slices.now() + REST
        while self._part() and slices.now() < end:
            pass

    def _part(self) -> bool:
        """Do a part of the first job that isn't done yet; False if there is nothing to do."""
        while self._waiting:
            if next(self._waiting[0], "over") != "over":
                return True
            self._waiting.popleft()
        return False
