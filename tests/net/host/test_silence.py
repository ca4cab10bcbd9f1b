"""Who is here but lets turn after turn run out (LNR-4.13): a bot sits in, the player takes the seat back at once."""

from __future__ import annotations

import dataclasses

from game import titles
from game.engine.rules import Absence
from game.titles.loot_and_recruit import TITLE
from net.client import events as e
from net.host.lobby_types import HouseRules
from tests.net.world import World, key

RULES = titles.rules("loot_and_recruit")
TURN, FLIP = 60, 30


def silent(turns: int, rules=RULES, **setup) -> World:
    """Two players who say nothing until so many turns of each have run out. Their frames go on: they are here."""
    world = World(rules, TITLE, options={"turn_clock": TURN, "event_deck": "quick"}, **setup)
    world.start("alice", "bob")
    while min(world.table.running.silent.get(seat, 0) for seat in (0, 1)) < turns and world.now < 2000:
        world.wait(FLIP / 3)
    return world


def wanted(world: World) -> list[int]:
    return [bot.seat for bot in world.table.wanted_bots()]


def test_one_turn_is_forgiven():
    assert wanted(silent(1)) == []


def test_after_two_turns_in_a_row_a_bot_sits_in_and_goes_at_a_word():
    world = silent(2)
    assert wanted(world) == [0, 1]
    first = world.table.wanted_bots()[0]
    sitter = world.join("sitter", role="bot", ticket=first.ticket)
    world.exchange()
    alice = world.clients[key("alice")]
    assert sitter.seat == 0 and alice.lobby.seats[0].sitter and alice.lobby.seats[0].here
    alice.commands.sit(0)
    world.exchange()
    assert sitter.state == "closed" and [x.code for x in world.got(sitter, e.Closed)] == ["dismissed"]
    assert wanted(world) == [1] and not alice.lobby.seats[0].sitter
    assert world.table.running.silent.get(0, 0) == 0


def test_a_play_is_a_word():
    world = silent(2)
    running = world.table.running
    seat = running.match.waiting_for()[0]
    name = ("alice", "bob")[seat]
    client = world.clients[key(name)]
    client.play(running.match.default(seat))
    world.exchange()
    assert seat not in wanted(world) and running.silent.get(seat, 0) == 0


def test_where_the_rules_say_nothing_the_clock_goes_on():
    assert wanted(silent(3, dataclasses.replace(RULES, absence=Absence()))) == []


def test_a_house_that_waits_for_the_dropped_still_goes_on_without_the_silent():
    assert wanted(silent(2, house=HouseRules(dropped="wait"))) == [0, 1]
