"""The table round the match, as it is written down whenever it changes: enough to start its host again."""

from __future__ import annotations

import logging

from net.host.lobby import Lobby
from net.host.lobby_types import HouseRules, Seat
from net.host.setup import Setup
from net.storage.store import KeptSeat, KeptTable, Store

log = logging.getLogger("net.host")


class TableRecord:
    """What was written down of a table last."""

    def __init__(self, store: Store) -> None:
        self.kept: KeptTable | None = None
        """None: nothing yet."""
        self._store = store

    def resumed(self, table: KeptTable) -> None:
        """This is what a host that is started again has written down."""
        self.kept = table

    def save(self, table: KeptTable) -> bool:
        """Write the table down if it has changed; return whether it was written."""
        if table == self.kept:
            return False
        try:
            self._store.table(table)
        except OSError as error:
            log.error("the table's seats are not saved: %s", error)
            return False
        self.kept = table
        return True


def kept_table(setup: Setup, lobby: Lobby) -> KeptTable:
    """Return what is written down of a table."""
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
    )


def restore_lobby(lobby: Lobby, table: KeptTable, now: float) -> None:
    """Make a lobby what it was when the table was written down: everybody is away, but they have their seats."""
    lobby.house = HouseRules(
        table.table, table.spectators, table.dropped, table.timers, table.passphrase, table.lost, table.for_two
    )
    lobby.keeper = table.keeper
    lobby.kicked = set(table.kicked)
    lobby.seats = [
        Seat(kind=s.kind, owner=s.owner, name=s.name, colour=s.colour, portrait=s.portrait, level=s.level,  # type: ignore[arg-type]
             crown=s.crown, ready=s.kind == "bot", ticket=s.ticket, dropped_at=0.0 if s.ticket else now)
        for s in table.seats
    ]  # fmt: skip
