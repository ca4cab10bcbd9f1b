"""Hosts that cheat with keys and with stories, counted: the same programs as in `tests/net/fairness`, tried more often."""

from __future__ import annotations

from typing import NamedTuple

from net.chairs import House
from net.fairness import comparison, words
from tests.net.fairness.test_comparison import Impostor
from tests.net.fairness.test_heads import TITLES, TwoTables, real_table, two_stories
from tests.net.world import key


class Keys(NamedTuple):
    tables: int
    agreed: int
    """Tables at which the words agreed in spite of false keys."""


class Stories(NamedTuple):
    told: int
    noticed: int
    latest: int
    """The version by which the slowest was noticed."""


def keys(tables: int) -> Keys:
    """A host that plays each of two people to the other."""
    agreed = 0
    for table in range(tables):
        alice, bob = Impostor("alice", "bob", table), Impostor("bob", "alice", table)
        false = b"%032d" % table
        agreed += alice.round(1, false, b"a" * 32) == bob.round(1, false, b"b" * 32)
    return Keys(tables, agreed)


def grinding(rounds: int) -> Keys:
    """A host that looks for keys whose words agree, in a list of two words: chance hits one round in eight."""
    before = words.WORDS, comparison.BURST
    words.WORDS, comparison.BURST = ("palo", "kimi"), 10**9
    try:
        wanted = Impostor("alice", "bob", 1).round(1, b"x" * 32, b"a" * 32)
        bob = Impostor("bob", "alice", 1)
        hits = sum(bob.round(number, b"y" * 32, b"%032d" % number) == wanted for number in range(1, rounds + 1))
    finally:
        words.WORDS, comparison.BURST = before
    return Keys(rounds, hits)


def stories(each: int) -> Stories:
    """A host that plays two matches with two people of one table; every game."""
    told = noticed = latest = 0
    for title in sorted(TITLES):
        for seed in range(1, each + 1):
            world = real_table(title, TwoTables, seed=seed, house=House(lost="never"))
            world.split()
            alice, bob = world.clients[key("alice")], world.clients[key("bob")]
            two_stories(world, 400, lambda: alice.heads.standing().differs and bob.heads.standing().differs)  # noqa: B023
            found = dict(alice.heads.standing().differs).get(bob.key), dict(bob.heads.standing().differs).get(alice.key)
            told += 2
            noticed += sum(version is not None for version in found)
            latest = max(latest, *(version or 0 for version in found))
    return Stories(told, noticed, latest)
