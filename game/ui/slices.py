"""The clock of work that nobody waits for: whatever prints a little in each frame asks it whether its slice of the frame is over.

One clock for all who do so, and one place to put another in its stead. By a clock that counts, what is ready after so many
frames is the same on every machine; tests and the kept thumbnails go by such a clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_clocks: list[Callable[[], float]] = [time.perf_counter]
"""The last one goes."""


def now() -> float:
    """Seconds since whenever the clock began."""
    return _clocks[-1]()


@contextmanager
def clocked_by(clock: Callable[[], float]) -> Iterator[None]:
    """Until this is left, slices are measured by another clock (seconds)."""
    _clocks.append(clock)
    try:
        yield
    finally:
        _clocks.remove(clock)


def counting(step: float) -> Callable[[], float]:
    """A clock on which each look at it takes so many seconds: a slice holds so many parts, however long they take."""
    looks = 0

    def look() -> float:
        nonlocal looks
        looks += 1
        return looks * step

    return look
