"""A client's part in going on without the host, with a line that is a list."""

from __future__ import annotations

from net.failover.receipts import signed
from net.failover.standby import AT_ONCE, RETRY_S, Standby
from net.protocol import messages as m
from net.protocol.records import Receipt
from tests.net.world import key, made_signer

LOCK = b"12345678"
HOLDERS = (key("alice"), key("bob"))
SHARE = m.LockShare("match", LOCK, HOLDERS, b"s", 2)


class Line:
    def __init__(self) -> None:
        self.now, self.is_in = 100.0, True
        self.sent: list[m.Message] = []

    def send(self, message: m.Message) -> None:
        self.sent.append(message)

    def take(self) -> list[m.Message]:
        sent, self.sent = self.sent, []
        return sent


def made() -> tuple[Standby, Line]:
    line = Line()
    standby = Standby(key("alice"), made_signer("alice"), line)
    standby.take_share(SHARE, "match")
    line.take()
    return standby, line


def test_a_share_of_another_match_or_for_others_is_not_taken() -> None:
    line = Line()
    standby = Standby(key("cora"), made_signer("cora"), line)
    standby.take_share(SHARE, "match")
    assert standby.kept.lock == b"" and line.sent == []
    standby = Standby(key("alice"), made_signer("alice"), line)
    standby.take_share(SHARE, "another")
    assert standby.kept.lock == b"" and line.sent == []
    standby.take_share(SHARE, "match")
    assert standby.kept.lock == LOCK and line.take() == [m.Holds(LOCK, 0)]


def test_pieces_are_acknowledged_unless_an_update_comes_with_them() -> None:
    standby, line = made()
    standby.take_copy(m.Copy(LOCK, 0, (b"a", b"b")))
    assert line.take() == [m.Holds(LOCK, 2)]
    standby.take_copy(m.Copy(LOCK, 2, (b"c",), b"frame"))
    assert line.take() == [] and standby.kept.pieces == [b"a", b"b", b"c"]


def test_missing_pieces_are_asked_for_and_not_at_every_frame() -> None:
    standby, line = made()
    standby.take_copy(m.Copy(LOCK, 5, (b"x",)))
    assert line.take() == [m.Holds(LOCK, 0)]
    standby.take_copy(m.Copy(LOCK, 6, (b"y",)))
    assert line.take() == []
    line.now += RETRY_S
    standby.take_copy(m.Copy(LOCK, 7, (b"z",)))
    assert line.take() == [m.Holds(LOCK, 0)]
    standby.greets()
    standby.take_copy(m.Copy(LOCK, 8, (b"z",)))
    assert line.take() == [m.Holds(LOCK, 0)], "on a new connection at once"


def test_what_the_last_host_told_of_neighbours_still_holds() -> None:
    standby, _ = made()
    standby.know_neighbours(
        m.Neighbours("match", ((key("bob"), "10.0.0.2", 1), (key("alice"), "10.0.0.1", 1)), (b"old",))
    )
    standby.know_neighbours(m.Neighbours("match", (), (b"old",)))
    assert standby.neighbours == {key("bob"): ("10.0.0.2", 1)} and standby.kept.before == (b"old",)
    standby.reached_at(key("bob"), "10.0.0.9", 2)
    standby.reached_at(key("mallory"), "10.0.0.9", 2)
    assert standby.neighbours == {key("bob"): ("10.0.0.9", 2)}


def test_a_farewell_counts_only_if_the_host_is_silent_afterwards() -> None:
    standby, line = made()
    standby.host_leaves()
    standby.heard_host(1.0)
    assert standby.host_left
    line.now += 1.5
    standby.heard_host(1.0)
    assert not standby.host_left


def test_the_host_is_told_where_we_are_reached_now_and_each_time_it_lets_us_in() -> None:
    standby, line = made()
    standby.let_in()
    assert line.take() == []
    standby.reachable_at(28420)
    standby.let_in()
    assert line.take() == [m.Reach(28420), m.Reach(28420)]


def test_where_the_match_went_is_told_once() -> None:
    standby, _ = made()
    moved = m.Moved(key("bob"), "gobsmack://there")
    standby.moved(moved)
    assert standby.take_moved() == moved and standby.take_moved() is None


def test_each_host_is_told_of_all_receipts_in_frames_that_it_reads() -> None:
    standby, line = made()
    signer = made_signer("bob")
    people = {key("bob"): signer.verify_key}
    standby.mind_receipts("match", people, "H")
    given = tuple(signed(Receipt("match", b"lock%d" % n, key("bob"), key("cora"), n), signer) for n in range(3))
    standby.hear_receipts(m.Handed("match", given))
    for host in ("H", "H", "I"):
        standby.mind_receipts("match", people, host)
    assert line.take() == [m.Handed("match", given)] * 2
    assert len(given) <= AT_ONCE
