"""One TCP port in front of a machine's tables: each connection is led to the table that it names, or to the pages that list them.

    Doorway("192.168.1.20", 28400, board.port_of, pages.port)           until close()

A connection says first what it wants. A capital letter begins HTTP, which is the pages'. 5 begins SOCKS5 without authentication
(RFC 1928), which libzmq speaks by itself (`ZMQ_SOCKS_PROXY`): the name that it asks for is a table's key in base32. Any other
destination is refused; nothing but a table of this machine or its pages is ever connected to. What passes is CURVE between client
and table, so there is nothing to be read here and nobody to be trusted more than before.

A table counts strangers by their address. Where every loopback address is the system's own (Linux), each network that people come
from is given one of its own, so that tables go on counting; elsewhere all who come by the doorway are one to them.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple

from net.host.descriptors import raise_limit
from net.host.rate_limit import network_of
from net.lan.addresses import place

ASK_S = 5.0
"""Seconds that a connection has for saying what it wants."""
STUCK_S = 20.0
"""Seconds after which whoever takes nothing of what is said to them is hung up on."""
GRACE_S = 5.0
"""Seconds that one direction stays open after the other has ended."""
EACH = 256
"""Connections of one network. Of all together, a quarter of the descriptors (a connection takes two)."""
ASKING_EACH, ASKING_ALL = 64, 256
"""Connections that have not said what they want, of one network and of all: beyond that the oldest of the largest crowd goes."""
HELD = 1 << 15
"""Bytes on their way in one direction, for whoever reads slowly; twice that at the most."""
BACKLOG = 512

SOCKS, CONNECT, NAMED, OPEN = 5, 1, 3, 0
LENGTHS = {1: 4, 4: 16}
"""Of an address in numbers, by its kind."""
LED, REFUSED, NO_ANSWER, NO_SUCH_COMMAND = 0, 2, 5, 7
"""Answers of SOCKS5."""

LOOPBACKS = sys.platform == "linux"
"""Whether all of 127.0.0.0/8 is this machine's own."""


class End(NamedTuple):
    """A connection's two directions."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class _Caller:
    """Somebody who has come to the doorway."""

    def __init__(self, end: End) -> None:
        far = end.writer.get_extra_info("peername")
        self.network = network_of(str(far[0])) if far else ""
        self.hang_up = end.writer.transport.abort


class Crowds:
    """Who is here, by network, and who of them has not said yet what they want."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()
        self._count = 0
        self._asking: dict[str, dict[_Caller, None]] = {}

    def __len__(self) -> int:
        return self._count

    def come(self, caller: _Caller) -> bool:
        """Somebody has come; False: there is no room. May hang up on another who asks for nothing."""
        if self._count >= self._most or self._here[caller.network] >= EACH:
            return False
        self._count += 1
        self._here[caller.network] += 1
        crowd = self._asking.setdefault(caller.network, {})
        crowd[caller] = None
        if len(crowd) <= ASKING_EACH:
            if sum(map(len, self._asking.values())) <= ASKING_ALL:
                return True
            crowd = max(self._asking.values(), key=len)
        oldest = next(iter(crowd))
        self.led(oldest)
        oldest.hang_up()
        return True

    def led(self, caller: _Caller) -> None:
        """They have said what they want."""
        crowd = self._asking.get(caller.network, {})
        crowd.pop(caller, None)
        if not crowd:
            self._asking.pop(caller.network, None)

    def gone(self, caller: _Caller) -> None:
        """They have left."""
        self.led(caller)
        self._count -= 1
        self._here[caller.network] -= 1
        if not self._here[caller.network]:
            del self._here[caller.network]


class Doorway:
    """Listens at `address` and `port` until closed, on a thread of its own."""

    def __init__(self, address: str, port: int, table_at: Callable[[str], int], pages: int) -> None:
        """`table_at(name)` is where the table listens whose key that is in base32, 0 for none; `pages` where the pages do: both
        at 127.0.0.1. Raises OSError where it can't listen itself."""
        self._table_at, self._pages = table_at, pages
        self.crowds = Crowds(raise_limit() // 4)
        self._salt = os.urandom(16)
        self._socket = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
        try:
            if os.name == "posix":  # on Windows it would let another program take the port over
                self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._socket.bind(place(address, port))
            self._socket.listen(BACKLOG)
        except OSError:
            self._socket.close()
            raise
        self.port = int(self._socket.getsockname()[1])
        self._loop = asyncio.new_event_loop()
        self._ended = asyncio.Event()
        self._thread = threading.Thread(target=self._work, name="doorway", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Hang up on everybody, and listen no more."""
        with contextlib.suppress(RuntimeError):  # it has ended already
            self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(timeout=2.0)

    def _work(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._listen())

    async def _listen(self) -> None:
        server = await asyncio.start_server(self._come, sock=self._socket, limit=HELD, backlog=BACKLOG)
        await self._ended.wait()
        server.close()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        near = End(reader, writer)
        caller = _Caller(near)
        if not self.crowds.come(caller):
            writer.transport.abort()
            return
        far = None
        try:
            async with asyncio.timeout(ASK_S):
                far = await self._asked(near, caller.network)
            self.crowds.led(caller)
            if far is not None:
                await _join(near, far)
        except (OSError, EOFError):  # the time is up; they were gone in mid-word
            pass
        finally:
            self.crowds.gone(caller)
            for end in (near, far):
                if end is not None and not self._ended.is_set():
                    end.writer.close()  # after what is on its way, but not later than this
                    self._loop.call_later(GRACE_S, end.writer.transport.abort)
                elif end is not None:
                    end.writer.transport.abort()

    async def _asked(self, near: End, network: str) -> End | None:
        """Where this connection is led; None: nowhere, and it was told so. Raises OSError or EOFError for what is no question."""
        reader, writer = near
        first = await reader.readexactly(1)
        if first.isupper():
            far = await self._open(self._pages, network)
            far.writer.write(first)
            return far
        if first[0] != SOCKS:
            return None
        if OPEN not in await reader.readexactly((await reader.readexactly(1))[0]):
            writer.write(bytes([SOCKS, 0xFF]))
            return None
        writer.write(bytes([SOCKS, OPEN]))
        version, command, _, kind = await reader.readexactly(4)
        if version != SOCKS or not (kind == NAMED or kind in LENGTHS):
            return None
        name = await reader.readexactly(LENGTHS.get(kind) or (await reader.readexactly(1))[0])
        await reader.readexactly(2)  # a port: of no meaning here
        port = self._table_at(name.decode("ascii", "replace").lower()) if kind == NAMED else 0
        answer = NO_SUCH_COMMAND if command != CONNECT else REFUSED
        led: End | None = None
        if command == CONNECT and port:
            try:
                answer, led = LED, await self._open(port, network)
            except ConnectionError:
                answer = NO_ANSWER
        writer.write(bytes([SOCKS, answer, 0, 1, 0, 0, 0, 0, 0, 0]))
        return led

    async def _open(self, port: int, network: str) -> End:
        ours = (self._address_for(network), 0) if LOOPBACKS else None
        return End(*await asyncio.open_connection("127.0.0.1", port, limit=HELD, local_addr=ours))

    def _address_for(self, network: str) -> str:
        """A loopback address for a network: the same one each time, and as good as never another's."""
        digest = blake2b(network.encode(), digest_size=3, key=self._salt).digest()
        return f"127.{64 + digest[0] % 64}.{digest[1]}.{digest[2]}"


async def _join(near: End, far: End) -> None:
    """Pass on what either says, until one has no more to say and the other has had its grace."""
    ways = [asyncio.create_task(_pass(near.reader, far.writer)), asyncio.create_task(_pass(far.reader, near.writer))]
    try:
        ended, others = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        if others and not any(way.exception() for way in ended):
            await asyncio.wait(others, timeout=GRACE_S)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One direction. Reads no more than the other end takes."""
    writer.transport.set_write_buffer_limits(HELD)
    while said := await reader.read(HELD):
        writer.write(said)
        if writer.transport.get_write_buffer_size():
            async with asyncio.timeout(STUCK_S):
                await writer.drain()
    writer.write_eof()
