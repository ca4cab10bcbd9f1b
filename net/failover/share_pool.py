"""The shares of one lock that were given to us, and the secret they make."""

from __future__ import annotations

import itertools

from net.failover.encryption import BadSeal, secret_of


class SharePool:
    """Shares by the place of who gave them in the order; `secret` is b"" until enough of them are true."""

    def __init__(self) -> None:
        self.shares: dict[int, bytes] = {}
        self.secret = b""
        self.wait_from = 0.0
        """When the secret was known, or what it opens last grew: the others have a while from then to show more."""

    def clear(self) -> None:
        self.shares.clear()
        self.secret = b""

    def put_together(self, wanted: int, lock: bytes, now: float) -> list[int]:
        """Make the secret from any true shares that are enough; return the places of those whose share is false."""
        self.secret, false = self._combine(wanted, lock)
        self.wait_from = now
        return false

    def _combine(self, wanted: int, lock: bytes) -> tuple[bytes, list[int]]:
        shares = self.shares
        if not 0 < wanted <= len(shares):
            return b"", []
        for places in itertools.combinations(sorted(shares), wanted):
            try:
                secret = secret_of({place: shares[place] for place in places}, lock)
            except BadSeal:
                continue
            return secret, [place for place in shares.keys() - set(places) if not self._fits(places, place, lock)]
        return b"", []

    def _fits(self, true: tuple[int, ...], place: int, lock: bytes) -> bool:
        """Return whether one more share makes the same secret with all but one of the true ones."""
        try:
            secret_of({**{other: self.shares[other] for other in true[1:]}, place: self.shares[place]}, lock)
        except BadSeal:
            return False
        return True
