"""Whole matches that fit what a seat knows, to think in."""

from __future__ import annotations

from typing import Any

from game.engine import match as engine
from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance
from game.engine.match import Match
from game.engine.rules import Rules, View
from game.titles.bot_contract import Memory


class Worlds:
    """Where the worlds of one thinker come from: its view, and what it remembers."""

    def __init__(
        self, rules: Rules, seat: int, options: dict[str, Any], kinds: tuple[str, ...], memory: Memory
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.options = options
        self.kinds = kinds
        self.memory = memory

    def imagine(self, view: View, ask: SeatAsk, chance: AnyChance) -> Match:
        """Return a match that fits, with what is hidden drawn from `chance`."""
        seen = self.memory.recall(view, chance)
        match = engine.imagine(self.rules, seen, ask, self.seat, chance, self.options, self.kinds)
        self.memory.adjust(match)
        return match
