"""The curve of a match on the results: what its game counts, a line for each seat, and the moments numbered on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.scenes.results_poster import crown
from game.scenes.results_sheets import Ending
from game.scenes.results_words import figure_words
from game.tabletop.story import Story, Turning
from game.ui import palette, shapes
from game.ui.look import Look

DASHES: tuple[tuple[int, int], ...] = ((1, 0), (16, 8), (4, 7), (24, 6), (10, 10), (2, 4))
"""Of each seat's line: so much inked, so much left out (design px). Lines that lie on one another can be told apart."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500)
FINE = 6
"""Points between two turns: lines bend."""


@dataclass(frozen=True, slots=True)
class Scale:
    """How turns and counts lie in a rectangle."""

    area: Rect
    turns: int
    """Between the first and the last."""
    low: int
    high: int

    def point(self, turn: float, value: float) -> tuple[float, float]:
        """Where a count stands."""
        across = self.area.x + self.area.w * turn / max(1, self.turns)
        return across, self.area.bottom - self.area.h * (value - self.low) / max(1, self.high - self.low)


def scale_of(story: Story, area: Rect) -> Scale:
    """The scale on which a story fills an area."""
    counts = [count for turn in story.turns for count in turn]
    low, high = min(0, *counts), max(1, *counts)
    return Scale(area, len(story.turns) - 1, low, high + max(1, (high - low) // 12))


def count_at(story: Story, seat: int, turn: float) -> float:
    """A seat's count between two turns, as the line shows it."""
    at = min(len(story.turns) - 1, max(0, int(turn)))
    one = story.turns[at][seat]
    other = story.turns[min(at + 1, len(story.turns) - 1)][seat]
    part = turn - at
    return one + (other - one) * part * part * (3 - 2 * part)


def marked_seat(of: Ending, moment: Turning) -> int:
    """On whose line a moment is numbered: whoever it changed most, else the first in place."""
    if 0 <= moment.seat < len(of.end.places):
        return moment.seat
    return min(range(len(of.end.places)), key=lambda seat: (of.end.places[seat], seat))


def printed_curve(of: Ending, size: tuple[int, int], story: Story, figure: str,
                  unit: str) -> tuple[Surface, Scale, list[Rect]]:  # fmt: skip
    """The ground with its numbers, lines and marks; the scale, on which the moments are numbered; where the lines' marks are."""
    look, inks = of.look, of.look.palette
    sheet = Surface(size, pygame.SRCALPHA)
    foot, side = look.caps(17) + look.px(8), look.px(46)
    edge = look.px(20)
    ground = Rect(side, 0, size[0] - side, size[1] - foot)
    pygame.draw.rect(sheet, palette.mix(inks.paper, (255, 255, 255), 0.2), ground, border_radius=look.px(8))
    plot = ground.inflate(-2 * edge, -2 * edge)
    room = look.px(18)  # for the crown over the highest line
    scale = scale_of(story, Rect(plot.x, plot.y + room, plot.w, plot.h - room))
    _levels(look, sheet, ground, scale, figure)
    _turns(of, sheet, ground, scale, unit)
    pygame.draw.rect(sheet, inks.k, ground, max(2, look.px(3)), border_radius=look.px(8))
    return sheet, scale, _lines(of, sheet, story, scale)


def _levels(look: Look, sheet: Surface, ground: Rect, scale: Scale, figure: str) -> None:
    unit = 2 if "half_points" in figure else 1
    step = next((step * unit for step in STEPS if (scale.high - scale.low) / (step * unit) <= 4), STEPS[-1])
    grey = palette.mix(look.palette.paper, look.palette.k, 0.35)
    for value in range(-(-scale.low // step) * step, scale.high + 1, step):
        y = round(scale.point(0, value)[1])
        for x in range(ground.x + look.px(6), ground.right - look.px(6), max(4, look.px(10))):
            sheet.fill(grey, Rect(x, y, max(1, look.px(2)), max(1, look.px(2))))
        words = look.label(figure_words(figure, value), 17, look.palette.k)
        sheet.blit(words, words.get_rect(midright=(ground.x - look.px(8), y)))


def _turns(of: Ending, sheet: Surface, ground: Rect, scale: Scale, unit: str) -> None:
    """Numbers under the ground as far as there is room for them, the first with what they count."""
    look = of.look
    words = [look.label(of.tr("results-start"), 17), look.label(f"{unit} 1", 17)]
    wide = max(words[1].get_width(), look.label(str(scale.turns), 17).get_width()) + look.px(16)
    step = max(1, -(-wide * max(1, scale.turns) // max(1, scale.area.w)))
    if words[0].get_width() / 2 + words[1].get_width() / 2 > scale.area.w / max(1, scale.turns) * step - look.px(10):
        step += 1
    for turn in range(0, scale.turns + 1, step):
        text = words[0] if turn == 0 else look.label(f"{unit} {turn}" if turn == step else str(turn), 17)
        x = round(scale.point(turn, 0)[0])
        spot = text.get_rect(midtop=(x, ground.bottom + look.px(5)))
        spot.right = min(spot.right, sheet.get_width())
        sheet.blit(text, spot)


def _lines(of: Ending, sheet: Surface, story: Story, scale: Scale) -> list[Rect]:
    """The lines, and at their ends the seats' marks: where these are."""
    look = of.look
    wide = max(2, look.px(5))
    seats = sorted(range(len(story.turns[0])), key=lambda seat: of.end.places[seat], reverse=True)
    for seat in seats:
        points = [
            scale.point(n / FINE, count_at(story, seat, n / FINE)) for n in range((len(story.turns) - 1) * FINE + 1)
        ]
        shift = (seat - (len(seats) - 1) / 2) * wide * 0.45  # lines of the same count stay side by side
        points = [(x, y + shift) for x, y in points]
        inked, left_out = DASHES[seat % len(DASHES)]
        for piece in dashed(points, look.px(inked) if left_out else 0, look.px(left_out)):
            _stroke(sheet, of.colour(seat), look.palette.k, piece, wide)
    ends: list[Rect] = []
    for seat in reversed(seats):
        x, y = scale.point(scale.turns, story.turns[-1][seat])
        sign = of.mark_disc(seat, max(16, look.px(26)))
        spot = sign.get_rect(center=(round(x), round(y)))
        while any(spot.colliderect(other) for other in ends):
            spot.x -= sign.get_width()
        ends.append(spot)
        if seat in of.end.winners:
            gold = crown(look, max(14, look.px(30)))
            sheet.blit(gold, gold.get_rect(midbottom=(spot.centerx, spot.y + spot.h // 4)))
        sheet.blit(sign, spot)
    return ends


def dashed(points: Sequence[tuple[float, float]], inked: int, gap: int) -> list[list[tuple[float, float]]]:
    """Cut a line into dashes; `gap` 0: it stays whole."""
    if gap <= 0:
        return [list(points)]
    pieces: list[list[tuple[float, float]]] = []
    left, on, piece = float(inked), True, [points[0]]
    for one, other in zip(points, points[1:]):
        dx, dy = other[0] - one[0], other[1] - one[1]
        length = (dx * dx + dy * dy) ** 0.5
        gone = 0.0
        while length - gone > left:
            gone += left
            cut = one[0] + dx * gone / length, one[1] + dy * gone / length
            if on:
                pieces.append([*piece, cut])
            on, piece, left = not on, [cut], float(gap if on else inked)
        left -= length - gone
        piece.append(other)
    return [*pieces, piece] if on and len(piece) > 1 else pieces


def _stroke(sheet: Surface, ink: palette.Colour, key: palette.Colour, points: Sequence[tuple[float, float]],
            wide: int) -> None:  # fmt: skip
    for colour, px in ((key, wide + 2), (ink, wide)):
        for one, other in zip(points, points[1:]):
            pygame.draw.line(sheet, colour, one, other, px)
        for point in points:
            pygame.draw.circle(sheet, colour, point, px / 2)


def number_disc(look: Look, n: int, px: int) -> Surface:
    """The number of a moment, on the curve and on its card."""
    sheet = shapes.disc(px, palette.STRAW, look.palette.k, 0.09).copy()
    words = look.lettering.line(str(n), "display", max(11, round(px * 0.56)), look.palette.k)
    sheet.blit(words, words.get_rect(center=sheet.get_rect().center))
    return sheet
