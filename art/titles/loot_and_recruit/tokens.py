"""Small signs that must be read at 32 pixels, told apart by their outline alone. 96 x 96 units each."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.cutout import cut_out
from art.kit.figures.materials import bone, iron
from art.kit.paths import circle, limb, mirrored, placed, poly, rect, shape, star
from art.kit.pen import Pen
from art.kit.press import UI
from art.kit.recipe import Recipe

Draw = Callable[[Block], None]
SIZE, SCALE = 96, 2
SHIELD = "48,6! 64,14 86,14! 86,46 72,74 48,91! 24,74 10,46 10,14! 32,14"
EAR = "-10,-45 60,-78 150,-125 222,-182! 196,-70 132,14 60,58 -10,48"


def loot(block: Block) -> None:
    """A coin."""
    p = Pen(block)
    p.part(circle(48, 48, 42), "c", rnd=26, ang=30, spacing=10, outline=8, halo=0, shade=(0.1, -0.6))
    p.add(circle(48, 48, 22), stroke=8)


def recruit(block: Block) -> None:
    """A drumstick."""
    p = Pen(block)
    bone(p, limb([(50, 50), (76, 76)], [15, 13]), rnd=6, outline=5, halo=0)
    for x, y in ((86, 74), (74, 86)):
        bone(p, circle(x, y, 9), rnd=8, outline=5, halo=0)
    bone(p, circle(76, 76, 7), rnd=6, outline=0, halo=0)
    p.part(
        "8,30 22,10 46,8 64,24 66,50 54,64 30,62 12,50", "b", rnd=30, ang=40, spacing=10, outline=7, shade=(0.1, -0.5)
    )
    p.groove([(20, 34), (26, 22), (38, 18)], 8)


def attack(block: Block) -> None:
    """A bomb with its fuse alight."""
    p = Pen(block)
    p.line([(58, 32), (66, 20), (78, 22)], 8, start=7, end=6)
    iron(p, placed(rect(-14, -10, 28, 20, 3), 58, 32, 34), rnd=8, halo=0)
    iron(p, circle(40, 56, 34), rnd=30, ang=40, spacing=11, halo=0)
    p.groove([(20, 54), (24, 38), (38, 32)], 9)
    p.part(star(80, 20, 8, 8, 19), "b", rnd=8, halo=0, outline=4, shade=(0, -1))


def vp(block: Block) -> None:
    """A star with many points; the number goes on its middle."""
    p = Pen(block)
    p.part(
        star(48, 48, 11, 35, 47, -math.pi / 2), "c", rnd=14, outline=6, halo=0, spacing=9, shade=(0.1, -0.6), hi=(2, 3)
    )
    p.add(circle(48, 48, 28), stroke=2.5)


def defense(block: Block) -> None:
    """A shield; the number goes on it."""
    p = Pen(block)
    p.part(SHIELD, "a", rnd=30, ang=60, spacing=10, outline=7, halo=0, shade=(0.0, -0.7), hi=(2, 3))
    p.cut(placed(shape(SHIELD), 9, 9, 0, 0.81), ("k", "a"), stroke=3)


def first_player(block: Block) -> None:
    """A pennant with a star."""
    p = Pen(block)
    p.bar(14, 6, 10, 86, 3)
    p.part(circle(19, 9, 8), "c", rnd=6, outline=5, halo=0)
    p.part("24,14! 56,20 92,34! 56,48 24,58!", "b", rnd=22, ang=4, spacing=10, outline=6, halo=0, shade=(0.1, -0.6))
    p.cut(star(46, 36, 5, 6, 14, -math.pi / 2), ("k", "b"))


def bodyguard(block: Block) -> None:
    """A goblin's face under an iron pot."""
    p = Pen(block)
    for side in (-1, 1):
        p.at(48 + side * 28, 56, 0, 0.085, side).part(EAR, "a", rnd=8, outline=5, halo=0)
    p.part(placed(mirrored("0,-26 30,-24 34,8 27,34 0,38"), 48, 54), "a", rnd=20, outline=6, halo=0, shade=(0, -0.7))
    for side in (-1, 1):
        p.plain(circle(48 + side * 15, 55, 9), halo=0, outline_width=3)
        p.dot(48 + side * 15, 57, 4)
        p.line([(48 + side * 30, 42), (48 + side * 17, 46), (48 + side * 6, 52)], 6, start=4, end=4)
    p.line([(32, 77), (48, 73), (64, 77)], 6, start=4, end=4)
    iron(p, "8,46! 12,18 48,4 84,18 88,46! 48,40", rnd=30, ang=40, spacing=10, halo=2)
    iron(p, circle(48, 6, 6), rnd=4, halo=0)


def _card(p: Pen, x: float, y: float, turn: float, spot: str | None) -> Pen:
    q = p.at(x, y, turn)
    q.plain(rect(-25, -34, 50, 68, 6), outline_width=6, halo=3)
    if spot:
        q.part(rect(-17, -26, 34, 52, 3), spot, rnd=20, halo=0, outline=3)
    return q


def deck(block: Block) -> None:
    """A squared pile, backs up."""
    p = Pen(block)
    for i in range(3):
        q = _card(p, 38 + i * 10, 56 - i * 8, 0, "a" if i == 2 else None)
    q.cut(star(0, 0, 5, 6, 14, -math.pi / 2), ("k", "a"))


def discard(block: Block) -> None:
    """Cards thrown down as they fell, faces up, an arrow into them."""
    p = Pen(block)
    _card(p, 36, 58, -26, None)
    _card(p, 60, 58, 20, None)
    p.cut(poly((33, 0), (63, 0), (63, 32), (80, 32), (48, 72), (16, 32), (33, 32)), None)
    p.part(poly((39, 4), (57, 4), (57, 38), (70, 38), (48, 64), (26, 38), (39, 38)), "b", rnd=14, outline=5, halo=0)


def crowd(block: Block) -> None:
    """A goblin's head: what Recruit pays for."""
    p = Pen(block)
    for side in (-1, 1):
        p.at(48 + side * 26, 46, 0, 0.095, side).part(EAR, "a", rnd=8, outline=5, halo=0)
    p.part(placed(mirrored("0,-42 30,-36 35,-8 28,22 0,38"), 48, 50), "a", rnd=24, outline=6, halo=0, shade=(0, -0.7))
    for side in (-1, 1):
        p.plain(circle(48 + side * 15, 42, 12), halo=0, outline_width=4)
        p.dot(48 + side * 15 + 2, 43, 5)
    p.add(shape("28,62! 48,70 68,62! 60,78 36,78"))
    for x in (40, 56):
        p.cut(poly((x - 5, 66), (x + 5, 66), (x, 76)), None)


def shop(block: Block) -> None:
    """A striped awning over a counter: what Loot pays for."""
    p = Pen(block)
    for x in (14, 74):
        p.bar(x, 36, 8, 54)
    p.part(rect(8, 62, 80, 28, 3), "b", rnd=14, ang=0, outline=6, halo=0)
    for i in range(4):
        stripe = f"{8 + i * 20},12! {28 + i * 20},12! {28 + i * 20},40 {18 + i * 20},50 {8 + i * 20},40"
        p.part(stripe, "c" if i % 2 else None, rnd=12, outline=5, halo=0, hi=(2, 3))
    p.bar(5, 8, 86, 8, 3)


def event(block: Block) -> None:
    """A horn, blown."""
    p = Pen(block)
    p.part("8,80 22,90 52,78 74,52 80,22! 50,26! 42,48 24,62 8,66", "b", rnd=20, ang=-30, outline=7, halo=0)
    p.part(placed(circle(0, 0, 22, 10), 66, 22, -6), None, rnd=8, outline=7, halo=0)
    for x0, y0, x1, y1 in ((44, 10, 36, 2), (92, 16, 94, 6), (90, 40, 95, 46)):
        p.line([(x0, y0), (x1, y1)], 8, start=7, end=6)
    p.line([(30, 62), (38, 70), (40, 82)], 7, start=5, end=5)


TOKENS: dict[str, Draw] = {
    "token_loot": loot,
    "token_recruit": recruit,
    "token_attack": attack,
    "token_vp": vp,
    "token_defense": defense,
    "token_first_player": first_player,
    "token_bodyguard": bodyguard,
    "token_deck": deck,
    "token_discard": discard,
    "token_crowd": crowd,
    "token_shop": shop,
    "token_event": event,
}


def _sign(name: str) -> dict[str, np.ndarray]:
    """On clear ground: the table lays signs on anything."""
    block = Block(SIZE, SIZE, SCALE, "abc", seed=sum(map(ord, name)))
    TOKENS[name](block)
    return cut_out(block, UI)


def sign_recipes() -> list[Recipe]:
    return [Recipe(f"loot_and_recruit/{name}", "cutout", name, partial(_sign, name)) for name in TOKENS]
