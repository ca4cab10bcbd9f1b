"""The third leaf of the results: the evening, a poster of all games between the same people, with a row for each of them."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game import titles
from game.evening import Evening, Feat, awards_of
from game.history import Played
from game.scenes.results_beats import EveningBeats
from game.scenes.results_evening_rows import EveningRow, figure_of, seat_of
from game.scenes.results_sheets import Ending
from game.scenes.results_words import figure_words
from game.ui import shapes
from game.ui.fitting import fitted
from game.ui.motion import mix
from game.ui.posters import poster, poster_size
from game.ui.sunburst import sunburst

HEAD, GAMES = 0.19, 0.27
"""Of the height: the name of the poster; the games."""
NAMES, SUM = 0.3, 0.12
"""Of the width."""
AWARDS, ROOMY = 0.105, 0.1
"""Of the height: the awards of the evening; a row that leaves them room."""
HOP = 0.5
"""Of a row's height: how high the arc is in which a crown hops."""
LARGE = 1.2
"""Letters over so many times their size take the room of the awards."""


class EveningPage:
    """Printed when it is laid out, but for what the beats move: the column of the last game, and the rows."""

    def __init__(self, of: Ending, area: Rect, evening: Evening, beats: EveningBeats | None = None) -> None:
        """`beats`: how far the last match has come; None: all of it is there."""
        self.of, self.area, self.evening = of, area, evening
        self.beats = beats if beats is not None else EveningBeats.at_rest(evening)
        sheet = Surface(area.size, pygame.SRCALPHA)
        self.rows: list[Rect] = []
        """Of each of them, on the page."""
        self.people: list[EveningRow] = []
        """What stands in them."""
        self.awards: list[Feat] = []
        """Of the evening, as far as there is room for them."""
        self._print(sheet)
        self._sheet = sheet

    # drawing

    def paint(self, surface: Surface) -> None:
        """Draw it as far as it has come."""
        surface.blit(self._sheet, self.area)
        self._paint_last(surface)
        for row in sorted(self.people, key=lambda row: self.beats.risen(row.name)):  # who rises passes over the others
            row.paint(surface, self.row_rect(row.name), self.beats)
        for start, goal in self.beats.hops:
            self._paint_hop(surface, start, goal)

    def row_rect(self, name: str) -> Rect:
        """Where somebody's row is in the window just now."""
        first, second = self.rows[0], self.rows[-1]
        pitch = (second.y - first.y) / max(1, len(self.rows) - 1)
        return first.move(self.area.x, self.area.y + round(pitch * self.beats.place(name)))

    def _paint_last(self, surface: Surface) -> None:
        """The last game comes in from the right, under the edge of the sum's column."""
        picture, column = self._last, self._columns[-1]
        x = column.x + round((self._games.right - column.x) * (1 - self.beats.column))
        seen = Rect(0, 0, max(0, self._games.right - x), picture.get_height())
        surface.blit(picture, (self.area.x + x, self.area.y + self._games.y), seen)

    def _paint_hop(self, surface: Surface, start: str, goal: str) -> None:
        """A crown in the air, in an arc; one from nowhere drops in from above."""
        row = next(row for row in self.people if row.name == goal)
        end = row.crown_rect(self.row_rect(goal))
        begin = end.move(0, -end.h * 3)
        if start:
            giver = next(row for row in self.people if row.name == start)
            begin = giver.crown_rect(self.row_rect(start))
        t = self.beats.hop
        lift = self.rows[0].h * HOP * 4 * t * (1 - t) if start else 0
        row.paint_crown(
            surface, (round(mix(begin.centerx, end.centerx, t)), round(mix(begin.centery, end.centery, t) - lift))
        )

    # printing

    def _print(self, sheet: Surface) -> None:
        look, evening = self.of.look, self.evening
        w, h = sheet.get_size()
        head = Rect(0, 0, w, round(h * HEAD))
        self._heading(sheet, head)
        names, total = round(w * NAMES), round(w * SUM)
        wide = (w - names - total) // max(4, len(evening.matches))
        top = head.bottom + look.px(12)
        games = Rect(names, top, w - names - total, round(h * GAMES))
        self._columns = [Rect(names + n * wide, games.y, wide, h - games.y) for n in range(len(evening.matches))]
        rule = fitted(look, self.of.tr("evening-rule"), "map", look.text(29), (round(names * 0.8), games.h), look.palette.k,
                      lines=4, floor=13, leading=1.08)  # fmt: skip
        sheet.blit(rule, (look.px(8), games.y + look.px(4)))
        self._games = games
        for match, column in zip(evening.matches[:-1], self._columns):
            self._game(sheet, Rect(column.x, games.y, column.w, games.h), match)
        self._last = Surface((wide, games.h), pygame.SRCALPHA)
        self._game(self._last, self._last.get_rect(), evening.matches[-1])
        label = look.label(self.of.tr("evening-points"), 21, look.palette.k, 1.2, total)
        sheet.blit(label, label.get_rect(midbottom=(w - total // 2, games.bottom)))
        rows = Rect(0, games.bottom + look.px(8), w, h - games.bottom - look.px(8))
        pygame.draw.line(sheet, look.palette.k, rows.topleft, rows.topright, max(2, look.px(4)))
        band = Rect(0, h - round(h * AWARDS), w, round(h * AWARDS))
        if look.frame.text_scale <= LARGE and rows.h - band.h >= round(h * ROOMY) * len(evening.people):
            self.awards = awards_of(evening, 3)
        if self.awards:
            self._print_awards(sheet, band)
            rows.h -= band.h + look.px(6)
        tall = min(rows.h // len(evening.people), look.px(132))
        self.rows = [Rect(0, rows.y + look.px(4) + n * tall, w, tall - look.px(4)) for n in range(len(evening.people))]
        self.people = [EveningRow(self.of, evening, self.awards, name, row.size, self._columns, w - total // 2)
                       for row, name in zip(self.rows, evening.people)]  # fmt: skip

    def _heading(self, sheet: Surface, head: Rect) -> None:
        look, inks, of = self.of.look, self.of.look.palette, self.of
        sheet.blit(sunburst(look, head.size, inks.c, inks.b, centre=(0.5, 1.8)), head)
        pygame.draw.rect(sheet, inks.k, head, max(3, look.px(6)))
        ribbon = Rect(0, 0, round(head.w * 0.5), round(head.h * 0.27))
        ribbon.midbottom = head.centerx, head.bottom - look.px(14)
        room = ribbon.y - head.y - look.px(4)
        px = min(look.px(104), round(room * 0.82))
        words = look.lettering.line(of.tr("evening-heading").upper(), "display", px, inks.paper, drop=inks.k,
                                    width=round(head.w * 0.8))  # fmt: skip
        sheet.blit(words, words.get_rect(center=(head.centerx, head.y + room // 2 + look.px(4))))
        notch = ribbon.h // 3
        tails = [ribbon.topleft, ribbon.topright, (ribbon.right - notch, ribbon.centery), ribbon.bottomright, ribbon.bottomleft,
                 (ribbon.x + notch, ribbon.centery)]  # fmt: skip
        pygame.draw.polygon(sheet, inks.k, tails)
        told = of.tr("evening-told", games=len(self.evening.matches), people=len(self.evening.people))
        line = fitted(look, told.upper(), "label", min(look.caps(28), round(ribbon.h * 0.75)), ribbon.size, inks.paper, lines=1,
                      floor=12, tracking=1.0)  # fmt: skip
        sheet.blit(line, line.get_rect(center=ribbon.center))

    def _game(self, sheet: Surface, room: Rect, match: Played) -> None:
        """A game as a small poster with its minutes."""
        look, inks, title = self.of.look, self.of.look.palette, match.title
        tall = look.caps(22) + look.px(14)
        wide, high = poster_size(title)
        scale = min((room.w - look.px(16)) / wide, (room.h - tall // 2) / high)
        box = Rect(0, 0, round(wide * scale), round(high * scale))
        box.midbottom = room.centerx, room.bottom - tall // 2
        if title in titles.titles():
            sheet.blit(poster(look, title, box.size), box)
        pygame.draw.rect(sheet, inks.k, box, max(2, look.px(3)))
        band = Rect(0, 0, box.w + look.px(10), tall)
        band.midbottom = box.centerx, room.bottom
        pygame.draw.rect(sheet, inks.k, band)
        words = look.label(
            self.of.tr("evening-minutes", n=max(1, round(match.seconds / 60))), 22, inks.paper, 0.8, band.w - 6
        )
        sheet.blit(words, words.get_rect(center=band.center))

    def _print_awards(self, sheet: Surface, band: Rect) -> None:
        """What is remembered, each with the face of whoever did it."""
        of, look, inks = self.of, self.of.look, self.of.look.palette
        pygame.draw.rect(sheet, inks.k, band)
        wide, pad = band.w // len(self.awards), look.px(14)
        for n, feat in enumerate(self.awards):
            box = Rect(band.x + n * wide, band.y, wide, band.h).inflate(-2 * pad, 0)
            star = shapes.star(round(box.h * 0.78), inks.b, inks.k, 16, 0.84).copy()
            if (seat := seat_of(of, feat.name)) >= 0:
                face = of.player_face(seat, round(star.get_width() * 0.62))
                star.blit(face, face.get_rect(center=star.get_rect().center))
            at = star.get_rect(midleft=box.midleft)
            sheet.blit(star, at)
            x = at.right + look.px(10)
            size = (box.right - x, round(box.h * 0.42))
            head = fitted(look, figure_of(of, feat), "display", look.caps(23), size, inks.paper, lines=1, floor=13)
            told = f"{feat.name} · {figure_words(feat.figure, feat.value)}"
            line = fitted(look, told, "text", look.text(20), size, inks.paper, lines=1, floor=13)
            sheet.blit(head, head.get_rect(midleft=(x, box.y + round(box.h * 0.32))))
            sheet.blit(line, line.get_rect(midleft=(x, box.y + round(box.h * 0.68))))
