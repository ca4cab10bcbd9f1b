"""The slate that guides through a first lesson: it has a home of its own beside the table, and numbers what it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.tabletop.contract import Regions
from game.ui import palette
from game.ui.look import Look
from game.ui.palette import Colour
from game.ui.widgets.buttons import Button, Kind, TextLink
from game.ui.widgets.group import Group

Act = Callable[[], object]
HEAD = 64
"""Height of the head, in design pixels: what stays when the slate is folded."""
SHARE = 0.74
"""How much of the room of inspector and log is the slate's."""
SKIN = (108, 141, 66)
"""The green of a goblin."""
SMALL = 0.8
"""How much smaller than wanted the letters may be before acts are left out."""
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
    ways: Sequence[Way] = ()


def with_home(regions: Regions, look: Look, folded: bool) -> tuple[Regions, Rect]:
    """The parts of a table with a home for the slate where inspector and log lie, and that home. The inspector keeps a
    short box under it, or all that the folded slate leaves; the log becomes a tab of it."""
    room = regions.inspector
    if regions.log is not None and regions.log.x == room.x:
        room = room.union(regions.log)
    gap = look.px(8)
    least = max(118, look.px(150))
    tall = max(44, look.px(HEAD)) if folded else min(round(room.h * SHARE), room.h - least - gap)
    if regions.log is not None and regions.log.x != regions.inspector.x and not folded:
        tall = min(round(room.h * SHARE), room.h - least - gap)
    home = Rect(room.x, room.y, room.w, tall)
    rest = Rect(room.x, home.bottom + gap, room.w, room.bottom - home.bottom - gap)
    log = regions.log
    if log is not None and log.x == room.x:
        log = None
    return replace(regions, inspector=rest, log=log), home


class Guide:
    """Made anew for each page and size; draws itself above everything on the table, its numbers beside what they speak of."""

    def __init__(self, look: Look, home: Rect, name: str, slip: Slip, fold: Way, *, folded: bool = False) -> None:
        """`name`: what the guide is called; `fold`: folds and opens the slate."""
        self.look, self.rect, self.slip, self.folded = look, home, slip, folded
        self.group = Group(look)
        self._at: list[tuple[Surface, tuple[int, int]]] = []
        self._discs: list[tuple[Rect, int]] = []
        head = max(44, look.px(HEAD))
        self._plate = Rect(home.x, home.y, home.w, head)
        side = max(40, look.px(44))
        box = Rect(0, 0, side, side)
        box.midright = (home.right - look.px(8), self._plate.centery)
        self.group.add(Button(look, box, "+" if folded else "–", fold.act, id=fold.id, tip=fold.words, size=30))
        self._head(name, box.x)
        if not folded:
            self._page()

    def _head(self, name: str, right: int) -> None:
        look, slip = self.look, self.slip
        x, room = self._plate.x + look.px(18), right - self._plate.x - look.px(30)
        line = name if not self.folded else self._present() or slip.heading
        count = look.label("{} / {}".format(*slip.steps), 20, look.palette.paper)
        if not self.folded:
            room -= count.get_width() + look.px(10)
            self._at.append((count, count.get_rect(midright=(right - look.px(10), self._plate.centery)).topleft))
        words = look.lettering.line(line.upper() if not self.folded else line, "display" if not self.folded else "text_bold",
                                    look.caps(27) if not self.folded else look.text(19), look.palette.paper, width=room)  # fmt: skip
        self._at.append((words, words.get_rect(midleft=(x, self._plate.centery)).topleft))

    def _present(self) -> str:
        acts = self.slip.acts
        return acts[self.slip.acted] if self.slip.acted < len(acts) else ""

    def _page(self) -> None:
        """Heading, text, acts, and the ways at the foot, as large as there is room for."""
        look = self.look
        inner = look.content("panel", self.rect)
        body = Rect(inner.x, self._plate.bottom + look.px(8), inner.w, inner.bottom - self._plate.bottom - look.px(8))
        foot = self._foot(body)
        room = Rect(body.x, body.y, body.w, foot - body.y - look.px(6))
        sizes = [max(12, look.text(size)) for size in SIZES]
        if any(self._lay(room, px) for px in sizes if px >= SMALL * sizes[0]):
            return
        for px in sizes:  # only the act of this moment, rather than letters that are too small
            if self._lay(room, px, self.slip.acted, px == sizes[-1]):
                return

    def _foot(self, body: Rect) -> int:
        """The ways, from the bottom up: buttons in rows, the links in one above. Where they begin."""
        look = self.look
        tall, gap = max(40, look.px(46)), look.px(6)
        bottom = body.bottom
        buttons = [way for way in self.slip.ways if way.kind is not None]
        links = [way for way in self.slip.ways if way.kind is None]
        for number, way in enumerate(reversed(buttons)):
            row = Rect(body.x, bottom - tall, body.w, tall)
            button = Button(look, row, way.words.upper(), way.act, kind=way.kind or "plain", id=way.id, key=way.key, size=24,
                            order=len(buttons) - number)  # fmt: skip
            self.group.add(button)
            if number == len(buttons) - 1 and way.key:
                self.group.main = button
            bottom = row.y - gap
        if len(links) == 1 == len(buttons):
            button, way = self.group.widgets[-1], links[0]
            half = round(body.w * 0.4)
            box = Rect(body.x, button.rect.y, half, tall)
            button.rect = Rect(box.right, button.rect.y, body.w - half, tall)
            self.group.add(TextLink(look, box, way.words, way.act, id=way.id, dark=False, order=9, size=18))
        elif links:
            each = body.w // len(links)
            for number, way in enumerate(links):
                box = Rect(body.x + number * each, bottom - tall, each, tall)
                self.group.add(TextLink(look, box, way.words, way.act, id=way.id, dark=False, order=9 + number, size=18))
            bottom -= tall + gap
        return bottom

    def _lay(self, room: Rect, px: int, only: int | None = None, at_any_rate: bool = False) -> bool:
        """Lay the words at a size, with one of the acts alone or all; False where they don't fit."""
        look, slip, inks = self.look, self.slip, self.look.palette
        lettering = look.lettering
        found: list[tuple[Surface, tuple[int, int]]] = []
        discs: list[tuple[Rect, int]] = []
        y, gap = room.y, round(px * 0.45)
        heading = lettering.paragraph(slip.heading, "display", round(px * 1.3), room.w, inks.k, leading=1.1).surface
        found.append((heading, (room.x, y)))
        y += heading.get_height() + gap
        text = lettering.paragraph(slip.text, "text", px, room.w, inks.k, leading=1.22).surface
        found.append((text, (room.x, y)))
        y += text.get_height() + gap
        side, dim = round(px * 1.5), faint(inks.k, inks.paper)
        for number, words in enumerate([*slip.ticks, *slip.acts]):
            if only is not None and number != only and not slip.ticks:
                continue
            tick = number < len(slip.ticks) or number - len(slip.ticks) < slip.acted
            later = not slip.ticks and number > slip.acted
            ink = dim if later else inks.k
            line = lettering.paragraph(words, "text", px, room.w - side - gap, ink, leading=1.15).surface
            disc = Rect(room.x, y, side, side)
            discs.append((disc, 0 if tick else number + 1))
            found.append((line, (disc.right + gap, y + max(0, (side - line.get_height()) // 2))))
            y += max(side, line.get_height()) + gap // 2
        if y > room.bottom and not at_any_rate:
            return False
        self._at += found
        self._discs = discs
        self.bottom = y
        return True

    def handle(self, event: Event) -> bool:
        """True if the event was the slate's: whatever happens on it."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            used = self.group.handle(event)
            return used or (event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos))
        return False

    def draw(self, surface: Surface, ring: tuple[Rect, int] | None, room: Rect) -> None:
        """Draw the slate, and a ring with a number round the thing that is pointed at. `room`: where the number may lie."""
        look = self.look
        if ring is not None:
            self._ring(surface, *ring, room)
        look.paper(surface, "panel", self.rect, 8)
        pygame.draw.rect(surface, look.palette.k, self._plate.inflate(-look.px(8), -look.px(8)), border_radius=look.px(6))
        for words, at in self._at:
            surface.blit(words, at)
        for disc, number in self._discs:
            self._disc(surface, disc, number)
        for widget in self.group:
            widget.draw(surface)

    def _disc(self, surface: Surface, disc: Rect, number: int) -> None:
        """A number in a disc; 0: a tick."""
        look = self.look
        now = number == self.slip.acted + 1
        pygame.draw.circle(surface, look.palette.k, disc.center, disc.w // 2)
        ink = palette.STRAW if number and now else look.palette.paper
        pygame.draw.circle(surface, ink, disc.center, disc.w // 2 - max(2, look.px(2)))
        if number:
            sign = look.lettering.line(str(number), "display", round(disc.h * 0.62), look.palette.k)
        else:
            sign = look.mark("tick", round(disc.h * 0.66), look.palette.k)
        surface.blit(sign, sign.get_rect(center=disc.center))

    def _ring(self, surface: Surface, thing: Rect, number: int, room: Rect) -> None:
        """Dark, bright, dark, so that it stands out among what else is marked; a hand from the side where there is room."""
        look = self.look
        wide = max(3, look.px(6))
        for more, ink, line in ((3 * wide, look.palette.k, 3 * wide), (2 * wide, palette.STRAW, wide)):
            pygame.draw.rect(surface, ink, thing.inflate(more, more), line, border_radius=look.px(12))
        self._hand(surface, thing, room)
        area = thing.inflate(2 * wide, 2 * wide)
        if len(self.slip.acts) < 2:
            return
        side = max(26, look.px(44))
        disc = Rect(0, 0, side, side)
        disc.center = area.topright
        disc.clamp_ip(room)
        self._disc(surface, disc, number)

    def _hand(self, surface: Surface, thing: Rect, room: Rect) -> None:
        """A hand that points at a thing, from the right where the table has room there, else from the left."""
        look = self.look
        long = min(round(surface.get_width() * 0.05), max(40, look.px(84)))
        tall = round(long * 0.44)
        from_right = thing.right + long <= min(room.right, self.rect.x) or thing.x > self.rect.x
        at = Rect(0, 0, long, tall)
        tip = thing.right if from_right else thing.x
        at.midleft = (tip - long // 5, thing.centery)
        if not from_right:
            at.midright = (tip + long // 5, thing.centery)
        picture = pygame.transform.flip(hand(look, at.size), not from_right, False)
        surface.blit(picture, at)


def faint(ink: Colour, paper: Colour) -> Colour:
    """Return an ink that is still read, and is not what is to be read now."""
    r, g, b = (round(0.62 * dark + 0.38 * light) for dark, light in zip(ink[:3], paper[:3]))
    return (r, g, b)


def hand(look: Look, size: tuple[int, int]) -> Surface:
    """Print a goblin's hand that points to the left."""
    key = ("lesson-hand", size)
    found = look.baked(key)
    if found is not None:
        return found
    w, h = size
    inks, line = look.palette, max(2, h // 12)
    picture = Surface(size, pygame.SRCALPHA)
    cuff = Rect(round(w * 0.78), round(h * 0.1), w - round(w * 0.78), round(h * 0.86))
    palm = Rect(round(w * 0.4), round(h * 0.12), round(w * 0.42), round(h * 0.8))
    finger = Rect(0, round(h * 0.3), round(w * 0.62), round(h * 0.3))
    for part, ink, more in ((palm, SKIN, h // 4), (finger, SKIN, h // 6), (cuff, palette.HOUSE.paper, h // 10)):
        pygame.draw.rect(picture, inks.k, part, border_radius=more)
        pygame.draw.rect(picture, ink, part.inflate(-2 * line, -2 * line), border_radius=more)
    pygame.draw.rect(picture, SKIN, Rect(palm.x, finger.y + line, palm.w // 2, finger.h - 2 * line))
    return look.keep(key, picture)
