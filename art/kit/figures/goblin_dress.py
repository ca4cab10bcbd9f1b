"""Clothes of the Minion deck, shoulders at y = 392, hips at about 640; drawn in figure space."""

from __future__ import annotations

from art.kit.figures.bodies import TORSO, Tailor
from art.kit.figures.materials import bone, cloth, iron, skull_mark
from art.kit.paths import circle, mirrored, placed, poly, rect, shape, taper
from art.kit.pen import Pen


def _torso(p: Pen, skin: str | None) -> None:
    p.part(TORSO, skin, rnd=80, ang=60)


def leather(p: Pen, skin: str | None, dye: str) -> None:
    """A riding jacket with a fur collar and a belt."""
    iron(p, "330,396! 400,410 470,396! 506,470 514,590 508,650! 400,668 292,650! 286,590 294,470", rnd=80, ang=70)
    p.groove([(400, 430), (404, 540), (398, 650)], 8)
    for y in (470, 520, 570):
        p.cut(circle(420, y, 6))
    bone(p, placed(mirrored("0,20 50,6 96,-8 118,22 96,46 60,40 40,62 0,58"), 400, 392), rnd=26)
    p.part("290,596! 400,620 510,596! 512,630! 400,654 288,630!", dye, rnd=16, ang=0, halo=3)


def uniform(p: Pen, skin: str | None, dye: str) -> None:
    """A conscript's tunic with crossed belts; the buttons do not match."""
    cloth(
        p,
        "334,396! 400,412 466,396! 506,470 514,590 532,690! 466,700 400,690 334,700 268,690! 286,590 294,470",
        dye,
        rnd=80,
        ang=80,
        spacing=12,
    )
    for side in (-1, 1):
        p.part(
            poly((400 - side * 84, 410), (400 - side * 52, 402), (400 + side * 104, 590), (400 + side * 84, 610)),
            None,
            rnd=14,
            halo=3,
        )
    p.part("288,590! 400,612 512,590! 514,626! 400,648 286,626!", None, rnd=16, ang=0, halo=3)
    p.part(rect(374, 596, 52, 48, 5), "c", rnd=16, halo=3)


def workcoat(p: Pen, skin: str | None, dye: str) -> None:
    """A leather apron full of tools over bare skin."""
    _torso(p, skin)
    for side in (-1, 1):
        p.line([(400 + side * 84, 400), (400 + side * 60, 430)], 22, "k", 16, 16)
    cloth(p, "336,424! 400,436 464,424! 474,510! 512,530! 520,690! 400,706 280,690! 288,530! 326,510!", dye, rnd=70)
    p.part("318,572! 400,586 482,572! 478,646! 400,658 322,646!", dye, rnd=20, ang=80, halo=3)
    for x, kind in ((346, 0), (386, 1), (426, 2), (458, 0)):
        if kind == 0:
            p.plain(rect(x - 9, 532, 18, 60, 4), None, 5, halo=2)
        elif kind == 1:
            iron(p, rect(x - 6, 540, 12, 50, 3), rnd=6, halo=2)
            iron(p, rect(x - 20, 528, 40, 18, 3), rnd=8, halo=2)
        else:
            p.add(circle(x, 544, 15), stroke=10)
            p.bar(x - 6, 552, 12, 40)


def overalls(p: Pen, skin: str | None, dye: str) -> None:
    """Bib and braces, a patch on the knee that is not in the picture."""
    _torso(p, skin)
    iron(p, "326,470! 400,482 474,470! 484,540! 520,560! 530,700! 400,716 270,700! 280,560! 316,540!", rnd=80, ang=80)
    for side in (-1, 1):
        p.line([(400 + side * 70, 396), (400 + side * 62, 440), (400 + side * 54, 490)], 26, "k", 20, 20)
        p.plain(circle(400 + side * 54, 492, 13), "c", 4, halo=3)
    p.plain(rect(364, 520, 72, 56, 5), "b", 5, halo=3)
    p.line([(372, 530), (400, 526), (428, 530)], 5)


def nightshirt(p: Pen, skin: str | None, dye: str) -> None:
    """They came at night; there was no time for trousers."""
    bone(
        p,
        "336,396! 400,416 464,396! 504,480 526,620 540,716! 490,704 450,722 400,706 350,722 310,704 260,716! 274,620 "
        "296,480",
        rnd=80,
        ang=84,
        spacing=13,
    )
    for x in (320, 362, 438, 480):
        p.line([(400 + (x - 400) * 0.6, 440), (x, 560), (400 + (x - 400) * 1.3, 706)], 8, "b")
    for y in (450, 500, 550):
        p.dot(402, y, 8)


def surgeon(p: Pen, skin: str | None, dye: str) -> None:
    """A clean coat, once: a bone on the breast, a tape measure round the neck."""
    bone(
        p,
        "334,396! 400,420 466,396! 510,480 526,600 544,724! 470,716 400,724 330,716 256,724! 274,600 290,480",
        rnd=80,
        ang=80,
        spacing=12,
    )
    p.line([(402, 470), (406, 600), (400, 716)], 7, start=4, end=4)
    p.add(taper([(340, 404), (352, 470), (340, 548)], 28, 22, 22), "c")
    p.add(taper([(460, 404), (450, 480), (462, 580)], 28, 22, 22), "c")
    for i in range(6):
        p.bar(334 + i * 2, 428 + i * 20, 16, 4)
        p.bar(448, 428 + i * 22, 16, 4)
    for x, y, r in ((350, 640, 15), (380, 664, 8), (462, 650, 11), (480, 612, 7), (330, 604, 6)):
        p.add(circle(x, y, r), "b")


def tails(p: Pen, skin: str | None, dye: str) -> None:
    """Evening dress: a shirt front, a bow tie and a lining for the effect."""
    bone(p, "344,396! 400,412 456,396! 470,520 440,640! 400,660 360,640! 330,520", rnd=60, ang=80)
    for side in (-1, 1):
        q = p.at(400, 0, 0, 1, side)
        q.black("60,394! 96,420 116,520 124,640 150,730! 96,724 60,640! 34,560 24,480! 34,430", rnd=60, ang=80)
        q.part("60,396! 40,424 20,500! 34,520 64,470!", dye, rnd=20, halo=2)
    for y in (500, 544, 588):
        p.dot(400, y, 7)
    for side in (-1, 1):
        p.at(400, 424, 0, 1, side).part("4,-8! 56,-30! 60,30! 4,10!", dye, rnd=16, halo=3)
    p.plain(rect(388, 410, 24, 28, 6), dye, 5)


def hide(p: Pen, skin: str | None, dye: str) -> None:
    """A goatskin skirt, and bones on a string."""
    _torso(p, skin)
    bone(
        p,
        "296,560! 400,580 504,560! 528,640! 500,640! 506,700! 470,680! 452,724! 420,690! 396,730! 366,690! 336,722! "
        "322,678! 288,694! 296,640! 270,644!",
        rnd=40,
        ang=84,
        shade=(0.45, -0.1),
    )
    p.line([(292, 566), (400, 588), (508, 566)], 20, "b", 14, 14)
    p.line([(320, 412), (400, 508), (480, 412)], 9, start=6, end=6)
    for x, y, turn in ((336, 440, 40), (364, 476, 22), (436, 476, -22), (464, 440, -40)):
        p.at(x, y, turn).plain("-9,0 -13,12 -6,22! -8,50 -14,62 0,70 14,62 8,50 6,22! 13,12 9,0 0,8", None, 4, halo=3)
    skull_mark(p.at(400, 522, 0, 0.9), 0, 0)


def vestment(p: Pen, skin: str | None, dye: str) -> None:
    """A priest's robe with a wide stole and a drop on the breast."""
    iron(
        p,
        "336,396! 400,420 464,396! 512,480 552,640 590,760! 490,766 400,772 310,766 210,760! 248,640 288,480",
        rnd=90,
        ang=84,
        spacing=14,
    )
    for side in (-1, 1):
        p.at(400, 0, 0, 1, side).part("30,398! 76,398! 92,560 96,760! 40,762! 40,560", dye, rnd=26, ang=86)
        for y in (520, 640):
            p.at(400 + side * 66, y).plain(poly((0, -24), (16, 0), (0, 24), (-16, 0)), "c", 4, halo=2)
    bone(p, "400,430! 438,510 400,552 362,510", rnd=26, halo=3)
    p.add("400,456! 424,512 400,536 376,512", "b")


def doublet(p: Pen, skin: str | None, dye: str) -> None:
    """Small above, so that the trousers get their due: a buttoned doublet and a ruff."""
    cloth(p, "330,400! 400,414 470,400! 500,460 486,560! 400,580 314,560! 300,460", "k", solid=True, rnd=60, ang=80)
    for y in (446, 482, 518):
        p.plain(circle(400, y, 9), "c", 3, halo=2)
    for side in (-1, 1):
        p.at(400 + side * 84, 424, side * 20, 1, side).part(circle(0, 0, 50, 44), dye, rnd=36, ang=90)
        for i in (-22, 0, 22):
            p.line([(400 + side * 84 + i, 388), (400 + side * 84 + i * 1.3, 460)], 6)


def pantaloons(p: Pen, spot: str = "b", stripe: str = "c") -> None:
    """The trousers: two striped balloons, tied below the knee.  Drawn over the doublet's hem."""
    for side in (-1, 1):
        leg = shape("0,536! 60,520 130,540 196,610 204,690 150,744 84,752! 20,740 -6,660 -10,600!")
        q = p.at(400, 0, 0, 1, side)
        q.part(leg, spot, rnd=110, ang=84, spacing=14, outline=7, shade=(0.2, -0.45))
        for a, b, c in ((34, 70, 60), (84, 136, 104), (128, 186, 144)):
            band = taper([(a, 530), (b, 630), (c, 744)], 27, 16, 12)
            q.cut(band, None, clip=leg)
            q.add(band, stripe, clip=leg)
            q.line([(a + 14, 536), (b + 15, 630), (c + 9, 742)], 5, clip=leg)
        q.plain(rect(74, 738, 76, 22, 8), "k", 5)
    p.black(rect(318, 520, 164, 34, 8), rnd=16, ang=0)
    p.plain(rect(366, 508, 68, 58, 8), "c", 7, halo=3)
    p.cut(rect(384, 526, 32, 22, 3), ("c",))
    p.add(rect(384, 526, 32, 22, 3), stroke=5)


def ruff(p: Pen) -> None:
    """A pleated collar, as wide as the shoulders; goes under the chin."""
    bone(p, circle(400, 398, 140, 44), rnd=30, ang=90, outline=6)
    for i in range(13):
        x = -126 + i * 21
        y = 44 * (1 - (x / 140) ** 2) ** 0.5
        p.add(taper([(400 + x * 0.5, 398), (400 + x, 398 + y - 2)], 8, 2, 7))


def motley(p: Pen, skin: str | None, dye: str) -> None:
    """Two halves that never met, with points and bells."""
    left = shape("400,402! 338,400! 300,470 288,590 262,700! 310,676! 340,716! 372,680! 400,716!")
    right = shape("400,402! 462,400! 500,470 512,590 538,700! 490,676! 460,716! 428,680! 400,716!")
    cloth(p, left, dye, rnd=70, ang=80)
    p.part(right, "c", rnd=70, ang=80)
    for x, y, spot in ((352, 480, "c"), (344, 560, "c"), (452, 480, "b"), (460, 560, "b"), (352, 630, "c")):
        p.plain(poly((x, y - 32), (x + 22, y), (x, y + 32), (x - 22, y)), spot, 5, halo=0)
    for x, y in ((262, 706), (340, 720), (460, 720), (538, 706), (400, 724)):
        bone(p, circle(x, y, 15), rnd=10, halo=2)
    for side in (-1, 1):
        p.at(400, 400, 0, 1, side).part("0,10! 110,-14! 96,40! 66,22! 50,62! 26,30!", "k", solid=True, rnd=20, halo=3)


def high_collar(p: Pen, skin: str | None, dye: str) -> None:
    """A dark gown whose collar hides who is listening."""
    iron(
        p,
        "330,400! 400,420 470,400! 516,480 546,640 566,756! 480,764 400,768 320,764 234,756! 254,640 284,480",
        rnd=90,
        ang=84,
        spacing=13,
    )
    cloth(p, "376,440! 400,460 424,440! 436,600 446,764! 354,764! 364,600", dye, rnd=30, ang=90, halo=3)
    for y in (500, 550, 600):
        p.plain(poly((400, y - 15), (413, y), (400, y + 15), (387, y)), "c", 4, halo=2)


def collar_wings(p: Pen, dye: str = "b") -> None:
    """The stand-up collar itself: behind the head."""
    for side in (-1, 1):
        p.at(400, 0, 0, 1, side).part("10,430! 60,400 130,330 172,210! 190,300 172,400 110,470!", dye, rnd=36, ang=60)
        p.line([(400 + side * 60, 420), (400 + side * 128, 360), (400 + side * 162, 250)], 7)


GOBLIN_BODIES: dict[str, Tailor] = {
    "leather": leather,
    "uniform": uniform,
    "workcoat": workcoat,
    "overalls": overalls,
    "nightshirt": nightshirt,
    "surgeon": surgeon,
    "tails": tails,
    "hide": hide,
    "vestment": vestment,
    "doublet": doublet,
    "motley": motley,
    "high_collar": high_collar,
}
GOBLIN_SLEEVES = {
    "leather": "k",
    "uniform": "dye",
    "nightshirt": "paper",
    "surgeon": "paper",
    "tails": "k",
    "vestment": "k",
    "doublet": "k",
    "motley": "dye",
    "high_collar": "k",
}
HIDES_LEGS = {"robe", "gown", "vestment", "high_collar"}
