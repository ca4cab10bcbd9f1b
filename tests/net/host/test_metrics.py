"""Metrics: over HTTP, from the real host of a real title; and what a table counts."""

from __future__ import annotations

import socket
import threading
import time
import urllib.error
import urllib.request

import pytest
from prometheus_client.parser import text_string_to_metric_families

from game import titles
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.host import metrics, pulse
from net.host.counts import Latency
from net.host.process import Host, HostOptions
from net.host.status import Board, Status
from net.lan.discovery import Found
from net.protocol import codec
from net.protocol import messages as m
from net.storage import identity
from tests.net.world import World
from tests.patience import PATIENCE


def get(port, path):
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def samples(text):
    return {
        (sample.name, *(sample.labels[name] for name in sorted(sample.labels))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def test_the_host_of_a_real_title_tells_what_goes_on(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    port = free_port()
    host = Host(
        HostOptions(
            "battlegoats", 2, ("random", "random"), name="Mona's den", passphrase="open sesame", local=True,
            key=identity.fresh(), metrics=port,
        )
    )  # fmt: skip
    stranger = ClientConnection(
        host.invite,
        identity.fresh(),
        Introduction("Nobody"),
        rules=titles.rules,
        content=titles.content_hash,
        passphrase="guess",
    )
    thread = threading.Thread(target=host.run)
    thread.start()
    table = ("1", "battlegoats")
    until = time.monotonic() + PATIENCE
    try:
        while True:
            stranger.poll()
            _, text = get(port, "/metrics")
            told = samples(text)
            if told.get(("gobsmack_plays_total", *table)) and any(
                key[0].startswith("gobsmack_refused") for key in told
            ):
                break
            assert time.monotonic() < until, text
            time.sleep(0.1)
        assert get(port, "/health") == (200, "1 well\n")
        assert get(port, "/")[0] == 404
        assert told["gobsmack_table_up", *table] == 1
        assert told["gobsmack_people", "bot", *table] == 2 and told["gobsmack_people", "player", *table] == 0
        assert told["gobsmack_refused_handshakes_total", "wrong_secret", *table] == 1
        assert 0 < told["gobsmack_play_seconds_count", *table] <= told["gobsmack_plays_total", *table]
        assert told["gobsmack_play_seconds_bucket", "+Inf", *table] == told["gobsmack_play_seconds_count", *table]
        assert 0 < told["gobsmack_play_seconds_sum", *table] / told["gobsmack_play_seconds_count", *table] < PATIENCE
        for kind in metrics.KINDS:
            assert told["gobsmack_faults_total", kind, *table] == 0
        names = [seat.name for seat in host.table.lobby.seats]
        for secret in ("Mona", "sesame", host.invite.key, host.invite.code, host.table.match_id, "Nobody", *names):
            assert secret not in text, secret
    finally:
        stranger.close()
        host.end()
        thread.join()
        host.close()
    with pytest.raises(urllib.error.URLError):
        get(port, "/health")


def test_a_port_that_is_taken_is_said_and_leaves_nothing_open(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match=f"metrics at 127.0.0.1:{port}"):
            Host(HostOptions("battlegoats", local=True, key=identity.fresh(), metrics=port))


def status(title="battlegoats", phase="playing"):
    listed = Found("x", "Den", title, "127.0.0.1", 1, "k" * 40, 2, 1, phase, False, 12, "", "")
    latency = Latency()
    latency.observe(0.002)
    latency.observe(5.0)
    return Status(listed, 1, 0, 1, 2, latency, {"fault": 3}, 4, {"content": 5})


def test_a_table_that_hangs_is_unwell_and_the_others_are_told_of_as_before():
    board, now = Board(), time.monotonic()
    page = metrics.pages(board)
    assert page("/health", "").status == 503
    board.put(1, status(), now)
    board.put(2, status(phase="lobby"), now - pulse.HUNG_S - 1)
    health = page("/health", "")
    assert (health.status, health.text) == (503, "hung: [2]\n")
    told = samples(page("/metrics", "").text)
    assert told["gobsmack_table_up", "1", "battlegoats"] == 1 and told["gobsmack_table_up", "2", "battlegoats"] == 0
    assert told["gobsmack_tables", "playing"] == 1 == told["gobsmack_tables", "lobby"]
    assert told["gobsmack_faults_total", "fault", "1", "battlegoats"] == 3
    assert told["gobsmack_bad_frames_total", "1", "battlegoats"] == 4
    assert told["gobsmack_play_seconds_bucket", "0.001", "1", "battlegoats"] == 0
    assert told["gobsmack_play_seconds_bucket", "0.0025", "1", "battlegoats"] == 1
    assert told["gobsmack_play_seconds_bucket", "+Inf", "1", "battlegoats"] == 2
    board.drop(2)
    assert page("/health", "").status == 200


def test_a_room_counts_frames_that_cannot_be_read_and_who_is_not_let_in():
    world = World()
    world.table.receive("s" * 40, b"\x00nonsense", world.now)
    world.table.receive("t" * 40, codec.pack(m.Hello(1, "old", "x", "player")), world.now)
    assert world.table.faults.bad_frames == 1
    assert world.table.counts.refused == {"protocol": 1}
