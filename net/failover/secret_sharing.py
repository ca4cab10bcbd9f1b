"""A secret split into shares (Shamir's scheme over GF(256), each byte by itself): so many of them make it again, fewer
tell nothing of it.

Byte b of the secret is the value at 0 of a polynomial whose other coefficients are drawn at random; share n holds its
value at x = n + 1. The field is that of AES: numbers below 256, adding is exclusive or, multiplying is modulo
x^8 + x^4 + x^3 + x + 1.
"""

from __future__ import annotations

from net.protocol.security import Entropy

MOST = 255
"""Shares: each stands at a point of its own, and 0 is the secret's."""


def _tables() -> tuple[list[int], list[int]]:
    """The powers of 3, which are all numbers of the field but 0, twice round; and the logarithms to them."""
    powers, logs, value = [0] * 510, [0] * 256, 1
    for exponent in range(255):
        powers[exponent] = powers[exponent + 255] = value
        logs[value] = exponent
        value ^= value << 1
        if value & 256:
            value ^= 0x11B
    return powers, logs


_POWERS, _LOGS = _tables()


def times(a: int, b: int) -> int:
    """The product of two numbers of the field."""
    return _POWERS[_LOGS[a] + _LOGS[b]] if a and b else 0


def over(a: int, b: int) -> int:
    """The quotient of two numbers of the field; `b` is not 0."""
    return _POWERS[_LOGS[a] - _LOGS[b] + 255] if a else 0


def split(secret: bytes, threshold: int, shares: int, entropy: Entropy) -> tuple[bytes, ...]:
    """`shares` shares of `secret`, any `threshold` of which make it again. Raises ValueError when that cannot be."""
    if not 1 <= threshold <= shares <= MOST:
        raise ValueError(f"{threshold} of {shares} shares")
    # From the highest coefficient down to the secret itself.
    rows = [entropy(len(secret)) for _ in range(threshold - 1)] + [secret]
    found = []
    for x in range(1, shares + 1):
        share = bytes(len(secret))
        for row in rows:
            share = bytes([times(value, x) ^ byte for value, byte in zip(share, row)])
        found.append(share)
    return tuple(found)


def combine(shares: dict[int, bytes]) -> bytes:
    """What `shares` (by their number, counted from 0) make together: the secret, if they are enough and all true. Raises
    ValueError when they are no shares of one secret."""
    lengths = {len(share) for share in shares.values()}
    if len(lengths) != 1 or not all(0 <= number < MOST for number in shares):
        raise ValueError("no shares of one secret")
    secret = bytes(lengths.pop())
    for number, share in shares.items():
        weight = 1
        for other in shares:
            if other != number:
                # Lagrange's factor for this point, at 0.
                weight = times(weight, over(other + 1, (other + 1) ^ (number + 1)))
        secret = bytes([value ^ times(weight, byte) for value, byte in zip(secret, share)])
    return secret
