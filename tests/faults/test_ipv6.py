"""A LAN without IPv4: two machines of their own, joined by address, by invite and by spoken code; and through a doorway."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.faults.wire import Family, Wire, possible
from tests.patience import PATIENCE, next_line

ROOT = Path(__file__).parents[2]


def started(wire: Wire, side: int, home: Path, *words: str) -> subprocess.Popen[str]:
    """The program on one of the two machines."""
    environment = {**os.environ, "GOBSMACK_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "game", *words]
    return wire.start(side, command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, env=environment)


def first_line(host: subprocess.Popen[str]) -> dict[str, Any]:
    """What a host says of where it listens."""
    assert host.stdout is not None
    line = next_line(host)
    assert line, host.communicate(timeout=PATIENCE)[1]
    found: dict[str, Any] = json.loads(line)
    return found


@pytest.mark.skipif(not possible(), reason="no right to make network namespaces")
@pytest.mark.parametrize("family", ("ipv6", "link-local"))
@pytest.mark.parametrize("way", ("address", "invite", "code"))
def test_a_table_on_a_lan_without_ipv4_is_found_joined_and_played(family: Family, way: str, tmp_path: Path) -> None:
    play_between_machines(family, way, tmp_path)


@pytest.mark.skipif(not possible(), reason="no right to make network namespaces")
@pytest.mark.skipif(os.environ.get("GOBSMACK_LONG") != "1", reason="GOBSMACK_LONG=1: the same as above, by another way")
@pytest.mark.parametrize("family", ("ipv4", "ipv6", "link-local"))
@pytest.mark.parametrize("way", ("invite", "code"))
def test_a_table_behind_a_doorway_is_found_joined_and_played(family: Family, way: str, tmp_path: Path) -> None:
    play_between_machines(family, way, tmp_path, "--tables", "1", "--one-port")


def play_between_machines(family: Family, way: str, tmp_path: Path, *flags: str) -> None:
    words = ("host", "battlegoats", "--seats", "2", "--bots", "1:random", "--exit-when-over", *flags)
    with Wire(family=family) as wire:
        host = started(wire, 0, tmp_path / "host", *words)
        guest = None
        try:
            facts = first_line(host)
            to = facts["addresses"][0] if way == "address" else facts[way]
            starts = {"ipv4": "10.", "ipv6": "[fd88::1]", "link-local": "[fe80::"}
            assert facts["addresses"][0].startswith(starts[family])
            guest = started(wire, 1, tmp_path / "guest", "bot", to, "--level", "random", "--name", "Far")
            out, words = guest.communicate(timeout=PATIENCE)
            assert guest.returncode == 0, words
            told = [json.loads(line) for line in host.communicate(timeout=PATIENCE)[0].splitlines()]
            assert any("result" in facts for facts in told), (told, out)
        finally:
            for process in (host, guest):
                if process is not None and process.poll() is None:
                    process.kill()
                    process.communicate(timeout=PATIENCE)


@pytest.mark.skipif(not possible(), reason="no right to make network namespaces")
def test_a_host_without_a_network_says_that_nobody_can_join(tmp_path: Path) -> None:
    with Wire(family="link-local") as wire:
        subprocess.run(["ip", "-n", wire.name(0), "link", "set", wire.device(0), "down"], check=True)
        host = started(wire, 0, tmp_path, "host", "battlegoats", "--seats", "2")
        try:
            assert host.stdout is not None and host.stderr is not None
            facts = first_line(host)
            assert facts["addresses"][0].startswith("127.")
            assert "nobody else can join" in host.stderr.readline()
            subprocess.run(["ip", "-n", wire.name(0), "link", "set", wire.device(0), "up"], check=True)
            facts = json.loads(next_line(host))
            assert facts["addresses"][0].startswith("[fe80::"), "the network is there now, and so is the table"
        finally:
            host.kill()
            host.communicate(timeout=PATIENCE)
