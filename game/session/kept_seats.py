"""Seats of ours at other people's tables, in matches that were not over when we left: Continue and the list of tables say so.

Where a table was is kept with its host's key. `net/client/host_locator.py` finds a host with that key at another address, so
the way back also leads to a table that its host has opened again.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.session.context import Program, TableContext
from game.session.feed import LiveFeed
from game.session.records import Goal, Trouble

KEPT = 12
"""Seats that are remembered; the oldest are forgotten."""
REMEMBERED = "seats_kept"
"""Where the settings remember them."""


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A seat of ours in somebody else's match."""

    match: str
    title: str
    table: str
    names: tuple[str, ...]
    """Of everybody who plays, in seat order."""
    way: str
    """The invite that leads back, with the host's key."""
    when: float
    """When we were there last, in seconds since 1970."""

    @property
    def host_key(self) -> str:
        """The key of the table's host, as announcements have it; "" where the way back is no invite."""
        from net.lan.invite import parse

        try:
            return parse(self.way).key
        except ValueError:
            return ""


def keep(program: Program, match: str, title: str, table: str, names: Sequence[str], way: str) -> None:
    """Remember a seat, or that it is there still."""
    kept = {name: value for name, value in _all(program).items() if name != match}
    kept[match] = {"title": title, "table": table, "names": list(names), "way": way, "when": time.time()}
    _write(program, dict(list(kept.items())[-KEPT:]))


def forget(program: Program, match: str) -> None:
    """The match is over, or the seat ours no longer."""
    kept = _all(program)
    if match in kept:
        _write(program, {name: value for name, value in kept.items() if name != match})


def kept_seats(program: Program) -> list[KeptSeat]:
    """The seats that wait for us, the last one first."""
    found = [_read(match, value) for match, value in _all(program).items()]
    return sorted((seat for seat in found if seat is not None), key=lambda seat: -seat.when)


class Announced(Protocol):
    """A table on the LAN, as far as it is looked for there (`net.lan.discovery.Found`)."""

    @property
    def key(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def phase(self) -> str: ...


def kept_at(found: Announced, seats: Sequence[KeptSeat]) -> str:
    """The match in which one of these seats waits at an announced table; "" for none."""
    if found.phase != "playing":
        return ""
    return next((seat.match for seat in seats if (seat.host_key, seat.title) == (found.key, found.title)), "")


def _read(match: str, value: Any) -> KeptSeat | None:
    """None for what somebody has edited."""
    try:
        return KeptSeat(match, str(value["title"]), str(value["table"]), tuple(map(str, value["names"])),
                        str(value["way"]), float(value["when"]))  # fmt: skip
    except (TypeError, KeyError, ValueError):
        return None


def _all(program: Program) -> dict[str, Any]:
    kept = program.settings.options.get(REMEMBERED, {})
    return dict(kept) if isinstance(kept, dict) else {}


def _write(program: Program, kept: dict[str, Any]) -> None:
    program.change(options={**program.settings.options, REMEMBERED: kept})


class SeatTable(TableContext, Protocol):
    """A session, as whoever keeps its seat knows it."""

    goal: Goal
    trouble: Trouble | None
    feed: LiveFeed | None

    @property
    def way_back(self) -> str:
        """The invite to the table's host, wherever that is now; "" while it is not known."""
        ...


class SeatKeeper:
    """Remembers our seat at somebody's table while its match goes on. One of each session."""

    def __init__(self, table: SeatTable) -> None:
        self._table = table
        self._kept = ("", "")
        """The match of which the seat is remembered, and the way back."""

    def look(self) -> None:
        """Something may have changed: cheap, called in every frame."""
        table = self._table
        if table.goal != "join" or table.wanted.beside:
            return
        feed, lobby, way = table.feed, table.lobby, table.way_back
        if table.trouble is not None:
            if table.trouble.code == "kicked":
                self._forget()
        elif lobby is not None and lobby.phase != "playing":
            self._forget()
        elif lobby is not None and feed is not None and way and (feed.match, way) != self._kept and feed.seat >= 0:
            self._kept = feed.match, way
            keep(table.context, feed.match, feed.title, lobby.table, [seat.name for seat in lobby.seats], way)

    def _forget(self) -> None:
        for match in {self._kept[0], self._table.wanted.match} - {""}:
            forget(self._table.context, match)
        self._kept, self._table.wanted.match = ("", ""), ""
