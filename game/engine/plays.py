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


class Reader:
    """Reads choices as values of one type: plays, values without a verb, or a union of both."""

    __slots__ = ("_bare", "_verbs", "_with_verb")

    def __init__(self, plays: Any) -> None:
        kinds = get_args(plays) if get_origin(plays) is UnionType else (plays,)
        verbs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Play)]
        bare = [kind for kind in kinds if kind not in verbs]
        self._verbs = {kind.__struct_config__.tag for kind in verbs}
        self._with_verb = Decoder(Union[tuple(verbs)]).decode if verbs else None  # noqa: UP007
        self._bare = Decoder(Union[tuple(bare)]).decode if bare else None  # noqa: UP007

    def __call__(self, choice: Choice) -> Any:
        """Return the play that a plain `choice` stands for. Raises msgspec.ValidationError where it is none."""
        has_verb = type(choice) is list and choice and type(choice[0]) is str and choice[0] in self._verbs
        if has_verb and choice[-1] is None:
            raise msgspec.ValidationError("a noun that is left out is not written")
        decode = self._with_verb if has_verb or self._bare is None else self._bare
        assert decode is not None
        return decode(_encode(choice))


class Vocabulary:
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
