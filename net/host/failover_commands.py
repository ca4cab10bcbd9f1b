"""What clients say of failover: heard where the table has it, and nothing where it has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from net.failover.host_failover import MOVED, HostFailover
from net.host.lobby import Lobby
from net.host.lobby_types import Member
from net.host.outbox import Outbox
from net.host.room_events import Events
from net.protocol import messages as m


class FailoverCommands:
    """Hands them to the failover part, and sees to what it answers: `keep` writes the table's state down."""

    def __init__(self, failover: HostFailover | None, lobby: Lobby, outbox: Outbox, keep: Callable[[], None]) -> None:
        self._failover, self._lobby, self._outbox, self._keep = failover, lobby, outbox, keep
        self.handlers: dict[type, Callable[[Member, Any, float], Events]] = {
            m.Holds: self.holds,
            m.Reach: self.reach,
            m.GoesOn: self.goes_on,
            m.Handed: self.handed,
        }

    def holds(self, person: Member, message: m.Holds, now: float) -> Events:
        """A client says how much of the match it keeps."""
        if self._failover is not None:
            self._failover.holds(person.key, message)
        return ()

    def reach(self, person: Member, message: m.Reach, now: float) -> Events:
        """A client says where the others find it."""
        if self._failover is not None and self._failover.reach(person.key, message):
            self._keep()
        return ()

    def handed(self, person: Member, message: m.Handed, now: float) -> Events:
        """A client tells of shares that were given."""
        told = self._failover.hear_receipts(person.key, message) if self._failover is not None else None
        if told is not None:
            self._keep()
            self._outbox.send_all(told)
        return ()

    def goes_on(self, person: Member, message: m.GoesOn, now: float) -> Events:
        """A client has seen the match go on elsewhere: it stands still here."""
        moved = self._failover.goes_on(person.key, message) if self._failover is not None else None
        if moved is not None:
            self._lobby.number += 1
            self._lobby.waiting = MOVED
            self._outbox.send_all(moved)
        return ()
