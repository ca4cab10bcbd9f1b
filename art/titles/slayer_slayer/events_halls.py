"""The side rooms, continued: idol, auction, door and lift."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.block import Block
from art.kit.figures.goblin import Goblin, Hand, fist
from art.kit.figures.materials import bone as bony
from art.kit.figures.materials import wood
from art.kit.paths import circle, limb, mirrored, poly, rect, star, taper
from art.kit.pen import Pen
from art.titles.slayer_slayer.event_parts import (
    coin,
    goblin,
    head,
    human_ear,
    open_hand,
)

Draw = Callable[[Block], None]


def cursed_idol(block: Block) -> None:
    """The curse is printed on the base, in very small runes."""
    p = Pen(block)
    q = p.at(400, 300)
    q.part(
        mirrored("0,-220 60,-210 96,-160! 150,-180 150,-60 120,-20! 130,60 170,120 160,250! 0,260"),
        "c",
        rnd=110,
        ang=40,
        spacing=12,
        outline=8,
    )
    for side in (-1, 1):
        q.at(side * 112, -110, 0, 1, side).part("0,-40! 60,-90 130,-110! 110,-30 60,30 0,30!", "c", rnd=30)
        q.part(
            poly((side * 20, -130), (side * 84, -150), (side * 92, -100), (side * 50, -76), (side * 14, -96)),
            "b",
            rnd=24,
            halo=3,
        )
        q.cut(star(side * 54, -120, 4, 4, 20), None)
        q.part(limb([(side * 120, 10), (side * 150, 90), (side * 60, 140)], [50, 46, 40]), "c", rnd=22)
    q.add("-76,-40! 0,-60 76,-40! 60,20 0,34 -60,20")
    for i in range(-2, 3):
        bony(q, poly((i * 26 - 12, -46), (i * 26 + 12, -46), (i * 26, -10)), rnd=8, halo=0, outline=3)
    q.part("-18,-96 18,-96 26,-62 0,-52 -26,-62", "c", rnd=12, halo=0)
    q.black(circle(0, 140, 34), rnd=24)
    q.plain(circle(0, 140, 14), "b", halo=0, outline_width=0)
    p.part("220,560! 580,560! 620,640! 180,640!", None, rnd=50, ang=4, hi=(2, 3), shade=(0.4, -0.1))
    p.part("170,640! 630,640! 660,730! 140,730!", None, rnd=60, ang=4, hi=(2, 3), shade=(0.4, -0.1))
    for i in range(15):
        x = 246 + i * 22
        p.line([(x, 590), (x + (i % 3 - 1) * 8, 612)], 5)
        p.line([(x - 5, 600 + (i % 2) * 6), (x + 7, 596 + (i % 3) * 5)], 4)
    for x, y, turn, s in (
        (120, 470, 30, 1.1),
        (680, 470, -30, 1.1),
        (220, 600, 14, 0.9),
        (590, 610, -18, 0.9),
        (60, 600, 36, 0.9),
        (745, 620, -32, 0.9),
    ):
        open_hand(p, x, y, turn, s, "a", 1 if x < 400 else -1)


def ear_auction(block: Block) -> None:
    """Lot nine: a matching pair."""
    p = Pen(block)
    goblin(
        block,
        Goblin(
            "tall",
            "leaf",
            "carrot",
            "wide",
            "yell",
            body="coat",
            hat="tophat",
            brow="cock",
            hat_scale=0.84,
            head_at=(400, 290),
            left=Hand(236, 470),
            right=Hand(600, 380, "mallet", 16, 0.8),
            tilt=-5,
        ),
        400,
        330,
        0.80,
    )
    p.part("230,480! 570,480! 600,780! 200,780!", "b", rnd=80, ang=88, spacing=13)
    p.part(rect(200, 450, 400, 50, 8), "b", rnd=24, ang=0, spacing=9)
    q = p.at(400, 610)
    q.part(circle(0, 0, 94), "c", rnd=80, ang=40)
    human_ear(q, -42, 0, -8, 1.05, -1)
    human_ear(q, 42, 0, 8, 1.05)
    for x, y, turn in ((100, 560, -12), (690, 540, 12), (190, 660, -6), (640, 670, 8)):
        r = p.at(x, y, turn)
        wood(r, rect(-9, -20, 18, 150, 5))
        r.part(circle(0, -60, 56), None, rnd=40, hi=(2, 3), shade=(0.3, -0.3))
        if x in (100, 640):
            r.line([(-20, -60), (-4, -42), (26, -84)], 13, start=6, end=6)
        else:
            r.add(circle(0, -60, 22), stroke=10)
        fist(r, 0, 70, 0, 1, "a", 1.1)
    for side, x in ((1, 90), (-1, 710)):
        p.at(x + 100 * side, 730, 0, 0.5, side).part(
            "-10,-42 60,-78 150,-125 222,-182! 196,-70 132,14 60,58 -10,48", "a", rnd=20
        )


def rune_door(block: Block) -> None:
    """The runes say Pull."""
    p = Pen(block)
    outer = "200,700! 200,260 270,120 400,70 530,120 600,260 600,700!"
    p.part(
        "150,720! 150,240 240,80 400,20 560,80 650,240 650,720!",
        None,
        rnd=50,
        ang=40,
        hi=(2, 3),
        shade=(0.42, -0.1),
        outline=8,
    )
    for i in range(9):
        a = math.radians(-180 + i * 22.5)
        p.line(
            [(400 + 200 * math.cos(a), 270 + 200 * math.sin(a)), (400 + 262 * math.cos(a), 270 + 262 * math.sin(a))],
            8,
            start=6,
            end=6,
        )
    p.black(outer, rnd=110, ang=70, spacing=15)
    p.cut(taper([(400, 84), (402, 400), (400, 700)], 7, 6, 6), None)
    marks = (
        ((0, -30), (0, 30), (0, -30), (22, -10), (0, 8), (22, 26)),
        ((-16, 30), (0, -30), (16, 30), (-10, 6), (10, 6), (0, 30)),
        ((-18, -28), (18, 28), (18, -28), (-18, 28), (0, -34), (0, 34)),
        ((0, 32), (0, -30), (-20, -8), (0, -30), (20, -8), (0, 12)),
    )
    places = ((300, 220), (500, 220), (266, 340), (534, 340), (330, 420), (470, 420), (266, 520), (534, 520))
    for i, (x, y) in enumerate(places):
        mark = marks[i % 4]
        q = p.at(x, y, (i % 3 - 1) * 6, 1.5)
        for j in range(0, 6, 2):
            stroke = taper([mark[j], mark[j + 1]], 11, 9, 9)
            q.cut(stroke, None)
            q.add(stroke, "c")
    p.part(circle(400, 300, 46), "c", rnd=26, ang=40, outline=7)
    p.add(circle(400, 300, 26), stroke=7)
    for i in range(7):
        a = math.radians(i * 360 / 7 + 12)
        c, d = math.cos(a), math.sin(a)
        p.cut(taper([(452 + 34 * c, 590 + 30 * d), (452 + 70 * c, 590 + 62 * d)], 11, 5, 2), None)
    p.cut(circle(452, 590, 13), None)
    goblin(
        block,
        Goblin(
            "wedge",
            "bat",
            "hook",
            "shut",
            "grin",
            body="robe",
            hat="wizard",
            brow="angry",
            lean=-20,
            tilt=-14,
            hat_scale=0.8,
            left=Hand(150, 430),
            right=Hand(220, 560),
            head_shift=(-20, 10),
            ear_scale=0.55,
            nose_scale=0.7,
        ),
        704,
        500,
        0.62,
    )


def jammed_lift(block: Block) -> None:
    """Capacity: nine goblins, or one goblin and a good idea."""
    p = Pen(block)
    for x in (150, 650):
        wood(p, rect(x - 22, -20, 44, 760, 5))
    wood(p, rect(120, 40, 560, 46, 6))
    q = p.at(400, 66)
    for i in range(10):
        a = i * math.tau / 10
        q.at(82 * math.cos(a), 82 * math.sin(a), math.degrees(a) + 90).black(rect(-15, -20, 30, 40, 4), rnd=12, halo=3)
    q.black(circle(0, 0, 84), rnd=70, ang=40)
    q.plain(circle(0, 0, 40), "c", outline_width=7)
    q.dot(0, 0, 14)
    p.line([(340, 130), (300, 200), (330, 270)], 12, start=9, end=9)
    p.line([(466, 120), (520, 180), (560, 230)], 12, start=9, end=4)
    for dx, dy in ((-12, 24), (8, 30), (22, 14)):
        p.line([(560, 230), (560 + dx, 230 + dy)], 6)
    block.push(11, 400, 480)
    p.part(rect(220, 300, 360, 300, 6), "c", rnd=80, ang=88, spacing=14, outline=8)
    p.add(rect(244, 324, 312, 252))
    for x, y, s, eyes, mouth, hat in (
        (322, 430, 0.56, "wide", "grin", None),
        (470, 420, 0.56, "mad", "glum", None),
        (398, 530, 0.56, "squint", "fangs", None),
    ):
        head(
            block,
            Goblin("round", "bat", "snub", eyes, mouth, hat=hat, warts=False, ear_scale=0.3, hat_scale=0.8),
            x,
            y,
            s,
        )
    for x in (262, 394, 526):
        p.plain(rect(x - 7, 316, 14, 268), outline_width=5, halo=3)
    wood(p, rect(200, 586, 400, 40, 6))
    wood(p, rect(200, 278, 400, 40, 6))
    block.pop()
    goblin(
        block,
        Goblin(
            "skull",
            "long",
            "beak",
            "goggles",
            "smirk",
            body="apron",
            hat=None,
            left=Hand(230, 470, "mallet", -10, 0.7),
            right=Hand(560, 560),
            ear_scale=0.6,
            nose_scale=0.6,
        ),
        90,
        560,
        0.56,
    )
    coin(p, 610, 690, 24)
    coin(p, 660, 700, 22)


HALLS: dict[str, tuple[Draw, str]] = {
    "cursed_idol": (cursed_idol, "moon"),
    "ear_auction": (ear_auction, "rays"),
    "rune_door": (rune_door, "night"),
    "jammed_lift": (jammed_lift, "cave"),
}
