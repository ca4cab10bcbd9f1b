"""A client's way through a doorway (`host/doorway.py`): a port of this machine alone, from which one table is reached.

    passage = Passage(invite)      dealer.connect(passage.endpoint) ... passage.close(), after the socket

libzmq could ask a doorway by itself, as a SOCKS proxy. But a socket of it that is closed while the proxy says no, or is not
there, ends the whole program ("Bad file descriptor", libzmq 4.3.5): whoever left a table that had ended would fall.
"""

from __future__ import annotations

import asyncio
import socket

from net.lan.addresses import with_interface
from net.lan.invite import Invite, in_base32
from net.lan.passing import HELD, End, Porter, join

CONNECT_S = 1.5
"""Seconds that the doorway has for leading on: less than libzmq waits for a table's first word."""
LAST_S = 0.3
"""Seconds that a good-bye has to get through."""
ASKS = b"\x05\x01\x00" + b"\x05\x01\x00\x03"
"""SOCKS5 without authentication, and the wish to be connected to a name."""
LED = b"\x05\x00" + b"\x05\x00"


class Passage:
    """From a port of this machine to the table that `invite` names."""

    def __init__(self, invite: Invite) -> None:
        """Raises OSError where there is no port left."""
        self._invite = invite
        self.is_led = False
        """Whether the last one who came was led to the table."""
        listening = socket.create_server(("127.0.0.1", 0))
        self.endpoint = f"tcp://127.0.0.1:{listening.getsockname()[1]}"
        self._porter = Porter(listening, self._come, "passage", LAST_S)

    def close(self) -> None:
        """After the last word of whoever went through."""
        self._porter.close()

    async def _come(self, near: End) -> None:
        far = None
        try:
            async with asyncio.timeout(CONNECT_S):
                self.is_led = False
                far = await self._knock()
                self.is_led = await _is_let_in(far, self._invite.key)
            if self.is_led:
                await join(near, far)
        except (OSError, EOFError):  # nobody there, or not in time; gone in mid-word
            pass
        finally:
            for end in (near, far):
                if end is not None:
                    end.leave(at_once=not self.is_led or self._porter.has_ended)

    async def _knock(self) -> End:
        """The doorway's end. Raises OSError."""
        host = with_interface(self._invite.host)
        return End(*await asyncio.open_connection(host, self._invite.port, limit=HELD))


async def _is_let_in(far: End, key: str) -> bool:
    """Ask for the table of that key. Raises OSError or EOFError where nobody answers so."""
    name = in_base32(key).encode()
    far.writer.write(ASKS + bytes([len(name)]) + name + b"\0\0")
    answer = await far.reader.readexactly(12)
    return answer[:4] == LED
