"""Hosts and clients on either side of a doorway, over real sockets: invites, spoken codes, IPv6, and leaving."""

from __future__ import annotations

import contextlib
import socket
import time

import pytest
from msgspec.structs import replace

from net.client import connection, passage
from net.client import events as e
from net.client.passage import Passage
from net.host.doorway import Doorway
from net.lan import resolve
from net.lan.invite import in_base32, parse
from net.lan.passing import Porter
from net.storage import identity
from tests.net.host.test_doorway import NAME, Table
from tests.net.host.test_doorway import until as wait
from tests.net.test_shells import at_home, play_on, table, until  # noqa: F401 (fixtures)
from tests.patience import PATIENCE


class Front:
    """A doorway, and which tables are behind it."""

    def __init__(self, address: str) -> None:
        self.ports: dict[str, int] = {}
        self.door = Doorway(address, 0, lambda name: self.ports.get(name, 0), 0)
        self.at = f"[{address}]:{self.door.port}" if ":" in address else f"{address}:{self.door.port}"

    def hosts(self, running) -> None:
        self.ports[in_base32(parse(running.invite).key)] = running.host.router.port


@pytest.fixture
def front(request):
    try:
        made = Front(getattr(request, "param", "127.0.0.1"))
    except OSError:
        pytest.skip("no such addresses here")
    yield made
    made.door.close()


class Lan:
    """What the LAN's announcements would say of one table."""

    def __init__(self, running) -> None:
        self.error, self._found = "", running.host._listed()

    def tables(self):
        return [self._found, replace(self._found, id="stranger", key=identity.fresh().public)]

    def close(self) -> None:
        pass


@pytest.mark.parametrize("front", ["127.0.0.1", "::1"], ids=["ipv4", "ipv6"], indirect=True)
@pytest.mark.parametrize("way", ["invite", "code"])
def test_a_table_is_joined_and_played_through_a_doorway(table, front, way, monkeypatch):  # noqa: F811
    """A code leads to whoever announces its figure: of two behind one doorway, the one whose key is there proves it."""
    running = table(door=front.at)
    front.hosts(running)
    monkeypatch.setattr(resolve, "Browser", lambda: Lan(running))
    text = running.invite if way == "invite" else parse(running.invite).code.replace("-", " ").upper()
    a, b = table.join(text, "a"), table.join(running.invite, "b")
    play_on([a, b], lambda: all(p.client and p.client.version >= 3 for p in (a, b)))
    assert a.invite.door and a.invite.port == front.door.port and len(front.door.crowds) == 2


def test_another_code_leads_nowhere(table, front, monkeypatch):  # noqa: F811
    running = table(door=front.at)
    front.hosts(running)
    monkeypatch.setattr(resolve, "by_code", lambda code: [replace(parse(running.invite), code=code)])
    wrong = next(word for word in ("brisket-lantern", "atlas-breeze") if word != parse(running.invite).code)
    peer = table.join(wrong, "a")
    found = until([peer], lambda: peer.client is not None and peer.client.state == "closed")
    assert [event.code for _, event in found if isinstance(event, e.Closed)] == ["wrong_secret"]


@pytest.mark.parametrize("lost", ["table", "doorway"])
def test_whoever_leaves_where_no_table_is_any_more_goes_on_living(table, front, lost, monkeypatch):  # noqa: F811
    """A socket of libzmq that is closed while a SOCKS proxy refuses ends the whole program, and this run with it."""
    monkeypatch.setattr(connection, "WORRIED", 0.1)
    running = table(door=front.at)
    if lost == "doorway":
        front.hosts(running)
    peer = table.join(running.invite, "a")
    if lost == "doorway":
        until([peer], lambda: peer.client and peer.client.state == "in")
        front.door.close()
    found = []
    until([], lambda: found.extend(peer.poll(0.01)) or any(isinstance(event, e.Unreachable) for event in found))
    assert [event.code for event in found if isinstance(event, e.Unreachable)] == ["no_answer"]
    peer.close()


def test_the_last_word_goes_through_before_a_passage_closes():
    behind = Table(mute=True)
    door = Doorway("127.0.0.1", 0, lambda name: behind.port if name == NAME else 0, 0)
    made = Passage(parse(f"gobsmack://127.0.0.1:{door.port}/{NAME}?door=1"))
    try:
        with contextlib.closing(socket.create_connection(("127.0.0.1", int(made.endpoint.rpartition(":")[2])))) as wire:
            wire.sendall(b"good-bye")
        wait(lambda: behind.came)
        made.close()
        behind.came[0][1].settimeout(PATIENCE)
        assert behind.came[0][1].recv(64) == b"good-bye"
    finally:
        made.close()
        door.close()
        behind.close()


def test_a_passage_gives_a_doorway_that_says_nothing_up(monkeypatch):
    monkeypatch.setattr(passage, "CONNECT_S", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        made = Passage(parse(f"gobsmack://127.0.0.1:{silent.getsockname()[1]}/{NAME}?door=1"))
        with socket.create_connection(("127.0.0.1", int(made.endpoint.rpartition(":")[2]))) as wire:
            wire.settimeout(PATIENCE)
            began = time.monotonic()
            with contextlib.suppress(OSError):
                assert wire.recv(1) == b""
            assert time.monotonic() - began < PATIENCE and not made.is_led
        made.close()


def test_small_words_are_not_kept_back():
    """Without it a play to everyone updated took four to five times as long through a doorway."""
    found = []

    async def come(end):
        found.append(end.writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        end.leave()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        porter = Porter(listening, come, "porter")
        with socket.create_connection(listening.getsockname()[:2]):
            wait(lambda: found)
        porter.close()
    assert found[0]
