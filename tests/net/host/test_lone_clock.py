"""Where only bots wait nothing has a limit, unless whoever plays alone on their own machine has chosen one."""

from __future__ import annotations

from typing import Any

import pytest

from net.client.client import Client
from net.host.lobby_types import HouseRules
from tests.net.host.test_fuse import FUSES, TITLE, answers
from tests.net.world import World


def table(**setup: Any) -> tuple[World, Client, Client]:
    """A bot that lights fuses, and a person who is asked in their windows."""
    world = World(rules=FUSES, title=TITLE, **setup)
    person = world.join("alice")
    world.exchange()
    person.commands.sit(1)
    world.exchange()
    bot = world.join("mudge", role="bot")
    world.exchange()
    bot.commands.sit(0)
    world.exchange()
    world.start()
    return world, person, bot


@pytest.mark.parametrize("timers", ["normal", "long"])
def test_one_person_among_bots_has_all_the_time(timers: Any) -> None:
    world, person, bot = table(house=HouseRules(timers=timers))
    assert person.lobby is not None and person.lobby.stretch == 0, "nor do the rules' own limits end"
    assert person.clock_left(world.now) is None and bot.clock_left(world.now) is None
    world.wait(300)
    assert answers(world) == []
    bot.play("light")
    world.exchange()
    assert person.ask is not None and person.ask.window and person.clock_left(world.now) is None
    world.wait(300)
    assert answers(world) == [], "a window waits as well"
    person.play("stay")
    world.exchange()
    assert answers(world) == ["stay"], "and a pass is an answer"


def test_limits_that_were_chosen_for_a_game_alone_hold() -> None:
    world, person, _ = table(is_private=True)
    assert person.lobby is not None and person.lobby.stretch == 1
    assert person.clock_left(world.now) is not None
    world.wait(70)
    assert answers(world), "the default was played, and the window ran out"


def test_limits_begin_again_with_a_second_person() -> None:
    world = World(rules=FUSES, title=TITLE)
    world.start("alice", "bob")
    assert all(client.clock_left(world.now) is not None for client in world.clients.values())
    assert not world.table.lobby.is_lone()
