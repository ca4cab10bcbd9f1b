"""Adventurers' bodies and clothes, shoulders at y = 392, hips at about 640; drawn in figure space."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.figures.adventurer_hair import Dye, stuff
from art.kit.figures.materials import iron, ring
from art.kit.paths import circle, intersect, mirrored, placed, poly, rect, shape, star, taper, union
from art.kit.pen import Pen

STEEL = {"hi": (2, 3), "shade": (0.50, 0.0), "ang": 60, "spacing": 11}
CHEST = "400,388 484,402 522,466 506,580 490,650! 400,664 310,650! 294,580 278,466 316,402"


def _hose(p: Pen, dye: Dye) -> None:
    for side in (-1, 1):
        stuff(p, placed(shape("-4,630! 96,630! 100,760! 20,770!"), 400, 0, flip=side), dye, rnd=40)


def _belt(p: Pen, y: float = 604) -> None:
    iron(p, f"298,{y}! 400,{y + 14} 502,{y}! 504,{y + 34}! 400,{y + 48} 296,{y + 34}!", rnd=14, ang=0, halo=3)
    p.plain(rect(378, y + 6, 46, 42, 5), outline_width=7, halo=3)


def tunic(p: Pen, dye: Dye) -> None:
    _hose(p, "k")
    stuff(p, CHEST + "", dye, rnd=70, ang=80)
    stuff(p, "290,632! 400,650 510,632! 524,712! 400,726 276,712!", dye, rnd=40, ang=88)
    _belt(p)
    p.plain("366,396! 434,396! 404,452! 396,452!", halo=2)


def jerkin(p: Pen, dye: Dye) -> None:
    """A shirt with a laced leather front."""
    _hose(p, "k")
    stuff(p, CHEST, None, rnd=70)
    for side in (1, -1):
        stuff(
            p, placed(shape("12,410! 74,402 112,466 104,620! 84,660! 14,668!"), 400, 0, flip=side), dye, rnd=40, ang=80
        )
    for i in range(5):
        y = 440 + i * 44
        p.line([(380, y), (420, y + 24)], 8, start=6, end=6)
        p.line([(420, y), (380, y + 24)], 8, start=6, end=6)


def tabard(p: Pen, dye: Dye) -> None:
    """Plate armour under heraldry."""
    stuff(p, "330,400! 470,400! 560,560 600,760! 500,730! 440,760! 380,736! 300,762! 200,740! 250,540", dye, rnd=80)
    p.part("400,386 496,404 526,470 504,590 400,650 296,590 274,470 304,404", None, rnd=100, **STEEL)
    stuff(p, "328,416! 400,438 472,416! 478,600! 494,720! 400,736 306,720! 322,600!", dye, rnd=70, spacing=12)
    p.plain(union(rect(385, 466, 30, 170), rect(338, 516, 124, 30)), halo=0)
    for side in (-1, 1):
        p.part(circle(400 + side * 112, 436, 54), None, rnd=50, **STEEL)


def black_plate(p: Pen, dye: Dye) -> None:
    """The Slayer's: dented iron, spikes and a torn cloak."""
    stuff(
        p,
        "250,420! 550,420! 650,600 720,800! 600,760! 540,800! 460,770! 400,800! 320,770! 240,800! 170,760! 80,800! 150,600",
        dye,
        rnd=90,
        ang=86,
        spacing=13,
    )
    iron(p, "400,384 500,400 548,470 520,600 500,700! 300,700! 280,600 252,470 300,400", rnd=110, ang=60, spacing=13)
    p.groove([(400, 410), (404, 540), (398, 690)], 9)
    for side in (-1, 1):
        for y in (520, 570, 620):
            p.groove([(400 + side * 16, y), (400 + side * 60, y + 12), (400 + side * 104, y - 2)], 8)
        q = p.at(400 + side * 140, 430, side * 12, 1, side)
        for x, y, turn in ((-10, -46, -10), (40, -30, 40)):
            q.at(x, y, turn).part(poly((-20, 10), (20, 10), (0, -66)), None, rnd=14, halo=3, **STEEL)
        iron(q, circle(0, 0, 78, 66), rnd=66, ang=50, spacing=11)
        q.groove([(-50, -30), (0, -46), (44, -30)], 9)


def long_coat(p: Pen, dye: Dye) -> None:
    """A trench coat, collar up, tie."""
    stuff(
        p,
        "336,392! 400,412 464,392! 526,470 530,600 566,780! 450,786! 400,690! 350,786! 234,780! 270,600 274,470",
        dye,
        rnd=80,
        ang=80,
        spacing=13,
    )
    p.plain("352,396! 400,420 448,396! 414,500! 400,520! 386,500!", outline_width=6, halo=3)
    p.part("386,414! 414,414! 424,500 400,540! 376,500", "b", rnd=16, halo=2)
    for side in (-1, 1):
        stuff(p, placed(shape("150,20! 70,-26! 20,30! 96,130!"), 400, 400, flip=side), dye, rnd=30, ang=30)
    for y in (560, 620):
        for x in (366, 440):
            p.cut(circle(x, y, 9), None)


def robe(p: Pen, dye: Dye) -> None:
    """To the ground, with a sash and a hem of stars."""
    stuff(
        p,
        "330,394! 400,416 470,394! 520,470 552,640 590,800! 210,800! 248,640 280,470",
        dye,
        rnd=100,
        ang=84,
        spacing=13,
    )
    p.line([(398, 430), (404, 600), (396, 790)], 9)
    p.plain("290,584! 400,606 510,584! 516,620! 400,642 284,620!", outline_width=6, halo=3)
    for x, y in ((320, 690), (480, 700), (340, 520), (462, 500)):
        p.plain(star(x, y, 5, 9, 22, -1.5), halo=0, outline_width=3)
    p.at(400, 400).part(mirrored("0,-8 60,-18 80,10! 30,40 0,66!"), None, rnd=20)


def patched(p: Pen, dye: Dye) -> None:
    """A vagrant's coat: pockets, patches, string."""
    stuff(
        p,
        "336,396! 400,410 464,396! 524,470 522,600 556,760! 480,740! 440,776! 400,744! "
        "350,776! 316,744! 244,760! 278,600 276,470",
        dye,
        rnd=80,
        ang=80,
        spacing=13,
    )
    p.line([(400, 420), (406, 560), (400, 740)], 8)
    for x, y, turn, spot in ((330, 520, -8, None), (462, 660, 10, None), (344, 690, 6, "a"), (470, 480, -6, "a")):
        q = p.at(x, y, turn)
        q.plain(rect(-28, -26, 56, 52, 4), spot, halo=2)
        for i in (-18, 0, 18):
            q.line([(i, -36), (i, -18)], 5)
            q.line([(i, 18), (i, 36)], 5)
    p.line([(284, 606), (400, 622), (520, 604)], 13, start=8, end=8)
    p.line([(400, 620), (380, 660), (390, 690)], 9)


def apron(p: Pen, dye: Dye) -> None:
    """A craftsman's, full of tools."""
    _hose(p, "k")
    stuff(p, CHEST, None, rnd=70)
    for i in range(-3, 4):
        p.line([(400 + i * 32, 410), (400 + i * 30, 640)], 5)
    stuff(p, "340,430! 400,440 460,430! 470,540! 514,560! 520,740! 400,756 280,740! 286,560! 330,540!", dye, rnd=60)
    p.line([(344, 434), (330, 400)], 12, start=9, end=9)
    p.line([(456, 434), (470, 400)], 12, start=9, end=9)
    stuff(p, "330,590! 470,590! 462,664! 338,664!", dye, rnd=20, halo=3)
    for x, turn in ((356, -10), (392, 4), (430, 12)):
        q = p.at(x, 600, turn)
        iron(q, rect(-6, -64, 12, 70, 5), rnd=6, halo=3)
        q.add(circle(0, -68, 13), stroke=7)


def bouncer(p: Pen, dye: Dye) -> None:
    """All shoulders: a black vest that gave up its buttons, and a chest with a tattoo of an anchor."""
    chest = "400,400 520,380 640,430 640,560 560,680 540,800! 260,800! 240,680 160,560 160,430 280,380"
    p.part(chest, None, rnd=120)
    for side in (-1, 1):
        stuff(
            p, placed(shape("36,392! 120,384! 196,470 170,600 150,800! 10,800! 60,600"), 400, 0, flip=side), "k", rnd=60
        )
    p.line([(400, 470), (396, 560), (400, 640)], 9)


def prison(p: Pen, dye: Dye) -> None:
    """Stripes below, a paladin's shoulders above."""
    coat = shape("334,396! 400,410 466,396! 520,470 510,640 520,800! 280,800! 290,640 280,470")
    stuff(p, coat, None, rnd=80)
    for y in range(430, 800, 54):
        p.add(taper([(270, y), (400, y + 12), (530, y)], 25, 22, 22), clip=coat)
    for side in (-1, 1):
        q = p.at(400 + side * 112, 440, side * 8, 1, side)
        for i in (2, 1, 0):
            q.part(
                f"-60,{i * 26}! -50,{-44 + i * 22} 10,{-64 + i * 22} 66,{-30 + i * 24} 74,{30 + i * 26}!",
                None,
                rnd=50,
                **STEEL,
            )
        q.part(star(6, -18, 8, 10, 24), "c", rnd=10, halo=2)


def furs(p: Pen, dye: Dye) -> None:
    """Barbarian wear, moth-eaten, with a strap and a belt of props."""
    p.part(CHEST, None, rnd=80)
    stuff(
        p,
        "320,440! 360,470! 400,450! 444,474! 486,436! 520,500! 500,520! 522,580! 500,650! 470,630! 440,700! 400,650! "
        "356,704! 330,640! 290,660! 292,580! 278,520! 300,500! 284,450!",
        dye,
        rnd=40,
        ang=70,
    )
    for x, y in ((330, 520), (380, 500), (440, 520), (480, 560), (350, 580), (410, 600), (460, 630)):
        p.line([(x, y), (x + 6, y + 20), (x + 2, y + 34)], 8)
    p.line([(300, 410), (400, 500), (500, 600)], 30, start=24, end=24)
    p.add(taper([(304, 412), (400, 500), (498, 598)], 12, 10, 10), "c")
    p.cut(taper([(304, 412), (400, 500), (498, 598)], 12, 10, 10))


def poncho(p: Pen, dye: Dye) -> None:
    cloth = shape(
        "400,384 480,394 600,520 680,690! 620,680! 560,730! 480,700! 400,744! 320,700! 240,730! 180,680! 120,690! 200,520 320,394"
    )
    stuff(p, cloth, dye, rnd=90, ang=84, spacing=13)
    for y in (560, 640):
        p.block.part(
            p.path(
                intersect(
                    cloth, shape(f"100,{y + 30}! 400,{y - 6} 700,{y + 30}! 700,{y + 64}! 400,{y + 30} 100,{y + 64}!")
                )
            ),
            None,
            flat=True,
            halo=0,
            outline=4,
        )
        for x in range(180, 660, 60):
            p.add(
                poly(
                    (x - 16, y + 30 + abs(x - 400) * 0.06),
                    (x, y + 10 + abs(x - 400) * 0.06),
                    (x + 16, y + 30 + abs(x - 400) * 0.06),
                    (x, y + 48 + abs(x - 400) * 0.06),
                )
            )


def dressing_gown(p: Pen, dye: Dye) -> None:
    """Retirement wear over the old mail."""
    p.part(CHEST, None, rnd=80)
    for row in range(9):
        for i in range(9):
            x, y = 300 + i * 26 + (13 if row % 2 else 0), 424 + row * 24
            p.line([(x - 11, y), (x, y + 9), (x + 11, y)], 6)
    for side in (1, -1):
        stuff(
            p,
            placed(shape("44,396! 96,410 134,480 126,620 170,800! 6,800! 40,620 60,500"), 400, 0, flip=side),
            dye,
            rnd=50,
            ang=84,
            spacing=12,
        )
        stuff(
            p, placed(shape("40,392! 84,400! 70,500 46,620! 18,600! 40,500"), 400, 0, flip=side), None, rnd=20, halo=3
        )
    p.line([(270, 622), (400, 644), (530, 622)], 22, start=16, end=16)
    for dx in (-18, 16):
        p.line([(400, 640), (400 + dx, 690), (400 + dx * 1.6, 730)], 13, start=9, end=9)


def cassock(p: Pen, dye: Dye) -> None:
    """Severe, buttoned to the chin, with a ruff like a plate."""
    stuff(
        p,
        "322,396! 400,410 478,396! 530,480 540,640 580,800! 220,800! 260,640 270,480",
        dye,
        rnd=90,
        ang=84,
        spacing=13,
    )
    for y in range(470, 790, 40):
        p.cut(circle(400, y, 8), None)
    p.part("400,440 540,430 566,400 480,376 400,372 320,376 234,400 260,430", None, rnd=30, ang=90, shade=(0.45, -0.1))
    for i in range(-6, 7):
        p.line([(400 + i * 18, 386), (400 + i * 24, 432 - abs(i) * 2)], 6)
    p.line([(310, 450), (390, 560), (400, 600)], 8, start=5, end=5)
    p.line([(490, 450), (410, 560), (400, 600)], 8, start=5, end=5)
    p.part(circle(400, 620, 30), "c", rnd=22, halo=3)
    p.part(star(400, 620, 4, 8, 22), "b", rnd=8, halo=0, outline=4)


def surplice(p: Pen, dye: Dye) -> None:
    """A choir robe with a big bow."""
    stuff(p, "330,396! 470,396! 530,560 560,800! 240,800! 270,560", "b", rnd=80, ang=86, spacing=13)
    stuff(
        p,
        "326,396! 400,410 474,396! 560,520 580,650! 520,640 470,660 400,644 330,660 280,640 220,650! 240,520",
        None,
        rnd=80,
    )
    for x in (300, 350, 450, 500):
        p.line([(x, 500), (x + (x - 400) * 0.12, 640)], 7)
    for side in (-1, 1):
        p.part(placed(shape("0,0! 50,-36 84,-20 84,24 50,36"), 400, 430, flip=side), "b", rnd=24, halo=3)
        p.part(placed(shape("0,0! 30,20 44,90! 20,84! 0,96!"), 400, 440, flip=side), "b", rnd=14, halo=3)
    p.part(circle(400, 430, 20), "b", rnd=14, halo=3)


def uniform(p: Pen, dye: Dye) -> None:
    """Double-breasted, with a badge; nothing creases."""
    _hose(p, "k")
    stuff(p, CHEST, dye, rnd=80, ang=80, spacing=12)
    stuff(p, "296,630! 400,646 504,630! 540,736! 400,752 260,736!", dye, rnd=50, ang=88)
    p.plain("356,394! 444,394! 404,440! 396,440!", halo=2)
    _belt(p, 606)
    for y in (470, 520, 570):
        for x in (372, 428):
            p.plain(circle(x, y, 9), halo=0, outline_width=3)
    p.part("448,456! 468,462 488,456! 486,486 468,504! 450,486", None, rnd=12, halo=3)


def merchant(p: Pen, dye: Dye) -> None:
    """A belly in brocade, a fur collar and the chain of office."""
    stuff(
        p,
        "320,400! 400,414 480,400! 570,480 612,620 580,800! 220,800! 188,620 230,480",
        dye,
        rnd=140,
        ang=84,
        spacing=14,
    )
    p.line([(400, 470), (408, 620), (400, 790)], 8)
    for y in (560, 620, 680, 740):
        p.plain(circle(400, y, 12), halo=2, outline_width=4)
    p.at(400, 392).part(mirrored("0,30 60,4 118,-8 170,30 156,84 110,90 60,70 0,96"), None, rnd=36)
    for x, y in ((-130, 40), (-90, 60), (-48, 50), (-8, 62), (40, 54), (84, 60), (128, 40)):
        p.line([(400 + x, 392 + y - 12), (400 + x + 2, 392 + y), (400 + x - 1, 392 + y + 14)], 12)
    for across, down in ring(11, 1, 0.3):
        if down > -0.2:
            p.plain(circle(400 + across * 118, 470 + down * 64, 14), "c", halo=2, outline_width=4)
    p.part(circle(400, 546, 32), "c", rnd=24, halo=3)
    p.add(circle(400, 546, 12))


def leathers(p: Pen, dye: Dye) -> None:
    """An assassin's: tight, strapped, with a spare of everything."""
    _hose(p, "k")
    iron(
        p,
        "400,390 470,402 500,462 482,570 496,664! 400,676 304,664! 318,570 300,462 330,402",
        rnd=80,
        ang=70,
        spacing=12,
    )
    for points in ([(312, 420), (400, 510), (482, 600)], [(488, 420), (400, 510), (318, 600)]):
        p.add(taper(points, 30, 26, 26), "b")
        p.cut(taper(points, 22, 18, 18))
    for x, y, turn in ((346, 462, -44), (454, 462, 44), (356, 556, 40), (444, 556, -40)):
        q = p.at(x, y, turn)
        q.part("-7,10! 7,10! 7,-30 0,-46! -7,-30", None, rnd=8, halo=3, outline=4)
        q.bar(-14, 8, 28, 8, 3)
    _belt(p, 622)


def mossy(p: Pen, dye: Dye) -> None:
    """A druid's sacking with a barrel hoop for a belt."""
    stuff(
        p,
        "340,398! 400,412 460,398! 530,500 556,660 600,800! 200,800! 244,660 270,500",
        dye,
        rnd=90,
        ang=70,
        spacing=10,
    )
    iron(p, "256,600! 400,630 544,600! 550,634! 400,668 250,634!", rnd=14, ang=0, halo=3)
    for x, y, r in ((300, 700, 30), (480, 730, 36), (330, 520, 22), (500, 560, 20), (400, 760, 26)):
        p.part(circle(x, y, r, r * 0.8), "a", rnd=r, halo=3, outline=4)


BODIES: dict[str, Callable[[Pen, Dye], None]] = {
    "tunic": tunic,
    "jerkin": jerkin,
    "tabard": tabard,
    "black_plate": black_plate,
    "long_coat": long_coat,
    "robe": robe,
    "patched": patched,
    "apron": apron,
    "bouncer": bouncer,
    "prison": prison,
    "furs": furs,
    "poncho": poncho,
    "gown": dressing_gown,
    "cassock": cassock,
    "surplice": surplice,
    "uniform": uniform,
    "merchant": merchant,
    "leathers": leathers,
    "mossy": mossy,
}
DYED_SLEEVES = {"tunic", "long_coat", "robe", "patched", "gown", "cassock", "uniform", "merchant", "mossy"}
SLEEVES: dict[str, str] = {
    "jerkin": "shirt",
    "apron": "shirt",
    "surplice": "shirt",
    "tabard": "steel",
    "black_plate": "iron",
    "leathers": "iron",
    "prison": "stripes",
}
"""What covers the arms where it is not the body's dye; bodies in neither have bare arms."""
BROAD = {"bouncer": 190, "merchant": 130, "black_plate": 140, "poncho": 120}
"""How far out the shoulders sit (others: 92)."""
