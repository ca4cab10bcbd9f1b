"""Who was given a share of the match, by whom and when: signed by the giver, told to everybody, kept with the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from net.bounds import Count, Key, MatchId
from net.fairness.signing import Signer, verify

MOST = 32
"""Receipts of one match that are kept: more than any table has pairs of players who mean it well."""

LockId = Annotated[bytes, Meta(max_length=16)]


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


def _parts(receipt: Receipt) -> tuple[bytes, ...]:
    who = receipt.giver.encode(), receipt.to.encode()
    return (receipt.match.encode(), receipt.lock, *who, b"%d" % receipt.at)


def signed(receipt: Receipt, signer: Signer) -> Receipt:
    """Return the receipt with its giver's signature."""
    return msgspec.structs.replace(receipt, signature=signer.sign("share", *_parts(receipt)))


class ReceiptBook:
    """What one client knows of the shares that were given. `people`: CURVE key -> verify key."""

    def __init__(self, signer: Signer) -> None:
        self.people: Mapping[str, bytes] = {}
        self.told: Callable[[Receipt], object] = lambda receipt: None
        """Called with each one that is new here."""
        self.match = ""
        self._signer = signer
        self._kept: dict[tuple[bytes, str, str], Receipt] = {}

    @property
    def receipts(self) -> tuple[Receipt, ...]:
        """All, in the order in which they became known."""
        return tuple(self._kept.values())

    def begin(self, match: str) -> None:
        """Keep those of another match."""
        if match != self.match:
            self.match = match
            self._kept.clear()

    def give(self, lock: bytes, giver: str, to: str, at: int) -> bool:
        """Write down that our own share is given away; whether that is new."""
        return self._add(signed(Receipt(self.match, lock, giver, to, at), self._signer))

    def hear(self, receipt: Receipt, sender: str = "") -> None:
        """Take one from whomever it comes (`sender`); only its giver need not be known by signature."""
        public = self.people.get(receipt.giver, b"")
        if receipt.match != self.match or receipt.giver == receipt.to:
            return
        if verify(public, receipt.signature, "share", *_parts(receipt)) or (sender == receipt.giver and not public):
            self._add(receipt)

    def _add(self, receipt: Receipt) -> bool:
        if receipt.about in self._kept or len(self._kept) >= MOST:
            return False
        self._kept[receipt.about] = receipt
        self.told(receipt)
        return True
