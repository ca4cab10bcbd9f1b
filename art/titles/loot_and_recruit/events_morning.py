"""The opening and the mornings of the festival."""

from __future__ import annotations

import math

from art.kit.block import Block
from art.kit.figures.goblin import fist, foot
from art.kit.figures.materials import bone, iron, wood
from art.kit.figures.minion import Arm
from art.kit.figures.props import draw_prop
from art.kit.paths import circle, limb, rect, star
from art.kit.pen import Pen
from art.titles.loot_and_recruit.pictures_parts import (
    Draw,
    bolt,
    button,
    earth,
    fish,
    gob,
    head,
    plank,
    put,
    tag,
    whizz,
)

WING = "0,10! 40,-40 110,-60 180,-40! 150,-14 160,10! 120,18 110,40! 50,44"


def opening_ceremony(block: Block) -> None:
    """The speech is short because the podium collapsed."""
    p = Pen(block)
    earth(p, 640)
    for side in (-1, 1):
        p.at(400, 0, 0, 1, side).part(
            "400,120! 250,190 100,200! 100,250! 250,242 400,180!", "b", rnd=24, ang=0, outline=8
        )
    mayor = gob(
        "pear droop bulb x worry wobble tophat tails",
        pose="none",
        left=Arm(180, 300, hand="open"),
        right=Arm(620, 330, "scroll", 20, 0.8),
        hat_shift=(50, -40),
        hat_turn=24,
        hat_scale=0.94,
    )
    put(block, mayor, 400, 410, 0.98, 8)
    for x0, y0, x1, y1 in (
        (90, 700, 330, 520),
        (220, 560, 520, 690),
        (480, 510, 720, 700),
        (130, 600, 420, 720),
        (400, 710, 700, 590),
    ):
        plank(p, x0, y0, x1, y1, 62)
    p.part("330,560! 500,540! 530,680! 350,700!", "c", rnd=40, ang=10, outline=9)
    p.part(star(432, 620, 5, 20, 50, -math.pi / 2), "a", rnd=20, halo=3, outline=6)
    bolt(p, 130, 430, -30, 1.2)
    bolt(p, 690, 440, 40, 1.2)


def market_morning(block: Block) -> None:
    """Everything must go, and some of it is trying to."""
    p = Pen(block)
    earth(p, 650)
    for x in (70, 520):
        wood(p, rect(x - 18, 120, 36, 560, 4), outline=8)
    seller = gob(
        "wide stub bulb wide worry yell fur apron",
        left=Arm(220, 500, hand="open"),
        right=Arm(640, 400, hand="open"),
        look=(0.8, 0.2),
    )
    put(block, seller, 290, 440, 0.82)
    p.part("30,500! 560,500! 540,680! 50,680!", "b", rnd=70, ang=88, outline=10, spacing=15)
    fish(p, 150, 480, 0, 0.7)
    for x in (290, 360, 430):
        p.part(circle(x, 470, 36), "c", rnd=30, outline=7)
    for i in range(5):
        x = 10 + i * 114
        p.part(
            f"{x},60! {x + 114},60! {x + 114},180! {x + 57},230 {x},180!",
            "b" if i % 2 else None,
            rnd=40,
            ang=84,
            outline=9,
        )
    draw_prop(p, "chicken", 640, 330, -6, 1.3)
    whizz(p, [(560, 250), (540, 210), (550, 170)], 13)
    pot = p.at(680, 560)
    for x in (-34, 34):
        pot.part(limb([(x, 60), (x + 10, 130)], [32, 26]), "a", rnd=12, outline=7)
        foot(pot.at(x + 14, 150, -6, 0.7), 0, 0, 1, "a")
    pot.part("-90,-70! 90,-70! 76,70 0,100 -76,70", "c", rnd=60, outline=9)
    pot.part(circle(0, -70, 92, 22), None, rnd=20, outline=8)
    for x in (-30, 36):
        pot.plain(circle(x, 0, 22), None, 6, halo=0)
        pot.dot(x + 8, 2, 9)
    tag(pot, -70, 0, 16, 0.8)


def free_breakfast(block: Block) -> None:
    """Porridge for all. All the porridge for some."""
    p = Pen(block)
    eater = gob(
        "wide leaf snub shut arch beam chef bare",
        pose="none",
        left=None,
        right=None,
        mouth_drop=78,
        hat_scale=0.84,
        hat_seat=0.84,
    )
    head(block, eater, 400, 284, 1.0, -6)
    p.part("120,400 200,340 300,390 400,350 520,392 610,344 690,400 640,450 160,450", None, rnd=40, outline=9)
    for x, y, r in ((250, 380, 20), (480, 372, 24), (580, 390, 16)):
        p.part(circle(x, y, r), None, rnd=r, halo=2, outline=5)
    iron(p, "80,400! 720,400! 710,440! 700,580 610,690 400,724 190,690 100,580 90,440!", rnd=170)
    p.part("60,390! 740,390! 740,440! 60,440!", None, rnd=22, ang=0, outline=9)
    for x, y in ((220, 440), (470, 440), (640, 440)):
        p.part(
            f"{x - 26},{y - 6}! {x + 26},{y - 6}! {x + 20},{y + 70} {x},{y + 110} {x - 18},{y + 60}",
            None,
            rnd=16,
            outline=7,
        )
    for x, turn in ((60, -16), (740, 16)):
        q = p.at(x, 600, turn)
        q.part(limb([(0, 160), (0, 20)], [54, 46]), "a", rnd=20, outline=8)
        q.part("-90,-70! 90,-70! 60,10 0,24 -60,10", "b", rnd=40, outline=9)
        q.plain(circle(0, -70, 88, 18), None, 7)
        fist(q, 0, 16, 0, 1, "a")
    for x in (300, 540):
        whizz(p, [(x, 90), (x + 20, 60), (x - 10, 34), (x + 8, 4)], 14)


def spring_cleaning(block: Block) -> None:
    """The broom was the first thing thrown out."""
    p = Pen(block)
    cleaner = gob(
        "egg torn carrot mad angry clench knotted overalls",
        left=Arm(210, 250, hand="open"),
        right=Arm(620, 300, hand="open"),
        hat_seat=0.7,
        look=(0.7, 0),
    )
    p.part("-20,-20! 340,-20! 340,730! -20,730!", "b", rnd=120, ang=88, spacing=15, outline=11)
    p.add("40,80! 290,80! 290,730! 40,730!")
    put(block, cleaner, 210, 420, 0.88, 6)
    broom = p.at(560, 330, 62)
    wood(broom, rect(-14, -300, 28, 420, 8), rnd=12, outline=8)
    broom.part(
        "-50,110! 50,110! 100,260! 60,250! 30,276! 0,254! -36,276! -60,250! -100,262!",
        "c",
        rnd=50,
        ang=88,
        outline=9,
        spacing=13,
    )
    broom.part(rect(-56, 84, 112, 40, 6), "a", rnd=16, outline=8)
    boot = p.at(660, 560, 50, 1.2)
    boot.black("-44,-80! 30,-80! 34,-10 90,10 104,40! -46,40!", rnd=40)
    draw_prop(p, "skullcup", 470, 600, -30, 1.0)
    button(p, 740, 420, 40)
    p.part(circle(700, 120, 60, 44), None, rnd=30, outline=8)
    p.add(circle(700, 120, 30, 20), stroke=6)
    for x, y, r in ((380, 690, 54), (300, 704, 44), (460, 710, 40)):
        p.part(circle(x, y, r, r * 0.7), None, rnd=r, halo=3, outline=7)
    for y in (150, 480, 640):
        whizz(p, [(360, y), (420, y - 6), (480, y - 4)], 14)


def early_birds(block: Block) -> None:
    """They got the worm. It was lunch."""
    p = Pen(block)
    sleeper = gob(
        "pear long snub wide worry clench sprout bare",
        pose="none",
        left=None,
        right=None,
        look=(0.8, 0.3),
        hat_seat=0.98,
        mouth_drop=96,
    )
    head(block, sleeper, 220, 380, 1.14, 4)
    cap = p.at(214, 230, -8)
    cap.part("-110,20! -90,-60 -10,-130 90,-120 170,-40 190,40! 120,-10 100,20!", "b", rnd=60, outline=9)
    cap.part("-124,6! 120,6! 120,44! -124,44!", None, rnd=18, ang=0, outline=7)
    cap.part(circle(194, 60, 28), None, rnd=22, outline=7)
    worm = [(270, 486), (340, 560), (400, 470), (460, 400), (520, 440)]
    p.cut(limb(worm, [60] * 5), None)
    p.part(limb(worm, [44, 46, 46, 44, 36]), "c", rnd=20, ang=80, spacing=13, outline=8)
    bird = p.at(600, 360)
    bird.part(
        "-10,230 -100,150 -110,30 -70,-70 20,-120 110,-90 150,0 200,70! 150,170 80,230",
        "a",
        rnd=110,
        ang=60,
        outline=10,
        spacing=14,
    )
    bird.at(60, 60, 24).part(WING, "a", rnd=30, outline=8)
    bird.part("-60,-20! -130,60! -60,90! -20,40!", "b", rnd=26, outline=8)
    bird.line([(-112, 60), (-70, 52), (-30, 30)], 10)
    for x in (-36, 36):
        bird.plain(circle(x, -40, 34), None, 7, halo=0)
        bird.dot(x - 10, -32, 13)
    bird.line([(-80, -92), (-40, -78), (-6, -62)], 18, start=12, end=12)
    bird.line([(90, -92), (50, -80), (14, -62)], 18, start=12, end=12)
    for dx in (0, 30, 60):
        bird.line([(dx - 20, -112), (dx - 10, -150), (dx + 16, -170)], 13, start=10, end=6)
    p.part("-20,600! 200,560 400,600 620,570 820,610! 820,740! -20,740!", "b", rnd=60, ang=10, spacing=13, outline=10)
    for i in range(15):
        x, y = (i * 61) % 820, 620 + (i * 37) % 90
        p.line([(x - 30, y + 8), (x, y - 6), (x + 50, y - 14)], 11)


def rowdy_registration(block: Block) -> None:
    """Sign here. Not on him either."""
    p = Pen(block)
    clerk = gob(
        "tall stub long goggles worry glum parting surgeon",
        left=Arm(230, 540),
        right=Arm(560, 520, hand="open"),
        head_scale=1.02,
    )
    put(block, clerk, 240, 380, 0.88)
    signer = gob(
        "round bat carrot crazy angry tongue mohawk rags",
        left=Arm(236, 330, hand=None, elbow=(250, 470)),
        right=Arm(600, 560),
        tilt=8,
    )
    put(block, signer, 600, 370, 0.86, -4)
    quill = p.at(460, 310, 216)
    bone(quill, "-6,-120! 10,-120! 40,60 30,190 0,240! -34,160 -24,40", rnd=30, outline=8)
    quill.line([(2, -116), (0, 60), (-2, 220)], 9)
    fist(p.at(458, 300, 0, 1.15), 0, 0, 0, -1, "a")
    p.part("-10,520! 810,520! 810,590! -10,590!", "b", rnd=26, ang=0, outline=10)
    p.part("30,590! 770,590! 750,740! 50,740!", "b", rnd=80, ang=88, spacing=15, outline=10)
    sheet = p.at(400, 510, -4)
    sheet.plain("-130,-50! 140,-40! 160,40! -150,30!", None, 8)
    for y in (-26, 0):
        sheet.line([(-100, y), (0, y + 4), (100, y)], 9, start=6, end=6)
    splash = p.at(400, 640, 0, 1.1)
    splash.black("-60,0 -40,-50 10,-44 60,-60 56,0 76,40 20,36 -6,90 -24,40 -66,50", rnd=30)
    for x, y, r in ((150, 640, 20), (640, 650, 26), (560, 620, 12), (270, 250, 13), (180, 320, 10)):
        p.black(circle(x, y, r), rnd=r)
    for x, y in ((130, 300), (310, 330)):
        p.line([(x - 30, y), (x - 10, y - 24), (x + 4, y + 14), (x + 24, y - 16), (x + 40, y + 4)], 11, start=6, end=5)


def dawn_drill(block: Block) -> None:
    """Left, right, left, the other left."""
    p = Pen(block)
    sun = circle(400, 380, 210)
    p.cut(sun, None)
    p.add(sun, "b")
    earth(p, 660)
    row = (
        (150, "egg bat snub open flat glum pot uniform", 1, (0.7, 0)),
        (400, "flat torn carrot crazy arch tongue colander uniform", -1, (0.7, 0)),
        (650, "wedge leaf hook angry angry under bucket uniform", 1, (0.7, 0)),
    )
    for x, words, flip, look in row:
        m = gob(
            words,
            pose="stride" if flip > 0 else "kick",
            left=Arm(230, 520),
            right=Arm(580, 300, "spear" if flip > 0 else "ladle", 8, 0.8, elbow=(600, 440)),
            look=look,
            ear_scale=0.5,
            turn=26,
            hat_seat=0.72,
        )
        put(block, m, x, 400 if flip > 0 else 420, 0.74, 0 if flip > 0 else -4, flip)


MORNING: dict[str, tuple[Draw, str]] = {
    "opening_ceremony": (opening_ceremony, "stage"),
    "market_morning": (market_morning, "hills"),
    "free_breakfast": (free_breakfast, "rays"),
    "spring_cleaning": (spring_cleaning, "road"),
    "early_birds": (early_birds, "hills"),
    "rowdy_registration": (rowdy_registration, "tents"),
    "dawn_drill": (dawn_drill, "rays"),
}
