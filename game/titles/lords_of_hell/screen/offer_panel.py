"""An offer by presses and drags: what a click on a piece means while it is made or read, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from game.tabletop.contract import AnswerButton
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.items import CountedItem, HandCard, Souls
from game.titles.lords_of_hell.rules.state import ANYONE, Offer
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.draft import ASKS, GIVE, SWEARS, TAKE, alike
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.panel import ClickAction, EmptyPanel

LINES = ("dear", "lead", "trust", "later")
"""What a person can say with a refusal, by a press."""


class OfferPanel(EmptyPanel):
    """The room of the offer that is made or read."""

    def __init__(self, table: Context, market: Market) -> None:
        super().__init__(table)
        self.market = market

    def open(self) -> bool:
        return True

    def shown(self) -> None:
        self.market.shown()

    def mark(self, handle: Hashable) -> ClickAction | None:
        if not isinstance(handle, tuple):
            return None
        if handle[0] == "realm" and handle[1] != self.table.services.seat and self.table.asked and self.market.trades:
            why = self.market.no_deal(handle[1])
            return ClickAction(not why, why, False, self.market.partner == handle[1])
        if self.market.draft is not None and not self.market.sheet:
            return self._in_draft(handle)
        if self.market.offer is not None and handle[0] == "c" and handle[1] in self.table.reading.hand:
            return self._in_offer(handle[1])
        if self._others(handle) and not self.market.sheet:
            why = self.market.no_deal(handle[1])
            if not why and not self.table.reading.seats[handle[1]].souls:
                why = self.table.words("why-not-so-many", name=self.table.devil(handle[1]))
            return ClickAction(not why, why, drag=not why) if self.market.trades else None
        return None

    def _others(self, handle: tuple[Any, ...]) -> bool:
        """Souls of another: a click on them begins a deal."""
        return bool(handle[0] == "souls" and handle[1] != self.table.services.seat)

    def _in_draft(self, handle: tuple[Any, ...]) -> ClickAction | None:
        table = self.table
        if handle[0] in (GIVE, TAKE):
            return ClickAction(True, lit=True)
        if handle[0] in ("pan", "add", SWEARS, ASKS):
            return ClickAction(True)
        found = self.market.piece(handle)
        if found is None:
            if handle[0] in ("c", "captive", "souls"):
                return ClickAction(
                    False,
                    table.words("why-not-partner", name=table.devil(self.market.partner))
                    if self.market.partner >= 0
                    else table.words("why-anyone"),
                )
            return None
        side, item = found
        if handle[0] == "c" and handle[1] in self.market.on_pans:
            return ClickAction(True, lit=True, chosen=False, drag=True)
        if handle[0] == "c" and handle[1] in table.reading.seats[table.reading.owner[handle[1]]].rituals:
            return ClickAction(False, table.words("why-ritual-stays"))
        why = self.market.problem(side, item)
        return ClickAction(not why, why, not why, drag=not why)

    def _in_offer(self, card: int) -> ClickAction:
        offer = self.market.offer
        assert offer is not None
        wanted = (
            self.market.wanted(offer)
            if offer.to in (self.table.services.seat, ANYONE) and offer.by != self.table.services.seat
            else 0
        )
        if not wanted:
            return ClickAction(False, self.table.words("why-offer-open"))
        chosen = card in self.market.picks
        if not chosen and len(self.market.picks) >= wanted:
            return ClickAction(False, self.table.words("why-picked"))
        return ClickAction(True, "", True, chosen)

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple):
            return False
        mark = self.mark(handle)
        if handle[0] == "realm" and mark is not None and mark.open:
            self.table.services.play_sound("card_slide")
            self.market.begin(handle[1])
            self.table.again()
            return True
        if self.market.offer is not None and handle[0] == "c" and mark is not None and mark.open:
            self.market.pick(handle[1])
            return True
        if self.market.draft is None and self._others(handle) and mark is not None and mark.open:
            self.market.begin(handle[1])
            self.market.put(TAKE, Souls(1))
            return True
        if self.market.draft is None or mark is None or not mark.open:
            return False
        return self._click_draft(handle)

    def _click_draft(self, handle: tuple[Any, ...]) -> bool:
        assert self.market.draft is not None
        if handle[0] in (GIVE, TAKE):
            self.market.take_off(handle[0], handle[1])
            return True
        found = self.market.piece(handle)
        if found is None:
            return False
        side, item = found
        at = next((n for n, other in enumerate(self.market.draft.side(side)) if alike(other, item)), -1)
        if at >= 0 and not isinstance(item, CountedItem):
            self.market.take_off(side, at)
        else:
            self.market.put(side, item)
        return True

    def drop(self, handle: Hashable, onto: Hashable) -> bool:
        """A thing dragged onto a pan, or an own thing onto another's realm: it lies on the scale."""
        if not isinstance(handle, tuple) or not isinstance(onto, tuple):
            return False
        if onto[0] not in ("pan", "realm", "add", GIVE, TAKE) or (
            onto[0] == "realm" and onto[1] == self.table.services.seat
        ):
            return False
        if onto[0] == "realm" and (self.market.draft is None or self.market.draft.to != onto[1]):
            if self.market.no_deal(onto[1]):
                return False
            self.market.begin(onto[1])
        if self.market.draft is None:
            owner = self.table.reading.owner.get(handle[1], -1) if handle[0] == "c" else handle[-1]
            to = owner if isinstance(owner, int) and owner != self.table.services.seat and owner >= 0 else ANYONE
            if self.market.no_deal(to):
                return False
            self.market.begin(to)
        found = self.market.piece(handle)
        if found is None or (handle[0] == "c" and handle[1] in self.market.on_pans):
            return False
        side, item = found
        if self.market.problem(side, item):
            return False
        self.market.put(side, item)
        return True

    def back(self) -> bool:
        if self.market.sheet:
            self.market.sheet = ""
        elif self._explains():
            self.market.explains = 0
        elif self.market.draft is not None and not self.market.draft.empty:
            self.market.draft = None
        elif self.market.draft is not None or self.market.viewing or self.market.notice:
            self.market.draft, self.market.viewing, self.market.notice, self.market.picks = None, 0, None, []
        else:
            return False
        self.table.again()
        return True

    # words and buttons

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        if self.market.sheet:
            return None
        if self.market.draft is not None:
            key = "market-ask-draft" if self.market.draft.to != ANYONE else "market-ask-anyone"
            return words(key, name=table.devil(self.market.draft.to) if self.market.draft.to >= 0 else ""), words(
                "market-aid-draft"
            )
        offer, seat = self.market.offer, table.services.seat
        if offer is None or not table.asked:
            return None
        name = table.devil(offer.by)
        if self._explains():
            return words("market-ask-why", name=name), words(
                "market-aid-why-private" if offer.private else "market-aid-why-public", name=name
            )
        if offer.by == seat:
            to = table.devil(offer.to) if offer.to >= 0 else words("anyone")
            return words("market-ask-own", name=to), ""
        if offer.to in (seat, ANYONE):
            wanted = self.market.wanted(offer) - len(self.market.picks)
            if wanted > 0:
                return words("market-ask-pick", name=name, n=wanted), words("market-aid-seal")
            return words("market-ask-seal", name=name), words("market-aid-seal")
        return words("market-ask-theirs", name=name, to=table.devil(offer.to)), ""

    def acts(self) -> Sequence[AnswerButton]:
        if self.market.sheet or not self.table.asked:
            return ()
        if self.market.draft is not None:
            return self._draft_acts()
        return self._offer_acts() if self.market.offer is not None else ()

    def _draft_acts(self) -> list[AnswerButton]:
        table, words, d = self.table, self.table.words, self.market.draft
        assert d is not None
        why = self.market.missing()
        to = table.devil(d.to) if d.to >= 0 else words("anyone")
        out = [
            AnswerButton(
                "offer",
                words("market-send"),
                self.market.send,
                words("market-send-small", name=to),
                "primary",
                not why,
                why,
            )
        ]
        if d.to != ANYONE and table.reading.private:
            sight = "private" if d.private else "public"
            out.append(
                AnswerButton("sight", words(f"sight-{sight}"), self._flip("private"), words(f"sight-{sight}-small"))
            )
        mine = [item for item in d.give if isinstance(item, HandCard)]
        if mine:
            shown = all(item.shown for item in mine)
            key = "cards-shown" if shown else "cards-closed"
            out.append(AnswerButton("cards", words(key), self._flip("cards"), words(f"{key}-small")))
        out.append(AnswerButton("clear", words("market-clear"), self.market.clear))
        return out

    def _flip(self, what: str) -> Callable[[], None]:
        def flip() -> None:
            d = self.market.draft
            assert d is not None
            if what == "private":
                d.private = not d.private
            else:
                shown = not all(item.shown for item in d.give if isinstance(item, HandCard))
                d.give = [replace(item, shown=shown) if isinstance(item, HandCard) else item for item in d.give]
            self.table.again()

        return flip

    def _offer_acts(self) -> list[AnswerButton]:
        table, words, offer, seat = self.table, self.table.words, self.market.offer, self.table.services.seat
        assert offer is not None
        leave = AnswerButton("close", words("market-close"), self.market.clear)
        if offer.by == seat:
            withdraw = plays.Withdraw(offer.id)
            return [
                AnswerButton(
                    "withdraw",
                    words("market-withdraw"),
                    lambda: table.send(withdraw),
                    kind="danger",
                    enabled=table.can(withdraw),
                ),
                leave,
            ]
        if offer.to not in (seat, ANYONE):
            return [leave]
        if self._explains():
            return self._lines(offer)
        why = self.market.accept_problem(offer)
        cards = self.market.in_order()
        out = [
            AnswerButton(
                "accept",
                words("market-seal"),
                lambda: table.send(plays.Accept(offer.id, cards), "seal_stamp"),
                words("market-seal-small"),
                "primary",
                not why,
                why,
            )
        ]
        if self.market.can_offer:
            out.append(AnswerButton("counter", words("verb-counter"), lambda: self.market.counter(offer), kind="gold"))
        if offer.to == seat:
            out.append(AnswerButton("decline", words("verb-decline"), lambda: table.send(plays.Decline(offer.id))))
            out.append(AnswerButton("explain", words("market-explain"), self._explain))
        return [*out, leave]

    # a refusal with a word

    def _explains(self) -> bool:
        """Whether the offer that is read is being turned down with a word."""
        return self.market.offer is not None and self.market.explains == self.market.offer.id

    def _explain(self) -> None:
        assert self.market.offer is not None
        self.market.explains = self.market.offer.id
        self.table.again()

    def _lines(self, offer: Offer) -> list[AnswerButton]:
        """The ready-made words; first of all none."""
        words = self.table.words
        silent = AnswerButton("decline", words("market-no-word"), lambda: self.table.send(plays.Decline(offer.id)))
        return [
            silent,
            *(AnswerButton(f"say-{line}", words(f"deal-said-{line}.button"), partial(self._decline, offer, line))
              for line in LINES),
        ]  # fmt: skip

    def _decline(self, offer: Offer, line: str) -> None:
        """Whoever made a private offer hears it alone; all hear of a public one."""
        self.table.send(plays.Decline(offer.id))
        self.table.services.feed.say(emote=line, to=offer.by if offer.private else None)
