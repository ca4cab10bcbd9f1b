"""Everything that a host can say, said by one that lies: the client never breaks, never grows without bound, and the honest
host's next words set all right.
"""

from __future__ import annotations

import zlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.cues import SeatCue
from game.engine.views import hash_of, pack_value, raw, whole
from net.client import events as e
from net.client.client import Client
from net.failover.replica import MOST_BYTES
from net.fairness.account import MOST_PARTS
from net.protocol import codec
from net.protocol import messages as m
from tests.net.hostile import Known, frames, fuzz, plain
from tests.net.test_hostile_clients import KNOWN as BASE
from tests.net.world import World, key

KINDS: tuple[type, ...] = m.FromHost.__args__


def at_play() -> tuple[World, Client]:
    world = World(seed=2)
    world.start("alice", "bob")
    world.one_play()
    world.exchange()
    return world, world.clients[key("alice")]


WORLD, ALICE = at_play()
PUBLIC = next(iter(sorted(ALICE.held.packed)))
KNOWN = Known(
    (*BASE.texts, PUBLIC),
    (*BASE.blobs, ALICE.held.packed[PUBLIC], zlib.compress(bytes(100_000)), b"\x90" * 20, pack_value([[0, 0]])),
    (ALICE.version, ALICE.version + 1, ALICE.pending.message.n if ALICE.pending else 1),
)  # fmt: skip
FRAMES = {kind: st.lists(frames((kind,), KNOWN), min_size=1, max_size=10) for kind in KINDS}


def used(client: Client) -> None:
    """What a screen or a bot does with a client, whatever it was told."""
    client.clock_left(0.0)
    _ = client.seat, client.owner, client.latency, client.standby.neighbours
    if client.opening is not None:
        client.view()


def bounded(client: Client) -> None:
    """Nothing that the host can make grow."""
    assert sum(map(len, client.standby.kept.pieces)) <= MOST_BYTES and len(client.standby.neighbours) <= 2 * m.SEATS
    assert len(client.account._collector._parts) <= MOST_PARTS and len(client.agreement._secrets) <= 1


def honest_again(world: World, client: Client) -> None:
    """The same table, after another start of the connection."""
    client.disconnected(world.now)
    client.connected(world.now)
    client.take_outgoing()
    world.hang_up("alice")
    world.call_again("alice")
    world.exchange()
    world.wait(3)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__struct_config__.tag)
@fuzz(4, 300)
@given(data=st.data())
def test_no_word_of_a_host_breaks_a_client(kind: type, data: st.DataObject) -> None:
    world, alice = at_play()
    packed = dict(alice.held.packed)
    known_run = alice.opening.run if alice.opening else 0
    for frame in data.draw(FRAMES[kind]):
        world.now += 0.3
        for event in alice.receive(frame, world.now):
            assert isinstance(event, e.Event)
        used(alice)
        bounded(alice)
        for answer in alice.take_outgoing():
            codec.read_to_host(answer)
    if kind is not m.Opening:
        assert alice.held.packed == packed, "a view without its hash was taken"
    if alice.state == "closed":
        return
    lied = alice.opening is not None and alice.opening.run != known_run
    honest_again(world, alice)
    if not lied:
        assert alice.state == "in" and world.table.running is not None
        assert alice.held.packed == world.table.running.view(0).packed


SECTIONS = st.dictionaries(
    st.sampled_from((m.ASK, "result", "public", PUBLIC, "seat.1")),
    st.one_of(plain(KNOWN.texts).map(lambda value: msgspec.msgpack.encode(value) if _packs(value) else b"\xc1"),
              st.binary(max_size=60), st.sampled_from(KNOWN.blobs)), max_size=4,
)  # fmt: skip


CUES = st.builds(
    SeatCue, st.sampled_from(("laid", "x", "")), st.integers(-2, 3),
    st.dictionaries(st.sampled_from(("seat", "card", "x")), plain(KNOWN.texts).filter(lambda value: _packs(value)), max_size=3),
)  # fmt: skip


def _tree(body: bytes) -> bytes:
    """As it is, where it is one packed value, whatever is in it; else packed: bytes that end elsewhere make no frame."""
    try:
        msgspec.msgpack.decode(body, type=msgspec.Raw)
    except (msgspec.MsgspecError, RecursionError):
        return msgspec.msgpack.encode(body)
    return body


def _packs(value: object) -> bool:
    try:
        msgspec.msgpack.encode(value)
    except (OverflowError, ValueError):
        return False
    return True


@fuzz(25, 3000)
@given(SECTIONS, st.integers(0, 3), st.lists(st.lists(CUES, max_size=2), max_size=3))
def test_a_view_that_is_hashed_rightly_and_is_nonsense_all_the_same(
    sections: dict[str, bytes], base: int, cues: list[list[SeatCue]]
) -> None:
    """A host may say anything under a right hash: sections that are no trees, asks that are none, a result that is no
    result. The core says so, and goes on."""
    world, alice = at_play()
    opening, version = alice.opening, alice.version
    assert opening is not None
    base = version if base else 0
    sections = {name: _tree(body) for name, body in sections.items()}
    held = {**alice.held.packed, **sections} if base else sections
    update = m.Update(
        opening.run, base, version + 1, raw(sections), (), (0,), tuple(map(tuple, cues)), hash_of(whole(held)),
    )  # fmt: skip
    for event in alice.receive(codec.pack(update), world.now):
        assert isinstance(event, e.Event)
    bounded(alice)
    for name in alice.held.packed:
        try:
            alice.section(name)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            assert name in sections
    assert alice.result is None or isinstance(alice.result, dict)


@pytest.mark.parametrize("size", [codec.UNPACKED - 100, codec.UNPACKED + 1, 4 * codec.UNPACKED])
def test_a_bomb_is_no_message(size: int) -> None:
    """A frame that unpacks to more than we take costs what we unpack at the most."""
    import tracemalloc

    world, alice = at_play()
    assert alice.opening is not None
    squeezer = zlib.compressobj(9)
    bomb = squeezer.compress(b"\x92\xa4chat") + b"".join(squeezer.compress(bytes(1 << 20)) for _ in range(size >> 20))
    bomb += squeezer.flush()
    tracemalloc.start()
    assert len(bomb) <= codec.CLIENT_READS
    alice.receive(bomb, world.now)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 3 * codec.UNPACKED and alice.held.packed == ALICE.held.packed
