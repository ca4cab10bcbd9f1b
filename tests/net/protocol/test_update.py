"""Updates in their one form: everybody holds the same, cues come as each seat may see them, and nonsense changes nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game import titles
from game.engine.chance import FastChance
from game.engine.cues import SeatCue, TrueCue, bit, redact
from game.engine.match import new
from game.engine.views import pack_value, raw
from net.client import events as e
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.sync import KEPT, Moment, SeatSync
from net.storage.recording import Recorder, Recording, messages
from tests.net.world import World, key

READY = [name for name, known in titles.titles().items() if known.status == "ready"]
NAMES = ("alice", "bob", "carol", "dan", "eve", "fay")


def at_table(title: str, seed: int = 1) -> World:
    record = titles.title(title)
    world = World(rules=titles.rules(title), title=record, seed=seed, seats=record.seats[0])
    world.start(*NAMES[: record.seats[0]])
    return world


@pytest.mark.parametrize("title", READY)
def test_everybody_holds_the_same_and_is_told_the_same_cues(title):
    """The cues that come are those of the match, as each seat may see them."""
    world = at_table(title)
    due: dict[tuple[int, int], list[SeatCue]] = {}
    receive = world.table.receive

    def noted(peer, frame, now):
        out = receive(peer, frame, now)
        running = world.table.running
        for seat in range(running.match.seats):
            due[running.version, seat] = list(running._moment.cues(seat))
        return out

    world.table.receive = noted
    for _ in range(60):
        if not world.one_play():
            world.wait(1)
        world.exchange()
        world.check_views()
    told = 0
    for client in world.clients.values():
        before = 0
        for event in world.got(client, e.Updated):
            if not event.snapshot:
                versions = range(before + 1, event.version + 1)
                assert list(event.cues) == [cue for version in versions for cue in due[version, client.seat]]
                told += len(event.cues)
            before = event.version
    assert told > 20


def test_cues_are_plain_maps_and_hide_what_a_seat_may_not_see():
    true = [
        TrueCue("laid", 1, {"seat": 0, "card": "lion"}, "R-1", {"card": bit(0)}),
        TrueCue("turn", 3, {"places": [["F1", 2], None]}),
    ]
    for seat in (-1, 0, 1):
        cues = tuple(redact(cue, seat) for cue in true)
        frame = codec.pack(m.Update(1, 2, 3, {}, (), None, (cues,), b"12345678"))
        assert codec.read_from_host(frame).cues == (cues,)
        row: list[Any] = msgspec.msgpack.decode(frame)
        card = "lion" if seat == 0 else None
        assert row[7] == [
            [
                {"kind": "laid", "beat": 1, "nouns": {"seat": 0, "card": card}, "rule": "R-1"},
                {"kind": "turn", "beat": 3, "nouns": {"places": [["F1", 2], None]}, "rule": ""},
            ]
        ]


def test_a_cue_is_told_as_it_was_however_the_match_goes_on():
    match = new(titles.rules("battlegoats"), 2, titles.options_for("battlegoats", {}), 1)
    match.take_cues()
    fallen = ["F1"]
    view = SeatSync(0)
    view.refresh(Moment(match, 1))
    view.refresh(Moment(match, 2, [TrueCue("fell", 1, {"places": fallen})]))
    fallen.append("B2")
    update = codec.read_from_host(view.frame((1, (), None), 1, 0))
    assert update.cues == ((SeatCue("fell", 1, {"places": ["F1"]}),),)


def test_whoever_is_late_is_still_told_what_it_lacks():
    match = new(titles.rules("battlegoats"), 2, titles.options_for("battlegoats", {}), 1)
    chance, view = FastChance(1), SeatSync(0)
    held, cues = {}, {}
    for version in range(1, KEPT + 6):
        moment = Moment(match, version, match.take_cues())
        view.refresh(moment)
        held[version], cues[version] = dict(view.packed), moment.cues(0)
        if match.ask is not None:
            seat = match.waiting_for()[0]
            match.take(seat, match.default(seat) if match.ask.kind != "deploy" else match.sample(seat, chance))
    for base in held:
        update = codec.read_from_host(view.frame((1, (), None), base, 0))
        sections = {**held[base], **{name: bytes(body) for name, body in update.sections.items()}}
        assert {name: body for name, body in sections.items() if name not in update.gone} == view.packed
        told = [cues[version] for version in range(base + 1, view.version + 1)][-KEPT:]
        assert [found for found in told if found] == [found for found in update.cues if found]


@pytest.mark.parametrize(
    "cues", [b"\x91\xff", b"\x05", b"\x91\x05", pack_value([[{"kind": 3}]]), pack_value([[{"kind": "x", "nouns": {}}]])]
)
def test_a_host_that_sends_nonsense_for_cues_is_told_on_and_the_view_stays(cues):
    world = at_table("battlegoats")
    alice = world.clients[key("alice")]
    update = m.Update(
        alice.opening.run, alice.version, alice.version + 1, {}, (), (), msgspec.Raw(cues),
        world.table.running.view(0).hash,
    )  # fmt: skip
    before = alice.version, dict(alice.held.packed)
    [told] = alice.receive(msgspec.msgpack.encode(update), world.now)
    assert isinstance(told, e.Told) and told.code == "malformed"
    assert (alice.version, alice.held.packed) == before
    world.finish()
    world.check_views()


def test_an_update_of_another_run_or_upon_what_is_not_held_changes_nothing():
    """Of another run: no word about it. Built on what is not held yet: what is missing is asked for."""
    world = at_table("battlegoats")
    world.wait(2)
    alice = world.clients[key("alice")]
    before = alice.version, dict(alice.held.packed)
    for run, again in ((alice.opening.run + 1, []), (alice.opening.run, [m.Again(alice.version)])):
        ahead = m.Update(run, 999, 1000, raw({"public": pack_value(1)}), (), (0,), (), b"12345678")
        assert alice.receive(codec.pack(ahead), world.now) == []
        assert (alice.version, alice.held.packed) == before
        assert [codec.read_to_host(frame) for frame in alice.take_outgoing()] == again
    world.finish()
    world.check_views()


def test_a_recording_plays_again(tmp_path):
    world = World(rules=titles.rules("battlegoats"), title=titles.title("battlegoats"), seed=3)
    recorder, mine = Recorder(tmp_path), Recorder(tmp_path)
    alice = world.join("alice")
    alice.frames.record = mine.take
    world.start("bob")
    carol = world.join("carol", role="watcher")
    carol.frames.record = recorder.take
    world.exchange()
    seen = {}
    while world.table.lobby.phase != "over":
        world.one_play()
        world.exchange()
        seen[carol.version] = dict(carol.held.packed)
    recorder.close()
    mine.close()
    assert recorder.trouble == "" and alice.result is not None
    found = Recording(recorder.path)
    assert not any(isinstance(told, m.Copy) for _, _, told in messages(mine.path)), "no sealed pieces"
    assert Recording(mine.path).result == alice.result
    shown = {moment.version: moment.packed for moment in found.moments}
    assert {version: shown[version] for version in seen if version in shown} == {
        version: packed for version, packed in seen.items() if version in shown
    }
    told = {event.version: event.cues for event in world.got(carol, e.Updated) if not event.snapshot}
    assert {moment.version: moment.cues for moment in found.moments if moment.version in told} == told
    assert len(shown) > 5 and found.result == carol.result
    assert any(isinstance(event, e.Over) for event in world.events[carol.key])
