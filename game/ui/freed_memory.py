"""What is freed goes back to the system. Left alone, the C library of Linux keeps the room of pictures for later ones, in a heap
that is soon half holes: two hundred megabytes of pictures of all sizes come and go."""

from __future__ import annotations

import ctypes
import gc
import sys
from functools import cache

LARGE = 16 * 1024
"""Bytes from which a picture gets pages of its own, which go back as soon as it is freed."""
SLACK = 4 * 1024 * 1024
"""Bytes of free room that the end of the heap may keep."""
TRIM_S = 10.0
"""Seconds between two looks for holes."""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8


@cache
def _library() -> ctypes.CDLL | None:
    """The C library, where it can be told; musl, for one, cannot and need not."""
    if sys.platform != "linux":
        return None
    found = ctypes.CDLL(None)
    return found if hasattr(found, "malloc_trim") and hasattr(found, "mallopt") else None


def set_up_heap() -> None:
    """From now on large pictures get pages of their own, and all threads one heap: with one each, what a thread frees is of no
    use to the others. Once, when the program starts."""
    library = _library()
    if library is not None:
        library.mallopt(_M_ARENA_MAX, 1)
        library.mallopt(_M_MMAP_THRESHOLD, LARGE)
        library.mallopt(_M_TRIM_THRESHOLD, SLACK)


def trim() -> None:
    """Return the holes in the heap (0.2 to 2.5 ms)."""
    library = _library()
    if library is not None:
        library.malloc_trim(0)


def give_back() -> None:
    """Collect what only knows itself (a session and its parts), and return the holes in the heap (20 to 60 ms)."""
    gc.collect()
    trim()


class Trimming:
    """Returns holes every now and then: printed pictures come and go all through a match, and what a table that was left held is
    freed over some frames."""

    def __init__(self) -> None:
        self._since = 0.0

    def update(self, dt: float, still: bool) -> None:
        """`still`: nothing moves, and nobody would see a frame that takes longer."""
        self._since += dt
        if still and self._since >= TRIM_S:
            self._since = 0.0
            trim()
