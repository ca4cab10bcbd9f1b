"""The window: settings, clock, sounds, and the first scene. Knows every room; nobody knows it but the command line.

What the first frame does not show (sounds, the LAN browser, the form library) is loaded after it.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from pygame.event import Event

from game import __version__, titles, usable_home
from game.fall_guard import FallGuard
from game.own import content
from game.scenes.failure import Failure
from game.scenes.quit_guard import QuitGuard
from game.scenes.router import open_stack
from game.session.records import Trouble
from game.stack.context import Context
from game.stack.stack import Stack
from game.ui.freed_memory import Trimming, set_up_heap
from game.ui.loop import FPS, Loop, open_window
from game.ui.prints import Prints
from game.version import software
from net.storage import falls, retention

MOST_TOLD = 3
"""Things of the player's own that are left out and told of at once; the page of them in the settings has all."""
CAPTION = f"Gobsmack {__version__}"
UNSEEN = ("dummy", "offscreen", "evdev")
"""Drivers of SDL that show nothing."""

First = Callable[[Stack], None]
"""Pushes the first scene (or starts what leads to it)."""


def menu() -> First:
    """The main menu; a name is asked for first when there is none yet."""

    def first(stack: Stack) -> None:
        from game.scenes.menu import Menu

        stack.push(Menu())
        if not stack.context.settings.name:
            from game.scenes.welcome import Welcome

            stack.push(Welcome())

    return first


def local_match(
    title: str, seats: int, level: str, options: dict[str, Any], seed: int | None, name: str | None
) -> First:
    """Straight to a match against bots, with the menu behind it."""

    def first(stack: Stack) -> None:
        from game.scenes.connecting import play_alone
        from game.scenes.menu import Menu

        _named(stack, name)
        stack.push(Menu())
        untimed = {o.id: o.alone for o in titles.title(title).options if o.alone is not None}
        play_alone(stack, title, seats, level, {**untimed, **options}, seed=seed, name=name)

    return first


def join(invite: str, name: str | None, passphrase: str, spectate: bool) -> First:
    """Straight to somebody's table, with the menu behind it."""

    def first(stack: Stack) -> None:
        from game.scenes.connecting import join as join_table
        from game.scenes.menu import Menu

        _named(stack, name)
        stack.push(Menu())
        join_table(stack, invite, name, passphrase, spectate)

    return first


def replay(recording: str) -> First:
    """Straight to a finished match."""

    def first(stack: Stack) -> None:
        from game.scenes.menu import Menu
        from game.scenes.replay import open_replay

        stack.push(Menu())
        open_replay(stack, recording)

    return first


def _named(stack: Stack, name: str | None) -> None:
    if name:
        stack.context.change(name=name)


class Program:
    """One window's life: the stack of scenes, and what runs beside it."""

    def __init__(self, context: Context, first: First) -> None:
        self.context = context
        self.stack: Stack
        self._first = first
        self._late = False
        self._trimming = Trimming()
        self._left_out = 0
        """How many things of the player's own have been told of that can't be played."""
        self._version = -1
        self._called_off = False
        """The program was told from outside to end."""
        self.renew()

    def renew(self) -> Stack:
        """Make an empty stack the window's, and return it."""
        self.stack = open_stack(self.context)
        self.stack.on_full_screen = self.full_screen
        self.stack.on_ask_quit = QuitGuard(self.stack).may_quit
        return self.stack

    @property
    def running(self) -> bool:
        return self.stack.running and not self._called_off

    def heed_signals(self) -> None:
        """From now on a signal (a shutdown, `kill`, Ctrl+C in a terminal) ends the program as a confirmed close of its window
        does. SDL makes the same event of SIGTERM as of the window's cross, and that asks: whoever ends it from outside reads no
        question."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._call_off())

    def _call_off(self) -> None:
        self._called_off = True

    def begin(self) -> None:
        """Push the first scene."""
        self._first(self.stack)

    def after_frame(self, dt: float) -> None:
        """What every frame does besides the scenes; on the first one, what the start did not wait for."""
        if not self._late:
            self._late = True
            self._load_late()
        self._tell_left_out()
        self._trimming.update(dt, still=not self.stack.needs_draw)
        sounds = self.context.sounds
        if sounds is not None:
            if self._version != self.context.file.version:
                self._version = self.context.file.version
                self._tune(sounds)
            sounds.music(self.stack.music)  # type: ignore[attr-defined]
            sounds.update(dt)  # type: ignore[attr-defined]

    def _tell_left_out(self) -> None:
        problems = content.here().problems
        for problem in problems[self._left_out :][:MOST_TOLD]:
            told = self.context.tr("own-trouble", place=problem.place, reason=problem.reason)
            self.stack.toast(told, trouble=True)
        if len(problems) > self._left_out:
            self._left_out = len(problems)
            if self.stack.top is not None:
                self.stack.top.rebuild()

    def _load_late(self) -> None:
        from game.own import listing
        from game.ui.sound import Sounds

        self.context.sounds = sounds = Sounds()
        self._tune(sounds)
        from game.session.window import start_browser

        start_browser(self.context)
        settings = self.context.settings
        limits = retention.Limits(settings.keep_megabytes, settings.keep_days)
        if any(not fall.offered for fall in falls.waiting()):
            from game.scenes.fall_report import offer

            offer(self.stack)
        threading.Thread(target=listing.check, name="own-games", daemon=True).start()
        threading.Thread(target=retention.sweep, args=(limits,), name="retention", daemon=True).start()

    def _tune(self, sounds: Any) -> None:
        settings = self.context.settings
        sounds.mono = settings.mono
        if settings.sound:
            sounds.open()
        else:
            sounds.close()
        sounds.effects_volume = settings.effects / 100
        sounds.music_volume = settings.music / 100
        sounds.voices_volume = settings.voices / 100
        sounds.mute_unfocused = settings.mute_unfocused

    def focus(self, event: Event) -> None:
        """The window came to the front or went behind others."""
        if self.context.sounds is not None and event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self.context.sounds.set_focus(event.type == pygame.WINDOWFOCUSGAINED)  # type: ignore[attr-defined]

    def full_screen(self) -> None:
        """F11, or the switch in the settings: remembered."""
        window = pygame.display.get_surface()
        if window is None or pygame.display.get_driver() == "dummy":
            return
        whole = bool(window.get_flags() & pygame.FULLSCREEN)
        settings = self.context.settings
        if not whole:
            self.context.change(window=window.get_size(), full_screen=True)
        elif settings.full_screen:
            self.context.change(full_screen=False)
        open_window(fitting(settings.window, settings.monitor), full_screen=not whole, caption=CAPTION,
                    monitor=settings.monitor)  # fmt: skip
        now = pygame.display.get_surface()
        if now is not None:
            self.stack.resize(now.get_size())
            self.stack.dirty = True

    def end(self) -> None:
        """Leave tables, stop what runs beside, remember the window's size."""
        from game.session.window import shut_down

        shut_down(self.context)
        if self.context.sounds is not None:
            self.context.sounds.close()  # type: ignore[attr-defined]
        window = pygame.display.get_surface()
        if window is not None and not window.get_flags() & pygame.FULLSCREEN:
            self.context.change(window=window.get_size())


def run(first: First, size: tuple[int, int] | None = None, frames: int = 0) -> int:
    """Open the window and run until it is closed (or, to measure the start, for so many frames). Returns the exit code."""
    troubles = usable_home.prepare(os.environ.get("GOBSMACK_PROFILE") or "default")
    falls.watch("window", software())
    context = Context()
    context.blinks = True
    settings = context.settings
    try:
        set_up_heap()
        _find_display()
        pygame.font.init()
        _icon()
        full = settings.full_screen and size is None
        surface = open_window(
            size or fitting(settings.window, settings.monitor),
            full_screen=full,
            caption=CAPTION,
            monitor=settings.monitor,
        )
    except pygame.error as error:
        print(f"gobsmack: no window can be opened here ({error}); `gobsmack host` needs none", file=sys.stderr)
        pygame.quit()
        return 1
    context.resize(surface.get_size())
    context.prints = Prints()
    program = Program(context, first)
    program.heed_signals()
    program.begin()
    if context.file.trouble:
        program.stack.toast(context.tr(f"settings-trouble-{context.file.trouble}"), trouble=True)
    for trouble in reversed(troubles):
        args: dict[str, object] = {"folder": trouble.folder}
        program.stack.push(Failure(Trouble(trouble.kind, trouble.why), args=args))
    loop = Loop(program.stack, surface)
    guard = FallGuard(program, loop)
    clock = pygame.time.Clock()
    idle = 0
    try:
        while program.running:
            # nobody has waited for the first frame yet
            dt = min(0.1, clock.tick(0 if loop.frames == 0 else FPS if idle < 30 else FPS // 2) / 1000)
            events = pygame.event.get()
            idle = 0 if guard.step(dt, events) or events else idle + 1
            if frames and loop.frames >= frames:
                break
    finally:
        program.end()
        pygame.quit()
    return 0


def _find_display() -> None:
    """Raises pygame.error where nobody would see a window. SDL falls back to drivers that show nothing; only who names one
    wants it."""
    pygame.display.init()
    if "SDL_VIDEODRIVER" not in os.environ and pygame.display.get_driver() in UNSEEN:
        raise pygame.error("there is no display")


def fitting(window: tuple[int, int], monitor: int) -> tuple[int, int]:
    """The remembered size of the window, or as much of it as the monitor holds with its bars; 1280x720 all the same
    where that just fits."""
    desktops = pygame.display.get_desktop_sizes()
    wide, high = desktops[monitor if monitor < len(desktops) else 0]
    if window[0] <= wide and window[1] <= high:
        return window
    least = min(720, high)
    return min(window[0], wide), min(window[1], max(least, round(high * 0.92)))


def _icon() -> None:
    from game.ui.assets import asset_root

    path = asset_root() / "packaging" / "icons" / "gobsmack-64.png"
    if path.exists():
        pygame.display.set_icon(pygame.image.load(path))
    pygame.display.set_caption(CAPTION)


__all__ = ["First", "Program", "join", "local_match", "menu", "replay", "run"]
