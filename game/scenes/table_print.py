"""Printing a table in layers: the ground (plank, title, widgets), what lies still on it, and what is drawn every frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.scenes.table_spots import TableGroup

if TYPE_CHECKING:
    from game.scenes.table import TableScene


class Printer:
    """The layers of one table scene. An idle table prints nothing; a moving card costs one copy of the sheet below."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.stale = True
        """The whole ground is to be printed again."""
        self._ground: Surface | None = None
        self._base: Surface | None = None
        """The plank with the title's own ground, without widgets: what a changed widget is printed on again."""
        self._printed = 0
        self._lying: Surface | None = None
        self._lying_of: tuple[object, ...] = ()

    def _print_base(self) -> Surface:
        scene = self.scene
        size = scene.look.frame.size
        if self._base is None or self._base.get_size() != size:
            self._base = Surface(size).convert()
        self._base.blit(scene.look.backdrop(), (0, 0))
        if scene.ready:
            scene.table.paint_ground(self._base)
        return self._base

    def _under(self, ground: Surface, area: Rect) -> None:
        assert self._base is not None
        ground.blit(self._base, area, area)

    def ground(self) -> Surface:
        """What stands still: the plank, the title's ground, every widget. Printed again only where it changed."""
        scene = self.scene
        group, size = scene.group, scene.look.frame.size
        assert isinstance(group, TableGroup)
        if self._ground is None or self._ground.get_size() != size:
            self._ground = Surface(size).convert()
            self.stale = True
        if self.stale:
            self.stale = False
            self._ground.blit(self._print_base(), (0, 0))
            group.draw_all(self._ground)
            self._printed += 1
        elif group.draw_changed(self._ground, self._under):
            self._printed += 1
        return self._ground

    def _things(self, surface: Surface) -> None:
        """What lies still comes from one sheet; only what moves or is marked is drawn in every frame."""
        ground, stage, table = self.ground(), self.scene.desk.stage, self.scene.table
        still, live = [], []
        for handle, place in stage.drawn():
            key = table.rest(handle) if place == stage.goal(handle) else None
            if key is None:
                live.append((handle, place))
            else:
                still.append((handle, place, key))
        if not still:  # a map lies in the ground itself: no second sheet of all of it
            surface.blit(ground, (0, 0))
            for handle, place in live:
                table.paint_thing(surface, handle, place)
            return
        of = (self._printed, *still)
        if self._lying is None or self._lying.get_size() != ground.get_size():
            self._lying, self._lying_of = ground.copy(), ()
        if of != self._lying_of:
            self._lying.blit(ground, (0, 0))
            for handle, place, _ in still:
                table.paint_thing(self._lying, handle, place)
            self._lying_of = of
        surface.blit(self._lying, (0, 0))
        for handle, place in live:
            table.paint_thing(surface, handle, place)

    def draw(self, surface: Surface) -> None:
        """The whole picture."""
        scene = self.scene
        if not scene.ready:
            surface.blit(self.ground(), (0, 0))
        else:
            self._things(surface)
            scene.table.paint_over(surface)
            for effect in list(scene.desk.effects.values()):
                effect(surface)
            scene.table.paint_corner(surface)
        scene.furniture.draw_over(surface)
        assert isinstance(scene.group, TableGroup)
        scene.group.draw_over(surface)
