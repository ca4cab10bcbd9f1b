"""What committing costs where people answer at once: `python -m tests.bench.bench_sealed`.

The toy game of sealed bids, up to four seats and watchers beside them, with the round of commitments and with it taken out of
host and clients: the work from everybody's choice to everybody's next question, in one process without a wire. On a wire one
round trip to the slowest player comes on top.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import net.client.answers
import net.host.sealing
from tests.bench.common import Row, show
from tests.net.world import World, key

CLIENTS = (2, 6, 32)
SEATS = 4
MATCHES, WARM, MEETINGS = 10, 5, 9
PLACES: tuple[Any, ...] = (net.client.answers, net.host.sealing)
COMMITTERS = net.host.sealing.committers


@contextmanager
def sealed(wanted: bool) -> Iterator[None]:
    """With the round of commitments, or without."""
    for place in PLACES:
        place.committers = COMMITTERS if wanted else lambda *of_ask: ()
    try:
        yield
    finally:
        for place in PLACES:
            place.committers = COMMITTERS


def measured(clients: int, wanted: bool) -> float:
    """Microseconds of host and clients for one question that all seats answer."""
    took: list[float] = []
    with sealed(wanted):
        for seed in range(MATCHES):
            seats = min(SEATS, clients)
            world = World(seats=seats, seed=seed)
            for number in range(seats, clients):
                world.join(f"w{number}", role="watcher")
            world.start(*(f"p{number}" for number in range(seats)))
            players = [world.clients[key(f"p{number}")] for number in range(seats)]
            while players[0].result is None:
                asked = [client for client in players if client.ask is not None and client.ask.space is not None]
                began = time.perf_counter()
                for client in asked:
                    assert client.ask is not None and client.ask.space is not None
                    client.play(client.ask.space.sample(world.chance))
                world.exchange()
                if len(asked) == seats:
                    took.append((time.perf_counter() - began) * 1e6)
    return statistics.median(took[WARM:])


def main() -> int:
    rows = []
    for clients in CLIENTS:
        pairs = []
        for turn in range(MEETINGS):
            found = {wanted: measured(clients, wanted) for wanted in ((True, False) if turn % 2 else (False, True))}
            pairs.append((found[True], found[False]))
        with_it, without = (statistics.median(found) for found in zip(*pairs))
        ratio = statistics.median(one / other for one, other in pairs)
        what = f"all answer at once, {clients} clients: committed first / straight away"
        rows.append(Row(what, f"{with_it:,.0f} us, {without:,.0f} us", ratio))
    return 0 if show(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
