"""What one port in front of many tables costs: `python -m tests.bench doorway`.

The same table, reached at its own port, through the doorway alone (libzmq asks it as a SOCKS proxy), and through the doorway
by our clients' passage. From a play to everyone updated, back to back; the processor's time of a play in the doorway's process
and in the passages, which all lie in this process here and on a machine each in life.
"""

from __future__ import annotations

import os
import socket
import statistics
import sys
import threading
import time
from typing import NamedTuple, cast

from tests.bench.common import Row, show
from tests.bench.table_ours import Ours, Way

TITLE = "battlegoats"
CLIENTS = (2, 6, 32)
WAYS: tuple[Way, ...] = ("straight", "doorway", "passage")
PLAYS, WARM = 200, 20
MEETINGS = 7
"""How often the three meet, with fresh processes: where their threads settle is chance."""


class Found(NamedTuple):
    """One table in one meeting: microseconds of a play in the median, and of the processor a play."""

    took: float
    doorway: float
    passages: float


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _spent(pid: int) -> float:
    """Seconds of the processor that a process has had. The table is one of its own."""
    with open(f"/proc/{pid}/stat", "rb") as file:
        fields = file.read().rpartition(b")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _in_passages() -> float:
    threads = [thread for thread in threading.enumerate() if thread.name == "passage"]
    return sum(time.clock_gettime(time.pthread_getcpuclockid(cast(int, thread.ident))) for thread in threads)


def measure(clients: int, way: Way) -> Found:
    flags = ["--tables", "1"] + ([] if way == "straight" else ["--one-port", str(_free_port())])
    with Ours(clients, TITLE, way, flags) as table:
        for _ in range(WARM):
            table.play()
        before = _spent(table.pid), _in_passages()
        took = [table.play() for _ in range(PLAYS)]
        spent = _spent(table.pid) - before[0], _in_passages() - before[1]
    return Found(statistics.median(took), *(each * 1e6 / PLAYS for each in spent))


def rows(clients: int) -> list[Row]:
    met: list[dict[Way, Found]] = []
    for turn in range(MEETINGS):
        order = WAYS[turn % 3 :] + WAYS[: turn % 3]
        met.append({way: measure(clients, way) for way in order})
    out = []
    for way in WAYS:
        took = statistics.median(each[way].took for each in met)
        ratios = sorted(each[way].took / each["straight"].took for each in met)
        spread = "" if way == "straight" else f" ({ratios[1]:.2f} to {ratios[-2]:.2f})"
        out.append(
            Row(
                f"play to everyone updated, {clients} clients, {way}",
                f"{took:,.0f} us{spread}",
                statistics.median(ratios),
            )
        )
    beyond = [(each["doorway"].doorway - each["straight"].doorway, each["passage"].passages) for each in met]
    out.append(Row("  processor a play: the doorway", f"{statistics.median(one for one, _ in beyond):.0f} us"))
    out.append(
        Row("  processor a play: a client's passage", f"{statistics.median(two for _, two in beyond) / clients:.0f} us")
    )
    return out


if __name__ == "__main__":
    sys.exit(0 if show([row for clients in CLIENTS for row in rows(clients)]) else 1)
