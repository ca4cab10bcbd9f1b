"""A few pages over plain HTTP for whoever asks: GET and nothing else, one answer a connection, bounded in every way.

Not a web server for the world: no TLS, no files, nothing of a request is used but its path and the language it asks for.
"""

from __future__ import annotations

import contextlib
import os
import re
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from net.lan.addresses import place

MOST = 8192
"""Bytes of a request that are read at the most."""
PATIENCE_S = 3.0
"""Seconds that somebody gets for asking and for taking the answer."""
AT_ONCE, EACH = 32, 8
"""Connections answered at once, and of one address; who comes on top is hung up on."""
_REASONS = {200: "OK", 400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed", 503: "Service Unavailable"}
_LANGUAGE = re.compile(rb"(?im)^accept-language:[ \t]*([a-z]{2})\b")


class Page(NamedTuple):
    """An answer."""

    text: str
    kind: str = "text/html"
    """Content type; all is UTF-8."""
    status: int = 200


class PageServer:
    """Answers at `address` and `port` until closed, on threads of its own. Raises OSError where it can't listen."""

    def __init__(self, address: str, port: int, page: Callable[[str, str], Page | None]) -> None:
        """`page` gives the page at a path in a language ("" where none is asked for); None: there is none."""
        self._page = page
        self._lock = threading.Lock()
        self._asking: Counter[str] = Counter()
        self._closed = False
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        self._socket = socket.socket(family, socket.SOCK_STREAM)
        try:
            if os.name == "posix":  # on Windows it would let another program take the port over
                self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._socket.bind(place(address, port))
            self._socket.listen(16)
        except OSError:
            self._socket.close()
            raise
        self._socket.settimeout(0.25)
        self.port = int(self._socket.getsockname()[1])
        self._thread = threading.Thread(target=self._listen, name="pages", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        while not self._closed:
            try:
                asker, (address, *_) = self._socket.accept()
            except TimeoutError:
                continue
            except OSError:
                time.sleep(0.05)  # no descriptor left, or closed
                continue
            with self._lock:
                is_full = self._asking.total() >= AT_ONCE or self._asking[address] >= EACH
                if not is_full:
                    self._asking[address] += 1
            if is_full:
                asker.close()
                continue
            threading.Thread(target=self._serve, args=(asker, address), name="page", daemon=True).start()

    def _serve(self, asker: socket.socket, address: str) -> None:
        try:
            with contextlib.suppress(OSError), asker:
                until = time.monotonic() + PATIENCE_S
                asker.settimeout(PATIENCE_S)
                answer = self._answer(_request(asker, until))
                asker.settimeout(max(0.01, until - time.monotonic()))
                asker.sendall(answer)
        finally:
            with self._lock:
                self._asking[address] -= 1
                if not self._asking[address]:
                    del self._asking[address]

    def _answer(self, request: bytes) -> bytes:
        first, _, head = request.partition(b"\r\n")
        words = first.split(b" ")
        if len(words) != 3 or not words[2].startswith(b"HTTP/1."):
            page = Page("not HTTP\n", "text/plain", 400)
        elif words[0] != b"GET":
            page = Page("GET only\n", "text/plain", 405)
        else:
            spoken = _LANGUAGE.search(head)
            path = words[1].partition(b"?")[0].decode("ascii", "replace")
            found = self._page(path, spoken[1].decode().lower() if spoken else "")
            page = found or Page("nothing here\n", "text/plain", 404)
        body = page.text.encode()
        kind = page.kind if "charset" in page.kind else f"{page.kind}; charset=utf-8"
        lines = [
            f"HTTP/1.1 {page.status} {_REASONS[page.status]}", f"Content-Type: {kind}", f"Content-Length: {len(body)}",
            # A page shows what strangers have named, and loads nothing.
            "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'", "X-Content-Type-Options: nosniff",
            "Referrer-Policy: no-referrer", "Cache-Control: no-store", "Connection: close",
        ]  # fmt: skip
        return "\r\n".join([*lines, "", ""]).encode() + body

    def close(self) -> None:
        """Answer nobody any more."""
        self._closed = True
        self._thread.join(timeout=2.0)
        self._socket.close()


def _request(asker: socket.socket, until: float) -> bytes:
    """The head of a request. Raises OSError where it is too long or takes too long, a byte at a time included."""
    said = b""
    while b"\r\n\r\n" not in said:
        left = until - time.monotonic()
        if left <= 0 or len(said) > MOST:
            raise OSError("no request")
        asker.settimeout(left)
        more = asker.recv(MOST)
        if not more:
            raise OSError("gone")
        said += more
    return said
