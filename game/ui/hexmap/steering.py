"""How hands move a map: drag, wheel, the rim, keys, and the next hex of a keyboard's cursor."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Protocol

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.hexmap.camera import Camera, edge_pull
from game.ui.hexmap.geometry import HexLayout, Point
from game.ui.look import Look

DRAG_FROM = 5  # pixels: less is a click
REMEMBERED = 6  # moves of a drag that decide how fast it is let go
HELD = 0.06  # seconds without a move: the map was held still before it was let go
QUICKEST = 1 / 240
RIM = 26  # pixels at the edge that draw the map along
DRAWN = 0.8  # of the view's longer side: how much of it the rim draws along in a second
AHEAD = {pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1), pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0)}
WIDE = 1.2
"""How far aside of an arrow's direction a hex may lie, for each pixel ahead: a little over half a right angle."""


class Drag:
    """A press that may become a drag."""

    def __init__(self) -> None:
        self.at: tuple[int, int] | None = None
        self.moved = False
        self._track: list[tuple[int, int, float]] = []
        self._since = 0.0

    @property
    def held(self) -> bool:
        return self.at is not None

    def press(self, pos: tuple[int, int]) -> None:
        self.at, self.moved, self._track, self._since = pos, False, [], 0.0

    def pass_time(self, dt: float) -> None:
        self._since += dt

    def move(self, pos: tuple[int, int]) -> tuple[int, int]:
        """How far the map goes along with the pointer; nothing while it may still be a click."""
        if self.at is None:
            return 0, 0
        dx, dy = pos[0] - self.at[0], pos[1] - self.at[1]
        if not self.moved and abs(dx) + abs(dy) < DRAG_FROM:
            return 0, 0
        self.moved, self.at = True, pos
        self._track = [*self._track[1 - REMEMBERED :], (dx, dy, max(self._since, QUICKEST))]
        self._since = 0.0
        return dx, dy

    def release(self) -> Point | None:
        """The speed it is let go with, in pixels a second; None if it was a click."""
        moved, self.at, self.moved = self.moved, None, False
        if not moved:
            return None
        spent = math.fsum(seconds for _, _, seconds in self._track)
        if self._since > HELD or spent == 0:
            return 0.0, 0.0
        return sum(dx for dx, _, _ in self._track) / spent, sum(dy for _, dy, _ in self._track) / spent


class Steered(Protocol):
    """What hands move: `HexmapView`."""

    look: Look
    rect: Rect
    camera: Camera
    layout: HexLayout
    hovered: bool
    pointed: str | None
    open: Sequence[str]

    def hex_at(self, pos: tuple[int, int]) -> str | None: ...
    def place_of(self, hex_name: str) -> Point: ...
    def show_hex(self, hex_name: str) -> None: ...
    def zoom(self, steps: int, pos: tuple[int, int] | None = None) -> bool: ...
    def point(self, hex_name: str | None) -> None: ...
    def press(self, hex_name: str) -> None: ...
    def moved(self) -> None: ...
    def touch(self) -> None: ...


class Hands:
    """Mouse and keyboard on one map."""

    def __init__(self, view: Steered) -> None:
        self.view = view
        self._drag = Drag()
        self._pointer: tuple[int, int] | None = None

    @property
    def is_dragging(self) -> bool:
        """Whether the pointer has drawn the map along since the press."""
        return self._drag.moved

    def handle(self, event: Event) -> bool:
        """An event; whether it was for the map."""
        view = self.view
        if event.type == pygame.MOUSEWHEEL:
            view.zoom(1 if event.y > 0 else -1, self._pointer)
            return True
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            view.camera.stop()
            self._drag.press(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event)
        if event.type == pygame.WINDOWLEAVE:
            self._pointer = None
            view.point(None)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return False

    def _motion(self, event: Event) -> bool:
        view = self.view
        self._pointer = event.pos
        if not self._drag.held:
            view.point(view.hex_at(event.pos))
            return True
        dx, dy = self._drag.move(event.pos)
        if (dx or dy) and view.camera.pan(-dx, -dy):
            view.moved()
        return True

    def _release(self, event: Event) -> bool:
        view = self.view
        speed = self._drag.release()
        if speed is not None:
            if not view.look.reduced:
                view.camera.throw((-speed[0], -speed[1]))
            view.touch()
        elif view.rect.collidepoint(event.pos):
            here = view.hex_at(event.pos)
            view.point(here)
            if here is not None:
                view.press(here)
        return True

    def _key(self, event: Event) -> bool:
        if event.unicode in ("+", "=") or event.key == pygame.K_KP_PLUS:
            return self._zoom(1)
        if event.unicode == "-" or event.key == pygame.K_KP_MINUS:
            return self._zoom(-1)
        if event.key in AHEAD:
            self._step(event.key, bool(event.mod & pygame.KMOD_SHIFT))
            return True
        return False

    def _zoom(self, steps: int) -> bool:
        """Round the cursor, if it is in view."""
        view = self.view
        x, y = view.place_of(view.pointed) if view.pointed is not None else view.rect.center
        view.zoom(steps, (round(x), round(y)) if view.rect.collidepoint(x, y) else None)
        return True

    def _step(self, key: int, walks: bool) -> None:
        """The cursor leaps to the next hex that answers a press, or walks to the next of all; the first arrow brings it to the
        middle of the view."""
        view = self.view
        here = view.pointed or view.layout.at(*view.camera.centre)
        if here is not None:
            if view.pointed is not None:
                here = next_hex(view.layout, here, key) if walks else next_open(view.layout, here, key, view.open)
            view.point(here)
            view.show_hex(here)

    def pass_time(self, dt: float) -> bool:
        """Time passes: a pointer that rests at the rim draws the map along. True if it moved."""
        view = self.view
        self._drag.pass_time(dt)
        if self._pointer is None or self._drag.held or not view.hovered or not view.rect.collidepoint(self._pointer):
            return False
        at = (self._pointer[0] - view.rect.x, self._pointer[1] - view.rect.y)
        dx, dy = edge_pull(at, view.rect.size, RIM)
        if (dx, dy) == (0.0, 0.0):
            return False
        speed = DRAWN * max(view.rect.size)
        moved = view.camera.pan(dx * speed * dt, dy * speed * dt)
        if moved:
            view.point(view.hex_at(self._pointer))
        return moved


def next_hex(layout: HexLayout, here: str, key: int) -> str:
    """The hex that an arrow key leads to: up and down along the column, sideways in a zigzag along the row."""
    low = (int(here[:2]) % 2 == 0) == (layout.grid.shoved == "even")
    side = {
        pygame.K_UP: 0,
        pygame.K_DOWN: 3,
        pygame.K_RIGHT: 1 if low else 2,
        pygame.K_LEFT: 5 if low else 4,
    }[key]
    return layout.grid.neighbour(here, side) or here


def next_open(layout: HexLayout, here: str, key: int, found: Iterable[str]) -> str:
    """The hex of some that an arrow key leads to: the neighbour that way, else the one that lies nearest to the direction and
    to `here`. The neighbour all the same where none of them lies that way."""
    near, (x, y), (dx, dy) = next_hex(layout, here, key), layout.middle(here), AHEAD[key]
    best: tuple[float, str] = math.inf, near
    for there in found:
        if there == near:
            return near
        to_x, to_y = layout.middle(there)
        ahead, aside = (to_x - x) * dx + (to_y - y) * dy, abs((to_x - x) * dy) + abs((to_y - y) * dx)
        if ahead > 0 and aside <= WIDE * ahead:
            best = min(best, (ahead + 2 * aside, there))
    return best[1]
