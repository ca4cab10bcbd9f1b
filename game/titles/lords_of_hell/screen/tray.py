"""The tray over the scale: every open offer as a chip, those to this seat first; and the place for an offer to anyone."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.lords_of_hell.rules.state import ANYONE, Offer
from game.titles.lords_of_hell.screen.cards import portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.offer_times import OfferTimes, TalkClock, face_side
from game.titles.lords_of_hell.screen.panel import EmptyPanel
from game.titles.lords_of_hell.screen.scale import Scale
from game.ui import palette
from game.ui.fitting import fitted
from game.ui.widgets.base import Widget

_LAPSED = frozenset({"lapsed", "declined", "withdrawn", "void"})
"""What becomes of an offer and has no sound of its own."""
_ANSWERS = frozenset({"lapsed", "declined", "void"})
"""What becomes of an own offer without a word of its own: a slip tells of it."""


class Tray(EmptyPanel):
    """All offers at once."""

    def __init__(self, table: Context, market: Market, scale: Scale) -> None:
        super().__init__(table)
        self.market = market
        self.scale = scale
        self._seen: set[int] = set()
        self._answers: set[int] | None = None
        """Own offers whose answer is known; None before anything was seen."""
        self.clock = TalkClock(table)

    def open(self) -> bool:
        return not self.table.stage

    def shown(self) -> None:
        """An offer that comes to this seat is heard, and one that lapsed or was declined or withdrawn."""
        self._heard()

    def _heard(self) -> None:
        reading, services = self.table.reading, self.table.services
        mine = {offer.id for offer in reading.market if offer.to == reading.seat and offer.by != reading.seat}
        if reading.seat >= 0 and mine - self._seen:
            services.play_sound("offer_slip")
        elif any(offer.id in self._seen and offer.state in _LAPSED for offer in reading.offers):
            services.play_sound("offer_lapsed")
        self._seen = mine
        self._answered()

    def _answered(self) -> None:
        """Nobody else hears of a private deal, and no cue tells what became of an offer: its sender is told here."""
        table, reading = self.table, self.table.reading
        own = [offer for offer in reading.offers if offer.by == reading.seat >= 0]
        known = self._answers if self._answers is not None else {offer.id for offer in own}
        for offer in own:
            if offer.id not in known and offer.state in _ANSWERS:  # perhaps before it was seen to lie open
                name = table.devil(offer.to) if offer.to != ANYONE else ""
                table.services.slip(table.words(f"tray-answer-{offer.state}{'' if name else '-anyone'}", name=name))
                table.services.play_sound("offer_lapsed")
        self._answers = {offer.id for offer in own if offer.state != "open"}

    def places(self) -> tuple[Rect, list[tuple[Offer, Rect]]]:
        """The place for an offer to anyone, and a chip for every open offer."""
        look, tray = self.table.look, self.table.ground.tray
        inner = tray.inflate(-look.px(12), -look.px(10))
        first = Rect(inner.x, inner.y, round(inner.w * 0.15), inner.h)
        offers = self.table.reading.market
        if not offers:
            return first, []
        gap = max(3, look.px(6))
        room = inner.right - first.right - gap
        wide = min(round(inner.w * 0.272), (room - gap * (len(offers) - 1)) // len(offers))
        return first, [
            (offer, Rect(first.right + gap + n * (wide + gap), inner.y, wide, inner.h))
            for n, offer in enumerate(offers)
        ]

    def widgets(self) -> Sequence[Widget]:
        """The seconds that offers have left, over the chips; untimed, they have no end to count down to."""
        offers = self.places()[1] if self.clock.whole else []
        read = self.market.offer is not None and not self.market.sheet
        foot = self.scale.foot() if read else None
        times = OfferTimes(self.table.look, self.clock, offers, foot, self.market.viewing, self._lapsed)
        return [times] if offers else []

    def _lapsed(self) -> None:
        """Time is over for an offer: it is gone from here, whoever acts next."""
        self._heard()
        self.market.shown()
        self.table.again()

    def spots(self) -> Sequence[Hotspot]:
        market = self.market
        first, found = self.places()
        why = market.no_deal(ANYONE)
        out = [Hotspot(("anyone",), first, not why, why, order=7)]
        return [*out, *(Hotspot(("offer", offer.id), rect, True, order=5) for offer, rect in found)]

    def click(self, handle: Hashable) -> bool:
        market = self.market
        if not isinstance(handle, tuple):
            return False
        if handle[0] == "anyone":
            market.begin(ANYONE)
        elif handle[0] == "offer":
            market.read(0 if market.viewing == handle[1] else handle[1])
        else:
            return False
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def draw_background(self, surface: Surface) -> None:
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        tray = table.ground.tray
        look.paper(surface, "strip", tray, 5)
        first, found = self.places()
        draft = self.market.draft
        lit = draft is not None and draft.to == ANYONE
        self._box(surface, first, lit)
        mark = look.mark("plus", round(first.h * 0.34), inks.k if lit else inks.paper)
        surface.blit(mark, mark.get_rect(midleft=(first.x + look.px(8), first.centery)))
        text = fitted(
            look,
            words("tray-anyone").upper(),
            "label",
            look.caps(18),
            (first.w - mark.get_width() - look.px(18), first.h),
            inks.k if lit else inks.paper,
            floor=11,
        )
        surface.blit(text, text.get_rect(midleft=(first.x + mark.get_width() + look.px(13), first.centery)))
        if not found:
            rest = Rect(first.right, tray.y, tray.right - first.right, tray.h)
            note = look.lettering.line(
                words("why-no-trade" if self.market.closed else "tray-empty"),
                "map",
                look.text(20),
                palette.DISABLED,
                width=rest.w - 30,
            )
            surface.blit(note, note.get_rect(center=rest.center))
        for offer, rect in found:
            self._chip(surface, offer, rect)

    def _box(self, surface: Surface, rect: Rect, lit: bool) -> None:
        inks = self.table.look.palette
        if lit:
            pygame.draw.rect(surface, palette.STRAW, rect, border_radius=4)
        pygame.draw.rect(surface, inks.paper, rect, 1 if not lit else 2, border_radius=4)

    def _chip(self, surface: Surface, offer: Offer, rect: Rect) -> None:
        """From whom to whom, and in a few words what for what."""
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        seat = table.services.seat
        viewed = self.market.viewing == offer.id and self.market.draft is None
        incoming = seat in (offer.to,) and offer.by != seat
        fill = palette.STRAW if viewed else inks.c if incoming else inks.paper
        pygame.draw.rect(surface, fill, rect, border_radius=4)
        if incoming and not viewed:
            pygame.draw.rect(surface, palette.GLOW, rect.inflate(4, 4), 2, border_radius=5)
        side = face_side(look, rect)
        small = rect.w < 2 * (rect.h - 6) + look.px(80)
        one = Rect(rect.x + 3, 0, side, side)
        one.centery = rect.centery
        surface.blit(portrait(look, table.reading.devil(offer.by), one.size), one)
        arrow = look.mark("right", max(8, side // 4), inks.k)
        x = one.right + 1
        surface.blit(arrow, arrow.get_rect(midleft=(x, rect.centery)))
        x += arrow.get_width() + 1
        two = Rect(x, one.y, side, side)
        if offer.to >= 0:
            surface.blit(portrait(look, table.reading.devil(offer.to), two.size), two)
        else:
            pygame.draw.rect(surface, inks.k, two)
            all_ = look.lettering.line(
                words("tray-all").upper(), "label", max(11, side // 3), inks.paper, width=two.w - 2, floor=9
            )
            surface.blit(all_, all_.get_rect(center=two.center))
        for face in (one, two):
            pygame.draw.rect(surface, inks.k, face, 1)
        if offer.private:
            lock = look.mark("lock", max(11, side // 3), inks.k)
            surface.blit(lock, lock.get_rect(bottomright=(two.right, two.bottom)))
        if small:
            return
        room = Rect(two.right + 5, rect.y, rect.right - two.right - 8, rect.h)
        text = fitted(
            look,
            self.table.deal(offer),
            "label",
            look.caps(18),
            (room.w, room.h - 6),
            inks.k,
            lines=3,
            floor=12,
            leading=0.98,
        )
        surface.blit(text, text.get_rect(midleft=(room.x, room.centery - 1)))  # the bar of the time lies below
