"""What goes when recordings and journals take too much, and what never goes."""

from __future__ import annotations

import os
import shutil

import pytest

from net.storage import journal, recording, retention
from net.storage.retention import DAY_S, Limits
from net.storage.store import Begun, KeptSeat, KeptTable
from tests.formats.schema import GOLDEN

NOW = 2_000_000_000.0


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    recording.folder().mkdir()
    journal.folder().mkdir()
    return tmp_path


def aged(path, days, size=0):
    if size:
        path.write_bytes(bytes(size))
    os.utime(path, (NOW - days * DAY_S, NOW - days * DAY_S))
    return path


def test_the_oldest_go_first_until_the_size_is_kept(home):
    files = [aged(recording.folder() / f"m{n}-0.recording", 10 - n, 400_000) for n in range(5)]
    assert retention.measure() == retention.Taken(5, 0, 2_000_000)
    assert retention.sweep(Limits(megabytes=1), NOW) == files[:3]
    assert [file.exists() for file in files] == [False, False, False, True, True]


def test_what_is_too_old_goes_and_what_is_of_today_stays(home):
    old = aged(recording.folder() / "old-0.recording", 31, 100)
    kept = aged(recording.folder() / "new-0.recording", 29, 100)
    today = aged(recording.folder() / "today-0.recording", 0.5, 5_000_000)
    assert retention.sweep(Limits(days=30), NOW) == [old]
    assert retention.sweep(Limits(megabytes=0, days=0), NOW) == [kept] and today.exists()


def test_only_a_finished_journal_goes(home):
    """BattleGoats' golden match is over; the others are not, one was killed, one cannot be read."""
    for path in (GOLDEN / "journal" / "1").iterdir():
        shutil.copy(path, journal.folder())
    (journal.folder() / "damaged.journal").write_bytes(b"?" * 999)
    for path in journal.folder().iterdir():
        aged(path, 9999)
    before = {path.name for path in journal.folder().glob("*.journal")}
    assert [path.name for path in retention.sweep(Limits(0, 0), NOW)] == ["battlegoats.journal"]
    assert {path.name for path in journal.folder().glob("*.journal")} == before - {"battlegoats.journal"}


def test_a_match_of_bots_alone_goes_although_it_is_not_over(home):
    for match, kinds in (("abcd1234", ("bot", "bot")), ("abcd2345", ("human", "bot"))):
        begun = Begun(match, 1, "battlegoats", "0" * 32, 1, {}, kinds, ("Mudge", "Sprig"), b"s" * 32, b"h" * 32,
                      b"c" * 32, (), (), False)  # fmt: skip
        seats = tuple(KeptSeat(kind, "", name, "red", "1", "normal", "") for kind, name in zip(kinds, begun.names))
        written = journal.Journal()
        written.begin(begun, KeptTable("A" * 40, "A table", "brisket-lantern", seats, True, "wait", "normal", "", ()))
        written.close()
        aged(journal.path_of(match), 9999)
    for path in journal.folder().iterdir():
        aged(path, 9999)
    assert retention.sweep(Limits(0, 0), NOW) == [journal.path_of("abcd1234")]
    assert journal.path_of("abcd2345").exists()


def test_a_sweep_without_folders_or_beyond_its_rights_is_no_trouble(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path / "none"))
    assert retention.sweep(Limits(), NOW) == [] and retention.measure() == retention.Taken()
