"""The prints of the foes."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.press import Pressing, separations
from art.kit.recipe import Recipe
from art.titles.slayer_slayer.foe_cast import FOES, Foe
from art.titles.slayer_slayer.foe_scenes import foe_scene

WIDTH, HEIGHT = 432, 386  # the picture window of a card, in card units
MASTER = 2.0  # pixels per unit: 864 x 772
PRESSING = Pressing(salt=0.8)


def seed_of(name: str) -> int:
    """A stable seed from a name."""
    return sum(map(ord, name))


def draw_foe(name: str, foe: Foe, scale: float = MASTER) -> Block:
    """One foe's picture as a block: scene, then figure."""
    block = Block(WIDTH, HEIGHT, scale, "abc", seed=seed_of(name))
    foe_scene(block, foe.scene, WIDTH, HEIGHT, seed_of(name))
    size, dx, dy = foe.frame
    block.push(0, 0, 0, WIDTH / 2 - 400 * size + dx, dy, size)
    foe.draw(block)
    block.pop()
    return block


def _print(name: str) -> dict[str, np.ndarray]:
    return separations(draw_foe(name, FOES[name]), PRESSING)


def foe_recipes() -> list[Recipe]:
    """One plate a foe, to be printed in the ink set ``foes``."""
    return [
        Recipe(f"slayer_slayer/{name}", "plate", repr(foe.frame) + foe.scene, partial(_print, name))
        for name, foe in FOES.items()
    ]
