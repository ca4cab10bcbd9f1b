"""The TCP connections of a host, counted where libzmq accepts them: whoever does not come in is hung up on.

libzmq names each connection's descriptor when it accepts it (the socket's monitor) and with each frame (`SRCFD`). Nothing else
tells of connections that never say a word. Where descriptors are not to be had (Windows) nothing is counted.
"""

from __future__ import annotations

import contextlib
import os
import socket
import threading
from dataclasses import dataclass

from net.host.rate_limit import network_of

ENTER_WITHIN_S = 10.0
"""Seconds that a connection has for coming in; whoever waits in line is given more."""
OUTSIDE_EACH, OUTSIDE_ALL = 64, 256
"""Connections that have not come in, of one network and of all: beyond that the oldest of the largest crowd is hung up on."""


@dataclass
class Link:
    """One connection."""

    fd: int
    far_end: object
    """The address behind `fd` when it was accepted: a number may mean another connection by now."""
    network: str
    since: float
    inside: bool = False


class Connections:
    """Kept by the porter's thread, asked by the router's."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._links: dict[int, Link] = {}
        self._outside: dict[str, dict[int, None]] = {}
        """Network -> descriptors of those who have not come in, oldest first."""
        self.hung_up = 0

    def accepted(self, fd: int, now: float) -> None:
        """A connection was made. May hang up on another."""
        far_end = far_end_of(fd)
        if far_end is None:
            return
        with self._lock:
            self._forget(fd)
            link = Link(fd, far_end, network_of(str(far_end[0])), now)
            self._links[fd] = link
            crowd = self._outside.setdefault(link.network, {})
            crowd[fd] = None
            if len(crowd) <= OUTSIDE_EACH:
                if sum(map(len, self._outside.values())) <= OUTSIDE_ALL:
                    return
                crowd = max(self._outside.values(), key=len)
            self._hang_up(self._links[next(iter(crowd))])

    def gone(self, fd: int) -> None:
        """A connection has ended."""
        with self._lock:
            self._forget(fd)

    def settle(self, inside: set[int], waiting: set[int], now: float) -> None:
        """These belong to people at the table, those to people in line; hang up on others who have had their time."""
        with self._lock:
            for link in list(self._links.values()):
                if link.fd in inside:
                    if not link.inside:
                        self._leave_crowd(link)
                        link.inside = True
                elif link.inside:
                    link.inside, link.since = False, now
                    self._outside.setdefault(link.network, {})[link.fd] = None
                elif link.fd in waiting:
                    link.since = now
                elif now - link.since > ENTER_WITHIN_S:
                    self._hang_up(link)

    def let_in(self, fd: int) -> None:
        """Somebody came in by this one."""
        with self._lock:
            link = self._links.get(fd)
            if link is not None and not link.inside:
                self._leave_crowd(link)
                link.inside = True

    def end(self, fd: int, far_end: object) -> None:
        """Hang up on a connection, if it is still the same one."""
        with self._lock:
            self._forget(fd)
            shut_down(fd, far_end)

    def __contains__(self, fd: int) -> bool:
        return fd in self._links

    def __len__(self) -> int:
        return len(self._links)

    def _hang_up(self, link: Link) -> None:
        self._forget(link.fd)
        self.hung_up += 1
        shut_down(link.fd, link.far_end)

    def _forget(self, fd: int) -> None:
        link = self._links.pop(fd, None)
        if link is not None:
            self._leave_crowd(link)

    def _leave_crowd(self, link: Link) -> None:
        crowd = self._outside.get(link.network)
        if crowd is not None:
            crowd.pop(link.fd, None)
            if not crowd:
                del self._outside[link.network]


def far_end_of(fd: int) -> tuple[object, ...] | None:
    """Return the address at the other end of a connection; None where that is not to be had. Takes no descriptor."""
    if fd < 0 or os.name == "nt":
        return None
    with contextlib.suppress(OSError):
        under = socket.socket(fileno=fd)
        try:
            found = under.getpeername()
            return found if isinstance(found, tuple) else None
        finally:
            under.detach()
    return None


def shut_down(fd: int, far_end: object) -> None:
    """End the TCP connection under a descriptor of libzmq's, if it still leads to `far_end`: a ROUTER has no word for it."""
    if far_end is None or far_end_of(fd) != far_end:
        return
    with contextlib.suppress(OSError):
        under = socket.socket(fileno=fd)
        try:
            under.shutdown(socket.SHUT_RDWR)
        finally:
            under.detach()
