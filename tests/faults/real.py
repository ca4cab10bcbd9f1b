"""Real processes over a real, bad wire, judged by the host's journal."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from game import titles
from game.engine.match import new
from net.protocol.sync import Moment, SeatSync
from net.storage import journal
from tests.faults.wire import HOST, Wire
from tests.patience import PATIENCE, next_line

ROOT = Path(__file__).parents[2]


class Bad(NamedTuple):
    """A wire, and what happens on it while a match is played."""

    name: str
    wire: dict[str, float]
    cuts: tuple[float, ...] = ()
    """Seconds that it is cut, one after the other."""
    stopped: float = 0.0
    """Seconds that one player's program is stopped (SIGSTOP: a laptop that sleeps)."""
    moves: tuple[str, ...] = ()
    """Whose machines are given another address, one after the other: "players", "host"."""

    @property
    def eventful(self) -> bool:
        """Whether something happens in mid-match, and not all the time."""
        return bool(self.cuts or self.stopped or self.moves)


WIRES = (
    Bad("10 % lost", {"loss": 0.1, "delay": 0.005}),
    Bad("200 ms, give or take 100", {"delay": 0.2, "jitter": 0.1}),
    Bad("5 % twice, 5 % late", {"delay": 0.01, "twice": 0.05, "late": 0.05}),
    Bad("cut for 3, 10 and 30 s", {"delay": 0.005}, (3.0, 10.0, 30.0)),
    Bad("the players' machine gets another address", {"delay": 0.005}, moves=("players",)),
    Bad("the host's machine gets another address", {"delay": 0.005}, moves=("host",)),
)
NAP = Bad("a player's program stopped for a minute", {"delay": 0.002}, stopped=60.0)


NOTICE = 5.0
"""Seconds within which a host that cannot be reached is noticed."""
PACE = 0.8
"""Seconds between a player's plays where something is to happen in mid-match: programs play a short game in a blink."""


class Ran(NamedTuple):
    """What came of it."""

    plays: int
    back: float
    """Seconds after the end of a cut or a nap, or after a change of address, until the slowest was at the table again."""


def run(title: str, bad: Bad, seconds: float, seed: int = 1) -> Ran:
    """A match of `title` between two machines for `seconds` and what `bad` brings. Raises AssertionError where anything was
    lost, doubled, or shown differently, or where the players were not together again."""
    seats = titles.title(title).seats[0]
    with tempfile.TemporaryDirectory() as home, Wire(**bad.wire) as wire, contextlib.ExitStack() as stack:
        words = [sys.executable, "-m", "game", "host", title, "--seats", str(seats), "--interface", HOST]
        log = Path(home, "host.log")
        with log.open("w") as errors:
            host = wire.start(0, words, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors,
                              env={**os.environ, "GOBSMACK_HOME": f"{home}/host"})  # fmt: skip
        stack.callback(_end, host)
        assert host.stdout is not None
        first = json.loads(next_line(host))
        pace = str(PACE if bad.eventful else 0)
        parties = (seats - 1, 1) if bad.stopped else (seats,)
        players = []
        for number, count in enumerate(parties):
            party = wire.start(
                1, [sys.executable, "-m", "tests.faults.far_player", first["invite"], str(count), str(seed + 10 * number), pace],
                cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                env={**os.environ, "GOBSMACK_HOME": f"{home}/players{number}"},
            )  # fmt: skip
            stack.callback(_end, party)
            players.append(party)
        for party in players:
            assert party.stdout is not None and json.loads(next_line(party))["playing"]
        ends: list[float] = []
        events = 1 + len(bad.cuts) + len(bad.moves) + bool(bad.stopped)
        for cut in bad.cuts:
            time.sleep(seconds / events)
            wire.cut = True
            time.sleep(cut)
            wire.cut = False
            ends.append(time.monotonic())
            _until_played(home, first["match"], players)
        if bad.stopped:
            time.sleep(seconds / events)
            players[-1].send_signal(signal.SIGSTOP)
            time.sleep(bad.stopped)
            players[-1].send_signal(signal.SIGCONT)
            ends.append(time.monotonic())
            _until_played(home, first["match"], players)
        for whose in bad.moves:
            time.sleep(seconds / events)
            wire.readdress(0 if whose == "host" else 1)
            ends.append(time.monotonic())
            _until_played(home, first["match"], players)
        time.sleep(seconds / events)
        said = []
        for party in players:
            # All at once: who goes on alone would keep the others from coming to rest.
            assert party.stdin is not None
            with contextlib.suppress(OSError):
                party.stdin.write("stop\n")
                party.stdin.flush()
        for party in players:
            out, _ = party.communicate(timeout=PATIENCE)
            said += json.loads(out.splitlines()[-1])["players"]
        plays = _judge(Path(home, "host", "journals", f"{first['match']}.journal"), title, said, host)
        assert all(player["state"] == "in" for player in said), "not together again"
        assert "another view" not in log.read_text() and "Traceback" not in log.read_text(), log.read_text()[-2000:]
        return Ran(plays, _back(ends, said))


def _back(ends: list[float], said: list[dict[str, Any]]) -> float:
    """From each of these moments until each player's next return, if it was away; the longest."""
    found = [0.0]
    for end in ends:
        for player in said:
            # Whoever was away then, or because of it: it takes some seconds to notice.
            later = [to - end for since, to in player["away"] if to >= end and since <= end + NOTICE]
            found += [min(later)] if later else []
    return max(found)


def _until_played(home: str, match: str, players: list[subprocess.Popen[str]]) -> None:
    """The match goes on: some more plays stand in the journal, or it has come to its end."""
    before, until = _plays(home, match), time.monotonic() + PATIENCE
    while _plays(home, match) < before + 3 and all(party.poll() is None for party in players):
        assert time.monotonic() < until, "nothing is played any more"
        time.sleep(0.5)


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait(PATIENCE)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()


def _plays(home: str, match: str) -> int:
    """Plays in the tail and the database of a host that runs: its file is locked, so only a copy can be read."""
    with tempfile.TemporaryDirectory() as copy:
        for file in Path(home, "host", "journals").glob(f"{match}.journal*"):
            shutil.copy(file, copy)
        try:
            return len(journal.read(Path(copy, f"{match}.journal")).lines)
        except journal.BrokenJournal:
            return 0


def _judge(path: Path, title: str, said: list[dict[str, object]], host: subprocess.Popen[str]) -> int:
    """Each player holds what the journal tells of its seat, and was told of each of its plays once. How many plays."""
    host.terminate()
    host.wait(PATIENCE)
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
