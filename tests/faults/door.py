"""Strangers who have the host work out key agreements as fast as they can, while two people play: what a play waits for."""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import zmq

from game.engine.chance import FastChance
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.lan.invite import Invite, parse
from net.protocol import codec
from net.protocol import messages as m
from net.storage import identity
from tests.patience import next_line

KEYS = 40


class Waited(NamedTuple):
    """Milliseconds from a play to its update, without and with the flood."""

    calm: float
    flooded: float
    plays: int


def flood(invite: Invite) -> None:
    """Many keys at once, each saying hello with a proof to come, and now and then another key in the place of one. For ever."""
    context: zmq.Context[zmq.Socket[bytes]] = zmq.Context()
    context.max_sockets = 4096
    hello = codec.pack(m.Hello(m.PROTOCOL, "", "x", "player", "code"))
    some: list[zmq.Socket[bytes]] = []
    for turn in range(1 << 30):
        for number in range(KEYS):
            if len(some) <= number or (turn + number) % 10 == 0:
                one = context.socket(zmq.DEALER)
                one.linger = 0
                one.curve_serverkey = invite.key.encode()
                one.curve_publickey, one.curve_secretkey = zmq.curve_keypair()
                one.connect(invite.endpoint)
                if number < len(some):
                    some[number].close()
                    some[number] = one
                else:
                    some.append(one)
            some[number].send(hello)
        time.sleep(0.05)


def _play(peers: list[ClientConnection], seconds: float, chance: FastChance) -> list[float]:
    waits: list[float] = []
    began: dict[int, float] = {}
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for number, peer in enumerate(peers):
            peer.poll(0.001)
            client = peer.client
            if client is None or client.state != "in":
                continue
            if client.pending is None and number in began:
                waits.append(1000 * (time.monotonic() - began.pop(number)))
            if client.result is not None:
                return waits
            mine = [seat for seat in client.lobby.seats if seat.who == client.key] if client.lobby else []
            if mine and not mine[0].ready and client.lobby is not None and client.lobby.phase == "lobby":
                client.commands.ready()
            ask = client.ask
            if ask and ask.space is not None and ask.answer is None and client.pending is None:
                client.play(ask.space.sample(chance))
                began[number] = time.monotonic()
    return waits


def _match(seconds: float, flooded: bool, seed: int) -> list[float]:
    with tempfile.TemporaryDirectory() as home:
        import json
        import os

        process = subprocess.Popen(
            [sys.executable, "-m", "game", "host", "lords_of_hell", "--seats", "3", "--local", "--seed", str(seed),
             "--timers", "off"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, "GOBSMACK_HOME": home},
            cwd=Path(__file__).parents[2],
        )  # fmt: skip
        assert process.stdout is not None
        first = json.loads(next_line(process))
        peers = [
            ClientConnection(parse(first["invite"]), identity.fresh(), Introduction(name), check=False)
            for name in "abc"
        ]
        chance = FastChance(seed)
        flood: subprocess.Popen[bytes] | None = None
        try:
            _play(peers, 3.0, chance)
            if flooded:
                # A process of its own: what it has to do must not hold up those who measure.
                flood = subprocess.Popen([sys.executable, "-m", "tests.faults.door", first["invite"]])
                time.sleep(0.5)
            return _play(peers, seconds, chance)
        finally:
            if flood is not None:
                flood.kill()
                flood.wait()
            for peer in peers:
                peer.close()
            process.kill()
            process.wait()


def run(seconds: float = 12.0) -> Waited:
    """The 99th percentile of a play's wait."""
    calm, busy = _match(seconds, False, 1), _match(seconds, True, 1)
    return Waited(p99(calm), p99(busy), len(calm) + len(busy))


def p99(times: list[float]) -> float:
    """The time that one in a hundred takes longer than."""
    return statistics.quantiles(times, n=100)[-1]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        flood(parse(sys.argv[1]))
    else:
        print(run())
