"""The host's side of the copies, alone: a table of plain records, no lobby and no match runner."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from game.engine.journal import PlayRecord
from game.engine.refusal import Refused
from net.failover import replica
from net.failover.encryption import token_of
from net.failover.host_failover import APART, MOVED, HostFailover
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.denied import Denied
from net.storage.store import Begun, KeptSeat, KeptTable, Line
from tests.net.world import entropy_from, key

NAMES = ("alice", "bob", "cora")


@dataclass
class Somebody:
    key: str
    role: m.Role = "player"
    here: bool = True
    verify_key: bytes = b"v" * 32


@dataclass
class Place:
    kind: m.Kind
    owner: str


@dataclass
class Sat:
    """A table at which three sit."""

    owner: str = key("alice")
    keeper: str = ""
    phase: m.Phase = "playing"
    people: dict[str, Somebody] = field(default_factory=lambda: {key(name): Somebody(key(name)) for name in NAMES})
    seats: list[Place] = field(default_factory=lambda: [Place("human", key(name)) for name in NAMES])


BEGUN = Begun(
    "match", 1, "tricks", "content", 1, {}, ("human",) * 3, NAMES, b"seed", b"secret", b"commitment", (), (), True
)


@dataclass
class Played:
    """A match of which some lines are written."""

    begun: Begun = BEGUN
    run: int = 1
    lines: list[Line] = field(default_factory=list)

    def play(self) -> None:
        self.lines.append(Line(PlayRecord(len(self.lines) + 1, 0, 1), key("alice"), len(self.lines) + 1))


KEPT = KeptTable(key("alice"), "table", "code", tuple(KeptSeat("human", key(n), n, "", "", "normal", "") for n in NAMES),
                 True, "bot", "normal", "", ())  # fmt: skip


class Plugged:
    """A failover part, and what it sent."""

    def __init__(self) -> None:
        self.table, self.match = Sat(), Played()
        self.sent: list[tuple[str, m.Message]] = []
        self.part = HostFailover(
            self.table, lambda who, message: self.sent.append((who, message)), lambda who: "10.0.0.1", entropy_from(7)
        )
        for name in NAMES:
            self.part.entered(key(name), False, 0.0)
            self.part.opening_sent(key(name), 1)
        self.must_write = self.part.seal(self.match, KEPT)

    def told(self, name: str, kind: type[Any]) -> list[Any]:
        found = [message for who, message in self.sent if who == key(name) and type(message) is kind]
        self.sent = [one for one in self.sent if one[0] != key(name) or type(one[1]) is not kind]
        return found

    def update(self, name: str, version: int) -> m.Copy | None:
        frame = self.part.carry(key(name), version, True, codec.pack(m.Pong(version)))
        message = codec.read_from_host(frame)
        return message if isinstance(message, m.Copy) else None


def test_each_holder_is_given_a_share_and_all_pieces_and_the_lock_is_written_down_first() -> None:
    plugged = Plugged()
    assert plugged.must_write and plugged.part.redirect.locks == (plugged.part.copies.lock.id,)  # type: ignore[union-attr]
    shares = [plugged.told(name, m.LockShare)[0].share for name in NAMES]
    assert len(set(shares)) == 3
    for name in NAMES:
        [copy] = plugged.told(name, m.Copy)
        assert (copy.first, len(copy.bodies), copy.update) == (0, 2, b"")
    assert not plugged.part.seal(plugged.match, KEPT), "nothing is new"


def test_a_new_piece_comes_with_the_update_until_that_is_acknowledged() -> None:
    plugged = Plugged()
    plugged.part.holds(key("bob"), m.Holds(plugged.part.copies.lock.id, 2))  # type: ignore[union-attr]
    plugged.match.play()
    plugged.part.seal(plugged.match, KEPT)
    copy = plugged.update("bob", 2)
    assert copy is not None and (copy.first, len(copy.bodies)) == (2, 1)
    assert codec.read_from_host(copy.update) == m.Pong(2)
    assert plugged.update("bob", 2) is None, "it is on its way"
    plugged.part.lost(key("bob"))
    assert plugged.update("bob", 2) is not None, "what was lost comes again"
    plugged.part.seen(key("bob"), 2)
    plugged.part.lost(key("bob"))
    assert plugged.update("bob", 2) is None and plugged.part.copies.keeper(key("bob")).copied == 3


def test_what_is_too_much_comes_before_the_update(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replica, "CARRIED", 100)
    plugged = Plugged()
    plugged.match.play()
    plugged.part.seal(plugged.match, KEPT)
    plugged.told("bob", m.Copy)
    assert plugged.update("bob", 2) is None
    [copy] = plugged.told("bob", m.Copy)
    assert (copy.first, copy.update) == (2, b"")


def test_who_keeps_no_copy_is_told_last_and_gets_the_bare_frame() -> None:
    plugged = Plugged()
    plugged.table.people[key("walt")] = Somebody(key("walt"), "watcher")
    plugged.match.play()
    plugged.part.seal(plugged.match, KEPT)
    assert plugged.update("walt", 2) is None
    order = plugged.part.rank([key("walt"), key("alice"), key("cora"), key("bob")])
    assert order == [key("bob"), key("cora"), key("alice"), key("walt")], (
        "the owner's machine last of those who keep one"
    )


def test_without_a_majority_no_play_is_taken() -> None:
    plugged = Plugged()
    plugged.part.check_together()
    for name in ("bob", "cora"):
        plugged.table.people[key(name)].here = False
    assert plugged.part.is_apart() and plugged.part.waiting == APART
    with pytest.raises(Refused):
        plugged.part.check_together()
    plugged.part.said_goodbye(key("cora"))
    assert not plugged.part.is_apart(), "who said good-bye goes on nowhere"


def test_who_shows_a_token_of_the_lock_sends_everybody_on() -> None:
    plugged = Plugged()
    lock = plugged.part.copies.lock
    assert lock is not None
    proof = m.GoesOn(key("bob"), "gobsmack://there", ((lock.id, token_of(lock.secret)),))
    assert plugged.part.goes_on(key("bob"), proof) is None, "this host is well"
    for name in ("bob", "cora"):
        plugged.table.people[key(name)].here = False
    with pytest.raises(Denied):
        plugged.part.goes_on(key("bob"), m.GoesOn(key("bob"), "x", ((lock.id, b"no token"),)))
    with pytest.raises(Denied):
        plugged.part.goes_on(key("stranger"), proof)
    assert plugged.part.goes_on(key("bob"), proof) == m.Moved(key("bob"), "gobsmack://there")
    assert plugged.part.waiting == MOVED and plugged.part.written_down(KEPT).went == (key("bob"), "gobsmack://there")


def test_holders_learn_where_the_others_are_reached() -> None:
    plugged = Plugged()
    assert plugged.part.reach(key("bob"), m.Reach(28420)) and not plugged.part.reach(key("bob"), m.Reach(28420))
    assert plugged.told("cora", m.Neighbours)[-1].people == ((key("bob"), "10.0.0.1", 28420),)
    assert plugged.part.written_down(KEPT).reached == ((key("bob"), "10.0.0.1", 28420),)
    assert plugged.part.reach(key("bob"), m.Reach(0)) and plugged.part.written_down(KEPT).reached == ()


def test_another_match_has_other_locks_and_no_copies_of_this_one() -> None:
    plugged = Plugged()
    plugged.part.match_over()
    plugged.part.new_round()
    assert plugged.part.copies.lock is None and plugged.part.redirect.locks == () and not plugged.part.copies.shared
