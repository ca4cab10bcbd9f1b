"""What a devil's small face does with its eyes: the moods of the seat portraits, side by side in one plate a devil."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.figures.goblin import Goblin
from art.kit.paths import rect
from art.kit.pen import Pen
from art.kit.press import separations
from art.kit.recipe import Recipe
from art.portraits.moods import LOOKS, MOODS, draw_lids
from art.titles.lords_of_hell.devils import DEVILS, Devil, draw_devil
from art.titles.lords_of_hell.pictures import FACE, FACE_SCALE, SMALL, seed_of

STRANGE: dict[str, dict[str, object]] = {
    "baalzebub": {"face_shift": 0, "eye_shift": -38, "eye_apart": 84, "eye_size": 84},
    "mammon": {"eyes": "one", "face_shift": 0, "eye_shift": 2, "eye_size": 51},
}
"""Eyes that are not its head's own, but drawn on it."""


def eyes_of(name: str) -> Goblin:
    """A goblin with the eyes of that devil where it has them, for the lids of the seat portraits."""
    f = DEVILS[name].minion.face
    fields = {"face_shift": f.turn, "eye_shift": f.eye_drop + 14, "eye_apart": f.eye_apart, "eye_size": f.eye_size}
    return replace(Goblin("egg", "bat", "snub", "open", "grin", skin=f.skin), **{**fields, **STRANGE.get(name, {})})


def mooded(name: str, mood: str) -> Devil:
    """The devil with its pupils turned, or with lids over its eyes."""
    devil = DEVILS[name]
    if mood in LOOKS:
        return replace(devil, minion=replace(devil.minion, face=replace(devil.minion.face, look=LOOKS[mood])))

    def lids(p: Pen) -> None:
        draw_lids(p, eyes_of(name), mood)

    return replace(devil, on_head=(*devil.on_head, lids))


def mood_block(name: str, mood: str, scale: float = FACE_SCALE) -> Block:
    """As `pictures.face_block`."""
    devil = mooded(name, mood)
    x, y, half = devil.face
    block, zoom = Block(FACE, FACE, scale, "abc", seed=seed_of(name)), FACE / 2 / half
    block.add(rect(0, 0, FACE, FACE), "c")
    block.push(0, 0, 0, FACE / 2 - x * zoom, FACE / 2 - y * zoom, zoom)
    draw_devil(block, devil)
    block.pop()
    return block


def _moods(name: str) -> dict[str, np.ndarray]:
    cells = [separations(mood_block(name, mood), SMALL) for mood in MOODS]
    return {layer: np.concatenate([cell[layer] for cell in cells], axis=1) for layer in cells[0]}


def recipes() -> list[Recipe]:
    extra = {"cells": list(MOODS)}
    return [Recipe(f"lords_of_hell/moods_{name}", "plate", name, partial(_moods, name), extra) for name in DEVILS]
