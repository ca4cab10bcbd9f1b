"""Bodies and clothes, shoulders at y = 392, hips at about 640; drawn in figure space."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.figures.materials import iron
from art.kit.paths import circle, mirrored, rect, taper
from art.kit.pen import Pen

TORSO = "400,392 462,402 494,470 502,560 480,630 400,646 320,630 298,560 306,470 338,402"


def _torso(p: Pen, skin: str | None) -> None:
    p.part(TORSO, skin, **({"rnd": 80, "ang": 60} if skin != "k" else {"rnd": 80, "ang": 60, "spot": None}))


def _cloth(p: Pen, outline: object, /, spot: str | None = "b", **style: object) -> None:
    p.part(outline, spot, **{"rnd": 60, "ang": 60, "spacing": 11, **style})


def bare(p: Pen, skin: str | None, dye: str) -> None:
    _torso(p, skin)
    p.line([(392, 590), (400, 600), (408, 590)], 7)
    p.line([(352, 470), (372, 484), (392, 474)], 7)
    p.line([(412, 474), (432, 484), (450, 470)], 7)
    _cloth(
        p,
        "304,590! 400,610 498,590! 506,640 470,660! 456,690! 430,660! 400,716! 370,662! 340,688! 328,658! 296,640",
        dye,
        rnd=30,
        ang=90,
    )


def rags(p: Pen, skin: str | None, dye: str) -> None:
    _cloth(
        p,
        "340,398! 400,412 462,398! 500,470 512,590 524,650! 488,640! 470,682! 440,650! 404,690! 368,648! "
        "338,684! 320,642! 282,652! 292,580 300,470",
        dye,
        rnd=70,
        ang=80,
        spacing=12,
    )
    p.line([(300, 560), (400, 584), (504, 560)], 16, start=9, end=9)
    p.line([(420, 430), (430, 480), (424, 520)], 7)
    for i in range(4):
        p.line([(414, 446 + i * 20), (442, 440 + i * 20)], 6)


def robe(p: Pen, skin: str | None, dye: str) -> None:
    _cloth(
        p,
        "340,396! 400,420 460,396! 506,480 540,640 566,752! 480,764 400,770 320,764 234,752! 260,640 294,480",
        dye,
        rnd=90,
        ang=84,
        spacing=13,
    )
    p.line([(400, 430), (404, 600), (396, 764)], 9)
    p.line([(304, 548), (400, 572), (500, 546)], 16, start=9, end=9)
    for x, dx in ((340, -20), (462, 22)):
        p.line([(x, 620), (x + dx, 760)], 8)


def apron(p: Pen, skin: str | None, dye: str) -> None:
    _torso(p, skin)
    p.part(
        "352,410! 400,424 448,410! 452,500! 500,520! 508,668! 400,684 292,668! 300,520! 348,500!",
        None,
        rnd=70,
        ang=80,
        shade=(0.28, -0.25),
    )
    p.line([(300, 516), (400, 534), (500, 516)], 9)
    p.plain("380,560! 440,556! 436,610! 384,612!", halo=2)
    for x, y, r in ((340, 600, 13), (352, 628, 7), (470, 580, 10), (420, 470, 9), (460, 640, 6)):
        p.dot(x, y, r, layer="b")


def plate(p: Pen, skin: str | None, dye: str) -> None:
    iron(
        p, "400,392 474,404 510,470 500,580 468,628 400,640 332,628 300,580 290,470 326,404", rnd=90, ang=60, spacing=13
    )
    p.groove([(400, 410), (404, 520), (398, 630)], 7)
    for x, y in ((330, 450), (330, 500), (334, 550), (470, 450), (470, 500), (466, 550)):
        p.cut(circle(x, y, 6))
    _cloth(
        p,
        "296,606! 400,630 504,606! 500,670! 460,656! 440,700! 400,664! 360,700! 340,656! 300,670!",
        dye,
        rnd=24,
        ang=90,
    )


def vest(p: Pen, skin: str | None, dye: str) -> None:
    _torso(p, skin)
    for side in (1, -1):
        _cloth(
            p.at(400, 0, 0, 1, side), "-8,400! -60,404 -100,470 -106,600! -60,640! -24,600 -30,480", dye, rnd=40, ang=80
        )
    iron(p, "310,584! 400,604 490,584! 496,680! 400,690 304,680!", rnd=50, ang=90, spacing=13)
    p.plain(rect(380, 586, 40, 34, 4), outline_width=6, halo=3)


def coat(p: Pen, skin: str | None, dye: str) -> None:
    iron(
        p,
        "340,396! 400,412 460,396! 516,470 524,600 556,720! 470,726! 420,640! 400,610! 380,640! 330,726! 244,720! "
        "276,600 284,470",
        rnd=80,
        ang=80,
        spacing=13,
    )
    _cloth(p, "366,402! 400,430! 434,402! 422,600! 400,620! 378,600!", dye, rnd=24, ang=0)
    for x in (346, 450):
        for y in (470, 520, 570):
            p.cut(circle(x, y, 7))


def barrel(p: Pen, skin: str | None, dye: str) -> None:
    _cloth(p, "310,430! 490,430! 522,540 492,664! 308,664! 278,540", dye, rnd=110, ang=88, spacing=14)
    for i in (-1, 0, 1):
        p.line([(400 + i * 44, 434), (400 + i * 56, 548), (400 + i * 44, 660)], 8, start=5, end=5)
    for y, half in ((458, 106), (606, 110)):
        iron(
            p,
            f"{400 - half},{y}! 400,{y + 14} {400 + half},{y}! {400 + half},{y + 24}! 400,{y + 38} "
            f"{400 - half},{y + 24}!",
            rnd=12,
            ang=0,
            halo=3,
        )
    p.line([(330, 436), (350, 380)], 16, start=9, end=9)
    p.line([(470, 436), (452, 384)], 16, start=9, end=9)


def fur(p: Pen, skin: str | None, dye: str) -> None:
    _cloth(
        p,
        "330,392! 400,404 470,392! 530,450! 506,462! 540,520! 508,530! 532,592! 500,596! 512,652! 470,636! "
        "440,676! 402,642! 366,678! 332,640! 290,654! 300,600! 268,592! 294,534! 262,520! 294,466! 270,450!",
        dye,
        ang=70,
        spacing=10,
    )
    for x, y in (
        (350, 450),
        (400, 470),
        (450, 446),
        (370, 520),
        (430, 530),
        (480, 500),
        (330, 560),
        (400, 590),
        (460, 580),
    ):
        p.line([(x, y), (x + 6, y + 22), (x + 2, y + 36)], 8)


def wool(p: Pen, skin: str | None, dye: str) -> None:
    """A heap of fleece."""
    for x, y, r in (
        (300, 470, 80),
        (500, 470, 80),
        (270, 560, 84),
        (530, 560, 84),
        (310, 650, 80),
        (490, 650, 80),
        (400, 690, 84),
        (400, 450, 80),
        (400, 570, 130),
    ):
        p.part(circle(x, y, r), None, rnd=r * 0.9, ang=40, spacing=13)
    for x, y in ((330, 520), (420, 500), (480, 560), (360, 600), (440, 640), (300, 600), (400, 560)):
        p.add(taper([(x - 24, y), (x - 8, y + 20), (x + 16, y + 14), (x + 20, y - 8), (x + 4, y - 10)], 8))


def gown(p: Pen, skin: str | None, dye: str) -> None:
    """A queen's: cloth with a spotted fur collar and a chain."""
    robe(p, skin, dye)
    p.at(400, 392).part(mirrored("0,22 60,4 106,-8 134,26 112,64 56,80 0,88"), None, rnd=36)
    for x, y in ((-86, 30), (-48, 52), (-8, 62), (40, 54), (84, 28)):
        p.line([(400 + x, 392 + y - 9), (400 + x + 2, 392 + y), (400 + x - 1, 392 + y + 12)], 11)
    p.part(circle(400, 520, 28), "a", rnd=20)
    p.part(circle(400, 520, 12), None, flat=True, halo=0, outline=3)


def mail(p: Pen, skin: str | None, dye: str) -> None:
    """Rings over a quilted coat."""
    p.part(TORSO, None, rnd=80, ang=60, shade=(0.5, 0))
    for row in range(9):
        for i in range(7):
            x, y = 322 + i * 26 + (13 if row % 2 else 0), 424 + row * 22
            if abs(x - 400) < 92:
                p.line([(x - 11, y), (x, y + 9), (x + 11, y)], 6)
    _cloth(p, "300,590! 400,612 500,590! 512,690! 440,676 400,690! 360,676 288,690!", dye, rnd=30, ang=90)


Tailor = Callable[[Pen, str | None, str], None]
BODIES: dict[str, Tailor] = {
    "bare": bare,
    "rags": rags,
    "robe": robe,
    "apron": apron,
    "plate": plate,
    "vest": vest,
    "coat": coat,
    "barrel": barrel,
    "fur": fur,
    "wool": wool,
    "gown": gown,
    "mail": mail,
}
SLEEVES = {"robe": "dye", "gown": "dye", "coat": "k"}  # what covers the arms; others have bare arms
