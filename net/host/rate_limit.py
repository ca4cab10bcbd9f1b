"""How often somebody may speak, guess, come in and chat: per key, per address, per table.

Frames that carry the game on are free, so a fast bot is never slowed down, while a flood of anything else ends after two
seconds' worth. Whatever one person or one address does uses up their own allowance long before the table's.
"""

from __future__ import annotations

import ipaddress

RATE = 30.0
"""Tokens a second."""
BURST = 90.0
PATIENCE = 120
"""Frames dropped before we stop listening altogether."""
MOST = 512
"""Keys or networks remembered at once; one whose allowance is whole again is forgotten first."""


class Bucket:
    """The tokens of one peer."""

    __slots__ = ("_at", "_left", "dropped")

    def __init__(self, now: float) -> None:
        self._at = now
        self._left = BURST
        self.dropped = 0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more frame is fine now."""
        # A clock that steps back must not empty anybody's bucket.
        if now > self._at:
            self._left += (now - self._at) * RATE
            if self._left > BURST:
                self._left = BURST
        self._at = now
        if self._left < cost:
            self.dropped += 1
            return False
        self._left -= cost
        if self._left > BURST / 2:
            self.dropped = 0
        return True

    def give_back(self, cost: float = 1.0) -> None:
        """The frame was worth it."""
        self._left = min(BURST, self._left + cost)

    @property
    def hopeless(self) -> bool:
        """Whether dropping is not enough."""
        return self.dropped > PATIENCE


class Allowance:
    """`burst` at once, then one more every `every_s` seconds."""

    __slots__ = ("_at", "_left", "burst", "every_s")

    def __init__(self, burst: float, every_s: float) -> None:
        self.burst, self.every_s = burst, every_s
        self._left = burst
        self._at: float | None = None

    def _refill(self, now: float) -> None:
        if self._at is not None and now > self._at:
            self._left = min(self.burst, self._left + (now - self._at) / self.every_s)
        self._at = now

    def wait_s(self, now: float) -> float:
        """Return the seconds until the next one is allowed; 0.0 is now."""
        self._refill(now)
        return 0.0 if self._left >= 1.0 - 1e-9 else (1.0 - self._left) * self.every_s

    def take(self, now: float) -> bool:
        """Use one up; return False, and use nothing, if none is left."""
        if self.wait_s(now) > 0.0:
            return False
        self._left -= 1.0
        return True

    def used(self, now: float) -> float:
        """Return how many are not back yet."""
        self._refill(now)
        return self.burst - self._left


class Allowances:
    """One `Allowance` for each of many names, in bounded memory."""

    def __init__(self, burst: float, every_s: float) -> None:
        self._burst, self._every_s = burst, every_s
        self._of: dict[str, Allowance] = {}

    def wait_s(self, name: str, now: float) -> float:
        """Return the seconds until `name` may; 0.0 is now."""
        found = self._of.get(name)
        return 0.0 if found is None else found.wait_s(now)

    def used(self, name: str, now: float) -> float:
        """Return how many of `name`'s are not back yet."""
        found = self._of.get(name)
        return 0.0 if found is None else found.used(now)

    def take(self, name: str, now: float) -> bool:
        """Use one of `name`'s up; return False if none is left."""
        found = self._of.get(name)
        if found is None:
            if len(self._of) >= MOST:
                self._forget(now)
            found = self._of[name] = Allowance(self._burst, self._every_s)
        return found.take(now)

    def _forget(self, now: float) -> None:
        whole = [name for name, allowance in self._of.items() if allowance.used(now) < 0.01]
        # Nobody is whole again: the oldest go, and the allowance of the whole table still holds.
        for name in whole or list(self._of)[: MOST // 4]:
            del self._of[name]

    def __len__(self) -> int:
        return len(self._of)


def network_of(address: str) -> str:
    """Return what one person at `address` can speak from: the address, or its /64 where they have all of that.

    "" for an unknown address. Link-local addresses share one /64 with everyone on the link, so they count singly.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        if not found.is_link_local and not found.is_loopback:
            return str(ipaddress.IPv6Network((found, 64), strict=False))
    return str(found)


class Guesses:
    """When a stranger's proof of the code or passphrase is looked at. Only wrong ones count; nobody is ever refused for them.

    Wrong ones for a whole table: 12 at once, then 6 a minute, after 100 of them 2 a minute. So all 10,000 phrases of four
    digits take whoever tries them 83 hours, 41 on average; an evening of four hours is enough for one in 19 of them.
    """

    EACH, EACH_EVERY_S = 3, 20.0
    """For a key, and for an address."""
    ALL, ALL_EVERY_S = 12, 10.0
    WARY, WARY_EVERY_S = 100, 30.0
    """After so many wrong ones the table is slower, until it has another passphrase."""

    def __init__(self) -> None:
        self._keys = Allowances(self.EACH, self.EACH_EVERY_S)
        self._networks = Allowances(self.EACH, self.EACH_EVERY_S)
        self._all = Allowance(self.ALL, self.ALL_EVERY_S)
        self._wrong = 0

    def wait_s(self, key: str, network: str, now: float) -> float:
        """Return the seconds until a proof of `key` from `network` is looked at, others' turns aside."""
        own = max(self._keys.wait_s(key, now), self._networks.wait_s(network, now) if network else 0.0)
        return max(own, self._all.wait_s(now))

    def wrong(self, key: str, network: str, now: float) -> None:
        """Count a wrong one."""
        self._keys.take(key, now)
        if network:
            self._networks.take(network, now)
        self._all.take(now)
        self._wrong += 1
        if self._wrong >= self.WARY:
            self._all.every_s = self.WARY_EVERY_S

    def failed(self, key: str, network: str, now: float) -> float:
        """Return how much they have guessed lately: who has least is next."""
        return max(self._keys.used(key, now), self._networks.used(network, now) if network else 0.0)

    @property
    def every_s(self) -> float:
        """Seconds between two wrong ones of the whole table, when it is being guessed at."""
        return self._all.every_s


class Talk:
    """Chat, gestures, names and changes of seat: each goes to every screen (and every recording) at the table."""

    EACH, EACH_EVERY_S = 8, 0.5
    WATCHERS, WATCHERS_EVERY_S = 12, 0.5
    """All without a seat, together."""
    ALL, ALL_EVERY_S = 30, 1 / 6

    def __init__(self) -> None:
        self._each = Allowances(self.EACH, self.EACH_EVERY_S)
        self._watchers = Allowance(self.WATCHERS, self.WATCHERS_EVERY_S)
        self._all = Allowance(self.ALL, self.ALL_EVERY_S)

    def may(self, key: str, seated: bool, now: float) -> bool:
        """Use one up; False if `key`, the watchers or the table have had theirs."""
        if self._each.wait_s(key, now) > 0.0 or self._all.wait_s(now) > 0.0:
            return False
        if not seated and not self._watchers.take(now):
            return False
        self._all.take(now)
        return self._each.take(key, now)
