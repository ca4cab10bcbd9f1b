"""The prints of Loot & Recruit's cards, events, backs and small signs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.press import Pressing, separations
from art.kit.recipe import Recipe
from art.kit.rooms import ROOMS, room
from art.titles.loot_and_recruit.events import EVENTS
from art.titles.loot_and_recruit.pictures_backs import BACK, BACKS, back_wide
from art.titles.loot_and_recruit.pictures_crew import CREW
from art.titles.loot_and_recruit.pictures_goods import GOODS
from art.titles.loot_and_recruit.tokens import sign_recipes
from art.titles.slayer_slayer.foe_scenes import foe_scene

WIDTH, HEIGHT, SPACE = 432, 386, 0.54  # a card picture; its drawings have a space of 800 x 715
MASTER = 2.0  # pixels a unit
BACK_SCALE = 1.6  # the portrait back, 800 x 1120
ILLUSTRATION = Pressing(salt=0.8)
Draw = Callable[[Block], None]

PICTURES: dict[str, tuple[Draw, str]] = {**GOODS, **CREW, **EVENTS}
"""By the id of the card or event: what is drawn, and the scene behind it."""


def picture(block: Block, draw: Draw, scenery: str) -> None:
    """A drawing before its scene."""
    if scenery in ROOMS:
        room(block, scenery, WIDTH, HEIGHT, block.seed)
    else:
        foe_scene(block, scenery, WIDTH, HEIGHT, block.seed)
    block.push(0, 0, 0, 0, 0, SPACE)
    draw(block)
    block.pop()


def seed_of(name: str) -> int:
    """A stable seed from a name."""
    return sum(map(ord, name))


def _print(name: str, draw: Draw, w: float, h: float, scale: float, pressing: Pressing) -> dict[str, np.ndarray]:
    block = Block(w, h, scale, "abc", seed=seed_of(name))
    draw(block)
    return separations(block, pressing)


def _card(name: str, draw: Draw, scenery: str) -> dict[str, np.ndarray]:
    block = Block(WIDTH, HEIGHT, MASTER, "abc", seed=seed_of(name))
    picture(block, draw, scenery)
    return separations(block, ILLUSTRATION)


def recipes() -> list[Recipe]:
    found = [
        Recipe(f"loot_and_recruit/{name}", "plate", drawn[1], partial(_card, name, *drawn))
        for name, drawn in PICTURES.items()
    ]
    pieces: dict[str, tuple[Draw, float, float, float, Pressing]] = {
        **{name: (draw, *BACK, BACK_SCALE, ILLUSTRATION) for name, draw in BACKS.items()},
        "back_wide": (back_wide, WIDTH, HEIGHT, MASTER, ILLUSTRATION),
    }
    for name, piece in pieces.items():
        found.append(Recipe(f"loot_and_recruit/{name}", "plate", repr(piece[1:4]), partial(_print, name, *piece)))
    return found + sign_recipes()
