"""Who holds what: updates build on what was sent last, acknowledgements come a moment later and once for several."""

import pytest

from net import events as e
from net import messages as m
from net import wire
from tests.net.world import World, key


def listening(world):
    """(who, message) of everything that clients say, as it arrives."""
    heard = []
    receive = world.table.receive

    def hear(peer, frame, now):
        heard.append((peer, wire.read_to_host(frame)))
        return receive(peer, frame, now)

    world.table.receive = hear
    return heard


def told(world, name):
    """The updates that come to `name`."""
    client, found = world.clients[key(name)], []
    receive = client.receive

    def hear(frame, now):
        message = wire.read_from_host(frame)
        if isinstance(message, m.Update | m.Brief | m.Row):
            found.append(message)
        return receive(frame, now)

    client.receive = hear
    return found


def begun(**how):
    world = World(seed=3, **how)
    world.start("alice", "bob")
    world.wait(2)
    return world


def test_several_updates_are_acknowledged_at_once_and_soon():
    world = begun()
    heard = listening(world)
    plays = 0
    while plays < 4 and world.one_play():
        world.exchange()
        plays += 1
    assert plays == 4 and not [said for _, said in heard if isinstance(said, m.Seen)], "nobody waits for it"
    world.wait(0.25)
    seen = {who: said.version for who, said in heard if isinstance(said, m.Seen)}
    version = world.table.running.version
    assert seen == {key("alice"): version, key("bob"): version}
    assert len([said for _, said in heard if isinstance(said, m.Seen)]) == 2
    assert all(person.acked == version for person in world.table.lobby.people.values())


def test_an_update_builds_on_the_one_before_though_that_is_not_acknowledged_yet():
    world = begun()
    found = told(world, "bob")
    first = world.table.running.version
    for _ in range(3):
        assert world.one_play()
        world.exchange()
    assert [update.base for update in found] == [first, first + 1, first + 2]
    world.check_views()


def test_what_is_missing_is_asked_for_and_comes_with_its_cues():
    world = begun()
    bob = world.clients[key("bob")]
    heard, receive = listening(world), bob.receive
    while world.table.running.version < 4:
        world.one_play()
        world.exchange()
    held = bob.version
    bob.receive = lambda frame, now: []  # one update is lost
    world.one_play()
    world.exchange()
    bob.receive = receive
    found = told(world, "bob")
    world.one_play()
    world.exchange()
    assert [said for _, said in heard if isinstance(said, m.Again)] == [m.Again(held)]
    assert [update.base for update in found] == [held + 1, held] and bob.version == world.table.running.version

    def shown(who):
        later = [event for event in world.events[who] if isinstance(event, e.Updated) and event.version > held]
        return [(cue.kind, cue.nouns.get("thing")) for event in later for cue in event.cues]

    assert len(shown(bob.key)) >= 2 and shown(bob.key) == shown(key("alice")), "of both plays, once each"
    world.check_views()


@pytest.mark.parametrize("lost", [1, 3])
def test_a_lost_acknowledgement_is_said_again(lost):
    """The host sends once more what it thinks is missing; whoever has it, or has let go of what it builds on, says so."""
    world = begun()
    put, left = world._put, [lost]

    def losing(queue, item):
        if item[1][1:6] == b"\xa4seen" and left[0]:
            left[0] -= 1
            return
        put(queue, item)

    world._put = losing
    for _ in range(4):
        world.one_play()
        world.exchange()
    world.wait(1 + 2 * lost)
    assert left == [0]
    assert {person.acked for person in world.table.lobby.people.values()} == {world.table.running.version}


def test_who_comes_back_builds_on_what_it_holds():
    world = begun()
    world.one_play()
    world.exchange()
    held = world.clients[key("bob")].version
    world.hang_up("bob")
    world.table.lost(key("bob"), world.now)
    while world.table.running.version < held + 1 and world.one_play():
        world.exchange()
    found = told(world, "bob")
    world.call_again("bob")
    world.exchange()
    assert found[0].base == held
    world.finish()
    world.check_views()
