"""Addresses of this machine and of its links. Nothing is sent to find out."""

from __future__ import annotations

import ipaddress
import time

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
    import ifaddr

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
        return any(found.version == network.version and found in network for network in _links())
    except (ValueError, OSError):
        return False
