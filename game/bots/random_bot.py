"""The player that draws its choices from the ask: for tests, and as the floor of every comparison."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Bot


class RandomBot(Bot):
    """Any legal choice. In an open ask every third one is the default, so that markets close."""

    def __init__(self, seat: int, seed: int | str = 0) -> None:
        self.seat = seat
        self.chance = FastChance(f"random:{seat}:{seed}")

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        """A random player remembers nothing."""

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        if ask.space is None:
            raise ValueError("nothing is asked of this seat")
        if ask.mode == "open" and self.chance.below("", 3) == 0:
            return ask.default
        return ask.space.sample(self.chance)
