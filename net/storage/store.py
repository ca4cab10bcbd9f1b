"""What the table writes down before it tells anybody. The files are in `journal.py`; tests have lists."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from game.engine.match import PlayRecord
from game.own.content import Piece
from net.fairness.commitments import first_head
from net.protocol.bounds import Crown, Dropped, ForTwo, Lost, Timers
from net.protocol.records import PlayProof, Receipt, SeatCommitment, SeatSecret, Terms


class Begun(msgspec.Struct, frozen=True, array_like=True):
    """A match at its beginning: with the plays it makes the match again."""

    match: str
    round: int
    title: str
    content: str
    version: int
    """Of the rules."""
    options: dict[str, Any]
    kinds: tuple[str, ...]
    names: tuple[str, ...]
    seed: bytes
    host_secret: bytes
    host_commitment: bytes
    secrets: tuple[SeatSecret, ...]
    commitments: tuple[SeatCommitment, ...]
    verifiable: bool
    host_key: str = ""
    """Of the host that began the match and committed to its chance; another may have gone on with it since."""
    own: tuple[Piece, ...] = ()
    """What of somebody's own it is played with."""

    @property
    def terms(self) -> Terms:
        """What was agreed to be played."""
        return Terms(self.match, self.title, self.content, self.options, self.kinds)

    @property
    def first_head(self) -> bytes:
        """The head of the chain before the first play."""
        return first_head(self.terms, self.round, self.host_commitment, self.commitments)


class KeptSeat(msgspec.Struct, frozen=True, array_like=True):
    """A seat as it is written down: enough for its owner to come back to it."""

    kind: str
    owner: str
    name: str
    colour: str
    portrait: str
    level: str
    ticket: str
    crown: Crown = "king"


class KeptTable(msgspec.Struct, frozen=True, array_like=True):
    """The table round the match, written whenever it changes."""

    owner: str
    table: str
    code: str
    seats: tuple[KeptSeat, ...]
    spectators: bool
    dropped: Dropped
    timers: Timers
    passphrase: str
    kicked: tuple[str, ...]
    address: str = ""
    port: int = 0
    """Where the table listened: its clients look for it there."""
    gathered: bool = True
    """False for a table that was taken over and has not yet had a majority of its players together."""
    lost: Lost = "soon"
    locks: tuple[bytes, ...] = ()
    """Names of the locks that sealed copies of this match, the last ones."""
    reached: tuple[tuple[str, str, int], ...] = ()
    """(key, address, port) of the players' clients, for each other."""
    went: tuple[str, str] | None = None
    """(who, invite): where the match went on without this host."""
    for_two: ForTwo = "wait"
    keeper: str = ""
    """The spectator whose client keeps a third share for two players."""
    handed: tuple[Receipt, ...] = ()
    """Who was given a share of this match, by whom and when."""
    is_private: bool | None = None
    """Nobody else could ever come to it, so its limits are those that somebody has chosen for being alone; None: it was
    written before that was noted, and where it listened says it."""
    votes: tuple[tuple[str, str], ...] = ()
    """(key, game) of those who have said after the match what they want next."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One line of the journal: a play, who sent it and as which of their plays."""

    play: PlayRecord
    key: str = ""
    n: int = 0
    proof: PlayProof | None = None
    """Its player's signature; None: a default."""
    verify_key: bytes = b""
    """Of a player who was not seated when the match began."""


class Kept(msgspec.Struct, frozen=True):
    """Everything a journal gives back."""

    begun: Begun
    table: KeptTable
    lines: tuple[Line, ...]
    snapshot: tuple[int, bytes] | None = None
    """(plays made, dump of the match)."""
    run: int = 0
    """How often the host was started for this match."""
    damaged: bool = False
    """Lines at the end could not be read: the last plays are lost."""
    over: bool = False


class Store(Protocol):
    """Where a table writes. Every call returns when a crash of the process can no longer lose it, or raises OSError."""

    def begin(self, begun: Begun, table: KeptTable) -> None: ...
    def line(self, number: int, line: Line) -> None: ...
    def withdraw(self, number: int) -> None:
        """Forget line `number` and what came after it: it broke the rules."""

    def snapshot(self, number: int, dump: bytes) -> None: ...
    def table(self, table: KeptTable) -> None: ...
    def over(self, result: bytes) -> None: ...


class MemoryStore:
    """A store that keeps nothing, for tables that nobody will miss."""

    def begin(self, begun: Begun, table: KeptTable) -> None:
        return

    def line(self, number: int, line: Line) -> None:
        return

    def withdraw(self, number: int) -> None:
        return

    def snapshot(self, number: int, dump: bytes) -> None:
        return

    def table(self, table: KeptTable) -> None:
        return

    def over(self, result: bytes) -> None:
        return
