"""What follows when a match is over: its result is kept, and the table votes for what comes next."""

from __future__ import annotations

import logging

from net.failover.host_failover import HostFailover
from net.host.broadcast import Broadcaster
from net.host.lobby import Lobby
from net.host.match_runner import MatchRunner
from net.host.next_round import NextRound
from net.host.table_record import TableRecord

log = logging.getLogger("net.host")


class MatchEnd:
    """Sees to all that hangs on a match being over."""

    def __init__(
        self,
        lobby: Lobby,
        record: TableRecord,
        rounds: NextRound,
        broadcaster: Broadcaster,
        failover: HostFailover | None,
    ) -> None:
        self._lobby = lobby
        self._record = record
        self._rounds = rounds
        self._broadcaster = broadcaster
        self._failover = failover

    def follow(self, running: MatchRunner) -> None:
        """The match has just ended."""
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

    def take_up(self, running: MatchRunner, is_kept: bool) -> None:
        """The match that was taken up was over; `is_kept`: its result was written down, too."""
        if not is_kept:  # the last play was saved, and the host fell before its result was
            self._record.keep_result(running)
        self._rounds.open_vote(running.result)
