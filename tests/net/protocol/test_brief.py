"""Updates told briefly: the same comes out, in fewer bytes, and what cannot be unfolded is asked for again."""

from __future__ import annotations

import statistics
import zlib

import msgspec
import pytest

from game import titles
from game.engine.chance import FastChance
from game.engine.match import new
from game.engine.views import pack_value, raw, whole
from net.client import events as e
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.cue_shapes import HostShapes
from net.protocol.primer import SIZE, rehearsal
from net.protocol.sync import KEPT, Moment, SeatSync
from net.storage.recording import Recorder, Recording
from tests.net.world import World, key

HEADERS = 33 + 2 + 52
"""What CURVE, ZMTP and TCP/IP add to a frame."""
READY = [name for name, known in titles.titles().items() if known.status == "ready"]
NAMES = ("alice", "bob", "carol", "dan", "eve", "fay")


def at_table(title: str, seed: int = 1) -> World:
    record = titles.title(title)
    world = World(rules=titles.rules(title), title=record, seed=seed, seats=record.seats[0])
    world.start(*NAMES[: record.seats[0]])
    return world


@pytest.mark.parametrize("title", READY)
def test_briefly_told_or_not_everybody_holds_the_same(title):
    world = at_table(title)
    told, plain = [], []
    for client in world.clients.values():

        def receive(frame, now, client=client, receive=client.receive):
            message = codec.read_from_host(frame)
            if isinstance(message, m.Brief):
                held = client._whole[message.base]
                update = codec.unfold(message, client.opening.primer, held)
                assert (update.run, update.base) == (message.run, message.base)
                told.append(len(frame))
                plain.append(len(codec.plain(update)))
            return receive(frame, now)

        client.receive = receive
    for _ in range(60):
        if not world.one_play():
            world.wait(1)
        world.exchange()
        world.check_views()
    assert len(told) > 20 and sum(told) < 0.6 * sum(plain)


def test_a_play_of_battlegoats_is_a_few_bytes():
    """Two players at random, who are told most and keep a copy. The link of the chain of plays is 22 bytes of it; a piece of the
    copy holds a signature.
    (`tests.bench sync` has the budget's mix.)"""
    told, with_copy = [], []
    for seed in range(6):
        world = at_table("battlegoats", seed)
        put = world._host_sends

        def sends(out, world=world, put=put):
            running = world.table.running
            if running is not None and running.match.ask is not None:
                for _, frame in out:
                    if frame[1:3] in (b"\xa1b", b"\xa1r") or frame[1:7] == b"\xa6updat":
                        message = codec.read_from_host(frame)
                        bare = msgspec.structs.replace(message, lock=0, first=0, pieces=())
                        told.append(len(codec.pack(bare)) + HEADERS)
                        with_copy.append(len(frame) + HEADERS)
            put(out)

        world._host_sends = sends
        world.finish()
    assert statistics.mean(told) < 240 and statistics.median(told) < 245
    # The two layouts of a match are a copy's largest pieces by far.
    assert statistics.mean(with_copy) < 400 and statistics.median(with_copy) < 400


def test_whoever_is_late_is_still_told_what_it_lacks():
    """Far behind, a client holds a view that the host no longer has: it is told plainly."""
    match = new(titles.rules("battlegoats"), 2, titles.options_for("battlegoats", {}), 1)
    chance, shapes, view = FastChance(1), HostShapes(), SeatSync(0, b"")
    held = {}
    for version in range(1, KEPT + 6):
        cues = match.take_cues()
        view.refresh(Moment(match, version, cues, shapes.numbers(cues, version)))
        held[version] = dict(view.packed)
        if match.ask is not None:
            seat = match.waiting_for()[0]
            match.take(seat, match.default(seat) if match.ask.kind != "deploy" else match.sample(seat, chance))
    now = (1, (), None, shapes)
    for base in held:
        message = codec.read_from_host(view.frame(now, base, 0))
        if isinstance(message, m.Brief):
            assert base > view.version - KEPT
            message = codec.unfold(message, b"", whole(held[base]))
        elif isinstance(message, m.Row):
            message = codec.spread(message)
        assert isinstance(message, m.Update)
        assert {**held[base], **{name: bytes(body) for name, body in message.sections.items()}} == view.packed
    assert isinstance(codec.read_from_host(view.frame(now, view.version - KEPT, 0)), m.Update)
    assert isinstance(codec.read_from_host(view.frame(now, view.version - KEPT + 1, 0)), m.Brief)


BOMB = zlib.compress(b"\0" * (codec.UNPACKED * 2))[2:-4]


@pytest.mark.parametrize("body", [b"", b"nonsense", bytes(8) + b"nonsense", bytes(8) + bytes(140)])
def test_a_row_that_is_none_changes_nothing(body):
    world = at_table("battlegoats")
    alice = world.clients[key("alice")]
    before = alice.version, dict(alice.packed)
    [told] = alice.receive(codec.pack(m.Row(alice.opening.run, alice.version, body)), world.now)
    assert isinstance(told, e.Told) and told.code == "malformed"
    # Of another run: no word about it. Built on what is not held yet: what is missing is asked for.
    assert alice.receive(codec.pack(m.Row(alice.opening.run + 1, alice.version, body)), world.now) == []
    ahead = m.Update(alice.opening.run, 999, 1000, raw({"public": pack_value(1)}), (), (0,), (), b"12345678")
    assert alice.receive(codec.pack_update(ahead, b"", None), world.now) == []
    assert (alice.version, alice.packed) == before
    assert [codec.read_to_host(frame) for frame in alice.take_outgoing()] == [m.Again(alice.version)]
    world.finish()
    world.check_views()


@pytest.mark.parametrize("body", [b"", b"nonsense", bytes(8) + b"nonsense", bytes(8) + BOMB])
def test_what_does_not_unfold_is_asked_for_again(body):
    world = at_table("battlegoats")
    world.wait(2)
    alice = world.clients[key("alice")]
    before = alice.version, dict(alice.packed)
    assert alice.receive(codec.pack(m.Brief(alice.opening.run, alice.version, body)), world.now) == []
    assert [codec.read_to_host(frame) for frame in alice.take_outgoing()] == [m.Again(0)], "everything"
    assert (alice.version, alice.packed) == before
    # Of another run: out of date, no word about it. Of a base that is not held yet: what is missing is asked for.
    world.wait(2)
    assert alice.receive(codec.pack(m.Brief(alice.opening.run + 1, alice.version, body)), world.now) == []
    assert alice.take_outgoing() == []
    assert alice.receive(codec.pack(m.Brief(alice.opening.run, 999, body)), world.now) == []
    assert [codec.read_to_host(frame) for frame in alice.take_outgoing()] == [m.Again(alice.version)]
    world.finish()
    world.check_views()


def test_a_view_is_kept_until_an_update_builds_on_a_later_one():
    world = at_table("battlegoats")
    for _ in range(10):
        world.one_play()
        world.exchange()
        for client in world.clients.values():
            assert len(client._whole) <= 4
            assert client._whole[client.version] == whole(client.packed)


def test_another_view_unfolds_to_no_update():
    held = bytes(range(250)) * 2
    update = m.Update(1, 2, 3, raw({"public": pack_value(held[7:400])}), (), (0,), (), b"12345678")
    frame = codec.pack_update(update, b"primer", held)
    brief = codec.read_from_host(frame)
    assert isinstance(brief, m.Brief) and len(frame) < 80
    assert codec.unfold(brief, b"primer", held) == update
    for other in (b"", held[:-1], bytes(500)):
        try:
            assert codec.unfold(brief, b"primer", other) != update
        except codec.BadFrame:
            continue


def test_small_updates_are_rows_and_unknown_bases_are_told_plainly():
    small = m.Update(1, 2, 3, raw({"public": pack_value("x" * 40)}), (), (0,), (), b"12345678")
    for held in (b"x" * 40, None):
        frame = codec.pack_update(small, b"", held)
        row = codec.read_from_host(frame)
        assert isinstance(row, m.Row) and codec.spread(row) == small
        assert len(frame) < len(codec.pack(small)) - 8, "shorter than the record, too"
    pieces = m.Riding(3, 7, (b"sealed",))
    row = codec.read_from_host(codec.pack_update(small, b"", None, pieces))
    assert (row.lock, row.first, row.pieces) == pieces and codec.spread(row) == small
    large = msgspec.structs.replace(small, sections=raw({"public": pack_value("x" * 400)}))
    assert codec.read_from_host(codec.pack_update(large, b"", None)) == large


def test_the_primer_is_of_the_game_and_not_of_the_match():
    rules = titles.rules("battlegoats")
    options = titles.options_for("battlegoats", {})
    made = rehearsal(rules, ("human", "human"), options)
    assert SIZE <= len(made.primer) <= 2 * SIZE and b"attack" in made.primer
    assert len(made.shapes) > 5 and "attack" in made.words[:32]
    assert rehearsal(rules, ("human", "human"), dict(options)) is made
    one, two = at_table("battlegoats", 1), at_table("battlegoats", 2)
    assert one.table.running.rehearsed == two.table.running.rehearsed, "another seed, the same primer"


def test_a_recording_of_brief_updates_plays_again(tmp_path):
    world = at_table("battlegoats", 3)
    alice = world.clients[key("alice")]
    recorder = Recorder(tmp_path)
    carol = world.join("carol", role="watcher")
    carol.record = recorder.take
    world.exchange()
    seen = {}
    while world.table.lobby.phase != "over":
        world.one_play()
        world.exchange()
        seen[carol.version] = dict(carol.packed)
    recorder.close()
    assert recorder.trouble == "" and alice.result is not None
    found = Recording(recorder.path)
    shown = {moment.version: moment.packed for moment in found.moments}
    assert {version: shown[version] for version in seen if version in shown} == {
        version: packed for version, packed in seen.items() if version in shown
    }
    assert len(shown) > 5 and found.result == carol.result
    assert any(isinstance(event, e.Over) for event in world.events[carol.key])


def test_what_is_made_ready_in_a_quiet_moment_changes_nothing():
    """Two tables of one seed, one of which rests before every frame: the same bytes, but for what deflating makes of them."""
    told = []
    for rests in (False, True):
        world = at_table("battlegoats", 2)
        said = []
        receive = world.table.receive

        def rest_first(peer, frame, now, world=world, receive=receive, said=said, rests=rests):
            for _ in range(2 * rests):
                world.table.rest()
            out = receive(peer, frame, now)
            for who, sent in out:
                message = codec.read_from_host(sent)
                if isinstance(message, m.Brief):
                    client = world.clients[who]
                    message = codec.unfold(message, client.opening.primer, client._whole[message.base])
                if isinstance(message, m.Update):
                    said.append((who, msgspec.structs.replace(message, lock=0, first=0, pieces=())))
            return out

        world.table.receive = rest_first
        world.finish()
        world.check_views()
        told.append(said)
    assert told[0] == told[1] and len(told[0]) > 20
