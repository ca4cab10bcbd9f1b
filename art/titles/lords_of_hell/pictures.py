"""The prints of Lords of Hell that fill a window: devils, cards, status, promises.  All are square."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.paths import rect
from art.kit.press import Pressing, separations
from art.kit.recipe import Recipe
from art.kit.rooms import ROOMS, room
from art.titles.lords_of_hell.artifacts import ARTIFACTS
from art.titles.lords_of_hell.devils import DEVILS, draw_bust, draw_devil
from art.titles.lords_of_hell.fortresses import FORTRESSES, RUINS
from art.titles.lords_of_hell.hordes import HORDES
from art.titles.lords_of_hell.parts import Draw
from art.titles.lords_of_hell.rituals import RITUALS
from art.titles.lords_of_hell.scenery import SCENES as HELL
from art.titles.lords_of_hell.specials import SPECIALS
from art.titles.lords_of_hell.tidings import PLACES, PROMISES, STATUS
from art.titles.slayer_slayer.foe_scenes import foe_scene

SIDE, SPACE = 432, 0.54  # a picture's window; its drawings have a space of 800 x 800
MASTER, LESS = 1.5, 1.2  # pixels a unit: 648 x 648, and 518 x 518 for what is never shown large
FACE, FACE_SCALE = 200, 1.28  # 256 x 256
ILLUSTRATION = Pressing(salt=0.8)
SMALL = Pressing(rough=0.5, salt=0.3, shift=0.6)

PICTURES: dict[str, tuple[Draw, str]] = {
    **{name: (partial(draw_bust, d=devil), devil.scene) for name, devil in DEVILS.items()},
    **HORDES,
    **FORTRESSES,
    **RUINS,
    **ARTIFACTS,
    **RITUALS,
    **SPECIALS,
    **PROMISES,
    **STATUS,
    **PLACES,
}
"""By the id of the card: what is drawn, and the scene behind it."""


def picture(block: Block, draw: Draw, scenery: str) -> None:
    """A drawing before its scene."""
    if scenery in HELL:
        HELL[scenery](block, SIDE, SIDE, rect(0, 0, SIDE, SIDE), block.seed)
    elif scenery in ROOMS:
        room(block, scenery, SIDE, SIDE, block.seed)
    else:
        foe_scene(block, scenery, SIDE, SIDE, block.seed)
    block.push(0, 0, 0, 0, 0, SPACE)
    draw(block)
    block.pop()


def seed_of(name: str) -> int:
    """A stable seed from a name."""
    return sum(map(ord, name))


SMALLER = {*RUINS, *PROMISES, *STATUS}


def card_block(name: str, scale: float | None = None) -> Block:
    scale = scale or (LESS if name in SMALLER else MASTER)
    block = Block(SIDE, SIDE, scale, "abc", seed=seed_of(name))
    picture(block, *PICTURES[name])
    return block


def face_block(name: str, scale: float = FACE_SCALE) -> Block:
    """A devil's head, so close that its eyes survive at 40 pixels."""
    x, y, half = DEVILS[name].face
    block = Block(FACE, FACE, scale, "abc", seed=seed_of(name))
    block.add(rect(0, 0, FACE, FACE), "c")
    zoom = FACE / 2 / half
    block.push(0, 0, 0, FACE / 2 - x * zoom, FACE / 2 - y * zoom, zoom)
    draw_devil(block, DEVILS[name])
    block.pop()
    return block


def _card(name: str) -> dict[str, np.ndarray]:
    return separations(card_block(name), ILLUSTRATION)


def _face(name: str) -> dict[str, np.ndarray]:
    return separations(face_block(name), SMALL)


def recipes() -> list[Recipe]:
    found = [
        Recipe(f"lords_of_hell/{name}", "plate", scene, partial(_card, name)) for name, (_, scene) in PICTURES.items()
    ]
    return found + [Recipe(f"lords_of_hell/face_{name}", "plate", name, partial(_face, name)) for name in DEVILS]
