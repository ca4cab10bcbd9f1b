"""The nights of the festival, and its closing."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Block
from art.kit.figures.goblin import fist
from art.kit.figures.goblin_face import eyes
from art.kit.figures.materials import iron, wood
from art.kit.figures.minion import Arm
from art.kit.figures.props import draw_prop
from art.kit.paths import circle, limb, rect, star
from art.kit.pen import Pen
from art.titles.loot_and_recruit.pictures_parts import (
    Draw,
    bang,
    coin,
    drumstick,
    earth,
    flame,
    gem,
    gob,
    head,
    plank,
    put,
    whizz,
)


def moonlight_raid(block: Block) -> None:
    """Sneaking, with trumpets."""
    p = Pen(block)
    earth(p, 670)
    hush = gob(
        "wedge long hook sly angry whistle cowl rags",
        pose="stride",
        left=Arm(230, 520),
        right=Arm(520, 360, hand="point", hand_turn=0, elbow=(600, 470)),
        hat_seat=0.4,
        hat_scale=0.94,
    )
    put(block, hush, 180, 400, 0.8, 4)
    player = gob(
        "round bat snub shut arch clench bandana vest",
        pose="stride",
        left=Arm(330, 420, hand=None),
        right=Arm(560, 440, hand=None),
        tilt=-8,
    )
    put(block, player, 560, 420, 0.86, -4)
    q = p.at(470, 370, -16)
    q.part(
        "150,-12! 40,-18 -60,-40 -190,-120! -230,130! -60,24 40,18 150,12!", "b", rnd=50, ang=4, spacing=13, outline=10
    )
    q.part(circle(-212, 6, 42, 126), "c", rnd=30, outline=9)
    q.dot(-208, 6, 22, 84)
    fist(p.at(520, 390, 0, 1.2), 0, 0, 0, 1, "a")
    for x, y in ((40, 110), (380, 90), (44, 590)):
        p.part(limb([(x + 22, y), (x + 26, y - 70), (x + 64, y - 50)], [16, 16, 14]), "b", rnd=8, outline=6, halo=5)
        p.part(circle(x, y, 30, 24), "b", rnd=20, outline=7, halo=5)


def bonfire_feast(block: Block) -> None:
    """Stand close. Not that close. Roll."""
    p = Pen(block)
    earth(p, 670)
    for x, w, h in ((300, 70, 330), (400, 96, 480), (500, 70, 350), (350, 56, 200), (450, 56, 220)):
        flame(p, x, 650, w, h, (x - 400) / 20)
    plank(p, 240, 690, 560, 620, 56)
    plank(p, 560, 690, 240, 620, 56)
    cook = gob(
        "flat torn bulb shut arch beam fur vest", left=Arm(220, 540), right=Arm(600, 380, hand=None, elbow=(600, 480))
    )
    put(block, cook, 140, 420, 0.74)
    q = p.at(292, 330, 62)
    wood(q, rect(-9, -120, 18, 260, 5), outline=7)
    drumstick(p, 400, 270, 40, 0.9)
    fist(p.at(260, 360, 0, 1.2), 0, 0, 0, 1, "a")
    burning = gob(
        "egg bat carrot wide worry yell - rags",
        pose="run",
        left=Arm(190, 220, hand="open"),
        right=Arm(610, 230, hand="open"),
        look=(-0.5, 0.2),
    )
    put(block, burning, 640, 400, 0.74, 12)
    for x, y, w, h, turn in (
        (610, 240, 30, 90, -10),
        (652, 226, 34, 110, 4),
        (694, 240, 28, 84, 16),
        (560, 560, 30, 90, -40),
    ):
        flame(p, x, y, w, h, turn)
    bang(p, 730, 440, 70, 110, 3, "b", -30)


def torchlight_watch(block: Block) -> None:
    """They can see you. You can see them. Awkward."""
    p = Pen(block)
    guard = gob(
        "tall bat bulb wide worry clench iron mail",
        left=Arm(220, 560, "spear", -6, 1.0),
        right=Arm(610, 300, hand=None, elbow=(610, 450)),
        look=(0.9, 0.2),
    )
    put(block, guard, 210, 400, 0.84)
    torch = p.at(440, 300, 6)
    wood(torch, rect(-16, -20, 32, 200, 6), outline=8)
    iron(torch, "-40,-50! 40,-50! 28,6! -28,6!", rnd=14)
    flame(torch, 0, -44, 54, 190)
    fist(p.at(430, 330, 0, 1.3), 0, 0, 0, 1, "a")
    night = "520,-20! 500,140 560,260 500,420 540,560 510,740! 830,740! 830,-20!"
    p.black(night, rnd=20, halo=6, hi=(2, 3))
    for x, y, apart, r, kind in (
        (650, 150, 42, 32, "wide"),
        (720, 300, 36, 26, "open"),
        (620, 420, 48, 38, "wide"),
        (730, 540, 34, 26, "crazy"),
        (610, 640, 30, 22, "open"),
    ):
        eyes(p, kind, x, y, apart, r, (-0.9, 0.2), "a")
    p.part("-20,560! 80,560! 80,610! 160,610! 160,560! 270,560! 270,610! 350,610! 350,560! 450,560! 450,760! -20,760!",
           None, rnd=50, ang=80, outline=10, shade=(0.4, -0.1))  # fmt: skip
    for x, y in ((60, 680), (200, 660), (330, 700)):
        p.line([(x, y), (x + 40, y + 4), (x + 80, y - 2)], 11, start=8, end=8)


def midnight_muster(block: Block) -> None:
    """Woken, counted, stacked."""
    p = Pen(block)
    earth(p, 690)
    pile = (
        ("flat stub snub sleepy flat under - nightshirt", 600, 0.62, 4),
        ("round droop bulb shut worry yell - nightshirt", 420, 0.58, -8),
        ("egg leaf carrot sleepy worry wobble - nightshirt", 240, 0.54, 8),
    )
    for words, y, s, turn in pile:
        q = p.at(180, y + 84, turn)
        q.part("-90,-40 90,-40 120,50! 60,36! 20,56! -30,36! -70,56! -120,50!", None, rnd=40, outline=9)
        for side in (-1, 1):
            q.part(
                limb([(side * 80, -20), (side * 130, -60), (side * 110, -140)], [36, 32, 28]), "a", rnd=12, outline=7
            )
        head(block, gob(words, ear_scale=0.6), 180, y, s, turn)
        c = p.at(180, y - 70 * s / 0.6, turn, s)
        c.part("-120,10! -100,-80 0,-140 110,-120 190,-20 200,60! 130,10 110,20!", "b", rnd=60, outline=9)
        c.part(circle(200, 74, 28), None, rnd=20, outline=7)
    caller = gob(
        "pear torn bulb mad angry yell pot uniform",
        left=Arm(190, 330, hand=None, elbow=(200, 460)),
        right=Arm(610, 560, "lantern", 0, 0.9),
        look=(-0.9, 0),
    )
    put(block, caller, 620, 430, 0.84)
    draw_prop(p, "hand_bell", 440, 350, -4, 0.9)
    fist(p.at(444, 364, 0, 1.2), 0, 0, 0, -1, "a")
    bang(p, 430, 200, 90, 130, 6, "b", 150)


def spoils_of_the_dark(block: Block) -> None:
    """Finders, keepers. Breakers, also keepers."""
    p = Pen(block)
    for x, y, r in ((110, 150, 26), (690, 130, 30), (720, 380, 22), (70, 380, 24)):
        for side in (-1, 1):
            p.cut(circle(x + side * r * 1.4, y, r, r * 0.86), None)
            p.dot(x + side * r * 1.4 + (400 - x) / 60, y + 8, r * 0.42)
    thief = gob(
        "wide bat drip crazy arch beam knotted bare", pose="none", left=None, right=None, look=(0, 0.8), mouth_drop=80
    )
    head(block, thief, 400, 220, 1.08, -5)
    heap = (
        (200, 520),
        (270, 480),
        (340, 456),
        (410, 446),
        (480, 452),
        (550, 476),
        (620, 520),
        (300, 530),
        (420, 510),
        (540, 530),
    )
    p.part("120,640 180,500 300,440 420,420 540,440 640,510 700,640", "b", rnd=90, outline=9)
    for x, y in heap:
        coin(p, x, y, 46)
    gem(p, 350, 420, 1.3, -14)
    drumstick(p, 520, 430, 30, 0.9)
    draw_prop(p, "skullcup", 240, 430, -14, 0.9)
    p.part(
        "60,600! 230,560! 300,620! 380,570! 450,640! 540,580! 640,610! 740,580! 700,760! 100,760!",
        "b",
        rnd=60,
        ang=88,
        outline=10,
        spacing=15,
    )
    for x in (190, 580):
        iron(p, rect(x, 620, 50, 140, 4), rnd=14)
    for x, flip in ((130, -1), (660, 1)):
        q = p.at(x, 520, -12 * flip, 1.2, flip)
        for dx, dy in ((-50, 30), (-58, -4), (-46, -38), (-14, -56)):
            q.part(limb([(0, 0), (dx, dy)], [30, 22]), "a", rnd=10, outline=7, halo=3)
        q.part(limb([(120, 60), (10, 0)], [54, 58]), "a", rnd=20, outline=7)
    for x, y, turn in ((60, 690, 30), (740, 690, -24)):
        p.at(x, y, turn).part("-40,-10! 30,-24! 44,10! -30,20!", "b", rnd=12, outline=7)


def changing_of_the_guard(block: Block) -> None:
    """New guard, same hat."""
    p = Pen(block)
    old = gob(
        "flat stub bulb sleepy flat glum - plate",
        left=Arm(220, 560, "halberd", -4, 0.9),
        right=Arm(560, 220, hand=None, elbow=(610, 380)),
        look=(0.8, -0.6),
    )
    new = gob(
        "egg long snub wide arch beam - plate",
        left=Arm(220, 560),
        right=Arm(560, 220, hand=None, elbow=(610, 380)),
        look=(0.8, -0.7),
    )
    put(block, old, 130, 440, 0.86)
    put(block, new, 676, 460, 0.8, 0, -1)
    q = p.at(402, 250, 4, 1.15)
    iron(q, "-130,40! -120,-50 -60,-110 0,-120 60,-110 120,-50 130,40! 60,20 0,14 -60,20", rnd=90, ang=40, spacing=14)
    q.part("-20,-112! -30,-180 20,-230 100,-220 150,-150! 90,-170 40,-150 24,-110!", "b", rnd=30, outline=8)
    q.part("-140,24! 0,0 140,24! 140,56! 0,32 -140,56!", "c", rnd=14, halo=0, outline=8)
    for side in (-1, 1):
        fist(p.at(402 + side * 146, 282, 0, 1.3), 0, 0, 0, side, "a")
    for i in range(3):
        p.line([(330 + i * 70, 360), (330 + i * 70, 386), (330 + i * 70, 410)], 13, start=10, end=6)
    p.part("-20,640! 820,640! 820,760! -20,760!", "c", rnd=40, ang=0, outline=10)
    for x in range(20, 820, 120):
        p.line([(x, 650), (x - 14, 690), (x - 30, 740)], 10, start=8, end=8)


def closing_ceremony(block: Block) -> None:
    """The crown is heavy because there is a brick in it."""
    p = Pen(block)
    m = gob(
        "pear droop drip squint worry wobble - gown",
        left=Arm(196, 480, "sceptre", -10, 0.9),
        right=Arm(612, 250, hand=None, elbow=(620, 420)),
        tilt=12,
        worn=("sweat",),
        look=(-0.2, -0.9),
        girth=1.1,
    )
    put(block, m, 390, 460, 1.0)
    c = p.at(450, 186, 16, 1.3)
    c.part("-110,40! -140,-90! -70,-30! 0,-120! 70,-30! 140,-90! 110,40!", "c", rnd=40, outline=11)
    c.part(rect(-62, -96, 124, 66, 4), "b", rnd=20, ang=10, outline=9)
    c.line([(-50, -62), (0, -60), (54, -66)], 9)
    c.part("-112,-6! 0,-26 112,-6! 112,46! 0,30 -112,46!", "c", rnd=24, outline=10, halo=0)
    for x in (-70, 0, 70):
        c.part(circle(x, 14 - (8 if x == 0 else 0), 15), "a", rnd=12, outline=6, halo=0)
    fist(p.at(592, 250, 0, 1.35), 0, 0, 0, 1, "a")
    rng = np.random.default_rng(8)
    for i in range(30):
        across, down = rng.random() * 800, rng.random() * 560
        if 240 < across < 660 and down > 60:
            continue
        q = p.at(across, down, rng.random() * 180)
        q.part(rect(-16, -9, 32, 18), ("a", "b", None)[i % 3], rnd=6, halo=4, outline=5)
    for x in (90, 720):
        p.part(star(x, 640, 5, 24, 62, -math.pi / 2), "c", rnd=20, outline=8)
    whizz(p, [(470, 44), (490, 30), (510, 10)], 12)


NIGHT: dict[str, tuple[Draw, str]] = {
    "moonlight_raid": (moonlight_raid, "moon"),
    "bonfire_feast": (bonfire_feast, "night"),
    "torchlight_watch": (torchlight_watch, "rays"),
    "midnight_muster": (midnight_muster, "moon"),
    "spoils_of_the_dark": (spoils_of_the_dark, "glow"),
    "changing_of_the_guard": (changing_of_the_guard, "hall"),
    "closing_ceremony": (closing_ceremony, "stage"),
}
