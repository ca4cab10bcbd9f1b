"""What is laid over whole hexes: tints, dark outside, outlines of areas, hatched zones, numbers. Baked into the chunks.

`Ground` is plain data. Setting another one costs the chunks in view one bake each; after that a frame blits the same
number of surfaces as without it, however many hexes are marked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.hexmap.geometry import HexLayout
from game.ui.hexmap.marks import KEY, Marks, edge
from game.ui.hexmap.picture import MapPicture
from game.ui.hexmap.plates import Key
from game.ui.palette import GLOW, Colour
from game.ui.picture_store import Shelf, kept

OUTSIDE: Colour = (214, 203, 180)  # multiplied on to what cannot be reached
RADIUS = 13.0  # of a number, in units
NUMBER_DROP = 28.0  # how far below the middle of its hex it stands
LEAST_NUMBER = 7  # pixels: a smaller disc is not drawn


@dataclass(frozen=True)
class Area:
    """An outlined set of hexes."""

    hexes: frozenset[str]
    colour: Colour = GLOW


@dataclass(frozen=True)
class Ground:
    """Marks on hexes. `tints` are multiplied on; with `outside` all of the sheet that has no tint is darkened by it. `zones` are
    hatched (colour by hex); `numbers` are (text, kind) by hex, kinds as in `marks.FILLS`."""

    tints: Mapping[str, Colour] = field(default_factory=dict)
    outside: Colour | None = None
    areas: tuple[Area, ...] = ()
    zones: Mapping[str, Colour] = field(default_factory=dict)
    numbers: Mapping[str, tuple[str, str]] = field(default_factory=dict)

    @property
    def empty(self) -> bool:
        return not (self.tints or self.outside or self.areas or self.zones or self.numbers)


def reach(points: Mapping[str, float], most: float, stops: Collection[str] = (), start: str = "") -> Ground:
    """The usual ground of a move: points left by hex, from `most`; straw that deepens as they run out, a gold line round
    all, a number in each hex, a stop where an enemy zone ends the move."""
    tints = {here: straw(1 - left / most if most else 1) for here, left in points.items()}
    numbers = {
        here: (points_text(left), "stop" if here in stops else "left") for here, left in points.items() if here != start
    }
    return Ground(tints, OUTSIDE, (Area(frozenset(points) | ({start} if start else set())),), {}, numbers)


def straw(spent: float) -> Colour:
    """Lighter near, deeper where the points run out."""
    amount = 0.10 + 0.42 * max(0.0, min(1.0, spent))
    return tuple(round(255 - (255 - part) * amount) for part in (232, 184, 74))  # type: ignore[return-value]


def points_text(points: float) -> str:
    """1.5 as 1½."""
    whole = int(points)
    if points == whole:
        return str(whole)
    return f"{whole or ''}½"


class GroundLayer:
    """The present ground, on the chunks of a picture."""

    def __init__(self, picture: MapPicture, marks: Marks) -> None:
        self.picture = picture
        self.marks = marks
        self.ground = Ground()
        self.made = 0  # chunks baked so far; tests watch it
        self._kept: Shelf[Key, tuple[Surface, Surface]] = Shelf("ground")  # what it was baked on, the result
        self._plans: dict[float, list[tuple[Rect, Callable[[Surface, int, int], None]]]] = {}

    @property
    def layout(self) -> HexLayout:
        return self.picture.layout

    def set(self, ground: Ground) -> bool:
        """Lay other marks. True if they differ."""
        if ground is self.ground or ground == self.ground:
            return False
        self.ground = ground
        self._kept.clear()
        self._plans.clear()
        return True

    def chunk(self, key: Key) -> Surface:
        """A chunk with the ground on it. Shared: do not draw on it."""
        base = self.picture.chunk(key)
        if self.ground.empty:
            return base
        found = self._kept.get(key)
        if found is not None and found[0] is base:
            return found[1]
        return self._kept.keep(key, (base, self._bake(key, base)))[1]

    def _bake(self, key: Key, base: Surface) -> Surface:
        self.made += 1
        n = self.picture.chunk_px(key.scale)
        box = Rect((key.column * n, key.row * n), base.get_size())
        made = base.copy()
        self._tint(made, box, key.scale)
        for reached, draw in self._plan(key.scale):
            if reached.colliderect(box):
                draw(made, -box.x, -box.y)
        return made

    def _tint(self, made: Surface, box: Rect, scale: float) -> None:
        """All tints in one multiplication."""
        ground, layout = self.ground, self.layout
        if not ground.tints and ground.outside is None:
            return
        veil = Surface(made.get_size(), 0, made)
        veil.fill(ground.outside or (255, 255, 255))
        for here in layout.hexes_in(box.x / scale, box.y / scale, box.w / scale, box.h / scale):
            colour = ground.tints.get(here)
            if colour is not None:
                points = [(x * scale - box.x, y * scale - box.y) for x, y in layout.corners(here, -0.4)]
                pygame.draw.polygon(veil, colour, points)
        made.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def _plan(self, scale: float) -> list[tuple[Rect, Callable[[Surface, int, int], None]]]:
        """Sprites of the ground at a scale, with their boxes on the whole map, in order."""
        found = self._plans.get(scale)
        if found is None:
            sprites = [*self._hatches(scale), *self._outlines(scale), *self._numbers(scale)]
            found = self._plans[scale] = [(box, _blitter(picture, box)) for picture, box in sprites]
        return found

    def _hatches(self, scale: float) -> list[tuple[Surface, Rect]]:
        made = []
        for here, colour in self.ground.zones.items():
            picture = hatch(round(self.layout.hex * scale), colour)
            x, y = self.layout.middle(here)
            made.append((picture, picture.get_rect(center=(round(x * scale), round(y * scale)))))
        return made

    def _outlines(self, scale: float) -> list[tuple[Surface, Rect]]:
        """Key under light, so that a line is seen on anything."""
        under: list[tuple[Surface, Rect]] = []
        over: list[tuple[Surface, Rect]] = []
        length = round(self.layout.side * scale)
        wide = max(2, round(4.6 * scale))
        for area in self.ground.areas:
            for side, (x, y) in self.layout.rim(area.hexes):
                at = (round(x * scale), round(y * scale))
                for store, width, colour in (
                    (under, wide + max(2, round(3.4 * scale)), KEY),
                    (over, wide, area.colour),
                ):
                    picture = edge(side, length, width, colour)
                    store.append((picture, picture.get_rect(center=at)))
        return under + over

    def _numbers(self, scale: float) -> list[tuple[Surface, Rect]]:
        radius = round(RADIUS * scale)
        if radius < LEAST_NUMBER:
            return []
        made = []
        for here, (text, kind) in self.ground.numbers.items():
            x, y = self.layout.middle(here)
            picture = self.marks.number(text, kind, radius)
            made.append((picture, picture.get_rect(center=(round(x * scale), round((y + NUMBER_DROP) * scale)))))
        return made


def _blitter(picture: Surface, box: Rect) -> Callable[[Surface, int, int], None]:
    def draw(target: Surface, dx: int, dy: int) -> None:
        target.blit(picture, box.move(dx, dy))

    return draw


@kept("marks on hexes")
def hatch(hex_px: int, colour: Colour) -> Surface:
    """A hex of slanting strokes: a zone of control."""
    w, h = hex_px, round(hex_px * 0.866)

    def draw(s: Surface, k: int) -> None:
        step, wide = max(5, hex_px // 9) * k, max(1, round(hex_px / 42)) * k
        for x in range(-h * k, w * k, step):
            pygame.draw.line(s, (*colour, 235), (x, h * k), (x + h * k, 0), wide)
        keep = Surface(s.get_size(), pygame.SRCALPHA)
        inset = 0.93
        cx, cy, r = w * k / 2, h * k / 2, w * k / 2 * inset
        points = [(cx + r * x, cy + r * y) for x, y in CORNERS]
        pygame.draw.polygon(keep, (255, 255, 255, 255), points)
        s.blit(keep, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)

    return shapes.smooth((w, h), draw)


CORNERS = ((1.0, 0.0), (0.5, 0.866), (-0.5, 0.866), (-1.0, 0.0), (-0.5, -0.866), (0.5, -0.866))
