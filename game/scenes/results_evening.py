"""The third leaf of the results: the evening, a poster of all games between the same people, with a row for each of them."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game import titles
from game.evening import Evening, Feat, awards_of, fame_of, has_won
from game.scenes.results_poster import crown
from game.scenes.results_sheets import Ending
from game.scenes.results_words import figure_words
from game.ui import palette, shapes
from game.ui.fitting import fitted
from game.ui.posters import poster, poster_size
from game.ui.sunburst import sunburst
from game.words import title_words

COMES_S = 0.24
"""While one column comes."""
HEAD, GAMES = 0.19, 0.27
"""Of the height: the name of the poster; the games."""
NAMES, SUM = 0.3, 0.12
"""Of the width."""
AWARDS, ROOMY = 0.105, 0.1
"""Of the height: the awards of the evening; a row that leaves them room."""
LEAST = 13
"""Pixels of the smallest letters."""
LARGE = 1.2
"""Letters over so many times their size take the room of the awards."""


class EveningPage:
    """Printed when it is laid out; a column after another is uncovered (`seconds`)."""

    def __init__(self, of: Ending, area: Rect, evening: Evening) -> None:
        self.of, self.area, self.evening = of, area, evening
        sheet = Surface(area.size, pygame.SRCALPHA)
        self._columns: list[Rect] = []
        self.rows: list[Rect] = []
        """Of each of them, on the page."""
        self.awards: list[Feat] = []
        """Of the evening, as far as there is room for them."""
        self._print(sheet)
        self._sheet = sheet
        self.seconds = COMES_S * (len(evening.matches) + 1)

    def come(self, before_s: float, shown_s: float) -> list[str]:
        """The sounds of what has come between two moments: a column each, then the crown."""
        came = range(int(before_s / COMES_S) + 1, min(int(shown_s / COMES_S), len(self._columns) + 1) + 1)
        return ["coin" if n > len(self._columns) else "count_tally" for n in came]

    def paint(self, surface: Surface, shown_s: float) -> None:
        """What has come after so long."""
        come = int(shown_s / COMES_S)
        if come > len(self._columns):
            surface.blit(self._sheet, self.area)
            return
        right = self._columns[come].x if come < len(self._columns) else self._columns[-1].right
        surface.blit(self._sheet, self.area, Rect(0, 0, right, self.area.h))

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
        for match, column in zip(evening.matches, self._columns):
            self._game(
                sheet, Rect(column.x, games.y, column.w, games.h), match.title, max(1, round(match.seconds / 60))
            )
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
        for row, name in zip(self.rows, evening.people):
            self._row(sheet, row, name, w - total // 2)

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

    def _game(self, sheet: Surface, room: Rect, title: str, minutes: int) -> None:
        """A game as a small poster with its minutes."""
        look, inks = self.of.look, self.of.look.palette
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
        words = look.label(self.of.tr("evening-minutes", n=minutes), 22, inks.paper, 0.8, band.w - 6)
        sheet.blit(words, words.get_rect(center=band.center))

    def _row(self, sheet: Surface, row: Rect, name: str, sum_x: int) -> None:
        """Face, name, what was won in each game, all points."""
        of, look, inks, evening = self.of, self.of.look, self.of.look.palette, self.evening
        leads = name in evening.leaders
        if leads:
            sheet.blit(look.panel("plate_active", row.size), row)
        else:
            pygame.draw.line(sheet, inks.k, row.bottomleft, row.bottomright, max(1, look.px(2)))
        side = min(round(row.h * 0.78), look.px(96))
        seat = self._seat(name)
        at = Rect(look.px(16), row.centery - side // 2, side, side)
        if seat >= 0:
            sheet.blit(of.marked_face(seat, side, of.player_face), at)
        if leads:
            sign = crown(look, round(side * 0.5))
            sheet.blit(sign, sign.get_rect(midbottom=(at.centerx, at.y + round(side * 0.22))))
        left = at.right + look.px(22)
        self._who(sheet, Rect(left, row.y, self._columns[0].x - left - look.px(8), row.h), name)
        for match, column, points in zip(evening.matches, self._columns, evening.points(name)):
            mark = self._won(side) if has_won(match, name) else self._placed(round(side * 0.56), points)
            sheet.blit(mark, mark.get_rect(center=(column.centerx, row.centery)))
        total = look.lettering.line(str(evening.total(name)), "display", min(look.px(72), round(row.h * 0.8)), inks.k)
        sheet.blit(total, total.get_rect(center=(sum_x, row.centery)))

    def _seat(self, name: str) -> int:
        """Where somebody sat in the last match; -1: nowhere."""
        return next((player.seat for player in self.of.players if player.name == name), -1)

    def _figure(self, feat: Feat) -> str:
        words = title_words(feat.title, self.of.words.program)
        return words.maybe(f"tally-{feat.figure}") or feat.figure

    def _print_awards(self, sheet: Surface, band: Rect) -> None:
        """What is remembered, each with the face of whoever did it."""
        of, look, inks = self.of, self.of.look, self.of.look.palette
        pygame.draw.rect(sheet, inks.k, band)
        wide, pad = band.w // len(self.awards), look.px(14)
        for n, feat in enumerate(self.awards):
            box = Rect(band.x + n * wide, band.y, wide, band.h).inflate(-2 * pad, 0)
            star = shapes.star(round(box.h * 0.78), inks.b, inks.k, 16, 0.84).copy()
            if (seat := self._seat(feat.name)) >= 0:
                face = of.player_face(seat, round(star.get_width() * 0.62))
                star.blit(face, face.get_rect(center=star.get_rect().center))
            at = star.get_rect(midleft=box.midleft)
            sheet.blit(star, at)
            x = at.right + look.px(10)
            size = (box.right - x, round(box.h * 0.42))
            head = fitted(look, self._figure(feat), "display", look.caps(23), size, inks.paper, lines=1, floor=13)
            told = f"{feat.name} · {figure_words(feat.figure, feat.value)}"
            line = fitted(look, told, "text", look.text(20), size, inks.paper, lines=1, floor=13)
            sheet.blit(head, head.get_rect(midleft=(x, box.y + round(box.h * 0.32))))
            sheet.blit(line, line.get_rect(midleft=(x, box.y + round(box.h * 0.68))))

    def _told_of(self, name: str, wide: int) -> str:
        """What somebody will be known for, as far as a line has room for it; else how often they won."""
        lettering = self.of.look.lettering
        for feat in fame_of(self.evening, name, self.awards):
            words = f"{self._figure(feat)} · {figure_words(feat.figure, feat.value)}"
            if lettering.width(words, "text", LEAST) <= wide:
                return words
        return self.of.tr("evening-cups", n=self.evening.cups(name))

    def _who(self, sheet: Surface, room: Rect, name: str) -> None:
        """A name over what they will be known for; beside it in a row too low for both."""
        look, inks, lettering = self.of.look, self.of.look.palette, self.of.look.lettering
        px, small = look.caps(34), look.text(21)
        if lettering.height("display", px) + lettering.height("text", small) <= room.h:
            px, small = min(px, round(room.h * 0.42)), min(small, max(LEAST, round(room.h * 0.26)))
            words = lettering.line(name, "display", px, inks.k, width=room.w)
            below = fitted(look, self._told_of(name, room.w), "text", small, room.size, inks.k, lines=1, floor=LEAST)
            top = room.centery - (words.get_height() + below.get_height()) // 2 - look.px(4)
            sheet.blit(words, (room.x, top))
            sheet.blit(below, (room.x, top + words.get_height()))
            return
        half = room.w // 2
        below = lettering.line(
            self._told_of(name, half), "text", min(small, round(room.h * 0.5)), inks.k, width=half, floor=LEAST
        )
        left = room.w - below.get_width() - look.px(10)
        words = lettering.line(name, "display", min(px, round(room.h * 0.55)), inks.k, width=left)
        sheet.blit(words, words.get_rect(midleft=room.midleft))
        sheet.blit(below, below.get_rect(midright=room.midright))

    def _won(self, px: int) -> Surface:
        look, inks = self.of.look, self.of.look.palette
        star = shapes.star(px, inks.b, inks.k, 16, 0.84).copy()
        cup = look.mark("trophy", round(px * 0.46), inks.paper)
        star.blit(cup, cup.get_rect(center=star.get_rect().center))
        return star

    def _placed(self, px: int, points: int) -> Surface:
        """A number in a ring; nothing won: in a broken one."""
        look, inks = self.of.look, self.of.look.palette
        sheet = Surface((px, px), pygame.SRCALPHA)
        ink = inks.k if points else palette.DIM_TEXT
        if points:
            sheet.blit(shapes.disc(px, inks.paper, inks.k, 0.05), (0, 0))
        else:
            shapes.dashes(sheet, sheet.get_rect().inflate(-4, -4), 0, ink, None, 2)
        number = look.lettering.line(str(points), "display", round(px * 0.6), ink)
        sheet.blit(number, number.get_rect(center=(px // 2, px // 2)))
        return sheet
