"""What only the owner of a table may ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from net.host.attendance import Attendance
from net.host.lobby import Lobby
from net.host.lobby_types import Member
from net.host.outbox import Outbox
from net.host.room_events import (
    Events,
    PresenceChanged,
    RematchWanted,
    Reseated,
    StartWanted,
    TableClosed,
    TimersChanged,
)
from net.protocol import messages as m
from net.protocol.denied import Denied


class OwnerCommands:
    """One verb, one method."""

    def __init__(self, lobby: Lobby, outbox: Outbox, attendance: Attendance) -> None:
        self._lobby = lobby
        self._outbox = outbox
        self._attendance = attendance
        self._handlers: dict[type, Callable[[Any], Events]] = {
            m.SetOptions: self._set_options,
            m.SetHouse: self._set_house,
            m.Place: self._place,
            m.AddBot: self._add_bot,
            m.Together: self._share_window,
            m.Clear: self._clear,
            m.Kick: self._kick,
            m.Start: self._start,
            m.Rematch: self._rematch,
            m.Close: self._close,
        }

    @property
    def messages(self) -> tuple[type, ...]:
        """The classes of messages that are handled here."""
        return tuple(self._handlers)

    def handle(self, person: Member, message: m.Message, now: float) -> Events:
        """Carry out a command. Raises Denied, also for everybody but the owner."""
        if person.key != self._lobby.owner:
            raise Denied("not_allowed")
        return self._handlers[type(message)](message)

    def _set_options(self, message: m.SetOptions) -> Events:
        if self._lobby.set_options(message.options):
            self._outbox.notice("unready")
        return ()

    def _set_house(self, message: m.SetHouse) -> Events:
        if self._lobby.set_house(message):
            self._outbox.notice("unready")
        return (TimersChanged(),)

    def _place(self, message: m.Place) -> Events:
        self._lobby.place(message.who, message.seat)
        return (Reseated(message.who),)

    def _add_bot(self, message: m.AddBot) -> Events:
        seats, number = self._lobby.seats, message.seat
        before = seats[number].level if number < len(seats) else ""
        is_bot = bool(before) and seats[number].kind == "bot"
        sat_in = bool(before) and bool(seats[number].sitter_ticket)
        is_open = bool(before) and seats[number].kind == "open"
        self._lobby.add_bot(number, message.level, message.name)
        seat = seats[number]
        if seat.sitter_ticket and not sat_in:
            self._outbox.notice("sits_in", seat=number, name=seat.name)
            return (PresenceChanged(),)
        if self._lobby.phase == "playing" and is_open:
            self._outbox.notice("takes_seat", seat=number, name=seat.name)
        if self._lobby.phase == "playing" and is_bot and message.level != before:
            self._outbox.notice("level", seat=number, name=seat.name, level=message.level)
        return ()

    def _share_window(self, message: m.Together) -> Events:
        """Several people share the owner's window: windows and clocks wait while the seat is passed there."""
        self._lobby.together, self._lobby.held = frozenset(message.who), message.held
        return (PresenceChanged(),)

    def _clear(self, message: m.Clear) -> Events:
        owner = self._lobby.seats[message.seat].owner if message.seat < len(self._lobby.seats) else ""
        self._lobby.clear(message.seat)
        self._attendance.dismiss(owner)
        return ()

    def _kick(self, message: m.Kick) -> Events:
        person, number = self._lobby.people.get(message.who), self._lobby.owned(message.who)
        # Who has left in mid-match is at the table no more, and the seat still bears their name.
        name = person.name if person else self._lobby.seats[number].name if number >= 0 else ""
        self._lobby.kick(message.who)
        self._outbox.send_away(message.who, "kicked")
        self._outbox.notice("kicked", name=name)
        return (PresenceChanged(),)

    def _start(self, message: m.Start) -> Events:
        if self._lobby.phase != "lobby":
            raise Denied("not_now")
        missing = self._lobby.missing()
        if missing:
            raise Denied("not_now", missing)
        return (StartWanted(),)

    def _rematch(self, message: m.Rematch) -> Events:
        if self._lobby.phase != "over":
            raise Denied("not_now")
        if message.title and all(row.title != message.title or row.bar for row in self._lobby.next_games):
            raise Denied("bad_option", "this game cannot be played next")
        return (RematchWanted(message.title),)

    def _close(self, message: m.Close) -> Events:
        return (TableClosed(),)
