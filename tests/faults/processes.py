"""Faults of whole processes and their disk: killed hosts, sleeping laptops, full disks, many tables on one machine."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.chance import FastChance
from game.engine.match import new
from game.titles import rules
from net.client import events as e
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.lan.invite import parse
from net.storage import identity, journal
from tests.patience import PATIENCE, next_line

ROOT = Path(__file__).parents[2]


class Player:
    """Somebody in this process, at random."""

    def __init__(self, invite: str, name: str, seed: int) -> None:
        self.peer = ClientConnection(parse(invite), identity.fresh(), Introduction(name), check=False)
        self.chance = FastChance(seed)
        self.refused: list[str] = []
        self.noticed: list[str] = []

    def step(self, play: bool = True) -> None:
        for event in self.peer.poll(0.002):
            if isinstance(event, e.Refused):
                self.refused.append(event.code)
            elif isinstance(event, e.Noticed):
                self.noticed.append(event.code)
        client = self.peer.client
        if client is None or client.state != "in" or client.lobby is None:
            return
        if client.lobby.phase in ("lobby", "over"):
            if any(seat.who == client.key and not seat.ready for seat in client.lobby.seats):
                client.commands.ready()
        elif play and client.pending is None:
            ask = client.ask
            if ask is not None and ask.space is not None and ask.answer is None:
                client.play(ask.space.sample(self.chance))


def until(players: list[Player], done, play: bool = True) -> float:
    """Step all until `done()`; how long it took."""
    began = time.monotonic()
    while not done():
        assert time.monotonic() - began < PATIENCE, [p.peer.client and p.peer.client.state for p in players]
        for player in players:
            player.step(play)
    return time.monotonic() - began


@contextlib.contextmanager
def host(home: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], dict[str, Any]]]:
    """A host's process and what it said first."""
    process = subprocess.Popen(
        [sys.executable, "-m", "game", "host", *words, "--local"], cwd=ROOT, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True, env={**os.environ, "GOBSMACK_HOME": str(home)},
    )  # fmt: skip
    assert process.stdout is not None
    try:
        yield process, json.loads(next_line(process))
    finally:
        process.send_signal(signal.SIGCONT)
        process.kill()
        process.wait()
        process.stdout.close()


def version(player: Player) -> int:
    return player.peer.client.version if player.peer.client else 0


class Slept(NamedTuple):
    """A process that was stopped for a while."""

    seconds: float
    back: float


def asleep(seconds: float) -> Slept:
    """The host's laptop sleeps; how long the players are without it after it wakes."""
    with tempfile.TemporaryDirectory() as home, host(Path(home), "battlegoats", "--seats", "2") as (process, said):
        players = [Player(said["invite"], name, 1) for name in "ab"]
        try:
            until(players, lambda: all(version(p) >= 3 for p in players))
            process.send_signal(signal.SIGSTOP)
            woken = time.monotonic() + seconds
            while time.monotonic() < woken:
                for player in players:
                    player.step(play=False)
            process.send_signal(signal.SIGCONT)
            back = until(players, lambda: all(p.peer.client.state == "in" for p in players), play=False)
            held = max(version(p) for p in players)
            until(players, lambda: all(version(p) > held or p.peer.client.result for p in players))
            return Slept(seconds, back)
        finally:
            for player in players:
                player.peer.close()


class Full(NamedTuple):
    """A disk that had no more room."""

    refused: int
    plays: int


def full_disk() -> Full | None:
    """The journal's disk fills up in mid-match and has room again later; None where no small disk can be made."""
    with tempfile.TemporaryDirectory() as home:
        if subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=512k", "gobsmack", home], capture_output=True
        ).returncode:
            return None
        try:
            with host(Path(home), "slayer_slayer", "--seats", "3") as (_, said):
                players = [Player(said["invite"], name, n) for n, name in enumerate("abc")]
                try:
                    until(players, lambda: all(version(p) >= 3 for p in players))
                    filler = Path(home, "filler")
                    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
                        while True:
                            file.write(bytes(4096))
                    with contextlib.suppress(OSError), filler.open("ab", buffering=0) as file:
                        while True:
                            file.write(b"x")
                    until(players, lambda: any("not_saved" in p.refused + p.noticed for p in players))
                    filler.unlink()
                    held = max(version(p) for p in players)
                    until(players, lambda: all(version(p) >= held + 5 for p in players))
                    refused = sum(p.refused.count("not_saved") for p in players)
                finally:
                    for player in players:
                        player.peer.close()
            kept = journal.read(Path(home, "journals", f"{said['match']}.journal"))
            match = new(rules("slayer_slayer"), kept.begun.kinds, kept.begun.options, kept.begun.seed)
            for line in kept.lines:
                match.apply(line.play)
            return Full(refused, len(kept.lines))
        finally:
            subprocess.run(["umount", "-l", home], capture_output=True)


class Many(NamedTuple):
    """Tables of one command, each a process, with two people in mid-match at every one."""

    tables: int
    opened: float
    """Seconds until all listened."""
    each: float
    """MiB of memory a table: the proportional set size of all processes of the command, shared pages counted once."""
    plays: float
    """Plays a second, all tables together, people answering at once."""


def many(tables: int, seconds: float = 5.0) -> Many:
    """Measure `tables` tables of one command at once."""
    began = time.monotonic()
    words = ("battlegoats", "--seats", "2", *(("--tables", str(tables)) if tables > 1 else ()))
    with tempfile.TemporaryDirectory() as home, host(Path(home), *words) as (front, said):
        opened = time.monotonic() - began
        there = said.get("tables", [{"pid": front.pid, **said}])
        players = [Player(at["invite"], name, n) for n, at in enumerate(there) for name in "ab"]
        try:
            until(players, lambda: all(version(p) > 0 for p in players), play=False)
            before, made, ends = [version(p) for p in players], 0, time.monotonic() + seconds
            while time.monotonic() < ends:
                for number, player in enumerate(players):
                    player.step()
                    made += max(0, version(player) - before[number])
                    before[number] = version(player)
            each = sum(_memory(pid) for pid in {front.pid, *(at["pid"] for at in there)}) / tables
            return Many(tables, opened, each, made / 2 / seconds)
        finally:
            for player in players:
                player.peer.close()


def _memory(pid: int) -> float:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0
