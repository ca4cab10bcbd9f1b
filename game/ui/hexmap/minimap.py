"""The whole map in small: flat hexes, lines of water and road, dots of who stands where, and what the big view shows.

A press or a drag on it moves the big view. While that holds the whole map, a legend may lie in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import shapes
from game.ui.hexmap.camera import Camera
from game.ui.hexmap.geometry import HexLayout, Point
from game.ui.hexmap.marks import KEY, PALE
from game.ui.hexmap.overlays import Print
from game.ui.look import Look
from game.ui.palette import GLOW, Colour
from game.ui.picture_store import kept
from game.ui.widgets.base import Widget

SUPER = 3


class Stroke(NamedTuple):
    """A line through points (units), `width` in pixels of the small map."""

    points: tuple[Point, ...]
    colour: Colour
    width: float = 1.4


class Dot(NamedTuple):
    """Who stands where: a disc, a wedge or a square, so that colour alone says nothing."""

    hex: str
    shape: str  # disc, wedge, square
    colour: Colour


class Minimap(Widget):
    """The small map; its camera is the big view's."""

    focusable = False

    def __init__(
        self,
        look: Look,
        rect: Rect,
        layout: HexLayout,
        camera: Camera,
        flats: Mapping[str, Colour],
        strokes: Iterable[Stroke] = (),
        *,
        on_go: Callable[[], object] | None = None,
        legend: Callable[[tuple[int, int]], Surface] | None = None,
        id: str = "minimap",
        tip: str = "",
        order: int = 0,
    ) -> None:
        """`legend(size)` makes what is shown in its place while the big view holds the whole map."""
        super().__init__(look, rect, id, order=order)
        self._says, self._legend = tip, legend
        self._signs: Surface | None = None
        self.layout, self.camera, self.on_go = layout, camera, on_go
        self.flats, self.strokes = dict(flats), tuple(strokes)
        self.dots: tuple[Dot, ...] = ()
        edge = layout.margin * 0.82
        w, h = layout.size[0] - 2 * edge, layout.size[1] - 2 * edge
        self.scale = min(self.rect.w / w, self.rect.h / h)
        self.edge = edge
        size = (round(w * self.scale), round(h * self.scale))
        self.area = Rect((0, 0), size)
        self.area.center = self.rect.center
        self._seen: object = None
        self._base = self._draw_base(size)
        self._prints: dict[Dot, Print] = {}
        self._marked: tuple[tuple[Dot, ...], Surface] | None = None
        """The ground with these dots."""

    def _at(self, point: Point, k: float = 1.0) -> Point:
        return (point[0] - self.edge) * self.scale * k, (point[1] - self.edge) * self.scale * k

    def _draw_base(self, size: tuple[int, int]) -> Surface:
        big = Surface((size[0] * SUPER, size[1] * SUPER))
        big.fill(self.look.palette.paper)
        for here, colour in self.flats.items():
            pygame.draw.polygon(big, colour, [self._at(p, SUPER) for p in self.layout.corners(here, -1.5)])
        for stroke in self.strokes:
            points = [self._at(p, SUPER) for p in stroke.points]
            if len(points) > 1:
                pygame.draw.lines(big, stroke.colour, False, points, max(1, round(stroke.width * SUPER)))
        return pygame.transform.smoothscale(big, size)

    def show(self, dots: Iterable[Dot]) -> None:
        self.set(dots=tuple(dots))

    @property
    def is_legend(self) -> bool:
        """Whether what the signs mean is shown: the big view holds the whole map."""
        return self._legend is not None and self.camera.level == 0

    def update(self, dt: float) -> None:
        self.tip = "" if self.is_legend else self._says
        if self.camera.area != self._seen:
            self._seen = self.camera.area
            self.touch()

    def handle(self, event: Event) -> bool:
        if self.is_legend:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._go(event.pos, True)
            return True
        if event.type == pygame.MOUSEMOTION and self.pressed:
            self._go(event.pos, False)
            return True
        return event.type == pygame.MOUSEBUTTONUP

    def _go(self, pos: tuple[int, int], fly: bool) -> None:
        x = (pos[0] - self.area.x) / self.scale + self.edge
        y = (pos[1] - self.area.y) / self.scale + self.edge
        self.camera.fly((x, y), animate=fly and not self.look.reduced)
        self.touch()
        if self.on_go is not None:
            self.on_go()

    def draw(self, surface: Surface) -> None:
        if self._legend is not None and self.is_legend:
            self._signs = self._signs or self._legend(self.rect.size)
            surface.blit(self._signs, self.rect)
            return
        surface.blit(self._with_dots(), self.area)
        x, y, w, h = self.camera.area
        left, top = self._at((x, y))
        seen = Rect(round(left), round(top), round(w * self.scale), round(h * self.scale)).move(self.area.topleft)
        seen = seen.clip(self.area)
        pygame.draw.rect(surface, KEY, seen.inflate(2, 2), self.look.px(4), border_radius=2)
        pygame.draw.rect(surface, GLOW, seen, self.look.px(2), border_radius=2)

    def _with_dots(self) -> Surface:
        """The ground with its dots, printed again where they have changed."""
        if self._marked is None or self._marked[0] != self.dots:
            made = self._base.copy()
            made.blits([self._print(dot) for dot in self.dots], False)
            self._marked = self.dots, made
        return self._marked[1]

    def _print(self, dot: Dot) -> Print:
        """A dot, and where it goes on the ground."""
        found = self._prints.get(dot)
        if found is None:
            px = round(max(3.0, self.layout.side * self.scale * 0.95) * 2.6)
            sprite = _dot(dot.shape, px, dot.colour)
            x, y = self._at(self.layout.middle(dot.hex))
            found = self._prints[dot] = sprite, sprite.get_rect(center=(round(x), round(y))).topleft
        return found


@kept("marks on hexes")
def _dot(shape: str, px: int, colour: Colour) -> Surface:
    def draw(s: Surface, k: int) -> None:
        c = px * k / 2
        rims = ((1.0, KEY), (0.72, colour)) if shape != "wedge" else ((1.05, PALE), (0.78, colour))
        for grow, ink in rims:
            r = c * 0.8 * grow
            if shape == "disc":
                pygame.draw.circle(s, ink, (c, c), r)
            elif shape == "wedge":
                pygame.draw.polygon(s, ink, [(c - r, c - r * 0.8), (c + r, c - r * 0.8), (c, c + r * 1.05)])
            else:
                pygame.draw.rect(s, ink, Rect(c - r * 0.62, c - r * 0.62, r * 1.24, r * 1.24))

    return shapes.smooth((px, px), draw)
