"""The map as a widget: chunks with their ground, a route, rings, pieces, the hex under the pointer or the keyboard.

It is given plain data and tells what is pointed at and chosen; it knows no rules. Dragging, the wheel, the rim, arrow
keys and the minimap move it. A frame that changes nothing is not drawn.
"""

from __future__ import annotations

import math
import weakref
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.hexmap.camera import Camera, zoom_scales
from game.ui.hexmap.geometry import Point
from game.ui.hexmap.ground import Ground, GroundLayer
from game.ui.hexmap.marks import Marks
from game.ui.hexmap.overlays import Print, Ring, Rings, Shot, fan_place
from game.ui.hexmap.picture import MapPicture
from game.ui.hexmap.pieces import Picture, Piece, Pieces
from game.ui.hexmap.plates import Key
from game.ui.hexmap.route import Route, Routes
from game.ui.hexmap.steering import Hands
from game.ui.look import Look
from game.ui.motion import Motion, sine_in_out, tween
from game.ui.palette import GLOW, PLANK, Colour
from game.ui.widgets.base import Widget

CURSOR: Colour = (239, 227, 196)
PLAY = 110.0  # pixels a hex at the play level of a 1920 x 1080 window
CLOSEST = 192.0  # times the window's scale, but never under this: the plate's own size
HOP_SECONDS, HOP = 0.14, 7.0  # a counter's step from hex to hex, and how high it hops (units)
FEW = 12  # open hexes of which also those out of view have a key
STILL = 2  # frames without motion that are more than a breath between two moments
SELDOM = 4  # of so many frames in which something moves one prints ahead
HURRIED = 0.001  # seconds of a frame in which something moves, for what has come into view


class HexmapView(Widget):
    """A window on a map. `picture` gives pieces their pictures (baked and shared); `on_hex` hears a click on a hex,
    `on_point` which hex is pointed at (or None), `on_moved` that another part of the map is in view. It begins `at` a
    hex, or where an earlier one was left (`level` and `centre` of its camera)."""

    focusable = True
    answers = False

    def __init__(
        self,
        look: Look,
        rect: Rect,
        map_picture: MapPicture,
        picture: Picture,
        *,
        on_hex: Callable[[str], object] | None = None,
        on_point: Callable[[str | None], object] | None = None,
        on_moved: Callable[[], object] | None = None,
        level: int | None = None,
        at: str = "",
        centre: Point | None = None,
        id: str = "map",
        order: int = 0,
    ) -> None:
        super().__init__(look, rect, id, order=order)
        self.map = map_picture
        self.layout = map_picture.layout
        self.picture = picture
        self.on_hex, self.on_point, self.on_moved = on_hex, on_point, on_moved
        self.marks = Marks(look.lettering)
        self.ground = GroundLayer(map_picture, self.marks)
        self._play = self.map.fitting(PLAY * look.frame.s / self.layout.hex)
        """The scale at which people mostly play: a glide there shall find all of the map printed."""
        self.camera = Camera(self.layout.size, self.rect.size, self._scales(), level)
        self._pieces = Pieces(self.layout, picture)
        self.rings: tuple[Ring, ...] = ()
        self.routes: tuple[Route, ...] = ()
        self.pointed: str | None = None  # the hex under the pointer or the keyboard's cursor
        self.start = ""  # where the cursor begins, if that answers a press
        self.open: Sequence[str] = ()
        """The hexes that answer a press now, the likeliest first."""
        self.rests: Callable[[], bool] = lambda: True
        """Whether nothing else moves: there is time to print what may come into view."""
        self._still = self._frames = 0
        """For so many frames nothing has moved; all frames."""
        self._fan: tuple[str, Surface] | None = None
        self._ways = Routes(self.layout, self.marks, look.caps(20))
        self._circles = Rings(self.layout)
        self._shot: Shot | None = None
        self._hands = Hands(weakref.proxy(self))  # else the view would live on until the collector looks
        self._prints: list[Print] | None = None
        """What is seen now, from the bottom up, until something is touched."""
        self._chunks: tuple[object, list[Key]] = None, []
        """What of the map lies in view, for that place of the camera."""
        if at or centre is not None:
            self.camera.centre_on(centre or self.layout.middle(at))
        self.map.load(self.camera.scale, self.camera.area)

    def _scales(self) -> Sequence[float]:
        s = self.look.frame.s
        wanted = zoom_scales(self.rect.size, self.layout.size, PLAY * s, self.layout.hex, max(CLOSEST, CLOSEST * s))
        return [self.map.fitting(one) for one in wanted]

    @property
    def is_dragged(self) -> bool:
        """Whether the button that is down on it has drawn the map along: letting go is no press."""
        return self._hands.is_dragging

    @property
    def hex_px(self) -> float:
        """Pixels a hex at the present level."""
        return self.layout.hex * self.camera.scale

    # ---- what is shown
    def lay(self, ground: Ground) -> None:
        """Marks on hexes."""
        if self.ground.set(ground):
            self._shot = None
            self.touch()

    @property
    def pieces(self) -> Mapping[Hashable, Piece]:
        """All pieces, by handle."""
        return self._pieces.all

    def show_pieces(self, pieces: Mapping[Hashable, Piece]) -> None:
        """These pieces, and no others. Those on their way stay on it."""
        if self._pieces.show(pieces):
            self._shot = None
            self.touch()

    def show_routes(self, routes: Iterable[Route]) -> None:
        self.set(routes=tuple(routes))

    def show_rings(self, rings: Iterable[Ring]) -> None:
        self.set(rings=tuple(rings))

    def show_fan(self, hex_name: str | None, strip: Surface | None = None) -> None:
        """Lay a stack out over its hex (`Counters.fan`), or take the strip away."""
        fan = (hex_name, strip) if hex_name is not None and strip is not None else None
        if fan != self._fan:
            self._fan = fan
            self.touch()

    def fan_box(self) -> Rect | None:
        """Where the strip lies in the window: over its hex, or under it at the upper edge; never beyond the view."""
        if self._fan is None:
            return None
        here, strip = self._fan
        return fan_place(strip, self.place_of(here), self.hex_px, self.rect)

    def refresh(self) -> None:
        """The pictures of pieces have changed."""
        self._shot = None
        self._pieces.repaint()
        self.touch()

    def foresee(self, route: Route) -> None:
        """Bake what a route will need that may be shown."""
        self._ways.prerender(route, self.camera.scale)

    def travel(self, handle: Hashable, way: Sequence[str]) -> Motion:
        """A motion: the piece hops from hex to hex and stands in the last."""
        try:
            for here, there in zip(way, way[1:]):
                yield tween(HOP_SECONDS, self._hop(handle, here, there), sine_in_out)
        finally:  # broken off, it stands where it was going
            self._pieces.land(handle, way[-1])
            self.touch()

    def _hop(self, handle: Hashable, here: str, there: str) -> Callable[[float], None]:
        (x0, y0), (x1, y1) = self.layout.middle(here), self.layout.middle(there)

        def put(t: float) -> None:
            self._pieces.put(handle, (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - HOP * 4 * t * (1 - t)))
            self.touch()

        return put

    @property
    def drawn_pieces(self) -> int:
        """How many pieces were seen last."""
        return len(self._pieces.seen)

    @property
    def travels(self) -> bool:
        """Whether a piece is on its way."""
        return bool(self._pieces.away)

    # ---- where
    def hex_at(self, pos: tuple[int, int]) -> str | None:
        """The hex under a point of the window."""
        if not self.rect.collidepoint(pos):
            return None
        return self.layout.at(*self.camera.to_sheet((pos[0] - self.rect.x, pos[1] - self.rect.y)))

    def piece_at(self, pos: tuple[int, int]) -> Hashable | None:
        """The topmost piece under a point, as it was last drawn."""
        return next((handle for box, handle in reversed(self._pieces.seen) if box.collidepoint(pos)), None)

    def place_of(self, hex_name: str) -> Point:
        """Where the middle of a hex is in the window."""
        x, y = self.camera.to_view(self.layout.middle(hex_name))
        return x + self.rect.x, y + self.rect.y

    def hint_at(self) -> Rect:
        """The hex that is pointed at."""
        box = self.box_of(self.pointed).clip(self.rect) if self.pointed is not None else self.rect
        return box if box.w and box.h else self.rect

    def box_of(self, hex_name: str) -> Rect:
        """The box of a hex in the window; it may lie out of view."""
        box = Rect(0, 0, round(self.hex_px), round(self.hex_px * 0.866))
        x, y = self.place_of(hex_name)
        box.center = round(x), round(y)
        return box

    def open_boxes(self) -> list[tuple[str, Rect]]:
        """The hexes that answer a press, and their boxes in the window. Of many only those in view; those of few that lie out of
        view are told at its rim."""
        found: list[tuple[str, Rect]] = []
        for here in self.open:
            box = self.box_of(here)
            if self.rect.collidepoint(box.center):
                found.append((here, box))
            elif len(self.open) <= FEW:
                found.append((here, Rect(box.center, (0, 0)).inflate(box.h, box.h).clamp(self.rect)))
        return found

    def press_open(self, hex_name: str) -> None:
        """Choose a hex by its key; one out of view is only brought there."""
        seen = self.rect.collidepoint(self.place_of(hex_name))
        self.point(hex_name)
        if seen:
            self.press(hex_name)
        else:
            self.show_hex(hex_name)

    def begin(self) -> None:
        """The cursor goes to what answers a press, if it is not at some of it that is seen: where it has to begin (`start`),
        else to the hex nearest to the middle of what is seen."""
        stands = self.pointed in self.open and self._is_seen()
        if self.open and (not stands or self.start in self.open):
            x, y, w, h = self.camera.end
            centre = x + w / 2, y + h / 2
            nearest = min(self.open, key=lambda here: math.dist(self.layout.middle(here), centre))
            here = self.start if self.start in self.open else nearest
            self.point(here)
            self.show_hex(here)

    def _is_seen(self) -> bool:
        """Whether there is a cursor, in view once the map has come to rest."""
        if self.pointed is None:
            return False
        (x, y), (left, top, w, h) = self.layout.middle(self.pointed), self.camera.end
        return left <= x <= left + w and top <= y <= top + h

    def show_hex(self, hex_name: str) -> None:
        """Have a hex in view, moving no farther than needed."""
        self.camera.show(self.layout.middle(hex_name), self.hex_px * 1.1, not self.look.reduced)
        self.moved()

    def centre(self, hex_name: str) -> None:
        self.camera.fly(self.layout.middle(hex_name), not self.look.reduced)
        self.moved()

    def zoom(self, steps: int, pos: tuple[int, int] | None = None) -> bool:
        """Closer or farther round a point of the window."""
        at = (pos[0] - self.rect.x, pos[1] - self.rect.y) if pos else None
        before = self._shoot() if not self.look.reduced else None
        if not self.camera.zoom(steps, at, animate=not self.look.reduced):
            return False
        if self.camera.zooming is not None and before is not None:
            zooming = self.camera.zooming
            shot, area = (self._shoot(), zooming.end) if zooming.outwards else (before, zooming.start)
            self._shot = Shot(zooming, shot, area)
        self.moved()
        return True

    def _shoot(self) -> Surface:
        made = Surface(self.rect.size)
        made.fill(PLANK)
        made.blits(self._made_of((0, 0)), False)
        return made

    def moved(self) -> None:
        """Another part of the map is in view."""
        self.touch()
        if self.on_moved is not None:
            self.on_moved()

    def point(self, hex_name: str | None) -> None:
        """The hex that is pointed at now."""
        if hex_name != self.pointed:
            self.pointed = hex_name
            self.touch()
            if self.on_point is not None:
                self.on_point(hex_name)

    # ---- hands
    def handle(self, event: Event) -> bool:
        return self._hands.handle(event)

    def press(self, hex_name: str) -> None:
        """A hex is chosen."""
        if self.on_hex is not None:
            self.on_hex(hex_name)

    def activate(self) -> None:
        """Enter or Space on the cursor's hex."""
        if self.pointed is not None:
            self.press(self.pointed)

    def gain(self) -> None:
        self.touch()

    def field_changed(self, name: str) -> None:
        """The keyboard has come: its cursor is to be seen, at what answers if it is nowhere yet, else in the middle. Or it has
        gone: what is shown of the cursor's hex goes too."""
        super().field_changed(name)
        if name == "focus" and self.on_point is not None:
            self.on_point(self.pointed)
        if name == "focus" and self.focus and not self._is_seen():
            self.begin()
            if not self._is_seen():
                self.point(self.layout.at(*self.camera.centre))

    # ---- time
    def update(self, dt: float) -> None:
        zooming = self.camera.zooming
        moved = self._hands.pass_time(dt)
        if self.camera.update(dt) or moved:
            self.moved()
        if zooming is not None and self.camera.zooming is None:
            self._shot = None
        if not self.camera.moving or zooming is None:
            others = [
                self.camera.scales[level]
                for level in (self.camera.level - 1, self.camera.level + 1)
                if 0 <= level < len(self.camera.scales)
            ]
            scale, area = self.camera.scale, self.camera.area
            self._still = self._still + 1 if self.rests() and not self.travels else 0
            self._frames += 1
            if self._still >= STILL:
                made = self.map.work(scale, area, others, whole=(scale, self._play))
            else:  # what moves must not stumble: what has come into view, and now and then a part of what may
                made = self.map.work(scale, area, (), HURRIED, 0.0 if self._frames % SELDOM == 0 else None)
            if made:
                self.touch()

    # ---- drawing
    def touch(self) -> None:
        super().touch()
        self._prints = None

    def draw(self, surface: Surface) -> None:
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        if self._shot is not None and self._shot.zooming is self.camera.zooming:
            self._shot.draw(surface, self.rect)
        else:
            if self._prints is None:
                self._prints = self._made_of(self.rect.topleft)
            surface.blits(self._prints, False)
        self._frame(surface)
        surface.set_clip(before)

    def _made_of(self, corner: tuple[int, int]) -> list[Print]:
        """The map at the present level, its view's corner at `corner`: ground, rings, pieces, what lies over them."""
        at = corner[0] - round(self.camera.left), corner[1] - round(self.camera.top)
        scale, view = self.camera.scale, Rect(corner, self.rect.size)
        rings = dict.fromkeys(self._circles.ring(one, scale, at) for one in self.rings)
        return [
            *self._ground_seen(scale, at),
            *rings,
            *self._pieces.prints(scale, at, view),
            *self._above(scale, at, view),
        ]

    def _ground_seen(self, scale: float, at: tuple[int, int]) -> list[Print]:
        n, area = self.map.chunk_px(scale), self.camera.area
        if self._chunks[0] != (scale, area):
            self._chunks = (scale, area), self.map.keys(scale, area)
        return [(self.ground.chunk(key), (key.column * n + at[0], key.row * n + at[1])) for key in self._chunks[1]]

    def _above(self, scale: float, at: tuple[int, int], view: Rect) -> list[Print]:
        """What lies over the pieces: the ring of what is pointed at, routes, a fan."""
        found: list[Print] = []
        if self.pointed is not None:
            found.append(
                self._circles.ring(Ring(self.pointed, CURSOR, dashed=not self.focus, bold=self.focus), scale, at)
            )
        found += self._ways.prints(self.routes, scale, at, view)
        box = self.fan_box() if view == self.rect else None
        if box is not None and self._fan is not None:
            found.append((self._fan[1], box.topleft))
        return found

    def _sheet(self) -> Rect:
        """What of the sheet is in view, in the window."""
        left, top = self.camera.to_view((0, 0))
        right, bottom = self.camera.to_view(self.layout.size)
        sheet = Rect(round(left), round(top), round(right - left), round(bottom - top)).move(self.rect.topleft)
        return sheet.clip(self.rect)

    def _frame(self, surface: Surface) -> None:
        """The sheet's edge in the window: a key rule, stronger with the keyboard on it."""
        wide, sheet = self.look.px(5 if self.focus else 3), self._sheet()
        pygame.draw.rect(surface, self.look.palette.k, sheet, wide)
        if self.focus:
            pygame.draw.rect(surface, GLOW, sheet.inflate(-2 * wide, -2 * wide), self.look.px(2))
