"""The shapes of a title's plays: what a choice must look like before any code of the title sees it.

A space says which choices are legal now; the shapes say which could ever be meant, so that a title's `refuse` may explain
a legal shape that is an illegal move. They are plain data:

    int  str  bool             a value of just that type (a bool is no int), within bounds
    range(0, 6)                an int of that range
    frozenset({"yes", "no"})   one of these words
    [shape]                    a list of any number of such values
    (shape, shape)             a list of just these, in this order
    Either(shape, shape)       the one or the other
    PLAIN                      any plain tree of bounded size: a sentence that the title's own grammar reads

    Plays({"attack": ((str, [(int, str)]),)}, str, int)     ["attack", "F1", [[1, "B2"]]], "stay", 3
"""

from __future__ import annotations

from typing import Any, NamedTuple

MOST_INT = 1 << 31
MOST_TEXT = 64
MOST_ITEMS = 256
MOST_DEPTH = 8


class Either(tuple[Any, ...]):
    """One of several shapes."""

    __slots__ = ()

    def __new__(cls, *shapes: Any) -> Either:
        return super().__new__(cls, shapes)


class _Plain(NamedTuple):
    """The shape of any plain tree."""


PLAIN = _Plain()


def is_plain(value: Any, depth: int = MOST_DEPTH) -> bool:
    """Return whether `value` is a tree of strings, ints, bools, None and lists within the bounds."""
    if value is None or type(value) is bool:
        return True
    if type(value) is int:
        return -MOST_INT <= value <= MOST_INT
    if type(value) is str:
        return len(value) <= MOST_TEXT
    if type(value) is not list or depth == 0 or len(value) > MOST_ITEMS:
        return False
    return all(is_plain(item, depth - 1) for item in value)


def fits(value: Any, shape: Any) -> bool:
    """Return whether a plain value has the shape."""
    if isinstance(shape, type):
        return type(value) is shape
    if isinstance(shape, range):
        return type(value) is int and value in shape
    if isinstance(shape, frozenset):
        return type(value) is str and value in shape
    if isinstance(shape, _Plain):
        return True
    if isinstance(shape, Either):
        return any(fits(value, one) for one in shape)
    if type(value) is not list:
        return False
    if isinstance(shape, list):
        return all(fits(item, shape[0]) for item in value)
    return len(value) == len(shape) and all(map(fits, value, shape))


class Plays:
    """What the choices of a title may look like: verbs with what follows them, and shapes without a verb."""

    def __init__(self, verbs: dict[str, tuple[tuple[Any, ...], ...]] | None = None, *bare: Any) -> None:
        self.verbs = verbs or {}
        self.bare = bare

    def fit(self, choice: Any) -> bool:
        """Return whether this could be meant as a play of the title at all."""
        if not is_plain(choice):
            return False
        if type(choice) is list and choice and type(choice[0]) is str and choice[0] in self.verbs:
            rest = choice[1:]
            return any(fits(rest, shape) for shape in self.verbs[choice[0]])
        return any(fits(choice, shape) for shape in self.bare)
