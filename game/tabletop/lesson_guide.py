"""The slate that guides through a first lesson: it has a home of its own beside the table, and numbers what it speaks of."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.tabletop.contract import Regions
from game.tabletop.lesson_hand import hand, hand_at, hand_size
from game.tabletop.numbered import disc_at, draw_disc, ring
from game.ui import palette
from game.ui.fonts import Role
from game.ui.look import Look
from game.ui.palette import Colour
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Kind, TextLink
from game.ui.widgets.group import Group
from game.ui.widgets.players import portrait

Act = Callable[[], object]
HEAD = 64
"""Height of the head, in design pixels: what stays when the slate is folded."""
SHARE = 0.66
"""How much of the room of inspector and log is the slate's."""
LEAST = 400
"""Height under which the slate takes the whole room, in design pixels."""
STRIP, STRIPS = 66, 112
"""Least and greatest height of the strip that says what is pointed at where the slate has the inspector's place, in design
pixels."""
BARE = 360
"""The height that such a strip leaves the slate, in design pixels."""
SHORT = 380
"""Height under which the heading has no line to itself, in design pixels."""
LOW = 1.7
"""How many times as wide as high a slate is that is laid in two columns."""
DISPLAY: Role = "display"
TEXT: Role = "text"
PIPS = 30
"""Height of the row of pips under the head, one for each step, in design pixels."""
FACE = 88
"""How wide the guide's portrait is, in design pixels."""
SHOWN_S = 2.4
"""Seconds in which the hand goes to what was asked for and taps on it."""
TRAVEL_S = 0.7
"""So many of them it is on its way."""
SMALL = 0.8
"""How much smaller than wanted the letters may be before words are left out."""
OPEN, HEADING = -1, -2
"""Instead of the number of a disc: an empty one before what has not been; none before the heading of a list."""
SIZES = (20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0)


@dataclass(frozen=True)
class Way:
    """A button or link at the slate's foot."""

    id: str
    words: str
    act: Act
    kind: Kind | None = None
    """None: a link of plain words."""
    key: str = ""
    steady: int | None = None
    """It stands at the same place on page after page, and has the same key tag there (`Widget.steady`)."""


@dataclass(frozen=True)
class Slip:
    """What the slate says."""

    heading: str
    text: str
    steps: tuple[int, int]
    """(this step, steps in all)."""
    acts: Sequence[str] = ()
    acted: int = 0
    """So many of them are done."""
    ticks: Sequence[str] = ()
    """What has been learnt, on the last page."""
    ahead: Sequence[str] = ()
    """What has not been, on the last page; where there is little room, both lists stand there without the text."""
    ahead_heading: str = ""
    ways: Sequence[Way] = ()


class Pointed(NamedTuple):
    """What is to be pressed now."""

    thing: Rect
    number: int
    others: Sequence[Rect] = ()
    """Where what else can be pressed lies."""
    words: Sequence[Rect] = ()
    """Where words stand that no hand may cover."""


class Home(NamedTuple):
    """Where the slate lies, and the other parts of the table with it."""

    regions: Regions
    slate: Rect
    hides: bool = False
    """There is no room for the inspector beside it: that is there again when the slate is folded."""
    strip: Rect | None = None
    """Where a few words say what is pointed at meanwhile."""

    @property
    def covered(self) -> Rect:
        """All that the slate takes the place of."""
        return self.slate if self.strip is None else self.slate.union(self.strip)


def with_home(regions: Regions, look: Look, folded: bool, whole: bool = False) -> Home:
    """The parts of a table with a home for the slate where inspector and log lie. The inspector keeps a short box under it,
    or all that the folded slate leaves; a log that lay in the same column becomes a tab of it. `whole`: the slate needs all."""
    room, log = regions.inspector, regions.log
    if log is not None and log.x == room.x:
        room, log = room.union(log), None
    gap, least = look.px(8), max(118, look.px(150))
    open = max(round(room.h * SHARE), look.px(LEAST))
    tall = max(44, look.px(HEAD)) if folded else min(open, room.h - least - gap)
    if not folded and (whole or tall < look.px(LEAST)):
        strip = 0 if whole else min(look.px(STRIPS), room.h - gap - look.px(BARE))
        if strip < look.px(STRIP):
            return Home(replace(regions, log=log), room, True)
        slate = Rect(room.x, room.y, room.w, room.h - gap - strip)
        under = Rect(room.x, slate.bottom + gap, room.w, strip)
        return Home(replace(regions, inspector=room, log=log), slate, True, under)
    slate = Rect(room.x, room.y, room.w, tall)
    rest = Rect(room.x, slate.bottom + gap, room.w, room.bottom - slate.bottom - gap)
    return Home(replace(regions, inspector=rest, log=log), slate)


class Guide:
    """Made anew for each page and size; draws itself above everything on the table, its numbers beside what they speak of."""

    def __init__(
        self, look: Look, home: Rect, name: str, slip: Slip, fold: Way, *, face: str = "", folded: bool = False
    ) -> None:
        """`name`: what the guide is called; `face`: its print, a player's portrait or one of the title; `fold`: folds and
        opens the slate."""
        self.look, self.rect, self.slip, self.folded = look, home, slip, folded
        self.face = face
        self.fits = True
        self._is_low = False
        """The heading stands in the plate, in place of the guide's name."""
        self._plate = Rect(home.x, home.y, home.w, max(44, look.px(HEAD)))
        if home.h < look.px(SHORT) or not self._make(name, fold):
            self._is_low = True
            self._make(name, fold)

    def _make(self, name: str, fold: Way) -> bool:
        """Head and page; False where the page has no room for large letters under such a head."""
        look, home = self.look, self.rect
        self.group = Group(look)
        self._at: list[tuple[Surface, tuple[int, int]]] = []
        self._discs: list[tuple[Rect, int]] = []
        side = max(40, look.px(44))
        box = Rect(0, 0, side, side)
        box.midright = (home.right - look.px(8), self._plate.centery)
        sign = "+" if self.folded else "–"
        self._add(fold, Button(look, box, sign, fold.act, id=fold.id, tip=fold.words, size=30))
        self._pips: list[Rect] = []
        self._head(name, box.x)
        return self.folded or self._page()

    @property
    def _has_pips(self) -> bool:
        """The steps stand in a row of their own under the plate."""
        return not self.folded and not self._is_low

    def _head(self, name: str, right: int) -> None:
        look, slip = self.look, self.slip
        x = self._portrait() + look.px(10)
        room = right - x - look.px(12)
        line = self._present() or slip.heading if self.folded else slip.heading if self._is_low else name
        if not self.folded:
            room -= self._count(right)
        paper = look.palette.paper
        if self.folded:
            words = look.lettering.line(line, "text_bold", look.text(19), paper, width=room)
        else:
            px, line = look.caps(27), line.upper()
            # League Gothic where the words would be small or cut in Alfa
            role: Role = DISPLAY if look.lettering.width(line, DISPLAY, round(SMALL * px)) <= room else "label"
            words = look.lettering.line(line, role, px, paper, width=room)
        self._at.append((words, words.get_rect(midleft=(x, self._plate.centery)).topleft))

    def _portrait(self) -> int:
        """The guide's face, over the plate's edge where there is room below. Where it ends."""
        look, plate = self.look, self._plate
        if not self.face:
            return plate.x + look.px(8)
        wide = max(54, look.px(FACE)) if self._has_pips else plate.h - look.px(14)
        portraits = "portraits" if self.face.startswith("portrait_") else ""
        print_ = look.picture(self.face, (96, 96), portraits)
        picture = portrait(look, "", "", wide, picture=print_)
        at = (plate.x + look.px(8), plate.y + look.px(7))
        self._at.append((picture, at))
        return at[0] + wide

    def _count(self, right: int) -> int:
        """Which step of how many: a row of pips and the figures, or the figures alone in the plate. What that takes of it."""
        look, (step, whole) = self.look, self.slip.steps
        told = f"{step} / {whole}"
        if not self._has_pips:
            count = look.label(told, 20, look.palette.paper)
            self._at.append((count, count.get_rect(midright=(right - look.px(10), self._plate.centery)).topleft))
            return count.get_width() + look.px(10)
        count = look.label(told, 18)
        row = self._row()
        self._at.append((count, count.get_rect(midright=row.midright).topleft))
        pitch = min(look.px(26), (row.w - count.get_width() - look.px(12)) // whole)
        side = max(7, min(look.px(18), pitch - 3))
        for number in range(whole):
            pip = Rect(0, 0, side, side)
            pip.midleft = (row.x + number * pitch, row.centery)
            self._pips.append(pip)
        return 0

    def _row(self) -> Rect:
        """Where the pips lie: under the plate, beside the portrait."""
        look = self.look
        x = self._plate.x + (max(54, look.px(FACE)) if self.face else 0) + look.px(18)
        tall = max(20, look.px(PIPS))
        return Rect(x, self._plate.bottom - look.px(2), self.rect.right - look.px(20) - x, tall)

    def _present(self) -> str:
        acts = self.slip.acts
        return acts[self.slip.acted] if self.slip.acted < len(acts) else ""

    def _page(self) -> bool:
        """Heading, text, acts, and the ways at the foot, as large as there is room for; in two columns where it is low.
        False where that is small."""
        look = self.look
        inner = look.content("panel", self.rect)
        top = (self._row().bottom if self._has_pips else self._plate.bottom) + look.px(6)
        body = Rect(inner.x, top, inner.w, inner.bottom - top)
        right = body
        if self.rect.w > LOW * self.rect.h:
            half = round(body.w * 0.52)
            right = Rect(body.x + half, body.y, body.w - half, body.h)
        foot = self._foot(right)
        rooms = [Rect(part.x, part.y, part.w, foot - part.y - look.px(4)) for part in (body, right)]
        if right is not body:
            rooms[0] = Rect(body.x, body.y, right.x - body.x - look.px(14), body.h)
        sizes = [max(12, look.text(size)) for size in SIZES]
        if any(self._lay(rooms[0], rooms[1], px) for px in sizes if px >= SMALL * sizes[0]):
            return True
        for in_a_row in (False, True):
            for px in sizes:  # only the act of this moment, rather than letters that are too small
                if self._lay(rooms[0], rooms[1], px, self.slip.acted, in_a_row, in_a_row and px == sizes[-1]):
                    return False
        return False

    def _foot(self, body: Rect) -> int:
        """The button on the right, the links left of it. Where they begin."""
        look = self.look
        tall = max(40, look.px(46))
        row = Rect(body.x, body.bottom - tall, body.w, tall)
        links = [way for way in self.slip.ways if way.kind is None]
        gap = max(10, look.px(14))
        wide = [look.label(way.words, 17, tracking=1.2).get_width() for way in links]
        most = row.w - (round(row.w * 0.42) if len(links) < len(self.slip.ways) else 0) - gap * len(links)
        share = min(1.0, most / max(1, sum(wide)))
        x = row.x
        for number, (way, w) in enumerate(zip(links, wide)):
            box = Rect(x, row.y, round(w * share), tall)
            self._add(way, TextLink(look, box, way.words, way.act, id=way.id, dark=False, order=9 + number, size=17))
            x = box.right + gap
        for way in self.slip.ways:
            if way.kind is not None:
                box = Rect(x + look.px(6), row.y, row.right - x - look.px(6), tall)
                button = Button(
                    look, box, way.words.upper(), way.act, kind=way.kind, id=way.id, key=way.key, size=22, order=1
                )
                self._add(way, button)
                self.group.main = button if way.key else None
        return row.y

    def _add(self, way: Way, widget: Widget) -> None:
        widget.steady = way.steady
        self.group.add(widget)

    def _lay(self, room: Rect, acts: Rect, px: int, only: int | None = None, in_a_row: bool = False,
             at_any_rate: bool = False) -> bool:  # fmt: skip
        """Lay the words at a size, with one of the acts alone or all; False where they don't fit. `acts`: their column, the
        same as `room` where there is one; `in_a_row`: what has not been, on the last page."""
        look, slip, inks = self.look, self.slip, self.look.palette
        lettering = look.lettering
        found: list[tuple[Surface, tuple[int, int]]] = []
        discs: list[tuple[Rect, int]] = []
        y, gap = room.y, round(px * 0.4)
        is_brief = only is not None
        heading = () if self._is_low else ((slip.heading, DISPLAY, round(px * 1.25)),)
        text = () if is_brief and slip.ahead else ((slip.text, TEXT, px),)
        for words, role, size in (*heading, *text):
            picture = lettering.paragraph(words, role, size, room.w, inks.k, leading=1.18).surface
            found.append((picture, (room.x, y)))
            y += picture.get_height() + gap
        fits = y <= room.bottom
        y = acts.y if acts.x != room.x else y
        for words, number, ink in self._items(only, in_a_row):
            if number == HEADING:
                line = look.label(words, 18, ink)
                found.append((line, (acts.x, y)))
                y += line.get_height()
                continue
            side = round(px * (1.2 if is_brief and slip.ticks else 1.5))
            line = lettering.paragraph(words, TEXT, px, acts.w - side - gap, ink, leading=1.12).surface
            disc = Rect(acts.x, y, side, side)
            discs.append((disc, number))
            found.append((line, (disc.right + gap, y + max(0, (side - line.get_height()) // 2))))
            y += max(side, line.get_height()) + (gap // 2 if not is_brief else 1)
        self.fits = fits and y <= acts.bottom + gap
        if not self.fits and not at_any_rate:
            return False
        self._at += found
        self._discs = discs
        return True

    def _items(self, only: int | None, in_a_row: bool) -> list[tuple[str, int, Colour]]:
        """The acts of a step, or `only` one of them; on the last page both lists, the second perhaps in a row: words, the number
        of the disc before them, ink."""
        slip, inks = self.slip, self.look.palette
        dim = faint(inks.k, inks.paper)
        ahead = [" · ".join(slip.ahead)] if in_a_row else slip.ahead
        if not slip.ticks and not slip.ahead:
            return [(words, 0 if n < slip.acted else n + 1, dim if n > slip.acted else inks.k)
                    for n, words in enumerate(slip.acts) if only is None or n == only]  # fmt: skip
        heading = [(slip.ahead_heading, HEADING, palette.RED_TEXT)] if slip.ahead else []
        return [
            *((words, 0, inks.k) for words in slip.ticks),
            *heading,
            *((words, OPEN, inks.k) for words in ahead),
        ]

    def handle(self, event: Event) -> bool:
        """True if the event was the slate's: whatever happens on it."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            used = self.group.handle(event)
            return used or (event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos))
        return False

    def draw(self, surface: Surface, pointed: Pointed | None, room: Rect, shown_s: float = SHOWN_S) -> None:
        """Draw the slate, and a ring with a number round the thing that is pointed at. `room`: where the number may lie;
        `shown_s`: seconds since the thing was asked for, after which the hand goes to it from the slate."""
        look = self.look
        is_shown = pointed is not None and shown_s < SHOWN_S
        if pointed is not None:
            self._ring(surface, pointed, room, is_shown)
        look.paper(surface, "panel", self.rect, 8)
        pygame.draw.rect(
            surface, look.palette.k, self._plate.inflate(-look.px(8), -look.px(8)), border_radius=look.px(6)
        )
        for words, at in self._at:
            surface.blit(words, at)
        for number, pip in enumerate(self._pips):
            pygame.draw.circle(surface, look.palette.k, pip.center, pip.w // 2)
            ink = palette.STRAW if number < self.slip.steps[0] else look.palette.paper
            pygame.draw.circle(surface, ink, pip.center, pip.w // 2 - max(1, look.px(2)))
        for disc, number in self._discs:
            self._disc(surface, disc, number)
        for widget in self.group:
            widget.draw(surface)
        if pointed is not None and len(self.slip.acts) > 1:  # above the slate, which may lie close by
            self._disc(surface, disc_at(look, pointed.thing, room), pointed.number)
        if pointed is not None and is_shown:
            self._show(surface, pointed, room, shown_s)

    def _disc(self, surface: Surface, disc: Rect, number: int) -> None:
        """A number in a disc, bright where it is what is to be done now; 0: a tick; `OPEN`: an empty one."""
        if number == OPEN:
            wide = max(2, self.look.px(3))
            pygame.draw.circle(surface, self.look.palette.k, disc.center, round(disc.w * 0.4), wide)
            return
        now = number == self.slip.acted + 1
        draw_disc(surface, self.look, disc, number, palette.STRAW if number and now else self.look.palette.paper)

    def _ring(self, surface: Surface, pointed: Pointed, room: Rect, is_shown: bool) -> None:
        """A ring, and a hand from the side where there is room, unless it is on its way there."""
        look = self.look
        ring(surface, look, pointed.thing)
        if not is_shown:
            size = hand_size(look, surface.get_width())
            at, side = hand_at(
                pointed.thing, size, (size[0] // 5, size[0] // 5), room, self.rect, pointed.others, pointed.words
            )
            surface.blit(hand(look, at, side), at)

    def _show(self, surface: Surface, pointed: Pointed, room: Rect, shown_s: float) -> None:
        """The hand comes from the slate, twice as large, and taps on the thing; under reduced motion it lies there."""
        long, tall = hand_size(self.look, surface.get_width())
        thing, size = pointed.thing, (2 * long, 2 * tall)
        reach = (thing.w // 3, thing.h // 3)
        at, side = hand_at(thing, size, reach, room, self.rect, pointed.others, pointed.words)
        if not self.look.reduced:
            gone = min(1.0, shown_s / TRAVEL_S)
            left = (1 - gone) ** 2
            start = self._show_from()
            at.x += round((start[0] - at.centerx) * left)
            at.y += round((start[1] - at.centery) * left)
            if gone >= 1:
                away = round(self.look.px(16) * abs(math.sin((shown_s - TRAVEL_S) * 2 * math.pi)))
                at.move_ip({"right": (away, 0), "left": (-away, 0), "below": (0, away), "above": (0, -away)}[side])
        surface.blit(hand(self.look, at, side), at)

    def _show_from(self) -> tuple[int, int]:
        button = next((widget for widget in self.group if widget.id == "lesson.show"), None)
        return (button.rect if button is not None else self.rect).center


def faint(ink: Colour, paper: Colour) -> Colour:
    """Return an ink that is still read, and is not what is to be read now."""
    r, g, b = (round(0.62 * dark + 0.38 * light) for dark, light in zip(ink[:3], paper[:3]))
    return (r, g, b)
