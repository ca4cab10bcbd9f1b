"""The eleven armies: each a dark shape first."""

from __future__ import annotations

import math

from art.kit.block import Block
from art.kit.figures.horns import horn
from art.kit.figures.materials import bone, iron
from art.kit.figures.minion import Arm
from art.kit.figures.props import draw_prop
from art.kit.paths import circle, limb, poly, rect, shape, taper
from art.kit.pen import Pen
from art.titles.lords_of_hell.parts import Draw, eye_pair, fiend, flame, ground, put, scroll, soul


def fiends(block: Block) -> None:
    """They knock first."""
    left = fiend(
        "egg bat snub crazy worry tongue - bare",
        left=Arm(220, 560, hand="claw"),
        right=Arm(590, 520, "fork", 8, 0.9),
        head_scale=1.08,
    )
    right = fiend(
        "round torn hook sly cock fangs - bare",
        left=Arm(220, 560, hand="claw"),
        right=Arm(590, 500, hand="open"),
        head_scale=1.08,
    )
    first = fiend(
        "wedge bat hook crazy cock beam - bare",
        left=Arm(210, 400, hand="fist", elbow=(220, 540)),
        right=Arm(606, 540, "fork", 12, 1.0),
        pose="crouch",
        head_scale=1.16,
        look=(0.2, 0.2),
    )
    put(block, left, 190, 350, 0.7, -10)
    put(block, right, 620, 350, 0.7, 10, -1)
    put(block, first, 400, 480, 0.98)


def diabolic_fiends(block: Block) -> None:
    """The same knock, and a better lawyer."""
    p = Pen(block)
    partner = fiend(
        "egg torn drip patch - smug bicorne coat",
        right=Arm(600, 560, hand=None),
        left=Arm(250, 620),
        hat_seat=0.74,
        head_scale=1.06,
    )
    put(block, partner, 610, 410, 0.9, 6, 1, "curl", 0.7)
    counsel = fiend(
        "wedge bat long sly cock smirk tophat tails",
        left=Arm(200, 520, hand=None, elbow=(230, 500)),
        right=Arm(560, 600, hand="fist"),
        hat_seat=0.86,
        head_scale=1.16,
        worn=("monocle",),
    )
    put(block, counsel, 280, 440, 0.98, -4, 1, "out", 0.6)
    scroll(p, 118, 590, 170, 250, -10, 4)
    q = p.at(590, 660, 5)
    q.part(rect(-120, -80, 240, 180, 18), "b", rnd=60, outline=11, spacing=13)
    q.line([(-44, -84), (-38, -124), (0, -134), (38, -124), (44, -84)], 20, start=15, end=15)
    q.line([(-118, -10), (0, -4), (118, -10)], 9, start=7, end=7)
    q.plain(rect(-24, -26, 48, 42, 6), "c", 7, halo=0)


# ------------------------------------------------------------------ three kinds of eyes in the dark
def dark_critters(block: Block) -> None:
    """Under the stairs."""
    p = Pen(block)
    p.add(rect(-10, -10, 820, 820))
    stairs = " ".join(f"{100 + i * 120},{160 + i * 100}! {100 + i * 120},{60 + i * 100}!" for i in range(5, -1, -1))
    steps = f"-20,-20! 820,-20! 820,560! {stairs} 100,-20!"
    p.part(steps, "c", rnd=50, ang=4, spacing=15, outline=12, halo=8)
    for i in range(6):
        x, y = 100 + i * 120, 62 + i * 100
        p.line([(x - 2, y), (x + 60, y + 5), (x + 132, y)], 12, start=10, end=10)
        p.line([(x + 126, y + 14), (x + 130, y + 50), (x + 124, y + 92)], 9)
    eye_pair(p, 240, 420, 62)
    teeth(p, 240, 520, 96)
    eye_pair(p, 430, 620, 42, "c")
    eye_pair(p, 90, 640, 36, "c")
    eye_pair(p, 100, 250, 32, "a")
    eye_pair(p, 260, 720, 30, "a")
    eye_pair(p, 640, 700, 40, "a")


def teeth(p: Pen, x: float, y: float, w: float) -> None:
    """A grin with nobody round it."""
    lips = f"{x - w},{y - 16}! {x},{y + 18} {x + w},{y - 16}! {x + w * 0.5},{y + 56} {x - w * 0.5},{y + 56}"
    p.cut(shape(lips), None)
    for i in range(1, 6):
        dx = x - w + i * w / 3
        p.line([(dx, y - 22), (dx + 2, y + 20), (dx - 2, y + 64)], 8, start=6, end=6)
    p.line([(x - w * 0.9, y + 2), (x, y + 34), (x + w * 0.9, y + 2)], 8)


def night_critters(block: Block) -> None:
    """They hold meetings when the lamps go out."""
    p = Pen(block)
    lamp = p.at(400, 90)
    lamp.line([(0, -110), (0, -40)], 12, start=10, end=10)
    iron(lamp, "-90,40! -60,-40 0,-60 60,-40 90,40!", rnd=40)
    bone(lamp, circle(0, 56, 34, 38), rnd=20, halo=3)
    for dx in (-8, 10):
        lamp.line([(dx, 110), (dx + 16, 140), (dx - 12, 166), (dx + 8, 200)], 10)
    for x, y, r, spot in (
        (200, 420, 46, "a"),
        (600, 420, 46, "a"),
        (90, 560, 40, "c"),
        (710, 560, 40, "c"),
        (400, 460, 56, "a"),
    ):
        ears = (
            f"{x - r * 2.3},{y + r}! {x - r * 2.5},{y - r * 2.9}! {x - r},{y - r * 1.5} {x + r},{y - r * 1.5} "
            f"{x + r * 2.5},{y - r * 2.9}! {x + r * 2.3},{y + r}! {x + r * 3},{y + r * 8}! {x - r * 3},{y + r * 8}!"
        )
        p.black(ears, rnd=40, ang=70, halo=8)
        eye_pair(p, x, y, r, spot, 10)
    teeth(p, 400, 556, 84)
    table = "-20,690! 400,640 820,690! 820,820! -20,820!"
    p.part(table, "b", rnd=40, ang=0, outline=11, halo=8)


def shadow_critters(block: Block) -> None:
    """You brought a light. How thoughtful."""
    p = Pen(block)
    p.black(
        "60,820! 80,560 20,520! 70,470! 10,420! 90,400! 110,230 40,40! 190,140 290,110 400,120 520,20! 500,170 540,300 530,420! "
        "600,450! 540,500! 590,550! 520,570 540,820!",
        rnd=120,
        ang=60,
        halo=8,
    )
    eye_pair(p, 300, 290, 84, "a")
    teeth(p, 300, 420, 130)
    holder = fiend(
        "round stub snub wide worry gasp - rags", left=Arm(236, 420, hand=None, elbow=(250, 500)), look=(-0.8, -0.6)
    )
    put(block, holder, 650, 590, 0.56, 0, 1, None)
    q = p.at(540, 610)
    bone(q, rect(-16, -60, 32, 100, 4), rnd=12, outline=7)
    flame(q, 0, -62, 30, 100)
    ground(p, 760)


# ------------------------------------------------------------------ the rest of the army
def tormented_ones(block: Block) -> None:
    """Alone they weep. Together they sing."""
    p = Pen(block)
    for x, y, s, turn, mouth in (
        (190, 250, 0.98, -8, "flat"),
        (610, 240, 0.98, 8, "o"),
        (400, 190, 1.02, 0, "o"),
        (150, 520, 1.1, -6, "o"),
        (650, 530, 1.1, 6, "flat"),
        (400, 520, 1.34, 0, "o"),
    ):
        soul(p, x, y, s, turn, mouth, 1 if x < 500 else -1)
        for side in (-1, 1):
            q = p.at(x, y, turn, s, 1 if x < 500 else -1)
            q.line([(side * 40 + 4, -4), (side * 46 + 4, 36), (side * 40 + 4, 78)], 11, "a", start=6)


def _helm(p: Pen, x: float, y: float, scale: float, flip: int = 1) -> None:
    q = p.at(x, y, 0, scale, flip)
    for side in (-1, 1):
        horned_side = q.at(side * 118, -90, 0, 1, side)
        bone(horned_side, "-20,30! 60,10 130,-50 140,-170! 190,-60 160,50 70,90 -10,90!", rnd=40, ang=60, outline=8)
    q.black(
        "-150,-30 -140,-150 -70,-210 0,-222 70,-210 140,-150 150,-30 156,120! 70,210 0,236! -70,210 -156,120!",
        rnd=110,
        ang=60,
        spacing=14,
    )
    q.black("-15,-250! 0,-290! 15,-250! 20,-130! -20,-130!", rnd=14)
    for side in (-1, 1):
        eye = shape(f"{side * 18},-14! {side * 116},-70! {side * 122},-24 {side * 70},22 {side * 26},18!")
        q.cut(eye, None)
        q.add(eye, "a")
        q.dot(side * 66, -16, 14, 17)
    for i in range(-2, 3):
        q.cut(taper([(i * 38, 84), (i * 36, 120), (i * 32, 168)], 16, 9, 9), ("k",))


def warriors_of_darkness(block: Block) -> None:
    """Their contracts include a clause about afterwards."""
    p = Pen(block)
    for x, f in ((170, 1), (630, -1)):
        p.at(x, 400, 0, 1, f).black("-170,430! -190,150 -90,60 90,60 190,150 170,430!", rnd=90, ang=70)
        _helm(p, x, 330, 0.72, f)
    sword = p.at(690, 560, 10, 1.25)
    draw_prop(sword, "sword", 0, 0, 0, 1.1)
    p.black("90,830! 80,660 190,580 300,620 500,620 610,580 720,660 710,830!", rnd=120, ang=70, spacing=15, halo=6)
    for side in (-1, 1):
        q = p.at(400 + side * 220, 690, 0, 1, side)
        q.black(circle(0, 0, 110, 92), rnd=70, ang=30)
        q.part(poly((20, -88), (60, -170), (86, -66)), None, rnd=16, outline=7)
        q.part(poly((-50, -84), (-30, -160), (8, -90)), None, rnd=16, outline=7)
    _helm(p, 400, 420, 1.18)


def metal_beasts(block: Block) -> None:
    """Gates are only meals with hinges."""
    p = Pen(block)
    ground(p, 690)
    p.black(
        "250,720! 240,520 300,300 440,190 600,180 740,260 790,420 780,720! 690,720! 680,600 520,600 500,720!",
        rnd=130,
        ang=50,
        spacing=15,
    )
    for i in range(6):
        x, y = 420 + i * 66, 196 + (abs(i - 2.4) ** 2) * 12
        p.part(poly((x - 34, y + 26), (x + 34, y + 30), (x + 26, y - 74)), "b", rnd=20, outline=7)
    for x, y in ((560, 300), (640, 330), (700, 400), (590, 420), (680, 500), (560, 530)):
        p.cut(circle(x, y, 13), ("k",))
        p.add(circle(x + 2, y + 2, 7))
    head = "20,330! 60,180 180,110 340,120 470,220 490,380! 500,600 400,700 160,716 40,640!"
    p.part(head, None, rnd=120, ang=40, spacing=14, outline=12, shade=(0.45, -0.05), hi=(2, 3))
    for side, x in ((-1, 150), (1, 372)):
        horn(p, "sabre", x, 146, side, 0.8)
    for x in (176, 350):
        p.add(circle(x, 262, 58, 52))
        p.part(circle(x, 260, 44, 40), "a", flat=True, halo=0, outline=5)
        p.dot(x - 8, 266, 17)
        p.cut(circle(x - 15, 258, 6), None)
    p.line([(90, 176), (180, 210), (236, 226)], 30, start=9, end=6)
    p.line([(440, 176), (350, 210), (290, 226)], 30, start=9, end=6)
    mouth = shape("44,380! 260,354 482,380! 476,590 400,670 160,682 60,620!")
    p.cut(mouth, None)
    p.add(mouth, "a")
    for i in range(6):
        x = 84 + i * 70
        iron(p, poly((x - 14, 350), (x + 14, 350), (x + 14, 610), (x, 650), (x - 14, 610)), rnd=12, halo=4)
    for y in (420, 510):
        iron(
            p,
            "48,{0}! 264,{1} 482,{0}! 482,{2}! 264,{3} 48,{2}!".format(y, y - 10, y + 26, y + 16),
            rnd=12,
            ang=0,
            halo=3,
        )
    p.add(mouth, stroke=11)
    for i in range(6):
        p.dot(60 + i * 80, 350 - (2.5 - abs(i - 2.5)) * 8, 9)


def juggernauts(block: Block) -> None:
    """It falls forwards. That is the whole plan."""
    p = Pen(block)
    ground(p, 716)
    for i in range(12):
        a = i * 30 + 8
        p.at(400, 410, a).part(
            poly((-50, -270), (50, -270), (0, -396)), None, rnd=30, outline=9, shade=(0.45, -0.05), hi=(2, 3)
        )
    p.part(circle(400, 410, 296), "b", rnd=180, ang=40, spacing=15, outline=13)
    p.black(circle(400, 410, 236), rnd=170, ang=40, spacing=16)
    for i in range(12):
        a = math.radians(i * 30 + 23)
        p.cut(circle(400 + 265 * math.cos(a), 410 + 265 * math.sin(a), 15), ("k", "b"))
        p.add(circle(402 + 265 * math.cos(a), 412 + 265 * math.sin(a), 9))
    for side in (-1, 1):
        p.plain(circle(400 + side * 92, 360, 70, 62), None, 7, halo=4)
        p.dot(400 + side * 78, 374, 28)
        p.cut(circle(400 + side * 78 - 10, 364, 9), None)
        p.add(taper([(400 + side * 178, 270), (400 + side * 96, 310), (400 + side * 20, 356)], 42, 8, 10))
    mouth = shape("222,474! 400,520 578,474! 548,590 400,630 252,590")
    p.cut(mouth, None)
    p.add(mouth, "a")
    p.add(mouth, stroke=9)
    for i in range(6):
        x = 262 + i * 55
        top = 486 + 26 * (1 - ((x - 400) / 170) ** 2)
        p.plain(poly((x - 25, top), (x + 25, top), (x + 3, top + 66)), None, 5, halo=0)


def fallen_angels(block: Block) -> None:
    """They remember how to march in step."""
    p = Pen(block)
    for side in (-1, 1):
        for i in range(6):
            q = p.at(400 + side * 60, 480 + i * 16, side * (-70 + i * 17), 1 - i * 0.07, side)
            feather = "0,-10! 90,-54 260,-84 420,-30! 270,24 110,40"
            q.part(feather, None, rnd=36, ang=60, outline=9, shade=(0.3, -0.2), hi=(2, 3))
            q.black("262,-74! 340,-66 420,-30! 340,0 262,18! 300,-28", rnd=14, halo=0)
    m = fiend(
        "tall stub hook wide angry glum - plate",
        bags=False,
        brow_lift=42,
        left=Arm(220, 590, "shield", 0, 0.9, hand=None),
        right=Arm(600, 500, "sword", 8, 1.1),
        head_at=(400, 300),
        brow_width=28,
        eye_size=42,
        head_scale=1.06,
        mouth_drop=114,
        nose_scale=0.74,
    )
    put(block, m, 400, 430, 1.04, 0, 1, None)
    for outline, x, y, turn in (
        ("-104,0 -66,-34 30,-36! 34,-14! -56,-8 -78,6 -46,24 44,20! 48,40! -70,40", 380, 76, -10),
        ("54,-30! 104,-6 94,28 62,38! 58,18! 76,4 58,-10!", 424, 74, 8),
    ):
        p.at(x, y, turn, 1.2).part(outline, "c", rnd=10, outline=8, halo=6)


def leviathan(block: Block) -> None:
    """It was asked to leave the sea. It brought the sea."""
    p = Pen(block)
    coil = {"rnd": 60, "ang": 30, "spacing": 14, "outline": 10}
    p.part(limb([(90, 740), (60, 580), (150, 480), (240, 570), (260, 740)], [76, 96, 100, 96, 76]), "a", **coil)
    p.part(limb([(540, 740), (620, 540), (720, 560), (760, 740)], [70, 86, 80, 60]), "a", **coil)
    p.part(limb([(380, 760), (330, 560), (370, 390), (470, 280), (460, 180)], [150, 156, 146, 130, 120]), "a", **coil)
    for i in range(7):
        p.line([(330 + i * 9, 690 - i * 62), (380 + i * 13, 668 - i * 60), (440 + i * 9, 684 - i * 64)], 15)
    for i in range(5):
        q = p.at(300 + i * 22, 640 - i * 100, -50 + i * 14)
        q.black("-40,20! -10,-90! 44,14!", rnd=20)
    p.part(
        "350,220 370,110 470,40 600,60 700,130 770,220! 680,244 570,236! 650,300 740,356! 600,390 460,350 370,300",
        "a",
        rnd=90,
        ang=30,
        spacing=14,
        outline=11,
    )
    jaw = shape("556,236! 680,248 770,220! 740,356! 650,300")
    p.cut(jaw, None)
    p.add(jaw)
    for i in range(5):
        x = 596 + i * 34
        p.plain(poly((x - 15, 240 - i), (x + 16, 242 - i * 3), (x + 8, 288 - i)), None, 4, halo=0)
    for i in range(3):
        x = 650 + i * 32
        p.plain(poly((x - 12, 312 + i * 16), (x + 14, 324 + i * 14), (x + 6, 280 + i * 16)), None, 4, halo=0)
    p.plain(circle(520, 150, 56, 52), None, 9, halo=0)
    p.dot(540, 158, 22)
    p.cut(circle(532, 150, 8), None)
    p.add(taper([(440, 100), (520, 82), (604, 130)], 34, 7, 6))
    horn(p, "sabre", 430, 90, -1, 0.85)
    for i, x in enumerate((-10, 130, 280, 430, 580, 720, 860)):
        y = 690 - (i % 2) * 26
        wave = (
            f"{x - 120},840! {x - 120},{y + 60} {x - 40},{y} {x + 20},{y + 40}! {x - 20},{y} {x + 54},{y + 10}! "
            f"{x + 84},{y + 60} {x + 120},{y + 80}! {x + 120},840!"
        )
        p.black(wave, rnd=50, ang=10, spacing=14)


HORDES: dict[str, tuple[Draw, str]] = {
    "fiends": (fiends, "pit"),
    "diabolic_fiends": (diabolic_fiends, "columns"),
    "dark_critters": (dark_critters, "dark"),
    "night_critters": (night_critters, "disc"),
    "shadow_critters": (shadow_critters, "rays"),
    "tormented_ones": (tormented_ones, "dark"),
    "warriors_of_darkness": (warriors_of_darkness, "fire"),
    "metal_beasts": (metal_beasts, "rays"),
    "juggernauts": (juggernauts, "storm"),
    "fallen_angels": (fallen_angels, "rays"),
    "leviathan": (leviathan, "moon"),
}
