"""The score of a fight, to be read across the table: what the Horde comes to, what that is made of, the foe, the gap."""

from __future__ import annotations

from typing import Literal, NamedTuple

import pygame
from pygame import Rect, Surface

from game.titles.slayer_slayer.screen.context import Context
from game.ui import palette
from game.ui.cards import stamp
from game.ui.palette import Colour
from game.words.numbers import signed

Stage = Literal["planned", "counting", "held", "failed"]
FIGURES = 0.64
"""Of the room that words leave, what the Horde's figure has; the rest is the foe's."""
WIDE = 0.52
"""Of the sheet's width, what the foe has; the rest is the gap's."""
MADE_OF, BROAD = 21, 13
"""Of the line under the Horde's figure: its letters, and pixels of the smallest broad ones."""
AGAINST = 22
"""The letters of the only word without capitals: of these the small ones are to be read."""
STAR = 1.3
"""A star's size by the height of the foe's figure and its word."""


class Totals(NamedTuple):
    """What the sheet says. `horde`: the Horde without its dice, "?" while it is face down."""

    horde: str
    dice: tuple[int, ...]
    foe: str
    basic: str = ""
    """The foe's basic Power."""
    stage: Stage = "counting"
    spoiled: bool = False
    """A die was too high."""
    own: str = ""
    """The Power of the own choice, while the Horde is face down."""
    note: str = ""
    """The own choice in words."""

    @property
    def total(self) -> int | None:
        """The Horde with its dice, once it can be counted."""
        return int(self.horde) + sum(self.dice) if self.horde.isdigit() else None

    @property
    def gap(self) -> int | None:
        """How much the Horde has to spare; less than nothing: how much it is short of."""
        return self.total - int(self.foe) if self.total is not None and self.foe.isdigit() else None


class ScoreSheet:
    """The sheet of one table."""

    def __init__(self, table: Context) -> None:
        self.table = table

    def paint(self, surface: Surface, rect: Rect, totals: Totals) -> None:
        """The sheet on its paper."""
        self.table.look.paper(surface, "plain", rect, 5)
        surface.blit(self._sheet(totals, rect.size), rect)

    def star(self, rect: Rect) -> tuple[tuple[int, int], int]:
        """Where the gap is stamped on a sheet that lies in a rectangle, and how many pixels wide."""
        plan = self._plan(rect.size)
        px = min(round(plan.low.h * STAR), round(plan.low.w * 0.6))
        return (rect.x + plan.low.right - px // 2, rect.y + plan.low.bottom - px // 2), px

    def told(self, totals: Totals) -> str:
        """What the star says: +1, −11; a tick where it is just enough, a cross where a die spoiled it."""
        if totals.spoiled or totals.gap is None:
            return "cross"
        return signed(totals.gap) if totals.gap else "tick"

    # drawing

    def _plan(self, size: tuple[int, int]) -> _Plan:
        look = self.table.look
        face = Rect((0, 0), size).inflate(-look.px(24), -look.px(20))
        head, word, lower = look.caps(21), look.caps(18), look.caps(AGAINST)
        ribbon, line = look.lettering.height("label", head), look.lettering.height("label", word)
        broad = look.lettering.height("text_bold", look.text(MADE_OF))
        gap = look.px(5)
        between = look.lettering.height("map", lower)
        room = face.h - ribbon - broad - line - between - 4 * gap
        high = round(room * FIGURES)
        horde = face.y + ribbon + 2 * gap
        made_of = horde + high
        against = made_of + broad + gap
        foe = against + between + gap
        return _Plan(
            ribbon=Rect(face.x, face.y, face.w, ribbon + gap),
            horde=Rect(face.x, horde, face.w, high),
            made_of=Rect(face.x, made_of, face.w, broad),
            against=Rect(face.x, against, face.w, between),
            low=Rect(face.x, foe, face.w, face.bottom - foe),
            px=(head, word, lower),
        )

    def _sheet(self, totals: Totals, size: tuple[int, int]) -> Surface:
        look = self.table.look
        key = ("score", totals, size, self.table.words.language, look.inks)
        found = look.baked(key)
        if found is None:
            found = Surface(size, pygame.SRCALPHA)
            plan = self._plan(size)
            self._ribbon(found, plan, totals)
            self._figure(found, plan.horde, self._horde(totals), _ink(totals))
            self._parts(found, plan.made_of, totals)
            self._against(found, plan)
            self._foe(found, plan, totals)
            if totals.stage in ("held", "failed"):
                self._star(found, totals)
            elif totals.gap is not None:
                self._gap(found, plan, totals.gap)
            look.keep(key, found)
        return found

    def _ribbon(self, sheet: Surface, plan: _Plan, totals: Totals) -> None:
        """Whose number that is; at the end what came of it."""
        look, words, box = self.table.look, self.table.words, plan.ribbon
        ends = {"held": ("ledger-victory", palette.GREEN_TEXT), "failed": ("ledger-lost", palette.RED_TEXT)}
        key, fill = ends.get(totals.stage, ("ledger-total", look.palette.k))
        notch = box.h // 3
        shape = [box.topleft, box.topright, (box.right - notch, box.centery), box.bottomright,
                 box.bottomleft, (box.x + notch, box.centery)]  # fmt: skip
        pygame.draw.polygon(sheet, fill, shape)
        label = look.lettering.line(words(key).upper(), "label", plan.px[0], look.palette.paper, tracking=1.2,
                                    width=box.w - 3 * notch)  # fmt: skip
        sheet.blit(label, label.get_rect(center=box.center))

    def _horde(self, totals: Totals) -> str:
        if totals.total is not None:
            return str(totals.total)
        return f"{totals.own}+?" if totals.own else "?"

    def _parts(self, sheet: Surface, box: Rect, totals: Totals) -> None:
        """What the figure is made of, in broad letters where they have room."""
        look, text = self.table.look, self._made_of(totals)
        px = look.lettering.fit(text, "text_bold", look.text(MADE_OF), box.w, floor=BROAD)
        if look.lettering.width(text, "text_bold", px) > box.w:
            self._line(sheet, box, text, look.palette.k)
            return
        line = look.lettering.line(text, "text_bold", px, look.palette.k)
        sheet.blit(line, line.get_rect(center=box.center))

    def _made_of(self, totals: Totals) -> str:
        """ "17 + 6 on the die"; face down, what is chosen."""
        words = self.table.words
        if totals.spoiled:
            return words("ledger-spoiled")
        if totals.total is None:
            return totals.note or words("score-face-down")
        if not totals.dice:
            return words("score-cards")
        dice = " + ".join(str(number) for number in totals.dice)
        return words("score-dice", horde=totals.horde, dice=dice, n=len(totals.dice))

    def _against(self, sheet: Surface, plan: _Plan) -> None:
        look, box = self.table.look, plan.against
        text = look.lettering.line(self.table.words("count-vs"), "map", plan.px[2], look.palette.k, width=box.w // 2)
        at = text.get_rect(center=box.center)
        sheet.blit(text, at)
        for start, end in ((box.x, at.x - look.px(8)), (at.right + look.px(8), box.right)):
            pygame.draw.line(sheet, look.palette.k, (start, box.centery), (end, box.centery), max(1, look.px(2)))

    def _foe(self, sheet: Surface, plan: _Plan, totals: Totals) -> None:
        """The foe's Power, and under it whose that is: "24 − 2" where it is another than its basic one."""
        words = self.table.words
        left = Rect(plan.low.x, plan.low.y, round(plan.low.w * WIDE), plan.low.h)
        figure, word = self._parted(left, plan)
        self._figure(sheet, figure, totals.foe, palette.RED_TEXT)
        told = words("ledger-foe").upper()
        if totals.foe.isdigit() and totals.basic.isdigit() and totals.foe != totals.basic:
            by = int(totals.foe) - int(totals.basic)
            told = f"{told}: {totals.basic} {'+' if by > 0 else '−'} {abs(by)}"
        self._line(sheet, word, told, self.table.look.palette.k)

    def _gap(self, sheet: Surface, plan: _Plan, gap: int) -> None:
        """While it may still change: how much is missing or to spare."""
        look, words = self.table.look, self.table.words
        left = plan.low.x + round(plan.low.w * WIDE)
        figure, word = self._parted(Rect(left, plan.low.y, plan.low.right - left, plan.low.h), plan)
        smaller = figure.inflate(0, -round(figure.h * 0.24))
        self._figure(sheet, smaller, str(abs(gap)), palette.GREEN_TEXT if gap >= 0 else look.palette.k)
        told = words("score-over" if gap >= 0 else "score-short", n=abs(gap))
        self._line(sheet, word, told.upper(), palette.GREEN_TEXT if gap >= 0 else look.palette.k)

    def _star(self, sheet: Surface, totals: Totals) -> None:
        (x, y), px = self.star(sheet.get_rect())
        star = stamp(self.table.look, self.told(totals), px, "moss" if totals.stage == "held" else "red", 16)
        sheet.blit(star, star.get_rect(center=(x, y)))

    def _parted(self, box: Rect, plan: _Plan) -> tuple[Rect, Rect]:
        """A figure, and the line of words under it."""
        high = self.table.look.lettering.height("label", plan.px[1])
        return Rect(box.x, box.y, box.w, box.h - high), Rect(box.x, box.bottom - high, box.w, high)

    def _figure(self, sheet: Surface, box: Rect, text: str, ink: Colour) -> None:
        """A number as large as its box lets it be, on a hard shadow."""
        look = self.table.look
        px = look.lettering.fit(text, "display", round(box.h * 1.3), round(box.w * 0.94), floor=13)
        tall = look.lettering.line(text, "display", px, ink, drop=look.palette.k).get_bounding_rect().h
        digits = look.lettering.line(text, "display", min(px, px * box.h // tall), ink, drop=look.palette.k)
        inked = digits.get_bounding_rect()
        sheet.blit(digits, (box.centerx - inked.centerx, box.centery - inked.centery))

    def _line(self, sheet: Surface, box: Rect, text: str, ink: Colour) -> None:
        look = self.table.look
        line = look.lettering.line(text, "label", look.caps(18), ink, tracking=0.6, width=box.w)
        sheet.blit(line, line.get_rect(center=box.center))


class _Plan(NamedTuple):
    """Where things stand on a sheet, from the top; the sizes of its letters (head, words, small words)."""

    ribbon: Rect
    horde: Rect
    made_of: Rect
    against: Rect
    low: Rect
    """The foe, and beside it the gap."""
    px: tuple[int, int, int]


def _ink(totals: Totals) -> Colour:
    """Green as soon as it is enough, straw before, red when it has failed."""
    if totals.stage == "failed":
        return palette.RED_TEXT
    return palette.GREEN_TEXT if totals.gap is not None and totals.gap >= 0 else palette.STRAW
