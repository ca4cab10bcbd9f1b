"""What a table writes down: the match at its beginning and its result, and the table round it whenever it changes, enough to
start its host again. The lines of the match are the match runner's."""

from __future__ import annotations

import logging

import msgspec

from net.failover.host_failover import HostFailover
from net.host.lobby import Lobby
from net.host.lobby_types import HouseRules, Seat
from net.host.match_runner import MatchRunner
from net.host.setup import Setup
from net.storage.store import Begun, Kept, KeptSeat, KeptTable, Store

log = logging.getLogger("net.host")


class TableRecord:
    """Writes one table down, and seals what its players keep of it."""

    def __init__(self, setup: Setup, lobby: Lobby, store: Store, failover: HostFailover | None) -> None:
        self._setup = setup
        self._lobby = lobby
        self._store = store
        self._failover = failover
        self._written: KeptTable | None = None
        """None: nothing yet."""

    def table(self) -> KeptTable:
        """Return the table as it is written down."""
        table = kept_table(self._setup, self._lobby)
        return table if self._failover is None else self._failover.written_down(table)

    def begin(self, begun: Begun) -> None:
        """Write down that a match begins. Raises OSError."""
        self._store.begin(begun, self.table())

    def resume(self, kept: Kept, now: float) -> None:
        """Make the table what it was when it was written down."""
        restore_lobby(self._lobby, kept.table, now)
        self._lobby.owner = self._setup.owner or kept.table.owner
        self._lobby.options, self._lobby.round = dict(kept.begun.options), kept.begun.round
        if self._failover is not None:
            self._failover.resume(kept.table)
        self._written = self.table()

    def keep(self, running: MatchRunner | None) -> None:
        """Write the table down, if there is a match and something has changed."""
        if self._failover is not None:
            self._lobby.keeper = self._failover.keeper(kept_table(self._setup, self._lobby))
        if running is None:
            return
        is_news = self._write(self.table())
        self.seal(running)
        if is_news and self._failover is not None:
            self._failover.give_copies()

    def _write(self, table: KeptTable) -> bool:
        """Write the table down if it has changed; return whether it was written."""
        if table == self._written:
            return False
        try:
            self._store.table(table)
        except OSError as error:
            log.error("the table's seats are not saved: %s", error)
            return False
        self._written = table
        return True

    def seal(self, running: MatchRunner) -> None:
        """Seal what is new for the copies that players keep: before anybody is told of it."""
        if self._failover is not None and self._failover.seal(running, self._written or self.table()):
            self.keep(running)

    def keep_result(self, running: MatchRunner) -> None:
        """Write the result down; if that fails, the lines still lead to it."""
        try:
            self._store.over(msgspec.msgpack.encode(running.result))
        except OSError as error:
            log.error("the result is not saved: %s", error)


def kept_table(setup: Setup, lobby: Lobby) -> KeptTable:
    """Return what is written down of a table, failover aside."""
    house = lobby.house
    return KeptTable(
        lobby.owner,
        house.table,
        setup.code,
        tuple(KeptSeat(s.kind, s.owner, s.name, s.colour, s.portrait, s.level, s.ticket, s.crown) for s in lobby.seats),
        house.spectators,
        house.dropped,
        house.timers,
        house.passphrase,
        tuple(sorted(lobby.kicked)),
        setup.address,
        setup.port,
        lost=house.lost,
        for_two=house.for_two,
        keeper=lobby.keeper,
        is_private=setup.is_private,
        votes=tuple(sorted(lobby.votes.items())),
    )


def restore_lobby(lobby: Lobby, table: KeptTable, now: float) -> None:
    """Make a lobby what it was when the table was written down: everybody is away, but they have their seats."""
    lobby.house = HouseRules(
        table.table, table.spectators, table.dropped, table.timers, table.passphrase, table.lost, table.for_two
    )
    lobby.keeper = table.keeper
    lobby.kicked, lobby.votes = set(table.kicked), dict(table.votes)
    lobby.seats = [
        Seat(kind=s.kind, owner=s.owner, name=s.name, colour=s.colour, portrait=s.portrait, level=s.level,  # type: ignore[arg-type]
             crown=s.crown, ready=s.kind == "bot", ticket=s.ticket, dropped_at=0.0 if s.ticket else now)
        for s in table.seats
    ]  # fmt: skip
