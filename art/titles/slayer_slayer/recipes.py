"""The prints of Goblin Slayer-Slayer, from the modules that draw them: goblins and their back, foes, places."""

from __future__ import annotations

from art.kit.recipe import Recipe
from art.titles.slayer_slayer.foes import foe_recipes
from art.titles.slayer_slayer.goblins import goblin_recipes
from art.titles.slayer_slayer.places import place_recipes


def recipes() -> list[Recipe]:
    return [*goblin_recipes(), *foe_recipes(), *place_recipes()]
