"""An ask: who must decide, on what question, and how the decision is taken."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from game.engine.spaces import Choice, Space

Mode = Literal["sealed", "revisable", "open"]
"""sealed: one answer a seat, final, hidden until all are in. revisable: the same, but a seat may replace its answer
until the last one is in. open: every play is carried out as it comes (the journal's order is the truth) and the ask
stays, under the same id, until its step is done."""

Pace = Literal["quick", "normal", "long"]


class Ask(msgspec.Struct, frozen=True, gc=False):
    """What is asked now. One ask is outstanding at a time, to one seat or many. What each seat may choose is the
    step's `space(match, seat)`, what the clock would choose its `default(match, seat)`.

    kind      the question's name; the catalogue has `<title>.ask.<kind>` for those who decide, `.waiting` for others
    nouns     arguments of the wording that everyone may know
    clock     the title's name for the time limit ("" none); the host knows the seconds
    running   asks with the same clock and the same `running` share one run of the clock (a whole turn's limit)
    pace      hint for hosts and screens
    window    it lasts as long as its clock, which nothing stretches or stops, unless an answer comes that the step does
              not hold for silence (`Step.passes`): whoever passes looks the same as whoever is silent, away, or has
              nothing to answer with
    """

    kind: str
    seats: tuple[int, ...]
    mode: Mode = "sealed"
    nouns: dict[str, Any] = {}
    clock: str = ""
    running: int = 0
    pace: Pace = "normal"
    window: bool = False


class SeatAsk(msgspec.Struct, frozen=True):
    """The ask as one seat (or a spectator) gets it: its own space, who else decides, nobody else's space."""

    id: int
    kind: str
    seats: tuple[int, ...]
    waiting_for: tuple[int, ...]
    mode: Mode
    nouns: dict[str, Any]
    clock: str
    running: int
    pace: Pace
    space: Space | None = None
    """None when this seat has nothing to decide now."""
    default: Choice = None
    answer: Choice = None
    """What this seat has answered so far (sealed and revisable asks)."""
    take_back: bool = False
    """Whether this seat may take back its last play."""
    window: bool = False
    """Nobody can tell passing from silence: the ask lasts as long as its clock."""
