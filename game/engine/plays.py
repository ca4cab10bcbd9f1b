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

from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from game.engine.shapes import is_plain
from game.engine.spaces import Choice


class Play(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A verb and its nouns. A title declares one subclass a verb, with the verb as its tag."""

    def choice(self) -> Choice:
        """Return the plain list that stands for it on the wire and in journals, without trailing nouns that are None."""
        plain = msgspec.msgpack.decode(msgspec.msgpack.encode(self))
        while plain[-1] is None:
            plain.pop()
        return plain


class Reader:
    """Reads choices as values of one type, a union of plays as a rule."""

    __slots__ = ("_decode",)

    def __init__(self, plays: Any) -> None:
        self._decode = msgspec.msgpack.Decoder(plays).decode

    def __call__(self, choice: Choice) -> Any:
        """Return the play that a plain `choice` stands for. Raises msgspec.ValidationError where it is none."""
        return self._decode(_encode(choice))


_encode = msgspec.msgpack.Encoder().encode


class AnyPlay:
    """Every play of a title, known from what its steps declare."""

    def __init__(self, plays: Iterable[Any]) -> None:
        declared = [one for one in dict.fromkeys(plays) if one is not None]
        self._readers = [Reader(one) for one in declared]
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
