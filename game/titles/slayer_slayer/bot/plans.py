"""Plain plans for simulations: a player that follows one rule blindly and else plays as hard does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.slayer_slayer.bot.bot import Player
from game.titles.slayer_slayer.bot.play import by_power
from game.titles.slayer_slayer.bot.table import Table
from game.titles.slayer_slayer.rules import forecast
from game.titles.slayer_slayer.rules.plays import Commit


class Shirker(Player):
    """Send as few cards as the rules allow, the weakest ones, in every round, and say nothing."""

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        if ask.kind != "play_cards" or self.mind.seat in view["play"]["ready"]:
            return super().decide(view, ask)
        table = Table(view, self.mind)
        fewest, _ = forecast.limits(view, self.mind.seat, self.mind.options)
        return Commit([table.handles[place] for place in sorted(by_power(table.faces)[:fewest])]).choice()


PLANS: dict[str, Callable[[int, dict[str, Any], int | str], Player]] = {
    "least": lambda seat, options, seed: Shirker("hard", seat, options, seed),
}
"""Name -> the player of a seat, for the options and the seed of a game."""
