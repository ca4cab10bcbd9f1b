"""What a table counts while it runs: plays, how long they took, who was not let in."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field

import msgspec

BOUNDS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
"""Upper ends of the steps in which plays are counted by how long they took; one more step has the rest."""


class Latency(msgspec.Struct):
    """How long plays took, from the frame that came to the update that was sent."""

    steps: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BOUNDS_S) + 1))
    sum_s: float = 0.0

    def observe(self, seconds: float) -> None:
        """One more play."""
        self.steps[bisect_left(BOUNDS_S, seconds)] += 1
        self.sum_s += seconds

    def copy(self) -> Latency:
        """As it is now, for other threads."""
        return Latency(self.steps.copy(), self.sum_s)


@dataclass
class Counts:
    """What a room counts since it was opened."""

    plays: int = 0
    """Plays that were told to the table; defaults that fell due together are one."""
    refused: Counter[str] = field(default_factory=Counter)
    """Who was not let in, by the reason (`messages.SORRY`)."""
