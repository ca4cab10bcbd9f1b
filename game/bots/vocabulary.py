"""The words of a title's choices: fixed for the title, so that an action means the same in every state.

A vocabulary holds the verbs and ids of the title's data, the words that its rules say besides, the numbers in base 100 and
the marks of `spelling.py`. It is the same for every number of seats, every set of options and every match. A string that
is no word is spelled by the numbers of its letters, so that also a title that nobody has listed words for can be played.

A number in a choice may stand for a thing (a handle). It then reads as the face that the seat's own view shows for it, or as
`<unknown>` and its place among the hidden ones. Where handles stand is told by the words before them (`Lexicon`): the plain
value alone can't tell card 3 from seat 3.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from game import titles
from game.bots.players import advice
from game.bots.spelling import DONE, MARKS, NUMBERS, TEXT, UNKNOWN, Said, number_words
from game.engine.ask import Ask
from game.engine.plays import Vocabulary
from game.engine.rules import Rules, View
from game.titles.lexicon import Lexicon

ID = re.compile(r"[a-z0-9_]+|[A-Z]{1,3}[0-9]*|[0-9_]+[a-z]?")
LONGEST_ID = 32


class WordList:
    """The words of one title in a fixed order. An action of the adapters is the index of a word."""

    def __init__(self, rules: Rules) -> None:
        self.title = rules.title
        ids = {text for text in _strings(rules.data()) if len(text) <= LONGEST_ID and ID.fullmatch(text)}
        told = advice(rules.title)
        lexicon = told.lexicon if told is not None else Lexicon()
        ids.update(str(verb) for verb in rules.plays.verbs)
        ids.update(rules.plays.texts if isinstance(rules.plays, Vocabulary) else ())
        ids.update(lexicon.words, lexicon.more(rules.data()) if lexicon.more is not None else ())
        self.words: tuple[str, ...] = (*MARKS, *NUMBERS, *sorted(ids))
        """Action -> its word."""
        self.index = {word: number for number, word in enumerate(self.words)}
        """Word -> its action."""
        self._handles = _pattern(lexicon.handles, rules.data()) if lexicon.handles else None

    def __len__(self) -> int:
        return len(self.words)

    def is_handle(self, ask: str, said: Said) -> bool:
        """Return whether a number that comes after these words in an ask (`asked`) stands for a thing."""
        if self._handles is None:
            return False
        kind = ask.partition(":")[0]
        return any(self._handles.fullmatch(" ".join((one, *said))) for one in {kind, ask})


_made: dict[str, WordList] = {}


def vocabulary_of(rules: Rules) -> WordList:
    """Return the vocabulary of these rules, made on first use."""
    if rules.title not in _made:
        _made[rules.title] = WordList(rules)
    return _made[rules.title]


def vocabulary(title: str) -> WordList:
    """Return the vocabulary of a title by its slug."""
    return vocabulary_of(titles.rules(title))


def asked(ask: Ask) -> str:
    """Return an ask's kind, and the card it is about where it names one: "ritual_target:raise_the_fallen"."""
    card = ask.nouns.get("card")
    return f"{ask.kind}:{card}" if isinstance(card, str) else ask.kind


class SeatReader:
    """How choices read to one seat: a function of its view and of what is asked alone (`asked`)."""

    def __init__(self, vocabulary: WordList, view: View, ask: str) -> None:
        self.vocabulary = vocabulary
        self._view = view
        self._ask = ask
        self._faces: dict[int, str] | None = None

    def words(self, text: str) -> Said:
        """Return the string as a word, or letter by letter where it is none."""
        if text in self.vocabulary.index:
            return (text,)
        return (TEXT, *(word for letter in text for word in number_words(ord(letter))), DONE)

    def face(self, said: Said, value: int) -> str | None:
        """Return the face of the thing that a number after these words stands for; None where it is just a number."""
        if value < 0 or not self.vocabulary.is_handle(self._ask, said):
            return None
        if self._faces is None:
            self._faces = {}
            for section in self._view.values():
                for handle, face in _faces(section):
                    if face in self.vocabulary.index:
                        self._faces.setdefault(handle, face)
        return self._faces.get(value, UNKNOWN)


def _faces(tree: Any) -> Iterator[tuple[int, str]]:
    """Yield the things of a view with their faces: `[handle, face, ...]`, and piles as `[face, [handle, ...]]`."""
    if isinstance(tree, dict):
        for value in tree.values():
            yield from _faces(value)
    elif isinstance(tree, list | tuple):
        if len(tree) >= 2 and type(tree[0]) is int and type(tree[1]) is str:
            yield tree[0], tree[1]
        elif len(tree) == 2 and type(tree[0]) is str and isinstance(tree[1], list | tuple):
            yield from ((handle, tree[0]) for handle in tree[1] if type(handle) is int)
        for value in tree:
            yield from _faces(value)


def _strings(value: Any) -> Iterator[str]:
    """Yield every string of plain data, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from _strings(key)
            yield from _strings(one)
    elif isinstance(value, list | tuple | set | frozenset):
        for one in value:
            yield from _strings(one)


def _pattern(handles: tuple[str, ...], data: Any) -> re.Pattern[str]:
    """Return one pattern, the verbs in braces replaced by the ids of the rows that have them."""

    def ids(found: re.Match[str]) -> str:
        return "|".join(sorted(_rows_with(frozenset(found[1].split("|")), data))) or "<none>"

    return re.compile("|".join(f"(?:{re.sub(r'[{]([a-z_|]+)[}]', ids, one)})" for one in handles))


def _rows_with(verbs: frozenset[str], data: Any) -> set[str]:
    """Return the ids of all rows of the data in which one of these verbs occurs."""
    found: set[str] = set()
    if isinstance(data, dict | list | tuple):
        name = data.get("id") if isinstance(data, dict) else data[0] if data else None
        inner = list(data.values()) if isinstance(data, dict) else list(data)
        for one in inner:
            found |= _rows_with(verbs, one)
        if isinstance(name, str) and not found and verbs & set(_strings(inner)):
            found = {name}
    return found
