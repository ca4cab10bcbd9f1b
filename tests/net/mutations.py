"""Hostile choices for the real titles: mutated from what may be chosen, so that they come as far as a choice can come.

`Mutator(rules, seed)` makes them from samples of the outstanding ask and from all that was chosen before; `attack` sends them
through the kernel's one entrance at every seat of a random match and counts.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from game import titles
from game.engine.chance import FastChance
from game.engine.match import Match, new
from game.engine.refusal import Refused
from game.engine.rules import Rules

KERNELS = frozenset({"malformed", "not_legal", "not_your_turn", "already_answered", "match_over", "stale_ask"})
KEPT = 12
"""Choices kept of each verb."""


def _deep(depth: int) -> Any:
    tree: Any = []
    for _ in range(depth):
        tree = [tree]
    return tree


JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 7, 19, 25, 99, 255, 4096, 2**31, 2**53, 2**63 - 1, -(2**63), 2**64 - 1,
    0.0, 1.0, -0.0, 2.5, 1e300, float("nan"), float("inf"), -float("inf"),
    "", "x", "F1", "pass", "attack", "\x00", "\u202e", "ß" * 24, "a" * 65, "x" * 5000, b"", b"abc", b"\xff" * 300,
    [], [[]], [None], [[1]], [[], []], [0] * 300, ["x"] * 300, {}, {"a": 1}, {1: [2]}, {"x": {"y": []}}, [{}], [[[[]]]], _deep(9),
    _deep(60),
)  # fmt: skip


class Mutator:
    """Words for one title."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.random = random.Random(seed)
        self.verbs = sorted(rules.plays.verbs)
        self.known: dict[str, list[Any]] = {}

    def learn(self, choice: Any) -> None:
        """Remember what somebody chose, by its verb."""
        verb = choice[0] if type(choice) is list and choice and type(choice[0]) is str else type(choice).__name__
        kept = self.known.setdefault(verb, [])
        if len(kept) < KEPT:
            kept.append(choice)
        else:
            kept[self.random.randrange(KEPT)] = choice

    def word(self, sample: Any) -> Any:
        """One hostile choice."""
        dice = self.random
        way = dice.random()
        if way < 0.06:
            return self._junk()
        if way < 0.16 and self.verbs:
            return [dice.choice(self.verbs), *(self._junk() for _ in range(dice.randrange(5)))]
        if way < 0.4 and self.known:
            sample = dice.choice(self.known[dice.choice(sorted(self.known))])
        for _ in range(dice.choice((1, 1, 1, 2, 3))):
            sample = self._changed(sample)
        return sample

    def _junk(self) -> Any:
        return self.random.choice(JUNK)

    def _changed(self, tree: Any) -> Any:
        dice = self.random
        if type(tree) is list and tree and dice.random() < 0.8:
            at = dice.randrange(len(tree))
            return [*tree[:at], self._changed(tree[at]), *tree[at + 1 :]]
        if type(tree) is list and tree and dice.random() < 0.7:
            return self._list_changed(tree)
        ways: list[Any] = [self._junk(), [tree], [tree, tree], {"x": tree}, {str(tree)[:9]: 1}]
        if type(tree) is int:
            ways += [
                float(tree),
                bool(tree),
                str(tree),
                tree + 1,
                tree - 1,
                -tree,
                tree + (1 << 32),
                tree + dice.randrange(-30, 30),
            ] * 2
        elif type(tree) is str:
            ways += [tree.encode(), [tree], tree + "x", tree.upper(), tree[:-1], list(tree), *self.verbs[:3]]
            ways += [dice.choice(self.verbs)] if self.verbs else []
        return dice.choice(ways)

    def _list_changed(self, tree: list[Any]) -> Any:
        dice = self.random
        at = dice.randrange(len(tree))
        return dice.choice((
            [*tree[:at], *tree[at + 1 :]],
            [*tree, tree[at]],
            [*tree, self._junk()],
            tree[::-1],
            [*tree[:at], self._junk(), *tree[at:]],
            tree * 40,
            tree[at],
            dict(enumerate(tree)),
        ))  # fmt: skip


@dataclass
class Count:
    """What came of an attack."""

    words: int = 0
    refused: int = 0
    legal: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    """Words at each kind of ask."""
    codes: Counter[str] = field(default_factory=Counter)
    matches: int = 0

    def add(self, other: Count) -> None:
        self.words += other.words
        self.refused += other.refused
        self.legal += other.legal
        self.kinds += other.kinds
        self.codes += other.codes
        self.matches += other.matches


def digest(match: Match) -> bytes:
    """The whole match as bytes."""
    return blake2b(match.dump(), digest_size=16).digest()


def exact(value: Any) -> bool:
    """Whether a plain tree has only what plays are made of: no float, map or bytes that equals an int, a list or a text."""
    if type(value) is list:
        return all(map(exact, value))
    return value is None or type(value) in (int, str, bool)


def judge(match: Match, seat: int, choice: Any, count: Count, codes: frozenset[str]) -> None:
    """Send one choice in. It is refused with a code that has words, or it is a legal play."""
    count.words += 1
    try:
        match.check(seat, choice, match.ask_id)
    except Refused as refused:
        assert refused.code in codes, (refused.code, choice)
        count.refused += 1
        count.codes[refused.code] += 1
        return
    assert exact(choice) and match.rules.plays.fit(choice), f"seat {seat} is let in with {choice!r}"
    trial = match.copy()
    trial.play(seat, choice, match.ask_id)
    count.legal += 1


def attack(title: str, words: int, seed: int, each: int = 4) -> Count:
    """Random matches of a title; now and then `each` words from every seat that is asked, and some from every other one and
    from two that do not exist."""
    record, rules = titles.title(title), titles.rules(title)
    codes = KERNELS | frozenset(record.codes)
    mutator, count, dice = Mutator(rules, seed), Count(), random.Random(seed)
    while count.words < words:
        lo, hi = record.seats
        options = {option.id: dice.choice(option.values) for option in record.options}
        match, chance = (
            new(rules, dice.randint(lo, hi), options, dice.randrange(1 << 40)),
            FastChance(dice.randrange(1 << 40)),
        )
        count.matches += 1
        while match.ask is not None and count.words < words:
            asked = match.ask
            if count.kinds[asked.kind] <= count.words / max(1, len(count.kinds)) or dice.random() < 0.02:
                # Rare asks get as many words as common ones.
                before, so_far = digest(match), count.words
                for seat in range(-1, match.seats + 1):
                    for _ in range(each if seat in asked.seats else 1):
                        sample = match.sample(seat if seat in asked.seats else asked.seats[0], chance)
                        mutator.learn(sample)
                        judge(match, seat, mutator.word(sample), count, codes)
                count.kinds[asked.kind] += count.words - so_far
                assert digest(match) == before, f"{asked.kind}: something was changed by a check"
            seat = dice.choice(match.waiting_for())
            match.play(seat, match.sample(seat, chance))
            match.take_cues()
    return count
