"""A hand that throws dice: heard by all alike just before its update, and never a word about what was chosen."""

from __future__ import annotations

import msgspec
import pytest

from game.titles import Title
from net.client import events as e
from net.protocol import codec
from net.protocol import messages as m
from tests.engine.toys import MARKET
from tests.net.world import World, key

MARKET_TITLE = Title("market", "Market", 0, (2, 2), (1, 2), {"en": "toy"})


def started(**how):
    world = World(**how)
    world.start("alice", "bob")
    alice, bob = (world.clients[key(name)] for name in ("alice", "bob"))
    return world, alice, bob


def heard(world, client):
    """Throws and updates, in the order in which they came."""
    found = []
    for event in world.events[client.key]:
        if isinstance(event, e.Signed) and event.kind == "throw":
            found.append(event)
        elif isinstance(event, e.Updated):
            found.append("update")
    return found


def test_a_sealed_ask_tells_of_a_throw_when_it_is_over_and_not_who_threw():
    world, alice, bob = started()
    carol = world.join("carol", role="watcher")
    world.exchange()
    before = {client.key: len(heard(world, client)) for client in (alice, bob, carol)}
    assert alice.ask.mode == "sealed"
    alice.commands.throw(90, 40)
    alice.play(1)
    world.exchange()
    for client in (alice, bob, carol):
        assert heard(world, client)[before[client.key] :] == ["update"], "the throw came before all had answered"
    bob.commands.throw(200, 7)
    bob.play(2)
    world.exchange()
    for client in (alice, bob, carol):
        *_, sign, update = heard(world, client)
        assert (sign.who, sign.seat, sign.target, sign.flick) == ("", -1, "", (200, 7)), "the last one steers"
        assert update == "update"
    assert sum(isinstance(x, e.Signed) for x in heard(world, carol)) == 1


def test_an_open_ask_tells_of_it_with_the_throwers_own_play():
    world, alice, bob = started(rules=MARKET, title=MARKET_TITLE)
    assert alice.ask.mode == "open"
    alice.commands.throw(10, 20)
    world.exchange()
    bob.play(bob.ask.space.sample(world.chance))
    world.exchange()
    assert not any(isinstance(x, e.Signed) for x in heard(world, alice))
    alice.play(alice.ask.space.sample(world.chance))
    world.exchange()
    *_, sign, update = heard(world, bob)
    assert isinstance(sign, e.Signed) and sign.flick == (10, 20) and update == "update"


def test_who_is_not_asked_does_not_throw():
    world, alice, bob = started()
    carol = world.join("carol", role="watcher")
    world.exchange()
    carol.commands.throw(0, 50)
    alice.play(0)
    world.exchange()
    alice.commands.throw(0, 50)  # has answered
    world.exchange()
    assert [told.code for told in world.got(carol, e.Told)] == ["not_now"]
    assert [told.code for told in world.got(alice, e.Told)] == ["not_now"]
    bob.play(0)
    world.exchange()
    assert not any(isinstance(x, e.Signed) for x in heard(world, bob))


def test_nobody_throws_before_the_match():
    world = World()
    alice = world.join("alice")
    world.exchange()
    alice.commands.throw(0, 50)
    world.exchange()
    assert [told.code for told in world.got(alice, e.Told)] == ["not_now"]


BAD = [[360, 0], [-1, 0], [0, 101], [0, -1], [0], [0, 0, 0], ["a", 1], [1.5, 1], [True, 1], {}, "90"]


@pytest.mark.parametrize("flick", BAD, ids=repr)
def test_a_throw_out_of_bounds_is_no_message(flick):
    with pytest.raises(codec.BadFrame):
        codec.read_to_host(msgspec.msgpack.encode(["gesture", "throw", "", flick]))
    with pytest.raises(codec.BadFrame):
        codec.read_from_host(msgspec.msgpack.encode(["sign", "", -1, "throw", "", flick]))


@pytest.mark.parametrize("gesture", [m.Gesture("throw"), m.Gesture("throw", "17"), m.Gesture("emote", "x", (1, 2))])
def test_half_a_throw_is_malformed_and_reaches_nobody(gesture):
    world, alice, bob = started()
    alice.send(gesture)
    world.exchange()
    assert [told.code for told in world.got(alice, e.Told)] == ["malformed"]
    alice.play(0), bob.play(0)
    world.exchange()
    assert not world.got(bob, e.Signed)


def test_an_older_program_sends_and_reads_gestures_as_ever():
    assert codec.read_to_host(msgspec.msgpack.encode(["gesture", "ping", "card 7"])) == m.Gesture("ping", "card 7")
    sign = codec.read_from_host(msgspec.msgpack.encode(["sign", "x", 0, "ping", "card 7"]))
    assert sign == m.Sign("x", 0, "ping", "card 7")
