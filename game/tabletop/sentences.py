"""Which sentences a title's log has for each kind of cue, and what stands in them.

    SENTENCES: Sentences[LootTable] = Sentences()

    @SENTENCES.variants(cues.Attack)
    def _attack(table: LootTable, cue: cues.Attack) -> list[str]: ...

A cue is read by the fields of its class: a misspelt kind or noun does not import or pass the types.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar, overload

from game.engine.cues import Cue, marks_of
from game.words import Words as TitleWords

T = TypeVar("T")
"""What sentences are told from: a title's table."""
C = TypeVar("C", bound=Cue)
D = TypeVar("D", bound=Cue)
F = TypeVar("F")
Variants = Callable[[T, C], Sequence[str]]
Words = Callable[[T, C], dict[str, Any]]
Marks = Callable[[F], F]


def key_of(cue: Cue, variant: str = "") -> str:
    """Return the key of a cue's sentence, or of one of its variants."""
    return f"log-{cue.kind}.{variant}" if variant else f"log-{cue.kind}"


def key_to(reader: int, words: TitleWords, cue: Cue, variant: str = "", knows: bool = True) -> str:
    """Return the key of a cue's sentence as its reader is told it: with "you" where the words have such a wording.

    `reader` is a seat, -1 a spectator. A sentence whose `seat` reads it ends in `.you`, one whose `target` does in `.your`;
    those of a variant in `-you` and `-your`. `knows`: whether the reader knows what `.you` of the plain sentence says.
    """
    key = key_of(cue, variant)
    if reader < 0 or not (variant or knows):
        return key
    nouns = cue.nouns
    if nouns.get("seat") == reader:
        own = f"{key}-you" if variant else f"{key}.you"
    elif nouns.get("target") == reader:
        own = f"{key}-your" if variant else f"{key}.your"
    else:
        return key
    return own if words.has(own) else key


class Sentences(Generic[T]):
    """What a title's `lines.py` says of its cues."""

    def __init__(self, in_words: Mapping[str, Callable[[T, Any], object]] | None = None) -> None:
        self._in_words = in_words or {}
        """How a noun is put into words, by the mark of its type (`engine.cues.marks_of`)."""
        self._variants: dict[type[Cue], Callable[[T, Any], Sequence[str]]] = {}
        self._words: dict[type[Cue], Callable[[T, Any], dict[str, Any]]] = {}

    @overload
    def variants(self, kind: type[C], /) -> Marks[Variants[T, C]]: ...

    @overload
    def variants(self, kind: type[C], other: type[D], /) -> Marks[Variants[T, C | D]]: ...

    def variants(self, *kinds: type[Cue]) -> Marks[Any]:
        """Mark what chooses the sentences of one or two kinds: the endings of their keys, the main sentence first."""
        return self._marks(self._variants, kinds)

    @overload
    def words(self, kind: type[C], /) -> Marks[Words[T, C]]: ...

    @overload
    def words(self, kind: type[C], other: type[D], /) -> Marks[Words[T, C | D]]: ...

    def words(self, *kinds: type[Cue]) -> Marks[Any]:
        """Mark what puts nouns of one or two kinds into words of their own."""
        return self._marks(self._words, kinds)

    @staticmethod
    def _marks(found: dict[type[Cue], Any], kinds: Sequence[type[Cue]]) -> Marks[Any]:
        def mark(function: Any) -> Any:
            found.update(dict.fromkeys(kinds, function))
            return function

        return mark

    def keys(self, table: T, cue: Cue) -> Sequence[str]:
        """Return the endings of a cue's keys: [""] for one sentence, [] for none."""
        chosen = self._variants.get(type(cue))
        return chosen(table, cue) if chosen is not None else ("",)

    def args(self, table: T, cue: Cue) -> dict[str, Any]:
        """Return what stands in a cue's sentences: its nouns, those that are marked in words; None stays as it is."""
        out = cue.nouns
        for name, told, mark in marks_of(type(cue)):
            value = getattr(cue, name)
            if mark in self._in_words and value is not None:
                out[told] = self._in_words[mark](table, value)
        return {**out, **self.own_words(table, cue)}

    def own_words(self, table: T, cue: Cue) -> dict[str, Any]:
        """Return the nouns that have words of their own."""
        found = self._words.get(type(cue))
        return found(table, cue) if found is not None else {}
