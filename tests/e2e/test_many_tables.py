"""`gobsmack host TITLE --tables N`: real processes; one that falls takes no other with it, and nobody is left behind."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from game.__main__ import main
from net.client import events as e
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.host.parent_watch import running
from net.lan.invite import in_base32, parse
from net.storage import identity, journal
from tests.patience import PATIENCE, next_line

ROOT = Path(__file__).parents[2]
TITLE = "battlegoats"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals")


@pytest.fixture
def start(tmp_path, monkeypatch):
    """Starts programs in a home of their own, and ends those that it started."""
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    started = []

    def start(*words):
        errors = (tmp_path / f"errors{len(started)}").open("w+")
        program = subprocess.Popen(
            [sys.executable, "-m", "game", *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True
        )
        program.errors = lambda: Path(errors.name).read_text()
        started.append(program)
        return program

    yield start
    for program in started:
        if program.poll() is None:
            program.kill()
        program.wait()
        program.stdout.close()


def opened(program):
    line = next_line(program)
    assert line, program.errors()
    return json.loads(line)


def gone(pids):
    until = time.monotonic() + PATIENCE
    while any(running(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(running(pid) for pid in pids)


def pages():
    """The flags of a list and of metrics on two free ports, and their addresses."""
    port, taken = room()
    taken.close()
    return ("--catalogue", str(port), "--metrics", str(port + 1)), f"127.0.0.1:{port}", f"127.0.0.1:{port + 1}"


def read(at, path):
    with urllib.request.urlopen(f"http://{at}{path}", timeout=PATIENCE) as answer:
        return answer.read().decode()


def listed(at, count):
    """What one port lists, as soon as that many tables have said how they are."""
    until = time.monotonic() + PATIENCE
    while len(tables := json.loads(read(at, "/tables.json"))) != count:
        assert time.monotonic() < until, tables
        time.sleep(0.1)
    return tables


def test_three_tables_each_with_a_bot_of_its_own_and_one_that_joins_from_the_list(start, capsys):
    flags, catalogue, metrics = pages()
    host = start(
        "host", TITLE, "--tables", "3", "--bots", "1:random", "--local", "--exit-when-over", "--name", "Den", *flags
    )
    said = opened(host)
    assert set(said) >= {"match", "addresses", "port", "invite", "code", "tables"}
    tables = said["tables"]
    assert [table["table"] for table in tables] == [1, 2, 3] and len(said["addresses"]) == 3
    for key in ("match", "port", "invite", "code", "pid"):
        assert len({table[key] for table in tables}) == 3, key
    assert len({parse(table["invite"]).key for table in tables}) == 3, "a key each: who misses a host looks for its key"
    assert (said["match"], said["invite"]) == (tables[0]["match"], tables[0]["invite"])
    shown = listed(catalogue, 3)
    assert [(table["table"], table["port"], table["free"], table["phase"]) for table in shown] == [
        (f"Den {table['table']}", table["port"], 1, "lobby") for table in tables
    ]
    assert not any(table["code"].lower() in json.dumps(shown).lower() for table in tables)
    assert "Den 3" in read(catalogue, "/") and read(metrics, "/health") == "3 well\n"
    assert main(["tables", "--at", catalogue, "--json"]) == 0
    invites = [json.loads(line)["invite"] for line in capsys.readouterr().out.splitlines()]
    assert [parse(invite).key for invite in invites] == [parse(table["invite"]).key for table in tables]
    for number, invite in enumerate(invites):
        start("bot", invite, "--level", "random", "--name", f"Guest {number}", "--parent", str(os.getpid()))
    out, _ = host.communicate(timeout=PATIENCE)
    assert host.returncode == 0
    *each, last = [json.loads(line) for line in out.splitlines()]
    assert {(line["table"], line["match"]) for line in each} == {(t["table"], t["match"]) for t in tables}
    assert [(r["table"], r["match"]) for r in last["results"]] == [(t["table"], t["match"]) for t in tables]
    for result in last["results"]:
        assert result["result"]["outcome"] and journal.read(journal.path_of(result["match"])).over


def test_tables_behind_one_port_are_joined_and_watched_and_one_that_falls_is_named_and_the_other_plays_on(
    start, capsys
):
    """A watcher by the first table's invite, a player by the list; a stranger asks for another port of the machine. The second
    table falls: its name is refused from then on."""
    port, taken = room()
    taken.close()
    at = f"127.0.0.1:{port}"
    host = start(
        "host", TITLE, "--tables", "2", "--bots", "1:random", "--local", "--exit-when-over", "--one-port", str(port)
    )
    first, second = opened(host)["tables"]
    assert parse(first["invite"]).door and {table["port"] for table in (first, second)} == {port}
    listed(at, 2)
    assert "door=1" in read(at, "/")
    watcher = ClientConnection(parse(first["invite"]), identity.fresh(), Introduction("Wilma", role="watcher"))
    seen = []
    try:
        until = time.monotonic() + PATIENCE
        while watcher.client is None or watcher.client.lobby is None:
            assert time.monotonic() < until
            watcher.poll(0.05)
        assert watcher.client.lobby.lost == "never"
        assert main(["tables", "--at", at, "--json"]) == 0
        shown = [json.loads(line)["invite"] for line in capsys.readouterr().out.splitlines()]
        invite = next(text for text in shown if parse(text).key == parse(first["invite"]).key)
        assert (refused(port, "localhost"), refused(port, in_base32(parse(second["invite"]).key))) == (2, 0)
        os.kill(second["pid"], signal.SIGKILL)
        assert gone([second["pid"]])
        assert [table["key"] for table in listed(at, 1)] == [parse(first["invite"]).key]
        assert refused(port, in_base32(parse(second["invite"]).key)) == 2
        start("bot", invite, "--level", "random", "--name", "Guest", "--parent", str(os.getpid()))
        while not any(isinstance(event, e.Over) for event in seen):
            assert time.monotonic() < until
            seen += watcher.poll(0.05)
        assert watcher.client.version > 2
    finally:
        watcher.close()
    out, _ = host.communicate(timeout=PATIENCE)
    assert [result["match"] for result in json.loads(out.splitlines()[-1])["results"]] == [first["match"]]
    assert host.returncode == 1 and f"table 2 (match {second['match']}) ended with -9" in host.errors()
    assert "Traceback" not in host.errors()


def refused(port, name):
    """The answer to a SOCKS5 client that asks for `name`; 0: it is led there."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as wire, wire.makefile("rb") as said:
        wire.sendall(b"\x05\x01\x00\x05\x01\x00\x03" + bytes([len(name)]) + name.encode() + b"\x00\x16")
        return said.read(12)[3]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_all_end_with_the_one_who_started_them(start, number):
    host = start("host", TITLE, "--tables", "2", "--bots", "1:random", "--local")
    pids = [table["pid"] for table in opened(host)["tables"]]
    host.send_signal(number)
    host.wait(PATIENCE)
    assert gone(pids)
    assert host.returncode == (-signal.SIGKILL if number == signal.SIGKILL else 0)
    assert "Traceback" not in host.errors() and "ended with" not in host.errors()


def room():
    """Two free ports, and a third after them that stays taken as long as the socket lives."""
    while True:
        with socket.socket() as one, socket.socket() as two:
            taken = socket.socket()
            one.bind(("127.0.0.1", 0))
            port = one.getsockname()[1]
            try:
                two.bind(("127.0.0.1", port + 1))
                taken.bind(("127.0.0.1", port + 2))
                taken.listen()
            except (OSError, OverflowError):
                taken.close()
                continue
            return port, taken


def test_ports_are_taken_two_by_two_and_a_table_without_room_says_so(start):
    """The port after a table's own greets."""
    port, taken = room()
    with taken:
        host = start("host", TITLE, "--tables", "2", "--local", "--port", str(port))
        assert [(table["table"], table["port"]) for table in opened(host)["tables"]] == [(1, port)]
        assert "table 2 ended with 1" in host.errors()
        host.terminate()
        host.wait(PATIENCE)
