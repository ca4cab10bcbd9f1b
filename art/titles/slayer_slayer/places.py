"""The prints of doors, events, the store and the pieces of the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.press import FRAME, UI, Pressing, separations
from art.kit.recipe import Recipe
from art.titles.slayer_slayer import doors
from art.titles.slayer_slayer.events_more import EVENTS
from art.titles.slayer_slayer.foe_scenes import foe_scene
from art.titles.slayer_slayer.tokens import EMBLEMS, TOKENS
from art.titles.slayer_slayer.wares import ITEMS

Draw = Callable[[Block], None]
ILLUSTRATION = Pressing(salt=0.8)
SMALL = Pressing(rough=0.4, salt=0.4, shift=0.6)


WIDTH, HEIGHT, SIZE = 432, 386, 0.54  # a card picture; its figures' space is 800 x 715


def _pictured(draw: Draw, scenery: str, block: Block) -> None:
    foe_scene(block, scenery, WIDTH, HEIGHT, block.seed)
    block.push(0, 0, 0, 0, 0, SIZE)
    draw(block)
    block.pop()


def _print(name: str, draw: Draw, w: float, h: float, scale: float, pressing: Pressing) -> dict[str, np.ndarray]:
    block = Block(w, h, scale, "abc", seed=sum(map(ord, name)))
    draw(block)
    return separations(block, pressing)


def pieces() -> dict[str, tuple[Draw, float, float, float, Pressing]]:
    """What draws it, width and height in units, pixels a unit, how it is printed."""
    found: dict[str, tuple[Draw, float, float, float, Pressing]] = {}
    for name, (draw, scenery) in {**EVENTS, **ITEMS}.items():
        found[name] = (partial(_pictured, draw, scenery), WIDTH, HEIGHT, 2, ILLUSTRATION)
    for name, draw in doors.DOORS.items():
        found[name] = (draw, *doors.DOOR, 2, FRAME)
    found["shaft"] = (doors.shaft, doors.SHAFT_W, doors.SHAFT_H, 2, FRAME)
    found["shaft_top"] = (doors.shaft_top, doors.SHAFT_W, doors.TOP_H, 2, FRAME)
    found["shaft_landing"] = (doors.shaft_landing, doors.SHAFT_W, doors.FLOOR_H, 2, FRAME)
    found["shaft_landing_left"] = (
        partial(doors.shaft_landing, right=False, seed=4),
        doors.SHAFT_W,
        doors.FLOOR_H,
        2,
        FRAME,
    )
    found["shaft_pit"] = (doors.shaft_pit, doors.SHAFT_W, doors.PIT_H, 2, FRAME)
    found["tray"] = (doors.tray, *doors.TRAY, 2, FRAME)
    for name, draw in TOKENS.items():
        found[name] = (draw, 96, 96, 2, UI)
    for name, draw in EMBLEMS.items():
        found[name] = (draw, 192, 192, 2, SMALL)
    return found


def place_recipes() -> list[Recipe]:
    return [
        Recipe(f"slayer_slayer/{name}", "plate", repr(piece[1:4]), partial(_print, name, *piece))
        for name, piece in pieces().items()
    ]
