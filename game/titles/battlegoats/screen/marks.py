"""Marks over the cards: dashes round what may be chosen, stars on what is, the arrow of a planned attack, who helps whom."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface

from game.titles.battlegoats.screen.chooser import Handle
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.pairs import helps_of
from game.titles.battlegoats.screen.placement import Placement
from game.titles.battlegoats.screen.plan import Plan
from game.titles.battlegoats.screen.selection import Selection
from game.ui import palette, shapes
from game.ui.cards import stamp
from game.words.numbers import signed


class Marks:
    """Marks of one table."""

    def __init__(self, table: Context, selection: Selection, placement: Placement) -> None:
        self.table, self.selection, self.placement = table, selection, placement
        self.plan = Plan(table)
        self._helps: tuple[Hashable, dict[str, tuple[int, int]]] = (None, {})

    def draw(self, surface: Surface) -> None:
        """Draw the dashes, the arrow and the stars."""
        self._spaces(surface)
        self._fields(surface)
        self._arrow(surface)
        self._stars(surface)

    def helps(self, number: int, space: str) -> dict[str, tuple[int, int]]:
        """DEPLOY: see `helps_of`; counted once for each layout."""
        key = (number, space, *sorted(self.table.chooser.laid.items()))
        if self._helps[0] != key:
            self._helps = (key, helps_of(self.table, number, space))
        return self._helps[1]

    def march(self, surface: Surface, rect: Rect) -> None:
        look = self.table.look
        wide = max(3, look.px(5))
        shapes.dashes(
            surface, rect.inflate(wide, wide), self.table.services.march(), palette.GLOW, palette.PLANK_GRAIN, wide
        )

    def _spaces(self, surface: Surface) -> None:
        """Spaces and plates that may be named: cards show their own dashes."""
        table = self.table
        for handle in self.selection.targets:
            if table.reading.pointed(handle) is None and (rect := self.placement.rect_of(handle)) is not None:
                straw = isinstance(handle, tuple) and handle[0] == "at"
                if table.chooser.kind == "deploy":  # nine at once: the one pointed at
                    straw = handle == table.services.pointer.hovered
                if straw:
                    surface.blit(table.look.panel("tile_target", rect.size), rect)
                self.march(surface, rect)
        if table.chooser.kind == "deploy" and table.chooser.holding is not None:
            self._helped(surface, table.chooser.holding, table.services.pointer.hovered)

    def drop_mark(self, surface: Surface) -> None:
        """Where a dragged card may go, under the card: dashes; where it would go, straw, and who helps whom."""
        table, look = self.table, self.table.look
        dragging, over = table.services.pointer.dragging, table.services.pointer.over
        if table.chooser.kind == "deploy" and isinstance(dragging, tuple):
            for handle in table.chooser.free():
                if (free := self.placement.rect_of(handle)) is not None:
                    self.march(surface, free)
        if dragging is not None and over is not None and (rect := self.placement.rect_of(over)) is not None:
            if table.chooser.card_at(over) is None:
                surface.blit(look.panel("tile_target", rect.size), rect)
            self.march(surface, rect)
            if table.chooser.kind == "deploy" and isinstance(dragging, tuple):
                self._helped(surface, dragging[1], over)

    def _helped(self, surface: Surface, number: int, over: Handle) -> None:
        """DEPLOY: the laid cards that would help a card in that space, or be helped by it, with what they give."""
        table, look = self.table, self.table.look
        space = table.chooser.space_of(over)
        if space is None:
            return
        wide = max(4, look.px(6))
        for other, (gives, takes) in self.helps(number, space).items():
            rect = table.ground.cells[table.chooser.me, other]
            px = max(34, min(look.px(70), rect.h // 2))
            ink = look.palette.b if gives else look.palette.a
            star = stamp(look, signed(gives or takes), px, ink, 12)
            box = star.get_rect(center=(rect.right - px // 6, rect.centery))
            pygame.draw.rect(surface, ink, rect.inflate(2 * wide, 2 * wide), wide, border_radius=2 * wide)
            surface.blit(star, box)

    def _fields(self, surface: Surface) -> None:
        """Where every card of a field may be named, the dashes go round the field, and round the card pointed at."""
        table, cells = self.table, self.table.ground.cells
        for seat in self.selection.whole_fields:
            rects = [rect for (owner, _), rect in cells.items() if owner == seat]
            self.march(surface, rects[0].unionall(rects[1:]).inflate(6, 6))
        hovered = table.services.pointer.hovered
        if (
            hovered in self.selection.targets
            and isinstance(hovered, tuple)
            and hovered[0] == "at"
            and hovered[1] in self.selection.whole_fields
        ):
            rect = self.placement.rect_of(hovered)
            if rect is not None:
                self.march(surface, rect)

    def _stars(self, surface: Surface) -> None:
        """What is chosen: a tick, or its number when there are several."""
        table, look = self.table, self.table.look
        rects = [rect for handle in table.chooser.chosen() if (rect := self.placement.rect_of(handle)) is not None]
        many = table.chooser.need[1] > 1 or len(rects) > 1
        start = self._start()
        for i, rect in enumerate(rects):
            px = max(30, min(look.px(62), rect.h * 3 // 5))
            text = str(i + 1) if many else "tick"
            star = stamp(look, text, px, look.palette.a, 11)
            right = start is None or start.centerx < rect.right  # else the arrow comes in at that corner
            box = star.get_rect(center=(rect.right - px // 5 if right else rect.x + px // 5, rect.bottom - px // 5))
            surface.blit(star, box)

    def _start(self) -> Rect | None:
        """Where the arrow of a planned attack begins."""
        chooser = self.table.chooser
        if chooser.source is None or chooser.verb != "attack":
            return None
        return self.placement.rect_of(("at", chooser.me, chooser.source))

    def _arrow(self, surface: Surface) -> None:
        chooser = self.table.chooser
        if chooser.source is not None and chooser.verb == "attack":
            self.plan.draw(surface, chooser.source, chooser.chosen())
