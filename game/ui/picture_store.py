"""Where everything is kept that is printed once and drawn often: shelves that share one bound in bytes.

The one place that does so. Whoever prints has a `Shelf` (or marks a function as `kept`); when all of them together are over the
bound, what has not been asked for longest goes, whichever shelf it lies on. A shelf that nobody has any more takes what lies
on it along. Only the main thread prints.
"""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar

from pygame import Surface

MIB = 2**20
LEAST = 64 * MIB
SCREENS = 14
"""How many pictures as large as the window are kept: what one picture of the busiest table is put together from is about
half of it."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
P = ParamSpec("P")


def weigh(value: object) -> int:
    """Return the bytes of the pictures in a value: a surface, bytes, or a tuple that holds some."""
    if isinstance(value, Surface):
        return value.get_width() * value.get_height() * value.get_bytesize()
    if isinstance(value, bytes):
        return len(value)
    return sum(map(weigh, value)) if isinstance(value, tuple) else 0


class PictureStore:
    """All shelves of a program and the bound on what lies on them."""

    def __init__(self, budget: int = LEAST) -> None:
        self.budget = budget
        """Bytes."""
        self.bytes = 0
        """How much lies on all shelves, which count it here."""
        self._shelves: weakref.WeakSet[Shelf[Hashable, object]] = weakref.WeakSet()
        self._line: OrderedDict[_Place, None] = OrderedDict()
        """What lies on all shelves, as it was asked for: what was asked for longest ago goes first."""

    def fit(self, size: tuple[int, int]) -> None:
        """Set the bound for a window of that size."""
        self.budget = max(LEAST, SCREENS * 4 * size[0] * size[1])
        self.make_room()

    def asked(self, place: _Place) -> None:
        """This was asked for, or is new."""
        self._line[place] = None
        self._line.move_to_end(place)

    def gone(self, place: _Place) -> None:
        """This lies on no shelf any more."""
        self._line.pop(place, None)

    @property
    def is_full(self) -> bool:
        """Whether what is printed ahead would soon push out what is in use."""
        return self.bytes > self.budget * 0.9

    def add(self, shelf: Shelf[Hashable, object]) -> None:
        self._shelves.add(shelf)

    def report(self) -> dict[str, int]:
        """Return the bytes on the shelves of each name, for figures."""
        found: dict[str, int] = {}
        for shelf in self._shelves:
            found[shelf.name] = found.get(shelf.name, 0) + shelf.bytes
        return found

    def make_room(self) -> None:
        """Take away what was not asked for longest, until the rest is within the bound. The newest stays, whatever it weighs."""
        while self.bytes > self.budget and len(self._line) > 1:
            self._line.popitem(last=False)[0].empty()


pictures = PictureStore()
"""The program's own."""


class _Place:
    """Where one thing lies: on which shelf, under which key; and its bytes."""

    __slots__ = ("_key", "_shelf", "weight")

    def __init__(self, shelf: Shelf[Any, Any], key: Hashable, weight: int) -> None:
        self._shelf, self._key, self.weight = weakref.ref(shelf), key, weight

    def empty(self) -> None:
        """Take away what lies there."""
        shelf = self._shelf()
        if shelf is not None:
            shelf.pop(self._key)


class Shelf(Generic[K, V]):
    """What one printer has made, by key."""

    def __init__(self, name: str, store: PictureStore = pictures) -> None:
        self.name = name
        self.bytes = 0
        self._store = store
        self._kept: dict[K, tuple[V, _Place]] = {}
        store.add(self)  # type: ignore[arg-type]

    def __del__(self) -> None:
        self.clear()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def __iter__(self) -> Iterator[K]:
        return iter(list(self._kept))

    def get(self, key: K) -> V | None:
        """What was kept under that key, if it is still there."""
        found = self._kept.get(key)
        if found is None:
            return None
        value, place = found
        self._store.asked(place)
        return value

    def keep(self, key: K, value: V, weight: int | None = None) -> V:
        """Put something on the shelf, in place of what was there; `weight` in bytes where `weigh` cannot know it."""
        self.pop(key)
        taken = weigh(value) if weight is None else weight
        place = _Place(self, key, taken)
        self._kept[key] = value, place
        self._store.asked(place)
        self._weigh(taken)
        self._store.make_room()
        return value

    def pop(self, key: K) -> None:
        """Take something away, if it is there."""
        found = self._kept.pop(key, None)
        if found is not None:
            self._store.gone(found[1])
            self._weigh(-found[1].weight)

    def clear(self) -> None:
        """Take everything away."""
        for _, place in self._kept.values():
            self._store.gone(place)
        self._kept.clear()
        self._weigh(-self.bytes)

    def _weigh(self, more: int) -> None:
        self.bytes += more
        self._store.bytes += more


_of_functions: list[Shelf[Any, Any]] = []
"""The shelves of what is printed for all titles."""


def let_go_shared() -> None:
    """Take away what was printed for all titles (masks, stock, shapes): the sizes of one are of no use to the next, and who needs
    a thing again prints it in a millisecond."""
    for shelf in _of_functions:
        shelf.clear()


def kept(name: str) -> Callable[[Callable[P, V]], Callable[P, V]]:
    """Keep what a function prints on a shelf of that name, by its arguments."""

    def wrap(make: Callable[P, V]) -> Callable[P, V]:
        shelf: Shelf[Hashable, V] = Shelf(name)
        _of_functions.append(shelf)

        @wraps(make)
        def printed(*args: P.args, **more: P.kwargs) -> V:
            key = (args, tuple(more.items())) if more else args
            found = shelf.get(key)
            return shelf.keep(key, make(*args, **more)) if found is None else found

        return printed

    return wrap
