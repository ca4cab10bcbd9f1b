"""The match as the players keep it for each other: sealed pieces, in the order of the journal.

The host seals the beginning of the match and every line of its journal, and hands the pieces to the seated players'
clients *before* it tells anybody of a play. The lock's secret is split among those clients (`sealing.py`), so a copy is
of use only when the host is gone and a majority says so (`moving.py`). Pieces are counted from 0; piece 0 is the
beginning. Whoever lacks some says how many it holds; pieces are small and repeats do no harm.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from game.engine.match import Play
from net import messages as m
from net.keeping import Begun, Kept, KeptTable, Line
from net.sealing import FEWEST, BadSeal, Cipher, Lock, cipher_for, new_lock, open_piece, seal
from net.security import Entropy

AT_ONCE = 48 * 1024
"""Bytes of pieces in one message; who lacks more asks again."""
MOST_PIECES = 100_000
MOST_BYTES = 32 * 1024 * 1024
"""What a client keeps at the most: a host must not fill its players' memory."""

_PACK = msgspec.msgpack.Encoder().encode


class _Beginning(msgspec.Struct, frozen=True, array_like=True, tag="begun"):
    begun: Begun


class _Table(msgspec.Struct, frozen=True, array_like=True, tag="table"):
    table: KeptTable


class _Line(msgspec.Struct, frozen=True, array_like=True, tag="line"):
    number: int
    """From this number on it went so: a line that was withdrawn is replaced by the next of its number."""
    play: Play
    who: int | str
    """The seat's owner by number, else the key; -1: the clock."""
    n: int


_READ = msgspec.msgpack.Decoder(_Beginning | _Table | _Line)


# ---------------------------------------------------------------------- on the host


class Copies:
    """What the host has sealed so far. Call `follow` after every play and every change of the table."""

    def __init__(self, entropy: Entropy) -> None:
        self.lock: Lock | None = None
        self.pieces: list[bytes] = []
        self._entropy = entropy
        self._begun: Begun | None = None
        self._table: KeptTable | None = None
        self._last: Line | None = None
        self._lines = 0
        self._ready: tuple[bytes, int, Cipher] | None = None
        """(lock, number of the piece, what seals it): set up while there is time (`prepare`)."""

    def follow(self, begun: Begun, table: KeptTable, lines: Sequence[Line]) -> None:
        """Seal what is new. Other holders (somebody's seat changed hands) are another lock, and all anew."""
        holders = holders_of(table)
        if len(holders) < FEWEST:
            self.forget()
            return
        if self.lock is None or self.lock.holders != holders or self._begun is not begun:
            self.lock = new_lock(holders, self._entropy)
            self.pieces, self._table, self._lines, self._last = [], None, 0, None
            self._begun = begun
            self._add(_Beginning(begun))
        if self._table != table:
            self._table = table
            self._add(_Table(table))
        owners = {seat.owner: number for number, seat in enumerate(table.seats) if seat.owner}
        for number in range(self._lines + 1, len(lines) + 1):
            line = lines[number - 1]
            self._add(_Line(number, line.play, owners.get(line.key, line.key) if line.key else -1, line.n))
        self._lines = len(lines)

    def forget(self) -> None:
        """No match, or nobody to keep a copy."""
        self.lock, self.pieces, self._table, self._lines, self._begun = None, [], None, 0, None

    def prepare(self) -> None:
        """Get ready for the next piece: every play waits for its own."""
        lock, number = self.lock, len(self.pieces)
        if lock is not None and (self._ready is None or self._ready[:2] != (lock.id, number)):
            self._ready = lock.id, number, cipher_for(lock.secret, number)

    def _add(self, piece: _Beginning | _Table | _Line) -> None:
        lock, number = self.lock, len(self.pieces)
        assert lock is not None
        ready, self._ready = self._ready, None
        cipher = ready[2] if ready is not None and ready[:2] == (lock.id, number) else None
        self.pieces.append(seal(lock.secret, number, _PACK(piece), cipher))

    def share_for(self, key: str) -> m.LockShare | None:
        """The lock as one holder gets it; None for everybody else."""
        lock, begun = self.lock, self._begun
        if lock is None or begun is None or key not in lock.holders:
            return None
        return m.LockShare(begun.match, lock.id, lock.holders, lock.shares[lock.holders.index(key)])

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


def holders_of(table: KeptTable) -> tuple[str, ...]:
    """Who holds a share: the owners of the people's seats, in seat order. Nobody, where the house does not want the match
    to go on without its host."""
    if table.lost == "never":
        return ()
    return tuple(seat.owner for seat in table.seats if seat.kind == "human" and seat.owner)


# ---------------------------------------------------------------------- at a player's


class HeldCopy:
    """What one client keeps of the match for the others. Of no use to it alone."""

    def __init__(self) -> None:
        self.match = ""
        self.lock = b""
        self.holders: tuple[str, ...] = ()
        self.share = b""
        self.pieces: list[bytes] = []
        self.full = False
        """It grew beyond what a client keeps: it will not do for going on."""
        self._bytes = 0

    def take_lock(self, message: m.LockShare) -> None:
        """The host has a lock for us: what was sealed with another one is worth nothing."""
        if message.lock != self.lock:
            self.pieces, self._bytes, self.full = [], 0, False
        self.match, self.lock = message.match, message.lock
        self.holders, self.share = message.holders, message.share

    def take(self, message: m.Copy) -> bool:
        """Pieces came. False when some before them are missing: ask for them."""
        if message.lock != self.lock or message.first > len(self.pieces):
            return message.lock == b""
        new = message.bodies[len(self.pieces) - message.first :]
        self._bytes += sum(map(len, new))
        if self._bytes > MOST_BYTES or len(self.pieces) + len(new) > MOST_PIECES:
            self.full = True
            return True
        self.pieces += new
        return True

    def forget(self) -> None:
        """The match is over."""
        self.__init__()  # type: ignore[misc]


def opened(pieces: Sequence[bytes], secret: bytes) -> Kept:
    """The match that sealed `pieces` tell, as a journal would. Raises BadSeal."""
    begun: Begun | None = None
    table: KeptTable | None = None
    lines: list[Line] = []
    for serial, piece in enumerate(pieces):
        body = open_piece(secret, serial, piece)
        try:
            found: Any = _READ.decode(body)
        except msgspec.MsgspecError as error:
            raise BadSeal(f"piece {serial}: {error}") from None
        if isinstance(found, _Beginning):
            begun = found.begun
        elif isinstance(found, _Table):
            table = found.table
        else:
            _append(lines, found, table)
    if begun is None or table is None:
        raise BadSeal("the copy has no beginning")
    return Kept(begun, table, tuple(lines))


def _append(lines: list[Line], found: _Line, table: KeptTable | None) -> None:
    who = found.who
    if isinstance(who, int):
        if who >= 0 and (table is None or who >= len(table.seats)):
            raise BadSeal("a line of a seat that is none")
        who = "" if who < 0 or table is None else table.seats[who].owner
    if not 1 <= found.number <= len(lines) + 1:
        raise BadSeal("a line is missing")
    lines[found.number - 1 :] = [Line(found.play, who, found.n)]
