"""A table whose match went on elsewhere says where.

A host that was cut off, or was started again from its journal while a successor plays on, takes no plays (`quorum.py`). As
soon as one of its people hears from the others where the match goes on, that person's client shows this host the token which
only an opened lock gives. From then on, also when it is started again, this host is a signpost: whoever is let in is told
where to, whether seated or watching, and no play is taken here any more.
"""

from __future__ import annotations

import logging

from net.failover.encryption import fits
from net.protocol import messages as m
from net.protocol import sanitize
from net.protocol.denied import Denied
from net.storage.store import KeptTable

log = logging.getLogger("net.host")

REMEMBERED = 8
"""Former locks of a match that are remembered: one for each change of who sits there."""


class Redirect:
    """The locks of one match, and where it went."""

    def __init__(self) -> None:
        self.moved: m.Moved | None = None
        """Where the match went on; None: here."""
        self.locks: tuple[bytes, ...] = ()
        """Names of the locks that sealed it, the last ones."""

    def resume(self, table: KeptTable) -> None:
        """Take up what the host before us had written down."""
        self.locks = table.locks
        if table.went is not None:
            self.moved = m.Moved(*table.went)

    def new_round(self) -> None:
        """Another match is played here."""
        self.moved, self.locks = None, ()

    def remember(self, lock: bytes) -> bool:
        """Remember a lock; return whether it is a new one, to be written down before anything sealed with it leaves: should
        this host be started again, it still knows which tokens mean its match."""
        if lock in self.locks:
            return False
        self.locks = (*self.locks, lock)[-REMEMBERED:]
        return True

    def check(self, message: m.GoesOn) -> None:
        """Raise Denied unless a token of one of this match's locks is shown."""
        if not any(fits(token, lock) for lock, token in message.proofs if lock in self.locks):
            raise Denied("not_allowed", "no token of a lock of this match")

    def follow(self, match: str, message: m.GoesOn) -> m.Moved:
        """Take no more plays from now on; return what everybody is told."""
        self.moved = m.Moved(message.who, sanitize.line(message.invite, 300))
        log.warning("match %s goes on at %s: this host takes no more plays", match, self.moved.invite)
        return self.moved
