"""A window onto something taller than it is: wheel, drag of the bar, arrows, page keys; follows what has the focus."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import palette
from game.ui.look import Look
from game.ui.widgets.base import Widget

THUMB = 24  # pixels by which a thumb shrinks


class ScrollArea(Widget):
    """Subclass or give `paint(surface, offset)`: it draws on a surface as large as `view`, moved up by offset.

    `tall` is the height of what is inside. `stick` keeps the end in view while it was in view (logs, chats).
    """

    focusable = True
    answers = False

    def __init__(self, look: Look, rect: Rect, tall: int = 0, paint: Callable[[Surface, int], None] | None = None, *,
                 id: str = "", tip: str = "", order: int = 0, stick: bool = False) -> None:  # fmt: skip
        super().__init__(look, rect, id, tip=tip, order=order)
        self._tall = tall
        self._paint = paint
        self.offset = 0
        self.stick = stick
        self._grab: int | None = None
        self._picture: Surface | None = None

    @property
    def view(self) -> Rect:
        """The part of the widget that shows the inside, in window coordinates."""
        return Rect(self.rect.x, self.rect.y, self.rect.w - self.bar_width, self.rect.h)

    @property
    def bar_width(self) -> int:
        return max(14, self.look.px(16))

    @property
    def tall(self) -> int:
        return self._tall

    @tall.setter
    def tall(self, value: int) -> None:
        at_end = self.offset >= self.furthest - 2
        self._tall = value
        if self.stick and at_end:
            self.offset = self.furthest
        self.offset = min(self.offset, self.furthest)
        self.touch()

    @property
    def furthest(self) -> int:
        return max(0, self._tall - self.view.h)

    def scroll_to(self, offset: float) -> bool:
        """Move the window; True if it moved."""
        new = round(min(self.furthest, max(0, offset)))
        if new == self.offset:
            return False
        self.offset = new
        self.touch()
        return True

    def show(self, top: int, bottom: int) -> None:
        """Scroll as little as needed to see from top to bottom (inside coordinates)."""
        if top < self.offset:
            self.scroll_to(top)
        elif bottom > self.offset + self.view.h:
            self.scroll_to(bottom - self.view.h)

    @property
    def track(self) -> Rect:
        return Rect(self.view.right + 2, self.view.y, self.bar_width - 2, self.view.h)

    @property
    def thumb(self) -> Rect:
        return self.thumb_of(self._tall)

    def thumb_of(self, tall: int) -> Rect:
        """With so much inside."""
        track = self.track
        h = track.h * track.h // max(track.h, tall + 1)
        h = max(40, h // THUMB * THUMB)  # few heights: each is a piece of its own to print
        room = track.h - h
        y = track.y + (room * self.offset // self.furthest if self.furthest else 0)
        return Rect(track.x, y, track.w, h)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll_to(self.offset - event.y * max(30, self.look.px(60))) or bool(self.furthest)
        if event.type == pygame.MOUSEBUTTONDOWN and self.furthest and self.track.inflate(10, 0).collidepoint(event.pos):
            thumb = self.thumb
            self._grab = event.pos[1] - thumb.y if thumb.collidepoint(event.pos) else thumb.h // 2
            self._drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEMOTION and self._grab is not None:
            self._drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grab is not None:
            self._grab = None
            return True
        if event.type == pygame.KEYDOWN:
            line, page = max(30, self.look.px(60)), round(self.view.h * 0.85)
            by = {pygame.K_UP: -line, pygame.K_DOWN: line, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page,
                  pygame.K_HOME: -self._tall, pygame.K_END: self._tall}.get(event.key)  # fmt: skip
            return by is not None and self.scroll_to(self.offset + by)
        return False

    def _drag(self, y: int) -> None:
        track, thumb = self.track, self.thumb
        room = max(1, track.h - thumb.h)
        self.scroll_to((y - (self._grab or 0) - track.y) / room * self.furthest)

    def paint(self, surface: Surface, offset: int) -> None:
        """Draw the inside; the surface is the view, offset is how far it is scrolled."""
        if self._paint is not None:
            self._paint(surface, offset)

    def repaint(self, picture: Surface, offset: int) -> bool:
        """Change the picture that is there into what is to be seen now; False: paint it anew."""
        return False

    def draw(self, surface: Surface) -> None:
        view, picture = self.view, self._picture
        if picture is None or picture.get_size() != view.size:
            self._picture = picture = Surface(view.size, pygame.SRCALPHA)
            self.paint(picture, self.offset)
        elif self.changed and not self.repaint(picture, self.offset):
            picture.fill((0, 0, 0, 0))
            self.paint(picture, self.offset)
        surface.blit(picture, view)
        if self.furthest:
            surface.blit(self.look.panel("scroll_track", self.track.size), self.track)
            thumb = self.thumb
            surface.blit(self.look.panel("scroll_thumb", thumb.size), thumb)
        if self.focus:
            around, wide = self.rect.inflate(6, 6), max(2, self.look.px(3))
            pygame.draw.rect(surface, self.look.palette.k, around, wide, border_radius=4)
            pygame.draw.rect(surface, palette.FOCUS, around.inflate(2 * wide, 2 * wide), wide, border_radius=6)


class RowList(ScrollArea):
    """A scrolling list of rows one may choose: LAN tables, saved matches, statistics.

    `row(surface, rect, index, chosen, over)` draws one. Up and Down choose, Enter acts on the chosen one.
    """

    def __init__(self, look: Look, rect: Rect, count: int, row: Callable[[Surface, Rect, int, bool, bool], None],
                 act: Callable[[int], object], *, row_height: float = 74, chosen: int = -1,
                 choose: Callable[[int], object] = lambda i: None, id: str = "", order: int = 0) -> None:  # fmt: skip
        super().__init__(look, rect, id=id, order=order)
        self.step = max(40, look.px(row_height * max(1.0, look.frame.text_scale)))
        self.row, self.act, self.chose = row, act, choose
        self.chosen, self.over = chosen, -1
        self._count = 0
        self.count = count
        self._show_chosen()

    def go_on(self, before: "RowList") -> None:
        """Be scrolled as the list was in whose place it comes, with the chosen row in sight."""
        self.scroll_to(before.offset)
        self._show_chosen()

    def _show_chosen(self) -> None:
        if self.chosen >= 0:
            self.show(self.chosen * self.step, (self.chosen + 1) * self.step)

    @property
    def count(self) -> int:
        return self._count

    @count.setter
    def count(self, value: int) -> None:
        self._count = value
        self.tall = value * self.step
        self.chosen = min(self.chosen, value - 1)

    def _index(self, point: tuple[int, int]) -> int:
        if not self.view.collidepoint(point):
            return -1
        index = (point[1] - self.view.y + self.offset) // self.step
        return index if index < self._count else -1

    def choose(self, index: int) -> None:
        if 0 <= index < self._count:
            self.set(chosen=index)
            self._show_chosen()
            self.chose(index)

    def handle(self, event: Event) -> bool:
        steps = event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN)
        if not steps and super().handle(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            self.set(over=self._index(event.pos))
        elif event.type == pygame.WINDOWLEAVE:
            self.set(over=-1)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            index = self._index(event.pos)
            if index >= 0:
                if index == self.chosen:
                    self.act(index)
                else:
                    self.choose(index)
                return True
        elif event.type == pygame.MOUSEBUTTONUP:
            return True
        elif steps and self._count:
            by = -1 if event.key == pygame.K_UP else 1
            if 0 <= self.chosen + by < self._count:
                self.choose(self.chosen + by)
                return True
        return False

    def activate(self) -> None:
        if self.chosen >= 0:
            self.act(self.chosen)
        elif self._count:
            self.choose(0)

    def paint(self, surface: Surface, offset: int) -> None:
        first = offset // self.step
        for index in range(first, min(self._count, first + surface.get_height() // self.step + 2)):
            rect = Rect(0, index * self.step - offset, surface.get_width(), self.step - self.look.px(8))
            self.row(surface, rect, index, index == self.chosen, index == self.over)
