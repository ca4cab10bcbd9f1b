"""A secret split into shares: so many of them make it again, fewer tell nothing of it (Shamir's scheme, PyCryptodome's)."""

from __future__ import annotations

from Crypto.Protocol.SecretSharing import Shamir

SECRET = 16
"""Bytes of a secret, and of each share."""
MOST = 255
"""Shares."""


def split(secret: bytes, threshold: int, shares: int) -> tuple[bytes, ...]:
    """Return `shares` shares of `secret`, any `threshold` of which make it again. Raises ValueError when that cannot be."""
    if not 1 <= threshold <= shares <= MOST or len(secret) != SECRET:
        raise ValueError(f"{threshold} of {shares} shares")
    return tuple(share for _, share in Shamir.split(threshold, shares, secret))


def combine(shares: dict[int, bytes]) -> bytes:
    """Return what `shares` (by their number, counted from 0) make together: the secret, if they are enough and all true.

    Raises ValueError when they are no shares of one secret.
    """
    if not shares or not all(0 <= number < MOST and len(share) == SECRET for number, share in shares.items()):
        raise ValueError("no shares of one secret")
    return bytes(Shamir.combine([(number + 1, share) for number, share in shares.items()]))
