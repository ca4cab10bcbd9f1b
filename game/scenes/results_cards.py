"""A moment of the match as a card on the results: picture, what it changed, a sentence; pressing it opens the replay there."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.scenes.results_curve import number_disc
from game.scenes.results_poster import skull
from game.scenes.results_sheets import Ending
from game.scenes.results_words import figure_words
from game.tabletop.story import Turning
from game.ui.fitting import largest, short_forms
from game.ui.fonts import Role
from game.ui.scale import CAPS_FLOOR
from game.ui.sunburst import sunburst
from game.ui.widgets.base import Widget

LINES, MOST = 5, 9
"""Of a sentence at its own size, and in smaller letters."""
SMALLEST, LEADING = 13, 1.08
SHARED = 2
"""A change that as many others share names only one: there is no room for all."""


class MomentCard(Widget):
    """`go(at)` opens the replay. It lies still until `visible`."""

    focusable = True

    def __init__(self, of: Ending, rect: Rect, number: int, moment: Turning, figure: str, go: Callable[[int], object]):
        super().__init__(of.look, rect, f"moment.{number}", tip=moment.said.words, order=3)
        self.of, self.number, self.moment, self.figure, self.go = of, number, moment, figure, go
        self.words_h = 0
        """Pixels that the sentences of all cards have: the tallest of them."""

    def natural_height(self) -> int:
        """How tall the sentence is at its own size."""
        look = self.look
        return look.lettering.tall(self.moment.said.words, "text", look.text(18), self._inner().w, LEADING, LINES)

    def hint(self) -> str:
        """The whole sentence, where the card had no room for it: said again, it would only lie over what is told beside it."""
        return super().hint() if self.lettered(self._room().size)[0] != self.moment.said.words else ""

    def _room(self) -> Rect:
        """Where the sentence stands, from the card's corner on: under the picture."""
        inner, below = self._inner(), self.look.px(14)
        top = inner.y + self._picture_h() + below
        return Rect(inner.x, top, inner.w, inner.bottom - top)

    def _picture_h(self) -> int:
        inner, below = self._inner(), self.look.px(14)
        return min(round(inner.h * 0.66), max(round(inner.h * 0.3), inner.h - self.words_h - below))

    def _inner(self) -> Rect:
        edge = 2 * self.look.px(11)
        return Rect(0, 0, *self.rect.size).inflate(-edge, -edge)

    def activate(self) -> None:
        self.look.play("paper_turn")
        self.go(self.moment.at)

    def change(self, shorter: int = 0) -> str:
        """Whose count changed, and by how much; "" where none did. `shorter`: how far names are shortened."""
        moment = self.moment
        if not moment.change:
            return ""
        sign = "+" if moment.change > 0 else ""
        seats = (moment.seat, *moment.also) if len(moment.also) < SHARED else (moment.seat,)
        names = " · ".join(self._called(seat, shorter) for seat in seats)
        return f"{names} {sign}{figure_words(self.figure, moment.change)}".replace("-", "\u2212")

    def _called(self, seat: int, shorter: int) -> str:
        """The name of a player, or what the reader is called."""
        mine = seat == self.of.seat and not self.of.told.known.get(seat)
        if mine:
            return self.of.tr("results-you")
        forms = (self.of.name(seat), *short_forms(self.of.name(seat)))
        return forms[min(shorter, len(forms) - 1)]

    def draw(self, surface: Surface) -> None:
        look = self.look
        lit = self._hovered or self._focus
        look.paper(surface, "plain", self.rect, 4, glow="focus" if self._focus else "glow" if lit else "")
        of = self.of
        key = self.number, self.moment, self.words_h, look.frame.text_scale, of.seat, of.language, look.inks
        face = self.baked(key, self.rect.size, self._print)
        surface.blit(face, self.rect)

    def _print(self, sheet: Surface) -> None:
        look, inks = self.look, self.look.palette
        w, h = self.rect.size
        inner = self._inner()
        picture = Rect(inner.x, inner.y, inner.w, self._picture_h())
        self._picture(sheet, picture)
        pygame.draw.rect(sheet, inks.k, picture, max(2, look.px(3)))
        disc = number_disc(look, self.number, max(20, look.px(40)))
        sheet.blit(disc, disc.get_rect(center=(picture.x + look.px(10), picture.y + look.px(10)))
                   .clamp(Rect(0, 0, w, h)))  # fmt: skip
        self._chip(sheet, picture)
        room = self._room()
        text, role, at = self.lettered(room.size)
        rows = max(1, 1 + (room.h - look.lettering.height(role, at)) // max(at, round(at * LEADING)))
        words = look.lettering.paragraph(text, role, at, room.w, inks.k, leading=LEADING, lines=rows).surface
        sheet.blit(words, room.topleft)

    def lettered(self, room: tuple[int, int]) -> tuple[str, Role, int]:
        """The words as they fit, with their face and size: whole, else in the narrow face, else without what is added to the
        first sentence."""
        whole, look = self.moment.said.words, self.look
        first = f"{whole.split('. ')[0].rstrip('.')}."
        faces: tuple[tuple[str, Role], ...] = ((whole, "text"), (whole, "label"), (first, "text"), (first, "label"))
        for text, role in faces:
            size = look.text(18) if role == "text" else look.caps(21)
            at = largest(look, text, role, size, room, lines=MOST, floor=SMALLEST, leading=LEADING)
            if at is not None:
                return text, role, at
        return first, "label", SMALLEST

    def _picture(self, sheet: Surface, box: Rect) -> None:
        """What the moment is about; else the face of whoever it changed most for."""
        look, of, said = self.look, self.of, self.moment.said
        if said.picture:
            sheet.blit(sunburst(look, box.size, look.palette.paper, look.palette.c, centre=(0.5, 0.8)), box)
            sheet.blit(look.picture(said.picture, box.size), box)
            return
        sheet.fill(look.palette.c, box)
        seat = self.moment.seat if self.moment.seat >= 0 else next(iter(of.end.winners), -1)
        if seat < 0:
            mark = skull(look, round(box.h * 0.6))
            sheet.blit(mark, mark.get_rect(center=box.center))
            return
        face = of.face(seat, round(box.h * 0.92))
        sheet.blit(face, face.get_rect(center=box.center))

    def _chip(self, sheet: Surface, picture: Rect) -> None:
        look, room = self.look, picture.w - self.look.px(70)
        forms = [self.change(shorter) for shorter in range(4)]
        if not forms[0]:
            return
        fits = (form for form in forms if look.lettering.width(form.upper(), "label", CAPS_FLOOR, 0.8) <= room)
        words = look.label(next(fits, forms[-1]), 18, look.palette.paper, 0.8, width=room)
        mark = look.seat_mark(self.of.player(self.moment.seat).colour, max(12, look.px(17)), look.palette.paper)
        box = Rect(0, 0, words.get_width() + mark.get_width() + look.px(26), words.get_height() + look.px(8))
        box.midright = picture.right + look.px(6), picture.bottom
        pygame.draw.rect(sheet, self.of.colour(self.moment.seat), box, border_radius=3)
        pygame.draw.rect(sheet, look.palette.k, box, max(1, look.px(2)), border_radius=3)
        sheet.blit(mark, mark.get_rect(midleft=(box.x + look.px(8), box.centery)))
        sheet.blit(words, words.get_rect(midright=(box.right - look.px(9), box.centery)))
