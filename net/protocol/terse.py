"""Plain values in few bytes: words that were said before stand there as numbers.

Both ends begin with the same words and learn the same new ones, in the order in which the values are written and read.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

MOST_WORDS = 1024
_PACK = msgspec.msgpack.Encoder().encode
_READ = msgspec.msgpack.Decoder(int).decode


class Words:
    """What one end knows so far. Never used in both directions."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        self._words = list(dict.fromkeys(known))[:MOST_WORDS]
        self._numbers = {word: number for number, word in enumerate(self._words)}

    def terse(self, value: Any) -> Any:
        """A plain value (text, whole number, truth, None, lists of such) with its words as numbers below zero. A number
        that is itself below zero is wrapped; anything else stays as it is."""
        kind = type(value)
        if kind is str:
            number = self._numbers.get(value)
            if number is None:
                self._learn(value)
                return value
            return -1 - number
        if kind is list or kind is tuple:
            numbers = self._numbers
            # What is known already at once, without a call for each.
            return [-1 - numbers[item] if type(item) is str and item in numbers else self.terse(item) for item in value]
        return _PACK(value) if kind is int and value < 0 else value

    def told(self, value: Any) -> Any:
        """What `terse` was given. Raises ValueError (msgspec's among them) for what it never makes."""
        kind = type(value)
        if kind is str:
            self._learn(value)
        elif kind is list:
            return [self.told(item) for item in value]
        elif kind is bytes:
            return _READ(value)
        elif kind is int and value < 0:
            if -value > len(self._words):
                raise ValueError("a word that was never said")
            return self._words[-1 - value]
        return value

    def _learn(self, word: str) -> None:
        if len(self._words) < MOST_WORDS and word not in self._numbers:
            self._numbers[word] = len(self._words)
            self._words.append(word)
