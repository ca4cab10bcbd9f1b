"""Counter-based chance: draw n of a named stream is a keyed blake2b of the match seed.

Copying costs nothing, a new roll in one rule does not move every later shuffle, and anyone who knows the seed
can check every draw. Draws are whole numbers, free of modulo bias.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from operator import itemgetter
from typing import Any, TypeVar
from zlib import crc32

T = TypeVar("T")
_SPAN = 1 << 64
_ALL = _SPAN - 1


def draw_raw(seed: bytes, stream: str, n: int) -> int:
    """Draw `n` (from 0) of `stream`: 64 uniform bits. `seed` is at most 64 bytes."""
    return int.from_bytes(blake2b(b"%d:%s" % (n, stream.encode()), digest_size=8, key=seed).digest(), "big")


class Chance:
    """The draws of one match. `counts` (stream -> draws made) is part of the match's record; nothing else is.

    `script` lets a test fix the results of a stream: a list of the values that `below`, `roll` or the picks of
    `shuffle` return, used up from the front. `left_over()` names what a test prepared and the rules never drew.
    """

    __slots__ = ("counts", "script", "seed")

    def __init__(self, seed: bytes, counts: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.counts: dict[str, int] = {} if counts is None else counts
        self.script: dict[str, list[Any]] | None = None

    def copy(self) -> Chance:
        """The same draws to come, counted apart (a script goes along)."""
        other = Chance(self.seed, self.counts.copy())
        if self.script is not None:
            other.script = {stream: list(prepared) for stream, prepared in self.script.items()}
        return other

    def below(self, stream: str, n: int) -> int:
        """A uniform number from 0 to n - 1."""
        if n <= 0:
            raise ValueError(f"chance below {n} asked of stream {stream!r}")
        if self.script is not None:
            prepared = self.script.get(stream)
            if prepared:
                value = int(prepared.pop(0))
                if not 0 <= value < n:
                    raise ValueError(f"scripted {value} is not below {n} in stream {stream!r}")
                return value
        limit = _SPAN - _SPAN % n
        count = self.counts.get(stream, 0)
        while True:
            raw = draw_raw(self.seed, stream, count)
            count += 1
            if raw < limit:
                self.counts[stream] = count
                return raw % n

    def roll(self, stream: str, sides: int) -> int:
        """A die: 1 to `sides`. A scripted value is the face itself."""
        if self.script is not None:
            prepared = self.script.get(stream)
            if prepared:
                value = int(prepared.pop(0))
                if not 1 <= value <= sides:
                    raise ValueError(f"scripted roll {value} is no face of a d{sides} in stream {stream!r}")
                return value
        return 1 + self.below(stream, sides)

    def pick(self, stream: str, items: Sequence[T]) -> T:
        """One of `items`, each equally likely."""
        return items[self.below(stream, len(items))]

    def shuffle(self, stream: str, items: list[T]) -> None:
        """Shuffle in place. A script may prepare the whole order: `[[item, item, ...]]`."""
        if self.script is not None:
            prepared = self.script.get(stream)
            if prepared and isinstance(prepared[0], list):
                order = prepared.pop(0)
                if sorted(map(repr, order)) != sorted(map(repr, items)):
                    raise ValueError(f"scripted order of stream {stream!r} holds other things than the zone")
                items[:] = order
                return
        for i in range(len(items) - 1, 0, -1):
            j = self.below(stream, i + 1)
            items[i], items[j] = items[j], items[i]

    def left_over(self) -> dict[str, list[Any]]:
        """Scripted results nobody drew; a test asserts that this is empty."""
        return {} if self.script is None else {name: rest for name, rest in self.script.items() if rest}


class FastChance:
    """The same calls from `random.Random`, for samples of spaces and for thinking in imagined matches.

    Never used by the rules of a real match: its draws are not journalled and cannot be verified.
    """

    __slots__ = ("_bits", "counts", "random", "seed")
    script = None

    def __init__(self, seed: int | str | bytes) -> None:
        import random  # only thinking and sampling may know it

        self.random = random.Random(seed)
        self._bits = self.random.random
        self.counts: dict[str, int] = {}
        self.seed = b""

    def copy(self) -> FastChance:
        """Itself: chance in thought is fresh in every copy."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> FastChance:
        """Another one that will draw the same: a bound method would go on drawing from this one."""
        other = memo[id(self)] = FastChance(0)
        other.random.setstate(self.random.getstate())
        return other

    def below(self, stream: str, n: int) -> int:
        return int(self._bits() * n)

    def roll(self, stream: str, sides: int) -> int:
        return 1 + int(self._bits() * sides)

    def pick(self, stream: str, items: Sequence[T]) -> T:
        return items[int(self._bits() * len(items))]

    def shuffle(self, stream: str, items: list[T]) -> None:
        bits = self._bits  # three times as fast as Random.shuffle
        for n in range(len(items), 1, -1):
            j = int(bits() * n)
            n -= 1
            kept = items[n]
            items[n] = items[j]
            items[j] = kept

    def left_over(self) -> dict[str, list[Any]]:
        return {}


class SteadyChance(FastChance):
    """Chance that shuffles lists which hold much the same into much the same order, for thought that compares: a deck with one
    card more comes up as it would without it, but for that card. What is shuffled are whole numbers."""

    __slots__ = ("_salt",)

    def __init__(self, seed: int | str | bytes) -> None:
        super().__init__(seed)
        self._salt = self.random.getrandbits(60)

    def shuffle(self, stream: str, items: list[T]) -> None:
        n = self.counts.get(stream, 0)
        self.counts[stream] = n + 1
        salt = hash((self._salt, crc32(stream.encode()), n))
        alike: dict[T, int] = {}
        keyed: list[tuple[int, T]] = []
        for item in items:
            copies = alike[item] = alike.get(item, 0) + 1
            key = (hash(item) * 0x9E3779B97F4A7C15 + copies * 0xC2B2AE3D27D4EB4F + salt) & _ALL
            key = (key ^ key >> 31) * 0xBF58476D1CE4E5B9 & _ALL
            keyed.append(((key ^ key >> 29) * 0x94D049BB133111EB & _ALL, item))
        keyed.sort(key=itemgetter(0))
        items[:] = [item for _, item in keyed]


AnyChance = Chance | FastChance
