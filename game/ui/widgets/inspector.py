"""The inspector: what you hover, at full reading size."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import palette
from game.ui.cards import medal, type_disc
from game.ui.fonts import Role
from game.ui.lettering import Paragraph, plain
from game.ui.look import Look
from game.ui.palette import Colour
from game.ui.widgets.scroll import ScrollArea

SQUEEZES = (1.0, 0.9, 0.8)
"""A page that would have to be scrolled is set smaller, never under 15 px; not for who asked for large letters."""
LOW = 190
"""Height of a view, in design pixels, under which the name stands beside the medal and the picture is left out."""


class Entry(NamedTuple):
    """One row of the inspector's table: words and a number; `strong` prints it bold."""

    text: str
    value: str = ""
    strong: bool = False


class Inspected(NamedTuple):
    """What the inspector shows at reading size."""

    name: str = ""
    picture: str = ""
    numeral: str = ""
    kind: str = ""  # 'goat', 'creature': names the type disc
    kind_words: str = ""
    status: str = ""  # 'HIDDEN · ONLY YOU SEE IT'
    text: str = ""
    entries: tuple[Entry, ...] = ()
    note: str = ""
    rule: str = ""
    """The ids of the rules behind it, as in "GSS-7.4, 7.5". Not printed: the foot leads to their chapter."""
    lore: str = ""
    """Read for pleasure: the first to give way where the rest would have to be scrolled for it."""
    foot: str = ""
    """The last line, small. It may hold <link=ID>where one can read on</link>."""


class _Page:
    """A page as it is laid out: what will be printed on a sheet so wide and so tall. One that is too tall is never printed."""

    def __init__(self, wide: int) -> None:
        self.wide, self.tall = wide, 1
        self._ink: list[Callable[[Surface], object]] = []

    def do(self, draw: Callable[[Surface], object]) -> None:
        """Draw something."""
        self._ink.append(draw)

    def put(self, picture: Surface, at: Rect | tuple[int, int]) -> None:
        """Print a picture."""
        self._ink.append(lambda sheet: sheet.blit(picture, at))

    def printed(self) -> Surface:
        sheet = Surface((self.wide, self.tall), pygame.SRCALPHA)
        for draw in self._ink:
            draw(sheet)
        return sheet


class Inspector(ScrollArea):
    """What you hover, at full reading size (15 px or more): picture, numeral, type, text, a table, a note, where to read on."""

    def __init__(
        self, look: Look, rect: Rect, shown: Inspected | None = None, *, follow: Callable[[str], object] | None = None,
        id: str = "inspector", order: int = 0,
    ) -> None:  # fmt: skip
        """`follow` hears which link of the foot was pressed."""
        super().__init__(look, rect, id=id, order=order)
        self._shown = shown or Inspected()
        self._follow = follow
        self._due = 0
        """In so many frames the page is set; 0: it is."""
        self._keeps = 0
        """Where it will be scrolled to then."""
        self._inside = self._set()
        self.tall = self._inside.get_height()

    @property
    def page(self) -> Inspected:
        """What it shows, or will in a moment."""
        return self._shown

    def show_card(self, shown: Inspected, keep: bool = False) -> None:
        """Show something else, from its top, or with `keep` scrolled as it was. What was never set is set in the next frame:
        in this one whatever was pointed at is drawn."""
        self._shown = shown
        self._keeps = self.offset if keep else 0
        self._due = 2 if self.look.baked(self._key) is None else 0
        if not self._due:
            self._turn()

    def update(self, dt: float) -> None:
        if self._due:
            self._due -= 1
            if not self._due:
                self._turn()

    def _turn(self) -> None:
        """Lay the page open."""
        self._inside = self._set()
        self.offset = 0
        self.tall = self._inside.get_height()
        self.scroll_to(self._keeps)

    def paint(self, surface: Surface, offset: int) -> None:
        surface.blit(self._inside, (0, -offset))

    def link_at(self, point: tuple[int, int]) -> str:
        """Return the link of the foot under a point; "" for none."""
        foot = self._foot()
        if foot is None or not self.view.collidepoint(point):
            return ""
        top = self.tall - foot.surface.get_height() - self.offset
        at = point[0] - self.view.x, point[1] - self.view.y - top
        return next((link for link, rect in foot.links if rect.collidepoint(at)), "")

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self._grab is None:
            self._read_on(self.link_at(event.pos))
            return True
        return super().handle(event)

    def activate(self) -> None:
        """Enter: read on where the foot leads."""
        foot = self._foot()
        if foot is not None and foot.links:
            self._read_on(foot.links[0][0])

    def _read_on(self, link: str) -> None:
        if link and self._follow is not None:
            self._follow(link)

    def _foot(self) -> Paragraph | None:
        """The last line of the page: it stands at its very end."""
        if not self._shown.foot:
            return None
        px, width = self.look.caps(18), self.view.w
        longest = max(plain(self._shown.foot).split(), key=len, default="")
        px = self.look.lettering.fit(longest, "label", px, width, floor=13)
        return self.look.lettering.paragraph(self._shown.foot, "label", px, width, palette.DIM_TEXT, leading=1.24)

    def _set(self) -> Surface:
        """The page at this width: set once, however often the table is made anew."""
        found = self.look.baked(self._key)
        if found is not None:
            return found
        squeezes = SQUEEZES if self.look.frame.text_scale <= 1 else SQUEEZES[:1]
        for lore in (True, False) if self._shown.lore else (False,):
            for squeeze in squeezes:
                page = self._page(squeeze, lore)
                if page.tall <= self.view.h:
                    return self.look.keep(self._key, page.printed())
        return self.look.keep(self._key, page.printed())

    @property
    def _key(self) -> tuple[object, ...]:
        return "inspector", self._shown, self.view.w, self.rect.h, self.look.inks

    def _page(self, squeeze: float, lore: bool = True) -> _Page:
        look, inks, shown = self.look, self.look.palette, self._shown
        width = self.view.w
        page = _Page(width)
        y = self._head(page, look.px(4), squeeze) if shown.name else look.px(4)

        def put(
            text: str, role: Role, px: int, colour: Colour = inks.k, leading: float = 1.24, wide: int = width
        ) -> int:
            longest = max(plain(text).split(), key=len, default="")  # a long word is made smaller sooner than broken
            px = look.lettering.fit(longest, role, px, wide, floor=13)
            words = look.lettering.paragraph(text, role, px, wide, colour, leading=leading)
            page.put(words.surface, (0, y))
            return y + words.surface.get_height()

        if shown.text:
            y = put(shown.text, "text", max(15, look.text(22 * squeeze))) + look.px(8)
        px, rule = max(15, look.text(20 * squeeze)), max(1, look.px(2))
        for i, entry in enumerate(shown.entries):
            if entry.strong or i == 0:
                page.do(partial(pygame.draw.line, color=inks.k, start_pos=(0, y), end_pos=(width, y), width=rule))
                y += look.px(6)
            number = look.lettering.line(entry.value, "display" if entry.strong else "text_bold", px, inks.k)
            page.put(number, number.get_rect(topright=(width, y)))
            room = width - number.get_width() - look.px(12)
            y = put(entry.text, "text_bold" if entry.strong else "text_medium", px, leading=1.2, wide=room) + look.px(3)
        for note in (shown.note, shown.lore if lore else ""):
            if note:
                y += look.px(6)
                y = put(note, "map", max(16, look.text(20 * squeeze)), leading=1.2) + look.px(6)
        foot = self._foot()
        if foot is not None:
            page.put(foot.surface, (0, y))
            y += foot.surface.get_height()
        page.tall = max(1, y)
        return page

    def _head(self, page: _Page, y: int, squeeze: float) -> int:
        """Picture at the left; medal, type, name and standing beside it. Returns where it ends."""
        look, inks, shown = self.look, self.look.palette, self._shown
        width = page.wide
        x, bottom, top = 0, y, y
        low = self.view.h < look.px(LOW)
        if shown.picture and not low:
            side = min(round(width * 0.45), look.px(240), round(self.rect.h * 0.42 * squeeze))
            picture = look.picture(shown.picture, (side, round(side * 0.86)))
            box = picture.get_rect(topleft=(0, y))
            page.put(picture, box)
            frame = max(2, look.px(4))
            page.do(partial(pygame.draw.rect, color=inks.k, rect=box, width=frame, border_radius=3))
            x, bottom = side + look.px(16), box.bottom
        knob, at = max(28, look.px(40)) if low else max(32, look.px(56)), x
        if shown.numeral:
            page.put(medal(look, shown.numeral, knob), (at, top))
            at += knob + look.px(6)
        if shown.kind:
            disc = type_disc(look, shown.kind, round(knob * 0.8))
            page.put(disc, (at, top + knob // 10))
            at += disc.get_width() + look.px(8)
        if shown.kind_words and not low:
            label = look.label(shown.kind_words, 20, inks.k, 1, width=max(20, width - at))
            if not (shown.numeral or shown.kind):  # words alone need no room for a medal
                knob = label.get_height()
            page.put(label, label.get_rect(midleft=(at, top + knob // 2)))
        if low:
            x = at  # the name stands beside the medal
        elif shown.numeral or shown.kind or shown.kind_words:
            top += knob + look.px(8 if shown.numeral or shown.kind else 2)
        room = max(60, width - x)
        longest = max(shown.name.upper().split(), key=len)
        role: Role = "display"
        px = look.lettering.fit(longest, role, look.caps(24), room, floor=14)
        if look.lettering.width(longest, role, px) > room:  # narrow letters sooner than a broken word
            role = "label"
            px = look.lettering.fit(longest, role, look.caps(26), room, floor=13)
        name = look.lettering.paragraph(shown.name.upper(), role, px, room, inks.k, leading=1.1)
        tall = max(name.surface.get_height(), knob) if at > 0 and low else name.surface.get_height()
        page.put(name.surface, (x, top + (tall - name.surface.get_height()) // 2))
        top += tall + look.px(4)
        if shown.status:
            words = look.lettering.paragraph(
                shown.status.upper(), "label", look.caps(20), room, palette.RED_TEXT, leading=1.15
            )
            top = max(top, bottom - words.surface.get_height())
            page.put(words.surface, (x, top))
            top += words.surface.get_height()
        return max(top, bottom) + look.px(12)
