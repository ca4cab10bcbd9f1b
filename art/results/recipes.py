"""What the results of every game crown and bury with, cut out of the sheet: read from 16 pixels to a quarter of a poster."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.cutout import cut_out
from art.kit.paths import circle, mirrored, taper
from art.kit.pen import Pen
from art.kit.press import Pressing
from art.kit.recipe import Recipe

SIZE = (300, 240)
SCALE = 1.2
PRESS = Pressing(rough=0.6, salt=0.25, shift=0.6)


def crown(p: Pen) -> None:
    """Four knobs, five stones: gold as goblins mix it."""
    p.part("150,16! 196,122! 104,122!", "b", rnd=20, ang=84, spacing=10, outline=9, halo=4)
    p.part(
        "36,214! 18,88! 78,146! 104,42! 150,130! 196,42! 222,146! 282,88! 264,214! 150,230",
        "c",
        rnd=60,
        ang=74,
        spacing=12,
        outline=11,
        halo=6,
        shade=(0.35, -0.3),
    )
    p.line([(40, 186), (150, 204), (260, 186)], 13, start=8, end=8)
    for x, y in ((20, 84), (104, 38), (196, 38), (280, 84)):
        p.part(circle(x, y, 17), None, rnd=12, halo=3, outline=9)
    p.part(circle(150, 172, 20, 24), "b", rnd=16, halo=2, outline=8)
    for side in (-1, 1):
        p.part(circle(150 + side * 66, 166, 13, 15), "a", rnd=10, halo=2, outline=7)


def skull(p: Pen) -> None:
    """Somebody's, with a goblin's teeth: one is missing."""
    p = p.at(150, 118)
    p.part(
        mirrored("0,-106 66,-98 104,-52 100,6 76,34 62,44! 56,96! 20,108 0,106"),
        None,
        rnd=70,
        ang=60,
        spacing=12,
        outline=11,
        halo=6,
        hi=(2, 3),
        shade=(-0.1, -0.75),
    )
    for side in (-1, 1):
        p.part(circle(side * 44, -12, 29, 33), "k", solid=True, rnd=6, halo=0, outline=0)
        p.cut(circle(side * 44 - 9, -22, 7))
    p.part("0,16! 17,48! 0,42! -17,48!", "k", solid=True, rnd=4, halo=0, outline=0)
    for x in (-36, -12, 12, 36):
        p.add(taper([(x, 62), (x, 104)], 10))
    p.part("15,66! 33,66! 31,98! 17,98!", "k", solid=True, rnd=3, halo=0, outline=0)
    p.line([(30, -100), (18, -74), (34, -58)], 8, start=7, end=2)


PICTURES: dict[str, Callable[[Pen], None]] = {"crown": crown, "skull": skull}


def block_of(name: str) -> Block:
    block = Block(*SIZE, SCALE, "abc", seed=len(name))
    PICTURES[name](Pen(block))
    return block


def draw(name: str) -> dict[str, np.ndarray]:
    return cut_out(block_of(name), PRESS, seed=len(name))


def recipes() -> list[Recipe]:
    """Everything below prints/results."""
    return [
        Recipe(f"results/{name}", "cutout", f"{name}|{SCALE}", partial(draw, name), {"units": list(SIZE)})
        for name in PICTURES
    ]
