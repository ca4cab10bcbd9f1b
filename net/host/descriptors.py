"""File descriptors: as many as the system gives, and some kept back for what must not fail."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections.abc import Iterator

from net.storage.store import Begun, KeptTable, Store

log = logging.getLogger("net.host")

WANTED = 8192
"""Descriptors that a host would like to have: far more than it needs, so that a burst of strangers uses up none it needs."""
KEPT_BACK = 24
"""Held open until a bot is started or a journal begun and there are no others."""


def raise_limit() -> int:
    """Raise this process's own limit as far as it may. Return what it has then, as far as a host is concerned."""
    if sys.platform == "win32":
        return WANTED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return WANTED if soft == resource.RLIM_INFINITY else min(soft, WANTED)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


class Spare:
    """Descriptors kept back."""

    def __init__(self, count: int = KEPT_BACK) -> None:
        self._count = count
        self._held: list[int] = []
        self._take()

    def _take(self) -> None:
        with contextlib.suppress(OSError):
            while len(self._held) < self._count:
                self._held.append(os.open(os.devnull, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0)))

    @contextlib.contextmanager
    def lent(self) -> Iterator[None]:
        """For what is done inside they are free."""
        self.close()
        try:
            yield
        finally:
            self._take()

    def close(self) -> None:
        """Give all back."""
        while self._held:
            os.close(self._held.pop())


class SparedStore:
    """A store that begins with the descriptors kept back, where there are no others."""

    def __init__(self, store: Store, spare: Spare) -> None:
        self._store, self._spare = store, spare
        self.line, self.snapshot, self.table, self.over = store.line, store.snapshot, store.table, store.over
        self.withdraw = store.withdraw
        self.withdraw = store.withdraw

    def begin(self, begun: Begun, table: KeptTable) -> None:
        """Begin the journal of a match. Raises OSError."""
        try:
            self._store.begin(begun, table)
        except OSError as error:
            log.warning("once more, with what was kept back: %s", error)
            with self._spare.lent():
                self._store.begin(begun, table)
