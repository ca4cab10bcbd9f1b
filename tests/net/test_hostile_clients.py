"""Everything that a client can say, said by somebody who means harm: the table is as it was, and everybody else plays on."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.failover import messages as among
from net.failover.election import Election, Follow, Succeed
from net.failover.encryption import fits, token_of
from net.failover.host_query import HostQuery, Place
from net.failover.messages import LONGEST
from net.failover.receipts import ReceiptBook
from net.failover.replica import Replica
from net.fairness.signing import Signer
from net.host.handshake import KNOCKERS
from net.host.lobby_types import MOST_WATCHERS
from net.protocol import codec
from net.protocol import messages as m
from tests.net.hostile import Known, frames, fuzz
from tests.net.players import three
from tests.net.world import HOST, World, key

KINDS: tuple[type, ...] = m.ToHost.__args__
SENDERS = ("mallory", "wanda", "bob")
"""Nobody, somebody who watches, somebody who plays."""
REASONS = {"malformed", *m.SORRY}


def at_play() -> tuple[World, Known]:
    world = World(seed=2, house=None or World().setup.house)
    world.start("alice", "bob")
    world.join("wanda", role="watcher")
    world.exchange()
    world.one_play()
    world.exchange()
    running, lock = world.table.running, world.table.failover.copies.lock
    assert running is not None and lock is not None
    asked = running.match.ask_id
    known = Known(
        (running.begun.match, "bids", "sealed", world.table.setup.content), (lock.id, lock.shares[1]),
        (asked, asked - 1, asked + 1, running.version, running.run),
    )  # fmt: skip
    return world, known


WORLD, KNOWN = at_play()


def is_play(frame: bytes) -> bool:
    try:
        return isinstance(codec.read_to_host(frame), m.Play)
    except codec.BadFrame:
        return False


SAID = {
    kind: st.lists(st.tuples(st.sampled_from(SENDERS), frames((kind,), KNOWN)), min_size=1, max_size=8)
    for kind in KINDS
}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__struct_config__.tag)
@fuzz(4, 300)
@given(data=st.data())
def test_no_word_of_a_client_harms_a_match(kind: type, data: st.DataObject) -> None:
    """No exception, the match untouched but for legal plays, every refused word answered with its reason, memory bounded."""
    world, _ = at_play()
    table = world.table
    said = data.draw(SAID[kind])
    for sender, frame in said:
        world.now += 0.2
        running = table.running
        assert running is not None
        before, dump = len(running.lines), running.match.dump()
        out = table.receive(key(sender), frame, world.now)
        if not (sender == "bob" and is_play(frame)):
            assert table.running is running and running.match.dump() == dump, "the table has moved"
        assert len(running.lines) - before in (0, 1)
        answers = [codec.read_from_host(answer) for peer, answer in out if peer == key(sender)]
        try:
            codec.read_to_host(frame)
        except codec.BadFrame:
            assert any(isinstance(answer, m.Sorry) and answer.code == "malformed" for answer in answers)
        for answer in answers:
            assert not isinstance(answer, m.Sorry) or answer.code in REASONS
        assert sum(len(answer) for _, answer in out) < 64 * 1024 + 8 * len(frame)
        world._host_sends(out)
    # Alice has noticed nothing: she holds what the host would show her, and can go on.
    world.exchange()
    alice = world.clients[key("alice")]
    assert alice.state == "in" and table.running is not None
    assert alice.held.packed == table.running.view(0).packed
    assert table.lobby.seats[0].owner == key("alice") and table.lobby.owned(key("mallory")) < 0
    assert len(table.lobby.people) <= len(SENDERS) + 2
    assert all(len(seat.name) <= 24 for seat in table.lobby.seats)


SAID_IN_LOBBY = st.lists(st.tuples(st.sampled_from((*SENDERS, "alice")), frames(KINDS, KNOWN)), max_size=25)


@fuzz(20, 1500)
@given(data=st.data())
def test_no_word_harms_a_lobby(data: st.DataObject) -> None:
    """Before the match, said by anybody and by the owner: no exception, and the lobby keeps to its bounds."""
    world = World(seed=3, owner=key("bob"), seats=3)
    for name in ("bob", "alice"):
        world.join(name)
        world.exchange()
    table = world.table
    said = data.draw(SAID_IN_LOBBY)
    for sender, frame in said:
        world.now += 0.2
        out = table.receive(key(sender), frame, world.now)
        for _, answer in out:
            codec.read_from_host(answer)
        table.outbox.cut.clear()
        lobby = table.lobby
        lo, hi = lobby.title.seats
        assert lo <= len(lobby.seats) <= hi
        taken = [seat.owner for seat in lobby.seats if seat.owner]
        assert len(taken) == len(set(taken)), "somebody sits twice"
        assert all(len(person.name) <= 24 and person.name for person in lobby.people.values())
        assert set(lobby.options) == {"bids"} and lobby.options["bids"] in ("sealed", "revisable")
    table.tick(world.now + 60)


def test_thousands_of_strangers_leave_nothing_behind() -> None:
    world, _ = at_play()
    hello = codec.pack(m.Hello(m.PROTOCOL, "x" * 40, "y" * 96, "player", "code"))
    for number in range(3 * KNOCKERS):
        world.table.receive(key(f"s{number}"), hello, world.now + number * 0.01)
    door = world.table.door
    assert len(door._buckets) <= KNOCKERS and len(door._knocks) <= KNOCKERS
    for number in range(2 * MOST_WATCHERS):
        frame = codec.pack(m.Hello(m.PROTOCOL, "", f"w{number}", "watcher"))
        world.table.receive(key(f"w{number}"), frame, world.now)
        world.table.receive(key(f"w{number}"), codec.pack(m.Enter("content")), world.now)
    assert len(world.table.lobby.watchers()) <= MOST_WATCHERS


# ---------------------------------------------------------------------- among clients

WORDS: tuple[type, ...] = among.Word.__args__
PLAYERS = three()
HELD = PLAYERS.clients[key("alice")].standby.kept
AMONG = Known(
    (HELD.match, key("cora"), key("stranger"), "gobsmack://there", "127.0.0.1"),
    (HELD.lock, HELD.share, token_of(PLAYERS.table.failover.copies.lock.secret)), (0, 1, 2, 28420),
)  # fmt: skip


SAID_AMONG = st.lists(
    st.tuples(st.sampled_from(("bob", "cora", "stranger")), frames(WORDS, AMONG), st.sampled_from((0.1, 1.0, 9.0))),
    max_size=25,
)


@fuzz(30, 3000)
@given(data=st.data())
def test_no_word_among_clients_calls_anybody_away_or_opens_anything(data: st.DataObject) -> None:
    """While the host is being replaced: neighbours and strangers lie, and nobody follows without a token, gives a share
    before its time, or grows."""
    held = Replica()
    held.match, held.lock, held.holders, held.share = HELD.match, HELD.lock, HELD.holders, HELD.share
    held.pieces, held.threshold = list(HELD.pieces), HELD.threshold
    mover, where = (
        Election(key("alice"), held, receipts=ReceiptBook(Signer(bytes(32)))),
        HostQuery(key("alice"), held),
    )
    now = 0.0
    missing = data.draw(st.booleans())
    for sender, frame, seconds in data.draw(SAID_AMONG):
        now += seconds
        word = among.read(frame)
        assert word is None or len(frame) <= LONGEST
        for what in (
            *mover.receive(key(sender), frame, now),
            *mover.tick(missing, not missing, frozenset(), now),
        ):
            assert not isinstance(what, Succeed), "opened without a majority"
            assert isinstance(what, Follow) and isinstance(word, among.Come)
            shown = ((word.lock, word.token), *word.before)
            assert any(lock == HELD.lock and fits(token, lock) for lock, token in shown)
        if isinstance(word, among.Where):
            where.asked(key(sender), word, None, Place(HOST, "10.0.0.1", 28420))
        elif isinstance(word, among.Here):
            found = where.told(key(sender), word, Place(HOST, "10.0.0.1", 28420))
            assert found is None or found.key == HOST
        where.tick(True, 1, now)
        for to, answer in (*mover.take_outgoing(), *where.take_outgoing()):
            assert to in held.holders and len(answer) <= LONGEST
            given_away = among.read(answer)
            assert given_away is not None
            assert (missing and now > 20) or not isinstance(given_away, among.Give)
        assert len(mover._others) <= len(held.holders) and len(mover._pool.shares) <= len(held.holders)


@fuzz(200, 20_000)
@given(st.binary(max_size=2 * LONGEST))
def test_any_bytes_are_a_word_or_nothing(frame: bytes) -> None:
    word = among.read(frame)
    assert word is None or among.read(msgspec.msgpack.encode(word)) == word
