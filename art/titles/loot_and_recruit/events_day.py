"""The days of the festival."""

from __future__ import annotations

from art.kit.block import Block
from art.kit.figures.goblin import fist
from art.kit.figures.materials import iron, wood
from art.kit.figures.minion import Arm
from art.kit.figures.props import draw_prop
from art.kit.paths import circle, limb, poly, rect
from art.kit.pen import Pen
from art.titles.loot_and_recruit.pictures_parts import (
    Draw,
    bang,
    bolt,
    coin,
    drumstick,
    earth,
    gob,
    head,
    plank,
    put,
    tag,
    wheel,
    whizz,
)


def tug_o_war(block: Block) -> None:
    """The rope lost."""
    p = Pen(block)
    earth(p, 660)
    arms = {"left": Arm(340, 500, hand=None), "right": Arm(560, 450, hand=None)}
    puller = gob("round bat carrot mad angry clench bandana vest", pose="wide", look=(0.8, 0.2), ear_scale=0.5, **arms)
    other = gob("flat stub snub angry angry clench mohawk fur", pose="wide", look=(0.8, 0.2), **arms)
    put(block, puller, 150, 420, 0.82, -14)
    put(block, other, 650, 420, 0.82, 14, -1)
    for side in (-1, 1):
        points = [(400 + side * 420, 560), (400 + side * 240, 500), (400 + side * 90, 420)]
        p.cut(limb(points, [64, 64, 64]), None)
        p.part(limb(points, [46, 48, 48]), None, rnd=14, outline=9)
        for i in range(10):
            x = 400 + side * (104 + i * 34)
            y = 432 + (abs(x - 400) - 90) * 0.46
            p.line([(x - 8, y + 20), (x + 8, y - 20)], 9, start=7, end=7)
        for dx, dy in ((30, -70), (8, -30), (0, 6), (14, 40), (40, 70)):
            strand = limb(
                [(400 + side * 96, 420), (400 + side * (dx + 40), 416 + dy * 0.5), (400 + side * dx, 420 + dy)],
                [22, 18, 10],
            )
            p.part(strand, None, rnd=8, halo=4, outline=6)
        fist(p.at(400 + side * 230, 496, 0, 1.4), 0, 0, 0, side, "a")
        fist(p.at(400 + side * 158, 456, 0, 1.4), 0, 0, 0, side, "a")
    bang(p, 400, 420, 100, 170, 3, "b", -120)
    bang(p, 400, 420, 100, 160, 3, "b", 60)


def lunch_rush(block: Block) -> None:
    """A queue is just a stack lying down."""
    p = Pen(block)
    earth(p, 660)
    crowd = (
        ("flat stub snub sleepy flat under helm bare", 90, 600, 82),
        ("pear torn drip wide worry gasp - bare", 214, 500, 74),
        ("round bat bulb crazy arch tongue pot bare", 330, 400, 66),
        ("wedge leaf carrot mad angry clench cap bare", 460, 316, 58),
    )
    for i, (words, x, y, turn) in reversed(list(enumerate(crowd))):
        q = p.at(x - 96, y + 70, 30)
        q.part("-110,-60 40,-70 80,0 40,70 -110,64", ("b", "c", None, "b")[i], rnd=60, ang=40, outline=9)
        head(block, gob(words, ear_scale=0.6), x, y, 0.62, turn - 50)
    p.part("560,470! 830,470! 830,520! 560,520!", "b", rnd=24, ang=0, outline=9)
    p.part("590,520! 830,520! 830,760! 590,760!", "b", rnd=60, ang=88, outline=9, spacing=15)
    cook = gob("egg droop bulb sly cock smug chef bare", ear_scale=0.5, hat_scale=0.84, hat_seat=0.84, look=(-0.8, 0))
    head(block, cook, 700, 290, 0.6, 4)
    p.part("610,390! 790,390! 800,470! 600,470!", None, rnd=40, outline=8)
    p.part(circle(650, 456, 66, 20), None, rnd=16, outline=7)
    drumstick(p, 620, 380, -60, 0.62)
    for y in (150, 210):
        whizz(p, [(120, y + 60), (190, y), (250, y - 20)], 13)


def bargain_bonanza(block: Block) -> None:
    """Half price, half quality, whole crowd."""
    p = Pen(block)
    left = gob("wide bat carrot mad angry clench fur fur", left=Arm(230, 520), right=Arm(600, 430), look=(0.9, 0.2))
    right = gob(
        "tall long hook crazy angry fangs bun gown",
        left=Arm(230, 520),
        right=Arm(600, 430),
        look=(0.9, 0.2),
        hat_seat=0.7,
    )
    put(block, left, 170, 400, 0.86, -6)
    put(block, right, 640, 400, 0.84, 6, -1)
    q = p.at(400, 500)
    for side in (-1, 1):
        leg = f"{side * 14},-110! {side * 130},-110! {side * 150},30 {side * 200},200! {side * 90},220! {side * 24},40!"
        q.at(side * 14, 0, side * 5).part(leg, None, rnd=60, ang=70, outline=11, shade=(0.1, -0.5))
        for i in range(5):
            y = -80 + i * 26
            q.line([(side * 24, y), (side * 4, y + 8), (-side * 10, y + 20)], 10, start=7, end=4)
        patch = q.at(side * 110, 60, side * 12)
        patch.plain(rect(-30, -30, 60, 60), "a" if side > 0 else "c", 7)
        q.at(side * 80, -110).part(rect(-74, -24, 148, 44, 6), "b", rnd=14, outline=8)
        fist(p.at(400 + side * 150, 390, 0, 1.35), 0, 0, 0, side, "a")
    tag(p, 330, 560, 14, 1.0)
    tag(p, 396, 130, -10, 1.2)
    bang(p, 400, 360, 40, 96, 5, "k", 200)
    for x, spot in ((60, "a"), (210, None), (330, "a"), (470, None), (600, "a"), (740, None)):
        p.part(circle(x, 730, 66, 60), spot, solid=spot is None, rnd=50, halo=6, outline=8)


def swap_meet(block: Block) -> None:
    """One careful owner, twelve careless ones."""
    p = Pen(block)
    giver = gob(
        "egg leaf snub wide arch beam sprout vest",
        left=Arm(220, 520),
        right=Arm(610, 500, hand=None),
        look=(0.8, 0.3),
        hat_seat=0.94,
    )
    taker = gob(
        "skull stub drip one - grin feather coat", left=Arm(220, 540), right=Arm(610, 480, hand=None), look=(0.8, 0.3)
    )
    put(block, giver, 160, 390, 0.84, 3)
    put(block, taker, 640, 390, 0.84, -3, -1)
    draw_prop(p, "chicken", 392, 330, 0, 1.1)
    p.line([(300, 410), (400, 430), (500, 410)], 13, start=8, end=8)
    cart = p.at(400, 590)
    plank(cart, -130, 30, 130, 30, 30)
    plank(cart, -60, 30, 0, -70, 26)
    plank(cart, 70, 30, 0, -70, 26)
    plank(cart, -120, -96, 90, 0, 28)
    iron(cart, circle(0, -64, 18), rnd=14)
    for x in (-92, 92):
        wheel(cart, x, 50, 46)
    for x, side, y in ((300, 1, 440), (500, -1, 440)):
        fist(p.at(x, y + 20, 0, 1.3), 0, 0, 0, side, "a")
    for side in (-1, 1):
        y = 150 if side > 0 else 90
        p.cut(limb([(400 - side * 120, y), (400 + side * 130, y)], [40, 40]), None)
        p.line([(400 - side * 110, y), (400, y - 8), (400 + side * 80, y)], 20, "b" if side > 0 else "a", 14, 16)
        p.add(
            poly((400 + side * 70, y - 34), (400 + side * 134, y), (400 + side * 70, y + 34)), "b" if side > 0 else "a"
        )


def second_helpings(block: Block) -> None:
    """The first helpings are still moving."""
    p = Pen(block)
    fork = Arm(196, 330, "fork", -12, 0.9, elbow=(210, 480))
    guest = gob("round droop bulb wide worry gasp bandage apron", left=fork, right=Arm(630, 440), look=(0, 0.9))
    put(block, guest, 400, 370, 0.94)
    p.part("-20,640! 820,640! 820,760! -20,760!", "b", rnd=40, ang=0, outline=10)
    p.part(circle(400, 640, 330, 70), None, rnd=40, ang=0, outline=10, shade=(0.4, -0.2))
    p.part(
        "140,630 170,520 260,470 340,520 420,440 520,500 600,490 660,630 400,670",
        "a",
        rnd=70,
        ang=40,
        outline=10,
        spacing=14,
    )
    for points in (
        [(170, 560), (90, 500), (100, 400), (150, 380)],
        [(640, 560), (730, 520), (730, 420), (680, 390)],
        [(420, 480), (430, 400), (490, 370), (520, 400)],
    ):
        p.cut(limb(points, [64, 58, 48, 36]), None)
        p.part(limb(points, [50, 44, 34, 22]), "a", rnd=16, ang=40, outline=8)
        for x, y in points[1:3]:
            p.plain(circle(x, y, 10), None, 4, halo=0)
    for x, y, r in ((260, 560, 44), (390, 560, 34), (520, 580, 48)):
        p.plain(circle(x, y, r), None, 7, halo=0)
        p.dot(x + 4, y - 12, r * 0.42)
    p.line([(320, 634), (400, 620), (480, 638)], 15, start=10, end=10)


def wobbly_platforms(block: Block) -> None:
    """Who sold the bolts? Who bought the bolts?"""
    p = Pen(block)
    earth(p, 690)
    seller = gob(
        "wedge long carrot sly cock smirk hood robe",
        left=Arm(220, 560),
        right=Arm(600, 500, hand=None),
        look=(-0.7, 0.2),
        hat_seat=0.34,
    )
    put(block, seller, 676, 490, 0.6, 0, -1)
    block.push(-11, 300, 640)
    q = p.at(0, 0)
    for x, foot_at in ((150, 130), (440, 470)):
        plank(q, x, 500, foot_at, 690, 44)
    plank(q, 150, 660, 440, 520, 30)
    wood(q, rect(70, 470, 470, 56, 6), rnd=20, outline=10)
    low = (("flat stub snub wide worry clench pot bare", 190), ("pear torn bulb wide worry gasp bucket bare", 420))
    for words, x in low:
        q.part(f"{x - 70},400 {x + 70},400 {x + 84},474! {x - 84},474!", "b", rnd=40, outline=8)
        head(block, gob(words, ear_scale=0.5), x, 346, 0.56)
    q.part("240,220 380,220 396,290 224,290", "c", rnd=40, outline=8)
    top = gob("egg bat carrot crazy worry yell - bare", ear_scale=0.6)
    head(block, top, 306, 150, 0.64, -6)
    for side in (-1, 1):
        q.part(
            limb([(306 + side * 60, 240), (306 + side * 150, 220), (306 + side * 170, 150)], [40, 34, 30]),
            "a",
            rnd=14,
            outline=7,
        )
        fist(q.at(306 + side * 172, 144, 0, 1.0), 0, 0, 0, side, "a")
    block.pop()
    for x, y, turn in ((60, 620, 40), (130, 560, -30), (560, 650, 70)):
        bolt(p, x, y, turn, 1.2)
    bag = p.at(560, 560, 0, 0.9)
    bag.part("-50,-40! 50,-40! 84,40 60,90 -60,90 -84,40", "b", rnd=50, outline=9)
    bolt(bag, -20, -50, -20, 0.9)
    bolt(bag, 26, -56, 24, 0.9)
    for dx in (0, 30):
        p.line([(40 + dx, 240), (20 + dx, 300), (36 + dx, 360)], 13, start=6, end=6)
        p.line([(580 + dx, 200), (604 + dx, 260), (586 + dx, 320)], 13, start=6, end=6)
    coin(p, 600, 650, 26)


DAY: dict[str, tuple[Draw, str]] = {
    "tug_o_war": (tug_o_war, "rays"),
    "lunch_rush": (lunch_rush, "rays"),
    "bargain_bonanza": (bargain_bonanza, "stage"),
    "swap_meet": (swap_meet, "road"),
    "second_helpings": (second_helpings, "glow"),
    "wobbly_platforms": (wobbly_platforms, "tents"),
}
