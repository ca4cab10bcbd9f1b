"""Names of closed sets as arguments of a message: plain text in their base form, which FORM() can bend."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Literal

Person = Literal["you", "among", "one", "many"]
"""Whom a list names: the reader alone, the reader among others, somebody else, several others."""
_MARKUP = re.compile(r"<[^>]*>")
_SOUNDS_LIKE_I = re.compile(r"h?[ií](?!e)", re.IGNORECASE)


class Name(str):
    """A name that a message stands for. As text it is the base form; `FORM($name, form: "to")` says another."""

    key: str
    """The message whose attributes are the forms: `card-lion`, or `card-lion.short`."""
    around: tuple[str, str]
    """Markup before and behind the name in every form, as of a link."""

    def __new__(cls, text: str, key: str, around: tuple[str, str] = ("", "")) -> Name:
        name = super().__new__(cls, around[0] + text + around[1])
        name.key, name.around = key, around
        return name

    def linked(self, topic: str) -> Name:
        """Return the name as a link that shows `topic` when it is hovered."""
        before, after = f"<link={topic}>", "</link>"
        return Name(str(self), self.key, (before, after)) if not self.around[0] else self


class NameList(str):
    """Names in one text, "A, B and C". `FORM($names, form: "to")` bends each of those that bend.

    `FORM($names, form: "person")` chooses what its verb agrees with: "you", "among", "one" or "many".
    """

    names: tuple[str, ...]
    joined: Callable[[Iterable[str]], str]
    """Makes one text of names in their language."""
    person: Person

    def __new__(cls, names: Iterable[str], joined: Callable[[Iterable[str]], str], you: bool = False) -> NameList:
        """`you`: the reader is one of them, whom `joined` adds to `names`."""
        found = tuple(names)
        listed = super().__new__(cls, joined(found))
        listed.names, listed.joined = found, joined
        if you:
            listed.person = "among" if found else "you"
        else:
            listed.person = "one" if len(found) == 1 else "many"
        return listed


def told_apart(value: object) -> object:
    """Return all of an argument that a message can depend on, to be compared: equal texts may bend otherwise."""
    if isinstance(value, Name):
        return (str(value), value.key, value.around)
    if isinstance(value, NameList):
        return (str(value), value.person, *map(told_apart, value.names))
    return value if type(value) is int else str(value)


def sounds_like_i(name: str) -> bool:
    """Return whether a name begins with the sound before which Spanish says "e" instead of "y"."""
    return _SOUNDS_LIKE_I.match(_MARKUP.sub("", name)) is not None
