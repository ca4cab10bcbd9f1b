"""What pointing at things on the table does: a spot is hovered, pressed, dragged and let go; the inspector shows what was
pointed at last."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.tabletop.contract import Hotspot, TitleScreen
from game.tabletop.frame import TableFrame
from game.tabletop.services import TableServices
from game.tabletop.updates import Updates


class Pointing:
    """The pointing at one table: what its spots tell (`hotspots.HotspotHost`)."""

    def __init__(
        self,
        table: TitleScreen,
        services: TableServices,
        frame: TableFrame,
        updates: Updates,
        skip: Callable[[], object],
    ) -> None:
        self._table = table
        self.services = services
        self._frame = frame
        self._updates = updates
        self._skip = skip
        """Brings what moves to its end."""
        self.spots: Sequence[Hotspot] = ()

    def spot_hovered(self, spot: Hotspot, on: bool) -> None:
        services = self.services
        if on:
            services.pointer.hovered = spot.handle
        elif services.pointer.hovered == spot.handle:
            services.pointer.hovered = None
        services.touch()
        if on:
            self._frame.side.inspect(spot.handle)
            self._frame.side.glance.at(spot=True)

    def point(self, handle: object) -> None:
        """A thing on a widget of the title's own is pointed at."""
        if self._frame.side.inspect(handle):
            self._frame.side.glance.at()

    def spot_clicked(self, spot: Hotspot) -> None:
        if self._updates.playing:
            self._skip()
        elif self._frame.pinging:
            self._frame.ping(spot.handle)
        elif self.services.sent:
            return
        elif spot.open:
            self._table.click(spot.handle)
        elif spot.why:
            self.services.play_sound("error")
            self._frame.shake(spot)

    def pressed(self, handle: object) -> bool:
        """A press on a widget of the title's own: it skips what moves, or points the thing out to all; else False."""
        if self._updates.playing:
            self._skip()
        elif self._frame.pinging:
            self._frame.ping(handle)
        else:
            return self.services.sent
        return True

    def spot_dragged(self, spot: Hotspot, point: tuple[int, int], start: tuple[int, int]) -> None:
        services = self.services
        if self._updates.playing or services.sent or not spot.open:
            return
        if services.pointer.dragging != spot.handle:
            services.pointer.dragging = spot.handle
            self.services.play_sound("card_slide")
            place = services.stage.place_of(spot.handle)
            services.pointer.held = (start[0] - place.x, start[1] - place.y) if place is not None else (0, 0)
        place = services.stage.place_of(spot.handle)
        services.pointer.at = point
        if place is not None:
            goal = services.stage.goal(spot.handle) or place
            wide, high = self._table.grown(spot.handle) or (goal.w, goal.h)
            to = goal.moved(point[0] - services.pointer.held[0] - goal.x, point[1] - services.pointer.held[1] - goal.y,
                            angle=4.0, raised=1.0, glow=1.0, z=900.0, w=wide * 1.07, h=high * 1.07)  # fmt: skip
            services.stage.put(spot.handle, to)
        over = self.spot_at(point, spot)
        now = over.handle if over is not None else None
        if now != services.pointer.over:
            services.pointer.over = now
            self._frame.side.inspect(spot.handle)
        services.touch()

    def spot_dropped(self, spot: Hotspot, point: tuple[int, int]) -> None:
        services = self.services
        over = self.spot_at(point, spot)
        if services.pointer.dragging is None:
            return
        services.pointer.dragging = services.pointer.over = None
        self.services.play_sound("land_card")
        if over is not None:
            self._table.drop(spot.handle, over.handle)
        else:
            self._table.dropped(spot.handle, point)
        services.refresh()

    def spot_at(self, point: tuple[int, int], but: Hotspot) -> Hotspot | None:
        """The spot under the pointer, the dragged one aside."""
        return next((s for s in reversed(self.spots) if s is not but and s.rect.collidepoint(point)), None)
