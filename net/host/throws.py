"""A hand that throws: how the dice of the next play are thrown. It is held until the ask is over, for that somebody throws may
tell what was chosen."""

from __future__ import annotations

from typing import NamedTuple

from net.host.match_runner import MatchRunner
from net.protocol import messages as m
from net.protocol.denied import Denied


class Thrown(NamedTuple):
    """A throw that waits for the end of its ask."""

    ask: int
    seat: int
    flick: m.Flick


def is_throw(message: m.Gesture) -> bool:
    """Return whether a gesture is a throw, well formed or not."""
    return message.kind == "throw" or message.flick is not None


class Throws:
    """The last throw of the present ask."""

    def __init__(self) -> None:
        self._thrown: Thrown | None = None

    def forget(self) -> None:
        """There is no match to throw in."""
        self._thrown = None

    def hold(self, running: MatchRunner | None, seat: int, message: m.Gesture) -> None:
        """Hold the throw of `seat`; `running` is the match under way, None if there is none. Raises Denied."""
        if message.kind != "throw" or message.flick is None:
            raise Denied("malformed")
        if running is None or seat not in running.owing():
            raise Denied("not_now")
        self._thrown = Thrown(running.match.ask_id, seat, message.flick)

    def release(self, running: MatchRunner, seat: int) -> m.Sign | None:
        """Return the throw if its ask is over, for all alike and in nobody's name; it goes just before the update with its
        rolls. `seat` has just played (-1: the clock): an open ask goes on, and there it comes with the thrower's own play."""
        thrown = self._thrown
        if thrown is None:
            return None
        ask = running.match.ask
        if ask is not None and running.match.ask_id == thrown.ask and (ask.mode != "open" or seat != thrown.seat):
            return None
        self._thrown = None
        return m.Sign("", -1, "throw", "", thrown.flick)
