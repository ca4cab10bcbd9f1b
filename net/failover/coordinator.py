"""A player's client and the others', should their host be gone: the sockets (`peer_mesh.py`) and the agreement
(`failover/election.py`) of one client, and the start of a host of our own where the agreement falls on us.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from net.failover import messages as among
from net.failover.election import PATIENCE, PATIENCES, Election, Follow, Outcome, Succeed
from net.failover.host_failover import APART, MOVED
from net.failover.host_query import HostQuery, Place
from net.failover.peer_mesh import PeerMesh
from net.failover.receipts import time_of_day
from net.failover.standby import Standby
from net.failover.suspicion import Offence
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.records import Receipt
from net.storage import journal
from net.storage.identity import Identity
from net.storage.store import Kept

log = logging.getLogger("net.failover.peer_mesh")

HostAgain = Callable[[str, str], str]
"""Starts a host for a match whose journal is on this machine: (match, the address that the lost host listened on) -> the
new host's invite. May take seconds (it is called on a thread); raises OSError."""


class Caught(NamedTuple):
    """While a new host was agreed on, somebody was caught at an offence."""

    who: str
    offence: Offence


News = Receipt | Caught | m.SignedHead
"""What the others said that the client is to know: a share that was given, an offence, a head of the chain of plays."""


class TableClient(Protocol):
    """What is known at one client of its table and its host."""

    @property
    def key(self) -> str: ...
    @property
    def state(self) -> str:
        """ "in" while the host answers."""

    @property
    def lobby(self) -> m.Lobby | None: ...
    @property
    def run(self) -> int: ...
    @property
    def standby(self) -> Standby: ...
    @property
    def signed_head(self) -> m.SignedHead | None:
        """The newest head that this client signed."""


class Coordinator:
    """Poll it as often as the client; it does nothing where there is nobody to go on with."""

    def __init__(self, identity: Identity, host_again: HostAgain | None, patience: float | None = None) -> None:
        """`patience`: seconds without the host; None: as the house has it."""
        self._identity = identity
        self._host_again = host_again
        self._patience = patience
        self._meeting: PeerMesh | None = None
        self._mover: Election | None = None
        self._started: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._told_head: m.SignedHead | None = None
        self._news: list[News] = []

    @property
    def able(self) -> bool:
        """Whether this match could go on without its host."""
        return self._mover is not None and self._mover.able

    @property
    def successor(self) -> str:
        """The player (by key) whose machine is about to host; "" when nobody is chosen."""
        return self._mover.successor if self._mover is not None else ""

    def take_news(self) -> list[News]:
        """Return what the others said that the client is to know, oldest first."""
        news, self._news = self._news, []
        return news

    def poll(self, client: TableClient, at: Place, now: float) -> list[Follow | Place]:
        """What is to be followed, or where the same host may be; `at`: the present one, or where it was."""
        if self._meeting is None and not (client.standby.kept.lock and self._open(client, at.address)):
            return []
        meeting, mover = self._meeting, self._mover
        assert meeting is not None and mover is not None
        standby = client.standby
        meeting.know(standby.neighbours, standby.kept.holders)
        self._tell_head(client, meeting)
        out: list[Outcome | Place] = []
        for sender, frame, address in meeting.look():
            out += self._word(client, sender, frame, address, at, now)
        while not self._started.empty():
            out += mover.hosts(self._started.get())
        lobby = client.lobby
        if self._patience is not None:
            mover.patience = self._patience
        elif lobby is not None:
            mover.patience = PATIENCES.get(lobby.lost, PATIENCE)
        here = frozenset(seat.who for seat in lobby.seats if seat.here) if lobby is not None else frozenset()
        apart = lobby is not None and lobby.waiting in (APART, MOVED)
        # It is told between two polls too.
        standby.receipts.told = lambda receipt: self._news.append(receipt)
        out += mover.tick(client.state != "in", apart, here, now, standby.host_left, lobby.owner if lobby else "")
        self._news += [Caught(*found) for found in mover.caught]
        mover.caught.clear()
        self._where.tick(client.state != "in" or apart, meeting.port, now)
        for key, words in (*mover.take_outgoing(), *self._where.take_outgoing()):
            meeting.send(key, words)
        return [what for what in out if not isinstance(what, Succeed) or self._succeed(what, client)]  # type: ignore[misc]

    def _word(
        self, client: TableClient, sender: str, frame: bytes, address: str, at: Place, now: float
    ) -> list[Outcome] | list[Place]:
        mover, meeting = self._mover, self._meeting
        assert mover is not None and meeting is not None
        word = among.read(frame)
        if isinstance(word, m.SignedHead):
            self._news.append(word)
            return []
        if isinstance(word, among.Here):
            found = self._where.told(sender, word, at)
            return [found] if found is not None else []
        if isinstance(word, among.Where):
            standby = client.standby
            standby.reached_at(sender, address, word.port)
            meeting.know(standby.neighbours, standby.kept.holders)
            lobby = client.lobby
            well = client.state == "in" and lobby is not None and lobby.waiting not in (APART, MOVED)
            # An address that only this machine knows is of no use to another.
            near = at.address.startswith("127.") and not address.startswith("127.")
            self._where.asked(sender, word, mover.future, at if well and not near else None)
            return []
        return mover.receive(sender, frame, now)

    def _tell_head(self, client: TableClient, meeting: PeerMesh) -> None:
        """Give my newest signed head to the others directly: the host may not pass it on."""
        head = client.signed_head
        if head is None or head is self._told_head:
            return
        self._told_head = head
        frame = codec.pack(head)
        for key in client.standby.neighbours:
            meeting.send(key, frame)

    def _open(self, client: TableClient, host: str) -> bool:
        try:
            self._meeting = PeerMesh(self._identity, host)
        except OSError as error:
            log.warning("the other players cannot reach us: %s", error)
            return False
        standby = client.standby
        self._mover = Election(client.key, standby.kept, self._host_again is not None,
                               receipts=standby.receipts, wall=time_of_day)  # fmt: skip
        self._where = HostQuery(client.key, standby.kept)
        standby.reachable_at(self._meeting.port)
        return True

    def _succeed(self, what: Succeed, client: TableClient) -> bool:
        """Start the host on a thread of its own; false, for there is nothing to follow yet."""
        threading.Thread(target=self._go_on, args=(what.kept, client.run or 1), name="taking-over", daemon=True).start()
        return False

    def _go_on(self, kept: Kept, run: int) -> None:
        invite = ""
        try:
            journal.adopt(msgspec.structs.replace(kept, run=run))
            assert self._host_again is not None
            invite = self._host_again(kept.begun.match, kept.table.address)
        except Exception:  # the next player takes over; but whoever looks wants to know
            log.exception("no host here")
        self._started.put(invite)

    def close(self) -> None:
        """The player leaves."""
        if self._meeting is not None:
            self._meeting.close()
            self._meeting = None
