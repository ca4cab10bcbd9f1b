"""Spaces of choices. An ask puts one to each seat; a choice is a plain value (strings, ints, lists).

Every space can say whether it contains a choice, sample one, and enumerate its choices where they are few. The same
four serve validation, fuzzing, bots and the glow on the screen. Spaces are data: they travel in the ask as they are.

    One("stay", "swap")              a single value             "stay"
    Pick((1, 2, 3), 1, 2)            some of these, no order    [1, 3]     (written in the order of the options)
    Pick((1, 2, 3), 1, 2, True)      some of these, in an order [3, 1]
    Order((a, b, c))                 all of these, in an order  [c, a, b]
    Arrange(items, slots)            each item to a slot        [[slot, item], ...] (in the order of the slots)
    Amount(0, 7)                     a whole number             5
    Split(6, 3)                      a total dealt into bins    [1, 5, 0]
    Path(starts, steps, ...)         a walk on a graph          ["0102", "0103"]
    Seq(a, b)                        one of each                [choice of a, choice of b]
    Some(a, 0, 3)                    several choices of a part  [choice of a, choice of a]
    Menu(Branch("attack", (2,), (Pick(...),)), ...)             ["attack", 2, [5]]
    Offer(...)                       bundles of a market        see the record
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations, product
from math import comb, factorial, perm, prod
from typing import Any, TypeAlias

import msgspec

from game.engine.chance import AnyChance

Plain: TypeAlias = "str | int | Sequence[Plain] | None"
"""A plain value: str, int, bool, None, or a list of such. What a choice is to whoever carries it and does not look into it."""
Choice = Any
"""A `Plain`, to whoever has its space or its title's verbs and takes it apart by them. It is no alias of `Plain`: what a space
has promised (a list whose second is a hex) no type says, and every bot that indexes into a choice would have to cast. Records of
the wire say `Any` too: msgspec knows no type that contains itself, and `net/protocol/sanitize.plain` checks what arrives."""

STREAM = "sample"
LISTED = 5_000
"""Choices of a menu that are listed one by one to count them, where its lines overlap."""


class One(msgspec.Struct, frozen=True, tag="one", array_like=True, gc=False):
    """Exactly one of `options`."""

    options: tuple[Any, ...]

    def contains(self, choice: Choice) -> bool:
        return _among(choice, self.options)

    def sample(self, chance: AnyChance) -> Choice:
        return chance.pick(STREAM, self.options)

    def count(self) -> int:
        return len(self.options)

    def each(self) -> Iterator[Choice]:
        return iter(self.options)


class Pick(msgspec.Struct, frozen=True, tag="pick", array_like=True, gc=False):
    """From `lo` to `hi` of `options`, no order; the choice lists them in the order of the options.

    `ordered`: the order in which they are named matters, and the choice keeps it.
    """

    options: tuple[Any, ...]
    lo: int = 1
    hi: int = 1
    ordered: bool = False

    def contains(self, choice: Choice) -> bool:
        if not isinstance(choice, list) or not self.lo <= len(choice) <= self.hi:
            return False
        options = self.options
        if len(choice) == 1:
            return _among(choice[0], options)
        if self.ordered:
            return _is_part(choice, options)
        position = 0
        for item in choice:
            at = _find(item, options, position)
            if at < 0:
                return False
            position = at + 1
        return True

    def sample(self, chance: AnyChance) -> Choice:
        if self.hi == 1 == self.lo:
            return [chance.pick(STREAM, self.options)]
        size = self.lo + chance.below(STREAM, min(self.hi, len(self.options)) - self.lo + 1)
        left = list(range(len(self.options)))
        chosen = [left.pop(chance.below(STREAM, len(left))) for _ in range(size)]
        return [self.options[i] for i in (chosen if self.ordered else sorted(chosen))]

    def count(self) -> int:
        n = len(self.options)
        ways = perm if self.ordered else comb
        return sum(ways(n, k) for k in range(self.lo, min(self.hi, n) + 1))

    def each(self) -> Iterator[Choice]:
        ways = permutations if self.ordered else combinations
        for k in range(self.lo, min(self.hi, len(self.options)) + 1):
            for chosen in ways(self.options, k):
                yield list(chosen)


class Order(msgspec.Struct, frozen=True, tag="order", array_like=True, gc=False):
    """All `items`, in any order."""

    items: tuple[Any, ...]

    def contains(self, choice: Choice) -> bool:
        return isinstance(choice, list) and _is_permutation(choice, self.items)

    def sample(self, chance: AnyChance) -> Choice:
        out = list(self.items)
        chance.shuffle(STREAM, out)
        return out

    def count(self) -> int:
        return factorial(len(self.items))

    def each(self) -> Iterator[Choice]:
        return (list(order) for order in permutations(self.items))


class Arrange(msgspec.Struct, frozen=True, tag="arrange", array_like=True, gc=False):
    """Items laid into slots, one each: `[[slot, item], ...]` in the order of the slots. `partial` allows fewer."""

    items: tuple[Any, ...]
    slots: tuple[Any, ...]
    partial: bool = False

    def contains(self, choice: Choice) -> bool:
        if not isinstance(choice, list):
            return False
        for pair in choice:
            if not isinstance(pair, list) or len(pair) != 2:
                return False
        if not self.partial and len(choice) != min(len(self.items), len(self.slots)):
            return False
        slots, left = self.slots, list(self.items)
        position = 0
        for slot, item in choice:
            at, found = _find(slot, slots, position), _find(item, left)
            if at < 0 or found < 0:
                return False
            position = at + 1
            left.pop(found)
        return True

    def sample(self, chance: AnyChance) -> Choice:
        items = list(self.items)
        chance.shuffle(STREAM, items)
        full = min(len(items), len(self.slots))
        size = chance.below(STREAM, full + 1) if self.partial else full
        slots = sorted(_some(chance, len(self.slots), size))
        return [[self.slots[i], item] for i, item in zip(slots, items)]

    def count(self) -> int:
        n, k = len(self.items), len(self.slots)
        full = min(n, k)
        sizes = range(full + 1) if self.partial else (full,)
        return sum(comb(k, size) * perm(n, size) for size in sizes)

    def each(self) -> Iterator[Choice]:
        full = min(len(self.items), len(self.slots))
        for size in range(full + 1) if self.partial else (full,):
            for slots in combinations(self.slots, size):
                for items in permutations(self.items, size):
                    yield [[slot, item] for slot, item in zip(slots, items)]


class Amount(msgspec.Struct, frozen=True, tag="amount", array_like=True, gc=False):
    """A whole number from `lo` to `hi`."""

    lo: int
    hi: int

    def contains(self, choice: Choice) -> bool:
        return type(choice) is int and self.lo <= choice <= self.hi

    def sample(self, chance: AnyChance) -> Choice:
        return self.lo + chance.below(STREAM, self.hi - self.lo + 1)

    def count(self) -> int:
        return self.hi - self.lo + 1

    def each(self) -> Iterator[Choice]:
        return iter(range(self.lo, self.hi + 1))


class Split(msgspec.Struct, frozen=True, tag="split", array_like=True, gc=False):
    """`total` dealt into `bins` bins of at most `most` (default: no bound) each."""

    total: int
    bins: int
    most: int | None = None

    def contains(self, choice: Choice) -> bool:
        if not isinstance(choice, list) or len(choice) != self.bins or any(type(n) is not int for n in choice):
            return False
        most = self.total if self.most is None else self.most
        return all(0 <= n <= most for n in choice) and sum(choice) == self.total

    def sample(self, chance: AnyChance) -> Choice:
        out = [0] * self.bins
        most = self.total if self.most is None else self.most
        for _ in range(self.total):
            open_bins = [i for i, n in enumerate(out) if n < most]
            out[open_bins[chance.below(STREAM, len(open_bins))]] += 1
        return out

    def count(self) -> int:
        if self.most is None:
            return comb(self.total + self.bins - 1, self.bins - 1)
        ways = [1] + [0] * self.total
        for _ in range(self.bins):
            ways = [sum(ways[n - k] for k in range(min(self.most, n) + 1)) for n in range(self.total + 1)]
        return ways[self.total]

    def each(self) -> Iterator[Choice]:
        return self._fill(self.bins, self.total)

    def _fill(self, bins: int, total: int) -> Iterator[list[int]]:
        most = total if self.most is None else min(self.most, total)
        if bins == 1:
            if total <= most or self.most is None:
                yield [total]
            return
        for first in range(most + 1):
            for rest in self._fill(bins - 1, total - first):
                yield [first, *rest]


class Path(msgspec.Struct, frozen=True, tag="path", array_like=True, gc=False):
    """A walk: a start, then nodes joined by `links`, until one of `ends` (empty: anywhere), of at most `longest` steps.

    `links` maps a node to its next nodes. For choices among shortest ways a title lists only the links that lie on
    one (`hexes.shortest_links`); for movement with costs the step answers hex by hex.
    """

    starts: tuple[str, ...]
    links: dict[str, tuple[str, ...]]
    ends: tuple[str, ...] = ()
    longest: int = 64

    def contains(self, choice: Choice) -> bool:
        if not isinstance(choice, list) or not choice or len(choice) - 1 > self.longest:
            return False
        if choice[0] not in self.starts or (self.ends and choice[-1] not in self.ends):
            return False
        return all(isinstance(a, str) and b in self.links.get(a, ()) for a, b in zip(choice, choice[1:]))

    def sample(self, chance: AnyChance) -> Choice:
        for _ in range(64):
            walk = [chance.pick(STREAM, self.starts)]
            while len(walk) - 1 < self.longest:
                if walk[-1] in self.ends:
                    return walk
                following = self.links.get(walk[-1], ())
                if not following or (not self.ends and chance.below(STREAM, 4) == 0):
                    break
                walk.append(chance.pick(STREAM, following))
            if not self.ends or walk[-1] in self.ends:
                return walk
        return next(self.each())

    def count(self) -> int:
        return sum(1 for _ in islice(self.each(), 10_001))

    def each(self) -> Iterator[Choice]:
        def go(walk: list[str]) -> Iterator[Choice]:
            if not self.ends or walk[-1] in self.ends:
                yield list(walk)
            if len(walk) - 1 < self.longest:
                for node in self.links.get(walk[-1], ()):
                    yield from go([*walk, node])

        for start in self.starts:
            yield from go([start])


class Seq(msgspec.Struct, frozen=True, tag="seq", array_like=True, gc=False):
    """One choice of each part: `[choice, choice, ...]`."""

    parts: tuple[Space, ...]

    def contains(self, choice: Choice) -> bool:
        return (
            isinstance(choice, list)
            and len(choice) == len(self.parts)
            and all(part.contains(value) for part, value in zip(self.parts, choice))
        )

    def sample(self, chance: AnyChance) -> Choice:
        return [part.sample(chance) for part in self.parts]

    def count(self) -> int:
        total = 1
        for part in self.parts:
            total *= part.count()
        return total

    def each(self) -> Iterator[Choice]:
        return (list(values) for values in product(*(list(part.each()) for part in self.parts)))


class Some(msgspec.Struct, frozen=True, tag="some", array_like=True, gc=False):
    """From `lo` to `hi` choices of one part, in an order, equal ones too: `[choice, choice, ...]`. A list whose entries are
    rich: the part is laid out once, however many there may be."""

    part: Space
    lo: int
    hi: int

    def contains(self, choice: Choice) -> bool:
        if not isinstance(choice, list) or not self.lo <= len(choice) <= self.hi:
            return False
        return all(self.part.contains(value) for value in choice)

    def sample(self, chance: AnyChance) -> Choice:
        return [self.part.sample(chance) for _ in range(self.lo + chance.below(STREAM, self.hi - self.lo + 1))]

    def count(self) -> int:
        ways = self.part.count() if self.hi else 1
        return sum(ways**n for n in range(self.lo, self.hi + 1))

    def each(self) -> Iterator[Choice]:
        for n in range(self.lo, self.hi + 1):
            for values in product(*(list(self.part.each()) for _ in range(n))):
                yield list(values)


class Branch(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One line of a menu: a verb, the nouns that are fixed, and what is still to be named."""

    verb: str
    nouns: tuple[Any, ...] = ()
    parts: tuple[Space, ...] = ()

    def count(self) -> int:
        return prod(part.count() for part in self.parts)

    def each(self) -> Iterator[Choice]:
        for values in product(*(list(part.each()) for part in self.parts)):
            yield [self.verb, *self.nouns, *values]


class Menu(msgspec.Struct, frozen=True, tag="menu", array_like=True, gc=False):
    """One of several things to do: `[verb, *nouns, *choices of the parts]`. A sample picks the branch first."""

    branches: tuple[Branch, ...]

    def contains(self, choice: Choice) -> bool:
        if not isinstance(choice, list) or not choice:
            return False
        verb, size, nouns, said = choice[0], len(choice), -1, ()
        for branch in self.branches:
            if branch.verb != verb:
                continue
            if nouns != len(branch.nouns):
                nouns = len(branch.nouns)
                said = tuple(choice[1 : nouns + 1])
            # Plain equality first: it is a fraction of the work, and mostly a no.
            if said != branch.nouns or not all(map(_same, said, branch.nouns)):
                continue
            if size != 1 + nouns + len(branch.parts):
                continue
            for part, value in zip(branch.parts, choice[nouns + 1 :]):
                if not part.contains(value):
                    break
            else:
                return True
        return False

    def sample(self, chance: AnyChance) -> Choice:
        branch = chance.pick(STREAM, self.branches)
        return [branch.verb, *branch.nouns, *[part.sample(chance) for part in branch.parts]]

    def count(self) -> int:
        """How many choices there are; lines that overlap count twice what they share where it is too much to list."""
        total = sum(branch.count() for branch in self.branches)
        if total > LISTED or not self._is_overlapping():
            return total
        return sum(1 for _ in self.each())

    def each(self) -> Iterator[Choice]:
        choices = (choice for branch in self.branches for choice in branch.each())
        return _distinct(choices) if self._is_overlapping() else choices

    def _is_overlapping(self) -> bool:
        """Whether two lines could say the same: "not the last leader" is a line for each leader that stays."""
        heads = [repr((branch.verb, *branch.nouns)) for branch in self.branches]
        return len(set(heads)) < len(heads)


class Offer(msgspec.Struct, frozen=True, tag="offer", array_like=True, gc=False):
    """Offers of an open market: `[receiver, give, take, promises, asked]`.

    `goods` are what the sender may put on its own side now (plain values); what may be asked for is any value of
    `wants` (a list of kinds, since a list of what others hold would betray their hands); `pledges` are promises as
    plain values of the title's grammar. A title refuses what its grammar forbids with a reason (`why_not`), from the
    sender's own view; what fails for a hidden reason is a play with a result.
    """

    receivers: tuple[int, ...]
    goods: tuple[Any, ...]
    wants: tuple[Any, ...]
    pledges: tuple[Any, ...]
    most_items: int = 8
    most_promises: int = 3

    def contains(self, choice: Choice) -> bool:
        if not isinstance(choice, list) or len(choice) != 5 or not any(choice[1:]):
            return False
        receiver, give, take, promises, asked = choice
        if not any(_same(receiver, known) for known in self.receivers):
            return False
        if not all(isinstance(x, list) for x in (give, take, promises, asked)):
            return False
        if max(len(give), len(take)) > self.most_items or max(len(promises), len(asked)) > self.most_promises:
            return False
        return (
            Pick(self.goods, 0, self.most_items).contains(give)
            and all(any(_same(item, want) for want in self.wants) for item in take)
            and all(any(_same(item, known) for known in self.pledges) for item in [*promises, *asked])
        )

    def sample(self, chance: AnyChance) -> Choice:
        give = Pick(self.goods, 0, min(2, len(self.goods))).sample(chance) if self.goods else []
        take = [chance.pick(STREAM, self.wants)] if self.wants else []
        promises = [chance.pick(STREAM, self.pledges)] if self.pledges and not (give or take) else []
        return [chance.pick(STREAM, self.receivers), give, take, promises, []]

    def count(self) -> int:
        return 1_000_000  # not enumerable; `each` is for small spaces only

    def each(self) -> Iterator[Choice]:
        raise ValueError("offers are not enumerated")


Space = One | Pick | Order | Arrange | Amount | Split | Path | Seq | Some | Menu | Offer
"""Any space. The tag tells which on the wire."""


def _distinct(choices: Iterator[Choice]) -> Iterator[Choice]:
    met = set()
    for choice in choices:
        said = repr(choice)
        if said not in met:
            met.add(said)
            yield choice


def _same(a: Any, b: Any) -> bool:
    """Equality that does not take True for 1, at any depth: a choice is kept in the state as it came."""
    if type(a) is not type(b) or a != b:
        return False
    return type(a) is not list or all(map(_same, a, b))


def _find(value: Any, values: Sequence[Any], start: int = 0) -> int:
    """Where the same value stands, from `start` on; -1: nowhere."""
    try:
        while True:
            # Plain equality first: it is a fraction of the work, and mostly the answer.
            start = values.index(value, start)
            if _same(value, values[start]):
                return start
            start += 1
    except ValueError:
        return -1


def _among(value: Any, values: Sequence[Any]) -> bool:
    return _find(value, values) >= 0


def _is_permutation(choice: list[Any], items: tuple[Any, ...]) -> bool:
    return len(choice) == len(items) and _is_part(choice, items)


def _is_part(choice: list[Any], items: tuple[Any, ...]) -> bool:
    """Whether every value of `choice` is an item of its own."""
    left = list(items)
    for value in choice:
        found = _find(value, left)
        if found < 0:
            return False
        left.pop(found)
    return True


def _some(chance: AnyChance, n: int, size: int) -> list[int]:
    left = list(range(n))
    return [left.pop(chance.below(STREAM, len(left))) for _ in range(size)]
