"""Where is it? What a client asks the others that misses its host, or whose host stands still; and what they answer.

Long before anybody's patience ends the others may know better: the match goes on elsewhere (`Come`), or the same host is
well and has another address now (`Here`). An answer of the second kind is only a hint, for the host's key is proven by the
connection. No sockets and no clock in here.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from net.failover import messages as among
from net.failover.replica import Replica

SOON = 3.0
"""Seconds without the host after which the others are asked."""
REPEAT = 1.0


class Place(NamedTuple):
    """Where a host is, or was."""

    key: str
    address: str
    port: int


class HostQuery:
    """One client's questions and answers."""

    def __init__(self, me: str, held: Replica) -> None:
        self.me = me
        self.held = held
        self._since: float | None = None
        self._asked = -REPEAT
        self._out: list[tuple[str, bytes]] = []

    def take_outgoing(self) -> list[tuple[str, bytes]]:
        """(key, frame) to be sent."""
        out, self._out = self._out, []
        return out

    def tick(self, lost: bool, port: int, now: float) -> None:
        """Our table does not go on (`lost`), or does; the others reach us at `port`."""
        if not lost or not self.held.match:
            self._since = None
            return
        if self._since is None:
            self._since = now
        if now - self._since >= SOON and now - self._asked >= REPEAT:
            self._asked = now
            for key in self.held.holders:
                if key != self.me:
                    self._tell(key, among.Where(self.held.match, port))

    def asked(self, sender: str, word: among.Where, future: among.Come | None, at: Place | None) -> None:
        """`sender` asks. We know where the match went on (`future`), or are at the host `at`."""
        if word.match != self.held.match or sender not in self.held.holders:
            return
        if future is not None:
            self._tell(sender, future)
        elif at is not None:
            self._tell(sender, among.Here(word.match, *at))

    def told(self, sender: str, word: among.Here, at: Place) -> Place | None:
        """`sender` says where a host is: another place of ours (which was `at`), or None."""
        if self._since is None or word.match != self.held.match or sender not in self.held.holders:
            return None
        found = Place(word.host, word.address, word.port)
        return found if found.key == at.key and found != at and found.port else None

    def _tell(self, key: str, word: among.Word) -> None:
        self._out.append((key, msgspec.msgpack.encode(word)))
