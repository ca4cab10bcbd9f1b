"""Ten thousand bad frames: the match does not notice."""

from __future__ import annotations

import random
import time

import msgspec

from net.protocol import codec
from net.protocol import messages as m
from net.protocol.client_messages import ToHost
from tests.net.world import World, key

KINDS = [kind for kind in ToHost.__args__ if kind not in (m.Bye, m.Close)]


def junk(rnd, depth=0):
    """A value of any kind, sometimes odd."""
    pick = rnd.randrange(9 if depth < 4 else 7)
    if pick == 0:
        return rnd.choice([0, 1, -1, 2**31, 2**63 - 1, -(2**63), 2**64 - 1, rnd.randrange(100)])
    if pick == 1:
        return rnd.choice(["", "a", "\u202e", "\x00", "x" * rnd.randrange(600), "code", "bot", key("alice")])
    if pick == 2:
        return rnd.choice([True, False, None])
    if pick == 3:
        return rnd.random() * 10 ** rnd.randrange(-5, 300)
    if pick == 4:
        return rnd.randbytes(rnd.randrange(80))
    if pick == 5:
        return rnd.choice([float("nan"), float("inf")])
    if pick == 6:
        return key("bob")
    if pick == 7:
        return [junk(rnd, depth + 1) for _ in range(rnd.randrange(5))]
    return {str(junk(rnd, depth + 1)): junk(rnd, depth + 1) for _ in range(rnd.randrange(4))}


BOMBS = [
    b"\xdd\xff\xff\xff\xff", b"\xdf\xff\xff\xff\xff", b"\xc6\xff\xff\xff\xff", b"\xdb\xff\xff\xff\xff",
    b"\x91" * 16_000, b"\x81\xa1a" * 5000, b"\xc7\x05\x01hello", b"\xd6\xff\x00\x00\x00\x00", b"", b"\xc1",
    b"\x78\x9c" + b"\0" * 50, b"\x95\xa4play\xa3abc\x01\x01" + b"\x91" * 15_000, b"\0" * 16_385,
]  # fmt: skip


def bad_frames(seed, count, recorded):
    """Random, truncated, changed, foreign and replayed frames."""
    rnd = random.Random(seed)
    encode = msgspec.msgpack.encode
    for _ in range(count):
        kind = rnd.randrange(7)
        if kind == 0:
            yield rnd.randbytes(rnd.randrange(200))
        elif kind == 1:
            yield rnd.choice(BOMBS)
        elif kind == 2:
            frame = rnd.choice(recorded)
            yield frame[: rnd.randrange(len(frame))]
        elif kind == 3:
            frame = bytearray(rnd.choice(recorded))
            for _ in range(rnd.randrange(1, 4)):
                frame[rnd.randrange(len(frame))] = rnd.randrange(256)
            yield bytes(frame)
        elif kind == 4:
            tag = rnd.choice(KINDS).__struct_config__.tag
            yield encode([tag, *(junk(rnd) for _ in range(rnd.randrange(8)))])
        elif kind == 5:
            yield encode(junk(rnd))
        else:
            yield rnd.choice(recorded)


def legal_play(frame):
    """Whether a mutated frame happens to be a play of its sender: that is no garbage."""
    try:
        return isinstance(codec.read_to_host(frame), m.Play)
    except codec.BadFrame:
        return False


def test_ten_thousand_bad_frames_change_nothing():
    quiet = World(seed=3)
    quiet.start("alice", "bob")
    quiet.finish()
    world = World(seed=3)
    recorded = []
    put = world._put

    def spy(queue, item):
        if queue is world.to_host:
            recorded.append(item[1])
        put(queue, item)

    world._put = spy
    world.start("alice", "bob")
    rnd = random.Random(1)
    # A stranger, a spectator with a key of its own, and a known key's recorded frames sent by somebody else.
    senders = ["mallory", "trudy", "eve"]
    slowest = total = 0.0
    count = 0
    while world.table.lobby.phase == "playing":
        for frame in bad_frames(rnd.random(), 1300, recorded):
            world.now += 0.05  # slow enough that the rate limit does not do the work
            sender = key(rnd.choice(senders))
            began = time.perf_counter()
            world.table.receive(sender, frame, world.now)
            spent = time.perf_counter() - began
            slowest, total, count = max(slowest, spent), total + spent, count + 1
            world.table.outbox.cut.clear()
            world.table.lobby.kicked.clear()
        for client in world.clients.values():
            world.table.lobby.people[client.key].heard = world.now
            client._heard_at = world.now
        world.one_play()
        world.exchange()
    assert count >= 10_000
    assert world.table.running.match.hash() == quiet.table.running.match.hash()
    world.settle()
    world.check_views()
    assert len(world.table.lobby.people) <= 5
    print(f"{count} frames, {1e6 * total / count:.0f} us each, slowest {1e3 * slowest:.1f} ms")


def test_a_players_own_garbage_changes_nothing_either():
    world = World(seed=4)
    recorded = [codec.pack(m.Seen(1, 1)), codec.pack(m.Ping(1)), codec.pack(m.Sit(0)), codec.pack(m.Ready(True))]
    world.start("alice", "bob")
    before = world.table.running.match.dump()
    for frame in bad_frames(7, 5000, recorded):
        if legal_play(frame):
            continue
        world.now += 0.05
        world.table.receive(key("bob"), frame, world.now)
    assert world.table.running.match.dump() == before
    assert world.table.lobby.seats[1].owner == key("bob")


def test_a_client_survives_a_lying_host():
    world = World(seed=5)
    world.start("alice", "bob")
    frames = []
    receive = world.clients[key("alice")].receive

    def spy(frame, now):
        frames.append(frame)
        return receive(frame, now)

    world.clients[key("alice")].receive = spy
    for _ in range(4):
        world.one_play()
        world.exchange()
    alice = world.clients[key("alice")]
    packed = dict(alice.held.packed)
    del alice.receive
    for frame in bad_frames(11, 5000, frames):
        try:
            message = codec.read_from_host(frame)
        except codec.BadFrame:
            alice.receive(frame, world.now)
            continue
        if isinstance(message, m.Update | m.Journal | m.Chat | m.Notice | m.Clock | m.Pong | m.Refusal):
            alice.receive(frame, world.now)
    assert alice.held.packed == packed
