"""The attack that is planned: an arrow to each target, between two herds along the gaps between the tiles."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect, Surface

from game.titles.battlegoats.screen.chooser import Handle
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.layout import Ground
from game.titles.battlegoats.screen.odds import Odds

Point = tuple[float, float]
ASIDE = 0.2
"""Where an arrow crosses the near edge of a tile, as a part of its width: beside the name of the column."""


def route(place: Ground, me: int, start: Rect, end: Rect) -> list[Point]:
    """Return the corners of the way from the edge of an own tile to the edge of one across the lane: it lies in the gaps."""
    assert place.lane is not None
    middle = place.lane.y + round(place.lane.h * 0.8)
    points: list[Point] = [(start.x + start.w * ASIDE, start.top)]
    if start.top > place.cells[me, "F1"].top:
        gap = (place.cells[me, "F2"].x - place.cells[me, "F1"].right) / 2
        rightmost = start.x == place.cells[me, "F3"].x
        right = end.centerx > start.centerx or (end.centerx == start.centerx and not rightmost)
        edge, beside = (start.right, start.right + gap) if right else (start.x, start.x - gap)
        points = [(edge, start.centery), (beside, start.centery)]
    points.append((points[-1][0], middle))
    her = next(seat for seat, _ in place.cells if seat != me)
    fronts = [place.cells[her, f"F{n}"] for n in (1, 2, 3)]
    if end.bottom == fronts[0].bottom:
        x = min(max(points[-1][0], end.x + end.w * ASIDE), end.right - end.w * ASIDE)
        return [*points, (x, middle), (x, end.bottom)]
    gap = abs(fronts[0].x - fronts[1].x) / 2 - end.w / 2
    edge, beside = (end.x, end.x - gap) if points[-1][0] <= end.centerx else (end.right, end.right + gap)
    return [*points, (beside, middle), (beside, end.centery), (edge, end.centery)]


def rounded(points: Sequence[Point], radius: float) -> Iterator[Point]:
    """The same way with round corners, as points close to one another."""
    corners = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        near = [min(radius, math.dist(corner, other) / 2) for other in (before, after)]
        one, other = (_toward(corner, end, far) for end, far in zip((before, after), near))
        for n in range(9):
            t = n / 8
            corners.append((
                one[0] * (1 - t) ** 2 + corner[0] * 2 * t * (1 - t) + other[0] * t * t,
                one[1] * (1 - t) ** 2 + corner[1] * 2 * t * (1 - t) + other[1] * t * t,
            ))  # fmt: skip
    corners.append(points[-1])
    for a, b in zip(corners, corners[1:]):
        steps = max(1, round(math.dist(a, b) / 2))
        yield from (_toward(a, b, math.dist(a, b) * n / steps) for n in range(steps))
    yield corners[-1]


def _toward(a: Point, b: Point, far: float) -> Point:
    length = math.dist(a, b) or 1.0
    return a[0] + (b[0] - a[0]) * far / length, a[1] + (b[1] - a[1]) * far / length


class Plan:
    """What one table prints of a plan."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self.odds = Odds(table)
        self._arrows: dict[tuple[Point, ...], Surface] = {}
        """Of the present plan, by their ways: large sheets, of no use after it."""

    def draw(self, surface: Surface, source: str, targets: Sequence[Handle]) -> None:
        """Print the arrows to all targets, and what the attack on the last comes to."""
        place = self.table.ground
        start = place.cells[self.table.chooser.me, source]
        ends = [place.cells[handle[1], handle[2]] for handle in targets if isinstance(handle, tuple)]
        if not ends:
            return
        if place.lane is None:
            self._straight(surface, start, ends)
            self.odds.beside(surface, targets[-1], start, ends)
            return
        ways = [route(place, self.table.chooser.me, start, end) for end in ends]
        for way in ways:
            self._arrow(surface, way)
        self._arrows = {way: sheet for way, sheet in self._arrows.items() if list(way) in ways}
        self.odds.between(surface, targets[-1], start, ways)

    def _straight(self, surface: Surface, start: Rect, ends: Sequence[Rect]) -> None:
        """Among several herds: from the upper edge of one tile to the edge of another."""
        look = self.table.look
        x0, y0 = start.centerx, start.top + start.h // 6
        wide = max(10, look.px(17))
        for end in ends:
            dx, dy = end.centerx - x0, end.centery - y0
            far = math.hypot(dx, dy) or 1
            length = far * max(0.2, 1 - 0.3 * min(end.w, end.h) / far)
            turn = math.atan2(dy, dx)
            shape = ((0, -wide * 0.24), (length - wide * 1.5, -wide * 0.44), (length - wide * 1.7, -wide * 1.05),
                     (length, 0), (length - wide * 1.7, wide * 1.05), (length - wide * 1.5, wide * 0.44),
                     (0, wide * 0.24))  # fmt: skip
            points = [
                (x0 + x * math.cos(turn) - y * math.sin(turn), y0 + x * math.sin(turn) + y * math.cos(turn))
                for x, y in shape
            ]
            pygame.draw.lines(surface, look.palette.paper, True, points, max(8, look.px(13)))
            pygame.draw.polygon(surface, look.palette.b, points)
            pygame.draw.lines(surface, look.palette.k, True, points, max(3, look.px(4)))

    def _arrow(self, surface: Surface, way: list[Point]) -> None:
        look = self.table.look
        wide, edge = max(9, look.px(15)), max(3, look.px(4))
        box = Rect(min(x for x, _ in way), min(y for _, y in way), 1, 1)
        box = box.union(Rect(max(x for x, _ in way), max(y for _, y in way), 1, 1)).inflate(6 * wide, 6 * wide)
        sheet = self._arrows.get(tuple(way))
        if sheet is None:
            sheet = self._arrows[tuple(way)] = Surface(box.size, pygame.SRCALPHA)
            self._print_arrow(sheet, [(x - box.x, y - box.y) for x, y in way], wide, edge)
        surface.blit(sheet, box)

    def _print_arrow(self, sheet: Surface, way: list[Point], wide: int, edge: int) -> None:
        inks = self.table.look.palette
        long = min(1.9 * wide, 0.8 * math.dist(way[-1], way[-2]))
        tip, turn = way[-1], math.atan2(way[-1][1] - way[-2][1], way[-1][0] - way[-2][0])
        neck = _toward(tip, way[-2], long)
        line = list(rounded([*way[:-1], neck], 2.2 * wide))
        for colour, more in ((inks.paper, 2 * edge), (inks.k, edge), (inks.b, 0)):
            reach, half = long + 1.6 * more, 1.25 * wide + 1.3 * more
            head = ((0.6 * more, 0.0), (-reach, half), (-reach, -half))
            for point in line:
                pygame.draw.circle(sheet, colour, point, wide / 2 + more)
            pygame.draw.circle(sheet, colour, line[0], wide * 0.8 + more)
            pygame.draw.polygon(sheet, colour, [
                (tip[0] + x * math.cos(turn) - y * math.sin(turn), tip[1] + x * math.sin(turn) + y * math.cos(turn))
                for x, y in head
            ])  # fmt: skip
