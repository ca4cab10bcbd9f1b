"""The six pieces of equipment: timber, wheels, iron and straw."""

from __future__ import annotations

import math

from art.kit.block import Block
from art.kit.figures.goat_head import GoatHead, draw_goat_head
from art.kit.figures.horns import horn
from art.kit.figures.materials import skull_mark
from art.kit.paths import circle, limb, mirrored, placed, poly, rect, taper
from art.kit.pen import Pen
from art.titles.battlegoats.creatures import eye


def wheel(p: Pen, x: float, y: float, r: float) -> None:
    p.part(circle(x, y, r), "b", rnd=r * 0.5, outline=8)
    p.cut(circle(x, y, r * 0.68), None)
    p.add(circle(x, y, r * 0.68), stroke=7)
    for i in range(4):
        a = i * math.pi / 4 + 0.2
        dx, dy = r * 0.7 * math.cos(a), r * 0.7 * math.sin(a)
        p.part(limb([(x - dx, y - dy), (x + dx, y + dy)], [18, 18]), "b", rnd=8, halo=0)
    p.black(circle(x, y, r * 0.24), rnd=14)


def beam(p: Pen, x0: float, y0: float, x1: float, y1: float, width: float = 40, spot: str = "b") -> None:
    """Squared timber with three cracks along it."""
    length = math.hypot(x1 - x0, y1 - y0)
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    p.part(
        limb([(x0, y0), (x1, y1)], [width, width], 6),
        spot,
        rnd=width * 0.5,
        ang=math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90,
        spacing=9,
    )
    for t, offset in ((0.1, -1), (0.5, 1), (0.65, -1)):
        sx, sy = -dy * width * 0.2 * offset, dx * width * 0.2 * offset
        p.line(
            [
                (x0 + dx * length * t + sx, y0 + dy * length * t + sy),
                (x0 + dx * length * (t + 0.3) + sx, y0 + dy * length * (t + 0.3) + sy),
            ],
            5,
        )


def pig_a_pult(block: Block) -> None:
    block.push(0, 400, 0, 0, 0, -1, 1)
    p = Pen(block)
    beam(p, 120, 690, 680, 690, 54)
    beam(p, 240, 680, 390, 360, 44)
    beam(p, 560, 680, 410, 360, 44)
    beam(p, 300, 560, 500, 560, 30)
    beam(p, 640, 620, 190, 240, 50)
    wheel(p, 200, 720, 76)
    wheel(p, 600, 720, 76)
    p.black(circle(400, 404, 38), rnd=30)
    for i in range(4):
        p.line([(380, 420 + i * 12), (400, 430 + i * 12), (424, 418 + i * 12)], 6)
    weight = p.at(640, 604, 10)
    weight.black(rect(-74, -62, 148, 124, 12), rnd=60)
    for x in (-50, 50):
        for y in (-40, 40):
            weight.cut(circle(x, y, 9))
    p.at(176, 236, -36).part("-120,0! 120,0! 98,76 0,104 -98,76", "b", rnd=50)
    block.push(-24, 170, 170, 0, 0, 1.22)
    _flying_pig(p.at(172, 150))
    block.pop()
    for i in range(3):
        p.line([(300 + i * 34, 150 - i * 8), (350 + i * 46, 190 - i * 4), (396 + i * 56, 260)], 11)
    block.pop()


def _flying_pig(p: Pen) -> None:
    p.part(circle(0, 0, 108, 96), "c", rnd=90, outline=7)
    for side in (-1, 1):
        p.at(side * 66, -70, side * 18, 0.8, side).part("-24,0! -40,-70 20,-104! 44,-50 30,0", "c", rnd=24)
    for side in (-1, 1):
        eye(p, side * 46, -16, side, "wide", 30)
    p.part(circle(0, 38, 46, 36), "b", rnd=30, outline=6)
    for side in (-1, 1):
        p.dot(side * 17, 38, 9, 13)
    p.black("-102,-52! -84,-108 0,-134 84,-108 102,-52! 0,-76", rnd=40)
    p.black(circle(0, 84, 20, 14), rnd=20, halo=2)


def double_ballista(block: Block) -> None:
    p = Pen(block)
    beam(p, 170, 700, 630, 700, 50)
    wheel(p, 216, 724, 70)
    wheel(p, 584, 724, 70)
    beam(p, 400, 690, 400, 420, 64)
    beam(p, 280, 690, 390, 520, 32)
    beam(p, 520, 690, 410, 520, 32)
    for y, s in ((320, 1.0), (490, 0.82)):
        for side in (-1, 1):
            p.part(
                taper(
                    [(400, y + 10), (400 + side * 180 * s, y - 20), (400 + side * 330 * s, y + 90)],
                    54,
                    46,
                    16,
                    peak=0.2,
                ),
                "b",
                rnd=18,
                ang=0,
            )
            p.line([(400 + side * 318 * s, y + 84), (400 + side * 140 * s, y + 116), (400, y + 134)], 8)
        p.black(rect(350, y - 52, 100, 100, 10), rnd=40)
        for x in (-28, 28):
            p.cut(circle(400 + x, y - 20, 9))
        for side in (-1, 1):
            p.part(
                poly(
                    (400, y + 90 * s),
                    (400 + side * 40, y + 120 * s),
                    (400 + side * 40, y + 166 * s),
                    (400, y + 132 * s),
                ),
                "a",
                rnd=10,
                halo=2,
            )
        p.part(rect(384, y - 226 * s, 32, 360 * s, 6), "b", rnd=14)
        p.at(400, y - 226 * s, 0, s).part("-72,16! 0,-16 72,16! 0,-140!", None, rnd=22, shade=(0.55, 0.05), hi=(2, 3))


def land_mine(block: Block) -> None:
    p = Pen(block)
    p.part("0,820! 70,700 220,650 400,634 580,650 730,700 800,820!", "a", rnd=80, ang=80, spacing=14)
    for i in range(9):
        a = math.pi * (1 + i / 8)
        c, s = math.cos(a), math.sin(a)
        p.at(400 + 216 * c, 590 + 212 * s, math.degrees(a) + 90).black(rect(-17, -76, 34, 80, 6), rnd=14)
        p.part(circle(400 + 300 * c, 590 + 296 * s, 26), "b", rnd=18)
    p.black("176,670! 180,480 284,380 400,362 516,380 620,480 624,670! 400,700", rnd=150, ang=50, spacing=14, outline=8)
    p.part("168,640! 400,672 632,640! 632,700! 400,734 168,700!", "b", rnd=26, ang=0)
    p.cut(circle(400, 528, 96, 88), None)
    p.add(circle(400, 528, 84, 77), stroke=8)
    skull_mark(p, 400, 522, 1.34)
    for side in (-1, 1):
        horn(p, "out", 400 + side * 40, 466, side, 0.5)
    for x, y, h in ((150, 690, 80), (650, 690, 70), (700, 740, 60), (80, 750, 60), (250, 740, 50), (540, 742, 56)):
        for i in (-1, 0, 1):
            p.line([(x + i * 9, y), (x + i * 18, y - h * 0.6), (x + i * 30, y - h)], 15, "a")
            p.line([(x + i * 9 + 4, y), (x + i * 18 + 4, y - h * 0.6), (x + i * 30 + 2, y - h)], 6)
    p.line([(560, 400), (610, 350), (600, 300)], 13, start=8, end=6)
    for i in range(8):
        a = i * 0.785 + 0.2
        p.line(
            [(600 + 18 * math.cos(a), 286 + 18 * math.sin(a)), (600 + 56 * math.cos(a), 286 + 56 * math.sin(a))],
            14,
            "b",
        )
    p.cut(circle(600, 286, 16), None)


GLASS = {"hi": (2, 3), "shade": (0.30, -0.06), "ang": 0, "spacing": 12}


def glass_cannon(block: Block) -> None:
    p = Pen(block)
    wheel(p, 540, 660, 130)
    beam(p, 290, 720, 640, 600, 56)
    block.push(-18, 420, 480)
    p.part(
        "50,370! 84,360 116,390! 560,346 670,372 712,480 670,588 560,614! 116,570! 84,600 50,590!",
        None,
        rnd=110,
        outline=8,
        **GLASS,
    )
    p.part(circle(732, 480, 44), None, rnd=36, **GLASS)
    for x, half in ((150, 110), (330, 126), (530, 136)):
        p.part(rect(x - 19, 480 - half, 38, 2 * half, 8), "b", rnd=14, ang=0)
    p.black(circle(70, 480, 34, 112), rnd=40)
    for points in (
        [(200, 414), (300, 402), (460, 388)],
        [(230, 446), (280, 440), (310, 438)],
        [(570, 394), (610, 404), (640, 426)],
    ):
        p.line(points, 24, "c")
    for points in ([(150, 560), (320, 580), (500, 582)], [(580, 578), (640, 560), (680, 530)]):
        p.line(points, 20, "c")
    p.add("392,590! 424,530! 404,508! 446,470! 428,410! 462,470! 432,512! 452,534! 412,594!")
    p.line([(448, 530), (486, 550), (510, 536)], 11)
    p.line([(408, 508), (384, 496), (366, 504)], 10)
    p.line([(446, 470), (480, 452)], 10)
    for x, y, r in ((236, 496, 62), (620, 500, 50)):
        p.dot(x, y, r)
        p.add(circle(x, y, r + 9), "c", stroke=6)
        p.cut(circle(x - r * 0.32, y - r * 0.36, r * 0.24))
    block.pop()
    wheel(p, 350, 696, 112)
    for x, y, s in ((110, 230, 1.0), (190, 150, 0.8), (80, 130, 0.55), (700, 240, 0.8)):
        p.at(x, y, 0, s).part(
            "0,-70! 12,-12! 70,0! 12,12! 0,70! -12,12! -70,0! -12,-12!", None, rnd=10, outline=5, halo=2
        )


def watchtower(block: Block) -> None:
    p = Pen(block)
    for side in (-1, 1):
        beam(p, 400 + side * 200, 800, 400 + side * 120, 400, 44)
    beam(p, 260, 660, 550, 510, 28)
    beam(p, 540, 660, 250, 510, 28)
    beam(p, 210, 720, 590, 720, 34)
    for y in (470, 526, 582, 638, 694, 750):
        p.part(rect(372, y, 56, 16, 5), "a", rnd=7, halo=2, outline=4)
    for x in (376, 424):
        p.part(rect(x - 7, 410, 14, 400, 4), "a", rnd=6, halo=2, outline=4)
    for side in (-1, 1):
        beam(p, 400 + side * 176, 340, 400 + side * 176, 100, 28)
    block.push(-6, 400, 300, 0, -30, 0.84)
    watcher = GoatHead(skull="kid", horns="up", horn_size=0.5, eyes="wide", look=(-0.5, 0), mouth="ooh", beard=None)
    draw_goat_head(p, watcher, 400, 236)
    block.pop()
    p.part("190,430! 610,430! 596,322! 204,322!", "b", rnd=60, ang=88, spacing=12)
    for i in range(7):
        p.line([(250 + i * 50, 326), (252 + i * 50, 426)], 10)
    p.part(rect(184, 300, 432, 44, 6), "b", rnd=22, ang=0)
    p.part("130,110! 400,-50! 670,110! 400,78!", "a", rnd=60, ang=70, spacing=12)
    for side in (-1, 1):
        for i in (1, 2, 3):
            p.line([(400 + side * 16 * i, -34 + i * 6), (400 + side * 62 * i, 88 + i * 4)], 8)
    p.part(rect(394, -120, 12, 80), "b", rnd=6)
    p.part("406,-116! 500,-106 460,-84 500,-60! 406,-66!", "b", rnd=30)


STRAW = (0.24, -0.3)


def straw_goat(block: Block) -> None:
    p = Pen(block)
    beam(p, 400, 820, 400, 300, 38)
    beam(p, 150, 476, 650, 446, 34)
    for side in (-1, 1):
        hand = p.at(400 + side * 230, 460, 0, 1.15, side)
        hand.part(
            "-60,-40! 40,-54! 84,-34! 66,-10! 104,4! 70,20! 84,46! 40,50! -60,40!", "c", rnd=40, ang=0, shade=STRAW
        )
        for i in range(4):
            hand.line([(-40, -22 + i * 15), (40, -26 + i * 19)], 7)
    p.part(
        "306,400! 400,380 494,400! 540,560 512,700! 476,646! 444,724! 400,660! 356,726! 326,648! 288,704! 260,560",
        "c",
        rnd=80,
        ang=86,
        spacing=11,
        shade=STRAW,
    )
    for x in (330, 360, 395, 430, 465):
        p.line([(x, 430), (x + (x - 400) * 0.15, 540), (x + (x - 400) * 0.2, 660)], 8)
    p.line([(276, 540), (400, 568), (526, 538)], 22, start=12, end=12)
    p.part("330,420! 400,440 470,420! 466,500! 400,520 334,500!", "a", rnd=30, ang=80)
    block.push(-7, 400, 400, 0, 0, 1.16)
    _straw_head(p.at(400, 290))
    block.pop()
    crow = p.at(620, 400, 0, 1.0)
    crow.black("-60,20 -30,-40 20,-56 60,-96 104,-92 112,-56 70,-20 50,30 0,56! -70,80! -100,60!", rnd=50, ang=60)
    crow.part(poly((108, -78), (160, -66), (108, -58)), "b", rnd=8, halo=2)
    crow.cut(circle(84, -72, 11))
    crow.dot(86, -71, 5)


def _straw_head(p: Pen) -> None:
    for side in (-1, 1):
        horn(p, "sabre", side * 56, -90, side, 0.85)
        p.at(side * 84, -40, side * 20, 0.8, side).part(
            "-10,-20 60,-46 150,-40! 130,-10! 176,10! 120,30 60,40 -10,26", "c", rnd=30
        )
    p.part(mirrored("0,-130 74,-120 110,-60 96,20 74,90 62,140 0,166"), "c", rnd=100, ang=80, outline=6, shade=STRAW)
    for side in (-1, 1):
        x = side * 56
        p.dot(x, -28, 40)
        p.cut(circle(x, -28, 31), None)
        for a in (0.8, 2.36):
            dx, dy = 20 * math.cos(a), 20 * math.sin(a)
            p.line([(x + dx, -28 + dy), (x - dx, -28 - dy)], 13, start=5, end=5)
    p.part(placed(rect(-26, -20, 52, 40, 3), 64, 64, 14), "b", rnd=14, halo=2)
    p.line([(-54, 100), (0, 124), (56, 96)], 13)
    for i in range(5):
        p.line([(-44 + i * 22, 96 + (8 if 0 < i < 4 else 0)), (-42 + i * 22, 126 + (8 if 0 < i < 4 else 0))], 8)
    for i in (-1, 0, 1):
        p.part(taper([(i * 12, 158), (i * 26, 214), (i * 22, 262)], 24, 16, 3), "b", rnd=8, halo=2, outline=4)
    p.part("-100,-80! -82,-150 0,-184 82,-150 100,-80! 0,-98", "a", rnd=60)
    p.part("-186,-74! 0,-118 186,-74! 0,-54", "a", rnd=20, ang=0)
    p.line([(-92, -100), (0, -122), (92, -100)], 15, "b", start=10, end=10)
