"""Plays on their way, and answers that are committed to first; at a table, where only the asks come from it."""

from __future__ import annotations

import pytest

from net.client import events as e
from net.client.client import Client
from net.protocol import codec
from net.protocol import messages as m
from tests.net.world import World, key


def asked() -> tuple[World, Client]:
    """A table at which both answer at once, and one of them."""
    world = World(seed=3)
    world.start("alice", "bob")
    world.wait(1)
    client = world.clients[key("alice")]
    assert client.ask is not None and client.ask.space is not None
    return world, client


def answer(world: World, client: Client) -> int:
    assert client.ask is not None and client.ask.space is not None
    return client.play(client.ask.space.sample(world.chance))


def sent(client: Client, kind: type) -> list[m.Message]:
    found = (codec.read_to_host(frame) for frame in client.take_outgoing())
    return [message for message in found if type(message) is kind]


def test_an_answer_that_others_give_at_once_is_committed_to_and_not_told() -> None:
    world, client = asked()
    number = answer(world, client)
    [seal] = sent(client, m.SealAnswer)
    assert isinstance(seal, m.SealAnswer) and seal.n == number
    committed, pending = client.answers.committed, client.answers.pending
    assert committed is not None and committed.seal == seal and not committed.is_taken
    assert pending is not None and pending.word == seal
    with pytest.raises(ValueError):
        client.play(1)


def test_a_play_is_said_again_until_it_is_answered() -> None:
    world, client = asked()
    answer(world, client)
    first = sent(client, m.SealAnswer)
    client.answers.say_again(1.0)
    assert sent(client, m.SealAnswer) == []
    client.link.now += 1.0
    client.answers.say_again(1.0)
    assert sent(client, m.SealAnswer) == first
    client.answers.refused(m.Refusal(first[0].n, 1, "not_legal"))  # type: ignore[attr-defined]
    client.link.now += 1.0
    client.answers.say_again(1.0)
    assert sent(client, m.SealAnswer) == [] and client.answers.committed is None


def test_what_others_committed_to_is_shown_in_the_ask_and_all_of_it_opens_mine() -> None:
    world, client = asked()
    bob = world.clients[key("bob")]
    answer(world, client)
    world.exchange()
    assert client.ask is not None and client.ask.waiting_for == (bob.seat,) and client.ask.answer is not None
    assert bob.ask is not None and bob.ask.waiting_for == (bob.seat,)
    lines = len(world.table.running.lines)  # type: ignore[union-attr]
    answer(world, bob)
    world.exchange()
    assert len(world.table.running.lines) == lines + 2  # type: ignore[union-attr]
    assert len(world.got(client, e.Taken)) == len(world.got(bob, e.Taken)) == 1
    assert client.answers.committed is None and client.answers.pending is None


def test_nobody_plays_before_a_match() -> None:
    with pytest.raises(ValueError):
        World().join("alice").play(1)
