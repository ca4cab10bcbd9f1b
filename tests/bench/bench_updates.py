"""What an update weighs, and what a play costs the host: `python -m tests.bench.bench_updates`.

Random play of every title through a host's core and its clients' cores in one process. Bytes are those of update frames without
headers, with the sealed piece in them for whoever keeps a copy. The host's work is the processor time of all that it does for the
frame that brings a play, from reading it to the last update packed: rules, all views, asks, packing, hashes, the line of the
journal (in memory), sealing. The last play of a match, which lays everything open, does not count.
"""

from __future__ import annotations

import gc
import statistics
import sys
import time
from dataclasses import dataclass, field

from game import titles
from net.protocol import messages as m
from tests.bench.common import Row, show
from tests.net.world import World, told_in

NAMES = ("alice", "bob", "carol", "dan", "eve", "fay")
WATCHERS, MATCHES, PLAYS = 6, 3, 150
MOST_BYTES, MOST_US = 4096, 2000
"""The budgets of DESIGN.md: bytes of a play for each client, in the median; the host's work for a play."""


@dataclass
class Measured:
    """Bytes of each update, seconds of the host for each play."""

    sizes: list[int] = field(default_factory=list)
    took: list[float] = field(default_factory=list)


def measure(title: str, seats: int, watchers: int) -> Measured:
    """Play some matches of `title` at random."""
    found = Measured()
    for seed in range(MATCHES):
        world = World(rules=titles.rules(title), title=titles.title(title), seed=seed, seats=seats)
        for number in range(watchers):
            world.join(f"w{number}", role="watcher")
        world.start(*NAMES[:seats])
        _count(world, found)
        gc.collect()
        gc.disable()
        for _ in range(PLAYS):
            if world.table.lobby.phase != "playing":
                break
            if not world.one_play():
                world.wait(0.5)
            world.exchange()
        gc.enable()
    return found


def _count(world: World, found: Measured) -> None:
    """Measure what the host does for each frame from now on that leads to another version."""
    receive, running = world.table.receive, world.table.running
    assert running is not None

    def timed(peer: str, frame: bytes, now: float) -> list[tuple[str, bytes]]:
        before, began = running.version, time.thread_time()
        out = receive(peer, frame, now)
        took = time.thread_time() - began
        if running.version > before and not running.over:
            found.took.append(took)
            found.sizes += [len(told) for _, told in out if isinstance(told_in(told), m.Update)]
        return out

    world.table.receive = timed  # type: ignore[method-assign]


def _most(values: list[int], share: float) -> int:
    return sorted(values)[int(len(values) * share)]


def rows() -> list[Row]:
    out = []
    for title in titles.titles():
        few, many = titles.title(title).seats
        sizes = measure(title, few, 0).sizes
        median = statistics.median(sizes)
        figure = f"{median:,.0f} B ({_most(sizes, 0.95):,}; {max(sizes):,})"
        out.append(
            Row(
                f"update of {title}, {few} players: median (19 of 20 under; most)",
                figure,
                median / MOST_BYTES,
                1.0,
                True,
            )
        )
        took = measure(title, many, WATCHERS).took
        median = statistics.median(took) * 1e6
        figure = f"{median:,.0f} us ({_most([int(each * 1e6) for each in took], 0.95):,})"
        what = f"  host's work for a play, {many} players and {WATCHERS} spectators: median (19 of 20 under)"
        out.append(Row(what, figure, median / MOST_US, 1.0, True))
    return out


if __name__ == "__main__":
    sys.exit(0 if show(rows()) else 1)
