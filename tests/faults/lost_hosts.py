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
    """Two hosts that take plays of one match, or plays that one took and the last one does not have."""


def world(seed: int, plays: float = 0.0) -> tuple[Players, float]:
    """One world, and how long its players needed at the most. `plays`: how likely somebody plays on in a quarter of a second,
    wherever the match goes on just then. Raises TwoFutures, or AssertionError when they do not come together."""
    dice, hand = random.Random(seed), random.Random(f"plays of {seed}")
    taken = 0
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
            for name in players.futures() if hand.random() < plays else ():
                players.one_play()
                players.exchange()
                taken = max(taken, _version(players, name))
        if any(_is_over(players, name) for name in players.hosts):
            return players, slowest
        players.parted.clear()
        slowest = max(slowest, players.until_together(TOGETHER))
        if (last := _version(players, next(iter(players.at.values())))) < taken:
            raise TwoFutures(f"seed {seed}: {taken} plays were taken, {last} are left")
    return players, slowest


def _version(players: Players, name: str) -> int:
    running = players.hosts[name].running
    return 0 if running is None else running.version


def _is_over(players: Players, name: str) -> bool:
    running = players.hosts[name].running
    return running is not None and running.match.result is not None


def run(seeds: Iterable[int]) -> Lost:
    """Many of them; in every second one somebody plays on wherever the match goes on."""
    count = moves = split = 0
    slowest = 0.0
    for seed in seeds:
        count += 1
        try:
            players, needed = world(seed, 0.1 * (seed % 2))
        except TwoFutures:
            split += 1
            continue
        moves += len(players.opened)
        slowest = max(slowest, needed)
    return Lost(count, moves, split, slowest)
