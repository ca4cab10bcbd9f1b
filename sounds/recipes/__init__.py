"""Recipes of the effects. Importing this package fills `RECIPES`, by name of the effect."""

from __future__ import annotations

from sounds.recipes import (
    blasts,
    brass,
    dice,
    fates,
    goats,
    goblin_raid,
    hell_battle,
    hell_rites,
    lair,
    loot_and_recruit,
    loot_fates,
    loot_towers,
    lords_of_hell,
    metal,
    paper,
    raid_battle,
    raid_fates,
    slayer_slayer,
    voices,
    wood,
)
from sounds.recipes.registry import RECIPES, Recipe

__all__ = [
    "RECIPES",
    "Recipe",
    "blasts",
    "brass",
    "dice",
    "fates",
    "goats",
    "goblin_raid",
    "hell_battle",
    "hell_rites",
    "loot_and_recruit",
    "loot_fates",
    "loot_towers",
    "lords_of_hell",
    "lair",
    "metal",
    "paper",
    "raid_battle",
    "raid_fates",
    "slayer_slayer",
    "voices",
    "wood",
]
