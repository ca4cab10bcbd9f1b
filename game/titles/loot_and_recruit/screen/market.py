"""The market: the Crowd above, the Shop below, the permanent piles beside them with what is left. What can be paid glows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.hand import Discard
from game.titles.loot_and_recruit.screen.panel import EmptyPanel, spot_of
from game.titles.loot_and_recruit.screen.reading import Market
from game.ui import palette
from game.ui.fitting import fitted
from game.ui.places import Handle, Place

DARK = 0.3
"""Of what can't be paid beside what can: the light round a card falls on its neighbours too."""


class MarketPlace(EmptyPanel):
    """Line-ups and piles; away while the own discard pile lies open over them."""

    def __init__(self, table: Context, discard: Discard) -> None:
        super().__init__(table)
        self.discard = discard

    def open(self) -> bool:
        return not self.discard.open()

    def _lineups(self) -> Iterator[tuple[str, Market, tuple[Rect, ...]]]:
        ground, reading = self.table.ground, self.table.reading
        yield "crowd", reading.crowd, ground.crowd
        yield "shop", reading.shop, ground.shop

    def on_sale(self) -> dict[Handle, Rect]:
        """Every card that lies there, and where."""
        out: dict[Handle, Rect] = {}
        for _, market, rects in self._lineups():
            out.update({("c", card[0]): rect for card, rect in zip(market.slots, rects) if card is not None})
        ground, reading = self.table.ground, self.table.reading
        out.update({("pile", name): rect for name, rect in ground.piles.items() if reading.piles[name]})
        return out

    def layout(self) -> Mapping[Handle, Place]:
        lying = self.on_sale()
        marks = {handle: self.table.mark(handle) for handle in lying}
        lit = {handle for handle, mark in marks.items() if mark.lit or mark.chosen}
        return {
            handle: Place.of(
                rect, glow=float(handle in lit), dim=DARK if lit and handle not in lit else 0.0, z=10.0 + n / 100
            )
            for n, (handle, rect) in enumerate(lying.items())
        }

    def spots(self) -> Sequence[Hotspot]:
        out = [spot_of(self.table, handle, rect, 1) for handle, rect in self.on_sale().items()]
        counts = self.table.ground.counts
        half = counts.h // 2
        for n, name in enumerate(("crowd", "shop")):
            out.append(Hotspot(("lineup", name), Rect(counts.x, counts.y + n * half, counts.w, half), order=1))
        return out

    # drawing

    def draw_background(self, surface: Surface) -> None:
        table, look, words = self.table, self.table.look, self.table.words
        light = palette.mix(palette.PLANK_LIGHT, look.palette.paper, 0.6)

        def empty(rect: Rect, text: str) -> None:
            surface.blit(look.panel("tile_empty", rect.size), rect)
            told = fitted(look, text, "text", look.text(16), (rect.w - 8, rect.h - 8), light, lines=6, floor=10,
                          align="centre")  # fmt: skip
            surface.blit(told, told.get_rect(center=rect.center))

        for _, market, rects in self._lineups():
            for card, rect in zip(market.slots, rects):
                if card is None:
                    empty(rect, words("empty"))
        for name, rect in table.ground.piles.items():
            if not table.reading.piles[name]:
                empty(rect, words("market-sold-out"))
        self._counts(surface)

    def _counts(self, surface: Surface) -> None:
        """Decks and Trash Piles, each line-up's beside it."""
        table, look, words = self.table, self.table.look, self.table.words
        rect = table.ground.counts
        inside = look.paper(surface, "plain", rect).inflate(-look.px(10), 0)
        px, step = look.caps(22), inside.h // 4
        rows = [
            words(f"market-{kind}-{name}", n=n)
            for name, market, _ in self._lineups()
            for kind, n in (("deck", market.deck), ("trash", len(market.trash)))
        ]
        for n, text in enumerate(rows):
            told = fitted(look, text, "label", px, (inside.w, step), look.palette.k, lines=1, floor=12)
            surface.blit(told, told.get_rect(midleft=(inside.x, inside.y + step * n + step // 2)))
