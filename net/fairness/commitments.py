"""Commitments to chance: what everybody promises before a match, and the seed that comes of it.

Host and seated clients each commit to a secret. Once all know all commitments, and the terms of the match with them, the
clients reveal; the seed is a hash over all secrets. A commitment binds its owner, the key that signs their plays and the round.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from net.fairness.signing import statement
from net.protocol.records import HEAD, SeatCommitment, SeatSecret, Terms


def commitment(secret: bytes, key: str, round: int, verify_key: bytes = b"") -> bytes:
    """Return what is published before a secret: bound to its owner, their signing key and the round."""
    bound = b"%b|" % verify_key.hex().encode() if verify_key else b""
    return blake2b(
        b"%d|%s|%b" % (round, key.encode(), bound) + secret, digest_size=32, person=b"gobsmack-commit"
    ).digest()


def seed_of(host_secret: bytes, secrets: Sequence[SeatSecret]) -> bytes:
    """Return the seed of a match: 32 bytes over everybody's secret, and over nothing else.

    Whatever the host could still choose after the secrets are in (the match's id, say) would let it look for a seed it likes.
    """
    digest = blake2b(digest_size=32, person=b"gobsmack-seed")
    for part in (host_secret, *(text for row in secrets for text in (row.key.encode(), row.secret))):
        digest.update(b"%d:" % len(part))
        digest.update(part)
    return digest.digest()


def first_head(terms: Terms, round: int, host: bytes, seats: Sequence[SeatCommitment]) -> bytes:
    """Return the head of the chain before the first play: a hash over all that was agreed."""
    agreed = msgspec.msgpack.encode((terms, round, host, tuple(seats)), order="deterministic")
    return blake2b(statement("start", (agreed,)), digest_size=HEAD, person=b"gobsmack-chain").digest()
