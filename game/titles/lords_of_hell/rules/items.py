"""The pieces of a bundle (LOH-6.4, `promises.toml` `[[bundle_item]]`): one record a kind.

On the wire, in views and in journals a piece is the list `[kind, *fields]`: `["souls", 3]`, `["hand_card", handle, shown]`.
`read_item` reads such a list, `plain_items` writes them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

import msgspec

from game.engine.cues import kind_of
from game.engine.spaces import Choice
from game.titles.lords_of_hell.rules.cards import INDEX, TRADE
from game.titles.lords_of_hell.rules.promises import ITEMS, BadGrammar

FREE, HAND_OVER = "free", "hand_over"
"""What happens to a captive of a bundle."""
WITH, KEEP = "with", "keep"
"""Whether the captives of a fortress pass with it."""
ALL = -1
"""As a count of Souls: all that there are."""


class _Item(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag=kind_of):
    @property
    def kind(self) -> str:
        """The id of its kind in `[[bundle_item]]`."""
        return str(self.__struct_config__.tag)


class HandCard(_Item, frozen=True):
    """A card of the giver's hand; `shown`: the receiver reads it before the deal is struck."""

    card: int
    shown: bool


class CardKind(_Item, frozen=True):
    """On the take side of an offer: a hand card of that id."""

    card: str


class AnyCards(_Item, frozen=True):
    """Hand cards of the giver's choice."""

    count: int


class RandomCards(_Item, frozen=True):
    """Hand cards drawn at random."""

    count: int


class DrawnCard(_Item, frozen=True):
    """The card that made the condition if_drawn true."""


class PromiseCard(_Item, frozen=True):
    """Promise cards of one signer."""

    signer: int
    count: int


class Souls(_Item, frozen=True):
    """Souls of the realm; ALL of them in a promise."""

    count: int


class Tabled(_Item, frozen=True):
    """An army, an artifact or a fiend on Earth."""

    card: int


class Fortress(_Item, frozen=True):
    """The tabled fortress, WITH its captives or not (KEEP)."""

    captives: str


class Captive(_Item, frozen=True):
    """A captive devil, HAND_OVER or FREE."""

    seat: int
    fate: str


class HandView(_Item, frozen=True):
    """A look at the giver's hand."""


class TradeLeave(_Item, frozen=True):
    """Leave for a captive to trade with all others this round."""


class PromiseRelease(_Item, frozen=True):
    """The promisee lets the promisor off a promise."""

    promise: int


Item = (
    HandCard
    | CardKind
    | AnyCards
    | RandomCards
    | DrawnCard
    | PromiseCard
    | Souls
    | Tabled
    | Fortress
    | Captive
    | HandView
    | TradeLeave
    | PromiseRelease
)
HandItem = HandCard | AnyCards | RandomCards | DrawnCard
"""Pieces of a hand that may be promised."""
CountedItem = AnyCards | RandomCards | PromiseCard | Souls
_DECLARED: dict[str, Any] = {kind_of(kind.__name__): kind for kind in _Item.__subclasses__()}
if {*ITEMS, "card_kind"} != _DECLARED.keys():
    raise BadGrammar(
        f"bundle items without a record, or the other way round: {_DECLARED.keys() ^ {*ITEMS, 'card_kind'}}"
    )


class PassingFortress(msgspec.Struct, frozen=True):
    """A fortress on its way: the card itself, and the captives that pass with it."""

    card: int
    captives: tuple[int, ...]


Piece = Item | PassingFortress
"""A piece on its way from one seat to another."""


# ---------------------------------------------------------------- the plain form


def read_item(plain: Choice) -> Item:
    """Read a piece from its plain form, by the record of its kind: msgspec would read a union anew each time. Raises
    msgspec.ValidationError."""
    if plain[0] not in _DECLARED:
        raise msgspec.ValidationError(f"no such piece: {plain[0]}")
    found: Item = msgspec.convert(plain, _DECLARED[plain[0]])
    return found


def read_items(plain: Iterable[Choice]) -> list[Item]:
    """Read a bundle from its plain form."""
    return [read_item(item) for item in plain]


def plain_items(items: Sequence[Item]) -> list[Any]:
    """Return a bundle as views and choices write it."""
    found: list[Any] = msgspec.to_builtins(list(items))
    return found


# ---------------------------------------------------------------- what makes a bundle


def is_bundle(items: Sequence[Item], seats: int, most: int = TRADE["items_per_side"]) -> bool:
    """Whether these are at most `most` pieces with fitting numbers, each named at most once."""
    if len(items) > most or not all(_fits(item, seats) for item in items):
        return False
    keys = [_key(n, item) for n, item in enumerate(items)]
    return len(set(keys)) == len(keys)


def subject_of(item: Item) -> int | str | None:
    """Return which one of its kind a piece is: a card, a signer, a captive, a promise; None for kinds that have but one."""
    match item:
        case HandCard() | Tabled() | CardKind():
            return item.card
        case PromiseCard():
            return item.signer
        case Captive():
            return item.seat
        case PromiseRelease():
            return item.promise
    return None


def _key(place: int, item: Item) -> Hashable:
    """What may be named only once in a bundle (a kind of card may be asked for several times)."""
    return place if isinstance(item, CardKind) else (item.kind, subject_of(item))


def _fits(item: Item, seats: int) -> bool:
    if isinstance(item, (AnyCards, RandomCards)):
        return item.count >= 1
    if isinstance(item, PromiseCard):
        return 0 <= item.signer < seats and item.count >= 1
    if isinstance(item, Souls):
        return item.count >= 1 or item.count == ALL
    if isinstance(item, Fortress):
        return item.captives in (WITH, KEEP)
    if isinstance(item, Captive):
        return 0 <= item.seat < seats and item.fate in (HAND_OVER, FREE)
    return not isinstance(item, CardKind) or item.card in INDEX


def pieces_of(item: Item) -> int:
    """Return how many cards or Souls an item is; anything else is one."""
    return max(1, item.count) if isinstance(item, CountedItem) else 1


def count_of(items: Iterable[Item], kind: type[AnyCards] | type[RandomCards]) -> int:
    """Return how many cards of choice, or random cards, a bundle holds."""
    return sum(item.count for item in items if isinstance(item, kind))
