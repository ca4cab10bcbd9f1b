"""The list of one machine's tables: what it tells, what is believed of it, and the page that a browser shows."""

from __future__ import annotations

import json
import time

import pytest
from msgspec.structs import asdict, replace

from game.tables_page import pages
from game.words import LANGUAGES
from net.host import pulse
from net.host.counts import Latency
from net.host.status import Board, Status
from net.lan import listing
from net.lan.discovery import Found
from net.lan.http_pages import PageServer
from net.lan.invite import parse

TABLE = Found("x-1", "Den 1", "battlegoats", "10.0.0.9", 28420, "k" * 40, 4, 2, "lobby", False, 12, "gobsmack", "7")


def board(*tables, at=0.0):
    made = Board()
    for number, table in enumerate(tables, 1):
        made.put(number, Status(table, 0, 0, 0, 0, Latency(), {}, 0, {}), time.monotonic() - at)
    return made


def test_a_list_is_told_and_read_over_http_and_names_no_other_machine():
    server = PageServer("127.0.0.1", 0, pages(board(TABLE, replace(TABLE, table="Den 2", port=28422))))
    try:
        found = listing.fetch("127.0.0.1", server.port)
    finally:
        server.close()
    assert [(table.table, table.host, table.port) for table in found] == [
        ("Den 1", "127.0.0.1", 28420),
        ("Den 2", "127.0.0.1", 28422),
    ]
    with pytest.raises(OSError):
        listing.fetch("127.0.0.1", server.port)


def test_the_door_to_a_table_is_the_port_that_was_asked():
    """Whatever maps ports in between: what the machine itself calls its doorway is of no use there."""
    (found,) = listing.read(listing.written([replace(TABLE, door=True)]).encode(), "far.example", 40_000)
    assert parse(found.invite.text()) == found.invite and found.invite.door
    assert (found.invite.address, found.invite.key) == ("far.example:40000", TABLE.key)


def test_a_list_tells_no_more_than_the_announcement_and_nothing_of_the_code():
    told = json.loads(listing.written([TABLE]))
    assert told == [{**asdict(TABLE), "finds": ""}]


@pytest.mark.parametrize("said", [b"", b"nonsense", b"{}", b'[{"table": 1}]', b"[" * 100_000, b"\xff"])
def test_what_is_no_list_is_said_to_be_none(said):
    with pytest.raises(OSError, match="no list of tables"):
        listing.read(said, "host", 1)


def test_what_a_list_says_is_cleaned_for_a_terminal():
    bad = replace(TABLE, table="\x1b[31mDen\u202e", title="x" * 500, phase="\r\n", seats=-1, free=1 << 40)
    (read,) = listing.read(json.dumps([asdict(bad), asdict(replace(TABLE, key="short"))]).encode(), "host", 1)
    assert "\x1b" not in read.table and "\u202e" not in read.table and "Den" in read.table
    assert len(read.title) <= 120 and read.phase.strip() == "" and (read.seats, read.free) == (0, 1 << 16)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_readers_language_and_escapes_what_people_named(language):
    rude = replace(TABLE, table="<script>alert(1)</script>")
    playing = replace(TABLE, phase="playing", free=0, locked=True)
    page = pages(board(rude, playing, replace(TABLE, phase="over"), replace(TABLE, title="own")))("/", language)
    assert page is not None and f'lang="{language}"' in page.text
    assert "<script" not in page.text and "&lt;script&gt;" in page.text and "BattleGoats" in page.text
    assert page.text.count(f'href="{TABLE.invite.text()}"') == 4
    assert "lan-" not in page.text and "failure-" not in page.text, "every word is there"


def test_a_table_that_hangs_is_not_listed_and_an_unknown_language_is_english():
    page = pages(board(TABLE, at=pulse.HUNG_S + 1))
    assert page("/tables.json", "").text == "[]" and "No table found yet" in page("/", "xx").text
    assert page("/other", "") is None
