"""The map on the table: its window and its small picture, what rooms mark on it, the hex under pointer or cursor.

The view of the map is kept while the table is built anew around it: its camera is the player's. What stands on it is said in
`screen/map_stacks.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect, Surface

from game.titles.goblin_raid.rules.map_graph import DATA, GRID
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.map_legend import legend
from game.titles.goblin_raid.screen.map_stacks import MapStacks
from game.titles.goblin_raid.screen.panel import HexMarks
from game.titles.goblin_raid.screen.rooms import Rooms
from game.titles.goblin_raid.screen.stacks import melee, missiles, replace_marks
from game.ui.hexmap.chart import flats_of, labels_of, layout_of, site_points, strokes_of, water_points
from game.ui.hexmap.counters import Counters
from game.ui.hexmap.geometry import HexLayout, Point
from game.ui.hexmap.ground import Ground
from game.ui.hexmap.minimap import Minimap
from game.ui.hexmap.overlays import Ring
from game.ui.hexmap.picture import MapPicture
from game.ui.hexmap.route import Route
from game.ui.hexmap.view import HexmapView
from game.ui.look import Look
from game.ui.widgets.base import Widget

LEVELS = {"setup": 1, "sheet": 3}
"""How near the map is shown at first beside a sheet."""
START = {GOBLIN: "0409", FEUDAL: "2009", -1: "1210"}
"""What a side wants to see first."""

LAYOUT: HexLayout = layout_of(DATA)


class TableMap(MapStacks):
    """The map, its counters and its small picture, for one table."""

    def __init__(self, table: Context, rooms: Rooms) -> None:
        super().__init__(table)
        self._rooms = rooms
        self._picture: MapPicture
        self._printed: tuple[object, ...] = ()
        self._language = ""
        self._look: Look | None = None
        self._was = "map"
        self._levels: dict[str, int] = {}
        """How near the player looked at the map, with and without a sheet beside it."""
        self._flat: frozenset[str] = frozenset()
        """Hexes whose stacks are not laid out."""
        self._whole: tuple[int, Point] | None = None
        self._sought: tuple[str, ...] = ()
        """What was last to be in view, until the table is built anew round the map: its place may change with that."""

    # building

    def widgets(self) -> list[Widget]:
        """The map, and the small one where there is room, for the present size."""
        ground, look = self.table.ground, self.table.look
        self._print(look)
        if self.view is None or self.view.rect != ground.map or self._look is not look:
            self._open(look, ground.map)
            self.seek_all(self._sought)
        self._sought = ()
        assert self.view is not None
        self.view.order = 3 if self.table.sheets.sheet else 1  # what is asked stands on the sheet
        if ground.small.w:
            self._open_small(look, ground.small)
        else:
            self.small = None
        self.show()
        return [self.view, *([self.small] if self.small is not None else [])]

    def _print(self, look: Look) -> None:
        key = (id(look.lettering), look.inks)
        if key != self._printed:
            self._printed, self._language = key, ""
            self._picture = MapPicture("goblin_raid", LAYOUT, look.lettering, look.inks)
            self.table.counters = Counters("goblin_raid", look.lettering, look.inks)
        language = self.table.words.language
        if language != self._language:
            self._language = language
            self._stacks.clear()
            self.small = None  # it has words on it
            names = labels_of(DATA, LAYOUT, self.table.words)
            self._picture.dress(names, water_points(DATA, LAYOUT), site_points(DATA, LAYOUT))
            if self.view is not None:
                self.view.refresh()

    def _open(self, look: Look, rect: Rect) -> None:
        level: int | None = LEVELS.get(self._mode)
        centre: Point | None = None
        pointed = self.pointed
        if self.view is not None:
            self.view.camera.stop()  # where it was going
            centre = self.view.camera.centre
            self._levels[self._was] = self.view.camera.level
            if self._was == "setup" and self._mode != "setup":
                centre = None  # the game begins: the own side is shown
        self._was = self._mode
        level = self._levels.get(self._mode, level)
        start = "" if centre is not None else self._first_look()
        self._look = look
        self._picture.ruin(self._ruins())
        self.view = HexmapView(
            look, rect, self._picture, self._drawn, on_hex=self._rooms.hex_pressed, on_point=self._pointed,
            at=start, centre=centre, level=level, id="map", order=1,
        )  # fmt: skip
        if centre is not None:
            self.view.point(pointed)  # a cursor stays where it is
        self.view.rests = lambda: not self.table.services.scope.busy
        self.small = None

    def _first_look(self) -> str:
        """Where a newcomer looks first: at the battle that is fought, else at the own side's country."""
        battle = self.reading.battle
        if battle is not None and battle.fight is not None and battle.fight.enemy:
            return battle.target or battle.fight.enemy[0]
        return START[self.reading.side]

    @property
    def _mode(self) -> str:
        if not self.table.sheets.sheet:
            return "map"
        return "setup" if self.reading.phase.endswith("setup") else "sheet"

    def _open_small(self, look: Look, rect: Rect) -> None:
        assert self.view is not None
        inner = look.content("plain", rect)
        if self.small is not None and self.small.rect == inner and self.small.camera is self.view.camera:
            return
        self.small = Minimap(
            look, inner, LAYOUT, self.view.camera, flats_of(DATA, LAYOUT), strokes_of(DATA, LAYOUT),
            on_go=self.view.touch, legend=lambda size: legend(self.table, size), tip=self.table.words("map-small"),
        )  # fmt: skip

    # what stands where

    def _ruins(self) -> set[str]:
        return {site for site, word in self.reading.sites.items() if word == "ruins"}

    def shown(self) -> None:
        """A new update: the stacks as they are now."""
        self._stand()
        self.show()
        if self.pointed is not None:
            self.table.services.inspect(("hex", self.pointed))

    def show(self) -> None:
        """Lay everything on the map: ground, stacks, sacks, routes, rings."""
        if self.view is None:
            return
        self._picture.ruin(self._ruins())
        self.mark()
        self._lay()

    def draw_background(self, surface: Surface) -> None:
        """The paper under the small map."""
        if self.table.ground.small.w:
            self.table.look.paper(surface, "plain", self.table.ground.small, 5)

    # marks

    def mark(self) -> None:
        """What the rooms show on the map, made anew."""
        if self.view is None:
            return
        ground = Ground()
        routes: list[Route] = []
        rings: list[Ring] = []
        lit: frozenset[str] = frozenset()
        dim: frozenset[str] = frozenset()
        flat: frozenset[str] = frozenset()
        pressed: dict[str, None] = {}
        for room in self._rooms.present:
            marks: HexMarks = room.hex_marks()
            if ground.empty:
                ground = marks.ground
            routes += marks.routes
            rings += marks.rings
            lit |= marks.lit
            dim |= marks.dim
            flat |= marks.flat
            pressed |= dict.fromkeys(marks.open)
        self._flat = flat
        self.view.open = () if self._rooms.covered else tuple(pressed)
        self.view.lay(ground)
        self.view.show_routes(routes)
        self.view.show_rings(rings)
        if (lit, dim) != (self._lit, self._dim):
            self._lit, self._dim = lit, dim
            self._lay()
        self._fan()

    @property
    def pointed(self) -> str | None:
        """The hex under the pointer or the keyboard's cursor."""
        return self.view.pointed if self.view is not None else None

    def _pointed(self, here: str | None) -> None:
        self.mark()
        if self.view is not None:
            self.view.tip = self._rooms.hex_why(here) if here is not None else ""
        if here is not None:
            self.table.services.inspect(("hex", here))

    _fanned: str | None = None
    """The hex whose stack is laid out."""

    def _fan(self) -> None:
        """A stack that is known is laid out over its hex, with what it shoots and strikes with, while one points at it."""
        assert self.view is not None
        here = self.view.pointed if self.view.hovered or self.view.focus else None
        one = self.standing.get(here) if here is not None else None
        if here is None or one is None or len(one.pieces) < 2 or here in self._flat:
            self.view.show_fan(None)
            self._fanned = None
            return
        if here != self._fanned:
            self._fanned = here
            self.table.services.play_sound("stack_fan")
        words = self.table.words
        totals = [
            (str(missiles(one.pieces)), words("fan-missiles")),
            (str(melee(one.pieces)), words("fan-melee")),
        ]
        stack = replace_marks(self._stack(one))
        wide = self.view.rect.w * (0.72 if len(stack.faces) > 6 else 0.9)
        px = min(max(80.0, self.view.hex_px), max(50.0, wide / (len(stack.faces) * 0.69 + 1.6)))
        self.view.show_fan(here, self.table.counters.fan(stack, px, totals))

    # for the other parts of the table

    def place_of(self, here: str) -> Rect:
        """The box of a hex in the window (it may lie outside of what is seen)."""
        assert self.view is not None
        return self.view.box_of(here)

    def sees(self, here: str) -> bool:
        """Whether the middle of a hex is in view."""
        return self.view is not None and self.view.rect.collidepoint(self.place_of(here).center)

    def hex_at(self, point: tuple[int, int]) -> str | None:
        return self.view.hex_at(point) if self.view is not None else None

    def seek(self, here: str) -> None:
        """Have a hex in view, moving no farther than needed."""
        self._sought = (here,)
        if self.view is not None:
            self.view.show_hex(here)

    def cursor(self, here: str) -> None:
        """Put the keyboard's cursor on a hex, unless the pointer is on the map."""
        if self.view is not None and not self.view.hovered:
            self.view.point(here)

    def seek_all(self, hexes: Iterable[str]) -> None:
        """Have some hexes in view, in the middle; of more than there is room for, the first ones."""
        self._sought = tuple(here for here in hexes if here)
        found = [LAYOUT.middle(here) for here in self._sought]
        if self.view is None or not found:
            return
        camera = self.view.camera
        room = [side - 2 * LAYOUT.hex for side in camera.area[2:]]
        while len(found) > 1 and any(_spread(found, i) > room[i] for i in (0, 1)):
            found.pop()
        if not all(camera.sees(point, self.view.hex_px) for point in found):
            x, y = (min(point[i] for point in found) + _spread(found, i) / 2 for i in (0, 1))
            camera.fly((x, y), not self.table.look.reduced)
            self.view.touch()

    def seek_reach(self, here: str, reach: Iterable[str]) -> None:
        """Have a hex in view, and as much of what can be reached from there as has room; under a pointer the map stays."""
        if self.view is not None and self.view.hovered:
            self.seek(here)
        else:
            self.seek_all([here, *sorted(reach, key=lambda there: (GRID.distance(here, there), there))])

    def toggle_whole(self) -> bool:
        """The whole map, and back to where one was (key M)."""
        view = self.view
        if view is None:
            return False
        camera = view.camera
        if camera.level > 0:
            self._whole = (camera.level, camera.centre)
            view.zoom(-camera.level)
        else:
            level, centre = self._whole or (min(3, len(camera.scales) - 1), camera.centre)
            view.zoom(level)
            camera.centre_on(centre)
        view.touch()
        return True

    # for moments

    def foresee(self, route: Route) -> None:
        """Print what a way will need that may be shown."""
        if self.view is not None:
            self.view.foresee(route)

    def rings(self, rings: Iterable[Ring]) -> None:
        """Rings of a moment; `mark` takes them away."""
        if self.view is not None:
            self.view.show_rings(rings)


def _spread(points: Sequence[Point], i: int) -> float:
    """How far points lie apart, across or down."""
    return max(point[i] for point in points) - min(point[i] for point in points)
