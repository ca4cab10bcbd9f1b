"""Who was away for a minute is told what was missed: the log's hot lines since, on one sheet (UX.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.engine.sight import SPECTATOR
from game.stack.dialog import Answer, Dialog
from game.ui.lettering import plain

if TYPE_CHECKING:
    from game.tabletop.scene import TableScene

LONG = 60.0
"""Seconds without a sign of the player (or with the window in the background) that count as away."""
WATCHES = 30.0
"""For so long who gives no sign is taken to be watching what their own move has led to."""
MOST = 8
"""Lines on the sheet: the newest; the log has the rest."""
SIGNS = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN, pygame.WINDOWFOCUSGAINED)


class AwayDigest:
    """Notes when the player was last there, and how far the log was then."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.idle = 0.0
        self.seen = 0
        """How many lines the log had when the player was last there."""

    def update(self, dt: float) -> None:
        self.idle += dt
        if self.idle < WATCHES:
            self.seen = len(self.scene.log.lines)

    def handle(self, event: Event) -> bool:
        """A sign of the player; True if it brought up the sheet, and did nothing else."""
        if event.type not in SIGNS:
            return False
        missed = self.missed() if self.idle >= LONG else []
        self.idle, self.seen = 0.0, len(self.scene.log.lines)
        if not missed:
            return False
        self.show(missed)
        return True

    def missed(self) -> list[str]:
        """What mattered since, in the order in which it happened; nothing for those who only watch."""
        scene = self.scene
        if not scene.feed.live or scene.feed.seat == SPECTATOR or scene.desk.update.result is not None:
            return []
        return [plain(line.text) for line in scene.log.lines[self.seen :] if line.hot and line.text]

    def show(self, missed: list[str]) -> None:
        """The sheet."""
        scene = self.scene
        lines = missed[-MOST:]
        earlier = len(missed) - len(lines)
        head = [scene.tr("table.away.earlier", n=earlier)] if earlier else []
        text = "\n".join([*(f"<dim>{words}</dim>" for words in head), *lines])
        scene.sound("paper_turn")
        answer = Answer("back", scene.tr("table.away.back"), "primary")
        scene.stack.push(Dialog(scene.tr("table.away"), text, [answer], wide=0.46, title=scene.title))
