"""Whether the table's own thread still comes round, for whoever asks on another thread, and for systemd."""

from __future__ import annotations

import contextlib
import os
import socket
import time
from collections.abc import MutableMapping

HUNG_S = 10.0
"""Seconds without a turn of the table's loop after which the table counts as hung: a turn takes a quarter of a second."""
MICRO = 1_000_000


class Pulse:
    """The last turn of the loop. One float, written by one thread and read by others."""

    def __init__(self) -> None:
        # A match that is taken up may be replayed for a while before the first turn; that counts from here.
        self._turned = time.monotonic()

    def beat(self, now: float) -> None:
        """The table's thread has come round."""
        self._turned = now

    def is_alive(self, now: float) -> bool:
        """Whether it did so lately."""
        return now - self._turned < HUNG_S


class ServiceWatch:
    """systemd's own health check (`Type=notify`, `WatchdogSec=`): told that the table is there, then that it still turns.

    Does nothing where nobody asked for it. Takes what asked for it out of `environment`: no bot answers for its host.
    """

    def __init__(self, environment: MutableMapping[str, str] = os.environ) -> None:
        self._address = environment.pop("NOTIFY_SOCKET", "")
        allowed = environment.pop("WATCHDOG_USEC", "")
        meant = environment.pop("WATCHDOG_PID", "") or str(os.getpid())
        is_asked = allowed.isdigit() and meant == str(os.getpid())
        self._every_s = int(allowed) / MICRO / 3 if is_asked else None
        self._due = 0.0

    def ready(self) -> None:
        """The table listens."""
        self._tell(b"READY=1")

    def beat(self, now: float) -> None:
        """The table's thread has come round: said three times in the time that the service may be silent."""
        if self._every_s is not None and now >= self._due:
            self._due = now + self._every_s
            self._tell(b"WATCHDOG=1")

    def _tell(self, word: bytes) -> None:
        if not self._address:
            return
        # A leading @ is Linux's abstract namespace.
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as wire:
            wire.setblocking(False)
            wire.sendto(word, address)
