"""The own cards: the hand, the deck with its sorted contents, the discard pile; and the play area of whoever is at play."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.tabletop.hand_fan import parts_in_sight
from game.titles.loot_and_recruit.screen.asks import PurchaseTrash
from game.titles.loot_and_recruit.screen.cards import Cards, Facing
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.layout import fan, grid, shared
from game.titles.loot_and_recruit.screen.panel import EmptyPanel, spot_of
from game.titles.loot_and_recruit.screen.turn import Turn
from game.ui import cards, palette
from game.ui.cards import CardFace
from game.ui.fitting import fitted
from game.ui.places import Handle, Place

LIFT = 0.14
GROWN = 1.12
CHOSEN_Z = 50.0
"""What is chosen lies over the rest of the hand: there is little room to lift it."""


class Hand(EmptyPanel):
    """Hand, deck, discard pile and play area."""

    def __init__(self, table: Context, cards: Cards) -> None:
        super().__init__(table)
        self.cards = cards

    def open(self) -> bool:
        return True

    @property
    def owner(self) -> int:
        """Whose deck and discard pile lie beside the hand; for a spectator those of who is at play."""
        seat = self.table.services.seat
        return seat if seat >= 0 else max(0, self.table.reading.active)

    @property
    def player(self) -> int:
        """Whose play area is shown."""
        reading = self.table.reading
        return reading.active if reading.active >= 0 else self.owner

    @property
    def parts(self) -> tuple[Rect, Rect]:
        """Where played cards lie, and where the hand is."""
        reading = self.table.reading
        return shared(self.table.ground.cards, len(reading.seats[self.player].play), len(reading.hand))

    def layout(self) -> Mapping[Handle, Place]:
        table, out = self.table, dict[Handle, Place]()
        reading, (_, hand) = table.reading, self.parts
        for n, ((number, _), rect) in enumerate(zip(reading.seats[self.player].play, self._played())):
            mark = table.mark(("c", number))
            out["c", number] = Place.of(rect, glow=1.0 if mark.lit else 0.0, z=20.0 + n / 100)
        held = [number for number, _ in reading.hand]
        for number, place in zip(held, fan(hand, len(held))):
            mark = table.mark(("c", number))
            if mark.chosen:
                place = replace(self._under_question(place, place.y - hand.h * LIFT), raised=0.7, z=CHOSEN_Z + place.z)
            out["c", number] = replace(place, glow=1.0 if mark.lit else 0.0)
        return out

    def _under_question(self, place: Place, y: float) -> Place:
        """As high as that, as far as nothing of the question is covered."""
        return replace(place, y=max(y, self.table.ground.regions.ask.bottom + place.h / 2))

    def _played(self) -> list[Rect]:
        """Where the cards of the play area lie, under its heading."""
        area = self._area()
        return grid(area, len(self.table.reading.seats[self.player].play))

    def _area(self) -> Rect:
        rect = self.parts[0]
        head = self.table.look.caps(15) + 6
        return Rect(rect.x, rect.y + head, rect.w, rect.h - head)

    def spots(self) -> Sequence[Hotspot]:
        table, ground = self.table, self.table.ground
        out = [Hotspot(("play",), self.parts[0], order=1)]
        out += [
            spot_of(table, ("c", number), rect, 1)
            for (number, _), rect in zip(table.reading.seats[self.player].play, self._played())
        ]
        places = [(handle, place) for handle, place in self.layout().items() if self._held(handle)]
        for (handle, _), rect in zip(places, parts_in_sight([place for _, place in places], 20)):
            out.append(spot_of(table, handle, rect.clip(Rect((0, 0), table.look.frame.size)), 1))
        out.append(spot_of(table, ("deck", self.owner), ground.deck, 1))
        out.append(spot_of(table, ("discard", self.owner), ground.discard, 1))
        return out

    def _held(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple) or handle[0] != "c":
            return False
        return any(handle[1] == number for number, _ in self.table.reading.hand)

    # drawing

    def draw_background(self, surface: Surface) -> None:
        table, ground, look = self.table, self.table.ground, self.table.look
        reading, words = table.reading, table.words
        now, (play, hand) = reading.seats[self.player], self.parts
        told = (
            words("play")
            if self.player == table.services.seat
            else f"{words('play')}: {table.services.name(self.player)}"
        )
        light = palette.mix(palette.PLANK_LIGHT, look.palette.paper, 0.75)
        label = look.label(told, 15, light, 1.0, play.w)
        surface.blit(label, label.get_rect(midtop=(play.centerx, play.y)))
        if not now.play:
            self._hollow(surface, self._area(), words("play-empty"))
        if table.services.seat >= 0 and not reading.hand:
            self._hollow(surface, hand, words("hand-empty"))
        owner = reading.seats[self.owner]
        self._pile(surface, ground.deck, Facing(None) if owner.deck else None, words("deck"), owner.deck)
        top = Facing(owner.discard[-1][1]) if owner.discard else None
        self._pile(surface, ground.discard, top, words("discard"), len(owner.discard))

    def draw_standing(self, surface: Surface) -> None:
        """The word of the empty play area goes as the first card comes to lie there."""
        if self.cards.landing and not self.table.reading.seats[self.player].play:
            area = self._area()
            surface.blit(self.table.look.backdrop(), area, area)

    def _hollow(self, surface: Surface, rect: Rect, words: str) -> None:
        """An empty place with its word, where there is room for one."""
        if rect.w < self.table.look.px(90):
            return
        look = self.table.look
        dim = palette.mix(palette.PLANK_LIGHT, look.palette.paper, 0.5)
        told = fitted(look, words, "text", look.text(18), (rect.w - 8, rect.h), dim, lines=3, align="centre")
        surface.blit(told, told.get_rect(center=rect.center))

    def _pile(self, surface: Surface, rect: Rect, top: Facing | None, name: str, count: int) -> None:
        """The top of a pile with its name and number on it."""
        look, inks = self.table.look, self.table.look.palette
        if top is None:
            surface.blit(look.panel("tile_empty", rect.size), rect)
        else:
            if count > 1:
                pygame.draw.rect(surface, inks.paper, rect.move(look.px(3), look.px(3)), border_radius=3)
            picture = cards.back(look, CardFace("", "back"), rect.size) if top.card is None else None
            surface.blit(picture or self.cards.window(top.card or "", rect.size), rect)
            pygame.draw.rect(surface, inks.k, rect, max(2, look.px(4)), border_radius=3)
        text = f"{name} {count}".upper()
        words = fitted(look, text, "label", look.caps(17), (rect.w - 6, rect.h), inks.paper, lines=2, floor=11,
                       align="centre", leading=1.0)  # fmt: skip
        box = Rect(rect.x, 0, rect.w, words.get_height() + 4)
        box.bottom = rect.bottom
        surface.fill(inks.k, box)
        surface.blit(words, words.get_rect(center=box.center))

    def paint_over(self, surface: Surface) -> None:
        """The hand card that is pointed at lies on top, a little larger."""
        services = self.table.services
        services.pointer.lifted = None  # what was lifted may lie elsewhere by now
        handle = services.pointer.hovered
        if not self._held(handle) or services.pointer.dragging is not None or handle not in services.stage:
            return
        place = services.stage[handle]
        if place != services.stage.goal(handle):
            return
        foot = self.table.look.frame.size[1] - self.table.look.px(4)
        grow = min(GROWN, (foot - self.table.ground.regions.ask.bottom) / place.h)
        grown = replace(place, w=place.w * grow, h=place.h * grow, angle=0.0, raised=1.0)
        grown = self._under_question(grown, min(place.y, foot - grown.h / 2))
        services.pointer.lifted = (handle, grown)
        self.cards.paint(surface, handle, grown)


class Discard(EmptyPanel):
    """The own discard pile laid open over the market, while a card of it is asked for."""

    def __init__(self, table: Context, turn: Turn, trash: PurchaseTrash) -> None:
        super().__init__(table)
        self.turn, self.trash = turn, trash

    def open(self) -> bool:
        return self.turn.lays_discard or self.trash.open()

    def _inside(self) -> Rect:
        look = self.table.look
        inside = look.content("panel", self.table.ground.market)
        head = look.caps(26) + look.px(10)
        return Rect(inside.x, inside.y + head, inside.w, inside.h - head)

    def _laid(self) -> dict[Handle, Rect]:
        own = self.table.reading.own
        pile = own.discard if own is not None else ()
        return {("c", number): rect for (number, _), rect in zip(pile, grid(self._inside(), len(pile)))}

    def layout(self) -> Mapping[Handle, Place]:
        out: dict[Handle, Place] = {}
        for n, (handle, rect) in enumerate(self._laid().items()):
            mark = self.table.mark(handle)
            out[handle] = Place.of(rect, glow=1.0 if mark.lit else 0.0, z=60.0 + n / 100)
        return out

    def spots(self) -> Sequence[Hotspot]:
        return [spot_of(self.table, handle, rect, 1) for handle, rect in self._laid().items()]

    def draw_background(self, surface: Surface) -> None:
        table, look = self.table, self.table.look
        inside = look.paper(surface, "panel", table.ground.market)
        own = table.reading.own
        count = len(own.discard) if own is not None else 0
        head = look.lettering.line(
            table.words("discard-mine", n=count), "display", look.caps(26), look.palette.k, width=inside.w
        )
        surface.blit(head, head.get_rect(midtop=(inside.centerx, inside.y)))
        if not count:
            empty = look.lettering.line(table.words("discard-empty"), "text", look.text(22), palette.DIM_TEXT)
            surface.blit(empty, empty.get_rect(center=inside.center))
