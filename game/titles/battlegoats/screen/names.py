"""Names of BattleGoats in the language of the moment: what every part of the table says."""

from __future__ import annotations

from typing import Protocol

from game.tabletop.services import TableServices
from game.titles.battlegoats.rules.deploy import TIMERS, deploy_limit
from game.titles.battlegoats.screen.reading import RESERVE, Reading, card_of
from game.words import Words
from game.words.names import Name
from game.words.numbers import decimal

ROWS = {"F": "front", "M": "middle", "B": "back"}
"""The row of a space, by its first letter."""
MIRRORED = {"1": "3", "2": "2", "3": "1"}
"""A column as whoever sits opposite sees it."""


class Names(Protocol):
    """The part of the table that knows words. What it needs of the rest is declared here."""

    services: TableServices
    words: Words
    reading: Reading

    def card_name(self, card: str) -> Name:
        return self.words.name(f"card-{card}" if card != "unknown" else "a_card")

    def type_name(self, card: str) -> str:
        return self.words(f"type-{card_of(card).type}")

    def short_name(self, seat: int) -> str:
        return self.services.tr("table-you") if seat == self.services.seat else self.services.name(seat)

    def of_seat(self, key: str, seat: int, **args: object) -> str:
        """A sentence of a player, or of the reader."""
        if seat == self.services.seat:
            return self.words(f"{key}.you", **args)
        return self.words(key, name=self.services.name(seat), **args)

    def say_ready(self, key: str, time: int, **args: object) -> str:
        """Say when a seat was ready, as it counts (BTG-4.5, 4.9): within the first seconds, last of all, or after so long."""
        if time <= TIMERS["deploy_minimum_ms"]:
            return self.words(f"{key}.soon", time=TIMERS["deploy_minimum_ms"] // 1000, **args)
        if time >= deploy_limit(self.services.feed.options):
            return self.words(f"{key}.late", **args)
        return self.words(key, time=decimal(time / 1000, self.services.tr), **args)

    def row_name(self, space: str) -> Name:
        return self.words.name(f"row-{ROWS[space[0]]}")

    def space_name(self, seat: int, space: str) -> str:
        """A space as it lies on this screen: an opponent's columns run from the right."""
        seen = space if seat == self.reading.around()[0] else space[0] + MIRRORED[space[1]]
        return self.words(f"space-{seen}")

    def pile_name(self, seat: int) -> str:
        if seat == RESERVE:
            return self.words("reserve")
        if seat == self.services.seat:
            return self.words("pile-mine", n=len(self.reading.piles[seat]))
        return self.words("pile-name", name=self.short_name(seat))
