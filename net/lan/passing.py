"""Connections that are led on: two made one, and whoever waits for them.

porter = Porter(listening, come, "doorway")      await come(end) for each that comes, on a thread of its own, until close()
await join(near, far)                            what either says goes on to the other
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Awaitable, Callable
from typing import NamedTuple, cast

STUCK_S = 20.0
"""Seconds after which whoever takes nothing of what is said to them is hung up on."""
GRACE_S = 5.0
"""Seconds that one direction stays open after the other has ended."""
BACKLOG = 512
HELD = 1 << 15
"""Bytes read at once, and bytes on their way in one direction for whoever reads slowly: twice that at the most."""


class End(NamedTuple):
    """A connection's two directions."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def leave(self, at_once: bool = False) -> None:
        """Hang up: after what is on its way, but not later than a moment, or at once."""
        transport = self.writer.transport
        if at_once:
            transport.abort()
        else:
            transport.close()
            asyncio.get_running_loop().call_later(GRACE_S, transport.abort)


class Porter:
    """Waits at a listening socket, on a thread of its own."""

    def __init__(
        self, listening: socket.socket, come: Callable[[End], Awaitable[None]], name: str, last_s: float = 0.0
    ) -> None:
        """`come` sees to one connection, and to its end. `last_s`: seconds that those who are here have when it is closed."""
        self._socket, self._come, self._last_s = listening, come, last_s
        self._loop = asyncio.new_event_loop()
        self._ended = asyncio.Event()
        self._here: set[asyncio.Task[None]] = set()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    @property
    def has_ended(self) -> bool:
        """Whether it was closed."""
        return self._ended.is_set()

    def close(self) -> None:
        """Listen no more, and hang up on everybody."""
        with contextlib.suppress(RuntimeError):  # it has ended already
            self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(timeout=2.0)

    def _work(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._listen())

    async def _listen(self) -> None:
        server = await asyncio.start_server(self._met, sock=self._socket, limit=HELD, backlog=BACKLOG)
        await self._ended.wait()
        server.close()
        if self._here and self._last_s:
            await asyncio.wait(self._here, timeout=self._last_s)

    async def _met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # asyncio does it for sockets that were made as TCP's by name; those of a plain listening one keep small words back.
        writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        task = cast("asyncio.Task[None]", asyncio.current_task())
        self._here.add(task)
        try:
            await self._come(End(reader, writer))
        except asyncio.CancelledError:  # closed in the middle of it; asyncio would take it for a fault
            if not self.has_ended:
                raise
        finally:
            self._here.discard(task)


async def join(near: End, far: End) -> None:
    """Pass on what either says, until one is gone, or has no more to say and the other has had its grace. Leaves neither."""
    over = asyncio.get_running_loop().create_future()
    ends = _Joined(near.writer.transport, over), _Joined(far.writer.transport, over)
    ends[0].other, ends[1].other = ends[1], ends[0]
    for end, joined in zip((near, far), ends):
        joined.transport.pause_reading()
        end.reader.feed_eof()
        joined.other.transport.write(await end.reader.read())  # what came behind the question; it waits for nothing
    for joined in ends:
        joined.transport.set_write_buffer_limits(HELD)
        joined.transport.set_protocol(joined)
        joined.transport.resume_reading()
    if not any(joined.transport.is_closing() for joined in ends):
        await over


class _Joined(asyncio.BufferedProtocol):
    """One end of two that were made one: read where it is needed, without a task between reading and writing."""

    other: _Joined

    def __init__(self, transport: asyncio.WriteTransport, over: asyncio.Future[None]) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._over = over
        self._said = memoryview(bytearray(HELD))
        self._stuck: asyncio.TimerHandle | None = None
        self._has_ended = False

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._said

    def buffer_updated(self, nbytes: int) -> None:
        self.other.transport.write(bytes(self._said[:nbytes]))

    def pause_writing(self) -> None:
        """They take nothing: the other is not read for them, and they have `STUCK_S` to go on."""
        self.other.transport.pause_reading()
        self._stuck = self._finish_after(STUCK_S)

    def resume_writing(self) -> None:
        self.other.transport.resume_reading()
        if self._stuck is not None:
            self._stuck.cancel()

    def eof_received(self) -> bool:
        self._has_ended = True
        self.other.transport.write_eof()
        self._finish_after(0 if self.other._has_ended else GRACE_S)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._finish()

    def _finish_after(self, seconds: float) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self._finish)

    def _finish(self) -> None:
        if not self._over.done():
            self._over.set_result(None)
