"""The first minute: hands come from the deck, then each player's Main Objective, large to its owner alone (GSS-3.2, 3.5)."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.tabletop.deal import carrying, dealt
from game.tabletop.effects import carried
from game.titles.slayer_slayer.screen.card_rows import BACK
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.hand import Hand
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.purse import Purse
from game.titles.slayer_slayer.screen.supplies import supply
from game.titles.slayer_slayer.screen.tokens import plate
from game.ui import cards, palette
from game.ui.fitting import fitted
from game.ui.motion import Motion, all_of, cubic_out, sine_in_out, staggered, tween, wait
from game.ui.places import FLIP, Handle, Place

READ = 2.6
"""Seconds that the objective lies open before it goes into the purse."""
SHAPE = 5 / 7
"""A card's width over its height."""
MOMENT: Handle = ("objective dealt",)
"""While it is aloft, a press ends the moment."""


class Opening(EmptyPanel):
    """Deals, and holds the objective's card while it is under way. Updates come and go meanwhile."""

    def __init__(self, table: Context, hand: Hand, purse: Purse) -> None:
        super().__init__(table)
        self.hand, self.purse = hand, purse
        self.card: Place | None = None
        """Where the own objective's card is now."""
        self.up = False
        """It lies face up."""

    # what is dealt

    def is_new(self) -> bool:
        """The match has just begun: nobody has voted or met anything, so nothing was shown before."""
        reading, ask = self.table.reading, self.table.services.update.ask
        untouched = reading.phase == "route" and reading.floor == 1 and reading.public.first and not any(reading.met)
        return untouched and ask is not None and ask.kind == "route_vote" and not ask.answer

    def deal(self) -> Motion:
        """The hands, then the objectives."""
        services, table = self.table.services, self.table
        with carrying(services, [MOMENT]):
            held = list(self.hand.layout(table.ground.hand))
            others = [seat for seat in table.ground.regions.plates if seat != services.seat]
            services.play_sound("card_deal")
            yield all_of(
                dealt(services, self._held, held, Place.of(supply(table, "deck"), face_up=False)),
                *(self.backs_to(seat, min(4, table.reading.seats[seat].cards)) for seat in others),
            )
            yield all_of(*(self.objective(seat) for seat in table.ground.regions.plates))

    def _held(self) -> dict[Handle, Place]:
        return dict(self.hand.layout(self.table.ground.hand))

    def backs_to(self, seat: int, count: int) -> Motion:
        """Backs fly from the deck to a seat."""
        table, rect = self.table, self.table.ground.regions.plates.get(seat)
        if rect is None or not count:
            return
        deck = supply(table, "deck")
        goal = table.ground.hand.center if seat == table.services.seat else rect.center
        size = (max(24, deck.w // 2), max(34, round(deck.w * 0.7)))
        back = cards.back(table.look, BACK, size)
        yield staggered([carried(table.services, back, deck.center, goal, 0.26, 30, ("dealt", seat, i)) for i in range(count)],
                        0.07)  # fmt: skip

    # the objective

    def objective(self, seat: int) -> Motion:
        """To its owner it comes large, is turned up, can be read and goes into the purse; of the others only a back is seen."""
        services = self.table.services
        if seat != services.seat or self.table.reading.purse is None:
            yield self.backs_to(seat, 1)
            return
        middle, slot = self._middle(), self.purse.parts()["objective"]
        wide = round(slot.h * SHAPE)
        home = Rect(slot.centerx - wide // 2, slot.y, wide, slot.h)
        try:
            self.up = False
            services.play_sound("card_deal")
            yield self._flies(Place.of(supply(self.table, "deck")), middle, 0.34)
            services.play_sound("card_flip")
            yield self._turns(middle)
            services.play_sound("stamp")
            yield wait(READ)
            services.play_sound("paper_turn")
            yield self._flies(middle, Place.of(home), 0.36)
        finally:
            self.card = None
            services.touch()

    def _middle(self) -> Place:
        """Where it is read: as large as the middle of the table is high."""
        area = self.table.ground.area
        high = round(area.h * 0.98)
        wide = round(high * SHAPE)
        return Place.of(Rect(area.centerx - wide // 2, area.centery - high // 2, wide, high))

    def _put(self, place: Place) -> None:
        self.card = place
        self.table.services.touch()

    def _flies(self, start: Place, end: Place, seconds: float) -> Motion:
        """From place to place; under reduced motion it is there at once."""
        reduced = self.table.services.reduced
        yield tween(seconds, lambda t: self._put(end if reduced else start.toward(end, t)), cubic_out)

    def _turns(self, middle: Place) -> Motion:
        """The card turns over; under reduced motion its face is there at once."""
        reduced = self.table.services.reduced

        def put(t: float) -> None:
            self.up = t >= 0.5
            self._put(replace(middle, squash=1.0 if reduced else max(0.04, abs(2 * t - 1))))

        yield tween(FLIP, put, sine_in_out)

    # drawing

    def open(self) -> bool:
        return self.card is not None

    def paint_over(self, surface: Surface) -> None:
        """One print, shown smaller on its way."""
        if self.card is None or self.table.reading.purse is None:
            return
        whole = self._middle().rect.size
        printed = self._face(whole) if self.up else cards.back(self.table.look, BACK, whole)
        shown = (max(2, round(self.card.w * self.card.squash)), round(self.card.h))
        if shown != whole:
            printed = pygame.transform.smoothscale(printed, shown)
        surface.blit(printed, printed.get_rect(center=(round(self.card.x), round(self.card.y))))

    def _face(self, size: tuple[int, int]) -> Surface:
        """The objective as a card: its picture, its name, what it does, and that it is secret."""
        table, look = self.table, self.table.look
        purse = table.reading.purse
        assert purse is not None
        key = ("objective card", purse.objective, size, table.words.language, look.inks)
        found = look.baked(key)
        if found is not None:
            return found
        name, text = table.objective_words(purse.objective)
        found = look.panel("dialog", size).copy()
        face = look.content("dialog", Rect((0, 0), size))
        side = min(face.w, round(face.h * 0.42))
        found.blit(plate(table, f"objective_{purse.objective}", (side, side)), (face.centerx - side // 2, face.y))
        top = look.label(table.words("objective"), 17, palette.DIM_TEXT, 1.0, width=face.w)
        foot = look.label(table.words("objective-secret"), 17, palette.DIM_TEXT, 1.0, width=face.w)
        y = face.y + side + look.px(8)
        found.blit(top, top.get_rect(midtop=(face.centerx, y)))
        y += top.get_height() + look.px(2)
        head = fitted(look, name, "display", look.caps(34), (face.w, look.caps(74)), palette.RED_TEXT, lines=2, floor=15,
                      align="centre")  # fmt: skip
        found.blit(head, head.get_rect(midtop=(face.centerx, y)))
        y += head.get_height() + look.px(6)
        found.blit(foot, foot.get_rect(midbottom=(face.centerx, face.bottom)))
        room = (face.w, face.bottom - foot.get_height() - look.px(6) - y)
        body = fitted(look, text, "text", look.text(25), room, look.palette.k, lines=5, floor=13, align="centre",
                      leading=1.12)  # fmt: skip
        found.blit(body, body.get_rect(midtop=(face.centerx, y)))
        return look.keep(key, found)
