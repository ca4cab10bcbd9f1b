"""The sheet of goods: everything that may be laid on a pan, also what cannot be pointed at (cards of choice, at random, of a
kind, a look at the hand, leave to trade, to be let off a promise)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from game.tabletop.contract import AnswerButton
from game.titles.lords_of_hell.rules.cards import IDS, PHASE, PROMISES_EACH, TYPE, TYPES
from game.titles.lords_of_hell.rules.items import (
    FREE,
    HAND_OVER,
    WITH,
    AnyCards,
    Captive,
    CardKind,
    CountedItem,
    Fortress,
    HandCard,
    HandView,
    Item,
    PromiseCard,
    PromiseRelease,
    RandomCards,
    Souls,
    Tabled,
    TradeLeave,
)
from game.titles.lords_of_hell.rules.promises import STANDING
from game.titles.lords_of_hell.screen.draft import GIVE, TAKE, alike, count_on
from game.titles.lords_of_hell.screen.sheet import Chip, Line, Sheet


class Goods(Sheet):
    """Pieces for one pan."""

    kind = ""
    """A type whose cards are listed one by one; "" the types."""

    def open(self) -> bool:
        return self.market.sheet in ("goods.give", "goods.take")

    @property
    def side(self) -> str:
        return GIVE if self.market.sheet == "goods.give" else TAKE

    def shown(self) -> None:
        if not self.open():
            self.kind = ""

    def heading(self) -> str:
        table, words = self.table, self.table.words
        if self.side == GIVE:
            return words("goods-give")
        to = self.market.partner
        return words("goods-take", name=table.devil(to)) if to >= 0 else words("goods-take-anyone")

    def rows(self) -> list[Line]:
        table, words, reading = self.table, self.table.words, self.table.reading
        give = self.side == GIVE
        seat = table.services.seat if give else self.market.partner
        out: list[Line] = []
        hand: list[Chip] = []
        if give:
            hand += [self._piece(HandCard(card, False), table.named(card)) for card in reading.hand]
            hand.append(self._piece(RandomCards(1), words("goods-random")))
        else:
            hand += [
                self._piece(AnyCards(1), words("goods-any")),
                self._piece(RandomCards(1), words("goods-random")),
            ]
        if hand:
            out.append(Line(words("goods-hand"), hand))
        laid = self._laid(seat) if seat >= 0 else []
        if seat < 0 and not give and PHASE[reading.phase]["move_tabled_and_souls"]:
            laid = [self._piece(Souls(1), words("piece-souls", n=1))]
        if laid:
            out.append(Line(words("goods-realm"), laid))
        if not give:
            out.append(Line(words("goods-kinds"), self._kinds()))
        out.append(Line(words("goods-promises"), self._promise_cards(give)))
        rest = self._rest(seat, give) if seat >= 0 else []
        if rest:
            out.append(Line(words("goods-more"), rest))
        return out

    def _kinds(self) -> list[Chip]:
        """Types, and one by one the cards of a type that is opened."""
        words = self.table.words
        out = [Chip(("pick", "kind", name), words(f"type-{name}"), self.kind == name) for name in TYPES]
        if self.kind:
            found = [card for n, card in enumerate(IDS[:-1]) if TYPE[n] == self.kind]
            out += [self._piece(CardKind(card), self.table.card_name(card)) for card in found]
        return out

    def _promise_cards(self, give: bool) -> list[Chip]:
        reading = self.table.reading
        if give:
            seats = [seat for seat, n in enumerate(reading.held) if n]
        else:
            seats = list(range(len(reading.seats)))
        return [
            self._piece(PromiseCard(seat, 1), self.table.devil(seat), reading.devil(seat), PROMISES_EACH)
            for seat in seats
        ]

    def _laid(self, seat: int) -> list[Chip]:
        """Tabled things and Souls of a realm."""
        table, reading = self.table, self.table.reading
        now = reading.seats[seat]
        out: list[Chip] = []
        if now.souls:
            out.append(self._piece(Souls(1), table.words("piece-souls", n=now.souls)))
        if now.fortress >= 0:
            out.append(self._piece(Fortress(WITH), table.named(now.fortress)))
        cards: dict[str, list[int]] = {}
        for card in (*now.hordes, *now.earth, *now.artifacts):
            cards.setdefault(table.named(card), []).append(card)
        for name, handles in cards.items():
            on = self._lying([Tabled(card) for card in handles])
            free = next((card for card in handles if card not in on), handles[0])
            chip = self._piece(Tabled(free), f"{name} {len(on)}/{len(handles)}" if len(handles) > 1 else name)
            chip.chosen = bool(on)
            out.append(chip)
        return out

    def _rest(self, seat: int, give: bool) -> list[Chip]:
        table, words, reading = self.table, self.table.words, self.table.reading
        other = self.market.partner if give else table.services.seat
        out = [self._piece(HandView(), words("piece-look"))]
        for captive in reading.captives(seat):
            name = table.devil(captive)
            if captive != other:
                out.append(
                    self._piece(Captive(captive, HAND_OVER), words("goods-captive", name=name), reading.devil(captive))
                )
            out.append(self._piece(Captive(captive, FREE), words("goods-free", name=name), reading.devil(captive)))
        if other >= 0 and reading.seats[other].captor == seat:
            out.append(self._piece(TradeLeave(), words("piece-leave")))
        for promise in reading.promises:
            if promise.to == seat and promise.by == other and promise.state in STANDING:
                out.append(
                    self._piece(
                        PromiseRelease(promise.id), words("goods-release", promise=table.short(promise.sentence))
                    )
                )
        return out

    def _lying(self, items: list[Tabled]) -> set[int]:
        draft = self.market.draft
        assert draft is not None
        return {item.card for item in items if any(alike(item, other) for other in draft.side(self.side))}

    def _piece(self, item: Item, words: str, devil: str = "", most: int = 99) -> Chip:
        """A piece as a chip: how many of it lie on the pan, and why no more may."""
        market = self.market
        draft = market.draft
        assert draft is not None
        lies = next((other for other in draft.side(self.side) if alike(other, item)), None)
        counted = isinstance(item, CountedItem)
        n = count_on(draft.side(self.side), item)
        if n:
            words = f"{words} × {n}" if not isinstance(item, Souls) else f"{words}: {n}"
        if isinstance(item, CardKind):
            same = sum(1 for other in draft.side(self.side) if other == item)
            words = f"{words} × {same}" if same > 1 else words
            lies = item if same else None
        why = "" if lies is not None and not counted else market.problem(self.side, item)
        return Chip(
            ("pick", "good", item),
            words,
            lies is not None,
            why if not (lies is not None and n) or why else "",
            devil,
        )

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple) or handle[0] != "pick" or not self.open():
            return False
        market = self.market
        if handle[1] == "kind":
            self.kind = "" if self.kind == handle[2] else str(handle[2])
            self.table.services.play_sound("paper_turn")
            self.table.again()
            return True
        item: Item = handle[2]
        assert market.draft is not None
        pan = market.draft.side(self.side)
        found = next((n for n, other in enumerate(pan) if alike(other, item)), -1)
        if found >= 0 and not isinstance(item, CountedItem):
            market.take_off(self.side, found)
        else:
            market.put(self.side, item)
        return True

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        draft = self.market.draft
        assert draft is not None
        out = [AnswerButton("done", words("goods-done"), self._close, kind="primary")]
        counted = [item for item in draft.side(self.side) if isinstance(item, CountedItem)]
        out += [
            AnswerButton(f"less.{n}", words("goods-less", what=table.item(item)), self._less(item))
            for n, item in enumerate(counted[:3])
        ]
        return out

    def _close(self) -> None:
        self.market.sheet = ""
        self.kind = ""
        self.table.again()

    def _less(self, item: Item) -> Callable[[], None]:
        def less() -> None:
            draft = self.market.draft
            if draft is not None and item in draft.side(self.side):
                self.market.take_off(self.side, draft.side(self.side).index(item))

        return less

    def ask(self) -> tuple[str, str] | None:
        words, draft = self.table.words, self.market.draft
        lies = self.table.items(draft.side(self.side)) if draft is not None else ""
        return words("goods-ask", goods=lies or words("tray-nothing")), words("goods-aid")
