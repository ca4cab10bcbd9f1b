"""The host's core, between safekeeping and presence: a table whose match went on elsewhere says where.

A host that was cut off, or was started again from its journal while a successor plays on, takes no plays (`apart`). As soon
as one of its people hears from the others where the match goes on, that person's client shows this host the token which
only an opened lock gives. From then on, also when it is started again, this host is a signpost: whoever is let in is told
where to, whether seated or watching, and no play is taken here any more.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from game.engine.refusal import Refused
from net.failover.agreement import succession
from net.failover.encryption import fits
from net.failover.replication import Replication
from net.host.lobby_types import Denied, Member
from net.protocol import messages as m
from net.protocol import sanitize
from net.storage.store import KeptTable

log = logging.getLogger("net.host")

MOVED = "moved"
"""Refusal of a play, and what the lobby says of the table."""
REMEMBERED = 8
"""Former locks of a match that are remembered: one for each change of who sits there."""


class Redirect(Replication):
    """Former locks, neighbours and the new place are written down with the table."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.moved: m.Moved | None = None
        """Where the match went on; None: here."""
        self._locks: tuple[bytes, ...] = ()

    def _as_kept(self) -> KeptTable:
        reached = tuple((key, *where) for key, where in sorted(self._reached.items()))
        went = (self.moved.who, self.moved.invite) if self.moved is not None else None
        return msgspec.structs.replace(super()._as_kept(), locks=self._locks, reached=reached, went=went)

    def _read_signpost(self, table: KeptTable) -> None:
        """What the host before us had written down."""
        self._locks, self._succeeded = table.locks, succession(table)
        self._receipts = {receipt.about: receipt for receipt in table.handed}
        self._reached = {key: (address, port) for key, address, port in table.reached}
        if table.went is not None:
            self.moved = m.Moved(*table.went)

    def _seal(self) -> None:
        super()._seal()
        lock = self._copies.lock
        if lock is None:
            self._locks = () if self.running is None else self._locks
        elif lock.id not in self._locks:
            # Nothing of it has left yet: should we be started again, we still know which tokens mean our match.
            self._locks = (*self._locks, lock.id)[-REMEMBERED:]
            super()._keep_table()

    def _reach(self, person: Member, message: m.Reach, now: float) -> None:
        before = self._reached.get(person.key)
        super()._reach(person, message, now)
        if self._reached.get(person.key) != before:
            super()._keep_table()

    def _neighbours(self) -> m.Neighbours:
        return msgspec.structs.replace(super()._neighbours(), before=self._locks)

    # ------------------------------------------------------------------ the signpost

    def _goes_on(self, person: Member, message: m.GoesOn, now: float) -> None:
        """Somebody here says that the match goes on elsewhere, and shows why we should believe it."""
        if self.running is None or self.lobby.phase != "playing" or not self._may_show_the_way(person):
            raise Denied("not_now")
        if not any(fits(token, lock) for lock, token in message.proofs if lock in self._locks):
            raise Denied("not_allowed", "no token of a lock of this match")
        if not self._apart() or self.moved is not None:
            return
        self.moved = m.Moved(message.who, sanitize.line(message.invite, 300))
        log.warning("match %s goes on at %s: this host takes no more plays", self.match_id, self.moved.invite)
        self.lobby.number += 1
        self._waiting = MOVED
        self._send_all(self.moved)

    def _may_show_the_way(self, person: Member) -> bool:
        lock = self._copies.lock
        return self.lobby.owned(person.key) >= 0 or (lock is not None and person.key in lock.holders)

    def _tell_match(self, person: Member, run: int, version: int, now: float) -> None:
        super()._tell_match(person, run, version, now)
        if self.moved is not None and self.lobby.phase == "playing":
            self._send(person.key, self.moved)

    def _apart(self) -> bool:
        return super()._apart() or (self.moved is not None and self.lobby.phase == "playing")

    def _stand_together(self) -> None:
        if self.moved is not None:
            raise Refused(MOVED, "the match goes on at another player's machine")
        super()._stand_together()
