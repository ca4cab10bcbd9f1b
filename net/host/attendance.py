"""The host's core, second layer: who is there, who dropped, who sits in, and what that means for the clock."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from net.failover.redirect import MOVED, Redirect
from net.failover.replication import APART
from net.host.broadcast import Out
from net.host.lobby_types import Member
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


class Attendance(Redirect):
    """People come, drop, come back and leave; seats stay."""

    def wanted_bots(self) -> list[BotWanted]:
        """The bots that should be running now."""
        wanted = []
        for number, seat in enumerate(self.lobby.seats):
            if seat.kind == "bot" and seat.ticket:
                wanted.append(BotWanted(number, seat.ticket, seat.level, seat.name))
            elif seat.sitter_ticket:
                wanted.append(BotWanted(number, seat.sitter_ticket, "normal", seat.name))
        return wanted

    def bot_missing(self, bot: BotWanted, now: float) -> Out:
        """The shell cannot start this bot, and tries again."""
        self._notice("no_bot", seat=bot.seat, name=bot.name)
        return self._flush(now)

    def lost(self, peer: str, now: float) -> Out:
        """The shell knows that `peer` is gone (its queue is full, its connection refused a frame)."""
        person = self.lobby.people.get(peer)
        if person is not None and person.here:
            self._drop(person, now)
        return self._flush(now)

    def _come_back(self, person: Member, now: float) -> None:
        person.here = True
        number = self.lobby.owned(person.key)
        if number >= 0:
            seat = self.lobby.seats[number]
            seat.dropped_at = 0.0
            seat.sitter_ticket = ""
            self._dismiss(seat.sitter, now)
        self.lobby.number += 1
        self._notice("back", name=person.name)
        self._mind_clock(now)

    def _silence(self, now: float) -> None:
        for person in list(self.lobby.people.values()):
            if person.here and now - person.heard >= AWAY:
                self._drop(person, now)

    def _drop(self, person: Member, now: float) -> None:
        """Gone without a word: the seat stays."""
        log.info("%s (%s) dropped", person.name, person.key[:8])
        self._mark_dropped(person, now)
        self.lobby.leave(person.key, for_good=False)
        self._notice("dropped", name=person.name)
        self._mind_clock(now)

    def _leave(self, person: Member, now: float) -> None:
        self._farewells.add(person.key)
        self._mark_dropped(person, now)
        self.lobby.leave(person.key, for_good=True)
        self._notice("left", name=person.name)
        self._mind_clock(now)

    def _mark_dropped(self, person: Member, now: float) -> None:
        number = self.lobby.owned(person.key)
        if number >= 0 and not self.lobby.seats[number].ticket:
            self.lobby.seats[number].dropped_at = now

    def _sit_in(self, now: float) -> None:
        """A bot sits in for whoever has been away so long as the house gives them."""
        for number, due in self._sit_ins():
            if now >= due:
                self.lobby.sit_in(number)
                self._notice("sits_in", seat=number, name=self.lobby.seats[number].name)

    def _sit_ins(self) -> list[tuple[int, float]]:
        """The seats in which a bot shall sit, each with the time. At a table without people nobody is in a hurry."""
        dropped = self.lobby.house.dropped
        if dropped == "wait" or not self._is_peopled:
            return []
        grace = 0.0 if dropped == "at_once" else self.setup.rules.absence.away
        return [
            (number, max(seat.dropped_at, self._peopled_at) + grace)
            for number, seat in enumerate(self.lobby.seats)
            if seat.dropped_at and not seat.sitter_ticket
        ]

    def _mind_idle(self, now: float) -> None:
        """Whoever has owed a move for so long that the owner may hand the seat to a bot: the lobby says so."""
        running = self.running
        if running is None:
            return
        running.mind_owed(now)
        for number, seat in enumerate(self.lobby.seats):
            since = running.owed.get(number, now)
            idle = seat.kind == "human" and not seat.sitter_ticket and now - since >= self.setup.rules.absence.idle
            if idle != seat.idle:
                seat.idle = idle
                self.lobby.number += 1

    def _absences_due(self) -> list[float]:
        """When somebody has been away, or owed a move, for so long that something follows."""
        running, seats = self.running, self.lobby.seats
        owed = {} if running is None else running.owed
        idle = self.setup.rules.absence.idle
        return [due for _, due in self._sit_ins()] + [
            since + idle
            for seat, since in owed.items()
            if seats[seat].kind == "human" and not seats[seat].idle and not seats[seat].sitter_ticket
        ]

    def _mind_people(self, now: float) -> None:
        """Whether anybody whose seat it is sits at the table, and since when."""
        people = self.lobby.people
        peopled = any(s.kind == "human" and s.owner in people and people[s.owner].here for s in self.lobby.seats)
        if peopled and not self._is_peopled:
            self._peopled_at = now
        self._is_peopled = peopled

    _is_peopled = False
    _peopled_at = 0.0

    def _mind_silent(self) -> None:
        """A bot sits in for who has let so many turns run out (a title says how many), though they are here."""
        running, most = self.running, self.setup.rules.absence.turns
        if running is None or not most:
            return
        for number, seat in enumerate(self.lobby.seats):
            if seat.kind == "human" and not seat.sitter_ticket and running.silent.get(number, 0) >= most:
                self.lobby.sit_in(number)
                self._notice("sits_in", seat=number, name=seat.name)

    def _seat_back(self, person: Member, now: float) -> bool:
        """The owner of a seat on which a bot sits speaks: the bot goes at once. False when none sat there."""
        number = self.lobby.owned(person.key)
        if number < 0 or not self.lobby.seats[number].sitter_ticket:
            return False
        seat = self.lobby.seats[number]
        seat.sitter_ticket = ""
        self._dismiss(seat.sitter, now)
        if self.running is not None:
            self.running.silent.pop(number, None)
            self.running.owed.pop(number, None)
        self.lobby.number += 1
        self._notice("back", name=person.name)
        self._mind_clock(now)
        return True

    def _dismiss(self, key: str, now: float) -> None:
        if key and key in self.lobby.people:
            self.lobby.leave(key, for_good=True)
            self._sorry(key, "dismissed", fatal=True)

    def _reseated(self, key: str, now: float) -> None:
        """Another chair is another view: everything anew."""
        person = self.lobby.people.get(key)
        if person is not None and self.running is not None:
            self._mind_clock(now)
            self._tell_match(person, 0, 0, now)

    def _mind_clock(self, now: float) -> None:
        """The clock runs while people play, also for whoever is away unless the house waits for them; tell everybody when
        that changes by itself."""
        running = self.running
        if running is None:
            return
        self._mind_people(now)
        self._mind_idle(now)
        ask = running.match.ask
        window = ask is not None and ask.window
        apart = self._apart()
        here = window or all(map(self.lobby.present, running.match.waiting_for()))
        runs = here or (self._is_peopled and self.lobby.house.dropped != "wait")
        going, version = running.clocks.going, running.version
        running.clocks.show(ask, runs and not apart, now, self.lobby.held and self._held())
        if going != running.clocks.going and self._clock_version == version:
            self._send_all(m.Clock(running.run, running.clocks.left(now)))
        self._clock_version = version
        waiting = MOVED if self.moved is not None else APART if apart else "" if here or running.over else "dropped"
        if self._waiting in ("", "dropped", APART, MOVED) and waiting != self._waiting:
            self._waiting = waiting
            self.lobby.number += 1

    def _held(self) -> bool:
        """Whether a seat is waited for whose player shares a window with others, and the seat is being passed there."""
        lobby, running = self.lobby, self.running
        if running is None or not lobby.held:
            return False
        return any(lobby.seats[seat].owner in lobby.together for seat in running.match.waiting_for())

    _clock_version = 0
