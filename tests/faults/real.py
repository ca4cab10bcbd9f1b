"""Real processes over a real, bad wire, judged by the host's journal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from game import titles
from game.engine.match import new
from net import journal
from net.sync import Moment, SeatSync
from tests.faults.wire import HOST, Wire
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


class Bad(NamedTuple):
    """A wire, and how often and long it is cut."""

    name: str
    wire: dict[str, float]
    cuts: tuple[float, ...] = ()


WIRES = (
    Bad("10 % lost", {"loss": 0.1, "delay": 0.005}),
    Bad("200 ms, give or take 100", {"delay": 0.2, "jitter": 0.1}),
    Bad("5 % twice, 5 % late", {"delay": 0.01, "twice": 0.05, "late": 0.05}),
    Bad("cut for 3, 10 and 30 s", {"delay": 0.005}, (3.0, 10.0, 30.0)),
)


class Ran(NamedTuple):
    """What came of it."""

    plays: int
    away: float
    """Seconds that the slowest was without the table beyond the longest cut."""


def run(title: str, bad: Bad, seconds: float, seed: int = 1) -> Ran:
    """A match of `title` between two machines for `seconds` and the cuts. Raises AssertionError where anything was lost,
    doubled, or shown differently."""
    seats = titles.title(title).seats[0]
    with tempfile.TemporaryDirectory() as home, Wire(**bad.wire) as wire:
        far = {**os.environ, "GOBSMACK_HOME": f"{home}/players"}
        words = [sys.executable, "-m", "game", "host", title, "--seats", str(seats), "--interface", HOST]
        log = Path(home, "host.log")
        with log.open("w") as errors:
            host = wire.start(0, words, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors,
                              env={**os.environ, "GOBSMACK_HOME": f"{home}/host"})  # fmt: skip
        assert host.stdout is not None
        try:
            first = json.loads(host.stdout.readline())
            players = wire.start(
                1, [sys.executable, "-m", "tests.faults.far_player", first["invite"], str(seats), str(seed)],
                cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=far,
            )  # fmt: skip
            assert players.stdin is not None and players.stdout is not None
            try:
                assert json.loads(players.stdout.readline())["playing"]
                for cut in bad.cuts:
                    time.sleep(seconds / (len(bad.cuts) + 1))
                    wire.cut = True
                    time.sleep(cut)
                    wire.cut = False
                time.sleep(seconds / (len(bad.cuts) + 1))
                out, _ = players.communicate("stop\n", timeout=PATIENCE)
                said = json.loads(out.splitlines()[-1])["players"]
            finally:
                players.kill()
        finally:
            host.terminate()
            host.wait(PATIENCE)
            host.stdout.close()
        assert "another view" not in log.read_text() and "Traceback" not in log.read_text(), log.read_text()[-2000:]
        plays = _judge(Path(home, "host", "journals", f"{first['match']}.journal"), title, said)
        away = max((gone for player in said for gone in player["away"]), default=0.0)
        return Ran(plays, max(0.0, away - max(bad.cuts, default=0.0)))


def _judge(path: Path, title: str, said: list[dict[str, object]]) -> int:
    """Each player holds what the journal tells of its seat, and was told of each of its plays once. How many plays."""
    kept = journal.read(path)
    match = new(titles.rules(title), kept.begun.kinds, kept.begun.options, kept.begun.seed)
    hashes: dict[int, dict[int, str]] = {}
    for number in range(len(kept.lines) + 1):
        if number:
            match.apply(kept.lines[number - 1].play)
            match.cues.clear()
        for player in said:
            if player["version"] == number + 1:
                view = SeatSync(int(str(player["seat"])))
                view.refresh(Moment(match, number + 1))
                hashes.setdefault(view.seat, {})[number + 1] = view.hash.hex()
    for player in said:
        assert hashes[int(str(player["seat"]))][int(str(player["version"]))] == player["hash"], player
        mine = [line.n for line in kept.lines if line.key == player["key"]]
        assert len(mine) == len(set(mine)) and set(mine) <= set(player["taken"]), player  # type: ignore[call-overload]
    return len(kept.lines)
