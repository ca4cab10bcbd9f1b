"""An offer under work: what lies on the pans and under them, how pieces add up, and a counter-offer to begin from."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from game.titles.lords_of_hell.rules.state import Offer

if TYPE_CHECKING:
    from game.titles.lords_of_hell.screen.screen import HellTable

Item = list[Any]
Sentence = list[Any]
GIVE, TAKE = "give", "take"
SWEARS, ASKS = "swears", "asks"
OATHS = {GIVE: SWEARS, TAKE: ASKS}
"""The list of promises under each pan."""
COUNTED = {"any_cards": 1, "random_cards": 1, "souls": 1, "promise_card": 2}
"""Pieces that are counted, and where their number stands."""


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

    def side(self, name: str) -> list[Any]:
        found: list[Any] = getattr(self, name)
        return found

    @property
    def empty(self) -> bool:
        return not (self.give or self.take or self.swears or self.asks)

    def is_new(self, side: str, thing: Any) -> bool:
        return self.before is not None and thing not in self.before.side(side)


def alike(a: Item, b: Item) -> bool:
    """Whether two pieces are the same but for how many."""
    if a[0] != b[0]:
        return False
    if a[0] in ("any_cards", "random_cards", "souls"):
        return True
    if a[0] == "card_kind":
        return False
    return bool(a[1:2] == b[1:2])


def lay_on(pan: list[Item], item: Item) -> None:
    """Lay a piece, or add to the one that lies there."""
    found = next((other for other in pan if alike(other, item)), None)
    at = COUNTED.get(item[0], 0)
    if found is None:
        pan.append(deepcopy(item))
    elif at and found[at] > 0:
        found[at] = -1 if item[at] < 0 else found[at] + item[at]


def counter_of(table: HellTable, offer: Offer) -> Draft:
    """The same offer from the other side, to be changed (LOH-6.11, 23.3)."""
    hand = table.reading.hand
    give: list[Item] = []
    for item in offer.take:
        if item[0] == "card_kind":
            taken = {other[1] for other in give if other[0] == "hand_card"}
            card = next((c for c in hand if table.reading.card(c) == item[1] and c not in taken), -1)
            give += [["hand_card", card, False]] if card >= 0 else []
        elif item[0] != "any_cards":
            give.append(deepcopy(item))
    take: list[Item] = []
    for item in offer.give:
        if item[0] == "hand_card":
            take.append(["card_kind", table.reading.card(item[1])])
        elif item[0] == "any_cards":
            lay_on(take, ["any_cards", item[1]])
        else:
            take.append(deepcopy(item))
    swears, asks = deepcopy(offer.asks), deepcopy(offer.swears)
    before = Draft(offer.by, deepcopy(give), deepcopy(take), deepcopy(swears), deepcopy(asks))
    return Draft(offer.by, give, take, swears, asks, offer.private, offer.id, before)
