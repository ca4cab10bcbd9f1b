"""The eight devils: one idea each that reads as an outline, and a face that keeps its eyes at forty pixels.

A devil is a goblin's figure in vermilion with what grows on it.  ``picture`` of each is the bust on its card and on plates;
the same figure, closer, is its ``face_`` print for rows of the ledger.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from art.kit.block import Block
from art.kit.figures.goblin import fist
from art.kit.figures.materials import bone, iron
from art.kit.figures.minion import Arm, Minion, draw_minion
from art.kit.paths import circle, poly, rect, shape, taper, text_path
from art.kit.pen import Pen
from art.titles.lords_of_hell.parts import (
    bat_wings,
    fiend,
    flame,
    fly,
    goatee,
    horned,
    insect_wings,
    key,
    seal,
    soul,
    sting,
)

Part = Callable[[Pen], None]


@dataclass(frozen=True)
class Devil:
    """A figure in 800 x 800, its horns, and what is drawn behind it and on it."""

    minion: Minion
    horns: str
    scene: str
    horn_scale: float = 1
    horn_spread: float = 1
    horn_lift: float = 0
    behind: tuple[Part, ...] = ()
    on_head: tuple[Part, ...] = ()  # in the head's own coordinates, tilted with it, under the arms
    over: tuple[Part, ...] = ()
    frame: tuple[float, float, float] = (400, 370, 360)  # middle and half width of the card's picture
    face: tuple[float, float, float] = (400, 268, 250)  # and of the small print


def draw_devil(block: Block, d: Devil) -> None:
    """The whole figure."""
    m = d.minion

    def horns(p: Pen) -> None:
        horned(p, m, d.horns, d.horn_scale, d.horn_spread, d.horn_lift)

    def on_head(p: Pen) -> None:
        for draw in d.on_head:
            draw(p.at(*m.head_at, m.tilt, m.head_scale))

    figure = replace(m, behind=(*d.behind, *m.behind), between=(*m.between, horns), over=(on_head, *d.over))
    draw_minion(Pen(block), figure)


def draw_bust(block: Block, d: Devil) -> None:
    """As close as its frame says, in a window of 800 x 800."""
    x, y, half = d.frame
    zoom = 400 / half
    block.push(0, 0, 0, 400 - x * zoom, 400 - y * zoom, zoom)
    draw_devil(block, d)
    block.pop()


# ------------------------------------------------------------------ Asmodeus: crown, ram's horns, mallet
def _king_beard(p: Pen) -> None:
    p.black("-96,104! -60,136 0,146 60,136 98,100! 92,190 46,262 4,290! -44,258 -92,186", rnd=60, ang=84, spacing=12)
    for dx, low in ((-56, 200), (-22, 246), (12, 256), (48, 220)):
        p.groove([(dx, 150), (dx * 0.9, 190), (dx * 0.66, low)], 8)


def _crown(p: Pen) -> None:
    p.part(
        "-116,-92! -138,-232! -74,-170! -44,-268! 0,-186! 44,-268! 74,-170! 138,-232! 116,-92! 0,-72",
        "c",
        rnd=60,
        ang=60,
        outline=9,
    )
    for x, y in ((-138, -238), (-44, -274), (44, -274), (138, -238)):
        p.part(circle(x, y, 19), None, rnd=12, halo=3, outline=6)
    p.line([(-114, -112), (0, -90), (114, -112)], 13, start=8, end=8)
    for x in (-64, 64):
        p.black(circle(x, -136, 16, 18), rnd=12, halo=2)
    p.part(circle(0, -134, 20, 24), "a", rnd=14, halo=2)


def _mallet(p: Pen) -> None:
    q = p.at(640, 500, 12, 1.15)
    q.part(rect(-15, -210, 30, 400, 8), "b", rnd=14, ang=90, outline=7)
    iron(q, rect(-118, -322, 236, 140, 18), rnd=60, ang=20, spacing=13)
    for x in (-92, 70):
        q.cut(rect(x, -320, 14, 136), ("k",))
    fist(q, 0, 40, 0, 1, "a", 1.3)


ASMODEUS = Devil(
    fiend(
        "pear droop drip angry angry under - fur",
        head_at=(390, 350),
        head_scale=1.22,
        left=Arm(210, 640, under=True),
        right=None,
        girth=1.4,
        brow_width=34,
        brow_lift=44,
        eye_size=37,
        look=(0.1, 0.5),
        nose_scale=0.74,
        ear_scale=0.6,
        ears=(0, 0),
    ),
    "bigram",
    "fire",
    1.12,
    1.0,
    -10,
    behind=(lambda p: bat_wings(p, 400, 500, 1.18),),
    on_head=(_king_beard, _crown),
    over=(_mallet,),
    frame=(408, 362, 374),
    face=(390, 330, 262),
)


# ------------------------------------------------------------------ Baalzebub: goggle eyes, a fly's wings, a sewn mouth
def _fly_eyes(p: Pen) -> None:
    for side in (-1, 1):
        x, y = side * 84, -52
        p.part(circle(x, y, 82, 88), None, rnd=70, ang=40, outline=11, shade=(0.2, -0.4), hi=(2, 3))
        for row in range(6):
            for column in range(6):
                cx, cy = x - 72 + column * 29 + (row % 2) * 14, y - 66 + row * 27
                if ((cx - x) / 70) ** 2 + ((cy - y) / 76) ** 2 < 1:
                    p.add(circle(cx, cy, 10, 11), stroke=4)
        p.cut(circle(x + 16, y + 16, 44, 48), ("k",))
        p.dot(x + 16, y + 16, 36, 40)
        p.cut(circle(x + 4, y + 2, 13), None)


def _stitches(p: Pen) -> None:
    p.cut(shape("-74,66 0,56 76,64 64,118 0,130 -62,118"), ("k",))
    p.line([(-66, 92), (0, 100), (70, 88)], 16, start=6, end=6)
    for i in range(5):
        x = -50 + i * 26
        p.line([(x - 5, 66), (x + 3, 126)], 12, start=8, end=8)


def _feelers(p: Pen) -> None:
    for side in (-1, 1):
        p.line([(side * 20, -130), (side * 36, -214), (side * 96, -250)], 18, start=13, end=9)
        p.black(circle(side * 102, -250, 20), rnd=14, halo=3)


BAALZEBUB = Devil(
    fiend(
        "egg bat long goggles - stitch - robe",
        head_at=(400, 316),
        head_scale=1.2,
        left=Arm(236, 620, hand="claw", under=True),
        right=Arm(606, 610, hand="claw", under=True),
        eye_apart=78,
        eye_size=10,
        ear_scale=0.5,
        nose_scale=0.01,
        mouth_drop=400,
        mouth_width=1,
        bags=False,
    ),
    "curl",
    "moon",
    0.8,
    0.7,
    20,
    behind=(insect_wings,),
    on_head=(_feelers, _fly_eyes, _stitches),
    over=(
        lambda p: fly(p, 606, 540, 1.0, 14),
        lambda p: fly(p, 126, 120, 0.9, -20),
        lambda p: fly(p, 680, 110, 0.8, 24),
        lambda p: fly(p, 176, 660, 1.0, -14),
    ),
    frame=(400, 370, 350),
    face=(400, 300, 224),
)


# ------------------------------------------------------------------ Belial: a skull for a head, torn ears, a scream in a jar
def _jar(p: Pen) -> None:
    q = p.at(200, 590, -6, 1.05)
    q.part("-70,-120! 70,-120! 92,-70 96,100 70,128! -70,128! -96,100 -92,-70", None, flat=True, outline=10, halo=5)
    soul(q, 2, 14, 0.5, 0, "o")
    q.groove([(-78, -60), (-80, 0), (-74, 70)], 14)
    q.part(rect(-84, -158, 168, 44, 8), "b", rnd=20, ang=0, outline=8)
    fist(q, 92, 30, 0, -1, "a", 1.25)


def _bare_teeth(p: Pen) -> None:
    """Cheeks long gone."""
    p.add(shape("-96,78! -40,96 40,96 98,76! 84,142 0,158 -80,142"))
    for row, y, drop in ((0, 92, 26), (1, 122, 24)):
        for i in range(7):
            x = -70 + i * 23 + row * 4
            p.plain(rect(x - 9, y + abs(i - 3) * -2.4, 19, drop, 4), None, 3, halo=0)


def _hair_of_blades(p: Pen) -> None:
    for a in (-40, -20, 0, 20, 40):
        q = p.at(a * 2.2, -104 + abs(a) * 0.6, a * 0.9)
        q.black("-24,14 -18,-84 4,-142! 26,-74 24,14", "b", rnd=24, ang=90, spacing=9)


BELIAL = Devil(
    fiend(
        "skull torn snub mad arch grin - high_collar",
        head_at=(420, 330),
        head_scale=1.22,
        tilt=-7,
        left=None,
        right=Arm(640, 560, hand="claw", under=True),
        eye_size=50,
        eye_apart=62,
        nose_scale=0.5,
        nose_drop=46,
        mouth_drop=104,
        ear_scale=0.66,
        look=(0.1, 0.1),
        bags=True,
    ),
    "out",
    "fire",
    1.1,
    0.8,
    behind=(lambda p: bat_wings(p, 420, 500, 1.05),),
    on_head=(_hair_of_blades, _bare_teeth),
    over=(_jar,),
    frame=(400, 380, 350),
    face=(420, 300, 240),
)


# ------------------------------------------------------------------ Dispater: iron cap, keys, a barred collar
def _iron_cap(p: Pen) -> None:
    iron(p, "-158,-40! -150,-140 -80,-206 0,-214 80,-206 150,-140 158,-40!", rnd=110, ang=60, spacing=14)
    iron(p, rect(-178, -64, 356, 46, 10), rnd=22, ang=0)
    for x in (-140, -84, -28, 28, 84, 140):
        p.cut(circle(x, -41, 9))
    iron(p, rect(-17, -262, 34, 58, 8), rnd=14)
    for i in range(3):
        p.groove([(-110 + i * 26, -76), (-100 + i * 26, -130), (-72 + i * 24, -172)], 9)


def _barred_collar(p: Pen) -> None:
    iron(p, "-140,78! 0,104 140,78! 150,196! 0,226 -150,196!", rnd=50, ang=0, spacing=13)
    slot = shape("-116,104! 0,126 116,104! 120,172! 0,196 -120,172!")
    p.cut(slot, None)
    p.add(slot, "c")
    p.line([(-62, 142), (0, 132), (66, 140)], 17, start=5, end=5)
    for i in range(7):
        x = -96 + i * 32
        p.bar(x - 8, 92, 16, 112)


def _key_ring(p: Pen) -> None:
    p.cut(circle(176, 540, 74), None, stroke=34)
    p.add(circle(176, 540, 74), stroke=20)
    for x, turn in ((120, 22), (180, 0), (240, -22)):
        key(p, x, 640, turn, 0.92)
    fist(p, 200, 474, 20, -1, "a", 1.3)


DISPATER = Devil(
    fiend(
        "flat stub snub squint flat glum - coat",
        head_at=(410, 318),
        head_scale=1.24,
        left=Arm(196, 500, hand=None, elbow=(240, 600), under=True),
        right=Arm(640, 610, "book", 4, 1.1, under=True),
        eye_size=42,
        eye_drop=14,
        eye_apart=62,
        nose_drop=62,
        brow_lift=40,
        mouth_drop=400,
        look=(-0.2, 0.2),
        nose_scale=0.6,
        bags=False,
    ),
    "up",
    "bricks",
    1.0,
    1.1,
    10,
    on_head=(_barred_collar, _iron_cap),
    over=(_key_ring,),
    frame=(400, 390, 370),
    face=(410, 300, 236),
)


# ------------------------------------------------------------------ Geryon: sabre horns, a wide grin, a sting
def _wide_grin(p: Pen) -> None:
    lips = shape("-170,30! -110,76 0,92 110,74 172,24! 148,110 70,156 0,162 -76,156 -150,112")
    p.add(lips)
    for i in range(9):
        x = -136 + i * 34
        top = 44 + 44 * (1 - (x / 160) ** 2)
        p.plain(poly((x - 16, top), (x + 16, top), (x + 3, top + 40)), None, 3, halo=0)
    for i in range(8):
        x = -112 + i * 32
        low = 152 - 40 * (x / 140) ** 2
        p.plain(poly((x - 13, low), (x + 13, low), (x, low - 32)), None, 3, halo=0)


GERYON = Devil(
    fiend(
        "wide leaf snub wide angry grin - plate",
        head_at=(384, 330),
        head_scale=1.26,
        tilt=-5,
        left=Arm(160, 630, "shield", 0, 1.05, hand=None),
        right=Arm(606, 620),
        eye_drop=-36,
        eye_size=40,
        eye_apart=64,
        nose_drop=16,
        nose_scale=0.5,
        mouth_drop=400,
        brow_width=38,
        brow_lift=44,
        ear_scale=0.66,
        ears=(10, 10),
        look=(0.4, 0.3),
        girth=1.25,
        bags=False,
    ),
    "sabre",
    "rays",
    1.2,
    0.62,
    on_head=(_wide_grin,),
    over=(sting,),
    frame=(410, 370, 370),
    face=(384, 300, 256),
)


# ------------------------------------------------------------------ Glasya: two candles, hair, lashes
def _hair_behind(p: Pen) -> None:
    p.black(
        "410,70! 300,84 210,150 168,270 176,400 120,520 150,640 90,760! 250,800 410,810 570,800 730,760! 672,640 700,520 "
        "644,400 650,270 610,150 520,84",
        rnd=120,
        ang=84,
        spacing=16,
    )
    for dx in (-1, 1):
        p.groove([(410 + dx * 150, 190), (410 + dx * 196, 330), (410 + dx * 206, 430)], 13)
        p.groove([(410 + dx * 210, 470), (410 + dx * 240, 560), (410 + dx * 216, 680)], 13)
        p.groove([(410 + dx * 120, 140), (410 + dx * 166, 250), (410 + dx * 170, 370)], 10)


def _hair_before(p: Pen) -> None:
    p.black("-14,-196! 70,-200 140,-140 160,10! 116,-60 60,-108 -14,-196!", rnd=50, ang=50, spacing=11)
    p.black("-14,-196! -80,-196 -142,-130 -156,20! -110,-70 -60,-120 -14,-196!", rnd=50, ang=130, spacing=11)


def _candle(p: Pen, x: float, y: float, lean: float) -> None:
    q = p.at(x, y, lean)
    bone(q, "-34,150! -32,-120! -20,-132 18,-128 32,-120! 34,150!", rnd=28, ang=88, outline=8)
    q.line([(22, -118), (30, -60), (24, 0)], 12)
    q.part("-12,-118 -26,-60 -14,-30 2,-66", None, rnd=12, halo=2, outline=5)
    q.line([(0, -126), (2, -150)], 9, start=8, end=6)
    flame(q, 0, -142, 36, 140, 0)
    fist(q, 0, 60, 0, 1 if x > 400 else -1, "a", 1.25)


def _soft_lips(p: Pen) -> None:
    p.black("-40,98! -16,86 0,94 18,86 46,94! 24,120 2,126 -18,120", rnd=14, halo=0)
    p.groove([(-30, 101), (2, 106), (36, 99)], 7)


GLASYA = Devil(
    fiend(
        "egg long snub sly arch smirk - high_collar",
        head_at=(410, 330),
        head_scale=1.16,
        tilt=5,
        left=Arm(156, 560, hand=None, elbow=(220, 680), under=True),
        right=Arm(664, 560, hand=None, elbow=(600, 680), under=True),
        eye_size=44,
        eye_apart=58,
        nose_scale=0.5,
        nose_drop=40,
        mouth_drop=400,
        ear_scale=0.62,
        ears=(-6, -6),
        brow_width=15,
        brow_lift=70,
        worn=("lashes",),
        look=(0.2, 0.2),
        bags=False,
    ),
    "curl",
    "disc",
    1.05,
    0.9,
    30,
    behind=(_hair_behind,),
    on_head=(_hair_before, _soft_lips),
    over=(lambda p: _candle(p, 150, 500, -5), lambda p: _candle(p, 668, 500, 5)),
    frame=(410, 380, 350),
    face=(410, 300, 226),
)


# ------------------------------------------------------------------ Mammon: one eye, top hat, coins
def _top_hat(p: Pen) -> None:
    iron(p, "-108,-104! -128,-322 0,-340 128,-322 108,-104!", rnd=90, ang=80, spacing=14)
    p.part("-112,-180! 0,-164 112,-180! 108,-112! 0,-96 -108,-112!", "a", rnd=24, ang=0, halo=4, outline=7)
    iron(p, "-202,-90 -110,-120 0,-104 110,-120 202,-90 110,-58 0,-48 -110,-58", rnd=22, ang=0)
    for i in range(3):
        p.groove([(-92 + i * 22, -200), (-98 + i * 22, -250), (-96 + i * 24, -306)], 10)


def _coins(p: Pen) -> None:
    for i in range(4):
        p.part(circle(666 + (i % 2) * 10, 640 - i * 42, 70, 27), "c", rnd=24, outline=7, halo=3)
    p.part(circle(648, 418, 74), "c", rnd=44, ang=40, outline=9, halo=5)
    p.add(circle(648, 418, 52), stroke=7)
    p.add(text_path("1", "AlfaSlab", 84, 648, 449, "m"))
    fist(p, 600, 640, 0, 1, "a", 1.3)


def _one_eye(p: Pen) -> None:
    p.add(circle(4, -14, 96, 92))
    p.plain(circle(0, -18, 84, 80), None, 5, halo=0)
    p.dot(14, -10, 38)
    p.cut(circle(0, -26, 13), None)
    p.part("-104,-24 -80,-104 0,-124 84,-104 106,-24! 60,-54 0,-62 -60,-54", "a", rnd=26, ang=0, halo=0, outline=6)
    p.line([(-110, -92), (0, -128), (112, -92)], 30, start=8, end=8)


MAMMON = Devil(
    fiend(
        "round stub bulb x - under - vest",
        head_at=(386, 390),
        head_scale=1.28,
        tilt=4,
        left=Arm(196, 610, "sack", 0, 1.05, under=True),
        right=None,
        eye_size=1,
        eye_apart=4,
        nose_scale=0.52,
        nose_drop=66,
        mouth_drop=106,
        mouth_width=86,
        ear_scale=0.8,
        girth=1.45,
        bags=False,
    ),
    "ram",
    "rays",
    1.0,
    1.0,
    -20,
    on_head=(_one_eye, _top_hat),
    over=(_coins,),
    frame=(404, 370, 372),
    face=(392, 310, 256),
)


# ------------------------------------------------------------------ Mephistopheles: feather, monocle, quill
def _beret(p: Pen) -> None:
    p.part("-150,-82 -130,-170 -20,-206 110,-190 160,-120! 80,-112 0,-92 -80,-80", "b", rnd=50, ang=40, outline=9)
    p.part(
        taper([(60, -150), (150, -240), (290, -236)], 96, 10, 3, peak=0.6),
        None,
        rnd=30,
        ang=20,
        outline=8,
        shade=(0.3, -0.2),
    )
    p.line([(60, -150), (150, -238), (276, -236)], 9, start=6)
    for x, y in ((120, -212), (164, -236), (212, -240)):
        p.line([(x, y), (x + 34, y + 12)], 7)
        p.line([(x, y), (x + 14, y - 32)], 7)


def _monocle(p: Pen) -> None:
    x, y = 68, -18
    p.add(circle(x, y, 66), stroke=26)
    p.cut(circle(x, y, 66), None, stroke=12)
    p.add(circle(x, y, 66), "c", stroke=12)
    p.line([(x + 40, y + 56), (x + 66, y + 130), (x + 40, y + 220)], 8, start=6, end=4)


def _moustache(p: Pen) -> None:
    p.black(
        "0,92! 50,84 100,96 150,50! 142,116 80,130 20,116 0,108! -20,116 -80,130 -142,116 -150,50! -100,96 -50,84",
        rnd=20,
        halo=3,
    )
    p.line([(-30, 140), (4, 148), (46, 132)], 11, start=4, end=4)
    goatee(p, 6, 166, 44, 124)


def _quill(p: Pen) -> None:
    q = p.at(652, 560, 16)
    bone(q, "0,150! -30,-20 -70,-160 -20,-330! 56,-220 70,-60 14,60", rnd=40, ang=-60, outline=9)
    q.line([(0, 170), (-4, 0), (-18, -300)], 11, start=8)
    for y in (-220, -150, -80):
        q.groove([(66, y), (30, y + 14), (0, y + 40)], 10, None)
        q.line([(-60, y + 40), (-30, y + 44), (-8, y + 66)], 8)
    fist(q, -2, 96, 10, 1, "a", 1.3)


def _contract(p: Pen) -> None:
    q = p.at(160, 610, -8)
    bone(q, rect(-104, -150, 208, 340, 6), rnd=26, ang=2, outline=9, shade=(0.2, -0.4))
    bone(q, rect(-124, -176, 248, 48, 22), rnd=22, ang=2, outline=9, shade=(0.3, -0.2))
    for i in range(4):
        q.line([(-74, -96 + i * 36), (0, -98 + i * 36), (72 - (i % 2) * 34, -94 + i * 36)], 12, start=6)
    seal(q, 40, 90, 46)
    fist(q, -104, 20, 0, -1, "a", 1.25)


MEPHISTOPHELES = Devil(
    fiend(
        "wedge leaf hook sly cock smirk - tails",
        head_at=(400, 350),
        head_scale=1.2,
        tilt=-5,
        left=None,
        right=Arm(646, 600, hand=None),
        eye_size=44,
        eye_apart=64,
        eye_drop=-18,
        nose_scale=0.7,
        nose_drop=20,
        mouth_drop=400,
        ear_scale=0.66,
        ears=(-4, -4),
        look=(0.3, 0.1),
        brow_lift=60,
        bags=False,
    ),
    "up",
    "rays",
    1.1,
    1.1,
    20,
    behind=(lambda p: bat_wings(p, 400, 500, 1.0),),
    on_head=(_beret, _monocle, _moustache),
    over=(_contract, _quill),
    frame=(404, 372, 366),
    face=(410, 310, 246),
)

DEVILS: dict[str, Devil] = {
    "asmodeus": ASMODEUS,
    "baalzebub": BAALZEBUB,
    "belial": BELIAL,
    "dispater": DISPATER,
    "geryon": GERYON,
    "glasya": GLASYA,
    "mammon": MAMMON,
    "mephistopheles": MEPHISTOPHELES,
}
