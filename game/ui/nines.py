"""Nine-slices: a framed piece at any size from corners, edges tiled along their length, and a middle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame
from pygame import Surface

from game.ui.masks import Mask, plain


@dataclass(frozen=True)
class Slice:
    """Where a piece is cut: lengths in design pixels, and what lies on it."""

    corner: int
    span: int
    fit: int
    inset: tuple[int, int, int, int]
    paper: str
    layers: tuple[str, ...]
    salt: Mapping[str, str]


@dataclass(frozen=True)
class Run:
    """One stretch of edge between two corners."""

    start: int
    stop: int
    joints: Joints

    def parts(self, period: int, side: int) -> list[tuple[int, int, int]]:
        """(where, from where in the tile, how long): laid from the first corner up to a joint, from the other after it.

        Tiles laid from one corner do not meet the other, unless the length happens to be a whole number of them. So
        the last stretch is laid so that it does, and the two meet where the torn edge stands equally far out.
        """
        length = self.stop - self.start
        joint = self.joints(side, length, period)
        out = []
        for begin, end, phase in ((0, joint, 0), (joint, length, -length % period)):
            at = begin
            while at < end:
                source = (at + phase) % period
                step = min(period - source, end - at)
                out.append((self.start + at, source, step))
                at += step
        return out


class Joints:
    """Where the two layings of an edge meet best, for a piece's outline."""

    def __init__(self, profiles: tuple[tuple[int, ...], ...] = ()) -> None:
        self._profiles = profiles
        self._found: dict[tuple[int, int, int], int] = {}

    def __call__(self, side: int, length: int, period: int) -> int:
        """A place in 0..length."""
        if length <= 0 or length % period == 0 or not self._profiles:
            return max(0, length)
        key = (side, length, period)
        if key not in self._found:
            self._found[key] = self._search(side, length, period)
        return self._found[key]

    def _search(self, side: int, length: int, period: int) -> int:
        profile = self._profiles[side]
        n = len(profile)

        def gap(at: int) -> int:
            one, other = at * n // period % n, (at - length) * n // period % n
            return abs(profile[one] - profile[other]) + abs(profile[one - 1] - profile[other - 1])

        return min(range(length // 5, max(length // 5 + 1, length * 4 // 5), 1 + length // 90), key=gap)


NO_JOINTS = Joints()


class Cells:
    """The nine (or three) cells of one layer at one scale."""

    def __init__(self, cells: list[list[Surface]]) -> None:
        self.cells = cells
        self.corner = cells[0][0].get_width()

    @classmethod
    def cut(
        cls, sheet: Mask, nine: Slice, k: int, f: float, make: Callable[[Mask], Surface], middle: bool = False
    ) -> Cells:
        """Cut first, scale after: no cell takes colour from its neighbour. The middle only if it is wanted."""
        corner, span = nine.corner * k, nine.span * k
        lengths = ((0, corner, nine.corner), (corner, span, nine.span), (corner + span, corner, nine.corner))
        rows = ((0, sheet.size[1], nine.fit),) if nine.fit else lengths
        cells = []
        for i, (y, h, uh) in enumerate(rows):
            row = []
            for j, (x, w, uw) in enumerate(lengths):
                if i == j == 1 and not middle:
                    row.append(Surface((1, 1)))
                    continue
                goal = (max(1, round(uw * f)), max(1, round(uh * f)))
                row.append(plain(pygame.transform.smoothscale(make(sheet.crop(x, y, w, h)), goal)))
            cells.append(row)
        return cls(cells)

    def lay(self, target: Surface, flags: int = 0, middle: bool = False, joints: Joints = NO_JOINTS) -> None:
        """Corners in the corners, edges tiled between them; the middle only if asked (it is empty or all ink)."""
        w, h = target.get_size()
        left, right = min(self.corner, w // 2), min(self.corner, w - w // 2)
        across = Run(left, w - right, joints)
        if len(self.cells) == 1:
            self._row(target, self.cells[0], (0, h, 0), across, 0, flags)
            return
        top, bottom = min(self.corner, h // 2), min(self.corner, h - h // 2)
        down = Run(top, h - bottom, joints)
        self._row(target, self.cells[0], (0, top, 0), across, 0, flags)
        self._row(target, self.cells[2], (h - bottom, bottom, self.corner - bottom), across, 1, flags)
        for side, (cell, x, sx, width) in enumerate(
            ((self.cells[1][0], 0, 0, left), (self.cells[1][2], w - right, self.corner - right, right)), 2
        ):
            for y, sy, length in down.parts(cell.get_height(), side):
                target.blit(cell, (x, y), (sx, sy, width, length), flags)
        if middle:
            cell = self.cells[1][1]
            for y, sy, length in down.parts(cell.get_height(), 2):
                for x, sx, width in across.parts(cell.get_width(), 0):
                    target.blit(cell, (x, y), (sx, sy, width, length), flags)

    @staticmethod
    def _row(target: Surface, row: list[Surface], band: tuple[int, int, int], run: Run, side: int, flags: int) -> None:
        """Two corners and what lies between them; band = where, how high, from which line of the cells."""
        y, height, sy = band
        target.blit(row[0], (0, y), (0, sy, run.start, height), flags)
        for x, sx, width in run.parts(row[1].get_width(), side):
            target.blit(row[1], (x, y), (sx, sy, width, height), flags)
        right = target.get_width() - run.stop
        target.blit(row[2], (run.stop, y), (row[2].get_width() - right, sy, right, height), flags)

    def profiles(self) -> tuple[tuple[int, ...], ...]:
        """How far the paper reaches along the edge cells: top, bottom, left, right (the alpha averaged across)."""
        if len(self.cells) == 1:
            return ((0,),) * 4
        out = []
        for cell, flat in (
            (self.cells[0][1], True),
            (self.cells[2][1], True),
            (self.cells[1][0], False),
            (self.cells[1][2], False),
        ):
            n = max(8, (cell.get_width() if flat else cell.get_height()) // 3)
            line = pygame.transform.smoothscale(cell, (n, 1) if flat else (1, n))
            out.append(tuple(line.get_at((i, 0) if flat else (0, i)).a for i in range(n)))
        return tuple(out)
