"""What another player has said of the lock that is to be opened, and how much of it was shown."""

from __future__ import annotations

from net.failover import messages as among
from net.failover.replica import Replica, piece_head

MOST_SHOWN = 4 * 1024 * 1024
"""Bytes of another's pieces that are remembered."""
REPEAT = 1.0
"""Seconds between two words of the same to the others."""


class PeerClaim:
    """Of one of the others."""

    def __init__(self, gone: among.Gone, now: float) -> None:
        self.gone = gone
        self.since = self.at = now
        self.helped_at = now - REPEAT
        """When it was last shown what it lacks."""
        self.more_since: float | None = None
        """Since when it claims more than we can check."""
        self.first = 0
        self.shown: list[bytes] = []
        """Its pieces from number `first` on."""
        self._size = 0

    def hear_show(self, word: among.Show, kept: int) -> None:
        """Take the pieces that it shows; we keep so many ourselves."""
        if not self.shown or word.first <= self.first:
            if word.first > kept:
                return
            self.first, self.shown, self._size = word.first, [], 0
        size = sum(map(len, word.bodies))
        if word.first == self.first + len(self.shown) and self._size + size <= MOST_SHOWN:
            self.shown += word.bodies
            self._size += size

    def is_proven(self, held: Replica) -> bool:
        """Return whether what it claims to keep is what we keep, or more that was shown to us."""
        count = self.gone.pieces
        if count <= len(held.pieces):
            return True  # looked at when it was said
        if self.first > len(held.pieces) or self.first + len(self.shown) != count:
            return False
        head = held.head_at(self.first)
        for body in self.shown:
            head = piece_head(head, body)
        return head == self.gone.head
