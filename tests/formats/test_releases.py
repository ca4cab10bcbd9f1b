"""What a player of an earlier release has on the disk: a later program opens all of it, and finishes the matches or says how."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from game import __version__, history, statistics, titles
from game.__main__ import main
from game.engine.match import Match, new
from game.scenes import saved_matches
from game.settings_file import SettingsFile
from game.version import number_of
from net.storage import compared_keys, journal, recording, verify
from net.storage.known_people import KnownPeople
from tests.formats.release import HOMES, MET_AT, PEOPLE, SITTINGS, OpenTable, Release, Said, digest
from tests.formats.seen import digest_of
from tests.net.world import key

RELEASES = sorted(path.name for path in HOMES.iterdir())


def said_by(release: str) -> Release:
    return msgspec.json.decode((HOMES / release / "said.json").read_bytes(), type=Release)


CASES = [(name, n) for name in RELEASES for n in range(len(said_by(name).matches))]
UNFINISHED = [(name, n) for name, n in CASES if not said_by(name).matches[n].is_over]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of the first release; a test for each takes `moved_in`."""
    return moved_in(RELEASES[0], tmp_path, monkeypatch)


def moved_in(release: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of a release's home, as this player's."""
    folder = tmp_path / "home"
    shutil.copytree(HOMES / release, folder)
    monkeypatch.setenv("GOBSMACK_HOME", str(folder))
    monkeypatch.setattr(saved_matches, "_told", {})
    return folder


def has_our_rules(told: Said) -> bool:
    begun = journal.read(journal.path_of(told.match)).begun
    return (begun.version, begun.content) == (titles.rules(told.title).version, titles.content_hash(told.title))


def test_this_version_has_its_home():
    """Red after the version was raised: `python -m tests.formats --release`."""
    assert __version__ in RELEASES
    told = said_by(__version__).matches
    assert [one.sitting for one in told] == list(SITTINGS) and {one.title for one in told} == set(titles.titles())
    for name in RELEASES:
        assert number_of(said_by(name).software) == name
        assert all(one.is_over == (not one.sitting.plays) for one in said_by(name).matches)


@pytest.mark.parametrize(("release", "n"), CASES)
def test_a_recording_of_a_release_shows_what_it_showed(release, n, tmp_path, monkeypatch):
    moved_in(release, tmp_path, monkeypatch)
    told = said_by(release).matches[n]
    path = recording.find(told.match)
    found = recording.Recording(path)
    assert digest_of(path) == told.digest and len(found.moments) == told.moments
    assert found.opening.title == told.title and (found.result is not None) == told.is_over
    if told.is_over:
        report = verify.check(str(path), is_mine=lambda key: True)
        assert report.holds if has_our_rules(told) else "its rules differ from ours" in report.text, report.text


@pytest.mark.parametrize(("release", "n"), UNFINISHED)
def test_a_match_of_a_release_is_finished_or_the_way_is_told(release, n, tmp_path, monkeypatch, capsys):
    moved_in(release, tmp_path, monkeypatch)
    told = said_by(release).matches[n]
    if not has_our_rules(told):
        both_ways_out(told.match, capsys)
        return
    table = resumed(told)
    running = table.table.running
    assert len(running.lines) == told.lines and digest(running.match.dump()) == told.dump
    table.go_on(8)
    assert len(running.lines) == told.lines + 8 or running.over
    for client in table.clients.values():
        assert client.held.packed == running.view(table.table.lobby.seat_of(client.key)).packed
    table.ledger.close()
    kept = journal.read(journal.path_of(told.match))
    match = new(titles.rules(told.title), kept.begun.kinds, kept.begun.options, kept.begun.seed)
    for line in kept.lines:
        match.apply(line.play)
        match.cues.clear()
    assert match.dump() == running.match.dump() and to_its_end(match, table)


def resumed(told: Said) -> OpenTable:
    """Its table by this program, with everybody back."""
    table = OpenTable(told.sitting, journal.Journal(), titles.content_hash(told.title), told.match)
    table.gather()
    table.settle()
    return table


def to_its_end(match: Match, table: OpenTable) -> bool:
    for _ in range(20_000):
        if match.result is not None:
            return True
        waiting = match.waiting_for()
        seat = waiting[match.plays % len(waiting)]
        match.play(seat, match.sample(seat, table.chance), at=1000 * match.plays)
        match.cues.clear()
    return False


def both_ways_out(match: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["host", "--resume", match, "--local"]) == 1
    said = capsys.readouterr().err
    assert "the version of Gobsmack that began it" in said and f"--resume {match} --end" in said
    assert not journal.read(journal.path_of(match)).over
    assert main(["host", "--resume", match, "--end"]) == 0 and journal.read(journal.path_of(match)).over


def test_a_match_of_other_rules_names_both_ways_out(home, monkeypatch, capsys):
    """The other branch of the test above, for a release whose rules are ours."""
    told = said_by(RELEASES[0]).matches[-1]
    monkeypatch.setattr(titles, "content_hash", lambda title: "changed since")
    assert not has_our_rules(told)
    both_ways_out(told.match, capsys)


@pytest.mark.parametrize("release", RELEASES)
def test_the_shelves_of_a_release(release, tmp_path, monkeypatch):
    moved_in(release, tmp_path, monkeypatch)
    told = said_by(release)
    lines = {line.match: line for line in history.matches()}
    figures = statistics.of(lines.values())
    assert (figures.all.played, figures.all.won) == (told.played, told.won)
    assert {name: share.played for name, share in figures.by_game.items()} == told.by_game
    for match, tally in told.tally.items():
        assert tally.items() <= lines[match].tally.items()
    unfinished = {one.match for one in told.matches if not one.is_over}
    saves = {save.match: save for save in saved_matches.saves()}
    assert saves.keys() == unfinished and not any(save.trouble or save.damaged for save in saves.values())


@pytest.mark.parametrize("release", RELEASES)
def test_settings_and_people_of_a_release(release, tmp_path, monkeypatch):
    folder = moved_in(release, tmp_path, monkeypatch)
    file, told = SettingsFile(folder), said_by(release)
    kept = file.settings
    assert file.trouble is None
    assert (kept.name, kept.language, kept.pace, kept.inks, kept.effects) == (
        PEOPLE[0],
        "fi",
        "fast",
        "high_contrast",
        35,
    )
    beside = kept.options["friends_at"]
    assert set(beside) == {one.match for one in told.matches if one.sitting.is_hot_seat}
    people = KnownPeople()
    met = people.find(key(PEOPLE[1]))
    assert (met.name, met.first_met, met.verify) == (PEOPLE[1], MET_AT, (b"v" * 32).hex())
    assert people.judge(PEOPLE[1], key("somebody else")) == "changed"
    assert compared_keys.find(told.matches[1].match).words == ("one", "two", "three")
