"""The host's core, fourth layer: what only the owner of the table may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from net.host.lifecycle import MatchLifecycle
from net.host.lobby_types import Denied, Member
from net.protocol import messages as m


class OwnerCommands(MatchLifecycle):
    """One verb, one method."""

    def _powers(self, person: Member, message: m.Message, now: float) -> None:
        if person.key != self.lobby.owner:
            raise Denied("not_allowed")
        OWNER_COMMANDS[type(message)](self, message, now)

    def _set_options(self, message: m.SetOptions, now: float) -> None:
        if self.lobby.set_options(message.options):
            self._notice("unready")

    def _set_house(self, message: m.SetHouse, now: float) -> None:
        if self.lobby.set_house(message):
            self._notice("unready")
        if self.running is not None:
            self.running.clocks.timers = self.lobby.house.timers
            self._mind_clock(now)

    def _place(self, message: m.Place, now: float) -> None:
        self.lobby.place(message.who, message.seat)
        self._reseated(message.who, now)

    def _add_bot(self, message: m.AddBot, now: float) -> None:
        seats = self.lobby.seats
        before = seats[message.seat].level if message.seat < len(seats) else ""
        bot = bool(before) and seats[message.seat].kind == "bot"
        sat_in = bool(before) and bool(seats[message.seat].sitter_ticket)
        self.lobby.add_bot(message.seat, message.level, message.name)
        if bool(seats[message.seat].sitter_ticket) and not sat_in:
            self._notice("sits_in", seat=message.seat, name=seats[message.seat].name)
            self._mind_clock(now)
        elif self.lobby.phase == "playing" and bot and message.level != before:
            self._notice("level", seat=message.seat, name=seats[message.seat].name, level=message.level)

    def _together(self, message: m.Together, now: float) -> None:
        """The owner's window is shared: windows and clocks wait while the seat is passed there."""
        self.lobby.together, self.lobby.held = frozenset(message.who), message.held
        self._mind_clock(now)

    def _clear(self, message: m.Clear, now: float) -> None:
        owner = self.lobby.seats[message.seat].owner if message.seat < len(self.lobby.seats) else ""
        self.lobby.clear(message.seat)
        self._dismiss(owner, now)

    def _kick(self, message: m.Kick, now: float) -> None:
        person = self.lobby.people.get(message.who)
        self.lobby.kick(message.who)
        self._sorry(message.who, "kicked", fatal=True)
        self._notice("kicked", name=person.name if person else "")
        self._mind_clock(now)

    def _start(self, message: m.Start, now: float) -> None:
        if self.lobby.phase != "lobby":
            raise Denied("not_now")
        missing = self.lobby.missing()
        if missing:
            raise Denied("not_now", missing)
        self._try_start(now)

    def _rematch(self, message: m.Rematch, now: float) -> None:
        if self.lobby.phase != "over":
            raise Denied("not_now")
        self._new_round()

    def _close(self, message: m.Close, now: float) -> None:
        self.closed = True
        for key in list(self.lobby.people):
            self._sorry(key, "closed", fatal=True)


OWNER_COMMANDS: dict[type, Callable[[OwnerCommands, Any, float], None]] = {
    m.SetOptions: OwnerCommands._set_options,
    m.SetHouse: OwnerCommands._set_house,
    m.Place: OwnerCommands._place,
    m.AddBot: OwnerCommands._add_bot,
    m.Together: OwnerCommands._together,
    m.Clear: OwnerCommands._clear,
    m.Kick: OwnerCommands._kick,
    m.Start: OwnerCommands._start,
    m.Rematch: OwnerCommands._rematch,
    m.Close: OwnerCommands._close,
}
