"""Hostile connections over real sockets: half open, replayed, with a key that is not theirs; the table plays on."""

from __future__ import annotations

import selectors
import socket
import threading
import time

import zmq

from net.lan.invite import parse
from net.protocol import codec
from net.protocol import messages as m
from net.storage import identity
from tests.net.test_shells import at_home, play_on, table, until  # noqa: F401 - fixtures
from tests.patience import PATIENCE

MANY = 150


class Tap(threading.Thread):
    """Between a client and its host: carries their bytes, and keeps what the client said."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.there = port
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        self.said = b""
        self.done = False
        self.start()

    def run(self) -> None:
        near, _ = self.door.accept()
        far = socket.create_connection(("127.0.0.1", self.there))
        look = selectors.DefaultSelector()
        look.register(near, selectors.EVENT_READ, far)
        look.register(far, selectors.EVENT_READ, near)
        while not self.done:
            for ready, _ in look.select(0.1):
                data = ready.fileobj.recv(65_536)  # type: ignore[union-attr]
                if not data:
                    self.done = True
                    break
                if ready.fileobj is near:
                    self.said += data
                ready.data.sendall(data)
        for end in (near, far, self.door):
            end.close()


def test_a_recorded_session_cannot_be_played_again(table) -> None:  # noqa: F811
    """Every byte that Alice's client ever sent, sent again on new connections: the handshake is another one each time, so
    nothing of it is heard, and Alice is not replaced."""
    running = table()
    invite = parse(running.invite)
    tap = Tap(invite.port)
    alice = table.join(type(invite)(invite.host, tap.port, invite.key).text(), "alice", check=False)
    bob = table.join(running.invite, "bob", check=False)
    play_on([alice, bob], lambda: alice.client and alice.client.version >= 4)
    assert len(tap.said) > 500
    lobby = running.host.table.lobby
    seat, before, people = lobby.owned(alice.client.key), len(running.host.table.running.lines), len(lobby.people)
    for cut in (len(tap.said), len(tap.said) // 2, 600):
        thief = socket.create_connection((invite.host, invite.port))
        thief.sendall(tap.said[:cut])
        thief.settimeout(PATIENCE)
        # The host ends a handshake that does not come about, at the latest after two seconds.
        while True:
            try:
                if not thief.recv(65_536):
                    break
            except ConnectionError:
                break
        thief.close()
    until([alice, bob], lambda: alice.client.state == "in" == bob.client.state)
    assert lobby.owned(alice.client.key) == seat and len(lobby.people) == people
    assert len(running.host.table.running.lines) == before, "a play was heard twice"
    tap.done = True


def test_a_known_key_without_its_secret_is_no_key(table) -> None:  # noqa: F811
    """Keys are public: who only knows Alice's cannot speak as her."""
    running = table()
    alice = table.join(running.invite, "alice")
    until([alice], lambda: alice.client.state == "in")
    frames = running.host.router.frames
    context = zmq.Context()
    thief = context.socket(zmq.DEALER)
    thief.linger = 0
    thief.curve_serverkey = running.host.invite.key.encode()
    thief.curve_publickey = alice.client.key.encode()
    thief.curve_secretkey = identity.fresh().secret.encode()
    monitor = thief.get_monitor_socket()
    thief.connect(running.host.invite.endpoint)
    thief.send(codec.pack(m.Hello(m.PROTOCOL, "", "alice")))
    seen: set[int] = set()
    end = time.monotonic() + PATIENCE
    refused = {
        zmq.EVENT_HANDSHAKE_FAILED_PROTOCOL, zmq.EVENT_HANDSHAKE_FAILED_AUTH, zmq.EVENT_HANDSHAKE_FAILED_NO_DETAIL,
        zmq.EVENT_DISCONNECTED,
    }  # fmt: skip
    while not seen & refused and time.monotonic() < end:
        if monitor.poll(50):
            from zmq.utils.monitor import recv_monitor_message

            seen.add(int(recv_monitor_message(monitor)["event"]))
    assert seen & refused and zmq.EVENT_HANDSHAKE_SUCCEEDED not in seen and not thief.poll(0)
    thief.disable_monitor()
    monitor.close()
    thief.close()
    context.term()
    alice.client.commands.chat("still me")
    until([alice], lambda: running.host.router.frames > frames)
    assert alice.client.state == "in"


GREETINGS = (b"", b"\xff" + bytes(8) + b"\x7f", b"\xff" + bytes(8) + b"\x7f\x03\x01CURVE" + bytes(43))
"""Nothing; the first ten bytes of ZeroMQ's greeting; the whole of it, and then nothing."""


def test_half_open_connections_are_ended_and_the_table_plays_on(table) -> None:  # noqa: F811
    """A hundred and fifty that never finish their greeting, and as many at the greeting port that never read."""
    running = table()
    invite = parse(running.invite)
    half = [socket.create_connection((invite.host, invite.port)) for _ in range(MANY)]
    idle = [socket.create_connection((invite.host, invite.port + 1)) for _ in range(MANY)]
    for number, one in enumerate(half):
        one.sendall(GREETINGS[number % 3])
    a, b = table.join(running.invite, "a", check=False), table.join(running.invite, "b", check=False)
    play_on([a, b], lambda: a.client and a.client.version >= 3)
    for one in half:
        one.settimeout(PATIENCE)
        data = b"?"
        while data:
            try:
                data = one.recv(4096)
            except ConnectionError:
                data = b""
    for one in (*half, *idle):
        one.close()
    assert len(running.host.table.lobby.people) == 2
    assert len(running.host.router._routes) <= 2
