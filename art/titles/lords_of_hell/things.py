"""What stands on the table of Lords of Hell: the scale, the bars, the gong, the burst of a hit.  Cut out of the sheet."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from scipy import ndimage as ndi

from art.kit.block import Block
from art.kit.cutout import EDGE, PAPER
from art.kit.figures.horns import horn
from art.kit.figures.materials import bone, iron
from art.kit.masks import F32
from art.kit.paths import circle, limb, mirrored, poly, rect, taper
from art.kit.pen import Pen
from art.kit.press import Pressing, roughen, separations
from art.kit.recipe import Recipe
from art.titles.lords_of_hell.parts import chain, flame

PRESS = Pressing(rough=0.5, salt=0.3, shift=0.6)


class Thing(NamedTuple):
    """A print: its size in units, pixels a unit, how it is drawn, and what the game must know of it."""

    size: tuple[int, int]
    scale: float
    draw: Callable[[Pen], None]
    said: dict[str, Any] = {}


# ------------------------------------------------------------------ the scale
POST, BEAM, PAN = (360, 520), (880, 190), (440, 240)
POST_TOP = [180, 34]  # where the beam's pivot lies on the post
PIVOT = [440, 108]
HOOKS = [[58, 116], [822, 116]]  # of the beam, when it stands level
HANGER = [220, 8]  # of a pan
PAN_FLOOR = [24, 190, 392]  # x, y and width of where goods lie


def scale_post(p: Pen) -> None:
    """A column on a hill of somebody."""
    p.black("10,512! 40,456 120,440 150,380! 210,380! 240,440 320,456 350,512!", rnd=40, ang=80, spacing=11)
    p.black(limb([(180, 400), (176, 240), (180, 40)], [46, 36, 44]), rnd=24, ang=84, spacing=11)
    for y in (372, 250, 128):
        p.part(circle(180, y, 36, 14), "a", rnd=12, outline=6)
    for x, y in ((92, 478), (150, 486), (224, 480), (284, 486)):
        bone(p, circle(x, y, 17, 16), rnd=12, outline=5, halo=3)
        for dx in (-6, 7):
            p.dot(x + dx, y, 4, 5)


def scale_beam(p: Pen) -> None:
    """Iron arms to both sides of a horned skull that has seen offers before."""
    x, y = PIVOT
    for side in (-1, 1):
        q = p.at(x, y, 0, 1, side)
        q.black("0,-20! 120,-14 260,0 370,6 384,24 250,26 120,24 0,28!", rnd=24, ang=84, spacing=11)
        q.black("372,12! 410,-4 424,-52! 400,-28 360,-4 340,8!", rnd=12, halo=3)
        q.cut(circle(382, 8, 8), None)
        q.add(circle(382, 8, 8), stroke=5)
        for dx in (120, 230):
            q.part(circle(dx, 8, 14, 22), "a", rnd=10, outline=5, halo=3)
    s = p.at(x, y - 16, 0, 0.42)
    for side in (-1, 1):
        horn(s, "bigram", side * 70, -110, side, 0.9)
    bone(s, mirrored("0,-170 110,-156 168,-80 150,10 92,70 78,150 0,166"), rnd=90, ang=40, outline=8)
    for side in (-1, 1):
        s.add(circle(side * 66, -20, 46, 54))
        s.part(circle(side * 62, -10, 19), "a", flat=True, halo=0, outline=0)
    s.add(poly((0, 30), (24, 80), (-24, 80)))
    for dx in (-48, -16, 16, 48):
        s.line([(dx, 100), (dx * 0.96, 152)], 9, start=7, end=7)


def scale_pan(p: Pen) -> None:
    """Two chains and a dish."""
    x, y = HANGER
    for side in (-1, 1):
        chain(p, [(x + side * 4, y + 12), (x + side * 92, y + 98), (x + side * 180, y + 182)], 20)
    p.add(circle(x, y + 8, 10), stroke=7)
    left, floor, wide = PAN_FLOOR
    p.black(
        f"{left - 8},{floor + 4}! {left + wide + 8},{floor + 4}! {left + wide - 30},226 {x},238 {left + 30},226",
        rnd=20,
        ang=0,
    )
    p.part(rect(left - 20, floor - 3, wide + 40, 18, 8), "a", rnd=8, ang=0, outline=5)


# ------------------------------------------------------------------ the cage
BARS = (432, 432)


def bars(p: Pen) -> None:
    """For whoever is behind them: five bars, two rails, one lock."""
    for i in range(5):
        x = 40 + i * 88
        p.black(rect(x - 15, -20, 30, 472, 8), rnd=16, ang=84, spacing=9)
        p.groove([(x - 6, 40), (x - 7, 200), (x - 6, 400)], 5, start=3, end=3)
    for y in (34, 366):
        p.black(rect(-20, y, 472, 38, 4), rnd=18, ang=0, spacing=9)
        for i in range(5):
            p.cut(circle(40 + i * 88, y + 19, 7), ("k",))
    p.part(rect(176, 340, 80, 78, 10), "c", rnd=30, outline=7)
    p.dot(216, 370, 12)
    p.add(poly((210, 372), (222, 372), (227, 402), (205, 402)))


# ------------------------------------------------------------------ noise and blows
GONG, MALLET, HIT = (260, 280), (80, 200), (200, 200)


def gong(p: Pen) -> None:
    """Stop!"""
    for x in (26, 234):
        iron(p, rect(x - 12, 30, 24, 236, 5), rnd=12)
        iron(p, rect(x - 28, 252, 56, 22, 5), rnd=10)
    iron(p, "4,44! 0,16 40,24 130,14 220,24 260,16 256,44! 130,38", rnd=14, ang=0)
    for x in (92, 168):
        p.line([(x, 36), (x + (130 - x) * 0.1, 70)], 8, start=6, end=6)
    p.part(circle(130, 152, 92), "c", rnd=50, ang=40, outline=9)
    p.add(circle(130, 152, 68), stroke=5)
    p.part(circle(130, 152, 30), "a", rnd=22, ang=40, outline=7, halo=3)


def gong_mallet(p: Pen) -> None:
    p.part(rect(34, 60, 12, 134, 4), "b", rnd=6, ang=90, outline=5)
    bone(p, circle(40, 44, 34, 32), rnd=24, outline=7)
    p.line([(10, 50), (40, 58), (70, 50)], 6, "a", 4, 4)


def hit(p: Pen) -> None:
    """A die lies in its middle."""
    points = []
    for n in range(26):
        r = (80 + 17 * ((n * 0.618) % 1)) if n % 2 else 62
        points.append((100 + r * math.cos(math.tau * n / 26), 100 + r * math.sin(math.tau * n / 26)))
    p.part(poly(*points), "a", rnd=26, ang=40, spacing=9, outline=7, halo=5, shade=(0.0, -0.7))
    p.cut(circle(100, 100, 44), ("k",))


def cage_key(p: Pen) -> None:
    """For the way out."""
    iron(p, rect(32, 70, 16, 120, 5), rnd=8)
    iron(p, "48,140! 76,140! 76,156! 62,156! 62,164! 76,164! 76,182! 48,182!", rnd=8, halo=3)
    p.cut(circle(40, 42, 38), None)
    p.add(circle(40, 42, 28), stroke=14)
    p.cut(taper([(16, 36), (22, 24), (34, 16)], 4), ("k",))


def brazier(p: Pen) -> None:
    """One of those that stand round the decision ring: who comes lights it."""
    flame(p, 60, 96, 36, 92)
    iron(p, "8,84! 112,84! 92,130 60,144 28,130", rnd=30)
    iron(p, "52,140! 68,140! 72,200! 100,216! 20,216! 48,200!", rnd=14)


THINGS: dict[str, Thing] = {
    "scale_post": Thing(POST, 1.2, scale_post, {"top": POST_TOP}),
    "scale_beam": Thing(BEAM, 1.2, scale_beam, {"pivot": PIVOT, "hooks": HOOKS}),
    "scale_pan": Thing(PAN, 1.2, scale_pan, {"hanger": HANGER, "floor": PAN_FLOOR}),
    "bars": Thing(BARS, 0.9, bars),
    "gong": Thing(GONG, 1.2, gong),
    "gong_mallet": Thing(MALLET, 1.2, gong_mallet),
    "hit": Thing(HIT, 1.3, hit),
    "cage_key": Thing(MALLET, 1.2, cage_key),
    "brazier": Thing((120, 220), 1.2, brazier),
}


def thing_block(name: str, scale: float | None = None) -> Block:
    thing = THINGS[name]
    block = Block(*thing.size, scale or thing.scale, "abc", seed=len(name))
    thing.draw(Pen(block))
    return block


def cut_out_open(block: Block, pressing: Pressing) -> dict[str, np.ndarray]:
    """As ``cut_out``, but what is enclosed stays clear: one looks through bars, and between chains."""
    layers = separations(block, pressing)
    inked = np.maximum.reduce(list(layers.values()))
    near = ndi.distance_transform_edt(inked < 0.5) <= EDGE * block.scale
    seen = (np.maximum(block.cover, near) > 0.5).astype(F32)
    sheet = roughen(seen, block.seed + 7, block.scale * 1.15, pressing.rough * 0.8)
    return {PAPER: sheet, **{name: layer * (sheet > 0.02) for name, layer in layers.items()}}


def _printed(name: str) -> dict[str, np.ndarray]:
    return cut_out_open(thing_block(name), PRESS)


def recipes() -> list[Recipe]:
    return [
        Recipe(
            f"lords_of_hell/{name}",
            "cutout",
            repr((thing.size, thing.scale)),
            partial(_printed, name),
            {"units": list(thing.size), **thing.said},
        )
        for name, thing in THINGS.items()
    ]
