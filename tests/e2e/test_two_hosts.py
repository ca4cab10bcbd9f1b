"""The lost host is started again from its journal while a successor plays on: one future, and the other shows the way."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from net.client import events as e
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.lan.invite import parse
from net.protocol.messages import Role
from net.storage import identity, journal
from tests.e2e.test_host_lost import Player, until
from tests.patience import PATIENCE, next_line

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals")


class Host:
    """A host's process on a machine of its own; `said` has the lines of its standard output."""

    def __init__(self, home: Path, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "game", "host", *words, "--local", "--parent", str(os.getpid())],
            cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**os.environ, "GOBSMACK_HOME": str(home)},
        )  # fmt: skip
        self.said: queue.SimpleQueue[dict[str, str]] = queue.SimpleQueue()
        assert self.process.stdout is not None
        self.first = json.loads(next_line(self.process))
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.put(json.loads(line))

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class Again(Player):
    """A player whose program was started again, with the key it had."""

    def __init__(self, invite: str, me: identity.Identity, role: Role = "player") -> None:
        self.hosts = []
        self.leaving = threading.Event()
        self.peer = ClientConnection(
            parse(invite), me, Introduction("Cas", role), patience=10_000.0, check=False, passphrase="goats"
        )
        self.chance = None  # type: ignore[assignment]
        self.moved, self.verdicts, self.waited = [], [], set()
        self.over = False

    def step(self, play: bool = True) -> None:
        for event in self.peer.poll(0.002):
            if isinstance(event, e.Moved):
                self.moved.append(event.who)
            elif isinstance(event, e.LobbyChanged) and not self.moved:
                self.waited.add(event.lobby.waiting)


@pytest.fixture
def world(tmp_path, monkeypatch):
    """Ann and Ben play on at one of their machines; the old host and Cas's program are gone. -> (new start of the old host,
    Ann and Ben, Cas's key, the match, plays of the old host)."""
    far, near = tmp_path / "host", tmp_path / "players"
    hosts = [Host(far, "battlegoats", "--seats", "3", "--passphrase", "goats")]
    monkeypatch.setenv("GOBSMACK_HOME", str(near))
    invite, match = hosts[0].first["invite"], hosts[0].first["match"]
    players = [Player(invite, name, number, passphrase="goats") for number, name in enumerate(("Ann", "Ben", "Cas"))]
    until(players, lambda: all(p.peer.client and p.peer.client.version >= 4 for p in players))
    until(
        players, lambda: all(p.peer.movable and len(p.peer.client.standby.neighbours) == 2 for p in players), play=False
    )
    hosts[0].kill()
    before = len(journal.read(far / "journals" / f"{match}.journal").lines)
    cas = players.pop()
    cas.close()
    until(players, lambda: all(p.moved and p.peer.client.state == "in" for p in players))

    def again() -> Host:
        # On one machine, unlike at a real table, the successor may have the old port.
        hosts.append(Host(far, "--resume", match))
        return hosts[-1]

    yield again, players, cas.peer.identity, far / "journals" / f"{match}.journal", before
    for player in players:
        player.close()
    for host in hosts:
        host.kill()


def cas_before(players: list[Player]) -> int:
    """The one seat that is nobody else's."""
    return ({0, 1, 2} - {p.peer.client.seat for p in players}).pop()


def test_of_two_hosts_of_one_match_one_plays_on_and_the_other_shows_the_way(world) -> None:
    again, players, key, path, before = world
    old = again()
    cas = Again(old.first["invite"], key)
    everybody = [*players, cas]
    # Let in by the host it knows, which takes no play; then called to the others, whose match it was all the time.
    until(everybody, lambda: cas.moved and cas.peer.client.state == "in" and cas.peer.client.version > before)
    assert "apart" in cas.waited and cas.peer.client.seat == cas_before(players)
    new = players[0].peer.invite
    assert cas.peer.invite.key == new.key != old.first["invite"]
    assert parse(old.said.get(timeout=PATIENCE)["moved"]) == replace(new, code=""), "it says where, and not the code"
    # A stranger who comes to watch at the old place is let in and sent on in one breath.
    watcher = Again(old.first["invite"], identity.fresh(), role="watcher")
    until([*everybody, watcher], lambda: watcher.moved and watcher.peer.client.state == "in", play=False)
    assert watcher.peer.invite.key == new.key and "moved" in watcher.waited
    old.kill()
    assert len(journal.read(path).lines) == before, "the old host has taken plays: a second future"
    # Started once more it has not forgotten.
    third = again()
    late = Again(third.first["invite"], identity.fresh(), role="watcher")
    until([*players, late], lambda: late.moved and late.peer.client.state == "in", play=False)
    late.close()
    watcher.close()
    versions = {p.peer.client.version for p in (*players, cas)}
    assert max(versions) > before
    cas.close()
