"""A program that finds files of a later version says so, leaves them as they are, and goes on with what is its own."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from game import history
from game.__main__ import main
from game.scenes import saved_matches
from game.settings import Settings
from game.settings_file import FORMAT as SETTINGS
from game.settings_file import SettingsFile, sets_off
from net.fairness.comparison import Agreed
from net.storage import compared_keys, journal, known_people, recording, retention, verify
from net.storage.known_people import KnownPeople
from net.storage.match_memory import MatchMemory
from tests.formats.test_releases import home, said_by  # noqa: F401 (a fixture)
from tests.net.world import key

LATER_PEOPLE = b'{"format":2,"people":{"Maija":{"key":"another shape"}}}'


def with_later_journal(folder: Path, match: str) -> bytes:
    """Raise the format of a journal; return the file."""
    path = folder / "journals" / f"{match}.journal"
    with sqlite3.connect(path) as db:
        body = msgspec.msgpack.encode(journal.FORMAT + 1)
        db.execute("update facts set body = ?, sum = ? where name = 'format'", (body, journal._sum(body)))
    db.close()
    return path.read_bytes()


def unfinished() -> str:
    return next(one.match for one in said_by("1.0.0").matches if not one.is_over)


def test_a_match_of_a_later_version_waits_for_it(home, capsys):  # noqa: F811
    match = unfinished()
    body, path = with_later_journal(home, match), journal.path_of(match)
    for more in ([], ["--end"]):
        assert main(["host", "--resume", match, "--local", *more]) == 1
        said = capsys.readouterr().err
        assert "later version of Gobsmack" in said and "left as it is" in said
    with pytest.raises(journal.LaterJournal):
        journal.Journal().resume(match)
    recording.find(match).unlink()
    report = verify.check(match)
    assert not report.holds and "later version" in report.text
    retention.sweep(retention.Limits(megabytes=0, days=1), now=9e12)
    assert path.read_bytes() == body


def test_continue_lists_it_and_plays_the_others_on(home):  # noqa: F811
    match = unfinished()
    with_later_journal(home, match)
    saves = {save.match: save for save in saved_matches.saves()}
    assert saves[match].later and not saves[match].damaged and not saves[match].can_resume
    assert not any(save.later or save.trouble for other, save in saves.items() if other != match)
    assert saved_matches.newest().match != match


@pytest.mark.parametrize("number", [recording.FORMAT + 1, 10, 123])
def test_a_recording_of_a_later_version_is_left_as_it_is(number, home):  # noqa: F811
    """Also where the number has more digits than ours."""
    match = said_by("1.0.0").matches[0].match
    path = recording.find(match)
    body = b"gobsmack recording %d\n" % number + path.read_bytes()[len(recording.MAGIC) :]
    path.write_bytes(body)
    with pytest.raises(recording.OtherFormat, match="later than this one") as found:
        recording.Recording(path)
    assert not found.value.is_older
    recorder = recording.Recorder()
    recorder._begin(next(m for _, _, m in recording.messages(another(match)) if type(m).__name__ == "Opening"))
    recorder.close()
    assert path.read_bytes() == body


def another(match: str) -> Path:
    return next(path for path in recording.recordings() if match not in path.name)


def test_statistics_count_what_is_ours_and_lose_no_line_of_a_later_version(home):  # noqa: F811
    """The lines are made from the recordings: those of another version are made anew, by whichever version reads them."""
    before = history.matches()
    index, later = history._index(), said_by("1.0.0").matches[0].match
    index.write_bytes(b'{"format": 9, "lines": "another shape"}')
    assert history.matches() == before
    rows = [msgspec.structs.replace(line, read=history.READ + 1, plays=0) for line in before]
    index.write_bytes(msgspec.json.encode(rows))
    assert history.matches() == before
    path = recording.find(later)
    ours = path.read_bytes()
    path.write_bytes(b"gobsmack recording 8\n" + ours[len(recording.MAGIC) :])
    index.unlink()
    assert {line.match for line in history.matches()} == {line.match for line in before} - {later}
    path.write_bytes(ours)
    assert {line.match for line in history.matches()} == {line.match for line in before}


def test_settings_of_a_later_version_are_left_to_it(tmp_path):
    path = tmp_path / "settings.toml"
    body = b'format = 99\nname = "Maija"\nsets_off = ["theirs"]\npace = { kind = "another shape" }\n'
    path.write_bytes(body)
    file = SettingsFile(tmp_path)
    assert file.trouble == "later" and file.settings.name == Settings().name and sets_off(tmp_path) == []
    file.change(name="Otso", sets_off=["ours"])
    again = SettingsFile(tmp_path)
    assert again.trouble is None and again.settings.name == "Otso" and sets_off(tmp_path) == ["ours"]
    assert path.read_bytes() == body and {file.name for file in tmp_path.iterdir()} == {
        path.name,
        f"settings-f{SETTINGS}.toml",
    }


def test_people_met_in_a_later_version_are_left_to_it(tmp_path):
    path = tmp_path / "people.json"
    path.write_bytes(LATER_PEOPLE)
    people = KnownPeople(path)
    assert len(people) == 0 and not people.trouble
    people.meet([("Otso", key("Otso"), b"")], 1)
    again = KnownPeople(path)
    assert again.find(key("Otso")) is not None and path.read_bytes() == LATER_PEOPLE
    assert {file.name for file in tmp_path.iterdir()} == {path.name, f"people-f{known_people.FORMAT}.json"}


def test_the_memory_of_a_match_in_a_later_version_is_left_to_it(tmp_path):
    ours = MatchMemory("key", tmp_path)
    ours.append("m4tch", b"mine", True)
    ours.close()
    (path,) = tmp_path.iterdir()
    path.write_bytes(b"gobsmack memory 2\nanother shape")
    assert ours.load("m4tch") == []
    ours.append("m4tch", b"again", True)
    ours.close()
    assert MatchMemory("key", tmp_path).load("m4tch") == [(b"again", True)]
    assert path.read_bytes() == b"gobsmack memory 2\nanother shape"


def test_keys_compared_in_a_later_version_are_left_to_it(tmp_path):
    agreed = Agreed("h" * 40, (), ("one", "two", "three"), True)
    compared_keys.keep("m4tch", agreed, tmp_path)
    (path,) = tmp_path.iterdir()
    later = b'{"format":2,"another":"shape"}'
    path.write_bytes(later)
    assert compared_keys.find("m4tch", tmp_path) is None
    compared_keys.keep("m4tch", agreed, tmp_path)
    assert compared_keys.find("m4tch", tmp_path) == agreed
    assert path.read_bytes() == later


def test_people_of_two_later_formats_lead_nowhere(tmp_path):
    """A file under our own name that says it is later is damaged: nobody writes such."""
    for name in ("people.json", f"people-f{known_people.FORMAT}.json"):
        (tmp_path / name).write_bytes(LATER_PEOPLE)
    assert len(KnownPeople(tmp_path / "people.json")) == 0
    assert (tmp_path / "people.json").read_bytes() == LATER_PEOPLE
