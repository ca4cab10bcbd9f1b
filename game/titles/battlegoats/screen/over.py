"""What lies over the cards: dashes round what may be chosen, stars on what is, the arrow, the stage, a fan."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.titles.battlegoats.screen.choose import Handle
from game.ui import palette, shapes
from game.ui.cards import stamp

if TYPE_CHECKING:
    from game.titles.battlegoats.screen.screen import BattleGoatsTable


class Over:
    """Marks of one table."""

    def __init__(self, table: BattleGoatsTable) -> None:
        self.table = table

    def draw(self, surface: Surface) -> None:
        """Draw what stands over the cards: the marks, the stage, a fan, the vote."""
        table = self.table
        if table.playing_fight is None and not table.services.sent:
            self._spaces(surface)
            self._fields(surface)
            self._arrow(surface)
            self._stars(surface)
        fight = table.fight_shown
        bare = table.ground.duel and table.reading.mode == "battle" and table.chooser.kind != "vote"
        if bare and not table.picking and (fight is None or fight.slide < 1):
            table.tally.draw(surface, rect=table.ground.stage)
        if fight is not None:
            overlay = not table.ground.duel
            if overlay and table.fight_aside:
                table.stage.tab(surface, rect=table.fight_tab, fight=fight)
            else:
                table.stage.draw(surface, rect=table.fight_rect, fight=fight, overlay=overlay)
        if table.picking:
            self._fan(surface)
        if table.chooser.kind == "vote":
            self._vote(surface)

    def march(self, surface: Surface, rect: Rect) -> None:
        look = self.table.look
        wide = max(3, look.px(5))
        shapes.dashes(
            surface, rect.inflate(wide, wide), self.table.services.march(), palette.GLOW, palette.PLANK_GRAIN, wide
        )

    def _spaces(self, surface: Surface) -> None:
        """Spaces and plates that may be named: cards show their own dashes."""
        table = self.table
        for handle in table.targets:
            if table.card_at(handle) is None and (rect := table.rect_of(handle)) is not None:
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
                if (free := table.rect_of(handle)) is not None:
                    self.march(surface, free)
        if dragging is not None and over is not None and (rect := table.rect_of(over)) is not None:
            if table.card_at_space(over) is None:
                surface.blit(look.panel("tile_target", rect.size), rect)
            self.march(surface, rect)
            if table.chooser.kind == "deploy" and isinstance(dragging, tuple):
                self._helped(surface, dragging[1], over)

    def _helped(self, surface: Surface, number: int, over: Handle) -> None:
        """DEPLOY: the laid cards that would help a card in that space, or be helped by it, with what they give."""
        table, look = self.table, self.table.look
        space = table.space_of(over)
        if space is None:
            return
        wide = max(4, look.px(6))
        for other, (gives, takes) in table.helps(number, space).items():
            rect = table.ground.cells[table.chooser.me, other]
            px = max(34, min(look.px(70), rect.h // 2))
            ink = look.palette.b if gives else look.palette.a
            star = stamp(look, f"{gives or takes:+d}", px, ink, 12)
            box = star.get_rect(center=(rect.right - px // 6, rect.centery))
            pygame.draw.rect(surface, ink, rect.inflate(2 * wide, 2 * wide), wide, border_radius=2 * wide)
            surface.blit(star, box)

    def _fields(self, surface: Surface) -> None:
        """Where every card of a field may be named, the dashes go round the field, and round the card pointed at."""
        table, cells = self.table, self.table.ground.cells
        for seat in table.whole_fields:
            rects = [rect for (owner, _), rect in cells.items() if owner == seat]
            self.march(surface, rects[0].unionall(rects[1:]).inflate(6, 6))
        hovered = table.services.pointer.hovered
        if (
            hovered in table.targets
            and isinstance(hovered, tuple)
            and hovered[0] == "at"
            and hovered[1] in table.whole_fields
        ):
            rect = table.rect_of(hovered)
            if rect is not None:
                self.march(surface, rect)

    def _stars(self, surface: Surface) -> None:
        """What is chosen: a tick, or its number when there are several."""
        table, look = self.table, self.table.look
        rects = [rect for handle in table.chooser.chosen() if (rect := table.rect_of(handle)) is not None]
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
        table, chooser = self.table, self.table.chooser
        if chooser.source is None or chooser.verb != "attack":
            return None
        start = table.rect_of(("at", chooser.me, chooser.source))
        if start is not None and table.ground.duel:  # from the lane, so that no card of one's own is crossed out
            start = Rect(start.x, table.ground.cells[chooser.me, "F1"].top + table.look.px(10), start.w, 1)
        return start

    def _arrow(self, surface: Surface) -> None:
        start = self._start()
        for handle in self.table.chooser.chosen():
            end = self.table.rect_of(handle)
            if start is not None and end is not None:
                self.arrow(surface, start, end)

    def arrow(self, surface: Surface, start: Rect, end: Rect) -> None:
        """A printed arrow from the upper edge of one tile to the edge of another."""
        look = self.table.look
        x0, y0 = start.centerx, start.top + start.h // 6
        dx, dy = end.centerx - x0, end.centery - y0
        far = math.hypot(dx, dy) or 1
        part = max(0.2, 1 - 0.3 * min(end.w, end.h) / far)
        x1, y1 = x0 + dx * part, y0 + dy * part
        a = math.atan2(y1 - y0, x1 - x0)
        w = max(10, look.px(17))
        length = math.hypot(x1 - x0, y1 - y0)
        shape = ((0, -w * 0.24), (length - w * 1.5, -w * 0.44), (length - w * 1.7, -w * 1.05), (length, 0),
                 (length - w * 1.7, w * 1.05), (length - w * 1.5, w * 0.44), (0, w * 0.24))  # fmt: skip
        points = [(x0 + x * math.cos(a) - y * math.sin(a), y0 + x * math.sin(a) + y * math.cos(a)) for x, y in shape]
        pygame.draw.lines(surface, look.palette.paper, True, points, max(8, look.px(13)))
        pygame.draw.polygon(surface, look.palette.b, points)
        pygame.draw.lines(surface, look.palette.k, True, points, max(3, look.px(4)))

    # a fan of cards to choose from, or to look at

    def fan_rects(self) -> dict[Handle, Rect]:
        """Where the cards of the open fan lie."""
        table, look = self.table, self.table.look
        names = table.picking
        box = table.ground.stage
        inner = look.content("panel", box)
        top = inner.y + max(34, look.px(50)) + look.px(10)
        gap = look.px(12)
        room = inner.bottom - top
        sizes = []  # the number of columns that gives the largest cards
        for columns in range(1, len(names) + 1):
            rows = -(-len(names) // columns)
            wide = min((inner.w - gap * (columns - 1)) // columns, ((room - gap * (rows - 1)) // rows) * 5 // 7)
            sizes.append((min(wide, look.px(300)), -columns))
        wide, columns = max(sizes, default=(1, -1))
        columns, high = -columns, wide * 7 // 5
        left = inner.centerx - (columns * wide + (columns - 1) * gap) // 2
        out: dict[Handle, Rect] = {}
        for i, card in enumerate(names):
            row, column = divmod(i, columns)
            out["card", card] = Rect(left + column * (wide + gap), top + row * (high + gap), wide, high)
        return out

    def _fan(self, surface: Surface) -> None:
        table, look = self.table, self.table.look
        box = table.ground.stage
        inner = look.paper(surface, "panel", box, 14)
        head = Rect(inner.x, inner.y, inner.w, max(34, look.px(50)))
        surface.blit(look.panel("header", head.size), head)
        words = look.lettering.line(table.picking_heading.upper(), "display", look.caps(26), look.palette.paper,
                                    width=head.w - look.px(40))  # fmt: skip
        surface.blit(words, words.get_rect(center=head.center))
        chosen = table.chooser.chosen()
        for handle, rect in self.fan_rects().items():
            assert isinstance(handle, tuple)
            if handle in chosen or table.services.pointer.hovered == handle:
                glow, offset = look.glow(rect.size)
                surface.blit(glow, rect.move(offset))
            surface.blit(table.things.picture(handle[1], "face", rect.size), rect)
            if handle in table.targets:
                wide = max(3, look.px(5))
                shapes.dashes(
                    surface, rect.inflate(wide, wide), table.services.march(), look.palette.k, palette.STRAW, wide
                )

    # the last vote

    def vote_rects(self) -> dict[Handle, Rect]:
        box = self.table.ground.stage
        inner = self.table.look.content("panel", box)
        half = inner.w // 2
        top = inner.y + max(40, self.table.look.px(60))
        high = min(inner.bottom - top, round(half * 1.1))
        return {
            ("say", "share"): Rect(inner.x, top, half - 10, high),
            ("say", "fall"): Rect(inner.x + half + 10, top, half - 10, high),
        }

    def _vote(self, surface: Surface) -> None:
        table, look = self.table, self.table.look
        inner = look.paper(surface, "panel", table.ground.stage, 14)
        head = Rect(inner.x, inner.y, inner.w, max(34, look.px(50)))
        surface.blit(look.panel("header", head.size), head)
        words = look.lettering.line(table.words("vote-heading").upper(), "display", look.caps(26), look.palette.paper,
                                    width=head.w - look.px(40))  # fmt: skip
        surface.blit(words, words.get_rect(center=head.center))
        for handle, rect in self.vote_rects().items():
            assert isinstance(handle, tuple)
            on = handle in table.chooser.chosen()
            over = table.services.pointer.hovered == handle
            surface.blit(look.panel("row_active" if on else "row", rect.size), rect)
            name = "hoof_shake" if handle[1] == "share" else "hoof_away"
            picture = look.icon(name, round(rect.h * (0.6 if over or on else 0.56)), "k")
            if picture is not None:
                if picture.get_width() > rect.w - 20:
                    picture = (
                        look.icon(name, round(picture.get_height() * (rect.w - 20) / picture.get_width()), "k")
                        or picture
                    )
                surface.blit(picture, picture.get_rect(center=(rect.centerx, rect.y + round(rect.h * 0.42))))
            label = look.lettering.line(table.words(f"vote-{handle[1]}"), "display", look.caps(24), look.palette.k,
                                        width=rect.w - 20)  # fmt: skip
            surface.blit(label, label.get_rect(midbottom=(rect.centerx, rect.bottom - look.px(18))))
