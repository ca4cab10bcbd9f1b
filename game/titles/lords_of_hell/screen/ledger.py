"""The ledger: who owes whom what. Promises by their seals, what is due first; the plain sentence in full; it scrolls."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.lords_of_hell.rules.promises import STANDING
from game.titles.lords_of_hell.rules.state import Promise
from game.titles.lords_of_hell.screen.cards import portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.panel import EmptyPanel, spot_of
from game.titles.lords_of_hell.screen.signs import handcuff, seal
from game.ui import palette
from game.ui.fitting import fitted


class Ledger(EmptyPanel):
    """Promises that this seat may see."""

    def __init__(self, table: Context, market: Market) -> None:
        super().__init__(table)
        self.market = market
        self.first = 0

    def open(self) -> bool:
        return True

    @property
    def rows(self) -> list[Promise]:
        """Own ones and those owed to this seat before the others of the same state."""
        seat = self.table.services.seat
        due = [p for p in self.table.reading.promises if p.state == "due"]
        rest = [p for p in self.table.reading.promises if p.state != "due"]
        stands = sorted((p for p in rest if p.state in STANDING), key=lambda p: (seat not in (p.by, p.to), p.id))
        return [*due, *stands, *(p for p in rest if p.state not in STANDING)]

    def places(self) -> tuple[Rect, Rect, list[tuple[Promise, Rect]]]:
        """The heading at the left, the arrows, and rows as many as there is room for."""
        look, area = self.table.look, self.table.ground.ledger
        inner = area.inflate(-look.px(22), -look.px(18))
        head = Rect(inner.x, inner.y, round(inner.w * 0.125), inner.h)
        rows = self.rows
        row = max(24, look.px(33))
        many = max(1, inner.h // row)
        step = inner.h / many
        self.first = max(0, min(self.first, len(rows) - many))
        wide = max(26, look.px(34)) if len(rows) > many else 0
        arrows = Rect(inner.right - wide, inner.y, wide, inner.h)
        left = head.right + look.px(10)
        shown = rows[self.first : self.first + many]
        return (
            head,
            arrows,
            [
                (promise, Rect(left, round(inner.y + n * step), arrows.x - left - 2, round(step) - 2))
                for n, promise in enumerate(shown)
            ],
        )

    def spots(self) -> Sequence[Hotspot]:
        _, arrows, rows = self.places()
        out = [spot_of(self.table, ("promise", promise.id), rect, 36) for promise, rect in rows]
        if arrows.w:
            half = arrows.h // 2
            more = self.first + len(rows) < len(self.rows)
            out.append(Hotspot(("ledger", "up"), Rect(arrows.x, arrows.y, arrows.w, half), self.first > 0, order=37))
            out.append(Hotspot(("ledger", "down"), Rect(arrows.x, arrows.y + half, arrows.w, half), more, order=37))
        return out

    def click(self, handle: Hashable) -> bool:
        if isinstance(handle, tuple) and handle[0] == "ledger":
            self.first += -1 if handle[1] == "up" else 1
            self.table.services.play_sound("paper_turn")
            self.table.again()
            return True
        return False

    def draw_background(self, surface: Surface) -> None:
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        look.paper(surface, "plain", table.ground.ledger, 5)
        head, arrows, rows = self.places()
        pygame.draw.rect(surface, inks.k, head, border_radius=3)
        name = fitted(
            look,
            words("ledger"),
            "display",
            look.caps(21),
            (head.w - 8, head.h // 2),
            inks.paper,
            floor=12,
            align="centre",
        )
        surface.blit(name, name.get_rect(midtop=(head.centerx, head.y + 4)))
        seat = table.services.seat
        own = sum(1 for p in table.reading.promises if p.by == seat and p.state in STANDING)
        due = sum(1 for p in table.reading.promises if p.to == seat and p.state in STANDING)
        for n, (key, many) in enumerate((("ledger-owe", own), ("ledger-owed", due))):
            line = look.lettering.line(
                words(key, n=many).upper(),
                "label",
                max(12, look.caps(16)),
                palette.GLOW if many else inks.paper,
                width=head.w - 6,
                floor=10,
            )
            spot = line.get_rect(midtop=(head.centerx, head.bottom - (2 - n) * (line.get_height() + 1) - 4))
            if n == 0:
                self._cuff(surface, Rect(head.x, head.y + 4 + name.get_height(), head.w, 0), spot.y)
            surface.blit(line, spot)
        if not rows:
            area = table.ground.ledger
            text = fitted(
                look,
                words("ledger-empty"),
                "map",
                look.text(20),
                (area.right - head.right - 40, area.h - 20),
                palette.DIM_TEXT,
                lines=3,
            )
            surface.blit(text, text.get_rect(midleft=(head.right + look.px(20), area.centery)))
        for promise, rect in rows:
            self._row(surface, promise, rect)
        if arrows.w:
            for side, on in (("up", self.first > 0), ("down", self.first + len(rows) < len(self.rows))):
                mark = look.mark(side, max(12, look.px(18)), inks.k if on else palette.DISABLED)
                y = arrows.y + arrows.h // 4 if side == "up" else arrows.bottom - arrows.h // 4
                surface.blit(mark, mark.get_rect(center=(arrows.centerx, y)))

    def _cuff(self, surface: Surface, under: Rect, low: int) -> None:
        """The handcuff between the name and the counts, where there is room for it."""
        look = self.table.look
        cuff = handcuff(look, max(14, look.px(26)), look.palette.a)
        if under.y + cuff.get_height() <= low + look.px(9):  # letters stand lower in their box
            surface.blit(cuff, cuff.get_rect(midtop=under.midtop))

    def _row(self, surface: Surface, promise: Promise, rect: Rect) -> None:
        table, look, inks = self.table, self.table.look, self.table.look.palette
        ended = promise.state not in STANDING
        mark = table.mark(("promise", promise.id))
        notice = self.market.notice
        behind = notice is not None and notice[1] == promise.id
        seat = table.services.seat
        if promise.state == "due" or mark.chosen or behind:
            pygame.draw.rect(surface, inks.c, rect, border_radius=3)
        elif seat in (promise.by, promise.to) and not ended:
            pygame.draw.rect(surface, palette.mix(inks.paper, inks.c, 0.3), rect, border_radius=3)
        if mark.lit:
            pygame.draw.rect(surface, palette.GLOW, rect, 2, border_radius=3)
        side = rect.h - 2
        x = rect.x + 1
        for n, who in enumerate((promise.by, promise.to)):
            face = Rect(x, rect.y + 1, side, side)
            surface.blit(portrait(look, table.reading.devil(who), face.size), face)
            pygame.draw.rect(surface, inks.k, face, 1)
            x = face.right + 2
            if n == 0:
                arrow = look.mark("right", max(8, side // 3), inks.k)
                surface.blit(arrow, arrow.get_rect(midleft=(x, rect.centery)))
                x += arrow.get_width() + 2
        knob = seal(look, promise.state, side)
        surface.blit(knob, knob.get_rect(midleft=(x + 2, rect.centery)))
        x += side + 8
        if not promise.public:
            lock = look.mark("lock", max(10, side // 2), palette.DIM_TEXT)
            surface.blit(lock, lock.get_rect(midright=(rect.right - 4, rect.centery)))
        ink = palette.DIM_TEXT if ended else inks.k
        room = rect.right - x - (side // 2 + 10 if not promise.public else 4)
        text = table.sentence(promise.sentence)
        if look.lettering.width(text, "text_medium", 13) > room:
            text = table.short(promise.sentence)
        words = fitted(
            look,
            text,
            "text_medium",
            min(look.text(18), rect.h - 4),
            (room, rect.h),
            ink,
            lines=2,
            floor=12,
            leading=0.98,
        )
        at = words.get_rect(midleft=(x, rect.centery))
        surface.blit(words, at)
        if promise.state in ("cancelled", "forsworn"):
            pygame.draw.line(surface, ink, at.midleft, (at.x + words.get_bounding_rect().right, at.centery), 1)
