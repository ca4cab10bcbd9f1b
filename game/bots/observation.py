"""What a seat sees as an array of fixed length, each column with a name (optional extras `pettingzoo`, `openspiel`).

The columns are made from the sections of a title's view, without a list by hand: some matches are played at random, and
what the views in them hold becomes columns. They are the same whenever they are made anew.

    ask.<step>               1 for the step of the rules that asks now
    seat.0.gold              a number, as log(1 + n) with its sign; true is 1
    seat.0.field.3           1 where something lies at a place of a list of fixed length
    foe.id=sole_sidekick     how often a word stands there; `=?` counts words that no sampled view held
    hand.cards#              how many entries a list of changing length has
    hand.cards[]=backstabber how often a word stands anywhere in such a list
    play.ready+              the sum of such a list of numbers

Numbers that name things (handles) are no columns. An array is a function of the seat's view alone.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy
from numpy.typing import NDArray

from game import titles
from game.bots.spelling import Said
from game.bots.vocabulary import WordList
from game.engine import match as engine
from game.engine.chance import FastChance
from game.engine.rules import Rules, View

SEEDS = 5
PLAYS = 300
EVERY = 5
"""Sampled matches, their longest, and how many plays lie between two looks."""
LONGEST_ROW = 12
"""Lists that always have the same length up to this are rows: each place has columns of its own."""
OTHER = "?"
SPELLED = 16
"""How many of the words said so far an observation holds."""

Feature = tuple[str, str | None, float]
"""Path, word (None: a number) and value."""


class Layout:
    """The columns of one title at one number of seats."""

    def __init__(self, rules: Rules, seats: int, options: dict[str, Any]) -> None:
        self._steps = [str(step.__struct_config__.tag) for step in rules.steps]
        views = list(_sampled(rules, seats, options))
        lengths: dict[str, set[int]] = {}
        for view in views:
            for name, section in _sections(view):
                _measure(section, name, lengths)
        self._rows = {path for path, seen in lengths.items() if len(seen) == 1 and max(seen) <= LONGEST_ROW}
        numbers: dict[str, None] = {}
        worded: dict[str, None] = {}
        words: dict[str, set[str]] = {}
        for view in views:
            for path, word, _ in self._features(view):
                if word is None:
                    numbers[path] = None
                else:
                    worded[path] = None
                    words.setdefault(_pattern(path), set()).add(word)
        names = [f"ask.{step}" for step in self._steps] + sorted(numbers)
        names += [f"{path}={word}" for path in sorted(worded) for word in (*sorted(words[_pattern(path)]), OTHER)]
        self.names: tuple[str, ...] = tuple(names)
        """What each column means."""
        self._column = {name: number for number, name in enumerate(names)}

    def __len__(self) -> int:
        return len(self.names)

    def encode(self, view: View) -> NDArray[numpy.float32]:
        """Return a seat's view as a vector of `len(self)` numbers."""
        out = numpy.zeros(len(self.names), numpy.float32)
        column = self._column
        agenda = view.get("agenda")
        if agenda and f"ask.{agenda[-1][0]}" in column:
            out[column[f"ask.{agenda[-1][0]}"]] = 1
        for path, word, value in self._features(view):
            at = column.get(path) if word is None else column.get(f"{path}={word}", column.get(f"{path}={OTHER}"))
            if at is not None:
                out[at] += value
        return out

    def _features(self, view: View) -> Iterator[Feature]:
        for name, section in _sections(view):
            yield from self._of(section, name)

    def _of(self, tree: Any, path: str) -> Iterator[Feature]:
        if isinstance(tree, bool | int):
            yield path, None, math.copysign(math.log1p(abs(tree)), tree) if type(tree) is int else float(tree)
        elif isinstance(tree, str):
            yield path, tree, 1.0
        elif isinstance(tree, dict):
            for key, value in tree.items():
                yield from self._of(value, f"{path}.{key}")
        elif isinstance(tree, list | tuple):
            yield from self._list(tree, path)

    def _list(self, tree: list[Any] | tuple[Any, ...], path: str) -> Iterator[Feature]:
        if _is_thing(tree):
            yield path, None, 1.0
            for at, value in enumerate(tree[1:], 1):
                yield from self._of(value, f"{path}.{at}")
        elif _pattern(path) in self._rows:
            for at, value in enumerate(tree):
                yield from self._of(value, f"{path}.{at}")
        else:
            yield f"{path}#", None, math.log1p(len(tree))
            if tree and all(type(value) is int for value in tree):
                total = sum(tree)
                yield f"{path}+", None, math.copysign(math.log1p(abs(total)), total)
            for word in _words(tree):
                yield f"{path}[]", word, 1.0


_layouts: dict[tuple[str, int, str], Layout] = {}


def layout(rules: Rules, seats: int, options: dict[str, Any]) -> Layout:
    """Return the columns of a title at so many seats, made on first use."""
    key = rules.title, seats, repr(sorted(options.items()))
    if key not in _layouts:
        _layouts[key] = Layout(rules, seats, options)
    return _layouts[key]


def describe(title: str, seats: int | None = None) -> str:
    """Return a page that says what each column of a title's observations means, with its usual options."""
    many = seats or titles.title(title).seats[0]
    names = layout(titles.rules(title), many, titles.options_for(title, {})).names
    return "\n".join(f"{number:5} {name}" for number, name in enumerate(names))


def spelled_array(vocabulary: WordList, said: Said) -> NDArray[numpy.int32]:
    """Return the last words said as their actions + 1, padded with 0 to `SPELLED`."""
    out = numpy.zeros(SPELLED, numpy.int32)
    last = [vocabulary.index[word] + 1 for word in said[-SPELLED:]]
    out[: len(last)] = last
    return out


def _sections(view: View) -> Iterator[tuple[str, Any]]:
    """Yield the sections that become columns; the agenda is told by the step that asks."""
    return ((name, section) for name, section in view.items() if name != "agenda")


def _sampled(rules: Rules, seats: int, options: dict[str, Any]) -> Iterator[View]:
    for seed in range(SEEDS):
        match = engine.new(rules, seats, options, seed, quiet=True)
        chance = FastChance(f"columns:{seed}")
        while match.result is None and match.plays < PLAYS:
            if match.plays % EVERY == 0:
                yield from (match.view(seat) for seat in range(seats))
            seat = match.waiting_for()[0]
            # In every other match half of the plays are harmless defaults: long negotiations then come to an end.
            harmless = seed % 2 and chance.below("", 2)
            match.play(seat, match.default(seat) if harmless else match.sample(seat, chance))


def _measure(tree: Any, path: str, lengths: dict[str, set[int]]) -> None:
    """Note how long the list at each place is."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            _measure(value, f"{path}.{key}", lengths)
    elif isinstance(tree, list | tuple):
        if not _is_thing(tree):
            lengths.setdefault(_pattern(path), set()).add(len(tree))
        for at, value in enumerate(tree):
            _measure(value, f"{path}.{at}", lengths)


def _is_thing(tree: list[Any] | tuple[Any, ...]) -> bool:
    """Whether a list is a thing: its handle, then its face or None."""
    return len(tree) >= 2 and type(tree[0]) is int and (tree[1] is None or type(tree[1]) is str)


@cache
def _pattern(path: str) -> str:
    """Return a path in which all seats, and all places of a row, are one."""
    return re.sub(r"\.\d+", ".*", path)


def _words(tree: Any) -> Iterator[str]:
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, dict):
        for value in tree.values():
            yield from _words(value)
    elif isinstance(tree, list | tuple):
        for value in tree:
            yield from _words(value)
