"""Frames, text, invites, clocks: the small parts."""

from __future__ import annotations

import contextlib
import typing
import zlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.ask import Ask
from game.engine.views import pack_value, raw
from net.host.time_limits import TimeLimits
from net.lan.invite import Invite, parse
from net.protocol import codec, sanitize
from net.protocol import messages as m
from tests.net.protocol import message_tables

KEY = "rq:rM>}U?@Lns47E1%kR.o@n%FcmmsL/@{H8]yf7"


@given(st.binary(max_size=300))
def test_any_bytes_are_a_message_or_a_bad_frame(frame):
    for read in (codec.read_to_host, codec.read_from_host):
        with contextlib.suppress(codec.BadFrame):
            read(frame)


def test_large_messages_are_squeezed_and_come_back():
    big = m.Update(1, 0, 1, raw({"map": pack_value("tree" * 10_000)}), (), (), (), b"12345678")
    frame = codec.pack(big)
    assert len(frame) < 2000 and frame[:1] == b"\x78"
    assert codec.read_from_host(frame) == big
    small = m.Pong(7)
    assert codec.read_from_host(codec.pack(small)) == small


def test_a_small_frame_cannot_swell():
    bomb = zlib.compress(b"\0" * (codec.UNPACKED * 2))
    with pytest.raises(codec.BadFrame):
        codec.read_from_host(bomb)
    with pytest.raises(codec.BadFrame):
        codec.read_from_host(bomb[: len(bomb) // 2])


def test_the_host_reads_no_squeezed_frames():
    with pytest.raises(codec.BadFrame):
        codec.read_to_host(zlib.compress(codec.pack(m.Bye())))


@pytest.mark.parametrize("choice", [1.5, {"a": 1}, b"x", [[[[[[[[[[1]]]]]]]]]], ["x"] * 5000, "x" * 2000])
def test_choices_are_plain(choice):
    with pytest.raises(codec.BadFrame):
        codec.read_to_host(codec.pack(m.Play("m", 1, 1, choice)))


def test_choices_come_back_as_they_were():
    choice = ["attack", 2, [5, True, None], []]
    assert codec.read_to_host(codec.pack(m.Play("m", 1, 1, choice))).choice == choice


def test_every_text_and_list_from_a_client_is_bounded():
    def unbounded(kind, path):
        if kind is str or kind is bytes:
            yield path
        for inner in typing.get_args(kind):
            if typing.get_origin(kind) is typing.Annotated:
                return
            yield from unbounded(inner, path)

    found = []
    for kind in m.ToHost.__args__:
        for name, hint in typing.get_type_hints(kind, include_extras=True).items():
            if typing.get_origin(hint) is not typing.Literal and "Literal" not in str(hint):
                found += unbounded(hint, f"{kind.__name__}.{name}")
    assert found == []


def test_tags_are_told_apart_and_hello_is_known_by_its_first_bytes():
    for union in (m.ToHost, m.FromHost):
        tags = [kind.__struct_config__.tag for kind in union.__args__]
        assert len(tags) == len(set(tags))
    assert codec.is_hello(codec.pack(m.Hello(1, "", "x")))
    assert not codec.is_hello(codec.pack(m.Ping(1)))


def test_the_protocol_page_has_every_message_as_it_is_declared():
    """Red after a change: `python -m tests.net.protocol.message_tables`."""
    page = message_tables.PAGE.read_text(encoding="utf-8")
    assert page == message_tables.printed()
    for kind in (*m.ToHost.__args__, *m.FromHost.__args__):
        assert f"| `{kind.__struct_config__.tag}` |" in page, kind
    for code in (*m.SORRY, *m.NOTICES):
        assert f"`{code}`" in page, code
    assert f"Version {m.PROTOCOL}." in page


@given(st.text(max_size=300))
def test_cleaned_text_has_nothing_hidden(text):
    import unicodedata

    out = sanitize.chat(text)
    assert len(out) <= sanitize.CHAT_LENGTH and out == out.strip()
    kinds = {unicodedata.category(char) for char in out if char not in "\u200d\ufe0f"}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}


def test_cleaned_names():
    assert sanitize.name("Inés Ålander") == "Inés Ålander"
    assert sanitize.name("a\u0301" + "\u0301" * 50 + "b") == "\u00e1\u0301\u0301b"
    assert sanitize.name("\u200b\u200b") == "?"
    assert len(sanitize.name("x" * 500)) == sanitize.NAME_LENGTH
    assert sanitize.name("\U0001f468\u200d\U0001f469") == "\U0001f468\u200d\U0001f469"


# ---------------------------------------------------------------------- invites


@pytest.mark.parametrize("host", ["192.168.1.20", "my-machine.local", "fe80::1"])
def test_invites_come_back_from_their_text(host):
    invite = Invite(host, 28420, KEY, "brisket-lantern", "f" * 24)
    assert parse(invite.text()) == invite
    assert parse("  " + invite.text().replace("gobsmack:", "Gobsmack:") + "\n") == invite


def test_addresses_and_codes():
    assert parse("192.168.1.20") == Invite("192.168.1.20")
    assert parse("box.local:5000") == Invite("box.local", 5000)
    assert parse("[fe80::1]:5000") == Invite("fe80::1", 5000)
    assert parse("brisket lantern") == Invite(code="brisket-lantern")
    assert parse("fe80::1").endpoint == "tcp://[fe80::1]:28420"


@pytest.mark.parametrize(
    "text",
    ["", "what is this?", "host:99999", "host:0", "gobsmack://", "gobsmack://host:1/short", "http://host/", "a" * 500,
     "-flag", "host;rm", "tcp://x", "gobsmack://ho st:1/"],
)  # fmt: skip
def test_anything_else_is_told_so_in_a_sentence(text):
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        parse(text)


# ---------------------------------------------------------------------- clocks


def ask(clock="turn", running=0, seats=(0,)):
    return Ask("x", seats, clock=clock, running=running)


def test_asks_of_one_run_share_its_time():
    clocks = TimeLimits({"turn": 10.0, "react": 3.0})
    clocks.show(ask(), True, 0.0)
    clocks.show(ask(), True, 4.0)
    assert clocks.deadline() == 10.0 and clocks.left(4.0) == 6000
    clocks.show(ask("react", 1), True, 4.0)
    assert clocks.deadline() == 7.0
    clocks.show(ask(), True, 6.0)
    assert clocks.deadline() == 12.0, "my turn stood still while somebody reacted"
    clocks.show(ask(running=2), True, 7.0)
    assert clocks.deadline() == 17.0, "the next turn is another run"


def test_untimed_asks_and_clocks_without_limit():
    clocks = TimeLimits({"turn": None})
    for what in (ask(), ask(""), ask("unknown"), None):
        clocks.show(what, True, 0.0)
        assert clocks.deadline() is None and clocks.left(0.0) is None


def test_a_run_stands_still_while_somebody_is_away():
    clocks = TimeLimits({"turn": 10.0})
    clocks.show(ask(), True, 0.0)
    clocks.show(ask(), False, 3.0)
    assert clocks.deadline() is None
    clocks.show(ask(), True, 100.0)
    assert clocks.deadline() == 107.0


def test_old_runs_are_forgotten():
    clocks = TimeLimits({"turn": 10.0})
    for turn in range(1000):
        clocks.show(ask(running=turn), True, float(turn))
    assert len(clocks._left) <= 65


def test_msgspec_reads_huge_lengths_without_making_room():
    for bomb in (b"\xdd\xff\xff\xff\xff", b"\xdf\xff\xff\xff\xff"):
        with pytest.raises(msgspec.DecodeError):
            msgspec.msgpack.decode(bomb)
