"""The match of a table, from its beginning, or from where it was left, to its end: what the table sees to at each step of it,
and in which order."""

from __future__ import annotations

import logging
from collections.abc import Callable

from net.failover.host_failover import HostFailover
from net.host.answer_desk import CLOCK, AnswerDesk
from net.host.attendance import Attendance
from net.host.broadcast import Broadcaster
from net.host.counts import Counts
from net.host.head_relay import HeadRelay
from net.host.lobby import Lobby
from net.host.match_clock import MatchClock
from net.host.match_runner import MatchRunner
from net.host.next_round import NextRound
from net.host.outbox import Out
from net.host.room_events import PlayMade, Reseated, SeatTakenBack
from net.host.setup import Setup
from net.host.start_agreement import StartAgreement
from net.host.table_record import TableRecord
from net.storage.store import Kept, Store

log = logging.getLogger("net.host")

HandOver = Callable[[Out], None]
"""Takes the frames of an update as they are made."""


class TableMatch:
    """The one match that a table has at a time, and the parts that each of its steps concerns."""

    def __init__(
        self,
        setup: Setup,
        store: Store,
        lobby: Lobby,
        *,
        agreement: StartAgreement,
        attendance: Attendance,
        broadcaster: Broadcaster,
        clock: MatchClock,
        counts: Counts,
        desk: AnswerDesk,
        failover: HostFailover | None,
        heads: HeadRelay,
        record: TableRecord,
        rounds: NextRound,
    ) -> None:
        self.running: MatchRunner | None = None
        """The match that is played, or was; None in the lobby of the first, and of each other."""
        self._setup = setup
        self._store = store
        self._lobby = lobby
        self._agreement = agreement
        self._attendance = attendance
        self._broadcaster = broadcaster
        self._clock = clock
        self._counts = counts
        self._desk = desk
        self._failover = failover
        self._heads = heads
        self._record = record
        self._rounds = rounds

    @property
    def under_way(self) -> MatchRunner | None:
        """The match that is being played."""
        return self.running if self._lobby.phase == "playing" else None

    # From beginning to end

    def begin(self, now: float) -> None:
        """Everybody has revealed: the match begins."""
        begun, lobby = self._agreement.begin(), self._lobby
        try:
            self._record.begin(begun)
        except OSError as error:
            log.error("no start, the journal cannot be written: %s", error)
            self._agreement.call_off("not_saved")
            lobby.waiting = "disk"
            return
        try:
            running = MatchRunner(self._setup.rules, begun, self._store, 1, lobby.house.timers, now)
        except Exception as error:  # a title's code may raise anything
            log.error("no start: the rules broke over the deal", exc_info=error)
            self._agreement.call_off("fault")
            return
        self.running = running
        lobby.phase = "playing"
        lobby.number += 1
        log.info("match %s begins: %s, seats %s", begun.match, self._setup.title.id, ", ".join(begun.kinds))
        # The clock first: the update that opens the match says how long there is.
        self._clock.look(running, now)
        self._broadcaster.match_begins(running, now)
        self._check_over(running)

    def resume(self, kept: Kept, now: float) -> None:
        """Take up a match that was written down. Raises Refused or ValueError if the rules do not take it."""
        running = MatchRunner.resume(self._setup.rules, kept, self._store, kept.table.timers, now)
        self.running = running
        self._record.resume(kept, now)
        self._lobby.phase = "over" if running.over else "playing"
        if running.over and not kept.over:  # the last play was saved, and the host fell before its result was
            self._record.keep_result(running)
        if running.over:
            self._rounds.open_vote(running.result)
        # Who of the players is missing may be playing on elsewhere: known before the first play.
        self._record.seal(running)
        self._clock.look(running, now)

    def play_made(self, event: PlayMade, now: float, hand_over: Callable[[], HandOver | None]) -> None:
        """The match went on: tell everybody. `hand_over` is asked when the update is made; None: its frames wait."""
        running = self.running
        assert running is not None
        self._counts.plays += 1
        self._clock.look(running, now)
        self._record.seal(running)
        self._desk.release_throw(running, event.seat)
        self._broadcaster.update_all(running, now, hand_over())
        self._heads.extend(running)
        self._check_over(running)
        if event.seat == CLOCK:
            self._attendance.sit_in_for_silent(running.silent)

    def _check_over(self, running: MatchRunner) -> None:
        if not running.over or self._lobby.phase != "playing":
            return
        self._lobby.phase = "over"
        if self._failover is not None:
            self._failover.match_over()
        for seat in self._lobby.seats:
            seat.ready = seat.kind == "bot"
        self._lobby.number += 1
        log.info("match %s is over after %d plays: %s", running.begun.match, len(running.lines), running.result)
        self._record.keep_result(running)
        self._rounds.open_vote(running.result)
        self._broadcaster.match_over(running)

    def new_round(self) -> None:
        """The table is back in its lobby."""
        self.running = None

    # What changes round it

    def look(self, now: float) -> None:
        """Somebody came, went, or is waited for: the clock may stop or run."""
        if self.running is not None:
            self._clock.look(self.running, now)

    def reseated(self, event: Reseated, now: float) -> None:
        """Another seat is another view: everything anew."""
        person = self._lobby.people.get(event.key)
        if person is not None and self.running is not None:
            self._clock.look(self.running, now)
            self._broadcaster.tell_match(person, self.running, now)

    def seat_taken_back(self, event: SeatTakenBack, now: float) -> None:
        """What a bot let pass does not count against its seat."""
        if self.running is not None:
            self.running.forgive(event.seat)

    def timers_changed(self, now: float) -> None:
        """The house has other time limits."""
        if self.running is not None:
            self.running.set_timers(self._lobby.house.timers)
            self._clock.look(self.running, now)
