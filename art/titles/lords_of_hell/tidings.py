"""What is neither fought with nor performed: promise cards, status cards with their two sides, souls, and places."""

from __future__ import annotations

import math
from functools import partial

from art.kit.block import Block
from art.kit.figures.goblin_looks import open_hand
from art.kit.figures.horns import horn
from art.kit.figures.materials import bone, iron
from art.kit.figures.minion import Arm
from art.kit.figures.props import draw_prop
from art.kit.paths import circle, limb, poly, rect, shape, star, taper
from art.kit.pen import Pen
from art.titles.lords_of_hell.devils import DEVILS, draw_devil
from art.titles.lords_of_hell.parts import Draw, eye_pair, fiend, flame, ground, head, put, seal, skull, soul


# ------------------------------------------------------------------ promises
def promise(name: str, block: Block) -> None:
    """The devil's word: its head over a sheet with its wax on it."""
    p = Pen(block)
    p.add(rect(-20, -20, 840, 840), "a")
    for i in range(30):
        a = i * math.tau / 30
        ray = poly(
            (400, 330),
            (400 + 800 * math.cos(a - 0.05), 330 + 800 * math.sin(a - 0.05)),
            (400 + 800 * math.cos(a + 0.05), 330 + 800 * math.sin(a + 0.05)),
        )
        p.add(ray)
    p.cut(rect(96, 30, 608, 760, 10), None)
    bone(p, rect(110, 44, 580, 732, 6), rnd=40, ang=4, outline=12, shade=(0.1, -0.6), halo=8)
    for y in (44, 776):
        bone(p, rect(70, y - 38, 660, 76, 34), rnd=36, ang=2, outline=12, shade=(0.35, -0.2))
    x, y, half = DEVILS[name].face
    zoom = 290 / half
    window = circle(400, 340, 290)
    inner = Block(block.w / block.scale, block.h / block.scale, block.scale, "abc", seed=block.seed)
    for move in block._moves:
        inner._moves.append(move)
    inner.add(rect(0, 0, 800, 800), "c")
    inner.push(0, 0, 0, 400 - x * zoom, 340 - y * zoom, zoom)
    draw_devil(inner, DEVILS[name])
    inner.pop()
    block.paste(inner, block._moved(window))
    p.add(window, stroke=15)
    p.cut(circle(400, 340, 306), ("k",), stroke=7)
    for i, wide in enumerate((330, 250)):
        at = 672 + i * 48
        p.line([(160, at), (160 + wide / 2, at - 5), (160 + wide, at + 2)], 20, start=12, end=8)
    seal(p, 590, 640, 116)


PROMISES: dict[str, tuple[Draw, str]] = {f"promise_{name}": (partial(promise, name), "dark") for name in DEVILS}


# ------------------------------------------------------------------ status
def _plinth(p: Pen, stable: bool) -> None:
    """Solid; or split, and the half of it gone from under."""
    if stable:
        p.part("150,620! 650,620! 690,850! 110,850!", "b", rnd=90, ang=86, spacing=15, outline=13, halo=8)
        p.part(rect(110, 580, 580, 62, 6), None, rnd=24, ang=0, outline=12)
        for x in (230, 400, 570):
            p.line([(x, 660), (x + 4, 740), (x, 820)], 10, start=6, end=6)
    else:
        p.part("150,700! 360,650! 330,740! 380,850! 110,850!", "b", rnd=60, ang=86, spacing=15, outline=13, halo=8)
        p.part("430,690! 640,760! 680,850! 440,850! 400,760!", "b", rnd=60, ang=86, spacing=15, outline=13, halo=8)
        p.at(300, 640, -7).part(rect(-200, -30, 300, 58, 6), None, rnd=24, ang=0, outline=12)
        p.at(560, 720, 17).part(rect(-130, -30, 290, 58, 6), None, rnd=24, ang=0, outline=12)
        for side, x, y in ((-1, 110, 330), (1, 690, 330)):
            for i in range(2):
                cx = x + side * i * 46
                p.line([(cx - side * 14, y - 70), (cx + side * 14, y), (cx - side * 14, y + 70)], 19, start=4, end=4)
        for x, y, r in ((380, 700, 22), (250, 760, 18), (470, 660, 18)):
            iron(p, circle(x, y, r), rnd=10, halo=5)


def _on_plinth(stable: bool, block: Block, emblem: Draw) -> None:
    p = Pen(block)
    _plinth(p, stable)
    if stable:
        emblem(block)
    else:
        block.push(15, 400, 590, 0, -4)
        emblem(block)
        block.pop()


def _souls_mastered(block: Block) -> None:
    p = Pen(block)
    for x, y, s, turn in ((250, 400, 0.9, -14), (550, 400, 0.9, 14)):
        soul(p, x, y, s, turn, "o", 1 if x < 400 else -1)
    soul(p, 400, 380, 1.36, 0, "flat")
    p.part(
        "270,200! 240,60! 320,120! 400,20! 480,120! 560,60! 530,200! 400,230", "c", rnd=60, ang=60, outline=12, halo=7
    )
    for x, y in ((240, 56), (400, 18), (560, 56)):
        p.part(circle(x, y, 26), "a", rnd=16, outline=8)


def _might(block: Block) -> None:
    p = Pen(block)
    strong = fiend(
        "wide leaf snub wide angry clench - bare",
        pose="stand",
        left=Arm(180, 130, hand="fist", elbow=(220, 330), hand_scale=1.5),
        right=Arm(620, 130, hand="fist", elbow=(580, 330), hand_scale=1.5),
        arm_width=1.7,
        girth=1.3,
        brow_width=30,
        head_at=(400, 310),
        worn=("sweat",),
    )
    p.part(rect(20, 92, 760, 36, 12), "b", rnd=18, ang=0, outline=11, halo=7)
    put(block, strong, 400, 330, 0.86, 0, 1, "sabre", 0.7)
    for x in (90, 710):
        for i in range(8):
            p.at(x, 110, i * 45).part(poly((-26, -80), (26, -80), (0, -128)), None, rnd=14, outline=8, halo=4)
        iron(p, circle(x, 110, 92), rnd=70, ang=40)


def _victory(block: Block) -> None:
    p = Pen(block)
    for side in (-1, 1):
        draw_prop(p.at(400 + side * 230, 600, side * -52), "sword", 0, 0, 0, 2.0)
    for side in (-1, 1):
        for i in range(6):
            a = math.radians(112 + i * 22)
            x, y = 400 + side * 290 * -math.cos(a), 350 + 280 * math.sin(a)
            leaf = p.at(x, y, side * (60 - i * 30), 1.15, side)
            leaf.part("0,-66! 36,-8 0,50! -36,-8", "c", rnd=22, ang=60, outline=10, halo=5)
    skull(p, 400, 420, 1.45)


STATUS_EMBLEMS: dict[str, Draw] = {
    "master_of_souls": _souls_mastered,
    "mightiest_devil": _might,
    "most_victorious_devil": _victory,
}
STATUS: dict[str, tuple[Draw, str]] = {
    f"{name}_{side}": (partial(_on_plinth, side == "stable", emblem=emblem), "rays" if side == "stable" else "storm")
    for name, emblem in STATUS_EMBLEMS.items()
    for side in ("stable", "unstable")
}


# ------------------------------------------------------------------ souls and places
def souls(block: Block) -> None:
    """A realm's pile."""
    p = Pen(block)
    for x, y, s, turn, mouth in ((230, 330, 1.15, -10, "flat"), (570, 330, 1.15, 10, "o"), (400, 500, 1.6, 0, "o")):
        soul(p, x, y, s, turn, mouth, 1 if x < 500 else -1)


def earth(block: Block) -> None:
    """The world above: a steeple, three houses, and a hole where somebody is coming up."""
    p = Pen(block)
    p.part("-20,560! 150,500 400,470 650,500 820,560! 820,850! -20,850!", "c", rnd=80, ang=4, spacing=16, outline=12)
    for x, y, s in ((140, 500, 1.0), (660, 500, 1.05)):
        q = p.at(x, y, 0, s)
        q.part(rect(-86, -110, 172, 140, 3), None, rnd=40, ang=86, outline=11)
        q.part("-120,-100! 0,-220! 120,-100!", "b", rnd=40, ang=40, outline=11)
        q.bar(-20, -40, 44, 70)
        q.bar(40, -70, 26, 30)
    q = p.at(400, 470)
    q.part(rect(-62, -240, 124, 260, 3), None, rnd=40, ang=86, outline=11)
    q.part("-84,-230! 0,-420! 84,-230!", "b", rnd=40, ang=60, outline=11)
    q.line([(0, -416), (0, -466)], 13, start=11, end=11)
    q.line([(-26, -446), (26, -446)], 13, start=11, end=11)
    q.add(shape("-26,-110! -26,-160 0,-184 26,-160 26,-110!"))
    p.black(circle(400, 690, 290, 96), rnd=60, halo=9)
    p.part(circle(400, 694, 230, 66), "a", flat=True, halo=0, outline=0)
    peeper = fiend("wedge bat hook sly cock beam - bare", look=(0, -0.6))
    head(block, peeper, 400, 610, 0.9, 0, 1, "up", 0.9)
    p.part("110,690! 250,756 400,772 550,756 690,690! 700,850! 100,850!", "c", rnd=30, ang=4, outline=11, halo=0)
    for side in (-1, 1):
        open_hand(p.at(400 + side * 210, 738, side * -8, 1.15), 0, 0, 0, side, "a")


def unknown_powers(block: Block) -> None:
    """Something with one eye that takes promises and gives cards; nobody has seen the rest of it."""
    p = Pen(block)
    for i in range(8):
        turn = -84 + i * 24
        q = p.at(400, 330, turn)
        arm = [(0, 0), (60 * (-1) ** i, -230), (-30 * (-1) ** i, -400), (60, -560)]
        q.part(limb(arm, [120, 90, 56, 20]), "b", rnd=40, ang=0, spacing=13, outline=11, halo=7)
        for t in (0.34, 0.48, 0.62):
            q.part(circle((10 if i % 2 else -6), -520 * t - 40, 17), None, flat=True, outline=6, halo=0)
    eye = "60,360! 200,200 400,150 600,200 740,360! 600,520 400,570 200,520"
    p.black(eye, rnd=70, ang=60, halo=9)
    white = shape("120,360! 240,240 400,204 560,240 680,360! 560,480 400,516 240,480")
    p.cut(white, None)
    p.add(circle(400, 360, 150), "a", clip=white)
    for i in range(24):
        a = i * math.tau / 24
        p.add(
            taper(
                [(400 + 70 * math.cos(a), 360 + 70 * math.sin(a)), (400 + 146 * math.cos(a), 360 + 146 * math.sin(a))],
                10,
                9,
                2,
            ),
            clip=white,
        )
    p.add(circle(400, 360, 150), stroke=13, clip=white)
    p.add(shape("400,224! 452,360 400,496! 348,360"))
    p.cut(circle(350, 296, 26), None)
    for side, face_up in ((-1, True), (1, False)):
        q = p.at(400 + side * 210, 690, side * 14)
        q.plain(rect(-80, -110, 160, 220, 14), None, 11, halo=7)
        if face_up:
            seal(q, 0, 0, 58)
        else:
            q.part(rect(-58, -88, 116, 176, 6), "a", rnd=40, outline=6, halo=0)
            q.cut(star(0, 0, 6, 20, 46), ("k", "a"))
    p.line([(330, 650), (400, 630), (460, 650)], 19, start=10, end=4)
    p.add(poly((450, 622), (502, 662), (446, 684)))
    p.line([(470, 740), (400, 760), (340, 740)], 19, start=10, end=4)
    p.add(poly((350, 710), (298, 734), (350, 770)))


def throne(block: Block) -> None:
    """The overlord's seat: high-backed, horned, and for now empty."""
    p = Pen(block)
    p.black(
        "200,850! 210,230! 150,60! 280,150! 330,20! 400,130! 470,20! 520,150! 650,60! 590,230! 600,850!",
        rnd=110,
        ang=84,
        spacing=16,
        halo=9,
    )
    for side in (-1, 1):
        horn(p, "sabre", 400 + side * 190, 220, side, 1.1)
    p.part("270,260! 400,210! 530,260! 530,600! 270,600!", "a", rnd=80, ang=84, spacing=14, outline=12, halo=7)
    for y in (320, 420, 520):
        for x in (330, 400, 470):
            p.dot(x, y, 11)
            p.cut(circle(x - 3, y - 3, 4), ("k",))
    skull(p, 400, 160, 0.86)
    p.part("220,620! 580,620! 620,720! 180,720!", "a", rnd=40, ang=0, spacing=14, outline=12, halo=7)
    p.black("180,710! 620,710! 610,850! 190,850!", rnd=50, ang=88, halo=5)
    for side in (-1, 1):
        q = p.at(400 + side * 236, 560, 0, 1, side)
        q.black("-40,0! 60,-10 80,40 60,90! 40,290! -30,290!", rnd=40, ang=80, halo=7)
        skull(q, 26, -20, 0.7)
    ground(p, 800)


def ring(block: Block) -> None:
    """The decision ring: fires in a circle, and a place in the middle for whoever is sure."""
    p = Pen(block)
    p.part(circle(400, 520, 380, 230), "b", rnd=90, ang=4, spacing=16, outline=13, halo=8)
    p.part(circle(400, 520, 290, 166), "c", flat=True, outline=11)
    p.add(circle(400, 520, 230, 126), stroke=9)
    points = [(400 + 226 * math.sin(i * 4 * math.pi / 5), 520 - 122 * math.cos(i * 4 * math.pi / 5)) for i in range(5)]
    for i in range(5):
        p.line([points[i], points[(i + 1) % 5]], 14, start=12, end=12)
    for i in sorted(range(10), key=lambda i: math.sin(i * math.tau / 10)):
        a = i * math.tau / 10
        x, y = 400 + 336 * math.cos(a), 520 + 198 * math.sin(a)
        s = 0.86 + 0.34 * (math.sin(a) + 1) / 2
        q = p.at(x, y, 0, s)
        iron(q, "-46,-40! 46,-40! 26,20! -26,20!", rnd=20, halo=5)
        flame(q, 0, -38, 44, 150, 0)
    q = p.at(400, 520)
    q.part("-60,6! 60,6! 70,30! -70,30!", None, rnd=10, outline=9)
    p.part(
        "330,430! 300,300! 360,350! 400,270! 440,350! 500,300! 470,430! 400,452",
        "c",
        rnd=40,
        ang=60,
        outline=11,
        halo=8,
    )
    for x, y in ((300, 296), (400, 262), (500, 296)):
        p.part(circle(x, y, 19), "a", rnd=12, outline=7)
    p.black("326,424! 400,446 474,424! 470,470! 400,492 330,470!", rnd=20, ang=0, halo=4)


def council(block: Block) -> None:
    """Horned heads round a table, all seen from behind, all whispering."""
    p = Pen(block)
    p.part("60,420! 740,420! 850,850! -50,850!", "a", rnd=90, ang=4, spacing=16, outline=13, halo=8)
    for x, y in ((250, 500), (560, 520)):
        bone(p, rect(x - 20, y - 80, 40, 90, 4), rnd=14, outline=9)
        flame(p, x, y - 82, 26, 92, 0, "c")
    q = p.at(400, 560, -8)
    bone(q, rect(-100, -60, 200, 120, 4), rnd=30, outline=10)
    for dy in (-26, 4):
        q.line([(-70, dy), (60, dy)], 12, start=8, end=6)
    for x, y, r in ((150, 330, 66), (320, 290, 62), (490, 290, 62), (660, 330, 66)):
        for side in (-1, 1):
            horn(p, "up", x + side * r * 0.6, y - r * 0.7, side, 0.6)
        p.black(
            f"{x - r * 2},{y + r * 2.4}! {x - r * 1.5},{y + r} {x},{y + r * 0.7} "
            f"{x + r * 1.5},{y + r} {x + r * 2},{y + r * 2.4}!",
            rnd=40,
            halo=6,
        )
        p.black(circle(x, y, r, r * 1.06), rnd=50, ang=50, halo=6)
        eye_pair(p, x, y, r * 0.38, "a", 14)
    for x, y, r in ((90, 720, 120), (400, 800, 120), (720, 720, 120)):
        for side in (-1, 1):
            horn(p, "out", x + side * r * 0.6, y - r * 0.7, side, 0.9)
        p.black(circle(x, y, r, r * 1.1), rnd=80, ang=50, halo=9)


PLACES: dict[str, tuple[Draw, str]] = {
    "souls": (souls, "dark"),
    "earth": (earth, "rays"),
    "unknown_powers": (unknown_powers, "dark"),
    "throne": (throne, "columns"),
    "ring": (ring, "dark"),
    "council": (council, "disc"),
}
