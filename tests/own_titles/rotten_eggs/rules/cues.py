"""Every kind of cue: what is told of what happened."""

from __future__ import annotations

from game.engine.cues import Cue, Handle, Seat, Secret, kinds_in


class Offered(Cue, frozen=True, kw_only=True):
    """An egg is offered face down; `kind` is what it is, `claim` what it is said to be."""

    seat: Seat
    to: Seat
    egg: Handle
    kind_of: Secret[str]
    claim: str
    rule: str = "EGG-1.2"


class Nested(Cue, frozen=True, kw_only=True):
    """An egg is turned up in a nest: taken, or pushed back to whoever offered it."""

    seat: Seat
    egg: Handle
    kind_of: str
    points: int
    pushed: bool
    rule: str = "EGG-1.3"


KINDS = kinds_in(__name__)
