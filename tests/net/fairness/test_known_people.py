"""Keys of people met before: another key under a known name is said, whatever becomes of the file."""

from __future__ import annotations

import os
import stat

import pytest

from net.storage import known_people
from net.storage.known_people import KnownPeople
from tests.net.world import key

AINO, OTHER, BOB = key("aino"), key("false-aino"), key("bob")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "people.json"


def test_another_key_under_a_known_name_is_a_change(path):
    people = KnownPeople(path)
    assert people.judge("Aino", AINO) == "new"
    people.meet([("Aino", AINO, b"v" * 32), ("Bob", BOB, b"")], 1_000)
    people = KnownPeople(path)
    assert people.judge("Aino", AINO) == people.judge("Somebody", AINO) == "known"
    for name in ("Aino", "aino", " AINO ", "Ａｉｎｏ"):
        assert people.judge(name, OTHER) == "changed", name
    assert people.judge("Aino", AINO, b"w" * 32) == "changed", "a known key that signs with another is not the same"
    assert people.judge("Mudge", OTHER) == "new"


def test_whoever_comes_in_anothers_place_is_not_remembered_until_accepted(path):
    people = KnownPeople(path)
    people.meet([("Aino", AINO, b"")], 1_000)
    people.meet([("Aino", OTHER, b"")], 2_000)
    assert KnownPeople(path).judge("Aino", OTHER) == "changed"
    people.accept("Aino", OTHER, b"v" * 32, 3_000)
    people = KnownPeople(path)
    assert people.judge("Aino", OTHER, b"v" * 32) == people.judge("Aino", AINO) == "known"


def test_when_somebody_was_met_first_and_last(path):
    people = KnownPeople(path)
    people.meet([("Aino", AINO, b"v")], 1_000)
    people.meet([("Aino the Great", AINO, b"")], 9_000)
    found = KnownPeople(path).find(AINO)
    assert found is not None
    assert (found.name, found.first_met, found.last_met, found.verify) == ("Aino the Great", 1_000, 9_000, b"v".hex())


def test_it_is_bounded_and_forgets_the_longest_unseen(path):
    people = KnownPeople(path)
    for n in range(known_people.MOST + 20):
        people._put(f"P{n}", key(f"p{n}"), b"", n)
    people.meet([("Last", BOB, b"")], 10_000)
    again = KnownPeople(path)
    assert len(again) == known_people.MOST
    assert again.find(key("p0")) is None and again.find(BOB) is not None
    assert path.stat().st_size < known_people.LARGEST


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such bits")
def test_only_its_owner_reads_it(path):
    before = os.umask(0)
    try:
        KnownPeople(path).meet([("Aino", AINO, b"")], 1)
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "damage",
    [b"", b"{", b"[]", b"\x00" * 100, b'{"format":0,"people":[]}', b'{"format":1,"people":[{"key":"x"}]}', b"[" * 9_000,
     b'{"format":1,"people":[]}' + b" " * (1 << 20)],
    ids=["empty", "cut", "another thing", "zeros", "no format of ours", "bad key", "deep", "huge"],
)  # fmt: skip
def test_a_damaged_file_is_set_aside_and_memory_begins_anew(path, damage):
    path.parent.mkdir()
    path.write_bytes(damage)
    people = KnownPeople(path)
    assert len(people) == 0
    assert path.with_name("people.json.damaged").read_bytes() == damage
    people.meet([("Aino", AINO, b"")], 1)
    assert KnownPeople(path).judge("Aino", AINO) == "known"


def test_cut_anywhere_it_is_whole_or_new(path):
    KnownPeople(path).meet([("Aino", AINO, b""), ("Bob", BOB, b"")], 1)
    body = path.read_bytes()
    for length in range(0, len(body), 7):
        path.write_bytes(body[:length])
        assert len(KnownPeople(path)) in (0, 2)


def test_a_home_that_takes_nothing_costs_only_the_memory(tmp_path):
    (tmp_path / "home").write_text("a file where the folder should be")
    people = KnownPeople(tmp_path / "home" / "people.json")
    people.meet([("Aino", AINO, b"")], 1)
    assert people.trouble and people.judge("Aino", AINO) == "known"
