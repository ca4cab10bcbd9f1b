"""A fault in a title's rules is a fault of one play, never of the table: planted in each of the five titles, everywhere."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest

from game import titles
from game.engine.chance import Chance, FastChance
from net.client import events as e
from net.client.client import Client
from net.host.match_runner import MatchRunner
from tests.net.world import World

TITLES = sorted(titles.titles())
NAMES = ("alice", "bob", "carol", "dave", "erin", "frank")


class Planted(Exception):
    """What nobody in the house catches by name."""


def begun(title: str, **replaced: Any) -> World:
    """A match of the title under way, its rules with some functions replaced."""
    record = titles.title(title)
    rules = dataclasses.replace(titles.rules(title), **replaced)
    world = World(rules, record, record.seats[0])
    world.start(*NAMES[: record.seats[0]])
    return world


def ready_to_play(world: World) -> Client:
    """A client that is asked."""
    for client in world.clients.values():
        ask = client.ask
        if ask is not None and ask.space is not None and ask.answer is None and client.pending is None:
            return client
    raise AssertionError("nobody is asked")


def sampled(client: Client) -> Any:
    assert client.ask is not None and client.ask.space is not None
    return client.ask.space.sample(Chance(b"sample"))


def state(world: World) -> tuple[bytes, int, int, int]:
    running = world.table.running
    assert running is not None
    return running.match.dump(), running.version, len(running.lines), len(world.ledger.lines)


def codes(world: World, client: Client, kind: type) -> list[str]:
    return [event.code for event in world.got(client, kind)]


PLACES = ("answer", "space", "view", "more", "showing", "cue")


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("title", TITLES)
def test_a_play_that_breaks_the_rules_never_was(title: str, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused with a sentence, gone from the journal; everybody reads of it, and the same play is taken once the rules hold."""
    world = begun(title)
    running = world.table.running
    assert running is not None
    lines, armed = [0], [True]

    def trap(inner: Any) -> Any:
        def sprung(*args: Any, **how: Any) -> Any:
            if armed[0] and len(world.ledger.lines) > lines[0]:
                raise Planted(place)
            return inner(*args, **how)

        return sprung

    if place in ("answer", "space"):
        for kind in running.rules.steps:
            monkeypatch.setattr(kind, place, trap(getattr(kind, place)))
    elif place == "cue":
        monkeypatch.setattr(type(running.match), "take_cues", trap(type(running.match).take_cues))
    else:
        inner = getattr(running.rules, place)
        if inner is None:
            pytest.skip("this title has no such function")
        object.__setattr__(running.rules, place, trap(inner))
    for _ in range(20):  # a sealed answer of one of several comes to no code yet
        client = ready_to_play(world)
        choice, before, version = sampled(client), state(world), client.version
        # It springs at the play that completes what several people answer at once.
        lines[0] = before[3] + sum(one.answers.committed is not None for one in world.clients.values())
        client.play(choice)
        world.exchange()
        refused = [one for one in world.clients.values() if world.got(one, e.Refused)]
        if refused:
            break
    client = client if client in refused else refused[0]
    sealed = client.answers.committed
    assert codes(world, client, e.Refused) == ["fault"]
    if sealed is None:
        assert state(world) == before and client.version == version
    else:
        # The others' answers may have been taken before it.
        choice, before = sealed.message.choice, state(world)
        assert before[1:] == (client.version, client.version - 1, client.version - 1)
        assert not [line for line in running.lines if line.key == client.key and line.play.ask == sealed.message.ask]
    assert all("fault" in codes(world, one, e.Noticed) for one in world.clients.values())
    armed[0] = False
    world.wait(2.0)
    assert client.pending is None
    if sealed is None:
        client.play(choice)
        world.exchange()
    assert [event.choice for event in world.got(client, e.Taken)][-1] == choice
    # What was committed to stays the answer, and is told again by itself; so is what the others had revealed.
    made = len(world.ledger.lines) - before[3]
    assert made == 1 if sealed is None else made >= 1
    kept = world.ledger.kept(2)
    again = MatchRunner.resume(titles.rules(title), kept, world.ledger, "normal", world.now)
    assert again.match.dump() == running.match.dump()


@pytest.mark.parametrize("title", TITLES)
def test_a_refusal_that_breaks_is_a_refusal(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world = begun(title)
    client, before = ready_to_play(world), state(world)
    running = world.table.running
    assert running is not None and client.opening is not None and client.ask is not None

    def planted(self: Any, match: Any, seat: int, choice: Any) -> str:
        raise Planted("refuse")

    for kind in running.rules.steps:
        monkeypatch.setattr(kind, "refuse", planted)
    step = running.match.step()

    def is_read(choice: Any) -> bool:
        try:
            step.read(choice)
        except msgspec.ValidationError:
            return False
        return running.rules.plays.fit(choice)

    told = running.match.sample(client.seat, FastChance(1))
    strange = [99999 if type(noun) is int else noun for noun in told] if isinstance(told, list) else "nonsense"
    others: list[Any] = [
        ["end"],
        "nonsense",
        7,
        [99999],
        ["leave"],
        ["ready"],
        ["ready", []],
        ["pass"],
        ["done"],
        ["free", 99],
    ]
    bad = next(c for c in (strange, *others) if is_read(c) and not running.match.space(client.seat).contains(c))
    client.play(bad)
    world.exchange()
    assert codes(world, client, e.Refused) == ["fault"] and state(world) == before
    client.play(sampled(client))
    world.exchange()
    assert world.got(client, e.Taken)


@pytest.mark.parametrize("title", TITLES)
def test_a_default_that_breaks_neither_ends_the_table_nor_fills_the_log(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = begun(title)
    running = world.table.running
    assert running is not None
    tried = []

    def planted(self: Any, match: Any, seat: int) -> Any:
        tried.append(seat)
        raise Planted("default")

    before = state(world)
    for kind in running.rules.steps:
        monkeypatch.setattr(kind, "default", planted)
    if running.clocks.deadline() is None:
        pytest.skip("the first question of this title has no limit")
    world.wait(300.0)
    assert state(world) == before and world.table.lobby.phase == "playing"
    assert 1 <= len(tried) <= 14, "tried ever more rarely"
    client = next(iter(world.clients.values()))
    assert "fault" in codes(world, client, e.Noticed)


@pytest.mark.parametrize("title", TITLES)
def test_a_deal_that_breaks_is_called_off(title: str) -> None:
    def planted(match: Any) -> Any:
        raise Planted("setup")

    record = titles.title(title)
    world = World(dataclasses.replace(titles.rules(title), setup=planted), record, record.seats[0])
    for name in NAMES[: record.seats[0]]:
        world.join(name)
        world.exchange()
    for client in world.clients.values():
        client.commands.ready()
    world.exchange()
    world.wait(2.0)
    assert world.table.lobby.phase == "lobby"
    assert all("fault" in codes(world, one, e.Noticed) for one in world.clients.values())


@pytest.mark.parametrize("title", TITLES)
def test_a_host_that_fell_between_writing_and_withdrawing_comes_back_without_the_play(title: str) -> None:
    """And so does a successor: the play that broke the first host is refused by the second one too."""
    world = begun(title)
    for _ in range(4):
        client = ready_to_play(world)
        client.play(sampled(client))
        world.exchange()
    kept = world.ledger.kept(2)
    rules = titles.rules(title)
    broken = rules.view
    last = len(kept.lines)

    def view(match: Any, seat: int) -> Any:
        if match.plays >= last:
            raise Planted("view")
        return broken(match, seat)

    trapped = dataclasses.replace(rules, view=view, more=None)
    again = MatchRunner.resume(trapped, kept, world.ledger, "normal", world.now)
    assert len(again.lines) == last - 1 == len(world.ledger.lines)


@pytest.mark.parametrize("title", TITLES)
def test_rules_that_cannot_replay_put_the_match_aside(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world = begun(title)
    for _ in range(3):
        client = ready_to_play(world)
        client.play(sampled(client))
        world.exchange()
    client, running = ready_to_play(world), world.table.running
    assert running is not None
    choice, lines = sampled(client), dict(world.ledger.lines)

    def planted(*args: Any) -> Any:
        raise Planted("always")

    for kind in running.rules.steps:
        monkeypatch.setattr(kind, "answer", planted)
        monkeypatch.setattr(kind, "run", planted)
    client.play(choice)
    world.exchange()
    if not world.table.closed:
        pytest.skip("a sealed answer comes to no code of the title yet")
    assert all("put_aside" in codes(world, one, e.Closed) for one in world.clients.values())
    assert world.ledger.lines == lines, "resumable up to the play before"
    assert msgspec.msgpack.encode(world.ledger.lines[1])
