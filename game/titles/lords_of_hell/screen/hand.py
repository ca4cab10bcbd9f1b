"""The own hand: resource cards in a fan, promise cards by signer beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.tabletop.hand_fan import parts_in_sight
from game.titles.lords_of_hell.rules.cards import CARD_LIMIT, POWER, TYPES
from game.titles.lords_of_hell.rules.items import PromiseCard
from game.titles.lords_of_hell.screen.cards import Cards, bare_parts
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.layout import CARD, fan
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.panel import EmptyPanel, spot_of
from game.ui import palette
from game.ui.places import Handle, Place

LIFT = 0.12


class Hand(EmptyPanel):
    """Own cards; nothing for spectators."""

    def __init__(self, table: Context, cards: Cards, market: Market) -> None:
        super().__init__(table)
        self.cards = cards
        self.market = market

    def open(self) -> bool:
        return self.table.services.seat >= 0

    @property
    def resources(self) -> list[int]:
        """Hand cards that do not lie on the scale, by type and power."""
        reading, away = self.table.reading, self.market.on_pans
        order = {name: n for n, name in enumerate(TYPES)}

        def key(card: int) -> tuple[int, int, int]:
            face = reading.s.faces[card]
            return order[reading.type(card)], -POWER[face], face

        return sorted((card for card in reading.hand if card not in away), key=key)

    @property
    def signers(self) -> list[int]:
        """Whose promise cards are held and not all on the scale; the own ones first."""
        reading, draft = self.table.reading, self.market.draft
        given = (
            {item.signer: item.count for item in draft.give if isinstance(item, PromiseCard)}
            if draft is not None
            else {}
        )
        held = [seat for seat, n in enumerate(reading.held) if n - given.get(seat, 0) > 0 and reading.devil(seat)]
        return sorted(held, key=lambda seat: (seat != reading.seat, seat))

    @property
    def parts(self) -> tuple[Rect, Rect]:
        """Where resource cards lie, and where promise cards do."""
        hand, many = self.table.ground.hand, len(self.signers)
        high = round(hand.h * 0.8)
        wide = round(high / CARD)
        step = wide * 0.62 if many > 3 else wide * 0.94
        need = min(round(wide + step * max(0, many - 1)) if many else 0, round(hand.w * 0.42))
        need = max(need, self._limit().get_width() + 10)
        gap = self.table.look.px(14)
        left = Rect(hand.x, hand.y, hand.w - need - gap, hand.h)
        return left, Rect(left.right + gap, hand.bottom - high, need, high)

    def layout(self) -> Mapping[Handle, Place]:
        table, out = self.table, dict[Handle, Place]()
        hand, seals = self.parts
        places = list(zip(self.resources, fan(hand, len(self.resources))))
        bare = self.cards.bare["hand"] = bare_parts([(("c", card), place.rect) for card, place in places])
        for card, place in places:
            mark = table.mark(("c", card))
            lift = hand.h * LIFT if mark.chosen else 0.0
            if mark.chosen:  # it lies over the others
                bare.pop(("c", card), None)
            out["c", card] = replace(
                place, y=place.y - lift, glow=1.0 if mark.chosen else 0.0, z=place.z + (40 if mark.chosen else 0)
            )
        signers = self.signers
        wide = round(seals.h / CARD)
        step = (seals.w - wide) / max(1, len(signers) - 1)
        for n, seat in enumerate(signers):
            chosen = table.mark(("pc", seat)).chosen
            place = Place(seals.x + wide / 2 + n * step, seals.centery, wide, seals.h, z=100.0 + n)
            out["pc", seat] = place.moved(dy=-seals.h * 0.08 if chosen else 0, glow=1.0 if chosen else 0.0)
        return out

    def spots(self) -> Sequence[Hotspot]:
        table, layout = self.table, self.layout()
        out: list[Hotspot] = []
        cards = [("c", card) for card in self.resources]
        for handles in (cards, [("pc", seat) for seat in self.signers]):
            parts = parts_in_sight([layout[handle] for handle in handles], 10)
            out += [spot_of(table, handle, rect, 40) for handle, rect in zip(handles, parts)]
        return out

    def draw_background(self, surface: Surface) -> None:
        table, look, inks = self.table, self.table.look, self.table.look.palette
        hand, seals = self.parts
        reading = table.reading
        if not reading.hand:
            words = look.lettering.line(table.words("hand-empty"), "map", look.text(20), palette.DISABLED)
            surface.blit(words, words.get_rect(center=hand.center))
        tag = self._limit()
        box = Rect(seals.x, hand.y, seals.w, seals.y - hand.y - 3)
        box.h = min(box.h, tag.get_height() + 4)
        surface.fill(inks.k, box)
        surface.blit(tag, tag.get_rect(center=box.center))

    def _limit(self) -> Surface:
        """How many cards of all kinds this seat has, and up to how many Init gives it more (LOH-4.12)."""
        look, own = self.table.look, self.table.reading.own
        text = self.table.words("hand-count", all=own.cards if own else 0, most=CARD_LIMIT)
        return look.lettering.line(text.upper(), "label", max(12, look.caps(18)), look.palette.paper)
