"""Failover as a host plugs it in: it sees what happens at the table, and owns the players' copies of the match, the receipts for
their shares, where their clients are reached, and whether this host may still take plays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from game.engine.refusal import Refused
from net.failover.agreement import wants_keeper
from net.failover.quorum import Quorum
from net.failover.receipts import has_room, is_signed
from net.failover.redirect import Redirect
from net.failover.replication import Replication
from net.failover.table import Match, Person, Send, Table
from net.protocol import messages as m
from net.protocol.denied import Denied
from net.protocol.records import Receipt
from net.protocol.spoken_code import Entropy
from net.storage.store import KeptTable

APART = "apart"
"""Refusal of a play, and what the lobby says the table waits for: too many players are away."""
MOVED = "moved"
"""The same, when the match went on at another host."""


class HostFailover:
    """The part of one host's core that lets its match go on without it."""

    def __init__(self, table: Table, send: Send, address_of: Callable[[str], str], entropy: Entropy) -> None:
        """`address_of(key)` is where a key's connection comes from, "" if that is not known."""
        self.copies = Replication(table, send, self._neighbours, entropy)
        self.quorum = Quorum()
        self.redirect = Redirect()
        self._table = table
        self._send = send
        self._address_of = address_of
        self._match: Match | None = None
        self._reached: dict[str, tuple[str, int]] = {}
        """Key -> (address, port) where that player's client listens for the others."""
        self._receipts: dict[tuple[bytes, str, str], Receipt] = {}
        """Who was given shares when a host of this match was lost."""

    # Events of the table

    def resume(self, table: KeptTable) -> None:
        """A host is started again, or takes over, with what was written down."""
        self.quorum.resume(table)
        self.redirect.resume(table)
        self._receipts = {receipt.about: receipt for receipt in table.handed}
        self._reached = {key: (address, port) for key, address, port in table.reached}

    def new_round(self) -> None:
        """The table goes back to its lobby."""
        self._match = None
        for part in (self.copies, self.quorum, self.redirect):
            part.new_round()

    def entered(self, key: str, is_same: bool, now: float) -> None:
        """`key` came in; `is_same`: the client that was here before, which has what it kept."""
        self.copies.enter(key, is_same, now)
        self.quorum.entered(key)

    def said_goodbye(self, key: str) -> None:
        """`key` left on purpose."""
        self.quorum.said_goodbye(key)

    # Copies

    def keeper(self, table: KeptTable) -> str:
        """Return the spectator whose client keeps a share for two players who agreed on that; "" for none.

        One that is away keeps it until both players are here: whoever is not could go on with its help."""
        if not wants_keeper(table):
            return ""
        at = self._table
        watchers = [
            key for key, one in at.people.items() if one.here and one.role != "bot" and not self._is_seated(key)
        ]
        if at.keeper in watchers:
            return at.keeper
        people = [seat.owner for seat in at.seats if seat.kind == "human"]
        if at.phase == "playing" and not all(key in at.people and at.people[key].here for key in people):
            return at.keeper
        return watchers[0] if watchers else ""

    def _is_seated(self, key: str) -> bool:
        return any(seat.owner == key for seat in self._table.seats)

    def written_down(self, table: KeptTable) -> KeptTable:
        """Return the table as it is kept, with what failover needs to know when it is started again."""
        moved = self.redirect.moved
        return msgspec.structs.replace(
            table,
            gathered=self.quorum.gathered,
            locks=self.redirect.locks,
            reached=tuple((key, *where) for key, where in sorted(self._reached.items())),
            went=(moved.who, moved.invite) if moved is not None else None,
            handed=tuple(self._receipts.values()),
        )

    def seal(self, match: Match, table: KeptTable) -> bool:
        """Seal what is new in the match; return whether the table must be written down again before anything leaves."""
        self._match = match
        if self._table.phase != "playing":
            self.copies.forget()
            return False
        if self.copies.follow(match, table):
            self.give_copies()
        lock = self.copies.lock
        return lock is not None and self.redirect.remember(lock.id)

    def give_copies(self) -> None:
        """Give every keeper its share, or the pieces that it lacks."""
        if self._match is not None:
            self.copies.give_all(self._match.run)

    def match_over(self) -> None:
        """The match has a result: nobody need go on with it."""
        self.copies.forget()

    def carry(self, key: str, version: int, is_first: bool, frame: bytes) -> bytes:
        """Return an update's frame with the pieces of the copy that come with it."""
        return self.copies.carry(key, version, is_first, frame)

    def rank(self, keys: Sequence[str]) -> list[str]:
        """Return the keys in the order in which they are told of a play."""
        return self.copies.rank(keys)

    def seen(self, key: str, version: int) -> None:
        """`key` has acknowledged the update to `version`."""
        self.copies.seen(key, version)

    def lost(self, key: str) -> None:
        """What was sent to `key` after what it acknowledged has not come."""
        self.copies.lost(key)

    def opening_sent(self, key: str, run: int) -> None:
        """`key` is told of the match from its opening on."""
        self.copies.lost(key)
        self.copies.keeper(key).run = run

    def tell(self, key: str, match: str) -> None:
        """Tell `key`, which was just told of the match, who was given shares of it and where it went."""
        self._receipts = {about: one for about, one in self._receipts.items() if one.match == match}
        if self._receipts:
            self._send(key, self._handed(match))
        if self.moved is not None and self._table.phase == "playing":
            self._send(key, self.moved)

    def repeat(self, key: str, is_current: bool, now: float) -> None:
        """Say again to `key` what may have been lost. `is_current`: it has acknowledged every update."""
        if self.moved is not None:
            self._send(key, self.moved)
        if self._match is not None:
            self.copies.give_again(key, is_current, now)

    def _neighbours(self) -> m.Neighbours:
        holders = self.copies.lock.holders if self.copies.lock is not None else ()
        known = tuple((key, *self._reached[key]) for key in holders if key in self._reached)
        match = self._match.begun.match if self._match is not None else ""
        return m.Neighbours(match, known, self.redirect.locks)

    def farewell(self) -> None:
        """The host ends on purpose: its players need not wait for it before they go on."""
        if self._table.phase == "playing":
            for key in self.copies.holders_here():
                self._send(key, m.Notice("host_leaves"))

    # What clients say of it

    def holds(self, key: str, message: m.Holds) -> None:
        """A keeper says how much it holds."""
        self.copies.holds(key, message)

    def reach(self, key: str, message: m.Reach) -> bool:
        """A client says at which port the others reach it; return whether that is news, and to be written down."""
        address = self._address_of(key)
        found = (address, message.port) if address and message.port else None
        if found == self._reached.get(key):
            return False
        if found is None:
            del self._reached[key]
        else:
            self._reached[key] = found
        for holder in self.copies.holders_here():
            self._send(holder, self._neighbours())
        return True

    def hear_receipts(self, key: str, message: m.Handed) -> m.Handed | None:
        """Keep what a client says of shares that were given, if their giver signed it; return what everybody is told, None if
        nothing is new. Raises Denied."""
        match, owners = self._match, (seat.owner for seat in self._table.seats)
        known = {*self.copies.shared, *self.quorum.succeeded.holders, *owners}
        if match is None or message.match != match.begun.match or key not in known:
            raise Denied("not_now")
        before = len(self._receipts)
        keys = {one.key: one.verify_key for one in match.begun.commitments}
        keys |= {one.key: one.verify_key for one in self._table.people.values() if one.key not in keys}
        for receipt in message.receipts:
            new = receipt.match == message.match and has_room(self._receipts, receipt)
            if new and is_signed(receipt, keys.get(receipt.giver, b"")):
                self._receipts[receipt.about] = receipt
        return self._handed(message.match) if len(self._receipts) != before else None

    def _handed(self, match: str) -> m.Handed:
        return m.Handed(match, tuple(self._receipts.values()))

    def goes_on(self, key: str, message: m.GoesOn) -> m.Moved | None:
        """Somebody says that the match goes on elsewhere, and shows why we should believe it; return what everybody is told,
        None if nothing is new. Raises Denied."""
        if self._match is None or self._table.phase != "playing" or not self._may_show_the_way(key):
            raise Denied("not_now")
        self.redirect.check(message)
        if not self.is_apart() or self.moved is not None:
            return None
        return self.redirect.follow(self._match.begun.match, message)

    def _may_show_the_way(self, key: str) -> bool:
        lock = self.copies.lock
        return self._is_seated(key) or (lock is not None and key in lock.holders)

    # Apart from the others

    @property
    def moved(self) -> m.Moved | None:
        """Where the match went on; None: here."""
        return self.redirect.moved

    def gather(self) -> bool:
        """Return whether a table that was taken over has a majority of its players here for the first time."""
        lock = self.copies.lock
        return lock is not None and self._table.phase == "playing" and self.quorum.gather(lock, self._here())

    def is_apart(self) -> bool:
        """Return whether those who are not here could go on without us, or have."""
        lock = self.copies.lock
        if self._table.phase != "playing":
            return False
        if self.moved is not None:
            return True
        return lock is not None and self.quorum.is_apart(lock, self._here(), self.copies.shared)

    def _here(self) -> set[str]:
        return {key for key, person in self._table.people.items() if person.here}

    @property
    def waiting(self) -> str:
        """What the lobby says the table waits for: APART, MOVED or ""."""
        return MOVED if self.moved is not None else APART if self.is_apart() else ""

    def check_together(self) -> None:
        """Raise Refused where a play might belong to another future."""
        if self.moved is not None:
            raise Refused(MOVED, "the match goes on at another player's machine")
        if self.is_apart():
            raise Refused(APART, "so many players are away that they may be playing on without this host")


__all__ = ["APART", "MOVED", "HostFailover", "Person"]
