"""Hosts that cheat with keys and with stories, counted: the same programs as in `tests/net/fairness`, tried more often."""

from __future__ import annotations

import random
from typing import NamedTuple

from msgspec.structs import replace

from net.fairness import account as fair
from net.fairness import comparison, words
from net.host.lobby_types import HouseRules
from tests.net.fairness.test_cheats import play_some, table_of
from tests.net.fairness.test_comparison import Impostor
from tests.net.fairness.test_heads import TITLES, TwoTables, real_table, two_stories
from tests.net.world import HOST, key, made_signer


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
            world = real_table(title, TwoTables, seed=seed, house=HouseRules(lost="never"))
            world.split()
            alice, bob = world.clients[key("alice")], world.clients[key("bob")]
            two_stories(world, 400, lambda: alice.heads.book.standing().differs and bob.heads.book.standing().differs)  # noqa: B023
            found = (
                dict(alice.heads.book.standing().differs).get(bob.key),
                dict(bob.heads.book.standing().differs).get(alice.key),
            )
            told += 2
            noticed += sum(version is not None for version in found)
            latest = max(latest, *(version or 0 for version in found))
    return Stories(told, noticed, latest)


class Accounts(NamedTuple):
    given: int
    noticed: int
    named: int
    """Of those: with the seat whose play it is."""


def accounts(each: int) -> Accounts:
    """A host that changes, drops, moves, repeats, forges or calls a default one line of its account; every game."""
    given = noticed = named = 0
    for title in sorted(TITLES):
        world = table_of(title, 3)
        play_some(world, 40)
        account, rng = world.table.running.account(HOST), random.Random(title)
        for client in world.clients.values():
            for _ in range(each):
                found = fair.audit(world.setup.rules, "content", bent(account, rng), client.held.shown)
                given += 1
                false = found.outcome == "false" and found.why != "no_result"
                noticed += false
                named += false and found.seat >= 0
    return Accounts(given, noticed, named)


def bent(account: fair.Account, rng: random.Random) -> fair.Account:
    """Return the account with one line that is not what it was."""
    plays, proofs = list(account.plays), list(account.proofs)
    at, other = rng.sample(range(len(plays)), 2)
    match rng.randrange(6):
        case 0:
            plays[at] = replace(plays[at], choice=["x", rng.randrange(9)])
        case 1:
            del plays[at], proofs[at]
        case 2:
            for rows in (plays, proofs):
                rows[at], rows[other] = rows[other], rows[at]
        case 3:
            plays[at], proofs[at] = replace(plays[at], kind="clock"), fair.LineProof()
        case 4:
            plays.insert(at, plays[at])
            proofs.insert(at, replace(proofs[at], n=proofs[at].n + 1000))
        case _:
            proofs[at] = replace(proofs[at], key="z" * 40, verify_key=made_signer("z").verify_key)
    return replace(account, plays=tuple(plays), proofs=tuple(proofs))
