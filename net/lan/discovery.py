"""Tables on the LAN: announced and found with multicast DNS (`_gobsmack._tcp`). zeroconf is imported when first used.

An announcement carries what the LAN browser shows and the host's key. It is not trusted more than any shout across a
room: joining proves the key, and a code or passphrase proves the host.
"""

from __future__ import annotations

import contextlib
import threading
from typing import Any

import msgspec
from msgspec.structs import asdict

from net.lan.addresses import on_link
from net.lan.invite import Invite
from net.protocol import sanitize

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
    """A figure of the spoken code (`protocol/spoken_code.py`)."""
    own: str = ""
    """The fingerprint of what of somebody's own is played with, "" for nothing."""
    own_names: str = ""
    door: bool = False
    """Host and port are a doorway's (`host/doorway.py`)."""

    @property
    def invite(self) -> Invite:
        return Invite(self.host, self.port, self.key, door=self.door)


def announcement_id(key: str, port: int) -> str:
    """Names a table among all that are announced."""
    return f"{key[:8].encode().hex()}-{port}"


class Announcer:
    """Announces one table until closed; `show` when anything in the announcement changes."""

    def __init__(self, address: str, port: int, key: str) -> None:
        import zeroconf

        # Not the name of our interface: another machine calls its own something else, and finds the record's there.
        bare = address.partition("%")[0]
        versions = zeroconf.IPVersion.V6Only if ":" in bare else zeroconf.IPVersion.V4Only
        self._zeroconf = zeroconf.Zeroconf(interfaces=[bare], ip_version=versions)
        self._address, self._port, self._key = bare, port, key
        self._info: Any = None
        self._shown: dict[str, str] = {}

    def show(self, table: Found) -> None:
        """What the LAN browser tells of the table. Where it is, the announcement's own records say."""
        import zeroconf

        facts = {name: value for name, value in asdict(table).items() if name not in ("id", "host", "port", "key")}
        properties = {name: str(int(v) if isinstance(v, bool) else v)[:FIELD] for name, v in facts.items()}
        properties["key"] = self._key
        if properties == self._shown:
            return
        info = zeroconf.ServiceInfo(
            SERVICE,
            f"{announcement_id(self._key, self._port)}.{SERVICE}",
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

            opened = self._zeroconf = _listening()
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


def _listening() -> Any:
    """Listen on every link, in both kinds of addresses; in the old one alone where the system has no other."""
    import zeroconf

    try:
        return zeroconf.Zeroconf(ip_version=zeroconf.IPVersion.All)
    except OSError:
        return zeroconf.Zeroconf(ip_version=zeroconf.IPVersion.V4Only)


def read(name: str, info: Any) -> Found | None:
    """An announcement as a table; None if it is not one of ours. Whatever strangers announce, this never raises."""
    with contextlib.suppress(Exception):
        facts = {
            key.decode("utf-8", "replace"): sanitize.line((value or b"").decode("utf-8", "replace"), FIELD)
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
            sanitize.name(facts.get("table", "")),
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
            facts.get("finds", "")[:1],
            facts.get("own", ""),
            facts.get("own_names", ""),
            facts.get("door") == "1",
        )
    return None
