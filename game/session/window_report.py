"""What the host is told of this window: the pace of its table, who shares it and whether their clocks wait, haste."""

from __future__ import annotations

from collections.abc import Callable

from net.protocol import messages as m
from net.protocol.bounds import Speed

HURRY_EVERY_S = 0.25
HOLD_EVERY_S = 0.25
"""A window that opens and closes over the table is told no faster: each such message uses up the host's patience."""


class WindowReport:
    """One of each session. `update` tells what has changed, while somebody listens; `reset` forgets what was told."""

    def __init__(self, send: Callable[[m.Message], None], clock: Callable[[], float]) -> None:
        self._send, self._clock = send, clock
        self._told_pace = ""
        self._together: m.Together | None = None
        """As it should be told; None: nobody said."""
        self._told_together: m.Together | None = None
        self._told_together_at = -HOLD_EVERY_S
        self._hurried_at = 0.0

    def reset(self) -> None:
        """The connection is new or gone: another host may run the table when we are back."""
        self._told_pace, self._told_together = "", None

    def update(self, pace: Speed, owner: bool) -> None:
        """Tell the pace, and, as the table's owner, who shares this window."""
        if pace != self._told_pace:
            self._told_pace = pace
            self._send(m.Pace(pace))
        self._tell_together(owner)

    def set_together(self, keys: tuple[str, ...], held: bool, owner: bool) -> None:
        """Say who sits at this window, and whether their clocks wait; the owner's alone is heard."""
        self._together = m.Together(keys, held)
        self._tell_together(owner)

    def _tell_together(self, owner: bool) -> None:
        if not owner:
            self._told_together = None
            return
        now = self._clock()
        if self._together != self._told_together and now - self._told_together_at >= HOLD_EVERY_S:
            self._told_together, self._told_together_at = self._together, now
            if self._together is not None:
                self._send(self._together)

    def hurry(self) -> None:
        """Let the bots stop pondering; at most four times a second."""
        now = self._clock()
        if now - self._hurried_at >= HURRY_EVERY_S:
            self._hurried_at = now
            self._send(m.Gesture("hurry", ""))
