"""The parts of an election, each by itself: shares and their secret, claims, where a match went on."""

from __future__ import annotations

import msgspec
import pytest

from net.failover import messages as among
from net.failover.encryption import lock_id, token_of
from net.failover.peer_claims import MOST_SHOWN, PeerClaim
from net.failover.relocation import Relocation
from net.failover.secret_sharing import split
from net.failover.share_pool import SharePool

SECRET = bytes(range(16))
LOCK = lock_id(SECRET)
OTHER = lock_id(bytes(16))
HOLDERS = ("alice", "bob", "cora")


def pool(*places: int, threshold: int = 3, holders: int = 5) -> SharePool:
    found = SharePool()
    shares = split(SECRET, threshold, holders)
    found.shares = {place: shares[place] for place in places}
    return found


def test_enough_true_shares_make_the_secret() -> None:
    found = pool(0, 2, 4)
    assert found.put_together(3, LOCK, 7.0) == [] and found.secret == SECRET and found.wait_from == 7.0


def test_too_few_shares_make_none() -> None:
    found = pool(0, 2)
    assert found.put_together(3, LOCK, 7.0) == [] and found.secret == b""


@pytest.mark.parametrize("false", range(4))
def test_a_false_share_is_named_and_stops_nobody(false: int) -> None:
    found = pool(0, 1, 2, 3)
    found.shares[false] = bytes(16)
    assert found.put_together(3, LOCK, 7.0) == [false] and found.secret == SECRET


def test_cleared_shares_open_nothing() -> None:
    found = pool(0, 1, 2)
    found.put_together(3, LOCK, 7.0)
    found.clear()
    assert found.secret == b"" and found.shares == {}


def call(who: str = "bob", term: int = 1, invite: str = "there", goes_on: bool = True) -> among.Come:
    return among.Come("match", LOCK, term, who, invite, token_of(SECRET), goes_on=goes_on)


def test_a_call_is_proven_by_the_token_of_a_known_lock_alone() -> None:
    moved = Relocation()
    assert moved.is_proven(call(), [LOCK]) and not moved.is_proven(call(), [OTHER])
    forged = msgspec.structs.replace(call(), token=bytes(16))
    assert not moved.is_proven(forged, [LOCK]) and moved.is_false(forged, [LOCK])
    assert not moved.is_false(forged, [OTHER]), "of another's lock we know nothing"


def test_who_saw_a_table_go_on_follows_no_lock_from_before_it() -> None:
    moved = Relocation()
    moved.observe(True, OTHER, [LOCK])
    assert not moved.is_proven(call(), [OTHER, LOCK])


def test_of_two_successors_the_later_term_is_followed() -> None:
    moved = Relocation()
    moved.go(call("bob", 2), HOLDERS)
    assert moved.is_behind(call("cora", 1, "elsewhere", goes_on=False))
    assert not moved.is_behind(call("alice", 3, "elsewhere"))
    assert moved.is_behind(call("bob", 2)), "we are there"


def test_an_earlier_term_is_followed_where_they_are_together_and_we_never_were() -> None:
    moved = Relocation()
    moved.go(call("bob", 2), HOLDERS)
    assert not moved.is_behind(call("cora", 1, "elsewhere"))
    moved.observe(True, LOCK, ())
    assert moved.is_behind(call("cora", 1, "elsewhere"))


def test_those_who_are_not_there_are_called_until_another_match() -> None:
    moved = Relocation()
    assert moved.calls("match", frozenset(), "alice") is None
    moved.go(call("bob"), HOLDERS)
    word, away = moved.calls("match", frozenset(["bob"]), "alice") or (None, [])
    assert away == ["cora"] and word == call("bob", goes_on=False), "nobody plays there yet"
    assert moved.calls("another", frozenset(), "alice") is None and moved.future_of("match") is None


def test_no_more_pieces_of_another_are_remembered_than_fit() -> None:
    claim = PeerClaim(among.Gone("match", LOCK, 9, b"", True, ""), 0.0)
    claim.hear_show(among.Show("match", LOCK, 0, (bytes(MOST_SHOWN),)), kept=0)
    claim.hear_show(among.Show("match", LOCK, 1, (b"one more",)), kept=0)
    assert len(claim.shown) == 1
    claim.hear_show(among.Show("match", LOCK, 5, (b"too far",)), kept=3)
    assert claim.first == 0
