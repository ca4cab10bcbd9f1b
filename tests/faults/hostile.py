"""A flood of hostile frames into one table in mid-match: what it costs, and what it leaves behind."""

from __future__ import annotations

import gc
import logging
import random
import time
import tracemalloc
from typing import NamedTuple

from net.protocol import codec
from net.protocol import messages as m
from tests.net.test_fuzz import bad_frames
from tests.net.world import World, key


class Flooded(NamedTuple):
    """What came of it."""

    frames: int
    mean: float
    """Microseconds a frame."""
    growth: float
    """MiB that the host held more afterwards."""


def run(frames: int, strangers: int = 5000) -> Flooded:
    """So many bad frames, from so many keys. Raises AssertionError where the match is not as it was."""
    world = World(seed=3)
    world.start("alice", "bob")
    running = world.table.running
    assert running is not None
    before = running.match.dump()
    dice = random.Random(1)
    said = (m.Seen(1, 1), m.Ping(1), m.Sit(0), m.Ready(True), m.Hello(m.PROTOCOL, "", "x"))
    rotten = list(bad_frames(7, 5000, [codec.pack(word) for word in said]))
    senders = [key(f"s{number}") for number in range(strangers)]
    logging.disable(logging.CRITICAL)
    gc.collect()
    tracemalloc.start()
    held, _ = tracemalloc.get_traced_memory()
    spent = 0.0
    for _ in range(frames):
        world.now += 0.05
        for who in ("alice", "bob"):
            world.table.lobby.people[key(who)].heard = world.now
        sender, frame = dice.choice(senders), dice.choice(rotten)
        began = time.perf_counter()
        world.table.receive(sender, frame, world.now)
        spent += time.perf_counter() - began
        world.table.outbox.cut.clear()
        world.table.outbox.banned.clear()
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    logging.disable(logging.NOTSET)
    assert running.match.dump() == before and world.table.running is running
    return Flooded(frames, 1e6 * spent / frames, (after - held) / (1 << 20))
