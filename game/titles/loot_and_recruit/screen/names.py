"""Names and amounts in the language of the moment: what every part of the table says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from game.engine.ask import SeatAsk
from game.tabletop.names import TableNames
from game.titles.loot_and_recruit.rules.cards import DATA, TERMS
from game.titles.loot_and_recruit.screen.reading import Reading
from game.words.names import Name, NameList

CARD_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["card"]}
EVENT_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["event"]}
PHASE_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in TERMS["phase"]}


class Names(TableNames, Protocol):
    """The part of the table that knows words."""

    reading: Reading

    def card_name(self, card: str) -> Name:
        """Return a card's name, which bends in messages."""
        return self.words.name(f"card-{card}" if card in CARD_ROWS else "a-card")

    def banner_name(self, card: str) -> str:
        """What a card is called where there is no room for its name."""
        return self.words(f"card-{card}.short")

    def named(self, handle: int) -> Name:
        """The name of a card by its handle, as far as this seat sees it."""
        return self.card_name(self.reading.names.get(handle, ""))

    def event_name(self, event: str) -> str:
        return self.words(f"event-{event}") if event in EVENT_ROWS else ""

    def source_name(self, source: str) -> Name:
        """A card or an event, as `power` cues name them."""
        return self.words.name(f"event-{source}") if source in EVENT_ROWS else self.card_name(source)

    def kind_name(self, kind: str) -> str:
        return self.words(f"kind-{kind}")

    def phase_name(self, phase: str) -> str:
        """A phase of the festival."""
        return self.words(f"phase-{phase}")

    def short_name(self, seat: int) -> str:
        return self.words("you") if seat == self.services.seat else self.services.name(seat)

    def crown(self, seat: int) -> str:
        """What a seat is crowned as (LNR-1.6): "king" or "queen", as its player chose."""
        player = self.services.players().get(seat)
        return player.crown if player is not None else "king"

    def crowned(self, seats: Sequence[int]) -> NameList:
        """Everybody who takes the throne, each by the crown they chose."""
        return self.words.people(
            seats,
            self.services.seat,
            lambda seat: self.words(f"crown-{self.crown(seat)}-who", name=self.services.name(seat)),
        )

    def seated(self, seats: Iterable[int]) -> NameList:
        """Names of players, "You, B and C"."""
        return self.words.people(seats, self.services.seat, self.services.name)

    def waited_for(self, ask: SeatAsk) -> NameList:
        """Names of those who have yet to answer: in a replay the own seat by its name too, as the sentences are of others."""
        return self.words.join(self.services.name(seat) for seat in ask.waiting_for)

    def gained(self, amounts: Mapping[str, int]) -> NameList:
        """Amounts as somebody gets them, those that are nothing left out."""
        return self.words.join(self.words(f"amount-{power}.got", n=n) for power, n in amounts.items() if n)

    def amounts(self, amounts: Mapping[str, int], sign: str = "") -> str:
        """Several of them, those that are nothing left out."""
        return ", ".join(sign + self.amount(kind, n) for kind, n in amounts.items() if n)

    def listed(self, cards: Iterable[str]) -> list[str]:
        """Names with how often each comes, in the order of the names."""
        count: dict[str, int] = {}
        for card in cards:
            name = self.card_name(card)
            count[name] = count.get(name, 0) + 1
        return [self.words("list-times", n=count[n], card=n) if count[n] > 1 else n for n in sorted(count)]

    def refusal(self, code: str, n: int = 0) -> str:
        """Why not, in the words of the rules; with what is missing where that is known."""
        if n and self.words.has(f"refused-{code}-n"):
            return self.words(f"refused-{code}-n", n=n)
        return self.words(f"refused-{code}")
