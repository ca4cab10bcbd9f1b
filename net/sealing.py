"""A copy of the match that no player can open alone: locked with a key that is split among the players.

The cipher (ChaCha20-Poly1305) and the sharing (Shamir's, over GF(2^128)) are pycryptodome's. A *lock* is one such key; each
of its *holders* gets one share. Any majority of them opens what it seals, fewer learn nothing at all.

    lock = new_lock(holders, entropy)           the host; a lock is made anew whenever the holders change
    piece = seal(lock.secret, serial, body)     a serial is used once for each lock
    open_piece(secret_of(shares, lock.id), serial, piece)
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from Crypto.Cipher import ChaCha20_Poly1305
from Crypto.Protocol.SecretSharing import Shamir

from net.security import Entropy, same

SECRET = 16
"""Bytes of a lock's secret: what the sharing takes."""
ID = 8
FEWEST = 2
"""Holders from which on a copy is worth keeping: a single one could open it alone."""


class BadSeal(ValueError):
    """The piece was not sealed with this secret and serial, or has been changed."""


class Lock(msgspec.Struct, frozen=True):
    """A lock as the host holds it."""

    id: bytes
    """Names the lock: holders know by it what they put together, and who shows its token was given a majority of shares."""
    secret: bytes
    threshold: int
    holders: tuple[str, ...]
    """Keys of those who hold a share, in seat order."""
    shares: tuple[bytes, ...]
    """One for each holder; share n stands at x = n + 1."""


def majority(holders: int) -> int:
    """How many of `holders` it takes."""
    return holders // 2 + 1


def token_of(secret: bytes) -> bytes:
    """What shows that somebody was given a majority of the shares, without giving the secret away."""
    return blake2b(secret, digest_size=16, person=b"gobsmack-token").digest()


def fits(token: bytes, name: bytes) -> bool:
    """Whether `token` belongs to the lock `name`."""
    return same(blake2b(token, digest_size=ID, person=b"gobsmack-lock").digest(), name)


def lock_id(secret: bytes) -> bytes:
    """The name of a secret's lock: tells nothing of the secret, nor of its token."""
    return blake2b(token_of(secret), digest_size=ID, person=b"gobsmack-lock").digest()


def new_lock(holders: tuple[str, ...], entropy: Entropy) -> Lock:
    """A fresh secret, split among `holders` (at least `FEWEST`)."""
    if len(holders) < FEWEST:
        raise ValueError("a lock wants two holders")
    secret = entropy(SECRET)
    threshold = majority(len(holders))
    shares = Shamir.split(threshold, len(holders), secret)
    return Lock(lock_id(secret), secret, threshold, holders, tuple(bytes(share) for _, share in shares))


def secret_of(shares: dict[int, bytes], name: bytes) -> bytes:
    """The secret of the lock `name`, from shares by their place among the holders (0, 1, ...). Raises BadSeal when they
    do not make it: too few, or one of them is false."""
    try:
        secret = bytes(Shamir.combine([(place + 1, share) for place, share in shares.items()]))
    except (ValueError, TypeError) as error:
        raise BadSeal(f"no shares: {error}") from None
    if lock_id(secret) != name:
        raise BadSeal("the shares do not make this lock's secret")
    return secret


Cipher = ChaCha20_Poly1305.ChaCha20Poly1305Cipher


def cipher_for(secret: bytes, serial: int) -> Cipher:
    """What seals piece `serial`: to set it up takes longer than to use it."""
    key = blake2b(secret, digest_size=32, person=b"gobsmack-seal").digest()
    return ChaCha20_Poly1305.new(key=key, nonce=serial.to_bytes(12, "big"))


def seal(secret: bytes, serial: int, body: bytes, cipher: Cipher | None = None) -> bytes:
    """`body` locked. Never twice with one serial under one secret. `cipher`: one set up for it beforehand, and unused."""
    sealed, tag = (cipher or cipher_for(secret, serial)).encrypt_and_digest(body)
    return bytes(tag + sealed)


def open_piece(secret: bytes, serial: int, piece: bytes) -> bytes:
    """What `seal` was given. Raises BadSeal."""
    try:
        return bytes(cipher_for(secret, serial).decrypt_and_verify(piece[16:], piece[:16]))
    except ValueError:
        raise BadSeal(f"piece {serial} is not what was sealed") from None
