"""People who share one window: no clock runs while they pass the seat, and what they pass in a window is played."""

from __future__ import annotations

from typing import Any

from net.client import events as e
from net.host.lobby_types import HouseRules
from tests.net.host.test_fuse import FUSES, SECONDS, TITLE, answers
from tests.net.world import World, key


def lit(**how: Any) -> tuple[World, Any, Any]:
    world = World(rules=FUSES, title=TITLE, owner=key("alice"), **how)
    alice, bob = world.join("alice"), world.join("bob")
    world.exchange()
    bob.commands.ready()
    world.exchange()
    alice.commands.start()
    world.exchange()
    alice.play("light")
    world.exchange()
    return world, alice, bob


def test_a_window_waits_for_whoever_the_seat_is_passed_to() -> None:
    world, alice, bob = lit()
    alice.commands.share_window((alice.key, bob.key), True)
    world.exchange()
    world.wait(4 * SECONDS)
    assert answers(world) == [], "the fuse does not burn while the seat is passed"
    bob.play("stay")
    world.exchange()
    assert answers(world) == ["stay"], "a pass is played at once: they sat down to it in front of all"


def test_the_clock_goes_on_when_nobody_is_called() -> None:
    world, alice, bob = lit()
    alice.commands.share_window((alice.key, bob.key), True)
    world.exchange()
    world.wait(4 * SECONDS)
    alice.commands.share_window((alice.key, bob.key), False)
    world.exchange()
    world.wait(2 * SECONDS)
    assert answers(world) == ["stay"]


def test_it_is_no_shield_for_others() -> None:
    world, alice, _ = lit()
    alice.commands.share_window((alice.key,), True)
    world.exchange()
    world.wait(2 * SECONDS)
    assert answers(world) == ["stay"], "bob's window is his own"


def test_only_the_owner_says_who_shares_a_window() -> None:
    world, _, bob = lit()
    bob.commands.share_window((bob.key,), True)
    world.exchange()
    assert [event.code for event in world.got(bob, e.Told)] == ["not_allowed"]
    world.wait(2 * SECONDS)
    assert answers(world) == ["stay"]


def test_all_clocks_wait_not_only_windows() -> None:
    world, alice, bob = lit(house=HouseRules(timers="normal"))
    bob.play("jump")
    world.exchange()
    alice.commands.share_window((alice.key, bob.key), True)
    world.exchange()
    world.wait(600)
    assert answers(world) == ["jump"], "alice's turn has a limit of a minute"
