"""What is kept of a match: its plays, one line each, and how it ended."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.engine.spaces import Choice

PlayKind = Literal["play", "clock", "resign", "take_back"]
KINDS: tuple[PlayKind, ...] = ("play", "clock", "resign", "take_back")


class PlayRecord(msgspec.Struct, frozen=True, array_like=True):
    """A play as the journal keeps it, one a line.

    `at` is the host's time in whole milliseconds since the ask opened: it is data, stamped once, so that a replay of rules
    that look at it (a race to be ready) gives the same result.
    """

    ask: int
    seat: int
    choice: Choice
    at: int = 0
    kind: PlayKind = "play"
    stretch: int = 1
    """By how much the table stretched the time limits that the rules keep themselves, by `at`; 0: there were none."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended. `places[seat]` counts from 1; seats that share a place have the same number."""

    outcome: str
    winners: tuple[int, ...]
    places: tuple[int, ...]
    tally: dict[str, tuple[int, ...]] = {}
    """Name of a figure -> its value for each seat, for the results scene. A name with `half_points` counts in halves."""
