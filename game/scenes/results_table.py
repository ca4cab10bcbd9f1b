"""The table of the score: a row for each seat by its place, a column for each figure, in each cell the number and its bar."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.scenes.results_sheets import Ending, spans, telling
from game.scenes.results_words import amount
from game.tabletop.score_sheet import seats_by_place
from game.ui import palette, shapes
from game.ui.fitting import fitted, fitted_name

NAME = 0.3
"""The least part of a row that place, face and name take."""
STAR, FACE = (0.7, 190), (0.76, 250)
"""How tall the star with the place and the face are: as parts of their row, and at most, in design pixels."""


class Columns(NamedTuple):
    """What a place rests on, and what is told beside it. A total stands after the three figures that it is the sum of; a score
    is no sum of what stands beside it and stands alone."""

    decide: tuple[str, ...]
    more: tuple[str, ...]


def columns(of: Ending) -> Columns:
    """Return all figures that tell something."""
    tally, figures = telling(of.end.tally), list(of.all_figures())
    decide = tally
    if "score" in tally:
        decide = ["score"]
    elif "total" in tally:
        decide = [*[name for name in tally if name != "total"][:3], "total"]
    return Columns(tuple(decide), tuple(name for name in figures if name not in decide))


class ScoreTable:
    """Fills its rectangle, however few seats there are."""

    def __init__(self, of: Ending, rect: Rect) -> None:
        self.of, self.rect = of, rect
        look = of.look
        self.order = seats_by_place(of.end.places)
        self.gap = look.px(12)
        decide, more = columns(of)
        least, self._between = look.px(104), look.px(28)
        row = rect.h // max(1, len(self.order))
        who = self._size(row, STAR) + round(1.1 * self._size(row, FACE)) + look.px(66 + 310)
        room = rect.w - max(round(rect.w * NAME), who) - self._between
        shown = [*decide, *more][: max(1, room // least)]
        self.decide = [name for name in decide if name in shown]
        self.more = [name for name in more if name in shown]
        self.wide = min(look.px(380), room // max(1, len(shown)))
        self._labels = {name: self._label(name) for name in shown}
        heading = look.label(of.tr("results-standing"), 23).get_height()
        self._head = max([heading, *(label.get_height() for label in self._labels.values())]) + look.px(10)
        self.row = (rect.h - self._head) // max(1, len(self.order)) - self.gap

    def _size(self, row: int, of: tuple[float, int]) -> int:
        return min(round(row * of[0]), self.of.look.px(of[1]))

    def _letters(self, row: int, tall: tuple[float, int], low: tuple[float, int]) -> int:
        """How large letters are, each as a part of their row and at most, in design pixels: in a tall row and in a low one."""
        return max(min(round(row * part), self.of.look.caps(most)) for part, most in (tall, low))

    def _label(self, name: str) -> Surface:
        look = self.of.look
        return fitted(look, self.of.figure(name).upper(), "label", look.caps(22), (self.wide - look.px(14), look.px(60)),
                      look.palette.k, floor=11, align="centre", leading=1.0)  # fmt: skip

    def lefts(self) -> dict[str, int]:
        """Return where each column begins."""
        right = self.rect.right - self.of.look.px(20)
        split = right - self.wide * len(self.more)
        first = split - self.wide * len(self.decide) - (self._between if self.more else 0)
        return {
            **{name: first + n * self.wide for n, name in enumerate(self.decide)},
            **{name: split + n * self.wide for n, name in enumerate(self.more)},
        }

    def boxes(self) -> dict[int, Rect]:
        """Return each seat's row, from the first place to the last."""
        y = self.rect.y + self._head
        return {seat: Rect(self.rect.x, y + n * (self.row + self.gap), self.rect.w, self.row)
                for n, seat in enumerate(self.order)}  # fmt: skip

    def paint(self, surface: Surface, grown: float) -> None:
        of, look, lefts = self.of, self.of.look, self.lefts()
        foot = self.rect.y + self._head - look.px(8)
        head = look.label(of.tr("results-standing"), 23, palette.RED_TEXT, 2.0, min([*lefts.values(), self.rect.right]))
        surface.blit(head, head.get_rect(bottomleft=(self.rect.x, foot)))
        for name, label in self._labels.items():
            surface.blit(label, label.get_rect(midbottom=(lefts[name] + self.wide // 2, foot)))
        for seat, box in self.boxes().items():
            won = seat in of.end.winners
            look.paper(surface, "plate_active" if won else "plate", box, 4)
            self._who(surface, box, seat, min([*lefts.values(), box.right - look.px(20)]))
            if self.more and self.decide:
                x = lefts[self.more[0]] - self._between // 2
                surface.fill(look.palette.k, Rect(x, box.y + box.h // 5, max(1, look.px(2)), box.h * 3 // 5))
            for name, x in lefts.items():
                self._cell(surface, Rect(x, box.y, self.wide, box.h).inflate(-look.px(20), 0), name, seat, grown)

    def _who(self, surface: Surface, box: Rect, seat: int, right: int) -> None:
        """Place, face, name, and in one line what else there is to say of a seat."""
        of, look = self.of, self.of.look
        inks, pad = look.palette, look.px(22)
        size = self._size(box.h, STAR)
        knob = shapes.star(size, inks.b if seat in of.end.winners else inks.k, inks.k, 11, 0.8)
        at = knob.get_rect(midleft=(box.x + pad, box.centery))
        surface.blit(knob, at)
        place = of.place(seat)
        number = (
            look.lettering.line(place, "display", max(16, round(size * 0.44)), inks.paper)
            if place
            else look.mark("cross", max(16, round(size * 0.36)), inks.paper)
        )
        surface.blit(number, number.get_rect(center=at.center))
        face = of.marked_face(seat, self._size(box.h, FACE))
        spot = face.get_rect(midleft=(at.right + pad, box.centery))
        surface.blit(face, spot)
        x = spot.right + pad
        room = max(40, right - look.px(12) - x)
        name = fitted_name(look, of.name(seat), self._letters(box.h, (0.27, 84), (0.38, 30)), (room, box.h // 2), inks.k,
                           lines=1)  # fmt: skip
        told = self.told(seat)
        small = fitted(look, told.upper(), "label", max(12, self._letters(box.h, (0.15, 28), (0.24, 18))),
                       (room, box.h - name.get_height()), inks.k, floor=11, leading=1.0) if told else None  # fmt: skip
        lead = round(name.get_height() * 0.14)
        top = box.centery - (name.get_height() + (small.get_height() - lead if small else 0)) // 2
        surface.blit(name, (x, top))
        if small:
            surface.blit(small, (x, top + name.get_height() - lead))

    def told(self, seat: int) -> str:
        of, player = self.of, self.of.player(seat)
        told = [of.words.maybe(f"crown-{player.crown}") or of.tr("results-winner")] if seat in of.end.winners else []
        told += [of.told.unscored[seat]] if seat in of.told.unscored else []
        told += [of.tr("results-resigned")] if seat in of.told.resigned else []
        told += [of.told.roles[seat]] if of.told.roles.get(seat) else []
        told += [player.name] if of.told.known.get(seat) and seat != of.seat else []
        told += [of.tr("results-you")] if seat == of.seat else []
        return " · ".join([*told, *of.played_by(seat)])

    def _cell(self, surface: Surface, cell: Rect, name: str, seat: int, grown: float) -> None:
        """The number over its bar, which is as long as it is beside the other seats'."""
        of, look = self.of, self.of.look
        inks = look.palette
        values = of.all_figures()[name]
        value = values[seat] if seat < len(values) else 0
        high = self._letters(cell.h, (0.34, 96), (0.42, 40))
        number = look.lettering.line(of.number(name, seat, round(value * grown)), "display", high, inks.k, width=cell.w)
        thick = max(6, min(look.px(40), round(cell.h * 0.14)))
        top = cell.centery - (number.get_height() + thick) // 2
        surface.blit(number, number.get_rect(midtop=(cell.centerx, top)))
        track = Rect(cell.x, top + number.get_height(), cell.w, thick)
        surface.fill(palette.mix(inks.paper, inks.k, 0.1), track)
        amounts = [*(amount(name, one) for one in values), 0]
        (start, long), nought = spans(amounts, track.w)[min(seat, len(values))], spans(amounts, track.w)[-1][0]
        bar = Rect(track.x + start, track.y, round(long * grown), thick)
        if value < 0:
            bar.right = track.x + start + long  # it grows to the left
        if bar.w:
            surface.fill(of.colour(seat), bar)
        pygame.draw.rect(surface, inks.k, track, max(1, look.px(2)))
        if nought:
            surface.fill(inks.k, Rect(track.x + nought, track.y, max(1, look.px(2)), thick).inflate(0, thick // 2))
