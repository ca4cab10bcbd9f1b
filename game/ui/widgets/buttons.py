"""The button: five states, five kinds, one or two lines, the key that presses it."""

from typing import Literal

import pygame
from pygame import Rect, Surface

from game.ui import palette
from game.ui.faces import FACES
from game.ui.fitting import largest
from game.ui.fonts import Role
from game.ui.look import Look
from game.ui.pad_signs import SIGNS
from game.ui.pad_signs import sign as pad_sign
from game.ui.palette import Colour
from game.ui.widgets.base import Act, Widget

Kind = Literal["primary", "danger", "gold", "plain", "moss"]
DROP = 3  # a pressed face lies this much lower (design px)
BAR = 6  # so much of a face that is pointed at is taken by a bar above, and by one below (design px)
LOW, LOWEST = 1.75, 36
"""A face less than so many times as high as its letters, or less than so many pixels, has the key beside the words, not under
them."""

SMALL, GAIN, TWO = 0.6, 1.5, 1.06
"""Words that would be less than so large on one line stand on two, where they are so much larger there, and so far apart."""

KEY_ALONE = 27
"""How large a key stands under the words that has the line for itself, in design pixels: one letter is easily overlooked."""


class Button(Widget):
    """`Button(look, rect, "HOST", act, kind="primary", small="two or more players", key="H")`."""

    focusable = True

    def __init__(
        self,
        look: Look,
        rect: Rect,
        text: str,
        act: Act,
        *,
        kind: Kind = "plain",
        small: str = "",
        key: str = "",
        icon: str = "",
        size: float = 27,
        id: str = "",
        tip: str = "",
        why: str = "",
        order: int = 0,
        enabled: bool = True,
        sound: str = "button",
        beside: str = "",
    ) -> None:
        """`beside`: the longest words among buttons that stand together; they are all lettered like these."""
        super().__init__(look, rect, id or text, tip=tip, why=why, order=order)
        self.beside = beside
        self.text, self.act, self.kind, self.small, self.key, self.icon = text, act, kind, small, key, icon
        self.size = size
        self.sound = sound
        self._enabled = enabled
        self.inked = Rect(rect.center, (0, 0))
        """Where its words stand, since it was drawn."""

    def activate(self) -> None:
        self.look.play(self.sound)
        self.act()

    def hint(self) -> str:
        """What hovering explains; nothing where the face says the same: "2 seats are still free"."""
        told = super().hint()
        return "" if _bare(told) in (_bare(self.text), _bare(self.small)) else told

    def draw(self, surface: Surface) -> None:
        state = self.state
        name = f"button_{self.kind}_{state}"
        if state == "focus":
            self.look.paper(surface, name, self.rect, glow="focus")
        else:
            if self._focus:  # visited to hear why it cannot be pressed; its words stay on its own paper
                self.ring(surface)
            self.look.paper(surface, name, self.rect)
        face = self.look.content(name, self.rect)
        if state == "pressed":
            face.y += self.look.px(DROP)
        self._words(surface, face, state)
        if state == "hover" and self.inked.h > face.h - 2 * self.look.px(BAR):
            self._open_bars(surface, face)

    def _open_bars(self, surface: Surface, face: Rect) -> None:
        """The bars of a face that is pointed at stop at words that need its whole height; they would strike them through."""
        clip = surface.get_clip()
        surface.set_clip(self.inked.inflate(self.look.px(16), 0).clip(face).clip(clip))
        self.look.paper(surface, f"button_{self.kind}_rest", self.rect)
        self._words(surface, face, "hover")
        surface.set_clip(clip)

    def beyond(self, room: tuple[int, int]) -> Surface | None:
        """Return what stands after the words, in so much width and height; of a button as such nothing does."""
        return None

    def _low(self, face: Rect) -> bool:
        """Whether the face is too low for a second line, and wide enough for the key beside the whole words."""
        look = self.look
        px = min(look.caps(self.size), max(13, round(face.h * 0.86)))
        key = look.lettering.width(self.key.upper(), "label", max(13, round(px * 0.8))) + round(px * 0.5)
        words = look.lettering.width((self.beside or self.text).upper(), "label", 12)
        return face.h < max(LOWEST, LOW * look.caps(self.size)) and words + key + (px if self.icon else 0) <= face.w

    def _words(self, surface: Surface, face: Rect, state: str) -> None:
        look, inks = self.look, self.look.palette
        light = state != "disabled" and self.kind in ("primary", "danger", "moss")
        colour = palette.DISABLED if state == "disabled" else inks.paper if light else inks.k
        drop = inks.k if light else None
        pad = next((name for name, sign in SIGNS.items() if sign == self.key), "")
        small = " · ".join(part for part in (self.small, "" if pad else self.key) if part)
        room = max(10, face.w)
        beside = bool(small) and not self.small and self._low(face)
        if beside:
            small = ""
        # the two lines share the face: what does not fit in height is set smaller, never under the floor
        line = None
        if small:
            size = 18 if self.small else KEY_ALONE
            px = min(look.caps(size), max(12, round(face.h * 0.42)))
            loose = 1.1 * look.frame.s
            tight = look.lettering.width(small.upper(), "label", max(12, px), loose) > room
            line = look.lettering.line(small.upper(), "label", px, colour, tracking=0 if tight else loose, width=room)
        tall = face.h - (line.get_height() if line else 0)
        px = min(look.caps(self.size), max(13, round(tall * (0.98 if line else 0.86))))
        large = max(px, round(face.h * 0.84)) if self.icon in FACES else round(px * 0.8)
        mark = look.mark(self.icon, large, colour) if self.icon else None
        if pad:  # a gamepad's button stands before the words, large enough to be told from the others
            mark = pad_sign(pad, max(16, min(round(px * 1.05), round(face.h * 0.62))), colour)
        gap = round(px * 0.35) if mark and self.text else 0
        side = look.lettering.line(self.key.upper(), "label", max(13, round(px * 0.8)), colour) if beside else None
        apart = round(px * 0.5)
        left = room - (mark.get_width() + gap if mark else 0) - (side.get_width() + apart if side else 0)
        # League Gothic where the words would be cut in Alfa even at the smallest size
        longest = (self.beside or self.text).upper()
        role: Role = "display" if look.lettering.width(longest, "display", 12) <= left else "label"
        if self.beside:
            px = look.lettering.fit(longest, role, px, left)
        over = round(px * 0.2) if line else 0  # what stands beside the words stays off the line that overlaps their box
        beyond = self.beyond((left - apart - look.lettering.width(longest, role, px), tall - over))
        left -= beyond.get_width() + apart if beyond else 0
        words = self._large(role, px, colour, drop, (left, tall)) if self.text else None
        wide = (words.get_width() if words else 0) + (mark.get_width() + gap if mark else 0)
        wide += sum(apart + after.get_width() for after in (side, beyond) if after)
        high = words.get_height() if words else mark.get_height() if mark else 0
        # Alfa Slab stands in a tall box: lines may overlap their empty parts, which are as large as the letters
        lead = round(px * 0.2 * min(1.0, high / look.lettering.height(role, px)))
        total = high + (line.get_height() - lead if line else 0)
        y = face.centery - total // 2
        x = face.centerx - wide // 2
        across = max(wide, line.get_width() if line else 0)
        self.inked = Rect(face.centerx - across // 2, y + lead // 2, across, total - lead)
        if mark:
            surface.blit(mark, mark.get_rect(midleft=(x, y + high // 2)))
            x += mark.get_width() + gap
        if words:
            surface.blit(words, (x, y))
            x += words.get_width() + apart
        for after in (side, beyond):
            if after:
                surface.blit(after, after.get_rect(midleft=(x, y + (high - over) // 2)))
                x += after.get_width() + apart
        if line:
            surface.blit(line, line.get_rect(midtop=(face.centerx, y + high - lead)))

    def _large(self, role: Role, px: int, colour: Colour, drop: Colour | None, room: tuple[int, int]) -> Surface:
        """The words on a line; where they would be much smaller on one, on two."""
        lettering, text = self.look.lettering, self.text.upper()
        one = lettering.fit(text, role, px, room[0])
        two = largest(self.look, text, role, px, room, floor=one, leading=TWO) if one < SMALL * px else None
        if two is not None and two >= GAIN * one:
            inks = (colour,) if drop is None else (drop, colour)  # the last lies uppermost, to the upper left
            printed = [
                lettering.paragraph(text, role, two, room[0], ink, align="centre", leading=TWO).surface for ink in inks
            ]
            step = max(1, round(two * 0.07)) * (len(inks) - 1)
            sheet = Surface((printed[0].get_width() + step, printed[0].get_height() + step), pygame.SRCALPHA)
            sheet.blits([(words, (step * n, step * n)) for n, words in zip(reversed(range(len(inks))), printed)])
            return sheet
        return lettering.line(text, role, px, colour, drop=drop, width=room[0])


def _bare(words: str) -> str:
    return words.casefold().rstrip(" .")


class TextLink(Widget):
    """Words on the plank or strip that can be pressed: 'RULES F1', the menu sign."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, text: str, act: Act, *, icon: str = "", id: str = "", tip: str = "",
                 order: int = 0, size: float = 20, dark: bool = True) -> None:  # fmt: skip
        super().__init__(look, rect, id or text, tip=tip, order=order)
        self.text, self.act, self.icon, self.size, self.dark = text, act, icon, size, dark

    def activate(self) -> None:
        self.look.play("button")
        self.act()

    def draw(self, surface: Surface) -> None:
        inks = self.look.palette
        colour = inks.paper if self.dark else inks.k
        if self.state in ("hover", "pressed"):
            colour = palette.GLOW if self.dark else inks.b
        if self.icon:
            picture = self.look.mark(self.icon, max(14, round(self.rect.h * 0.62)), colour)
        else:
            picture = self.look.label(self.text, self.size, colour, 1.2, self.rect.w)
        at = picture.get_rect(center=self.rect.center)
        if self.state == "pressed":
            at.y += 1
        surface.blit(picture, at)
        if self.focus:
            pygame.draw.rect(surface, palette.GLOW, self.rect.inflate(6, -2), max(2, self.look.px(3)), border_radius=5)


def button_row(look: Look, area: Rect, count: int, gap: float = 16) -> list[Rect]:
    """An area cut into equal rectangles side by side."""
    space = look.px(gap)
    wide = (area.w - space * (count - 1)) / count
    return [Rect(round(area.x + i * (wide + space)), area.y, round(wide), area.h) for i in range(count)]
