"""Cues as numbered shapes, menus folded: the same comes out, and what fits nothing is told, not crashed over."""

from __future__ import annotations

import msgspec
import pytest

from game import titles
from game.engine.chance import FastChance
from game.engine.cues import TrueCue, bit, redact
from game.engine.match import new
from game.engine.spaces import Menu
from net.client import events as e
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.ask_record import pack_ask, read_ask
from net.protocol.cue_shapes import HostShapes, Story, read_cues
from tests.net.world import World, key

CUES = [
    TrueCue("laid", 1, {"seat": 0, "card": "lion"}, "R-1", {"card": bit(0)}),
    TrueCue("laid", 2, {"seat": 1, "card": "wolf"}, "R-1"),
    TrueCue("laid", 2, {"seat": 1}, "R-1"),
    TrueCue("turn", 3, {}),
]


def test_cues_come_back_as_each_seat_may_see_them():
    shapes = HostShapes()
    numbers = shapes.numbers(CUES, 1)
    assert numbers == [0, 0, 1, 2], "kind, nouns and rule make the shape"
    told = {shape[0]: shape for shape in shapes.since(0)}
    story = Story(CUES, numbers)
    for seat in (-1, 0, 1):
        assert read_cues(story.told(seat), told) == [redact(cue, seat) for cue in CUES]


def test_only_new_shapes_are_told():
    shapes = HostShapes()
    shapes.numbers(CUES[:1], 1)
    shapes.numbers(CUES, 4)
    assert [shape[0] for shape in shapes.since(0)] == [0, 1, 2]
    assert [shape[0] for shape in shapes.since(1)] == [1, 2]
    assert shapes.since(4) == ()


@pytest.mark.parametrize("rows", [[[7, 1]], [[0, 1]], [[0, 1, 2, 3]], [[]], [[0, "x", 2]], [["a", 1, 2]], 5, [3]])
def test_what_fits_no_shape_is_an_error(rows):
    with pytest.raises(ValueError):
        read_cues(msgspec.msgpack.encode(rows), {0: (0, "laid", ("seat",), "")})


def test_a_host_that_sends_nonsense_for_cues_is_told_on_and_the_view_stays():
    world = World(seed=2)
    world.start("alice", "bob")
    world.exchange()
    alice = world.clients[key("alice")]
    frame = m.Update(
        alice.opening.run, alice.version, alice.version + 1, {}, (), (), (msgspec.Raw(b"\x91\xff"),),
        world.table.running.view(0).hash,
    )  # fmt: skip
    before = alice.version, dict(alice.packed)
    told = alice.receive(codec.pack(frame), world.now)
    assert [type(event) for event in told] == [e.Told] and told[0].code == "malformed"
    assert (alice.version, alice.packed) == before
    world.finish()
    world.check_views()


@pytest.mark.parametrize("title", [name for name, known in titles.titles().items() if known.status == "ready"])
def test_every_ask_unfolds_to_what_it_was(title):
    chance = FastChance(3)
    seats = titles.title(title).seats[1]
    match = new(titles.rules(title), ("human",) * seats, titles.options_for(title, {}), b"s" * 16)
    menus = 0
    for _ in range(400):
        if match.ask is None:
            break
        for seat in (-1, *range(seats)):
            ask = match.seat_ask(seat)
            assert read_ask(pack_ask(match, seat), ask.waiting_for) == ask
            menus += isinstance(ask.space, Menu)
        seat = match.waiting_for()[0]
        match.play(seat, match.default(seat) if chance.below("", 3) == 0 else match.sample(seat, chance))
    assert menus
