"""The nine creatures, each its own silhouette, in figure space."""

from __future__ import annotations

import math

from art.kit.block import Block
from art.kit.figures.goat import Goat, draw_goat, leg
from art.kit.figures.goat_head import GoatHead
from art.kit.figures.goblin import Goblin, Hand, draw_goblin
from art.kit.figures.horns import horn
from art.kit.paths import circle, limb, mirrored, placed, poly, rect, taper
from art.kit.pen import Pen

FACE = (0.34, -0.3)  # faces are shaded late, so that eyes stay in the light


def eye(p: Pen, x: float, y: float, side: int, kind: str, r: float = 34, lid: str = "b") -> None:
    """A round-pupilled animal eye: angry, sly, wide."""
    ball = circle(x, y, r, r * 0.94)
    p.add(circle(x + 2, y + 3, r + 9, r + 8))
    p.plain(ball, outline_width=4, halo=0)
    if kind == "wide":
        p.dot(x + 2, y + 3, r * 0.56)
        p.cut(circle(x - r * 0.2, y - r * 0.24, r * 0.2))
    else:
        p.add(circle(x - side * 4, y + 6, r * 0.44), clip=ball)
        p.cut(circle(x - side * 4 - r * 0.16, y, r * 0.13))
    if kind == "angry":
        p.add(taper([(x + side * 54, y - 50), (x, y - 28), (x - side * 44, y - 2)], 30, 8, 8))
    elif kind == "sly":
        p.part(
            placed(rect(-50, -56, 100, 52), x, y, side * -14), lid, rnd=16, halo=0, outline=5, clip=circle(x, y, r + 4)
        )


def pig(block: Block) -> None:
    p = Pen(block)
    for x in (290, 520, 350, 470):
        leg(p, [(x, 600), (x, 690), (x, 752)], (90, 74, 56), "c")
    p.line([(640, 450), (700, 420), (690, 370), (650, 390), (700, 430), (740, 400)], 14)
    p.part(
        "400,300 560,320 650,420 660,540 600,640 440,680 280,650 180,560 190,420 270,330",
        "c",
        rnd=150,
        ang=40,
        spacing=14,
    )
    for i in range(4):
        q = p.at(370 + i * 82, 460 + i * 4, i * 4 - 2, 1 - 0.04 * i)
        q.part(
            "-50,-200! 60,-190! 92,0 70,150! -44,160! -8,0", None, rnd=70, ang=70, shade=(0.5, 0), hi=(2, 3), outline=7
        )
        for y in (-140, -60, 40, 110):
            q.dot(18 + y * 0.2, y, 9)
    head = p.at(270, 470)
    for side in (-1, 1):
        head.at(side * 88, -90, side * 14, 1, side).part("-30,0! -50,-90 20,-150! 60,-70 40,0", "c", rnd=30)
    head.part(
        "0,-130 110,-110 160,0 120,110 0,150 -120,110 -160,0 -110,-110",
        "c",
        rnd=130,
        ang=38,
        spacing=12,
        outline=7,
        shade=FACE,
    )
    head.black("-152,-46! -140,-136 -60,-196 60,-196 140,-136 152,-46! 90,-76 0,-88 -90,-76", rnd=80, ang=60)
    head.part(poly((-30, -186), (30, -186), (0, -290)), None, rnd=20, shade=(0.6, 0.1))
    for x in (-100, -50, 0, 50, 100):
        head.cut(circle(x, -130 + abs(x) * 0.2, 8))
    for side in (-1, 1):
        eye(head, side * 66, -14, side, "angry", 36)
    head.part(circle(0, 56, 70, 54), "b", rnd=46, outline=7)
    for side in (-1, 1):
        head.dot(side * 26, 54, 13, 20)
    head.line([(-70, 118), (0, 130), (74, 106)], 13)
    for side in (-1, 1):
        head.at(side * 62, 122, side * 8).part(poly((-15, 0), (15, 0), (4, -62)), None, rnd=9, halo=2)


# ------------------------------------------------------------------ dragons
def _wing(p: Pen, side: int, scale: float = 0.98) -> None:
    q = p.at(400 + side * 50, 470, 0, scale, side)
    q.black(
        "0,0! 60,-150 190,-290! 360,-330! 350,-200 390,-90! 310,-110! 290,0! 220,-30! 180,70! 120,20! 60,90!",
        rnd=60,
        spacing=12,
    )
    for x, y in ((355, -322), (380, -96), (288, -8), (178, 60)):
        q.groove([(20, -10), (x * 0.5, y * 0.6 - 50), (x, y)], 9)


def mama_dragon(block: Block) -> None:
    p = Pen(block)
    for side in (-1, 1):
        _wing(p, side)
    p.part(limb([(470, 680), (600, 740), (720, 690), (700, 590)], [90, 60, 36, 16]), "a", rnd=30)
    p.part(poly((660, 600), (700, 520), (750, 600)), "b", rnd=20)
    for side in (-1, 1):
        p.at(400 + side * 96, 650, 0, 1, side).part("0,-60 70,-30 96,60 80,110! -20,110! -40,20", "a", rnd=60)
        for i in (0, 1, 2):
            p.at(400 + side * (106 + i * 34), 752).part(poly((-12, 0), (12, 0), (0, 34)), None, rnd=8, halo=2)
    p.part("400,360 500,420 540,560 500,690 400,730 300,690 260,560 300,420", "a", rnd=110, ang=40, spacing=13)
    p.part("400,400 460,450 476,570 450,680 400,706 350,680 324,570 340,450", "c", rnd=70, ang=0, shade=(0.4, -0.2))
    for y in (470, 520, 570, 620, 664):
        p.line([(336, y), (400, y + 18), (466, y - 2)], 9)
    block.push(-6, 390, 270, 0, 0, 1.08)
    _mama_head(p.at(390, 270))
    block.pop()


def _mama_head(p: Pen) -> None:
    for side in (-1, 1):
        horn(p, "sabre", side * 60, -96, side, 1.0)
        p.at(side * 118, -10, 0, 1, side).black("0,-20 70,-70! 66,-24 120,-20! 80,20 100,50! 0,40", rnd=24)
    p.part(
        mirrored("0,-130 90,-120 142,-40 120,50 100,110 112,170 70,206 0,214"),
        "a",
        rnd=130,
        ang=38,
        spacing=12,
        outline=7,
        shade=FACE,
    )
    for x in (-36, 0, 36):
        p.part(poly((x - 17, -116 + abs(x) * 0.2), (x + 17, -116 + abs(x) * 0.2), (x, -168)), "b", rnd=12)
    for side in (-1, 1):
        eye(p, side * 68, -28, side, "angry", 47)
        p.line([(side * 20, 134), (side * 34, 118), (side * 50, 132)], 17)
    p.line([(-106, 166), (0, 188), (106, 162)], 16)
    for x in (-78, -40, 40, 78):
        p.part(poly((x - 15, 174), (x + 15, 174), (x, 220)), None, rnd=8, halo=2)
    for x, y, r in ((150, 160, 30), (196, 120, 22), (220, 78, 15)):
        p.part(circle(x, y, r), None, rnd=20, halo=3)


def baby_dragon(block: Block) -> None:
    p = Pen(block)
    p.part(limb([(450, 700), (570, 740), (650, 680)], [70, 44, 12]), "a", rnd=24)
    p.part(poly((630, 700), (640, 630), (690, 690)), "b", rnd=14)
    for side in (-1, 1):
        p.at(400 + side * 80, 560, 0, 1.3, side).black("0,0! 50,-90 130,-130! 140,-40! 100,-10! 80,40! 30,20!", rnd=40)
        p.at(400 + side * 64, 690, 0, 1, side).part("0,-30 60,-10 84,50 70,80! -20,80!", "a", rnd=40)
    p.part("400,480 480,530 500,630 460,720 400,740 340,720 300,630 320,530", "a", rnd=90, ang=40)
    p.part("400,520 446,560 450,650 400,710 350,650 354,560", "c", rnd=50, ang=0)
    p.part(
        "200,820! 200,720! 250,756! 296,704! 350,754! 400,700! 450,756! 506,706! 546,754! 600,716! 600,820!",
        None,
        rnd=50,
        ang=80,
    )
    for x, y in ((260, 790), (380, 776), (520, 792)):
        p.dot(x, y, 11, layer="b")
    block.push(8, 400, 360, 0, 0, 1.22)
    _baby_head(p.at(400, 350))
    block.pop()


def _baby_head(p: Pen) -> None:
    for side in (-1, 1):
        p.at(side * 126, -6, 0, 0.9, side).black("0,-20 70,-70! 66,-24 120,-20! 80,20 100,50! 0,40", rnd=24)
    p.part(
        mirrored("0,-150 110,-132 160,-40 146,60 96,120 0,140"), "a", rnd=140, ang=38, spacing=12, outline=7, shade=FACE
    )
    for side in (-1, 1):
        eye(p, side * 68, -26, side, "wide", 52)
        p.line([(side * 14, 62), (side * 24, 52), (side * 36, 62)], 11)
    p.black("-62,84! 0,96 62,80! 44,128 0,140 -44,128", rnd=60, halo=2)
    p.part(circle(2, 126, 24, 11), "b", flat=True, halo=0, outline=0)
    for x in (-34, 34):
        p.part(poly((x - 11, 86), (x + 11, 86), (x, 112)), None, rnd=6, halo=0, outline=2)
    p.part("-118,-104! -96,-190 0,-236 98,-190 120,-102! 74,-140! 36,-92! 0,-138! -36,-94! -74,-140!", None, rnd=70)
    for x, y, r in ((-40, -180, 14), (34, -196, 10), (62, -156, 15), (-70, -144, 9)):
        p.dot(x, y, r, layer="b")


# ------------------------------------------------------------------ fur and feather
def lion(block: Block) -> None:
    p = Pen(block)
    p.part(limb([(520, 690), (650, 720), (700, 600), (660, 500)], [44, 34, 28, 22]), "c", rnd=16)
    p.part(circle(664, 466, 50, 64), "b", rnd=40)
    p.part("400,420 520,470 560,600 540,740! 260,740! 240,600 280,470", "c", rnd=120, ang=60, spacing=13)
    for side in (-1, 1):
        x = 400 + side * 76
        p.at(x, 654, 0, 1, side).part("-50,-140 40,-140 56,40 80,90! 60,110! -60,110! -64,60", "c", rnd=50)
        for dx in (-26, 4, 34):
            p.line([(x + dx, 720), (x + dx, 762)], 8)
    mane = []
    for i in range(26):
        a = i * math.pi / 13 - 1.57
        r = (286 if i % 2 else 214) * (1 + 0.05 * math.sin(i * 3.1))
        mane.append(f"{400 + r * math.cos(a):.0f},{322 + r * math.sin(a) * 0.98:.0f}" + ("!" if i % 2 else ""))
    p.part(" ".join(mane), "b", rnd=110, ang=60, spacing=12, outline=7)
    for i in range(17):
        a = i * 0.37
        p.line(
            [(400 + r * math.cos(a + i % 2 * 0.06), 322 + r * math.sin(a + i % 2 * 0.06)) for r in (160, 206, 246)], 12
        )
    _lion_face(p.at(400, 306, 0, 1.1))


def _lion_face(p: Pen) -> None:
    for side in (-1, 1):
        p.part(circle(side * 116, -108, 46), "c", rnd=36)
        p.dot(side * 116, -106, 21)
    p.part(mirrored("0,-126 92,-110 132,-20 112,70 80,130 0,156"), "c", rnd=120, ang=38, outline=6, shade=FACE)
    for side in (-1, 1):
        eye(p, side * 62, -34, side, "angry", 40)
    p.part("-24,-60! 24,-60! 32,20 56,40 32,74 0,88 -32,74 -56,40 -32,20", None, rnd=40)
    p.black("-48,34 48,34 22,78 0,92 -22,78", rnd=20)
    p.add("-74,100! 0,94 74,98! 54,152 0,168 -54,152")
    p.plain(circle(0, 152, 32, 14), "b", halo=0, outline_width=0)
    for x in (-44, 44):
        p.part(poly((x - 13, 98), (x + 13, 98), (x, 138)), None, rnd=6, halo=0, outline=2)
    for side in (-1, 1):
        for i in (0, 1):
            p.line([(side * 44, 66 + i * 16), (side * 96, 58 + i * 20), (side * 156, 58 + i * 30)], 6)
    p.part("-88,-118! -112,-218! -52,-176! 0,-250! 52,-176! 112,-218! 88,-118! 0,-140", None, rnd=30, shade=(0.5, -0.1))
    for x, y in ((-112, -222), (0, -254), (112, -222)):
        p.part(circle(x, y, 16), "a", rnd=12, halo=2)


def skunk(block: Block) -> None:
    p = Pen(block)
    p.black(
        "520,640 640,600 740,460 730,240 590,96 400,90! 350,150 470,180 540,290 480,420 440,520",
        rnd=120,
        ang=60,
        spacing=14,
        outline=6,
    )
    p.groove([(560, 620), (660, 480), (636, 270), (470, 130)], 100, start=24, end=8)
    for i in range(5):
        p.line([(596 + i * 8, 540 - i * 62), (652 - i * 8, 500 - i * 62)], 9)
    for x in (300, 500, 360, 460):
        p.black(rect(x - 34, 640, 68, 120, 20), rnd=30)
    p.black("220,560 300,470 430,450 540,500 570,600 520,690 380,710 250,680", rnd=110, spacing=13)
    p.groove([(270, 500), (400, 476), (530, 530)], 62, start=8, end=20)
    head = p.at(260, 440, 0, 1.18)
    for side in (-1, 1):
        head.black(circle(side * 88, -98, 44), rnd=30)
        head.cut(circle(side * 88, -94, 21))
        head.dot(side * 88, -94, 21, layer="b")
    head.black("0,-130 110,-100 146,0 110,90 30,140 -60,120 -140,60 -140,-40 -90,-110", rnd=120, outline=6)
    head.cut("-32,-128! 32,-128! 48,-40 22,60! -22,60! -48,-40")
    for side in (-1, 1):
        head.cut(circle(side * 62, -18, 44, 42))
        eye(head, side * 62, -18, side, "sly", 36)
    head.part(circle(-4, 68, 36, 27), "b", rnd=24)
    head.groove([(-64, 100), (0, 122), (60, 94)], 14)
    for x, y, s in ((250, 130, 1.0), (170, 200, 0.9), (330, 190, 0.8), (110, 90, 0.7), (390, 60, 0.8)):
        q = p.at(x, y, 0, s)
        q.line([(-44, 10), (-12, -26), (16, 12), (48, -16)], 18, "a")
        q.line([(-44, 10), (-12, -26), (16, 12), (48, -16)], 7)


def bridge_troll(block: Block) -> None:
    p = Pen(block)
    troll = Goblin(
        head="wide",
        ear="leaf",
        nose="bulb",
        eyes="sleepy",
        brow="angry",
        mouth="under",
        body="fur",
        girth=1.42,
        tilt=-5,
        hat="tuft",
        left=Hand(196, 570),
        right=Hand(612, 510, "club", 14, 1.1),
        hat_seat=0.72,
        mouth_drop=84,
        ear_scale=0.62,
        head_scale=1.34,
        nose_scale=0.95,
        head_at=(400, 290),
    )
    draw_goblin(block, troll)
    p.part(
        "-120,820! -120,720! 190,660 400,646 610,660 920,720! 920,820!", None, rnd=60, ang=80, shade=(0.5, 0), hi=(2, 3)
    )
    for x in (-40, 90, 210, 330, 450, 570, 690, 820):
        p.line([(x, 668 + abs(x - 400) * 0.09), (x + 8, 736), (x, 800)], 10)
    p.line([(-110, 760), (400, 722), (910, 762)], 10, start=5, end=5)
    sign = p.at(196, 690, -4)
    sign.part(rect(-96, -44, 192, 88, 6), "b", rnd=30, ang=0, spacing=10)
    for x in (-48, 0, 48):
        sign.part(circle(x, 0, 19), None, flat=True, halo=2, outline=5)
    for side in (-1, 1):
        q = p.at(400 + side * 30 - 30, 664, 0, 1, side)
        for x in (-24, 0, 24):
            q.part(rect(x - 12, -22, 24, 48, 10), "a", rnd=10, halo=2)


def burrow_badger(block: Block) -> None:
    p = Pen(block)
    p.part("0,820! 70,700 210,640 300,600 500,600 600,644 730,700 800,820!", "b", rnd=90, ang=70, spacing=14)
    for x, y, r in ((150, 640, 28), (660, 630, 32), (96, 700, 22), (710, 680, 22), (230, 590, 16)):
        p.part(circle(x, y, r, r * 0.8), "b", rnd=r, halo=3)
    p.black("400,330 540,400 580,560 560,720! 240,720! 220,560 260,400", rnd=120, spacing=13)
    head = p.at(400, 330, 0, 1.2)
    for side in (-1, 1):
        head.black(circle(side * 114, -104, 46), rnd=30)
        head.cut(circle(side * 114, -108, 20))
    head.part(mirrored("0,-150 90,-136 142,-40 110,60 70,130 40,190 0,204"), None, rnd=120, outline=7)
    for side in (-1, 1):
        head.at(side * 66, 4, side * 4, 1, side).black(
            "-34,-140! 30,-128 60,-60 50,40 20,140! -14,150! -20,40 -42,-40", rnd=60
        )
        head.cut(circle(side * 62, -20, 42, 40))
        eye(head, side * 62, -20, side, "angry", 34)
    head.part(circle(0, 170, 46, 34), "b", rnd=34)
    head.line([(0, 204), (0, 228)], 9)
    head.part("-104,-108! -84,-172 0,-200 84,-172 104,-108! 0,-128", "a", rnd=50)
    head.plain(circle(0, -150, 34), outline_width=8)
    head.dot(0, -150, 18, layer="b")
    for side in (-1, 1):
        q = p.at(400 + side * 196, 610, side * 8)
        q.black("-56,-80 56,-80 76,30 44,64 -44,64 -76,30", rnd=50)
        for x in (-46, -15, 17, 49):
            q.at(x, 52, -x * 0.2).part(poly((-15, 0), (15, 0), (0, 82)), None, rnd=9, halo=3)


def night_owl(block: Block) -> None:
    p = Pen(block)
    p.part("0,720! 300,690 560,700 820,640! 820,700 560,762 300,754 0,790!", "b", rnd=36, ang=10)
    for side in (-1, 1):
        p.at(400 + side * 112, 510, side * -6, 1.08, side).black(
            "0,-120 90,-60 130,80 90,220! 60,180! 30,220! 0,160!", rnd=60, spacing=12
        )
    p.part("400,300 520,350 560,500 520,640 400,700 280,640 240,500 280,350", "b", rnd=130, ang=60, spacing=13)
    for row in range(4):
        for i in range(5 - row % 2):
            x, y = 400 + (i - (4 - row % 2) / 2) * 56, 490 + row * 46
            p.line([(x - 22, y), (x, y + 22), (x + 22, y)], 10)
    for side in (-1, 1):
        for x in (-22, 0, 22):
            p.part(rect(400 + side * 60 + x - 10, 690, 20, 58, 9), None, rnd=8, halo=2)
    head = p.at(400, 290, -5, 1.2)
    head.part(mirrored("0,-110! 70,-130 150,-210! 176,-60 160,60 90,130 0,150"), "b", rnd=110, ang=50, outline=7)
    for side in (-1, 1):
        x = side * 80
        head.part(circle(x, -10, 90), None, rnd=70, ang=60)
        for i in range(13):
            a = i * 0.49
            head.line(
                [(x + 66 * math.cos(a), -10 + 66 * math.sin(a)), (x + 86 * math.cos(a), -10 + 86 * math.sin(a))], 7
            )
        head.dot(x, -10, 60)
        head.plain(circle(x, -10, 52), "c", halo=0, outline_width=0)
        head.dot(x + 4, -4, 34)
        head.cut(circle(x - 10, -20, 13), ("k", "c"))
    head.part("-26,30 26,30 22,78 0,114! -22,78", None, rnd=20, shade=(0.5, 0))


def wolf(block: Block) -> None:
    """Fleece, tin horns on a string, and too many teeth."""
    p = Pen(block)
    sheepish = Goat(
        head=GoatHead(
            skull="narrow",
            coat="k",
            horns=None,
            ear="perk",
            ear_turn=-6,
            eyes="sly",
            mouth="flat",
            beard=None,
            wool=True,
        ),
        body="wool",
        girth=1.06,
        tilt=5,
        stance="none",
        head_scale=1.12,
        left=Hand(216, 580, "fork", -6),
        right=Hand(570, 560, "mug", 0, 0.9),
    )
    for side in (-1, 1):
        leg(p, [(400 + side * 70, 700), (400 + side * 80, 740), (400 + side * 80, 770)], (60, 46, 40), "k")
    draw_goat(block, sheepish)
    block.push(5, 400, 400, 0, 0, 1.12)
    head = p.at(400, 280)
    for side in (-1, 1):
        horn(head, "up", side * 54, -128, side, 0.9)
    head.part(taper([(-124, -96), (0, -138), (124, -96)], 24, 16, 16), "a", rnd=10, halo=3)
    head.add("-74,140! -40,152 0,158 40,152 76,136! 60,196 0,220 -60,196")
    for i in range(-3, 4):
        y = 150 - abs(i) * 3
        head.part(poly((i * 19 - 9, y), (i * 19 + 9, y), (i * 19, y + 26)), None, flat=True, halo=0, outline=0)
    head.part("-6,196 22,190 44,206 40,262 22,280 4,256", "b", rnd=20, halo=3)
    block.pop()
