"""The slip that guides through a first lesson: one thing at a time, beside what it speaks of, never over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import palette
from game.ui.look import Look
from game.ui.widgets.buttons import Button, TextLink
from game.ui.widgets.group import Group


@dataclass(frozen=True)
class Slip:
    """What it says and offers."""

    heading: str
    text: str
    steps: tuple[int, int]
    """(this page, pages in all)."""
    skip: str
    next: str = ""
    """What the button says; "" when the page goes with what the player does."""
    key: str = ""


class Guide:
    """Made anew for each page and size; draws itself above everything on the table."""

    def __init__(
        self,
        look: Look,
        slip: Slip,
        rings: Sequence[Rect],
        busy: Sequence[tuple[Rect, int]],
        room: Rect,
        go_on: Callable[[], object],
        skip: Callable[[], object],
    ) -> None:
        """`rings`: what is pointed at. `busy`: areas and how bad it is to cover them. `room`: where it may lie."""
        self.look = look
        self.slip = slip
        self.rings = list(rings)
        self.group = Group(look)
        frame = look.frame
        wide = min(room.w, max(look.px(560), round(330 * frame.text_scale)))
        inner = look.content("dialog", Rect(0, 0, wide, 300))
        text_wide = wide - 2 * inner.x - look.px(12)
        self._heading = look.lettering.paragraph(slip.heading, "display", look.text(24), text_wide, look.palette.b)
        self._words = look.lettering.paragraph(
            slip.text, "text", look.text(20), text_wide, look.palette.k, leading=1.25
        )
        gap, foot = look.px(12), max(42, look.px(60))
        tall = 2 * inner.y + self._heading.surface.get_height() + gap + self._words.surface.get_height() + gap + foot
        self.rect = free_place(Rect(0, 0, wide, min(tall, room.h)), room, [*((ring, 6) for ring in rings), *busy])
        x, y = self.rect.x + inner.x + look.px(6), self.rect.y + inner.y
        self._at = [(self._heading.surface, (x, y))]
        self._at.append((self._words.surface, (x, y + self._heading.surface.get_height() + gap)))
        self._buttons(Rect(x, self.rect.bottom - inner.y - foot, text_wide, foot), go_on, skip)

    def _buttons(self, row: Rect, go_on: Callable[[], object], skip: Callable[[], object]) -> None:
        look, slip = self.look, self.slip
        label = look.label("{} / {}".format(*slip.steps), 20, look.palette.b)
        self._at.append((label, label.get_rect(midleft=(row.x, row.centery)).topleft))
        right = row.right
        if slip.next:
            words = look.label(slip.next, 27)
            wide = max(look.px(150), words.get_width() + look.px(90))
            button = Button(look, Rect(right - wide, row.y, wide, row.h), slip.next, go_on, kind="primary", id="lesson.next",
                            key=slip.key)  # fmt: skip
            self.group.add(button)
            self.group.main = button
            right = button.rect.x - look.px(16)
        words = look.label(slip.skip, 20)
        wide = min(words.get_width() + look.px(24), right - row.x - label.get_width() - look.px(14))
        box = Rect(right - wide, row.y, wide, row.h)
        self.group.add(TextLink(look, box, slip.skip, skip, id="lesson.skip", dark=False, order=1))

    def handle(self, event: Event) -> bool:
        """True if the event was the slip's: whatever happens on it, and its button's key."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            used = self.group.handle(event)
            return used or (event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos))
        return False

    def draw(self, surface: Surface) -> None:
        look = self.look
        for ring in self.rings:
            area = ring.inflate(look.px(14), look.px(14))
            pygame.draw.rect(surface, look.palette.k, area.inflate(6, 6), max(4, look.px(7)), border_radius=look.px(12))
            pygame.draw.rect(surface, palette.GLOW, area, max(3, look.px(5)), border_radius=look.px(11))
        look.paper(surface, "dialog", self.rect, 12)
        for words, at in self._at:
            surface.blit(words, at)
        for widget in self.group:
            widget.draw(surface)


def free_place(rect: Rect, room: Rect, busy: Sequence[tuple[Rect, int]]) -> Rect:
    """Where in `room` a slip of that size covers least of what is `busy` (area, weight)."""
    best, least = rect.copy(), None
    for row in range(5):
        for column in range(7):
            spot = rect.copy()
            spot.x = room.x + (room.w - rect.w) * column // 6
            spot.y = room.y + (room.h - rect.h) * row // 4
            cover = sum(_area(spot.clip(area)) * weight for area, weight in busy if spot.colliderect(area))
            if least is None or cover < least:
                best, least = spot, cover
    return best


def _area(rect: Rect) -> int:
    return rect.w * rect.h
