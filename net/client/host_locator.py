"""Where a host that does not answer may be by now: the same key at another address, as the LAN's announcements or the other
players' clients have it. Whether it is the host is proven by the connection, so any hint may be tried.
"""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace

from net.lan.discovery import Browser, Found
from net.lan.invite import Invite
from net.protocol.spoken_code import finds

SOON = 3.0
"""Seconds without the host before the LAN is searched for it."""
TRY = 4.0
"""Seconds that one place is tried before the next."""


class Tables(Protocol):
    """What is needed of a LAN browser."""

    def tables(self) -> list[Found]: ...
    def close(self) -> None: ...


class HostLocator:
    """One client's search. Does nothing while the host answers."""

    def __init__(self, browser: type[Tables] = Browser) -> None:
        self._make = browser
        self._browser: Tables | None = None
        self._hints: list[Invite] = []
        self._since: float | None = None
        self._tried = 0.0

    def hint(self, at: Invite, address: str, port: int) -> None:
        """Another player's client says that the host of `at` is there."""
        found = replace(at, host=address, port=port)
        if found != at and found not in self._hints:
            self._hints = [*self._hints, found][-4:]

    def found(self) -> None:
        """The host answers."""
        if self._since is not None:
            self._since = None
            self._hints = []
            self.close()

    def look(self, at: Invite, now: float) -> Invite | None:
        """Without the host of `at`: where to try next; None: go on there."""
        if self._since is None:
            self._since = self._tried = now
        if now - self._since < SOON:
            return None
        if self._browser is None and not at.host.startswith("127."):
            self._browser = self._make()
        places = [at, *self._hints]
        if self._browser is not None:
            # One machine may have more than one table under one key; the code, if we have it, tells them apart.
            places += [
                replace(at, host=table.host, port=table.port, door=table.door)
                for table in self._browser.tables()
                if table.key == at.key and (not at.code or table.finds == finds(at.code))
            ]
        places = list(dict.fromkeys(places))
        if now - self._tried < TRY or len(places) == 1:
            return None
        self._tried = now
        # Where we were is tried again too: the hint may be the old one.
        self._hints = [place for place in (*places[1:], at) if place != places[1]][-4:]
        return places[1]

    def close(self) -> None:
        """Stop listening."""
        if self._browser is not None:
            self._browser.close()
            self._browser = None
