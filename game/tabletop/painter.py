"""Drawing a table: the whole picture, from the bottom up, whenever something changed."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tabletop.coaching import TableHints
from game.tabletop.contract import TitleScreen
from game.tabletop.frame import TableFrame
from game.tabletop.hotspots import TableGroup
from game.tabletop.services import TableServices
from game.ui.places import Handle, Place

MARCH_S = 0.1
"""Seconds a step of the marching dashes takes: a hand press has no sixty frames."""
MARCH_SPEED = 20
"""Pixels a second in a window of 1080 lines."""


class TablePainter:
    """Draws one table scene. Owns the background, which is kept until the table is laid out again."""

    def __init__(self, table: TitleScreen, services: TableServices, frame: TableFrame, hints: TableHints) -> None:
        self._table = table
        self._services = services
        self._frame = frame
        self._hints = hints
        self._group: TableGroup | None = None
        self.stale = True
        """The background is to be drawn again."""
        self._background: Surface | None = None
        self._marching_s = 0.0

    def use(self, group: TableGroup) -> None:
        """Draw these widgets from now on, on a new background."""
        self._group = group
        self.stale = True

    def forget(self) -> None:
        """Give the background back: another view takes this one's place."""
        self._background = None

    def background(self) -> Surface:
        """Return what changes only with update, selection or size: the plank and what the title prints on it."""
        services = self._services
        look, size = services.look, services.size
        if self._background is None or self._background.get_size() != size:
            self._background, self.stale = Surface(size), True
        if self.stale:
            self.stale = services.paints_faces = False
            self._background.blit(look.backdrop(), (0, 0))
            if services.ready:
                self._table.draw_background(self._background)
        return self._background

    def draw(self, surface: Surface) -> None:
        """Draw background, widgets, things at rest, what stands over them, things that move, and what lies over all."""
        table, services = self._table, self._services
        services.marches = False
        surface.blit(self.background(), (0, 0))
        self._draw_widgets(surface)
        if services.ready:
            at_rest, moving = self._things()
            for handle, place in at_rest:
                table.paint_thing(surface, handle, place)
            table.draw_standing(surface)
            for handle, place in moving:
                table.paint_thing(surface, handle, place)
            table.paint_over(surface)
            for effect in list(services.effects.values()):
                effect(surface)
            if self._group is not None:
                tags = self._group.tags
                self._hints.draw(surface, self._group, numbered=tags is None or not tags.shown)
            table.paint_corner(surface)
        self._frame.draw_over(surface)
        if self._group is not None:
            self._group.draw_over(surface)

    def march(self, dt: float) -> bool:
        """Let the dashes of the picture go on; True when they have, and it is to be drawn again."""
        services = self._services
        if not services.marches or services.reduced:
            return False
        self._marching_s += dt
        if self._marching_s < MARCH_S:
            return False
        services.marched += self._marching_s * MARCH_SPEED * services.look.frame.s
        self._marching_s = 0.0
        return True

    def copy_of(self, area: Rect) -> Surface:
        """Return a picture of background and widgets in a rectangle, without the things that lie there."""
        page = self.background().copy()
        self._draw_widgets(page)
        return page.subsurface(area.clip(page.get_rect())).copy()

    def _draw_widgets(self, surface: Surface) -> None:
        for widget in self._group.widgets if self._group is not None else ():
            if widget.visible:
                widget.draw(surface)
            widget.changed = False

    def _things(self) -> tuple[list[tuple[Handle, Place]], list[tuple[Handle, Place]]]:
        """Return the things that lie where they belong, and those that move or are raised over them."""
        services, table = self._services, self._table
        at_rest: dict[Handle, Place] = {}
        moving: list[tuple[Handle, Place]] = []
        for handle, place in services.stage.drawn():
            lies = place == services.stage.goal(handle) and handle != services.pointer.dragging
            if lies and handle not in at_rest and not table.is_raised(handle):
                at_rest[handle] = place
            else:
                moving.append((handle, place))
        return list(at_rest.items()), moving
