from __future__ import annotations

from net.host.table_record import TableRecord, kept_table, restore_lobby
from net.storage.store import KeptTable, MemoryStore
from tests.net.host.parts import NOW, lobby_of, made_setup, running_match
from tests.net.world import key


class Shelf(MemoryStore):
    def __init__(self) -> None:
        self.tables: list[KeptTable] = []
        self.is_full = False

    def table(self, table: KeptTable) -> None:
        if self.is_full:
            raise OSError("disk full")
        self.tables.append(table)


def test_a_table_is_written_when_it_has_changed_and_a_match_is_played() -> None:
    lobby, shelf = lobby_of("alice", "bob"), Shelf()
    record = TableRecord(made_setup(), lobby, shelf, None)
    record.keep(None)
    assert shelf.tables == []
    running = running_match(lobby)
    for _ in range(2):
        record.keep(running)
    assert len(shelf.tables) == 1
    lobby.dress(key("bob"), "robert", "", "")
    shelf.is_full = True
    record.keep(running)
    shelf.is_full = False
    record.keep(running)
    assert [seat.name for seat in shelf.tables[-1].seats] == ["alice", "robert"], "what was not saved is tried again"


def test_a_lobby_comes_back_as_it_was_written_down_with_everybody_away() -> None:
    lobby = lobby_of("alice", "bob", owner="alice")
    lobby.house.passphrase, lobby.house.dropped = "sesame", "wait"
    lobby.kicked.add(key("mallory"))
    kept = kept_table(made_setup(), lobby)
    again = lobby_of()
    restore_lobby(again, kept, NOW)
    assert [(seat.owner, seat.name) for seat in again.seats] == [(key("alice"), "alice"), (key("bob"), "bob")]
    assert all(seat.dropped_at == NOW for seat in again.seats) and not again.people
    assert (again.house.passphrase, again.house.dropped, again.kicked) == ("sesame", "wait", {key("mallory")})
