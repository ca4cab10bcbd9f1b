"""What a title's bot says of choices: what one does (`Deed`), and why (`Reason`). Kinds and nouns; words are the screen's.

A title declares its kinds in `bot/reasons.py`, a class a kind as cues are, and says them in its words: `advice-<kind>` for
deeds, `why-<kind>` for reasons. A reason is a claim about the position that it is given for: `tests/bots/test_reasons.py`
works every one of them out again by the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.ask import SeatAsk
from game.engine.cues import Cue
from game.engine.rules import View
from game.engine.spaces import Choice

WINS, POINTS = "wins", "points"
"""What a title's value may count: wins in 1; points."""


class Deed(Cue, frozen=True, kw_only=True):
    """What a choice does."""

    at: list[list[int | str]] = []
    """What it is about, as a ping names things: it is pointed at on the table."""


class Reason(Cue, frozen=True, kw_only=True):
    """Why a choice is good: something that holds in the position, from what the seat may know."""


class SpokenLine(NamedTuple):
    """A ready-made line that a bot says with a choice, by its name; `to` one seat alone, None: to all."""

    line: str
    to: int | None = None


@dataclass(frozen=True)
class Coaching:
    """What a title's bot can say: `bot/reasons.py` of a title ends with `COACHING = Coaching(...)`."""

    deed: Callable[[View, SeatAsk, int, Choice], Deed | None]
    """What a choice of a seat does; None: it is not worth a word."""
    reason: Callable[[View, SeatAsk, int, Choice], Reason | None]
    """Why; None where nothing can be said for sure."""
    kinds: Mapping[str, type[Cue]]
    """Its deeds and reasons by the names they are told by (`kinds_in`)."""
    spoken: Callable[[View, SeatAsk, int, Choice], SpokenLine | None] | None = None
    """What a bot says aloud with a choice. Nothing that its hearers may not know."""
    together: Callable[[Deed, Deed], tuple[Deed, Reason | None] | None] | None = None
    """Two deeds of one seat, one after the other, as one, and why; None: each is told by itself."""


@dataclass(frozen=True)
class Counsel:
    """One choice, in a coach's words."""

    choice: Choice
    deed: Deed
    why: Reason | None = None
    more: tuple[Choice, ...] = ()
    """Choices that follow at once and read as one with it."""


class Worth(NamedTuple):
    """What one of the choices that were compared is worth."""

    counsel: Counsel
    value: float
    """0 to 1 as the title counts it, in the same worlds as the others'."""


@dataclass(frozen=True)
class Hint:
    """What hard would do this turn, and how that compares."""

    number: int
    """Which question of the window this answers."""
    steps: tuple[Counsel, ...] = ()
    """Its choice now, and after it those of the same turn that nothing unknown lies before. Empty: there is nothing to say."""
    worth: tuple[Worth, ...] = ()
    """One step and the nearest others that read differently; empty where nothing was compared."""
    weighed: int = 0
    """Which of the steps that is, from 0."""
    goes_on: bool = False
    """The next step can be thought about too, when it is asked for."""


@dataclass(frozen=True)
class Remark:
    """What would have been clearly better than what was played."""

    number: int
    """Which move of the person this is about."""
    better: Counsel
    margin: float
    """By how much, as the title counts it: in parts of 1 where that is a chance."""
    unit: str = WINS
    """What is counted (`table-coach-cost-<unit>`)."""


@dataclass(frozen=True)
class Nod:
    """What was played is clearly better than what many would play."""

    number: int
    """Which move of the person this is about."""
    played: Counsel
    margin: float
    """By how much, as of a remark."""
    unit: str = WINS


Verdict = Remark | Nod
"""What there is to say of a move."""
