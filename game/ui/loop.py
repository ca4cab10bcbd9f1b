"""The frame: events in, time on, picture out if something changed. Knows no scene, only `Steppable`."""

import os
from collections.abc import Iterable, Mapping
from typing import Protocol

import pygame
from pygame import Surface
from pygame.event import Event

from game.ui.pad import Pad

FPS = 60
OWN_HANDS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
"""Signs that keyboard or mouse are used, and no pad."""


class Steppable(Protocol):
    """What the loop drives: `game.stack.stack.Stack`."""

    running: bool

    def handle(self, event: Event) -> bool: ...
    def update(self, dt: float) -> None: ...
    @property
    def needs_draw(self) -> bool: ...
    def draw(self, surface: Surface) -> None: ...

    def by(self, hand: str) -> None: ...
    def buttons(self) -> Mapping[str, str]: ...
    def pad_told(self, name: str, there: bool) -> None: ...
    def pad_taken(self, button: str) -> bool: ...


class Loop:
    """Drives a stack on a surface. `run` uses the real clock; tests call `step(dt, events)` and no time passes."""

    def __init__(self, stack: Steppable, surface: Surface) -> None:
        self.surface = surface
        self.pad = Pad(stack.buttons)
        self.drawn = 0  # frames that were painted
        self.frames = 0
        self.drive(stack)

    def drive(self, stack: Steppable) -> None:
        """Drive this stack from now on, on the same surface and by the same gamepads."""
        self.stack = stack
        self.pad.keys_of, self.pad.told, self.pad.taken = stack.buttons, stack.pad_told, stack.pad_taken

    def step(self, dt: float, events: Iterable[Event] = (), paints: bool = True) -> bool:
        """One frame. True if it painted. Not `paints`: what has changed waits for the next frame that does."""
        self.frames += 1
        for event in events:
            if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button in (4, 5):
                continue  # the wheel, told a second time
            keys = self.pad.keys(event)
            if keys is None:
                if event.type in OWN_HANDS:
                    self.stack.by("keys")
                self.stack.handle(event)
            elif keys:
                self._pad(keys)
        if again := self.pad.tick(dt):
            self._pad(again)
        self.stack.update(dt)
        return paints and self.paint()

    def paint(self) -> bool:
        """Bring the picture up to date. True if anything had changed."""
        if not self.stack.running or not self.stack.needs_draw:
            return False
        present = pygame.display.get_surface()
        if present is not None and present is not self.surface:
            self.surface = present
        self.stack.draw(self.surface)
        if present is not None:
            pygame.display.flip()
        self.drawn += 1
        return True

    def _pad(self, keys: Iterable[Event]) -> None:
        self.stack.by("pad")
        for key in keys:
            self.stack.handle(key)

    def run(self) -> None:
        """Until the stack has ended."""
        clock = pygame.time.Clock()
        idle = 0
        while self.stack.running:
            dt = min(0.1, clock.tick(FPS if idle < 30 else FPS // 2) / 1000)
            events = pygame.event.get()
            idle = 0 if self.step(dt, events) or events else idle + 1


def open_window(
    size: tuple[int, int], *, full_screen: bool = False, caption: str = "Gobsmack", monitor: int = 0
) -> Surface:
    """The window. On X11 it is shown from memory that the server shares, as SDL itself does on Windows: through a renderer
    SDL would load OpenGL for it, which holds 65 MiB where no graphics card draws."""
    if not pygame.get_init():
        pygame.init()
    if pygame.display.get_driver() == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.set_caption(caption)
    return _set_mode(size, full_screen, monitor)


def _set_mode(size: tuple[int, int], full_screen: bool, monitor: int) -> Surface:
    many = max(1, len(pygame.display.get_desktop_sizes()))
    where = monitor if monitor < many else 0
    if full_screen:
        return pygame.display.set_mode(pygame.display.get_desktop_sizes()[where], pygame.FULLSCREEN, display=where)
    return pygame.display.set_mode(size, pygame.RESIZABLE, display=where)
