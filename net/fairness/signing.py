"""A player's signing key (Ed25519), and statements that are signed with it.

The key is derived from the CURVE secret, so whoever holds an identity holds both, and nothing more has to be kept on disk. A
statement is a purpose and its parts, each with its length before it: no two statements read alike, and what was signed for
one purpose proves nothing for another.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

SIGNATURE = 64
"""Bytes of a signature."""
VERIFY = 32
"""Bytes of a verify key."""


class Signer:
    """A private key; `verify_key` is its public half."""

    def __init__(self, seed: bytes) -> None:
        """`seed` is 32 secret bytes."""
        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        self.verify_key = self._key.public_key().public_bytes_raw()

    def sign(self, purpose: str, *parts: bytes) -> bytes:
        """Return the signature over a statement."""
        return self._key.sign(statement(purpose, parts))


def signer_of(secret: str) -> Signer:
    """Return the signing key of whoever holds this CURVE secret (z85 text): always the same one."""
    return Signer(blake2b(secret.encode(), digest_size=32, person=b"gobsmack-sign").digest())


def verify(key: bytes, signature: bytes, purpose: str, *parts: bytes) -> bool:
    """Return whether `signature` is that of the owner of `key` over this statement; False for what is no key."""
    if len(key) != VERIFY or len(signature) != SIGNATURE:
        return False
    try:
        _public(key).verify(signature, statement(purpose, parts))
    except (InvalidSignature, ValueError):
        return False
    return True


def statement(purpose: str, parts: Iterable[bytes]) -> bytes:
    """Return the bytes that stand for a purpose and its parts."""
    return b"gobsmack 11 " + b"".join(b"%d:%b" % (len(part), part) for part in (purpose.encode(), *parts))


@lru_cache(maxsize=64)
def _public(key: bytes) -> Ed25519PublicKey:
    return Ed25519PublicKey.from_public_bytes(key)
