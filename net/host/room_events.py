"""What the parts of a room report: what the room has to see to because one of them cannot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class PresenceChanged(NamedTuple):
    """Who is here, or whom the table waits for, has changed: clocks may stop or run."""


class Reseated(NamedTuple):
    """`key` has another seat, and with it another view."""

    key: str


class SeatTakenBack(NamedTuple):
    """The owner of seat `seat` plays it again; what a bot let pass does not count against them."""

    seat: int


class LeftForGood(NamedTuple):
    """`key` said good-bye."""

    key: str


class TimersChanged(NamedTuple):
    """The house wants other time limits."""


class StartWanted(NamedTuple):
    """The match may begin, if everybody is ready and has committed."""


class SecretsRevealed(NamedTuple):
    """Every seat's secret is known: the match begins."""


class RematchWanted(NamedTuple):
    """Back to the lobby with the same seats."""

    title: str = ""
    """The game to go on with; "": the same."""
    starts: bool = False
    """Everybody is ready for it: the match begins as soon as all are there."""


class PlayMade(NamedTuple):
    """The match went on; `seat` has played, -1: the clock."""

    seat: int


class TableClosed(NamedTuple):
    """The owner closes the table."""


RoomEvent = (
    PresenceChanged
    | Reseated
    | SeatTakenBack
    | LeftForGood
    | TimersChanged
    | StartWanted
    | SecretsRevealed
    | RematchWanted
    | PlayMade
    | TableClosed
)
Events = Iterable[RoomEvent]
"""What a handler of messages returns, in the order to be seen to."""
