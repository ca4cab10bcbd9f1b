"""One player's row on the poster of an evening: face, name and fame, what was won in each game, all points."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.evening import Evening, Feat, fame_of, has_won
from game.scenes.results_beats import EveningBeats
from game.scenes.results_poster import crown
from game.scenes.results_sheets import Ending
from game.scenes.results_words import figure_words
from game.ui import palette, shapes
from game.ui.fitting import fitted, fitted_name
from game.words import title_words

LEAST = 13
"""Pixels of the smallest letters."""
STAMP = 0.9
"""By how much points are larger when they begin to come down."""


def figure_of(of: Ending, feat: Feat) -> str:
    """Return what the figure of a feat is called in its game."""
    words = title_words(feat.title, of.words.program)
    return words.maybe(f"tally-{feat.figure}") or feat.figure


def seat_of(of: Ending, name: str) -> int:
    """Return where somebody sat in the last match; -1: nowhere."""
    return next((player.seat for player in of.players if player.name == name), -1)


class EveningRow:
    """Printed when it is laid out, but for what moves: the points of the last game, the sum, the plate and crown of whoever
    leads."""

    def __init__(self, of: Ending, evening: Evening, awards: Sequence[Feat], name: str, size: tuple[int, int],
                 columns: Sequence[Rect], sum_x: int) -> None:  # fmt: skip
        """`columns`: of the games, from the row's left edge on; `awards` are told elsewhere."""
        self.of, self.name, self.size = of, name, size
        self._evening, self._awards, self._sum_x = evening, awards, sum_x
        look = of.look
        h = size[1]
        side = min(round(h * 0.78), look.px(96))
        self._face = Rect(look.px(16), h // 2 - side // 2, side, side)
        self._sheet = Surface(size, pygame.SRCALPHA)
        if (seat := seat_of(of, name)) >= 0:
            self._sheet.blit(of.marked_face(seat, side, of.player_face), self._face)
        self._crown = crown(look, round(side * 0.5))
        left = self._face.right + look.px(22)
        self.print_name(self._sheet, Rect(left, 0, columns[0].x - left - look.px(8), h))
        marks = [self._won(side) if has_won(match, name) else self._placed(round(side * 0.56), points)
                 for match, points in zip(evening.matches, evening.points(name))]  # fmt: skip
        for mark, column in zip(marks[:-1], columns):
            self._sheet.blit(mark, mark.get_rect(center=(column.centerx, h // 2)))
        self._last, self._last_x = marks[-1], columns[-1].centerx

    # ------------------------------------------------------------------ drawing

    def paint(self, surface: Surface, at: Rect, beats: EveningBeats) -> None:
        """Draw it where it is just now, as far as it has come."""
        look, name = self.of.look, self.name
        if beats.risen(name):
            self._ground(surface, at)
        if name in beats.crowned:
            surface.blit(look.panel("plate_active", at.size), at)
        else:
            pygame.draw.line(surface, look.palette.k, at.bottomleft, at.bottomright, max(1, look.px(2)))
        surface.blit(self._sheet, at)
        if name in beats.crowned:
            surface.blit(self._crown, self.crown_rect(at))
        if (come := beats.stamped.get(name, 0.0)) > 0:
            mark = self._last
            if come < 1:
                mark = pygame.transform.rotozoom(mark, 0, 1 + STAMP * (1 - come))
            surface.blit(mark, mark.get_rect(center=(at.x + self._last_x, at.centery)))
        total = look.lettering.line(
            str(beats.totals[name]), "display", min(look.px(72), round(at.h * 0.8)), look.palette.k
        )
        surface.blit(total, total.get_rect(center=(at.x + self._sum_x, at.centery)))

    def crown_rect(self, at: Rect) -> Rect:
        """Where the crown stands, or would, while the row is at a place."""
        face = self._face.move(at.topleft)
        return self._crown.get_rect(midbottom=(face.centerx, face.y + round(face.h * 0.22)))

    def paint_crown(self, surface: Surface, centre: tuple[int, int]) -> None:
        """Draw the crown in the air."""
        surface.blit(self._crown, self._crown.get_rect(center=centre))

    def _ground(self, surface: Surface, at: Rect) -> None:
        """A slip of paper, so that rows that pass each other can be told apart."""
        look = self.of.look
        shadow, (dx, dy) = look.pieces.shadow(at.size, 5)
        surface.blit(shadow, at.move(dx, dy))
        pygame.draw.rect(surface, look.palette.paper, at)
        pygame.draw.rect(surface, look.palette.k, at, max(1, look.px(2)))

    # ------------------------------------------------------------------ printing

    def _told_of(self, wide: int) -> str:
        """What somebody will be known for, as far as a line has room for it; else how often they won."""
        lettering = self.of.look.lettering
        for feat in fame_of(self._evening, self.name, self._awards):
            words = f"{figure_of(self.of, feat)} · {figure_words(feat.figure, feat.value)}"
            if lettering.width(words, "text", LEAST) <= wide:
                return words
        return self.of.tr("evening-cups", n=self._evening.cups(self.name))

    def print_name(self, sheet: Surface, room: Rect) -> None:
        """A name over what they will be known for, in letters that let both stand; alone in a row too low for that."""
        look, inks, lettering = self.of.look, self.of.look.palette, self.of.look.lettering
        px = min(look.caps(34), round(room.h * 0.42))
        small = min(look.text(21), max(LEAST, round(room.h * 0.26)))
        while px > LEAST and lettering.height("display", px) + lettering.height("text", small) > room.h:
            px, small = px - 1, max(LEAST, small - 1)
        if px <= LEAST:
            words = fitted_name(look, self.name, min(look.caps(34), round(room.h * 0.55)), room.size, inks.k, lines=1)
            sheet.blit(words, words.get_rect(midleft=room.midleft))
            return
        words = fitted_name(look, self.name, px, room.size, inks.k, lines=1)
        below = fitted(look, self._told_of(room.w), "text", small, room.size, inks.k, lines=1, floor=LEAST)
        capital = lettering.line("H", "display", px, inks.k).get_bounding_rect().h
        high = below.get_bounding_rect().h
        gap = min(look.px(12), max(2, (room.h - capital - high) // 4))
        top = room.centery - (capital + gap + high) // 2
        sheet.blit(words, (room.x, top - words.get_bounding_rect().y))
        sheet.blit(below, (room.x, top + capital + gap - below.get_bounding_rect().y))

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
