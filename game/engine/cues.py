"""Cues: what happened, in beats, for people to see. Told once with the truth, redacted per seat by the oracle.

A title declares each kind of cue as a class in its `rules/cues.py`: what is told, in which order, and what may be hidden.

    class Falls(Cue):
        place: Place
        handle: Handle
        card: str
        rule: str = "BTG-5.11"

A cue names things by their public handles. A noun that tells a thing's face is declared `Secret` and written as
`face_of(handle, value)`; a seat that may not see it gets None, so that the shape tells nothing. The better of sight at
the moment of the cue and at the end of the play counts; the end counts only while the handle still stands for the very
same thing (`Rules.identity`; a title without it gets no second look), for a handle dealt anew would tell the old thing's
face. Cues drive order, dice, sound, emphasis and the log; they never carry state that the view lacks, and they are not
part of the match's record.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Concatenate, ParamSpec, Protocol, TypeVar, cast, get_args, get_type_hints

import msgspec

T = TypeVar("T")
P = ParamSpec("P")


class Telling(Protocol):
    """What `tells` asks of a match."""

    quiet: bool


M = TypeVar("M", bound=Telling)

# What a noun is stands in its type, as a mark: by it a table puts the noun into words (`tabletop/sentences.py`).
Seat = Annotated[int, "seat"]
"""A seat's number; -1 where a cue says of nobody."""
Handle = Annotated[int, "handle"]
"""What stands for a thing while people can follow it."""
Named = list[int | str]
"""A handle and its card: [17, "duelist"]."""


def pair(named: Named) -> tuple[int, str]:
    """Its two parts as what they are."""
    first, second = named
    return int(first), str(second)


class _Hidden:
    """Marks the nouns of a cue that some seats do not get."""


Secret = Annotated[T | None, _Hidden]
"""A noun that only those get who may know it; None for all others."""


def kind_of(name: str) -> str:
    """`StandIn` is told as "stand_in"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Cue(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=kind_of, gc=False):
    """One thing that happened, as the rules tell it. A title declares one class a kind."""

    beat: int = 0
    """Counts the moments of a play; cues of one beat are shown together. Set by the kernel."""
    rule: str = ""
    """The rule id that this cue shows at work ("" for plain moves)."""

    @property
    def kind(self) -> str:
        return cast(str, self.__struct_config__.tag)

    @property
    def nouns(self) -> dict[str, Any]:
        """What it tells, by name: for sentences, which are put together by name."""
        return {told: getattr(self, name) for name, told in nouns_of(type(self))}


class Face(msgspec.Struct, frozen=True):
    """The face of thing `handle`, to be shown only to seats that see it."""

    handle: int
    value: Any


class Only(msgspec.Struct, frozen=True):
    """A value for some seats only, for what is no thing (a power's sources, a private number)."""

    seats: tuple[int, ...]
    value: Any


def face_of(handle: int, value: T) -> T:
    """A secret noun: the face of a thing, told to the seats that see it."""
    return cast(T, Face(handle, value))


def only(seats: tuple[int, ...], value: T) -> T:
    """A secret noun: a value told to these seats alone."""
    return cast(T, Only(seats, value))


@cache
def nouns_of(kind: type[Cue]) -> tuple[tuple[str, str], ...]:
    """The nouns of a kind of cue: the field's name, and the name by which it is told (`from` for `from_`)."""
    fields = msgspec.structs.fields(kind)
    return tuple((field.name, field.encode_name) for field in fields if field.name not in ("beat", "rule"))


@cache
def marks_of(kind: type[Cue]) -> tuple[tuple[str, str, str], ...]:
    """Return the marked nouns of a kind of cue: the field's name, the name by which it is told, the outermost mark."""
    hints = get_type_hints(kind, include_extras=True)
    found = ((name, told, _mark(hints[name])) for name, told in nouns_of(kind))
    return tuple(entry for entry in found if entry[2])


def _mark(hint: Any) -> str:
    """The mark of a type, also where it may be hidden or is one of many; "" none."""
    marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, str)]
    return marks[0] if marks else next(filter(None, map(_mark, get_args(hint))), "")


@cache
def secrets_of(kind: type[Cue]) -> frozenset[str]:
    """The fields of a kind of cue that may be hidden from a seat."""
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(name for name, hint in hints.items() if _Hidden in getattr(hint, "__metadata__", ()))


def tells(function: Callable[Concatenate[M, P], None]) -> Callable[Concatenate[M, P], None]:
    """Mark a function that does nothing but cue, at a price: a quiet match, which swallows cues, skips it as a whole."""

    def told(match: M, /, *args: P.args, **kwargs: P.kwargs) -> None:
        if not match.quiet:
            function(match, *args, **kwargs)

    told.__doc__ = function.__doc__
    return told


def kinds_in(module: str) -> Mapping[str, type[Cue]]:
    """The kinds of cues that a module declares, by the name they are told by, in the order of their declaration."""
    found = [
        value for value in vars(sys.modules[module]).values() if isinstance(value, type) and issubclass(value, Cue)
    ]
    return {kind_of(kind.__name__): kind for kind in found if kind.__module__ == module}


class TrueCue(msgspec.Struct, gc=False):
    """A cue with the whole truth, and who may know which part of it."""

    kind: str
    beat: int
    nouns: dict[str, Any]
    rule: str = ""
    masks: dict[str, int] = {}
    """Noun -> bit mask of the seats that may see it; bit 0 is the spectator, bit n + 1 is seat n."""
    faces: dict[str, tuple[int, Any]] = {}
    """Noun -> the handle and the identity of the thing whose face it tells; never sent to anybody."""


class SeatCue(msgspec.Struct, frozen=True, gc=False):
    """A cue as one seat gets it."""

    kind: str
    beat: int
    nouns: dict[str, Any]
    rule: str = ""


def read(kinds: Mapping[str, type[Cue]], cue: SeatCue) -> Cue | None:
    """A cue as its class, `kinds` being those of the title; None where it fits none, as in a recording of other rules."""
    kind = kinds.get(cue.kind)
    if kind is None:
        return None
    try:
        return msgspec.convert({**cue.nouns, "beat": cue.beat, "rule": cue.rule}, kind)
    except msgspec.ValidationError:
        return None


def bit(seat: int) -> int:
    """The bit of a seat in a mask; the spectator is seat -1."""
    return 1 << (seat + 1)


def redact(cue: TrueCue, seat: int) -> SeatCue:
    """The cue as `seat` may see it: nouns it may not see are None, so that the shape tells nothing."""
    if not cue.masks:
        return SeatCue(cue.kind, cue.beat, cue.nouns, cue.rule)
    mine = bit(seat)
    nouns = {
        name: (value if name not in cue.masks or cue.masks[name] & mine else None) for name, value in cue.nouns.items()
    }
    return SeatCue(cue.kind, cue.beat, nouns, cue.rule)
