"""Cues on the wire: what kind of cue it is and what its nouns are called is told once, then only a number stands for it.

A *shape* is (kind, names of the nouns, rule id). The host numbers shapes as they first occur in a run of a match, and an
update carries those that are newer than what its client was sent before, so that nobody meets a number before its
shape; what a rehearsal of the match has already shown (primer.py) is told in the opening. A cue is then
`[number, beats since the cue before it, value, value, ...]`: half the bytes, and nothing that both ends would have to
know beforehand; a recording explains itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.engine.cues import SeatCue, TrueCue, bit
from game.engine.sight import SPECTATOR
from game.engine.views import pack_value

MOST_SHAPES = 4096
"""More than any title has; a client remembers no more than this."""

Shape = tuple[
    Annotated[int, Meta(ge=0, lt=MOST_SHAPES)],
    Annotated[str, Meta(max_length=40)],
    Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=32)],
    Annotated[str, Meta(max_length=20)],
]
"""(number, kind, names of the nouns, rule id)."""


class HostShapes:
    """The shapes of one run of a match, as the host numbers them."""

    def __init__(self, known: Sequence[Shape] = ()) -> None:
        """`known`: those that everybody was told in the opening, numbered from 0."""
        self._numbers: dict[tuple[str, tuple[str, ...], str], int] = {shape[1:]: shape[0] for shape in known}
        self._rows: list[tuple[int, Shape]] = []

    def numbers(self, cues: Sequence[TrueCue], version: int) -> list[int]:
        """The number of each cue's shape; new ones are numbered."""
        found = []
        for cue in cues:
            key = (cue.kind, tuple(cue.nouns), cue.rule)
            number = self._numbers.get(key)
            if number is None:
                number = self._numbers[key] = len(self._numbers)
                self._rows.append((version, (number, *key)))
            found.append(number)
        return found

    def newer(self, base: int) -> bool:
        """Whether somebody who holds version `base` lacks any."""
        return bool(self._rows) and self._rows[-1][0] > base

    def since(self, base: int) -> tuple[Shape, ...]:
        """What somebody lacks who holds version `base`."""
        return tuple([shape for version, shape in self._rows if version > base]) if self.newer(base) else ()


class Story:
    """The cues of one version, packed for whoever asks: once for all where nothing is kept from anybody."""

    def __init__(self, cues: Sequence[TrueCue], numbers: Sequence[int]) -> None:
        """`numbers`: of the cues' shapes."""
        self._cues = cues
        self._numbers = numbers
        self._told: dict[int, bytes] = {}
        self._alike: bytes | None = None
        """What everybody is told; None: not everybody is told the same."""
        for cue in cues:
            if cue.masks:
                return
        self._alike = self._pack(SPECTATOR) if cues else b""

    def told(self, seat: int) -> bytes:
        """The cues as `seat` may see them: nouns it may not see are None, so that the shape tells nothing. b"" when
        nothing happened."""
        if self._alike is not None:
            return self._alike
        found = self._told.get(seat)
        if found is None:
            found = self._told[seat] = self._pack(seat)
        return found

    def _pack(self, seat: int) -> bytes:
        mine = bit(seat)
        rows = []
        beat = 0
        for cue, number in zip(self._cues, self._numbers):
            rows.append([number, cue.beat - beat, *(_seen(cue, mine) if cue.masks else cue.nouns.values())])
            beat = cue.beat
        return pack_value(rows)


def _seen(cue: TrueCue, mine: int) -> list[Any]:
    masks = cue.masks
    return [value if name not in masks or masks[name] & mine else None for name, value in cue.nouns.items()]


_READ = msgspec.msgpack.Decoder(list[list[Any]])


def read_cues(packed: bytes | msgspec.Raw, shapes: dict[int, Shape]) -> list[SeatCue]:
    """The cues of one version. Raises ValueError when they do not fit the shapes."""
    found = []
    beat = 0
    try:
        for row in _READ.decode(packed):
            _, kind, names, rule = shapes[row[0]]
            if len(row) != len(names) + 2 or type(row[1]) is not int:
                raise ValueError("a cue does not fit its shape")
            beat += row[1]
            found.append(SeatCue(kind, beat, dict(zip(names, row[2:])), rule))
    except (KeyError, IndexError, TypeError) as error:
        raise ValueError(f"a cue of no known shape: {error}") from None
    return found
