"""The match of a table from its beginning, or from where it was left, to its end, and what each step of it sets going."""

from __future__ import annotations

from collections.abc import Callable

from net.host.answer_desk import CLOCK, AnswerDesk
from net.host.attendance import Attendance
from net.host.broadcast import Broadcaster
from net.host.head_relay import HeadRelay
from net.host.lobby import Lobby
from net.host.lobby_types import Member
from net.host.match_clock import MatchClock
from net.host.match_end import MatchEnd
from net.host.match_runner import MatchRunner
from net.host.match_start import MatchStart
from net.host.outbox import Out
from net.host.room_events import PlayMade, Reseated, SeatTakenBack
from net.host.table_record import TableRecord
from net.storage.store import Kept

HandOver = Callable[[Out], None]
"""Takes the frames of an update as they are made."""


class MatchTelling:
    """Tells the table how its match stands, after what has to come before: an update says how long there is, and a step is
    sealed for the copies that players keep before anybody hears of it."""

    def __init__(
        self, clock: MatchClock, record: TableRecord, desk: AnswerDesk, broadcaster: Broadcaster, heads: HeadRelay
    ) -> None:
        self._clock = clock
        self._record = record
        self._desk = desk
        self._broadcaster = broadcaster
        self._heads = heads

    def begin(self, running: MatchRunner, now: float) -> None:
        """The first update of a match, to everybody."""
        self._clock.look(running, now)
        self._broadcaster.match_begins(running, now)

    def resume(self, running: MatchRunner, now: float) -> None:
        """Who of the players is missing may be playing on elsewhere: known before the first play."""
        self._record.seal(running)
        self._clock.look(running, now)

    def play_made(self, running: MatchRunner, seat: int, now: float, hand_over: Callable[[], HandOver | None]) -> None:
        """Seat `seat` has played, or the clock for it. `hand_over` is asked when the update is made; None: its frames wait."""
        self._clock.look(running, now)
        self._record.seal(running)
        self._desk.release_throw(running, seat)
        self._broadcaster.update_all(running, now, hand_over())
        self._heads.extend(running)

    def look(self, running: MatchRunner, now: float) -> None:
        """Somebody came, went, or is waited for: the clock may stop or run."""
        self._clock.look(running, now)

    def tell_match(self, person: Member, running: MatchRunner, now: float) -> None:
        """The whole match anew, to one."""
        self._clock.look(running, now)
        self._broadcaster.tell_match(person, running, now)


class TableMatch:
    """The one match that a table has at a time: it begins, each step is told, and it ends."""

    def __init__(
        self, lobby: Lobby, attendance: Attendance, start: MatchStart, telling: MatchTelling, end: MatchEnd
    ) -> None:
        self.running: MatchRunner | None = None
        """The match that is played, or was; None in the lobby of the first, and of each other."""
        self._lobby = lobby
        self._attendance = attendance
        self._start = start
        self._telling = telling
        self._end = end

    @property
    def under_way(self) -> MatchRunner | None:
        """The match that is being played."""
        return self.running if self._lobby.phase == "playing" else None

    # From beginning to end

    def begin(self, now: float) -> None:
        """Everybody has revealed: the match begins."""
        running = self._start.begin(now)
        if running is not None:
            self.running = running
            self._telling.begin(running, now)
            self._check_over(running)

    def resume(self, kept: Kept, now: float) -> None:
        """Take up a match that was written down. Raises Refused or ValueError if the rules do not take it."""
        self.running = running = self._start.resume(kept, now)
        if running.over:
            self._end.take_up(running, kept.over)
        self._telling.resume(running, now)

    def play_made(self, event: PlayMade, now: float, hand_over: Callable[[], HandOver | None]) -> None:
        """The match went on: tell everybody. `hand_over` is asked when the update is made; None: its frames wait."""
        running = self.running
        assert running is not None
        self._telling.play_made(running, event.seat, now, hand_over)
        self._check_over(running)
        if event.seat == CLOCK:
            self._attendance.sit_in_for_silent(running.silent)

    def _check_over(self, running: MatchRunner) -> None:
        if running.over and self._lobby.phase == "playing":
            self._end.follow(running)

    def new_round(self) -> None:
        """The table is back in its lobby."""
        self.running = None

    # What changes round it

    def look(self, now: float) -> None:
        """Somebody came, went, or is waited for: the clock may stop or run."""
        if self.running is not None:
            self._telling.look(self.running, now)

    def reseated(self, event: Reseated, now: float) -> None:
        """Another seat is another view: everything anew."""
        person = self._lobby.people.get(event.key)
        if person is not None and self.running is not None:
            self._telling.tell_match(person, self.running, now)

    def seat_taken_back(self, event: SeatTakenBack, now: float) -> None:
        """What a bot let pass does not count against its seat."""
        if self.running is not None:
            self.running.forgive(event.seat)

    def timers_changed(self, now: float) -> None:
        """The house has other time limits."""
        if self.running is not None:
            self.running.set_timers(self._lobby.house.timers)
            self._telling.look(self.running, now)
