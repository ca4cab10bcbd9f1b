"""The coach's sheet: what it says, and where it lies. It has a home of its own where inspector and log lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Regions
from game.tabletop.numbered import draw_disc
from game.ui import palette
from game.ui.fonts import Role
from game.ui.look import Look
from game.ui.palette import Colour
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Kind
from game.ui.widgets.players import portrait
from game.ui.widgets.scroll import ScrollArea

HEAD = 64
"""Height of the head, in design pixels: what stays when the sheet is folded."""
FACE = 92
"""How wide the coach's face is, in design pixels: it hangs over the edge of the head."""
LEAST = 190
"""Height that the inspector needs under the sheet, in design pixels, more with large letters: where there is less, the sheet
takes its place."""
SIZES = (20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0)
SMALL = 0.8
"""How much smaller than wanted the letters may be before something is left out."""
FOOT = 52
"""Height of the row of answers, in design pixels."""


class Bar(NamedTuple):
    """One of the choices that were compared."""

    words: str
    figure: str
    share: float
    """Of the whole bar, 0 to 1."""


@dataclass(frozen=True)
class Answer:
    """A button at the foot."""

    id: str
    words: str
    act: Callable[[], object]
    kind: Kind = "plain"
    key: str = ""


@dataclass(frozen=True)
class Told:
    """What stands on the sheet."""

    name: str
    under: str
    """Under the name, in red: what this is."""
    face: str
    """The print of the coach's face."""
    heading: str = ""
    text: str = ""
    steps: Sequence[str] = ()
    done: int = 0
    """So many of them are done."""
    why: str = ""
    worth: str = ""
    """What the bars count."""
    bars: Sequence[Bar] = ()
    note: str = ""
    """Under the bars."""
    answers: Sequence[Answer] = ()


class Home(NamedTuple):
    """Where the sheet lies, and the other parts of the table with it."""

    regions: Regions
    sheet: Rect
    hides: bool
    """There is no room for the inspector under it: that is there again when the sheet is folded."""


class Row(NamedTuple):
    """Something that is printed, by where it lies in the sheet."""

    picture: Surface
    at: tuple[int, int]


class Page:
    """The sheet's words at one width: as large as there is room for, and scrolled where even smaller letters don't fit."""

    def __init__(self, look: Look, told: Told, wide: int, room: int, folded: bool) -> None:
        """`room`: how tall the sheet may be at most."""
        self.look, self.told, self.folded = look, told, folded
        self.wide, self.room = wide, room
        self.head = max(50, look.px(HEAD))
        inner = look.content("panel", Rect(0, 0, wide, 400))
        side = max(62, look.px(FACE))
        self.face = Rect(look.px(8), look.px(6), side, side)
        left = self.face.right + look.px(8)
        self.under = self._label(told.under, inner.right - left)
        self.under_at = (left, self.head)
        top = max(self.face.bottom, self.head + self.under.get_height()) + look.px(4)
        foot = 400 - inner.bottom + look.px(2)
        tall = max(44, look.px(FOOT)) if told.answers else 0
        most = room - top - foot - tall
        sizes = [max(12, look.text(size)) for size in SIZES]
        large = [px for px in sizes if px >= SMALL * sizes[0]]
        brief = replace(told, bars=told.bars[:2])
        if not any(self._lay(inner.w, px) <= most for self.told in (told, brief) for px in large):
            self.told = told
            self._lay(inner.w - max(14, look.px(16)) - look.px(4), large[-1])
        self.body = Rect(inner.x, top, inner.w, max(1, min(most, self.inside)))
        self.answers = Rect(inner.x, self.body.bottom, inner.w, tall)
        self.tall = self.head if folded else self.body.bottom + tall + foot

    def _label(self, words: str, wide: int) -> Surface:
        look = self.look
        px = look.caps(17)
        return look.lettering.paragraph(words.upper(), "label", px, wide, palette.RED_TEXT, leading=1.05).surface

    def _lay(self, wide: int, px: int) -> int:
        """Lay the words at a size; how tall they are then."""
        self.px, self._wide, self._y = px, wide, 0
        self.rows: list[Row] = []
        self.discs: list[tuple[Rect, int]] = []
        self.bars: list[tuple[Rect, float]] = []
        self.rules: list[tuple[int, int]] = []
        self._sentences()
        self._steps()
        if self.told.bars:
            self._worth()
        self.inside = self._y
        return self._y

    def _print(self, words: str, role: Role, px: int, ink: Colour, x: int = 0, leading: float = 1.18) -> Rect:
        picture = self.look.lettering.paragraph(words, role, px, self._wide - x, ink, leading=leading).surface
        self.rows.append(Row(picture, (x, self._y)))
        found = picture.get_rect(topleft=(x, self._y))
        self._y = found.bottom
        return found

    def _sentences(self) -> None:
        told, ink = self.told, self.look.palette.k
        if told.heading:
            self._print(told.heading, "display", round(self.px * 1.15), ink, leading=1.12)
            self._y += round(self.px * 0.35)
        if told.text:
            self._print(told.text, "text", self.px, ink)
            self._y += round(self.px * 0.4)

    def _steps(self) -> None:
        told, look, px = self.told, self.look, self.px
        side, gap = round(px * 1.5), round(px * 0.45)
        for number, words in enumerate(told.steps, 1):
            is_done = number <= told.done
            ink = palette.DIM_TEXT if is_done else look.palette.k
            disc = Rect(0, self._y, side, side)
            found = self._print(words, "text_bold", px, ink, side + gap, 1.12)
            if found.h < side:  # the line stands beside the middle of its disc
                picture, at = self.rows[-1]
                self.rows[-1] = Row(picture, (at[0], at[1] + (side - found.h) // 2))
            self.discs.append((disc, 0 if is_done else number))
            self._y = max(disc.bottom, found.bottom) + gap
        if told.why:
            self._rule()
            self._print(told.why, "text", px, look.palette.k)
            self._y += gap

    def _rule(self) -> None:
        self.rules.append((self._y, self._wide))
        self._y += round(self.px * 0.4)

    def _worth(self) -> None:
        told, look, px = self.told, self.look, self.px
        self._rule()
        self._print(told.worth.upper(), "label", look.caps(17), palette.RED_TEXT)
        self._y += look.px(4)
        thick = max(7, look.px(10))
        for number, bar in enumerate(told.bars):
            figure = look.lettering.line(bar.figure, "display", round(px * 1.15), look.palette.k)
            words = look.lettering.paragraph(
                bar.words, "text_bold" if number == 0 else "text", round(px * 0.92),
                self._wide - figure.get_width() - px, look.palette.k, leading=1.1,
            ).surface  # fmt: skip
            line = max(words.get_height(), figure.get_height())
            self.rows.append(Row(words, (0, self._y + line - words.get_height())))
            right = self._wide - figure.get_width()
            self.rows.append(Row(figure, (right, self._y + line - figure.get_height())))
            self._y += line + 2
            self.bars.append((Rect(0, self._y, self._wide, thick), bar.share))
            self._y += thick + round(px * 0.4)
        if told.note:
            self._print(told.note, "text", round(px * 0.85), look.palette.k)
            self._y += round(px * 0.3)


class Body(ScrollArea):
    """What is printed under the head."""

    def __init__(self, look: Look, rect: Rect, page: Page) -> None:
        super().__init__(look, rect, page.inside, id="coach.body", order=3)
        self.page = page
        self.focusable = bool(self.furthest)

    @property
    def view(self) -> Rect:
        """All of it, where nothing is scrolled."""
        return super().view if self.furthest_of(self.rect.h) else self.rect

    def furthest_of(self, high: int) -> int:
        return max(0, self.tall - high)

    def paint(self, surface: Surface, offset: int) -> None:
        look, page, inks = self.look, self.page, self.look.palette
        for row in page.rows:
            surface.blit(row.picture, (row.at[0], row.at[1] - offset))
        for y, wide in page.rules:
            pygame.draw.line(surface, inks.k, (0, y - offset), (wide - 1, y - offset), max(1, look.px(2)))
        for disc, number in page.discs:
            draw_disc(surface, look, disc.move(0, -offset), number, palette.STRAW if number else inks.paper)
        for number, (box, share) in enumerate(page.bars):
            draw_bar(surface, look, box.move(0, -offset), share, palette.STRAW if number == 0 else palette.DISABLED)


class Sheet(Widget):
    """The paper with its head. Words and buttons are widgets of their own."""

    def __init__(self, look: Look, rect: Rect, page: Page) -> None:
        super().__init__(look, rect, "coach")
        self.page = page

    def draw(self, surface: Surface) -> None:
        look, page = self.look, self.page
        look.paper(surface, "panel", self.rect, 8)
        plate = head_plate(look, self.rect, page.head)
        pygame.draw.rect(surface, look.palette.k, plate, border_radius=look.px(6))
        print_ = look.picture(page.told.face, (96, 96), "portraits" if page.told.face.startswith("portrait_") else "")
        face = portrait(look, "", "", plate.h - look.px(4) if page.folded else page.face.w, picture=print_)
        at = face.get_rect(midleft=(plate.x + look.px(4), plate.centery))
        if not page.folded:
            at = page.face.move(self.rect.topleft)
            surface.blit(page.under, (self.rect.x + page.under_at[0], self.rect.y + page.under_at[1]))
        surface.blit(face, at)
        left = at.right + look.px(8)
        room = self.rect.right - left - look.px(14) - 2 * button_side(look) - look.px(4)
        px, name = look.caps(26), page.told.name.upper()
        role: Role = "display" if look.lettering.width(name, "display", round(SMALL * px)) <= room else "label"
        words = look.lettering.line(name, role, px, look.palette.paper, width=room)
        surface.blit(words, words.get_rect(midleft=(left, plate.centery)))


def draw_bar(surface: Surface, look: Look, box: Rect, share: float, ink: Colour) -> None:
    """A share of a whole, drawn in full so that bars can be told apart by eye."""
    edge = max(1, look.px(2))
    pygame.draw.rect(surface, look.palette.k, box, edge)
    full = Rect(box.x, box.y, max(2 * edge + 1, round(box.w * min(1.0, max(0.0, share)))), box.h)
    pygame.draw.rect(surface, look.palette.k, full)
    pygame.draw.rect(surface, ink, full.inflate(-2 * edge, -2 * edge))


def head_plate(look: Look, sheet: Rect, head: int) -> Rect:
    """The dark plate behind the head."""
    return Rect(sheet.x, sheet.y, sheet.w, head).inflate(-look.px(8), -look.px(8))


def button_side(look: Look) -> int:
    """How wide the signs in the head are."""
    return max(40, look.px(42))


def buttons(look: Look, sheet: Rect, page: Page, fold: Answer, close: Answer) -> Iterator[Button]:
    """The signs in the head and the answers at the foot."""
    side = button_side(look)
    box = Rect(0, 0, side, side)
    box.midright = (sheet.right - look.px(8), head_plate(look, sheet, page.head).centery)
    yield Button(look, box, "×", close.act, id=close.id, tip=close.words, size=30, order=3)
    yield Button(
        look, box.move(-side - look.px(4), 0), "+" if page.folded else "–", fold.act, id=fold.id, tip=fold.words, size=30,
        order=3,
    )  # fmt: skip
    if page.folded or not page.told.answers:
        return
    row = page.answers.move(sheet.topleft)
    gap, many = look.px(8), len(page.told.answers)
    wide = (row.w - gap * (many - 1)) // many
    for number, answer in enumerate(page.told.answers):
        box = Rect(row.x + number * (wide + gap), row.y, wide, row.h)
        yield Button(look, box, answer.words.upper(), answer.act, kind=answer.kind, key=answer.key, id=answer.id, size=22,
                     order=3)  # fmt: skip


def room_of(regions: Regions) -> tuple[Rect, Rect | None]:
    """Where the sheet may lie, and the log where that keeps a place of its own."""
    room, log = regions.inspector, regions.log
    if log is not None and log.x == room.x:
        return room.union(log), None
    return room, log


def home(regions: Regions, look: Look, page: Page) -> Home:
    """The parts of a table with the sheet where inspector and log lie. The inspector keeps what is left under it; a log of
    the same column becomes a tab of it."""
    room, log = room_of(regions)
    gap, least = look.px(8), round(max(130, look.px(LEAST)) * max(1.0, look.frame.text_scale))
    rest = room.h - page.tall - gap
    if rest < least:
        return Home(replace(regions, inspector=room, log=log), room, True)
    sheet = Rect(room.x, room.y, room.w, page.tall)
    under = Rect(room.x, sheet.bottom + gap, room.w, rest)
    return Home(replace(regions, inspector=under, log=log), sheet, False)
