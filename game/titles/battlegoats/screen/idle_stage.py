"""The stage between fights: the two who face each other, who is to attack, how many stand and who has fallen."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.titles.battlegoats.screen.cards import Cards
from game.titles.battlegoats.screen.context import Context
from game.ui import palette
from game.ui.cards import stamp
from game.ui.fitting import fitted
from game.ui.sunburst import sunburst
from game.ui.widgets.players import portrait


def share(most: int) -> float:
    """Of the sheet under its heading: the picture of the two. What is counted has the rest, and asks for more of it as cards
    fall; `most` is how many a side has lost."""
    return 0.39 if most <= 6 else 0.27 if most <= 8 else 0.22


def grid(most: int) -> tuple[int, int]:
    """(columns, rows) of the fallen, of whom a side has `most`: as wide as they go, for their names."""
    return 2, max(2, -(-most // 2))


class IdleStage:
    """Draws the sheet of one table."""

    def __init__(self, table: Context, cards: Cards) -> None:
        self.table, self.cards = table, cards

    def _heading(self) -> str:
        reading, words = self.table.reading, self.table.words
        if reading.phase == "over" or reading.active < 0:
            return words(f"phase-{reading.phase}")
        if reading.active == self.table.services.seat:
            return words("stage-your-turn")
        return words("stage-turn", name=self.table.services.name(reading.active))

    def _ahead(self) -> tuple[int, ...]:
        """On whom the light falls: who attacks, at the end who has won."""
        result = self.table.services.update.result
        if result is not None:
            return tuple(result.winners)
        return (self.table.reading.active,)

    def draw(self, surface: Surface, rect: Rect) -> None:
        table, look = self.table, self.table.look
        inks = look.palette
        inner = look.paper(surface, "panel", rect, 5)
        head = Rect(inner.x, inner.y, inner.w, max(34, look.px(50)))
        surface.blit(look.panel("header", head.size), head)
        words = look.lettering.line(self._heading().upper(), "display", look.caps(28), inks.paper, width=head.w - 44)
        surface.blit(words, words.get_rect(center=head.center))
        room = inner.bottom - head.bottom
        most = max(len(table.reading.piles[seat]) for seat in table.reading.around())
        picture = Rect(inner.x, head.bottom + look.px(8), inner.w, round(room * share(most)))
        self._two(surface, picture)
        half = (inner.w - look.px(24)) // 2
        top = picture.bottom + look.px(8)
        if not most:
            foot = Rect(inner.x, 0, inner.w, round((inner.bottom - top) * 0.62))
            foot.bottom = inner.bottom
            hint = fitted(look, table.words("stage-hint"), "map", max(16, look.text(27)), (foot.w - look.px(40), foot.h), inks.k,
                          lines=6, floor=15, align="centre")  # fmt: skip
            surface.blit(hint, hint.get_rect(center=foot.center))
        for seat, x in zip(table.reading.around(), (inner.x, inner.right - half)):
            self._count(surface, seat, Rect(x, top, half, inner.bottom - top - look.px(2)), most)
        if most:
            middle = Rect(inner.centerx, top + look.px(6), max(1, look.px(2)), inner.bottom - top - look.px(8))
            surface.fill(inks.k, middle)

    def _two(self, surface: Surface, rect: Rect) -> None:
        """Face to face, rays behind them; the half of those in the light is straw."""
        table, look, reading = self.table, self.table.look, self.table.reading
        inks, rule = look.palette, max(2, look.px(4))
        seats, ahead = reading.around(), self._ahead()
        left, right = (palette.STRAW if seat in ahead else inks.c for seat in seats)
        surface.blit(sunburst(look, rect.size, inks.paper, left, right), rect)
        band = max(20, look.caps(24) + look.px(8))
        surface.fill(inks.k, Rect(rect.x, rect.bottom - band, rect.w, band))
        side = min(rect.h - band - look.px(14), rect.w // 2 - look.px(60))
        people = table.services.players()
        for seat, x in zip(seats, (rect.x + rect.w // 4, rect.right - rect.w // 4)):
            player = people.get(seat)
            face = table.services.portrait(seat, side)
            name = table.short_name(seat)
            of = table.services.face(seat) if face is not None else ""
            disc = portrait(look, of, name, side, seat if player is None else player.colour, face)
            spot = disc.get_rect(midtop=(x, rect.y + (rect.h - band - side) // 2 + 1))
            if reading.out[seat]:
                disc = disc.copy()
                disc.fill((150, 146, 138), special_flags=pygame.BLEND_RGB_MULT)
            surface.blit(disc, spot)
            strip = Rect(0, rect.bottom - band, rect.w // 2, band)
            strip.centerx = x
            label = look.label(name, 24, inks.paper, 2, width=strip.w - look.px(20))
            surface.blit(label, label.get_rect(center=strip.center))
        pygame.draw.rect(surface, inks.k, rect, rule)
        star = stamp(look, "VS", max(44, round(rect.h * 0.42)), inks.b, 12)
        surface.blit(star, star.get_rect(center=(rect.centerx, rect.y + (rect.h - band) // 2)))

    def _count(self, surface: Surface, seat: int, rect: Rect, most: int) -> None:
        """How many stand, and the fallen as pictures: large ones while there are few on both sides (`most`)."""
        table, look, reading = self.table, self.table.look, self.table.reading
        inks, words = look.palette, table.words
        number = look.lettering.line(str(reading.left[seat]), "display", max(34, look.px(76)), inks.k)
        box = number.get_bounding_rect()
        high = look.lettering.line("0", "display", max(34, look.px(76)), inks.k).get_bounding_rect().h  # both alike
        left = look.label(words("left", n=reading.left[seat]), 24, inks.k, 1.4, width=rect.w - box.w - look.px(12))
        wide = box.w + look.px(12) + left.get_width()
        x = rect.x + (rect.w - wide) // 2
        surface.blit(number, (x - box.x, rect.y + look.px(4) - box.y))
        surface.blit(left, left.get_rect(midleft=(x + box.w + look.px(12), rect.y + look.px(4) + box.h // 2)))
        if not most:
            return
        top = rect.y + high + look.px(14)
        surface.fill(inks.k, Rect(rect.x, top, rect.w, max(1, look.px(2))))
        top += look.px(8)
        pile = reading.piles[seat]
        label = look.label(words("fallen", n=len(pile)), 20, palette.RED_TEXT, 1.4, width=rect.w)
        surface.blit(label, label.get_rect(midtop=(rect.centerx, top)))
        top += label.get_height() + look.px(6)
        gap = look.px(6)
        columns, rows = grid(most)
        wide = (rect.w - (columns - 1) * gap) // columns
        high = min((rect.bottom - top - (rows - 1) * gap) // rows, round(wide * 1.28))
        for i, (_, card) in enumerate(pile[:9]):
            row, column = divmod(i, columns)
            tile = Rect(rect.x + column * (wide + gap), top + row * (high + gap), wide, high)
            surface.blit(self.cards.picture(card, "face", tile.size), tile)
