"""Things drawn behind and in front of single foes, in figure space."""

from __future__ import annotations

import math

from art.kit.block import Block
from art.kit.figures.adventurer_bodies import STEEL
from art.kit.figures.adventurer_face import loupe
from art.kit.figures.adventurer_tools import goblin_ear, price_tag, sparkle
from art.kit.figures.goblin import fist
from art.kit.figures.materials import bone, iron, wood
from art.kit.paths import circle, limb, poly, rect, taper
from art.kit.pen import Pen


def rent_tag(block: Block) -> None:
    """The locksmith's own price hangs from his ear; his glass is screwed into the other eye."""
    loupe(Pen(block, 402, 258, -4, 1.12))
    price_tag(Pen(block, 296, 330, 8, 0.8))


def order_badges(block: Block) -> None:
    """The secret order's badge, worn where everybody can see it; and its savings card, stamped."""
    p = Pen(block)
    q = p.at(474, 540, 8)
    q.part(poly((0, -46), (46, 34), (-46, 34)), "c", rnd=24, outline=6)
    q.plain("-24,10 0,-8 24,10 0,24", outline_width=4, halo=0)
    q.dot(0, 9, 8)
    for i in range(3):
        r = p.at(330 + i * 6, 590 + i * 30)
        r.plain(circle(0, 0, 13), "b", halo=3, outline_width=4)


def hiding_tree(block: Block) -> None:
    """A trunk and a bush, both too small to hide behind."""
    p = Pen(block)
    p.part(
        "430,820! 456,600 470,420 452,240 470,60 450,-60! 700,-60! 660,80 690,260 664,430 690,610 740,820!",
        "b",
        rnd=110,
        ang=88,
        spacing=13,
        outline=7,
    )
    for points in (
        [(520, 0), (540, 150), (520, 300)],
        [(600, 120), (590, 260), (620, 420)],
        [(520, 420), (540, 560), (510, 760)],
        [(640, 500), (620, 640), (660, 780)],
    ):
        p.line(points, 10)
    p.add(circle(580, 330, 32, 44), stroke=8)
    p.add(circle(580, 330, 14, 22), stroke=7)
    p.part(limb([(470, 180), (400, 120), (330, 96)], [50, 34, 14]), "b", rnd=16, ang=20, spacing=8)
    for x, y, turn in ((330, 96, -70), (372, 80, -30), (384, 130, -130)):
        p.at(x, y, turn).part("0,10 26,-20 0,-64 -26,-20", "a", rnd=16, halo=3)
    for x, y, r in ((90, 700, 110), (250, 740, 100), (400, 720, 80), (180, 640, 70), (30, 640, 60)):
        p.part(circle(x, y, r), "a", rnd=r * 0.9, ang=40, spacing=11)
    for x, y in ((90, 660), (200, 620), (290, 700), (150, 730), (50, 640)):
        p.line([(x - 16, y), (x, y + 14), (x + 16, y)], 8)
    fist(p, 462, 470, -80, -1, None, 1.0)


def tavern_door(block: Block) -> None:
    """Light, mugs and a good time, not for you."""
    p = Pen(block)
    p.plain("90,800! 90,180 200,60 400,20 600,60 710,180 710,800!", "c", outline_width=12)
    for a in range(-60, 61, 12):
        r = math.radians(a - 90)
        p.cut(
            taper(
                [
                    (400, 420),
                    (400 + 240 * math.cos(r), 420 + 240 * math.sin(r)),
                    (400 + 520 * math.cos(r), 420 + 520 * math.sin(r)),
                ],
                26,
                4,
                20,
            ),
            ("c",),
        )
    for x in (110, 690):
        q = p.at(x, 250)
        wood(q, rect(-24, -40, 48, 96, 8))
        q.plain("-34,-44 -20,-66 0,-58 20,-70 34,-44 10,-36 0,-20 -14,-36", halo=2)


def bouncer_front(block: Block) -> None:
    """Crossed arms like hams, two fingers up, and a velvet rope."""
    p = Pen(block)
    skin = {"shade": (0.30, -0.30), "hi": (2, 3), "rnd": 46, "ang": 80, "outline": 7}
    p.part(limb([(190, 470), (150, 590), (330, 636), (540, 580)], [124, 124, 104, 76]), None, **skin)
    p.part(limb([(610, 470), (650, 590), (470, 640), (270, 590)], [124, 124, 104, 76]), None, **skin)
    fist(p, 262, 576, -30, -1, None, 1.4)
    q = p.at(560, 540, 8)
    for x, turn in ((-14, -8), (22, 10)):
        q.at(x, -30, turn).part(rect(-18, -100, 36, 118, 18), None, rnd=16, hi=(2, 3), shade=(0.2, -0.3), outline=6)
    fist(q, 0, 0, 0, 1, None, 1.4)
    anchor = p.at(170, 520, 10)
    anchor.line([(0, -40), (0, 30)], 11, "b", start=9, end=9)
    anchor.line([(-34, 0), (-20, 30), (0, 34), (20, 30), (34, 0)], 13, "b", start=5, end=5)
    anchor.add(circle(0, -46, 11), "b", stroke=6)
    for x in (10, 790):
        iron(p, rect(x - 14, 560, 28, 300, 6), rnd=10)
        p.part(circle(x, 548, 32), "c", rnd=22)
    p.part(taper([(10, 590), (200, 716), (400, 744), (600, 716), (790, 590)], 56, 44, 44), "b", rnd=18, ang=70)


def stilts(block: Block) -> None:
    """What holds seven feet up: striped hose, long poles, small shoes."""
    p = Pen(block)
    for side in (-1, 1):
        q = p.at(400 + side * 66, 700, side * -4)
        wood(q, rect(-12, -20, 24, 330, 5))
        wood(q, rect(-44, 96, 88, 22, 5))
        for y in (150, 200, 250):
            q.bar(-14, y, 28, 9)
        q.at(0, 80, 0, 1, side).part("-30,-50! 22,-50! 24,-12 78,-4 84,18! -32,18!", None, rnd=20)


def smoke(block: Block) -> None:
    """Conjured, thinning at the wrong moment."""
    p = Pen(block)
    puffs = (
        (40, 940, 110),
        (170, 980, 90),
        (-110, 880, 120),
        (630, 980, 90),
        (760, 940, 110),
        (910, 880, 120),
        (60, 830, 66),
        (740, 830, 66),
        (300, 1010, 70),
        (500, 1010, 70),
    )
    for x, y, r in puffs:
        p.part(circle(x, y, r, r * 0.9), None, rnd=r, ang=40, spacing=13, shade=(0.42, -0.1))
        p.add(taper([(x - r * 0.4, y), (x - r * 0.1, y - r * 0.4), (x + r * 0.3, y - r * 0.1), (x, y + r * 0.2)], 9))
    sparkle(p, 30, 330, 70)
    sparkle(p, 760, 150, 80)
    sparkle(p, -60, 600, 50)
    dove = p.at(660, 300, -8, 1.5)
    dove.part("-70,10 -30,-10 -10,-80! 30,-30 70,-30 96,-10! 66,6 30,36 -40,40 -96,34!", None, rnd=30)
    dove.dot(66, -14, 5)


def ear_garland(block: Block) -> None:
    """Trophies on a string across the coat."""
    p = Pen(block)
    p.line([(310, 490), (400, 600), (490, 490)], 8, start=6, end=6)
    for i, (x, y) in enumerate(((324, 520), (358, 572), (400, 592), (444, 572), (478, 520))):
        goblin_ear(p, x, y + 4, 130 - i * 22, 0.40, 1 if i > 2 else -1)


def pincushion(block: Block) -> None:
    """Every blade was a gift."""
    p = Pen(block)
    stuck = (
        (300, 500, -70),
        (346, 600, -110),
        (330, 700, -60),
        (470, 620, 110),
        (486, 520, 64),
        (450, 712, 70),
        (400, 560, 20),
        (270, 610, -96),
        (536, 640, 92),
    )
    for x, y, turn in stuck:
        q = p.at(x, y, turn)
        q.part("-9,0! 9,0! 10,-60! -10,-60!", None, rnd=8, halo=3, **STEEL)
        q.bar(-30, -72, 60, 14, 4)
        wood(q, rect(-8, -116, 16, 46, 5), halo=2)
        q.part(circle(0, -122, 13), "b", rnd=9, halo=2)
    for x, y in ((310, 520), (360, 616), (462, 634)):
        p.at(x, y).part("0,0 12,24 0,38 -12,24", "b", rnd=8, halo=2, outline=3)


def slayer_belt(block: Block) -> None:
    """A row of ears, and tally marks cut into the breast."""
    p = Pen(block)
    for row in range(2):
        for group in range(2):
            x, y = 318 + group * 100, 476 + row * 58
            for i in range(4):
                p.cut(taper([(x + i * 16, y), (x + i * 16 + 3, y + 38)], 7, 4, 3), None)
            p.cut(taper([(x - 10, y + 32), (x + 62, y + 6)], 7, 3, 3), None)
    p.part("262,600! 400,622 538,600! 540,636! 400,660 260,636!", "b", rnd=14, ang=0)
    for x in (280, 330, 470, 520):
        goblin_ear(p, x, 646 - abs(x - 400) * 0.03, 112 if x < 400 else 68, 0.36, 1 if x > 400 else -1)
    bone(p, circle(400, 628, 40), rnd=28)
    for side in (-1, 1):
        p.dot(400 + side * 14, 622, 10, 12)
    p.add(poly((400, 634), (406, 646), (394, 646)))
    for x in (-10, 0, 10):
        p.line([(400 + x, 652), (400 + x, 664)], 5, start=3)
