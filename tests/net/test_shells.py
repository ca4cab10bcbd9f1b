"""The thin shells over real sockets on loopback: keys, routes, floods, restarts."""

from __future__ import annotations

import os
import socket
import stat
import threading
import time

import pytest
import zmq
from msgspec.structs import replace

from game.engine.chance import FastChance
from net.client import events as e
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.host import router
from net.host.outbox import Outbox
from net.host.process import Host, HostOptions
from net.lan.invite import parse
from net.lan.key_service import ask_key
from net.protocol import codec
from net.protocol import messages as m
from net.storage import identity, journal
from tests.engine.toys import TRICKS
from tests.net.world import TITLE, World
from tests.patience import PATIENCE


@pytest.fixture(autouse=True)
def at_home(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))


class Running:
    """A host on a thread."""

    def __init__(self, **options):
        options.setdefault("key", identity.fresh())
        self.host = Host(HostOptions(title="tricks", local=True, record=TITLE, rules=TRICKS, content="c", **options))
        self.invite = self.host.invite.text()
        self.thread = threading.Thread(target=self.host.run)
        self.thread.start()

    def stop(self):
        self.host.end()
        self.thread.join()
        self.host.close()


@pytest.fixture
def table():
    hosts, peers = [], []

    def make(**options):
        hosts.append(Running(**options))
        return hosts[-1]

    def join(text, name="x", key=None, **how):
        peers.append(
            ClientConnection(
                parse(text),
                key or identity.fresh(),
                Introduction(name),
                rules=lambda _: TRICKS,
                content=lambda _: "c",
                **how,
            )
        )
        return peers[-1]

    make.join = join
    yield make
    for peer in peers:
        peer.close()
    for host in hosts:
        host.stop()


def until(peers, done, seconds=PATIENCE):
    """Poll until `done()`. Returns all events."""
    found = []
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it never came"
        for peer in peers:
            found += [(peer, event) for event in peer.poll(0.005)]
    return found


def play_on(peers, done, seconds=PATIENCE):
    chance = FastChance(1)
    found = []
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it never ended"
        for peer in peers:
            found += [(peer, event) for event in peer.poll(0.002)]
            client = peer.client
            if client is None or client.state != "in":
                continue
            mine = [seat for seat in client.lobby.seats if seat.who == client.key] if client.lobby else []
            if mine and not mine[0].ready and client.lobby.phase == "lobby":
                client.commands.ready()
            ask = client.ask
            if ask and ask.space is not None and ask.answer is None and client.pending is None:
                client.play(ask.space.sample(chance))
    return found


def test_a_match_over_real_sockets_by_invite_and_by_address(table, capfd):
    running = table(exit_when_over=True)
    a = table.join(running.invite, "a")
    b = table.join(f"127.0.0.1:{running.host.router.port}", "b")
    found = play_on([a, b], lambda: a.client and a.client.result and b.client and b.client.result)
    end = time.monotonic() + PATIENCE
    while len(checked := [x.verdict.outcome for _, x in found if isinstance(x, e.Checked)]) < 2:
        assert time.monotonic() < end
        found += [(peer, event) for peer in (a, b) for event in peer.poll(0.01)]
    assert checked == ["fair", "fair"]
    running.thread.join(PATIENCE)
    import json

    first, last = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    assert first["invite"] == running.invite and first["port"] == running.host.router.port
    assert last["match"] == first["match"] and last["result"]["outcome"] == "tricks"


def test_the_host_comes_back_on_its_port_and_clients_rejoin_by_themselves(table):
    key = identity.fresh()
    running = table(key=key)
    a, b = table.join(running.invite, "a"), table.join(running.invite, "b")
    play_on([a, b], lambda: all(p.client and p.client.version >= 4 for p in (a, b)))
    match, port, version = a.client.opening.match, running.host.router.port, a.client.version
    running.stop()
    until([a, b], lambda: a.client.state == b.client.state == "away")
    back = table(key=key, resume=match)
    assert back.host.router.port == port, "where the clients look for it"
    until([a, b], lambda: all(p.client.state == "in" and p.client.opening.run == 2 for p in (a, b)))
    until([a, b], lambda: a.client.version >= version)
    play_on([a, b], lambda: a.client.result is not None and b.client.result is not None)
    assert list(back.host.table.result["winners"]) == a.client.result["winners"]


@pytest.mark.parametrize(("address", "alone"), [("127.0.0.1", True), ("192.168.1.5", False)])
def test_a_table_that_others_could_come_to_does_not_get_limits_when_it_goes_on_alone(table, address, alone):
    """Limits of a game alone are those that somebody has chosen for it; also when it goes on alone a second time."""
    running, key = table(), identity.fresh()
    a, b = table.join(running.invite, "a", key), table.join(running.invite, "b")
    play_on([a, b], lambda: all(p.client and p.client.version >= 2 for p in (a, b)))
    match = a.client.opening.match
    running.stop()
    kept = journal.Journal()
    kept.table(replace(kept.resume(match).table, address=address, is_private=None))
    kept.close()
    for _ in range(2):
        again = table(resume=match)
        assert again.host.table.setup.is_private is alone
        back = table.join(again.invite, "a", key)
        until([back], lambda back=back: back.client is not None and back.client.state == "in")
        again.stop()
        assert journal.read(journal.path_of(match)).table.address == "127.0.0.1"


def test_the_latest_connection_of_a_key_wins(table):
    running = table()
    key = identity.fresh()
    first = table.join(running.invite, "me", key)
    until([first], lambda: first.client.state == "in")
    second = table.join(running.invite, "me", key)
    found = until([first, second], lambda: second.client.state == "in" and first.client.state == "closed")
    assert [event.code for peer, event in found if isinstance(event, e.Closed)] == ["replaced"]
    until([second], lambda: second.client.lobby and second.client.lobby.seats[0].who == key.public)


def test_a_seat_cannot_be_taken_with_another_key(table):
    """Frames that name somebody else, and a routing id that somebody else chose, are worth nothing."""
    running = table()
    owner = table.join(running.invite, "owner")
    until([owner], lambda: owner.client.state == "in")
    context = zmq.Context()
    thief = context.socket(zmq.DEALER)
    thief.linger = 0
    thief.routing_id = owner.client.key.encode()
    thief.curve_serverkey = running.host.invite.key.encode()
    thief.curve_publickey, thief.curve_secretkey = zmq.curve_keypair()
    thief.connect(running.host.invite.endpoint)
    thief.send(codec.pack(m.Sit(None)))
    thief.poll(2000)
    assert codec.read_from_host(thief.recv()) == m.Sorry("hello_first")
    thief.close()
    context.term()
    assert running.host.table.lobby.seats[0].owner == owner.client.key


def test_without_curve_nobody_is_heard(table):
    running = table()
    context = zmq.Context()
    plain = context.socket(zmq.DEALER)
    plain.linger = 0
    plain.connect(running.host.invite.endpoint)
    plain.send(codec.pack(m.Hello(m.PROTOCOL, "", "plain")))
    assert not plain.poll(700)
    plain.close()
    context.term()
    assert running.host.router.frames == 0


def test_a_wrong_host_key_is_not_silence(table):
    running = table()
    invite = parse(running.invite)
    wrong = ClientConnection(
        type(invite)(invite.host, invite.port, identity.fresh().public),
        identity.fresh(),
        Introduction("x"),
        content=lambda _: "c",
    )  # fmt: skip
    try:
        found = []
        end = time.monotonic() + PATIENCE
        while not any(isinstance(x, e.Unreachable) for x in found) and time.monotonic() < end:
            found += wrong.poll(0.05)
        assert [x.code for x in found if isinstance(x, e.Unreachable)] in (["other_key"], ["no_answer"])
    finally:
        wrong.close()


def test_a_flood_is_cut_off_and_the_others_stay(table):
    running = table()
    a = table.join(running.invite, "a")
    until([a], lambda: a.client.state == "in")
    context = zmq.Context()
    flood = context.socket(zmq.DEALER)
    flood.linger = 0
    flood.curve_serverkey = running.host.invite.key.encode()
    flood.curve_publickey, flood.curve_secretkey = zmq.curve_keypair()
    flood.setsockopt(zmq.RECONNECT_IVL, -1)
    monitor = flood.get_monitor_socket()
    flood.connect(running.host.invite.endpoint)
    flood.send(codec.pack(m.Hello(m.PROTOCOL, "", "flood")))
    flood.poll(2000)
    began = time.monotonic()
    gone = None
    spam = codec.pack(m.Say("spam"))
    while time.monotonic() - began < PATIENCE and gone is None:
        for _ in range(50):
            try:
                flood.send(spam, zmq.NOBLOCK)
            except zmq.Again:
                break
        while monitor.poll(0):
            from zmq.utils.monitor import recv_monitor_message

            if recv_monitor_message(monitor)["event"] == zmq.EVENT_DISCONNECTED:
                gone = time.monotonic() - began
        a.poll(0.001)
    flood.disable_monitor()
    monitor.close()
    flood.close()
    context.term()
    assert gone is not None
    until([a], lambda: a.client.state == "in")


def test_the_greeting_port(table):
    running = table()
    port = running.host.router.port
    assert ask_key("127.0.0.1", port) == running.host.invite.key
    with socket.create_connection(("127.0.0.1", port + 1)) as wire_:
        wire_.sendall(b"GET / HTTP/1.1\r\n\r\n" * 100)
        assert wire_.recv(1000).startswith(b"{")


def test_a_port_that_is_asked_for_and_taken_is_an_error():
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match="cannot listen"):
        Host(
            HostOptions(title="tricks", local=True, record=TITLE, rules=TRICKS, content="c",
                        port=taken.getsockname()[1], key=identity.fresh())
        )  # fmt: skip


def test_nobody_there_is_told(table):
    nobody = table.join("127.0.0.1:9", "x")
    found = until([nobody], lambda: nobody._finding is None)
    assert [event.code for _, event in found if isinstance(event, e.Unreachable)] == ["no_answer"]


def test_poll_never_waits_when_not_asked_to(table):
    running = table()
    peer = table.join(running.invite)
    spent = []
    for _ in range(300):
        began = time.perf_counter()
        peer.poll()
        spent.append(time.perf_counter() - began)
    # The median: a single poll may well be the one in which the machine did something else.
    assert sorted(spent)[150] < 0.1


# ---------------------------------------------------------------------- keys


def test_a_key_is_made_once_and_is_nobody_elses_to_read(tmp_path):
    one, two = identity.load(), identity.load()
    assert one == two
    path = tmp_path / "keys" / "default.key"
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert identity.load("Kim's seat") != one


def test_two_programs_that_start_together_use_one_key():
    found = []
    threads = [threading.Thread(target=lambda: found.append(identity.load("both"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({x.public for x in found}) == 1


def test_a_broken_key_file_is_told(tmp_path):
    identity.load()
    (tmp_path / "keys" / "default.key").write_text("nonsense")
    with pytest.raises(identity.BrokenKey, match="Move it away"):
        identity.load()


def test_the_host_tidies_in_a_lull_and_once(monkeypatch):
    """Not between a play and those who are told of it, and not again while nothing has come."""

    class Told:
        lobby, outbox = World().table.lobby, Outbox({})

        def tick(self, now):
            return []

    told, came, tidied = Told(), [False, True, True, False, False], []
    monkeypatch.setattr(router, "tidy", lambda times: tidied.append(times) or times + 1)
    shell = router.Router(identity.fresh(), "127.0.0.1", 0)
    waited = []
    monkeypatch.setattr(shell, "_receive", lambda table, patience: waited.append(patience) or came[len(waited) - 1])
    try:
        rested = []
        for _ in came:
            shell.pump(told, time.monotonic(), 0.25)
            rested.append(len(tidied))
    finally:
        shell.close()
    assert rested == [1, 1, 1, 2, 2]
    assert waited == [router.LULL, 0.25, router.LULL, router.LULL, 0.25]


def test_the_host_collects_garbage_when_nobody_waits_all_of_it_now_and_then(monkeypatch):
    asked = []
    monkeypatch.setattr(router.gc, "collect", asked.append)
    times = 0
    for _ in range(2 * router.TIDY_ALL):
        times = router.tidy(times)
    assert asked.count(2) == 2 and asked[-1] == 2 and asked.count(1) == 2 * router.TIDY_ALL // router.TIDY_MORE - 2
