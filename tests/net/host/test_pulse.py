"""The health check asks the table's own thread: a host that hangs fails it, though its other threads run on."""

from __future__ import annotations

import os
import socket
import threading
import time

import pytest

from net.host import pulse
from net.host.process import Host, HostOptions
from net.host.pulse import Pulse, ServiceWatch
from net.lan.key_service import ask_key
from net.storage import identity
from tests.engine.toys import TRICKS
from tests.net.world import TITLE
from tests.patience import PATIENCE


def test_a_table_is_alive_as_long_as_it_turns():
    now = time.monotonic()
    table = Pulse()
    assert table.is_alive(now)
    table.beat(now + 5)
    assert table.is_alive(now + 5 + pulse.HUNG_S - 0.1)
    assert not table.is_alive(now + 5 + pulse.HUNG_S + 0.1)


def health(host):
    try:
        return ask_key("127.0.0.1", host.router.port)
    except OSError:
        return None


def test_a_host_whose_loop_hangs_fails_the_check_and_passes_it_again(tmp_path, monkeypatch):
    """The greeting port has a thread of its own, which must not vouch for the table's."""
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    monkeypatch.setattr(pulse, "HUNG_S", 0.6)
    host = Host(HostOptions(title="tricks", local=True, record=TITLE, rules=TRICKS, content="c", key=identity.fresh()))
    thread = threading.Thread(target=host.run)
    hung, go_on = threading.Event(), threading.Event()
    tick = host.table.tick

    def hang(now):
        hung.set()
        go_on.wait()
        return tick(now)

    thread.start()
    until = time.monotonic() + PATIENCE
    try:
        while health(host) != host.invite.key:
            assert time.monotonic() < until
        host.table.tick = hang
        assert hung.wait(PATIENCE)
        while health(host) is not None:
            assert time.monotonic() < until
        go_on.set()
        while health(host) != host.invite.key:
            assert time.monotonic() < until
    finally:
        go_on.set()
        host.end()
        thread.join()
        host.close()


@pytest.mark.skipif(os.name == "nt", reason="systemd")
def test_systemd_hears_that_a_table_is_there_and_that_it_turns(tmp_path):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.setblocking(False)

        def heard():
            words = []
            while True:
                try:
                    words.append(systemd.recv(100))
                except BlockingIOError:
                    return words

        asked = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "6000000"}
        service = ServiceWatch(asked)
        assert not asked, "bots would answer for their host"
        service.ready()
        for now in (100.0, 101.0, 101.9, 102.1, 103.0):
            service.beat(now)
        assert heard() == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
        ServiceWatch({"NOTIFY_SOCKET": str(tmp_path / "notify")}).beat(100.0)
        another = ServiceWatch({"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "1", "WATCHDOG_PID": "1"})
        another.beat(100.0)
        ServiceWatch({}).ready()
        assert heard() == []
