"""Backs: of the resource deck, and of promise cards.  They differ by what is dark, not by colour alone."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.figures.horns import horn
from art.kit.figures.materials import bone
from art.kit.paths import circle, mirrored, poly, rect, star
from art.kit.pen import Pen
from art.kit.press import Pressing, separations
from art.kit.recipe import Recipe
from art.kit.scenes import rays
from art.titles.lords_of_hell.parts import Draw, flame, seal

SIZE, SCALE = (500, 700), 1.3  # 650 x 910
PRESS = Pressing(salt=0.8)


def _frame(block: Block, spot: str | None) -> Pen:
    """Key frame, paper rule, and a field of rays about the middle."""
    p = Pen(block)
    p.add(rect(14, 14, 472, 672, 16))
    p.cut(rect(26, 26, 448, 648, 10))
    p.add(rect(32, 32, 436, 636, 8))
    field = rect(44, 44, 412, 612, 5)
    p.cut(field)
    if spot:
        p.add(field, spot)
        rays(block, 250, 340, 52, 90, 900, ("k",), field, 0.5, 6, add=True)
    else:
        p.add(field)
        rays(block, 250, 340, 60, 190, 900, ("k",), field, 0.3, 6)
    return p


def back(block: Block) -> None:
    """A horned skull before red rays."""
    p = _frame(block, "a")
    p.cut(circle(250, 350, 176), None)
    p.add(circle(250, 350, 168))
    p.cut(circle(250, 350, 158))
    p.add(circle(250, 350, 154), "c")
    rays(block, 250, 350, 40, 40, 154, ("c",), circle(250, 350, 154), 0.4, 2)
    q = p.at(250, 352, 0, 0.76)
    for side in (-1, 1):
        horn(q, "bigram", side * 70, -110, side, 1.05)
    bone(q, mirrored("0,-170 110,-156 168,-80 150,10 92,70 78,170 0,190"), rnd=130, ang=40, outline=9)
    for side in (-1, 1):
        q.add(circle(side * 66, -20, 46, 54))
        q.part(circle(side * 62, -10, 17), "a", flat=True, halo=0, outline=0)
    q.add(poly((0, 30), (24, 80), (-24, 80)))
    for dx in (-48, -16, 16, 48):
        q.line([(dx, 104), (dx * 0.96, 172)], 11, start=8, end=8)
    for y in (104, 596):
        for dx in (-150, 0, 150):
            p.cut(star(250 + dx, y, 5, 10, 26, -math.pi / 2), ("k", "a"))
            p.add(star(250 + dx, y, 5, 6, 16, -math.pi / 2))


def back_promise(block: Block) -> None:
    """Black, and one great seal with its ribbons: somebody has signed something."""
    p = _frame(block, None)
    for side in (-1, 1):
        p.at(250, 380, side * 16, 1, side).part(
            "-8,0! 70,0! 90,240! 36,200! -20,244!", "c", rnd=30, ang=88, outline=9, halo=6
        )
    bone(p, rect(110, 130, 280, 300, 6), rnd=40, ang=4, outline=9, shade=(0.2, -0.5))
    for y in (128, 432):
        bone(p, rect(84, y - 22, 332, 44, 20), rnd=20, ang=2, outline=9, shade=(0.35, -0.2))
    for i in range(3):
        p.line([(140, 184 + i * 30), (250, 181 + i * 30), (360 - (i % 2) * 50, 186 + i * 30)], 11, start=7, end=5)
    seal(p, 250, 370, 112)
    for x in (94, 406):
        flame(p, x, 640, 26, 110)


def back_block(name: str, scale: float = SCALE) -> Block:
    block = Block(*SIZE, scale, "abc", seed=sum(map(ord, name)))
    BACKS[name](block)
    return block


def _printed(name: str) -> dict[str, np.ndarray]:
    return separations(back_block(name), PRESS)


BACKS: dict[str, Draw] = {"back": back, "back_promise": back_promise}


def recipes() -> list[Recipe]:
    return [Recipe(f"lords_of_hell/{name}", "plate", repr((SIZE, SCALE)), partial(_printed, name)) for name in BACKS]
