"""Where a table can be reached: what one player tells another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from net.lan.addresses import reaches_nobody
from net.protocol import messages as m
from net.protocol.spoken_code import heard

if TYPE_CHECKING:
    from net.host.output import Listening


class TableAddress:
    """One of each session; filled by our own host's facts, and by the welcome of whatever host we come to."""

    def __init__(self) -> None:
        self.hosts: tuple[str, ...] = ()
        """HOST:PORT each; known of our own host alone."""
        self.port = 0
        self.invite = ""
        self.code = ""

    def read(self, listening: Listening | None) -> None:
        """Take what our host says of where it listens; None: the old address leads nowhere any more."""
        self.hosts = listening.addresses if listening else ()
        self.port = listening.port if listening else 0
        self.invite = listening.invite if listening else ""
        self.code = heard(listening.code) if listening else ""

    def welcome(self, welcome: m.Welcome) -> None:
        self.code = welcome.code or self.code
        self.invite = welcome.invite or self.invite

    @property
    def way_in(self) -> str:
        """How our own window comes to our own host."""
        return self.invite or (self.hosts[0] if self.hosts else f"127.0.0.1:{self.port}")

    @property
    def is_local(self) -> bool:
        """Whether the host is on this machine alone: it has no network."""
        places = [host.rpartition(":")[0].strip("[]") for host in self.hosts]
        return bool(places) and all(map(reaches_nobody, places))
