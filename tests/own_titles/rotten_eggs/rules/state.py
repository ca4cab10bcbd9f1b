"""What lies on the table. An egg is its handle, its place in `kinds`; what it is stands there."""

from __future__ import annotations

import msgspec

from game.engine.match import Match as AnyMatch


class State(msgspec.Struct):
    """Hands and nests hold handles; -1 is nobody, nothing."""

    kinds: list[int]
    hands: list[list[int]]
    nests: list[list[int]]
    turn: int = 0
    egg: int = -1
    """The egg that is offered, what it is said to be, and to whom."""
    claim: int = -1
    to: int = -1


Match = AnyMatch[State]
