"""The first time a player meets a question, one more sentence says why it matters (GSS-13.8). It lies on the inspector's
foot; a click closes it, and the sign beside it calls it back."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.ui import palette, shapes

ROOM = 24
"""Pixels round the note for its shadow."""


class Hints(EmptyPanel):
    """The hints of one table. Met once in a match, a question is known."""

    def __init__(self, table: Context) -> None:
        super().__init__(table)
        self.met: set[str] = set()
        self.key = ""
        """What the hint is about now."""
        self.told = False
        """The note lies there."""

    def open(self) -> bool:
        services = self.table.services
        return bool(self.key) and services.aid() and not services.side_taken

    def shown(self) -> None:
        """A new question opens its note once; without a question the last one can still be called back."""
        table = self.table
        own = table.reading.own
        if table.services.update.result is not None:
            key = "over"
        elif own is not None and own.out:
            key = "tombstone"
        elif table.asked == "play_cards" and table.reading.floor == 10:
            key = "final"
        elif table.asked == "play_cards" and table.reading.round == 2:
            key = "lost_round"
        else:
            key = table.asked
        if not key or not table.words.has(f"hint-{key}"):
            self.told = False
            return
        self.key = key
        if key not in self.met and table.services.feed.live:
            self.met.add(key)
            self.told = True
        elif key not in self.met:
            self.met.add(key)

    # where it lies

    @property
    def lies(self) -> bool:
        """The note lies there. While something else is pointed at its sign alone does: that can be read whole."""
        return self.open() and self.told and self.table.services.pointer.hovered in (None, ("hint",))

    def foot(self) -> int:
        """What it takes of the inspector's page."""
        return self._note().h if self.lies else 0

    def _sign(self) -> Rect:
        """The sign that calls the note: on the corner of the newspaper, clear of what is pressed there and of the Horde, else
        of the inspector's paper."""
        regions, look = self.table.ground.regions, self.table.look
        rect, log = regions.inspector, regions.log
        px = max(40, look.px(44))
        if log is not None:
            return Rect(regions.middle.right - round(px * 0.08), log.y - round(px * 0.45), px, px)
        return Rect(rect.right - px - look.px(8), rect.bottom - px - look.px(8), px, px)

    def _note(self) -> Rect:
        rect, look = self.table.ground.regions.inspector, self.table.look
        words = self._words(rect.w - look.px(64))
        high = words.get_height() + look.px(62)
        return Rect(rect.x + look.px(6), rect.bottom - high - look.px(6), rect.w - look.px(12), high)

    def _words(self, width: int) -> Surface:
        look = self.table.look
        text = self.table.words(f"hint-{self.key}")
        return look.lettering.paragraph(text, "text_bold", look.text(18), width, look.palette.k, leading=1.2).surface

    def spots(self) -> Sequence[Hotspot]:
        if not self.open():
            return []
        rect = self._note() if self.lies else self._sign()
        return [Hotspot(("hint",), rect, True, "", order=6, aside=True)]

    def click(self, handle: Hashable) -> bool:
        if handle != ("hint",):
            return False
        self.told = not self.told
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def draw_standing(self, surface: Surface) -> None:
        if not self.open():
            return
        if self.lies:
            surface.blit(self._slip(), self._note().move(-ROOM, -ROOM))
        else:
            surface.blit(self._disc(), self._sign())

    def _slip(self) -> Surface:
        """The note as one picture, with room round it for its shadow."""
        look, wide = self.table.look, self.table.ground.regions.inspector.w
        words = self._words(wide - look.px(64))
        size = self._note().size
        key = ("hint note", self.key, size, self.table.words.language, look.inks)
        found = look.baked(key)
        if found is None:
            found = Surface((size[0] + 2 * ROOM, size[1] + 2 * ROOM), pygame.SRCALPHA)
            rect = Rect((ROOM, ROOM), size)
            look.paper(found, "note", rect, 8)
            found.blit(words, (rect.x + look.px(26), rect.y + look.px(20)))
            cross = look.mark("cross", max(12, look.px(18)), palette.RED_TEXT)
            found.blit(cross, cross.get_rect(bottomright=(rect.right - look.px(14), rect.bottom - look.px(14))))
            look.keep(key, found)
        return found

    def _disc(self) -> Surface:
        look = self.table.look
        box = self._sign()
        key = ("hint sign", box.w, look.inks)
        found = look.baked(key)
        if found is None:
            found = Surface(box.size, pygame.SRCALPHA)
            disc = shapes.disc(round(box.w * 0.8), palette.STRAW, look.palette.k, 0.07)
            found.blit(disc, disc.get_rect(center=(box.w // 2, box.h // 2)))
            letter = look.lettering.line("?", "display", round(box.w * 0.46), look.palette.k)
            ink = letter.get_bounding_rect()
            found.blit(letter, (box.w // 2 - ink.centerx, box.h // 2 - ink.centery))
            look.keep(key, found)
        return found
