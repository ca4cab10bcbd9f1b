"""The match as the players keep it for each other: sealed pieces, in the order of the journal.

The host seals the beginning of the match and every line of its journal. A piece comes in the frame that tells a seated
player's client of the play, so nobody who keeps a copy knows of a play that its copy lacks; everybody else is told after
them. The lock's secret is split among those clients (`encryption.py`), so a copy is of use only when the host is gone and a
majority says so (`failover/election.py`).
Pieces are counted from 0; piece 0 is the beginning. Whoever lacks many gets them apart,
and says how many it holds; repeats do no harm.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from cryptography.hazmat.primitives.ciphers.aead import AESCCM

from net.failover.agreement import succession
from net.failover.encryption import FEWEST, BadSeal, SnapshotCipher, cipher_for, new_lock, open_piece, seal
from net.protocol import messages as m
from net.protocol.spoken_code import Entropy
from net.storage.store import Begun, Kept, KeptTable, Line

AT_ONCE = 48 * 1024
"""Bytes of pieces in one message of their own; more are several messages."""
CARRIED = 8 * 1024
"""Bytes of pieces that come in the frame of an update: a dozen plays' worth."""
MOST_PIECES = 100_000
MOST_BYTES = 32 * 1024 * 1024
"""What a client keeps at the most: a host must not fill its players' memory."""

STEP = 640
"""A piece is padded to a multiple of so many bytes, and almost every line of a journal fits into one: who keeps a copy does not
learn from a piece's length whether somebody attacked, passed, or was played for by the clock. The longest plays (a bargain over
many things, or a long layout) come to some 620. The zeros stand in front: no packed array begins with one."""

_PACK = msgspec.msgpack.Encoder().encode
_READ = msgspec.msgpack.Decoder(tuple[int, Any])


BEGINNING, TABLE, LINE = 0, 1, 2
"""What a piece is: the first item of it. The second is the record: `Begun`, `KeptTable`, `Line`."""


# ---------------------------------------------------------------------- on the host


class ReplicaSource:
    """What the host has sealed so far. Call `follow` after every play and every change of the table."""

    def __init__(self, entropy: Entropy) -> None:
        self.lock: SnapshotCipher | None = None
        self.pieces: list[bytes] = []
        self._entropy = entropy
        self._cipher: AESCCM | None = None
        self._begun: Begun | None = None
        self._table: KeptTable | None = None
        self._lines = 0

    def follow(self, begun: Begun, table: KeptTable, lines: Sequence[Line]) -> None:
        """Seal what is new. Other holders (somebody's seat changed hands) are another lock, and all anew."""
        if table is not self._table or begun is not self._begun:
            self._follow_table(begun, table)
        if self.lock is None:
            return
        for line in lines[self._lines :]:
            self._add(LINE, line)
        self._lines = len(lines)

    def _follow_table(self, begun: Begun, table: KeptTable) -> None:
        plan = succession(table)
        if len(plan.holders) < FEWEST:
            self.forget()
            self._begun, self._table = begun, table
            return
        if self.lock is None or self.lock.succession != plan or self._begun is not begun:
            self.lock = new_lock(plan, self._entropy)
            self._cipher = cipher_for(self.lock.secret)
            self.pieces, self._table, self._lines, self._begun = [], None, 0, begun
            self._add(BEGINNING, begun)
        sealed = _sealed(table)
        if self._table is None or _sealed(self._table) != sealed:
            self._add(TABLE, sealed)
        self._table = table

    def forget(self) -> None:
        """No match, or nobody to keep a copy."""
        self.lock, self.pieces, self._table, self._lines, self._begun = None, [], None, 0, None

    def _add(self, what: int, record: Begun | KeptTable | Line) -> None:
        assert self._cipher is not None
        self.pieces.append(seal(self._cipher, len(self.pieces), padded(_PACK((what, record)))))

    def share_for(self, key: str) -> m.LockShare | None:
        """The lock as one holder gets it; None for everybody else."""
        lock, begun = self.lock, self._begun
        if lock is None or begun is None or key not in lock.holders:
            return None
        return m.LockShare(begun.match, lock.id, lock.holders, lock.shares[lock.holders.index(key)],
                           lock.threshold)  # fmt: skip

    def is_small(self, first: int) -> bool:
        """Return whether the pieces from number `first` on are small enough to come in the frame of an update."""
        return sum(map(len, self.pieces[first:])) <= CARRIED

    def since(self, first: int) -> m.Copy | None:
        """Pieces from number `first` on, as many as fit a message; None when there are none."""
        if self.lock is None or first >= len(self.pieces):
            return None
        bodies: list[bytes] = []
        size = 0
        for body in self.pieces[first:]:
            if bodies and size + len(body) > AT_ONCE:
                break
            bodies.append(body)
            size += len(body)
        return m.Copy(self.lock.id, first, tuple(bodies))


def padded(body: bytes) -> bytes:
    """Return `body` with zeros in front, up to the next multiple of STEP."""
    return body.rjust(-(-len(body) // STEP) * STEP, b"\0")


def _sealed(table: KeptTable) -> KeptTable:
    """A table as whoever takes it over needs it: where the clients are reached, its host will hear from themselves."""
    return msgspec.structs.replace(table, locks=(), reached=(), went=None)


# ---------------------------------------------------------------------- at a player's


class Replica:
    """What one client keeps of the match for the others. Of no use to it alone."""

    def __init__(self) -> None:
        self.match = ""
        self.lock = b""
        self.holders: tuple[str, ...] = ()
        self.share = b""
        """b"": we have none, and follow whoever hosts next."""
        self.keeper = b""
        """The key that a keeper's receipts are signed with."""
        self.threshold = 0
        """Shares that open the copies of all."""
        self._heads = [b""]
        """Of the chain of the pieces: entry n is a hash over the first n of them."""
        self.before: tuple[bytes, ...] = ()
        """Former locks of the match."""
        self.pieces: list[bytes] = []
        self.full = False
        """It grew beyond what a client keeps: it will not do for going on."""
        self._bytes = 0

    def take_lock(self, message: m.LockShare) -> None:
        """The host has a lock for us: what was sealed with another one is worth nothing."""
        if message.lock != self.lock:
            self.pieces, self._heads, self._bytes, self.full = [], [b""], 0, False
        self.match, self.lock = message.match, message.lock
        self.holders, self.share, self.threshold = message.holders, message.share, message.threshold
        self.keeper = message.keeper

    def take(self, message: m.Copy) -> bool:
        """Pieces came. False when some before them are missing: ask for them."""
        if message.lock != self.lock:
            return message.lock == b""
        first, bodies, pieces = message.first, message.bodies, self.pieces
        have = len(pieces)
        if first > have:
            # What is not kept any more is not missing either.
            return self.full
        new = bodies[have - first :]
        for body in new:
            self._bytes += len(body)
        if self._bytes > MOST_BYTES or have + len(new) > MOST_PIECES:
            self.full = True
        else:
            pieces += new
        return True

    def head_at(self, count: int) -> bytes:
        """A hash over the first `count` pieces (no more than are held): what proves that somebody holds the same."""
        heads = self._heads
        while len(heads) <= count:
            heads.append(piece_head(heads[-1], self.pieces[len(heads) - 1]))
        return heads[count]

    def prove(self, first: int, bodies: Sequence[bytes], cipher: AESCCM) -> int:
        """Another's pieces from number `first` on: those that we lack are kept if the host sealed them. How many were."""
        before = len(self.pieces)
        for body in bodies[max(0, before - first) :] if first <= before else ():
            try:
                open_piece(cipher, len(self.pieces), body)
            except BadSeal:
                break
            self.pieces.append(body)
            self._bytes += len(body)
        return len(self.pieces) - before

    def forget(self) -> None:
        """The match is over."""
        self.__init__()  # type: ignore[misc]


def piece_head(head: bytes, piece: bytes) -> bytes:
    """The hash over the pieces up to `piece`, from the one over those before it."""
    return blake2b(head + piece, digest_size=16, person=b"gobsmack-piece").digest()


def opened(pieces: Sequence[bytes], secret: bytes) -> Kept:
    """The match that sealed `pieces` tell, as a journal would. Raises BadSeal."""
    begun: Begun | None = None
    table: KeptTable | None = None
    lines: list[Line] = []
    cipher = cipher_for(secret)
    for serial, piece in enumerate(pieces):
        body = open_piece(cipher, serial, piece)
        try:
            what, record = _READ.decode(body.lstrip(b"\0"))
            if what == BEGINNING:
                begun = msgspec.convert(record, Begun)
            elif what == TABLE:
                table = msgspec.convert(record, KeptTable)
            else:
                lines.append(msgspec.convert(record, Line))
        except (ValueError, TypeError, RecursionError) as error:
            raise BadSeal(f"piece {serial}: {error}") from None
    if begun is None or table is None:
        raise BadSeal("the copy has no beginning")
    return Kept(begun, table, tuple(lines))
