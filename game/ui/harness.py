"""Driving a stack without a screen: real pygame events, stepped frames, pictures to files. For tests and demos."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
# else SDL makes an event of SIGTERM: the window shuts, its table is taken apart, and whoever is ended fails with a riddle

import pygame
from pygame.event import Event

from game.ui.loop import Loop


class Harness:
    """`Harness(make_stack, (1280, 720))`, then click, type, key, frames, save. Events go through pygame's own queue."""

    each = 1
    """One in so many of the frames that nobody can look at is painted; 1: every frame is, as in the window."""

    def __init__(self, make_stack: Callable[[], Any], size: tuple[int, int] = (1280, 720)) -> None:
        if not pygame.get_init():
            pygame.init()
        self.size = size
        self.surface = pygame.display.set_mode(size)
        pygame.event.clear()
        self.stack = make_stack()
        self.stack.resize(size)
        self.loop = Loop(self.stack, self.surface)
        self.point = (-1, -1)
        self._stepped = 0
        self._passing = False
        self.frames(1)
        self.frames(1)  # what the first has opened may wait for its picture

    def frames(self, n: int = 1, dt: float = 1 / 60) -> int:
        """Step n frames; how many of them painted. The last is up to date: somebody may look."""
        return sum(self._step(dt, k == n - 1) for k in range(n))

    def _step(self, dt: float, looked_at: bool) -> bool:
        self._stepped += 1
        due = (looked_at and not self._passing) or self._is_awaited()
        return self.loop.step(dt, pygame.event.get(), paints=due or self._stepped % self.each == 0)

    def _is_awaited(self) -> bool:
        """Whether the scene on top waits to be painted. Nobody holds it while the frame is stepped: it may be let go there."""
        top = self.stack.top
        return top is not None and top.awaits_picture

    @contextmanager
    def passing(self) -> Iterator[None]:
        """Nobody looks at the frames in here, until it is over."""
        was, self._passing = self._passing, True
        try:
            yield
        finally:
            self._passing = was
        if not was:
            self.loop.paint()

    def seconds(self, s: float) -> int:
        return self.frames(max(1, round(s * 60)))

    def post(self, kind: int, **fields: Any) -> None:
        pygame.event.post(Event(kind, fields))

    def place(self, target: tuple[int, int] | str) -> tuple[int, int]:
        """A point, or the middle of the widget of that id."""
        if not isinstance(target, str):
            return target
        x, y = self.widget(target).rect.center
        return x, y

    def widget(self, id: str) -> Any:
        """A visible widget of the topmost scene."""
        group = self.stack.top.group
        found = group.find(id)
        if found is None:
            raise LookupError(f"no widget {id!r}; there are {[w.id for w in group if w.visible and w.id]}")
        return found

    def move(self, target: tuple[int, int] | str) -> None:
        was, self.point = self.point, self.place(target)
        rel = (self.point[0] - was[0], self.point[1] - was[1])
        self.post(pygame.MOUSEMOTION, pos=self.point, rel=rel, buttons=(0, 0, 0), touch=False)
        self.frames(1)

    def press(self, target: tuple[int, int] | str, button: int = 1) -> None:
        self.move(target)
        self.post(pygame.MOUSEBUTTONDOWN, pos=self.point, button=button, touch=False)
        self.frames(1)

    def release(self, target: tuple[int, int] | str | None = None, button: int = 1) -> None:
        if target is not None:
            self.move(target)
        self.post(pygame.MOUSEBUTTONUP, pos=self.point, button=button, touch=False)
        self.frames(1)

    def click(self, target: tuple[int, int] | str, button: int = 1) -> None:
        with self.passing():
            self.press(target, button)
            self.release(None, button)
            self.frames(1)

    def wheel(self, target: tuple[int, int] | str, turns: int) -> None:
        """As it comes: MOUSEWHEEL, and button 4 or 5 besides."""
        self.move(target)
        self.post(pygame.MOUSEWHEEL, x=0, y=turns, precise_x=0.0, precise_y=float(turns), flipped=False, touch=False)
        self.post(pygame.MOUSEBUTTONDOWN, pos=self.point, button=4 if turns > 0 else 5, touch=False)
        self.frames(1)

    def key(self, key: int | str, mod: int = 0, text: str = "") -> None:
        """Press and release; by number or by name ('return', 'f11')."""
        code = key if isinstance(key, int) else pygame.key.key_code(key)
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=0)
        if text:
            self.post(pygame.TEXTINPUT, text=text)
        self.post(pygame.KEYUP, key=code, mod=mod, unicode=text, scancode=0)
        self.frames(1)

    def type(self, text: str) -> None:
        """Letter by letter, as KEYDOWN and TEXTINPUT."""
        with self.passing():
            for letter in text:
                try:
                    code = pygame.key.key_code(letter.lower())
                except ValueError:
                    code = 0
                self.key(code, text=letter)

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.surface = pygame.display.set_mode(size)
        self.loop.surface = self.surface
        self.stack.resize(size)
        self.stack.dirty = True  # also at the same size: the window is a new one
        self.frames(2)

    def save(self, path: Path | str) -> Path:
        """The picture as it is now."""
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        if self.stack.needs_draw:
            self.frames(1)
        pygame.image.save(pygame.display.get_surface() or self.surface, path)
        return path

    def settle(self, most: float = 10.0) -> None:
        """Step until nothing moves that will come to an end."""
        with self.passing():
            for _ in range(round(most * 60)):
                self.frames(1)
                if not self.stack.sliding and not self.stack.top.motion.busy:
                    return
