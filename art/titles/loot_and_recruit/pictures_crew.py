"""Cards that are somebody: goblins with a trade."""

from __future__ import annotations

from art.kit.block import Block
from art.kit.figures.goblin import fist
from art.kit.figures.materials import iron, wood
from art.kit.figures.minion import Arm
from art.kit.figures.props import draw_prop
from art.kit.paths import circle, limb, poly, rect
from art.kit.pen import Pen
from art.titles.loot_and_recruit.pictures_parts import (
    Draw,
    bang,
    bolt,
    button,
    coin,
    earth,
    fish,
    fishbones,
    flame,
    gob,
    head,
    plank,
    put,
    whizz,
)


def bombardier(block: Block) -> None:
    """Counts down from three, on all the fingers he has."""
    p = Pen(block)
    m = gob(
        "egg torn snub goggles - grin burnt leather",
        left=Arm(196, 330, hand=None, elbow=(230, 460)),
        right=Arm(602, 400, "bomb", 10, 1.35),
        worn=("soot",),
        hat_scale=0.9,
        tilt=-6,
    )
    put(block, m, 400, 420, 1.06)
    hand = p.at(180, 320, -6, 1.2)
    for dx, dy in ((-40, -56), (0, -74), (40, -56)):
        hand.part(limb([(dx * 0.4, 0), (dx, dy), (dx * 1.3, dy - 26)], [32, 28, 22]), "a", rnd=12, outline=6, halo=4)
    fist(hand, 0, 10, 0, -1, "a", 1.1)
    for x, y, s in ((130, 700, 0.9), (270, 716, 0.7), (520, 716, 0.8), (690, 710, 1.0)):
        draw_prop(p, "bomb", x, y + 50, 0, s)


def sergeant(block: Block) -> None:
    """Promoted for shouting the same thing twice: each ear gets it once."""
    p = Pen(block)
    m = gob(
        "pear torn bulb mad angry yell helm uniform",
        left=Arm(170, 470, hand="point", hand_turn=-60, elbow=(230, 530)),
        right=Arm(610, 520, "cane", -150, 0.8),
        mouth_width=124,
        mouth_drop=106,
        girth=1.2,
        hat_seat=0.78,
        nose_scale=0.6,
        look=(0, 0.3),
    )
    put(block, m, 400, 450, 1.1)
    for side in (-1, 1):
        for i in range(3):
            x = 400 + side * (236 + i * 50)
            p.line([(x, 250 - i * 30), (x + side * 28, 310), (x, 370 + i * 30)], 20, start=8, end=8)
    for y in (640, 672):
        p.at(250, y, 8).line([(-44, 16), (0, -12), (44, 16)], 14, "c", 12, 12)


def bodyguard(block: Block) -> None:
    """Paid by the bruise."""
    p = Pen(block)
    m = gob(
        "flat stub snub squint angry under pot plate",
        left=Arm(170, 560, elbow=(130, 470)),
        right=Arm(630, 560, elbow=(670, 470)),
        girth=1.5,
        head_scale=1.12,
        shoulders=120,
        arm_width=1.4,
        hat_seat=0.7,
        hat_scale=1.08,
        worn=("sweat",),
    )
    put(block, m, 400, 430, 1.12)
    for x, y, turn, s in ((190, 500, 196, 0.9), (300, 640, 160, 0.8), (520, 610, 206, 0.9), (610, 430, 150, 0.85)):
        draw_prop(p, "arrow", x, y, turn, s)
    draw_prop(p, "arrow", 470, 120, 196, 0.8)
    plaster = p.at(292, 330, -34)
    plaster.plain(rect(-56, -20, 112, 40, 16), None, 6)
    for dx in (-12, 0, 12):
        plaster.dot(dx, 0, 4)
    p.part(circle(500, 400, 34, 26), "c", rnd=20, halo=3, outline=6)
    tomato = p.at(300, 560, 0, 0.9)
    tomato.part("-60,0 -40,-50 10,-44 60,-60 56,0 76,40 20,36 -6,110 -24,40 -66,50", "b", rnd=30, outline=7)


def shield_bearer(block: Block) -> None:
    """The shield is a door. The house has noticed."""
    p = Pen(block)
    house = p.at(640, 470)
    house.part("-150,300! -150,-60! 0,-210! 150,-60! 150,300!", None, rnd=60, ang=86, outline=10, shade=(0.4, -0.2))
    house.part("-190,-40! 0,-230! 190,-40! 150,-20! 0,-166! -150,-20!", "b", rnd=30, ang=40, outline=9)
    house.bar(-60, 60, 120, 240)
    for side in (-1, 1):
        house.plain(circle(side * 64, -30, 44), None, 9)
        house.dot(side * 64 - 20, -24, 18)
    house.line([(-34, 44), (0, 30), (34, 44)], 12)
    m = gob("flat stub snub angry angry under bucket rags", hat_seat=0.86, hat_scale=1.1, look=(0.8, 0.4))
    head(block, m, 296, 256, 0.98, -4)
    p.part("100,300! 500,300! 500,780! 100,780!", "a", rnd=90, ang=88, spacing=15, outline=12)
    for x in (200, 300, 400):
        p.line([(x, 310), (x + 4, 520), (x, 716)], 12, start=8, end=8)
    for y in (360, 600):
        iron(p, rect(86, y, 250, 42, 6), rnd=18, ang=0)
        iron(p, circle(96, y + 21, 32), rnd=20)
    p.add(circle(430, 500, 34), stroke=13)
    iron(p, circle(430, 466, 22), rnd=16)
    for x in (180, 420):
        fist(p.at(x, 304, 0, 1.4), 0, 0, 0, 1, "a")
    bolt(p, 60, 300, -40, 1.1)
    whizz(p, [(40, 240), (50, 200), (40, 160)], 12)


def scavenger(block: Block) -> None:
    """The same goblin's treasure, later."""
    p = Pen(block)
    m = gob(
        "wedge droop long wide arch tongue bandage rags",
        pose="none",
        left=Arm(210, 300, hand=None, elbow=(240, 440)),
        right=Arm(610, 560, hand="open"),
        look=(-0.8, -0.3),
        nose_scale=0.8,
        tilt=-10,
    )
    put(block, m, 450, 370, 1.0)
    fishbones(p, 180, 220, -60, 1.05)
    fist(p.at(196, 300, 0, 1.2), 0, 0, 0, -1, "a")
    p.part("190,480! 690,480! 640,790! 240,790!", None, rnd=150, ang=86, outline=11, shade=(0.4, -0.2))
    for x in (290, 380, 480, 580):
        p.line([(x, 540), (x + (440 - x) * 0.1, 700)], 14, start=10, end=10)
    iron(p, "170,470! 710,470! 710,520! 170,520!", rnd=22, ang=0)
    p.part("560,440 640,380 720,420! 700,470 640,500 580,540", "b", rnd=30, outline=8)
    button(p, 300, 458, 40)
    p.part(circle(664, 700, 90, 90), None, rnd=60, ang=30, outline=10, shade=(0.3, -0.3))
    p.add(circle(664, 700, 54), stroke=7)


def coordinator(block: Block) -> None:
    """Has a clipboard. Waves it well."""
    p = Pen(block)
    m = gob(
        "tall bat bulb goggles cock whistle parting doublet",
        left=Arm(206, 360, hand="point", hand_turn=-80, elbow=(240, 480)),
        right=Arm(590, 470, hand=None),
        tilt=4,
        hat_scale=0.96,
    )
    put(block, m, 330, 440, 1.0)
    for i, x in enumerate((60, 100)):
        p.line([(x, 250 - i * 10), (x + 30, 220), (x + 66, 230)], 14, "b", 6, 6)
    q = p.at(610, 430, 12)
    wood(q, rect(-140, -170, 280, 380, 10), rnd=20, outline=11)
    q.plain(rect(-112, -130, 224, 320, 4), None, 7, halo=0)
    iron(q, "-70,-150! -50,-210 50,-210! 70,-150!", rnd=20)
    for x, y, s in ((-50, 140, 1), (50, 140, 1), (0, 20, 1)):
        r = q.at(x, y, 180, s)
        r.add(circle(0, 46, 26), stroke=10)
        r.line([(0, 70), (0, 118)], 13, start=11, end=10)
        r.line([(-36, 84), (0, 92), (36, 84)], 11, start=9, end=9)
    q.line([(-90, -40), (-20, -86), (70, -76)], 16, "b", 10, 10)
    q.add(poly((60, -112), (104, -70), (56, -44)), "b")
    for dy in (0, 36, 72):
        p.part(limb([(760, 450 + dy), (700, 452 + dy)], [34, 30]), "a", rnd=12, outline=6, halo=3)


def errand_runt(block: Block) -> None:
    """Comes back with something."""
    p = Pen(block)
    earth(p, 676)
    m = gob(
        "round long carrot wide worry tongue cap vest",
        pose="run",
        left=Arm(206, 470, hand="open", elbow=(250, 540)),
        right=Arm(580, 380, hand="open", elbow=(600, 480)),
        look=(0.6, -0.5),
        lean=8,
        head_scale=0.94,
        worn=("sweat",),
    )
    put(block, m, 340, 380, 0.86, 6)
    p.part("440,420! 740,400! 746,500! 446,520!", "b", rnd=40, ang=4, outline=9)
    p.line([(590, 410), (596, 512)], 18, "c", 16, 16)
    p.part("470,300! 700,290! 706,396! 474,412!", "a", rnd=40, ang=4, outline=9)
    p.line([(584, 296), (590, 404)], 18, "c", 16, 16)
    draw_prop(p, "chicken", 570, 240, -8, 1.25)
    boot = p.at(620, 116, 14)
    boot.black("-44,-80! 30,-80! 34,-10 90,10 104,40! -46,40!", rnd=40)
    fist(p.at(452, 520, 0, 1.2), 0, 0, 0, 1, "a")
    for i in range(3):
        whizz(p, [(20, 420 + i * 70), (80, 424 + i * 70), (150 - i * 20, 420 + i * 70)], 15)


def press_ganger(block: Block) -> None:
    """You look like a volunteer."""
    p = Pen(block)
    m = gob(
        "flat torn beak patch - grin tophat coat",
        left=Arm(200, 520, hand=None, elbow=(190, 470)),
        right=Arm(620, 400, "club", 20, 1.0),
        hat_seat=0.84,
        girth=1.16,
        worn=("freckles",),
        tilt=4,
    )
    put(block, m, 440, 430, 1.02)
    p.part(
        "110,420! 250,420! 330,520 350,660 290,760! 40,760! -10,660 20,520",
        "b",
        rnd=110,
        ang=40,
        outline=10,
        spacing=14,
    )
    for side in (-1, 1):
        q = p.at(180 + side * 46, 400, side * 16)
        q.part(limb([(0, 30), (0, -80)], [46, 40]), "a", rnd=18, outline=7)
        q.part("-26,-70 -40,-120 0,-140 40,-120 28,-70 0,-60", "a", rnd=26, outline=7)
        for dx in (-30, 0, 30):
            q.part(circle(dx, -136 - (6 if dx == 0 else 0), 15), "a", rnd=12, halo=3, outline=5)
    p.line([(100, 420), (180, 440), (262, 420)], 26, start=20, end=20)
    p.part(circle(150, 610, 46, 40), "a", rnd=30, halo=3, outline=7)
    p.plain(circle(140, 606, 24), None, 5, halo=0)
    p.dot(134, 608, 9)
    fist(p.at(266, 440, 0, 1.3), 0, 0, 0, -1, "a")


def rubbish_roaster(block: Block) -> None:
    """Everything burns if you believe in it."""
    p = Pen(block)
    m = gob(
        "skull leaf drip crazy arch beam chef workcoat",
        left=Arm(230, 560),
        right=Arm(612, 330, hand=None, elbow=(600, 470)),
        hat_scale=0.84,
        hat_seat=0.8,
        worn=("soot",),
        look=(0.6, 0),
    )
    put(block, m, 300, 430, 0.94)
    for x, w, h in ((470, 50, 200), (570, 64, 280), (670, 58, 240), (750, 40, 170)):
        flame(p, x, 590, w, h, (x - 600) / 14)
    iron(p, "420,560! 800,560! 770,690 700,730 520,730 450,690", rnd=80)
    for x in (500, 720):
        plank(p, x, 730, x + (x - 610) * 0.3, 800, 26)
    for x in (500, 580, 660, 730):
        p.cut(circle(x, 640, 15, 26))
        p.add(circle(x, 640, 15, 26), "b")
    fork = p.at(560, 280, 58)
    wood(fork, rect(-12, -170, 24, 400, 6), outline=8)
    iron(fork, "-50,-250! -30,-250! -26,-190! 26,-190! 30,-250! 50,-250! 44,-160 -44,-160", rnd=14)
    boot = p.at(720, 210, 10, 1.25)
    boot.black("-50,-80! 20,-84! 26,-10 84,6 104,44! -50,44!", rnd=40)
    boot.line([(-48, 40), (20, 46), (104, 44)], 14, "b", 12, 12)
    fist(p.at(500, 316, 58, 1.2), 0, 0, 90, 1, "a")
    for x in (690, 740):
        whizz(p, [(x, 110), (x + 16, 76), (x - 10, 46), (x + 6, 14)], 13)


def haggler(block: Block) -> None:
    """Cries at the price, laughs round the corner."""
    p = Pen(block)
    m = gob(
        "pear stub hook sleepy worry wobble knotted robe",
        left=Arm(206, 420, hand=None, elbow=(200, 520)),
        right=Arm(640, 590, hand=None),
        tilt=-6,
        worn=("tear",),
        look=(-0.4, -0.6),
    )
    put(block, m, 380, 420, 1.02)
    for side in (-1, 1):
        for dy in (0, 52):
            p.at(400 + side * 108, 360 + dy).part("0,-30! 24,12 0,32 -24,12", None, rnd=16, halo=4, outline=6)
    hand = p.at(180, 420, -10, 1.25)
    for dx in (-44, -14, 16, 44):
        hand.part(limb([(dx * 0.6, 10), (dx, -60)], [26, 20]), "a", rnd=10, outline=6, halo=3)
    hand.part("-50,0 0,-24 50,0 44,50 0,66 -44,50", "a", rnd=26, outline=6)
    coin(p, 178, 416, 40)
    p.part("560,520! 720,500! 800,600 790,720 700,760! 570,750! 520,650", "b", rnd=90, ang=40, outline=10)
    p.part("570,490! 640,520 720,470! 730,520 570,540", "b", rnd=20, outline=8)
    for x, y in ((620, 480), (670, 462), (650, 440)):
        coin(p, x, y, 38)
    p.line([(566, 530), (640, 536), (726, 512)], 20, start=16, end=16)
    fist(p.at(556, 560, 20, 1.2), 0, 0, 0, 1, "a")


def crowd_barker(block: Block) -> None:
    """Step right up, and up, and up."""
    p = Pen(block)
    m = gob(
        "wide leaf bulb wide arch sing plume tails",
        left=Arm(206, 190, "cane", 0, 0.8, elbow=(190, 350)),
        right=Arm(580, 430, hand=None, elbow=(600, 520)),
        hat_scale=0.9,
        hat_seat=0.8,
        tilt=-8,
        worn=("false_moustache",),
        mouth_drop=92,
    )
    put(block, m, 320, 420, 0.96)
    q = p.at(520, 400, -8)
    q.part("-40,-30! 30,-44! 230,-170! 260,150! 30,40! -40,24!", "b", rnd=90, ang=80, spacing=14, outline=10)
    q.line([(60, -50), (70, 0), (60, 46)], 16, "c", 14, 14)
    iron(q, circle(246, -8, 44, 162), rnd=30)
    fist(p.at(530, 440, 0, 1.25), 0, 0, 0, 1, "a")
    for i, (x, up, spot) in enumerate(
        ((70, 10, "a"), (220, 30, None), (390, 10, "a"), (560, 30, None), (720, 10, "a"))
    ):
        for side in (-1, 1):
            p.at(x + side * 66, 700 - up, -8 * side, 0.46, side).part(
                "-10,-45 60,-78 150,-125 222,-182! 196,-70 132,14 60,58 -10,48", spot, solid=spot is None, rnd=14
            )
        p.part(circle(x, 720 - up, 80, 84), spot, solid=spot is None, rnd=70, halo=6, outline=8)
        if i != 2:
            p.line([(x, 640 - up), (x - 8, 610 - up), (x - 20, 596 - up)], 12, start=10, end=4)


def heckler(block: Block) -> None:
    """Boo is a complete sentence."""
    p = Pen(block)
    m = gob(
        "skull bat hook sly cock gasp jester motley",
        left=Arm(240, 560, hand=None),
        right=Arm(624, 300, hand=None, elbow=(610, 440)),
        hat_scale=0.82,
        hat_seat=0.76,
        look=(-0.8, 0.5),
        mouth_width=110,
        tilt=-8,
    )
    put(block, m, 440, 400, 1.0, -4)
    draw_prop(p, "tomato", 660, 300, 10, 1.35)
    fist(p.at(650, 312, 0, 1.3), 0, 0, 0, 1, "a")
    fish(p, 150, 210, 24, 0.95)
    for i in range(3):
        whizz(p, [(290, 150 + i * 56), (330, 166 + i * 50), (366, 190 + i * 44)], 14)
    bang(p, 60, 440, 40, 84, 7)
    p.part(circle(60, 440, 36), "b", rnd=30, outline=7)
    p.part("-20,560! 820,560! 820,640! -20,640!", "b", rnd=36, ang=0, outline=10)
    p.black("-20,640! 820,640! 820,760! -20,760!", rnd=60, ang=88)
    for x in (60, 180, 300, 420, 540, 660, 780):
        p.part(f"{x - 24},640! {x + 24},640! {x + 38},720 {x},790 {x - 38},720", "b", rnd=24, outline=7)
    for x in (250, 560):
        fist(p.at(x, 556, 0, 1.3), 0, 0, 0, 1, "a")


CREW: dict[str, tuple[Draw, str]] = {
    "bombardier": (bombardier, "blaze"),
    "sergeant": (sergeant, "rays"),
    "bodyguard": (bodyguard, "bricks"),
    "shield_bearer": (shield_bearer, "hills"),
    "scavenger": (scavenger, "moon"),
    "coordinator": (coordinator, "tents"),
    "errand_runt": (errand_runt, "road"),
    "press_ganger": (press_ganger, "night"),
    "rubbish_roaster": (rubbish_roaster, "hall"),
    "haggler": (haggler, "bricks"),
    "crowd_barker": (crowd_barker, "stage"),
    "heckler": (heckler, "glow"),
}
