"""A place on the program's context where parts of it keep what is theirs, each under a key that knows its type.

SESSION = StashKey[Session]("session")      in the module that keeps it
program.stash[SESSION] = session
program.stash.get(SESSION)                  -> Session | None
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

T = TypeVar("T")


class StashKey(Generic[T]):
    """What is kept under this very key. `name` is for people."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"StashKey({self.name})"


class Stash:
    """Empty at first."""

    def __init__(self) -> None:
        self._kept: dict[StashKey[Any], Any] = {}

    def get(self, key: StashKey[T]) -> T | None:
        """None: nothing is kept there."""
        found: T | None = self._kept.get(key)
        return found

    def __setitem__(self, key: StashKey[T], value: T) -> None:
        self._kept[key] = value

    def drop(self, key: StashKey[T]) -> T | None:
        """Keep nothing there any more; return what was."""
        found: T | None = self._kept.pop(key, None)
        return found
