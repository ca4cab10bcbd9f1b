"""Lobby options of a title as rows of controls: the same rows on the title card, at host set-up and in the lobby."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.tabletop.option_words import value_words
from game.titles.options import Option, fixed
from game.ui.fitting import fitted, largest
from game.ui.look import Look
from game.ui.widgets.base import Widget
from game.words import Words

FLOOR = 13
"""Pixels: no smaller letters."""
HAIR = (204, 188, 152)
"""Between two rows."""
FAINT = HAIR
"""An arrow that leads nowhere."""


class Arrowed(Widget, ABC):
    """A value between two arrows, at the right end of a row: left and right change it, by key or by a press."""

    focusable = True
    middle = 0
    """What a press on the value itself does: so many steps."""

    @abstractmethod
    def step(self, by: int) -> None:
        """The next value, or the one before."""

    @abstractmethod
    def boxes(self) -> tuple[Rect, Rect, Rect]:
        """Where the left arrow, the value and the right arrow are."""

    def between(self, side: int, wide: int) -> tuple[Rect, Rect, Rect]:
        """The boxes for arrows of that side and a value so wide."""
        right = Rect(self.rect.right - side, self.rect.centery - side // 2, side, side)
        left = Rect(right.left - wide - side, right.y, side, side)
        return left, Rect(left.right, right.y, wide, side), right

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(-1 if event.key == pygame.K_LEFT else 1)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            for box, by in zip(self.boxes(), (-1, self.middle, 1)):
                if by and box.collidepoint(event.pos):
                    self.step(by)
            return True
        return bool(event.type == pygame.MOUSEBUTTONUP)

    def arrows(self, surface: Surface, size: float, live: tuple[bool, bool] = (True, True)) -> None:
        """Print them; one that leads nowhere is faint."""
        look, inks = self.look, self.look.palette
        left, _, right = self.boxes()
        if not self._enabled:
            return
        for box, mark, on in ((left, "left", live[0]), (right, "right", live[1])):
            ink = FAINT if not on else inks.b if self.hovered else inks.k
            picture = look.mark(mark, max(14, look.px(size)), ink)
            surface.blit(picture, picture.get_rect(center=box.center))


class OptionRow(Arrowed):
    """One option: its name, what it does in one line, and its value between two arrows. Left and right change it."""

    middle = 1

    def __init__(
        self,
        look: Look,
        rect: Rect,
        option: Option,
        value: Any,
        words: Words,
        changed: Callable[[Any], object],
        *,
        order: int = 0,
        enabled: bool = True,
        why: str = "",
    ) -> None:
        super().__init__(look, rect, f"option.{option.id}", order=order, why=why)
        self.option, self.value, self.title, self._changed = option, value, words, changed
        self._enabled = enabled
        self.tip = self.about

    def fix(self, options: Iterable[Option], chosen: Mapping[str, Any]) -> None:
        """Show what it is, closed, where another option that is on says so."""
        found = fixed(options, chosen).get(self.option.id)
        if found is not None:
            self.value, by = found
            self._enabled = False
            self.why = f"{self.title(f'option-{by}')}: {self.title(f'option-{by}.about')}"

    @staticmethod
    def least(look: Look) -> int:
        """The least height of a row that shows a name and what it does under it."""
        name = look.lettering.height("text_bold", look.text(19))
        under = look.lettering.height("text_medium", FLOOR)
        return round((name - _tuck(name)) * 1.25 + under * 0.44)  # small letters leave most of their box empty

    @property
    def name(self) -> str:
        """What the option is called."""
        return self.title(f"option-{self.option.id}")

    @property
    def about(self) -> str:
        """What it does."""
        return self.title(f"option-{self.option.id}.about")

    def words(self, value: Any) -> str:
        """The value as people read it."""
        return value_words(self.title, self.option.id, value)

    def step(self, by: int) -> None:
        values = self.option.values
        at = next((i for i, value in enumerate(values) if value == self.value and type(value) is type(self.value)), 0)
        self.value = values[(at + by) % len(values)]
        self.touch()
        self.look.play("tab")
        self._changed(self.value)

    def activate(self) -> None:
        self.step(1)

    def boxes(self) -> tuple[Rect, Rect, Rect]:
        return self.between(min(self.rect.h, max(40, self.look.px(48))), round(self.rect.w * 0.36))

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        left, middle, right = self.boxes()
        room = left.left - self.rect.x - look.px(16)
        self.print_name(surface, room)
        surface.fill(HAIR, Rect(self.rect.x, self.rect.bottom - 1, self.rect.w, 1))
        if self.focus:
            self.ring(surface, left.union(right))
        self.arrows(surface, 22)
        piece = "chip_gold" if self.value != self.option.default else "chip_plain"
        chip = middle.inflate(0, -look.px(4))
        surface.blit(look.panel(piece, chip.size), chip)
        words = fitted(look, self.words(self.value).upper(), "label", look.caps(20),
                       (chip.w - look.px(18), chip.h), inks.k, floor=12, tracking=1, align="centre",
                       leading=1.0)  # fmt: skip
        surface.blit(words, words.get_rect(center=chip.center))

    def print_name(self, surface: Surface, room: int) -> None:
        """Print the name, and under it what the option does, so wide."""
        look, inks = self.look, self.look.palette
        name = look.lettering.line(self.name, "text_bold", look.text(19), inks.k, width=room)
        about = self.about
        tuck = _tuck(name.get_height())
        least = look.lettering.height("text_medium", FLOOR)
        below = (room, max(least, self.rect.h - name.get_height() + tuck))
        fits = about and self.rect.h >= self.least(look)
        size = largest(look, about, "text_medium", look.text(15), below, lines=3) if fits else None
        if size is not None:  # else there is no room for it here: pointing at the row tells it
            line = fitted(look, about, "text_medium", size, below, inks.k, lines=3)
            top = self.rect.centery - (name.get_height() - tuck + line.get_height()) // 2
            surface.blit(name, (self.rect.x, top))
            surface.blit(line, (self.rect.x, top + name.get_height() - tuck))
        else:
            surface.blit(name, name.get_rect(midleft=self.rect.midleft))


def _tuck(height: int) -> int:
    """What an option does lies so close under its name, not between two names."""
    return round(height * 0.22)


class Stepper(Arrowed):
    """A label and a number between two arrows, which end somewhere: seats, bots, seconds."""

    def __init__(self, look: Look, rect: Rect, text: str, value: int, lo: int, hi: int, changed: Callable[[int], object],
                 *, show: Callable[[int], str] = str, id: str = "", tip: str = "", order: int = 0) -> None:  # fmt: skip
        super().__init__(look, rect, id or text, tip=tip, order=order)
        self.text, self.value, self.lo, self.hi, self._changed, self.show = text, value, lo, hi, changed, show
        self._enabled = lo < hi  # else it is only read, and keeps no arrow keys

    def step(self, by: int) -> None:
        value = min(self.hi, max(self.lo, self.value + by))
        if value != self.value:
            self.value = value
            self.touch()
            self.look.play("tab")
            self._changed(value)

    def activate(self) -> None:
        self.value = self.lo - 1 if self.value == self.hi else self.value
        self.step(1)

    def boxes(self) -> tuple[Rect, Rect, Rect]:
        side = min(self.rect.h, max(40, self.look.px(50)))
        return self.between(side, max(side, self.look.px(120)))

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        left, middle, right = self.boxes()
        words = look.label(self.text, 22, width=left.left - self.rect.x - look.px(10))
        surface.blit(words, words.get_rect(midleft=self.rect.midleft))
        if self.focus:
            self.ring(surface, left.union(right))
        self.arrows(surface, 24, (self.value > self.lo, self.value < self.hi))
        number = look.lettering.line(self.show(self.value), "display", look.caps(30), inks.k, width=middle.w)
        surface.blit(number, number.get_rect(center=middle.center))
