"""The five tinkers: Artificer, Catapult, Sapper, Barricader, Bonesetter."""

from __future__ import annotations

from art.kit.figures.goblin import foot
from art.kit.figures.goblin_looks import open_hand
from art.kit.figures.materials import bone, iron, wood
from art.kit.figures.minion import Arm, Face, Minion, draw_face, draw_minion, draw_thing
from art.kit.paths import circle, limb, rect, taper
from art.kit.pen import Pen
from art.titles.battlegoats.engines import beam, wheel
from art.titles.slayer_slayer.picture import Picture


# ------------------------------------------------------------------ artificer
def _box(p: Pen) -> None:
    draw_thing(p, "contraption", 410, 600, 4, 1.12)


ARTIFICER = Picture(
    Minion(
        Face(
            "round",
            "torn",
            "bulb",
            "goggles",
            "beam",
            hat="burnt",
            hat_seat=0.82,
            hat_scale=0.86,
            worn=("soot",),
            look=(0.4, 0.3),
            nose_scale=0.6,
            mouth_drop=76,
            mouth_width=84,
            eye_size=40,
            eye_apart=62,
            bags=False,
            ears=(8, -4),
        ),
        body="workcoat",
        dye="b",
        left=Arm(268, 620, elbow=(214, 520)),
        right=Arm(552, 640, elbow=(600, 530)),
        head_at=(384, 276),
        tilt=-6,
        between=(_box,),
    ),
    "workshop",
    (0.55, 6, 18),
)


# ------------------------------------------------------------------ catapult
def _engine(p: Pen) -> None:
    """Just let go: the arm has hit its bar."""
    q = p.at(-40, 10)
    beam(q, 20, 700, 400, 700, 50, "c")
    beam(q, 110, 690, 200, 440, 40, "c")
    beam(q, 310, 690, 220, 440, 40, "c")
    beam(q, 330, 640, 116, 306, 40, "b")
    q.black("64,210! 190,252! 178,300 120,336 68,316 44,262", rnd=30, ang=30)
    wheel(q, 80, 730, 66)
    wheel(q, 350, 730, 66)
    iron(q, circle(212, 446, 30), rnd=24)
    for points, width in (
        ([(190, 330), (270, 250), (380, 210)], 13),
        ([(220, 400), (300, 330), (420, 300)], 11),
        ([(150, 250), (230, 170), (330, 120)], 9),
    ):
        p.cut(taper(points, width + 7), None)
        p.line(points, width)


def _queue(p: Pen) -> None:
    """Next, please."""
    for x, y, s, face in (
        (742, 690, 0.56, Face("wedge", "bat", "snub", "wide", "beam", look=(-0.5, -0.8), eye_size=44, bags=False)),
        (606, 730, 0.5, Face("egg", "leaf", "drip", "open", "grin", look=(-0.2, -0.9), eye_size=44, bags=False)),
    ):
        draw_face(p.at(x, y, -6, s), face)


AMMUNITION = Minion(
    Face(
        "pear",
        "droop",
        "bulb",
        "mad",
        "sing",
        brow="fear",
        hat="colander",
        hat_scale=0.92,
        hat_seat=0.6,
        look=(0.3, 0.4),
        nose_scale=0.68,
        mouth_width=96,
        mouth_drop=82,
        eye_size=44,
        ears=(46, -64),
    ),
    body="bare",
    pose="none",
    left=Arm(250, 560, hand="open", elbow=(270, 470), hand_turn=-120, hand_scale=1.2),
    right=Arm(640, 420, hand="open", elbow=(560, 470), hand_turn=58, hand_scale=1.2),
    head_at=(420, 270),
)


def _flight(p: Pen) -> None:
    q = p.at(216, 16, 20, 0.92)
    for hip, knee, ankle, turn, side in (
        ((360, 600), (270, 640), (190, 600), 100, 1),
        ((430, 620), (400, 700), (320, 730), 70, 1),
    ):
        q.part(limb([hip, knee, ankle], [58, 48, 36]), "a", rnd=26, ang=80, spacing=10, shade=(0.42, -0.15))
        foot(q.at(*ankle, turn), 0, 0, side)
    draw_minion(q, AMMUNITION)


CATAPULT = Picture(_flight, "rays", (0.49, 0, 4), before=_engine, after=_queue)


# ------------------------------------------------------------------ sapper
def _boots(p: Pen) -> None:
    """Somebody tall, for now."""
    for x, side in ((256, -1), (336, 1)):
        q = p.at(x, 98, 0, 1.1, side)
        q.part(
            "-44,-200! 36,-200! 34,-50 60,-34 104,-16 118,14! 116,30! -46,30!",
            "b",
            rnd=40,
            ang=100,
            outline=7,
            shade=(0.4, -0.15),
        )
        iron(q, "-50,18! 118,18! 118,36! -50,36!", rnd=8, ang=0, halo=2)
        q.line([(-40, -70), (0, -60), (34, -70)], 12, "k", 8, 8)
        q.plain(rect(-12, -84, 28, 30, 4), "c", 5, halo=2)


def _cut_line(p: Pen) -> None:
    for x in (150, 196):
        p.line([(x, 142), (x + 4, 208)], 9, start=8, end=8)
    p.add(taper([(566, 142), (572, 176), (568, 210)], 13, 10, 10))
    for x, y, r in ((540, 240, 7), (610, 252, 5), (524, 270, 6), (634, 290, 5), (520, 310, 5), (500, 250, 4)):
        p.add(circle(x, y, r), "c")
        p.add(circle(x, y, r), stroke=3)


SAPPER = Picture(
    Minion(
        Face(
            "wide",
            "leaf",
            "long",
            "open",
            "fangs",
            brow="cock",
            hat="miner",
            hat_scale=0.86,
            hat_seat=0.74,
            look=(-0.3, -0.9),
            ears=(34, 34),
            nose_scale=0.62,
            turn=-6,
            mouth_drop=74,
            mouth_width=96,
            eye_size=42,
            eye_apart=64,
            ear_scale=0.86,
            eye_drop=-4,
        ),
        body="overalls",
        head_at=(370, 296),
        drop=200,
        left=Arm(140, 400, "pick", -16, 0.9, elbow=(230, 450)),
        right=Arm(604, 210, "saw", -6, 1.05, elbow=(620, 420)),
        tilt=-3,
    ),
    "cellar",
    (0.53, 6, 0),
    before=_boots,
    after=_cut_line,
)


# ------------------------------------------------------------------ barricader
def _furniture(p: Pen) -> None:
    """One wardrobe, two beds and a chair."""
    w = p.at(196, 600, -9)
    w.part(rect(-150, -190, 300, 460, 8), "c", rnd=70, ang=88, spacing=14, outline=8)
    w.part("-168,-190! -150,-226 0,-250 150,-226 168,-190!", "c", rnd=30, ang=0)
    w.line([(0, -180), (4, 40), (0, 260)], 10, start=7, end=7)
    for side in (-1, 1):
        w.add(rect(side * 76 - 54, -160, 108, 180, 6), stroke=6)
        iron(w, circle(side * 20, 40, 13), rnd=9, halo=2)
    w.part("-20,60! 60,50! 76,150! 30,136! 20,190! -16,150!", None, rnd=20, halo=3)
    b = p.at(600, 650, 8)
    for x in (-170, 150):
        b.part(rect(x, -170, 34, 400, 8), "b", rnd=16, ang=90)
        b.part(circle(x + 17, -184, 27), "b", rnd=22)
    b.part("-150,-130! -60,-166 60,-166 150,-130! 150,-20! -150,-20!", "b", rnd=40, ang=88, spacing=12)
    for x in (-90, -30, 30, 90):
        b.line([(x, -146), (x + 2, -80), (x, -26)], 8)
    bone(b, "-140,-10! 140,-10! 150,60 120,100 -120,100 -150,60", rnd=44, ang=20)
    for x in (-70, 0, 70):
        b.line([(x, -6), (x + 4, 40), (x, 92)], 9, "b")
    c = p.at(640, 420, 166, 0.94)
    for x in (-70, 58):
        wood(c, rect(x, 0, 22, 150, 5), "c", ang=90)
    c.part(rect(-84, -18, 176, 34, 6), "c", rnd=16, ang=0)
    for x in (-76, 62):
        wood(c, rect(x, -170, 20, 156, 5), "c", ang=90)
    c.part(rect(-78, -164, 164, 44, 8), "c", rnd=20, ang=0)
    for x0, y0, x1, y1 in ((70, 700, 740, 760), (250, 560, 560, 520)):
        beam(p, x0, y0, x1, y1, 54, "b")
        for x, y in ((x0 + 26, y0), (x1 - 26, y1)):
            p.dot(x, y, 9)


BARRICADER = Picture(
    Minion(
        Face(
            "tall",
            "stub",
            "drip",
            "sly",
            "stitch",
            brow="angry",
            hat="lampshade",
            hat_seat=0.7,
            hat_scale=0.96,
            look=(0.1, 0.2),
            nose_scale=0.62,
            mouth_drop=106,
            mouth_width=64,
            eye_apart=50,
            ear_scale=1.2,
        ),
        body="nightshirt",
        head_at=(404, 308),
        left=Arm(214, 300, "hammer", -18, 1.1, elbow=(240, 460), shoulder=(330, 500)),
        right=None,
        over=(_furniture, lambda p: open_hand(p, 520, 500, 8, 1, "a", 0.9)),
    ),
    "hall",
    (0.53, 0, 10),
)


# ------------------------------------------------------------------ bonesetter
def _patient(p: Pen) -> None:
    """Good as new-ish."""
    q = p.at(650, 650, 10, 0.74)
    q.part("-190,40! -110,90 0,110 110,90 200,40! 240,300! -230,300!", None, rnd=60, ang=20)
    face = Face(
        "wide",
        "droop",
        "snub",
        "wide",
        "wobble",
        hat="bandage",
        hat_seat=0.5,
        hat_scale=1.16,
        look=(-0.8, -0.4),
        eye_size=42,
        worn=("tear",),
        brow="fear",
        ear_scale=0.8,
    )
    draw_face(q, face)


BONESETTER = Picture(
    Minion(
        Face(
            "skull",
            "bat",
            "beak",
            "crazy",
            "beam",
            hat="reflector",
            hat_seat=0.64,
            hat_scale=1.08,
            nose_scale=0.6,
            mouth_drop=88,
            mouth_width=80,
            eye_size=38,
            ears=(12, 4),
            bags=False,
        ),
        body="surgeon",
        head_at=(340, 278),
        shoulders=90,
        tilt=-5,
        left=Arm(170, 520, "spare_leg", -14, 1.12, elbow=(250, 560)),
        right=Arm(584, 384, "spare_leg", 24, 1.12, elbow=(510, 520)),
        over=(_patient,),
    ),
    "tents",
    (0.54, 8, 14),
)

TINKERS = {
    "artificer": ARTIFICER,
    "catapult": CATAPULT,
    "sapper": SAPPER,
    "barricader": BARRICADER,
    "bonesetter": BONESETTER,
}
