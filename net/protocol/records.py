"""Records that travel inside messages and are kept in journals and recordings: promises, proofs, receipts."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from net.protocol.bounds import Count, Key, MatchId

HEAD = 16
"""Bytes of a link of the chain of plays, and of its head."""


SALT = 16
"""Bytes of a play's salt."""

RECEIPTS_EACH = 8
"""Receipts of one giver that are kept: more than anybody gives who means it well."""
MOST_RECEIPTS = 8 * RECEIPTS_EACH
"""Receipts of one match."""

LockId = Annotated[bytes, Meta(max_length=16)]


class SeatCommitment(msgspec.Struct, frozen=True, array_like=True):
    """What one seated client promised; rows stand in seat order."""

    key: str
    commitment: bytes
    verify_key: bytes = b""
    """Checks the signatures under this seat's plays."""


class SeatSecret(msgspec.Struct, frozen=True, array_like=True):
    """What one seated client revealed; rows stand in seat order."""

    key: str
    secret: bytes
    verify_key: bytes = b""


class Terms(msgspec.Struct, frozen=True, array_like=True):
    """What is about to be played: told with the commitments, so that a host which knows the seed cannot change it."""

    match: str
    title: str
    content: str
    options: dict[str, Any]
    kinds: tuple[str, ...]


class PlayProof(msgspec.Struct, frozen=True, array_like=True):
    """What proves a play to be its player's."""

    salt: Annotated[bytes, Meta(max_length=SALT)]
    seen: Annotated[int, Meta(ge=0, lt=1 << 53)]
    """The version that the player had seen; its head is in the digest."""
    signature: Annotated[bytes, Meta(max_length=64)]


class SealedAnswer(msgspec.Struct, frozen=True, array_like=True):
    """One seat's commitment to its answer."""

    seat: Annotated[int, Meta(ge=0, lt=16)]
    n: Annotated[int, Meta(ge=0, lt=1 << 53)]
    digest: Annotated[bytes, Meta(max_length=32)]
    signature: Annotated[bytes, Meta(max_length=64)]


class Receipt(msgspec.Struct, frozen=True, array_like=True):
    """`giver` gave its share of a lock to `to`."""

    match: MatchId
    lock: LockId
    giver: Key
    to: Key
    at: Count
    """Seconds since 1970 by the giver's clock."""
    signature: Annotated[bytes, Meta(max_length=64)] = b""

    @property
    def about(self) -> tuple[bytes, str, str]:
        """What it speaks of: said twice, it is the same."""
        return self.lock, self.giver, self.to
