"""Choices spelled word by word: which words may come next, and what they lead to.

A rich space has millions of choices but only a few words at a time: a verb, then a noun, then the end of a list. `spell`
turns a space into a tree of such words, each level made when it is looked at, so that no space is ever enumerated:

    Node = {word: what it leads to}, until an End holds the whole choice

Every word of a node leads to a choice that the space contains. Of a Pick without an order the options come in the order
of the space, once each. Two choices that read alike (two copies of a card in a hand) are one, the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from game.engine.spaces import Amount, Arrange, Choice, Menu, Offer, One, Order, Path, Pick, Seq, Some, Space, Split

DONE, MORE, END = "<done>", "<more>", "<end>"
"""A list ends; a list of rich entries goes on; the choice ends where a longer one begins with the same words."""
LIST = "<list>"
UNKNOWN, TEXT, MINUS = "<unknown>", "<text>", "<minus>"
"""Before the place of a thing whose face is not seen; before a string that is no word; before a number below 0."""
TRUE, FALSE, NOTHING = "<true>", "<false>", "<nothing>"
MARKS = (DONE, MORE, END, LIST, UNKNOWN, TEXT, MINUS, TRUE, FALSE, NOTHING)
BASE = 100

Said = tuple[str, ...]


class End(NamedTuple):
    """A choice that is spelled to its end."""

    choice: Choice


Node = dict[str, Callable[[], "Step"]]
"""The words that may come next. An empty one is a dead end, and never comes after a word."""
Step = Node | End
Then = Callable[[Choice, Said], Step]


class Reader(Protocol):
    """How plain values read to one seat in one ask."""

    def words(self, text: str) -> Said:
        """Return the words of a string."""

    def face(self, said: Said, value: int) -> str | None:
        """Return what a number after these words stands for; None where it is just a number, UNKNOWN for a hidden thing."""


def number_words(n: int) -> Said:
    """Return a whole number in base 100: `#7`, `#12~ #3` for 1203, with MINUS before what is below 0."""
    if n < 0:
        return (MINUS, *number_words(-n))
    last = f"#{n % BASE}"
    high: list[str] = []
    while n := n // BASE:
        high.append(f"#{n % BASE}~")
    return (*reversed(high), last)


NUMBERS = (*(f"#{n}" for n in range(BASE)), *(f"#{n}~" for n in range(BASE)))


class Speller:
    """Spells spaces as one reader reads them."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def spell(self, space: Space, said: Said = (), then: Then | None = None) -> Step:
        """Return the tree of the space's choices; `then` gets each with the words said, and says what follows."""
        follow: Then = then or (lambda choice, _: End(choice))
        match space:
            case One():
                return self._one(space.options, said, follow)
            case Pick():
                return self._pick(space, said, follow, [], 0, tuple(range(len(space.options))))
            case Order():
                return self._order(space.items, said, follow, [])
            case Arrange():
                return self._arrange(space, said, follow, [], 0, space.items)
            case Amount():
                return self._amount(space, said, follow)
            case Split():
                return self._split(space, said, follow, [])
            case Path():
                return self._path(space, said, follow)
            case Seq():
                return self._parts(space.parts, said, follow, [])
            case Some():
                return self._some(space, said, follow, [])
            case Menu():
                return self._menu(space, said, follow)
            case Offer():
                return self._offer(space, said, follow, [])

    # ------------------------------------------------------------------ values

    def _one(self, options: Sequence[Any], said: Said, then: Then) -> Step:
        places = self._places(options, said)
        return _merge([self._value(value, said, then, places) for value in options])

    def _value(self, value: Any, said: Said, then: Then, places: dict[int, int]) -> Step:
        """Return the words of one plain value, as a tree of one path."""
        if type(value) is list:
            after = _said(said, LIST)
            return {LIST: lambda: self._items(value, 0, after, lambda end: then(value, end), places)}
        return _chain(self._words(value, said, places), said, lambda end: then(value, end))

    def _items(
        self, values: Sequence[Any], at: int, said: Said, then: Callable[[Said], Step], places: dict[int, int]
    ) -> Step:
        if at == len(values):
            return _chain((DONE,), said, then)
        return self._value(values[at], said, lambda _, after: self._items(values, at + 1, after, then, places), places)

    def _words(self, value: Any, said: Said, places: dict[int, int]) -> Said:
        if value is None:
            return (NOTHING,)
        if type(value) is bool:
            return (TRUE if value else FALSE,)
        if type(value) is str:
            return self.reader.words(value)
        face = self.reader.face(said, value)
        if face is None:
            return number_words(value)
        return (face, *number_words(places.get(value, value))) if face == UNKNOWN else (face,)

    def _places(self, options: Sequence[Any], said: Said) -> dict[int, int]:
        """Number the things among the options whose face is not seen, in the order of the options."""
        hidden = [n for n in options if type(n) is int and self.reader.face(said, n) == UNKNOWN]
        return {n: place for place, n in enumerate(dict.fromkeys(hidden))}

    def _amount(self, space: Amount, said: Said, then: Then) -> Step:
        lo, hi = space.lo, space.hi
        if self.reader.face(said, hi) is not None:
            return self._one(range(lo, hi + 1), said, then)
        node: Node = {}
        if hi >= 0:
            node.update(_digits(max(lo, 0), hi, said, then))
        if lo < 0:
            negative = max(1, -hi), -lo
            after = _said(said, MINUS)
            node[MINUS] = lambda: _digits(*negative, after, lambda n, end: then(-n, end))
        return node

    # ------------------------------------------------------------------ lists

    def _pick(self, space: Pick, said: Said, then: Then, chosen: list[Any], start: int, left: tuple[int, ...]) -> Step:
        options, many = space.options, len(chosen)
        steps: list[tuple[Any, Step]] = []
        if many >= space.lo:
            steps.append((DONE, _chain((DONE,), said, lambda end: then(chosen, end))))
        if many < space.hi:
            places = self._places(options, said)
            for i in left if space.ordered else range(start, len(options) - max(0, space.lo - many - 1)):

                def further(value: Any, end: Said, i: int = i) -> Step:
                    rest = tuple(j for j in left if j != i) if space.ordered else left
                    return self._pick(space, end, then, [*chosen, value], i + 1, rest)

                value = options[i]
                steps.append((self._reading(value, said, places), self._value(value, said, further, places)))
        return _first(steps)

    def _reading(self, value: Any, said: Said, places: dict[int, int]) -> Said:
        """Return what tells one entry of a list from another: its words."""
        if type(value) is not list:
            return self._words(value, said, places)
        words: Said = (LIST,)
        for one in value:
            words += self._reading(one, said + words, places)
        return (*words, DONE)

    def _order(self, left: tuple[Any, ...], said: Said, then: Then, chosen: list[Any]) -> Step:
        if not left:
            return _chain((DONE,), said, lambda end: then(chosen, end)) if not chosen else then(chosen, said)
        places = self._places(left, said)
        steps: list[tuple[Any, Step]] = []
        for i, item in enumerate(left):

            def further(value: Any, end: Said, i: int = i) -> Step:
                return self._order(left[:i] + left[i + 1 :], end, then, [*chosen, value])

            steps.append((self._reading(item, said, places), self._value(item, said, further, places)))
        return _first(steps)

    def _arrange(
        self, space: Arrange, said: Said, then: Then, chosen: list[Any], start: int, left: tuple[Any, ...]
    ) -> Step:
        slots, full = space.slots, min(len(space.items), len(space.slots))
        owed = 0 if space.partial else full - len(chosen)
        steps: list[tuple[Any, Step]] = []
        if owed <= 0:
            steps.append((DONE, _chain((DONE,), said, lambda end: then(chosen, end))))
        if left:
            places = self._places(slots, said)
            for i in range(start, len(slots) - max(0, owed - 1)):

                def laid(slot: Any, after: Said, i: int = i) -> Step:
                    return self._item(space, after, then, chosen, slot, i, left)

                slot = slots[i]
                steps.append((self._reading(slot, said, places), self._value(slot, said, laid, places)))
        return _first(steps)

    def _item(
        self, space: Arrange, said: Said, then: Then, chosen: list[Any], slot: Any, at: int, left: tuple[Any, ...]
    ) -> Step:
        """Return what may be laid into one slot, and what follows."""
        places = self._places(left, said)
        steps: list[tuple[Any, Step]] = []
        for i, item in enumerate(left):

            def further(value: Any, end: Said, i: int = i) -> Step:
                return self._arrange(space, end, then, [*chosen, [slot, value]], at + 1, left[:i] + left[i + 1 :])

            steps.append((self._reading(item, said, places), self._value(item, said, further, places)))
        return _first(steps)

    def _split(self, space: Split, said: Said, then: Then, bins: list[int]) -> Step:
        after = space.bins - len(bins) - 1
        total = space.total - sum(bins)
        if after < 0:
            return then(bins, said) if bins else _chain((DONE,), said, lambda end: then(bins, end))
        most = space.total if space.most is None else space.most
        return _digits(
            max(0, total - most * after),
            min(most, total),
            said,
            lambda n, end: self._split(space, end, then, [*bins, n]),
        )

    def _path(self, space: Path, said: Said, then: Then) -> Step:
        far = _steps_to_end(space)

        def go(walk: list[str], said: Said) -> Step:
            left = space.longest - len(walk)
            steps: list[Step] = []
            if walk and (not space.ends or walk[-1] in space.ends):
                steps.append(_chain((DONE,), said, lambda end: then(walk, end)))
            for node in space.links.get(walk[-1], ()) if walk else space.starts:
                if left >= 0 and (not space.ends or far.get(node, left + 1) <= left):
                    steps.append(self._value(node, said, lambda value, end: go([*walk, value], end), {}))
            return _merge(steps)

        return go([], said)

    def _parts(self, parts: Sequence[Space], said: Said, then: Then, chosen: list[Any]) -> Step:
        if len(chosen) == len(parts):
            return then(chosen, said) if chosen else _chain((DONE,), said, lambda end: then(chosen, end))
        return self.spell(parts[len(chosen)], said, lambda value, end: self._parts(parts, end, then, [*chosen, value]))

    def _some(self, space: Some, said: Said, then: Then, chosen: list[Any]) -> Step:
        node: Node = {}
        if len(chosen) >= space.lo:
            node.update(_as_node(_chain((DONE,), said, lambda end: then(chosen, end))))
        if len(chosen) < space.hi:
            after = _said(said, MORE)
            node[MORE] = lambda: self.spell(
                space.part, after, lambda value, end: self._some(space, end, then, [*chosen, value])
            )
        return node

    # ------------------------------------------------------------------ menus and offers

    def _menu(self, space: Menu, said: Said, then: Then) -> Step:
        steps: list[Step] = []
        for branch in space.branches:
            head = [branch.verb, *branch.nouns]

            def nouns(said: Said, at: int, head: list[Any] = head, parts: Sequence[Space] = branch.parts) -> Step:
                if at < len(head):
                    places = self._places(head[at : at + 1], said)
                    return self._value(head[at], said, lambda _, end: nouns(end, at + 1, head, parts), places)
                if not parts:
                    return then(head, said)
                return self._parts(parts, said, lambda values, end: then([*head, *values], end), [])

            steps.append(nouns(said, 0))
        return _merge(steps)

    def _offer(self, space: Offer, said: Said, then: Then, chosen: list[Any]) -> Step:
        """Receiver, what is given, what is taken, promises, what is to be promised; not all of them empty."""
        at = len(chosen)
        parts: tuple[tuple[tuple[Any, ...], int], ...] = (
            (space.goods, space.most_items),
            (space.wants, space.most_items),
            (space.pledges, space.most_promises),
            (space.pledges, space.most_promises),
        )
        if at == 0:
            return self._one(space.receivers, said, lambda value, end: self._offer(space, end, then, [value]))
        if at == 5:
            return then(chosen, said)
        options, most = parts[at - 1]
        later = any(values and many for values, many in parts[at:])
        lo = 0 if later or any(chosen[1:]) else 1
        hi = most if options else 0
        listed: Space = Pick(options, lo, min(hi, len(options))) if at == 1 else Some(One(options), lo, hi)
        return self.spell(listed, said, lambda value, end: self._offer(space, end, then, [*chosen, value]))


# ---------------------------------------------------------------------- trees


def _said(said: Said, word: str) -> Said:
    return (*said, word)


def _chain(words: Said, said: Said, then: Callable[[Said], Step]) -> Step:
    """Return a path of these words."""
    if not words:
        return then(said)
    after = _said(said, words[0])
    return {words[0]: lambda: _chain(words[1:], after, then)}


def _as_node(step: Step) -> Node:
    return {END: lambda: step} if isinstance(step, End) else step


def _merge(steps: Sequence[Step]) -> Step:
    """Return one tree of all these: what begins with the same word stays together. Of ends the first counts."""
    if len(steps) == 1:
        return steps[0]
    if all(isinstance(step, End) for step in steps) and steps:
        return steps[0]
    found: dict[str, list[Callable[[], Step]]] = {}
    for step in steps:
        for word, following in _as_node(step).items():
            found.setdefault(word, []).append(following)
    return {word: ways[0] if len(ways) == 1 else _together(ways) for word, ways in found.items()}


def _together(ways: list[Callable[[], Step]]) -> Callable[[], Step]:
    return lambda: _merge([way() for way in ways])


def _first(steps: Sequence[tuple[Any, Step]]) -> Step:
    """Return one tree of the entries of a list, each with its reading: those that read alike are the first of them."""
    kept: dict[Any, Step] = {}
    for reading, step in steps:
        kept.setdefault(reading, step)
    return _merge(list(kept.values()))


def _digits(lo: int, hi: int, said: Said, then: Callable[[int, Said], Step], high: int = 0) -> Node:
    """Return the numbers from `lo` to `hi`, digit by digit in base 100, after the digits `high`."""
    node: Node = {}
    for digit in range(BASE):
        n = high * BASE + digit
        if lo <= n <= hi:
            node[f"#{digit}"] = lambda n=n, word=f"#{digit}": then(n, _said(said, word))  # type: ignore[misc]
        if n and _reaches(n, lo, hi):
            node[f"#{digit}~"] = lambda n=n, word=f"#{digit}~": _digits(lo, hi, _said(said, word), then, n)  # type: ignore[misc]
    return node


def _reaches(high: int, lo: int, hi: int) -> bool:
    """Whether a number from `lo` to `hi` begins with these digits and has more."""
    least, most = high * BASE, high * BASE + BASE - 1
    while least <= hi:
        if most >= lo:
            return True
        least, most = least * BASE, most * BASE + BASE - 1
    return False


def _steps_to_end(space: Path) -> dict[str, int]:
    """Return how many steps each node of a walk is from an end, where one can be reached."""
    before: dict[str, list[str]] = {}
    for node, following in space.links.items():
        for other in following:
            before.setdefault(other, []).append(node)
    found = dict.fromkeys(space.ends, 0)
    reached = list(found)
    for end in reached:
        for node in before.get(end, ()):
            if node not in found:
                found[node] = found[end] + 1
                reached.append(node)
    return found


def spelled(step: Step) -> Iterator[Choice]:
    """Yield every choice of a small tree."""
    if isinstance(step, End):
        yield step.choice
        return
    for following in step.values():
        yield from spelled(following())
