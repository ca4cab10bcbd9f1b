"""Strangers whose word has to wait: bounded, one place for each key, few for each network."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Generic, NamedTuple, TypeVar

Word = TypeVar("Word")


class Place(NamedTuple, Generic[Word]):
    """One stranger's place in the line."""

    peer: str
    network: str
    word: Word
    number: int
    """Grows with each newcomer."""


class WaitingLine(Generic[Word]):
    """Who waits, in the order of coming. Who is next is the caller's to say."""

    def __init__(self, most: int, each: int) -> None:
        """`most` places, `each` for one network."""
        self._most, self._each = most, each
        self._places: dict[str, Place[Word]] = {}
        self._count = 0

    def add(self, peer: str, network: str, word: Word) -> bool:
        """Give `peer` a place, or its place a newer word; return False where there is no room."""
        before = self._places.get(peer)
        if before is not None:
            self._places[peer] = before._replace(network=network, word=word)
            return True
        if network and sum(place.network == network for place in self._places.values()) >= self._each:
            return False
        if len(self._places) >= self._most:
            crowd, _ = Counter(place.network for place in self._places.values()).most_common(1)[0]
            if crowd == network:
                return False
            del self._places[[place.peer for place in self._places.values() if place.network == crowd][-1]]
        self._count += 1
        self._places[peer] = Place(peer, network, word, self._count)
        return True

    def next(self, rank: Callable[[Place[Word]], float | None]) -> Place[Word] | None:
        """Take out whoever has the lowest `rank` (of equals: came first); those with None still have to wait."""
        found = [(rank_, place.number, place) for place in self._places.values() if (rank_ := rank(place)) is not None]
        if not found:
            return None
        place = min(found, key=lambda one: one[:2])[2]
        del self._places[place.peer]
        return place

    def crowd(self, network: str) -> int:
        """Return how many of `network` wait."""
        return sum(place.network == network for place in self._places.values())

    def drop(self, peer: str) -> None:
        """Forget the place of `peer`, if it has one."""
        self._places.pop(peer, None)

    def __iter__(self) -> Iterator[Place[Word]]:
        return iter(self._places.values())

    def __contains__(self, peer: str) -> bool:
        return peer in self._places

    def __len__(self) -> int:
        return len(self._places)
