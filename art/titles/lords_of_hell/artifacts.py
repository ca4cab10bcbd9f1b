"""The ten artifacts: one thing each, big, in the middle."""

from __future__ import annotations

import math

from art.kit.block import Block
from art.kit.figures.goblin_looks import pointing
from art.kit.figures.horns import horn
from art.kit.figures.materials import bone, iron
from art.kit.paths import circle, mirrored, placed, poly, rect, shape, subtract, taper
from art.kit.pen import Pen
from art.titles.lords_of_hell.parts import Draw, bang, chain, fiend, head, skull, soul, whizz


def crown_of_lucifer(block: Block) -> None:
    """It fits everyone. That was the trouble."""
    p = Pen(block)
    p.part(
        "130,590! 70,230! 230,400! 290,130! 400,370! 510,130! 570,400! 730,230! 670,590! 400,650",
        "c",
        rnd=130,
        ang=60,
        spacing=15,
        outline=13,
    )
    for x, y in ((70, 214), (290, 116), (510, 116), (730, 214)):
        p.part(circle(x, y, 42), "a", rnd=30, ang=40, outline=9)
    p.black("124,590! 400,652 676,590! 664,690! 400,750 136,690!", rnd=50, ang=0)
    for x, y in ((214, 658), (306, 682), (400, 692), (494, 682), (586, 658)):
        p.part(circle(x, y, 27, 29), "a", rnd=20, outline=6, halo=3)
    skull(p, 400, 500, 1.15)
    for side in (-1, 1):
        horn(p, "up", 400 + side * 66, 430, side, 0.5)


def quill_of_pacts(block: Block) -> None:
    """It writes in whatever colour you bleed."""
    p = Pen(block)
    bone(p, "-40,560! 300,520 820,580! 840,840! -40,840!", rnd=40, ang=4, outline=11, shade=(0.2, -0.5))
    for i in range(3):
        y = 620 + i * 60
        p.line([(40, y), (300, y - 10), (620 - i * 120, y + 4)], 15, start=8, end=5)
    q = p.at(440, 690, 34)
    q.black(
        "-6,0! -40,-130 -120,-330 -60,-640 70,-800! 120,-560 150,-330 60,-130 8,0!",
        "b",
        rnd=90,
        ang=-60,
        spacing=13,
        halo=7,
    )
    q.groove([(0, -20), (0, -300), (54, -740)], 18, None, start=9)
    for y, dx in ((-560, -70), (-460, -104), (-360, -100), (-260, -70)):
        q.groove([(20, y + 50), (dx * 0.5, y + 10), (dx, y)], 13)
        q.groove([(14, y + 90), (60, y + 40), (120, y + 30)], 13)
    q.part("-14,-60! 14,-60! 10,20 0,70! -10,20", "c", rnd=12, ang=90, outline=7, halo=3)
    p.part("380,746 440,730 540,744 620,730 640,760 520,778 400,776", "a", rnd=20, outline=8, halo=5)
    for x, y, s in ((330, 640, 1.0), (300, 720, 0.8)):
        p.at(x, y, 0, s).part("0,-54! 28,8 0,38 -28,8", "a", rnd=20, outline=7)


def mirror_of_lies(block: Block) -> None:
    """It shows you exactly what they would say."""
    p = Pen(block)
    p.part(rect(364, 620, 72, 230, 30), "b", rnd=36, ang=88, outline=11)
    p.black(circle(400, 370, 320, 330), rnd=110, ang=40, spacing=15)
    for side in (-1, 1):
        horn(p, "out", 400 + side * 190, 120, side, 0.9)
    for i in range(14):
        a = math.tau * i / 14 + 0.2
        p.cut(circle(400 + 286 * math.cos(a), 370 + 296 * math.sin(a), 14), ("k",))
    glass = circle(400, 370, 246, 256)
    p.cut(glass, None)
    p.add(glass, "c")
    liar = fiend("wedge leaf hook sly worry beam - bare", worn=("lashes",), brow_lift=62)
    head(block, liar, 400, 396, 0.98, 0, 1, "up", 0.8)
    ring = subtract(placed(circle(0, 0, 96, 28), 400, 168), placed(circle(0, 0, 68, 12), 400, 168))
    p.part(ring, None, rnd=12, outline=8, halo=5)
    p.add(glass, stroke=13)
    for dx in (0, 44):
        p.groove([(210 + dx, 330), (240 + dx, 250), (300 + dx, 176)], 17, None)


def brazen_shield(block: Block) -> None:
    """Somebody else's face is on it."""
    p = Pen(block)
    p.part(circle(400, 400, 366), "c", rnd=80, ang=40, spacing=15, outline=15)
    p.add(circle(400, 400, 312), stroke=12)
    for i in range(16):
        a = math.tau * i / 16
        p.add(circle(400 + 339 * math.cos(a), 400 + 339 * math.sin(a), 13))
    for i in range(12):
        a = math.radians(i * 30 + 15)
        wave = [
            (400 + r * math.cos(a + w), 400 + r * math.sin(a + w))
            for r, w in ((170, 0), (215, 0.12), (262, -0.06), (296, 0.1))
        ]
        p.line(wave, 44, start=30, end=7)
    bone(p, mirrored_at("0,-200 120,-180 168,-70 150,70 100,170 0,214", 400, 400), rnd=150, ang=40, outline=12)
    for side in (-1, 1):
        p.add(circle(400 + side * 66, 356, 48, 52))
        p.plain(circle(400 + side * 66, 356, 38, 42), None, 0, halo=0)
        p.dot(400 + side * 62, 364, 14)
        p.line([(400 + side * 20, 292), (400 + side * 70, 262), (400 + side * 124, 300)], 26, start=8, end=6)
    p.add(circle(400, 500, 62, 76))
    p.part(circle(400, 548, 40, 26), "a", flat=True, halo=0, outline=0)
    for dx in (-30, 0, 30):
        p.plain(rect(400 + dx - 14, 430, 28, 28, 5), None, 4, halo=0)
    p.line([(384, 390), (372, 428), (400, 436)], 12, start=5, end=5)
    q = p.at(640, 190, 52)
    q.part(rect(-12, -150, 24, 150, 4), "b", rnd=10, ang=90, outline=8, halo=6)
    for dy in (-150, -124, -98):
        for side in (-1, 1):
            q.line([(0, dy + 22), (side * 24, dy), (side * 46, dy - 14)], 15, "a", start=10, end=5)
    bang(p, 576, 240, 26, 70, 7, "k", 10)


def mirrored_at(outline: str, x: float, y: float) -> object:
    return placed(mirrored(outline), x, y)


def wings_of_night(block: Block) -> None:
    """Dignity is for those who stay."""
    p = Pen(block)
    for side in (-1, 1):
        q = p.at(400 + side * 36, 330, 0, 1, side)
        wing = (
            "0,-30! 60,-180 150,-280 250,-300! 330,-240 380,-120 390,20! 352,-30 320,-20 310,120! 270,70 236,90 "
            "236,240! 190,180 160,190 166,350! 110,270 80,270 70,420! 30,300 0,200"
        )
        q.black(wing, "b", rnd=110, ang=60, spacing=15, halo=8)
        for ex, ey in ((384, 0), (304, 100), (232, 220), (162, 330), (72, 400)):
            q.groove([(20, -10), (ex * 0.6, ey * 0.5 - 110), (ex, ey)], 15)
        bone(q, "232,-290! 250,-360 300,-396! 296,-340 280,-290!", rnd=16, outline=9)
    q = p.at(400, 250)
    q.line([(0, -10), (0, -90), (40, -130), (14, -176), (-30, -150)], 20, start=17, end=10)
    q.black("-150,60! -40,-10 0,-24 40,-10 150,60! 150,88! 0,40 -150,88!", rnd=20, halo=6)
    for y, r in ((350, 22), (420, 20), (490, 18)):
        p.part(circle(400, y, r), "a", rnd=14, outline=7, halo=4)


def ring_of_chains(block: Block) -> None:
    """One finger. Many wrists."""
    p = Pen(block)
    for x, y, bend in ((-20, 560, 60), (820, 560, 60), (60, 830, 30), (740, 830, 30), (400, 850, 0)):
        chain(p, [(400 + (x - 400) * 0.42, 500), ((x + 400) / 2, 620 + bend), (x, y)], 54)
    band = subtract(circle(400, 450, 270, 250), circle(400, 462, 184, 166))
    p.part(band, "c", rnd=70, ang=40, spacing=14, outline=14)
    p.add(circle(400, 456, 228, 208), stroke=7)
    for i in range(9):
        a = math.radians(20 + i * 17.5)
        p.add(circle(400 + 228 * math.cos(a), 456 + 208 * math.sin(a), 13))
    p.black("230,300! 250,160 400,96 550,160 570,300! 400,340", rnd=80, ang=60, halo=7)
    skull(p, 400, 210, 1.45)


def horn_of_war(block: Block) -> None:
    """The second note is always a scream."""
    p = Pen(block)
    outline = taper([(96, 640), (250, 710), (470, 660), (590, 480), (610, 260)], 300, 34, 300, peak=0.98, n=60)
    p.part(outline, None, rnd=110, ang=0, spacing=15, bend=0.8, outline=14, shade=(0.4, -0.1), hi=(2, 3))
    for points in (
        [(226, 628), (262, 690), (250, 752)],
        [(330, 620), (390, 690), (392, 766)],
        [(470, 520), (570, 560), (660, 650)],
    ):
        p.cut(taper(points, 66, 60, 60), None, clip=outline)
        p.add(taper(points, 48, 44, 44), clip=outline)
        p.groove([(x - 6, y - 4) for x, y in points[:2]], 9)
    p.black(placed(circle(0, 0, 192, 84), 606, 236, 4), rnd=50, ang=10, halo=6)
    p.part(placed(circle(0, 0, 140, 48), 606, 232, 4), "a", flat=True, halo=0, outline=0)
    p.black("560,224 606,196 656,224 640,262 576,262", rnd=20, halo=0)
    iron(p, "60,600! 130,596! 150,680! 84,700!", rnd=20)
    for x0, y0, x1, y1 in (
        (430, 150, 330, 70),
        (500, 110, 440, 10),
        (606, 96, 606, -10),
        (710, 110, 760, 10),
        (770, 160, 850, 90),
    ):
        p.cut(taper([(x0, y0), (x1, y1)], 50, 16, 40, peak=0.9), None)
        p.add(taper([(x0, y0), (x1, y1)], 32, 9, 30, peak=0.9))
    p.part("250,560! 300,640 270,760! 220,720! 190,770! 190,640", "a", rnd=26, ang=84, outline=9)


def book_of_names(block: Block) -> None:
    """Yours is in it. Page nine."""
    p = Pen(block)
    for i in range(6):
        y = 250 + i * 18
        bone(
            p,
            f"70,{y + 330}! 110,{y - 60} 250,{y - 90} 400,{y - 30}! 550,{y - 90} 690,{y - 60} 730,{y + 330}!",
            rnd=20,
            outline=5,
            halo=0,
        )
    p.black("30,690! 70,250! 110,240! 110,620 400,660! 690,620 690,240! 730,250! 770,690! 400,770!", rnd=50, ang=10)
    for side in (-1, 1):
        q = p.at(400, 0, 0, 1, side)
        bone(
            q,
            "0,220! 130,150 240,160 300,190! 330,610! 230,580 110,590 0,650!",
            rnd=60,
            ang=86,
            outline=10,
            shade=(0.1, -0.5),
        )
        for i in range(6):
            y = 250 + i * 52
            wide = 250 + i * 4 - (40 if i % 2 else 0)
            q.line([(46, y + 10), (140, y - 20), (wide, y - 8)], 14, start=9, end=6)
    p.line([(400, 220), (404, 430), (400, 650)], 14, start=9, end=9)
    p.line([(446, 470), (560, 430), (664, 446)], 30, "a", 16, 10)
    p.part("400,640! 430,650! 436,800! 414,770! 396,806!", "a", rnd=14, outline=7, halo=4)
    q = p.at(620, 640, -46, 1.9)
    q.part("-40,20! 44,16! 70,220! -30,220!", "a", rnd=40, ang=88, outline=6)
    pointing(q, 0, 0, 0, 1, "a")


def soul_cage(block: Block) -> None:
    """They stop rattling after the first century."""
    p = Pen(block)
    p.line([(400, 40), (400, -20)], 20, start=18, end=18)
    p.add(circle(400, 60, 34), stroke=18)
    cage = shape("160,640! 160,340 200,200 300,120 400,100 500,120 600,200 640,340 640,640!")
    p.part(cage, "c", rnd=30, flat=True, outline=16)
    soul(p, 292, 430, 1.12, -4, "o")
    soul(p, 512, 440, 1.12, 4, "flat", -1)
    for dx in (-216, -106, 0, 108, 216):
        bar = [(400 + dx * 0.1, 108), (400 + dx * 0.82, 190), (400 + dx, 360), (400 + dx, 640)]
        p.cut(taper(bar, 28, 20, 26, n=50), None)
        p.add(taper(bar, 17, 12, 16, n=50))
    for y, half in ((290, 244), (640, 250)):
        iron(p, rect(400 - half, y - 18, half * 2, 36, 10), rnd=18, ang=0, halo=4)
    iron(p, "130,650! 670,650! 700,740! 400,770 100,740!", rnd=50, ang=0)


def banner_of_dread(block: Block) -> None:
    """No wind in Hell, and still it moves."""
    p = Pen(block)
    p.part(rect(90, 20, 40, 840, 6), "b", rnd=18, ang=88, outline=10)
    skull(p, 110, 60, 0.86)
    for side in (-1, 1):
        horn(p, "out", 110 + side * 44, 10, side, 0.4)
    iron(p, rect(60, 150, 680, 34, 10), rnd=16, ang=0)
    p.black(
        "120,184! 300,196 500,184 716,192! 700,340 730,470 690,600! 640,540! 610,700! 550,590! 490,770! 430,610! "
        "360,740! 310,600! 240,690! 210,560! 130,600! 150,400",
        rnd=90,
        ang=84,
        spacing=16,
        halo=7,
    )
    for x in (190, 300, 520, 640):
        p.groove([(x, 210), (x + 16, 330), (x - 10, 470)], 12)
    face = "424,250 560,270 600,380 540,470 510,560 424,576 340,560 306,470 250,380 290,270"
    p.cut(shape(face), None)
    p.add(shape(face), "a")
    for side in (-1, 1):
        q = p.at(424, 250, 0, 1, side)
        q.cut(shape("60,30! 150,10 200,-50! 214,30 160,90 100,90!"), None)
        q.add(shape("60,30! 150,10 200,-50! 214,30 160,90 100,90!"), "a")
        q.add(shape("24,150! 96,104! 110,150 70,190 30,180!"))
    p.add(poly((424, 440), (446, 480), (402, 480)))
    for i in range(5):
        p.line([(364 + i * 30, 510), (366 + i * 29, 560)], 14, start=10, end=10)
    for x in (590, 660):
        whizz(p, [(x, 660), (x + 60, 640), (x + 110, 676)], 14)


ARTIFACTS: dict[str, tuple[Draw, str]] = {
    "crown_of_lucifer": (crown_of_lucifer, "rays"),
    "quill_of_pacts": (quill_of_pacts, "storm"),
    "mirror_of_lies": (mirror_of_lies, "rays"),
    "brazen_shield": (brazen_shield, "dark"),
    "wings_of_night": (wings_of_night, "disc"),
    "ring_of_chains": (ring_of_chains, "rays"),
    "horn_of_war": (horn_of_war, "rays"),
    "book_of_names": (book_of_names, "columns"),
    "soul_cage": (soul_cage, "dark"),
    "banner_of_dread": (banner_of_dread, "fire"),
}
