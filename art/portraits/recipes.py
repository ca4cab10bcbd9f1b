"""Twelve seat portraits: seven goats and five goblins in a ring, told apart at 48 pixels.

Each differs from the others in silhouette (horns, ears, hat), in the colour of its field and in its eyes.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

import numpy as np
from scipy import ndimage as ndi

from art.kit.block import Block
from art.kit.figures.goat_head import GoatHead
from art.kit.figures.goblin import Goblin
from art.kit.paths import circle, rect
from art.kit.pen import Pen
from art.kit.press import Pressing, separations
from art.kit.recipe import Recipe
from art.kit.scenes import rays
from art.portraits import moods
from art.portraits.moods import Head, draw_any_head

UNITS, PIXELS = 236, 256
PRESSING = Pressing(rough=0.8, salt=0.6)


@dataclass(frozen=True)
class Face:
    head: Head
    field: str  # ink behind the face
    burst: bool = False
    scale: float = 0.46
    shift: tuple[float, float] = (0, 0)
    tilt: float = 0


def _goat(**fields: object) -> GoatHead:
    return GoatHead(**fields)  # type: ignore[arg-type]


def _goblin(**fields: object) -> Goblin:
    return Goblin(**{"head_at": (0, 0), "warts": False, **fields})  # type: ignore[arg-type]


FACES: tuple[Face, ...] = (
    Face(_goat(horns="bigram", horn_size=0.8, eyes="angry", mouth="teeth", beard=None), "b", True, 0.51, (0, 11)),
    Face(
        _goblin(
            head="wedge",
            ear="long",
            nose="carrot",
            eyes="sly",
            mouth="grin",
            brow="angry",
            hat="bandana",
            ear_scale=0.7,
        ),
        "c",
        True,
        0.54,
        (0, 6),
        -7,
    ),
    Face(
        _goat(coat="k", mark="blaze", horns="up", horn_size=0.9, eyes="wide", mouth="smirk", beard=None),
        "c",
        False,
        0.47,
        (0, 8),
        6,
    ),
    Face(
        _goblin(
            head="egg",
            ear="bat",
            nose="snub",
            eyes="goggles",
            mouth="grin",
            hat="tuft",
            hat_seat=0.96,
            mouth_drop=80,
            ear_scale=0.6,
        ),
        "k",
        False,
        0.55,
        (0, 9),
        6,
    ),
    Face(
        _goat(coat="b", horns="curl", horn_size=0.8, hat="tophat", hat_size=0.66, eyes="sly", beard="tash"),
        "c",
        True,
        0.44,
        (0, 22),
        5,
    ),
    Face(
        _goblin(
            head="pear",
            ear="droop",
            nose="bulb",
            eyes="sleepy",
            mouth="under",
            brow="flat",
            hat="crown",
            mouth_drop=98,
            hat_seat=0.9,
            hat_scale=0.8,
            nose_scale=0.7,
            ear_scale=0.7,
        ),
        "b",
        False,
        0.52,
        (0, 19),
        -4,
    ),
    Face(
        _goat(skull="broad", wool=True, horns=None, ear="lop", eyes="sleepy", beard=None), "a", False, 0.54, (0, 4), -5
    ),
    Face(
        _goat(skull="narrow", horns="sabre", horn_size=0.85, hat="bandana", eyes="patch", beard="goat", scar=True),
        "k",
        False,
        0.49,
        (0, 14),
        -6,
    ),
    Face(
        _goblin(
            head="round",
            ear="leaf",
            nose="drip",
            eyes="crazy",
            mouth="tongue",
            hat="jester",
            hat_scale=0.8,
            hat_seat=0.8,
            nose_scale=0.6,
            ear_scale=0.6,
        ),
        "c",
        False,
        0.50,
        (0, 35),
        7,
    ),
    Face(
        _goat(
            skull="kid", horns="up", horn_size=0.5, ear="perk", eyes="goggle", mouth="ooh", beard=None, mark="fringe"
        ),
        "a",
        True,
        0.57,
        (0, 14),
        8,
    ),
    Face(
        _goblin(
            head="flat",
            ear="stub",
            nose="beak",
            eyes="one",
            mouth="under",
            hat="helm",
            hat_seat=0.98,
            nose_scale=0.66,
        ),
        "a",
        True,
        0.52,
        (0, 24),
        -3,
    ),
    Face(
        _goat(
            horns="lyre",
            horn_size=0.8,
            hat="daisies",
            hat_size=0.95,
            eyes="shut",
            mouth="tongue",
            beard=None,
            mark="spots",
        ),
        "k",
        True,
        0.52,
        (0, 17),
        10,
    ),
)


def _face(number: int, head: Head) -> Block:
    """A face without its ring, with this head on it."""
    face = FACES[number]
    block = Block(UNITS, UNITS, PIXELS / UNITS, "abc", seed=number + 60)
    middle, sheet = UNITS / 2, rect(0, 0, UNITS, UNITS)
    block.add(sheet, face.field)
    if face.burst:
        rays(block, middle, middle, 26, 20, 200, (face.field,), sheet, 0.5, number)
    with _head_space(block, face) as pen:
        draw_any_head(pen, head)
    return block


@contextmanager
def _head_space(block: Block, face: Face) -> Iterator[Pen]:
    """A pen in the space that the head of a face is drawn in."""
    middle = UNITS / 2
    block.push(0, 0, 0, middle + face.shift[0], middle + face.shift[1], face.scale)
    block.push(face.tilt)
    yield Pen(block)
    block.pop()
    block.pop()


def _ring(block: Block) -> None:
    middle = UNITS / 2
    for radius, width in ((middle - 4, 11),):
        block.cut(circle(middle, middle, radius - 6), stroke=4)
        block.add(circle(middle, middle, radius), stroke=width)


def draw_face(number: int) -> Block:
    block = _face(number, FACES[number].head)
    _ring(block)
    return block


def draw_mood(number: int, mood: str) -> Block:
    """The same print with other eyes, of some moods also another mouth: nothing else of it differs by a dot."""
    face = FACES[number]
    block = _face(number, moods.turned(face.head, mood))
    if (other := moods.with_mouth(face.head, mood)) is not None:
        place = Block(UNITS, UNITS, PIXELS / UNITS, "abc")
        with _head_space(place, face) as pen:
            pen.add(moods.mouth_room(face.head))
        spoken, room = _face(number, other), ndi.gaussian_filter(place.layers["k"], 2)
        for name, layer in block.layers.items():
            layer += (spoken.layers[name] - layer) * room
    with _head_space(block, face) as pen:
        moods.draw_mouth(pen, face.head, mood)
        moods.draw_lids(pen, face.head, mood)
    _ring(block)
    return block


def _print(number: int) -> dict[str, np.ndarray]:
    return separations(draw_face(number), PRESSING)


def _print_moods(number: int) -> dict[str, np.ndarray]:
    """All moods of a face side by side: rows that repeat themselves pack into little more than one of them."""
    plain = draw_face(number)
    cells = [separations(draw_mood(number, mood), PRESSING) for mood in moods.MOODS]
    order = separations(plain, PRESSING)
    return {name: np.concatenate([cell[name] for cell in cells], axis=1) for name in order}


def recipes() -> list[Recipe]:
    faces = [Recipe(f"portraits/portrait_{i + 1:02}", "plate", str(i), partial(_print, i)) for i in range(len(FACES))]
    extra = {"cells": list(moods.MOODS)}
    return faces + [
        Recipe(f"portraits/moods_{i + 1:02}", "plate", str(i), partial(_print_moods, i), extra)
        for i in range(len(FACES))
    ]
