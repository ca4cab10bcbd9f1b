"""Who hosts next is fixed beforehand: modified clients that want it otherwise win nothing, and are named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from net.client import events as e
from net.failover import messages as among
from net.failover.election import GIVE_UP, PATIENCE, Election, Follow
from net.failover.encryption import token_of
from net.failover.receipts import ReceiptBook, signed
from net.protocol.client_messages import Handed
from net.protocol.records import MOST_RECEIPTS, RECEIPTS_EACH, Receipt
from tests.faults import liars
from tests.net.players import Players, three
from tests.net.world import key, made_signer

Bend = Callable[[Election, str, Any], list[tuple[str, Any]]]
"""A modified client: what it says instead of a word to somebody -> (to, word) ..."""


def modified(world: Players, name: str, bend: Bend) -> Election:
    """The client of `name` says what `bend` makes of its words."""
    mover = world.movers[key(name)]
    honest = mover.take_outgoing

    def bent() -> list[tuple[str, bytes]]:
        out = []
        for to, frame in honest():
            out += [(who, msgspec.msgpack.encode(word)) for who, word in bend(mover, to, among.read(frame))]
        return out

    mover.take_outgoing = bent  # type: ignore[method-assign]
    return mover


def named(world: Players, who: str, *by: str) -> set[str]:
    """What `who` was caught at, as each of `by` was told."""
    told = [
        {event.offence for event in world.got(world.clients[key(one)], e.Caught) if event.who == key(who)} for one in by
    ]
    return set.intersection(*told)


def given_to(world: Players, name: str) -> set[tuple[str, str]]:
    """(giver, to) of all receipts that `name` knows."""
    return {(event.giver, event.to) for event in world.got(world.clients[key(name)], e.ShareGiven)}


def lots(mover: Election, to: str, word: Any) -> list[tuple[str, Any]]:
    """Claims to keep more than anybody."""
    if isinstance(word, among.Gone):
        word = msgspec.structs.replace(word, pieces=10**9, head=bytes(16), next=mover.me)
    return [(to, word)]


def test_a_claim_of_a_billion_pieces_wins_nothing_and_is_named() -> None:
    """Cora is last in the order: Alice hosts, and nobody gives Cora anything."""
    world = three()
    modified(world, "cora", lots)
    world.lose_host()
    world.until_together(PATIENCE + 20)
    assert [who for who, _ in world.opened] == [key("alice")]
    assert "unshown" in named(world, "cora", "alice")
    assert not any(to == key("cora") for name in ("alice", "bob") for _, to in given_to(world, name))


def test_the_first_in_the_order_is_passed_over_for_such_a_claim() -> None:
    world = three()
    modified(world, "alice", lots)
    world.lose_host()
    world.wait(PATIENCE + 20)
    assert [who for who, _ in world.opened][:1] == [key("bob")]
    assert "unshown" in named(world, "alice", "bob", "cora")
    assert not any(to == key("alice") for name in ("bob", "cora") for _, to in given_to(world, name))


def test_a_false_hash_over_what_all_keep_is_named() -> None:
    def bend(mover: Election, to: str, word: Any) -> list[tuple[str, Any]]:
        return [(to, msgspec.structs.replace(word, head=bytes(16)) if isinstance(word, among.Gone) else word)]

    world = three()
    modified(world, "alice", bend)
    world.lose_host()
    world.wait(PATIENCE + 10)
    assert "claim" in named(world, "alice", "bob", "cora") and [who for who, _ in world.opened][:1] == [key("bob")]


def test_made_up_pieces_are_shown_and_not_believed() -> None:
    """Cora shows pieces that make the hash of her claim: the successor finds that the host never sealed them."""

    def bend(mover: Election, to: str, word: Any) -> list[tuple[str, Any]]:
        if not isinstance(word, among.Gone):
            return [(to, word)]
        from net.failover.replica import piece_head

        head, count = mover.held.head_at(len(mover.held.pieces)), len(mover.held.pieces)
        made_up = bytes(120)
        return [
            (to, msgspec.structs.replace(word, pieces=count + 1, head=piece_head(head, made_up))),
            (to, among.Show(word.match, word.lock, count, (made_up,))),
        ]

    world = three()
    before = len(world.table.running.lines)  # type: ignore[union-attr]
    modified(world, "cora", bend)
    world.lose_host()
    world.until_together(PATIENCE + 20)
    [(who, kept)] = world.opened
    assert who == key("alice") and len(kept.lines) == before and "false_piece" in named(world, "cora", "alice")


def test_out_of_turn_is_named_and_given_nothing() -> None:
    """Cora says that it is her turn and keeps her share to herself; Alice's successor waits for nobody else's word."""

    def bend(mover: Election, to: str, word: Any) -> list[tuple[str, Any]]:
        if isinstance(word, among.Give):
            return []
        return [(to, msgspec.structs.replace(word, next=mover.me) if isinstance(word, among.Gone) else word)]

    world = three()
    modified(world, "cora", bend)
    # Bob's share does not reach Alice for a while: time to see who claims what.
    world.part("alice", "bob")
    world.lose_host()
    world.wait(PATIENCE + 8)
    assert not world.opened and "out_of_turn" in named(world, "cora", "alice")
    world.parted.clear()
    world.until_together(30)
    assert [who for who, _ in world.opened] == [key("alice")]
    assert not any(to == key("cora") for name in ("alice", "bob") for _, to in given_to(world, name))


def test_two_who_claim_at_once_get_nothing_out_of_turn() -> None:
    def bend(mover: Election, to: str, word: Any) -> list[tuple[str, Any]]:
        if isinstance(word, among.Give):
            return []
        return [(to, msgspec.structs.replace(word, next=mover.me) if isinstance(word, among.Gone) else word)]

    world = Players("alice", "bob", "cora", "dave", seed=3)
    world.play_on(2)
    for name in ("cora", "dave"):
        modified(world, name, bend)
    world.lose_host()
    world.wait(PATIENCE + 20)
    assert not world.opened, "two of four are no majority"
    for name in ("cora", "dave"):
        assert "out_of_turn" in named(world, name, "alice", "bob")
        assert not any(to == key(name) for one in ("alice", "bob") for _, to in given_to(world, one))


def test_who_asks_while_the_host_lives_gets_nothing_and_is_named() -> None:
    world = three()
    mover = world.movers[key("cora")]
    for _ in range(40):
        word = among.Gone(mover.held.match, mover.held.lock, 1, mover.held.head_at(1), True, key("cora"))
        for other in ("alice", "bob"):
            world.between.append((key("cora"), key(other), msgspec.msgpack.encode(word)))
        world.wait(0.5)
    assert not world.opened and not any(mover.receipts.receipts for mover in world.movers.values())
    assert "host_is_here" in named(world, "cora", "alice", "bob")
    assert set(world.at.values()) == {""}


def test_who_collects_shares_and_lets_the_next_one_host_is_named_and_written_down() -> None:
    """Alice is given the shares, keeps them and hosts nothing: all read that, also from the next host, and afterwards."""
    world = three()
    world.movers[key("alice")].hosts = lambda invite: []  # type: ignore[method-assign]
    world.lose_host()
    world.wait(PATIENCE + GIVE_UP + 15)
    hosts = [who for who, _ in world.opened]
    assert hosts[0] == key("alice") and key("bob") in hosts
    assert "no_host" in named(world, "alice", "bob", "cora")
    for name in ("bob", "cora"):
        assert {(key("bob"), key("alice")), (key("cora"), key("alice"))} <= given_to(world, name)
    table = world.hosts[world.at[key("bob")]]
    assert {(one.giver, one.to) for one in table.record.table().handed} >= {
        (key("cora"), key("alice")),
        (key("cora"), key("bob")),
    }


def test_who_comes_later_reads_who_received_shares() -> None:
    world = three()
    for other in ("alice", "bob"):
        world.part("cora", other)
    world.lose_host()
    world.wait(PATIENCE + 10)
    assert world.at[key("alice")] == world.at[key("bob")] != "" and not given_to(world, "cora")
    world.parted.clear()
    world.until_together(20)
    world.wait(2)
    assert given_to(world, "cora") == {(key("bob"), key("alice"))}


def test_a_call_without_a_token_is_named() -> None:
    world = three()
    held = world.clients[key("bob")].standby.kept
    come = among.Come(held.match, held.lock, 0, key("cora"), "gobsmack://evil", bytes(16))
    world.between.append((key("cora"), key("bob"), msgspec.msgpack.encode(come)))
    world.wait(1)
    assert world.at[key("bob")] == "" and named(world, "cora", "bob") == {"false_call"}


def test_a_false_share_is_named() -> None:
    def bend(mover: Election, to: str, word: Any) -> list[tuple[str, Any]]:
        return [(to, msgspec.structs.replace(word, share=bytes(16)) if isinstance(word, among.Give) else word)]

    world = Players("alice", "bob", "cora", "dave", seed=4)
    world.play_on(2)
    modified(world, "cora", bend)
    world.lose_host()
    world.until_together(PATIENCE + 20)
    assert [who for who, _ in world.opened] == [key("alice")] and named(world, "cora", "alice") <= {"false_share"}


@pytest.mark.parametrize("seed", range(4))
def test_nobody_honest_is_caught(seed: int) -> None:
    world = three(seed, loss=0.3)
    world.lose_host()
    world.until_together(PATIENCE + 60)
    assert not [event for client in world.clients.values() for event in world.got(client, e.Caught)]


@pytest.mark.parametrize("seed", range(12))
def test_random_liars(seed: int) -> None:
    """Six lies in turn, at tables of three and four, on bad lines too."""
    found = liars.run([seed])
    assert (found.out_of_turn, found.wrong, found.split) == (0, 0, 0) and found.named == found.certain


def test_of_two_calls_of_one_term_all_follow_the_same_one() -> None:
    """Whichever came first: otherwise two tables would wait for each other for ever."""
    for order in ((0, 1), (1, 0)):
        world = Players("alice", "bob", "cora", "dave")
        lock = world.table.failover.copies.lock
        assert lock is not None
        token = token_of(lock.secret)
        mover = world.movers[key("dave")]
        mover.tick(True, False, frozenset(), 1.0)
        calls = [among.Come(mover.held.match, lock.id, 2, key(who), f"at-{who}", token) for who in ("alice", "bob")]
        at = ""
        for number in order:
            for what in mover.receive(key("cora"), msgspec.msgpack.encode(calls[number]), 1.0):
                assert isinstance(what, Follow)
                at = what.invite
        assert at == "at-bob"


# ---------------------------------------------------------------------- receipts


def test_a_receipt_that_its_giver_did_not_sign_is_none() -> None:
    alice, bob = made_signer("alice"), made_signer("bob")
    book = ReceiptBook(alice)
    book.people = {key("bob"): bob.verify_key}
    book.begin("match")
    good = signed(Receipt("match", b"lock", key("bob"), key("cora"), 5), bob)
    for bad in (
        signed(good, alice),
        msgspec.structs.replace(good, to=key("dave")),
        msgspec.structs.replace(good, at=6),
        msgspec.structs.replace(good, match="another"),
        msgspec.structs.replace(good, signature=b""),
    ):
        book.hear(bad)
        book.hear(bad, key("bob"))
    assert not book.receipts
    book.hear(good, key("cora"))
    book.hear(good)
    assert book.receipts == (good,)


def test_receipts_do_not_fill_a_memory() -> None:
    world = three()
    bob = world.clients[key("bob")]
    match = bob.standby.kept.match
    for at in range(3):
        bob.send(
            Handed(
                match, tuple(Receipt(match, bytes([at, n]), key("bob"), key("cora"), at) for n in range(MOST_RECEIPTS))
            )
        )
        world.exchange()
    assert not world.table.failover._receipts and not given_to(world, "alice"), "nobody signed them"
    made_up = [Receipt(match, bytes([n]), key("bob"), key("cora"), n) for n in range(MOST_RECEIPTS)]
    bob.send(Handed(match, tuple(signed(one, bob.answers._signer) for one in made_up[:16])))
    world.exchange()
    assert 0 < len(world.table.failover._receipts) <= RECEIPTS_EACH, "one liar does not take the others' room"
    cora = world.clients[key("cora")]
    cora.send(Handed(match, (signed(Receipt(match, b"lock", key("cora"), key("alice"), 1), cora.answers._signer),)))
    world.exchange()
    assert (key("cora"), key("alice")) in given_to(world, "bob")


def test_who_asks_for_pieces_again_and_again_is_not_sent_them_each_time() -> None:
    world = three()
    world.lose_host()
    world.wait(PATIENCE + 0.5)
    mover, held = world.movers[key("alice")], world.clients[key("bob")].standby.kept
    mover.take_outgoing()
    word = among.Gone(held.match, held.lock, 1, held.head_at(1), True)
    for _ in range(100):
        mover.receive(key("bob"), msgspec.msgpack.encode(word), world.now)
    assert len(mover.take_outgoing()) <= 1
