"""Names and amounts in the language of the moment: what every part of the table says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.titles.slayer_slayer.screen.cards import GOBLINS, OBJECTIVE_ROWS, short

if TYPE_CHECKING:
    from game.tabletop.contract import TableServices
    from game.titles.slayer_slayer.screen.cards import Cards
    from game.titles.slayer_slayer.screen.reading import Reading
    from game.words import Words


class Names:
    """The part of the table that knows words. What it needs of the rest is declared here."""

    if TYPE_CHECKING:
        services: TableServices
        words: Words
        cards: Cards
        reading: Reading

    def card_name(self, card: str) -> str:
        """A goblin by its short name: everybody here is a goblin."""
        return short(self.words(f"card-{card}")) if card in GOBLINS else self.words("a_card")

    def foe_name(self, foe: str) -> str:
        return self.words(f"foe-{foe}")

    def event_name(self, event: str) -> str:
        return self.words(f"event-{event}")

    def item_name(self, item: str) -> str:
        return self.words(f"item-{item}")

    @property
    def foe_now(self) -> str:
        """The foe of the battle, or the one that a cue has just brought; "" none."""
        return self.cards.foe_told or (self.reading.foe.id if self.reading.foe is not None else "")

    def short_name(self, seat: int) -> str:
        return self.services.tr("table-you") if seat == self.services.seat else self.services.name(seat)

    def ability(self, foe: str, place: int) -> str:
        """A foe's ability in its words."""
        return self.words.maybe(f"foe-{foe}.ability-{place + 1}")

    def printed(self, card: str) -> int | None:
        """A goblin's printed Power; None where a die says it."""
        power = GOBLINS[card]["power"]
        return None if power == "d20" else int(power)

    @property
    def objectives(self) -> Sequence[Mapping[str, Any]]:
        return list(OBJECTIVE_ROWS.values())

    def and_(self, names: Iterable[str]) -> str:
        found = list(names)
        if len(found) < 2:
            return "".join(found)
        return self.services.tr("table-and", first=", ".join(found[:-1]), last=found[-1])

    def amount(self, kind: str, n: int) -> str:
        """An amount of gold, trophies, cards ... in words."""
        return self.words(f"amount-{kind}", n=n)

    def amounts(self, amounts: Mapping[str, int]) -> str:
        return ", ".join(self.amount(kind, n) for kind, n in amounts.items() if n and self.words.has(f"amount-{kind}"))
