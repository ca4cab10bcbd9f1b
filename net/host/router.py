"""The host's sockets: frames in, frames out, and which connection belongs to which key.

A peer is its CURVE key, told by libzmq with every frame (`User-Id`). Routing ids only name connections; they never say
who somebody is. The latest connection of a key that said hello is the one that is answered.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
import time
from collections import Counter
from dataclasses import dataclass

import zmq

from net.host.auth_thread import AuthThread
from net.host.connections import Connections, far_end_of
from net.host.counts import Latency
from net.host.outbox import Out
from net.host.pulse import Pulse
from net.host.rate_limit import network_of
from net.host.room import Room
from net.lan.addresses import place, reaches_nobody
from net.lan.key_service import KeyService
from net.lan.sockets import prepare
from net.lan.zmq_auth import DOMAIN, Zap
from net.protocol import codec
from net.protocol.messages import Sorry
from net.storage.identity import Identity

log = logging.getLogger("net.host")

AT_ONCE = 64
"""Frames handled between two looks at the clock."""
TICK = 0.02
"""Seconds between two looks at the table's clocks."""
GOODBYE = 0.3
"""Seconds between a last word and the end of the connection, so that the word arrives."""
STRANGERS = 256
"""Routes of keys that are not at the table: of more the oldest are forgotten, and must greet again."""
SETTLE = 1.0
"""Seconds between two looks at who is at the table and who has only connected."""
BAN = 10.0
"""Seconds that a key stays out after it was sent away."""
BACKLOG = 512
"""Connections that the system keeps until they are accepted."""
WATCHED = zmq.EVENT_ACCEPTED | zmq.EVENT_ACCEPT_FAILED | zmq.EVENT_DISCONNECTED | zmq.EVENT_CLOSED
LULL = 0.001
"""Seconds without a frame after which nobody waits."""
TIDY_MORE, TIDY_ALL = 64, 8192
"""Of so many times, one collects the middle generation as well, one all of them."""

_AT_ONCE, _MORE_AT_ONCE = int(zmq.NOBLOCK), int(zmq.SNDMORE | zmq.NOBLOCK)
"""How a socket is told not to wait: as plain numbers, for flags are slow to join."""
_REPLACED = codec.pack(Sorry("replaced", "a newer connection has your key", True))
_HELLO_FIRST = codec.pack(Sorry("hello_first"))


@dataclass
class _Route:
    """The connection of a key."""

    id: bytes
    fd: int = -1
    far_end: object = None
    """The address behind `fd` when the route was made: a number may mean another connection by now."""
    address: str = ""
    """Where the connection comes from, as libzmq says."""
    inside: bool = False
    """Its key is at the table."""


def tidy(times: int) -> int:
    """Collect garbage now, while nobody waits, so that no play has to; the older now and then. How often it was done."""
    gc.collect(2 if times % TIDY_ALL == TIDY_ALL - 1 else 1 if times % TIDY_MORE == TIDY_MORE - 1 else 0)
    return times + 1


class Router:
    """ROUTER socket with CURVE, ZAP handler, greeting port."""

    def __init__(self, key: Identity, address: str, port: int, strict: bool = False) -> None:
        """Listen on `address`, at `port` if it can be had (`strict`: or raise OSError)."""
        self.address = address
        self._context: zmq.Context[zmq.Socket[bytes]] = zmq.Context()
        self._zap = Zap(self._context)
        self._socket = self._context.socket(zmq.ROUTER)
        prepare(self._socket)
        self._socket.setsockopt(zmq.BACKLOG, BACKLOG)
        self._monitor = self._socket.get_monitor_socket(WATCHED)
        self._socket.setsockopt(zmq.ROUTER_MANDATORY, 1)
        self._socket.curve_server = True
        self._socket.curve_publickey = key.public.encode()
        self._socket.curve_secretkey = key.secret.encode()
        self._socket.zap_domain = DOMAIN
        try:
            self.port, greeter = self._bind(port, strict, key.public)
        except OSError:
            self._zap.close()
            self._monitor.close(linger=0)
            self.close()
            raise
        self._connections = Connections()
        self.pulse = Pulse()
        self.play_s = Latency()
        self._porter = AuthThread(self._zap, greeter, self.pulse, self._monitor, self._connections)
        self._key = key.public
        self._routes: dict[str, _Route] = {}
        self._tidied = 0
        self._muted: dict[str, float] = {}
        self._cuts: list[tuple[float, str, _Route]] = []
        self._unreachable: list[str] = []
        self.frames = 0

    _porter: AuthThread | None = None

    def _bind(self, port: int, strict: bool, key: str) -> tuple[int, KeyService]:
        host = f"[{self.address}]" if ":" in self.address else self.address
        tried = [port] if strict else [port, *(port + 2 * n for n in range(1, 8)), 0]
        for number in tried:
            # A free pair of ports: ours, and the next one for greeting.
            for _ in range(1 if number else 20):
                at = number or _free_port(self.address)
                try:
                    self._socket.bind(f"tcp://{host}:{at}")
                except zmq.ZMQError:
                    continue
                try:
                    return at, KeyService(self.address, at + 1, key)
                except OSError:
                    self._socket.unbind(f"tcp://{host}:{at}")
        raise OSError(f"cannot listen on {self.address}:{port}: the port (or the next one) is in use or forbidden")

    def move(self, address: str) -> None:
        """This machine has another address now: listen there, on the port as before if it is free. Raises OSError."""
        before = f"tcp://[{self.address}]:{self.port}" if ":" in self.address else f"tcp://{self.address}:{self.port}"
        old, self.address = self.address, address
        try:
            self.port, greeter = self._bind(self.port, False, self._key)
        except OSError:
            self.address = old
            raise
        if not reaches_nobody(old):
            # Programs on this machine stay where they are: that address is never another's.
            with contextlib.suppress(zmq.ZMQError):
                self._socket.unbind(before)
        if self._porter is not None:
            self._porter.move(greeter)

    # ------------------------------------------------------------------ the pump

    def pump(self, table: Room, now: float, patience: float) -> None:
        """Wait up to `patience` seconds, then handle what has come and what time has brought."""
        self.pulse.beat(now)
        if self._busy:
            # Who has just been told is still being told, by threads that want the processor: make ready only in the lull.
            patience = min(patience, LULL)
        if self._receive(table, patience):
            self._busy = True
        elif self._busy:
            self._busy = False
            self._tidied = tidy(self._tidied)
        now = time.monotonic()
        if now >= self._ticked + TICK:
            self._ticked = now
            self._send(table, table.tick(now), now)
            if now >= self._settled + SETTLE:
                self._settled = now
                self._settle(table, now)
        if self._cuts:
            self._cut_due(now)

    _ticked = _settled = 0.0
    _patience = -1
    _busy = True

    def _receive(self, table: Room, patience: float) -> bool:
        """Handle what comes: the first frame is waited for, the rest is what is there already. Whether anything came."""
        wait = int(patience * 1000)
        if wait != self._patience:
            self._patience = wait
            self._socket.setsockopt(zmq.RCVTIMEO, wait)
        flags = 0
        for _ in range(AT_ONCE):
            try:
                route = self._socket.recv(flags)
                # The body as a Frame: only that knows the User-Id.
                part = self._socket.recv(flags, copy=False)
                # Parts of one message come together; more than two are none of ours.
                excess = part.more
                while self._socket.getsockopt(zmq.RCVMORE) if excess else False:
                    self._socket.recv(flags)
            except zmq.Again:
                break
            except zmq.ZMQError as error:
                log.warning("receiving: %s", error)
                break
            flags = _AT_ONCE
            self.frames += 1
            if excess:
                continue
            try:
                peer = str(part.get("User-Id"))
            except (zmq.ZMQError, KeyError, ValueError):
                continue
            now = time.monotonic()
            if self._muted and self._muted.get(peer, 0.0) > now:
                continue
            frame = part.bytes
            way = self._routed(peer, route, part, frame)
            if way is not None:
                plays = table.counts.plays
                self._send(table, table.receive(peer, frame, now), now)
                if table.counts.plays != plays:
                    self.play_s.observe(time.monotonic() - now)
                if not way.inside and peer in table.lobby.people:
                    way.inside = True
                    self._connections.let_in(way.fd)
        return flags != 0

    def _routed(self, peer: str, route: bytes, part: zmq.Frame, frame: bytes) -> _Route | None:
        """The key's route if this frame counts: it came by its own connection, or says hello on a newer one."""
        old = self._routes.get(peer)
        if old is not None and old.id == route:
            return old
        if not codec.is_hello(frame):
            # A connection made again behind the client's back, or one that was replaced: who speaks must greet first.
            self._raw(route, _HELLO_FIRST)
            return None
        if old is not None:
            self._raw(old.id, _REPLACED)
        fd = _fd(part)
        new = self._routes[peer] = _Route(route, fd, far_end_of(fd), _address(part))
        if old is None and len(self._routes) > self._most_routes:
            self._forget_strangers()
        return new

    _most_routes = STRANGERS

    def _forget_strangers(self) -> None:
        """Routes of strangers are bounded: the oldest of the largest crowd go."""
        strangers = {peer: network_of(way.address) for peer, way in self._routes.items() if not way.inside}
        self._most_routes = len(self._routes) - len(strangers) + STRANGERS
        if len(strangers) > STRANGERS:
            crowd, _ = Counter(strangers.values()).most_common(1)[0]
            for peer in [peer for peer, network in strangers.items() if network == crowd][: STRANGERS // 4]:
                del self._routes[peer]

    def _settle(self, table: Room, now: float) -> None:
        """Once in a while: whoever left is a stranger again, whoever never came in is hung up on."""
        people = table.lobby.people
        for peer in [peer for peer, way in self._routes.items() if peer not in people and way.fd >= 0]:
            way = self._routes[peer]
            way.inside = False
            if way.far_end is not None and way.fd not in self._connections:
                del self._routes[peer]
        self._connections.settle(
            {way.fd for way in self._routes.values() if way.inside},
            {way.fd for peer, way in self._routes.items() if not way.inside and table.door.is_waiting(peer)},
            now,
        )
        self._zap.forget(now)

    def _raw(self, route: bytes, frame: bytes) -> None:
        with contextlib.suppress(zmq.ZMQError):
            self._socket.send_multipart([route, frame], zmq.NOBLOCK)

    def hand_over(self, out: Out) -> None:
        """Send these now. Who cannot be reached is told of at the next `_send`: the table is in the middle of something."""
        for peer, frame in out:
            route = self._routes.get(peer)
            if route is None:
                continue
            try:
                self._socket.send(route.id, _MORE_AT_ONCE)
                self._socket.send(frame, _AT_ONCE)
            except zmq.ZMQError as error:
                # EHOSTUNREACH: the connection is gone. EAGAIN: it does not keep up; it may come back and catch up.
                log.info("%s cannot be reached: %s", peer[:8], error)
                self._routes.pop(peer, None)
                self._unreachable.append(peer)

    def send(self, table: Room, out: Out, now: float) -> None:
        """Send what the table says of itself."""
        self._send(table, out, now)

    def _send(self, table: Room, out: Out, now: float) -> None:
        while out or table.outbox.cut or self._unreachable:
            self.hand_over(out)
            self._begin_cuts(table, now)
            unreachable, self._unreachable = self._unreachable, []
            out = [item for peer in unreachable for item in table.lost(peer, now)]

    def address_of(self, peer: str) -> str:
        """Where a key's connection comes from; "" where that is not to be had."""
        route = self._routes.get(peer)
        return route.address if route is not None else ""

    # ------------------------------------------------------------------ sending away

    def _begin_cuts(self, table: Room, now: float) -> None:
        for peer in table.outbox.cut:
            route = self._routes.pop(peer, None)
            if route is not None:
                self._cuts.append((now + GOODBYE, peer, route))
            self._muted[peer] = now + GOODBYE
            if len(self._muted) > 1000:
                self._muted = {key: until for key, until in self._muted.items() if until > now}
            if peer in table.outbox.banned:
                self._muted[peer] = self._zap.refused[peer] = now + BAN
                table.outbox.banned.discard(peer)
        table.outbox.cut.clear()

    def _cut_due(self, now: float) -> None:
        due = [cut for cut in self._cuts if cut[0] <= now]
        self._cuts = [cut for cut in self._cuts if cut[0] > now]
        for _, _, route in due:
            self._connections.end(route.fd, route.far_end)

    def last_words(self, out: Out) -> None:
        """Send these before the sockets close; who does not get them does without."""
        for peer, frame in out:
            route = self._routes.get(peer)
            if route is not None:
                self._raw(route.id, frame)

    def close(self) -> None:
        """Down; last words get half a second to leave."""
        # While the porter still reads: a monitor that nobody reads would hold up libzmq's own thread.
        if not self._socket.closed:
            self._socket.disable_monitor()
        if self._porter is not None:
            self._porter.close()
        self._socket.close(linger=500)
        self._context.term()


def _free_port(address: str) -> int:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.bind(place(address, 0))
        return min(int(probe.getsockname()[1]), 65_534)


def _fd(part: zmq.Frame) -> int:
    try:
        return int(part.get(zmq.SRCFD))
    except (zmq.ZMQError, AttributeError, KeyError, TypeError, ValueError):
        return -1


def _address(part: zmq.Frame) -> str:
    try:
        return str(part.get("Peer-Address"))
    except (zmq.ZMQError, KeyError, ValueError):
        return ""
