"""Who was given a share of the match, by whom and when: signed by the giver, told to everybody, kept with the table."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

import msgspec

from net.fairness.signing import Signer, verify
from net.protocol.records import MOST_RECEIPTS, RECEIPTS_EACH, Receipt


def _parts(receipt: Receipt) -> tuple[bytes, ...]:
    who = receipt.giver.encode(), receipt.to.encode()
    return (receipt.match.encode(), receipt.lock, *who, b"%d" % receipt.at)


def signed(receipt: Receipt, signer: Signer) -> Receipt:
    """Return the receipt with its giver's signature."""
    return msgspec.structs.replace(receipt, signature=signer.sign("share", *_parts(receipt)))


def is_signed(receipt: Receipt, public: bytes) -> bool:
    """Return whether the owner of the verify key `public` signed the receipt."""
    return verify(public, receipt.signature, "share", *_parts(receipt))


def has_room(kept: Mapping[tuple[bytes, str, str], Receipt], receipt: Receipt) -> bool:
    """Return whether one more is kept: it is new, and its giver has not filled the book."""
    if receipt.about in kept or len(kept) >= MOST_RECEIPTS:
        return False
    return sum(one.giver == receipt.giver for one in kept.values()) < RECEIPTS_EACH


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
        if receipt.match != self.match or receipt.giver == receipt.to or not has_room(self._kept, receipt):
            return
        if is_signed(receipt, public) or (sender == receipt.giver and not public):
            self._add(receipt)

    def _add(self, receipt: Receipt) -> bool:
        if not has_room(self._kept, receipt):
            return False
        self._kept[receipt.about] = receipt
        self.told(receipt)
        return True


def time_of_day() -> float:
    """Return the seconds since 1970: only to say afterwards when a share was given. Nothing waits for it or is decided by it."""
    return time.time()
