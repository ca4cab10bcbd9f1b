"""Two machines joined by a bad wire: network namespaces with a TAP device each, and a pump between them that delays, loses,
repeats, reorders and cuts. Needs the right to make namespaces; `possible()` says whether it is there. Nothing leaves the
machine.

    with Wire(delay=0.2, jitter=0.1, loss=0.1) as wire:
        host = wire.start(0, [...])          the host's machine, 10.88.0.1
        player = wire.start(1, [...])        the player's, 10.88.0.2
        wire.cut = True                      the Wi-Fi is gone
"""

from __future__ import annotations

import contextlib
import heapq
import itertools
import os
import random
import select
import shutil
import struct
import subprocess
import threading
import time
from typing import Any, Literal

TUNSETIFF, IFF_TAP, IFF_NO_PI = 0x400454CA, 0x0002, 0x1000
HOST = "10.88.0.1"
_COUNT = itertools.count()


def possible() -> bool:
    """Whether this machine lets us make network namespaces."""
    if os.name == "nt" or shutil.which("ip") is None or not os.path.exists("/dev/net/tun"):
        return False
    name = f"gobtry{os.getpid()}"
    if subprocess.run(["ip", "netns", "add", name], capture_output=True).returncode:
        return False
    subprocess.run(["ip", "netns", "del", name], capture_output=True)
    return True


Family = Literal["ipv4", "ipv6", "link-local"]
"""What addresses the machines have; the last is IPv6 without any router or plan."""


class Wire:
    """The pump runs on a thread; change the faults whenever you like."""

    def __init__(
        self, delay: float = 0.0, jitter: float = 0.0, loss: float = 0.0, twice: float = 0.0, late: float = 0.0,
        family: Family = "ipv4",
    ) -> None:  # fmt: skip
        self.family = family
        self.delay, self.jitter, self.loss, self.twice, self.late = delay, jitter, loss, twice, late
        self.cut = False
        self.carried = self.dropped = 0
        number = next(_COUNT)
        self._names = [f"gob{os.getpid()}{number}{side}" for side in "ab"]
        self._dice = random.Random(1)
        self._ends: list[int] = []
        self._stop = False

    def __enter__(self) -> Wire:
        import fcntl

        for number, name in enumerate(self._names):
            _run("ip", "netns", "add", name)
            end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
            device = self.device(number)
            fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH", device.encode(), IFF_TAP | IFF_NO_PI))
            _run("ip", "link", "set", device, "netns", name)
            _run("ip", "-n", name, "link", "set", "lo", "up")
            if self.family != "ipv4":
                # An address of our own making is nobody else's: no second of asking round first.
                _run("ip", "netns", "exec", name, "sysctl", "-qw", f"net.ipv6.conf.{device}.accept_dad=0")
            if self.family == "ipv4":
                _run("ip", "-n", name, "addr", "add", f"10.88.0.{number + 1}/24", "dev", device)
            elif self.family == "ipv6":
                _run("ip", "-n", name, "addr", "add", f"fd88::{number + 1}/64", "dev", device)
            _run("ip", "-n", name, "link", "set", device, "up")
            if self.family == "ipv4":
                _run("ip", "-n", name, "route", "add", "default", "dev", device)
            self._ends.append(end)
        self._thread = threading.Thread(target=self._pump, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop = True
        self._thread.join()
        for end in self._ends:
            os.close(end)
        for name in self._names:
            subprocess.run(["ip", "netns", "del", name], capture_output=True)

    def readdress(self, side: int) -> str:
        """One of the two machines is given another address by its router; the old one is nobody's. -> the new one."""
        name = self._names[side]
        device, new = self.device(side), f"10.88.0.{side + 101}"
        _run("ip", "-n", name, "addr", "flush", "dev", device)
        _run("ip", "-n", name, "addr", "add", f"{new}/24", "dev", device)
        _run("ip", "-n", name, "route", "add", "default", "dev", device)
        return new

    def name(self, side: int) -> str:
        """Return the name of that machine's namespace."""
        return self._names[side]

    def device(self, side: int) -> str:
        """Return the name of that machine's network device."""
        return f"{self._names[side]}0"[-15:]

    def start(self, side: int, command: list[str], **how: Any) -> subprocess.Popen[str]:
        """A process on one of the two machines."""
        return subprocess.Popen(["ip", "netns", "exec", self._names[side], *command], text=True, **how)

    def _pump(self) -> None:
        waiting: list[tuple[float, int, int, bytes]] = []
        count = 0
        while not self._stop:
            patience = max(0.0, min(0.1, waiting[0][0] - time.monotonic())) if waiting else 0.1
            for end in select.select(self._ends, [], [], patience)[0]:
                with contextlib.suppress(OSError):  # nothing there, or a device that was taken down
                    frame = os.read(end, 65_536)
                    if self.cut or self._dice.random() < self.loss:
                        self.dropped += 1
                        continue
                    self.carried += 1
                    at = time.monotonic() + self.delay + self.jitter * (2 * self._dice.random() - 1)
                    at += self.delay + 0.01 if self._dice.random() < self.late else 0.0
                    for _ in range(2 if self._dice.random() < self.twice else 1):
                        count += 1
                        heapq.heappush(waiting, (at, count, self._ends[1 - self._ends.index(end)], frame))
            while waiting and waiting[0][0] <= time.monotonic():
                _, _, out, frame = heapq.heappop(waiting)
                with contextlib.suppress(OSError):
                    os.write(out, frame)


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)
