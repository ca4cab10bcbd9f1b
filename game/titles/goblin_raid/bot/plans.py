"""Opponents to measure by: `gobsmack simulate goblin_raid --bots hard,first_hard`."""

from __future__ import annotations

from game.titles.bot_contract import Plan
from game.titles.goblin_raid.bot.bot import Player
from game.titles.goblin_raid.bot.memory import FIRST_HARD

PLANS: dict[str, Plan] = {
    "first_hard": lambda seat, options, seed: Player(FIRST_HARD, seat, options, seed),
}
"""Name -> the player of a seat, for the options and the seed of a game."""
