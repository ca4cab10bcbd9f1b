"""A copy of the match that no player can open alone: locked with a key that is split among the players.

The cipher (AES-CCM with tags of 8 bytes, RFC 6655) is that of `cryptography`, the sharing that of PyCryptodome
(`secret_sharing.py`). A *lock* is one such key; each of its *holders* gets one share. Any majority of them opens what it
seals, fewer learn nothing at all; tables of two may have agreed on something else (failover/agreement.py).

    lock = new_lock(succession, entropy)        the host; a lock is made anew whenever the holders change
    cipher = cipher_for(lock.secret)
    piece = seal(cipher, serial, body)          a serial is used once for each lock
    open_piece(cipher_for(secret_of(shares, lock.id)), serial, piece)
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESCCM

from net.failover import secret_sharing
from net.failover.agreement import Succession
from net.protocol.security import same
from net.protocol.spoken_code import Entropy

TAG = 8
"""Bytes by which a piece is known to be whole: every play carries one, and nobody can try a forged one but on its own copy."""
ID = 8
FEWEST = 2
"""Holders from which on a copy is worth keeping: a single one has its host's journal."""


class BadSeal(ValueError):
    """The piece was not sealed with this secret and serial, or has been changed."""


class SnapshotCipher(msgspec.Struct, frozen=True):
    """A lock as the host holds it."""

    id: bytes
    """Names the lock: holders know by it what they put together, and who shows its token was given a majority of shares."""
    secret: bytes
    succession: Succession
    """Who holds a share, and who hosts after whom."""
    shares: tuple[bytes, ...]
    """One for each holder (b"": it has none); share n stands at x = n + 1."""

    @property
    def threshold(self) -> int:
        """Shares that open what it seals."""
        return self.succession.threshold

    @property
    def holders(self) -> tuple[str, ...]:
        """Keys of those who keep a copy."""
        return self.succession.holders

    @property
    def givers(self) -> tuple[str, ...]:
        """Keys of those who hold a share."""
        return tuple(key for key, share in zip(self.holders, self.shares) if share)


def token_of(secret: bytes) -> bytes:
    """What shows that somebody was given a majority of the shares, without giving the secret away."""
    return blake2b(secret, digest_size=16, person=b"gobsmack-token").digest()


def fits(token: bytes, name: bytes) -> bool:
    """Whether `token` belongs to the lock `name`."""
    return same(blake2b(token, digest_size=ID, person=b"gobsmack-lock").digest(), name)


def lock_id(secret: bytes) -> bytes:
    """The name of a secret's lock: tells nothing of the secret, nor of its token."""
    return blake2b(token_of(secret), digest_size=ID, person=b"gobsmack-lock").digest()


def new_lock(plan: Succession, entropy: Entropy) -> SnapshotCipher:
    """A fresh secret, split among the plan's holders (at least `FEWEST`)."""
    if len(plan.holders) < FEWEST:
        raise ValueError("a lock wants two holders")
    secret = entropy(secret_sharing.SECRET)
    shares = secret_sharing.split(secret, plan.threshold, len(plan.holders))
    given = (b"" if key in plan.without else share for key, share in zip(plan.holders, shares))
    return SnapshotCipher(lock_id(secret), secret, plan, tuple(given))


def secret_of(shares: dict[int, bytes], name: bytes) -> bytes:
    """The secret of the lock `name`, from shares by their place among the holders (0, 1, ...). Raises BadSeal when they
    do not make it: too few, or one of them is false."""
    try:
        secret = secret_sharing.combine(shares)
    except ValueError as error:
        raise BadSeal(f"no shares: {error}") from None
    if lock_id(secret) != name:
        raise BadSeal("the shares do not make this lock's secret")
    return secret


def cipher_for(secret: bytes) -> AESCCM:
    """What seals and opens under a lock's secret."""
    return AESCCM(blake2b(secret, digest_size=32, person=b"gobsmack-seal").digest(), TAG)


def seal(cipher: AESCCM, serial: int, body: bytes) -> bytes:
    """`body` locked. Never twice with one serial under one secret."""
    return cipher.encrypt(serial.to_bytes(12, "big"), body, None)


def open_piece(cipher: AESCCM, serial: int, piece: bytes) -> bytes:
    """What `seal` was given. Raises BadSeal."""
    try:
        return cipher.decrypt(serial.to_bytes(12, "big"), piece, None)
    except (InvalidTag, ValueError):
        raise BadSeal(f"piece {serial} is not what was sealed") from None
