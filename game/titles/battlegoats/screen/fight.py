"""A fight as the stage shows it: the two fighters, what each counts, who wins. The moments set it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from game.ui.widgets.inspector import Entry

STEPS = ("flip", "power", "compare", "after", "settle")


Verdict = Literal["", "wins", "loses", "falls", "saved"]
"""What became of a fighter so far. A loser only falls once its own card has: a stand-in may fall for it (BTG-5.9), and a
winner may still be caught by a blast (BTG-5.10)."""


class LedgerLine(NamedTuple):
    """A line of what makes a power."""

    words: str
    printed: str
    """What is printed for it: a change with its sign, what a card has by itself without."""
    add: int

    def entry(self) -> Entry:
        """As the inspector shows it."""
        return Entry(self.words, self.printed)


@dataclass
class Fighter:
    """One side of the stage."""

    seat: int
    space: str
    card: str | None = None
    lines: list[LedgerLine] = field(default_factory=list)
    """In the order in which they are counted."""
    stamped: int = 0
    """How many of them are shown."""
    total: int | None = None
    verdict: Verdict = ""
    edge: float = 1.0
    """How wide its card is seen while it turns up."""
    is_gone: bool = False
    """Its card has gone to pieces."""


@dataclass
class Fight:
    """What lies on the stage now."""

    left: Fighter
    right: Fighter
    step: str = "flip"
    """One of STEPS."""
    heading: str = ""
    slide: float = 1.0
    """How far the stage has slid in."""
    burst: str = ""
    """8:7, once both have been counted."""
    after: str = ""
    """The word for the fourth step (shout, look)."""
    bump: tuple[float, float] = (0.0, 0.0)
    """How far each card has leapt towards the other (1: until they touch; under 0: thrown back)."""

    def side(self, place: Sequence[Any]) -> Fighter | None:
        """The fighter of a space (seat, name of the space), if it is one of the two on the stage."""
        return next((one for one in (self.left, self.right) if (one.seat, one.space) == tuple(place)), None)
