"""The prints of BattleGoats: 55 pictures and two formats of the card back."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.figures.goat_head import GoatHead, draw_goat_head
from art.kit.paths import circle, rect, star
from art.kit.pen import Pen
from art.kit.press import Pressing, separations
from art.kit.recipe import Recipe
from art.kit.scenes import rays, scene
from art.titles.battlegoats.cast import CAST, Picture

WIDTH, HEIGHT = 432, 386  # the picture window of a card, in card units
MASTER = 2.0  # pixels per unit: 864 x 772, crisp at twice a 300-pixel card
BACK_SCALE = 1.6  # the portrait back, 800 x 1120
PRESSING = Pressing(salt=0.8)


def seed_of(name: str) -> int:
    """A stable seed from a name."""
    return sum(map(ord, name))


def draw_picture(name: str, picture: Picture, scale: float = MASTER) -> Block:
    """One card picture as a block: scene, then figure."""
    block = Block(WIDTH, HEIGHT, scale, "abc", seed=seed_of(name))
    scene(block, picture.scene, 0, 0, WIDTH, HEIGHT, seed_of(name), radius=0)
    size, dx, dy = picture.frame
    block.push(0, 0, 0, WIDTH / 2 - 400 * size + dx, dy, size)
    picture.draw(block)
    block.pop()
    return block


def draw_back(width: float, height: float, scale: float, radius: float, frame: bool) -> Block:
    """The back: moss, carved rays and one staring goat that breaks its ring.  No words, so that it may be
    cropped and needs no translation."""
    block = Block(width, height, scale, "abc", seed=4)
    field = rect(0, 0, width, height)
    if frame:
        block.add(rect(14, 14, width - 28, height - 28, 14))
        block.cut(rect(26, 26, width - 52, height - 52, 8))
        block.add(rect(32, 32, width - 64, height - 64, 6))
        field = rect(44, 44, width - 88, height - 88, 4)
        block.cut(field)
    block.add(field, "a")
    cx, cy = width / 2, height / 2
    rays(block, cx, cy, 56, radius * 0.6, 900, ("k",), field, 0.62, 4, add=True)
    block.cut(circle(cx, cy, radius + 18))
    block.add(circle(cx, cy, radius + 11))
    block.cut(circle(cx, cy, radius))
    block.add(circle(cx, cy, radius - 4), "b")
    rays(block, cx, cy, 40, 40, radius - 4, ("b",), circle(cx, cy, radius - 4), 0.4, 2)
    size = radius / 214
    block.push(0, 0, 0, cx - 400 * size, cy - 300 * size, size)
    draw_goat_head(Pen(block), GoatHead(horns="bigram", horn_size=0.92, eyes="mad", mouth="teeth", beard="goat"))
    block.pop()
    if frame:
        for dx in (-1, 1):
            for dy in (-1, 1):
                block.cut(star(cx + dx * (width / 2 - 84), cy + dy * (height / 2 - 92), 8, 12, 26), ("k", "a"))
    return block


def _picture(name: str) -> dict[str, np.ndarray]:
    return separations(draw_picture(name, CAST[name]), PRESSING)


def _back(width: float, height: float, scale: float, radius: float, frame: bool) -> dict[str, np.ndarray]:
    return separations(draw_back(width, height, scale, radius, frame), PRESSING)


def recipes() -> list[Recipe]:
    found = [
        Recipe(f"battlegoats/{name}", "plate", repr(picture.frame) + picture.scene, partial(_picture, name))
        for name, picture in CAST.items()
    ]
    found.append(Recipe("battlegoats/back", "plate", "portrait", partial(_back, 500, 700, BACK_SCALE, 170, True)))
    found.append(
        Recipe("battlegoats/back_wide", "plate", "landscape", partial(_back, WIDTH, HEIGHT, MASTER, 156, False))
    )
    return found
