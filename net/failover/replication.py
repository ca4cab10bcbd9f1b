"""The host's core, between telling and presence: sealed copies of the match with its players, and standing still when
they may have gone on without us.

A host that is cut off from so many players that those could open their copies takes no more plays: whatever it took
would be another future of the same match. It goes on as soon as enough are back, or hears that the table has moved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.engine.refusal import Refused
from net.failover.agreement import Succession, wants_keeper
from net.failover.encryption import SnapshotCipher
from net.failover.receipts import has_room, is_signed
from net.failover.replica import ReplicaSource
from net.host.broadcast import AGAIN, Broadcaster, Out
from net.host.lobby_types import Denied, Member
from net.protocol import messages as m
from net.protocol.records import Receipt
from net.storage.store import KeptTable

APART = "apart"
"""Refusal of a play, and what the lobby says the table waits for."""


class Replication(Broadcaster):
    """Copies out, neighbours told, a minority stands still."""

    where: Callable[[str], str] = staticmethod(lambda peer: "")
    """The address that a peer's connection comes from; the shell knows. "" where it does not."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._copies = ReplicaSource(self._entropy)
        self._reached: dict[str, tuple[str, int]] = {}
        """Key -> (address, port) where that player's client listens for the others."""
        self._receipts: dict[tuple[bytes, str, str], Receipt] = {}
        """Who was given shares when a host of this match was lost."""
        self._succeeded = Succession()
        """How the match was split that was taken over or resumed."""
        self._shared: set[str] = set()
        """Those who were given a share by this host."""
        self._farewells: set[str] = set()
        """Players who said good-bye: they host nothing elsewhere."""

    # ------------------------------------------------------------------ copies

    def _seal(self) -> None:
        """What is new is sealed: before anybody is told of it."""
        running = self.running
        if running is None or self.lobby.phase != "playing":
            self._copies.forget()
            return
        table = self._kept_table or self._as_kept()
        self._copies.follow(running.begun, table, running.lines)
        lock = self._copies.lock
        if lock is not None and lock.id != self._given:
            self._given = lock.id
            for person in self._keepers():
                self._copy_to(person)

    _given = b""
    """The lock of which all have been given their shares who were there."""

    def _keepers(self) -> list[Member]:
        """Who keeps a copy, and is here for this run of the match."""
        lock, running, people = self._copies.lock, self.running, self.lobby.people
        if lock is None or running is None:
            return []
        found = [people[key] for key in lock.holders if key in people]
        return [person for person in found if person.here and person.run == running.run]

    def _copy_to(self, person: Member) -> None:
        """The share to a keeper that has none; else the pieces that it lacks, apart."""
        lock = self._copies.lock
        assert lock is not None
        if person.lock != lock.id:
            share = self._copies.share_for(person.key)
            if share is None:
                return
            # Its copy comes right behind: until it does, whoever has a new lock has let go of the old one's for nothing.
            person.lock, person.copied, person.offered = lock.id, -1, 0
            person.riding.clear()
            keeper = self.lobby.people.get(self.lobby.keeper)
            self._send(person.key, msgspec.structs.replace(share, keeper=keeper.verify_key) if keeper else share)
            if share.share:
                self._shared.add(person.key)
            self._send(person.key, self._neighbours())
        self._send_pieces(person)

    def _send_pieces(self, person: Member) -> None:
        """All that it neither holds nor was offered. It counts once it says so; until then nothing of it rides as well, for
        it comes before, on the same stream."""
        found = self._copies.since(max(person.copied, person.offered))
        while found is not None:
            person.offered = found.first + len(found.bodies)
            self._send(person.key, found)
            found = self._copies.since(person.offered)

    def _holds(self, person: Member, message: m.Holds, now: float) -> None:
        lock = self._copies.lock
        if lock is None or person.lock != lock.id:
            return
        if message.lock != lock.id:
            # Our word of this lock was lost.
            person.lock = b""
            self._copy_to(person)
            return
        pieces = min(message.pieces, len(self._copies.pieces))
        if pieces == person.copied >= person.offered:
            return
        if pieces <= person.copied:
            # No more than it had: what was offered since is lost.
            person.offered = 0
            person.riding.clear()
        person.copied = pieces
        if person.offered <= person.copied:
            self._send_pieces(person)

    def _audience(self) -> Sequence[tuple[Member, int]]:
        """Who keeps a copy is told first, so that nobody else knows of a play that no copy has; among them last who is on
        the host's own machine: where that is lost, the others must know what it knew."""
        lock, lobby = self._copies.lock, self.lobby
        # Asked of every play, and only another lobby or lock makes it another.
        asked = lock, lobby.number
        if self._asked_audience != asked:
            first = {key: 1 if key == lobby.owner else 0 for key in lock.holders} if lock is not None else {}
            places = {key: place for place, key in enumerate(first)}
            told = sorted(super()._audience(), key=lambda one: (first.get(one[0].key, 2), places.get(one[0].key, 0)))
            self._asked_audience, self._found_audience = asked, told
        return self._found_audience

    _asked_audience: tuple[SnapshotCipher | None, int] = (None, -1)
    _found_audience: Sequence[tuple[Member, int]] = ()

    def _riding(self, person: Member, version: int) -> m.Riding | None:
        """The pieces that a keeper was not sent yet ride in its update. One that has no share yet gets that, and all, before."""
        copies, first = self._copies, person.copied
        lock = copies.lock
        if lock is None:
            return None
        if person.lock != lock.id:
            self._copy_to(person)
            return None
        if person.offered > first:
            first = person.offered
        count = len(copies.pieces)
        if first >= count:
            return None
        riding = copies.riding(first)
        if riding is None:
            # Too much at once: apart, and before it.
            self._send_pieces(person)
            return None
        person.offered = count
        if version > person.newest:
            person.riding[version] = count
        return riding

    def _has_seen(self, person: Member, version: int) -> None:
        """An update was acknowledged: what rode in it is held."""
        riding = person.riding
        for seen in [at for at in riding if at <= version]:
            count = riding.pop(seen)
            if count > person.copied >= 0:
                person.copied = count

    def _not_come(self, person: Member) -> None:
        super()._not_come(person)
        person.offered = 0

    def _mind_copy(self, person: Member, now: float) -> None:
        """A word of ours on the copy may have been lost: a keeper without its share, or with less than all pieces."""
        lock, running = self._copies.lock, self.running
        if lock is None or running is None or person.key not in lock.holders or now - person.handed < AGAIN:
            return
        if person.lock != lock.id or person.copied < 0:
            person.lock = b""
        elif person.acked < running.version or person.copied >= len(self._copies.pieces):
            # What rides in an update is vouched for with it.
            return
        person.handed, person.offered = now, 0
        self._copy_to(person)

    def _choose_keeper(self) -> None:
        """A spectator's client keeps a share for two players who agreed on that. One that is away keeps it until both players
        are here: whoever is not could go on with its help."""
        lobby = self.lobby
        watchers = [person.key for person in lobby.watchers() if person.role != "bot"]
        if not wants_keeper(self._as_kept()):
            lobby.keeper = ""
        elif lobby.keeper not in watchers:
            people = [seat.owner for seat in lobby.seats if seat.kind == "human"]
            if lobby.phase != "playing" or all(key in lobby.people and lobby.people[key].here for key in people):
                lobby.keeper = watchers[0] if watchers else ""

    def _keep_table(self) -> None:
        self._choose_keeper()
        before = self._kept_table
        super()._keep_table()
        self._seal()
        if self._kept_table is not before:
            for person in self._keepers():
                self._copy_to(person)

    def _tell_match(self, person: Member, run: int, version: int, now: float) -> None:
        person.offered = 0
        super()._tell_match(person, run, version, now)
        self._receipts = {about: one for about, one in self._receipts.items() if one.match == self.match_id}
        if self._receipts:
            self._send(person.key, self._handed())

    # ------------------------------------------------------------------ neighbours

    def _reach(self, person: Member, message: m.Reach, now: float) -> None:
        address = self.where(person.key)
        found = (address, message.port) if address and message.port else None
        if found == self._reached.get(person.key):
            return
        if found is None:
            del self._reached[person.key]
        else:
            self._reached[person.key] = found
        lock = self._copies.lock
        for key in lock.holders if lock is not None else ():
            if key in self.lobby.people and self.lobby.people[key].here:
                self._send(key, self._neighbours())

    def _neighbours(self) -> m.Neighbours:
        holders = self._copies.lock.holders if self._copies.lock is not None else ()
        known = tuple((key, *self._reached[key]) for key in holders if key in self._reached)
        return m.Neighbours(self.match_id, known)

    # ------------------------------------------------------------------ receipts

    def _as_kept(self) -> KeptTable:
        return msgspec.structs.replace(super()._as_kept(), handed=tuple(self._receipts.values()))

    def _hear_receipts(self, person: Member, message: m.Handed, now: float) -> None:
        """A client says who was given shares of this match: what its giver signed is kept, and told to all."""
        known = {*self._shared, *self._succeeded.holders, *(seat.owner for seat in self.lobby.seats)}
        if self.running is None or message.match != self.match_id or person.key not in known:
            raise Denied("not_now")
        before = len(self._receipts)
        keys = {one.key: one.verify_key for one in self.running.begun.commitments}
        keys |= {one.key: one.verify_key for one in self.lobby.people.values() if one.key not in keys}
        for receipt in message.receipts:
            new = receipt.match == self.match_id and has_room(self._receipts, receipt)
            if new and is_signed(receipt, keys.get(receipt.giver, b"")):
                self._receipts[receipt.about] = receipt
        if len(self._receipts) != before:
            self._keep_table()
            self._send_all(self._handed())

    def _handed(self) -> m.Handed:
        return m.Handed(self.match_id, tuple(self._receipts.values()))

    def farewell(self) -> Out:
        """The host ends on purpose: its players need not wait for it before they go on."""
        lock = self._copies.lock
        if lock is None or self.lobby.phase != "playing":
            return []
        for key in lock.holders:
            if key in self.lobby.people and self.lobby.people[key].here:
                self._send(key, m.Notice("host_leaves"))
        out, self._out = self._out, []
        return out

    # ------------------------------------------------------------------ apart from the others

    def _apart(self) -> bool:
        """Whether those who are not here are enough to go on without us; of a table that was taken over, whether a majority
        has not been here yet (another may have been given the same lock's shares, at another time)."""
        lock, lobby = self._copies.lock, self.lobby
        if lock is None or lobby.phase != "playing":
            return False
        # Asked twice of every play, and only another lobby or lock makes it another.
        if self._weighed != (lock, lobby.number):
            self._away = self._weigh(lock)
            self._weighed = lock, lobby.number
        return self._away

    _weighed: tuple[SnapshotCipher | None, int] = (None, -1)
    _away = False

    def _weigh(self, lock: SnapshotCipher) -> bool:
        people = self.lobby.people
        here = {key for key, person in people.items() if person.here}
        before = self._succeeded if self._succeeded.holders else lock.succession
        givers = [key for key in before.holders if key not in before.without]
        if not self._gathered and sum(key in here for key in givers) >= before.threshold:
            self._gathered = True
            self.lobby.number += 1
        # Who was never given a share, of this lock or one before, goes nowhere.
        could = self._shared | set(givers)
        away = sum(key in could and key not in here and key not in self._farewells for key in lock.givers)
        return not self._gathered or away >= lock.threshold

    def _stand_together(self) -> None:
        """Raises Refused where a play might belong to another future."""
        if self._apart():
            raise Refused(APART, "so many players are away that they may be playing on without this host")
