"""Real processes over TCP: a host and its bots to the end; kill -9 at random moments; a parent that ends."""

from __future__ import annotations

import functools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import titles
from game.engine.chance import FastChance
from game.engine.match import new
from net.client import events as e
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.lan.invite import parse
from net.storage import identity, journal
from tests.patience import PATIENCE, next_line

TITLE = "battlegoats"
ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals")


@pytest.fixture
def world(tmp_path, monkeypatch):
    """Starts processes in a home of their own, and ends those that it started."""
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    started: list[subprocess.Popen[str]] = []
    peers: list[ClientConnection] = []

    class World:
        def host(self, *arguments):
            command = [sys.executable, "-m", "game", "host", *arguments, "--local", "--parent", str(os.getpid())]
            log = (tmp_path / f"host{len(started)}.log").open("w")
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT)
            started.append(process)
            line = next_line(process)
            assert line, (tmp_path / f"host{len(started) - 1}.log").read_text()
            return process, json.loads(line)

        def join(self, invite, name, **how):
            peers.append(ClientConnection(parse(invite), identity.fresh(), Introduction(name), **how))
            return peers[-1]

        log = staticmethod(lambda: "\n".join(path.read_text() for path in sorted(tmp_path.glob("host*.log"))))

    yield World()
    for peer in peers:
        peer.close()
    for process in started:
        if process.poll() is None:
            process.kill()
        process.wait()
        process.stdout.close()


def free_port():
    """A port that is free, and the next one, which greets."""
    while True:
        with socket.socket() as one, socket.socket() as two:
            one.bind(("127.0.0.1", 0))
            port = one.getsockname()[1]
            try:
                two.bind(("127.0.0.1", port + 1))
            except (OSError, OverflowError):
                continue
            return port


def replayed(match):
    """The match that the journal tells, played again."""
    kept = journal.read(journal.path_of(match))
    out = new(titles.rules(TITLE), kept.begun.kinds, kept.begun.options, kept.begun.seed)
    for line in kept.lines:
        out.apply(line.play)
        out.cues.clear()
    return out, kept


def test_a_host_and_two_bots_to_the_end(world):
    process, said = world.host(TITLE, "--seats", "2", "--bots", "2:random", "--exit-when-over")
    assert set(said) >= {"match", "addresses", "port", "invite"}
    out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    [last] = [json.loads(line) for line in out.splitlines()]
    assert last["match"] == said["match"]
    match, kept = replayed(said["match"])
    assert kept.over and list(match.result.winners) == last["result"]["winners"]


def test_bots_that_join_by_invite(world):
    process, said = world.host(TITLE, "--seats", "2", "--exit-when-over")
    bots = [
        subprocess.Popen([sys.executable, "-m", "game", "bot", said["invite"], "--level", "random", "--name", name,
                          "--parent", str(os.getpid())], cwd=ROOT, stderr=subprocess.DEVNULL)
        for name in ("Ann", "Ben")
    ]  # fmt: skip
    out, _ = process.communicate(timeout=PATIENCE)
    assert json.loads(out)["result"]["outcome"], "in this game nobody may win"
    for bot in bots:
        bot.wait(PATIENCE)


class Player:
    """A player in this process that plays at random, a play every few milliseconds, and wants another match."""

    def __init__(self, peer, seed):
        self.peer = peer
        self.chance = FastChance(seed)
        self.over = None
        self.verdicts = []
        self.next = 0.0

    def step(self, play=True):
        for event in self.peer.poll(0.002):
            if isinstance(event, e.Over):
                self.over = event.result
            elif isinstance(event, e.Opened) and not event.again:
                self.over = None
            elif isinstance(event, e.Checked):
                self.verdicts.append(event.verdict.outcome)
        client = self.peer.client
        if client is None or client.state != "in" or not play:
            return
        lobby = client.lobby
        if lobby and lobby.phase in ("lobby", "over"):
            if any(seat.who == client.key and not seat.ready for seat in lobby.seats):
                client.commands.ready()
            return
        ask = client.ask
        asked = ask and ask.space is not None and ask.answer is None and client.pending is None
        if asked and time.monotonic() > self.next:
            self.next = time.monotonic() + 0.01
            client.play(ask.space.sample(self.chance))


def test_people_and_a_bot_go_on_with_another_game_and_it_survives_its_host(world):
    """Battlegoats for two and a bot, then the game that they vote for, on the same invite; its host is shot and started again."""
    process, said = world.host(
        TITLE, "--seats", "3", "--bots", "1:random", "--port", str(free_port()), "--dropped", "wait"
    )
    players = [Player(world.join(said["invite"], name), name) for name in ("alice", "bob")]
    clients = [lambda p=p: p.peer.client for p in players]

    def on(done):
        until = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < until, world.log()
            for player in players:
                player.step(play=False)

    def ready(phase):
        on(lambda: all(c() and c().state == "in" and c().lobby and c().lobby.phase == phase for c in clients))
        for c in clients:
            c().commands.ready()

    ready("lobby")
    on(lambda: all(c().opening and c().version for c in clients))
    first = clients[0]().opening.match
    for client in clients:
        client().resign()
    on(lambda: all(c().result for c in clients))
    on(lambda: all(c().lobby.phase == "over" and c().lobby.next_games for c in clients))
    on(lambda: all(p.verdicts for p in players))
    assert [p.verdicts for p in players] == [["fair"], ["fair"]]
    for client in clients:
        client().commands.vote("slayer_slayer")
    ready("over")
    on(lambda: all(c().opening.title == "slayer_slayer" and c().version for c in clients))
    match = clients[0]().opening.match
    assert match != first and clients[0]().opening.kinds == ("human", "human", "bot")
    assert all(c().greeting.title == "slayer_slayer" for c in clients)
    version = max(c().version for c in clients)
    process.kill()
    process.wait()
    _, again = world.host("--resume", match)
    assert again["match"] == match and again["invite"].split("?")[0] == said["invite"].split("?")[0]
    on(lambda: all(c().state == "in" and c().run == 2 and c().version >= version for c in clients))
    assert all(c().opening.title == "slayer_slayer" for c in clients)


@pytest.mark.slow
def test_killed_at_twenty_random_moments_and_resumed_each_time(world):
    """The same host, shot again and again: the match goes on where it was, nobody joins by hand, all hashes agree."""
    dice = random.Random(4)
    # A port of its own: on the usual one another test's host could sit down while this one is dead.
    process, said = world.host(TITLE, "--seats", "2", "--port", str(free_port()))
    players = [Player(world.join(said["invite"], name), name) for name in ("alice", "bob")]

    def back(match, held):
        return all(
            p.peer.client.state == "in" and p.peer.client.opening.match == match and p.peer.client.version >= version
            and p.peer.client.opening.run >= 2
            for p, version in zip(players, held)
        )  # fmt: skip

    def on(done, seconds, play=True):
        until = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < until, world.log()
            for player in players:
                player.step(play)

    slowest, matches, cut_off = 0.0, set(), 0
    for _ in range(20):
        on(lambda: all(p.peer.client and p.peer.client.opening and p.over is None for p in players), PATIENCE)
        moment = time.monotonic() + dice.random() * 0.25
        while time.monotonic() < moment:
            for player in players:
                player.step()
        match = players[0].peer.client.opening.match
        if players[1].peer.client.opening.match != match:
            match = max(journal.matches(), key=lambda m: journal.path_of(m).stat().st_mtime)
        matches.add(match)
        cut_off += players[0].over is None
        held = [p.peer.client.version if p.peer.client.opening.match == match else 0 for p in players]
        process.send_signal(signal.SIGKILL)
        process.wait()
        process, again = world.host("--resume", match)
        assert again["port"] == said["port"] and again["match"] == match
        began = time.monotonic()
        on(functools.partial(back, match, held), PATIENCE, play=False)
        slowest = max(slowest, time.monotonic() - began)
    count = min(len(p.verdicts) for p in players)
    on(lambda: all(len(p.verdicts) > count for p in players), PATIENCE)
    assert {outcome for p in players for outcome in p.verdicts} == {"fair"}
    process.kill()
    process.wait()
    for match in matches:
        played, kept = replayed(match)
        assert [line.play for line in kept.lines] and kept.over == (played.result is not None)
    assert "Traceback" not in world.log() and "another view" not in world.log()
    print(f"20 kills ({cut_off} in the middle) in {len(matches)} matches, everybody back within {slowest:.2f} s")


def test_a_stopped_host_is_found_again(world):
    """As when a laptop sleeps: stopped for five seconds, then everything goes on."""
    process, said = world.host(TITLE, "--seats", "2", "--exit-when-over")
    players = [Player(world.join(said["invite"], name), name) for name in ("alice", "bob")]
    until = time.monotonic() + PATIENCE
    while not all(p.peer.client and p.peer.client.version >= 3 for p in players):
        assert time.monotonic() < until
        for player in players:
            player.step()
    process.send_signal(signal.SIGSTOP)
    until = time.monotonic() + 5
    while time.monotonic() < until:
        for player in players:
            player.peer.poll(0.01)
    process.send_signal(signal.SIGCONT)
    began = time.monotonic()
    while not all(p.peer.client.state == "in" for p in players):
        assert time.monotonic() - began < PATIENCE
        for player in players:
            player.peer.poll(0.01)
    until = time.monotonic() + PATIENCE
    while not all(p.over for p in players):
        assert time.monotonic() < until
        for player in players:
            player.step()


def test_the_last_match_is_taken_up_until_there_is_none(world):
    """What a service manager says each time it starts a table: go on where it was, or begin."""
    words = ("--resume", "last", TITLE, "--seats", "2", "--exit-when-over", "--port", str(free_port()))
    process, said = world.host(*words, "--profile", "host-7")  # as one of many tables has it
    players = [Player(world.join(said["invite"], name), name) for name in ("alice", "bob")]

    def on(done):
        until = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < until, world.log()
            for player in players:
                player.step()

    on(lambda: all(p.peer.client and p.peer.client.version >= 3 for p in players))
    process.kill()
    process.wait()
    process, again = world.host(*words)
    assert (again["match"], again["invite"]) == (said["match"], said["invite"]), "its port, its key and its code"
    on(lambda: all(p.over for p in players))
    assert process.wait(PATIENCE) == 0
    _, new = world.host(*words)
    assert new["match"] != said["match"], "what is over is over"


def test_a_host_ends_with_its_parent(world, tmp_path):
    code = (
        "import subprocess,sys,os,time;"
        "p=subprocess.Popen([sys.executable,'-m','game','host','battlegoats','--local','--bots','1:random',"
        "'--parent',str(os.getpid())],stdout=subprocess.PIPE);"
        "p.stdout.readline();time.sleep(1);print(p.pid,flush=True)"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE)
    pid = int(out.stdout.split()[-1])
    from net.host.parent_watch import running

    until = time.monotonic() + PATIENCE
    while running(pid) and time.monotonic() < until:
        time.sleep(0.1)
    assert not running(pid)


def test_an_unknown_match_or_a_broken_journal_is_one_line(world, tmp_path):
    (tmp_path / "journals").mkdir()
    (tmp_path / "journals" / "abcdef123456.journal").write_bytes(b"not a journal" * 50)
    # A journal that is there and broken is no wrong use; a name of no journal is.
    for match, code in (("abcdef123456", 1), ("000000000000", 2), ("../../x", 2)):
        done = subprocess.run(
            [sys.executable, "-m", "game", "host", "--resume", match, "--local"],
            capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE,
        )  # fmt: skip
        assert done.returncode == code and done.stdout == ""
        assert len(done.stderr.strip().splitlines()) == 1 and "Traceback" not in done.stderr
