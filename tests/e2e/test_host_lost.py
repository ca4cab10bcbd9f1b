"""The host's process is killed in mid-match: the players go on from another machine, by themselves, over real sockets."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from game.engine.chance import FastChance
from game.session.host_process import resume_match
from net.client import events as e
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.lan.invite import parse
from net.protocol.messages import Role
from net.storage import identity
from tests.patience import PATIENCE, next_line

ROOT = Path(__file__).parents[2]
SOON = 4.0
"""Seconds without the host; people's clients have twenty."""
IN_PLAY_S, IDLE_S = 0.002, 0.006
"""How long a player waits for something to come: with others to play against, and while all wait for what is to happen."""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals")


class Player:
    """One player in this process, at random, on a machine that could host."""

    def __init__(
        self,
        invite: str,
        name: str,
        number: int,
        me: identity.Identity | None = None,
        patience: float = SOON,
        role: Role = "player",
        **how: Any,
    ) -> None:
        self.hosts: list[object] = []
        self.leaving = threading.Event()
        me = me or identity.fresh()
        start = functools.partial(self._host, me.public)
        self.peer = ClientConnection(
            parse(invite), me, Introduction(name, role), host_again=start, patience=patience, **how
        )
        self.chance = FastChance(number)
        self.moved: list[str] = []
        self.verdicts: list[str] = []
        self.shares: list[e.ShareGiven] = []
        self.caught: list[e.Caught] = []
        self.over = False

    def _host(self, owner: str, match: str, address: str) -> str:
        host, invite = resume_match(match, owner, address.startswith("127."), self.leaving)
        self.hosts.append(host)
        return invite

    def step(self, play: bool = True) -> None:
        for event in self.peer.poll(IN_PLAY_S if play else IDLE_S):
            if isinstance(event, e.Moved):
                self.moved.append(event.who)
            elif isinstance(event, e.ShareGiven):
                self.shares.append(event)
            elif isinstance(event, e.Caught):
                self.caught.append(event)
            elif isinstance(event, e.Over):
                self.over = True
            elif isinstance(event, e.Checked):
                self.verdicts.append(event.verdict.outcome)
        client = self.peer.client
        if client is None or client.state != "in" or client.lobby is None:
            return
        if client.lobby.phase == "lobby":
            if any(seat.who == client.key and not seat.ready for seat in client.lobby.seats):
                client.commands.ready()
        elif play and client.pending is None:
            ask = client.ask
            if ask is not None and ask.space is not None and ask.answer is None:
                client.play(ask.space.sample(self.chance))

    def close(self) -> None:
        self.leaving.set()
        self.peer.close()
        for host in self.hosts:
            host.stop()  # type: ignore[attr-defined]


def until(players: list[Player], done, play: bool = True) -> None:
    """Step all until `done()`; whoever waits in vain sees where everybody stood."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, [
            (p.peer.client and (p.peer.client.state, p.peer.client.version, p.moved, p.over)) for p in players
        ]
        for player in players:
            player.step(play)


@pytest.fixture
def table(tmp_path, monkeypatch):
    """`table(bots)`: a host on a machine of its own, three players on another; plays under way; the host killed."""
    far, near = tmp_path / "host", tmp_path / "players"
    started: list[subprocess.Popen[str]] = []
    players: list[Player] = []

    def lose(bots: int) -> tuple[list[Player], int]:
        words = ["battlegoats", "--seats", str(3 + bots), "--local", "--parent", str(os.getpid())]
        words += ["--bots", f"{bots}:random"] if bots else []
        process = subprocess.Popen(
            [sys.executable, "-m", "game", "host", *words],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "GOBSMACK_HOME": str(far)},
        )
        started.append(process)
        # What the players' machines know of the match is what they keep for each other.
        monkeypatch.setenv("GOBSMACK_HOME", str(near))
        assert process.stdout is not None
        invite = json.loads(next_line(process))["invite"]
        players.extend(Player(invite, name, number) for number, name in enumerate(("Ann", "Ben", "Cas")))
        until(players, lambda: all(p.peer.client and p.peer.client.version >= 4 for p in players))
        until(
            players,
            lambda: all(p.peer.movable and len(p.peer.client.standby.neighbours) == 2 for p in players),
            play=False,
        )
        told = max(p.peer.client.version for p in players)
        process.kill()
        until(players, lambda: all(p.moved for p in players))
        until(players, lambda: all(p.peer.client.state == "in" for p in players), play=False)
        assert len({p.moved[-1] for p in players}) == 1 and any(p.hosts for p in players)
        return players, told

    yield lose
    for player in players:
        player.close()
    for process in started:
        process.kill()
        process.wait()
        process.stdout.close()


def test_the_match_goes_on_from_another_machine(table) -> None:
    """Nothing that was told is lost, everybody is together again, and the end is verified fair by all."""
    players, told = table(bots=0)
    until(players, lambda: all(p.peer.client.version >= told for p in players), play=False)
    until(players, lambda: all(p.over and p.verdicts for p in players))
    assert {verdict for p in players for verdict in p.verdicts} == {"fair"}


def test_bots_come_along(table) -> None:
    players, told = table(bots=1)
    lobbies = [p.peer.client for p in players]
    until(players, lambda: all(client.lobby and client.lobby.seats[3].here for client in lobbies))
    until(players, lambda: all(client.version > told for client in lobbies))
    assert all(client.lobby.seats[3].kind == "bot" for client in lobbies)
