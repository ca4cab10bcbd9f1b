"""What was worked out lately, kept for those who ask the same: thought plays the same moment on again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST = 1024


class Recent(Generic[T]):
    """Answers by all that they follow from. Forgets everything when it is full."""

    def __init__(self) -> None:
        self._found: dict[tuple[object, ...], T] = {}

    def get(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """Return what was found for this key, or find it now."""
        if key not in self._found:
            if len(self._found) >= MOST:
                self._found.clear()
            self._found[key] = make()
        return self._found[key]
