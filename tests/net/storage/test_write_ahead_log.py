"""The journal's tail: what a killed host had written but not yet moved into its database is not lost."""

from __future__ import annotations

import os

import pytest

from game.engine.match import PlayRecord
from net.storage.journal import Journal, read
from net.storage.store import Line
from net.storage.write_ahead_log import WriteAheadLog, log_path
from tests.net.world import World

LINES = [Line(PlayRecord(1, 0, n), "k", n) for n in range(5)]


@pytest.fixture
def killed(tmp_path, monkeypatch):
    """Writes lines to a journal whose flusher never gets to them, and gives back its path: as `kill -9` leaves it."""

    def write(*numbered):
        monkeypatch.setattr(Journal, "_move_home", lambda self: None)
        monkeypatch.setattr(WriteAheadLog, "clear", lambda self: None)
        path = tmp_path / "x.journal"
        journal = Journal(path)
        world = World(seed=4)
        world.start("alice", "bob")
        journal.begin(world.table.running.begun, world.table.record.table())
        for number, line in numbered:
            journal.line(number, line)
        journal.close()
        monkeypatch.undo()
        assert log_path(path).stat().st_size > 0
        return path

    return write


def test_lines_that_never_reached_the_database_are_read(killed):
    path = killed((1, LINES[0]), (2, LINES[1]), (3, LINES[2]))
    kept = read(path)
    assert kept.lines == tuple(LINES[:3]) and not kept.damaged


def test_the_next_host_takes_them_home_and_goes_on(killed):
    path = killed((1, LINES[0]), (2, LINES[1]))
    journal = Journal(path)
    assert journal.resume("x").lines == tuple(LINES[:2])
    journal.line(3, LINES[2])
    journal.close()
    assert not log_path(path).exists(), "an empty tail leaves no file"
    assert read(path).lines == tuple(LINES[:3])


def test_records_that_were_moved_already_do_no_harm(killed):
    path = killed((1, LINES[0]), (2, LINES[1]))
    left = log_path(path).read_bytes()
    journal = Journal(path)
    journal.resume("x")
    journal.line(3, LINES[2])
    journal.close()
    log_path(path).write_bytes(left)
    assert read(path).lines == tuple(LINES[:3])


def test_a_withdrawn_play_in_the_tail_is_written_over(killed):
    path = killed((1, LINES[0]), (2, LINES[1]), (2, LINES[2]), (3, LINES[3]))
    assert read(path).lines == (LINES[0], LINES[2], LINES[3])


def test_a_torn_or_changed_tail_opens_to_the_last_whole_line_and_says_so(killed):
    path = killed((1, LINES[0]), (2, LINES[1]), (3, LINES[2]))
    whole = log_path(path).read_bytes()
    for length in range(len(whole)):
        log_path(path).write_bytes(whole[:length])
        kept = read(path)
        assert kept.lines == tuple(LINES[: len(kept.lines)]) and len(kept.lines) < 3
    for place in range(0, len(whole), 3):
        log_path(path).write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        kept = read(path)
        assert kept.lines == tuple(LINES[: len(kept.lines)])
        assert kept.damaged or len(kept.lines) == 3


def test_a_full_disk_leaves_nothing_of_the_line(tmp_path, monkeypatch):
    tail = WriteAheadLog(tmp_path / "x-tail")
    tail.append((1, b"one", b"h"))
    before = (tmp_path / "x-tail").read_bytes()
    real = os.write
    monkeypatch.setattr(os, "write", lambda file, data: real(file, data[:3]))
    with pytest.raises(OSError, match="only 3 of"):
        tail.append((2, b"two", b"h"))
    monkeypatch.undo()
    assert (tmp_path / "x-tail").read_bytes() == before
    assert tail.take() == [(1, b"one", b"h")]
    tail.append((2, b"two", b"h"))
    tail.clear()
    assert (tmp_path / "x-tail").read_bytes() != b"", "the second line has not been moved"
    tail.take()
    tail.clear()
    tail.close()
    assert not (tmp_path / "x-tail").exists()
