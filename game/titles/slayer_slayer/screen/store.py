"""The store: eight items with both prices, what is on sale, whose goblin is bribed, and the cards a purchase shows."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.engine.spaces import Menu
from game.tabletop.context import back_button
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.slayer_slayer.rules.cards import PER_GOLD, PER_TROPHY
from game.titles.slayer_slayer.rules.plays import Buy, Done
from game.titles.slayer_slayer.rules.subject import subject_of
from game.titles.slayer_slayer.screen.card_rows import ITEM_ROWS
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.layout import rows
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.purse import Purse
from game.titles.slayer_slayer.screen.tokens import chip, march, person, plate
from game.ui import palette
from game.ui.cards import stamp
from game.ui.places import Handle, Place
from game.ui.widgets.inspector import Entry, Inspected

CURRENCIES = ("gold", "trophies")
ITEMS = tuple(ITEM_ROWS)
COLUMNS = 4


class Store(EmptyPanel):
    """The room of a store."""

    def __init__(self, table: Context, purse: Purse) -> None:
        super().__init__(table)
        self.purse = purse
        self.chosen: tuple[str, str] | None = None
        """The item that would be bought, and with what."""
        self.target: int | None = None
        """Whose goblin would be bribed."""
        self.card: int | None = None
        """The card that would be kept or taken."""

    def open(self) -> bool:
        return self.table.reading.store is not None

    def shown(self) -> None:
        if self.table.asked != "store" or (self.chosen is not None and not self.can(*self.chosen)):
            self.chosen, self.target = None, None
        if self.target is not None and self.target not in self.targets():
            self.target = None
        if self.table.asked != "store_choice" or self.card not in dict(self.table.reading.mind.offered):
            self.card = None

    # what can be bought

    def price(self, item: str) -> tuple[int, int]:
        """Gold and trophies today; 0: that currency is not taken (GSS-4.56, 4.57)."""
        store, row = self.table.reading.store, ITEM_ROWS[item]
        if store is not None and store.sale == item:
            return store.gold, store.trophies
        return int(row["gold"]), int(row["trophies"])

    def cost(self, item: str, currency: str) -> int:
        return self.price(item)[CURRENCIES.index(currency)]

    def _branch(self, item: str, currency: str) -> bool:
        ask = self.table.services.update.ask
        if ask is None or not isinstance(ask.space, Menu):
            return False
        return any(branch.verb == "buy" and tuple(branch.nouns) == (item, currency) for branch in ask.space.branches)

    def can(self, item: str, currency: str) -> bool:
        return self.table.asked == "store" and self._branch(item, currency)

    def targets(self) -> list[int]:
        """Other living players with cards (GSS-6.5)."""
        reading = self.table.reading
        return [seat for seat in reading.living() if seat != self.table.services.seat and reading.seats[seat].cards]

    def held(self, item: str) -> int:
        """How many of a held benefit the seat has."""
        reading, effect = self.table.reading, ITEM_ROWS[item]["effect"]
        own, purse = reading.own, reading.purse
        if own is None or purse is None:
            return 0
        if effect["verb"] == "invest":
            return int(purse.invest[CURRENCIES.index(effect["resource"])])
        found: dict[str, int] = {"armour": own.armours, "weave": own.rerolls, "foresight": purse.foresight}
        return found.get(str(effect["verb"]), 0)

    def why_not(self, item: str, currency: str) -> str:
        """Why a price cannot be paid."""
        table, words, row = self.table, self.table.words, ITEM_ROWS[item]
        purse, reading = table.reading.purse, table.reading
        cost = self.cost(item, currency)
        if not cost:
            return words(f"why-not-taken-{currency}")
        if table.asked != "store" or purse is None:
            ask = table.services.update.ask
            return words("store-queue") if ask is not None and ask.kind == "store_choice" else table.why_not()
        if row["limit_held"] and self.held(item) >= row["limit_held"]:
            return words("why-held", n=row["limit_held"])
        if row["effect"]["verb"] in ("draw", "draw_choose") and not reading.public.deck + reading.public.pile:
            return words("why-deck-empty")
        if row["effect"]["verb"] == "bribe" and not self.targets():
            return words("why-no-target")
        have = purse.gold if currency == "gold" else purse.trophies
        return words(f"why-{currency}", n=max(0, cost - have))

    # answering

    @property
    def bribing(self) -> bool:
        """A bribe is chosen: whose hand?"""
        return self.chosen is not None and self.chosen[0] == "bribe_goblin" and self.table.asked == "store"

    @property
    def offering(self) -> bool:
        """Cards lie here to choose from."""
        return bool(self.table.reading.mind.offered) and self.open()

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if table.asked == "store_choice":
            bribe = subject_of(table.services.update.ask).item == "bribe_goblin"
            name = table.card_name(table.reading.names[self.card]) if self.card is not None else ""
            key = "act-take" if bribe else "act-keep"
            text = words(key, card=name) if name else words("why-choose-card")
            return [AnswerButton("take", text, lambda: self.take(), enabled=bool(name), why=words("why-choose-card"))]
        if table.asked != "store":
            return ()
        rich = self.affordable()
        leave = AnswerButton("done", words("verb-done"), lambda: self.leave(), small=words("act-done-small"),
                    kind="plain" if rich else "primary")  # fmt: skip
        if self.chosen is None:
            # Enter buys or does nothing while something can be bought: nobody leaves by mistake
            buy = AnswerButton("buy", words("verb-buy"), lambda: None, enabled=False, why=words("why-choose-ware"))
            return [buy, leave] if rich else [leave]
        item, currency = self.chosen
        text = words(f"act-buy-{currency}", n=self.cost(item, currency))
        if self.bribing and self.target is not None:
            text = words("act-bribe", name=table.services.name(self.target))
        ready = not self.bribing or self.target is not None
        buy = AnswerButton("buy", text, lambda: self.buy(), small=table.item_name(item), enabled=ready, kind="primary",
                  why=words("why-choose-seat"))  # fmt: skip
        return [buy, back_button(words("verb-back"), self._back), leave]

    def affordable(self) -> list[str]:
        """What could still be bought."""
        return [item for item in ITEMS if any(self.can(item, currency) for currency in CURRENCIES)]

    def leave(self) -> None:
        """Leave the store; while something could be bought, ask once more: what stays unspent, or that one would be out."""
        table, words = self.table, self.table.words
        if not self.affordable():
            table.send(Done().choice())
            return
        told = words("store-leave-text", purse=table.words.join(self._unspent()))
        if not table.reading.hand.cards:
            told = words("store-leave-text.empty")
        table.services.confirm(words("store-leave"), told, lambda: table.send(Done().choice()))

    def _unspent(self) -> list[str]:
        """The gold and the trophies that something could still be bought with."""
        purse, words = self.table.reading.purse, self.table.words
        assert purse is not None
        have = {"gold": purse.gold, "trophies": purse.trophies}
        return [
            words(f"store-price-{currency}", **{currency: have[currency]})
            for currency in CURRENCIES
            if any(self.can(item, currency) for item in ITEMS)
        ]

    def buy(self) -> None:
        """Pay: the one message of a purchase."""
        if self.chosen is None or (self.bribing and self.target is None):
            return
        item, currency = self.chosen
        target = self.target if item == "bribe_goblin" else None
        self.table.services.play_sound("purchase")
        self.table.services.send(Buy(item, currency, target).choice())
        self.chosen, self.target = None, None

    def take(self) -> None:
        if self.card is not None:
            self.table.send(self.card)

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple):
            return False
        if handle[0] == "ware" and self.table.asked == "store":
            self._choose_ware(handle[1], handle[2])
        elif handle[0] == "bribe" and self.bribing:
            if self.target == handle[1]:
                self.buy()
                return True
            self.target = handle[1]
        elif (
            handle[0] == "c"
            and self.table.asked == "store_choice"
            and handle[1] in dict(self.table.reading.mind.offered)
        ):
            if self.card == handle[1]:
                self.take()
                return True
            self.card = handle[1]
        else:
            return False
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def _choose_ware(self, item: str, currency: str) -> None:
        """One click chooses a price, a second pays it."""
        if self.chosen == (item, currency) and not self.bribing:
            self.buy()
        elif self.can(item, currency):
            self.chosen, self.target = (item, currency), None

    def back(self) -> bool:
        if self.target is not None:
            self.target = None
            return True
        had = self.chosen is not None or self.card is not None
        self.chosen, self.card = None, None
        return had

    def _back(self) -> None:
        self.back()
        self.table.again()

    # where it lies

    def tiles(self, area: Rect) -> dict[str, Rect]:
        """The shelf: two rows of four."""
        gap = self.table.look.px(10)
        wide = (area.w - gap * (COLUMNS - 1)) // COLUMNS
        high = (area.h - gap) // 2
        out = {}
        for i, item in enumerate(ITEMS):
            row, column = divmod(i, COLUMNS)
            out[item] = Rect(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
        return out

    def prices(self, tile: Rect) -> dict[str, Rect]:
        """A chip for each currency."""
        look = self.table.look
        inner = tile.inflate(-2 * look.px(10), -2 * look.px(10))
        high = max(30, round(inner.h * 0.22))
        gap = look.px(6)
        wide = (inner.w - gap) // 2
        return {c: Rect(inner.x + i * (wide + gap), inner.bottom - high, wide, high) for i, c in enumerate(CURRENCIES)}

    def slip_rect(self, area: Rect) -> Rect:
        """The sheet over the shelf: whom to bribe, which card to keep."""
        return area.inflate(-area.w // 18, -area.h // 8)

    def people(self, area: Rect) -> dict[int, Rect]:
        targets = self.targets()
        face = self.table.look.content("dialog", self.slip_rect(area))
        head = self.table.look.caps(28) + self.table.look.px(14)
        box = Rect(face.x, face.y + head, face.w, face.h - head)
        columns = min(3, max(1, len(targets)))
        lines = max(1, -(-len(targets) // columns))
        gap = self.table.look.px(26)
        wide = min((box.w - gap * (columns - 1)) // columns, round(face.w * 0.4))
        high = min((box.h - gap * (lines - 1)) // lines, round(wide * 0.46))
        top = box.centery - ((high + gap) * lines - gap) // 2
        out = {}
        for i, seat in enumerate(targets):
            line, column = divmod(i, columns)
            in_line = min(columns, len(targets) - line * columns)
            left = box.centerx - ((wide + gap) * in_line - gap) // 2
            out[seat] = Rect(left + column * (wide + gap), top + line * (high + gap), wide, high)
        return out

    def layout(self) -> Mapping[Handle, Place]:
        """The cards that a purchase shows to its buyer."""
        offered = self.table.reading.mind.offered
        if not self.offering:
            return {}
        face = self.table.look.content("dialog", self.slip_rect(self.area))
        head = self.table.look.caps(28) + self.table.look.px(14)
        found = rows(Rect(face.x, face.y + head, face.w, face.h - head), len(offered))
        out: dict[Handle, Place] = {}
        for i, ((handle, _), rect) in enumerate(zip(offered, found)):
            place = Place.of(rect, z=40.0 + i)
            out["c", handle] = replace(place, glow=1.0, raised=0.6, z=80.0) if handle == self.card else place
        return out

    def spots(self) -> Sequence[Hotspot]:
        table = self.table
        if self.offering:
            can = table.asked == "store_choice"
            return [Hotspot(h, p.rect, can, "" if can else table.why_not()) for h, p in self.layout().items()]
        if self.bribing:
            return [Hotspot(("bribe", seat), rect, True) for seat, rect in self.people(self.area).items()]
        out = []
        for item, tile in self.tiles(self.area).items():
            prices = self.prices(tile)
            out.append(Hotspot(("item", item), Rect(tile.x, tile.y, tile.w, prices["gold"].y - tile.y)))
            for currency, rect in prices.items():
                can = self.can(item, currency)
                out.append(Hotspot(("ware", item, currency), rect, can, "" if can else self.why_not(item, currency)))
        return out

    def inspect(self, handle: Hashable) -> Inspected | None:
        if handle == ("store",):
            return self._page()
        if not isinstance(handle, tuple) or handle[0] not in ("item", "ware") or handle[1] not in ITEM_ROWS:
            return None
        table, words, row = self.table, self.table.words, ITEM_ROWS[handle[1]]
        gold, trophies = self.price(row["id"])
        entries: list[Entry] = []
        purse, factors = table.reading.purse, self.purse.factors
        for key, cost, per, factor in (("gold", gold, PER_GOLD, "gold_factor"),
                                       ("trophies", trophies, PER_TROPHY, "trophy_factor")):  # fmt: skip
            if cost:
                entries.append(Entry(words(f"store-price-{key}", **{key: cost}), "", True))
                if factors or purse is None:
                    entries.append(Entry(words("store-points", n=cost * per * factors.get(factor, 1))))
        if not factors:
            entries += self.purse.told()
        if row["limit_held"]:
            entries.append(Entry(words("store-held", n=f"{self.held(row['id'])} / {row['limit_held']}")))
        return Inspected(name=words(f"item-{row['id']}"), picture=row["id"],
                         text=words(f"item-{row['id']}.text"), entries=tuple(entries),
                         note=words(f"item-{row['id']}.flavour"), rule="GSS-4.56")  # fmt: skip

    def _page(self) -> Inspected:
        """The store itself: how one buys, and what is cheaper this time."""
        words, store = self.table.words, self.table.reading.store
        sale = store.sale if store is not None else ""
        entries = (Entry(words("store-on-sale"), "", True), Entry(self.table.item_name(sale))) if sale else ()
        return Inspected(name=words("store-heading"), picture="store", text=words("store-text"), entries=entries,
                         rule="GSS-4.55")  # fmt: skip

    # drawing

    def draw_background(self, surface: Surface) -> None:
        for item, tile in self.tiles(self.area).items():
            self._tile(surface, tile, item)
        if self.bribing or self.offering:
            self._slip(surface, self.area)

    def _tile(self, surface: Surface, tile: Rect, item: str) -> None:
        """Picture, name, what it does in a word, both prices."""
        table, look, words = self.table, self.table.look, self.table.words
        lit = self.chosen is not None and self.chosen[0] == item
        look.paper(surface, "plain", tile, 4, "glow" if lit else "")
        inner = tile.inflate(-2 * look.px(10), -2 * look.px(10))
        chips = self.prices(tile)
        band = max(20, look.px(32))
        short = look.lettering.line(words(f"store-short-{item}"), "text_bold", look.text(17), look.palette.k,
                                    width=inner.w, floor=12)  # fmt: skip
        window = Rect(
            inner.x, inner.y + band, inner.w, chips["gold"].y - inner.y - band - short.get_height() - look.px(6)
        )
        surface.blit(plate(table, item, window.size), window)
        pygame.draw.rect(surface, look.palette.k, Rect(inner.x, inner.y, inner.w, band))
        name = look.lettering.line(words(f"item-{item}"), "display", look.caps(19), look.palette.paper,
                                   width=inner.w - look.px(10), floor=12)  # fmt: skip
        surface.blit(name, name.get_rect(center=(inner.centerx, inner.y + band // 2)))
        surface.blit(short, short.get_rect(midtop=(inner.centerx, window.bottom + look.px(2))))
        for currency, rect in chips.items():
            cost = self.cost(item, currency)
            if cost:
                watching = table.reading.purse is None
                can, chosen = watching or self.can(item, currency), self.chosen == (item, currency)
                surface.blit(chip(table, currency, str(cost), rect.size, dim=not can, chosen=chosen), rect)
            else:
                dash = look.mark("dash", max(14, rect.h // 2), palette.DIM_TEXT)
                surface.blit(dash, dash.get_rect(center=rect.center))
        store = table.reading.store
        if store is not None and store.sale == item:
            star = stamp(look, words("store-sale"), max(56, look.px(92)), "red", 16)
            surface.blit(star, star.get_rect(center=(tile.right - look.px(40), window.bottom - look.px(30))))
        held = self.held(item)
        if held:
            star = stamp(look, str(held), max(34, look.px(54)), "moss", 13)
            surface.blit(star, star.get_rect(center=(tile.x + look.px(26), window.bottom - look.px(20))))

    def _slip(self, surface: Surface, area: Rect) -> None:
        """A sheet over the shelf with its question."""
        table, look, words = self.table, self.table.look, self.table.words
        wash = Surface(area.size, pygame.SRCALPHA)
        wash.fill((*palette.PLANK_GRAIN, 150))
        surface.blit(wash, area)
        face = look.paper(surface, "dialog", self.slip_rect(area), 12)
        if self.offering:
            subject = subject_of(table.services.update.ask)
            name = table.services.name(subject.target) if subject.target >= 0 else ""
            text = words(f"ask-store-choice.{subject.item}", name=name) if subject.item else words("ask-store-choice")
        else:
            text = words("ask-store.bribe")
        head = look.lettering.line(text, "display", look.caps(26), look.palette.k, width=face.w, floor=13)
        surface.blit(head, head.get_rect(midtop=(face.centerx, face.y)))
        if self.bribing and not self.offering:
            for seat, rect in self.people(area).items():
                told = words("plate-cards", n=table.reading.seats[seat].cards)
                surface.blit(person(table, seat, rect.size, small=told, chosen=self.target == seat), rect)

    def paint_over(self, surface: Surface) -> None:
        if not self.bribing or self.target is not None or self.offering:
            return
        for rect in self.people(self.area).values():
            march(self.table, surface, rect)
