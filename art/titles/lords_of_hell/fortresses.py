"""The five fortresses: towers with one red opening; and what is left of each."""

from __future__ import annotations

import math
from functools import partial

import numpy as np
import skia

from art.kit.block import Block
from art.kit.figures.materials import bone, iron
from art.kit.figures.props import draw_prop
from art.kit.paths import circle, limb, mirrored, placed, poly, rect, shape, taper, union
from art.kit.pen import Pen
from art.titles.lords_of_hell.parts import Draw, flame, ground, soul

STONE = {"rnd": 120, "ang": 82, "spacing": 16}


def _opening(p: Pen, outline: str, spot: str = "a") -> None:
    path = shape(outline)
    p.cut(path, None)
    p.add(path, spot)
    p.add(path, stroke=9)


def black_tower(block: Block) -> None:
    """The bell tolls whenever a lie succeeds."""
    p = Pen(block)
    p.black("270,780! 310,300! 250,280! 236,170! 564,170! 550,280! 490,300! 530,780!", **STONE)
    for i in range(5):
        p.black(poly((236 + i * 66, 176), (300 + i * 66, 176), (268 + i * 66, 30 + (i % 2) * 50)), rnd=24)
    _opening(p, "340,280! 340,230 400,186 460,230 460,280!", "c")
    draw_prop(p, "bell", 400, 272, 0, 0.55)
    for y, r in ((390, 26), (500, 28)):
        _opening(p, f"{400 - r},{y + 50}! {400 - r},{y + 10} 400,{y - 22} {400 + r},{y + 10} {400 + r},{y + 50}!")
    _opening(p, "346,760! 346,670 400,610 454,670 454,760!")
    p.part(
        "-40,840! 60,700 190,740 270,690! 280,790 520,790 530,690! 640,740 740,700 840,840!",
        "b",
        rnd=60,
        ang=20,
        outline=10,
    )
    for x, y in ((140, 200), (210, 130), (660, 150)):
        p.line([(x - 44, y), (x - 20, y - 20), (x, y), (x + 22, y - 22), (x + 44, y)], 12)


def iron_fortress(block: Block) -> None:
    """No windows. Nobody inside wanted a view."""
    p = Pen(block)
    ground(p, 730)
    p.black("90,760! 96,330! 704,330! 710,760!", **STONE)
    for i in range(6):
        p.black(rect(196 + i * 72, 268, 50, 74, 4), rnd=20)
    for x in (24, 636):
        p.black(f"{x},770! {x + 8},210! {x + 132},210! {x + 140},770!", rnd=70, ang=84, spacing=14)
        for dx in (0, 52, 104):
            p.black(rect(x + dx - 6, 150, 44, 74, 3), rnd=14)
        for y in (300, 440, 580):
            p.cut(rect(x + 8, y, 124, 11), ("k",))
    for x in range(200, 640, 66):
        for y in (400, 470):
            p.cut(circle(x, y, 11), ("k",))
            p.add(circle(x + 2, y + 2, 6))
    arch = shape("284,770! 284,620 400,510 516,620 516,770!")
    p.cut(arch, None)
    p.add(arch, "a")
    for x in (312, 352, 392, 432, 472):
        p.add(rect(x, 500, 17, 280), clip=arch)
    for y in (610, 690):
        p.add(rect(270, y, 260, 17), clip=arch)
    p.add(arch, stroke=14)
    p.line([(400, 280), (400, 200), (400, 130)], 14, start=10, end=10)
    p.part("406,136! 520,160 560,140! 540,220 470,206 406,214!", "a", rnd=24, outline=8)


def bone_citadel(block: Block) -> None:
    """Every wall is somebody who argued."""
    p = Pen(block)
    ground(p, 740)
    bone(p, "90,770! 120,470! 680,470! 710,770!", rnd=140, ang=84, outline=12)
    for x in (90, 230, 570, 710):
        top = 330 if x in (90, 710) else 400
        bone(p, limb([(x, 780), (x, top)], [86, 72]), rnd=34, ang=84, outline=11)
        for dx in (-38, 38):
            bone(p, circle(x + dx, top - 14, 52), rnd=40, outline=10)
        p.line([(x - 20, top + 80), (x - 24, 560), (x - 18, 700)], 9)
    bone(
        p,
        placed(mirrored("0,-210 150,-188 196,-60 150,50 100,100 92,190 0,200"), 400, 320),
        rnd=150,
        ang=40,
        outline=13,
    )
    for side in (-1, 1):
        p.add(circle(400 + side * 84, 300, 62, 70))
        p.part(circle(400 + side * 84, 312, 24), "a", flat=True, halo=0, outline=0)
    p.add(poly((400, 360), (432, 424), (368, 424)))
    _opening(p, "300,775! 300,600 400,500 500,600 500,775!")
    for i in range(5):
        x = 320 + i * 40
        top = 530 + abs(i - 2) ** 1.5 * 20
        p.plain(poly((x - 19, top - 12), (x + 19, top - 12), (x + 2, top + 62)), None, 5, halo=0)
    for i in range(5):
        x = 330 + i * 36
        p.plain(poly((x - 17, 780), (x + 17, 780), (x, 720)), None, 5, halo=0)


def flame_keep(block: Block) -> None:
    """Guests are warmly received."""
    p = Pen(block)
    for i, (x, h) in enumerate(((110, 330), (210, 470), (310, 560), (400, 640), (490, 560), (590, 480), (690, 340))):
        flame(p, x, 600, 84, h, (x - 400) / 26, "a" if i % 2 else "c")
    p.black("150,790! 170,450! 630,450! 650,790!", **STONE)
    for i in range(6):
        p.black(rect(160 + i * 86, 390, 58, 80, 4), rnd=18)
    ground(p, 750)
    _opening(p, "296,780! 296,650 400,540 504,650 504,780!")
    flame(p, 400, 786, 70, 180, 0, "c")
    for x in (224, 576):
        _opening(p, f"{x - 28},640! {x - 28},570 {x},534 {x + 28},570 {x + 28},640!")


def high_palace(block: Block) -> None:
    """The throne is empty. The chairs around it are not."""
    p = Pen(block)
    p.part("330,330! 320,170 400,70 480,170 470,330!", "a", rnd=80, ang=60, outline=11)
    p.line([(400, 80), (400, 10)], 13, start=10, end=6)
    for x in (140, 660):
        p.part(f"{x - 50},430! {x - 56},330 {x},270 {x + 56},330 {x + 50},430!", "a", rnd=50, outline=9)
        p.line([(x, 276), (x, 226)], 11, start=8, end=5)
    p.black(poly((30, 450), (400, 250), (770, 450)), rnd=60, ang=10)
    for side in (-1, 1):
        q = p.at(400 + side * 46, 400, 0, 1, side)
        q.cut(shape("0,0! 40,-20 64,-60! 76,-10 40,24 0,26!"), ("k",))
    p.part("60,770! 70,450! 730,450! 740,770!", "b", rnd=150, ang=84, spacing=15, outline=12)
    _opening(p, "290,770! 290,560 400,480 510,560 510,770!", "c")
    p.black("336,770! 340,600! 322,540! 364,566! 400,510! 436,566! 478,540! 460,600! 464,770!", rnd=24, halo=4)
    p.plain(rect(364, 640, 72, 40, 4), "a", 6, halo=0)
    for x in (116, 222, 578, 684):
        bone(p, limb([(x, 760), (x, 480)], [68, 58]), rnd=26, ang=86, outline=10)
        bone(p, rect(x - 50, 450, 100, 34, 4), rnd=14, ang=0, outline=9)
        for dx in (-12, 10):
            p.line([(x + dx, 510), (x + dx, 720)], 8)
    for i in range(3):
        p.part(rect(-40 + i * 16, 800 - (i + 1) * 26, 880 - i * 32, 30, 2), None, rnd=14, ang=0, outline=8, halo=3)


FORTRESSES: dict[str, tuple[Draw, str]] = {
    "black_tower": (black_tower, "moon"),
    "iron_fortress": (iron_fortress, "rays"),
    "bone_citadel": (bone_citadel, "fire"),
    "flame_keep": (flame_keep, "dark"),
    "high_palace": (high_palace, "rays"),
}


# ------------------------------------------------------------------ hit
BITES = {
    "black_tower": (
        "190,-60! 640,-60! 620,300! 540,330! 510,410! 440,360! 400,450! 350,380! 300,420! 280,320! 190,300!",
        (("400,470", "380,560", "420,620", "390,700"),),
    ),
    "iron_fortress": (
        "330,60! 840,60! 840,420! 770,400! 720,470! 660,420! 600,500! 540,420! 470,470! 420,380! 360,400! 340,290!",
        (("200,360", "240,440", "210,520", "260,600"), ("600,520", "580,600", "610,680")),
    ),
    "bone_citadel": (
        "420,60! 840,60! 840,520! 700,480! 660,560! 590,470! 540,520! 500,400! 460,420! 470,300! 410,240! 450,160!",
        (("320,180", "340,260", "310,320"), ("180,480", "210,570", "180,660")),
    ),
    "flame_keep": (
        "420,340! 840,340! 840,560! 650,540! 600,620! 540,560! 500,600! 450,500! 400,520! 390,400!",
        (("230,480", "270,540", "240,620"),),
    ),
    "high_palace": (
        "400,-60! 840,-60! 840,540! 770,520! 720,600! 660,520! 610,570! 560,460! 500,490! 480,380! 420,400! 440,280! 390,200!",
        (("160,470", "190,560", "160,640"), ("300,400", "330,460", "300,540")),
    ),
}
"""What has been knocked out of each, and the cracks in what stands."""


def ruin(name: str, block: Block) -> None:
    """Its own outline with a piece gone, dust above, stones below, and somebody leaving."""
    whole = Block(block.w / block.scale, block.h / block.scale, block.scale, "abc", seed=block.seed)
    whole._moves = list(block._moves)
    FORTRESSES[name][0](whole)
    p, q = Pen(block), Pen(whole)
    bite, cracks = BITES[name]
    hole = shape(bite)
    for crack in cracks:
        points = [(float(x), float(y)) for x, y in (at.split(",") for at in crack)]
        q.cut(taper(points, 26, 16, 2), None)
        q.add(taper(points, 15, 9, 1))
    _lay_without(block, whole, hole)
    box = hole.getBounds()
    left, right, low = max(60, box.left() + 40), min(740, box.right() - 40), box.bottom()
    level = min(low - 90, 430)
    for i in range(4):
        x, y = left + (right - left) * i / 3, level - 70 * math.sin(i * 1.9 + 0.5)
        puffs = ((-60, 10, 44), (-14, -26, 56), (46, -6, 50), (8, 26, 46))
        cloud = union(*(circle(x + dx, y + dy, r, r * 0.86) for dx, dy, r in puffs))
        p.part(cloud, "b" if i % 2 else None, rnd=50, ang=40, outline=9, halo=5)
    for i, (x, y, r) in enumerate(((90, 730, 52), (230, 764, 40), (590, 756, 46), (710, 726, 60), (640, 640, 34))):
        turn = i * 37
        iron(
            p.at(x, y, turn),
            poly((-r, -r * 0.6), (r * 0.7, -r * 0.8), (r, r * 0.5), (-r * 0.6, r * 0.8)),
            rnd=24,
            halo=6,
        )
    soul(p, (left + right) / 2 + 20, max(130, min(low - 250, 250)), 0.52, 12, "o")


def _mask(block: Block, path: skia.Path, stroke: float = 0) -> np.ndarray:
    """A path where the block's paper now lies."""
    other = Block(block.w / block.scale, block.h / block.scale, block.scale, "")
    other._moves = list(block._moves)
    other.add(path, "k", stroke)
    return other.layers["k"]


def _lay_without(block: Block, whole: Block, hole: skia.Path) -> None:
    """Lay one block on another where it has parts, but for what has been knocked out; the break gets a rim."""
    kept = whole.cover * (1 - _mask(block, hole))
    paper = 1 - _mask(block, hole, 18) * kept
    for name, layer in block.layers.items():
        layer[:] = (layer * (1 - kept) + whole.layers[name] * kept) * paper
    block.layers["k"][:] = np.maximum(block.layers["k"], _mask(block, hole, 8) * kept)


RUINS: dict[str, tuple[Draw, str]] = {
    f"{name}_ruin": (partial(ruin, name), scene) for name, (_, scene) in FORTRESSES.items()
}
