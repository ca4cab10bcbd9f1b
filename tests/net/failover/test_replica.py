"""Every player keeps a sealed copy of the match: whole in time, of no use to one alone, and opened by any majority."""

from __future__ import annotations

import random

import pytest

from game import titles
from net.failover import replica
from net.failover.agreement import Succession, majority
from net.failover.encryption import TAG, BadSeal, cipher_for, new_lock, open_piece, seal, secret_of
from net.failover.replica import STEP, Replica, opened, padded
from net.protocol import codec
from net.protocol import messages as m
from tests.net.host.test_next_game import CROWD, Toys
from tests.net.players import Players, three
from tests.net.world import World, entropy_from, key

# ---------------------------------------------------------------------- the seal


@pytest.mark.parametrize("holders", [2, 3, 4, 5, 6])
def test_any_majority_opens_a_lock_and_no_fewer(holders: int) -> None:
    names = tuple(key(f"p{n}") for n in range(holders))
    lock = new_lock(Succession(names, frozenset(), majority(holders)), entropy_from(holders))
    assert lock.threshold == majority(holders) and 2 * lock.threshold > holders
    dice = random.Random(holders)
    for _ in range(20):
        places = dice.sample(range(holders), lock.threshold)
        assert secret_of({place: lock.shares[place] for place in places}, lock.id) == lock.secret
        fewer = {place: lock.shares[place] for place in places[1:]}
        with pytest.raises(BadSeal):
            secret_of(fewer, lock.id)


def test_a_piece_is_opened_by_its_secret_and_number_alone() -> None:
    lock = new_lock(Succession((key("a"), key("b")), frozenset(), 2), entropy_from(1))
    cipher = cipher_for(lock.secret)
    piece = seal(cipher, 7, b"the king of hearts")
    assert open_piece(cipher, 7, piece) == b"the king of hearts" and b"king" not in piece
    for secret, number, body in (
        (bytes(16), 7, piece),
        (lock.secret, 8, piece),
        (lock.secret, 7, piece[:-1] + bytes([piece[-1] ^ 1])),
        (lock.secret, 7, piece[:-1]),
        (lock.secret, 7, b"short"),
        (lock.secret, 7, b""),
    ):
        with pytest.raises(BadSeal):
            open_piece(cipher_for(secret), number, body)


def test_one_alone_keeps_nothing_that_could_be_opened() -> None:
    with pytest.raises(ValueError):
        new_lock(Succession((key("a"),), frozenset(), 1), entropy_from(1))


# ---------------------------------------------------------------------- the copies


def test_everybody_holds_every_line_before_it_is_told() -> None:
    world = three()
    running = world.table.running
    assert running is not None
    lock = world.table.failover.copies.lock
    assert lock is not None and lock.holders == tuple(world.clients)
    for client in world.clients.values():
        assert client.standby.kept.pieces == world.table.failover.copies.source.pieces
        assert client.standby.kept.share == lock.shares[lock.holders.index(client.key)]
    shares = {place: client.standby.kept.share for place, client in enumerate(world.clients.values())}
    kept = opened(world.clients[key("bob")].standby.kept.pieces, secret_of({0: shares[0], 2: shares[2]}, lock.id))
    assert kept.begun == running.begun and list(kept.lines) == running.lines


def test_what_a_minority_holds_cannot_be_opened_and_shows_no_hidden_card() -> None:
    """Before, while and after the host is lost: a client's copy is of no use to it alone, with any share that it could make
    up beside its own; what other seats see stands nowhere in it."""
    world = three()
    running, lock = world.table.running, world.table.failover.copies.lock
    assert running is not None and lock is not None

    def judged() -> None:
        for seat, client in enumerate(world.clients.values()):
            held = client.standby.kept
            for made_up in (b"", bytes(16), held.share, bytes(range(16))):
                for other in {0, 1, 2} - {seat}:
                    with pytest.raises(BadSeal):
                        secret_of({seat: held.share, other: made_up}, held.lock)
            all_held = b"".join((*held.pieces, held.share, held.lock, *(k.encode() for k in held.holders)))
            mine = running.view(seat).packed
            for other in {0, 1, 2} - {seat}:
                hidden = [body for name, body in running.view(other).packed.items() if mine.get(name) != body]
                assert hidden and not any(body in all_held for body in hidden if len(body) >= 6)
            assert client.held.packed == mine, "a view of its own seat, and of no other"

    judged()
    world.lose_host()
    for _ in range(18):
        world.wait(1)
        assert not world.opened
        judged()


def test_who_comes_back_is_given_what_it_lacks_and_no_more() -> None:
    world = three()
    bob = world.clients[key("bob")]
    had = len(bob.standby.kept.pieces)
    world.hang_up("bob")
    world.at[bob.key] = ""
    for _ in range(8):
        world.one_play()
        world.exchange()
    world.call_again("bob")
    world.wait(2)
    assert len(bob.standby.kept.pieces) >= had and bob.standby.kept.pieces == world.table.failover.copies.source.pieces


def told_of_a_play(world: Players, frames: int) -> list[str]:
    """One more play; the host is lost after so many frames of what it then says. Whom all its frames were for."""
    out: list[tuple[str, bytes]] = []
    assert world.one_play()
    for who, client in world.clients.items():
        for frame in client.take_outgoing():
            out += world.table.receive(who, frame, world.now)
    for peer, frame in out[:frames]:
        world.events[peer] += world.clients[peer].receive(frame, world.now)
    return [peer for peer, _ in out]


@pytest.mark.parametrize("without", ["", "alice"], ids=["all", "without_the_host's_player"])
def test_nobody_is_told_of_a_play_that_is_lost_with_the_host(without: str) -> None:
    """Wherever the host's last words break off: what somebody there was told of is in the copy that is opened, also when
    the player on the host's own machine is lost with it."""
    frames, order = 0, [""]
    while frames <= len(order):
        world = Players("alice", "bob", "cora", seed=4)
        world.table.lobby.owner = key("alice")
        watcher = world.join("walt", role="watcher")
        world.at[watcher.key] = ""
        world.play_on(3)
        order = told_of_a_play(world, frames)
        there = [client for client in world.clients.values() if client.key != key(without)]
        told = max(client.version for client in there)
        for other in ("bob", "cora") if without else ():
            world.part(without, other)
        world.lose_host()
        for _ in range(300):
            if world.opened:
                break
            world.wait(0.25)
        [(_, kept)] = world.opened
        assert len(kept.lines) + 1 >= told, f"told of {told} versions, {len(kept.lines)} plays are kept"
        frames += 1
    # One frame each, no copies apart; who keeps none is told last, and last of the keepers the host's own player.
    assert order == [key("bob"), key("cora"), key("alice"), key("walt")]


@pytest.mark.parametrize("seed", range(20))
def test_a_play_is_told_with_its_piece_until_it_was_heard(seed: int) -> None:
    """Frames are lost, people drop and come back: the update that is sent again brings the piece again, and nobody knows
    more than it keeps."""
    world = Players("alice", "bob", "cora", seed=seed)
    world.loss = 0.3
    for _ in range(40):
        if world.table.lobby.phase != "playing":
            break
        world.one_play()
        world.exchange()
        world.wait(0.5)
        for client in world.clients.values():
            if client.standby.kept.pieces and client.result is None:
                assert len(client.standby.kept.pieces) >= client.version + 1, (
                    "the beginning, the table, and every play it knows"
                )
    world.loss = 0.0
    world.finish()


READY = [name for name, known in titles.titles().items() if known.status == "ready"]


@pytest.mark.parametrize("title", READY)
def test_the_length_of_a_piece_does_not_tell_one_play_from_another(title: str) -> None:
    """At tables of random players: attacks and passes, bids and layouts."""
    record = titles.title(title)
    lengths = set()
    for seed in range(3):
        seats = record.seats[1]
        world = World(rules=titles.rules(title), title=record, seed=seed, seats=seats)
        world.start(*("alice", "bob", "carol", "dan", "eve", "fay")[:seats])
        copies = world.table.failover.copies.source
        for _ in range(100):
            before = len(copies.pieces)
            if not world.one_play():
                world.wait(1)
            world.exchange()
            # The first two are the beginning and the table.
            lengths |= {len(piece) - TAG for piece in copies.pieces[max(2, before) :]}
    assert lengths == {STEP}


def test_the_length_of_a_piece_does_not_tell_a_play_from_a_default() -> None:
    world = Players("alice", "bob", "cora")
    world.wait(11)
    world.play_on(2)
    running, pieces = world.table.running, world.table.failover.copies.source.pieces
    assert running is not None and [line.proof is None for line in running.lines] == [True, True, True, False, False]
    assert {len(piece) for piece in pieces[2:]} == {STEP + TAG}


@pytest.mark.parametrize("length", [1, STEP - 1, STEP, STEP + 1, 5 * STEP])
def test_a_piece_is_padded_to_the_next_step(length: int) -> None:
    body = b"\x92" * length
    assert 0 <= len(padded(body)) - length < STEP and len(padded(body)) % STEP == 0
    assert padded(body).lstrip(b"\0") == body


@pytest.mark.parametrize("fits", [0, 700, 10_000])
def test_who_is_slow_to_acknowledge_still_keeps_all_that_it_is_told(fits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No acknowledgement arrives: each piece comes once, with its update or, where it does not fit, apart, and always in time."""
    monkeypatch.setattr(replica, "CARRIED", fits)
    world = three()
    put = world._put
    monkeypatch.setattr(world, "_put", lambda queue, item: None if item[1][1:6] == b"\xa4seen" else put(queue, item))
    apart = []
    answered = world._answered

    def counting(name: str, out: list[tuple[str, bytes]]) -> None:
        apart.extend(
            found for _, frame in out if isinstance(found := codec.read_from_host(frame), m.Copy) and not found.update
        )
        answered(name, out)

    monkeypatch.setattr(world, "_answered", counting)
    plays = 0
    while plays < 5 and world.one_play():
        plays += 1
        world.exchange()
        for client in world.clients.values():
            assert client.result is not None or len(client.standby.kept.pieces) >= client.version + 1
    assert plays == 5
    assert sum(len(copy.bodies) for copy in apart) <= 3 * 5, "nothing comes apart twice"
    assert bool(apart) == (fits == 0)


def test_what_was_sent_apart_does_not_come_with_an_update_as_well_and_comes_again_if_it_was_lost() -> None:
    from net.protocol import codec

    world = three()
    bob = world.clients[key("bob")]
    keeper = world.table.failover.copies.keeper(bob.key)
    had = len(bob.standby.kept.pieces)
    # The host thinks that Bob has only the beginning, and its copy to him is lost.
    bob.standby.kept.pieces[:] = bob.standby.kept.pieces[:1]
    keeper.copied, keeper.offered = 1, 0
    world.table.failover.copies.send_pieces(bob.key)
    [(_, lost)] = world.table.outbox.take()
    copy = codec.read_from_host(lost)
    assert isinstance(copy, m.Copy) and (copy.first, len(copy.bodies)) == (1, had - 1)
    heard = []
    receive = bob.receive
    bob.receive = lambda frame, now: (heard.append(codec.read_from_host(frame)), receive(frame, now))[1]  # type: ignore[method-assign]
    assert world.one_play()
    world.exchange()
    copies = [message for message in heard if isinstance(message, m.Copy)]
    carried = [message.first for message in copies if message.update]
    assert carried[0] == had, "what comes before in the same stream does not come with the update as well"
    assert [message.first for message in copies if not message.update] == [1], "it was missed, and asked for"
    assert bob.standby.kept.pieces == world.table.failover.copies.source.pieces and keeper.copied >= had


def test_what_is_sealed_with_another_lock_is_not_taken() -> None:
    held = Replica()
    held.take_lock(m.LockShare("m", b"12345678", (key("a"), key("b")), b"s", 2))
    assert not held.take(m.Copy(b"87654321", 0, (b"x",))) and held.pieces == []
    assert held.take(m.Copy(b"12345678", 0, (b"x", b"y"), b"frame"))
    assert held.take(m.Copy(b"12345678", 1, (b"y", b"z"), b"frame")) and held.pieces == [b"x", b"y", b"z"]
    assert not held.take(m.Copy(b"12345678", 5, (b"w",), b"frame")), "pieces are missing before it"


def test_a_keeper_without_its_share_is_given_it_again() -> None:
    world = three()
    bob = world.clients[key("bob")]
    had = bob.standby.kept.pieces[:]
    bob.standby.kept.forget()
    world.wait(3)
    world.play_on(1)
    world.wait(3)
    assert (
        bob.standby.kept.pieces[: len(had)] == had
        and bob.standby.kept.pieces == world.table.failover.copies.source.pieces
    )


def test_a_copy_is_bounded_and_forgotten_with_its_match() -> None:

    held = Replica()
    held.take_lock(m.LockShare("m", b"12345678", (key("a"), key("b")), b"s"))
    assert not held.take(m.Copy(b"12345678", 3, (b"x",))), "pieces are missing before it"
    assert held.take(m.Copy(b"12345678", 0, (b"x", b"y"))) and held.take(m.Copy(b"12345678", 1, (b"y", b"z")))
    assert held.pieces == [b"x", b"y", b"z"]
    held.take(m.Copy(b"12345678", 3, (bytes(replica.MOST_BYTES + 1),)))
    assert held.full and len(held.pieces) == 3
    world = three()
    world.finish()
    assert all(not client.standby.kept.pieces and not client.standby.kept.share for client in world.clients.values())


def test_a_table_that_goes_on_with_another_game_is_carried_on_in_that_game() -> None:
    """Copies are of one match each: those of the new one say its game, and a majority opens them without the host."""
    world = Players("alice", "bob", "carol", shelf=Toys(CROWD))
    world.finish()
    world.wait(1)
    for client in world.clients.values():
        client.commands.vote(CROWD.id)
        client.commands.ready()
    world.wait(4)
    assert world.table.running is not None and world.table.running.begun.title == CROWD.id
    for _ in range(3):
        world.one_play()
        world.exchange()
    world.wait(1)
    world.lose_host()
    world.until_together(60)
    [(_, kept)] = world.opened
    assert kept.begun.title == CROWD.id and len(kept.lines) == 3
    table = world.hosts[world.at[key("bob")]]
    assert table.lobby.title is CROWD and all(client.opening.title == CROWD.id for client in world.clients.values())
    for _ in range(60):
        world.one_play()
        world.exchange()
        world.wait(0.5)
    assert table.lobby.phase == "over" and table.lobby.next_games, "and there too they vote for the next one"
