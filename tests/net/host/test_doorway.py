"""One port in front of many tables: who is led where, who is refused, and what strangers can take of it."""

from __future__ import annotations

import contextlib
import socket
import threading
import time

import pytest
from msgspec.structs import replace

from net.host import doorway
from net.host.doorway import Crowds, Doorway
from net.host.status import Board, Status
from net.lan import passing
from net.lan.invite import Invite, in_base32, parse
from net.storage.identity import fresh
from tests.net.lan.test_listing import TABLE, board
from tests.patience import PATIENCE

NAME = in_base32(fresh().public)


class Table:
    """Listens at a port of its own; says back what it hears, and remembers who came."""

    def __init__(self, mute: bool = False) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.came: list[tuple[str, socket.socket]] = []
        threading.Thread(target=self._work, args=(mute,), daemon=True).start()

    def _work(self, mute: bool) -> None:
        while True:
            try:
                wire, (address, _) = self.socket.accept()
            except OSError:
                return
            self.came.append((address, wire))
            if not mute:
                threading.Thread(target=_echo, args=(wire,), daemon=True).start()

    def close(self) -> None:
        for one in (self.socket, *(wire for _, wire in self.came)):
            with contextlib.suppress(OSError):  # a thread may wait for it: closing alone would not wake it
                one.shutdown(socket.SHUT_RDWR)
            one.close()


def _echo(wire: socket.socket) -> None:
    try:
        while said := wire.recv(1 << 16):
            wire.sendall(said)
        wire.shutdown(socket.SHUT_WR)
    except OSError:
        pass


@pytest.fixture
def table():
    made = Table()
    yield made
    made.close()


@pytest.fixture
def door(table):
    made = Doorway("127.0.0.1", 0, lambda name: table.port if name == NAME else 0, table.port)
    yield made
    made.close()


def come(door, address="127.0.0.1"):
    wire = socket.create_connection((address, door.port), PATIENCE)
    wire.settimeout(PATIENCE)
    return wire


def ask(wire, name, command=1):
    """Ask for a name as libzmq does; the answer's code, or -1 for being hung up on."""
    wire.sendall(b"\x05\x01\x00")
    assert exactly(wire, 2) == b"\x05\x00"
    wire.sendall(bytes([5, command, 0, 3, len(name)]) + name.encode() + b"\x6f\x04")
    answer = exactly(wire, 10)
    return answer[1] if answer else -1


def exactly(wire, count):
    said = b""
    while len(said) < count and (more := wire.recv(count - len(said))):
        said += more
    return said


def is_over(wire):
    """Hung up on, politely or not."""
    try:
        while wire.recv(1 << 16):
            pass
    except ConnectionError:
        pass
    return True


def until(true):
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_table_is_reached_by_its_key_and_both_ways_are_open(door, table):
    with come(door) as wire:
        assert ask(wire, NAME.upper()) == 0
        for said in (b"x", b"y" * 300_000):
            threading.Thread(target=wire.sendall, args=(said,), daemon=True).start()
            assert exactly(wire, len(said)) == said
        wire.sendall(b"last")
        wire.shutdown(socket.SHUT_WR)
        assert exactly(wire, 4) == b"last" and wire.recv(1) == b"", "whoever has no more to say still hears the rest"
    until(lambda: not len(door.crowds))


def test_a_capital_letter_leads_to_the_pages(door):
    with come(door) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\n\r\n")
        assert exactly(wire, 18) == b"GET / HTTP/1.1\r\n\r\n"


@pytest.mark.parametrize(
    "name",
    ["localhost", "127.0.0.1", "example.org", NAME[:-1], in_base32(fresh().public), ""],
    ids=["localhost", "127.0.0.1", "example.org", "a key cut short", "another key", "nothing"],
)
def test_no_other_destination_is_ever_connected_to(door, table, name):
    with come(door) as wire:
        assert ask(wire, name) == 2 and is_over(wire)
    assert not table.came


@pytest.mark.parametrize(
    "kind", [b"\x01\x7f\x00\x00\x01", b"\x04" + b"\0" * 15 + b"\x01"], ids=["an IPv4 address", "an IPv6 address"]
)
def test_an_address_in_numbers_is_refused(door, table, kind):
    with come(door) as wire:
        wire.sendall(b"\x05\x01\x00\x05\x01\x00" + kind + table.port.to_bytes(2, "big"))
        assert exactly(wire, 12)[2:4] == b"\x05\x02" and is_over(wire) and not table.came


def test_other_commands_other_methods_and_rubbish_are_hung_up_on(door, table):
    with come(door) as wire:
        assert ask(wire, NAME, command=2) == 7 and is_over(wire)  # BIND
    with come(door) as wire:
        wire.sendall(b"\x05\x02\x01\x02")  # passwords
        assert exactly(wire, 2) == b"\x05\xff" and is_over(wire)
    for rubbish in (b"\x16\x03\x01", b"\xff" + b"\0" * 8 + b"\x7f", b"\x04\x01", b"\x05\x01\x00\x06\x01\x00\x03\x00"):
        with come(door) as wire:
            wire.sendall(rubbish)
            assert is_over(wire)
    assert not table.came


def test_a_table_that_has_ended_is_said_to_be_gone(door, table):
    with come(door) as led:
        assert ask(led, NAME) == 0
        until(lambda: table.came)
        table.close()
        assert is_over(led)
    with come(door) as wire:
        assert ask(wire, NAME) == 5 and is_over(wire)


def test_a_thousand_rubbish_connections_leave_nothing_behind_and_nobody_out(door, table):
    with come(door) as guest:
        assert ask(guest, NAME) == 0
        for number in range(1000):
            with come(door) as wire:
                wire.sendall((b"\x16", b"\x05", b"\x05\x01\x00\x05", b"\x00" * 99)[number % 4])
        guest.sendall(b"still here")
        assert exactly(guest, 10) == b"still here"
        with come(door) as other:
            assert ask(other, NAME) == 0
        until(lambda: len(door.crowds) == 1)
    assert len(table.came) == 2


def test_whoever_says_nothing_is_hung_up_on(door, monkeypatch):
    monkeypatch.setattr(doorway, "ASK_S", 0.05)
    with come(door) as silent, come(door) as slow:
        with contextlib.suppress(OSError):  # a slow one indeed may have been hung up on already
            slow.sendall(b"\x05\x01")
        assert is_over(silent) and is_over(slow)


def test_the_silent_ones_of_one_address_make_room_for_whoever_speaks(door, monkeypatch):
    monkeypatch.setattr(doorway, "ASKING_EACH", 3)
    silent = [come(door) for _ in range(5)]
    assert is_over(silent[0]) and is_over(silent[1])
    with come(door) as guest:
        assert ask(guest, NAME) == 0
    for wire in silent:
        wire.close()


class Caller:
    def __init__(self, network):
        self.network, self.ended = network, False

    def hang_up(self):
        self.ended = True


def test_rooms_are_bounded_for_a_network_and_for_all():
    crowds = Crowds(300)
    one = [Caller("10.0.0.1") for _ in range(doorway.EACH)]
    for caller in one:
        assert crowds.come(caller)
    assert sum(caller.ended for caller in one) == doorway.EACH - doorway.ASKING_EACH
    assert not crowds.come(Caller("10.0.0.1")) and len(crowds) == doorway.EACH
    others = [Caller(f"10.0.1.{n}") for n in range(44)]
    assert all(map(crowds.come, others)) and not any(caller.ended for caller in others)
    assert not crowds.come(Caller("10.0.2.1")), "full"
    for caller in (*one, *others):
        crowds.gone(caller)
    assert len(crowds) == 0 and crowds.come(Caller("10.0.0.1"))


def test_whoever_takes_nothing_is_hung_up_on_and_the_table_is_not_read_for_them(monkeypatch):
    monkeypatch.setattr(passing, "STUCK_S", 0.2)
    made = Table(mute=True)
    door = Doorway("127.0.0.1", 0, lambda name: made.port, made.port)
    sent = 0
    try:
        with come(door) as slow:
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            assert ask(slow, NAME) == 0
            until(lambda: made.came)
            wire = made.came[0][1]
            wire.settimeout(PATIENCE)
            with pytest.raises(OSError):
                while sent < 1 << 28:
                    sent += wire.send(b"x" * (1 << 16))
            until(lambda: not len(door.crowds))
    finally:
        door.close()
        made.close()
    assert sent < 1 << 25, "what the system's own buffers hold, not more"


@pytest.mark.skipif(not doorway.LOOPBACKS, reason="one loopback address")
def test_each_far_address_is_one_of_its_own_to_the_tables(table):
    door = Doorway("0.0.0.0", 0, lambda name: table.port, table.port)
    try:
        for number, source in enumerate(("127.0.0.2", "127.0.0.3", "127.0.0.2"), 1):
            with socket.create_connection(("127.0.0.1", door.port), PATIENCE, (source, 0)) as wire:
                assert ask(wire, NAME) == 0
                until(lambda: len(table.came) == number)  # noqa: B023 - asked at once
    finally:
        door.close()
    (a, b, again) = (address for address, _ in table.came)
    assert a == again != b and all(address.startswith("127.") and address != "127.0.0.1" for address in (a, b))


def test_a_doorway_of_ipv6(table):
    try:
        door = Doorway("::1", 0, lambda name: table.port, table.port)
    except OSError:
        pytest.skip("no IPv6 here")
    try:
        with come(door, "::1") as wire:
            assert ask(wire, NAME) == 0
    finally:
        door.close()


def test_a_port_that_is_taken_is_an_error_at_once(door):
    with pytest.raises(OSError):
        Doorway("127.0.0.1", door.port, lambda name: 0, 1)


def test_the_board_knows_the_ports_of_its_tables_and_forgets_those_that_ended():
    key = fresh().public
    made = board(TABLE)
    assert isinstance(made, Board)
    _, status = next(iter(made._heard.values()))
    assert isinstance(status, Status)
    made.put(2, replace(status, listed=replace(TABLE, key=key), port=4711), 0.0)
    assert made.port_of(in_base32(key)) == 4711
    assert [made.port_of(name) for name in ("", "localhost", "ä", NAME, "a" * 255)] == [0] * 5
    made.drop(2)
    assert made.port_of(in_base32(key)) == 0


def test_an_invite_says_that_it_leads_through_a_doorway():
    key = fresh().public
    invite = Invite("fd88::1", 28400, key, "brisket-lantern", door=True)
    assert parse(invite.text()) == invite and invite.address == "[fd88::1]:28400"
    with pytest.raises(ValueError, match="whole"):
        parse("gobsmack://10.0.0.1:28400/?door=1")
