"""The host's side of the copies that players keep of the match: who has which share, and how much each of them holds.

A piece travels in the frame of the update that tells of its play (`carry`), so nobody who keeps a copy knows of a play that
the copy lacks. What is too much for that goes before it, on the same stream.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from net.failover.encryption import SnapshotCipher
from net.failover.replica import ReplicaSource
from net.failover.table import Match, Send, Table
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.spoken_code import Entropy
from net.storage.store import KeptTable

AGAIN = 1.0
"""Seconds until a keeper that lacks something is given it once more."""


@dataclass
class Keeper:
    """How far the copy of one client has come."""

    run: int = 0
    """The run of the host whose match it was told of last; 0: none."""
    lock: bytes = b""
    """The lock that it was given a share of."""
    copied: int = -1
    """Pieces it is known to hold; -1: it has not said yet."""
    offered: int = 0
    """How many it holds once it has all that was sent: as much need not be carried again."""
    carried: dict[int, int] = field(default_factory=dict)
    """Version -> how many it holds once it has acknowledged that: they came in the frame of its update."""
    given_at: float = -1e9
    """When it was last given again what may have been lost."""


class Replication:
    """The copies of one match, on its host."""

    def __init__(self, table: Table, send: Send, neighbours: Callable[[], m.Neighbours], entropy: Entropy) -> None:
        """`neighbours()` is what a keeper is told of the others with its share."""
        self.source = ReplicaSource(entropy)
        self.shared: set[str] = set()
        """Those who were given a share by this host."""
        self._table = table
        self._send = send
        self._neighbours = neighbours
        self._keepers: dict[str, Keeper] = {}

    @property
    def lock(self) -> SnapshotCipher | None:
        """What the copies are sealed with; None while nobody keeps any."""
        return self.source.lock

    def keeper(self, key: str) -> Keeper:
        """Return how far the copy of `key` has come."""
        return self._keepers.setdefault(key, Keeper())

    def enter(self, key: str, is_same: bool, now: float) -> None:
        """`key` came in; `is_same`: the client that was here before, which has what it kept."""
        before, self._keepers[key] = self._keepers.get(key), Keeper(given_at=now)
        if is_same and before is not None and before.copied >= 0:
            self._keepers[key].lock, self._keepers[key].copied = before.lock, before.copied
        for gone in self._keepers.keys() - self._table.people.keys():
            del self._keepers[gone]

    def follow(self, match: Match, table: KeptTable) -> bool:
        """Seal what is new, before anybody is told of it; return whether it is under another lock than before."""
        before = self.lock
        self.source.follow(match.begun, table, match.lines)
        return self.lock is not None and (before is None or before.id != self.lock.id)

    def forget(self) -> None:
        """There is no match to keep."""
        self.source.forget()

    def new_round(self) -> None:
        """The next match is another one."""
        self.shared.clear()
        self._keepers.clear()

    def holders_here(self) -> list[str]:
        """Return the keys of those who keep a copy and are here."""
        people = self._table.people
        return [key for key in self.lock.holders if key in people and people[key].here] if self.lock is not None else []

    def give_all(self, run: int) -> None:
        """Give every keeper that was told of this run its share, or the pieces that it lacks."""
        for key in self.holders_here():
            if self.keeper(key).run == run:
                self.give(key)

    def give(self, key: str) -> None:
        """Send a keeper its share if it has none, and the pieces that it lacks."""
        lock, keeper, people = self.lock, self.keeper(key), self._table.people
        assert lock is not None
        if keeper.lock != lock.id:
            share = self.source.share_for(key)
            if share is None:
                return
            # Its copy comes right behind: until it does, whoever has a new lock has let go of the old one's for nothing.
            keeper.lock, keeper.copied, keeper.offered = lock.id, -1, 0
            keeper.carried.clear()
            third = people.get(self._table.keeper)
            self._send(key, msgspec.structs.replace(share, keeper=third.verify_key) if third else share)
            if share.share:
                self.shared.add(key)
            self._send(key, self._neighbours())
        self.send_pieces(key)

    def send_pieces(self, key: str) -> None:
        """Send all that `key` neither holds nor was offered. It counts once it says so."""
        keeper = self.keeper(key)
        found = self.source.since(max(keeper.copied, keeper.offered))
        while found is not None:
            keeper.offered = found.first + len(found.bodies)
            self._send(key, found)
            found = self.source.since(keeper.offered)

    def carry(self, key: str, version: int, is_first: bool, frame: bytes) -> bytes:
        """Return the frame of an update to `version` with the pieces that `key` was not sent yet round it.

        A keeper that has no share gets that, and all pieces, before. `is_first`: this version was not sent on its connection
        before; sent once more, it vouches for no more than it did the first time."""
        lock, keeper = self.lock, self.keeper(key)
        if lock is None:
            return frame
        if keeper.lock != lock.id:
            self.give(key)
            return frame
        first, count = max(keeper.copied, keeper.offered), len(self.source.pieces)
        if first >= count:
            return frame
        if not self.source.is_small(first):
            self.send_pieces(key)
            return frame
        keeper.offered = count
        if is_first:
            keeper.carried[version] = count
        return codec.pack(m.Copy(lock.id, first, tuple(self.source.pieces[first:]), frame))

    def seen(self, key: str, version: int) -> None:
        """An update was acknowledged: what came with it is held."""
        keeper = self.keeper(key)
        for at in [at for at in keeper.carried if at <= version]:
            count = keeper.carried.pop(at)
            if count > keeper.copied >= 0:
                keeper.copied = count

    def lost(self, key: str) -> None:
        """What was sent to `key`, and has not been acknowledged, has not come."""
        self.keeper(key).offered = 0

    def holds(self, key: str, message: m.Holds) -> None:
        """A keeper says how much it holds."""
        lock, keeper = self.lock, self.keeper(key)
        if lock is None or keeper.lock != lock.id:
            return
        if message.lock != lock.id:
            # Our word of this lock was lost.
            keeper.lock = b""
            self.give(key)
            return
        pieces = min(message.pieces, len(self.source.pieces))
        if pieces == keeper.copied >= keeper.offered:
            return
        if pieces <= keeper.copied:
            # No more than it had: what was offered since is lost.
            keeper.offered = 0
            keeper.carried.clear()
        keeper.copied = pieces
        if keeper.offered <= keeper.copied:
            self.send_pieces(key)

    def give_again(self, key: str, is_current: bool, now: float) -> None:
        """Give `key` again what may have been lost: its share, or pieces. `is_current`: it has acknowledged every update, so
        what came with them is held."""
        lock, keeper = self.lock, self.keeper(key)
        if lock is None or key not in lock.holders or now - keeper.given_at < AGAIN:
            return
        if keeper.lock != lock.id or keeper.copied < 0:
            keeper.lock = b""
        elif not is_current or keeper.copied >= len(self.source.pieces):
            return
        keeper.given_at, keeper.offered = now, 0
        self.give(key)

    def rank(self, keys: Sequence[str]) -> list[str]:
        """Return the keys in the order in which they are told of a play: who keeps a copy first, so that nobody else knows of
        one that no copy has; last of those who is on the host's own machine, for where that is lost, the others must know
        what it knew."""
        holders = self.lock.holders if self.lock is not None else ()
        places = {key: (key == self._table.owner, place) for place, key in enumerate(holders)}
        return sorted(keys, key=lambda key: places.get(key, (2, 0)))
