"""What a client does for the others at its table, should the host be gone: it keeps the sealed match, knows where the others are
reached, and who was given shares. `election.py` decides who goes on; this is what the host and the shell tell of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from net.failover.receipts import ReceiptBook
from net.failover.replica import Replica
from net.fairness.signing import Signer
from net.protocol import messages as m

AT_ONCE = 16
"""Receipts in a message to the host: a frame that it reads as it is."""
RETRY_S = 1.0
"""Seconds until missing pieces are asked for again."""


class HostLine(Protocol):
    """The client's line to its host."""

    @property
    def now(self) -> float: ...
    @property
    def is_in(self) -> bool:
        """Whether the host has let us in, on this connection."""

    def send(self, message: m.Message) -> None:
        """Queue a message, if there is a connection."""


class Standby:
    """One client's part in going on without the host."""

    def __init__(self, key: str, signer: Signer, line: HostLine) -> None:
        self.kept = Replica()
        """The sealed match, for the others."""
        self.receipts = ReceiptBook(signer)
        """Who was given shares of this match."""
        self.neighbours: dict[str, tuple[str, int]] = {}
        """Key -> (address, port) of the other players' clients."""
        self.host_left = False
        """The host said that it ends on purpose."""
        self._key = key
        self._line = line
        self._port = 0
        """The port at which the others reach us; 0: not at all."""
        self._left_at = 0.0
        self._moved: m.Moved | None = None
        self._wanted_at = -RETRY_S
        self._told_receipts = ("", 0)
        """Which host was told of how many receipts."""

    # The line

    def greets(self) -> None:
        """A connection begins: what was asked for on another one will not come on this one."""
        self._wanted_at = -RETRY_S

    def let_in(self) -> None:
        """The host has let us in: it is there, and wants to know where we are reached."""
        self.host_left = False
        if self._port:
            self._line.send(m.Reach(self._port))

    def heard_host(self, after_s: float) -> None:
        """The host still answers: a farewell that was said more than `after_s` seconds ago was none."""
        if self.host_left and self._line.now - self._left_at > after_s:
            self.host_left = False

    def host_leaves(self) -> None:
        """The host says that it ends on purpose."""
        self.host_left, self._left_at = True, self._line.now

    def moved(self, message: m.Moved) -> None:
        """Our host says where the match went on. Who sits at its table goes where it says: it could as well close it."""
        self._moved = message

    def take_moved(self) -> m.Moved | None:
        """Return where our host says that the match went on, once; the shell follows."""
        moved, self._moved = self._moved, None
        return moved

    # Copies

    def take_share(self, message: m.LockShare, match: str) -> None:
        """The host gives us a share of the lock of `match`, the one that we play; "" is none."""
        if message.match == match and self._key in message.holders:
            self.kept.take_lock(message)
            self._line.send(m.Holds(message.lock, len(self.kept.pieces)))

    def take_copy(self, message: m.Copy) -> None:
        """Pieces of the copy came."""
        if not self.kept.take(message):
            if self._line.now - self._wanted_at >= RETRY_S:
                self._wanted_at = self._line.now
                self._line.send(m.Holds(self.kept.lock, len(self.kept.pieces)))
        elif message.lock == self.kept.lock and not message.update:
            # What comes with an update is acknowledged with it. What is too much for us we say we have: nobody need send it
            # for ever.
            told = message.first + len(message.bodies)
            self._line.send(m.Holds(message.lock, told if self.kept.full else len(self.kept.pieces)))

    def match_over(self) -> None:
        """The match has a result: nobody need go on with it."""
        self.kept.forget()

    # Neighbours

    def know_neighbours(self, message: m.Neighbours) -> None:
        """The host tells where the others are reached. One that has just taken over knows few of them yet: what the last one
        told still holds."""
        known = {key: where for key, where in self.neighbours.items() if key in self.kept.holders}
        told = {key: (address, port) for key, address, port in message.people if key != self._key}
        self.neighbours = {**known, **told}
        self.kept.before = message.before

    def reached_at(self, key: str, address: str, port: int) -> None:
        """Record the address that another player's client reports for itself."""
        if key in self.kept.holders and key != self._key and address and port:
            self.neighbours[key] = (address, port)

    def reachable_at(self, port: int) -> None:
        """The other players' clients may reach ours at `port`."""
        self._port = port
        if self._line.is_in:
            self._line.send(m.Reach(port))

    def goes_on(self, who: str, invite: str, proofs: tuple[tuple[bytes, bytes], ...]) -> None:
        """Tell the host that we leave where the match goes on, and why it should believe us."""
        if proofs and self._line.is_in:
            self._line.send(m.GoesOn(who, invite, proofs))

    # Receipts

    def hear_receipts(self, message: m.Handed) -> None:
        """Shares were given, says the host; who gave them has signed for it."""
        for receipt in message.receipts:
            self.receipts.hear(receipt)

    def mind_receipts(self, match: str, people: Mapping[str, bytes] | None, host_key: str) -> None:
        """Keep the receipts of `match` ("": none is played), and tell the host of those it may lack. `people`: CURVE key ->
        verify key of those who were compared; None: not known."""
        if match:
            self.receipts.begin(match)
        if people is not None:
            kept = self.kept
            self.receipts.people = {kept.holders[-1]: kept.keeper, **people} if kept.keeper else people
        found = self.receipts.receipts
        if found and self._line.is_in and self._told_receipts != (host_key, len(found)):
            self._told_receipts = host_key, len(found)
            for first in range(0, len(found), AT_ONCE):
                self._line.send(m.Handed(self.receipts.match, found[first : first + AT_ONCE]))
