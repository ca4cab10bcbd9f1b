"""Doors, the shaft of ten landings and the dice tray."""

from __future__ import annotations

import math

import skia

from art.kit.block import Block
from art.kit.paths import circle, intersect, poly, rect, shape, taper
from art.kit.pen import Pen
from art.kit.scenes import brickwork, rays

DOOR = (200, 260)  # units; the numeral's disc is at (100, 40), radius 22
DISC = (100, 40, 22)


def _arch(inset: float) -> skia.Path:
    return shape(
        f"{36 + inset},254! {36 + inset},112 {60 + inset * 0.7},66 100,{40 + inset} {140 - inset * 0.7},66 "
        f"{164 - inset},112 {164 - inset},254!"
    )


def _wall(block: Block) -> None:
    w, h = DOOR
    block.add(rect(0, 0, w, h))
    brickwork(block, 4, 4, w - 8, h - 8, rect(0, 0, w, h), 5, brick=(44, 24))
    block.cut(_arch(-9))
    block.add(_arch(-9), "k", stroke=3)
    for i in range(9):
        a = math.radians(-180 + i * 22.5)
        x, y = 100 + 78 * math.cos(a), 116 + 78 * math.sin(a)
        block.add(taper([(x, y), (100 + 60 * math.cos(a), 116 + 60 * math.sin(a))], 4, 4, 3), clip=_arch(-9))
    block.add(_arch(0))


def _planks(p: Pen, outline: skia.Path, spot: str, left: float = 36, right: float = 164) -> None:
    p.part(outline, spot, rnd=30, ang=88, spacing=8, halo=0, outline=5)
    step = (right - left) / 5
    for i in range(1, 5):
        x = left + step * i
        p.line([(x, 40), (x + 2, 150), (x, 256)], 4.5, start=4, end=4, clip=outline)
    for i in range(7):
        x, y = left + step * ((i * 0.618 * 5) % 5), 80 + 150 * ((i * 0.377) % 1)
        p.line([(x, y), (x + 2, y + 14), (x, y + 26)], 4, clip=outline)


def _bands(p: Pen, outline: skia.Path) -> None:
    for y in (112, 196):
        p.block.add(
            p.path(shape(f"30,{y}! 100,{y + 3} 170,{y}! 170,{y + 16}! 100,{y + 19} 30,{y + 16}!")), clip=outline
        )
        for x in range(46, 164, 24):
            p.cut(circle(x, y + 9, 3), None)


def _disc(p: Pen) -> None:
    """Room for the numeral that the table sets."""
    x, y, r = DISC
    p.cut(circle(x, y, r + 6), None)
    p.add(circle(x, y, r + 3))
    p.cut(circle(x, y, r - 2), None)


def _light(block: Block, inside: skia.Path) -> None:
    block.cut(inside)
    block.add(inside, "c")
    rays(block, 100, 170, 40, 16, 240, ("c",), inside, 0.5, 3)


def door_closed(block: Block) -> None:
    """Shut, banded with iron; a keyhole somebody looks through."""
    p = Pen(block)
    _wall(block)
    _planks(p, _arch(2), "c")
    _bands(p, _arch(3))
    p.black("128,146! 152,146! 152,186! 128,186!", rnd=8, halo=3)
    p.cut(circle(140, 160, 5), None)
    p.cut(poly((137, 160), (143, 160), (145, 176), (135, 176)), None)
    p.add(circle(60, 166, 13), stroke=5)
    _disc(p)


def door_ajar(block: Block) -> None:
    """A hand's breadth open: light, and two eyes looking out."""
    p = Pen(block)
    _wall(block)
    _light(block, _arch(2))
    leaf = intersect(_arch(2), rect(0, 0, 122, 260))
    _planks(p, leaf, "c", 36, 122)
    _bands(p, intersect(_arch(3), rect(0, 0, 122, 260)))
    p.add(rect(117, 60, 8, 194))
    p.add(intersect(_arch(2), rect(124, 60, 34, 190)))
    block.cut(intersect(_arch(4), poly((126, 60), (150, 80), (150, 256), (126, 256))))
    block.add(intersect(_arch(4), poly((126, 60), (150, 80), (150, 256), (126, 256))), "c")
    for y in (78, 120, 162, 204, 246):
        block.cut(taper([(126, y), (140, y - 5), (152, y - 12)], 7), ("c",))
    p.add(circle(139, 146, 12))
    p.plain(circle(139, 146, 9), halo=0, outline_width=0)
    p.dot(137, 147, 4)
    p.part("112,182 124,176 130,186 126,204 114,204", "a", rnd=10, halo=3)
    for y in (183, 190, 197):
        p.line([(118, y), (130, y)], 3)
    _disc(p)


def door_open(block: Block) -> None:
    """Wide open: daylight of a sort, and the leaf folded back."""
    p = Pen(block)
    _wall(block)
    _light(block, _arch(2))
    leaf = shape("37,254! 37,112 58,70 74,58! 78,96! 82,258!")
    p.part(leaf, "b", rnd=16, ang=88, spacing=7, outline=5)
    for points in ([(50, 90), (50, 250)], [(65, 76), (66, 252)]):
        p.line(points, 4, start=4, end=4)
    p.bar(36, 118, 44, 10)
    p.bar(36, 200, 46, 10)
    p.line([(100, 250), (126, 236), (164, 240)], 6)
    _disc(p)


DOORS = {"door_closed": door_closed, "door_ajar": door_ajar, "door_open": door_open}


# ------------------------------------------------------------------ the shaft
SHAFT_W, TOP_H, FLOOR_H, PIT_H = 180, 110, 88, 60
SHAFT_H = TOP_H + 10 * FLOOR_H + PIT_H


def shaft_top(block: Block, y: float = 0) -> None:
    """The surface: a sun, a hill, a tree and somebody's bucket on a rope."""
    sky = rect(0, y, SHAFT_W, TOP_H)
    block.add(sky, "c", clip=sky)
    rays(block, 118, y + 38, 34, 30, 200, ("c",), sky, 0.55, 3)
    block.cut(circle(118, y + 38, 25))
    block.add(circle(118, y + 38, 25), "k", stroke=4)
    hill = shape(f"-10,{y + 120}! -10,{y + 66}! 40,{y + 56} 84,{y + 72} 130,{y + 64} 190,{y + 78}! 190,{y + 120}!")
    p = Pen(block)
    block.part(intersect(hill, sky), "a", rnd=20, ang=80, spacing=8, halo=4)
    p.at(36, y + 60).part("-6,8! -4,-22! 4,-22! 6,8!", "b", rnd=5, halo=2, outline=4)
    for dx, dy, r in ((-12, -30, 14), (10, -34, 15), (0, -46, 13)):
        p.part(circle(36 + dx, y + 60 + dy, r), "a", rnd=r, halo=2, outline=4)
    hole = rect(46, y + 84, 88, 40)
    block.cut(rect(40, y + 78, 100, 40), clip=sky)
    block.add(hole, "k", clip=sky)
    for side in (-1, 1):
        p.part(rect(90 + side * 48 - 8, y + 62, 16, 50, 3), "b", rnd=8, ang=88, spacing=6, halo=2, outline=4)
    p.part(rect(34, y + 56, 112, 13, 3), "b", rnd=6, ang=0, halo=2, outline=4)


def _ladder(p: Pen, x: float, top: float, bottom: float) -> None:
    for side in (-1, 1):
        p.block.cut(p.path(rect(x + side * 12 - 5, top, 10, bottom - top)), None)
        p.add(rect(x + side * 12 - 3, top, 6, bottom - top), "b")
    y = top + 8
    while y < bottom - 4:
        p.block.cut(p.path(rect(x - 18, y - 2, 36, 9)), None)
        p.add(rect(x - 16, y, 32, 5), "b")
        y += 15


def shaft_landing(block: Block, y: float = 0, right: bool = True, seed: int = 1) -> None:
    """One floor: rock walls, a ledge with a door on one side, a ladder on the other.  The ledge leaves the
    middle free for the floor's numeral (the table's) at the wall opposite the ladder."""
    p = Pen(block)
    box = rect(0, y, SHAFT_W, FLOOR_H)
    block.add(box, "k")
    hollow = shape(
        f"20,{y - 4}! 14,{y + 30} 22,{y + 60} 16,{y + FLOOR_H + 4}! 164,{y + FLOOR_H + 4}! 158,{y + 56} 167,{y + 28} 160,{y - 4}!"
    )
    block.cut(hollow, clip=box)
    block.add(hollow, "c", clip=box)
    for i in range(7):
        gx, gy = 26 + 128 * ((i * 0.618 + seed * 0.21) % 1), y + 8 + 64 * ((i * 0.377 + seed * 0.13) % 1)
        block.cut(taper([(gx, gy), (gx + 8, gy + 2), (gx + 18, gy)], 4), ("c",), clip=box)
    for i in range(8):
        side, gy = i % 2, y + FLOOR_H * ((i * 0.618) % 1)
        x0 = 2 if side == 0 else 168
        block.cut(taper([(x0, gy), (x0 + 5, gy - 2), (x0 + 10, gy)], 3), ("k",), clip=box)
    lx = 138 if right else 42
    dx = 46 if right else 134
    ledge = y + FLOOR_H - 13
    arch = shape(f"{dx - 17},{ledge + 2}! {dx - 17},{y + 36} {dx},{y + 20} {dx + 17},{y + 36} {dx + 17},{ledge + 2}!")
    p.part(arch, "b", rnd=14, ang=88, spacing=6, halo=3, outline=5)
    p.dot(dx + 8, y + 54, 3)
    for yy in (y + 42, y + 60):
        p.bar(dx - 17, yy, 34, 5)
    p.part(
        f"12,{ledge}! 60,{ledge + 2} 120,{ledge - 1} 168,{ledge}! 168,{ledge + 14}! 12,{ledge + 14}!",
        None,
        rnd=8,
        ang=10,
        spacing=7,
        halo=3,
        shade=(0.5, -0.1),
        outline=4,
    )
    _ladder(p, lx, y - 13 if y else 0, ledge + 2)


def shaft_pit(block: Block, y: float = 0) -> None:
    """The bottom: bones and the first step."""
    p = Pen(block)
    box = rect(0, y, SHAFT_W, PIT_H)
    block.add(box, "k")
    bowl = shape(f"16,{y - 4}! 22,{y + 22} 60,{y + 40} 120,{y + 40} 158,{y + 22} 164,{y - 4}!")
    block.cut(bowl, clip=box)
    block.add(bowl, "c", clip=box)
    p.part(circle(60, y + 30, 13, 12), None, rnd=10, halo=3, outline=4)
    for dx in (-5, 5):
        p.dot(60 + dx, y + 29, 3.4)
    p.line([(82, y + 38), (112, y + 26)], 8, start=7, end=7)
    p.block.cut(p.path(taper([(84, y + 37), (110, y + 27)], 3, 3, 3)), ("k",))
    for i in range(5):
        block.cut(taper([(20 + i * 34, y + 52), (30 + i * 34, y + 50), (42 + i * 34, y + 53)], 3), ("k",), clip=box)


def shaft(block: Block) -> None:
    """The whole climb, floor 1 lowest."""
    shaft_pit(block, TOP_H + 10 * FLOOR_H)
    for i in range(10):
        shaft_landing(block, TOP_H + (9 - i) * FLOOR_H, i % 2 == 0, i + 1)
    shaft_top(block)


# ------------------------------------------------------------------ the tray
TRAY = (420, 400)  # the felt is 34 units in from each side


def tray(block: Block) -> None:
    """Carved frame, green felt, a burst of rays for the die to land in."""
    w, h = TRAY
    block.add(rect(0, 0, w, h))
    c, i = 46, 26
    inner = poly((c, i), (w - c, i), (w - i, c), (w - i, h - c), (w - c, h - i), (c, h - i), (i, h - c), (i, c))
    for x in range(16, w - 40, 46):
        for y in (10, h - 12):
            block.cut(taper([(x, y), (x + 18, y + 3), (x + 38, y)], 4), ("k",))
    for y in range(20, h - 40, 46):
        for x in (10, w - 12):
            block.cut(taper([(x, y), (x + 3, y + 18), (x, y + 38)], 4), ("k",))
    for x in (22, w - 22):
        for y in (22, h - 22):
            block.cut(circle(x, y, 7), ("k",))
    block.cut(inner)
    block.add(inner, "a")
    rays(block, w / 2, h / 2, 64, 90, 460, ("a",), inner, 0.32, 4)
    block.add(inner, "k", stroke=5)
