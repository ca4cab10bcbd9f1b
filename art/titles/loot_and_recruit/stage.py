"""What belongs to the towers: the platform they stand on, the catapult's stone and its burst, cloth banners, the king's crown.
Cut out of the sheet; numbers and names are set by the game."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from art.kit.block import Block
from art.kit.cutout import cut_out
from art.kit.paths import circle, poly, rect, shape, taper
from art.kit.pen import Pen
from art.kit.press import Pressing
from art.kit.recipe import Recipe
from art.titles.loot_and_recruit import stackers

PRESS = Pressing(rough=0.5, salt=0.25, shift=0.6)


class Thing(NamedTuple):
    """A print: its size in units, pixels a unit, how it is drawn, and what the game must know of it."""

    size: tuple[int, int]
    scale: float
    draw: Callable[[Pen], None]
    said: dict[str, Any] = {}


# ------------------------------------------------------------------ platform
DECK = (720, 212)
DECK_TOP = 16  # where feet stand
SIGN = (250, 46, 220, 84)  # x, y, width, height of the bare sign


def _board(p: Pen, x: float, y: float, w: float, h: float, tilt: float = 0) -> None:
    q = p.at(x + w / 2, y + h / 2, tilt)
    q.part(
        rect(-w / 2, -h / 2, w, h, 4), "b", rnd=h * 0.8, ang=tilt + 3, spacing=8, bend=0.2, outline=6, shade=(0.2, -0.4)
    )
    for n in range(max(1, int(w / 150))):
        at = -w / 2 + w * ((n * 0.618 + 0.2) % 1)
        q.line([(at - 44, -h * 0.1), (at, h * 0.06 * (1 - 2 * (n % 2))), (at + 50, -h * 0.04)], 5, start=1)


def _nail(p: Pen, x: float, y: float) -> None:
    p.dot(x, y, 6)
    p.cut(circle(x - 1.5, y - 1.5, 2))


def platform(p: Pen) -> None:
    """A stage knocked together overnight: planks on posts, one brace that does nothing."""
    for x, lean in ((74, -4), (360, 2), (646, 4)):
        q = p.at(x, 118, lean)
        q.part(rect(-24, -60, 48, 116, 3), "b", rnd=30, ang=92, spacing=8, outline=6, shade=(0.4, -0.2))
        q.part(rect(-34, 50, 68, 22, 3), "b", rnd=14, ang=4, spacing=8, outline=6)
    for x0, x1 in ((100, 330), (620, 390)):
        p.part(
            poly((x0 - 13, 164), (x1 - 13, 66), (x1 + 13, 66), (x0 + 13, 164)),
            "b",
            rnd=16,
            ang=60,
            spacing=8,
            outline=5,
        )
    _board(p, 26, 52, 668, 34, 0.4)
    _board(p, 8, DECK_TOP, 236, 40)
    _board(p, 476, DECK_TOP, 236, 40)
    _board(p, 240, DECK_TOP - 3, 242, 40, -0.6)
    for x in (26, 226, 258, 464, 494, 694):
        _nail(p, x, DECK_TOP + 14)
    x, y, w, h = SIGN
    p.part(
        f"{x},{y + 4}! {x + w},{y - 3}! {x + w + 3},{y + h}! {x - 2},{y + h + 4}!",
        None,
        flat=True,
        outline=7,
        halo=4,
    )
    for dx in (14, w - 14):
        _nail(p, x + dx, y + 14)


# ------------------------------------------------------------------ the shot
STONE = 120


def stone(p: Pen) -> None:
    """The catapult's: chipped, and somebody has drawn a face on it."""
    p.part(
        "60,10 86,14! 104,34 112,58! 106,86 88,104! 60,112 32,106! 14,84 9,58! 18,30 36,14!",
        None,
        rnd=46,
        ang=30,
        spacing=9,
        outline=8,
        heavy=2,
        shade=(0.55, -0.15),
        hi=(2, 3),
    )
    for side in (-1, 1):
        p.line([(54 + side * 17 - 9, 46 - side * 2), (54 + side * 17, 51), (54 + side * 17 + 9, 47 + side * 3)], 7)
        p.dot(54 + side * 17, 60, 6)
    p.line([(36, 84), (54, 78), (74, 83)], 7)
    for points in ([(84, 24), (78, 38), (88, 46)], [(20, 66), (30, 72), (26, 84)], [(90, 78), (84, 90), (92, 96)]):
        p.line(points, 6)


BURST = 240


def burst(p: Pen) -> None:
    """Where it hits."""
    middle = BURST / 2
    rng = np.random.default_rng(5)

    def ring(count: int, inner: float, outer: float, turn: float) -> Any:
        points = []
        for n in range(count * 2):
            r = (outer if n % 2 else inner) * (0.86 + 0.24 * rng.random())
            a = turn + math.pi * n / count
            points.append((middle + r * math.cos(a), middle + r * math.sin(a)))
        return poly(*points)

    p.part(ring(15, 66, 108, 0.1), "b", flat=True, outline=8, halo=6)
    p.part(ring(13, 44, 78, 0.3), "c", flat=True, outline=6, halo=4)
    p.part(ring(11, 26, 46, 0.5), None, flat=True, outline=5, halo=0)
    for n in range(15):
        a = n * 2 * math.pi / 15 + 0.31
        p.add(taper([(middle + r * math.cos(a), middle + r * math.sin(a)) for r in (70, 82, 96)], 5, 3, 0))


# ------------------------------------------------------------------ banners
CLOTH = (832, 168)
CLOTH_ROOM = {
    "defense": [84, 84],
    "name": [150, 40, 532, 88],
    "vp": [748, 84],
}  # middles of the marks, room for the name


def _banner(p: Pen, spot: str | None) -> None:
    """Two poles' worth of cloth, swallow-tailed, with a hem."""
    outline = "10,22! 200,34 416,38 632,34 822,22! 792,84! 822,146! 632,134 416,130 200,134 10,146! 40,84!"
    p.part(outline, spot, flat=True, outline=9, halo=6)
    for y, bend in ((48, 12), (120, -12)):
        p.line(
            [(64, y - bend * 0.8), (240, y), (416, y + bend * 0.35), (592, y), (768, y - bend * 0.8)], 5, start=4, end=4
        )
    for x, flip in ((66, 1), (766, -1)):
        for dy in (-26, 26):
            p.line([(x, 84 + dy), (x + flip * 20, 84 + dy * 0.7), (x + flip * 52, 84 + dy * 0.6)], 9, start=5)


def banner(p: Pen) -> None:
    _banner(p, None)


def banner_hit(p: Pen) -> None:
    """Of a tier that is aimed at."""
    _banner(p, "b")


# ------------------------------------------------------------------ honours
def king_crown(p: Pen) -> None:
    stackers.crown(p.at(180, 196))


def toppled(p: Pen) -> None:
    """A ragged slip for the word that is stamped on a fall."""
    p.part(
        shape("14,30! 190,18 400,24 626,14! 616,76! 630,128! 420,120 220,130 10,122! 22,76!"),
        "b",
        flat=True,
        outline=9,
        halo=6,
    )
    p.add(shape("30,44! 200,34 400,38 606,32! 602,112! 420,106 220,114 30,108!"), stroke=4)


THINGS: dict[str, Thing] = {
    "platform": Thing(DECK, 1.0, platform, {"deck": DECK_TOP, "sign": list(SIGN)}),
    "stone": Thing((STONE, STONE), 1.6, stone),
    "burst": Thing((BURST, BURST), 1.6, burst),
    "banner": Thing(CLOTH, 0.8, banner, dict(CLOTH_ROOM)),
    "banner_hit": Thing(CLOTH, 0.8, banner_hit, dict(CLOTH_ROOM)),
    "toppled": Thing((640, 150), 0.8, toppled),
    "crown": Thing((360, 260), 1.0, king_crown),
}


def thing_block(name: str, scale: float | None = None) -> Block:
    thing = THINGS[name]
    block = Block(*thing.size, scale or thing.scale, "abc", seed=len(name))
    thing.draw(Pen(block))
    return block


def printed(name: str) -> dict[str, np.ndarray]:
    return cut_out(thing_block(name), PRESS)


def recipes() -> list[Recipe]:
    return [
        Recipe(
            f"loot_and_recruit/{name}",
            "cutout",
            repr((thing.size, thing.scale)),
            partial(printed, name),
            {"units": list(thing.size), **thing.said},
        )
        for name, thing in THINGS.items()
    ]
