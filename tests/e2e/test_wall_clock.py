"""The wall clock jumps by days in mid-match, on the host's machine and on a player's: nobody notices. Only clocks that never
go back decide anything.
"""

from __future__ import annotations

import ast
import contextlib
import glob
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.engine.chance import FastChance
from net.client import events as e
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.lan.invite import parse
from net.storage import identity, journal
from tests.patience import PATIENCE, next_line

ROOT = Path(__file__).parents[2]
LIBRARY = next(iter(glob.glob("/usr/lib/*/faketime/libfaketime.so.1")), "")
CALENDAR = {
    "game/session/trust.py", "game/session/kept_seats.py", "net/failover/receipts.py", "net/storage/falls.py",
}  # fmt: skip
"""What needs a date and nothing but a date: the day on which somebody was met, when a seat was left,
a share of the match was given, or something broke. Nothing
waits for it or is deleted by it."""
WALL = {"time", "time_ns", "today", "utcnow", "now", "fromtimestamp"}


def asks_the_wall(path: Path) -> list[str]:
    """Places where a module reads the wall clock."""
    found: list[str] = []
    text = path.read_text(encoding="utf-8")
    if not re.search(r"\bimport (time|datetime)\b|\bfrom (time|datetime)\b", text):
        return found  # most modules: reading is quick, parsing is not
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id in ("time", "datetime", "date") and node.attr in WALL:
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
        elif isinstance(node, ast.ImportFrom) and node.module in ("time", "datetime"):
            found += [f"{path.relative_to(ROOT)}:{node.lineno}" for alias in node.names if alias.name in WALL]
    return found


def test_no_module_of_the_wire_or_the_game_reads_the_wall_clock() -> None:
    paths = [path for room in ("net", "game") for path in (ROOT / room).rglob("*.py")
             if path.relative_to(ROOT).as_posix() not in CALENDAR]  # fmt: skip
    assert [place for path in paths for place in asks_the_wall(path)] == []


class Clock:
    """The wall clock of one process, as we like it; its monotonic clock is left alone."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jump("+0")

    def jump(self, offset: str) -> None:
        scratch = self.path.with_suffix(".new")
        scratch.write_text(f"{offset}\n")
        scratch.replace(self.path)

    @property
    def environment(self) -> dict[str, str]:
        return {
            "LD_PRELOAD": LIBRARY, "FAKETIME_TIMESTAMP_FILE": str(self.path), "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }  # fmt: skip

    @property
    def read(self) -> float:
        """What a process with this clock takes for the time of day."""
        said = subprocess.run(
            [sys.executable, "-c", "import time; print(time.time())"], env={**os.environ, **self.environment},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return float(said.stdout)


@pytest.mark.skipif(not LIBRARY, reason="libfaketime is not here")
def test_clocks_that_jump_by_days_change_nothing(tmp_path, monkeypatch) -> None:
    here, there = Clock(tmp_path / "host.clock"), Clock(tmp_path / "player.clock")
    home = tmp_path / "host"
    host = subprocess.Popen(
        [sys.executable, "-m", "game", "host", "slayer_slayer", "--seats", "3", "--local", "--timers", "long"],
        cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**os.environ, **here.environment, "GOBSMACK_HOME": str(home)},
    )  # fmt: skip
    assert host.stdout is not None
    first = json.loads(next_line(host))
    far = subprocess.Popen(
        [sys.executable, "-m", "tests.faults.far_player", first["invite"], "2", "1", "0.1"],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, **there.environment, "GOBSMACK_HOME": str(tmp_path / "player")},
    )  # fmt: skip
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path / "near"))
    peer = ClientConnection(parse(first["invite"]), identity.fresh(), Introduction("Near"), check=False)
    away: list[str] = []
    chance = FastChance(5)

    def until(plays: int) -> None:
        end = time.monotonic() + PATIENCE
        while peer.client is None or (peer.client.version < plays and peer.client.result is None):
            assert time.monotonic() < end, peer.client and (peer.client.state, peer.client.version)
            for event in peer.poll(0.01):
                if isinstance(event, e.Connection) and event.state == "away":
                    away.append(event.state)
            client = peer.client
            if client is None or client.lobby is None or client.state != "in":
                continue
            left = peer.clock_left()
            assert left is None or 0 < left < 3600
            mine = next((seat for seat in client.lobby.seats if seat.who == client.key), None)
            if client.lobby.phase == "lobby" and mine is not None and not mine.ready:
                client.commands.ready()
                continue
            ask = client.ask
            if client.pending is None and ask is not None and ask.space is not None and ask.answer is None:
                client.play(ask.space.sample(chance))

    try:
        until(4)
        for step, (ours, theirs) in enumerate((("-3d", "+0"), ("+3d", "-2d"), ("-40d", "+40d"))):
            here.jump(ours)
            there.jump(theirs)
            if step == 0:
                assert here.read < time.time() - 2 * 86_400, "the clock has jumped, or this test says nothing"
            until(peer.client.version + 6)  # type: ignore[union-attr]
        assert not away and peer.client is not None and peer.client.version >= 20
    finally:
        peer.close()
        for process in (far, host):
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(20)
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()
        assert far.stdin is not None
        far.stdin.close()
    kept = journal.read(home / "journals" / f"{first['match']}.journal")
    assert all(line.key for line in kept.lines), "a clock has played for somebody"
