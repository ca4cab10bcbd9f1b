"""Names that cannot be seen, that look like another's, that are too long; and talk that fills every screen."""

from __future__ import annotations

import pytest

from net.client.client import Client
from net.client.introduction import Introduction
from net.host.names import distinct, skeleton
from net.host.rate_limit import Talk
from net.lan.invite import PORT
from net.protocol import codec, sanitize
from net.protocol import messages as m
from tests.net.world import HOST, World, entropy_from, key


@pytest.mark.parametrize("text", ["\u3164", "\u115f\u1160", "\uffa0 \u3164", "\u2800\u2800", "\u200d", "\ufe0f", "\u034f",
                                  "\u0301\u0301", "\U000e0100", "\ufe00", "\u180b", "\u00ad\u200b"])  # fmt: skip
def test_what_cannot_be_seen_is_no_name(text):
    assert sanitize.name(text) == "?"
    assert sanitize.name(f"A{text}").replace("\u200d", "").replace("\ufe0f", "").replace("\u0301", "").strip() in (
        "A",
        "Á",
    )


@pytest.mark.parametrize(
    "fake", ["аino", "Ain0", "Aіno", "AINO", "Aino\u3164", "Aino.", "A ino", "Ａｉｎｏ", "Áino", "Alno"]
)
def test_whoever_looks_like_a_seated_player_gets_a_mark(fake):
    world = World(seats=3)
    for name in ("Aino", fake):
        world.join(name.encode("unicode_escape").decode() if name != "Aino" else name).entry._hello = m.Hello(
            m.PROTOCOL, "", name
        )
        client = world.clients[list(world.clients)[-1]]
        client.connected(world.now)
        world.exchange()
    names = [seat.name for seat in world.table.lobby.seats[:2]]
    assert names[0] == "Aino" and names[1].endswith(" 2"), names


def test_emoji_that_nobody_can_tell_apart_get_a_mark():
    """No face has them: every screen draws an empty box (`ui/test_lettering.py`)."""
    assert distinct("🐑", ["🐐"]) == "🐑 2" and distinct("Aino 🐑", ["Aino 🐐\ufe0f"]) == "Aino 🐑 2"
    assert distinct("Aino 🐑", ["Aino"]) == "Aino 🐑"


def test_names_that_differ_stay_as_they_are():
    for one, other in (("Anna", "Anne"), ("Table 2", "Table 3"), ("Inés", "Mudge"), ("李", "王")):
        assert distinct(other, [one]) == other and skeleton(one) != skeleton(other)


def test_a_long_name_is_refused_before_it_is_sent():
    with pytest.raises(ValueError, match="at most 24"):
        Client(key("x"), HOST, Introduction("x" * 25), entropy_from(1), lambda _: "content")
    world = World()
    alice = world.join("alice")
    world.exchange()
    with pytest.raises(ValueError, match="at most 24"):
        alice.commands.set_profile("x" * 200)
    world.exchange()
    assert alice.state == "in" and world.table.lobby.seats[0].name == "alice"


def test_twenty_who_watch_cannot_fill_everybodys_screen():
    """Each as fast as a key may speak, for ten seconds; a seated player is still heard."""
    world = World(seats=2)
    world.start("alice", "bob")
    crowd = [key(f"w{number}") for number in range(20)]
    for who in crowd:
        world.table.receive(who, codec.pack(m.Hello(m.PROTOCOL, "", who[:3], "watcher")), world.now)
        world.table.receive(who, codec.pack(m.Enter("content")), world.now)
    heard = []
    for step in range(300):
        world.now += 1 / 30
        for who in crowd:
            word = (m.Say("spam"), m.Gesture("emote", "x"), m.Dress(f"n{step}"))[step % 3]
            out = world.table.receive(who, codec.pack(word), world.now)
            heard += [codec.read_from_host(body) for to, body in out if to == key("alice")]
        world.table.lobby.people[key("bob")].heard = world.table.lobby.people[key("alice")].heard = world.now
    assert len(heard) <= Talk.WATCHERS + 10 / Talk.WATCHERS_EVERY_S + 2
    out = world.table.receive(key("bob"), codec.pack(m.Say("hello")), world.now)
    assert any(to == key("alice") and isinstance(codec.read_from_host(body), m.Chat) for to, body in out)


def test_the_port_is_none_that_systems_give_away():
    assert PORT < 32768
