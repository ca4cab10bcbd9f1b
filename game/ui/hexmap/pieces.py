"""The pieces on a map: which stand where, by which picture, and which are on their way.

What stands is worked out once, in pixels of the map, until pieces change or the map is seen from nearer; a frame moves it to
where the camera looks.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.hexmap.counters import Drawn
from game.ui.hexmap.geometry import HexLayout, Point
from game.ui.hexmap.overlays import Print

NEAR = 6.0  # hexes: no piece reaches farther round its place, on both sides together

Picture = Callable[[Hashable, float], Drawn | None]
"""The picture of a piece at so many pixels a hex."""


class Piece(NamedTuple):
    """Something on a hex: where, shifted by units, and on which layer (higher ones lie above). `shows`: what its picture
    depends on, where that is not its handle alone."""

    hex: str
    dx: float = 0.0
    dy: float = 0.0
    layer: int = 1
    shows: object = None


class _Spot:
    """Where a piece is drawn on the map: `at` in pixels of the scale. Its picture is asked for when it comes near."""

    __slots__ = ("at", "box", "known", "order", "picture")

    def __init__(self, order: tuple[int, float, float], at: tuple[int, int], near: int) -> None:
        self.order, self.at = order, at
        self.known = False
        self.picture: Surface | None = None
        self.box = Rect(at[0] - near // 2, at[1] - near // 2, near, near)

    def take(self, drawn: Drawn | None) -> None:
        self.known = True
        if drawn is not None:
            self.picture, (dx, dy) = drawn
            self.box = self.picture.get_rect(topleft=(self.at[0] + dx, self.at[1] + dy))


class Pieces:
    """A store of pieces on a layout. `all`: every piece by its handle; `away`: where those are (units) that are on their
    way."""

    def __init__(self, layout: HexLayout, picture: Picture) -> None:
        self.layout, self.picture = layout, picture
        self.all: dict[Hashable, Piece] = {}
        self.away: dict[Hashable, Point] = {}
        self.seen: list[tuple[Rect, Hashable]] = []
        """What was seen last, from the back to the front, where in the window."""
        self._spots: dict[Hashable, _Spot] = {}
        self._scale = 0.0
        self._order: list[Hashable] | None = None
        """Those that stand, from the back to the front."""
        self._key: object = None
        self._standing: tuple[list[Print], list[tuple[Rect, Hashable]]] = [], []
        """What stands in view, for that place of the camera."""

    # ---- what there is
    def show(self, pieces: Mapping[Hashable, Piece]) -> bool:
        """These and no others. True if something is another."""
        before = self.all
        if pieces == before:
            return False
        self.all = dict(pieces)
        self.away = {handle: at for handle, at in self.away.items() if handle in pieces}
        self._spots = {handle: spot for handle, spot in self._spots.items() if pieces.get(handle) == before.get(handle)}
        self._stale()
        return True

    def repaint(self) -> None:
        """The pictures are others now."""
        self._spots.clear()
        self._stale()

    def put(self, handle: Hashable, at: Point) -> None:
        """A piece is on its way, just here (units)."""
        if handle not in self.away:
            self._stale()
        self.away[handle] = at

    def land(self, handle: Hashable, hex_name: str) -> None:
        """It stands in a hex."""
        self.away.pop(handle, None)
        if handle in self.all:
            self.all[handle] = self.all[handle]._replace(hex=hex_name)
        self._spots.pop(handle, None)
        self._stale()

    def _stale(self) -> None:
        self._order = self._key = None

    # ---- what is seen of it
    def prints(self, scale: float, camera: tuple[int, int], view: Rect) -> list[Print]:
        """Those that stand in view, and over them those on their way; `camera` is what the corner of the map is in the
        window."""
        if scale != self._scale:
            self._scale = scale
            self._spots.clear()
            self._stale()
        key = (camera, view.topleft, view.size)
        if key != self._key:
            if self._order is None:
                self._order = self._in_order(handle for handle in self.all if handle not in self.away)
            self._standing = self._found(self._order, camera, view)
            self._key = key
        standing, seen = self._standing
        away, moving = self._found(self._in_order(self.away), camera, view)
        self.seen = [*seen, *moving]
        return [*standing, *away]

    def _in_order(self, handles: Iterable[Hashable]) -> list[Hashable]:
        """From the back to the front: by layer, then by the foot, in one order whatever was laid down first."""
        near = round(NEAR * self.layout.hex * self._scale)
        for handle in (found := list(handles)):
            if handle in self.away or handle not in self._spots:
                piece = self.all[handle]
                x, y = self.away.get(handle) or self.layout.middle(piece.hex)
                order = (piece.layer, y + piece.dy, x + piece.dx)
                at = (round(order[2] * self._scale), round(order[1] * self._scale))
                before = self._spots.get(handle)
                self._spots[handle] = _Spot(order, at, near) if before is None else _moved(before, order, at)
        found.sort(key=lambda handle: self._spots[handle].order)
        return found

    def _found(
        self, handles: list[Hashable], camera: tuple[int, int], view: Rect
    ) -> tuple[list[Print], list[tuple[Rect, Hashable]]]:
        prints: list[Print] = []
        seen: list[tuple[Rect, Hashable]] = []
        (ox, oy), hex_px = camera, self.layout.hex * self._scale
        here = view.move(-ox, -oy)
        for at in here.collidelistall([self._spots[handle].box for handle in handles]):
            spot = self._spots[handles[at]]
            if not spot.known:
                spot.take(self.picture(handles[at], hex_px))
            if spot.picture is not None and spot.box.colliderect(here):
                box = spot.box.move(ox, oy)
                prints.append((spot.picture, box.topleft))
                seen.append((box, handles[at]))
        return prints, seen


def _moved(spot: _Spot, order: tuple[int, float, float], at: tuple[int, int]) -> _Spot:
    """The same piece elsewhere."""
    spot.box = spot.box.move(at[0] - spot.at[0], at[1] - spot.at[1])
    spot.order, spot.at = order, at
    return spot
