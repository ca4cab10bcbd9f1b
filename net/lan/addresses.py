"""Addresses of this machine and of its links, of both kinds. Nothing is sent to find out."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import socket
import time
from typing import Any, NamedTuple

_KEPT_S = 5.0
_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class _Links:
    """The networks that this machine has a leg in, looked up every few seconds."""

    def __init__(self) -> None:
        self._networks: list[_Network] = []
        self._until = 0.0

    def __call__(self) -> list[_Network]:
        now = time.monotonic()
        if now >= self._until:
            self._networks, self._until = _networks(), now + _KEPT_S
        return self._networks


def _networks() -> list[_Network]:
    import ifaddr  # when first asked: every program starts without it

    found: list[_Network] = []
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            address = one.ip if isinstance(one.ip, str) else one.ip[0]
            # A link is never larger than this; an interface that claims the world is a tunnel.
            if one.network_prefix >= 8:
                found.append(ipaddress.ip_network(f"{address.partition('%')[0]}/{one.network_prefix}", strict=False))
    return found


_links = _Links()


def on_link(address: str) -> bool:
    """Return whether `address` can be reached without a router: what was announced there can be there."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
        if found.is_multicast or found.is_unspecified:
            return False
        return not found.is_loopback and any(
            found.version == network.version and found in network for network in _links()
        )
    except (ValueError, OSError):
        return False


def ours(address: str) -> bool:
    """Return whether this machine has `address`."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind(place(with_interface(address), 0))
    except OSError:
        return False
    return True


def bare(address: str) -> str:
    """Return `address` without the name of an interface: on another machine it would be another one's."""
    return address.partition("%")[0]


def place(address: str, port: int) -> tuple[Any, ...]:
    """Return an address of ours as sockets take it: of a link's address, with the number of the interface. Raises OSError."""
    found: tuple[Any, ...] = socket.getaddrinfo(address, port, type=socket.SOCK_STREAM)[0][4]
    return found


def reaches_nobody(address: str) -> bool:
    """Return whether only programs on this machine can come to `address`."""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return address == "localhost"


def lan_address() -> str:
    """Return the address of this machine on the LAN; loopback when there is none.

    An IPv4 address where there is one, for it can be read aloud. Of IPv6's, one that means the same to every machine if there is
    one, else that of the link, with the name of the interface behind it.
    """
    for target in ("224.0.0.251", "192.0.2.1"):
        address = _seen_from(target)
        if address and not address.startswith(("0.", "127.")):
            return address
    link = next(iter(_link_local()), None)
    return _global_ipv6() or (f"{link.address}%{link.name}" if link is not None else "127.0.0.1")


def with_interface(address: str) -> str:
    """Return a link-local address with the interface to reach it by, as this machine calls it; any other as it is."""
    try:
        found = ipaddress.ip_address(bare(address))
    except ValueError:
        return address
    if found.version == 4 or not found.is_link_local:
        return address
    interface = address.partition("%")[2]
    links = _link_local()
    if not links or any(interface in (link.name, str(link.number)) for link in links):
        return address
    # An invite from another machine can't know which of our links it came by.
    return f"{bare(address)}%{links[0].name}"


class _Link(NamedTuple):
    """An interface with an address of its link."""

    number: int
    name: str
    address: str


_INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "utun", "awdl", "llw")
"""How systems call interfaces that lead to no LAN."""


def _link_local() -> list[_Link]:
    """Return the links that may be the LAN, the first one first."""
    import ifaddr

    found: list[_Link] = []
    with contextlib.suppress(OSError):
        for adapter in ifaddr.get_adapters():
            for one in adapter.ips:
                if not isinstance(one.ip, str) and ipaddress.ip_address(bare(one.ip[0])).is_link_local:
                    # Windows knows its interfaces by number alone.
                    name = str(adapter.index) if os.name == "nt" else adapter.name
                    found.append(_Link(adapter.index or 0, name, bare(one.ip[0])))
    return sorted(found, key=lambda link: (link.name.startswith(_INSIDE), link.number))


def _seen_from(target: str) -> str:
    """Return our IPv4 address on the way to `target`; "" without one. Of a datagram socket this sends nothing."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((target, 5353))
        return str(probe.getsockname()[0])
    return ""


def _global_ipv6() -> str:
    """Return an IPv6 address of ours that needs no interface: a private network's first; "" without one."""
    import ifaddr

    found: list[tuple[bool, str]] = []
    with contextlib.suppress(OSError):
        for adapter in ifaddr.get_adapters():
            for one in adapter.ips:
                address = ipaddress.ip_address(one.ip if isinstance(one.ip, str) else one.ip[0].partition("%")[0])
                if address.version == 6 and not (address.is_loopback or address.is_link_local or address.is_multicast):
                    found.append((not address.is_private, str(address)))
    return min(found, default=(False, ""))[1]
