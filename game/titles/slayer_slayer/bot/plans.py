"""What Goblin Slayer-Slayer's choices are to a plain plan, and a plan of its own."""

from __future__ import annotations

from game.engine.ask import SeatAsk
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.plan_contract import Plans
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


PLANS = Plans(
    habits={
        "spend": ("store buy",),
        "accept": ("horde_die_vote roll", "bet_vote odds", "bet_vote evens"),
        "rush": ("loot_division confirm", "store done"),
        "pledge": ("play_cards pledge",),
        "ping": ("loot_division ping",),
    },
    told={"pledge": "play_cards pledge", "ping": "loot_division ping"},
    settings={"never_pledges": {"pledge": -1}, "sends_all": {"size": 1, "pledge": -1}},
    own={"least": lambda seat, options, seed: Shirker("hard", seat, options, seed)},
)
