"""The side rooms: one picture for each event, drawn in a space of 800 x 715 over a scene."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.block import Block
from art.kit.figures.goblin import Goblin, Hand, fist
from art.kit.figures.materials import bone as bony
from art.kit.figures.materials import iron, wood
from art.kit.paths import circle, limb, mirrored, placed, poly, rect, shape, taper
from art.kit.pen import Pen
from art.titles.slayer_slayer.event_parts import (
    coin,
    goblin,
    ground,
    head,
    heap,
    human_ear,
    purse,
    rock,
)

Draw = Callable[[Block], None]


def rickety_bridge(block: Block) -> None:
    """One plank each, and one of them has just gone."""
    p = Pen(block)
    for side in (-1, 1):
        cliff = shape("460,780! 460,430! 330,420! 250,440! 270,560 300,640 290,780!")
        p.black(placed(cliff, 400, flip=side), rnd=80, ang=70, spacing=14)
    deck = [(150, 446), (280, 506), (400, 528), (520, 506), (650, 446)]
    for dy in (-110, 0):
        p.line([(x, y + dy) for x, y in deck], 13, start=9, end=9)
    for i in range(9):
        t = i / 8
        x, y = 150 + 500 * t, 446 + 82 * math.sin(math.pi * t)
        if i not in (3, 6):
            p.line([(x, y - 106), (x, y)], 7, start=5, end=5)
        if i == 5:
            continue
        p.part(placed(rect(-26, -13, 52, 28, 4), x, y + 10, (t - 0.5) * -30), "b", rnd=10, ang=0, spacing=7)
    p.part(placed(rect(-26, -13, 52, 28, 4), 486, 672, 40), "b", rnd=10, ang=0, spacing=7)
    for x in (466, 512):
        p.line([(x, 560), (x + 2, 610), (x - 2, 640)], 6)
    for x in (140, 660):
        wood(p, rect(x - 16, 290, 32, 170, 5))
    goblin(
        block,
        Goblin(
            "egg",
            "bat",
            "carrot",
            "wide",
            "glum",
            body="vest",
            hat="bandana",
            brow="worry",
            look=(0.2, 0.9),
            left=Hand(210, 420),
            right=Hand(600, 420),
            tilt=8,
            ear_scale=0.8,
        ),
        330,
        288,
        0.66,
        1,
        -6,
    )
    purse(p, 690, 372, 1.0)


def arm_wrestling(block: Block) -> None:
    """Green, thin and confident against pink, thick and patient."""
    p = Pen(block)
    p.part("100,330! 290,330! 320,620! 70,620!", "c", rnd=80, ang=84)
    p.part("470,330! 760,330! 800,620! 440,620!", "b", rnd=110, ang=84)
    head(
        block,
        Goblin("wedge", "long", "hook", "mad", "grin", brow="angry", nose_scale=0.7, ear_scale=0.7),
        196,
        230,
        0.8,
        -8,
    )
    q = p.at(596, 220, 4)
    q.part(
        mirrored("0,-130 90,-120 130,-50 128,60 90,120 0,140"), None, rnd=90, hi=(2, 3), shade=(0.02, -0.6), outline=6
    )
    for side in (-1, 1):
        q.part(circle(side * 132, 6, 26, 34), None, rnd=20, hi=(2, 3), shade=(0.2, -0.4))
        q.line([(side * 58 - 30, -10), (side * 58, -2), (side * 58 + 30, -10)], 12)
        q.line([(side * 30, -46), (side * 60, -54), (side * 92, -44)], 20, start=6)
    q.part("-16,-10 16,-10 44,30 30,54 0,58 -30,54 -44,30", None, rnd=26, halo=0, hi=(2, 3), shade=(0.2, -0.4))
    for side in (-1, 1):
        q.black(placed(shape("0,66! 50,56 100,80 120,50! 124,104 70,122 10,92!"), flip=side), rnd=18, halo=3)
    q.black("-120,-60! -100,-130 0,-160 100,-130 120,-60! 60,-96 -50,-100", rnd=40)
    ground(block, 640, None)
    p.part("90,560! 710,560! 740,610! 60,610!", "b", rnd=30, ang=2, spacing=10)
    p.part("120,610! 680,610! 660,780! 140,780!", "b", rnd=80, ang=88, spacing=13)
    p.part(limb([(120, 420), (200, 560), (392, 420)], [56, 60, 44]), "a", rnd=24, ang=80)
    p.part(
        limb([(716, 380), (640, 550), (430, 410)], [150, 140, 84]),
        None,
        rnd=60,
        hi=(2, 3),
        shade=(0.2, -0.35),
        outline=7,
    )
    heart = p.at(628, 480, 8)
    heart.part("0,40! -40,0 -34,-30 -10,-28 0,-10! 10,-28 34,-30 40,0", "b", rnd=16, halo=0, outline=4)
    p.part("380,380 420,344 466,366 476,420 440,462 392,446", None, rnd=40, hi=(2, 3), shade=(0.2, -0.4), outline=6)
    for i in range(4):
        p.part(
            limb([(376 + i * 4, 382 + i * 20), (420 + i * 2, 384 + i * 20)], [20, 20]), "a", rnd=9, halo=2, outline=4
        )
    for x, y, dx, dy in ((420, 320, 0, -44), (368, 330, -26, -36), (474, 334, 28, -34)):
        p.line([(x, y), (x + dx, y + dy)], 12, "b", start=9)
    human_ear(p, 262, 540, 30, 0.9)
    s = p.at(180, 548, 60, 0.6)
    for side in (-1, 1):
        s.part(placed(shape("-8,0! 14,-10! 34,-120 36,-160! 6,-100"), 0, -10, 0, flip=side), None, rnd=10, hi=(2, 3))
        s.add(circle(side * 30, 36, 26), stroke=13)


def sleeping_drake(block: Block) -> None:
    """It dreams of gold; the goblin on tiptoe would rather not be in the dream."""
    p = Pen(block)
    heap(p, 470, 690, 400, 250, 26)
    p.part(limb([(760, 560), (640, 430), (470, 430)], [120, 230, 190]), "b", rnd=90, ang=60, spacing=13)
    for x, y, turn in ((520, 330, -10), (590, 320, 6), (660, 350, 22), (722, 410, 40)):
        p.at(x, y, turn).part(poly((-30, 20), (30, 20), (10, -46)), "c", rnd=18)
    q = p.at(380, 470, 6)
    for x in (60, 110):
        q.at(x, -96, 20).part(
            "-18,20! 0,-40 40,-96 96,-120! 70,-60 40,0 22,30!", None, rnd=22, hi=(2, 3), shade=(0.4, -0.2)
        )
    q.part(
        "-250,40 -236,-10 -180,-40 -90,-60 0,-110 90,-116 150,-50 150,50 90,110 -40,110 -180,104 -240,84",
        "b",
        rnd=90,
        ang=50,
        spacing=12,
        outline=7,
    )
    q.line([(-244, 58), (-120, 70), (20, 50), (60, 20)], 12)
    for i, x in enumerate((-206, -160, -110, -60, -14)):
        bony(q, poly((x - 13, 62 + (2 - abs(i - 2)) * 2), (x + 13, 62 + (2 - abs(i - 2)) * 2), (x, 96)), rnd=8, halo=2)
    q.part("-40,-20 0,-62 60,-60 84,-20 60,10 -6,10", "b", rnd=30, halo=0)
    q.line([(-30, -18), (20, 6), (76, -20)], 13)
    for x in (-10, 20, 50):
        q.line([(x, -2), (x - 6, 18)], 6)
    for x in (-214, -186):
        q.dot(x, -2, 9, 7)
    bubble = circle(-262, -50, 50)
    q.plain(bubble, outline_width=5)
    q.line([(-288, -70), (-276, -84), (-256, -88)], 8)
    for x, y, s in ((150, 250, 40), (200, 180, 54), (270, 96, 72)):
        p.add(taper([(x, y), (x + s, y)], s * 0.22, s * 0.2, s * 0.2))
        p.add(taper([(x + s, y), (x, y + s)], s * 0.16, s * 0.14, s * 0.14))
        p.add(taper([(x, y + s), (x + s, y + s)], s * 0.22, s * 0.2, s * 0.2))
    goblin(
        block,
        Goblin(
            "tall",
            "bat",
            "snub",
            "wide",
            "whistle",
            body="rags",
            hat="tuft",
            brow="worry",
            look=(-0.8, 0.3),
            left=Hand(260, 430),
            right=Hand(560, 420),
            feet=((340, 700), (470, 770)),
            lean=8,
            ear_scale=0.8,
        ),
        620,
        240,
        0.46,
    )


def beggar_prophet(block: Block) -> None:
    """He saw you coming."""
    p = Pen(block)
    ground(block, 640)
    p.part("400,250 520,300 600,480 660,700! 140,700! 200,480 280,300", "b", rnd=130, ang=84, spacing=14)
    for points in (
        [(330, 420), (300, 560), (310, 690)],
        [(470, 420), (510, 560), (496, 690)],
        [(400, 470), (396, 690)],
    ):
        p.line(points, 10)
    for x, y, turn in ((260, 560, 8), (540, 610, -8)):
        r = p.at(x, y, turn)
        r.plain(rect(-34, -30, 68, 60, 4), "c", halo=2)
        for i in (-20, 0, 20):
            r.line([(i, -42), (i, -20)], 6)
    head(
        block,
        Goblin("wedge", "droop", "drip", "shut", "smirk", beard=True, warts=True, nose_scale=0.66, mouth_drop=92),
        400,
        290,
        1.0,
        5,
    )
    p.part("260,250! 400,222 540,258! 536,300! 400,272 262,294!", None, rnd=20, ang=0, hi=(2, 3), shade=(0.4, -0.2))
    e = p.at(402, 190, 4)
    e.add(circle(2, 2, 46, 40))
    e.plain(shape("-56,0! 0,-40 56,0! 0,36"), outline_width=6)
    e.dot(0, -2, 20)
    e.cut(circle(-6, -9, 6))
    for a in range(-70, 71, 28):
        bearing = math.radians(a - 90)
        e.line(
            [
                (66 * math.cos(bearing), 56 * math.sin(bearing) - 4),
                (104 * math.cos(bearing), 92 * math.sin(bearing) - 4),
            ],
            12,
            start=8,
        )
    b = p.at(250, 612)
    b.part(limb([(130, -60), (70, -20), (0, -6)], [54, 48, 42]), "b", rnd=22)
    b.part("-90,-16! 90,-16! 60,50 0,66 -60,50", "c", rnd=40, ang=30)
    b.plain(circle(0, -16, 90, 20), outline_width=6)
    b.dot(0, -14, 70, 11)
    fist(b, 70, 14, 60, 1, "a")
    coin(p, 250, 560, 20)


def mushroom_feast(block: Block) -> None:
    """Some only once."""
    p = Pen(block)
    ground(block, 620)
    for x, y, s in ((130, 560, 1.5), (690, 560, 1.3), (560, 500, 0.9)):
        q = p.at(x, y, 0, s)
        bony(q, "-40,80! -26,-40 26,-40 40,80!", rnd=30, ang=88)
        q.part("-130,-30 -100,-110 0,-150 100,-110 130,-30 60,-10 0,-22 -60,-10", "b", rnd=80, ang=60)
        for dx, dy, r in ((-60, -70, 18), (0, -104, 22), (60, -64, 16)):
            q.plain(circle(dx, dy, r, r * 0.8), halo=0, outline_width=4)
    goblin(
        block,
        Goblin(
            "pear",
            "leaf",
            "bulb",
            "wide",
            "tongue",
            body="apron",
            hat="chef",
            brow="arch",
            hat_scale=0.8,
            left=Hand(230, 540, "ladle", -10, 0.8),
            right=Hand(560, 560),
            look=(-0.2, 0.8),
            girth=1.1,
        ),
        330,
        400,
        0.72,
    )
    q = p.at(420, 600)
    q.black("-150,-70! 150,-70! 170,0 120,100 -120,100 -170,0", rnd=90, ang=40)
    q.part(circle(0, -72, 150, 30), "a", rnd=24, ang=0, outline=7)
    for x, y, r in ((-70, -84, 14), (10, -78, 20), (70, -90, 12), (-20, -120, 13), (40, -140, 17)):
        q.part(circle(x, y, r), "a", rnd=r, halo=2, outline=4)
    block.push(84, 400, 268, 250, 340, 0.5)
    draw = Goblin("round", "bat", "snub", "x", "tongue", warts=False)
    head(block, draw, 400, 268, 1.0)
    block.pop()


def lost_goblinlings(block: Block) -> None:
    """Winning at hiding."""
    p = Pen(block)
    ground(block, 630)
    p.add(shape("150,640! 130,340 230,160 400,120 570,160 670,340 650,640!"))
    for x, y, r, look in (
        (300, 270, 20, 0.4),
        (470, 230, 15, -0.3),
        (540, 360, 18, 0),
        (230, 400, 13, 0.5),
        (400, 340, 24, 0),
    ):
        for side in (-1, 1):
            p.cut(circle(x + side * r * 1.25, y, r, r * 0.9), None)
            p.dot(x + side * r * 1.25 + look * r, y + 2, r * 0.4)
    p.part("250,470! 550,470! 584,570 550,690! 250,690! 216,570", "b", rnd=110, ang=88, spacing=13)
    for y, half in ((500, 160), (640, 162)):
        iron(
            p,
            f"{400 - half},{y}! 400,{y + 16} {400 + half},{y}! {400 + half},{y + 28}! 400,{y + 44} {400 - half},{y + 28}!",
            rnd=12,
            ang=0,
            halo=3,
        )
    for points in ([(340, 480), (326, 580), (340, 690)], [(460, 480), (474, 580), (460, 690)]):
        p.line(points, 8)
    head(
        block, Goblin("round", "bat", "snub", "wide", "grin", hat="tuft", warts=False, ear_turn=-14), 400, 410, 0.58, -6
    )
    p.part("250,474! 400,492 550,474! 552,510! 400,528 248,510!", "b", rnd=14, ang=0, halo=0)
    for side in (-1, 1):
        fist(p, 400 + side * 96, 484, 0, side, "a", 0.8)
    rock(p, 110, 600, 90, 2)
    rock(p, 700, 610, 84, 5)
    for side in (-1, 1):
        p.at(716 + side * 26, 528, 10 * side, 0.34, side).part(
            "-10,-42 60,-78 150,-125 222,-182! 196,-70 132,14 60,58 -10,48", "a", rnd=20, halo=3
        )
    p.part("96,668 130,650 176,660 190,684 150,694 100,692", "a", rnd=16)
    for x in (150, 168):
        p.line([(x, 668), (x + 4, 688)], 6)


def toll_troll(block: Block) -> None:
    """He accepts coins, goats and apologies."""
    p = Pen(block)
    ground(block, 650)
    goblin(
        block,
        Goblin(
            "flat",
            "stub",
            "bulb",
            "sleepy",
            "under",
            body="fur",
            brow="flat",
            hat="tuft",
            girth=1.5,
            head_scale=1.2,
            nose_scale=1.1,
            mouth_drop=84,
            left=Hand(150, 560),
            right=Hand(640, 560, "sack", 0, 0.9),
            look=(0, 0.8),
        ),
        400,
        360,
        0.94,
    )
    human_ear(p, 648, 470, 20, 0.8)
    human_ear(p, 600, 462, -24, 0.7)
    bar = rect(-20, 566, 840, 56, 6)
    p.plain(bar, outline_width=8)
    for i in range(9):
        x = i * 104
        p.block.add(p.path(poly((x, 566), (x + 52, 566), (x + 20, 622), (x - 32, 622))), "b", clip=p.path(bar))
    p.add(bar, stroke=7)
    p.part(rect(40, 520, 60, 220, 6), None, rnd=30, ang=88, shade=(0.5, 0), hi=(2, 3))
    p.part("22,516! 70,490 118,516! 118,530! 22,530!", None, rnd=20, shade=(0.5, 0), hi=(2, 3))
    coin(p, 70, 650, 30)


EVENTS_ONE: dict[str, tuple[Draw, str]] = {
    "rickety_bridge": (rickety_bridge, "cave"),
    "arm_wrestling": (arm_wrestling, "rays"),
    "sleeping_drake": (sleeping_drake, "cave"),
    "beggar_prophet": (beggar_prophet, "cave"),
    "mushroom_feast": (mushroom_feast, "cave"),
    "lost_goblinlings": (lost_goblinlings, "bricks"),
    "toll_troll": (toll_troll, "cave"),
}
