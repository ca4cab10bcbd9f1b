"""What a play costs the host's processor, beside packing all views and a hash."""

from __future__ import annotations

import gc
import time
import timeit
from hashlib import blake2b
from typing import Any

import msgspec

from game import titles
from game.engine.playing import Match
from net.protocol import codec, sync
from net.protocol import messages as m
from tests.net.world import World


class Parts:
    """A clock round what the budget names of the host's work, where the host does it: the play checked and carried out,
    the views built, packed and hashed. The asks, which are packed among the views, are not in it."""

    NAMED = (
        (Match, "check"), (Match, "take"), (Match, "take_cues"), (sync.Moment, "view"), (sync, "joined"), (sync, "hash_of"),
    )  # fmt: skip
    NOT = ((sync.Moment, "ask"),)

    def __init__(self) -> None:
        self.spent = 0.0
        self._depth = 0
        self._kept: list[tuple[Any, str, Any]] = []
        self._cost = self._aside = 0.0
        self._calibrate()

    def _calibrate(self, often: int = 1000) -> None:
        """A clock costs as much as the smallest of the parts takes: what it shows for nothing (`_cost`), and by how much one
        round a part that is left out makes the whole longer (`_aside`), is taken off."""

        def nothing() -> None:
            pass

        bare = min(timeit.repeat(nothing, number=often, repeat=5))
        shown = []
        for _ in range(5):
            self.spent = 0.0
            timeit.timeit(self._timed(nothing, 1), number=often)
            shown.append(self.spent / often)
        self._depth = 1
        aside = min(timeit.repeat(self._timed(nothing, -1), number=often, repeat=5)) - bare
        self._depth, self.spent = 0, 0.0
        self._cost, self._aside = min(shown), aside / often

    def _timed(self, work: Any, sign: int) -> Any:
        clock = time.thread_time

        def timed(*args: Any) -> Any:
            if (sign > 0) == (self._depth > 0):
                return work(*args)
            self._depth += sign
            began = clock()
            try:
                return work(*args)
            finally:
                self.spent += sign * (clock() - began - self._cost) - (self._aside if sign < 0 else 0.0)
                self._depth -= sign

        return timed

    def __enter__(self) -> Parts:
        for sign, parts in ((1, self.NAMED), (-1, self.NOT)):
            for where, name in parts:
                work = getattr(where, name)
                self._kept.append((where, name, work))
                setattr(where, name, self._timed(work, sign))
        return self

    def __exit__(self, *_: object) -> None:
        for where, name, work in self._kept:
            setattr(where, name, work)
        self._kept.clear()


def work(name: str, matches: int = 20, named: bool = False) -> tuple[float, float, int]:
    """(seconds of the host for all plays, seconds of packing all views and one hash each for the same states, plays), of the
    title `name`. `named`: only what the budget names of the host's work; else everything, from the frame that comes to the
    last that goes."""
    rules, title = titles.rules(name), titles.title(name)
    encode = msgspec.msgpack.Encoder().encode
    spent = floor = 0.0
    plays = 0
    parts = Parts()

    def pack_all(world: World) -> None:
        """The floor. It goes first at every other play: whoever comes second finds the code of the views warm."""
        nonlocal floor
        assert world.table.running is not None
        match, began = world.table.running.match, time.thread_time()
        for seat in (0, 1):
            blake2b(encode(match.view(seat)), digest_size=8).digest()
        floor += time.thread_time() - began

    for seed in range(matches):
        world = World(rules=rules, title=title, seed=seed)
        world.start("alice", "bob")
        receive = world.table.receive

        def timed(peer: str, frame: bytes, now: float, receive: Any = receive, world: World = world) -> Any:
            nonlocal spent, floor, plays
            if type(codec.read_to_host(frame)) is not m.Play or world.table.running is None:
                return receive(peer, frame, now)
            gc.collect(0)  # as the host's shell does when nobody waits
            first = plays % 2 == 1
            if first:
                pack_all(world)
            if named:
                before = parts.spent
                with parts:
                    out = receive(peer, frame, now)
                took = parts.spent - before
            else:
                began = time.thread_time()
                out = receive(peer, frame, now)
                took = time.thread_time() - began
            if not first:
                pack_all(world)
            spent, plays = spent + took, plays + 1
            return out

        world.table.receive = timed  # type: ignore[method-assign]
        world.finish()
    return spent, floor, plays
