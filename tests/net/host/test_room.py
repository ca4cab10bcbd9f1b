"""How a room is put together: who handles which message, and that failover can be left out."""

from __future__ import annotations

import typing

from net.host import room_events
from net.protocol import messages as m
from tests.net.host.parts import made_setup
from tests.net.world import World, key


def test_every_message_of_those_who_are_in_has_one_handler() -> None:
    room = World().table
    at_the_door = {m.Hello, m.Enter}
    assert set(room._handlers) == set(typing.get_args(m.ToHost)) - at_the_door


def test_every_event_of_a_part_is_seen_to() -> None:
    assert set(World().table._followers) == set(typing.get_args(room_events.RoomEvent))


def test_no_part_of_a_room_is_inherited() -> None:
    room = World().table
    parts = [room, *(part for part in vars(room).values() if type(part).__module__.startswith("net."))]
    assert len(parts) > 10
    for part in parts:
        assert len(type(part).__mro__) <= 2, type(part)


def test_a_table_without_failover_plays_to_the_end() -> None:
    """A host that was not plugged in: nobody keeps copies, what clients say of them is no trouble."""
    world = World(has_failover=False)
    world.start("alice", "bob")
    assert world.table.failover is None
    for message in (m.Holds(b"12345678", 3), m.Reach(28420), m.Handed("match", ()), m.GoesOn(key("bob"), "x", ())):
        world.clients[key("alice")].send(message)
    world.exchange()
    assert all(client.standby.kept.lock == b"" for client in world.clients.values())
    world.hang_up("alice")
    world.table.lost(key("alice"), world.now)
    world.exchange()
    assert world.table.lobby.waiting in ("", "dropped"), "it is never apart from the others"
    world.call_again("alice")
    world.exchange()
    world.finish()
    world.check_views()
    assert made_setup().has_failover, "players keep the match for each other, unless the shell wants it otherwise"
