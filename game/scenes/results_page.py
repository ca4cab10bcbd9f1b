"""The first leaf of the results: the winner's poster, the places, the story of the match, what is remembered of it.

All of it is printed when the leaf is laid out; while it comes (`LONG` seconds at most) the prints are only put there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.evening import unsung_in
from game.scenes.results_cards import MomentCard
from game.scenes.results_curve import Scale, count_at, marked_seat, number_disc, printed_curve
from game.scenes.results_plates import ACROSS, plate_boxes, printed_plate
from game.scenes.results_poster import PosterWords, printed_poster, winner_disc
from game.scenes.results_sheets import Ending, chart, paint_heading
from game.scenes.results_words import figure_words
from game.tabletop.story import Story
from game.ui import palette, shapes
from game.ui.fitting import fitted
from game.ui.living import Face

POSTER_S, PLATES_S, CURVE_S, CARDS_S, LONG = 0.0, 0.6, 1.5, 2.3, 3.2
"""When each part begins to come, and when all is there, in seconds."""
EACH_S = 0.16
"""Between one plate or card and the next."""
COMES_S = 0.3
LARGE = 1.2
"""Letters over so many times their size take the room of the awards."""


@dataclass(frozen=True, slots=True)
class Award:
    """A figure in which one seat was ahead of all others."""

    words: str
    seat: int
    value: str


def awards_of(of: Ending, but: Collection[str]) -> list[Award]:
    """Return the figures in which one seat leads alone, another seat's before a second of the same; `but`: those that are told
    already, or are nothing to be proud of."""
    found: list[Award] = []
    for name, values in of.all_figures().items():
        best = max(values)
        if name not in but and values.count(best) == 1 and best > 0:
            found.append(Award(of.figure(name), values.index(best), figure_words(name, best)))
    firsts = [one for n, one in enumerate(found) if one.seat not in {other.seat for other in found[:n]}]
    return [*firsts, *(one for one in found if one not in firsts)]


def eased(t: float, start: float, long: float = COMES_S) -> float:
    """How far something has come that begins at `start`: 0 to 1, slower at the end."""
    part = min(1.0, max(0.0, (t - start) / long))
    return 1 - (1 - part) ** 3


class StoryPage:
    """`area`: where it may stand beside the poster; `figure`: of the tally, what the curve tells of; `record`: a line about
    all that was played before; `go` opens the replay at a place."""

    def __init__(self, of: Ending, area: Rect, poster: Rect, story: Story, figure: str, record: str,
                 go: Callable[[int], object]) -> None:  # fmt: skip
        self.record = record
        self.of, self.area, self.poster_box, self.story, self.figure = of, area, poster, story, figure
        look = of.look
        self.gap = look.px(12)
        rows = 1 if len(of.end.places) <= ACROSS else 2
        large = look.frame.text_scale > LARGE
        tall = round(area.h * (0.19 if rows == 1 else 0.28) * (1.12 if large else 1.0))
        self.plates = plate_boxes(of, Rect(area.x, area.y, area.w, tall), self.gap)
        top = area.y + tall + self.gap
        self.awards = awards_of(of, unsung_in(of.title) | {figure})[:2] if not large else []
        foot = area.bottom
        if not large:
            self._awards_box = Rect(area.x, foot - round(area.h * 0.12), area.w, round(area.h * 0.12))
            foot = self._awards_box.y - self.gap
        self.cards: list[MomentCard] = []
        if story.moments:
            high = round(area.h * (0.33 if large else 0.27))
            self.cards = self._cards(Rect(area.x, foot - high, area.w, high), go)
            foot -= high + self.gap
        self._told = Rect(area.x, top, area.w, foot - top)
        self._print()

    def _cards(self, row: Rect, go: Callable[[int], object]) -> list[MomentCard]:
        moments = self.story.moments[-4:] if self.of.look.frame.text_scale > LARGE else self.story.moments
        n = max(4, len(moments))
        wide = (row.w - self.gap * (n - 1)) // n
        cards = [
            MomentCard(self.of, Rect(row.x + i * (wide + self.gap), row.y, wide, row.h), i + 1, moment, self.figure, go)
            for i, moment in enumerate(moments)
        ]
        for card in cards:
            card.words_h = max(one.natural_height() for one in cards)
        return cards

    def _lasted(self, seat: int) -> int:
        return self.story.lasted(seat) if self.story.is_told else 0

    def _plate(self, seat: int, mood: Face) -> Surface:
        return printed_plate(self.of, self.plates[seat].size, seat, self.figure, self._lasted(seat), mood)

    def _print(self) -> None:
        of, look = self.of, self.of.look
        self._plates = {seat: self._plate(seat, "") for seat in self.plates}
        self._head = look.lettering.line(of.tr("results-story"), "display", look.caps(30), look.palette.k,
                                         width=round(self.area.w * 0.55), floor=14)  # fmt: skip
        self._scale: Scale | None = None
        if self.story.is_told:
            below = self._told.y + self._head.get_height() + look.px(2)
            self._curve_box = Rect(self._told.x, below, self._told.w, self._told.bottom - below)
            self._curve, self._scale, ends = printed_curve(of, self._curve_box.size, self.story, self.figure,
                                                           of.words("story-turn"))  # fmt: skip
            self._numbers = self._numbered(self._scale, ends)

    def _numbered(self, scale: Scale, ends: Sequence[Rect]) -> list[tuple[Surface, Rect]]:
        """The moments' numbers on their lines; where they would lie on one another or on a line's mark they move to the left."""
        look, px = self.of.look, max(20, self.of.look.px(34))
        edge = scale.area.right - look.px(20)
        taken: list[Rect] = []
        for card in reversed(self.cards):
            moment = card.moment
            count = count_at(self.story, marked_seat(self.of, moment), moment.turn)
            x, y = scale.point(moment.turn, count)
            spot = Rect(round(x) - px // 2, round(y) - px // 2, px, px)
            spot.right = min(spot.right, edge)
            seat = marked_seat(self.of, moment)
            while any(spot.colliderect(other) for other in (*taken, *ends)):
                spot.x -= 2
                turn = (spot.centerx - scale.area.x) / max(1, scale.area.w) * scale.turns
                if turn > 0:  # it stays on its line
                    spot.centery = round(scale.point(turn, count_at(self.story, seat, turn))[1])
            taken.append(spot)
        return [(number_disc(look, card.number, px), spot) for card, spot in zip(self.cards, reversed(taken))]

    def print_poster(self, told: PosterWords, cards: Sequence[tuple[str, str]]) -> None:
        """Print the winner's poster."""
        self._on_poster = told, cards
        self._faces: dict[int, Face] = {}
        self._poster = printed_poster(self.of, self.poster_box.size, told, cards, {})

    def show_faces(self, faces: Mapping[int, Face]) -> bool:
        """What the faces on poster and plates do from now on; on plates they only laugh and wince. True if that is seen."""
        before, self._faces = self._faces, dict(faces)
        changed = {seat for seat, face in faces.items() if before.get(seat, "") != face}
        if changed.intersection(self.of.end.winners):
            self._poster = printed_poster(self.of, self.poster_box.size, *self._on_poster, faces)
        for seat in changed.intersection(self.plates):
            if {before.get(seat, ""), faces[seat]} & {"glad", "sore"}:
                self._plates[seat] = self._plate(seat, faces[seat] if faces[seat] in ("glad", "sore") else "")
        return bool(changed)

    def winner_rect(self) -> Rect:
        """Where in the window the winner's face is."""
        return winner_disc(self.poster_box.size, bool(self._on_poster[1])).move(self.poster_box.topleft)

    # ------------------------------------------------------------------ as it comes

    def come(self, t: float) -> list[str]:
        """Show what has come by then; the sounds of what has just come are returned once each."""
        shown = [card.visible for card in self.cards]
        for n, card in enumerate(self.cards):
            card.visible = t >= CARDS_S + n * EACH_S
        return ["paper_turn"] if shown != [card.visible for card in self.cards] else []

    def paint(self, surface: Surface, t: float) -> None:
        look = self.of.look
        off = round((1 - eased(t, POSTER_S, 0.5)) * (self.poster_box.right + look.px(20)))
        shadow, (dx, dy) = look.pieces.shadow(self.poster_box.size, 6)
        surface.blit(shadow, self.poster_box.move(dx - off, dy))
        surface.blit(self._poster, self.poster_box.move(-off, 0))
        room = look.px(14)
        for n, (seat, box) in enumerate(self.plates.items()):
            come = eased(t, PLATES_S + n * EACH_S)
            if come > 0:
                surface.blit(self._plates[seat], box.move(round((1 - come) * look.px(60)) - room, -room))
        if t >= CURVE_S:
            self._paint_told(surface, eased(t, CURVE_S, 1.0))
        if t >= CARDS_S and self.of.look.frame.text_scale <= LARGE:
            self._paint_awards(surface)

    def _paint_told(self, surface: Surface, drawn: float) -> None:
        """The curve as far as it is drawn; bars where there is none."""
        of, look, told = self.of, self.of.look, self._told
        if self._scale is None:
            y = paint_heading(look, surface, told, of.tr("results-how"))
            figures = [(name, of.figure(name), tuple(values)) for name, values in of.all_figures().items()]
            chart(of, surface, Rect(told.x, y, told.w, told.bottom - y), figures, drawn)
            return
        surface.blit(self._head, told.topleft)
        x = told.x + self._head.get_width() + look.px(18)
        about = look.lettering.line(of.words("story-counts"), "map", look.text(20), look.palette.k,
                                    width=told.right - x, floor=12)  # fmt: skip
        low = told.y + round(self._head.get_height() * 0.55)
        surface.blit(about, about.get_rect(midleft=(x, low)))
        press = look.label(of.tr("results-press"), 18, palette.RED_TEXT, 1.0)
        if self.cards and x + about.get_width() + press.get_width() + look.px(16) < told.right:
            surface.blit(press, press.get_rect(midright=(told.right, low)))
        box = self._curve_box
        wide = round(box.w * drawn)
        surface.blit(self._curve, box, Rect(0, 0, wide, box.h))
        for disc, at in self._numbers:
            if at.right <= wide or drawn >= 1:
                surface.blit(disc, at.move(box.topleft))

    def _paint_awards(self, surface: Surface) -> None:
        look, inks, of = self.of.look, self.of.look.palette, self.of
        n = len(self.awards) + 1
        wide = (self._awards_box.w - self.gap * (n - 1)) // n
        boxes = [Rect(self._awards_box.x + i * (wide + self.gap), self._awards_box.y, wide, self._awards_box.h)
                 for i in range(n)]  # fmt: skip
        self._paint_record(surface, boxes[-1])
        for award, box in zip(self.awards, boxes):
            pygame.draw.rect(surface, palette.mix(inks.paper, inks.c, 0.6), box, border_radius=look.px(5))
            pygame.draw.rect(surface, inks.k, box, max(2, look.px(3)), border_radius=look.px(5))
            size = round(box.h * 0.76)
            star = shapes.star(size, inks.k, inks.k, 16, 0.82)
            at = star.get_rect(midleft=(box.x + look.px(10), box.centery))
            surface.blit(star, at)
            face = of.marked_face(award.seat, round(size * 0.68))
            surface.blit(face, face.get_rect(center=at.center))
            x = at.right + look.px(10)
            room = box.right - look.px(10) - x
            head = fitted(look, award.words, "display", min(look.caps(22), round(box.h * 0.3)),
                          (room, round(box.h * 0.5)), inks.k, lines=1, floor=12)  # fmt: skip
            name = (
                of.tr("results-you")
                if award.seat == of.seat and not of.told.known.get(award.seat)
                else of.name(award.seat)
            )
            line = look.lettering.line(f"{name} · {award.value}", "text", min(look.text(19), round(box.h * 0.3)), inks.k,
                                       width=room, floor=12)  # fmt: skip
            surface.blit(head, head.get_rect(midleft=(x, box.y + round(box.h * 0.33))))
            surface.blit(line, line.get_rect(midleft=(x, box.y + round(box.h * 0.7))))

    def _paint_record(self, surface: Surface, box: Rect) -> None:
        look, inks = self.of.look, self.of.look.palette
        pygame.draw.rect(surface, inks.k, box, max(2, look.px(3)), border_radius=look.px(5))
        trophy = look.mark("trophy", round(box.h * 0.5), inks.k)
        at = trophy.get_rect(midleft=(box.x + look.px(16), box.centery))
        surface.blit(trophy, at)
        x = at.right + look.px(14)
        room = box.right - look.px(10) - x
        head = look.label(self.of.tr("results-record"), 20, palette.RED_TEXT, 1.2, room)
        surface.blit(head, head.get_rect(midleft=(x, box.y + round(box.h * 0.3))))
        line = fitted(look, self.record, "text", min(look.text(18), round(box.h * 0.28)), (room, round(box.h * 0.5)),
                      inks.k, lines=2, floor=12, leading=1.0)  # fmt: skip
        surface.blit(line, line.get_rect(midleft=(x, box.y + round(box.h * 0.66))))
