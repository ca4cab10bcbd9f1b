"""One TCP port in front of a machine's tables: each connection is led to the table that it names, or to the pages that list them.

    Doorway("192.168.1.20", 28400, board.port_of, pages.port)           until close()

A connection says first what it wants. A capital letter begins HTTP, which is the pages'. 5 begins SOCKS5 without authentication
(RFC 1928), which our clients speak (`net/client/passage.py`): the name that they ask for is a table's key in base32. Any other
destination is refused; nothing but a table of this machine or its pages is ever connected to. What passes is CURVE between client
and table, so there is nothing to be read here and nobody to be trusted more than before.

A table counts strangers by their address. Where every loopback address is the system's own (Linux), each network that people come
from is given one of its own, so that tables go on counting; elsewhere all who come by the doorway are one to them.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b

from net.host.descriptors import raise_limit
from net.host.rate_limit import network_of
from net.lan.addresses import place
from net.lan.passing import BACKLOG, HELD, End, Porter, join

ASK_S = 5.0
"""Seconds that a connection has for saying what it wants."""
EACH = 256
"""Connections of one network. Of all together, a quarter of the descriptors (a connection takes two)."""
ASKING_EACH, ASKING_ALL = 64, 256
"""Connections that have not said what they want, of one network and of all: beyond that the oldest of the largest crowd goes."""

SOCKS, CONNECT, NAMED, OPEN = 5, 1, 3, 0
LENGTHS = {1: 4, 4: 16}
"""Of an address in numbers, by its kind."""
LED, REFUSED, NO_ANSWER, NO_SUCH_COMMAND = 0, 2, 5, 7
"""Answers of SOCKS5."""

LOOPBACKS = sys.platform == "linux"
"""Whether all of 127.0.0.0/8 is this machine's own."""


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
        self._porter = Porter(self._socket, self._come, "doorway")

    def close(self) -> None:
        """Hang up on everybody, and listen no more."""
        self._porter.close()

    async def _come(self, near: End) -> None:
        caller = _Caller(near)
        if not self.crowds.come(caller):
            near.leave(at_once=True)
            return
        far = None
        try:
            async with asyncio.timeout(ASK_S):
                far = await self._asked(near, caller.network)
            self.crowds.led(caller)
            if far is not None:
                await join(near, far)
        except (OSError, EOFError):  # the time is up; they were gone in mid-word
            pass
        finally:
            self.crowds.gone(caller)
            for end in (near, far):
                if end is not None:
                    end.leave(at_once=self._porter.has_ended)

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
