"""What stands round every table: the top strip, the ask line, panels with a heading."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.ui import palette, shapes
from game.ui.look import Look
from game.ui.widgets.base import Widget


class TopStrip(Widget):
    """Game, phase track and what the scene puts at its right end (as TextLinks over it)."""

    def __init__(
        self, look: Look, rect: Rect, title: str, track: Sequence[str] = (), at: int = -1, *, room: float = 0.28
    ) -> None:
        super().__init__(look, rect, "strip")
        self.title, self.track, self.at, self.room = title, tuple(track), at, room

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        look.paper(surface, "strip", self.rect, 5)
        face = look.content("strip", self.rect)
        px = min(look.caps(34), round(face.h * 1.05))
        title = look.lettering.line(self.title.upper(), "display", px, inks.paper, width=round(self.rect.w * 0.24))
        surface.blit(title, title.get_rect(midleft=(face.x, face.centery)))
        x = face.x + title.get_width() + look.px(40)
        limit = face.right - round(self.rect.w * self.room)
        begin, gap = 0, look.px(44)
        wide = [look.label(text, 22, tracking=1.2).get_width() + gap for text in self.track]
        while begin < self.at and x + sum(wide[begin : self.at + 1]) - gap > limit:
            begin += 1  # the phase that is now is always in sight
        for i, text in enumerate(self.track[begin:], begin):
            colour = inks.k if i == self.at else palette.DISABLED if i < self.at else inks.paper
            word = look.label(text, 22, colour, 1.2)
            if x + word.get_width() > limit and i > begin:
                break
            if i > begin:
                arrow = look.mark("right", max(8, look.px(13)), palette.DISABLED)
                surface.blit(arrow, arrow.get_rect(midleft=(x - look.px(28), face.centery)))
            if i == self.at:
                box = word.get_rect(midleft=(x, face.centery)).inflate(look.px(22), 0)
                box.h = min(face.h + look.px(2), word.get_height() + look.px(8))
                box.centery = face.centery
                pygame.draw.rect(surface, palette.STRAW, box, border_radius=3)
            surface.blit(word, word.get_rect(midleft=(x, face.centery)))
            x += word.get_width() + gap


SENTENCE, STAKES = 1.14, 1.2
"""Leading of the two parts of an ask line."""
STEPS = (1.37, 1.25, 1.12, 1.0, 0.88, 0.77, 0.68, 0.6, 0.53, 0.48)
"""Sizes of its sentence: few, for each is a face to open and letters to cast; the same for all sizes of text, so that who
asks for larger letters never gets smaller ones."""


def caption_sizes(look: Look) -> list[int]:
    """In pixels, the largest first; down to 15."""
    px, usual = look.caps(31), 31 * look.frame.s
    return sorted({px, *(max(min(px, 15), min(px, round(usual * step))) for step in STEPS)}, reverse=True)


class AskLine(Widget):
    """What you are asked now: a clock, one sentence, the stakes. Straw when it is yours, plain when you wait."""

    def __init__(self, look: Look, rect: Rect, text: str = "", stakes: str = "", *, yours: bool = True,
                 seconds: float | None = None, limit: float = 60) -> None:  # fmt: skip
        super().__init__(look, rect, "ask")
        self.text, self.stakes, self.yours = text, stakes, yours
        self.limit = limit
        self._shown: int | None = None
        self._seconds = seconds
        self._fitted: tuple[tuple[str, str, int], tuple[int, int, bool]] | None = None

    @property
    def seconds(self) -> float | None:
        """What is left; None without a clock. It counts down by itself between the host's words."""
        return self._seconds

    @seconds.setter
    def seconds(self, value: float | None) -> None:
        self._seconds = value
        self._tick()

    def update(self, dt: float) -> None:
        if self._seconds is not None and self._seconds > 0:
            self._seconds = max(0.0, self._seconds - dt)
            self._tick()

    def _tick(self) -> None:
        shown = None if self._seconds is None else -int(-self._seconds // 1)
        if shown == self._shown:
            return
        self._shown = shown
        self.touch()

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        name = "ask" if self.yours else "panel"
        look.paper(surface, name, self.rect, 5)
        face = look.content(name, self.rect)
        x = face.x
        if self._seconds is not None:
            ring = self._clock(face)
            spot = ring.get_rect(midleft=(x, self.rect.centery))
            surface.blit(ring, spot)
            left = -int(-self._seconds // 1)
            number = f"{left // 60}:{left % 60:02d}" if left >= 60 else str(left)
            colour = palette.RED_TEXT if left <= 10 else inks.k
            size = round(ring.get_height() * (0.3 if len(number) < 3 else 0.22))
            digits = look.lettering.line(number, "display", size, colour)
            surface.blit(digits, digits.get_rect(center=spot.center))
            x = spot.right + look.px(22)
        room = max(40, face.right - x)
        px, stakes, beside = self._sizes(self.text, self.stakes, room)
        words = look.lettering.paragraph(self.text, "display", px, room, inks.k, leading=SENTENCE)
        small = None
        if self.stakes and stakes:
            small = look.lettering.paragraph(self.stakes, "text", stakes, room, inks.k, lines=4, leading=STAKES)
        total = words.surface.get_height() + (small.surface.get_height() if small and not beside else 0)
        y = self.rect.centery - total // 2
        surface.blit(words.surface, (x, y))
        if small and beside:
            x += look.lettering.width(self.text, "display", px) + self._between(px)
            surface.blit(small.surface, small.surface.get_rect(midleft=(x, self.rect.centery)))
        elif small:
            surface.blit(small.surface, (x, y + words.surface.get_height()))

    @staticmethod
    def _between(px: int) -> int:
        """The gap between a sentence and the stakes beside it."""
        return round(px * 0.7)

    def _clock_size(self, face: Rect) -> int:
        return min(round(face.h * 1.12), self.look.px(110))

    def _clock(self, face: Rect) -> Surface:
        assert self._seconds is not None
        inks = self.look.palette
        left = -int(-self._seconds // 1)
        part = min(60, max(0, round(60 * self._seconds / max(1, self.limit))))
        return shapes.clock(self._clock_size(face), part, inks.paper, inks.b if left <= 10 else palette.STRAW, inks.k)

    def tell(self, text: str, stakes: str = "") -> None:
        """Another sentence: the sheet stays, the words on it change."""
        if (text, stakes) != (self.text, self.stakes):
            self.text, self.stakes = text, stakes
            self.touch()

    def _sizes(self, text: str, told: str, room: int) -> tuple[int, int, bool]:
        """The largest sizes of sentence and stakes that fit: the stakes give way first, to six tenths of the sentence. And
        whether they stand beside it, where the sheet is too low for one under the other. What is not yours to answer has
        nothing at stake: where there is no room at all, its second sentence goes (size 0)."""
        key = (text, told, room)
        if self._fitted is None or self._fitted[0] != key:
            self._fitted = (key, self._fit(text, told, room))
        return self._fitted[1]

    def _fit(self, text: str, told: str, room: int) -> tuple[int, int, bool]:
        look = self.look
        px, stakes = look.caps(31), look.text(20)
        # an inner rule lies 13 from the edge: words may stand a little nearer to it than on other sheets
        tall = self.rect.h - 2 * look.px(16)

        def fits(px: int, stakes: int) -> bool:
            high = look.lettering.tall(text, "display", px, room, SENTENCE)
            if told:
                high += look.lettering.tall(told, "text", stakes, room, STAKES, 4)
            return high <= tall + px * 0.2

        def first(steps: list[tuple[int, int]]) -> tuple[int, int]:
            """The first that fits, else the last: they go from large to small."""
            lo, hi = 0, len(steps) - 1
            while lo < hi:
                middle = (lo + hi) // 2
                if fits(*steps[middle]):
                    hi = middle
                else:
                    lo = middle + 1
            return steps[lo]

        if fits(px, stakes):
            return px, stakes, False
        small, least = min(stakes, 12), min(px, 15)
        steps = [(size, min(stakes, max(13, round(size * 0.6)))) for size in caption_sizes(look)]
        steps += [(size, small) for size in range(least, 11, -1)] or [(least, small)]
        size, under = first(steps)
        if told and not fits(size, under) and (line := self._in_line(text, told, room, tall)):
            return line
        if told and not self.yours and not fits(size, under):
            return self._fit(text, "", room)[0], 0, False
        size, stakes = first(
            [(size, told) for told in range(max(under, min(stakes, round(size * 0.78))), under - 1, -1)]
        )
        return size, stakes, False

    def _in_line(self, text: str, told: str, room: int, tall: int) -> tuple[int, int, bool] | None:
        """The largest sizes at which both stand in one line; None where it would be too long."""
        lettering = self.look.lettering
        for px in (*caption_sizes(self.look), 14, 13):
            small = max(13, round(px * 0.85))
            wide = lettering.width(text, "display", px) + self._between(px) + lettering.width(told, "text", small)
            if wide <= room and lettering.tall(text, "display", px, room, SENTENCE) <= tall + px * 0.2:
                return px, small, True
        return None


class Panel(Widget):
    """A sheet of paper with an optional heading: 'display' centred with double rule, or a small label at the left."""

    def __init__(self, look: Look, rect: Rect, heading: str = "", *, piece: str = "panel", centred: bool = True,
                 size: float = 27, lift: int = 5, id: str = "") -> None:  # fmt: skip
        super().__init__(look, rect, id or "panel")
        self.heading, self.piece, self.centred, self.size, self.lift = heading, piece, centred, size, lift

    def hit(self, point: tuple[int, int]) -> bool:
        return False  # paper to lie under things; it takes no clicks from them

    @property
    def inside(self) -> Rect:
        """Where the scene may put things: under the heading."""
        face = self.look.content(self.piece, self.rect)
        if not self.heading:
            return face
        top = self.look.lettering.height(
            "display" if self.centred else "label", self.look.caps(self.size)
        ) + self.look.px(12)
        return Rect(face.x, face.y + top, face.w, max(1, face.h - top))

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        face = look.paper(surface, self.piece, self.rect, self.lift)
        if not self.heading:
            return
        if not self.centred:
            surface.blit(look.label(self.heading, self.size, inks.k, 1.4, width=face.w), face.topleft)
            return
        words = look.lettering.line(self.heading.upper(), "display", look.caps(self.size), inks.k, width=face.w)
        surface.blit(words, words.get_rect(midtop=(face.centerx, face.y - look.px(4))))
        y = self.inside.y - look.px(8)
        surface.fill(inks.k, Rect(face.x, y, face.w, max(2, look.px(3))))
        surface.fill(inks.k, Rect(face.x, y + look.px(6), face.w, 1))
