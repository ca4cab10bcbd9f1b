"""What a title sees of a choice: a play, read from the plain value before any code of the title does.

A title declares each play with a verb as a class in its `rules/plays.py`; on the wire and in journals it stays a plain list.

    class Attack(Play, frozen=True, tag="attack"):      # ["attack", "F1", [[1, "B2"]]]
        attacker: Space
        targets: list[Place]

    class Orders(SeatStep[Match[State]], frozen=True, tag="orders"):
        plays = Attack | Command

Choices without a verb have a plain type: `plays = Literal["swap", "leave"]`, `plays = list[Place]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec.msgpack import Decoder, Encoder

from game.engine.shapes import is_plain
from game.engine.spaces import Choice

_encode = Encoder().encode


class Play(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A verb and its nouns. A title declares one subclass a verb, with the verb as its tag."""

    def choice(self) -> Choice:
        """Return the plain list that stands for it on the wire and in journals, without trailing nouns that are None."""
        plain = msgspec.msgpack.decode(_encode(self))
        while plain[-1] is None:
            plain.pop()
        return plain


Reader = Callable[[Choice], Any]
"""Reads a plain choice as the play that it stands for. Raises msgspec.ValidationError where it is none."""


def reader_of(plays: Any) -> Reader:
    """Make the reader of one type: plays, values without a verb, or a union of both."""
    kinds = get_args(plays) if get_origin(plays) is UnionType else (plays,)
    verbs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Play)]
    bare = [kind for kind in kinds if kind not in verbs]
    if not verbs:
        return _reader(bare)
    with_verb = {kind.__struct_config__.tag: Decoder(kind).decode for kind in verbs}
    without = _reader(bare or verbs)

    def read(choice: Choice) -> Any:
        decode = with_verb.get(choice[0]) if type(choice) is list and choice and type(choice[0]) is str else None
        if decode is None:
            return without(choice)
        if choice[-1] is None:
            raise msgspec.ValidationError("a noun that is left out is not written")
        return decode(_encode(choice))

    return read


def _reader(kinds: list[Any]) -> Reader:
    decode = Decoder(Union[tuple(kinds)]).decode  # noqa: UP007
    return lambda choice: decode(_encode(choice))


class Vocabulary:
    """Every play of a title, known from what its steps declare."""

    def __init__(self, plays: Iterable[Any]) -> None:
        declared = [one for one in dict.fromkeys(plays) if one is not None]
        self._readers = [reader_of(one) for one in declared]
        self.verbs = {
            kind.__struct_config__.tag: kind
            for one in declared
            for kind in get_args(one) or (one,)
            if isinstance(kind, type) and issubclass(kind, Play)
        }
        """Verb -> its class."""

    def fit(self, choice: Any) -> bool:
        """Return whether this could be meant as a play of the title at all."""
        return is_plain(choice) and any(_reads(reader, choice) for reader in self._readers)


def _reads(reader: Reader, choice: Choice) -> bool:
    try:
        reader(choice)
    except msgspec.ValidationError:
        return False
    return True
