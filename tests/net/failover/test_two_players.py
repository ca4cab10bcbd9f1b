"""Two players, one of them at the host's machine: what they agreed on beforehand is what happens when the host is lost."""

from __future__ import annotations

import pytest

from net.client import events as e
from net.failover.agreement import outlook, succession
from net.failover.election import PATIENCE
from net.failover.encryption import BadSeal, secret_of
from net.host.lobby_types import HouseRules
from tests.net.players import Players
from tests.net.world import World, key

ROUND_AGAIN = 8.0


def two(for_two: str, watcher: bool = False) -> Players:
    """Alice, at whose machine the host is, and Bob have made two plays; Wanda may watch."""
    world = Players("alice", "bob", owner=key("alice"), house=HouseRules(for_two=for_two))  # type: ignore[arg-type]
    world.clients[key("alice")].commands.start()
    world.exchange()
    if watcher:
        world.join("wanda", role="watcher")
        world.also("wanda")
        world.exchange()
        world.wait(2)
    world.play_on(2)
    return world


def lose(world: Players) -> None:
    """The host, and with it the machine of Alice."""
    world.lose_host()
    world.asleep.add(key("alice"))


def test_who_agreed_to_wait_waits_and_resumes_when_the_host_is_back() -> None:
    world = two("wait")
    assert world.table.failover.copies.lock is not None and world.table.failover.copies.lock.threshold == 2
    lose(world)
    world.wait(10 * PATIENCE)
    assert not world.opened and outlook(world.clients[key("bob")].lobby) == "wait"  # type: ignore[arg-type]
    world.asleep.clear()
    world.dead.clear()
    world.until_together(ROUND_AGAIN)
    assert world.play_on(2) == 2


def test_who_is_trusted_goes_on_and_the_owner_follows() -> None:
    world = two("trust")
    before = world.clients[key("bob")].version
    lose(world)
    world.wait(PATIENCE - 2)
    assert not world.opened
    world.wait(ROUND_AGAIN)
    [(who, kept)] = world.opened
    assert who == key("bob") and len(kept.lines) + 1 == before
    assert world.hosts[world.at[key("bob")]].lobby.waiting != "apart", "one of two is enough here"
    world.asleep.clear()
    world.until_together(PATIENCE + ROUND_AGAIN)
    assert world.play_on(2) == 2


def test_only_the_one_who_is_trusted_has_a_share() -> None:
    world = two("trust")
    lock = world.table.failover.copies.lock
    assert lock is not None and lock.givers == (key("bob"),)
    alice, bob = (world.clients[key(name)].standby.kept for name in ("alice", "bob"))
    assert alice.share == b"" and alice.pieces == bob.pieces
    assert secret_of({0: bob.share}, lock.id) == lock.secret


def test_a_host_whose_trusted_player_is_away_stands_still() -> None:
    """That player may have opened the match: two futures otherwise."""
    world = two("trust")
    world.hang_up("bob")
    world.wait(5)
    assert world.table.failover.is_apart()


def test_a_keeper_makes_two_of_three_and_nobody_opens_anything_alone() -> None:
    world = two("keeper", watcher=True)
    lock = world.table.failover.copies.lock
    assert lock is not None and lock.holders == (key("bob"), key("alice"), key("wanda")) and lock.threshold == 2
    wanda = world.clients[key("wanda")]
    assert wanda.standby.kept.pieces == world.table.failover.copies.source.pieces
    for place, name in enumerate(("bob", "alice", "wanda")):
        with pytest.raises(BadSeal):
            secret_of({place: world.clients[key(name)].standby.kept.share}, lock.id)
    lose(world)
    world.wait(PATIENCE + ROUND_AGAIN)
    assert [who for who, _ in world.opened] == [key("bob")]
    assert world.at[key("wanda")] == world.at[key("bob")]
    world.asleep.clear()
    world.until_together(PATIENCE + ROUND_AGAIN)
    assert world.play_on(2) == 2


def test_a_keeper_counts_only_while_there_is_one() -> None:
    world = two("keeper")
    lobby = world.clients[key("bob")].lobby
    assert lobby is not None and outlook(lobby) == "no_keeper"
    assert world.table.failover.copies.lock is not None and len(world.table.failover.copies.lock.holders) == 2
    world.join("wanda", role="watcher")
    world.also("wanda")
    world.exchange()
    world.wait(2)
    lobby = world.clients[key("bob")].lobby
    assert lobby is not None and outlook(lobby) == "keeper" and len(world.table.failover.copies.lock.holders) == 3
    world.clients[key("wanda")].commands.leave()
    world.exchange()
    world.asleep.add(key("wanda"))
    world.wait(2)
    lobby = world.clients[key("bob")].lobby
    assert lobby is not None and outlook(lobby) == "no_keeper" and len(world.table.failover.copies.lock.holders) == 2


def test_a_keeper_who_is_cut_off_with_a_player_keeps_the_share_and_the_host_stands_still() -> None:
    """Both away may be going on together: the host takes no plays, and makes no other lock behind their backs."""
    world = two("keeper", watcher=True)
    world.hang_up("bob")
    world.hang_up("wanda")
    world.wait(6)
    lock = world.table.failover.copies.lock
    assert lock is not None and key("wanda") in lock.holders and world.table.failover.is_apart()


@pytest.mark.parametrize("for_two", ["trust", "keeper"])
def test_everybody_is_ready_again_after_the_agreement_has_changed(for_two: str) -> None:
    world = World(seats=2, owner=key("alice"))
    alice, bob = world.join("alice"), world.join("bob")
    world.exchange()
    for client in (alice, bob):
        client.commands.ready()
    world.exchange()
    assert bob.lobby is not None and all(seat.ready for seat in bob.lobby.seats)
    alice.commands.set_house(for_two=for_two)  # type: ignore[arg-type]
    world.exchange()
    assert bob.lobby.for_two == for_two and not any(seat.ready for seat in bob.lobby.seats)
    bob.commands.set_house(for_two="wait")
    world.exchange()
    assert bob.lobby.for_two == for_two and [told.code for told in world.got(bob, e.Told)][-1:] == ["not_allowed"]


def test_the_agreement_stands_once_the_match_has_begun() -> None:
    world = two("wait")
    world.clients[key("alice")].commands.set_house(for_two="trust")
    world.exchange()
    lobby = world.clients[key("bob")].lobby
    assert lobby is not None and lobby.for_two == "wait"


def test_three_players_need_no_agreement() -> None:
    world = Players("alice", "bob", "cora", owner=key("alice"), house=HouseRules(for_two="trust"))
    table = world.table.record.table()
    found = succession(table)
    assert found.holders == (key("bob"), key("cora"), key("alice")) and found.threshold == 2 and not found.without
