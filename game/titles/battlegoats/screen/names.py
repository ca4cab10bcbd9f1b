"""Names of BattleGoats in the language of the moment: what every part of the table says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from game.engine.cues import Named, pair
from game.tabletop.contract import TableServices
from game.titles.battlegoats.screen.reading import RESERVE, Reading, card_of
from game.words import Words


class Names(Protocol):
    """The part of the table that knows words. What it needs of the rest is declared here."""

    services: TableServices
    words: Words
    reading: Reading

    def card_name(self, card: str) -> str:
        return self.words(f"card-{card}") if card != "unknown" else self.words("a_card")

    def type_name(self, card: str) -> str:
        return self.words(f"type-{card_of(card).type}")

    def short_name(self, seat: int) -> str:
        return self.services.tr("table-you") if seat == self.services.seat else self.services.name(seat)

    def place_name(self, place: Named) -> str:
        seat, space = pair(place)
        return self.words("place", seat=self.services.name(seat), space=self.words(f"space-{space}"))

    def pile_name(self, seat: int) -> str:
        if seat == RESERVE:
            return self.words("reserve")
        if seat == self.services.seat:
            return self.words("pile-mine", n=len(self.reading.piles[seat]))
        return self.words("pile-name", name=self.short_name(seat))

    def and_(self, names: Iterable[str]) -> str:
        found = list(names)
        if len(found) < 2:
            return "".join(found)
        return self.services.tr("table-and", first=", ".join(found[:-1]), last=found[-1])
