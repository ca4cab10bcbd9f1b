"""A host whose match went on elsewhere shows the way, and nobody can make it do so who has no token of its locks."""

from __future__ import annotations

import msgspec
import pytest

from net.client import events as e
from net.failover import messages as among
from net.failover.election import Follow
from net.failover.encryption import token_of
from net.failover.host_query import HostQuery, Place
from net.host.room import Room
from net.protocol import codec
from net.protocol import messages as m
from tests.net.players import Players, three
from tests.net.world import HOST, entropy_from, key

THERE = "gobsmack://127.0.0.1:28420/there"


def cut_off() -> tuple[Players, tuple[bytes, bytes]]:
    """Alice is at a host that the two others cannot reach. -> the world, (lock, token) that the two have opened."""
    world = three()
    lock = world.table.failover.copies.lock
    assert lock is not None
    for other in ("bob", "cora"):
        world.hang_up(other)
    world.wait(5)
    assert world.table.failover.is_apart()
    return world, (lock.id, token_of(lock.secret))


def says(world: Players, who: str, *proofs: tuple[bytes, bytes]) -> list[m.FromHost]:
    frame = codec.pack(m.GoesOn(key("bob"), THERE, proofs))
    out = world.table.receive(key(who), frame, world.now)
    world._answered("", out)
    return [codec.read_from_host(answer) for _, answer in out]


def resumed(world: Players) -> Room:
    """The host started again from what it wrote down."""
    return Room(world.setup, world.ledger, entropy_from(9), world.now, world.ledger.kept(2))


def test_a_host_that_is_shown_the_token_sends_everybody_on_and_takes_no_play() -> None:
    world, proof = cut_off()
    alice, watcher = world.clients[key("alice")], world.join("wanda", role="watcher")
    world.at[watcher.key] = ""
    world.exchange()
    plays = len(world.table.running.lines)  # type: ignore[union-attr]
    assert any(isinstance(said, m.Moved) for said in says(world, "alice", proof))
    world.wait(1)
    late = world.join("late", role="watcher")
    world.at[late.key] = ""
    world.exchange()
    for client in (watcher, late):
        assert client.standby.take_moved() == m.Moved(key("bob"), THERE), "who is let in is sent on in the same breath"
        assert client.lobby is not None and client.lobby.waiting == "moved"
    # All the others come back: it is too late, the match has its future elsewhere.
    for name in ("bob", "cora"):
        world.cut.discard(key(name))
        world.call_again(name)
    world.wait(2)
    if alice.ask is not None and alice.ask.space is not None:
        alice.play(alice.ask.space.sample(world.chance))
        world.exchange()
        assert [event.code for event in world.got(alice, e.Refused)][-1:] == ["moved"]
    assert len(world.table.running.lines) == plays  # type: ignore[union-attr]
    again = resumed(world)
    assert again.moved == m.Moved(key("bob"), THERE) and again.failover.is_apart()


@pytest.mark.parametrize("lie", ["no proof", "another token", "another lock", "a stranger", "together"])
def test_without_a_token_of_its_own_locks_it_believes_nobody(lie: str) -> None:
    world, (lock, token) = cut_off()
    said = {
        "no proof": (), "another token": ((lock, bytes(16)),), "another lock": ((bytes(8), token),),
    }.get(lie, ((lock, token),))  # fmt: skip
    if lie == "together":
        for name in ("bob", "cora"):
            world.call_again(name)
        world.wait(2)
    if lie == "a stranger":
        world.join("mallory", role="watcher")
        world.at[key("mallory")] = ""
        world.exchange()
    answers = says(world, "mallory" if lie == "a stranger" else "alice", *said)
    assert world.table.moved is None and not any(isinstance(answer, m.Moved) for answer in answers)


def test_a_host_that_was_started_again_still_knows_the_tokens_of_its_match() -> None:
    """It has a new lock; the others only have the old one's token."""
    world, proof = cut_off()
    again = resumed(world)
    world.table = world.hosts[""] = again
    alice = world.clients[key("alice")]
    world.events[alice.key] += [*alice.disconnected(world.now), *alice.connected(world.now)]
    world.wait(1)
    assert alice.standby.kept.lock != proof[0] and proof[0] in alice.standby.kept.before
    mover = world.movers[alice.key]
    mover.tick(False, True, frozenset(), world.now)
    word = among.Come(alice.standby.kept.match, proof[0], 0, key("bob"), THERE, proof[1])
    false = msgspec.structs.replace(word, token=bytes(16))
    assert mover.receive(key("cora"), msgspec.msgpack.encode(false), world.now) == []
    found = mover.receive(key("cora"), msgspec.msgpack.encode(word), world.now)
    assert found == [Follow(THERE, key("bob"), (proof,))]
    assert any(isinstance(said, m.Moved) for said in says(world, "alice", proof))


def test_two_moves_later_a_token_of_the_first_lock_still_leads_the_way() -> None:
    world, proof = cut_off()
    mover = world.movers[key("alice")]
    mover.tick(False, True, frozenset(), world.now)
    later = among.Come(mover.held.match, b"another.", 0, key("bob"), THERE, b"its token", (proof,))
    assert mover.receive(key("bob"), msgspec.msgpack.encode(later), world.now)


def test_a_host_that_took_over_is_not_led_away_by_the_token_it_was_made_with(tmp_path, monkeypatch) -> None:
    from net.storage import journal

    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    world, proof = cut_off()
    kept = world.ledger.kept(1)
    assert proof[0] in kept.table.locks
    journal.adopt(kept)
    table = journal.read(journal.path_of(kept.begun.match)).table
    assert table.locks == () and table.went is None and not table.gathered and table.reached == kept.table.reached


# ---------------------------------------------------------------------- where is it?


def test_who_misses_the_host_asks_the_others_before_patience_ends() -> None:
    world = three()
    held = world.clients[key("alice")].standby.kept
    alice, bob = HostQuery(key("alice"), held), HostQuery(key("bob"), world.clients[key("bob")].standby.kept)
    old, new = Place(HOST, "10.0.0.2", 28420), Place(HOST, "10.0.0.7", 28422)
    for now in (0.0, 1.0, 2.0, 3.0, 3.5):
        alice.tick(True, 5000, now)
    words = [(to, among.read(frame)) for to, frame in alice.take_outgoing()]
    assert [to for to, _ in words] == [key("bob"), key("cora")], "once a second, after three"
    [(_, asked), _] = words
    assert isinstance(asked, among.Where) and asked.port == 5000
    bob.asked(key("alice"), asked, None, new)
    [(to, frame)] = bob.take_outgoing()
    here = among.read(frame)
    assert to == key("alice") and isinstance(here, among.Here)
    assert alice.told(key("bob"), here, old) == new
    assert alice.told(key("bob"), here, new) is None, "we are there already"
    assert alice.told(key("mallory"), here, old) is None
    assert alice.told(key("bob"), msgspec.structs.replace(here, host=key("another")), old) is None
    bob.asked(key("mallory"), asked, None, new)
    assert bob.take_outgoing() == []
    alice.tick(False, 5000, 4.0)
    assert alice.told(key("bob"), here, old) is None, "who is at the table needs no advice"
