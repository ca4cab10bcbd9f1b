"""Hostile choices against every title: mutated from real asks of every seat, in the kernel and over the wire."""

from __future__ import annotations

import random

import pytest

from game import titles
from game.engine.chance import FastChance
from game.engine.match import PlayRecord, new
from game.engine.refusal import Refused
from game.engine.spaces import Choice
from game.words import Catalogue, title_words
from net.host.lobby_types import HouseRules
from net.host.match_runner import MatchRunner
from net.host.room_events import PlayMade
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.host_messages import Refusal, Sorry
from net.storage.store import Line
from tests.net.hostile import LONG
from tests.net.mutations import Mutator, attack
from tests.net.world import World, key

TITLES = sorted(titles.titles())
WORDS = 42_000 if LONG else 3_000
"""A title."""
FRAMES = 4_000 if LONG else 300
NAMES = ("alice", "bob", "carol", "dave", "erin", "frank")


@pytest.mark.parametrize("title", TITLES)
def test_no_choice_raises_or_changes_anything(title: str) -> None:
    """Refused with a code that has words, or legal to the letter: no float for an int, no yes for a one."""
    count = attack(title, WORDS, 1)
    assert count.words >= WORDS and count.refused > 0.7 * count.words
    asks = {key for key in title_words(title, Catalogue()).keys("en") if key.startswith("ask-") and "." not in key}
    assert count.codes["malformed"] and len(count.kinds) >= min(5, len(asks))


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_that_does_not_exist_is_explained_by_no_title(title: str) -> None:
    match = new(titles.rules(title), titles.title(title).seats[0], titles.options_for(title, {}), 1)
    sample = match.sample(match.waiting_for()[0], FastChance(1))
    for seat in (-1, -2, match.seats, 99):
        with pytest.raises(Refused, match="not_your_turn"):
            match.check(seat, sample)


def _is_legal(world: World, seat: int, choice: Choice) -> bool:
    running = world.table.running
    assert running is not None
    try:
        running.match.check(seat, choice)
    except Refused:
        return False
    return True


def _state(world: World) -> tuple[bytes, int, int, int, tuple[str, ...]]:
    running, people = world.table.running, world.table.lobby.people.values()
    assert running is not None
    here = tuple(person.name for person in people if person.here)
    return running.match.dump(), running.version, len(running.lines), len(world.ledger.lines), here


@pytest.mark.parametrize("title", TITLES)
def test_no_choice_over_the_wire_changes_a_table(title: str) -> None:
    """Every person at a real table, a spectator too, sends frames made by hand: each is answered, none is written down."""
    record, dice = titles.title(title), random.Random(f"wire {title}")
    world = World(titles.rules(title), record, record.seats[0], house=HouseRules(timers="off"))
    names = NAMES[: record.seats[0]]
    world.start(*names)
    world.join("zoe", role="watcher")
    world.exchange()
    table, running = world.table, world.table.running
    assert running is not None
    mutator, chance = Mutator(running.rules, 7), FastChance(7)
    sent, n, answered = 0, 100, set()
    while sent < FRAMES and not running.over:
        match = running.match
        before = _state(world)
        asked = dice.choice(match.waiting_for())
        for who, seat in [*((name, number) for number, name in enumerate(names)), ("zoe", -1)] * 3:
            sample = match.sample(seat if seat in match.ask.seats else asked, chance)
            mutator.learn(sample)
            word = mutator.word(sample)
            try:
                frame = codec.pack(m.Play(running.begun.match, match.ask_id, n + 1, word))
            except OverflowError:
                continue  # an int that no frame carries
            if _is_legal(world, seat, word):
                continue
            sent, n, world.now = sent + 1, n + 1, world.now + 0.5
            for person in table.lobby.people.values():
                person.heard = world.now
            out = table.receive(key(who), frame, world.now)
            told = [codec.read_from_host(body) for peer, body in out if peer == key(who)]
            [no] = [message for message in told if isinstance(message, Refusal | Sorry)]
            answered.add(no.code)
            assert not table.outbox.cut and not table.closed and no.code != "fault", (no, word)
        assert _state(world) == before
        # The match goes on between them.
        for _ in range(dice.choice((1, 2, 8))):
            if running.match.ask is not None:
                seat = dice.choice(running.match.waiting_for())
                mark = running._mark()
                play = PlayRecord(running.match.ask_id, seat, running.match.sample(seat, chance), 0, "clock")
                running._carry_out(Line(play), world.now)
                running._after(mark)
                table._follow((PlayMade(-1),), world.now)
    assert sent > 30 and {"malformed", "no_seat"} <= answered and len(running.lines) > 10
    again = MatchRunner.resume(titles.rules(title), world.ledger.kept(2), world.ledger, "off", world.now)
    assert again.match.dump() == running.match.dump()
