"""Connections that come and say nothing, and strangers without number: real processes, raw sockets, few descriptors."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
import zmq

from game.engine.chance import FastChance
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.host import connections, router
from net.host.attendance import BotWanted
from net.host.bot_processes import Bots
from net.host.connections import OUTSIDE_EACH
from net.host.descriptors import Spare
from net.lan.invite import parse
from net.protocol import codec
from net.protocol import messages as m
from net.storage import identity
from tests.net.test_hostile_peers import GREETINGS
from tests.net.test_shells import at_home, play_on, table, until  # noqa: F401 - fixtures
from tests.patience import PATIENCE, next_line

ROOT = Path(__file__).parents[3]
SILENT = 1300
DEALERS = 100
LIMIT = 1024

pytestmark = pytest.mark.skipif(os.name == "nt", reason="descriptors")


@pytest.fixture
def room_for_many():
    """This process may hold all those sockets."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 4096:
        pytest.skip("this machine gives too few descriptors to attack with")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 4096), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def few_descriptors() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_NOFILE, (LIMIT, LIMIT))


def silent(host: str, port: int, count: int) -> list[socket.socket]:
    """Connections that send nothing, a part of a greeting, or a whole one and then nothing."""
    found = []
    for number in range(count):
        one = socket.socket()
        one.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            one.connect((host, port))
        found.append(one)
        if number % 50 == 49:
            time.sleep(0.002)
    for number, one in enumerate(found):
        with contextlib.suppress(OSError):
            one.send(GREETINGS[number % 3])
    return found


def mute_dealers(context: zmq.Context, invite, count: int) -> list[zmq.Socket]:
    """Clients with a key and a whole handshake that never say hello."""
    found = []
    for _ in range(count):
        one = context.socket(zmq.DEALER)
        one.linger = 0
        one.curve_serverkey = invite.key.encode()
        one.curve_publickey, one.curve_secretkey = zmq.curve_keypair()
        one.setsockopt(zmq.RECONNECT_IVL, -1)
        one.connect(invite.endpoint)
        found.append(one)
    return found


def test_silent_connections_do_not_keep_anyone_out(room_for_many, tmp_path, monkeypatch):
    """1,300 silent connections and 100 mute clients, a host with 1,024 descriptors and no right to more: a player comes in
    and plays, a bot starts."""
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    owner = identity.fresh()
    process = subprocess.Popen(
        [sys.executable, "-m", "game", "host", "battlegoats", "--seats", "3", "--local", "--owner", owner.public],
        stdout=subprocess.PIPE, stderr=(tmp_path / "log").open("w"), text=True, cwd=ROOT, preexec_fn=few_descriptors,
    )  # fmt: skip
    peers: list[ClientConnection] = []
    context = zmq.Context()
    context.max_sockets = 4 * DEALERS
    crowd: list = []
    try:
        first = json.loads(next_line(process))
        invite = parse(first["invite"])
        dealers = mute_dealers(context, invite, DEALERS)
        crowd += silent(invite.host, invite.port, SILENT)
        crowd += silent(invite.host, invite.port + 1, 100)
        peers.append(ClientConnection(invite, owner, Introduction("owner"), check=False))
        until(peers, lambda: peers[0].client.state == "in" and peers[0].client.lobby)
        peers.append(ClientConnection(invite, identity.fresh(), Introduction("guest"), check=False))
        until(peers, lambda: peers[1].client.state == "in")
        crowd += silent(invite.host, invite.port, SILENT)
        peers[0].client.commands.add_bot(2, "random")
        until(peers, lambda: peers[0].client.lobby.seats[2].here)
        peers[1].client.commands.ready()
        until(peers, lambda: all(seat.ready for seat in peers[0].client.lobby.seats[1:]))
        peers[0].client.commands.start()
        chance = FastChance(1)
        end = time.monotonic() + PATIENCE
        while peers[0].client.version < 6 or peers[1].client.version < 6:
            assert time.monotonic() < end and process.poll() is None
            for peer in peers:
                peer.poll(0.005)
                ask = peer.client.ask
                if ask and ask.space is not None and ask.answer is None and peer.client.pending is None:
                    peer.client.play(ask.space.sample(chance))
        held = len(os.listdir(f"/proc/{process.pid}/fd")) if os.path.isdir("/proc") else 0
        assert held < OUTSIDE_EACH + DEALERS + 200
        for dealer in dealers:
            dealer.close()
    finally:
        for peer in peers:
            peer.close()
        for one in crowd:
            one.close()
        process.kill()
        process.wait()
        process.stdout.close()
        context.destroy(linger=0)


def test_who_has_not_come_in_within_seconds_is_hung_up_on_and_who_has_stays(table, monkeypatch):  # noqa: F811
    running = table()
    a = table.join(running.invite, "a")
    until([a], lambda: a.client.state == "in")
    context = zmq.Context()
    mute = mute_dealers(context, running.host.invite, 5)
    shell = running.host.router
    until([a], lambda: len(shell._connections) >= 6)
    monkeypatch.setattr(connections, "ENTER_WITHIN_S", 1.0)
    until([a], lambda: len(shell._connections) == 1)
    a.client.commands.chat("still here")
    until([a], lambda: a.client.state == "in")
    assert shell._connections.hung_up == 5
    for one in mute:
        one.close()
    context.term()


def test_who_waits_in_line_is_not_hung_up_on(table, monkeypatch):  # noqa: F811
    monkeypatch.setattr(connections, "ENTER_WITHIN_S", 0.5)
    running = table(passphrase="mellon")
    a = table.join(running.invite, "a", passphrase="mellon")
    until([a], lambda: a.client.state == "in")
    wrong = [table.join(running.invite, "w", passphrase=f"wrong {n}") for n in range(3)]
    until([a, *wrong], lambda: all(peer.client.state == "closed" for peer in wrong))
    for peer in wrong:
        peer.close()
    b = table.join(running.invite, "b", passphrase="mellon")
    until([a, b], lambda: b.client.state == "entering" and running.host.table.door.is_waiting(b.client.key))
    shell = running.host.router
    held, hung_up = len(shell._routes), shell._connections.hung_up
    until([a, b], lambda: b.client.state != "entering")
    assert b.client.state == "in", "the line is longer than half a second, and nobody who stands in it is sent away"
    assert shell._connections.hung_up == hung_up and len(shell._routes) <= held


def test_strangers_leave_no_routes_behind(table, monkeypatch):  # noqa: F811
    """More keys than are remembered, one after another on connections of their own."""
    monkeypatch.setattr(router, "STRANGERS", 20)
    monkeypatch.setattr(router.Router, "_most_routes", 20)
    running = table()
    a = table.join(running.invite, "a")
    until([a], lambda: a.client.state == "in")
    context = zmq.Context()
    hello = codec.pack(m.Hello(m.PROTOCOL, "", "x"))
    most = 0
    for _ in range(15):
        some = mute_dealers(context, running.host.invite, 10)
        for one in some:
            one.send(hello)
        for one in some:
            one.poll(2000)
        a.poll(0.01)
        most = max(most, len(running.host.router._routes))
        for one in some:
            one.close()
    context.term()
    assert most <= 20 + 2
    until([a], lambda: len(running.host.router._routes) <= 1)
    assert a.client.state == "in"


def test_a_bot_that_cannot_start_is_a_notice_and_tried_again(table, monkeypatch):  # noqa: F811
    import net.host.bot_processes

    owner = identity.fresh()
    running = table(owner=owner.public)
    a = table.join(running.invite, "a", owner)
    until([a], lambda: a.client.state == "in" and a.client.lobby)
    real, tried = net.host.bot_processes.subprocess.Popen, []

    def none(*words, **how):
        tried.append(words)
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(net.host.bot_processes.subprocess, "Popen", none)
    a.client.commands.add_bot(1, "random")
    found = until([a], lambda: len(tried) >= 4)
    codes = [event.code for _, event in found if hasattr(event, "code")]
    assert "no_bot" in codes and running.thread.is_alive()
    monkeypatch.setattr(net.host.bot_processes.subprocess, "Popen", real)


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="descriptors are counted in /proc")
def test_what_is_kept_back_starts_a_bot_where_there_are_no_descriptors():
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    spare, filled = Spare(), []
    bots = Bots(lambda invite, level, name: [sys.executable, "-c", "pass"], spare)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(map(int, os.listdir("/proc/self/fd"))) + 50, hard))
    try:
        with contextlib.suppress(OSError):
            while True:
                filled.append(os.open(os.devnull, os.O_RDONLY))
        bots.mind([BotWanted(1, "t", "random", "Snag")], lambda ticket: ticket, 0.0)
        assert not bots.trouble
    finally:
        for one in filled:
            os.close(one)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        bots.close()
        spare.close()
