"""Where the cards lie: the layout with the selection, the marks of cards, and where a moment carries them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pygame import Rect

from game.titles.battlegoats.screen.chooser import Handle
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.layout import fan_rects, handle_of, layout, vote_rects
from game.titles.battlegoats.screen.live_fight import LiveFight
from game.titles.battlegoats.screen.reading import FieldCard
from game.titles.battlegoats.screen.selection import Selection
from game.ui.places import Place

DIM = 0.5


class Placement:
    """Places of one table."""

    def __init__(self, table: Context, selection: Selection, fight: LiveFight) -> None:
        self.table, self.selection, self.fight = table, selection, fight
        self._marked: tuple[object, dict[Handle, Any]] = (None, {})

    def handle_at(self, seat: int, space: str) -> int | None:
        """The card in a space, with the moves of the moment."""
        moved = self.table.live.moved
        if (seat, space) in moved:
            return moved[seat, space]
        lying = self.table.reading.at(seat, space)
        return None if lying is None else lying.handle

    def pile_place(self, seat: int, now: Place) -> Place:
        """Where a card goes that falls."""
        area = self.table.ground.piles.get(seat)
        if self.table.ground.duel and area is not None:
            w = area.w * 0.46
            x = area.x + w / 2 + min(len(self.table.reading.piles[seat]) * w, area.w - w)
            return replace(now, x=x, y=area.centery + 8, w=w, h=w * 0.92, angle=2.0, face_up=True, z=30.0)
        rect = next((rect for rect, seats in self.table.ground.fallen if seat in seats), now.rect)
        return replace(now, x=float(rect.centerx), y=float(rect.centery), w=now.w * 0.5, h=now.h * 0.5, alpha=0.0,
                       face_up=True, angle=8.0)  # fmt: skip

    @property
    def signs(self) -> dict[Handle, Any]:
        """The marks of cards, worked out once for each selection."""
        key = (self.table.services.sent, self.table.live.under_way, self.fight.playing is None, self.selection.changes)
        if self._marked[0] != key:
            self._marked = (key, self._marks())
        return self._marked[1]

    def _marks(self) -> dict[Handle, Any]:
        table, selection = self.table, self.selection
        if table.services.sent or table.live.under_way or (self.fight.playing is not None and not selection.targets):
            return {}
        out: dict[Handle, Any] = {}
        for handle in selection.targets:
            lying = self.table.reading.pointed(handle)
            if lying is not None:
                if lying.seat not in selection.whole_fields:
                    out[handle_of(lying.handle)] = "legal"
            elif isinstance(handle, tuple) and handle[0] == "card" and self.table.reading.mode == "draft":
                number = self.table.reading.packet_handle(handle[1])
                if number is not None and number not in table.chooser.kept:
                    out[handle_of(number)] = "legal"
        for handle in self.table.chooser.chosen():
            lying = self.table.reading.pointed(handle)
            if lying is not None:
                out[handle_of(lying.handle)] = "glow"
        return out

    def grown(self, handle: Handle) -> tuple[float, float] | None:
        """DEPLOY: in the hand a card is as large as in a space."""
        cells = self.table.ground.cells
        if self.table.reading.mode != "deploy" or not cells:
            return None
        cell = next(iter(cells.values()))
        return float(cell.w), float(cell.h)

    def rect_of(self, handle: Handle) -> Rect | None:
        """Where a handle lies, for marks and spots."""
        if not isinstance(handle, tuple):
            return None
        if handle[0] == "at":
            return self.table.ground.cells.get((handle[1], handle[2]))
        if handle[0] == "seat":
            return self.plate_rect(handle[1])
        if handle[0] == "card" and self.table.reading.mode == "draft":
            number = self.table.reading.packet_handle(handle[1])
            place = None if number is None else self.table.services.stage.goal(handle_of(number))
            return None if place is None else place.rect
        if handle[0] == "card" and self.selection.picking:
            return fan_rects(self.table.look, self.table.ground.stage, self.selection.picking).get(handle)
        if handle[0] == "say" and self.table.chooser.kind == "vote":
            return vote_rects(self.table.look, self.table.ground.stage).get(handle)
        return None

    def plate_rect(self, seat: int) -> Rect | None:
        return self.table.ground.regions.plates.get(seat)

    def _kept(self, number: int) -> bool:
        return self.table.reading.names.get(number) in self.table.chooser.picked and number in dict(
            self.table.reading.packet
        )

    def _veil_space(self, number: int, lying: FieldCard) -> str:
        taken = self.table.chooser.swaps.get(number)
        return self.table.reading.by_handle[taken].space if taken is not None else lying.space

    def appear(self, handle: Handle) -> Place | None:
        """New cards come from the reserve, over the top edge; packets from the left."""
        width, height = self.table.look.frame.size
        if self.table.reading.mode == "draft":
            return Place(-0.05 * width, height * 0.4, 0.09 * width, 0.22 * height, face_up=False)
        if self.table.reading.mode == "deploy":
            return Place(width * 0.45, -0.12 * height, 0.08 * width, 0.14 * height, face_up=False)
        return None

    def leave(self, handle: Handle) -> Place | None:
        now = self.table.services.stage.place_of(handle)
        if now is None or self.table.reading.mode != "draft":
            return None
        return replace(now, x=self.table.look.frame.size[0] * 0.78, alpha=0.0)

    def resize(self) -> None:
        """Give all that lies there the size that it is to have, at once: then it slides. Print moves in steps, and eighteen cards
        scaled for each frame would drive the pictures of the table out of the store."""
        stage = self.table.services.stage
        for handle, to in self.layout().items():
            if handle in stage and (now := stage[handle]).rect.size != to.rect.size:
                stage.put(handle, replace(now, w=to.w, h=to.h))

    def layout(self) -> Mapping[Handle, Place]:
        chooser = self.table.chooser
        laid = chooser.laid if self.table.reading.mode == "deploy" else None
        found = layout(self.table.reading, self.table.look.frame, laid, chooser.swaps, self.table.fights)
        out: dict[Handle, Place] = {}
        open_now = chooser.open() if not self.table.services.sent else {}
        choosing = bool(open_now) and chooser.kind in ("orders", "attack", "dodge", "tattle", "look", "shout")
        for handle, place in found.items():
            number = handle[1]  # type: ignore[index]
            lying = self.table.reading.by_handle.get(number)
            if lying is not None and choosing:
                at = ("at", lying.seat, lying.space)
                if lying.space == chooser.source and lying.seat == chooser.me:
                    place = replace(place, glow=1.0, raised=0.6, z=60.0)
                elif at in chooser.chosen():
                    place = replace(place, glow=1.0, z=50.0)
                elif lying.seat != chooser.me and chooser.source is not None and at not in open_now:
                    place = replace(place, dim=DIM)
            if number == chooser.holding or (chooser.kind == "draft" and self._kept(number)):
                place = replace(place, glow=1.0, raised=1.0, z=90.0, y=place.y - self.table.look.px(10))
            if lying is not None and chooser.kind == "veil" and chooser.picked == [self._veil_space(number, lying)]:
                place = replace(place, glow=1.0, raised=1.0, z=90.0)
            out[handle] = place
        return out
