"""Where the players' clients meet without their host: one ROUTER that listens, one DEALER to each of the others, all with
CURVE and the players' own keys. Frames go one way on each; who sent one is the key of its connection.

Only neighbours are let in, and what they send is small: this door stands open on every player's machine.
"""

from __future__ import annotations

import contextlib
import logging
import socket
import time

import zmq

from net.failover.messages import LONGEST
from net.lan.sockets import prepare
from net.lan.zmq_auth import DOMAIN, Zap
from net.storage.identity import Identity

log = logging.getLogger("net.failover.peer_mesh")

AT_ONCE = 32
"""Frames handled in one look."""
QUEUE = 16
"""Frames waiting for one neighbour: what is older is said again anyway."""


class PeerMesh:
    """The sockets of one player's client. Call `look` often; it never waits."""

    def __init__(self, identity: Identity, toward: str) -> None:
        """Listen on the address that this machine shows to the host at `toward`. Raises OSError."""
        self.address = own_address(toward)
        self._identity = identity
        self._context: zmq.Context[zmq.Socket[bytes]] = zmq.Context()
        self._zap = Zap(self._context)
        self._zap.admitted = frozenset()
        self._router = self._context.socket(zmq.ROUTER)
        prepare(self._router)
        self._router.setsockopt(zmq.MAXMSGSIZE, LONGEST)
        self._router.setsockopt(zmq.RCVHWM, QUEUE)
        self._router.curve_server = True
        self._router.curve_publickey = identity.public.encode()
        self._router.curve_secretkey = identity.secret.encode()
        self._router.zap_domain = DOMAIN
        host = f"[{self.address}]" if ":" in self.address else self.address
        try:
            self.port = self._router.bind_to_random_port(f"tcp://{host}")
        except zmq.ZMQError as error:
            self.close()
            raise OSError(f"cannot listen on {self.address}: {error}") from None
        self._neighbours: dict[str, tuple[str, int]] = {}
        self._dealers: dict[str, zmq.Socket[bytes]] = {}

    _dealers: dict[str, zmq.Socket[bytes]] = {}

    def know(self, neighbours: dict[str, tuple[str, int]], holders: tuple[str, ...] = ()) -> None:
        """Who the others are and where; all who hold a share are let in, for they may have been started again."""
        admitted = frozenset(neighbours) | frozenset(holders)
        if admitted != self._zap.admitted:
            self._zap.admitted = admitted
        if neighbours == self._neighbours:
            return
        for key in [key for key in self._dealers if neighbours.get(key) != self._neighbours.get(key)]:
            self._dealers.pop(key).close(linger=0)
        self._neighbours = dict(neighbours)

    def send(self, key: str, frame: bytes) -> None:
        """A word to one of them, if the way is open or opens in time."""
        dealer = self._dealers.get(key) or self._call(key)
        if dealer is not None:
            with contextlib.suppress(zmq.ZMQError):
                dealer.send(frame, zmq.NOBLOCK)

    def _call(self, key: str) -> zmq.Socket[bytes] | None:
        where = self._neighbours.get(key)
        if where is None:
            return None
        address, port = where
        dealer = self._context.socket(zmq.DEALER)
        prepare(dealer)
        dealer.setsockopt(zmq.SNDHWM, QUEUE)
        dealer.curve_serverkey = key.encode()
        dealer.curve_publickey = self._identity.public.encode()
        dealer.curve_secretkey = self._identity.secret.encode()
        host = f"[{address}]" if ":" in address else address
        try:
            dealer.connect(f"tcp://{host}:{port}")
        except zmq.ZMQError as error:
            log.info("%s cannot be called: %s", key[:8], error)
            dealer.close(linger=0)
            return None
        self._dealers[key] = dealer
        return dealer

    def hang_up(self) -> None:
        """The host is back: nobody needs to be called."""
        for dealer in self._dealers.values():
            dealer.close(linger=0)
        self._dealers = {}

    def look(self) -> list[tuple[str, bytes, str]]:
        """(key, frame, address it came from) of what has come."""
        self._zap.answer(time.monotonic())
        found: list[tuple[str, bytes, str]] = []
        for _ in range(AT_ONCE):
            try:
                self._router.recv(zmq.NOBLOCK)
                part = self._router.recv(zmq.NOBLOCK, copy=False)
                excess = part.more
                while excess and self._router.getsockopt(zmq.RCVMORE):
                    self._router.recv(zmq.NOBLOCK)
                if not excess:
                    # An IPv4 address comes in IPv6's clothes.
                    address = str(part.get("Peer-Address")).removeprefix("::ffff:")
                    found.append((str(part.get("User-Id")), part.bytes, address))
            except (zmq.ZMQError, KeyError, ValueError):
                break
        return found

    def close(self) -> None:
        """Done."""
        self.hang_up()
        self._router.close(linger=0)
        self._zap.close()
        self._context.term()


def own_address(toward: str) -> str:
    """The address of ours that the machine `toward` sees; the loopback one where that cannot be told."""
    with contextlib.suppress(OSError, IndexError):
        family, _, _, _, there = socket.getaddrinfo(toward, 9, type=socket.SOCK_DGRAM)[0]
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            # Of a datagram socket this sends nothing: it only asks the system for the way.
            probe.connect(there)
            return str(probe.getsockname()[0])
    return "127.0.0.1"
