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
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3


@cache
def _library() -> ctypes.CDLL | None:
    """The C library, where it can be told; musl, for one, cannot and need not."""
    if sys.platform != "linux":
        return None
    found = ctypes.CDLL(None)
    return found if hasattr(found, "malloc_trim") and hasattr(found, "mallopt") else None


def keep_large_apart() -> None:
    """Give large pictures pages of their own from now on. Once, when the program starts."""
    library = _library()
    if library is not None:
        library.mallopt(_M_MMAP_THRESHOLD, LARGE)
        library.mallopt(_M_TRIM_THRESHOLD, SLACK)


def give_back() -> None:
    """Collect what only knows itself (a session and its parts), and return the holes in the heap (20 to 60 ms)."""
    gc.collect()
    library = _library()
    if library is not None:
        library.malloc_trim(0)
