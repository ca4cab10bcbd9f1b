"""How a table is doing, in figures: told by the table's own thread, read by whoever looks after the machine.

No names of people, no keys but the table's own, nothing of a match: what is here may be shown to anybody on the LAN.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from net.host import pulse
from net.host.counts import Latency
from net.lan.discovery import Found
from net.lan.invite import from_base32

TELL_S = 1.0
"""Seconds between two words of a table on how it is doing."""


class Status(msgspec.Struct, frozen=True):
    """One table at one moment."""

    listed: Found
    """What the LAN's announcement says of it."""
    players: int
    watchers: int
    bots: int
    plays: int
    play_s: Latency
    faults: dict[str, int]
    """By kind: "fault" of a title's rules, "not_saved", and "host" for the rest."""
    bad_frames: int
    refused: dict[str, int]
    port: int = 0
    """Where the table itself listens."""


class Row(NamedTuple):
    """A table on the board."""

    number: int
    status: Status
    is_healthy: bool


class Board:
    """The latest word of each table of one command. Written by one thread, read by others."""

    def __init__(self) -> None:
        self._heard: dict[int, tuple[float, Status]] = {}

    def put(self, number: int, status: Status, now: float) -> None:
        """Table `number` says how it is doing."""
        self._heard[number] = (now, status)

    def drop(self, number: int) -> None:
        """Table `number` has ended."""
        self._heard.pop(number, None)

    def port_of(self, name: str) -> int:
        """Where the table listens whose key `name` is, in base32; 0: no such table."""
        try:
            key = from_base32(name)
        except ValueError:
            return 0
        return next((said.port for _, said in self._heard.copy().values() if said.listed.key == key), 0)

    def rows(self, now: float) -> list[Row]:
        """All tables that have not ended. One that has said nothing for long hangs."""
        heard = sorted(self._heard.copy().items())
        return [Row(number, status, now - at < pulse.HUNG_S) for number, (at, status) in heard]
