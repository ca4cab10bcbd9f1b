"""Every question of a random match as a screen words it: which messages it says, beside the space and the default that bind."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.chance import Chance
from game.engine.match import Match
from game.engine.spaces import Choice, Space
from game.tabletop.feed import Update

sys.path[:0] = [str(Path(__file__).parents[1] / "ui")]

from local_feed import LocalFeed  # noqa: E402
from table_driver import open_table  # noqa: E402


@dataclass(frozen=True)
class Asked:
    """One question to one seat."""

    match: Match
    seat: int
    ask: SeatAsk
    space: Space
    default: Choice
    keys: frozenset[str]
    """The messages of the ask line, stakes and time-out."""
    stakes: str
    table: Any
    """The title's screen on it."""

    def some(self, count: int = 40) -> list[Choice]:
        """Choices of the space: what there is where it is small, else some at random."""
        chance = Chance(b"some")
        return [self.space.sample(chance) for _ in range(count)]


Claims = dict[str, Callable[[Asked], bool]]
"""By message: what must hold wherever it is said."""


def questions(
    title: str, seats: int, seed: int, options: dict[str, Any] | None = None, *, plays: int = 1200, most: int = 8
) -> Iterator[Asked]:
    """Play a match at random and yield its questions, with a clock running and aid for newcomers.

    Of each kind of question the first `most` are asked on screen, and now and then another.
    """
    match = LocalFeed(title, seats, seed=seed, options=options, auto=()).match
    chance = Chance(seed.to_bytes(8, "big") + b"asked")
    scenes = [
        open_table(LocalFeed(title, seat=seat, match=match, options=options, auto=()))[1] for seat in range(seats)
    ]
    said: list[str] = []
    kinds: Counter[str] = Counter()
    words = type(scenes[0].services.words)
    plain = words.__call__

    def heard(self: Any, key: str, **args: object) -> str:
        said.append(key.replace("_", "-"))
        return plain(self, key, **args)

    words.__call__ = heard  # type: ignore[method-assign]
    try:
        for n in range(plays):
            if match.ask is None:
                return
            seat = chance.pick("seat", match.waiting_for())
            kind = match.ask.kind
            if kinds[kind] < most or not chance.below("asked", 20):
                kinds[kind] += 1
                ask, scene = match.seat_ask(seat), scenes[seat]
                assert ask is not None
                scene.updates.adopt(Update(1000 + n, match.view(seat), (), ask, 60.0, 60.0, match.result))
                said.clear()
                _, stakes = scene.table.ask()
                space, default = match.space(seat), match.default(seat)
                yield Asked(match, seat, ask, space, default, frozenset(said), stakes, scene.table)
            match.play(seat, match.sample(seat, chance), match.ask_id, at=30_000 + 1000 * seat)
            match.take_cues()
    finally:
        words.__call__ = plain  # type: ignore[method-assign]
