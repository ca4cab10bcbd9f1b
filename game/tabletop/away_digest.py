"""Who was away for a minute is told what was missed: the log's hot lines since, on one sheet (UX.md)."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame.event import Event

from game.engine.sight import SPECTATOR
from game.stack.dialog import Answer, Dialog
from game.tabletop.log import MatchLog
from game.tabletop.services import TableServices
from game.ui.lettering import plain

LONG = 60.0
"""Seconds without a sign of the player (or with the window in the background) that count as away."""
WATCHES = 30.0
"""For so long who gives no sign is taken to be watching what their own move has led to."""
MOST = 8
"""Lines on the sheet: the newest; the log has the rest."""
SIGNS = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN, pygame.WINDOWFOCUSGAINED)


class AwayDigest:
    """Notes when the player was last there, and how far the log was then."""

    def __init__(self, services: TableServices, log: MatchLog, show: Callable[[Dialog], object]) -> None:
        self._services = services
        self.log = log
        self._show = show
        self.idle = 0.0
        self.seen = 0
        """How many lines the log had when the player was last there."""

    def update(self, dt: float) -> None:
        self.idle += dt
        if self.idle < WATCHES:
            self.seen = len(self.log.lines)

    def handle(self, event: Event) -> bool:
        """A sign of the player; True if it brought up the sheet, and did nothing else."""
        if event.type not in SIGNS:
            return False
        missed = self.missed() if self.idle >= LONG else []
        self.idle, self.seen = 0.0, len(self.log.lines)
        if not missed:
            return False
        self.show(missed)
        return True

    def missed(self) -> list[str]:
        """What mattered since, in the order in which it happened; nothing for those who only watch."""
        services = self._services
        if not services.feed.live or services.seat == SPECTATOR or services.update.result is not None:
            return []
        return [plain(line.text) for line in self.log.lines[self.seen :] if line.hot and line.text]

    def show(self, missed: list[str]) -> None:
        """The sheet."""
        services, tr = self._services, self._services.tr
        lines = missed[-MOST:]
        earlier = len(missed) - len(lines)
        head = [tr("table-away-earlier", n=earlier)] if earlier else []
        text = "\n".join([*(f"<dim>{words}</dim>" for words in head), *lines])
        services.play_sound("paper_turn")
        answer = Answer("back", tr("table-away-back"), "primary")
        self._show(Dialog(tr("table-away"), text, [answer], wide=0.46, title=services.feed.title))
