"""A table that is found by its spoken code: discovery over real multicast, the code proven inside the channel."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from net.lan.addresses import lan_address
from net.protocol.spoken_code import WORDS, finds, heard
from tests.patience import PATIENCE, next_line

ROOT = Path(__file__).parents[2]


def multicast_works() -> bool:
    """Whether a datagram to the mDNS group comes back on the LAN interface."""
    address = lan_address()
    if address.startswith("127."):
        return False
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM, socket.IPPROTO_UDP) as ear:
            ear.bind(("", 0))
            group = socket.inet_aton("224.0.0.251") + socket.inet_aton(address)
            ear.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, group)
            ear.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
            ear.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_LOOP, 1)
            ear.settimeout(1.0)
            ear.sendto(b"gobsmack?", ("224.0.0.251", ear.getsockname()[1]))
            return ear.recv(64) == b"gobsmack?"
    except OSError:
        return False


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "game", *arguments]
        started.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT))
        return started[-1]

    yield start
    for process in started:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=PATIENCE)


def listed(run, name: str) -> dict[str, Any]:
    """The table of that name in the list, once it is announced. A host says where it listens before that, and whoever gives a
    code is told after a few seconds that nothing answers to it."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        seen = run("tables", "--json")
        tables = [json.loads(line) for line in seen.communicate(timeout=PATIENCE)[0].splitlines()]
        for table in tables:
            if table["name"] == name:
                return table
    raise AssertionError(f"{name} was never announced")


@pytest.mark.skipif(not multicast_works(), reason="no multicast on this machine")
def test_a_bot_joins_by_the_spoken_code(run):
    host = run(
        "host", "battlegoats", "--seats", "2", "--bots", "1:random", "--exit-when-over", "--parent", str(os.getpid()),
        "--name", "Uncle Olli's",
    )  # fmt: skip
    first = json.loads(next_line(host))
    listed(run, "Uncle Olli's")
    code = heard(first["code"])
    alike = next(f"{WORDS[0]}-{word}" for word in WORDS if finds(f"{WORDS[0]}-{word}") == finds(code))
    wrong = run("bot", alike, "--level", "random")
    bot = run("bot", first["code"].lower().replace("-", " "), "--level", "random")
    last = next_line(host)
    assert last, bot.communicate(timeout=PATIENCE)
    told = json.loads(last)
    assert told["match"] == first["match"] and told["result"]["outcome"]
    assert bot.wait(PATIENCE) == 0
    assert host.wait(PATIENCE) == 0
    until = time.monotonic() + PATIENCE
    while wrong.poll() is None and time.monotonic() < until:
        time.sleep(0.1)
    assert wrong.poll() not in (None, 0), "a code that nobody told leads nowhere"


@pytest.mark.skipif(not multicast_works(), reason="no multicast on this machine")
def test_the_list_of_tables_shows_it(run):
    host = run("host", "battlegoats", "--seats", "3", "--name", "Aunt Hilda's", "--parent", str(os.getpid()))
    first = json.loads(next_line(host))
    mine = listed(run, "Aunt Hilda's")
    assert mine["title"] == "battlegoats"
    assert mine["address"] == first["addresses"][0]
