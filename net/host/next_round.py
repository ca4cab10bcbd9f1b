"""From one match of a table to the next: back to its lobby, with the same game or another one."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Protocol

from game.engine.match import Result
from net.host.attendance import Attendance
from net.host.lobby import Lobby
from net.host.next_game import NextVote, change_game, is_agreed
from net.host.outbox import Outbox
from net.host.room_events import RematchWanted
from net.host.setup import Setup
from net.host.shelf import Game
from net.host.start_agreement import StartAgreement
from net.protocol import messages as m

log = logging.getLogger("net.host")


class Rounded(Protocol):
    """A part of a table that forgets a match when the table goes back to its lobby."""

    def new_round(self) -> None: ...


class NextRound:
    """The vote after a match, and what follows from it."""

    def __init__(
        self, setup: Setup, lobby: Lobby, outbox: Outbox, attendance: Attendance, agreement: StartAgreement
    ) -> None:
        self.vote = NextVote(setup, lobby)
        self.parts: Sequence[Rounded] = ()
        """Whoever forgets the match, in their order."""
        self._setup = setup
        self._lobby = lobby
        self._outbox = outbox
        self._attendance = attendance
        self._agreement = agreement

    def open_vote(self, result: Result | None) -> None:
        """A match is over."""
        assert result is not None
        self.vote.open(result)

    @property
    def agreed(self) -> RematchWanted | None:
        """What everybody who is here is ready for; None: somebody isn't, or the table ends here."""
        ready = is_agreed(self._lobby) and not self._setup.once
        return RematchWanted(self._lobby.lead, starts=True) if ready else None

    def begin(self) -> None:
        """Back to the lobby, with the same seats."""
        self.vote.close()
        for part in self.parts:
            part.new_round()

    def go_on(self, wanted: RematchWanted, now: float) -> None:
        """Back to the lobby, perhaps with another game; where all are ready for it the match begins as soon as it can. If that
        game turns out not to work, nothing changes."""
        game = None
        if wanted.title not in ("", self._setup.title.id):
            game = self._loaded(wanted.title)
            if game is None:
                return
        agreed = [seat for seat in self._lobby.seats if wanted.starts and seat.ready and seat.kind == "human"]
        self.begin()
        for seat in agreed:
            seat.ready = True
        if game is not None:
            self._change(game)
        if wanted.starts:
            self._agreement.await_all(now)

    def _loaded(self, title: str) -> Game | None:
        """The game; None where it turns out not to work, which everybody is told."""
        assert self._setup.shelf is not None
        try:
            return self._setup.shelf.load(title)
        except ValueError as error:
            log.error("%s cannot be played: %s", title, error)
            self._outbox.notice("no_game", game=self.vote.name_of(title))
            self.vote.note_broken(title)
            return None

    def _change(self, game: Game) -> None:
        self._outbox.send_all(m.Sorry("hello_first"))
        for bot in change_game(self._setup, self._lobby, game):
            self._attendance.dismiss(bot)
        self._attendance.absence = game.rules.absence
        log.info("the table goes on with %s", game.title.id)
