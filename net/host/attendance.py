"""Who is here, who dropped, who sits in for whom. People come, drop, come back and leave; seats stay."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from game.engine.rules import Absence
from net.host.lobby import Lobby
from net.host.lobby_types import Member
from net.host.outbox import Outbox
from net.host.room_events import Events, LeftForGood, PresenceChanged, SeatTakenBack
from net.protocol import messages as m

log = logging.getLogger("net.host")

AWAY = 3.5
"""Seconds of silence after which somebody counts as dropped. Wi-Fi naps are shorter; nothing is lost by it anyway."""


@dataclass(frozen=True)
class BotWanted:
    """A bot that should be running. The shell starts those that are missing and ends those no longer named."""

    seat: int
    ticket: str
    level: m.Level
    name: str


class Attendance:
    """Who of a lobby's people is here, and since when somebody is."""

    def __init__(self, lobby: Lobby, outbox: Outbox, absence: Absence) -> None:
        self._lobby = lobby
        self._outbox = outbox
        self.absence = absence
        """How long the title lets somebody be away, idle or silent."""
        self._peopled_at: float | None = None
        """Since when somebody whose seat it is sits at the table; None: nobody does."""

    # Coming and going

    def come_back(self, person: Member) -> Events:
        """Somebody who was silent speaks again: it was only a nap."""
        person.here = True
        number = self._lobby.owned(person.key)
        if number >= 0:
            seat = self._lobby.seats[number]
            seat.dropped_at = 0.0
            seat.sitter_ticket = ""
            self.dismiss(seat.sitter)
        self._lobby.number += 1
        self._outbox.notice("back", seat=number, name=person.name)
        return (PresenceChanged(),)

    def silent(self, now: float) -> list[Member]:
        """Return those who have not been heard for so long that they count as dropped."""
        return [person for person in self._lobby.people.values() if person.here and now - person.heard >= AWAY]

    def drop(self, person: Member, now: float) -> Events:
        """Somebody is gone without a word: the seat stays."""
        log.info("%s dropped", person.key[:8])
        return self._gone(person, "dropped", now)

    def leave(self, person: Member, message: m.Bye, now: float) -> Events:
        """Somebody says good-bye."""
        return (LeftForGood(person.key), *self._gone(person, "left", now))

    def _gone(self, person: Member, code: str, now: float) -> Events:
        number = self._lobby.owned(person.key)
        if number >= 0 and not self._lobby.seats[number].ticket:
            self._lobby.seats[number].dropped_at = now
        self._lobby.leave(person.key, for_good=code == "left")
        self._outbox.notice(code, name=person.name)
        return (PresenceChanged(),)

    def seat_back(self, person: Member) -> Events:
        """The owner of a seat on which a bot sits speaks: the bot goes at once. Nothing is returned if none sat there."""
        number = self._lobby.owned(person.key)
        if number < 0 or not self._lobby.seats[number].sitter_ticket:
            return ()
        seat = self._lobby.seats[number]
        seat.sitter_ticket = ""
        self.dismiss(seat.sitter)
        self._lobby.number += 1
        self._outbox.notice("back", seat=number, name=person.name)
        return SeatTakenBack(number), PresenceChanged()

    def dismiss(self, key: str) -> None:
        """Send a bot away that is needed no longer; "" is none."""
        if key and key in self._lobby.people:
            self._lobby.leave(key, for_good=True)
            self._outbox.send_away(key, "dismissed")

    # Bots

    def wanted_bots(self) -> list[BotWanted]:
        """Return the bots that should be running now."""
        wanted = []
        for number, seat in enumerate(self._lobby.seats):
            if seat.kind == "bot" and seat.ticket:
                wanted.append(BotWanted(number, seat.ticket, seat.level, seat.name))
            elif seat.sitter_ticket:
                wanted.append(BotWanted(number, seat.sitter_ticket, "normal", seat.name))
        return wanted

    def sit_in_for_absent(self, now: float) -> None:
        """Have bots sit in for whoever has been away so long as the house gives them."""
        for number, due in self._sit_ins():
            if now >= due:
                self._sit_in(number)

    def sit_in_for_silent(self, silent: Mapping[int, int]) -> None:
        """Have bots sit in for who has let so many turns run out (a title says how many), though they are here. `silent`:
        seat -> turns in a row."""
        most = self.absence.turns
        for number, seat in enumerate(self._lobby.seats if most else ()):
            if seat.kind == "human" and not seat.sitter_ticket and silent.get(number, 0) >= most:
                self._sit_in(number)

    def _sit_in(self, number: int) -> None:
        self._lobby.sit_in(number)
        self._outbox.notice("sits_in", seat=number, name=self._lobby.seats[number].name)

    def _sit_ins(self) -> list[tuple[int, float]]:
        """The seats in which a bot shall sit, each with the time. At a table without people nobody is in a hurry."""
        dropped = self._lobby.house.dropped
        if dropped == "wait" or self._peopled_at is None:
            return []
        grace = 0.0 if dropped == "at_once" else self.absence.away
        return [
            (number, max(seat.dropped_at, self._peopled_at) + grace)
            for number, seat in enumerate(self._lobby.seats)
            if seat.dropped_at and not seat.sitter_ticket
        ]

    # What time brings

    @property
    def is_peopled(self) -> bool:
        """Whether anybody whose seat it is sits at the table."""
        return self._peopled_at is not None

    def look(self, now: float) -> None:
        """Look whether anybody whose seat it is sits at the table."""
        people = self._lobby.people
        here = any(s.kind == "human" and s.owner in people and people[s.owner].here for s in self._lobby.seats)
        if not here:
            self._peopled_at = None
        elif self._peopled_at is None:
            self._peopled_at = now

    def mark_idle(self, owed: Mapping[int, float], now: float) -> None:
        """Mark the seats that have owed a move for so long that the owner may hand them to a bot. `owed`: seat -> since
        when."""
        for number, seat in enumerate(self._lobby.seats):
            since = owed.get(number, now)
            idle = seat.kind == "human" and not seat.sitter_ticket and now - since >= self.absence.idle
            if idle != seat.idle:
                seat.idle = idle
                self._lobby.number += 1

    def next_due(self, owed: Mapping[int, float]) -> float | None:
        """Return when somebody has been away, or owed a move, for so long that something follows; None: never."""
        seats = self._lobby.seats
        times = [due for _, due in self._sit_ins()]
        times += [
            since + self.absence.idle
            for seat, since in owed.items()
            if seats[seat].kind == "human" and not seats[seat].idle and not seats[seat].sitter_ticket
        ]
        return min(times, default=None)

    def next_drop(self) -> float | None:
        """Return when somebody who is here would count as dropped, should they stay silent; None: nobody is here."""
        heard = [person.heard for person in self._lobby.people.values() if person.here]
        return min(heard) + AWAY if heard else None
