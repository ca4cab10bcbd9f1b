"""A bot's thought while people wait anyway: begun with the ask, in slices, dropped with it."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from math import inf

from game.engine.ask import SeatAsk
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Bot, Thought


class Pondering:
    """What one bot thinks about, if anything. Its owner says when it may go on and when to answer."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._about: Hashable = None
        self._thought: Thought | None = None
        self._choice: Choice | None = None
        self._bot: Bot | None = None
        """Whose thought has come to no answer yet."""

    @property
    def is_busy(self) -> bool:
        """Whether there is more to think."""
        return self._thought is not None and self._choice is None

    def drop(self) -> None:
        """Forget it: the ask is gone, or another one came."""
        if self._bot is not None:
            self._bot.unsaid()
        self._about = self._thought = self._choice = self._bot = None

    def step(self, bot: Bot, about: Hashable, view: View, ask: SeatAsk, seconds: float, most: float = inf) -> float:
        """Begin to think about `ask`, or go on for about so long; return the seconds that it took. Where `about` is another, it
        begins anew, or goes on if that changes nothing for it. Once `most` seconds have passed, the choice is made by what
        has been thought."""
        began = self._clock()
        if about != self._about:
            self.drop()
            self._about, self._thought = about, bot.start(view, ask)
            self._bot = bot if self._thought is not None else None
        if self._thought is not None and self._choice is None:
            if most > 0:
                self._choice = self._thought.step(min(seconds, most))
            if self._choice is None and self._clock() - began >= most:
                self._choice = self._thought.conclude()
        return self._clock() - began

    def answer(self, bot: Bot, view: View, ask: SeatAsk) -> Choice | None:
        """Return the choice to be played, decided now where the bot does not think in slices; None while it thinks on."""
        if self._thought is None:
            return bot.decide(view, ask)
        if self._choice is not None:
            self._bot = None
        return self._choice
