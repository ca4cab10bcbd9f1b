"""Marks and tokens: what is small on the table and must be read at 32 pixels.  96 x 96 units each."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from art.kit.block import Block
from art.kit.paths import circle, limb, mirrored, placed, poly, rect, shape, star, taper
from art.kit.pen import Pen
from art.kit.scenes import rays

EAR = "-16,40! -25,10 -22,-26 0,-46 26,-40 35,-13 25,9 15,22 13,40 -2,50"
SHELL = "-9,-10 0,-27 17,-24 20,-9 9,2 8,18 -3,30 -10,12"
GOBLIN_EAR = "-10,-42 60,-78 150,-125 222,-182! 196,-70 132,14 60,58 -10,48"


def _ear(p: Pen, x: float, y: float, turn: float = 0, scale: float = 1, flip: int = 1) -> None:
    """A human ear, as harmless as a shell."""
    q = p.at(x, y, turn, scale, flip)
    q.part(EAR, None, rnd=18, ang=40, spacing=8, outline=6, hi=(2, 3), shade=(0.22, -0.3))
    q.part(SHELL, "b", rnd=9, ang=40, spacing=7, halo=0, outline=4, shade=(0.1, -0.5))
    q.add(taper([(13, -14), (2, -4), (4, 8)], 5, 3, 3))


def _coin(p: Pen, x: float, y: float, r: float) -> None:
    p.part(circle(x, y, r), "c", rnd=r * 0.5, ang=40, spacing=8, outline=6, shade=(0.22, -0.5))
    p.add(circle(x, y, r * 0.70), stroke=3)
    p.at(x, y, 0, r / 40).add(star(0, 0, 5, 7, 18, -math.pi / 2))


def mark_gold(block: Block) -> None:
    p = Pen(block)
    _coin(p, 62, 62, 28)
    _coin(p, 40, 40, 34)


def mark_trophies(block: Block) -> None:
    """An ear on a string."""
    p = Pen(block)
    _ear(p, 44, 54, 2, 0.88)
    for x in (34, 72):
        p.line([(x, -4), (x * 0.5 + 26, 10), (53, 22)], 5, start=4, end=4)
    p.dot(53, 23, 5.5)


def mark_cards(block: Block) -> None:
    p = Pen(block)
    for turn, x, y in ((-16, 36, 50), (10, 56, 48)):
        q = p.at(x, y, turn)
        q.plain(rect(-24, -36, 48, 72, 6), outline_width=6, halo=3)
        q.part(rect(-16, -28, 32, 56, 3), "a", rnd=20, halo=0, outline=3)
    q = p.at(56, 50, 10)
    for side in (-1, 1):
        q.plain(circle(side * 8, -4, 6.5), halo=0, outline_width=3)
        q.dot(side * 8, -3, 3)
    q.add(shape("-11,10! 0,15 11,9! 6,19 -5,20"))


def mark_quiet(block: Block) -> None:
    """A candle, and somebody saying nothing."""
    p = Pen(block)
    p.part("18,74! 26,58! 60,58! 68,74! 43,82", "b", rnd=12, halo=3, outline=5)
    p.add(circle(72, 68, 8), stroke=5)
    p.part(rect(30, 34, 26, 30, 4), None, rnd=10, ang=88, spacing=7, outline=5, hi=(2, 3), shade=(0.3, -0.3))
    p.line([(43, 36), (44, 26)], 5, start=4, end=4)
    p.part("43,4! 56,20 52,32 43,34 33,31 31,20", "c", rnd=10, halo=3, outline=5)
    for i in range(3):
        p.dot(70 + i * 9, 36 - i * 0, 3.6)


# ------------------------------------------------------------------ pledges
def pledge_light(block: Block) -> None:
    """A feather, curled and frayed."""
    p = Pen(block)
    p.part(
        "24,76 12,60 14,44! 26,48! 18,34 34,16 56,8 88,4! 92,26 82,44 66,54! 74,60! 58,72 38,78",
        "c",
        rnd=16,
        ang=30,
        spacing=8,
        outline=6,
        shade=(0.2, -0.5),
    )
    spine = taper([(10, 94), (34, 68), (56, 42), (86, 8)], 9, 7, 3)
    p.cut(taper([(10, 94), (34, 68), (56, 42), (86, 8)], 17, 13, 8), ("k", "c"))
    p.add(spine)


def pledge_fair(block: Block) -> None:
    """A pair of scales, level."""
    p = Pen(block)
    p.bar(44, 18, 8, 62, 2)
    p.part("26,90! 34,76! 62,76! 70,90!", "b", rnd=10, halo=3, outline=5)
    p.add(taper([(10, 24), (48, 20), (86, 24)], 9, 7, 7))
    p.part(circle(48, 16, 9), "b", rnd=7, halo=3, outline=5)
    for x in (18, 78):
        p.line([(x, 24), (x - 14, 54)], 4, start=3, end=3)
        p.line([(x, 24), (x + 14, 54)], 4, start=3, end=3)
        p.part(f"{x - 17},52! {x + 17},52! {x + 10},66 {x},69 {x - 10},66", "c", rnd=10, halo=2, outline=5)


def pledge_heavy(block: Block) -> None:
    """An anvil."""
    p = Pen(block)
    p.black(
        "4,30! 26,26! 84,26! 90,32! 84,48 62,52 58,62 64,72 80,80! 80,90! 18,90! 18,80! 34,72 40,62 36,52 16,46",
        rnd=26,
        ang=20,
        spacing=8,
    )
    for x, y in ((30, 12), (50, 8), (70, 12)):
        p.line([(x, y), (x + (x - 50) * 0.3, y - 8)], 7, "b", start=5)


# ------------------------------------------------------------------ holdings
def _disc(p: Pen, spot: str) -> None:
    p.part(circle(48, 48, 45), spot, rnd=40, ang=40, spacing=9, outline=6, heavy=1.3, halo=0, shade=(0.1, -0.6))
    p.cut(circle(48, 48, 38), ("k", spot), stroke=3)


def token_armour(block: Block) -> None:
    p = Pen(block)
    _disc(p, "c")
    p.part(
        "48,24! 62,18! 76,28 72,46 68,66 48,76 28,66 24,46 20,28 34,18!",
        None,
        rnd=22,
        ang=60,
        spacing=8,
        outline=6,
        shade=(0.5, 0),
        hi=(2, 3),
    )
    p.add(shape("36,17! 48,26 60,17! 56,30 48,34 40,30"))
    for y in (46, 56):
        p.line([(32, y), (48, y + 5), (64, y)], 5)


def token_weave(block: Block) -> None:
    """A spool of fate, and round it goes again."""
    p = Pen(block)
    _disc(p, "a")
    p.part(rect(30, 26, 36, 44, 3), "b", rnd=14, ang=0, spacing=6, outline=5)
    for y in (36, 45, 54):
        p.line([(31, y + 3), (48, y), (65, y + 4)], 4, start=3, end=3)
    for y in (20, 66):
        p.plain(rect(24, y, 48, 11, 4), outline_width=5, halo=2)
    p.line([(66, 50), (80, 58), (74, 76), (54, 84)], 5, start=4, end=4)


def token_foresight(block: Block) -> None:
    p = Pen(block)
    _disc(p, "b")
    p.part(
        "40,18! 56,18! 55,38 74,60 68,80 48,84 28,80 22,60 41,38",
        None,
        rnd=20,
        ang=60,
        outline=6,
        hi=(2, 3),
        shade=(0.2, -0.3),
    )
    p.plain(rect(37, 11, 22, 10, 3), outline_width=5, halo=2)
    p.plain(shape("27,62! 48,46 69,62! 48,77"), "c", outline_width=5, halo=0)
    p.dot(48, 62, 8.5)
    p.cut(circle(45, 59, 2.6), None)


def _rising(p: Pen) -> None:
    """Thrice: three steps up and an arrow."""
    for i, h in enumerate((14, 26, 40)):
        p.plain(rect(20 + i * 18, 76 - h, 15, h, 1), "b", outline_width=4, halo=2)
    p.add(taper([(16, 52), (40, 42), (62, 22)], 8, 6, 6))
    p.add(poly((54, 14), (76, 10), (70, 32)))


def token_aggressive(block: Block) -> None:
    p = Pen(block)
    _disc(p, "c")
    _rising(p)
    _ear(p, 72, 62, 8, 0.48)


def token_greedy(block: Block) -> None:
    p = Pen(block)
    _disc(p, "a")
    _rising(p)
    _coin(p, 72, 62, 17)


def _inset(draw: Callable[[Block], None], block: Block) -> None:
    """A bare mark, kept clear of the rim so that it may also be shown as a disc."""
    block.push(0, 48, 48, 0, 0, 0.9)
    draw(block)
    block.pop()


MARKS: dict[str, Callable[[Block], None]] = {
    "mark_gold": mark_gold,
    "mark_trophies": mark_trophies,
    "mark_cards": mark_cards,
    "mark_quiet": mark_quiet,
    "pledge_light": pledge_light,
    "pledge_fair": pledge_fair,
    "pledge_heavy": pledge_heavy,
}
TOKENS: dict[str, Callable[[Block], None]] = {
    **{name: partial(_inset, draw) for name, draw in MARKS.items()},
    "token_armour": token_armour,
    "token_weave": token_weave,
    "token_foresight": token_foresight,
    "token_aggressive_investing": token_aggressive,
    "token_greedy_investing": token_greedy,
}


# ------------------------------------------------------------------ emblems, 192 x 192 units
def _field(block: Block, spot: str, seed: int) -> None:
    sheet = rect(0, 0, 192, 192)
    block.add(sheet, spot)
    rays(block, 96, 100, 34, 30, 260, (spot,), sheet, 0.5, seed)


def _goblin_head(
    p: Pen, x: float, y: float, scale: float, mood: str = "grin", tilt: float = 0, ears: tuple[int, ...] = (-1, 1)
) -> None:
    """A head 100 units wide at scale 1."""
    q = p.at(x, y, tilt, scale)
    for side in ears:
        q.part(placed(shape(GOBLIN_EAR), side * 30, -4, 0, 0.34, flip=side), "a", rnd=14, ang=70, spacing=7, outline=4)
    q.part(
        mirrored("0,-44 32,-40 48,-14 44,18 24,40 0,46"), "a", rnd=26, ang=40, spacing=8, outline=5, shade=(0.14, -0.5)
    )
    for side in (-1, 1):
        if mood == "asleep":
            q.line([(side * 18 - 10, -4), (side * 18, 4), (side * 18 + 10, -4)], 6)
        else:
            q.add(circle(side * 18 + 1, -5, 15))
            q.plain(circle(side * 18, -6, 12), halo=0, outline_width=2)
            q.dot(side * 18 + 2, -4, 5)
    q.part("-6,-2 6,-2 12,14 0,20 -12,14", "a", rnd=8, halo=0, outline=4)
    if mood == "grin":
        q.add(shape("-22,22! 0,27 22,20! 12,36 -10,37"))
        for dx in (-8, 6):
            q.plain(poly((dx - 4, 25), (dx + 4, 25), (dx, 33)), halo=0, outline_width=0)
    elif mood == "sad":
        q.line([(-14, 34), (0, 27), (14, 34)], 6)
    else:
        q.line([(-12, 28), (0, 33), (12, 28)], 5)


def objective_treasure_hoarder(block: Block) -> None:
    p = Pen(block)
    _field(block, "c", 2)
    p.part("24,92! 30,44 96,22 162,44 168,92!", "b", rnd=40, ang=4, spacing=9)
    for x in (50, 126):
        p.add(taper([(x, 34), (x - 2, 90)], 15, 13, 13))
    _goblin_head(p, 96, 92, 0.98)
    p.black("24,118! 168,118! 168,100! 24,100!", rnd=8)
    for x, y in ((40, 114), (64, 120), (128, 120), (152, 114), (88, 126), (110, 124)):
        _coin(p, x, y, 17)
    p.part("22,126! 170,126! 162,184! 30,184!", "b", rnd=40, ang=4, spacing=9)
    for x in (44, 132):
        p.bar(x, 126, 16, 58)
    p.plain(rect(82, 120, 28, 36, 4), outline_width=5)
    p.dot(96, 134, 6)
    p.bar(93, 134, 6, 14)
    for side in (-1, 1):
        p.part(limb([(96 + side * 62, 100), (96 + side * 78, 130), (96 + side * 40, 146)], [20, 20, 18]), "a", rnd=9)


def objective_manslayer(block: Block) -> None:
    p = Pen(block)
    _field(block, "b", 5)
    _goblin_head(p, 96, 66, 1.16)
    p.add(taper([(48, 46), (96, 40), (146, 44)], 12, 9, 9))
    p.line([(36, 108), (60, 152), (96, 166), (132, 152), (156, 108)], 6, start=5, end=5)
    for x, y, turn, flip in ((42, 128, 24, 1), (68, 154, 12, 1), (124, 154, -12, -1), (150, 128, -24, -1)):
        _ear(p, x, y, turn, 0.58, flip)
    _ear(p, 96, 160, 0, 0.62)


def objective_caretaker(block: Block) -> None:
    """A nest of three, one awake."""
    p = Pen(block)
    _field(block, "a", 7)
    block.cut(rect(0, 0, 192, 192), ("a",))
    block.add(rect(0, 0, 192, 192), "c")
    rays(block, 96, 100, 34, 30, 260, ("c",), rect(0, 0, 192, 192), 0.5, 7)
    _goblin_head(p, 98, 60, 0.82, "smile", 3)
    _goblin_head(p, 52, 104, 0.62, "asleep", -14, (-1,))
    _goblin_head(p, 142, 104, 0.62, "asleep", 14, (1,))
    p.part(
        "10,126! 50,130 96,134 142,130 182,126! 172,160 130,184 62,184 20,160",
        "b",
        rnd=30,
        ang=30,
        spacing=9,
        shade=(0.1, -0.5),
    )
    for i in range(16):
        a = i * 0.618 % 1
        x, y = 22 + 140 * a, 124 + 44 * ((i * 0.377) % 1)
        p.line([(x - 12, y), (x, y + 6), (x + 16, y - 2 + 6 * (i % 3))], 6)
    for x, y, dx, dy in (
        (16, 132, -14, -12),
        (176, 132, 14, -12),
        (24, 150, -18, 2),
        (168, 150, 18, 2),
        (40, 170, -12, 12),
    ):
        p.line([(x, y), (x + dx, y + dy)], 8, "b", start=6)


def objective_sole_survivor(block: Block) -> None:
    p = Pen(block)
    sheet = rect(0, 0, 192, 192)
    block.add(sheet, "c")
    rays(block, 96, 92, 30, 56, 260, ("c",), sheet, 0.5, 9)
    block.cut(circle(96, 88, 62))
    block.add(circle(96, 88, 62), "k", stroke=4)
    for x, y, s in ((34, 146, 0.8), (158, 146, 0.8), (70, 140, 0.5), (126, 140, 0.5)):
        p.at(x, y, 0, s).part("-18,30! -18,-20 0,-38 18,-20 18,30!", None, rnd=14, ang=70, outline=5, shade=(0.5, 0))
        p.at(x, y, 0, s).line([(-8, -12), (8, -12)], 6, start=5, end=5)
        p.at(x, y, 0, s).line([(0, -22), (0, 4)], 6, start=5, end=5)
    p.black("-10,192! -10,168! 50,154 96,146 142,154 202,168! 202,192!", rnd=30, ang=80, spacing=9)
    for side in (-1, 1):
        p.part(limb([(96 + side * 12, 124), (96 + side * 16, 150)], [15, 12]), "a", rnd=6)
    p.part("72,92! 120,92! 126,136! 108,130! 96,140! 84,130! 66,136!", "b", rnd=22, ang=80, spacing=8)
    _goblin_head(p, 96, 72, 0.72, "grin", -4)
    for side in (-1, 1):
        p.part(limb([(96 + side * 20, 104), (96 + side * 52, 98), (96 + side * 60, 52)], [15, 14, 12]), "a", rnd=6)
        p.part(circle(96 + side * 60, 46, 11), "a", rnd=8, outline=4)


def tombstone(block: Block) -> None:
    """Somebody's last stand: a stone, a weed, and a hand that disagrees."""
    p = Pen(block)
    p.part(
        "38,178! 38,78 60,34 96,24 132,34 154,78 154,178!",
        None,
        rnd=44,
        ang=70,
        spacing=9,
        outline=8,
        shade=(0.30, -0.3),
        hi=(2, 3),
    )
    inner = shape("54,176! 54,84 70,50 96,42 122,50 138,84 138,176!")
    p.add(inner, stroke=4)
    q = p.at(96, 92, 0, 0.66)
    for side in (-1, 1):
        q.add(placed(shape(GOBLIN_EAR), side * 26, -4, 14 * side, 0.19, flip=side))
    q.add(mirrored("0,-44 36,-38 48,-14 40,18 20,34 18,50 0,52"))
    for side in (-1, 1):
        for turn in (45, -45):
            q.cut(placed(rect(-13, -3.5, 26, 7), side * 19, -6, turn), None)
    for x in (-10, 0, 10):
        q.cut(rect(x - 1.8, 32, 3.6, 18), None)
    p.line([(62, 54), (74, 76), (66, 92)], 6)
    p.line([(132, 120), (122, 134), (130, 150)], 6)
    p.black("6,192! 6,172! 50,162 100,170 150,160 186,172! 186,192!", rnd=20, ang=80, spacing=8)
    for x in (22, 58, 168):
        for dx in (-6, 1, 8):
            p.line([(x + dx, 170), (x + dx * 1.6, 154), (x + dx * 2.4, 144)], 6, "a", start=5)
    arm = p.at(128, 168)
    arm.part(limb([(0, 12), (2, -22)], [20, 16]), "a", rnd=9)
    for dx, dy in ((-17, -54), (0, -64), (17, -56)):
        arm.part(limb([(dx * 0.4, -30), (dx, dy)], [11, 8]), "a", rnd=5, outline=4, halo=3)
    arm.part(limb([(8, -24), (24, -32)], [10, 8]), "a", rnd=5, outline=4, halo=3)
    arm.part("-14,-24 -10,-38 10,-38 15,-26 8,-14 -8,-14", "a", rnd=10, outline=4, halo=0)


EMBLEMS: dict[str, Callable[[Block], None]] = {
    "objective_treasure_hoarder": objective_treasure_hoarder,
    "objective_manslayer": objective_manslayer,
    "objective_caretaker": objective_caretaker,
    "objective_sole_survivor": objective_sole_survivor,
    "tombstone": tombstone,
}
