"""Changes planted in what is kept on disk: a field renamed, a number raised, an old reader gone. Each turns a test red."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game import settings_file
from game.settings import Settings
from net.storage import journal, known_people, recording
from net.storage.store import KeptSeat
from tests.formats import test_formats, test_releases
from tests.formats.schema import FORMATS, frozen, is_extended

SEEN = (AssertionError, AttributeError, OSError, TypeError, msgspec.ValidationError, KeyError)
"""How a test turns red."""


def renamed(record: type, field: str) -> type:
    """A record with another name for one of its fields."""
    fields = [
        (("renamed" if one.name == field else one.name), one.type, msgspec.field(default_factory=one.default_factory))
        if one.default_factory is not msgspec.NODEFAULT
        else (("renamed" if one.name == field else one.name), one.type, msgspec.field(default=one.default))
        for one in msgspec.structs.fields(record)
    ]
    return msgspec.defstruct(record.__name__, fields, kw_only=True)


@pytest.mark.parametrize("name", FORMATS)
def test_every_field_that_is_renamed_is_another_format(name):
    was = frozen(name)
    for record, fields in was.records.items():
        for n in range(1, len(fields)):
            _, _, kind = fields[n].partition(": ")
            changed = {**was.records, record: [*fields[:n], f"renamed: {kind}", *fields[n + 1 :]]}
            assert not is_extended(was, msgspec.structs.replace(was, records=changed)), f"{record}: {fields[n]}"


@pytest.mark.parametrize("name", FORMATS)
def test_a_raised_number_wants_golden_files(name, monkeypatch):
    monkeypatch.setitem(FORMATS, name, (FORMATS[name][0] + 1, FORMATS[name][1]))
    for test in (
        test_formats.test_a_changed_format_has_another_number,
        test_formats.test_every_number_has_its_golden_files,
    ):
        with pytest.raises(AssertionError):
            test(name)


def no_recordings(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(recording, "READS", (recording.FORMAT + 1,))


def no_journals(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(journal, "READS", ())


def other_seats(patch: pytest.MonkeyPatch) -> None:
    """A table without its last fact that every file has."""
    patch.setattr(
        journal, "KeptTable", msgspec.defstruct("KeptTable", [("seats", tuple[KeptSeat, ...])], array_like=True)
    )


def other_name(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(settings_file, "Settings", renamed(Settings, "name"))


def other_effects(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(settings_file, "Settings", renamed(Settings, "effects"))


def people_by_another_field(patch: pytest.MonkeyPatch) -> None:
    person = msgspec.defstruct("KnownPerson", [("key", str), ("called", str), ("first_met", int), ("last_met", int)])
    patch.setattr(known_people, "_File", msgspec.defstruct("_File", [("format", int), ("people", list[person])]))


def people_of_a_raised_number(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(known_people, "FORMAT", 2)


def uncounted(patch: pytest.MonkeyPatch) -> None:
    """A history that looks for the result elsewhere."""
    patch.setattr(recording.Recording, "result", None)


Test = Callable[[Path, pytest.MonkeyPatch, pytest.CaptureFixture[str]], None]
RELEASE = test_releases.RELEASES[0]


def watching(tmp_path: Path, patch: pytest.MonkeyPatch, _: pytest.CaptureFixture[str]) -> None:
    test_releases.test_a_recording_of_a_release_shows_what_it_showed(RELEASE, 0, tmp_path, patch)


def finishing(tmp_path: Path, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    test_releases.test_a_match_of_a_release_is_finished_or_the_way_is_told(RELEASE, 2, tmp_path, patch, capsys)


def shelves(tmp_path: Path, patch: pytest.MonkeyPatch, _: pytest.CaptureFixture[str]) -> None:
    test_releases.test_the_shelves_of_a_release(RELEASE, tmp_path, patch)


def owned(tmp_path: Path, patch: pytest.MonkeyPatch, _: pytest.CaptureFixture[str]) -> None:
    test_releases.test_settings_and_people_of_a_release(RELEASE, tmp_path, patch)


@pytest.mark.parametrize(
    ("plant", "test"),
    [(no_recordings, watching), (no_journals, finishing), (other_seats, finishing), (no_recordings, shelves),
     (no_journals, shelves), (uncounted, shelves), (other_name, owned), (other_effects, owned),
     (people_by_another_field, owned), (people_of_a_raised_number, owned)],
    ids=lambda part: part.__name__,
)  # fmt: skip
def test_a_planted_change_is_seen(plant, test: Test, tmp_path, monkeypatch, capsys):
    test(tmp_path / "well", monkeypatch, capsys)
    plant(monkeypatch)
    with pytest.raises(SEEN):
        test(tmp_path / "planted", monkeypatch, capsys)
