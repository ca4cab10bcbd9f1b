"""Parts of the results: what an ending is told with, the chart of the tally, the stamp of fairness."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game import titles
from game.engine.match import Result
from game.evening import SCORES
from game.scenes.results_seats import SeatsTold
from game.scenes.results_words import NO_SCORE, amount, figure_words
from game.session.people import portrait_of
from game.tabletop.feed import Player
from game.tabletop.score_sheet import seats_by_place
from game.ui import palette, shapes
from game.ui.fitting import fitted
from game.ui.living import Face
from game.ui.look import Look
from game.ui.palette import Colour
from game.ui.widgets.base import Widget
from game.ui.widgets.players import portrait
from game.words import Words

Figures = Sequence[tuple[str, str, tuple[int, ...]]]
"""Name of a figure, its words, its value for each seat."""


SIGN_INKS = {"tick": palette.GREEN_TEXT, "cross": palette.RED_TEXT}
LOW, LOWEST = 12, 10
"""Pixels that a bar is high where all figures of the chart stand below one another; that any bar is high at least."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What the sheets tell of: the end of a match, its players, and how both are worded and drawn."""

    look: Look
    tr: Callable[..., str]
    words: Words
    """The game's words."""
    end: Result
    seat: int
    """Whose results they are."""
    players: Sequence[Player]
    told: SeatsTold = field(default_factory=SeatsTold)
    language: str = ""
    counted: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Figures of each seat that the title counts along the way (`titles.figures`); none without a recording."""
    title: str = ""
    """Which game it was."""

    def all_figures(self) -> dict[str, Sequence[int]]:
        """Return the figures that tell something: those of the tally, then what was counted and tells seats apart."""
        shown: dict[str, Sequence[int]] = {name: self.end.tally[name] for name in telling(self.end.tally)}
        shown.update({name: values for name, values in self.counted.items() if len(set(values)) > 1})
        return shown

    def name(self, seat: int) -> str:
        """Return what a seat was called at the table."""
        return self.told.known.get(seat) or self.player(seat).name

    def place(self, seat: int) -> str:
        """Return the number of a seat's place; nobody has one in a match that all have lost."""
        return str(self.end.places[seat]) if self.end.winners else ""

    def player(self, seat: int) -> Player:
        """Return who sat there."""
        found = next((p for p in self.players if p.seat == seat), None)
        return found if found is not None else Player(seat, "?", seat)

    def played_by(self, seat: int) -> list[str]:
        """Return how well the bot of a seat plays, or that one sat in for its player when the match ended."""
        player = self.player(seat)
        if player.bot:
            return [self.tr("lobby-bot", level=self.tr(f"level-{player.bot}"))]
        return [self.tr("results-sat-in")] if player.sitter else []

    def figure(self, name: str) -> str:
        """Return what a figure of the tally is called."""
        return self.words.maybe(f"tally-{name}") or name

    def number(self, name: str, seat: int, value: int) -> str:
        """Return the value of a seat's figure in digits; a seat that has no score has no nought there either."""
        return NO_SCORE if name in SCORES and seat in self.told.unscored else figure_words(name, value)

    def colour(self, seat: int) -> Colour:
        """Return a seat's colour. It never stands alone: see `mark_disc`."""
        return palette.SEATS[self.player(seat).colour % len(palette.SEATS)][0]

    def player_face(self, seat: int, px: int, mood: Face = "") -> Surface:
        """Return the round portrait of whoever sat there, with what it does with its eyes and mouth."""
        player = self.player(seat)
        picture = self.look.portrait(portrait_of(str(player.portrait), player.name), max(128, px), mood)
        return portrait(self.look, mood, player.name, px, player.colour, picture)

    def face(self, seat: int, px: int, mood: Face = "") -> Surface:
        """Return the head of the seat's figure where the game gives it one, else its player."""
        player, figure = self.player(seat), self.told.figures.get(seat, "")
        if not figure:
            return self.player_face(seat, px, mood)
        moods = f"moods_{figure}"
        if mood and self.look.has_picture(moods):
            return portrait(
                self.look, mood, player.name, px, player.colour, self.look.picture(moods, (px, px), cell=mood)
            )
        head = f"face_{figure}" if self.look.has_picture(moods) else figure
        return portrait(self.look, head, player.name, px, player.colour)

    def mark_disc(self, seat: int, px: int) -> Surface:
        """Return a seat's mark on a disc of its colour."""
        disc = shapes.disc(px, self.colour(seat), self.look.palette.k, 0.09).copy()
        mark = self.look.seat_mark(self.player(seat).colour, round(px * 0.6), self.look.palette.paper)
        disc.blit(mark, mark.get_rect(center=disc.get_rect().center))
        return disc

    def marked_face(
        self, seat: int, px: int, face: Callable[[int, int, Face], Surface] | None = None, mood: Face = ""
    ) -> Surface:
        """Return the portrait (`face`: another than the seat's figure), so many pixels tall and a little wider, with the
        seat's mark at its foot."""
        small = max(16, round(px * 0.36))
        sheet = Surface((px + small // 4, px + small // 8), pygame.SRCALPHA)
        sheet.blit((face or self.face)(seat, px, mood), (0, 0))
        mark = self.mark_disc(seat, small)
        sheet.blit(mark, mark.get_rect(bottomright=sheet.get_rect().bottomright))
        return sheet


def paint_heading(look: Look, surface: Surface, area: Rect, text: str) -> int:
    """Paint a heading at the top of an area; return where what stands under it begins."""
    head = look.label(text, 23, palette.RED_TEXT, 2.0, area.w)
    surface.blit(head, area.topleft)
    return area.y + head.get_height() + look.px(10)


def in_reading_order(title: str, tally: Mapping[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """Return the figures of a tally as the title wants them read; what it does not name stands before them. What only breaks
    ties is left out where seats are even in it too."""
    figures = titles.figures(title)
    order, ties = (figures.order, figures.ties) if figures is not None else ((), ())
    told = ((name, values) for name, values in tally.items() if name not in ties or len(set(values)) > 1)
    return dict(sorted(told, key=lambda item: order.index(item[0]) if item[0] in order else -1))


def telling(tally: Mapping[str, Sequence[int]]) -> list[str]:
    """Return the figures that tell something: of a match lost by all, not the noughts."""
    return [name for name, values in tally.items() if any(values)]


def spans(values: Sequence[float], room: int, every: Sequence[float] = ()) -> list[tuple[int, int]]:
    """Return where each bar begins and how long it is, in pixels, on the scale of `every` value beside it too: what is below
    nought lies left of it."""
    low, high = min(0, *values, *every), max(0, *values, *every)
    unit = room / max(1, high - low)
    nought = round(-low * unit)
    return [(nought - round(-value * unit) if value < 0 else nought, round(abs(value) * unit)) for value in values]


def chart(of: Ending, surface: Surface, area: Rect, figures: Figures, grown: float) -> None:
    """A bar for each seat and figure, in the seat's colour with its mark: never told by colour alone. All are on one scale, and
    seats stand as their places are. Many figures of many seats stand in two columns, of too many the first ones."""
    look = of.look
    if not figures or area.h < 30:
        return
    seats = max(1, len(of.end.places))
    head, gap = look.caps(19) + look.px(10), look.px(4)

    def high(block: int) -> int:
        return min(look.px(34), (block - head - look.px(10)) // seats - gap)

    rows = len(figures)
    if high(area.h // rows) < LOW:
        rows = -(-rows // 2)
        while rows > 1 and high(area.h // rows) < LOWEST:
            rows, figures = rows - 1, figures[: 2 * rows - 2]
    block = area.h // rows
    wide = area.w if rows == len(figures) else (area.w - look.px(20)) // 2
    for at in range(0, len(figures), rows):
        column = Rect(area.x + at // rows * (area.w - wide), area.y, wide, area.h)
        _bars(of, surface, column, figures[at : at + rows], grown, (block, max(LOWEST, high(block))))


def _bars(of: Ending, surface: Surface, area: Rect, figures: Figures, grown: float, sizes: tuple[int, int]) -> None:
    """A column of the chart; `sizes`: how high a figure may be, and how high its bars are."""
    look, inks = of.look, of.look.palette
    order, (block, bar_h) = seats_by_place(of.end.places), sizes
    every = [amount(name, value) for name, values in of.all_figures().items() for value in values]
    head = look.caps(19) + look.px(10)
    y = area.y
    for name, text, values in figures:
        label = look.label(text, 19, inks.k, 1.0, area.w)
        surface.blit(label, (area.x, y))
        line = y + head
        sign = max(14, min(bar_h, look.px(28)))
        left = area.x + sign + look.px(14)
        room = area.right - left - look.px(70)
        bars = spans([*(amount(name, value) for value in values), 0], room, every)
        for seat in order:
            colour = of.colour(seat)
            mark = of.mark_disc(seat, sign)
            surface.blit(mark, mark.get_rect(midleft=(area.x, line + bar_h // 2)))
            value = values[seat] if seat < len(values) else 0
            start, long = bars[min(seat, len(values))]
            bar = Rect(left + start, line, max(look.px(4), round(long * grown)), bar_h)
            if value < 0:
                bar.right = left + start + long  # it grows to the left
            surface.fill(colour if value else inks.paper, bar)
            pygame.draw.rect(surface, inks.k, bar, max(1, look.px(2)))
            number = look.lettering.line(
                of.number(name, seat, round(value * grown)), "display", max(13, min(look.caps(20), bar_h)), inks.k
            )
            surface.blit(number, number.get_rect(midleft=(bar.right + look.px(10), bar.centery)))
            line += bar_h + look.px(4)
        y += min(block, head + len(order) * (bar_h + look.px(4)) + look.px(22))


class SmallStamp(Widget):
    """The sign and heading of `Stamp` in one line."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, tip: str, verdict: Callable[[], tuple[str, str, str]],
                 explain: Callable[[], object]) -> None:  # fmt: skip
        super().__init__(look, rect, "stamp", tip=tip, order=8)
        self.verdict, self.explain = verdict, explain

    def activate(self) -> None:
        self.explain()

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        sign, heading, _ = self.verdict()
        colour = SIGN_INKS.get(sign, inks.k)
        size = min(self.rect.h, look.px(34))
        disc = shapes.disc(size, colour, inks.k, 0.08)
        words = fitted(look, heading.upper(), "label", look.caps(21), (self.rect.w - size - look.px(10), self.rect.h),
                       colour, lines=2, floor=12, leading=1.0)  # fmt: skip
        at = words.get_rect(midright=self.rect.midright)
        surface.blit(words, at)
        spot = disc.get_rect(midright=(at.x - look.px(8), self.rect.centery))
        surface.blit(disc, spot)
        mark = look.mark(sign, round(size * 0.56), inks.paper)
        surface.blit(mark, mark.get_rect(center=spot.center))
        if self.focus:
            self.ring_round(surface)


class Stamp(Widget):
    """Verified fair, or what there is to say instead. A click tells what that proves."""

    focusable = True

    def __init__(
        self,
        look: Look,
        rect: Rect,
        tip: str,
        verdict: Callable[[], tuple[str, str, str]],
        explain: Callable[[], object],
    ) -> None:
        super().__init__(look, rect, "stamp", tip=tip, order=8)
        self.verdict, self.explain = verdict, explain

    def activate(self) -> None:
        self.explain()

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        sign, heading, text = self.verdict()
        look.paper(surface, "note", self.rect, 4)
        inner = look.content("note", self.rect)
        colour = SIGN_INKS.get(sign, inks.k)
        size = min(inner.h, look.px(80))
        knob = shapes.star(size, colour, inks.paper, 13, 0.8)
        at = knob.get_rect(midleft=(inner.x + look.px(12), inner.centery))
        surface.blit(knob, at)
        mark = look.mark(sign, round(size * 0.42), inks.paper)
        surface.blit(mark, mark.get_rect(center=at.center))
        x = at.right + look.px(22)
        head = look.lettering.line(heading, "display", look.caps(25), colour, width=inner.right - x, floor=14)
        room = inner.right - x, max(look.px(20), inner.h - round(head.get_height() * 0.9))
        words = fitted(look, text, "text", look.text(17), room, inks.k, lines=3, floor=12, leading=1.12)
        lead = round(head.get_height() * 0.1)
        top = inner.centery - (head.get_height() + words.get_height() - lead) // 2
        surface.blit(head, (x, top))
        surface.blit(words, (x, top + head.get_height() - lead))
        if self.focus:
            self.ring_round(surface)
