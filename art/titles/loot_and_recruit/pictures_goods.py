"""Cards that are things: what is looted, eaten and thrown."""

from __future__ import annotations

import math

from art.kit.block import Block
from art.kit.figures.goblin import fist
from art.kit.figures.materials import bone, iron, steel, wood
from art.kit.figures.minion import Arm
from art.kit.figures.props import draw_prop
from art.kit.paths import circle, limb, poly, rect, star
from art.kit.pen import Pen
from art.titles.loot_and_recruit.pictures_parts import (
    Draw,
    bang,
    button,
    coin,
    drumstick,
    earth,
    fish,
    fishbones,
    flame,
    gem,
    gob,
    knob,
    plank,
    put,
    wheel,
    whizz,
)


def money_bag(block: Block) -> None:
    """Mostly buttons, some of them round."""
    p = Pen(block)
    p.part(
        "340,240! 460,240! 560,310 640,430 656,560 590,650 400,668 210,650 144,560 160,430 240,310",
        "b",
        rnd=170,
        ang=40,
        spacing=15,
        outline=10,
    )
    p.part(
        "270,110! 330,150 400,120! 470,156 540,104! 500,170 470,236! 330,236! 300,170", "b", rnd=40, ang=80, outline=8
    )
    p.line([(318, 240), (400, 258), (482, 240)], 34, start=26, end=26)
    p.line([(470, 250), (520, 300), (500, 350)], 14, start=12, end=6)
    p.part(circle(400, 460, 106, 100), None, rnd=30, outline=9, shade=(0.2, -0.4))
    for dx in (-32, 32):
        for dy in (-30, 30):
            p.dot(400 + dx, 460 + dy, 17)
    p.line([(368, 430), (400, 460), (432, 490)], 9, "b", 8, 8)
    p.line([(432, 430), (400, 460), (368, 490)], 9, "b", 8, 8)
    button(p, 156, 640, 56)
    coin(p, 262, 672, 48)
    button(p, 372, 682, 44, None)
    coin(p, 560, 676, 50)
    button(p, 660, 636, 60)


def table_scraps(block: Block) -> None:
    """A plate that somebody else has finished with."""
    p = Pen(block)
    p.part(circle(400, 530, 370, 160), "a", rnd=70, ang=0, outline=10, spacing=13)
    p.cut(circle(400, 516, 262, 96), ("k",), stroke=9)
    fishbones(p, 366, 420, -10, 1.45)
    q = p.at(640, 500, 14, 1.15)
    q.part("-40,-80! -20,-40 -24,30 -52,70! 0,84 52,70! 24,30 20,-40 40,-80! 0,-66", None, rnd=30, outline=7)
    q.part("-46,-80! 0,-64 46,-80! 30,-110 -30,-110", "b", rnd=18, halo=0)
    q.part("-58,66! 0,82 58,66! 40,102 -40,102", "b", rnd=18, halo=0)
    q.line([(0, -100), (12, -136), (30, -146)], 12, start=8, end=6)
    q.dot(0, 10, 9, 14)
    knob(p, 400, 614, 180, 580, 40)
    for x, y, r in ((470, 600, 20), (516, 622, 14), (540, 580, 16)):
        p.part(circle(x, y, r), "b", rnd=r, halo=3, outline=5)
    for x, y, turn in ((300, 150, -20), (540, 200, 16)):
        f = p.at(x, y, turn)
        for side in (-1, 1):
            f.at(0, 0, 0, 1, side).plain("4,-8 40,-60 74,-50 60,-10 20,6", None, 6)
        f.add(circle(0, 8, 20, 32))
        f.cut(circle(-7, -14, 6))
        f.cut(circle(7, -14, 6))


def box_o_shinies(block: Block) -> None:
    """Not one of them is worth anything."""
    p = Pen(block)
    p.part("150,350! 180,150 400,80 620,150 650,350!", "b", rnd=90, ang=84, spacing=14, outline=10)
    for x in (262, 400, 538):
        p.line([(x, 340), (x + (400 - x) * 0.12, 230), (x + (400 - x) * 0.3, 110)], 15, start=10, end=8)
    for i in range(26):
        across = (i / 25 - 0.5) * 430
        rise = (1 - abs(across) / 260) * 130 * ((i * 0.618) % 1) ** 0.5
        coin(p, 400 + across, 398 - rise, 42)
    gem(p, 270, 320, 1.25, -16)
    gem(p, 520, 300, 1.4, 18)
    draw_prop(p, "chalice", 392, 350, -6, 1.0)
    bang(p, 610, 150, 44, 92, 4, turn=45)
    p.part("130,404! 670,404! 640,678! 160,678!", "b", rnd=130, ang=88, spacing=15, outline=11)
    for x in (206, 546):
        iron(p, rect(x, 396, 52, 286, 5), rnd=18, ang=88)
    p.line([(150, 536), (400, 546), (650, 536)], 15, start=10, end=10)
    iron(p, rect(340, 384, 120, 130, 12), rnd=44)
    p.cut(circle(400, 436, 20))
    p.cut(poly((391, 440), (409, 440), (417, 490), (383, 490)))


def pile_o_chow(block: Block) -> None:
    """Nobody asks what the crunchy bits are."""
    p = Pen(block)
    p.part(circle(400, 640, 360, 60), None, rnd=40, ang=0, outline=9, shade=(0.4, -0.2))
    p.part(
        "110,620 160,470 270,380 400,340 540,390 650,480 690,620 400,660", "b", rnd=120, ang=40, spacing=15, outline=9
    )
    drumstick(p, 240, 300, 140, 1.4)
    p.part("400,300 470,210 590,210 650,300 620,400 500,440 410,400", "b", rnd=90, ang=60, spacing=14, outline=9)
    p.plain(circle(560, 320, 62, 54), None, 6, halo=0)
    p.add(circle(562, 322, 18, 15), stroke=7)
    fish(p, 330, 520, 8, 1.35)
    wedge = "480,610! 500,450! 700,520! 690,640! 560,660!"
    p.part(wedge, "c", rnd=50, ang=20, outline=8)
    for x, y, r in ((560, 540, 26), (630, 580, 20), (570, 610, 18)):
        p.plain(circle(x, y, r, r * 0.9), None, 6, halo=0)
    draw_prop(p, "skullcup", 410, 236, -10, 0.9)
    for x, y in ((150, 250), (420, 130), (690, 190)):
        whizz(p, [(x, y), (x + 16, y - 40), (x - 12, y - 76), (x + 6, y - 116)], 13)


def catapult(block: Block) -> None:
    """Aim is optional."""
    p = Pen(block)
    earth(p, 640)
    wood_style = 46
    plank(p, 110, 570, 690, 570, wood_style)
    plank(p, 290, 570, 410, 290, 42)
    plank(p, 530, 570, 410, 290, 42)
    for x in (190, 600):
        wheel(p, x, 610, 82)
    plank(p, 640, 470, 210, 220, 44)
    iron(p, circle(412, 332, 36), rnd=24)
    p.part(rect(590, 420, 140, 140, 12), None, rnd=50, ang=30, outline=10, shade=(0.4, -0.15))
    for y in (460, 508):
        p.line([(600, y), (660, y + 6), (720, y)], 9)
    rider = gob(
        "round long bulb wide - yell pot bare", head_scale=1.1, left=Arm(200, 300), right=Arm(600, 250), look=(0.4, 0.5)
    )
    put(block, rider, 222, 186, 0.5, -12)
    iron(p, "70,164! 120,176 236,262 330,316! 260,352 150,300 82,236", rnd=50, halo=6, ang=20)
    for i in range(3):
        whizz(p, [(64 - i * 6, 470 - i * 60), (44, 400 - i * 60), (60, 350 - i * 50)], 14)


def mountain_o_gold(block: Block) -> None:
    """Please do not climb it."""
    p = Pen(block)
    p.part("20,760! 190,520 300,330 400,190! 500,330 610,520 780,760!", "c", rnd=150, ang=40, spacing=15, outline=10)
    for i in range(48):
        y = 290 + i * 9
        x = 400 + (((i * 0.618) % 1) - 0.5) * (y - 190) * 1.2
        coin(p, x, y, 32 + 12 * ((i * 0.29) % 1), 0.7)
    for x, y, s, turn in ((290, 560, 1.4, -18), (540, 480, 1.3, 20), (420, 660, 1.5, 4)):
        gem(p, x, y, s, turn)
    climber = gob(
        "egg bat bulb crazy arch gasp miner rags",
        pose="dangle",
        left=Arm(180, 240, hand="open"),
        right=Arm(600, 250, "pick", 24, 0.9),
    )
    put(block, climber, 408, 196, 0.58, 12)
    for x, y in ((600, 340), (650, 440), (200, 380)):
        coin(p, x, y, 36)
        whizz(p, [(x - 10, y - 52), (x - 20, y - 84), (x - 40, y - 106)], 11)


def banquet_o_boar(block: Block) -> None:
    """The guest of honour, crown and all."""
    p = Pen(block)
    p.part("20,560! 780,560! 700,650 400,676 100,650", None, rnd=50, ang=0, outline=10, shade=(0.5, -0.1))
    p.part(
        "720,560 744,420 690,290 560,220 420,220 320,270! 230,250 130,320 70,430 84,520 200,560",
        "b",
        rnd=170,
        ang=40,
        spacing=15,
        outline=11,
    )
    p.line([(716, 330), (764, 300), (752, 260), (724, 276)], 14, start=10, end=6)
    p.part(limb([(600, 500), (690, 540), (730, 500)], [110, 70, 44]), "b", rnd=30, outline=8)
    for i, x in enumerate((440, 510, 580)):
        p.groove([(x, 264 + i * 12), (x + 34, 330), (x + 30, 380)], 16)
    p.part("330,250! 400,170 470,180! 470,250 420,310", "b", rnd=30, outline=8)
    p.part(
        "390,290 400,400 350,500 240,530 130,500 100,410 160,290 270,240", "b", rnd=110, ang=50, spacing=14, outline=10
    )
    p.part("190,270! 150,180 220,150! 290,190 280,260", "b", rnd=30, outline=8)
    p.part("60,400 90,350 190,340 240,380 236,440 190,470 90,464", "c", rnd=30, outline=9)
    for x in (120, 176):
        p.dot(x, 398, 11, 20)
    for x in (190, 310):
        p.line([(x - 34, 312), (x, 332), (x + 34, 310)], 19, start=12, end=10)
    for x, flip in ((96, 1), (216, -1)):
        bone(p.at(x, 474, 0, 1, flip), "0,0! -26,-40 -16,-92! 14,-50 30,-10!", rnd=18, outline=6)
    p.part(circle(156, 520, 64, 58), "a", rnd=50, outline=8)
    p.line([(156, 470), (168, 440), (190, 436)], 12, start=9)
    crown = p.at(270, 196, -8, 0.78)
    crown.part("-110,20! -130,-100! -60,-40! 0,-130! 60,-40! 130,-100! 110,20!", "c", rnd=40, outline=9)
    for x in (-130, 0, 130):
        crown.part(circle(x, -118 if x else -146, 22), "a", rnd=18, outline=6)
    for x, s in ((290, 0.9), (410, 1.2), (540, 1.0), (660, 0.9)):
        q = p.at(x, 600, 0, s)
        q.part("-70,20 -40,-40 0,-20 30,-50 74,20 0,40", "a", rnd=26, ang=60, outline=6)
    for x, y in ((500, 130), (640, 150)):
        whizz(p, [(x, y), (x + 16, y - 30), (x - 10, y - 56), (x + 6, y - 84)], 13)


def cannon(block: Block) -> None:
    """Load, light, run, in any order you like; somebody began with the loading."""
    p = Pen(block)
    earth(p, 650)
    plank(p, 120, 610, 470, 500, 70)
    for x, y, turn in ((640, 150, -14), (716, 196, 34)):
        q = p.at(x, y, turn)
        q.part(limb([(0, 80), (0, -20)], [50, 44]), "a", rnd=20, outline=7)
        q.part("-30,0 -44,-50 -40,-100 0,-120 40,-104 46,-50 32,0 0,14", "a", rnd=30, ang=60, outline=8)
        for dx, dy, r in ((-42, -116, 17), (-8, -132, 20), (32, -120, 17)):
            q.part(circle(dx, dy, r), "a", rnd=r, halo=3, outline=6)
    iron(
        p,
        "120,440! 150,330 300,260! 540,130! 640,120! 700,240 660,310! 420,440 240,540 160,520",
        rnd=110,
        ang=-26,
        spacing=16,
    )
    for x, y in ((290, 270), (460, 178)):
        iron(p, limb([(x, y), (x + 86, y + 176)], [50, 50]), rnd=20, halo=5)
    iron(p, limb([(566, 96), (690, 322)], [64, 64]), rnd=26, halo=5)
    iron(p, circle(112, 486, 40), rnd=28)
    wheel(p, 380, 560, 130, 8)
    p.line([(190, 350), (150, 280), (190, 210), (160, 150)], 18, start=12, end=9)
    p.part(star(160, 128, 9, 30, 76), "b", rnd=30, outline=6, shade=(0, -1))
    p.plain(circle(160, 128, 20), None, 0, halo=0)


def sack_o_snacks(block: Block) -> None:
    """The bottom of the sack is a snack too: something has been at it."""
    p = Pen(block)
    drumstick(p, 260, 190, -28, 1.15)
    fish(p, 470, 150, 78, 1.15)
    p.at(590, 210, 30).part("-40,90 -54,-20 -40,-60 40,-60 54,-20 20,120 0,150!", "c", rnd=40, outline=8)
    for i in (-1, 0, 1):
        p.at(614, 160, 30 + i * 24).part("-14,10! -20,-60 0,-110! 18,-60 14,10!", "a", rnd=14, outline=6)
    for x, y in ((380, 240), (440, 270), (330, 280), (520, 280)):
        coin(p, x, y, 46)
    p.part(
        "230,260! 310,300 400,284 490,300 570,260! 640,420 670,560 640,680! 560,690! 540,650 500,628 460,650 450,694! "
        "200,690! 140,660 130,560 160,420",
        "b",
        rnd=150,
        ang=40,
        spacing=15,
        outline=11,
    )
    p.part(
        "210,230! 300,280 400,262 500,280 590,230! 600,290 500,336 400,320 300,336 200,290",
        None,
        rnd=26,
        ang=4,
        outline=9,
    )
    p.at(300, 500, -10).plain(rect(-70, -60, 140, 120, 6), "c", 8)
    for x, y, turn in ((224, 470, 0), (370, 470, 0), (280, 436, 90), (300, 562, 90)):
        p.at(x, y, turn - 10).line([(-24, 0), (24, 4)], 11, start=8, end=8)
    mouse = p.at(600, 660)
    mouse.part("-90,30 -110,10 -70,-30 -10,-46 60,-30 84,20 60,36", None, rnd=40, outline=8)
    mouse.part(circle(-44, -44, 26), None, rnd=16, outline=7)
    mouse.dot(-74, -6, 9)
    mouse.line([(76, 20), (130, 30), (150, -10)], 11, start=9)


def plunder_sled(block: Block) -> None:
    """No snow needed."""
    p = Pen(block)
    p.part("-60,790! -60,330! 200,430 500,560 860,690! 860,790!", "a", rnd=90, ang=26, spacing=16)
    block.push(24, 400, 400)
    q = p.at(0, 20)
    q.part("180,400! 240,280 330,250 430,270 500,340 520,410!", "b", rnd=80, ang=40, spacing=14, outline=9)
    q.line([(250, 300), (340, 330), (430, 290)], 13)
    gem(q, 250, 260, 1.2, -20)
    draw_prop(q, "chalice", 330, 240, -14, 1.1)
    coin(q, 420, 256, 50)
    coin(q, 180, 372, 44)
    wood(q, "90,416! 640,416! 660,450! 90,456!", rnd=16, outline=9)
    for x in (180, 400, 600):
        wood(q, rect(x - 16, 450, 32, 60, 4), outline=8)
    iron(q, "60,500! 640,500! 720,470 740,400 700,370! 696,320 760,330 800,400 770,510 660,546! 60,540!", rnd=18)
    driver = gob(
        "wedge bat carrot mad angry yell aviator vest",
        pose="seat",
        left=Arm(210, 250),
        right=Arm(620, 330, "sword", 60, 0.9),
        look=(0.5, 0.2),
    )
    put(block, driver, 540, 220, 0.62, -8)
    block.pop()
    for i in range(4):
        whizz(p, [(10, 120 + i * 70), (90, 150 + i * 72), (170 - i * 14, 186 + i * 70)], 15)
    for x, y, r in ((120, 600, 46), (60, 650, 36), (190, 660, 40)):
        p.part(circle(x, y, r, r * 0.8), None, rnd=r, halo=3, outline=6)


def spitroast_spear(block: Block) -> None:
    """Dinner at one end, trouble at the other."""
    p = Pen(block)
    for x, w, h in ((180, 60, 190), (300, 74, 250), (430, 66, 210), (540, 56, 170), (80, 44, 120), (630, 46, 130)):
        flame(p, x, 730, w, h, (x - 360) / 30)
    q = p.at(390, 330, -28)
    wood(q, rect(-420, -17, 700, 34, 6), rnd=14, outline=8)
    steel(q, "260,-26! 300,-70! 470,0! 300,70! 260,26!", rnd=40, outline=9)
    q.line([(290, 0), (340, 0), (440, 0)], 12)
    q.part(
        "-150,-10 -110,-100 10,-132 110,-96 150,0 110,92 0,120 -110,92", "b", rnd=110, ang=50, spacing=14, outline=10
    )
    for side in (-1, 1):
        q.part(limb([(-40, side * 90), (40, side * 136), (96, side * 112)], [70, 56, 36]), "b", rnd=30, outline=8)
        knob(q, 90, side * 112, 150, side * 96, 26)
    q.groove([(-90, -40), (-50, -86), (10, -100)], 18)
    q.part(circle(-226, 0, 60), None, rnd=50, outline=9, shade=(0.3, -0.2))
    for r in (24, 42):
        q.add(circle(-226, 0, r), stroke=6)
    q.part("-350,-60 -300,-50 -286,0 -300,54 -350,60 -366,0", "a", rnd=40, outline=8)
    fist(p.at(30, 520, -28, 1.5), 0, 0, 90, 1, "a")


def first_player(block: Block) -> None:
    """Sticky on one side. Nobody says why."""
    p = Pen(block)
    holder = gob(
        "pear leaf snub squint worry wobble tuft vest",
        left=Arm(262, 380, hand=None, elbow=(250, 470)),
        right=Arm(600, 520, hand="open", hand_turn=160),
        look=(0.8, -0.5),
        tilt=-6,
    )
    put(block, holder, 250, 470, 0.9, -4)
    wood(p, rect(402, 60, 34, 680, 6), rnd=14, outline=9)
    p.part(
        "436,86! 560,110 660,70 776,92! 720,180 770,300! 660,290 560,320 436,296!",
        "b",
        rnd=120,
        ang=6,
        spacing=15,
        outline=10,
    )
    p.part(star(588, 196, 5, 36, 84, -math.pi / 2), "c", rnd=40, outline=8)
    iron(p, circle(419, 56, 34), rnd=28)
    goo = "436,270! 560,300 660,274 770,290! 776,330 750,350 744,440 720,440 712,352 650,340 640,520 606,520 600,350 "
    p.part(goo + "540,356 530,430 506,430 500,350 436,340!", "a", rnd=24, ang=88, outline=7, hi=(0.6, 0.9))
    p.part(circle(623, 560, 26, 34), "a", rnd=20, outline=7, hi=(0.6, 0.9))
    for y in (330, 374):
        p.line([(330, y + 30), (370, y + 14), (404, y)], 14, "a", 12, 12)
    fist(p.at(380, 430, 0, 1.2), 0, 0, 0, 1, "a")
    for dy in (0, 40):
        p.part(limb([(410, 420 + dy), (446, 440 + dy), (452, 500 + dy)], [22, 18, 12]), "a", rnd=10, halo=2, outline=5)


GOODS: dict[str, tuple[Draw, str]] = {
    "money_bag": (money_bag, "rays"),
    "table_scraps": (table_scraps, "glow"),
    "box_o_shinies": (box_o_shinies, "rays"),
    "pile_o_chow": (pile_o_chow, "rays"),
    "catapult": (catapult, "hills"),
    "mountain_o_gold": (mountain_o_gold, "moon"),
    "banquet_o_boar": (banquet_o_boar, "glow"),
    "cannon": (cannon, "burst"),
    "sack_o_snacks": (sack_o_snacks, "tents"),
    "plunder_sled": (plunder_sled, "rays"),
    "spitroast_spear": (spitroast_spear, "hills"),
    "first_player": (first_player, "rays"),
}
