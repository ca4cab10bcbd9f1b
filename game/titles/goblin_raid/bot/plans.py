"""What Goblin's choices are to a plain plan."""

from __future__ import annotations

from game.titles.goblin_raid.bot.bot import Player
from game.titles.goblin_raid.bot.memory import FIRST_HARD
from game.titles.plan_contract import Plans

PLANS = Plans(
    habits={
        "attack": ("declare declare",),
        "leave": ("goblin_move march", "goblin_move step", "feudal_move march", "feudal_move step"),
        "rush": ("goblin_move march", "feudal_move march", "declare declare"),
        "call_off": ("* call_off",),
        "strike": ("battle_step fire", "battle_step melee", "battle_step auto_step"),
        "aim": ("battle_step fire", "battle_step melee"),
        "advance": ("advance advance",),
        "escort": ("escort escort",),
    },
    idle=("* order",),
    settings={
        "holds_fire": {"strike": -1},
        "auto_battle": {"aim": -1},
        "never_advances": {"advance": -1},
        "never_escorts": {"escort": -1},
    },
    own={"first_hard": lambda seat, options, seed: Player(FIRST_HARD, seat, options, seed)},
)
"""`first_hard` is hard as it was in the first release, to measure by."""
