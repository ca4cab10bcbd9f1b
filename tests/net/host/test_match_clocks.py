"""A limit lasts as much longer as people's tables take to show what led to it."""

from __future__ import annotations

from game.engine.ask import Ask
from net.host.time_limits import TimeLimits


def ask(clock: str, running: int) -> Ask:
    return Ask("bet_vote", (0,), clock=clock, running=running)


def test_what_is_told_before_an_ask_is_added_to_its_limit_once() -> None:
    clocks = TimeLimits({"vote": 12.0})
    clocks.told(5.0)
    clocks.show(ask("vote", 1), True, 100.0)
    assert clocks.deadline() == 117.0
    clocks.show(ask("vote", 2), True, 110.0)
    assert clocks.deadline() == 122.0


def test_a_run_that_goes_on_gets_no_more_time() -> None:
    clocks = TimeLimits({"turn": 60.0, "vote": 12.0})
    clocks.show(ask("turn", 1), True, 0.0)
    clocks.told(3.0)
    clocks.show(ask("vote", 2), True, 10.0)
    clocks.told(3.0)
    clocks.show(ask("turn", 1), True, 20.0)
    assert clocks.deadline() == 70.0
