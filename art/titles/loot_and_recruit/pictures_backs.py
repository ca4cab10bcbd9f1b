"""Backs: of the player's cards, and of the event cards of each phase (both ceremonies share one)."""

from __future__ import annotations

import math

from art.kit.block import Block
from art.kit.figures.goblin import fist
from art.kit.figures.materials import iron
from art.kit.figures.minion import Minion
from art.kit.paths import circle, poly, rect, star
from art.kit.pen import Pen
from art.kit.scenes import rays
from art.titles.loot_and_recruit.pictures_parts import coin, drumstick, flame, gob, head

BACK = (500, 700)
GREEDY = gob(
    "wide bat bulb wide arch beam - bare", head_scale=1, ear_scale=0.6, look=(0, -0.5), mouth_drop=78, mouth_width=96
)
YAWNER = gob("egg leaf snub sleepy worry yell sprout bare", ear_scale=0.6, hat_seat=0.94)
SHOUTER = gob("round bat carrot wide - grin bandana bare", ear_scale=0.6)
SNEAK = gob("wedge long hook sly cock smirk cowl bare", ear_scale=0.6, hat_seat=0.4, hat_scale=0.94)
KING = gob("pear torn drip sleepy flat smug crown bare", ear_scale=0.6, hat_seat=0.8, hat_scale=1.1)


def _frame(block: Block, spot: str) -> Pen:
    """Key frame, paper rule, and a field of rays about the middle."""
    p = Pen(block)
    p.add(rect(14, 14, 472, 672, 16))
    p.cut(rect(26, 26, 448, 648, 10))
    p.add(rect(32, 32, 436, 636, 8))
    field = rect(44, 44, 412, 612, 5)
    p.cut(field)
    p.add(field, spot)
    rays(block, 250, 350, 52, 90, 900, ("k",), field, 0.5, 6, add=True)
    return p


def _disc(p: Pen, y: float, r: float, spot: str) -> None:
    p.cut(circle(250, y, r + 17))
    p.cut(circle(250, y, r + 17), None)
    p.add(circle(250, y, r + 10))
    p.cut(circle(250, y, r))
    p.add(circle(250, y, r - 4), spot)
    rays(p.block, 250, y, 40, r * 0.3, r - 4, (spot,), circle(250, y, r - 4), 0.4, 2)


def back(block: Block) -> None:
    """A pile of everything under a face that wants it."""
    p = _frame(block, "a")
    _disc(p, 330, 162, "c")
    head(block, GREEDY, 250, 300, 0.86)
    for i in range(17):
        row = i // 6
        coin(p, 120 + (i % 6) * 52 + row * 14, 492 - row * 22, 30, 0.8)
    drumstick(p, 140, 440, -34, 0.62)
    drumstick(p, 360, 440, 34, 0.62)
    iron(p, "70,486! 430,486! 400,590 330,620 170,620 100,590", rnd=90)
    p.cut(star(250, 548, 5, 17, 42, -math.pi / 2))
    for dx in (-1, 1):
        p.cut(star(250 + dx * 166, 100, 8, 11, 27), ("k", "a"))
        p.cut(star(250 + dx * 166, 620, 8, 11, 27), ("k", "a"))


def back_wide(block: Block) -> None:
    """The same greed in the shape of a card's window."""
    p = Pen(block)
    field = rect(0, 0, 432, 386)
    p.add(field, "a")
    rays(block, 216, 180, 52, 90, 900, ("k",), field, 0.5, 6, add=True)
    p.cut(circle(216, 180, 166), None)
    p.add(circle(216, 180, 159))
    p.cut(circle(216, 180, 150))
    p.add(circle(216, 180, 146), "c")
    rays(block, 216, 180, 40, 50, 146, ("c",), circle(216, 180, 146), 0.4, 2)
    head(block, GREEDY, 216, 160, 0.84)
    for i in range(9):
        coin(p, 70 + i * 36, 340 - (i % 2) * 22, 32, 0.8)


def _phase(block: Block, spot: str, disc: str, who: Minion, scale: float = 0.84) -> Pen:
    p = _frame(block, spot)
    _disc(p, 350, 170, disc)
    head(block, who, 250, 356, scale)
    return p


def back_morning(block: Block) -> None:
    """A sun coming up behind a yawn."""
    p = _frame(block, "c")
    _disc(p, 350, 150, "b")
    for i in range(11):
        a = math.pi * (1 + i / 10)
        x, y = 250 + 196 * math.cos(a), 350 + 196 * math.sin(a)
        p.at(x, y, math.degrees(a) + 90).part(poly((-24, 22), (24, 22), (0, -50)), "b", rnd=14, outline=6)
    head(block, YAWNER, 250, 340, 0.84)
    hill = "44,470! 150,440 250,450 350,436 456,470! 456,656! 44,656!"
    p.part(hill, "a", rnd=40, ang=10, spacing=14, outline=9, shade=(0.2, -0.5))
    for x in (150, 350):
        fist(p.at(x, 448, 0, 1.05), 0, 0, 0, 1, "a")
    for i in range(9):
        x, y = 84 + i * 42, 530 + (i % 3) * 40
        p.line([(x - 10, y), (x - 2, y - 22), (x + 4, y - 30)], 9, start=6)
        p.line([(x + 4, y), (x + 10, y - 16), (x + 22, y - 24)], 9, start=6)


def back_day(block: Block) -> None:
    """The whole sun, and a shout."""
    p = _frame(block, "b")
    p.cut(circle(250, 350, 150), None)
    p.part(star(250, 350, 16, 160, 226), "c", rnd=40, outline=9, hi=(2, 3))
    head(block, SHOUTER, 250, 360, 0.86)


def back_night(block: Block) -> None:
    """A moon with a hook nose before it."""
    p = _frame(block, "a")
    for x, y, r in ((110, 120, 30), (390, 150, 22), (100, 560, 22), (390, 590, 30), (250, 96, 18), (250, 616, 18)):
        p.cut(star(x, y, 4, r * 0.5, r * 1.5), None)
        p.add(star(x, y, 4, r * 0.26, r), "c")
    p.part(circle(250, 350, 176), "c", rnd=60, ang=60, outline=9)
    p.cut(circle(320, 320, 150), None)
    p.add(circle(320, 320, 140))
    head(block, SNEAK, 262, 366, 0.8)


def back_ceremony(block: Block) -> None:
    """A crowned head between torches: the first round and the last."""
    p = _phase(block, "b", "a", KING, 0.8)
    for x in (92, 408):
        iron(p, rect(x - 13, 430, 26, 200, 4), rnd=10)
        iron(p, f"{x - 38},400! {x + 38},400! {x + 22},450! {x - 22},450!", rnd=20)
        flame(p, x, 410, 40, 130)
    p.part("90,560! 410,560! 440,600! 410,640! 90,640! 60,600!", None, rnd=30, ang=0, outline=8)
    for i in range(5):
        p.add(star(146 + i * 52, 600, 5, 9, 22, -math.pi / 2))


BACKS = {
    "back": back,
    "back_morning": back_morning,
    "back_day": back_day,
    "back_night": back_night,
    "back_ceremony": back_ceremony,
}
