"""The frame: events in, time on, picture out if something changed. Knows no scene, only `Steppable`."""

import os
import time
from collections.abc import Iterable
from typing import Protocol

import pygame
from pygame import Surface
from pygame.event import Event

FPS = 60
FLIP_SLOW = 0.004  # seconds; a window pushed through a software renderer costs 11 ms, a shared-memory one 0.3


class Steppable(Protocol):
    """What the loop drives: `game.scenes.stack.Stack`."""

    running: bool

    def handle(self, event: Event) -> bool: ...
    def update(self, dt: float) -> None: ...
    @property
    def needs_draw(self) -> bool: ...
    def draw(self, surface: Surface) -> None: ...


PAD_BUTTONS = {0: pygame.K_RETURN, 1: pygame.K_ESCAPE, 2: pygame.K_SPACE, 3: pygame.K_TAB, 7: pygame.K_F1,
               11: pygame.K_UP, 12: pygame.K_DOWN, 13: pygame.K_LEFT, 14: pygame.K_RIGHT}  # fmt: skip


class Pad:
    """A gamepad speaks as the keyboard does: d-pad and stick are arrows, A Enter, B Escape, X Space, Y Tab."""

    def __init__(self) -> None:
        self._pads: dict[int, object] = {}
        self._stick = (0, 0)

    def keys(self, event: Event) -> list[Event]:
        """The key presses a gamepad event stands for."""
        if event.type == pygame.JOYDEVICEADDED:
            pad = pygame.joystick.Joystick(event.device_index)
            self._pads[pad.get_instance_id()] = pad
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
        elif event.type == pygame.JOYBUTTONDOWN and event.button in PAD_BUTTONS:
            return [_press(PAD_BUTTONS[event.button])]
        elif event.type == pygame.JOYBUTTONDOWN and event.button in (4, 5):  # shoulders: back and on
            return [_press(pygame.K_TAB, pygame.KMOD_SHIFT if event.button == 4 else 0)]
        elif event.type == pygame.JOYHATMOTION:
            return _arrows(event.value[0], -event.value[1])
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            pull = 0 if abs(event.value) < 0.6 else (1 if event.value > 0 else -1)
            was = self._stick[event.axis]
            self._stick = (pull, self._stick[1]) if event.axis == 0 else (self._stick[0], pull)
            if pull and pull != was:
                return _arrows(pull if event.axis == 0 else 0, pull if event.axis == 1 else 0)
        return []


def _press(key: int, mod: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)


def _arrows(dx: int, dy: int) -> list[Event]:
    keys = {-1: pygame.K_LEFT, 1: pygame.K_RIGHT}.get(dx), {-1: pygame.K_UP, 1: pygame.K_DOWN}.get(dy)
    return [_press(key) for key in keys if key is not None]


class Loop:
    """Drives a stack on a surface. `run` uses the real clock; tests call `step(dt, events)` and no time passes."""

    def __init__(self, stack: Steppable, surface: Surface) -> None:
        self.stack = stack
        self.surface = surface
        self.pad = Pad()
        self.drawn = 0  # frames that were painted
        self.frames = 0

    def step(self, dt: float, events: Iterable[Event] = ()) -> bool:
        """One frame. True if it painted."""
        self.frames += 1
        for event in events:
            if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button in (4, 5):
                continue  # the wheel, told a second time
            for one in self.pad.keys(event) or (event,):
                self.stack.handle(one)
        self.stack.update(dt)
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
    """The window, presented by whichever way is quicker on this machine: the first flips are timed."""
    if not pygame.get_init():
        pygame.init()
    pygame.display.set_caption(caption)
    surface = _set_mode(size, full_screen, monitor)
    if "SDL_FRAMEBUFFER_ACCELERATION" in os.environ or pygame.display.get_driver() in ("dummy", "offscreen"):
        return surface
    if flip_cost() > FLIP_SLOW:
        before = flip_cost()
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        pygame.display.quit()
        pygame.display.init()
        pygame.display.set_caption(caption)
        surface = _set_mode(size, full_screen, monitor)
        if flip_cost() > before:
            del os.environ["SDL_FRAMEBUFFER_ACCELERATION"]
            pygame.display.quit()
            pygame.display.init()
            pygame.display.set_caption(caption)
            surface = _set_mode(size, full_screen, monitor)
    return surface


def _set_mode(size: tuple[int, int], full_screen: bool, monitor: int) -> Surface:
    many = max(1, len(pygame.display.get_desktop_sizes()))
    where = monitor if monitor < many else 0
    if full_screen:
        return pygame.display.set_mode(pygame.display.get_desktop_sizes()[where], pygame.FULLSCREEN, display=where)
    return pygame.display.set_mode(size, pygame.RESIZABLE, display=where)


def flip_cost(times: int = 4) -> float:
    """Seconds of the quickest of a few flips."""
    best = 1.0
    for _ in range(times):
        start = time.perf_counter()
        pygame.display.flip()
        best = min(best, time.perf_counter() - start)
    return best
