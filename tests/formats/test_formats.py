"""Every format that ever was on somebody's disk opens, and none changes without its number."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.__main__ import main
from game.settings_file import SettingsFile
from net.protocol import codec
from net.storage import compared_keys, journal, recording, verify
from net.storage.known_people import KnownPeople
from tests.formats.schema import FORMATS, GOLDEN, Frozen, described, frozen, is_extended
from tests.formats.seen import digest_of

RECORDINGS = sorted(GOLDEN.glob("recording/*/*.recording"))
JOURNALS = sorted(GOLDEN.glob("journal/*/*.journal"))
TITLES = {"battlegoats", "goblin_raid", "loot_and_recruit", "lords_of_hell", "slayer_slayer"}


def named(path: Path) -> str:
    return "/".join(path.parts[-2:])


@pytest.mark.parametrize("name", FORMATS)
def test_a_changed_format_has_another_number(name):
    """Red after a change: `python -m tests.formats`, which writes down what is new at the end of rows. For any other change raise
    FORMAT first, and keep the reader of the old number."""
    was, now = frozen(name), described(name)
    assert was is not None and was.number == now.number and is_extended(was, now), f"{name} needs another number"
    assert was == now, f"{name} has more fields than are written down: `python -m tests.formats`"


def test_only_fields_at_the_end_of_rows_leave_a_format_what_it_is():
    was = Frozen(1, ["Pair"], {"Pair": ["row None", "left: int", "right: Side"], "Side": ["map None", "name: str"]})
    same = {
        "a field at the end": {"Pair": [*was.records["Pair"], "more: int = 0"]},
        "a record in it": {"Pair": [*was.records["Pair"], "more: New|None = None"], "New": ["row None", "n: int"]},
    }
    other = {
        "no default": {"Pair": [*was.records["Pair"], "more: int"]},
        "another type": {"Pair": ["row None", "left: str", "right: Side"]},
        "in the middle": {"Pair": ["row None", "left: int", "more: int = 0", "right: Side"]},
        "one less": {"Pair": ["row None", "left: int"]},
        "a map": {"Side": ["map None", "name: str", "age: int = 0"]},
    }
    for records in same.values():
        assert is_extended(was, Frozen(1, was.parts, {**was.records, **records}))
    for what, records in other.items():
        assert not is_extended(was, Frozen(1, was.parts, {**was.records, **records})), what
    assert not is_extended(was, Frozen(1, ["Pair", "CREATE TABLE"], was.records))
    assert not is_extended(was, Frozen(1, was.parts, {"Pair": was.records["Pair"]}))


@pytest.mark.parametrize("name", FORMATS)
def test_every_number_has_its_golden_files(name):
    numbers = {path.name: path for path in (GOLDEN / name).iterdir() if path.is_dir()}
    assert str(FORMATS[name][0]) in numbers
    for path in numbers.values():
        assert any(path.iterdir())


def test_every_title_has_its_golden_files():
    for kind, numbers in (("recording", recording.READS), ("journal", journal.READS)):
        for number in numbers:
            assert {path.stem for path in (GOLDEN / kind / str(number)).glob(f"*.{kind}")} >= TITLES


@pytest.mark.parametrize("path", RECORDINGS, ids=named)
def test_a_recording_shows_what_it_always_showed(path):
    assert path.read_bytes().startswith(b"gobsmack recording %d\n" % int(path.parent.name))
    assert digest_of(path) == path.with_suffix(".digest").read_text().strip()
    found = recording.Recording(path)
    assert found.opening.title == path.stem and len(found.moments) == 15


@pytest.mark.parametrize("path", RECORDINGS, ids=named)
def test_other_rules_do_not_hinder_watching(path, monkeypatch):
    """Nothing of the titles is asked while a recording is read."""

    def gone(*args):
        raise AssertionError("the rules were asked")

    for name in ("title", "rules", "figures", "content_hash"):
        monkeypatch.setattr(f"game.titles.{name}", gone)
    assert digest_of(path) == path.with_suffix(".digest").read_text().strip()


@pytest.mark.parametrize("path", JOURNALS, ids=named)
def test_a_journal_opens_and_is_gone_on_with(path, tmp_path):
    for file in path.parent.glob(f"{path.name}*"):
        shutil.copy(file, tmp_path)
    copy = tmp_path / path.name
    kept = journal.read(copy)
    assert len(kept.lines) == 14 and not kept.damaged and kept.over == (path.stem == "battlegoats")
    ours = journal.Journal(copy)
    assert ours.resume(kept.begun.match).run == kept.run + 1
    ours.line(len(kept.lines) + 1, kept.lines[-1])
    ours.close()
    again = journal.read(copy)
    assert again.lines == (*kept.lines, kept.lines[-1]) and again.begun == kept.begun and again.table == kept.table


@pytest.mark.parametrize("path", [p for p in JOURNALS if p.parent.name == "1"], ids=named)
def test_a_journal_of_other_rules_says_so(path, tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    journal.folder().mkdir()
    match = journal.read(shutil.copy(path, tmp_path / "x.journal")).begun.match if path.stem != "killed" else ""
    if match:
        shutil.copy(path, journal.path_of(match))
        report = verify.check(match, content=lambda title: "other rules")
        assert not report.holds and "cannot be checked here (its rules differ from ours)" in report.text


@pytest.mark.parametrize("path", [path for path in RECORDINGS if path.stem == "battlegoats"], ids=named)
def test_verify_says_that_it_cannot_check_other_rules(path):
    """This one goes to the end of its match, so it holds the host's account."""
    report = verify.check(str(path))
    assert not report.holds and "cannot be checked here" in report.text


@pytest.mark.parametrize(
    ("number", "is_older", "said"), [(1, True, "before 23 November 2026"), (9, False, "later than this one")]
)
def test_another_number_is_told_from_no_recording(number, is_older, said, tmp_path):
    """Format 1 holds frames of a wire that no reader knows any more."""
    path = tmp_path / "x.recording"
    path.write_bytes(b"gobsmack recording %d\n" % number + b"?" * 40)
    with pytest.raises(recording.OtherFormat, match=said) as found:
        recording.Recording(path)
    assert found.value.is_older == is_older and path.exists()
    report = verify.check(str(path))
    assert not report.holds and said in report.text and "left as it is" in report.text
    path.write_bytes(b"?" * 40)
    with pytest.raises(recording.BrokenRecording, match="no recording of ours"):
        recording.Recording(path)


def test_a_recording_begun_by_another_version_is_left_as_it_is(tmp_path):
    """A match that goes on after the program was renewed is recorded in a file of its own."""
    old = GOLDEN / "recording" / "2" / "battlegoats.recording"
    opening = recording.Recording(old).opening
    begun = tmp_path / f"{opening.match}-{opening.seat}.recording"
    shutil.copy(old, begun)
    recorder = recording.Recorder(tmp_path)
    for _, side, message in recording.messages(old):
        recorder.take(codec.pack(message), side == recording.MINE)
    recorder.close()
    assert begun.read_bytes() == old.read_bytes()
    assert recorder.path != begun and recorder.path.read_bytes().startswith(recording.MAGIC)
    again, was = recording.Recording(recorder.path), recording.Recording(old)
    assert [(one.version, one.packed, one.cues) for one in again.moments] == [
        (one.version, one.packed, one.cues) for one in was.moments
    ]


@pytest.mark.parametrize("number", ["0", "1", "2", "3"])
def test_settings_of_every_format(number, tmp_path):
    shutil.copy(GOLDEN / "settings" / number / "settings.toml", tmp_path)
    file = SettingsFile(tmp_path)
    kept = file.settings
    assert file.trouble is None and (kept.name, kept.language, kept.pace, kept.effects) == ("Maija", "fi", "fast", 35)
    assert kept.options == {"goblin_raid": {"timers": "off"}} and kept.marks_of_play == {"matches": 4}
    file.change(effects=40)
    assert b"format = 3\n" in file.path.read_bytes() and SettingsFile(tmp_path).settings.effects == 40


def test_people_and_compared_keys_of_every_format():
    people = KnownPeople(GOLDEN / "people" / "1" / "people.json")
    assert people.find("k" * 40).name == "Maija" and people.trouble == ""
    assert compared_keys.find("m4tch", GOLDEN / "compared" / "1").words == ("one", "two", "three")


@pytest.mark.parametrize("title", sorted(TITLES - {"battlegoats"}))
def test_a_match_of_other_rules_is_no_dead_end(title, tmp_path, monkeypatch, capsys):
    """The golden journals name rules that no build has: to go on is refused with both ways out, and the second one works."""
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    journal.folder().mkdir()
    copy = shutil.copy(GOLDEN / "journal" / "1" / f"{title}.journal", tmp_path / "x.journal")
    match = journal.read(Path(copy)).begun.match
    shutil.copy(copy, journal.path_of(match))
    assert main(["host", "--resume", match, "--local"]) == 1
    said = capsys.readouterr().err
    assert "the version of Gobsmack that began it" in said and f"--resume {match} --end" in said
    assert not journal.read(journal.path_of(match)).over
    assert main(["host", "--resume", match, "--end"]) == 0
    kept = journal.read(journal.path_of(match))
    assert kept.over and len(kept.lines) == 14 and not kept.damaged
    assert main(["host", "--resume", match, "--end"]) == 1 and "over already" in capsys.readouterr().err
