"""How long offers stay open (LOH-6.10): the seconds left on each chip of the tray, and on the foot of the scale for the one
that is read.

A view says at which moment of talk an offer was sent, not what that clock shows now (it would tell everybody when others
trade in private). So this screen runs a clock of its own: an offer that comes in while one looks was sent just now, and
between updates the clock goes on while there is talk; a beat or a floor stops it (LOH-7.10). Who comes back later may be
shown too many seconds, never too few.

An offer lapses at the host with the next act after its time, and nobody may act for long. So this screen takes it for lapsed
when its own clock has run out: whoever would accept it then would be told that it no longer stands.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.titles.lords_of_hell.rules.cards import TRADE
from game.titles.lords_of_hell.rules.setup import UNTIMED
from game.titles.lords_of_hell.rules.state import Offer
from game.titles.lords_of_hell.screen.context import Context
from game.ui import palette
from game.ui.look import Look
from game.ui.widgets.base import Widget

TALK = ("tabling", "rituals", "council", "finishing", "attack_turn", "parley", "organisation", "cast", "conquest")
"""Asks during which the clocks of offers run."""
SOON = 10
"""Seconds from which the number is red."""


class TalkClock:
    """Seconds of talk, as far as this screen can tell."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self.now = 0.0
        self._known: set[int] = set()

    def shown(self) -> None:
        """An update came: an offer that is new was sent just now."""
        offers = self.table.reading.market
        fresh = [offer.sent / 1000 for offer in offers if offer.id not in self._known]
        self.now = max([self.now, *fresh])
        self._known = {offer.id for offer in offers}
        self.lapsed()

    def lapsed(self) -> bool:
        """Let offers lapse whose time is over; whether any did."""
        over = [offer for offer in self.table.reading.market if self.whole and not self.left(offer)]
        for offer in over:
            offer.state = "lapsed"
        return bool(over)

    def goes_on(self, dt: float) -> None:
        if self.table.kind in TALK:
            self.now += dt

    @property
    def whole(self) -> int:
        """The seconds that an offer stays open at this table; 0: it has no end (LOH-21.4, or by the word of the house)."""
        feed = self.table.services.feed
        return 0 if feed.options.get("pace") == UNTIMED else int(TRADE["offer_seconds"]) * feed.stretch

    def left(self, offer: Offer) -> int:
        """Whole seconds that an offer stays open, at least 0."""
        whole = self.whole
        return max(0, min(whole, math.ceil(whole - (self.now - offer.sent / 1000))))


def face_side(look: Look, chip: Rect) -> int:
    """How large the two faces on a chip are."""
    side = chip.h - 6
    return min(side, (chip.w - 14) // 2) if chip.w < 2 * side + look.px(80) else side


def told(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


class OfferTimes(Widget):
    """The numbers and bars themselves: they change every second, so they are no part of the printed ground."""

    answers = False

    def __init__(
        self,
        look: Look,
        clock: TalkClock,
        chips: Sequence[tuple[Offer, Rect]],
        foot: Rect | None,
        viewing: int,
        on_lapse: Callable[[], None],
    ) -> None:
        boxes = [rect for _, rect in chips] + ([foot] if foot is not None else [])
        super().__init__(look, boxes[0].unionall(boxes[1:]) if boxes else Rect(0, 0, 1, 1), "offer_times")
        self.clock = clock
        self.chips = list(chips)
        self.foot = foot
        self.viewing = viewing
        self.on_lapse = on_lapse
        self._shown = self._seconds()

    def _seconds(self) -> list[int]:
        return [self.clock.left(offer) for offer, _ in self.chips]

    def hit(self, point: tuple[int, int]) -> bool:
        return False

    def update(self, dt: float) -> None:
        self.clock.goes_on(dt)
        if self.clock.lapsed():
            self.on_lapse()
            return
        seconds = self._seconds()
        if seconds != self._shown:
            self._shown = seconds
            self.touch()

    def draw(self, surface: Surface) -> None:
        for (offer, rect), seconds in zip(self.chips, self._shown):
            self._bar(surface, Rect(rect.x + 4, rect.bottom - 5, rect.w - 8, 3), seconds)
            self._number(surface, rect, seconds)
            if self.foot is not None and offer.id == self.viewing:
                self._foot(surface, self.foot, seconds)

    def _bar(self, surface: Surface, rect: Rect, seconds: int) -> None:
        inks = self.look.palette
        pygame.draw.rect(surface, palette.mix(inks.paper, inks.k, 0.3), rect)
        wide = round(rect.w * seconds / (self.clock.whole or 1))
        pygame.draw.rect(surface, inks.a if seconds <= SOON else inks.k, Rect(rect.x, rect.y, wide, rect.h))

    def _number(self, surface: Surface, chip: Rect, seconds: int) -> None:
        """At the foot of a chip, between the faces; red for the last seconds."""
        inks = self.look.palette
        face = self.look.lettering.line(told(seconds), "label", max(12, self.look.caps(16)), inks.paper)
        side = face_side(self.look, chip)
        box = face.get_rect(midbottom=(chip.x + side + side // 8 + 4, chip.bottom - 4)).inflate(6, -2)
        pygame.draw.rect(surface, inks.a if seconds <= SOON else inks.k, box, border_radius=3)
        surface.blit(face, face.get_rect(center=box.center))

    def _foot(self, surface: Surface, pill: Rect, seconds: int) -> None:
        """On the foot of the scale, beside private or public."""
        inks = self.look.palette
        face = self.look.lettering.line(told(seconds), "label", min(self.look.caps(20), pill.h - 6), inks.paper)
        box = Rect(pill.right - 2, pill.y, face.get_width() + pill.h, pill.h)
        pygame.draw.rect(surface, inks.a if seconds <= SOON else inks.k, box, border_radius=pill.h // 2)
        surface.blit(face, face.get_rect(center=box.center))
