"""Tables on the LAN: announced and found with multicast DNS (`_gobsmack._tcp`). zeroconf is imported when first used.

An announcement carries what the LAN browser shows and the host's key. It is not trusted more than any shout across a
room: joining proves the key, and a code or passphrase proves the host.
"""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Any

import msgspec

from net import clean
from net.invite import Invite
from net.lan.addresses import on_link

SERVICE = "_gobsmack._tcp.local."
FIELD = 120
"""Longest text taken from an announcement."""


class Found(msgspec.Struct, frozen=True):
    """A table that somebody announces."""

    id: str
    """Names the announcement; stays the same while the table does."""
    table: str
    title: str
    host: str
    port: int
    key: str
    seats: int
    free: int
    phase: str
    locked: bool
    protocol: int
    software: str
    finds: str
    """The first letters of the spoken code."""

    @property
    def invite(self) -> Invite:
        return Invite(self.host, self.port, self.key)


class Announcer:
    """Announces one table until closed; `show` when anything in the announcement changes."""

    def __init__(self, address: str, port: int, key: str) -> None:
        import zeroconf

        self._zeroconf = zeroconf.Zeroconf(interfaces=[address])
        self._address, self._port, self._key = address, port, key
        self._info: Any = None
        self._shown: dict[str, str] = {}

    def show(self, **facts: str | int | bool) -> None:
        """What the LAN browser tells of the table: the fields of `Found`."""
        import zeroconf

        properties = {name: str(int(v) if isinstance(v, bool) else v)[:FIELD] for name, v in facts.items()}
        properties["key"] = self._key
        if properties == self._shown:
            return
        info = zeroconf.ServiceInfo(
            SERVICE,
            f"{self._key[:8].encode().hex()}-{self._port}.{SERVICE}",
            port=self._port,
            properties=properties,
            parsed_addresses=[self._address],
            server=f"gobsmack-{self._key[:8].encode().hex()}.local.",
        )
        if self._info is None:
            self._zeroconf.register_service(info, allow_name_change=True)
        else:
            self._zeroconf.update_service(info)
        self._info, self._shown = info, properties

    def close(self) -> None:
        """Say good-bye to the LAN."""
        with contextlib.suppress(Exception):
            self._zeroconf.unregister_all_services()
        self._zeroconf.close()


class Browser:
    """The tables on the LAN, live: `tables()` whenever you like. Listens and asks; connects to nobody."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._found: dict[str, Found] = {}
        self.version = 0
        """Grows when `tables()` changes."""
        self.error = ""
        self._zeroconf: Any = None
        self._closed = False
        # Importing and opening takes a tenth of a second: not on the frame's thread.
        threading.Thread(target=self._open, name="lan-browser", daemon=True).start()

    def _open(self) -> None:
        try:
            import zeroconf

            opened = zeroconf.Zeroconf()
            self._zeroconf = opened
            if self._closed:
                opened.close()
                return
            zeroconf.ServiceBrowser(opened, SERVICE, handlers=[self._changed])
        except Exception as error:  # no network, no multicast, sockets forbidden: the screen says what to check
            self.error = str(error) or type(error).__name__

    def _changed(self, zeroconf: Any, service_type: str, name: str, state_change: Any) -> None:
        found = None
        if state_change.name != "Removed" and not self._closed:
            # On zeroconf's thread, which may be closing, or too busy to answer itself.
            with contextlib.suppress(Exception):
                info = zeroconf.get_service_info(service_type, name, timeout=2000)
                found = read(name, info) if info is not None else None
        with self._lock:
            if found is None:
                self._found.pop(name, None)
            else:
                self._found[name] = found
            self.version += 1

    def tables(self) -> list[Found]:
        """All tables, by name."""
        with self._lock:
            return sorted(self._found.values(), key=lambda found: (found.table.casefold(), found.id))

    def close(self) -> None:
        """Stop listening."""
        self._closed = True
        if self._zeroconf is not None:
            threading.Thread(target=self._zeroconf.close, daemon=True).start()


def read(name: str, info: Any) -> Found | None:
    """An announcement as a table; None if it is not one of ours. Whatever strangers announce, this never raises."""
    with contextlib.suppress(Exception):
        facts = {
            key.decode("utf-8", "replace"): clean.line((value or b"").decode("utf-8", "replace"), FIELD)
            for key, value in info.properties.items()
        }
        # A record may name any address in the world; only those on our links are shown, and so connected to.
        addresses = [address for address in info.parsed_scoped_addresses() if on_link(address)]
        if not addresses or len(facts.get("key", "")) != 40 or not 0 < int(info.port) < 65_535:
            return None

        def number(field: str) -> int:
            text = facts.get(field, "")
            return min(int(text), 1 << 16) if text.isascii() and text.isdigit() else 0

        return Found(
            name[:FIELD],
            clean.name(facts.get("table", "")),
            facts.get("title", ""),
            addresses[0],
            int(info.port),
            facts["key"],
            number("seats"),
            number("free"),
            facts.get("phase", ""),
            facts.get("locked") == "1",
            number("protocol"),
            facts.get("software", ""),
            facts.get("finds", "")[:2],
        )
    return None


def ours(address: str) -> bool:
    """Whether this machine has `address`. Nothing is sent to find out."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((address, 0))
    except OSError:
        return False
    return True


def lan_address() -> str:
    """The address of this machine on the LAN; loopback when there is none. Nothing is sent to find out."""
    for target in ("224.0.0.251", "192.0.2.1"):
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 5353))
            address = str(probe.getsockname()[0])
            if not address.startswith("0."):
                return address
    return "127.0.0.1"
