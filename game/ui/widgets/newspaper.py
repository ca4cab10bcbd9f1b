"""The newspaper of a table: its sentences, one by one as they come, with names that can be pointed at."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import palette
from game.ui.fonts import Role
from game.ui.lettering import Paragraph
from game.ui.look import Look
from game.ui.widgets.scroll import ScrollArea

BED = (222, 208, 176)
"""What lies under a sentence that can be picked."""


class LogLine(NamedTuple):
    """One sentence of the newspaper; `climax` prints it bold and red, `indent` hangs it under the one before."""

    text: str
    climax: bool = False
    indent: int = 0
    key: int = 0


TYPE: Role = "text_medium"
LEADING = 1.24


class SetLine:
    """A sentence at its width: its height is known at once, and it is lettered when it is first seen."""

    def __init__(self, lines: int, high: int, letter: Callable[[], Paragraph]) -> None:
        self.lines = lines
        self.high = high
        """Pixels."""
        self._letter = letter
        self._words: Paragraph | None = None

    @property
    def words(self) -> Paragraph:
        """As it is printed."""
        if self._words is None:
            self._words = self._letter()
        return self._words


class LogPanel(ScrollArea):
    """The newspaper: sentences with card names that can be hovered. `hover(link or "")` hears which.

    With `pick` a sentence can be picked: by a click, or by Enter on the one that Up and Down point at. Its names are then
    hovered too, the first at once, the others by Left and Right."""

    def __init__(
        self,
        look: Look,
        rect: Rect,
        lines: Sequence[LogLine] = (),
        *,
        hover: Callable[[str], object] = lambda link: None,
        pick: Callable[[LogLine], object] | None = None,
        id: str = "log",
        order: int = 0,
    ) -> None:
        super().__init__(look, rect, id=id, order=order, stick=True)
        self._hover, self._pick = hover, pick
        self._lines: list[LogLine] = []
        self._tops: list[int] = []
        self._set: list[SetLine] = []
        # printed now: they will be wanted in the middle of a moment
        look.panel("scroll_track", self.track.size)
        look.panel("scroll_thumb", self.thumb.size)
        self.link = ""
        self.link_y = 0
        """At which height of the window the name stands that is hovered."""
        self.over = -1
        """The sentence that would be picked, by its place here."""
        self._marked: int | None = None
        self._painted: tuple[int, int, int, int | None] | None = None
        """Offset, sentences, and which of them were underlaid in the picture that is kept."""
        self.extend(lines)

    @property
    def furthest(self) -> int:
        """At the end the window begins with a whole sentence; the room this takes is left under the last one."""
        edge = super().furthest
        return self._stop(edge, after=True) if edge else 0

    def scroll_to(self, offset: float) -> bool:
        """Move the window to where a sentence begins: to the last such place on the way, or else to the first one beyond."""
        up = offset < self.offset
        short, beyond = self._stop(offset, after=up), self._stop(offset, after=not up)
        return super().scroll_to(beyond if (short >= self.offset if up else short <= self.offset) else short)

    def show(self, top: int, bottom: int) -> None:
        """Scroll as little as needed to see from top to bottom (inside coordinates)."""
        edge = bottom - self.view.h
        super().show(top, bottom if edge <= self.offset else self._stop(edge, after=True) + self.view.h)

    def _stop(self, offset: float, after: bool = False) -> int:
        """Where the window may begin: the last such place up to an offset, or the first one from there (`after`)."""
        at = bisect_right(self._tops, offset) - 1
        if at < 0:
            return 0
        stops = self._stops(at)
        if not after:
            return max(stop for stop in stops if stop <= offset)
        more = self._tops[at + 1 : at + 2] or stops[-1:]
        return next((stop for stop in stops if stop >= offset), more[0])

    def _stops(self, at: int) -> list[int]:
        """Where a sentence begins; where it would fill half the window, where each of its lines does."""
        found = self._set[at]
        lines = found.lines if 2 * found.high > self.view.h else 1
        return [self._tops[at] + round(n * found.high / found.lines) for n in range(lines)]

    def show_all(self, lines: Sequence[LogLine]) -> None:
        """Print these, and nothing else; what stands here as it is to be is not set again."""
        same = self._same(lines)
        if same < len(self._lines):
            self.tall = self._tops[same]
            del self._lines[same:], self._tops[same:], self._set[same:]
            self.over, self._painted = -1, None
        self.extend(lines[same:])

    def take_over(self, other: LogPanel) -> None:
        """Show what another panel shows, as it is set there if it is as wide, and from where it was read."""
        if (other.look, other.view.w) == (self.look, self.view.w):
            self._lines, self._tops, self._set = other._lines[:], other._tops[:], other._set[:]
            self.tall = other.tall
            if other.offset < other.furthest:
                self.scroll_to(other.offset)

    def _same(self, lines: Sequence[LogLine]) -> int:
        """So many of the first stand here as they are to be."""
        return next(
            (i for i, (a, b) in enumerate(zip(lines, self._lines)) if a != b), min(len(lines), len(self._lines))
        )

    def _laid(self, line: LogLine) -> SetLine:
        """A sentence as it will be printed. It is held here as long as the log: kept among all pictures too, a long match's
        log would drive everything else from there."""
        text = f"<b><red>{line.text}</red></b>" if line.climax else line.text
        look, of = self.look, (text, TYPE, self.look.text(19), self.view.w - self._left(line))
        return SetLine(
            *look.lettering.extent(*of, LEADING),
            lambda: look.lettering.paragraph(*of, look.palette.k, leading=LEADING, kept=False),
        )

    def extend(self, lines: Sequence[LogLine]) -> None:
        """Print more sentences; only these are set."""
        if not lines:
            return
        gap = max(2, self.look.px(4))
        tall = self.tall
        for line in lines:
            found = self._laid(line)
            self._lines.append(line)
            self._tops.append(tall)
            self._set.append(found)
            tall += found.high + gap
        self.tall = tall

    def _left(self, line: LogLine) -> int:
        return self.look.px(22) + line.indent * self.look.px(20)

    def mark(self, key: int) -> None:
        """The sentence that is looked back to: it is underlaid, and brought into view."""
        self._marked = key
        at = next((n for n, line in enumerate(self._lines) if line.key == key), None)
        if at is not None:
            self.scroll_to(self._tops[at] - self.view.h // 3)
        self.touch()

    def _show(self, at: int) -> None:
        self.show(self._tops[at], self._tops[at] + self._set[at].high)

    def repaint(self, picture: Surface, offset: int) -> bool:
        """Move what is there up and print what has come under it."""
        was, now = self._painted, self._state(offset)
        self._painted = now
        if was is None or was[2:] != now[2:] or was[0] > now[0] or was[1] > now[1] or self._marked is not None:
            return False
        up, high = now[0] - was[0], picture.get_height()
        bottom = min(high, self._tops[was[1]] - was[0] if was[1] < now[1] else high) - up
        if bottom <= 0 or up >= high:
            return False
        picture.scroll(0, -up)
        picture.fill((0, 0, 0, 0), Rect(0, bottom, picture.get_width(), high - bottom))
        picture.set_clip(Rect(0, bottom, picture.get_width(), high - bottom))
        self._print(picture, offset, bottom)
        picture.set_clip(None)
        return True

    def _state(self, offset: int) -> tuple[int, int, int, int | None]:
        return offset, len(self._lines), self.over if self.focus or self.hovered else -1, self._marked

    def paint(self, surface: Surface, offset: int) -> None:
        self._painted = self._state(offset)
        self._print(surface, offset, 0)

    def _print(self, surface: Surface, offset: int, top_edge: int) -> None:
        """The sentences that reach under an edge of the window."""
        look = self.look
        px = max(7, look.px(11))
        over = self.over if self.focus or self.hovered else -1
        first = max(0, bisect_right(self._tops, offset + top_edge) - 1)
        for at in range(first, bisect_right(self._tops, offset + surface.get_height())):
            line, words, y = self._lines[at], self._set[at].words, self._tops[at] - offset
            if at == over or line.key == self._marked:
                bed = Rect(0, y, surface.get_width(), words.surface.get_height())
                pygame.draw.rect(
                    surface, palette.STRAW if line.key == self._marked else BED, bed, border_radius=look.px(6)
                )
            x = self._left(line)
            if not line.indent:
                mark = look.mark("diamond", px, palette.RED_TEXT if line.climax else look.palette.k)
                surface.blit(mark, (x - look.px(22), y + look.text(19) * 5 // 8 - px // 2 + 2))
            surface.blit(words.surface, (x, y))

    def link_at(self, point: tuple[int, int]) -> str:
        """The card or page named under the pointer."""
        if not self.view.collidepoint(point):
            return ""
        x, y = point[0] - self.view.x, point[1] - self.view.y + self.offset
        for line, top, found in zip(self._lines, self._tops, self._set):
            if top <= y < top + found.high:
                for link, rect in found.words.links:
                    if rect.collidepoint(x - self._left(line), y - top):
                        return link
        return ""

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.WINDOWLEAVE) and self._grab is None:
            link = self.link_at(event.pos) if event.type == pygame.MOUSEMOTION else ""
            if link != self.link:
                self._name(link, event.pos[1] if link else 0)
            if self._pick is not None:
                self.set(over=self._at(event.pos) if event.type == pygame.MOUSEMOTION else -1)
            return bool(link)
        if event.type == pygame.MOUSEBUTTONUP and self._grab is None:
            at = self._at(event.pos)
            if at >= 0 and self._pick is not None:
                self._pick(self._lines[at])
            return True
        if event.type == pygame.KEYDOWN and self._pick is not None and event.key in (pygame.K_UP, pygame.K_DOWN):
            return self._point(-1 if event.key == pygame.K_UP else 1)
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            return self._turn(-1 if event.key == pygame.K_LEFT else 1)
        return super().handle(event)

    def lose(self) -> None:
        if self.link:
            self._name("", 0)

    def _name(self, link: str, y: int) -> None:
        """Another name is hovered, or none."""
        self.link, self.link_y = link, y
        self._hover(link)

    def _names(self) -> list[str]:
        """The names in the sentence that the keys point at."""
        found = self._set[self.over].words.links if 0 <= self.over < len(self._set) else ()
        return list(dict.fromkeys(link for link, _ in found))

    def _turn(self, by: int) -> bool:
        """Left and Right: the name before or after in the sentence; False where there is none."""
        names = self._names()
        at = names.index(self.link) + by if self.link in names else -1
        if not 0 <= at < len(names):
            return False
        self._name(names[at], self.link_y)
        return True

    def _at(self, point: tuple[int, int]) -> int:
        """The sentence under the pointer, by its place here; -1: none."""
        if not self.view.collidepoint(point):
            return -1
        y = point[1] - self.view.y + self.offset
        found = (n for n, top in enumerate(self._tops) if top <= y < top + self._set[n].high)
        return next(found, -1)

    def _point(self, by: int) -> bool:
        """Up and Down: the sentence before or after, the newest first of all; False at either end."""
        at = self.over + by if self.over >= 0 else len(self._lines) - 1
        if not 0 <= at < len(self._lines):
            return False
        self.set(over=at)
        self._show(at)
        self._name(next(iter(self._names()), ""), self.view.y + self._tops[at] - self.offset)
        return True

    def activate(self) -> None:
        """Enter: what is pointed at is picked."""
        if self._pick is not None and 0 <= self.over < len(self._lines):
            self._pick(self._lines[self.over])
