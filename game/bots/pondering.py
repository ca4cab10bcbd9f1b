"""A bot's thought while people wait anyway: begun with the ask, in slices, dropped with it."""

from __future__ import annotations

from collections.abc import Hashable

from game.engine.ask import SeatAsk
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Bot, Thought


class Pondering:
    """What one bot thinks about, if anything. Its owner says when it may go on and when to answer."""

    def __init__(self) -> None:
        self._about: Hashable = None
        self._thought: Thought | None = None
        self._choice: Choice | None = None

    @property
    def is_busy(self) -> bool:
        """Whether there is more to think."""
        return self._thought is not None and self._choice is None

    def drop(self) -> None:
        """Forget it: the ask is gone, or another one came."""
        self._about = self._thought = self._choice = None

    def step(self, bot: Bot, about: Hashable, view: View, ask: SeatAsk, seconds: float) -> None:
        """Begin to think about `ask`, or go on for about so long. Where `about` is another, it begins anew."""
        if about != self._about:
            self.drop()
            self._about, self._thought = about, bot.start(view, ask)
        if self._thought is not None and self._choice is None:
            self._choice = self._thought.step(seconds)

    def answer(self, bot: Bot, view: View, ask: SeatAsk) -> Choice | None:
        """Return the choice, decided now where the bot does not think in slices; None while it thinks on."""
        if self._thought is None:
            return bot.decide(view, ask)
        return self._choice
