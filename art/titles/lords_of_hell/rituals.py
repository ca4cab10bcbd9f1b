"""The eight rituals: something is done, and a red hand does most of it."""

from __future__ import annotations

import math

from art.kit.block import Block
from art.kit.figures.goblin_looks import pointing
from art.kit.figures.materials import bone, iron, steel
from art.kit.figures.minion import Arm
from art.kit.paths import circle, limb, poly, rect, shape, taper
from art.kit.pen import Pen
from art.titles.lords_of_hell.parts import (
    Draw,
    chain,
    eye_pair,
    fiend,
    flame,
    ground,
    padlock,
    put,
    skull,
    soul,
    whizz,
)


def big_hand(p: Pen, x: float, y: float, turn: float = 0, scale: float = 1, flip: int = 1, curl: float = 0) -> None:
    """An arm that comes from below, its hand open, nails out; ``curl`` bends the fingers over."""
    q = p.at(x, y, turn, scale, flip)
    q.part(limb([(0, 420), (-6, 240), (0, 60)], [150, 128, 110]), "a", rnd=60, ang=84, spacing=13, outline=10)
    tips = ((-150, -110, 54), (-84, -226, 52), (0, -262, 54), (86, -226, 50))
    for tx, ty, w in tips:
        bend = (tx * (1 - curl * 0.7), ty * (1 - curl) + 40 * curl)
        finger = limb([(tx * 0.42, -30), ((tx * 0.8), ty * 0.62), bend], [w * 1.16, w, w * 0.66])
        q.part(finger, "a", rnd=26, ang=70, outline=9, halo=4)
        nail = q.at(bend[0], bend[1], math.degrees(math.atan2(tx, -ty)) + curl * 120)
        nail.black("-17,10! 17,10! 10,-30 0,-58!", rnd=10, halo=2)
    q.part("-92,70 -100,-30 -60,-74 60,-74 98,-30 96,70 40,116 -40,116", "a", rnd=60, ang=50, outline=9, halo=0)
    thumb = limb([(70, 60), (150, 20), (190, -60)], [66, 58, 40])
    q.part(thumb, "a", rnd=26, ang=60, outline=9, halo=3)
    q.at(192, -72, 18).black("-17,10! 17,10! 10,-26 0,-52!", rnd=10, halo=2)
    q.line([(-60, 10), (-10, 30), (50, 6)], 11)
    q.line([(-50, 54), (0, 66), (46, 40)], 9)


def bury(block: Block) -> None:
    """The ground was hungry anyway."""
    p = Pen(block)
    for x, y, turn in ((130, 430, -10), (680, 440, 9)):
        q = p.at(x, y, turn)
        bone(q, "-96,240! -96,-60 0,-150 96,-60 96,240!", rnd=60, ang=84, outline=11)
        for side in (-1, 1):
            q.add(circle(side * 34, -20, 17, 20))
        q.line([(-30, 50), (0, 40), (32, 52)], 13)
        q.line([(-52, 100), (0, 98), (50, 102)], 13)
    big_hand(p, 400, 380, 0, 1.18)
    grave = "320,610! 330,680 360,720 440,720 474,680 490,606!"
    earth = f"-20,840! -20,640! 130,600 250,630 {grave} 560,630 680,600 820,640! 820,840!"
    p.part(earth, "b", rnd=90, ang=10, spacing=15, outline=12)
    for i in range(8):
        x = 60 + i * 98
        p.line([(x, 720 + (i % 3) * 26), (x + 20, 736 + (i % 3) * 26), (x + 50, 726 + (i % 3) * 26)], 11)
    for x, y, r in ((262, 560, 22), (556, 550, 26), (600, 510, 14), (224, 520, 13)):
        iron(p, circle(x, y, r, r * 0.8), rnd=14)


def summon_host(block: Block) -> None:
    """Ring the bell. Stand well back."""
    p = Pen(block)
    for x, y, turn in ((60, 330, -16), (150, 260, -9), (650, 260, 9), (740, 330, 16), (250, 210, -4), (550, 210, 4)):
        q = p.at(x, y, turn)
        q.part(rect(-9, -40, 18, 600, 3), "b", rnd=8, ang=90, outline=7)
        steel(q, "-34,-30! 0,-150! 34,-30! 0,-10", rnd=16, outline=8)
    p.black(
        "130,700! 150,430 230,250 190,90! 290,200 400,180 510,200 610,90! 570,250 650,430 670,700!",
        rnd=150,
        ang=60,
        spacing=16,
        halo=9,
    )
    eye_pair(p, 400, 370, 88, "a")
    mouth = "250,500! 400,560 550,500! 510,610 400,640 290,610"
    p.cut(shape(mouth), None)
    p.add(shape(mouth), "a")
    for i in range(6):
        x = 284 + i * 46
        p.plain(
            poly((x - 18, 520 + (2.5 - abs(i - 2.5)) * 9), (x + 18, 520 + (2.5 - abs(i - 2.5)) * 9), (x, 580)),
            None,
            0,
            halo=0,
        )
    p.part(circle(400, 720, 370, 104), "c", flat=True, outline=13, halo=8)
    p.add(circle(400, 720, 300, 78), stroke=9)
    star_points = [
        (400 + 290 * math.sin(i * 4 * math.pi / 5), 720 - 74 * math.cos(i * 4 * math.pi / 5)) for i in range(5)
    ]
    for i in range(5):
        p.line([star_points[i], star_points[(i + 1) % 5]], 12, start=10, end=10)
    for x, y in ((60, 720), (740, 720), (170, 770), (630, 770), (400, 800)):
        bone(p, rect(x - 22, y - 90, 44, 96, 4), rnd=16, ang=88, outline=8)
        flame(p, x, y - 92, 24, 84)


def raise_the_fallen(block: Block) -> None:
    """Dead twice, paid once."""
    p = Pen(block)
    p.part("270,-30! 530,-30! 520,60 480,116 320,116 280,60", "a", rnd=60, ang=84, outline=11)
    for x, y, w in ((250, 150, 46), (330, 190, 48), (410, 200, 48), (490, 186, 46), (560, 130, 44)):
        p.part(
            limb([(400 + (x - 400) * 0.6, 70), (x, y - 60), (x + (x - 400) * 0.05, y)], [w * 1.2, w, w * 0.7]),
            "a",
            rnd=22,
            outline=9,
            halo=4,
        )
    for x0, y0, x1, y1 in (
        (254, 150, 120, 420),
        (412, 200, 400, 330),
        (562, 130, 680, 380),
        (332, 190, 240, 690),
        (492, 186, 560, 690),
    ):
        p.cut(taper([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 16, 14, 14), None)
        p.line([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 7, start=6, end=6)
    for side, ex, ey, hx, hy in ((-1, 190, 560, 120, 430), (1, 610, 540, 680, 392)):
        for a, b in (((400 + side * 90, 520), (ex, ey)), ((ex, ey), (hx, hy))):
            bone(p, limb([a, b], [34, 34]), rnd=14, outline=9)
        bone(p, circle(ex, ey, 30), rnd=20, outline=8)
        bone(p, circle(hx, hy, 36), rnd=20, outline=9)
        for dx in (-24, 0, 24):
            bone(p, limb([(hx, hy), (hx + dx, hy - 58)], [20, 15]), rnd=8, outline=6, halo=3)
    for side in (-1, 1):
        bone(
            p,
            limb([(400 + side * 40, 690), (400 + side * 90, 770), (400 + side * 80, 860)], [40, 36, 36]),
            rnd=14,
            outline=9,
        )
    bone(p, limb([(400, 480), (400, 690)], [46, 40]), rnd=16, outline=9)
    for i in range(4):
        y = 520 + i * 44
        reach = 116 - i * 14
        for side in (-1, 1):
            bone(
                p,
                limb([(400, y), (400 + side * reach * 0.8, y - 4), (400 + side * reach, y + 34)], [26, 26, 20]),
                rnd=10,
                outline=8,
                halo=3,
            )
    bone(p, "300,680! 400,660 500,680! 470,740 400,720 330,740", rnd=24, outline=9)
    skull(p, 400, 400, 1.5, -6)
    iron(p, "270,370! 266,290 330,240 400,232 470,240 530,290 540,350! 400,310", rnd=70, ang=60)
    ground(p, 770)


def soul_harvest(block: Block) -> None:
    """What is a neighbour's vault but a ripe field?"""
    p = Pen(block)
    for row, (y, s, count) in enumerate(((430, 0.5, 7), (540, 0.66, 6), (690, 0.9, 5))):
        for i in range(count):
            x = 400 + (i - (count - 1) / 2) * (800 / count) + (row % 2) * 24
            soul(p, x, y + (i % 2) * 16, s, (i * 37 % 17) - 8, "o" if (i + row) % 2 else "flat", 1 if i % 2 else -1)
    shaft = [(770, 860), (690, 560), (610, 300), (560, 60)]
    p.cut(taper(shaft, 70, 60, 54, n=50), None)
    p.part(taper(shaft, 48, 44, 38, n=50), "b", rnd=18, ang=90, outline=10)
    blade = "590,70! 440,10 240,40 90,150 20,330! 120,230 280,160 440,150 600,170!"
    p.black(blade, rnd=50, ang=60, halo=9)
    p.groove([(60, 270), (180, 170), (340, 120), (540, 120)], 15)
    iron(p, "540,40! 620,30! 640,190! 560,200!", rnd=20)
    for points in ([(60, 410), (160, 330), (280, 290)], [(120, 460), (200, 400), (300, 366)]):
        whizz(p, points, 16)
    q = p.at(690, 560, -16, 1.5)
    q.part("-34,-40 0,-54 40,-36 50,10 34,44 -24,48 -46,10", "a", rnd=30, ang=50, outline=7)
    for dy in (-20, 4, 28):
        q.line([(-44, dy), (-10, dy + 8), (20, dy + 2)], 8)


def open_the_vault(block: Block) -> None:
    """The lock apologised and stepped aside."""
    p = Pen(block)
    hole = circle(330, 400, 320)
    p.black(rect(-20, -20, 840, 840), rnd=100, halo=0, hi=(2, 3))
    for x in (36, 764):
        for y in (60, 240, 420, 600, 760):
            p.cut(circle(x, y, 17), ("k",))
            p.add(circle(x + 3, y + 3, 9))
    p.cut(circle(330, 400, 350), None, stroke=26)
    p.cut(hole, None)
    p.add(hole, "c")
    for i in range(24):
        a = i * math.tau / 24
        ray = poly(
            (330 + 60 * math.cos(a), 400 + 60 * math.sin(a)),
            (330 + 340 * math.cos(a - 0.06), 400 + 340 * math.sin(a - 0.06)),
            (330 + 340 * math.cos(a + 0.06), 400 + 340 * math.sin(a + 0.06)),
        )
        p.cut(ray, None, clip=hole)
    p.add(hole, stroke=16)
    for x, y, turn in ((230, 330, -26), (320, 280, -6), (410, 310, 14)):
        q = p.at(x, y, turn)
        q.plain(rect(-66, -96, 132, 200, 12), None, 11, halo=6)
        q.part(rect(-48, -78, 96, 164, 5), "a", rnd=40, outline=6, halo=0)
        q.cut(
            shape("-8,40! -34,6 -30,-10! -52,-16 -48,-52! -28,-30 0,-20 28,-30 48,-52! 52,-16 30,-10! 34,6 8,40!"),
            ("k", "a"),
        )
    p.part(limb([(140, 860), (230, 660), (310, 470)], [190, 150, 120]), "a", rnd=60, ang=80, spacing=14, outline=11)
    for dx in (-60, -18, 24, 64):
        p.part(limb([(310 + dx * 0.7, 450), (314 + dx, 400)], [50, 46]), "a", rnd=20, outline=9, halo=3)
    p.black("800,90! 690,40 600,120 560,400 600,680 690,760 800,710!", rnd=80, ang=88, spacing=16, halo=9)
    p.part("640,130 600,260 590,400 600,540 640,670! 690,600 700,400 690,200", "b", rnd=40, ang=88, outline=10)
    wheel = p.at(745, 400)
    for i in range(6):
        a = i * math.pi / 3
        wheel.line([(0, 0), (40 * math.cos(a), 120 * math.sin(a))], 20, "c", 14, 14)
    wheel.add(circle(0, 0, 34, 104), "c", stroke=22)
    wheel.add(circle(0, 0, 46, 116), stroke=6)


def chaos_catalysm(block: Block) -> None:
    """Everyone agreed it was someone else's fault."""
    p = Pen(block)
    for inner, outer, count, spot, turn in (
        (250, 400, 15, "a", 0.1),
        (170, 300, 13, "c", 0.3),
        (90, 190, 11, None, 0.5),
    ):
        points = []
        for n in range(count * 2):
            r = (outer if n % 2 else inner) * (0.9 + 0.2 * math.sin(n * 2.7))
            a = turn + math.pi * n / count
            points.append((400 + r * math.cos(a), 400 + r * math.sin(a)))
        p.part(poly(*points), spot, flat=True, outline=12, halo=8)
    skull(p, 400, 400, 1.1)
    for turn in (0, 90, 180, 270):
        q = p.at(400, 400, turn).at(-250, -236, 90, 1.9)
        q.part("-36,20! 38,20! 48,130! -46,130!", "k", solid=True, rnd=30, ang=88)
        bone(q, "-46,18! 46,18! 50,50! -50,50!", rnd=14, outline=6, halo=3)
        pointing(q, 0, 0, 0, 1, "a")


def shatter_walls(block: Block) -> None:
    """It began as a hum in the mortar."""
    p = Pen(block)
    p.add(rect(-10, -10, 820, 820))
    for row in range(9):
        for column in range(-1, 6):
            x, y = column * 170 + (85 if row % 2 else 0), row * 94 - 20
            if math.hypot(x + 76 - 400, (y + 40 - 400) * 1.05) < 250:
                continue
            p.part(
                rect(x + 7, y + 7, 156, 80, 8),
                "b" if (row * 3 + column) % 4 else None,
                rnd=34,
                ang=20,
                spacing=13,
                outline=8,
                halo=2,
            )
    points = []
    for n in range(26):
        r = (300 if n % 2 else 210) * (0.92 + 0.16 * math.sin(n * 1.7))
        points.append((400 + r * math.cos(math.tau * n / 26), 400 + r * math.sin(math.tau * n / 26)))
    hole = poly(*points)
    p.plain(hole, "c", 15, halo=9)
    for i in range(22):
        a = i * math.tau / 22
        p.cut(
            poly(
                (400 + 40 * math.cos(a), 400 + 40 * math.sin(a)),
                (400 + 330 * math.cos(a - 0.07), 400 + 330 * math.sin(a - 0.07)),
                (400 + 330 * math.cos(a + 0.07), 400 + 330 * math.sin(a + 0.07)),
            ),
            ("c",),
            clip=hole,
        )
    for angle in (40, 130, 215, 320):
        a = math.radians(angle)
        crack = [
            (400 + r * math.cos(a + w), 400 + r * math.sin(a + w))
            for r, w in ((230, 0), (320, 0.12), (400, -0.05), (500, 0.06))
        ]
        p.cut(taper(crack, 50, 50, 6), None)
        p.add(taper(crack, 34, 34, 1))
    for turn in (-60, -30, 0, 30, 60):
        q = p.at(400, 420, turn)
        q.line([(0, -236), (6, -300), (0, -350)], 20, start=6, end=4)
    p.part(limb([(470, 860), (440, 700), (410, 560)], [210, 196, 180]), "a", rnd=80, ang=84, spacing=14, outline=12)
    p.part(
        "200,330 240,280 570,280 610,340 616,470 560,560 270,566 200,480",
        "a",
        rnd=90,
        ang=50,
        spacing=14,
        outline=13,
        halo=8,
    )
    for i in range(4):
        x = 254 + i * 98
        p.part(
            f"{x - 54},300 {x},236 {x + 54},300 {x + 52},420 {x},452 {x - 52},420",
            "a",
            rnd=40,
            ang=60,
            outline=11,
            halo=3,
        )
        p.line([(x - 24, 330), (x, 314), (x + 24, 330)], 9)
    p.part("210,440 330,420 440,450 470,500 420,546 280,540", "a", rnd=40, ang=20, outline=11, halo=4)
    p.line([(400, 470), (430, 486), (436, 510)], 9)
    for x, y, r, turn in (
        (150, 620, 56, 20),
        (650, 640, 60, -16),
        (300, 730, 44, 44),
        (560, 740, 40, 10),
        (690, 130, 40, 30),
    ):
        p.at(x, y, turn).part(rect(-r, -r * 0.6, r * 2, r * 1.2, 6), "a", rnd=26, outline=10, halo=8)


def chains_of_dis(block: Block) -> None:
    """Forged for gods. Adjustable."""
    p = Pen(block)
    caught = fiend(
        "round bat hook wide worry gasp - bare",
        left=Arm(290, 600, hand="claw"),
        right=Arm(510, 600, hand="claw"),
        head_scale=1.3,
        head_at=(400, 290),
        eye_size=46,
        look=(0, 0.6),
        worn=("sweat",),
        tilt=4,
    )
    put(block, caught, 400, 430, 1.14, 0, 1, "ram", 0.9)
    for points in (
        [(-40, 330), (260, 520), (400, 560), (540, 520), (840, 330)],
        [(-40, 820), (240, 660), (400, 580), (560, 480), (840, 640)],
        [(-40, 600), (240, 560), (400, 640), (600, 700), (840, 840)],
    ):
        chain(p, points, 62)
    padlock(p, 400, 600, 1.25, -4)


RITUALS: dict[str, tuple[Draw, str]] = {
    "bury": (bury, "moon"),
    "summon_host": (summon_host, "fire"),
    "raise_the_fallen": (raise_the_fallen, "under_earth"),
    "soul_harvest": (soul_harvest, "storm"),
    "open_the_vault": (open_the_vault, "dark"),
    "chaos_catalysm": (chaos_catalysm, "dark"),
    "shatter_walls": (shatter_walls, "dark"),
    "chains_of_dis": (chains_of_dis, "pit"),
}
