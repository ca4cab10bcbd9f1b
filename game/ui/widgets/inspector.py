"""The inspector: what you hover, at full reading size."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui import palette
from game.ui.cards import medal, type_disc
from game.ui.fonts import Role
from game.ui.look import Look
from game.ui.palette import Colour
from game.ui.widgets.scroll import ScrollArea

SQUEEZES = (1.0, 0.9, 0.8)
"""A page that would have to be scrolled is set smaller, never under 15 px; not for who asked for large letters."""


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


class Inspector(ScrollArea):
    """What you hover, at full reading size (15 px or more): picture, numeral, type, text, a table, a note, the rule."""

    def __init__(
        self, look: Look, rect: Rect, shown: Inspected | None = None, *, id: str = "inspector", order: int = 0
    ) -> None:
        super().__init__(look, rect, id=id, order=order)
        self._inside: Surface | None = None
        self._shown = shown or Inspected()
        self.show_card(self._shown)

    @property
    def page(self) -> Inspected:
        """What it shows."""
        return self._shown

    def show_card(self, shown: Inspected) -> None:
        """Show something else, from its top."""
        self._shown = shown
        self.offset = 0
        self._inside = self._set()
        self.tall = self._inside.get_height()

    def paint(self, surface: Surface, offset: int) -> None:
        if self._inside is not None:
            surface.blit(self._inside, (0, -offset))

    def _set(self) -> Surface:
        """The page at this width: set once, however often the table is made anew."""
        key = ("inspector", self._shown, self.view.w, self.rect.h, self.look.inks)
        found = self.look.baked(key)
        if found is not None:
            return found
        for squeeze in SQUEEZES if self.look.frame.text_scale <= 1 else SQUEEZES[:1]:
            page = self._page(squeeze)
            if page.get_height() <= self.view.h:
                break
        return self.look.keep(key, page)

    def _page(self, squeeze: float) -> Surface:
        look, inks, shown = self.look, self.look.palette, self._shown
        width = self.view.w
        sheet = Surface((width, 4000), pygame.SRCALPHA)
        y = self._head(sheet, look.px(4), squeeze) if shown.name else look.px(4)

        def put(
            text: str, role: Role, px: int, colour: Colour = inks.k, leading: float = 1.24, wide: int = width
        ) -> int:
            words = look.lettering.paragraph(text, role, px, wide, colour, leading=leading)
            sheet.blit(words.surface, (0, y))
            return y + words.surface.get_height()

        if shown.text:
            y = put(shown.text, "text", max(15, look.text(22 * squeeze))) + look.px(8)
        px = max(15, look.text(20 * squeeze))
        for i, entry in enumerate(shown.entries):
            if entry.strong or i == 0:
                pygame.draw.line(sheet, inks.k, (0, y), (width, y), max(1, look.px(2)))
                y += look.px(6)
            number = look.lettering.line(entry.value, "display" if entry.strong else "text_bold", px, inks.k)
            sheet.blit(number, number.get_rect(topright=(width, y)))
            room = width - number.get_width() - look.px(12)
            y = put(entry.text, "text_bold" if entry.strong else "text_medium", px, leading=1.2, wide=room) + look.px(3)
        if shown.note:
            y += look.px(6)
            y = put(shown.note, "map", max(16, look.text(20 * squeeze)), leading=1.2) + look.px(6)
        if shown.rule:
            y = put(shown.rule.upper(), "label", look.caps(18), palette.DIM_TEXT)
        return sheet.subsurface((0, 0, width, min(4000, max(1, y)))).copy()

    def _head(self, sheet: Surface, y: int, squeeze: float) -> int:
        """Picture at the left; medal, type, name and standing beside it. Returns where it ends."""
        look, inks, shown = self.look, self.look.palette, self._shown
        width = sheet.get_width()
        x, bottom, top = 0, y, y
        if shown.picture:
            side = min(round(width * 0.45), look.px(240), round(self.rect.h * 0.42 * squeeze))
            picture = look.picture(shown.picture, (side, round(side * 0.86)))
            box = picture.get_rect(topleft=(0, y))
            sheet.blit(picture, box)
            pygame.draw.rect(sheet, inks.k, box, max(2, look.px(4)), border_radius=3)
            x, bottom = side + look.px(16), box.bottom
        knob, at = max(32, look.px(56)), x
        if shown.numeral:
            sheet.blit(medal(look, shown.numeral, knob), (at, top))
            at += knob + look.px(6)
        if shown.kind:
            disc = type_disc(look, shown.kind, round(knob * 0.8))
            sheet.blit(disc, (at, top + knob // 10))
            at += disc.get_width() + look.px(8)
        if shown.kind_words:
            label = look.label(shown.kind_words, 20, inks.k, 1, width=max(20, width - at))
            sheet.blit(label, label.get_rect(midleft=(at, top + knob // 2)))
        if shown.numeral or shown.kind or shown.kind_words:
            top += knob + look.px(8)
        room = max(60, width - x)
        longest = max(shown.name.upper().split(), key=len)
        role: Role = "display"
        px = look.lettering.fit(longest, role, look.caps(24), room, floor=14)
        if look.lettering.width(longest, role, px) > room:  # narrow letters sooner than a broken word
            role = "label"
            px = look.lettering.fit(longest, role, look.caps(26), room, floor=13)
        name = look.lettering.paragraph(shown.name.upper(), role, px, room, inks.k, leading=1.1)
        sheet.blit(name.surface, (x, top))
        top += name.surface.get_height() + look.px(4)
        if shown.status:
            words = look.lettering.paragraph(
                shown.status.upper(), "label", look.caps(20), room, palette.RED_TEXT, leading=1.15
            )
            top = max(top, bottom - words.surface.get_height())
            sheet.blit(words.surface, (x, top))
            top += words.surface.get_height()
        return max(top, bottom) + look.px(12)
