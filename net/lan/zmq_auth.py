"""Who may connect: libzmq asks this handler for every handshake (ZAP, RFC 27).

Any key is let in to say hello (the door decides who enters); the point is that the answer names the key as the
connection's `User-Id`, which libzmq then attaches to every frame. Nothing inside a frame can claim to be another.
"""

from __future__ import annotations

import zmq
from zmq.utils import z85

DOMAIN = b"gobsmack"


class Zap:
    """Answers on the context's ZAP address; poll `socket` and call `answer` when it is readable."""

    def __init__(self, context: zmq.Context[zmq.Socket[bytes]]) -> None:
        self.socket = context.socket(zmq.ROUTER)
        self.socket.linger = 0
        self.socket.bind("inproc://zeromq.zap.01")
        self.refused: dict[str, float] = {}
        """Key -> until when it is not let in."""
        self.admitted: frozenset[str] | None = None
        """Who is let in at all; None: anybody."""

    def answer(self, now: float) -> None:
        """Answer all that has come."""
        while True:
            try:
                frames = self.socket.recv_multipart(zmq.NOBLOCK)
            except zmq.Again:
                return
            # [routing id, "", version, request, domain, address, identity, mechanism, key]
            if len(frames) != 9 or frames[2] != b"1.0" or frames[7] != b"CURVE":
                if len(frames) > 3:
                    self._reply(frames, b"400", b"only CURVE", b"")
                continue
            key = z85.encode(frames[8])
            banned = self.refused.get(key.decode(), 0.0) > now
            if self.admitted is not None and key.decode() not in self.admitted:
                banned = True
            self._reply(frames, b"400" if banned else b"200", b"", b"" if banned else key)

    def forget(self, now: float) -> None:
        """Drop the bans that are over: keys cost nothing, and each could leave one behind."""
        for key in [key for key, until in list(self.refused.items()) if until <= now]:
            self.refused.pop(key, None)

    def _reply(self, frames: list[bytes], status: bytes, text: bytes, user: bytes) -> None:
        self.socket.send_multipart([frames[0], b"", b"1.0", frames[3], status, text, user, b""])

    def close(self) -> None:
        """Done."""
        self.socket.close()
