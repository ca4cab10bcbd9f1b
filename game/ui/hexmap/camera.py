"""What of a sheet is seen: a place and a zoom level, moved by hand, by the rim, by keys, or on a way of its own.

A camera knows no pixels but those of its view: `scale` is pixels a unit, `left` and `top` the view's corner in pixels of
that scale. Levels are discrete, so that the print is crisp at each; between two levels the view shows a `Zooming`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.motion import cubic_out

Point = tuple[float, float]
Area = tuple[float, float, float, float]
"""x, y, width, height in units."""
ZOOM_SECONDS = 0.18
FLIGHT_SECONDS = 0.35
FRICTION = 4.5  # a second: how soon a thrown map comes to rest
REST = 12.0  # pixels a second: slower than this is standing still


def zoom_scales(view: tuple[int, int], sheet: Point, play: float, hex_width: float, most: float) -> tuple[float, ...]:
    """Scales from the whole sheet to close by: the whole, two between, the one to play at, two closer ones. `play` is the
    width of a hex in pixels at play, `most` the largest."""
    whole = min(view[0] / sheet[0], view[1] / sheet[1])
    at_play = max(play / hex_width, whole * 1.15)
    ratio = (at_play / whole) ** (1 / 3)
    scales = [whole, whole * ratio, whole * ratio**2, at_play]
    for closer in (1.36, 1.85):
        if at_play * closer <= most / hex_width:
            scales.append(at_play * closer)
    return tuple(scales)


@dataclass
class Zooming:
    """Between two levels: from one area to the other."""

    start: Area
    end: Area
    seconds: float = ZOOM_SECONDS
    spent: float = 0.0

    @property
    def area(self) -> Area:
        """What is seen now."""
        t = cubic_out(min(1.0, self.spent / self.seconds)) if self.seconds > 0 else 1.0
        x, y, w, h = (a + (b - a) * t for a, b in zip(self.start, self.end))
        return x, y, w, h

    @property
    def outwards(self) -> bool:
        return self.end[2] > self.start[2]


class Camera:
    """Over a sheet of `sheet` units, with the scales it may have. `level` counts from the farthest."""

    def __init__(self, sheet: Point, view: tuple[int, int], scales: Sequence[float], level: int | None = None) -> None:
        self.sheet = sheet
        self.view = view
        self.scales = tuple(scales)
        self.level = min(3, len(self.scales) - 1) if level is None else level
        self.left, self.top = 0.0, 0.0
        self.speed: Point = (0.0, 0.0)
        self.zooming: Zooming | None = None
        self._flight: tuple[Point, Point, float] | None = None  # from, to (corners), seconds spent
        self.centre_on((sheet[0] / 2, sheet[1] / 2))

    # ---- where it is
    @property
    def scale(self) -> float:
        return self.scales[self.level]

    @property
    def area(self) -> Area:
        """What is seen (or will be when zooming ends), in units."""
        s = self.scale
        return self.left / s, self.top / s, self.view[0] / s, self.view[1] / s

    @property
    def centre(self) -> Point:
        x, y, w, h = self.area
        return x + w / 2, y + h / 2

    @property
    def end(self) -> Area:
        """What will be in view when it has come to where it is going."""
        left, top = self._flight[1] if self._flight is not None else (self.left, self.top)
        return left / self.scale, top / self.scale, self.view[0] / self.scale, self.view[1] / self.scale

    @property
    def moving(self) -> bool:
        return self.speed != (0.0, 0.0) or self.zooming is not None or self._flight is not None

    def to_view(self, point: Point) -> Point:
        """Units to pixels of the view."""
        return point[0] * self.scale - self.left, point[1] * self.scale - self.top

    def to_sheet(self, point: Point) -> Point:
        """Pixels of the view to units."""
        return (point[0] + self.left) / self.scale, (point[1] + self.top) / self.scale

    def sees(self, point: Point, inset: float = 0.0) -> bool:
        """Is a point of the sheet in view, `inset` pixels from the rim?"""
        return self._sees_from((self.left, self.top), point, inset)

    def _sees_from(self, corner: Point, point: Point, inset: float) -> bool:
        x, y = (point[i] * self.scale - corner[i] for i in (0, 1))
        return inset <= x <= self.view[0] - inset and inset <= y <= self.view[1] - inset

    # ---- moving at once
    def resize(self, view: tuple[int, int], scales: Sequence[float]) -> None:
        """Another window: the same middle, the same level."""
        centre = self.centre
        self.view, self.scales = view, tuple(scales)
        self.level = min(self.level, len(self.scales) - 1)
        self.stop()
        self.centre_on(centre)

    def centre_on(self, point: Point) -> None:
        self._put(point[0] * self.scale - self.view[0] / 2, point[1] * self.scale - self.view[1] / 2)

    def pan(self, dx: float, dy: float) -> bool:
        """Move the view by pixels. True if it moved."""
        before = (self.left, self.top)
        self._flight = None
        self._put(self.left + dx, self.top + dy)
        return (self.left, self.top) != before

    def stop(self) -> None:
        """Stand still where it is going."""
        if self._flight is not None:
            self._put(*self._flight[1])
        self.speed, self.zooming, self._flight = (0.0, 0.0), None, None

    # ---- moving over time
    def zoom(self, steps: int, at: Point | None = None, animate: bool = True) -> bool:
        """Closer (above 0) or farther; what lies under `at` (pixels of the view) stays there. True if it changed."""
        level = max(0, min(len(self.scales) - 1, self.level + steps))
        if level == self.level:
            return False
        at = at or (self.view[0] / 2, self.view[1] / 2)
        start, fixed = self.zooming.area if self.zooming else self.area, self.to_sheet(at)
        self.stop()
        self.level = level
        self._put(fixed[0] * self.scale - at[0], fixed[1] * self.scale - at[1])
        if animate:
            self.zooming = Zooming(start, self.area)
        return True

    def fly(self, point: Point, animate: bool = True) -> None:
        """Bring a point of the sheet to the middle."""
        self.stop()
        start = (self.left, self.top)
        self.centre_on(point)
        goal = (self.left, self.top)
        if animate and goal != start:
            self.left, self.top = start
            self._flight = (start, goal, 0.0)

    def show(self, point: Point, inset: float, animate: bool = True) -> None:
        """Move just as far as needed to have a point in view, `inset` pixels from the rim. A flight goes on if it ends where
        that is so; one that would leave the point ends."""
        inset = min(inset, self.view[0] / 2, self.view[1] / 2)
        if self._flight is not None and self._sees_from(self._flight[1], point, inset):
            return
        if self.sees(point, inset):
            self._flight = None
            return
        x, y = self.to_view(point)
        dx = min(0.0, x - inset) + max(0.0, x - (self.view[0] - inset))
        dy = min(0.0, y - inset) + max(0.0, y - (self.view[1] - inset))
        middle = ((self.left + dx + self.view[0] / 2) / self.scale, (self.top + dy + self.view[1] / 2) / self.scale)
        self.fly(middle, animate)

    def throw(self, speed: Point) -> None:
        """Let go of a dragged map: it glides on, in pixels a second."""
        fast = math.hypot(*speed)
        self.speed = speed if fast > REST * 4 else (0.0, 0.0)

    def update(self, dt: float) -> bool:
        """Time passes. True if the view has changed."""
        if self.zooming is not None:
            self.zooming.spent += dt
            if self.zooming.spent >= self.zooming.seconds:
                self.zooming = None
            return True
        if self._flight is not None:
            start, goal, spent = self._flight
            spent += dt
            t = cubic_out(min(1.0, spent / FLIGHT_SECONDS))
            self._put(start[0] + (goal[0] - start[0]) * t, start[1] + (goal[1] - start[1]) * t)
            self._flight = None if spent >= FLIGHT_SECONDS else (start, goal, spent)
            return True
        if self.speed == (0.0, 0.0):
            return False
        moved = self._glide(dt)
        slower = math.exp(-FRICTION * dt)
        self.speed = (self.speed[0] * slower, self.speed[1] * slower)
        if not moved or math.hypot(*self.speed) < REST:
            self.speed = (0.0, 0.0)
        return moved

    def _glide(self, dt: float) -> bool:
        before = (self.left, self.top)
        self._put(self.left + self.speed[0] * dt, self.top + self.speed[1] * dt)
        return (self.left, self.top) != before

    def _put(self, left: float, top: float) -> None:
        """At a corner, but never beyond the sheet; a sheet smaller than the view lies in its middle."""
        self.left = _held(left, self.sheet[0] * self.scale, self.view[0])
        self.top = _held(top, self.sheet[1] * self.scale, self.view[1])


def _held(at: float, sheet: float, view: float) -> float:
    if sheet <= view:
        return (sheet - view) / 2
    return max(0.0, min(at, sheet - view))


def edge_pull(point: Point, view: tuple[int, int], rim: float) -> Point:
    """How strongly the rim draws a resting pointer: -1 to 1 both ways, 0 inside."""

    def one(at: float, length: float) -> float:
        if at < rim:
            return -(1 - max(0.0, at) / rim)
        if at > length - rim:
            return 1 - max(0.0, length - at) / rim
        return 0.0

    return one(point[0], view[0]), one(point[1], view[1])
