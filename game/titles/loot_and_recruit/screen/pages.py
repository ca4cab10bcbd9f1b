"""What the inspector says: cards with their price or Defense now and why, decks, piles, platforms, seats."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from game.titles.loot_and_recruit.rules.attack import guards_about
from game.titles.loot_and_recruit.rules.cards import (
    BONUS,
    GUARD,
    INDEX,
    IS_GOBLIN,
    MIN_COST,
    MIN_DEFENSE,
    OF,
    ON_PURCHASE,
    PLATFORMS,
)
from game.titles.loot_and_recruit.rules.market import fits
from game.titles.loot_and_recruit.rules.plays import Attack
from game.titles.loot_and_recruit.screen.cards import Cards, picture_of
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.moves import Moves
from game.titles.loot_and_recruit.screen.names import CARD_ROWS, EVENT_ROWS
from game.ui.widgets.inspector import Entry, Inspected
from game.words.numbers import signed


class Pages:
    """Pages of one table."""

    def __init__(self, table: Context, cards: Cards, moves: Moves) -> None:
        self.table, self.cards, self.moves = table, cards, moves
        self._read: tuple[int, str] = (-1, "")
        """The card that was read last, by its handle: when it has gone, what is printed on it can still be read."""

    def of(self, handle: Hashable) -> Inspected | None:
        """A thing of the table by its handle; a card or event by its id, as the log links it."""
        if isinstance(handle, str):
            return self.card(handle) if handle in CARD_ROWS else self._event(handle)
        if not isinstance(handle, tuple):
            return None
        known: dict[str, Callable[[Any], Inspected | None]] = {
            "c": self._lying, "t": self._standing, "pile": self._pile, "deck": self._deck, "discard": self._discard,
            "lineup": self._lineup, "plate": self._seat,
        }  # fmt: skip
        if handle[0] == "p":
            return self._platform(handle[1], handle[2])
        if handle[0] == "play":
            return Inspected(name=self.table.words("play"), text=self.table.words("hand-play-hint"))
        return known[handle[0]](handle[1]) if handle[0] in known else None

    def _event(self, event: str) -> Inspected | None:
        if event not in EVENT_ROWS:
            return None
        row, words = EVENT_ROWS[event], self.table.words
        return Inspected(name=words(f"event-{event}"), picture=event, kind_words=self.table.phase_name(row["phase"]),
                         text=words(f"event-{event}.text"), lore=words(f"event-{event}.flavour"))  # fmt: skip

    # cards

    def card(self, card: str, *, status: str = "", entries: tuple[Entry, ...] = ()) -> Inspected:
        """A card with its printed numbers, what the rules add to its text, and the entries of the moment first."""
        row, words = CARD_ROWS[card], self.table.words
        cost = row.get("recruit_cost", row.get("loot_cost"))
        ruling = words.maybe(f"ruling-{card}")
        more = list(entries)
        if ruling:
            more += [Entry(words("inspect-rulings"), "", True), Entry(ruling)]
        return Inspected(
            name=words(f"card-{card}"), picture=picture_of(card), numeral="" if cost is None else str(cost),
            kind_words=self.table.kind_name(row["kind"]), status=status, text=words(f"card-{card}.text"), entries=tuple(more),
            lore=words(f"card-{card}.flavour"),
        )  # fmt: skip

    def _lying(self, number: int) -> Inspected | None:
        """A card in market, hand, play area, discard pile."""
        reading = self.table.reading
        card = reading.names.get(number)
        if card is None:
            return self._gone(number)
        self._read = number, card
        where = reading.where(number)
        if where is not None:
            return self.card(card, entries=(*self._oldest(*where), *self._offer(card)))
        status = ""
        if any(number == other for now in reading.seats for other, _ in now.play):
            status = self._played(number)
        return self.card(card, status=status)

    def _gone(self, number: int) -> Inspected | None:
        """What is no longer there: its card, and nothing of where it stood and what could be done to it."""
        handle, card = self._read
        return self.card(card) if handle == number else None

    def _oldest(self, lineup: str, slot: int | str) -> list[Entry]:
        """In a restless market: the card that goes next (LNR-12, market_noise; ties: the lowest slot)."""
        reading = self.table.reading
        market = reading.shop if lineup == "shop" else reading.crowd
        lying = [(since, n + 1) for n, since in enumerate(market.since) if market.slots[n] is not None]
        if not reading.options.get("market_noise") or min(lying)[1] != slot:
            return []
        return [Entry(self.table.words("market-oldest"))]

    def _played(self, number: int) -> str:
        """How a card of the play area stands."""
        reading, words = self.table.reading, self.table.words
        facing = self.cards.facing(("c", number))
        parts = [words(f"play-{facing.state}")] if facing.state else []
        effects = CARD_ROWS[reading.names[number]]["effect"]
        if any(effect["verb"] == "spoils" for effect in effects):
            parts.append(words("play-paid" if number in reading.paid else "play-unpaid"))
        return " · ".join(parts)

    def _pile(self, card: str) -> Inspected:
        left = Entry(self.table.words("market-left", n=len(self.table.reading.piles[card])))
        return self.card(card, entries=(left, *self._offer(card)))

    def _offer(self, card: str) -> list[Entry]:
        """What it costs now and why, what is left afterwards, where it goes."""
        reading, words, table = self.table.reading, self.table.words, self.table
        price, printed, goblin = reading.price(card), reading.printed(card), IS_GOBLIN[INDEX[card]]
        out = [Entry(words("market-price", n=price) if price == printed else
                     words("market-price-was", n=price, was=printed), "", True)]  # fmt: skip
        index = INDEX[card]
        for effect in BONUS[reading.s.event] if reading.event else ():
            if effect.verb == "discount" and fits(effect.of, index):
                out.append(Entry(words("reason-event", source=table.event_name(reading.event), n=f"−{effect.n}")))
        for of, n in reading.discounts:
            if fits(OF.index(of), index):
                out.append(Entry(words("market-cheaper", n=n)))
        if price == MIN_COST and price != printed:
            out.append(Entry(words("inspect-minimum", n=MIN_COST)))
        left = reading.power[1 if goblin else 0] - price
        if reading.mine and left >= 0:
            out.append(Entry(words("recruit-left" if goblin else "purchase-left", n=left)))
        if not goblin:
            zone = next((e.zone for e in ON_PURCHASE[index] if e.verb == "put_self"), "discard")
            out.append(Entry(words(f"purchase-to-{zone}")))
        return out

    # platforms

    def _standing(self, number: int) -> Inspected | None:
        """A card on a platform: its Defense now and why, what an attack on it would take."""
        reading, words, table = self.table.reading, self.table.words, self.table
        if number not in reading.at:
            return self._gone(number)
        self._read = number, reading.names[number]
        card, (seat, platform) = reading.names[number], reading.at[number]
        now = reading.defense(number)
        printed = GUARD[INDEX[card]] or CARD_ROWS[card]["defense"]
        out = [Entry(words("inspect-defense", n=now), "", True)]
        if now != printed:
            out.append(Entry(words("inspect-printed", n=printed)))
            out += self._reasons(seat, platform)
            if now == MIN_DEFENSE:
                out.append(Entry(words("inspect-minimum", n=MIN_DEFENSE)))
        falls = reading.falls(number) if reading.target(number) else []
        above = [reading.names[other] for other in falls if other != number]
        if above:
            out.append(Entry(words("tower-above", cards=words.join(table.listed(above)))))
        if falls:
            out.append(Entry(self.moves.spends(number), "", True))
        if reading.mine and table.can(Attack(seat, platform, number).choice()):
            out.append(Entry(words("target-left", n=reading.power[2] - now)))
            out.append(Entry(self._window(seat, number)))
        status = words("tower-shielded") if reading.shielded(seat, platform) else ""
        return self.card(card, status=status or self._whose(seat, platform), entries=tuple(out))

    def _window(self, seat: int, number: int) -> str:
        """Whether the fuse would burn, by the public test (LNR-8.2)."""
        reading, words = self.table.reading, self.table.words
        if seat == self.table.services.seat:
            return words("target-own")
        options, now = reading.options, reading.seats[seat]
        about = options.get("reaction_mode") == "always" or now.guards or guards_about(reading.s, seat)
        worth = bool(GUARD[INDEX[reading.names[number]]]) or reading.loss(number) >= options.get("reaction_min_vp", 1)
        return words("target-window" if now.hand and about and worth else "target-no-window")

    def _reasons(self, seat: int, platform: int) -> list[Entry]:
        reading, words = self.table.reading, self.table.words
        out = [
            Entry(words("reason-event", source=self.table.event_name(reading.event), n=signed(effect.n)))
            for effect in (BONUS[reading.s.event] if reading.event else ())
            if effect.verb == "modify_defense"
        ]
        if (seat, platform) in reading.heckled:
            out.append(Entry(words("reason-heckler", n=signed(reading.heckled[seat, platform]))))
        return out

    def _whose(self, seat: int, platform: int) -> str:
        key = "platform-of.you" if seat == self.table.services.seat else "platform-of"
        return self.table.words(key, n=platform, name=self.table.short_name(seat))

    def _platform(self, seat: int, platform: int) -> Inspected:
        reading, words = self.table.reading, self.table.words
        stack = reading.stack(seat, platform)
        if not stack:
            return Inspected(name=self._whose(seat, platform), text=words("tower-empty"))
        out = [Entry(words("tower-sum", n=reading.vp(seat, platform)), "", True), Entry(words("tower-order"))]
        for number, card in reversed(stack):
            vp = CARD_ROWS[card].get("vp", 0)
            out.append(Entry(f"{self.table.card_name(card)} ({words('inspect-defense', n=reading.defense(number))})",
                             self.table.amount("vp", vp) if vp else ""))  # fmt: skip
        out += self._reasons(seat, platform)
        shielded = reading.shielded(seat, platform)
        text = words("tower-shielded-text" if shielded else "tower-text")
        return Inspected(name=self._whose(seat, platform), text=text, entries=tuple(out))

    # piles and seats

    def _deck(self, seat: int) -> Inspected:
        """The own deck with its sorted contents (LNR-8.12); of another only the number."""
        table, reading, words = self.table, self.table.reading, self.table.words
        count = reading.seats[seat].deck
        if seat != table.services.seat:
            name = words("deck-of", name=table.services.name(seat), n=count)
            return Inspected(name=name, picture="token_deck", text=words("deck-hidden"))
        left = list(reading.hidden)
        for _, card in reading.hand:
            left.remove(card)
        entries = tuple(Entry(text) for text in table.listed(left))
        text = words("deck-text" if count else "deck-empty")
        return Inspected(name=words("deck-mine", n=count), picture="token_deck", text=text, entries=entries)

    def _discard(self, seat: int) -> Inspected:
        table, words = self.table, self.table.words
        cards = [card for _, card in table.reading.seats[seat].discard]
        mine = seat == table.services.seat
        name = words("discard-mine", n=len(cards)) if mine else words(
            "discard-of", name=table.services.name(seat), n=len(cards))  # fmt: skip
        text = "" if cards else words("discard-empty")
        entries = tuple(Entry(told) for told in table.listed(cards))
        return Inspected(name=name, picture="token_discard", text=text, entries=entries)

    def _lineup(self, name: str) -> Inspected:
        reading, words = self.table.reading, self.table.words
        market = reading.shop if name == "shop" else reading.crowd
        trash = [card for _, card in market.trash]
        out = [
            Entry(words(f"market-deck-{name}", n=market.deck), "", True),
            Entry(words("market-deck-text")),
            Entry(words(f"market-trash-{name}", n=len(trash)), "", True),
            *(Entry(told) for told in self.table.listed(trash)),
        ]
        if reading.gone and name == "shop":
            out += [Entry(words("market-gone", n=len(reading.gone)), "", True)]
            out += [Entry(told) for told in self.table.listed(card for _, card in reading.gone)]
        return Inspected(name=words(f"market-{name}"), picture=f"token_{name}", entries=tuple(out))

    def _seat(self, seat: int) -> Inspected:
        """A seat's public numbers."""
        table, reading, words = self.table, self.table.reading, self.table.words
        now = reading.seats[seat]
        out = [Entry(words(f"plate-{name}", n=n)) for name, n in
               (("hand", now.hand), ("deck", now.deck), ("discard", len(now.discard)))]  # fmt: skip
        out.append(Entry(words("plate-bodyguards", n=now.guards) if now.guards else words("plate-bodyguards-none")))
        out.append(Entry(words("plate-bodyguards-text")))
        if reading.options.get("running_totals", True):
            out.append(Entry(words("score-total", n=reading.total(seat)), "", True))
        if now.counts:
            out.append(Entry(words("plate-counts", counts=" + ".join(str(n) for n in now.counts))))
        out.append(Entry(words("plate-standing", n=sum(reading.vp(seat, n + 1) for n in range(PLATFORMS)))))
        parts = [words("first_player")] if seat == reading.first else []
        if seat == reading.leader and reading.options.get("running_totals", True):
            parts.append(words("plate-leader"))
        return Inspected(name=table.short_name(seat), status=" · ".join(parts), text=words("plate-text"),
                         entries=tuple(out))  # fmt: skip
