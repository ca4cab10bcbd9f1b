"""What pointing at things on the table does: a spot is hovered, pressed, dragged and let go; the inspector shows what was
pointed at last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.tabletop.contract import Hotspot, TableServices

if TYPE_CHECKING:
    from game.tabletop.scene import TableScene


class Pointing:
    """The pointing at one table: what its spots tell (`table_spots.SpotHost`)."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._shown: object = None
        """What the inspector shows."""

    @property
    def desk(self) -> TableServices:
        return self.scene.desk

    def spot_hovered(self, spot: Hotspot, on: bool) -> None:
        if on:
            self.desk.hovered = spot.handle
        elif self.desk.hovered == spot.handle:
            self.desk.hovered = None
        self.scene.dirty = True
        if on:
            self.inspect(spot.handle)
            self.scene.furniture.glance.at(spot=True)

    def point(self, handle: object) -> None:
        """A thing on a widget of the title's own is pointed at."""
        new = handle != self._shown
        self.inspect(handle)
        if new:
            self.scene.furniture.glance.at()

    def inspect(self, handle: object) -> None:
        """Show a thing in the inspector; it stays until something else is pointed at."""
        page = self.scene.table.inspect(handle)
        if page is not None:
            self._shown = handle
            self.scene.furniture.show(page)

    def again(self) -> None:
        """The numbers may have changed."""
        if self._shown is not None:
            page = self.scene.table.inspect(self._shown)
            if page is not None:
                self.scene.furniture.show(page, keep=True)

    def spot_clicked(self, spot: Hotspot) -> None:
        scene = self.scene
        if scene.updates.playing:
            scene.skip()
        elif scene.furniture.pinging:
            scene.furniture.ping(spot.handle)
        elif scene.desk.sent:
            return
        elif spot.open:
            scene.table.click(spot.handle)
        elif spot.why:
            scene.sound("error")
            scene.furniture.shake(spot)

    def pressed(self, handle: object) -> bool:
        """A press on a widget of the title's own: it skips what moves, or points the thing out to all; else False."""
        scene = self.scene
        if scene.updates.playing:
            scene.skip()
        elif scene.furniture.pinging:
            scene.furniture.ping(handle)
        else:
            return scene.desk.sent
        return True

    def spot_dragged(self, spot: Hotspot, point: tuple[int, int], start: tuple[int, int]) -> None:
        scene, desk = self.scene, self.desk
        if scene.updates.playing or desk.sent or not spot.open:
            return
        if desk.dragging != spot.handle:
            desk.dragging = spot.handle
            scene.sound("card_slide")
            place = desk.stage.place_of(spot.handle)
            desk.held = (start[0] - place.x, start[1] - place.y) if place is not None else (0, 0)
        place = desk.stage.place_of(spot.handle)
        desk.pointer = point
        if place is not None:
            goal = desk.stage.goal(spot.handle) or place
            wide, high = scene.table.grown(spot.handle) or (goal.w, goal.h)
            to = goal.moved(point[0] - desk.held[0] - goal.x, point[1] - desk.held[1] - goal.y,
                            angle=4.0, raised=1.0, glow=1.0, z=900.0, w=wide * 1.07, h=high * 1.07)  # fmt: skip
            desk.stage.put(spot.handle, to)
        over = self.spot_at(point, spot)
        now = over.handle if over is not None else None
        if now != desk.over:
            desk.over = now
            self.inspect(spot.handle)
        scene.dirty = True

    def spot_dropped(self, spot: Hotspot, point: tuple[int, int]) -> None:
        scene, desk = self.scene, self.desk
        over = self.spot_at(point, spot)
        if desk.dragging is None:
            return
        desk.dragging = desk.over = None
        scene.sound("land_card")
        if over is not None:
            scene.table.drop(spot.handle, over.handle)
        else:
            scene.table.dropped(spot.handle, point)
        scene.refresh()

    def spot_at(self, point: tuple[int, int], but: Hotspot) -> Hotspot | None:
        """The spot under the pointer, the dragged one aside."""
        return next((s for s in reversed(self.scene.spots) if s is not but and s.rect.collidepoint(point)), None)
