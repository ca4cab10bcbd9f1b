"""The thirteen specials: something that happens once, caught in the act."""

from __future__ import annotations

import math

from art.kit.block import Block
from art.kit.figures.goblin import fist
from art.kit.figures.goblin_looks import open_hand
from art.kit.figures.materials import bone, iron, steel
from art.kit.figures.minion import Arm
from art.kit.figures.props import draw_prop
from art.kit.paths import circle, limb, poly, rect, shape, subtract, taper
from art.kit.pen import Pen
from art.titles.lords_of_hell.parts import (
    Draw,
    bang,
    chain,
    eye_pair,
    fiend,
    flame,
    ground,
    head,
    put,
    seal,
    skull,
    soul,
    whizz,
)


def slip_away(block: Block) -> None:
    """Left by the door marked Entrance Only."""
    p = Pen(block)
    p.part(rect(250, 40, 460, 800, 10), "b", rnd=60, outline=13, spacing=15)
    p.cut(rect(300, 92, 360, 760), None)
    p.add(rect(300, 92, 360, 760))
    p.part("300,92! 470,40! 480,820! 300,860!", "c", rnd=60, ang=88, spacing=15, outline=12, halo=6)
    for x in (340, 400):
        p.line([(x, 130), (x + 4, 460), (x, 800)], 9)
    p.black(circle(440, 470, 24), rnd=18)
    eye_pair(p, 580, 250, 38, None, 14)
    p.part(
        limb([(600, 420), (520, 500), (400, 470), (280, 500), (170, 470), (150, 340)], [66, 62, 54, 46, 38, 32]),
        "a",
        rnd=24,
        outline=11,
        halo=7,
    )
    p.part(poly((110, 370), (70, 210), (240, 130), (230, 320)), "a", rnd=40, outline=11, halo=6)
    p.part(limb([(620, 560), (600, 680), (500, 720)], [110, 96, 80]), "a", rnd=36, outline=11, halo=7)
    p.at(430, 736, 4, 1.7).black("-60,-40! 40,-46! 50,30! 2,34! -10,4! -24,34! -76,30!", rnd=24, halo=5)
    for y, long in ((620, 80), (690, 120), (760, 90)):
        whizz(p, [(140 - long, y), (140, y - 8), (140 + long, y)], 18)


def jailbreak(block: Block) -> None:
    """The guard was very well paid, once."""
    p = Pen(block)
    p.black(rect(-20, -20, 840, 840), rnd=80, halo=0, hi=(2, 3))
    for x, y, w in (
        (20, 60, 120),
        (660, 90, 130),
        (30, 330, 90),
        (700, 360, 100),
        (40, 640, 110),
        (660, 640, 120),
        (20, 200, 70),
        (720, 230, 80),
        (30, 500, 80),
        (690, 500, 90),
    ):
        for dy in (0, 16):
            p.groove([(x, y + dy), (x + w / 2, y + dy + 4), (x + w - dy, y + dy)], 9)
    window = rect(150, 70, 500, 620, 24)
    p.cut(window, None)
    p.add(window, "c")
    for i in range(20):
        a = i * math.tau / 20
        p.cut(
            poly(
                (400, 360),
                (400 + 600 * math.cos(a - 0.07), 360 + 600 * math.sin(a - 0.07)),
                (400 + 600 * math.cos(a + 0.07), 360 + 600 * math.sin(a + 0.07)),
            ),
            ("c",),
            clip=window,
        )
    p.add(window, stroke=16)
    runner = fiend(
        "egg bat bulb wide cock beam - bare",
        pose="none",
        left=None,
        right=None,
        head_scale=1.36,
        head_at=(400, 330),
        look=(0.4, 0.5),
        eye_size=44,
    )
    put(block, runner, 400, 520, 0.96, -4, 1, "out", 0.7)
    for points in (
        [(210, 60), (214, 380), (206, 700)],
        [(320, 60), (236, 260), (230, 440), (300, 700)],
        [(480, 60), (566, 260), (570, 440), (500, 700)],
        [(592, 60), (588, 380), (596, 700)],
    ):
        p.cut(taper(points, 52, 46, 46, n=50), None)
        p.add(taper(points, 34, 32, 32, n=50))
        p.cut(taper([(x - 7, y) for x, y in points], 7, 3, 3, n=50), ("k",))
    for x, side in ((254, -1), (546, 1)):
        fist(p.at(x, 570, 0, 1.8), 0, 0, 0, side, "a")
    iron(p, rect(120, 660, 560, 60, 8), rnd=26, ang=0)
    chain(p, [(420, 700), (500, 770), (580, 740)], 40)
    iron(p, circle(650, 730, 86), rnd=70, ang=40)


def turncoat(block: Block) -> None:
    """Loyalty is a matter of volume."""
    p = Pen(block)
    for side in (-1, 1):
        q = p.at(400 + side * 250, 560, side * 8, 1.1, side)
        q.part(rect(-9, -420, 18, 640, 4), "b", rnd=8, ang=90, outline=8)
        if side < 0:
            q.black("8,-410! 130,-400 200,-416! 180,-330! 204,-250! 100,-244 8,-256!", rnd=40, ang=8)
            q.cut(shape("70,-380! 84,-330 130,-350! 130,-300 84,-280!"), ("k",))
        else:
            q.part("8,-410! 130,-400 200,-416! 180,-330! 204,-250! 100,-244 8,-256!", "a", rnd=40, ang=8, outline=9)
            q.add(circle(100, -330, 34))
    p.black("400,330! 270,350 180,450 130,620 90,850! 400,850!", rnd=100, ang=70, spacing=15, halo=8)
    p.part("400,330! 530,350 620,450 670,620 710,850! 400,850!", "a", rnd=100, ang=70, spacing=15, outline=13, halo=8)
    for side, spot in ((-1, "a"), (1, None)):
        q = p.at(400, 0, 0, 1, side)
        q.part(
            "0,360! 60,420 130,380! 190,470! 130,560! 0,640!", spot or "k", solid=not spot, rnd=40, outline=11, halo=5
        )
        for i in range(3):
            y = 690 + i * 62
            if spot:
                q.part(circle(40, y, 20), "a", flat=True, outline=6, halo=3)
            else:
                q.black(circle(40, y, 20), rnd=12, halo=4)
    two_faced = fiend(
        "round leaf hook crazy cock smirk - bare", look=(0, 0.1), worn=("false_moustache",), eye_size=42, mouth_drop=400
    )
    head(block, two_faced, 400, 226, 1.02, -4, 1, "curl", 0.8)


def ambush(block: Block) -> None:
    """The rocks had been quiet for too long."""
    p = Pen(block)
    p.part("300,850! 370,560 390,420 400,300! 420,420 450,560 560,850!", None, rnd=60, ang=88, outline=9)
    lost = fiend("egg stub snub wide worry wobble pot mail", hat_scale=0.9, look=(-0.9, 0))
    put(block, lost, 410, 620, 0.46, 0, 1, None)
    for x, y, turn in (
        (150, 150, 24),
        (60, 220, 14),
        (640, 130, -22),
        (740, 210, -14),
        (240, 240, 30),
        (570, 230, -28),
    ):
        q = p.at(x, y, turn)
        q.part(rect(-9, -60, 18, 460, 3), "b", rnd=8, ang=90, outline=8)
        steel(q, "-36,-50! 0,-180! 36,-50! 0,-28", rnd=16, outline=9)
    p.black(
        "-40,850! -40,330! 40,250 150,260 220,320 300,420 330,560 290,680 330,850!", rnd=120, ang=50, spacing=16, halo=8
    )
    p.black(
        "840,850! 840,310! 760,240 640,250 570,330 500,440 490,580 530,690 480,850!",
        rnd=120,
        ang=50,
        spacing=16,
        halo=8,
    )
    eye_pair(p, 150, 420, 46, "a")
    eye_pair(p, 660, 410, 52, "a")
    eye_pair(p, 110, 590, 36, "c")
    eye_pair(p, 230, 700, 30, "c")
    eye_pair(p, 710, 600, 40, "c")
    eye_pair(p, 590, 720, 30, "a")


def false_alarm(block: Block) -> None:
    """Wrong gate, wrong hour, wrong war."""
    p = Pen(block)
    q = p.at(400, 70, 14)
    q.black(rect(-26, -90, 52, 110, 6), rnd=20)
    q.part(
        "-70,20 0,-4 70,20 116,110 140,260 230,390! 120,420 -120,420 -230,390! -140,260 -116,110",
        "c",
        rnd=150,
        ang=60,
        spacing=16,
        outline=14,
    )
    q.add(shape("-210,380! -110,404 110,404 210,380!", closed=False), stroke=12)
    q.line([(-128, 290), (0, 314), (128, 290)], 18, "a", start=14, end=14)
    iron(p, circle(286, 540, 60), rnd=50, ang=40)
    for side, x in ((-1, 90), (1, 700)):
        for i in range(3):
            cx = x + side * i * 56
            p.line(
                [(cx - side * 20, 190 - i * 30), (cx + side * 16, 300), (cx - side * 20, 410 + i * 30)],
                22,
                start=5,
                end=5,
            )
    ground(p, 720)
    draw_prop(p, "chicken", 560, 650, 0, 1.6)
    p.line([(520, 480), (530, 430), (516, 390)], 0.1)
    ringer = fiend(
        "flat droop snub shut worry wobble pot bare",
        left=Arm(250, 560, hand="open"),
        right=Arm(560, 480, hand="open"),
        worn=("sweat",),
    )
    put(block, ringer, 180, 630, 0.6, -6, 1, "up", 0.6)


def forced_march(block: Block) -> None:
    """Nobody asked their feet."""
    p = Pen(block)
    for x, y, s, lift in ((640, 470, 0.94, 0), (390, 490, 1.0, 0), (130, 510, 1.06, 0)):
        q = p.at(x, y + lift, -14, s)
        q.part("-70,-600! 70,-600! 58,10! -58,10!", "a", rnd=56, ang=86, spacing=13, outline=12, halo=8)
        q.black("-76,-40! 76,-40! 78,90 190,124 216,230! -82,230!", rnd=70, ang=70, halo=8)
        q.part(rect(-90, -76, 178, 64, 10), None, rnd=20, ang=0, outline=12)
        q.part("-88,220! 224,220! 228,268! -88,268!", None, rnd=14, ang=0, outline=11, halo=5)
        for i in range(2):
            q.groove([(-34, 36 + i * 64), (24, 50 + i * 64), (68, 34 + i * 64)], 16)
    whip = [(840, 60), (640, 20), (420, 60), (300, 150), (420, 210), (560, 170)]
    p.cut(taper(whip, 46, 40, 14, peak=0.1, n=60), None)
    p.add(taper(whip, 26, 24, 4, peak=0.1, n=60))
    bang(p, 590, 164, 20, 80, 7, "k", 20)


def pickpocket(block: Block) -> None:
    """Hell has pockets. Hell has fingers."""
    p = Pen(block)
    p.black("-20,-20! 820,-20! 820,820! -20,820!", rnd=60, halo=0, hi=(2, 3))
    p.groove([(470, -20), (480, 300), (460, 820)], 13)
    for y in (110, 290):
        p.part(circle(560, y, 36), "c", rnd=20, outline=8)
        for dx in (-10, 10):
            p.dot(560 + dx, y, 5)
    for x, y in ((700, 200), (740, 400), (640, 540), (120, 90), (60, 300), (210, 40), (350, 120)):
        p.groove([(x, y), (x + 20, y + 60), (x + 10, y + 130)], 9)
    q = p.at(300, 420, 16)
    q.plain(rect(-120, -300, 240, 400, 16), None, 12, halo=8)
    q.part(rect(-92, -270, 184, 340, 8), "a", rnd=50, outline=8, halo=0)
    skull(q, 0, -140, 0.9, 0, 1, False)
    p.part("70,470! 560,510! 530,850! 90,850!", "b", rnd=90, ang=80, spacing=15, outline=13, halo=7)
    p.line([(94, 520), (320, 536), (534, 556)], 14, start=9, end=9)
    for i in range(7):
        p.line([(106 + i * 62, 548 + i * 3), (140 + i * 62, 552 + i * 3)], 8, start=6, end=6)
    p.part(
        limb([(860, 300), (680, 290), (520, 260)], [150, 124, 96]), "a", rnd=50, ang=10, spacing=13, outline=12, halo=7
    )
    for dy, reach in ((-90, 270), (-30, 240), (30, 250), (84, 290)):
        p.part(
            limb([(530, 260 + dy * 0.6), (440, 240 + dy), (reach + 90, 262 + dy * 0.9)], [58, 50, 34]),
            "a",
            rnd=24,
            ang=10,
            outline=10,
            halo=5,
        )
        p.at(reach + 88, 262 + dy * 0.9, -84).black("-15,8! 15,8! 8,-26 0,-50!", rnd=10, halo=3)
    p.part("500,190 590,180 640,250 620,340 520,340 480,270", "a", rnd=50, ang=20, outline=0, halo=0)


def disrupt(block: Block) -> None:
    """Sneezed. On the seventh circle. On purpose."""
    p = Pen(block)
    p.part(circle(400, 760, 420, 120), "c", flat=True, outline=13)
    p.add(circle(400, 760, 340, 90), stroke=9)
    for x, y, out in ((90, 690, True), (230, 730, True), (400, 750, True), (580, 730, False), (720, 690, False)):
        bone(p, rect(x - 26, y - 130, 52, 140, 5), rnd=18, ang=88, outline=10)
        p.line([(x, y - 130), (x - 4, y - 156)], 9, start=8, end=6)
        if out:
            p.line([(x - 10, y - 170), (x - 40, y - 210), (x - 20, y - 246), (x - 60, y - 280)], 13, start=3, end=8)
        else:
            flame(p, x - 6, y - 136, 30, 120, -34)
    sneezer = fiend(
        "wedge bat long shut worry yell - bare",
        nose_scale=1.1,
        mouth_drop=112,
        mouth_width=92,
        worn=("eyes_shut",),
        brow_width=24,
        nose_drop=10,
    )
    head(block, sneezer, 530, 290, 1.3, 14, -1, "up", 0.8)
    cloud = [(150, 440, 90), (70, 380, 64), (250, 480, 70), (60, 500, 60), (160, 350, 56)]
    for x, y, r in cloud:
        p.part(circle(x, y, r, r * 0.86), None, rnd=r, ang=30, outline=10, halo=5)
    for x, y in ((330, 420), (300, 350), (350, 480)):
        whizz(p, [(x + 50, y - 10), (x, y), (x - 60, y + 16)], 17)


def sabotage(block: Block) -> None:
    """Somebody sold the hinges."""
    p = Pen(block)
    for x in (20, 640):
        p.part(rect(x, -20, 140, 880, 4), "b", rnd=60, ang=84, spacing=15, outline=12)
        for y in (130, 300, 470, 640):
            p.line([(x + 4, y), (x + 70, y + 6), (x + 136, y)], 9, start=7, end=7)
    door = p.at(420, 440, 11)
    door.black("-230,-420! 0,-470 230,-420! 236,420! -236,420!", rnd=60, ang=88, spacing=15, halo=9)
    for x in (-120, 0, 120):
        door.groove([(x, -430), (x + 4, 0), (x, 410)], 11, start=7, end=7)
    for y in (-300, 270):
        iron(door, rect(-236, y - 34, 380, 68, 8), rnd=24, ang=0, halo=5)
        for x in (-190, -100, -10, 80):
            door.cut(circle(x, y, 13), ("k",))
    eye_pair(door, 40, -90, 50, "a")
    p.cut(circle(214, 190, 60), None)
    p.add(circle(214, 190, 44), stroke=15)
    p.line([(190, 150), (214, 190), (250, 220)], 12, start=8, end=8)
    for x, y, turn in ((110, 700, 40), (210, 760, -30), (60, 780, 10), (300, 724, 70)):
        q = p.at(x, y, turn, 1.3)
        iron(q, rect(-12, -8, 24, 74, 4), rnd=8, halo=5)
        iron(q, poly((-30, -36), (30, -36), (34, -8), (-34, -8)), rnd=12, halo=5)
    thief = fiend(
        "wedge long hook sly cock smug bandana vest",
        left=Arm(250, 500, "saw", -30, 0.9),
        right=Arm(560, 600),
        look=(-0.6, -0.3),
    )
    put(block, thief, 620, 590, 0.66, 4, 1, "up", 0.5)


def summons(block: Block) -> None:
    """Your presence is required. So is your spine."""
    p = Pen(block)
    p.part(
        "-20,850! -20,560! 120,530 250,560 300,640! 520,640! 570,560 700,530 820,560! 820,850!",
        "b",
        rnd=90,
        ang=20,
        spacing=15,
        outline=12,
    )
    for x, h in ((310, 200), (390, 150), (470, 210), (530, 150)):
        flame(p, x, 700, 50, h, 0, "a")
    tourist = fiend(
        "egg leaf bulb wide worry yell cap nightshirt",
        pose="none",
        left=Arm(200, 280, hand="open"),
        right=Arm(610, 260, hand="open"),
        hat_seat=0.78,
        worn=("sweat",),
        look=(0, 0.7),
    )
    put(block, tourist, 410, 350, 0.92, 8, 1, "up", 0.7)
    p.part(
        limb([(400, 880), (404, 740), (410, 600)], [170, 150, 136]), "a", rnd=60, ang=84, spacing=14, outline=12, halo=7
    )
    p.part("300,560 340,500 480,496 524,556 520,640 420,670 310,640", "a", rnd=50, ang=40, outline=11, halo=6)
    for i, x in enumerate((330, 384, 440, 494)):
        p.part(
            limb([(x, 600), (x - 4, 540), (x, 500 + abs(i - 1.5) * 6)], [60, 56, 46]),
            "a",
            rnd=24,
            ang=80,
            outline=10,
            halo=4,
        )
        p.at(x, 500, 180).black("-14,4! 14,4! 8,-24 0,-44!", rnd=8, halo=2)
    q = p.at(130, 380, -24)
    q.part(rect(-92, -64, 184, 140, 14), "c", rnd=50, outline=11)
    q.line([(-34, -68), (-28, -100), (28, -100), (34, -68)], 17, start=13, end=13)
    q.bar(-92, -6, 184, 10)
    p.part("640,440! 730,420! 740,500! 660,520!", None, rnd=20, outline=9)
    whizz(p, [(690, 250), (700, 320), (690, 390)], 16)
    whizz(p, [(120, 200), (124, 250), (116, 300)], 14)


def writ_of_fealty(block: Block) -> None:
    """Sign here, here, and in the margin of your soul."""
    p = Pen(block)
    bone(p, rect(150, 110, 500, 590, 8), rnd=50, ang=4, outline=13, shade=(0.2, -0.4))
    for y in (100, 700):
        bone(p, rect(110, y - 44, 580, 88, 40), rnd=42, ang=2, outline=13, shade=(0.35, -0.2))
        for x in (104, 696):
            iron(p, rect(x - 26, y - 28, 52, 56, 14), rnd=20)
    p.black("270,210! 250,130 310,170! 340,110! 400,160! 460,110! 490,170! 550,130 530,210!", rnd=30, ang=60, halo=4)
    for i in range(4):
        y = 270 + i * 52
        p.line([(210, y), (400, y - 5), (590 - (i % 2) * 90, y)], 18, start=11, end=8)
    for x in (260, 400, 540):
        p.part(f"{x - 40},560! {x + 40},560! {x + 46},800! {x},750! {x - 46},800!", "b", rnd=26, ang=88, outline=9)
        seal(p, x, 560, 72)
    for x, y, turn, side in ((40, 330, 74, -1), (760, 330, -74, 1), (60, 560, 66, -1), (740, 560, -66, 1)):
        q = p.at(x, y, turn, 1.7)
        q.part("-34,10! 36,10! 44,160! -44,160!", "a", rnd=30, ang=88, outline=6)
        open_hand(q, 0, 0, 0, side, "a")


def scandal(block: Block) -> None:
    """He was seen being kind. There were witnesses."""
    p = Pen(block)
    hole = shape("400,60 560,110 620,250 570,380 510,430! 590,800! 210,800! 290,430! 230,380 180,250 240,110")
    whole = rect(-20, -20, 840, 840)
    p.add(hole, "c")
    kind = fiend(
        "pear bat bulb wide worry smug - bare",
        left=Arm(250, 600, hand=None),
        right=Arm(540, 560, hand=None),
        look=(0.6, 0.4),
        worn=("blush",),
        eye_size=40,
    )
    put(block, kind, 350, 370, 0.72, -4, 1, "ram", 0.7)
    soul(p, 500, 520, 0.62, 6, "flat", -1)
    p.line([(420, 560), (440, 490), (430, 430)], 13, start=11, end=9)
    for i in range(6):
        a = i * math.tau / 6
        p.part(circle(430 + 32 * math.cos(a), 410 + 32 * math.sin(a), 22), "a", rnd=14, outline=6, halo=2)
    p.part(circle(430, 410, 18), None, flat=True, outline=5, halo=0)
    fist(p.at(424, 560, 0, 1.1), 0, 0, 0, 1, "a")
    p.black(subtract(whole, hole), rnd=60, ang=40, hi=(2, 3), halo=9)
    for i in range(10):
        a = math.radians(200 + i * 15)
        p.groove(
            [(400 + 290 * math.cos(a), 250 + 250 * math.sin(a)), (400 + 390 * math.cos(a), 250 + 340 * math.sin(a))], 13
        )
    for x, y, spot in ((100, 520, "a"), (700, 540, "c"), (110, 700, "c"), (700, 700, "a")):
        eye_pair(p, x, y, 40, spot)


def acclaim(block: Block) -> None:
    """A thousand throats, reasonably priced."""
    p = Pen(block)
    p.part("200,330! 160,110! 280,220! 400,60! 520,220! 640,110! 600,330! 400,370", "c", rnd=80, ang=60, outline=13)
    for x, y in ((160, 100), (400, 50), (640, 100)):
        p.part(circle(x, y, 32), "a", rnd=22, outline=9)
    p.black("200,320! 400,362 600,320! 592,392! 400,430 208,392!", rnd=30, ang=0)
    for x in (290, 400, 510):
        p.part(circle(x, 386 - abs(x - 400) * 0.12, 19), "a", rnd=12, outline=5, halo=3)
    for x, y, turn, s, side in (
        (70, 470, -14, 1.5, -1),
        (210, 510, -6, 1.7, -1),
        (360, 530, 0, 1.8, -1),
        (520, 520, 5, 1.7, 1),
        (650, 490, 10, 1.6, 1),
        (760, 470, 16, 1.5, 1),
    ):
        q = p.at(x, y, turn, s)
        q.part("-28,0! 30,0! 40,220! -38,220!", "a", rnd=26, ang=86, outline=6)
        open_hand(q, 0, 0, 0, side, "a")
    for x, r in ((-10, 110), (150, 120), (310, 116), (480, 124), (640, 116), (800, 110)):
        p.black(circle(x, 820, r, 150), rnd=70, ang=60, halo=7)
        for side in (-1, 1):
            p.black(
                f"{x + side * 40},690! {x + side * 90},640 {x + side * 96},560! {x + side * 40},610 {x + side * 10},680!",
                rnd=16,
                halo=5,
            )
        eye_pair(p, x, 760, 26, "c", 10)


SPECIALS: dict[str, tuple[Draw, str]] = {
    "slip_away": (slip_away, "bricks"),
    "jailbreak": (jailbreak, "dark"),
    "turncoat": (turncoat, "rays"),
    "ambush": (ambush, "moon"),
    "false_alarm": (false_alarm, "keep_gate"),
    "forced_march": (forced_march, "storm"),
    "pickpocket": (pickpocket, "dark"),
    "disrupt": (disrupt, "dark"),
    "sabotage": (sabotage, "pit"),
    "summons": (summons, "hills"),
    "writ_of_fealty": (writ_of_fealty, "columns"),
    "scandal": (scandal, "dark"),
    "acclaim": (acclaim, "rays"),
}
