"""How a match begins, and how one that was written down is taken up again."""

from __future__ import annotations

import logging

from net.host.lobby import Lobby
from net.host.match_runner import MatchRunner
from net.host.setup import Setup
from net.host.start_agreement import StartAgreement
from net.host.table_record import TableRecord
from net.storage.store import Kept, Store

log = logging.getLogger("net.host")


class MatchStart:
    """Makes the match that a table plays, out of what its people have agreed on or out of the journal."""

    def __init__(
        self, setup: Setup, store: Store, lobby: Lobby, agreement: StartAgreement, record: TableRecord
    ) -> None:
        self._setup = setup
        self._store = store
        self._lobby = lobby
        self._agreement = agreement
        self._record = record

    def begin(self, now: float) -> MatchRunner | None:
        """Everybody has revealed: write the match down and deal. None: it could not begin, and the lobby knows why."""
        begun, lobby = self._agreement.begin(), self._lobby
        try:
            self._record.begin(begun)
        except OSError as error:
            log.error("no start, the journal cannot be written: %s", error)
            self._agreement.call_off("not_saved")
            lobby.waiting = "disk"
            return None
        try:
            running = MatchRunner(self._setup.rules, begun, self._store, 1, lobby.house.timers, now)
        except Exception as error:  # a title's code may raise anything
            log.error("no start: the rules broke over the deal", exc_info=error)
            self._agreement.call_off("fault")
            return None
        lobby.phase = "playing"
        lobby.number += 1
        log.info("match %s begins: %s, seats %s", begun.match, self._setup.title.id, ", ".join(begun.kinds))
        return running

    def resume(self, kept: Kept, now: float) -> MatchRunner:
        """Take up a match that was written down, and the table round it. Raises Refused or ValueError if the rules do not
        take it."""
        running = MatchRunner.resume(self._setup.rules, kept, self._store, kept.table.timers, now)
        self._record.resume(kept, now)
        self._lobby.phase = "over" if running.over else "playing"
        return running
