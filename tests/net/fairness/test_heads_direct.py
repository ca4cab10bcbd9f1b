"""Signed heads over real sockets: what the host does not pass on, the players' programs tell each other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.engine.chance import FastChance
from net.client import events as e
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.fairness.outcome import judge
from net.lan.invite import parse
from net.storage import identity
from tests.patience import PATIENCE, next_line

ROOT = Path(__file__).parents[3]
MODIFIED = """
import sys
from net.host.match_commands import MatchCommands
MatchCommands.head = lambda commands, person, message, now: ()
sys.argv = ["gobsmack", "host", "battlegoats", "--seats", "2", "--exit-when-over", "--local", "--parent", sys.argv[1]]
import runpy
runpy.run_module("game", run_name="__main__")
"""


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_host_that_passes_no_heads_on_is_got_round(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path / "home"))
    host = subprocess.Popen(
        [sys.executable, "-c", MODIFIED, str(os.getpid())], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    peers: list[ClientConnection] = []
    try:
        assert host.stdout is not None
        invite = json.loads(next_line(host))["invite"]
        peers = [ClientConnection(parse(invite), identity.fresh(), Introduction(name)) for name in ("alice", "bob")]
        chances = [FastChance(1), FastChance(2)]
        standings: list[object] = [None, None]
        verdicts: list[object] = [None, None]
        until = time.monotonic() + PATIENCE
        while not all(v is not None and s is not None and s.agrees for v, s in zip(verdicts, standings)):  # type: ignore[attr-defined]
            assert time.monotonic() < until, (standings, verdicts)
            for n, peer in enumerate(peers):
                for event in peer.poll(0.005):
                    if isinstance(event, e.OthersHeard):
                        standings[n] = event.standing
                    elif isinstance(event, e.Checked):
                        verdicts[n] = event.verdict
                client = peer.client
                if client is None or client.state != "in" or client.lobby is None:
                    continue
                if client.lobby.phase == "lobby" and any(
                    s.who == client.key and not s.ready for s in client.lobby.seats
                ):
                    client.commands.ready()
                ask = client.ask
                if ask is not None and ask.space is not None and ask.answer is None and client.pending is None:
                    client.play(ask.space.sample(chances[n]))
                    time.sleep(0.01)
        for standing, verdict in zip(standings, verdicts):
            assert judge(verdict, standing, "proven").kind == "fair"  # type: ignore[arg-type]
    finally:
        for peer in peers:
            peer.close()
        host.kill()
        host.wait()
