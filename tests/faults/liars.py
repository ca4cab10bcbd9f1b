"""Random tables whose host is lost, with one modified client each: what it was given, and whether the others named it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from net.client import events as e
from net.failover import messages as among
from net.failover.election import PATIENCE, Election
from net.failover.replica import piece_head
from tests.net.players import Players
from tests.net.world import key

NAMES = ("alice", "bob", "cora", "dave")
Bend = Callable[[Election, Any], list[Any]]
"""What a modified client says instead of a word."""


def _lots(mover: Election, word: Any) -> list[Any]:
    return [msgspec.structs.replace(word, pieces=10**9, next=mover.me) if isinstance(word, among.Gone) else word]


def _hash(mover: Election, word: Any) -> list[Any]:
    return [msgspec.structs.replace(word, head=bytes(16)) if isinstance(word, among.Gone) else word]


def _made_up(mover: Election, word: Any) -> list[Any]:
    if not isinstance(word, among.Gone):
        return [word]
    count, body = len(mover.held.pieces), bytes(120)
    claim = msgspec.structs.replace(word, pieces=count + 1, head=piece_head(mover.held.head_at(count), body))
    return [claim, among.Show(word.match, word.lock, count, (body,))]


def _turn(mover: Election, word: Any) -> list[Any]:
    if isinstance(word, among.Give):
        return []
    return [msgspec.structs.replace(word, next=mover.me) if isinstance(word, among.Gone) else word]


def _late(mover: Election, word: Any) -> list[Any]:
    return [msgspec.structs.replace(word, term=2**52) if isinstance(word, among.Give) else word]


def _share(mover: Election, word: Any) -> list[Any]:
    return [msgspec.structs.replace(word, share=bytes(16)) if isinstance(word, among.Give) else word]


LIES: dict[str, Bend] = {
    "lots": _lots,
    "hash": _hash,
    "made up": _made_up,
    "turn": _turn,
    "late": _late,
    "share": _share,
}
NAMED = {"lots": "unshown", "hash": "claim"}
"""Lies that somebody is always caught at."""


class Lied(NamedTuple):
    """What came of many tables."""

    tables: int
    out_of_turn: int
    """Tables at which the liar was given a share before its turn."""
    named: int
    certain: int
    """Tables whose lie cannot go unnoticed."""
    wrong: int
    """Tables at which somebody honest was named."""
    split: int


def table(seed: int) -> tuple[str, str, Players, bool]:
    """One table: (the lie, the liar, the world after it, whether there were two futures)."""
    dice = random.Random(seed)
    names = NAMES[: dice.choice((3, 4))]
    lie, liar = dice.choice(sorted(LIES)), dice.choice(names)
    world = Players(*names, seed=seed, loss=dice.choice((0.0, 0.1)))
    world.play_on(dice.randint(1, 4))
    mover = world.movers[key(liar)]
    honest = mover.take_outgoing

    def bent() -> list[tuple[str, bytes]]:
        return [
            (to, msgspec.msgpack.encode(word)) for to, frame in honest() for word in LIES[lie](mover, among.read(frame))
        ]

    mover.take_outgoing = bent  # type: ignore[method-assign]
    world.lose_host()
    split = False
    for _ in range(round((PATIENCE + 30) / 0.5)):
        world.wait(0.5)
        split = split or len(world.futures()) > 1
    return lie, liar, world, split


def run(seeds: Iterable[int]) -> Lied:
    """Many of them."""
    tables = early = named = certain = wrong = split = 0
    for seed in seeds:
        lie, liar, world, two = table(seed)
        tables, split = tables + 1, split + two
        order = (
            next(iter(world.clients.values())).standby.kept.holders
            if not world.opened
            else world.table.failover.copies.lock.holders
        )  # type: ignore[union-attr]
        first = order[0]
        others = [client for client in world.clients.values() if client.key != key(liar)]
        given = {(s.giver, s.to) for client in others for s in world.got(client, e.ShareGiven) if s.giver != key(liar)}
        # Its turn: it is the first, or the first was given shares and failed.
        early += (
            key(liar) != first and any(to == key(liar) for _, to in given) and not any(to == first for _, to in given)
        )
        caught = [event for client in others for event in world.got(client, e.Caught)]
        hit = any(event.who == key(liar) and event.offence == NAMED.get(lie, event.offence) for event in caught)
        named += hit and lie in NAMED
        certain += lie in NAMED
        wrong += any(event.who != key(liar) for event in caught)
    return Lied(tables, early, named, certain, wrong, split)
