"""How hands move a map: the track of a drag, and the next hex of a keyboard's cursor."""

from __future__ import annotations

import math

import pygame

from game.ui.hexmap.geometry import HexLayout, Point

DRAG_FROM = 5  # pixels: less is a click
REMEMBERED = 6  # moves of a drag that decide how fast it is let go
HELD = 0.06  # seconds without a move: the map was held still before it was let go
QUICKEST = 1 / 240
ARROWS = frozenset({pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT})


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
