"""The list of one machine's tables, over HTTP: for those whom no announcement reaches.

    [{"table": "Den 1", "title": "battlegoats", "port": 28420, "key": ..., "seats": 4, "free": 2, "phase": "lobby", ...}, ...]

It says what the LAN's announcements say and less: no figure of a spoken code. A list is trusted no more than they are, and
names no other machine than the one that was asked.
"""

from __future__ import annotations

import http.client
import threading
import time
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from net.lan.addresses import with_interface
from net.lan.discovery import FIELD, Found
from net.lan.invite import parse_address
from net.lan.key_service import ask_key
from net.protocol import sanitize

PORT = 28400
"""Where a list is if nobody says otherwise."""
PATH = "/tables.json"
AGAIN_S = 5.0
"""Seconds after which a list that somebody looks at is asked for again."""
TABLE_S, LIST_S = 1.0, 1.5
"""Seconds that whatever is at an address has for answering as a table, and as a list."""
MOST_BYTES, MOST_TABLES = 1 << 20, 1000


def written(tables: Sequence[Found]) -> str:
    """The list as JSON."""
    return msgspec.json.encode([replace(table, finds="") for table in tables]).decode()


def read(said: bytes, host: str, port: int) -> list[Found]:
    """What the machine `host` says at `port` of its tables. Raises OSError if that is no list of ours."""
    try:
        tables = msgspec.json.decode(said, type=list[Found])
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise OSError("whoever answers there has no list of tables") from None
    return [
        _cleaned(table, host, port)
        for table in tables[:MOST_TABLES]
        if len(table.key) == 40 and 0 < table.port < 65_535
    ]


def fetch(host: str, port: int, timeout_s: float = 5.0) -> list[Found]:
    """Ask for the list. Blocks up to `timeout_s` or a little longer. Raises OSError."""
    until = time.monotonic() + timeout_s
    wire = http.client.HTTPConnection(with_interface(host), port, timeout=timeout_s)
    try:
        wire.request("GET", PATH)
        answer = wire.getresponse()
        said = b""
        while more := answer.read1(1 << 16):
            said += more
            if len(said) > MOST_BYTES or time.monotonic() > until:
                raise OSError("the list is too long, or takes too long")
    except http.client.HTTPException:
        raise OSError("whoever answers there has no list of tables") from None
    finally:
        wire.close()
    if answer.status != http.client.OK:
        raise OSError("whoever answers there has no list of tables")
    return read(said, host, port)


class MachineTables:
    """The tables of the machine at an address that somebody typed, for whoever calls `tables()` often. Asks on threads."""

    def __init__(self, address: str) -> None:
        """Raises ValueError for what is no address."""
        self.host, self._port = parse_address(address, PORT)
        self._port_typed = self._port == parse_address(address)[1]
        self.state: Literal["asking", "listed", "none"] = "asking"
        """Whether it has a list; "none": it has not, and may be a table."""
        self._found: list[Found] = []
        self._again_at = 0.0

    def tables(self) -> list[Found]:
        """What it listed last, by name. Asks anew if that is long ago."""
        now = time.monotonic()
        if now >= self._again_at:
            self._again_at = now + AGAIN_S + TABLE_S + LIST_S
            threading.Thread(target=self._ask, name="asking for tables", daemon=True).start()
        return self._found

    def _ask(self) -> None:
        try:
            if self.state == "asking" and self._port_typed and self._is_table():
                self.state = "none"
                return
            self._found = sorted(
                fetch(self.host, self._port, LIST_S), key=lambda table: (table.table.casefold(), table.id)
            )
            self.state = "listed"
        except OSError:
            self._found = []
            self.state = "none" if self.state == "asking" else self.state
        self._again_at = time.monotonic() + AGAIN_S

    def _is_table(self) -> bool:
        """A table would keep whoever asks it for a list waiting."""
        try:
            return bool(ask_key(self.host, self._port, TABLE_S))
        except OSError:
            return False


def _cleaned(table: Found, host: str, port: int) -> Found:
    """Texts for a terminal and a screen, as of an announcement. The door to a table behind one is where we asked."""

    def line(text: str) -> str:
        return sanitize.line(text, FIELD)

    return Found(
        line(table.id), sanitize.name(table.table), line(table.title), host,
        port if table.door else table.port, table.key,
        max(0, min(table.seats, 1 << 16)), max(0, min(table.free, 1 << 16)), line(table.phase), table.locked,
        max(0, min(table.protocol, 1 << 16)), line(table.software), "", line(table.own), line(table.own_names),
        table.door,
    )  # fmt: skip
