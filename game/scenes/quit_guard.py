"""Closing the window during a match asks first; a second try closes it."""

from __future__ import annotations

from game.scenes.lobby_table import leave_words
from game.stack.dialog import Answer, Dialog
from game.stack.stack import Stack


class QuitGuard:
    """Asks before the window of a match closes."""

    def __init__(self, stack: Stack) -> None:
        self.stack = stack
        self.question: Dialog | None = None

    def may_quit(self) -> bool:
        """Return whether the window may close now; during a match, ask what becomes of it instead."""
        stack = self.stack
        session = stack.context.app.get("session")
        if session is None or session.phase != "playing" or session.state not in ("in", "cut"):
            return True
        if self.question in stack.scenes:
            return True
        tr = stack.context.tr
        answers = [Answer("quit", tr("menu-quit"), "danger"), Answer("stay", tr("menu-stay"), "primary")]
        self.question = Dialog(tr("menu-quit-question"), leave_words(session, tr), answers, then=self._answered)
        stack.push(self.question)
        return False

    def _answered(self, value: str, _: str) -> None:
        self.question = None
        if value == "quit":
            self.stack.quit()
