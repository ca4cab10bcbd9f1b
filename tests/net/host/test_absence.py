"""Away and idle: when a bot sits in, whose clock runs meanwhile, and what the table's owner may hand over
(BTG-4.21, GOB-4.16, LNR-4.13, LNR-4.19)."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from game import titles
from game.engine.rules import Absence
from net.client import events as e
from net.host.lobby_types import HouseRules
from tests.engine.toys import TRICKS
from tests.net.world import World, key

LONG = {"turn_clock": 0, "event_deck": "quick"}


def table_of(name: str, **how) -> World:
    title = titles.title(name)
    world = World(titles.rules(name), title, title.seats[0], owner=key("alice"), **how)
    begun(world)
    return world


def toy(rules=TRICKS, **how) -> World:
    world = World(rules, owner=key("alice"), **how)
    begun(world)
    return world


def begun(world: World) -> None:
    names = ["alice", "bob", "carol", "dora"][: len(world.table.lobby.seats)]
    for name in names:
        world.join(name)
        world.exchange()
    for name in names[1:]:
        world.clients[key(name)].commands.ready()
    world.exchange()
    world.clients[key("alice")].commands.start()
    for _ in range(20):
        world.exchange()
        if world.table.running is not None:
            return
        world.wait(0.5)
    raise AssertionError("no match")


def wanted(world: World) -> list[int]:
    return [bot.seat for bot in world.table.wanted_bots()]


def kinds(world: World) -> list[str]:
    return [line.play.kind for line in world.table.running.lines]


def notices(world: World, name: str) -> list[str]:
    return [x.code for x in world.got(world.clients[key(name)], e.Noticed)]


def drop(world: World, name: str) -> None:
    world.hang_up(name)
    world.wait(4)
    assert not world.table.lobby.people[key(name)].here


# ---------------------------------------------------------------------- who plays for somebody who is away


@pytest.mark.parametrize("name", sorted(titles.titles()))
def test_in_every_title_a_bot_sits_in_after_a_minute_by_default(name: str) -> None:
    """What the lobby calls a minute is a minute in every title."""
    assert HouseRules().dropped == "bot" and titles.rules(name).absence.away == 60
    world = table_of(name)
    drop(world, "bob")
    world.wait(55)
    assert wanted(world) == []
    world.wait(10)
    assert wanted(world) == [1] and "sits_in" in notices(world, "alice")
    world.call_again("bob")
    world.exchange()
    assert wanted(world) == [] and not world.table.lobby.seats[1].sitter_ticket, "handed back at once"


def test_at_once_is_as_soon_as_somebody_counts_as_away() -> None:
    world = toy(house=HouseRules(dropped="at_once"))
    drop(world, "bob")
    world.wait(0.5)
    assert wanted(world) == [1]


def test_never_waits_and_the_owner_may_still_hand_the_seat_over() -> None:
    world = toy(house=HouseRules(dropped="wait"))
    drop(world, "bob")
    world.wait(600)
    assert wanted(world) == [] and kinds(world) == [], "nobody plays, and the clock stands still"
    alice = world.clients[key("alice")]
    alice.commands.add_bot(1)
    world.exchange()
    assert wanted(world) == [1] and "sits_in" in notices(world, "alice")
    world.call_again("bob")
    world.exchange()
    assert wanted(world) == []


def test_the_others_clocks_run_on_for_somebody_who_is_not_there() -> None:
    world = toy()
    drop(world, "bob")
    assert world.clients[key("alice")].lobby.waiting == "dropped"
    assert world.clients[key("alice")].clock_left(world.now) is not None
    world.wait(8)
    assert "clock" in kinds(world), "the limit ended and the default was played"


def test_a_table_without_people_waits() -> None:
    """Nobody is in a hurry there: no clock runs, no bot sits in, and whoever returns first gives the others their minute."""
    world = toy()
    drop(world, "bob")
    world.hang_up("alice")
    world.wait(4)
    played = len(kinds(world))
    world.wait(900)
    assert len(kinds(world)) == played and wanted(world) == []
    world.call_again("alice")
    world.exchange()
    world.wait(40)
    assert wanted(world) == []
    world.wait(25)
    assert wanted(world) == [1]


def test_a_program_of_somebody_elses_that_has_gone_is_replaced_too() -> None:
    """A bot that came by an invite has nobody who starts it again."""
    world = World(TRICKS, owner=key("alice"))
    world.join("alice")
    world.join("robot", role="bot")
    world.exchange()
    world.clients[key("robot")].commands.ready()
    world.exchange()
    world.clients[key("alice")].commands.start()
    world.exchange()
    assert world.table.running is not None
    drop(world, "robot")
    world.clients[key("alice")].commands.add_bot(1)
    world.exchange()
    assert wanted(world) == [1]


# ---------------------------------------------------------------------- who is here and does not play


def owing(world: World) -> int:
    """A seat that owes a move, by all who see the table."""
    return world.table.running.match.waiting_for()[0]


def test_the_owner_hands_over_a_seat_that_owes_a_move_for_as_long_as_the_data_says() -> None:
    """LNR-4.19: with no turn clock. The seat's player is here all the time, and takes it back with the next play."""
    world = table_of("loot_and_recruit", options=LONG)
    running = world.table.running
    alice, bob = world.clients[key("alice")], world.clients[key("bob")]
    while owing(world) != 1:
        for client in (alice, bob):
            if client.ask.space is not None and client.ask.answer is None:
                client.play(running.match.default(client.seat))
        world.exchange()
    limit = running.rules.absence.idle
    world.wait(limit - 5)
    assert not alice.lobby.seats[1].idle
    alice.commands.add_bot(1)
    world.exchange()
    assert wanted(world) == [] and [x.code for x in world.got(alice, e.Told)] == ["taken"]
    world.wait(6)
    assert alice.lobby.seats[1].idle and not alice.lobby.seats[0].idle
    bob.commands.add_bot(1)
    world.exchange()
    assert wanted(world) == [], "only the table's owner may"
    alice.commands.add_bot(1)
    world.exchange()
    assert wanted(world) == [1] and "sits_in" in notices(world, "bob") and not alice.lobby.seats[1].idle
    bob.play(running.match.default(1))
    world.exchange()
    assert wanted(world) == [] and running.lines[-1].key == bob.key


def test_a_play_is_what_was_owed() -> None:
    world = toy(replace(TRICKS, absence=Absence(idle=30)), house=HouseRules(timers="off"))
    world.wait(25)
    bob = world.clients[key("bob")]
    bob.play(world.table.running.match.default(1))
    world.exchange()
    world.wait(6)
    seats = bob.lobby.seats
    assert seats[0].idle and not seats[1].idle, "who has answered owes nothing"


@pytest.mark.parametrize("dropped", ["bot", "wait"])
def test_whoever_is_away_is_ready_at_the_limit_unless_the_house_waits(dropped: str) -> None:
    """BTG-4.5, BTG-4.21: nobody waits for them longer than the limit of DEPLOY."""
    world = table_of("battlegoats", house=HouseRules(dropped=dropped))
    running = world.table.running
    assert running.match.ask.kind == "deploy" and running.clocks.going
    limit = running.clocks.deadline() - world.now
    world.wait(1)
    drop(world, "bob")
    world.table.lobby.seats[1].sitter_ticket = "nobody has come for it yet"
    world.wait(limit)
    assert (running.match.ask.kind == "deploy") == (dropped == "wait")
    assert [line.play.seat for line in running.lines if line.play.kind == "clock"] == (
        [0, 1] if dropped == "bot" else []
    )


# ---------------------------------------------------------------------- numbers of the data


def test_the_limits_are_those_of_the_data() -> None:
    """A number in the data that no code reads would be a defect: each of these is read, not written a second time."""
    folder = Path(titles.__file__).parent
    loot = tomllib.loads((folder / "loot_and_recruit/data/setup.toml").read_text(encoding="utf-8"))["timing"]
    found = titles.rules("loot_and_recruit").absence
    assert (found.away, found.idle, found.turns) == (
        loot["disconnect_grace"], loot["idle_handover"], loot["bot_takes_over_after_timeouts"]
    )  # fmt: skip
    goblin = tomllib.loads((folder / "goblin_raid/data/tables.toml").read_text(encoding="utf-8"))["absence"]
    found = titles.rules("goblin_raid").absence
    assert (found.away, found.turns) == (goblin["disconnect_seconds"], goblin["timeouts_to_bot"])


@pytest.mark.parametrize("name", sorted(titles.titles()))
def test_a_clock_whose_silence_counts_is_a_clock_of_the_title(name: str) -> None:
    rules = titles.rules(name)
    assert rules.absence.clock in {"", *rules.clocks(titles.title(name).defaults())}
