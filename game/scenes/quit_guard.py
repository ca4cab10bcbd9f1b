"""Closing the window during a match, or of a table that others have come to, asks first; a second try closes it."""

from __future__ import annotations

from game.scenes.leaving import others_of, quit_words
from game.session.session import SESSION, Session
from game.stack.dialog import Answer, Dialog
from game.stack.stack import Stack


class QuitGuard:
    """Asks before a window closes that somebody plays at, or waits for."""

    def __init__(self, stack: Stack) -> None:
        self.stack = stack
        self.question: Dialog | None = None

    def may_quit(self) -> bool:
        """Return whether the window may close now; where that ends something, say what, and for whom, and ask instead."""
        stack = self.stack
        session = stack.context.stash.get(SESSION)
        if session is None or not _ends_something(session):
            return True
        if self.question in stack.scenes:
            return True
        tr = stack.context.tr
        answers = [Answer("quit", tr("menu-quit"), "danger"), Answer("stay", tr("menu-stay"), "primary")]
        self.question = Dialog(tr("menu-quit-question"), quit_words(session, tr), answers, then=self._answered)
        stack.push(self.question)
        return False

    def _answered(self, value: str, _: str) -> None:
        self.question = None
        if value == "quit":
            self.stack.quit()


def _ends_something(session: Session) -> bool:
    """Whether a match is played here, or others sit in a lobby that would close."""
    if session.state not in ("in", "cut"):
        return False
    return session.phase == "playing" or (
        session.goal == "host" and session.phase == "lobby" and bool(others_of(session))
    )
