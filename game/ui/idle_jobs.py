"""Work that nobody waits for, done before its pictures are shown: letters, paper, cards and sheets that are printed for the
first time. The one place that prints ahead; nothing may depend on it, for what isn't ready is made when it is needed.

What is printed lies in the bounded stores of the look, the lettering and the prints: printing ahead holds no memory of its
own.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Hashable, Iterator

from game.ui import lettering
from game.ui.look import Look
from game.ui.motion import Motion, next_frame

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
        end = time.perf_counter() + REST
        while self._part() and time.perf_counter() < end:
            pass

    def _part(self) -> bool:
        """Do a part of the first job that isn't done yet; False if there is nothing to do."""
        while self._waiting:
            if next(self._waiting[0], "over") != "over":
                return True
            self._waiting.popleft()
        return False


def spread_over_frames(look: Look, work: Iterator[None], goes_on: Callable[[], bool]) -> Motion:
    """Print what a story will show while it runs, one print a frame, for as long as it goes on. The story waits for none."""
    yield next_frame()  # The table is laid out in this one.
    while goes_on():
        before = look.made, lettering.rendered
        if next(work, "over") == "over":
            return
        if (look.made, lettering.rendered) != before:
            yield next_frame()
