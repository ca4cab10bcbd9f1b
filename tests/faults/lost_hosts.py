"""Random worlds whose hosts are lost while players cannot reach each other: one future, and all together in the end."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import NamedTuple

from tests.net.players import Players

NAMES = ("alice", "bob", "cora", "dave", "eve", "fay")
SEATS = 4
"""What the toy title seats at the most."""
TOGETHER = 200.0
"""Seconds (of the virtual clock) after the last parting by which all must be one table again."""


class Lost(NamedTuple):
    """What came of many worlds."""

    worlds: int
    moves: int
    split: int
    """Worlds in which two hosts took plays."""
    slowest: float


class TwoFutures(AssertionError):
    """Two hosts that take plays of one match."""


def world(seed: int) -> tuple[Players, float]:
    """One world, and how long its players needed at the most. Raises TwoFutures, or AssertionError when they do not come
    together."""
    dice = random.Random(seed)
    names = NAMES[: dice.choice((3, SEATS))]
    players = Players(*names, seed=seed, loss=dice.choice((0.0, 0.2)))
    slowest = 0.0
    for _ in range(dice.randint(1, 3)):
        players.play_on(dice.randint(0, 3))
        for _ in range(dice.randint(0, 3)):
            players.part(*dice.sample(names, 2))
        players.lose_host(dice.choice(list(players.at.values())))
        for _ in range(dice.randint(20, 200)):
            players.wait(0.25)
            if len(players.futures()) > 1:
                raise TwoFutures(f"seed {seed}: {players.futures()}, {players.at}")
        players.parted.clear()
        slowest = max(slowest, players.until_together(TOGETHER))
    return players, slowest


def run(seeds: Iterable[int]) -> Lost:
    """Many of them."""
    count = moves = split = 0
    slowest = 0.0
    for seed in seeds:
        count += 1
        try:
            players, needed = world(seed)
        except TwoFutures:
            split += 1
            continue
        moves += len(players.opened)
        slowest = max(slowest, needed)
    return Lost(count, moves, split, slowest)
