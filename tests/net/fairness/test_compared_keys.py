"""A program that is started again in mid-match still knows whose keys they are."""

from __future__ import annotations

import os
import stat

import pytest

from net.client import events as e
from net.fairness.comparison import Agreed
from net.protocol import messages as m
from net.storage import compared_keys
from tests.net.world import HOST, World, key

AGREED = Agreed(HOST, (m.Compared(key("alice"), b"v" * 32, b"c" * 32), m.Compared(key("bob"), b"w" * 32, b"d" * 32)),
                ("palo", "kimi", "tuli"), True)  # fmt: skip


def test_what_is_kept_is_found(tmp_path):
    compared_keys.keep("cbd49d724e79", AGREED, tmp_path)
    assert compared_keys.find("cbd49d724e79", tmp_path) == AGREED
    assert compared_keys.find("other", tmp_path) is None
    [path] = tmp_path.glob("*.json")
    if os.name != "nt":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("match", ["../../etc/passwd", "", "A/B", "x" * 500])
def test_a_hosts_match_id_is_no_path(tmp_path, match):
    compared_keys.keep(match, AGREED, tmp_path / "here")
    assert compared_keys.find(match, tmp_path / "here") == AGREED
    assert {path.parent for path in tmp_path.rglob("*.json")} == {tmp_path / "here"}


@pytest.mark.parametrize("damage", [b"", b"{}", b"[" * 5000, b'{"format":2}', b"\x00" * 99])
def test_a_damaged_file_is_no_memory(tmp_path, damage):
    compared_keys.keep("m", AGREED, tmp_path)
    next(tmp_path.glob("*.json")).write_bytes(damage)
    assert compared_keys.find("m", tmp_path) is None


def test_the_oldest_go(tmp_path):
    for n in range(compared_keys.MOST + 5):
        compared_keys.keep(f"m{n}", AGREED, tmp_path)
    assert len(list(tmp_path.iterdir())) == compared_keys.MOST


def test_a_client_that_is_told_its_keys_judges_the_others_again(tmp_path):
    world = World(seed=2)
    world.start("alice", "bob")
    before = world.clients[key("alice")].agreement.comparison.agreed
    compared_keys.keep("m", before, tmp_path)
    again = world.join("alice")
    again.agreement.recall = lambda match: compared_keys.find("m", tmp_path)
    world.exchange()
    assert again.words == before.words == world.clients[key("bob")].words, "nobody has to compare again"
    world.finish()
    world.wait(3)
    assert again.heads.book.standing().agrees and world.got(again, e.AccountGiven)


def test_without_a_memory_the_words_are_made_anew_for_all():
    world = World(seed=2)
    world.start("alice", "bob")
    before = world.clients[key("alice")].words
    again = world.join("alice")
    world.exchange()
    world.wait(3)
    assert again.words == world.clients[key("bob")].words != before
