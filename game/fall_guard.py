"""Keeps the window open when a scene breaks: what it fell over is written down, and a page says so, with a way on."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Protocol

from pygame.event import Event

from game.scenes.broke import Broke
from game.session.session import SESSION, Session
from game.session.window import begin
from game.stack.context import Context
from game.stack.stack import Stack
from game.ui.loop import Loop
from net.storage import falls

WELL_S = 20.0
"""Seconds of frames without a fall after which the next one is the first again."""
MOST_FALLS = 3
"""Falls in a row after which the window closes: what breaks is not the scene."""


class Window(Protocol):
    """The program round a stack (`game.app.Program`)."""

    context: Context
    stack: Stack

    def focus(self, event: Event) -> None: ...
    def after_frame(self, dt: float) -> None: ...
    def renew(self) -> Stack:
        """Make an empty stack the window's, and return it."""
        ...


class FallGuard:
    """Drives one window's loop. `step` raises only what `MOST_FALLS` falls in a row have come to."""

    def __init__(self, window: Window, loop: Loop) -> None:
        self._window = window
        self._loop = loop
        self._falls = 0
        self._well_s = 0.0

    def step(self, dt: float, events: Iterable[Event] = ()) -> bool:
        """One frame, and what every frame does besides. True if it painted."""
        found = list(events)
        try:
            for event in found:
                self._window.focus(event)
            painted = self._loop.step(dt, found)
            self._window.after_frame(dt)
        except Exception as error:
            self._fell(error)
            return True
        self._well_s += dt
        if self._falls and self._well_s >= WELL_S:
            self._falls = 0
        return painted

    def _fell(self, error: Exception) -> None:
        old = self._window.stack
        top = type(old.top).__name__ if old.top is not None else "no scene"
        session = self._window.context.stash.get(SESSION)
        match = session.feed.match if session is not None and session.feed is not None else ""
        falls.note(error, f"the window, {top}", match)
        traceback.print_exception(error)  # for who started it in a terminal
        self._falls, self._well_s = self._falls + 1, 0.0
        if isinstance(old.top, Broke) or self._falls > MOST_FALLS:
            raise error
        stack = self._window.renew()
        self._loop.drive(stack)
        _let_go(old)
        stack.push(Broke(match, self._way_on(session)))

    def _way_on(self, session: Session | None) -> Callable[[Stack], None] | None:
        """Back to the table that was broken off; None: to the menu. A table that breaks again at once is left."""
        if session is None:
            return None
        if session.state not in ("in", "cut") or self._falls > 1:
            with suppress(Exception):
                session.close()
            self._window.context.stash.drop(SESSION)
            return None
        with suppress(Exception):
            if session.goal == "alone":  # clocks wait for who plays alone
                session.stand_together((session.me,), True)
        return lambda stack: come_back(stack, session)


def _let_go(old: Stack) -> None:
    """Free what is left of the scenes. They are not told to leave: a table that does leaves its match."""
    for scene in reversed(old.scenes):
        with suppress(Exception):
            scene.motion.close()
            scene.group.close()
        with suppress(Exception):
            scene.let_go()
    old.scenes.clear()


def come_back(stack: Stack, session: Session) -> None:
    """Sit down at a table again whose scenes are gone: a new connection brings the whole of it."""
    from game.scenes.connecting import Connecting

    title = session.feed.title if session.feed is not None else ""

    def again() -> Session:
        if session.feed is not None:
            session.feed.end_coaching()  # its process would wait for questions as long as the window lives
        session.feed = None
        begin(stack.context, session)
        session.connect()
        if session.friends is not None:
            session.friends.come_back()
        return session

    stack.push(Connecting(again, title))
