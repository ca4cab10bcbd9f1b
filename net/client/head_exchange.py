"""One story for all: the heads of the chain that I sign, and what the other players' programs say of theirs."""

from __future__ import annotations

from net.client import events as e
from net.client.link import Link
from net.fairness.comparison import Agreed
from net.fairness.heads import HeadBook, Standing, opening_digest
from net.fairness.signing import Signer
from net.protocol import messages as m

RETRY_S = 1.0
"""Seconds after which my head is said again."""
MOST_REPEATS = 20
"""How often it is before its host is left alone."""


class HeadExchange:
    """The heads of one match."""

    def __init__(self, link: Link, key: str, signer: Signer) -> None:
        self.book: HeadBook | None = None
        """None before the first match."""
        self._link = link
        self._key = key
        self._signer = signer
        self._said_at = 0.0
        self._repeats = 0

    def begin(self, opening: m.Opening) -> None:
        """Another match begins."""
        is_player = opening.seat >= 0 and opening.kinds[opening.seat : opening.seat + 1] == ("human",)
        signer = self._signer if is_player else None
        self.book = HeadBook(self._key, opening.match, opening_digest(opening), signer)
        self.book.restart(opening.run, 0)

    def know(self, agreed: Agreed | None) -> None:
        """Count the heads of those for whom the three words speak."""
        if self.book is not None and agreed is not None:
            self.book.people = agreed.keys

    def restart(self, run: int, version: int) -> None:
        """A host started again may have lost the last plays: what it showed after them never was."""
        if self.book is not None:
            self.book.restart(run, version)

    def end(self, version: int) -> list[e.Event]:
        """The match has a result."""
        if self.book is None:
            return []
        self.book.end(version)
        return [e.OthersHeard(self.book.standing())]

    def extend(self, message: m.ChainHead, opening: m.Opening | None) -> list[e.Event]:
        """The host tells where the chain stands: sign it, if it is the chain that I was shown."""
        book = self.book
        if book is None or opening is None or message.match != opening.match or message.run != opening.run:
            return []
        before = book.standing()
        signed = book.extend(message.version, message.head)
        if signed is not None:
            self._said_at, self._repeats = self._link.now, 0
            self._link.send(signed)
        return self._heard(book, before)

    def hear(self, message: m.SignedHead) -> list[e.Event]:
        """Take a player's signed head, from the host or from that player."""
        book = self.book
        if book is None:
            return []
        if message == book.signed:
            # The host has passed it on.
            self._repeats = MOST_REPEATS
        before = book.standing()
        book.hear(message)
        return self._heard(book, before)

    def _heard(self, book: HeadBook, before: Standing) -> list[e.Event]:
        standing = book.standing()
        return [e.OthersHeard(standing)] if standing != before else []

    def repeat(self) -> None:
        """Say my newest head again, for it may have been lost."""
        book = self.book
        if book is None or book.signed is None or self._repeats >= MOST_REPEATS:
            return
        if self._link.now - self._said_at >= RETRY_S:
            self._said_at, self._repeats = self._link.now, self._repeats + 1
            self._link.send(book.signed)
