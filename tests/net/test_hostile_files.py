"""Announcements, codes, invites and files made by somebody who means harm: a sentence for people, or nothing; never a crash."""

from __future__ import annotations

import sqlite3
import struct
import tracemalloc
import zlib
from hashlib import blake2b
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.engine.refusal import KernelError, Refused
from game.engine.views import pack_value, raw
from game.settings import Settings
from game.settings_file import SettingsFile
from net.host.room import Room
from net.host.setup import Setup
from net.lan import discovery
from net.lan.invite import Invite, parse
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.security import passphrase
from net.protocol.spoken_code import heard
from net.storage import journal, recording
from net.storage.journal import BrokenJournal
from net.storage.recording import BrokenRecording, Recording
from net.storage.verify import check
from tests.engine.toys import TRICKS
from tests.net.hostile import NASTY, Known, fuzz, plain, texts, values
from tests.net.test_hostile_hosts import FRAMES
from tests.net.test_hostile_hosts import KNOWN as HOSTS
from tests.net.world import HOST, TITLE, Ledger, World, entropy_from

# ---------------------------------------------------------------------- what strangers announce

FACTS = ("table", "title", "seats", "free", "phase", "locked", "protocol", "software", "finds", "key")
BYTES = st.one_of(st.none(), st.binary(max_size=300), texts(0, 300).map(lambda text: text.encode("utf-8", "replace")),
                  st.just(HOST.encode()))  # fmt: skip
RECORDS = st.dictionaries(
    st.one_of(st.sampled_from([fact.encode() for fact in FACTS]), st.binary(max_size=20)), BYTES, max_size=12
)
INFOS = st.builds(
    lambda properties, addresses, port: SimpleNamespace(
        properties=properties, parsed_scoped_addresses=lambda: addresses, port=port
    ),
    RECORDS, st.lists(st.sampled_from(("10.0.0.1", "::1", *NASTY)), max_size=3),
    st.one_of(st.integers(-5, 70_000), st.none(), st.sampled_from(NASTY)),
)  # fmt: skip


@fuzz(60, 5000)
@given(texts(), INFOS)
def test_whatever_strangers_announce_is_a_table_or_nothing(name: str, info: Any) -> None:
    found = discovery.read(name, info)
    if found is not None:
        assert len(found.table) <= 24 and found.table and len(found.key) == 40 and len(found.finds) <= 1
        shown = (found.table, found.title, found.software, found.phase)
        assert all(len(text) <= discovery.FIELD and text.isprintable() for text in shown)
        assert 0 <= found.seats <= 1 << 16 and 0 <= found.free <= 1 << 16 and 0 < found.port < 65_536
        assert isinstance(found.invite.endpoint, str)


# ---------------------------------------------------------------------- what people type and paste

TYPED = st.one_of(texts(0, 600), st.from_regex(r"gobsmack://[^\s]{0,80}", fullmatch=True),
                  st.from_regex(r"\[?[0-9a-f:.%]{0,40}\]?(:\d{0,6})?", fullmatch=True),
                  st.from_regex(r"[A-Za-z]{2}-?[A-Za-z]{5}", fullmatch=True))  # fmt: skip


@fuzz(120, 10_000)
@given(TYPED)
def test_whatever_is_typed_is_an_invite_or_a_sentence(text: str) -> None:
    try:
        invite = parse(text)
    except ValueError as error:
        assert 10 < len(str(error)) < 120
        return
    assert 0 < invite.port < 65_535 and len(invite.key) in (0, 40) and len(invite.ticket) <= 40
    assert invite.code == heard(invite.code)
    again = parse(invite.text()) if invite.host else parse(invite.code)
    assert replace(again, host=again.host.lower()) == replace(invite, host=invite.host.lower(), ticket=again.ticket), (
        "hosts are the same in small letters"
    )


@pytest.mark.parametrize("text", ["::%0]", "::%]", "::%;", "[::%]", "fe80::1%a b", "fe80::1%" + "x" * 30])
def test_an_address_with_odd_interfaces_is_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="an address looks like"):
        parse(text)


@pytest.mark.parametrize("text", ["fe80::1%eth0", "[fe80::1%wlp2s0]:28420", "FE80::1%12"])
def test_an_interface_behind_an_address_stays_in_its_invite(text: str) -> None:
    invite = parse(text)
    assert "%" in invite.host and parse(invite.text()) == invite


@fuzz(60, 5000)
@given(texts(0, 400))
def test_codes_and_passphrases_as_anybody_types_them(text: str) -> None:
    assert heard(text) == "" or heard(heard(text).lower()) == heard(text)
    assert passphrase(passphrase(text)) == passphrase(text)


# ---------------------------------------------------------------------- recordings


def sealed(frames: list[tuple[bytes, int]]) -> bytes:
    """A recording as a program of ours would have written it, checksums and all."""
    head = struct.Struct("<IIIB")
    return recording.MAGIC + b"".join(
        head.pack(len(frame), zlib.crc32(frame), 0, side) + frame for frame, side in frames
    )


WORDS = st.one_of(*FRAMES.values()).map(lambda frames: frames[:4])


def genuine() -> list[bytes]:
    """What a client was told in a match, to its end."""
    told: list[bytes] = []
    world = World(seed=2)
    alice = world.join("alice")
    alice.frames.record = lambda frame, mine: None if mine else told.append(frame)
    world.start("bob")
    world.finish()
    return told


TOLD = genuine()
CUTS = st.lists(
    st.one_of(WORDS, st.integers(0, len(TOLD) - 1).map(lambda n: [TOLD[n]]), st.binary(max_size=40).map(lambda b: [b])),
    max_size=12,
)


@fuzz(20, 1500)
@given(CUTS, st.booleans(), st.integers(0, 1))
def test_a_crafted_recording_is_watched_or_told_to_be_none(
    tmp_path_factory: Any, parts: list[list[bytes]], whole: bool, side: int
) -> None:
    path = tmp_path_factory.mktemp("crafted") / "abcd-0.recording"
    frames = [(frame, side) for part in parts for frame in part]
    path.write_bytes(sealed([*[(frame, 0) for frame in (TOLD if whole else ())], *frames]))
    report = check(str(path), lambda title: TRICKS, lambda title: "content")
    assert isinstance(report.text, str)
    try:
        found = Recording(path)
    except BrokenRecording as error:
        assert path.name in str(error)
        return
    for moment in found.moments:
        try:
            _ = moment.view(), moment.ask, moment.cues
        except (ValueError, RecursionError):
            assert frames, "a genuine recording shows every moment"
    assert isinstance(found.shown().hashes, dict)


def test_a_recording_full_of_bombs_stays_within_bounds(tmp_path: Path, monkeypatch: Any) -> None:
    """Eight million zeros a frame, in a few kilobytes each."""
    opening = next(frame for frame in TOLD if isinstance(codec.read_from_host(frame), m.Opening))
    run = codec.read_from_host(opening).run  # type: ignore[union-attr]
    frames = [opening]
    for version in range(1, 40):
        body = raw({"public": pack_value(bytes([version]) * (7 << 20))})
        frames.append(codec.pack(m.Update(run, 0, version, body, (), (), (), b"12345678")))
    path = tmp_path / "bomb.recording"
    path.write_bytes(sealed([(frame, 0) for frame in frames]))
    assert path.stat().st_size < 40 * 40_000
    monkeypatch.setattr(recording, "MOST", 32 << 20)
    tracemalloc.start()
    found = Recording(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found.moments and peak < 2 * recording.MOST


# ---------------------------------------------------------------------- journals

WORLD = World(seed=3)
WORLD.start("alice", "bob")
WORLD.finish()
KEPT = WORLD.ledger.kept(1)
KNOWN = Known((KEPT.begun.match, "tricks", "content", "bids"), HOSTS.blobs, (1, 2))
PACK = msgspec.msgpack.Encoder().encode


def struct_values(cls: type) -> st.SearchStrategy[bytes]:
    described = msgspec.inspect.type_info(cls)

    def pack(row: Any) -> bytes:
        try:
            return PACK(row)
        except (OverflowError, ValueError):
            return b"\xc1"

    return values(described, KNOWN).map(pack)


def summed(body: bytes, before: bytes = b"") -> bytes:
    return blake2b(before + body, digest_size=8).digest()


def forged(path: Path, facts: dict[str, bytes], lines: list[bytes], snapshots: list[tuple[int, bytes]]) -> None:
    """A journal whose hashes are all right, whatever stands in it."""
    db = sqlite3.connect(path)
    db.executescript(journal._SCHEMA)
    for name, body in facts.items():
        db.execute("insert into facts values (?, ?, ?)", (name, body, summed(body)))
    before = b""
    for number, body in enumerate(lines, 1):
        before = summed(body, before)
        db.execute("insert into lines values (?, ?, ?)", (number, body, before))
    for number, dump in snapshots:
        db.execute("insert or replace into snapshots values (?, ?, ?)", (number, dump, summed(dump)))
    db.commit()
    db.close()


GOOD = {
    "format": PACK(journal.FORMAT), "begun": PACK(KEPT.begun), "table": PACK(KEPT.table), "run": PACK(1),
}  # fmt: skip
LINES = [PACK(line) for line in KEPT.lines]
ANY = st.one_of(st.binary(max_size=60), plain(KNOWN.texts).map(lambda v: b"\xc1" if _huge(v) else PACK(v)))
FORGED = st.fixed_dictionaries({
    "begun": st.one_of(st.just(GOOD["begun"]), struct_values(type(KEPT.begun)), ANY),
    "table": st.one_of(st.just(GOOD["table"]), struct_values(type(KEPT.table)), ANY),
    "run": st.one_of(st.just(GOOD["run"]), ANY),
})  # fmt: skip
PLAYS = st.lists(st.one_of(struct_values(type(KEPT.lines[0])), ANY, st.sampled_from(LINES)), max_size=5)


def _huge(value: Any) -> bool:
    try:
        PACK(value)
    except (OverflowError, ValueError):
        return True
    return False


@fuzz(25, 1500)
@given(
    FORGED,
    st.integers(0, len(LINES)),
    PLAYS,
    st.lists(st.tuples(st.integers(0, 9), st.binary(max_size=40)), max_size=2),
)
def test_a_forged_journal_is_taken_up_or_refused_in_words(
    tmp_path_factory: Any, facts: dict[str, bytes], good: int, plays: list[bytes], snapshots: list[tuple[int, bytes]]
) -> None:
    """As `gobsmack host --resume` takes it: whatever is wrong is one of the errors that it prints as a line."""
    path = tmp_path_factory.mktemp("forged") / "abcd1234.journal"
    forged(path, {**GOOD, **facts}, [*LINES[:good], *plays], snapshots)
    try:
        kept = journal.read(path)
        setup = Setup(TITLE, TRICKS, "content", HOST, len(kept.table.seats))
        table = Room(setup, Ledger(), entropy_from(1), 0.0, kept)
    except (BrokenJournal, Refused, KernelError, ValueError, OSError) as error:
        assert str(error)
        return
    assert table.running is not None
    table.tick(100.0)


def test_options_that_no_lobby_lets_through_are_a_sentence(tmp_path: Path, monkeypatch: Any) -> None:
    """A forged journal of a real title: its rules break over options that are missing, and nobody sees a traceback."""
    from game import titles

    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    for title in ("battlegoats", "lords_of_hell", "unheard_of"):
        content = titles.content_hash(title) if title in titles.titles() else "x"
        version = titles.rules(title).version if title in titles.titles() else 1
        begun = replace(KEPT.begun, match="abcd1234", title=title, content=content, options={}, version=version)
        path = journal.path_of("abcd1234")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        forged(path, {**GOOD, "begun": PACK(begun)}, LINES, [])
        assert not check("abcd1234").holds
        kept = journal.read(path)
        try:
            Room(
                Setup(titles.title(title), titles.rules(title), content, HOST, 2), Ledger(), entropy_from(1), 0.0, kept
            )
        except (Refused, KernelError, ValueError) as error:
            assert str(error)


# ---------------------------------------------------------------------- settings

SETTINGS = st.dictionaries(
    st.sampled_from((*Settings.__struct_fields__, "nonsense")), plain(), max_size=6
)  # fmt: skip


@fuzz(25, 1500)
@given(st.one_of(st.binary(max_size=300), SETTINGS))
def test_a_settings_file_of_any_kind_gives_settings(tmp_path_factory: Any, content: Any) -> None:
    folder = tmp_path_factory.mktemp("settings")
    path = folder / "settings.toml"
    body = content if isinstance(content, bytes) else "\n".join(_toml(content)).encode("utf-8", "replace")
    path.write_bytes(body)
    found = SettingsFile(folder)
    assert 0.8 <= found.settings.text_scale <= 1.5 and found.settings.language in ("en", "fi", "es")
    assert found.trouble in (None, "broken", "partly")
    if found.trouble:
        assert path.with_name("settings.toml.broken").read_bytes() == body, "kept aside, not lost"
    found.change(pace="fast")
    assert SettingsFile(folder).settings.pace == "fast"


def _toml(table: dict[str, Any]) -> list[str]:
    return [f"{name} = {_value(value)}" for name, value in table.items()]


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{msgspec.json.encode(k).decode()} = {_value(v)}" for k, v in value.items()) + "}"
    return msgspec.json.encode(str(value)).decode()


def test_an_invite_says_itself_in_one_word() -> None:
    invite = Invite("192.168.1.20", 28420, HOST, "brisket-lantern")
    assert " " not in invite.text() and len(invite.text()) < 300
