"""What committing costs where people answer at once: `python -m tests.bench.bench_sealed`.

The toy game of sealed bids, up to four seats and watchers beside them, with the round of commitments and with it taken out of
host and clients: from everybody's choice to everybody's next question. In one process (work alone), and over TCP with a host's
process and its journal (what people wait for).
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import net.following
import net.holding
import net.host.sealing
from net import identity
from net.client import Client
from net.host.process import HostOptions, run_host
from tests.bench.common import Row, show
from tests.bench.table_ours import Ours, _may
from tests.engine.toys import TRICKS
from tests.net.world import TITLE, World, key

CLIENTS = (2, 6, 32)
SEATS = 4
ASKS, WARM, MEETINGS = 40, 5, 5
HOST = "from tests.bench.bench_sealed import host; host({}, {})"
PLACES: tuple[Any, ...] = (net.following, net.holding, net.host.sealing)
COMMITTERS = net.host.sealing.committers


def seal(wanted: bool) -> None:
    """With the round of commitments, or without."""
    for place in PLACES:
        place.committers = COMMITTERS if wanted else lambda *of_ask: ()


@contextmanager
def sealed(wanted: bool) -> Iterator[None]:
    seal(wanted)
    try:
        yield
    finally:
        seal(True)


def host(seats: int, wanted: bool) -> None:
    """For the child process."""
    seal(wanted)
    run_host(
        HostOptions(
            title=TITLE.id, seats=seats, local=True, record=TITLE, rules=TRICKS, content="content", key=identity.fresh()
        )
    )


class Bids(Ours):
    """A host's process, its players and those who watch."""

    def __init__(self, clients: int, wanted: bool) -> None:
        super().__init__(clients)
        self._wanted = wanted

    def _command(self) -> list[str]:
        return [sys.executable, "-c", HOST.format(self.seats, self._wanted)]

    def _content(self, title: str) -> str:
        return "content"

    def ask(self) -> float:
        """Everybody answers; microseconds until everybody is told what came of it."""
        wired = self._wired
        players = [one.client for one in wired[: self.seats]]
        give_up = time.monotonic() + 60
        while not self._all_asked(players):
            self._mover()
            assert time.monotonic() < give_up, "nobody is asked anything"
        asked = players[0].ask
        assert asked is not None
        began = time.perf_counter()
        for one, client in zip(wired, players):
            assert client.ask is not None and client.ask.space is not None
            client.play(client.ask.space.sample(self._chance))
            one.send()
        waiting = list(wired)
        while waiting:
            for one in waiting:
                one.receive()
            waiting = [o for o in waiting if o.client.ask is not None and o.client.ask.id == asked.id]
        return (time.perf_counter() - began) * 1e6

    def _all_asked(self, players: list[Client]) -> bool:
        asks = {one.client.ask.id if one.client.ask is not None else -1 for one in self._wired}
        return len(asks) == 1 and -1 not in asks and all(_may(client) for client in players)


def over_tcp(clients: int, wanted: bool) -> float:
    with sealed(wanted), Bids(clients, wanted) as table:
        return statistics.median([table.ask() for _ in range(ASKS)][WARM:])


def in_process(clients: int, wanted: bool) -> float:
    """The work of host and clients, without any wire."""
    took: list[float] = []
    with sealed(wanted):
        for seed in range(1 + ASKS // 4):
            seats = min(SEATS, clients)
            world = World(seats=seats, seed=seed)
            world._check_remembered = lambda: None  # type: ignore[method-assign]
            for number in range(seats, clients):
                world.join(f"w{number}", role="watcher")
            world.start(*(f"p{number}" for number in range(seats)))
            players = [world.clients[key(f"p{number}")] for number in range(seats)]
            while players[0].result is None:
                began = time.perf_counter()
                for client in players:
                    if client.ask is not None and client.ask.space is not None:
                        client.play(client.ask.space.sample(world.chance))
                world.exchange()
                took.append((time.perf_counter() - began) * 1e6)
    return statistics.median(took[WARM:])


def main() -> int:
    rows = []
    for name, measure in (("in one process", in_process), ("over TCP", over_tcp)):
        for clients in CLIENTS:
            pairs = []
            for turn in range(MEETINGS):
                found = {wanted: measure(clients, wanted) for wanted in ((True, False) if turn % 2 else (False, True))}
                pairs.append((found[True], found[False]))
            with_it, without = (statistics.median(found) for found in zip(*pairs))
            ratio = statistics.median(one / other for one, other in pairs)
            what = f"all answer at once, {clients} clients, {name}: committed first / straight away"
            rows.append(Row(what, f"{with_it:,.0f} us, {without:,.0f} us", ratio))
    return 0 if show(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
