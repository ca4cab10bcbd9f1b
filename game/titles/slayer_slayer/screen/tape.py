"""The tape of the count: what the goblins come to, one after another, so that the total can be read off (GSS-13.2)."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.titles.slayer_slayer.screen.context import Context
from game.ui import palette

EACH, LAST = 0.38, 0.56
"""Of the tape's height, a sum's letters and the last one's."""


class Sum(NamedTuple):
    """What stands on the tape: where each goblin lies, from the left, and what it adds; the dice after them."""

    middles: tuple[int, ...]
    """Pixels from the window's left edge; as many as `counts`."""
    counts: tuple[int, ...]
    dice: tuple[int, ...]
    total: int


class Tape:
    """The tape of one table. It lies over the ask line while the Horde is counted: nobody is asked anything then."""

    def __init__(self, table: Context, told: Sum, in_line: bool) -> None:
        self.table, self.told = table, told
        self.in_line = in_line
        """The goblins lie in one row: each sum stands under its goblin."""
        self.seen = 0
        """Goblins counted so far."""
        self.with_dice = False

    @property
    def rect(self) -> Rect:
        return self.table.ground.regions.ask

    def draw(self, surface: Surface) -> None:
        look = self.table.look
        face = look.paper(surface, "plain", self.rect, 5)
        for end in (face.y + look.px(5), face.bottom - look.px(5)):
            for x in range(face.x, face.right, look.px(16)):
                pygame.draw.circle(surface, look.palette.k, (x, end), max(1, look.px(2)))
        head = look.label(self.table.words("count-name"), 18, look.palette.k, 1.2, width=face.w // 6)
        surface.blit(head, head.get_rect(midleft=(face.x + look.px(10), face.centery)))
        sums = self.sums()
        if not sums:
            return
        last_words = self._end(face)
        left = face.x + head.get_width() + look.px(20)
        room = Rect(left, face.y, face.right - left - last_words.get_width() - look.px(24), face.h)
        places = [self._x(i, room) for i in range(len(self.told.counts))]
        step = min((right - left for left, right in zip(places, places[1:])), default=room.w)
        for i, number in enumerate(sums):
            self._figure(
                surface, str(number), self._size(str(number), i == len(sums) - 1, step), places[i], face.centery
            )
        if self.with_dice:
            surface.blit(last_words, last_words.get_rect(midright=(face.right - look.px(12), face.centery)))

    def _size(self, text: str, last: bool, step: int) -> int:
        """Of a sum: the last one is the largest; all leave room between one another."""
        share = LAST if last else EACH
        widest = round(step * (0.9 if last else 0.7))
        return self.table.look.lettering.fit(text, "display", round(self.rect.h * share), widest, floor=13)

    def sums(self) -> list[int]:
        """What the goblins counted so far come to, after each of them."""
        found, so_far = [], 0
        for count in self.told.counts[: self.seen]:
            so_far += count
            found.append(so_far)
        return found

    def _x(self, place: int, room: Rect) -> int:
        """Under its goblin where they lie in a row and that leaves the end free, else one after another."""
        middles = self.told.middles
        edge = self.table.look.px(36)
        if self.in_line and room.x + edge <= min(middles) and max(middles) + edge <= room.right:
            return middles[place]
        return room.x + round((place + 0.5) * room.w / len(self.told.counts))

    def _figure(self, surface: Surface, text: str, size: int, x: int, y: int) -> None:
        digits = self.table.look.lettering.line(text, "display", size, self.table.look.palette.k)
        inked = digits.get_bounding_rect()
        surface.blit(digits, (x - inked.centerx, y - inked.centery))

    def _end(self, face: Rect) -> Surface:
        """The dice and the total: "+ 6 = 23"; nothing without dice: the last sum is the total."""
        look, told = self.table.look, self.told
        if not told.dice:
            return Surface((0, 0))
        text = " ".join([*(f"+ {number}" for number in told.dice), f"= {told.total}"])
        return look.lettering.line(
            text, "display", round(face.h * LAST), palette.GREEN_TEXT, width=round(face.w * 0.34)
        )
