"""A move that was made, weighed against another: both played on in the same worlds until it is clear which is better, or that
they are too close to tell. What is said of it must still be true in worlds that nobody has looked at."""

from __future__ import annotations

import time
from dataclasses import replace
from math import inf

from game.bots.thinker import ThinkingBot
from game.engine.ask import SeatAsk
from game.engine.rules import View
from game.engine.spaces import Choice

FEWEST = 8
"""Worlds before anything is called too close to tell."""
ENOUGH = 24
"""Worlds before one of them is called clearly better."""
SURE = 3.0
"""Standard errors of the paired difference that this takes: it is looked at many times."""
DOUBT = 2.0
"""So many below the threshold it is given up."""


class Judgement:
    """`gap`: by how much the second choice does better, in the mean of the worlds so far."""

    def __init__(
        self, bot: ThinkingBot, view: View, ask: SeatAsk, choices: tuple[Choice, Choice], clear: float,
        seconds: float | None, horizon: int, playouts: int,
    ) -> None:  # fmt: skip
        """`clear`: the gap that is worth a word; `seconds` and `playouts`, of both together, bound all of it."""
        budget = replace(bot.budget, playouts=playouts, fewest=playouts, seconds=seconds, horizon=horizon)
        self._thought = bot.compare(view, ask, choices, budget)
        self._clear = clear
        self._is_done = False

    @property
    def worlds(self) -> int:
        return self._thought.comparison.worlds

    @property
    def gap(self) -> float:
        return self._thought.comparison.lead(1, 0)

    @property
    def error(self) -> float:
        return self._thought.comparison.error(1, 0)

    @property
    def is_clear(self) -> bool:
        """Whether one of them is better by so much, beyond chance."""
        return self.worlds >= ENOUGH and abs(self.gap) >= max(self._clear, SURE * self.error)

    def look_through(self, worlds: int) -> None:
        """Weigh in so many worlds, however clear it is before."""
        self._thought.extend(2 * worlds)
        self._thought.step(inf)

    def step(self, seconds: float) -> bool:
        """Weigh on for about so long; whether there is more to do. It is looked at after each world, so that the same worlds lead
        to the same end however it is sliced."""
        began = time.perf_counter()
        while not self._is_done and time.perf_counter() - began < seconds:
            worlds = self.worlds
            is_over = self._thought.step(0.0) is not None
            self._is_done = is_over or (self.worlds > worlds and self._is_settled())
        return not self._is_done

    def _is_settled(self) -> bool:
        hopeless = self.worlds >= FEWEST and abs(self.gap) + DOUBT * self.error < self._clear
        return hopeless or (self.is_clear and abs(self.gap) - SURE * self.error >= self._clear)
