"""Drawing a table: the whole picture, from the bottom up, whenever something changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.tabletop.hotspots import TableGroup
from game.ui.places import Handle, Place

if TYPE_CHECKING:
    from game.tabletop.scene import TableScene


class TablePainter:
    """Draws one table scene. Owns the background, which is kept until the table is laid out again."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.stale = True
        """The background is to be drawn again."""
        self._background: Surface | None = None

    def background(self) -> Surface:
        """Return what changes only with update, selection or size: the plank and what the title prints on it."""
        scene, size = self.scene, self.scene.look.frame.size
        if self._background is None or self._background.get_size() != size:
            self._background, self.stale = Surface(size), True
        if self.stale:
            self.stale = False
            self._background.blit(scene.look.backdrop(), (0, 0))
            if scene.ready:
                scene.table.draw_background(self._background)
        return self._background

    def draw(self, surface: Surface) -> None:
        """Draw background, widgets, things at rest, what stands over them, things that move, and what lies over all."""
        scene = self.scene
        surface.blit(self.background(), (0, 0))
        self._draw_widgets(surface)
        if scene.ready:
            table, desk = scene.table, scene.desk
            at_rest, moving = self._things()
            for handle, place in at_rest:
                table.paint_thing(surface, handle, place)
            table.draw_standing(surface)
            for handle, place in moving:
                table.paint_thing(surface, handle, place)
            table.paint_over(surface)
            for effect in list(desk.effects.values()):
                effect(surface)
            table.paint_corner(surface)
        scene.furniture.draw_over(surface)
        self._group.draw_over(surface)

    def copy_of(self, area: Rect) -> Surface:
        """Return a picture of background and widgets in a rectangle, without the things that lie there."""
        page = self.background().copy()
        self._draw_widgets(page)
        return page.subsurface(area.clip(page.get_rect())).copy()

    @property
    def _group(self) -> TableGroup:
        group = self.scene.group
        assert isinstance(group, TableGroup)
        return group

    def _draw_widgets(self, surface: Surface) -> None:
        for widget in self._group.widgets:
            if widget.visible:
                widget.draw(surface)
            widget.changed = False

    def _things(self) -> tuple[list[tuple[Handle, Place]], list[tuple[Handle, Place]]]:
        """Return the things that lie where they belong, and those that move or are raised over them."""
        desk, table = self.scene.desk, self.scene.table
        at_rest: dict[Handle, Place] = {}
        moving: list[tuple[Handle, Place]] = []
        for handle, place in desk.stage.drawn():
            lies = place == desk.stage.goal(handle) and handle != desk.dragging
            if lies and handle not in at_rest and not table.is_raised(handle):
                at_rest[handle] = place
            else:
                moving.append((handle, place))
        return list(at_rest.items()), moving
