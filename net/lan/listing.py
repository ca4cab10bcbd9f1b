"""The list of one machine's tables, over HTTP: for those whom no announcement reaches.

    [{"table": "Den 1", "title": "battlegoats", "port": 28420, "key": ..., "seats": 4, "free": 2, "phase": "lobby", ...}, ...]

It says what the LAN's announcements say and less: no figure of a spoken code. A list is trusted no more than they are, and
names no other machine than the one that was asked.
"""

from __future__ import annotations

import http.client
import time
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from net.lan.addresses import with_interface
from net.lan.discovery import FIELD, Found
from net.protocol import sanitize

PORT = 28400
"""Where a list is if nobody says otherwise."""
PATH = "/tables.json"
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
