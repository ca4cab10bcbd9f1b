"""The greeting port: tells whoever asks the host's public key, so that an address alone is enough to join.

It is the port after the table's own, plain TCP, one line of JSON, nothing read. What it says is not trusted: CURVE then
proves that the far end holds that key, and a code or passphrase proves, bound to both keys, that it is the host that
was meant. A table that hangs says nothing there: the line is its health check.
"""

from __future__ import annotations

import contextlib
import json
import socket
import time

from net.lan.addresses import place, with_interface

MOST = 512
"""Bytes that an asker reads."""


class KeyService:
    """Answers on `address`; poll `socket` and call `answer` when it is readable."""

    def __init__(self, address: str, port: int, key: str) -> None:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        self.socket = socket.socket(family, socket.SOCK_STREAM)
        if hasattr(socket, "SO_REUSEADDR"):
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(place(address, port))
        self.socket.listen(16)
        self.socket.setblocking(False)
        self._line = json.dumps({"gobsmack": 1, "key": key}).encode() + b"\n"

    def answer(self, is_healthy: bool = True) -> bool:
        """Answer those who wait, a few at a time: strangers must not keep the table from its work. False: none could be.

        Where the table hangs they are hung up on without a word."""
        for _ in range(8):
            try:
                asker, _ = self.socket.accept()
            except BlockingIOError:
                return True
            except OSError:
                return False
            with contextlib.suppress(OSError):
                asker.setblocking(False)
                if is_healthy:
                    asker.send(self._line)
            asker.close()
        return True

    def close(self) -> None:
        """Done."""
        self.socket.close()


def ask_key(host: str, port: int, timeout: float = 3.0) -> str:
    """The key of the table at `host:port`. Blocks up to `timeout`. Raises OSError."""
    until = time.monotonic() + timeout
    with socket.create_connection((with_interface(host), port + 1), timeout) as wire:
        said = b""
        while not said.endswith(b"\n") and len(said) < MOST:
            wire.settimeout(max(0.01, until - time.monotonic()))
            more = wire.recv(MOST)
            if not more:
                break
            said += more
    try:
        key = json.loads(said)["key"]
    except (ValueError, KeyError, TypeError):
        raise OSError("whoever answers there is no table of ours") from None
    if not isinstance(key, str) or len(key) != 40:
        raise OSError("whoever answers there is no table of ours")
    return key
