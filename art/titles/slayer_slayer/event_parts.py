"""Parts that the pictures of events and wares share: goblins set down anywhere, coins, purses, rocks, ground.

These pictures are drawn in a space of 800 x 715."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from art.kit.block import Block
from art.kit.figures.goblin import Goblin, draw_goblin, draw_head, fist
from art.kit.paths import circle, limb, rect, star, taper
from art.kit.pen import Pen

W, H = 800, 715
KEYED: dict[str, Any] = {"rnd": 60, "ang": 70, "spacing": 13}


def goblin(block: Block, spec: Goblin, x: float, y: float, scale: float = 0.7, flip: int = 1, turn: float = 0) -> None:
    """A whole goblin whose middle lands at (x, y)."""
    block.push(turn, 400, 400, x - 400, y - 400, scale * flip, scale)
    draw_goblin(block, spec)
    block.pop()


def head(block: Block, spec: Goblin, x: float, y: float, scale: float = 0.6, turn: float = 0, flip: int = 1) -> None:
    """A head alone; its middle lands at (x, y)."""
    block.push(turn, 400, 268, x - 400, y - 268, scale * flip, scale)
    draw_head(Pen(block), replace(spec, head_at=(400, 268)))
    block.pop()


def ground(block: Block, level: float = 600, spot: str | None = None) -> None:
    """A floor of rock."""
    p = Pen(block)
    outline = f"-60,780! -60,{level + 10}! 120,{level} 300,{level + 14} 520,{level - 2} 700,{level + 10} 860,{level}! 860,780!"
    if spot:
        p.part(outline, spot, **KEYED)
    else:
        p.black(outline, **KEYED)
    for i in range(7):
        x = 40 + i * 120
        p.cut(
            taper(
                [
                    (x, level + 44 + (i % 3) * 18),
                    (x + 30, level + 40 + (i % 3) * 18),
                    (x + 70, level + 46 + (i % 3) * 18),
                ],
                6,
            ),
            None if spot is None else ("k",),
        )


def coin(p: Pen, x: float, y: float, r: float = 26) -> None:
    p.part(circle(x, y, r), "c", rnd=r * 0.6, ang=40, spacing=8, outline=5, halo=3, shade=(0.2, -0.5))
    p.add(circle(x, y, r * 0.66), stroke=3.5)
    p.add(star(x, y, 5, r * 0.16, r * 0.42, -math.pi / 2))


def heap(p: Pen, x: float, y: float, half: float, high: float, r: float = 24) -> None:
    """A heap of coins standing on y."""
    rows = max(1, int(high / (r * 1.1)))
    for row in range(rows, -1, -1):
        reach = half * (1 - row / (rows + 1)) ** 0.8
        count = max(1, int(reach * 2 / (r * 1.5)))
        for i in range(count + 1):
            cx = x - reach + i * (2 * reach / max(1, count)) + (row % 2) * 5
            coin(p, cx, y - row * r * 1.05 + (i % 2) * 5, r)


def purse(p: Pen, x: float, y: float, scale: float = 1) -> None:
    q = p.at(x, y, 0, scale)
    q.part("-20,-40! 20,-40! 66,0 76,50 44,86 -44,86 -76,50 -66,0", "b", rnd=50, ang=30)
    q.part("-36,-70 0,-56 36,-74 22,-38 -22,-38", "b", rnd=14)
    q.line([(-26, -38), (0, -32), (26, -38)], 12, start=6, end=6)
    coin(q, 4, 30, 26)


def human_ear(p: Pen, x: float, y: float, turn: float = 0, scale: float = 1, flip: int = 1) -> None:
    q = p.at(x, y, turn, scale, flip)
    q.part(
        "-16,40! -25,10 -22,-26 0,-46 26,-40 35,-13 25,9 15,22 13,40 -2,50",
        None,
        rnd=18,
        ang=40,
        spacing=8,
        outline=5,
        hi=(2, 3),
        shade=(0.22, -0.3),
    )
    q.part("-9,-10 0,-27 17,-24 20,-9 9,2 8,18 -3,30 -10,12", "b", rnd=9, halo=0, outline=3, shade=(0.1, -0.5))


def rock(p: Pen, x: float, y: float, r: float, seed: int = 0, spot: str | None = None) -> None:
    points = []
    for i in range(9):
        a, reach = i * math.tau / 9, r * (0.82 + 0.3 * ((i * 0.618 + seed * 0.37) % 1))
        points.append(f"{x + reach * math.cos(a):.1f},{y + reach * 0.86 * math.sin(a):.1f}" + ("!" if i % 2 else ""))
    p.part(" ".join(points), spot, rnd=r * 0.8, ang=50 + seed * 20, spacing=12, shade=(0.46, -0.1), hi=(2, 3))
    p.line([(x - r * 0.3, y - r * 0.2), (x, y - r * 0.05), (x + r * 0.1, y + r * 0.3)], 9)


def hand_up(p: Pen, x: float, y: float, high: float = 90, turn: float = 0, spot: str | None = "a") -> None:
    """An arm that comes up from below (x, y)."""
    q = p.at(x, y, turn)
    style = {"shade": (0.42, -0.15)} if spot else {"hi": (2, 3), "shade": (0.1, -0.45)}
    q.part(limb([(0, 60), (4, -high * 0.5), (0, -high)], [50, 42, 36]), spot, rnd=20, ang=80, **style)
    fist(q, 0, -high, 180, 1, spot)


def open_hand(
    p: Pen, x: float, y: float, turn: float = 0, scale: float = 1, spot: str | None = "a", flip: int = 1
) -> None:
    """A greedy hand, fingers spread, reaching up."""
    q = p.at(x, y, turn, scale, flip)
    style: dict[str, object] = {"rnd": 14, "ang": 80, "halo": 3}
    if spot is None:
        style |= {"hi": (2, 3), "shade": (0.2, -0.4)}
    q.part(limb([(0, 150), (2, 60), (0, 0)], [56, 48, 44]), spot, **style)
    for tx, ty, w in ((-44, -54, 20), (-16, -78, 22), (16, -78, 22), (44, -56, 20)):
        q.part(limb([(tx * 0.5, 0), (tx, ty * 0.6), (tx * 1.02, ty)], [w + 2, w, w - 4]), spot, **style)
    q.part(limb([(28, 20), (58, 0), (66, -24)], [24, 20, 16]), spot, **style)
    q.part("-36,-16 0,-30 36,-16 40,20 0,44 -38,22", spot, **{**style, "outline": 0})


def bone(p: Pen, x: float, y: float, turn: float = 0, scale: float = 1) -> None:
    q = p.at(x, y, turn, scale)
    q.plain(rect(-50, -10, 100, 20, 6), outline_width=5)
    for side in (-1, 1):
        for dy in (-12, 12):
            q.plain(circle(side * 54, dy, 15), outline_width=5, halo=0)
        q.plain(rect(side * 44 - 12, -8, 24, 16), outline_width=0, halo=0)
