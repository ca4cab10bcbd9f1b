"""What a player reads when a match is over: the audit, the others' signed heads and the compared keys, taken together.

Nothing is called fair that is not proven: a doubt is said with its reason and its names (net/FAIRNESS.md).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from net.fairness.account import StandIn, Verdict
from net.fairness.heads import Standing

Kind = Literal["fair", "open", "cheated"]


class Outcome(msgspec.Struct, frozen=True):
    """fair: proven. open: nothing is wrong, and it isn't proven either. cheated: somebody did not tell the truth."""

    kind: Kind
    why: str = ""
    """A code; the words for it are `trust.why.<code>`."""
    at: int = 0
    """The play in question; 0 is the deal."""
    who: tuple[str, ...] = ()
    """Keys of the players in question."""
    seat: int = -1
    """Whose play is in question; -1: nobody's in particular."""
    stand_ins: tuple[StandIn, ...] = ()
    """The seats for which others played: the clock, a bot that sat in, or whoever took the seat over."""


Compared = Literal["alone", "proven", "told", "none"]
"""Whose keys they are. alone: nobody to compare with. proven: words of which my program made a part. told: words that I
watched others make. none: no words."""


def judge(verdict: Verdict, standing: Standing, compared: Compared) -> Outcome:
    """Return what is proven."""
    stand_ins = verdict.stand_ins
    if verdict.outcome == "false":
        return Outcome("cheated", verdict.why, verdict.at, (), verdict.seat, stand_ins)
    if standing.differs:
        first = min(version for _, version in standing.differs)
        return Outcome("cheated", "story", max(0, first - 1), tuple(key for key, _ in standing.differs))
    if verdict.outcome == "unknown":
        return Outcome("open", verdict.why, verdict.at, (), verdict.seat, stand_ins)
    if compared in ("told", "none"):
        return Outcome("open", "watched" if compared == "told" else "words")
    if standing.unheard:
        return Outcome("open", "unheard", 0, standing.unheard, -1, stand_ins)
    return Outcome("fair", stand_ins=stand_ins)
