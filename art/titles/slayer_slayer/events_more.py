"""The side rooms, continued: dog, ball, rocks, camp and wheel."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.block import Block
from art.kit.figures.goblin import Goblin, Hand
from art.kit.figures.materials import iron, wood
from art.kit.paths import circle, limb, placed, poly, rect, shape, star, taper
from art.kit.pen import Pen
from art.titles.slayer_slayer.event_parts import bone, coin, goblin, ground, hand_up, human_ear, rock
from art.titles.slayer_slayer.events import EVENTS_ONE
from art.titles.slayer_slayer.events_halls import HALLS

Draw = Callable[[Block], None]


def guard_dog(block: Block) -> None:
    """His bark is worse than his bite, but it is close."""
    p = Pen(block)
    ground(block, 640)
    p.part("480,300! 640,170 800,290! 800,720! 480,720!", "b", rnd=70, ang=88, spacing=13)
    p.part("440,310! 640,120! 840,300! 840,352! 640,190! 440,356!", "b", rnd=30, ang=20)
    p.add(shape("540,720! 540,470 640,400 740,470 740,720!"))
    for x, y, turn in ((580, 560, -14), (660, 520, 10), (700, 600, 24), (620, 640, -6)):
        human_ear(p, x, y, turn, 0.8)
    for x in (160, 330):
        p.part(limb([(x, 500), (x - 6, 600), (x - 10, 680)], [110, 86, 70]), "b", rnd=40, ang=84)
        p.part(f"{x - 70},664 {x - 30},636 {x + 30},646 {x + 44},690! {x - 76},694!", "b", rnd=26)
        for dx in (-40, -14):
            p.line([(x + dx, 664), (x + dx - 4, 690)], 7)
    p.part("250,250 400,300 440,440 400,580 250,620 120,560 80,430 130,300", "b", rnd=130, ang=60, spacing=13)
    q = p.at(250, 260, -6)
    for side in (-1, 1):
        q.at(side * 130, -120, 0, 1, side).part("-30,10! -20,-70 40,-120 76,-60! 100,10 60,50 30,30!", "b", rnd=40)
    q.part(
        "0,-170 110,-150 160,-60 176,50 130,140 0,160 -130,140 -176,50 -160,-60 -110,-150",
        "b",
        rnd=120,
        ang=40,
        spacing=12,
        outline=7,
    )
    q.part("0,-10 90,-4 150,60 120,130 0,150 -120,130 -150,60 -90,-4", None, rnd=70, hi=(2, 3), shade=(0.1, -0.5))
    q.black("-44,-30 0,-46 44,-30 36,10 0,34 -36,10", rnd=26)
    q.line([(0, 30), (0, 70)], 10, start=8, end=8)
    q.add(shape("-120,70! 0,72 120,70! 104,120 0,140 -104,120"))
    for i in range(-4, 5):
        x = i * 26
        q.plain(poly((x - 12, 70), (x + 12, 70), (x, 104 if i % 2 else 94)), halo=0, outline_width=3)
    for x in (-76, 76):
        q.plain(poly((x - 14, 134), (x + 14, 134), (x, 74)), halo=0, outline_width=3)
    for side in (-1, 1):
        q.add(circle(side * 70, -70, 44, 42))
        q.plain(circle(side * 70, -72, 36, 34), halo=0, outline_width=3)
        q.dot(side * 62, -64, 13)
        q.add(taper([(side * 124, -128), (side * 70, -112), (side * 24, -80)], 26, 6, 6))
    iron(p, "110,430! 250,470 392,430! 396,480! 250,524 106,480!", rnd=18, ang=0)
    for x, y in ((140, 452), (200, 474), (300, 474), (360, 452)):
        p.part(
            poly((x - 17, y + 8), (x + 17, y + 8), (x + (x - 250) * 0.1, y + 62)),
            None,
            rnd=10,
            shade=(0.5, 0),
            hi=(2, 3),
        )
    for i in range(6):
        p.add(circle(420 + i * 32, 490 + (i % 2) * 8 + i * 18, 20, 12), stroke=9)
    bone(p, 110, 690, -12, 0.9)
    goblin(
        block,
        Goblin(
            "egg",
            "long",
            "snub",
            "wide",
            "whistle",
            body="rags",
            hat="bandana",
            look=(-0.9, 0.4),
            left=Hand(270, 450),
            right=Hand(560, 440),
            ear_scale=0.6,
            tilt=6,
        ),
        690,
        250,
        0.44,
    )


def masked_ball(block: Block) -> None:
    """Nobody asked about the green hands."""
    p = Pen(block)
    p.line([(400, -20), (402, 60), (400, 110)], 12, start=10, end=10)
    for x, dy in ((-170, 30), (-90, 10), (0, 0), (90, 10), (170, 30)):
        p.line([(400, 70), (400 + x * 0.7, 110 - dy * 0.2), (400 + x, 90 - dy * 0.3)], 9, start=7, end=7)
        p.plain(rect(400 + x - 8, 52 - dy * 0.3, 16, 36, 3), outline_width=5)
        p.part(placed(shape("0,-30 12,-8 0,6 -12,-8"), 400 + x, 44 - dy * 0.3), "b", rnd=8, halo=2, outline=4)
    ground(block, 676, "b")
    goblin(
        block,
        Goblin(
            "pear",
            "droop",
            "bulb",
            "sly",
            "smirk",
            body="gown",
            hat="tiara",
            left=Hand(250, 560),
            right=Hand(560, 500),
            nose_scale=0.7,
            look=(0.6, 0),
            girth=1.05,
            ear_scale=0.8,
        ),
        252,
        440,
        0.80,
    )
    for side in (-1, 1):
        p.part(
            placed(shape("6,-30! 64,-44 116,-70! 110,10 60,30 10,12"), 262, 318, -4, 0.9, side),
            "c",
            rnd=24,
            halo=4,
            outline=6,
        )
        p.cut(placed(circle(56, -10, 22, 16), 262, 318, -4, 0.9, side), None)
        p.dot(262 + side * 50, 310, 9)
    p.line([(372, 300), (390, 400), (384, 500)], 13, start=9, end=9)
    goblin(
        block,
        Goblin(
            "tall",
            "bat",
            "carrot",
            "sleepy",
            "grin",
            body="coat",
            hat="bicorne",
            left=Hand(240, 480),
            right=Hand(570, 560),
            look=(-0.6, 0),
            ear_scale=0.8,
            nose_scale=0.7,
            hat_scale=0.8,
        ),
        566,
        430,
        0.80,
        -1,
    )
    q = p.at(566, 300, 4)
    q.part("-110,-40! -50,-60 0,-40 50,-60 110,-40! 96,30 40,30 0,6 -40,30 -96,30", "b", rnd=30, halo=4, outline=6)
    for side in (-1, 1):
        q.cut(circle(side * 46, -12, 22, 18), None)
        q.dot(side * 46 - 6, -10, 10)
        q.line([(side * 100, -40), (side * 130, -90), (side * 160, -100)], 16, "c", start=8)
        q.line([(side * 90, -48), (side * 100, -110), (side * 120, -130)], 14, "c", start=8)
    human_ear(p, 90, 620, -10, 0.9)
    human_ear(p, 730, 630, 16, 0.9, -1)


def rockfall(block: Block) -> None:
    """The ceiling came down to see what the noise was."""
    p = Pen(block)
    ground(block, 650)
    hand_up(p, 236, 300, 130, -14)
    hand_up(p, 560, 270, 110, 12)
    heap_of = (
        (400, 330, 110, 1),
        (270, 400, 110, 2),
        (530, 390, 116, 3),
        (140, 520, 110, 4),
        (660, 520, 120, 5),
        (400, 480, 130, 6),
        (250, 580, 120, 7),
        (560, 590, 124, 8),
        (70, 640, 90, 9),
        (740, 650, 90, 1),
        (400, 650, 110, 2),
    )
    for x, y, r, seed in heap_of:
        rock(p, x, y, r, seed, "c" if seed in (3, 7) else None)
    for x, y, s in ((336, 500, 0.9), (480, 520, 0.8)):
        q = p.at(x, y, 0, s)
        q.add(shape("-70,0 -30,-40 40,-36 70,4 30,40 -40,36"))
        for side in (-1, 1):
            q.plain(circle(side * 26, 0, 20), halo=0, outline_width=0)
            q.dot(side * 26 + 4, 2, 8)
    hand_up(p, 120, 470, 70, -20)
    for x, y, r in ((180, 130, 30), (600, 110, 36), (330, 90, 22), (480, 170, 26)):
        rock(p, x, y, r, int(x) % 7)
        for dx in (-r * 0.5, r * 0.5):
            p.line([(x + dx, y - r - 14), (x + dx, y - r - 54)], 8)
    goblin(
        block,
        Goblin(
            "flat",
            "stub",
            "bulb",
            "angry",
            "under",
            body="vest",
            hat="helm",
            brow="angry",
            left=Hand(240, 470, "pick", -20, 0.9),
            right=Hand(560, 560),
            girth=1.1,
        ),
        690,
        430,
        0.56,
    )


def abandoned_camp(block: Block) -> None:
    """The porridge is still warm. So is the blade beside it."""
    p = Pen(block)
    ground(block, 600)
    p.part(poly((250, 120), (520, 620), (20, 620)), "b", rnd=90, ang=70, spacing=13, outline=7)
    p.add(shape("250,190! 330,620! 180,620! 220,400"))
    p.part("250,190! 232,420 180,620! 130,620! 200,400", None, rnd=20, ang=84, hi=(2, 3), shade=(0.4, -0.2))
    p.part("250,190! 276,420 330,620! 380,620! 300,400", None, rnd=20, ang=84, hi=(2, 3), shade=(0.4, -0.2))
    for x, y, turn in ((110, 470, 28), (410, 480, -30)):
        q = p.at(x, y, turn)
        q.plain(rect(-26, -26, 52, 52, 3), "c", halo=2)
        for i in (-16, 0, 16):
            q.line([(i, -36), (i, -16)], 5)
    for side in (-1, 1):
        p.line([(250 + side * 6, 126), (250 - side * 26, 76)], 15, start=12, end=10)
    for side in (-1, 1):
        wood(p, limb([(620 + side * 120, 660), (620 + side * 10, 300)], [20, 16]))
    p.line([(620, 310), (620, 400)], 8, start=6, end=6)
    for fx, fy, s in ((560, 650, 0.9), (620, 660, 1.2), (684, 650, 0.9)):
        p.at(fx, fy, 0, s).part(
            "-30,20 -50,-30 -24,-70 -20,-110! 6,-80 20,-130! 46,-70 50,-20 30,20", "b", rnd=30, ang=90
        )
        p.at(fx, fy, 0, s).plain("-12,18 -18,-20 4,-66! 20,-16 12,18", halo=0, outline_width=3)
    p.black("520,400! 720,400! 736,460 700,530 540,530 504,460", rnd=70, ang=40)
    p.part(circle(620, 400, 100, 22), "c", rnd=20, outline=7)
    wood(p.at(660, 390, 24), rect(-8, -110, 16, 120, 5))
    for x in (570, 630, 690):
        p.line([(x, 350), (x - 22, 310), (x + 14, 270), (x - 8, 220)], 13)
    for turn, x in ((70, 500), (110, 750)):
        wood(p.at(x, 676, turn), rect(-14, -70, 28, 140, 10))
    q = p.at(440, 650, 158)
    q.part("-22,0! 22,0! 24,90 0,150! -24,90", None, rnd=20, ang=70, spacing=8, shade=(0.55, 0), hi=(2, 3))
    iron(q, rect(-50, -20, 100, 22, 8), rnd=9)
    wood(q, rect(-11, -84, 22, 66, 6))
    p.line([(452, 560), (470, 520), (456, 484)], 9)
    for x in (196, 262):
        p.cut(circle(x + 10, 520, 17, 15), None)
        p.dot(x + 14, 522, 7)


def spinning_wheel(block: Block) -> None:
    """It used to be a cart."""
    p = Pen(block)
    ground(block, 650)
    for side in (-1, 1):
        wood(p, limb([(340 + side * 150, 730), (340 + side * 20, 330)], [34, 26]))
    cx, cy, r = 340, 330, 250
    p.part(circle(cx, cy, r), "b", rnd=60, ang=30, outline=8)
    p.plain(circle(cx, cy, r - 34), outline_width=6, halo=0)
    for i in range(10):
        a, b = i * math.tau / 10 + 0.1, (i + 1) * math.tau / 10 + 0.1
        m = (a + b) / 2
        wedge = shape(
            f"{cx},{cy}! {cx + 214 * math.cos(a)},{cy + 214 * math.sin(a)}! {cx + 220 * math.cos(m)},{cy + 220 * math.sin(m)} "
            f"{cx + 214 * math.cos(b)},{cy + 214 * math.sin(b)}!"
        )
        if i % 2:
            p.part(wedge, "a", rnd=40, ang=math.degrees(m), halo=0, outline=5)
        else:
            p.plain(wedge, "c", halo=0, outline_width=5)
        x, y = cx + 150 * math.cos(m), cy + 150 * math.sin(m)
        q = p.at(x, y, math.degrees(m) + 90)
        if i % 5 == 0:
            human_ear(q, 0, 0, 0, 0.7)
        elif i % 5 == 2:
            coin(q, 0, 0, 28)
        elif i % 5 == 3:
            q.plain(rect(-18, -26, 36, 52, 5), outline_width=5)
            q.add(star(0, 0, 5, 6, 14, -1.57))
        else:
            for side in (-1, 1):
                q.add(placed(rect(-26, -6, 52, 12, 4), 0, 0, side * 45))
    for i in range(10):
        a = i * math.tau / 10 + 0.1
        x, y = cx + (r - 17) * math.cos(a), cy + (r - 17) * math.sin(a)
        p.plain(circle(x, y, 13), halo=2, outline_width=5)
    p.black(circle(cx, cy, 40), rnd=30)
    p.plain(circle(cx, cy, 15), "c", halo=0, outline_width=4)
    p.part(f"{cx - 36},30! {cx + 36},30! {cx},124!", None, rnd=14, outline=7, hi=(2, 3), shade=(0.4, -0.2))
    for k in (0, 1, 2):
        a0 = -0.5 + k * 0.16
        arc = [
            (cx + (r + 30 + k * 14) * math.cos(a0 + t * 0.1), cy + (r + 30 + k * 14) * math.sin(a0 + t * 0.1))
            for t in range(5)
        ]
        p.line(arc, 11)
    goblin(
        block,
        Goblin(
            "wedge",
            "leaf",
            "hook",
            "sly",
            "grin",
            body="vest",
            hat="tophat",
            brow="cock",
            look=(-0.6, 0.2),
            hat_scale=0.86,
            left=Hand(216, 400),
            right=Hand(570, 560, "sack", 0, 0.6),
            nose_scale=0.7,
            ear_scale=0.8,
        ),
        640,
        440,
        0.74,
    )


EVENTS: dict[str, tuple[Draw, str]] = {
    **EVENTS_ONE,
    **HALLS,
    "guard_dog": (guard_dog, "cave"),
    "masked_ball": (masked_ball, "rays"),
    "rockfall": (rockfall, "cave"),
    "abandoned_camp": (abandoned_camp, "night"),
    "spinning_wheel": (spinning_wheel, "rays"),
}
