"""Two players, one at the host's machine, and that machine is gone: what they agreed on is what happens. Real processes and
sockets; the host is ended with SIGKILL and its player with it."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from net.storage import identity
from tests.e2e.test_host_lost import ROOT, SOON, Player, until
from tests.patience import next_line

LONG = os.environ.get("GOBSMACK_LONG") == "1"
TITLES = ("goblin_raid", "battlegoats", "loot_and_recruit")
"""Each agreement is kept at a table of one of these, with GOBSMACK_LONG=1 of each: who goes on, and with what, is the house's.
That a match of any title is taken up from its plays: `faults/test_worlds.py`."""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals")


class Pair:
    """Ann's machine with the host, Ben's, and perhaps Wanda's, who watches."""

    def __init__(
        self,
        folder: Path,
        monkeypatch: pytest.MonkeyPatch,
        title: str,
        for_two: str,
        watched: bool,
        patience: float = SOON,
        plays: int = 3,
    ) -> None:
        self.far = folder / "host"
        self.owner = identity.fresh()
        self.processes: list[subprocess.Popen[str]] = []
        invite = self.host(title, "--seats", "2", "--for-two", for_two)
        monkeypatch.setenv("GOBSMACK_HOME", str(folder / "players"))
        self.ann = Player(invite, "Ann", 1, self.owner, patience)
        self.ben = Player(invite, "Ben", 2, patience=patience)
        self.all = [self.ann, self.ben]
        until(self.all, lambda: all(p.peer.client and p.peer.client.lobby for p in self.all), play=False)
        if watched:
            self.wanda = Player(invite, "Wanda", 3, patience=patience, role="watcher")
            self.all.append(self.wanda)
            until(self.all, lambda: bool(self.wanda.peer.client and self.wanda.peer.client.lobby), play=False)
        until(
            self.all, lambda: all(seat.ready or seat.who == self.owner.public for seat in self.lobby.seats), play=False
        )
        self.ann.peer.client.commands.start()  # type: ignore[union-attr]
        until(self.all, lambda: all(p.over or p.peer.client.version >= plays + 1 for p in self.all))  # type: ignore[union-attr]
        self.together()

    @property
    def lobby(self) -> Any:
        return self.ben.peer.client.lobby  # type: ignore[union-attr]

    def host(self, *words: str) -> str:
        words = (*words, "--local", f"--owner={self.owner.public}", "--parent", str(os.getpid()))
        process = subprocess.Popen([sys.executable, "-m", "game", "host", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True,
                                   env={**os.environ, "GOBSMACK_HOME": str(self.far)})  # fmt: skip
        self.processes.append(process)
        assert process.stdout is not None
        return str(json.loads(next_line(process))["invite"])

    def together(self) -> None:
        """Everybody keeps all there is, and knows where the others are."""

        def known() -> bool:
            clients = [p.peer.client for p in self.all]
            count = {len(c.standby.kept.pieces) for c in clients if c and c.standby.kept.lock}
            near = all(
                c and (not c.standby.kept.lock or len(c.standby.neighbours) == len(c.standby.kept.holders) - 1)
                for c in clients
            )
            return (near and len(count) == 1) or any(p.over for p in self.all)

        until(self.all, known, play=False)

    def lose(self) -> int:
        """The host and Ann's machine are gone; what version everybody else was told."""
        told = self.ben.peer.client.version  # type: ignore[union-attr]
        self.processes[-1].kill()
        self.processes[-1].wait()
        self.all.remove(self.ann)
        return told

    def close(self) -> None:
        for player in {*self.all, self.ann}:
            player.close()
        for process in self.processes:
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()


@pytest.fixture
def pair(tmp_path, monkeypatch):
    made: list[Pair] = []

    def make(title: str, for_two: str, watched: bool = False) -> Pair:
        made.append(Pair(tmp_path, monkeypatch, title, for_two, watched))
        return made[0]

    yield make
    for one in made:
        one.close()


def plays_on(pair: Pair, told: int, more: int = 6) -> None:
    """All are at one table with all that was told, and play on."""
    until(
        pair.all,
        lambda: all(p.peer.client.state == "in" and p.peer.client.version >= told for p in pair.all),
        play=False,
    )  # type: ignore[union-attr]
    at = pair.ben.peer.client.version  # type: ignore[union-attr]
    until(pair.all, lambda: all(p.over or p.peer.client.version >= at + more for p in pair.all))  # type: ignore[union-attr]


def after(seconds: float) -> Callable[[], bool]:
    """False for so long."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


@pytest.mark.parametrize("title", TITLES if LONG else ["goblin_raid"])
def test_trust(pair, title: str) -> None:
    table = pair(title, "trust")
    ben = table.ben.peer.client
    assert table.ann.peer.client.standby.kept.share == b"" and ben.standby.kept.threshold == 1
    told = table.lose()
    # In, and then told where the match stands.
    until(table.all, lambda: table.ben.moved and ben.state == "in" and ben.version >= told, play=False)
    assert table.ben.moved == [ben.key] and table.ben.hosts
    table.all.append(table.ann)
    until(table.all, lambda: bool(table.ann.moved), play=False)
    assert table.ann.moved == [ben.key]
    plays_on(table, told)
    assert not table.ann.caught and not table.ben.caught


@pytest.mark.parametrize("title", TITLES if LONG else ["battlegoats"])
def test_wait(pair, title: str) -> None:
    """Nobody moves; the host is started again from its journal, and both are back at the play where they were."""
    table = pair(title, "wait")
    told = table.lose()
    until(table.all, after(3 * SOON), play=False)
    assert not table.ben.moved and not table.ben.shares and not table.ben.hosts
    table.host("--resume", "last")
    table.all.append(table.ann)
    plays_on(table, told)


@pytest.mark.parametrize("title", TITLES if LONG else ["loot_and_recruit"])
def test_keeper(pair, title: str) -> None:
    """Ben and Wanda, who watches, go on with two of three shares; all read who received Wanda's."""
    table = pair(title, "keeper", watched=True)
    ben, wanda = table.ben.peer.client, table.wanda.peer.client
    assert ben.standby.kept.holders == (ben.key, table.owner.public, wanda.key) and ben.standby.kept.threshold == 2
    told = table.lose()
    until(table.all, lambda: all(p.moved and p.peer.client.state == "in" for p in table.all), play=False)
    assert table.ben.moved == table.wanda.moved == [ben.key] and table.ben.hosts and not table.wanda.hosts
    table.all.append(table.ann)
    until(table.all, lambda: bool(table.ann.moved), play=False)
    plays_on(table, told)
    for player in (table.ben, table.wanda):
        assert {(share.giver, share.to) for share in player.shares} == {(wanda.key, ben.key)}
    assert not any(p.caught for p in table.all)


@pytest.mark.parametrize("seed", range(100 if LONG else 3))
def test_killed_at_a_random_moment(tmp_path, monkeypatch, seed: int) -> None:
    """Any title, any agreement, any play (also one that is on its way): nothing that was told is lost, nobody is caught."""
    dice = random.Random(seed)
    title, for_two = dice.choice(TITLES), dice.choice(("wait", "trust", "keeper"))
    table = Pair(tmp_path, monkeypatch, title, for_two, for_two == "keeper", patience=1.5, plays=dice.randint(0, 10))
    try:
        for _ in range(dice.randint(0, 8)):
            for player in table.all:
                player.step()
        if any(player.over for player in table.all) or table.lobby.phase != "playing":
            return  # two goats can be quick
        told = table.lose()
        if for_two == "wait":
            until(table.all, after(dice.uniform(0, 4)), play=False)
            assert not table.ben.moved and not table.ben.shares
            table.host("--resume", "last")
        else:
            until(table.all, lambda: all(p.moved for p in table.all), play=False)
        table.all.append(table.ann)
        if for_two != "wait":
            until(table.all, lambda: bool(table.ann.moved), play=False)
        plays_on(table, told, 3)
        assert not any(player.caught for player in table.all)
    finally:
        table.close()
