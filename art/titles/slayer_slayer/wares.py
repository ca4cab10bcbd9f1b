"""The store and what it sells; drawn in a space of 800 x 715."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.block import Block
from art.kit.figures.goblin import Goblin, Hand, fist
from art.kit.figures.materials import iron, wood
from art.kit.paths import circle, limb, placed, poly, rect, shape, star, taper
from art.kit.pen import Pen
from art.titles.slayer_slayer.event_parts import coin, goblin, ground, head, heap, human_ear, open_hand, purse
from art.titles.slayer_slayer.investments import aggressive_investing, greedy_investing

Draw = Callable[[Block], None]


def store(block: Block) -> None:
    """A hole in the wall with a striped awning; everything fell off an adventurer."""
    p = Pen(block)
    for x in (90, 710):
        wood(p, rect(x - 18, 140, 36, 620, 4))
    p.part(rect(90, 190, 620, 300, 4), None, rnd=10, ang=0, shade=(0.3, -0.3), hi=(2, 3))
    p.add(rect(104, 200, 592, 280))
    for y in (330,):
        wood(p, rect(100, y, 180, 18, 3))
        wood(p, rect(520, y, 180, 18, 3))
    for x, y, s in ((140, 326, 0.5), (236, 326, 0.42)):
        q = p.at(x, y, 0, s)
        q.part("-20,-130! 20,-130! 18,-80 60,-20 50,0! -50,0! -60,-20 -18,-80", "b" if x < 200 else "a", rnd=40)
        q.plain(rect(-26, -150, 52, 22, 4), outline_width=5)
    iron(p, "540,326! 540,270 570,240 610,240 640,270 640,326! 600,306!", rnd=40)
    p.part(circle(676, 296, 30), "c", rnd=24)
    goblin(
        block,
        Goblin(
            "pear",
            "bat",
            "hook",
            "sly",
            "grin",
            body="vest",
            hat="fur",
            brow="cock",
            nose_scale=0.74,
            left=Hand(200, 500),
            right=Hand(600, 500),
            look=(0.4, 0.2),
            hat_seat=0.8,
            ear_scale=0.8,
        ),
        400,
        400,
        0.80,
    )
    p.part(rect(50, 510, 700, 64, 6), "b", rnd=26, ang=0, spacing=9)
    p.part("80,574! 720,574! 706,780! 94,780!", "b", rnd=90, ang=88, spacing=13)
    for side in (-1, 1):
        fist(p, 400 + side * 170, 512, 0, side, "a", 0.9)
    for x in (140, 660):
        p.at(x, 650).part(star(0, 0, 8, 34, 56), "c", rnd=30)
    human_ear(p, 140, 650, -8, 0.7)
    coin(p, 660, 650, 24)
    pans = p.at(640, 480)
    pans.bar(-4, -70, 8, 80)
    pans.line([(-60, -66), (60, -60)], 9, start=7, end=7)
    for x in (-56, 56):
        pans.plain(f"{x - 30},-20! {x + 30},-20! {x + 16},2 {x - 16},2", "c", outline_width=5)
        pans.line([(x, -62), (x - 24, -20)], 4, start=3, end=3)
        pans.line([(x, -62), (x + 24, -20)], 4, start=3, end=3)
    q = p.at(230, 490)
    q.plain(rect(-60, -30, 120, 40, 4), outline_width=5)
    heap(q, 0, -34, 40, 30, 15)
    for i in range(8):
        left = 30 + i * 92.5
        stripe = placed(shape("22,70! 100,70! 92,190! 80,226 46,238 12,226 0,190!"), left)
        if i % 2:
            p.part(stripe, None, rnd=40, ang=84, hi=(2, 3), shade=(0.3, -0.3))
        else:
            p.part(stripe, "b", rnd=40, ang=84)
    p.part("30,60! 770,60! 790,90! 10,90!", "b", rnd=12, ang=0)


def hire_minion(block: Block) -> None:
    """Cheap, keen, and not sure what the job is."""
    p = Pen(block)
    ground(block, 650)
    goblin(
        block,
        Goblin(
            "round",
            "bat",
            "snub",
            "wide",
            "grin",
            body="rags",
            hat="pot",
            left=Hand(226, 470),
            right=Hand(590, 380),
            hat_scale=0.8,
            tilt=8,
            look=(0.4, -0.4),
            nose_scale=0.9,
            back=(("club", 560, 500, 40),),
        ),
        400,
        410,
        0.92,
    )
    q = p.at(580, 400, 34)
    wood(q, rect(-9, -210, 18, 330, 5))
    q.part("-70,-210 -30,-250 30,-250 76,-206 60,-150 0,-134 -58,-150", "c", rnd=50)
    for x, y in ((-30, -200), (20, -220), (30, -176), (-10, -166)):
        q.dot(x, y, 9, layer="b")
    fist(p, 580, 400, 0, 1, "a")
    q = p.at(190, 470, -6)
    q.plain(rect(-100, -80, 200, 130, 4), "c", outline_width=8)
    coin(q, -40, -14, 36)
    human_ear(q, 46, -14, 6, 0.84)
    fist(q, 30, 66, 0, -1, "a")


def enhanced_recruitment(block: Block) -> None:
    """It is mostly about smell."""
    p = Pen(block)
    ground(block, 660)
    head(
        block,
        Goblin("egg", "droop", "snub", "wide", "glum", brow="worry", hat="cap", look=(-0.6, 0.4), ear_scale=0.8),
        190,
        240,
        0.72,
    )
    head(
        block,
        Goblin("flat", "stub", "bulb", "sleepy", "tongue", hat="mohawk", look=(0.5, 0.3), ear_scale=0.6),
        420,
        250,
        0.70,
    )
    for x in (190, 420):
        p.part(f"{x - 60},330! {x + 60},330! {x + 90},520! {x - 90},520!", "b" if x < 300 else "c", rnd=60, ang=84)
    head(
        block,
        Goblin(
            "tall",
            "long",
            "long",
            "squint",
            "smirk",
            brow="cock",
            hat="feather",
            nose_scale=1.15,
            look=(-0.6, 0),
            ear_scale=0.4,
        ),
        636,
        300,
        0.84,
        0,
        -1,
    )
    p.black("560,440! 710,440! 790,700! 500,700!", rnd=80)
    for x, y in ((470, 350), (486, 310)):
        p.line([(x, y), (x - 26, y + 12), (x - 44, y - 8), (x - 70, y + 6)], 9)
    p.part("20,520! 780,520! 800,572! 0,572!", "b", rnd=24, ang=0)
    p.part("40,572! 760,572! 740,780! 60,780!", "b", rnd=80, ang=88, spacing=13)
    q = p.at(580, 500, -6)
    q.plain(rect(-80, -70, 160, 90, 4), outline_width=6)
    for i in range(2):
        q.plain(rect(-62, -54 + i * 38, 26, 26), outline_width=5, halo=0)
        q.line([(-20, -40 + i * 38), (56, -42 + i * 38)], 8)
    q.line([(-60, -44), (-50, -32), (-30, -62)], 9, "b", start=6, end=4)
    q.line([(-58, -12), (-38, 8)], 9, "b", start=6, end=6)
    q.line([(-38, -12), (-58, 8)], 9, "b", start=6, end=6)
    for x, lean in ((120, -6), (300, 4)):
        c = p.at(x, 510, lean)
        c.plain(rect(-40, -56, 80, 62, 4), outline_width=5)
        c.add(star(0, -24, 5, 8, 20, -1.57), "a")


def armour(block: Block) -> None:
    """One careful owner, one careless dragon."""
    p = Pen(block)
    ground(block, 650)
    block.push(0, 400, 690, 0, 0, 0.92)
    wood(p, rect(386, 560, 28, 130, 4))
    p.part("300,690! 340,664 460,664 500,690! 500,712! 300,712!", "b", rnd=14)
    steel = {"hi": (2, 3), "shade": (0.46, -0.05), "ang": 60, "spacing": 12}
    p.part(
        "400,150 500,170 560,250 520,440 500,560! 400,590 300,560! 280,440 240,250 300,170",
        None,
        rnd=120,
        outline=8,
        **steel,
    )
    p.line([(400, 210), (404, 400), (398, 580)], 10)
    for y in (440, 490, 540):
        p.line([(300, y), (400, y + 20), (500, y)], 9)
    for side in (-1, 1):
        q = p.at(400 + side * 190, 230, side * 10, 1, side)
        for i in (2, 1, 0):
            q.part(
                f"-70,{i * 34}! -56,{-60 + i * 30} 20,{-84 + i * 30} 90,{-40 + i * 32} 100,{40 + i * 34}!",
                None,
                rnd=60,
                outline=6,
                **steel,
            )
    h = p.at(400, 110, -8)
    h.part("-100,70! -108,-30 -76,-90 0,-112 76,-90 108,-30 100,70! 30,100 -30,100", None, rnd=90, outline=7, **steel)
    h.add("-90,-14! 90,-14! 84,16! -84,16!")
    h.part("-14,-120 10,-180 70,-200 120,-160! 60,-150 14,-100", "b", rnd=24)
    bite = p.at(500, 500)
    for x, y in ((20, -60), (-10, -20), (-24, 30), (-10, 80)):
        bite.cut(circle(x + 40, y, 50), None)
    for i, (x, y) in enumerate(((12, -50), (-20, 0), (-26, 50), (4, 96))):
        bite.line([(x - 10, y - 12), (x - 30, y)], 8)
        bite.dot(x + 40, y - 16 * (i % 2), 6, layer="b")
    bite.part("30,100! 50,20 40,-30 60,-80! 90,-20 110,20 90,100!", "b", rnd=24, ang=90)
    bite.plain("50,98! 60,40 68,0! 80,50 74,98!", halo=0, outline_width=3)
    t = p.at(280, 420, 10)
    t.line([(20, -60), (0, -30), (0, 0)], 6, start=5, end=5)
    t.plain("-50,20! 0,-14 50,20! 54,110! -52,114!", "c", outline_width=7)
    coin(t, 0, 66, 28)
    block.pop()


def weave_fate(block: Block) -> None:
    """A spider that plays dice, and the thread you bought."""
    p = Pen(block)
    for i in range(10):
        a = i * math.tau / 10 + 0.2
        p.cut(taper([(400, 300), (400 + 700 * math.cos(a), 300 + 700 * math.sin(a))], 7, 5, 5), None)
    for r in (130, 220, 310, 410):
        for i in range(10):
            a, b = i * math.tau / 10 + 0.2, (i + 1) * math.tau / 10 + 0.2
            m = (a + b) / 2
            strand = [
                (400 + r * math.cos(a), 300 + r * math.sin(a)),
                (400 + r * 0.88 * math.cos(m), 300 + r * 0.88 * math.sin(m)),
                (400 + r * math.cos(b), 300 + r * math.sin(b)),
            ]
            p.cut(taper(strand, 6, 4, 4), None)
    hexagon = [
        (400 + 170 * math.cos(math.pi / 6 + i * math.pi / 3), 330 + 170 * math.sin(math.pi / 6 + i * math.pi / 3))
        for i in range(6)
    ]
    p.part(poly(*hexagon), "b", rnd=150, ang=40, spacing=13, outline=9)
    inner = [
        (400 + 104 * math.cos(-math.pi / 2 + i * math.tau / 3), 330 + 104 * math.sin(-math.pi / 2 + i * math.tau / 3))
        for i in range(3)
    ]
    p.part(poly(*inner), "b", rnd=60, ang=20, spacing=12, halo=0, outline=7, shade=(-0.2, -0.9))
    for i, (x, y) in enumerate(hexagon):
        nearest = sorted(inner, key=lambda v: (v[0] - x) ** 2 + (v[1] - y) ** 2)[: 2 if i % 2 else 1]
        for nx, ny in nearest:
            p.line([(x, y), (nx, ny)], 8, start=6, end=6)
    p.cut(star(400, 338, 5, 20, 48, -1.57), None)
    p.add(star(400, 338, 5, 12, 32, -1.57), "c")
    q = p.at(640, 560, 20)
    q.part(rect(-60, -70, 120, 140, 4), "a", rnd=50, ang=0, spacing=9)
    for y in (-44, -16, 12, 40):
        q.line([(-58, y + 10), (0, y), (58, y + 12)], 9, start=6, end=6)
    for y in (-100, 66):
        q.part(rect(-86, y, 172, 36, 10), "b", rnd=16, ang=0)
    p.line([(590, 520), (500, 560), (420, 600), (300, 560), (190, 610), (120, 540)], 11, "a", start=8, end=8)
    n = p.at(150, 520, -40)
    n.part("-9,90! 0,150! 9,90! 11,-80 0,-104 -11,-80", None, rnd=8, hi=(2, 3), shade=(0.5, 0))
    n.add(circle(0, -80, 4, 11))
    for side in (-1, 1):
        for reach, top, low in ((150, 120, 300), (170, 200, 380), (150, 300, 450), (110, 370, 490)):
            x = 150 + side * reach
            p.add(
                taper(
                    [
                        (150 + side * 40, 300),
                        (150 + side * reach * 0.8, top),
                        (x, (top + low) / 2),
                        (x + side * 8, low),
                    ],
                    20,
                    15,
                    8,
                )
            )
            p.cut(
                taper(
                    [
                        (150 + side * 40, 300),
                        (150 + side * reach * 0.8, top),
                        (x, (top + low) / 2),
                        (x + side * 8, low),
                    ],
                    7,
                    5,
                    2,
                )
            )
    p.black("150,250 230,280 260,360 220,440 150,460 80,440 40,360 70,280", rnd=80, ang=40)
    p.part(circle(150, 380, 40), "b", rnd=26, halo=0)
    head(
        block,
        Goblin("tall", "leaf", "drip", "crazy", "smirk", hat="hood", nose_scale=0.6, ear_scale=0.5),
        150,
        230,
        0.56,
        -8,
    )


def bribe_goblin(block: Block) -> None:
    """Loyalty is priceless. This is slightly under."""
    p = Pen(block)
    ground(block, 670)
    for x, flip, spec in (
        (
            196,
            1,
            Goblin(
                "wedge",
                "bat",
                "hook",
                "sly",
                "smirk",
                hat="hood",
                brow="cock",
                look=(0.9, 0.1),
                nose_scale=0.7,
                ear_scale=0.7,
            ),
        ),
        (610, -1, Goblin("egg", "long", "snub", "wide", "grin", hat="cap", look=(-0.2, 0.9), ear_scale=0.7)),
    ):
        p.part(f"{x - 90},330! {x + 90},330! {x + 150},720! {x - 150},720!", "b" if x > 300 else "c", rnd=90, ang=84)
        head(block, spec, x, 240, 0.92, 4 if x < 300 else -4, flip)
    p.part(limb([(280, 430), (330, 560), (410, 520)], [70, 60, 50]), "c", rnd=26)
    purse(p, 412, 440, 0.92)
    fist(p, 412, 520, 0, 1, "a", 1.2)
    open_hand(p, 560, 560, -52, 1.05, "a", -1)
    p.line([(330, 330), (352, 300)], 10)
    for x, y in ((500, 400), (520, 440), (480, 370)):
        coin(p, x, y, 19)
    for side, x in ((-1, 690), (1, 740)):
        c = p.at(x, 520, side * 10)
        c.plain(rect(-44, -64, 88, 128, 8), outline_width=6)
        c.part(rect(-32, -52, 64, 104, 4), "a", rnd=30, halo=0, outline=4)


def foresight(block: Block) -> None:
    """Tastes like next Tuesday."""
    p = Pen(block)
    ground(block, 660)
    q = p.at(400, 400)
    q.part(
        "-56,-240! 56,-240! 50,-110 170,60 190,190 120,264 -120,264 -190,190 -170,60 -50,-110",
        None,
        rnd=120,
        ang=60,
        outline=9,
        hi=(2, 3),
        shade=(0.12, -0.4),
    )
    q.part("-160,70! -60,50 60,84 160,60! 180,180 112,248 -112,248 -180,180", "a", rnd=90, ang=40, halo=0)
    e = q.at(0, 140)
    e.add(circle(3, 4, 128, 84))
    e.plain(shape("-120,0! 0,-84 120,0! 0,80"), outline_width=7, halo=0)
    e.part(circle(0, 0, 56), "b", rnd=30, halo=0, outline=6)
    e.dot(0, 0, 28)
    e.cut(circle(-16, -18, 11), None)
    for x, y, r in ((-110, 100, 14), (120, 90, 18), (100, 210, 12), (-90, 220, 16)):
        q.plain(circle(x, y, r), outline_width=5, halo=0)
    q.line([(-60, -90), (-130, 30), (-150, 60)], 13)
    wood(q, "-40,-300! 40,-300! 50,-236! -50,-236!", rnd=20)
    q.plain(rect(-70, -246, 140, 34, 10), outline_width=7, halo=0)
    for x, y, turn in ((116, 380, -8), (214, 156, -4), (640, 150, 5)):
        d = p.at(x, y, turn, 0.8)
        d.part("-70,110! -70,-30 -40,-90 0,-110 40,-90 70,-30 70,110!", "c", rnd=30, ang=88, outline=7)
        for dx in (-34, 0, 34):
            d.line([(dx, -90), (dx, 106)], 6, start=5, end=5)
        d.bar(-70, -10, 140, 16)
        d.bar(-70, 60, 140, 16)


ITEMS: dict[str, tuple[Draw, str]] = {
    "store": (store, "bricks"),
    "hire_minion": (hire_minion, "rays"),
    "enhanced_recruitment": (enhanced_recruitment, "tents"),
    "armour": (armour, "bricks"),
    "weave_fate": (weave_fate, "moon"),
    "bribe_goblin": (bribe_goblin, "bricks"),
    "foresight": (foresight, "moon"),
    "aggressive_investing": (aggressive_investing, "rays"),
    "greedy_investing": (greedy_investing, "rays"),
}
