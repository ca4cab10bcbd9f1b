"""What plain plans are told of a title: `bot/plans.py` of a title holds `PLANS = Plans(...)`.

A plain plan plays as a bot does but for one habit that it follows blindly. Simulations seat it among bots: none of them
may win by a trick (`game/bots/plans.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Plan

Dials = Mapping[str, float]
"""Name of a habit -> how far it goes: 1 whenever it can, 0 as the bot does, -1 never; in between, that often."""


@dataclass(frozen=True)
class Plans:
    """The habits of a title's choices, and its own plans."""

    habits: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Name -> the choices that belong to it, as patterns of "ask verb": "turn attack", "* attack", "vote *". The habits
    `attack`, `spend`, `leave` (from home), `accept` (a deal), `rush` and `call_off` have plans of their own in every title
    that names them."""
    idle: tuple[str, ...] = ()
    """Patterns of choices that change nothing and may be made again and again: no way out where a habit forbids the rest."""
    told: Mapping[str, str] = field(default_factory=dict)
    """Kind of cue that tells of a seat's choice -> the pattern of such choices: what a copycat does after it."""
    standing: Callable[[View], Sequence[float]] | None = None
    """How well each seat stands, as everybody sees it; None where there is no leader to attack."""
    target: Callable[[Choice], int] | None = None
    """The seat that an `attack` is against."""
    settings: Mapping[str, Dials] = field(default_factory=dict)
    """Further plans: name -> its dials."""
    own: Mapping[str, Plan] = field(default_factory=dict)
    """Further plans: name -> a player of their own."""
