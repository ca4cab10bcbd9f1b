"""A key, a pad's button or the mouse held down: straight ahead to one's next decision."""

from __future__ import annotations

import pygame
from pygame.event import Event

HOLD_S = 0.35
"""Seconds from which on a press is held; a shorter one skips what moves just then."""


class SkipAhead:
    """What is held, and for how long. One of each table scene."""

    def __init__(self) -> None:
        self._held: int | None = None
        """A key; 0: the mouse. None: nothing."""
        self._seconds = 0.0

    def press(self, event: Event) -> None:
        """A key or the mouse went down where it has nothing else to do."""
        self._held = event.key if event.type == pygame.KEYDOWN else 0
        self._seconds = 0.0

    def release(self, event: Event) -> None:
        """A key or the mouse came up, or the window is left; whatever is not held is of no concern."""
        came_up = event.type == pygame.KEYUP and event.key == self._held
        if came_up or event.type == pygame.WINDOWFOCUSLOST or (event.type == pygame.MOUSEBUTTONUP and self._held == 0):
            self.stop()

    def stop(self) -> None:
        """Whatever is held must be pressed anew."""
        self._held = None

    def pass_time(self, dt: float) -> bool:
        """Whether it has been held long enough to go straight ahead."""
        self._seconds += dt
        return self._held is not None and self._seconds >= HOLD_S
