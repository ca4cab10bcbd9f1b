"""An offer under work: what lies on the pans and under them, how pieces add up, and a counter-offer to begin from."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec.structs import replace

from game.titles.lords_of_hell.rules.items import (
    ALL,
    AnyCards,
    CardKind,
    CountedItem,
    Fortress,
    HandCard,
    Item,
    subject_of,
)
from game.titles.lords_of_hell.rules.sentences import Sentence
from game.titles.lords_of_hell.rules.state import Offer
from game.titles.lords_of_hell.screen.context import Context

GIVE, TAKE = "give", "take"
SWEARS, ASKS = "swears", "asks"
OATHS = {GIVE: SWEARS, TAKE: ASKS}
"""The list of promises under each pan."""


@dataclass
class Draft:
    """An offer that is not sent yet."""

    to: int
    give: list[Item] = field(default_factory=list)
    take: list[Item] = field(default_factory=list)
    swears: list[Sentence] = field(default_factory=list)
    asks: list[Sentence] = field(default_factory=list)
    private: bool = True
    counters: int = 0
    before: Draft | None = None
    """The offer that it counters, seen from here: what differs is marked."""

    def side(self, name: str) -> list[Item]:
        """The pieces on a pan: GIVE or TAKE."""
        return self.give if name == GIVE else self.take

    def oaths(self, name: str) -> list[Sentence]:
        """The promises under a pan: SWEARS or ASKS."""
        return self.swears if name == SWEARS else self.asks

    @property
    def empty(self) -> bool:
        return not (self.give or self.take or self.swears or self.asks)

    def is_new(self, side: str, thing: Item | Sentence) -> bool:
        """Whether it was not in the offer that is countered. `side`: the pan, or the list of promises under it."""
        if self.before is None:
            return False
        return thing not in (self.before.side(side) if side in OATHS else self.before.oaths(side))


def alike(a: Item, b: Item) -> bool:
    """Whether two pieces are the same but for how many."""
    if isinstance(a, Fortress) and isinstance(b, Fortress):
        return a == b
    return not isinstance(a, CardKind) and type(a) is type(b) and subject_of(a) == subject_of(b)


def count_on(pan: list[Item], item: Item) -> int:
    """How many of a counted piece lie on a pan; ALL Souls; 0 for what is not counted."""
    found = next((other for other in pan if alike(other, item)), None)
    return found.count if isinstance(found, CountedItem) else 0


def lay_on(pan: list[Item], item: Item) -> None:
    """Lay a piece, or add to the one that lies there."""
    n = next((n for n, other in enumerate(pan) if alike(other, item)), -1)
    if n < 0:
        pan.append(item)
        return
    lies = pan[n]
    if isinstance(lies, CountedItem) and isinstance(item, CountedItem) and lies.count > 0:
        pan[n] = replace(lies, count=ALL if item.count < 0 else lies.count + item.count)


def counter_of(table: Context, offer: Offer) -> Draft:
    """The same offer from the other side, to be changed (LOH-6.11, 23.3)."""
    hand = table.reading.hand
    give: list[Item] = []
    for item in offer.take:
        if isinstance(item, CardKind):
            taken = {other.card for other in give if isinstance(other, HandCard)}
            card = next((c for c in hand if table.reading.card(c) == item.card and c not in taken), -1)
            give += [HandCard(card, False)] if card >= 0 else []
        elif not isinstance(item, AnyCards):
            give.append(item)
    take: list[Item] = []
    for item in offer.give:
        if isinstance(item, HandCard):
            take.append(CardKind(table.reading.card(item.card)))
        elif isinstance(item, AnyCards):
            lay_on(take, item)
        else:
            take.append(item)
    before = Draft(offer.by, give[:], take[:], offer.asks[:], offer.swears[:])
    return Draft(offer.by, give, take, offer.asks[:], offer.swears[:], offer.private, offer.id, before)
