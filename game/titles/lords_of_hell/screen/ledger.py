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

LETTERS = 13
"""Pixels of the smallest letters of a promise."""


class Ledger(EmptyPanel):
    """Promises that this seat may see."""

    def __init__(self, table: Context, market: Market) -> None:
        super().__init__(table)
        self.market = market
        self.first = 0
        self.awaited: frozenset[int] = frozenset()
        """Promises whose strips are on their way here."""

    def open(self) -> bool:
        return True

    @property
    def promises(self) -> list[Promise]:
        """Those that have come here."""
        return [promise for promise in self.table.reading.promises if promise.id not in self.awaited]

    @property
    def rows(self) -> list[Promise]:
        """Own ones and those owed to this seat before the others of the same state."""
        seat = self.table.services.seat
        due = [p for p in self.promises if p.state == "due"]
        rest = [p for p in self.promises if p.state != "due"]
        stands = sorted((p for p in rest if p.state in STANDING), key=lambda p: (seat not in (p.by, p.to), p.id))
        return [*due, *stands, *(p for p in rest if p.state not in STANDING)]

    def places(self) -> tuple[Rect, Rect, list[tuple[Promise, Rect]]]:
        """The heading at the left, the arrows, and rows as many as there is room for."""
        look, area = self.table.look, self.table.ground.ledger
        inner = area.inflate(-look.px(22), -look.px(18))
        head = Rect(inner.x, inner.y, round(inner.w * 0.125), inner.h)
        rows, left = self.rows, head.right + look.px(10)
        row = self._side() + 4
        highs = self._highs(rows, inner.right - left - 2, row)
        wide = 0
        if sum(highs) > inner.h:
            wide = max(26, look.px(34))
            highs = self._highs(rows, inner.right - wide - left - 2, row)
        last = len(rows)
        while last and sum(highs[last - 1 :]) <= inner.h:
            last -= 1
        self.first = max(0, min(self.first, last, len(rows) - 1))
        arrows = Rect(inner.right - wide, inner.y, wide, inner.h)
        shown, y = list[tuple[Promise, Rect]](), inner.y
        for promise, high in zip(rows[self.first :], highs[self.first :]):
            if shown and y + high > inner.bottom:
                break
            shown.append((promise, Rect(left, y, arrows.x - left - 2, min(high, inner.bottom - y) - 2)))
            y += high
        return head, arrows, shown

    def _highs(self, rows: Sequence[Promise], wide: int, least: int) -> list[int]:
        """How high each row must be for its words in such a width."""
        out = []
        for promise in rows:
            room = wide - self._before(self._side()) - self._after(promise, self._side())
            out.append(max(least, self._words(promise, room, least).get_height() + 2))
        return out

    def _side(self) -> int:
        """The edge of the portraits and of the seal: a row of one line."""
        look, inner = self.table.look, self.table.ground.ledger.inflate(0, -self.table.look.px(18))
        return inner.h // max(1, inner.h // max(24, look.px(33))) - 4

    def _before(self, side: int) -> int:
        """What portraits, arrow and seal take of a row."""
        return 3 * side + self.table.look.mark("right", max(8, side // 3), self.table.look.palette.k).get_width() + 15

    def _after(self, promise: Promise, side: int) -> int:
        """What the lock of a secret takes of it."""
        return 4 if promise.public else side // 2 + 10

    def _words(self, promise: Promise, room: int, high: int) -> Surface:
        """The sentence: in one line if it fits, else in short, else on as many lines as it needs."""
        table, look = self.table, self.table.look
        ink = look.palette.k if promise.state in STANDING else palette.DIM_TEXT
        size = min(look.text(18), high - 4)
        text = table.sentence(promise.sentence)
        if look.lettering.width(text, "text_medium", LETTERS) > room:
            text = table.short(promise.sentence)
        for px in range(size, LETTERS - 1, -1):
            if look.lettering.width(text, "text_medium", px) <= room:
                return look.lettering.line(text, "text_medium", px, ink)
        return look.lettering.paragraph(text, "text_medium", LETTERS, room, ink, leading=0.98).surface

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

    def heading(self, head: Rect) -> list[tuple[Surface, Rect]]:
        """What stands on the ledger's back, and where: its name, and under it what is owed and what is due."""
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        px = max(13, min(look.caps(16), head.h // 5))
        seat, found = table.services.seat, self.promises
        own = sum(1 for p in found if p.by == seat and p.state in STANDING)
        due = sum(1 for p in found if p.to == seat and p.state in STANDING)
        counts: list[tuple[Surface, Rect]] = []
        for n, (key, many) in enumerate((("ledger-owe", own), ("ledger-owed", due))):
            ink, text = palette.GLOW if many else inks.paper, words(key, n=many).upper()
            line = look.lettering.line(text, "label", px, ink, width=head.w - 6, floor=10)
            low = (2 - n) * (line.get_height() + 1) + 4
            counts.append((line, line.get_rect(midtop=(head.centerx, head.bottom - low))))
        room = head.w - 8, counts[0][1].y - head.y - 6
        name = fitted(look, words("ledger"), "display", look.caps(21), room, inks.paper, floor=12, align="centre")
        return [(name, name.get_rect(midtop=(head.centerx, head.y + 4))), *counts]

    def draw_background(self, surface: Surface) -> None:
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        look.paper(surface, "plain", table.ground.ledger, 5)
        head, arrows, rows = self.places()
        pygame.draw.rect(surface, inks.k, head, border_radius=3)
        (name, at), *counts = self.heading(head)
        surface.blit(name, at)
        first, below = counts[0]
        ink = name.get_bounding_rect()  # letters have air above and below them
        self._cuff(surface, Rect(head.x, at.y + ink.bottom, head.w, 0), below.y + first.get_bounding_rect().y)
        for line, spot in counts:
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
        """The handcuff between the letters of the name and those of the counts, where there is room for it."""
        look = self.table.look
        cuff = handcuff(look, max(14, look.px(26)), look.palette.a)
        if under.y + cuff.get_height() <= low:
            surface.blit(cuff, cuff.get_rect(center=(under.centerx, (under.y + low) // 2)))

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
        side = self._side()
        x = rect.x + 1
        for n, who in enumerate((promise.by, promise.to)):
            face = Rect(x, rect.centery - side // 2, side, side)
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
        words = self._words(promise, rect.right - x - self._after(promise, side), side + 4)
        at = words.get_rect(midleft=(x, rect.centery))
        surface.blit(words, at)
        if promise.state in ("cancelled", "forsworn"):
            pygame.draw.line(surface, ink, at.midleft, (at.x + words.get_bounding_rect().right, at.centery), 1)
