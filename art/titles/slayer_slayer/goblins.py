"""The prints of the 25 goblins and two formats of the Minion deck's back."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.figures.minion import Face, draw_face
from art.kit.paths import circle, rect, star, text_path
from art.kit.pen import Pen
from art.kit.press import Pressing, separations
from art.kit.recipe import Recipe
from art.kit.scenes import rays
from art.titles.slayer_slayer.cast import CAST
from art.titles.slayer_slayer.picture import HEIGHT, WIDTH

MASTER = 2.0  # pixels per unit: 864 x 772, crisp at twice a 300-pixel card
BACK_SCALE = 1.6  # the portrait back, 800 x 1120
PRESSING = Pressing(salt=0.8)
SLAYER = Face(
    "wedge",
    "long",
    "carrot",
    "sly",
    "grin",
    brow="angry",
    brow_width=26,
    ear_scale=0.66,
    mouth_drop=94,
    mouth_width=90,
    eye_size=42,
    look=(0.1, 0.3),
)


def seed_of(name: str) -> int:
    """A stable seed from a name."""
    return sum(map(ord, name))


def draw_back(width: float, height: float, scale: float, radius: float, portrait: bool) -> Block:
    """Green, carved rays and one grinning face that breaks its ring.  The portrait has a frame and the title's name,
    which is the same in all languages; the wide one may be cropped."""
    block = Block(width, height, scale, "abc", seed=4)
    field = rect(0, 0, width, height)
    if portrait:
        block.add(rect(14, 14, width - 28, height - 28, 14))
        block.cut(rect(26, 26, width - 52, height - 52, 8))
        block.add(rect(32, 32, width - 64, height - 64, 6))
        field = rect(44, 44, width - 88, height - 88, 4)
        block.cut(field)
    block.add(field, "a")
    cx, cy = width / 2, height / 2
    rays(block, cx, cy, 56, radius * 0.6, 900, ("k",), field, 0.62, 4, add=True)
    if portrait:
        _name_plate(block, "GOBLIN", cx, 92, 44, 6)
        _name_plate(block, "SLAYER-SLAYER", cx, height - 92, 31, 1)
    block.cut(circle(cx, cy, radius + 18))
    block.add(circle(cx, cy, radius + 11))
    block.cut(circle(cx, cy, radius))
    block.add(circle(cx, cy, radius - 4), "b")
    rays(block, cx, cy, 40, 40, radius - 4, ("b",), circle(cx, cy, radius - 4), 0.4, 2)
    size = radius / 208
    block.push(0, 0, 0, cx, cy + 4, size)
    draw_face(Pen(block), SLAYER)
    block.pop()
    if portrait:
        for dx in (-1, 1):
            for dy in (-1, 1):
                block.cut(star(cx + dx * 176, cy + dy * (height / 2 - 128), 8, 9, 21), ("k", "a"))
    return block


def _name_plate(block: Block, words: str, x: float, y: float, size: float, tracking: float) -> None:
    block.cut(rect(x - 172, y - 36, 344, 72, 8))
    block.add(rect(x - 167, y - 31, 334, 62, 6))
    block.cut(rect(x - 160, y - 24, 320, 48, 3), ("k",), stroke=1.6)
    block.cut(text_path(words, "AlfaSlab", size, x, y + size * 0.36, "m", tracking), ("k",))


def _picture(name: str) -> dict[str, np.ndarray]:
    block = Block(WIDTH, HEIGHT, MASTER, "abc", seed=seed_of(name))
    CAST[name].draw(block, seed_of(name))
    return separations(block, PRESSING)


def _back(width: float, height: float, scale: float, radius: float, portrait: bool) -> dict[str, np.ndarray]:
    return separations(draw_back(width, height, scale, radius, portrait), PRESSING)


def goblin_recipes() -> list[Recipe]:
    """One print per card id of the Minion deck, and its back."""
    found = [
        Recipe(f"slayer_slayer/{name}", "plate", repr(picture.frame) + picture.scene, partial(_picture, name))
        for name, picture in CAST.items()
    ]
    found.append(Recipe("slayer_slayer/back", "plate", "portrait", partial(_back, 500, 700, BACK_SCALE, 158, True)))
    found.append(
        Recipe("slayer_slayer/back_wide", "plate", "landscape", partial(_back, WIDTH, HEIGHT, MASTER, 150, False))
    )
    return found
