"""Whether the match's clock runs: while people play, also for whoever is away unless the house waits for them; not where only
bots wait, unless whoever plays alone on their machine has asked for limits."""

from __future__ import annotations

from game.engine.ask import Ask
from net.failover.host_failover import HostFailover
from net.host.attendance import Attendance
from net.host.lobby import Lobby
from net.host.match_runner import MatchRunner
from net.host.outbox import Outbox
from net.host.time_limits import STRETCH
from net.protocol import messages as m


class MatchClock:
    """Starts and stops the clock of one table's matches, and says what the table waits for."""

    def __init__(
        self,
        lobby: Lobby,
        outbox: Outbox,
        attendance: Attendance,
        failover: HostFailover | None,
        is_private: bool,
    ) -> None:
        self._is_private = is_private
        """Nobody else can come: the match has the limits that its options say."""
        self._lobby = lobby
        self._outbox = outbox
        self._attendance = attendance
        self._failover = failover
        self._version = 0
        """Of the match, when the clock was looked at last."""

    def is_apart(self) -> bool:
        """Return whether the match may be played on without this host, so that it takes no plays."""
        if self._failover is None:
            return False
        if self._failover.gather():
            self._lobby.number += 1
        return self._failover.is_apart()

    def look(self, running: MatchRunner, now: float) -> None:
        """Let the clock run, or stand still; tell everybody when that changes by itself."""
        lobby = self._lobby
        self._attendance.look(now)
        running.mind_owed(now)
        self._attendance.mark_idle(running.owed, now)
        ask, owed = running.match.ask, running.match.waiting_for()
        here = (ask is not None and ask.window) or all(map(lobby.present, owed))
        runs = here or (self._attendance.is_peopled and lobby.house.dropped != "wait")
        # A seat that is waited for is being passed at a window that several people share.
        held = lobby.held and any(lobby.seats[seat].owner in lobby.together for seat in owed)
        held = held or (ask is not None and self._is_free(ask, running))
        running.stretch = self._stretch()
        if lobby.stretch != running.stretch:
            lobby.stretch = running.stretch
            lobby.number += 1
        apart = self.is_apart()
        going, version = running.clocks.going, running.version
        running.clocks.show(ask, runs and not apart, now, held)
        if going != running.clocks.going and self._version == version:
            self._outbox.send_all(m.Clock(running.run, running.clocks.left(now)))
        self._version = version
        elsewhere = self._failover.waiting if self._failover is not None else ""
        lobby.wait_for(elsewhere or ("" if here or running.over else "dropped"))

    def _is_unhurried(self) -> bool:
        """Whether only bots wait, and nobody has asked for limits."""
        return not self._is_private and self._lobby.is_lone()

    def _stretch(self) -> int:
        """By how much limits are stretched that the rules keep themselves; 0: there are none."""
        return 0 if self._is_unhurried() else STRETCH[self._lobby.house.timers]

    def _is_free(self, ask: Ask, running: MatchRunner) -> bool:
        """Whether an ask has no limit, since only bots wait. A window that has begun with one ends with it: somebody may have
        passed in it unseen."""
        if not self._is_unhurried():
            return False
        return not (ask.window and running.clocks.is_running(ask))
