"""The five sneaks: Impersonator, Cutpurse, Backstabber, Deserter, Earcutter."""

from __future__ import annotations

from art.kit.figures.goblin import LIMB, fist
from art.kit.figures.goblin_face import eyes, nose
from art.kit.figures.goblin_gear import coin, human_ear
from art.kit.figures.hats import pot
from art.kit.figures.materials import bone, iron
from art.kit.figures.minion import Arm, Face, Minion, draw_face, draw_thing
from art.kit.paths import circle, limb, rect, taper
from art.kit.pen import Pen
from art.titles.slayer_slayer.picture import Picture


# ------------------------------------------------------------------ impersonator
def _coat(p: Pen) -> None:
    """Long enough for three; it gapes where the others look out."""
    p.black(
        "400,330! 480,330 560,380 600,520 630,800! 170,800! 200,520 240,380 320,330!",
        rnd=120,
        ang=80,
        spacing=14,
    )
    for y, kind, look in ((488, "wide", (-0.5, 0.1)), (676, "squint", (0.6, 0.2))):
        hole = f"400,{y - 66} 484,{y - 46} 520,{y}! 484,{y + 46} 400,{y + 62} 316,{y + 46} 280,{y}! 316,{y - 46}"
        p.part(hole, "a", rnd=40, ang=40, halo=4, shade=(0.3, -0.3))
        eyes(p, kind, 400, y - 6, 52, 40, look)
        nose(p, "carrot" if kind == "wide" else "bulb", 402, y + 20, 0.6)
    for y in (404, 582, 770):
        p.plain(circle(400, y, 13), "c", 5, halo=3)
    for side in (-1, 1):
        p.at(400, 350, 0, 1, side).part("8,-6! 70,-46 120,10! 60,70 30,110! 10,60", "b", rnd=24, ang=70)
    p.at(560, 640, 12).part(limb([(-40, 30), (30, 60), (90, 20)], [50, 44, 40]), "a", **LIMB)
    draw_thing(p, "mug", 660, 650, 10, 0.8)
    fist(p, 650, 660, 0, 1)


IMPERSONATOR = Picture(
    Minion(
        Face(
            "wedge",
            "bat",
            "snub",
            "open",
            "smirk",
            brow="cock",
            hat="tophat",
            hat_seat=0.72,
            worn=("monocle", "false_moustache"),
            look=(0.3, -0.1),
            ear_scale=0.8,
            nose_drop=22,
            mouth_drop=112,
        ),
        body="coat",
        pose="none",
        head_at=(400, 246),
        left=Arm(196, 560, "cane", 0, 1.0, elbow=(210, 480)),
        right=None,
        between=(_coat,),
        tilt=4,
    ),
    "tents",
    (0.5, 0, 20),
)


# ------------------------------------------------------------------ cutpurse
def _mark(p: Pen) -> None:
    """The honest citizen's arm, a ring short."""
    p.part(
        limb([(920, 400), (780, 450), (640, 498)], [130, 104, 84]), "b", rnd=60, ang=80, spacing=11, shade=(0.2, -0.4)
    )
    bone(p, limb([(676, 486), (638, 500)], [96, 96], 6), rnd=30, ang=80)
    p.plain(circle(724, 508, 10), "c", 4, halo=2)
    p.part(circle(590, 512, 58, 50), None, rnd=40, shade=(0.1, -0.4))
    for i, y in enumerate((486, 510, 534)):
        fist_finger = limb([(566, y), (532, y + 4), (506, y + 14)], [28, 27, 22], 14)
        p.part(fist_finger, None, rnd=16, halo=3, shade=(0.1, -0.4))
        if i == 1:
            p.plain(rect(534, y - 14, 12, 32, 4), "c", 4, halo=0)
    p.part(limb([(604, 470), (570, 452), (540, 458)], [30, 28, 22], 14), None, rnd=16, halo=3, shade=(0.1, -0.4))


def _loot(p: Pen) -> None:
    for x, y, r, turn in ((176, 540, 24, 10), (228, 610, 28, -16), (130, 612, 22, 30)):
        coin(p.at(x, y, turn), r)
    p.line([(330, 470), (346, 560), (330, 620)], 8, "c", 6, 6)
    p.plain(circle(330, 640, 30), "c", 6, halo=3)
    p.plain(circle(330, 640, 20), None, 4, halo=0)
    p.line([(330, 640), (330, 626)], 5, start=4, end=4)
    p.line([(330, 640), (342, 644)], 5, start=4, end=4)


CUTPURSE = Picture(
    Minion(
        Face(
            "wedge",
            "long",
            "carrot",
            "sly",
            "grin",
            brow="cock",
            hat="cap",
            hat_scale=1.06,
            look=(-0.8, 0.1),
            turn=-4,
            ears=(6, -8),
            ear_scale=0.86,
            worn=("freckles",),
            mouth_drop=96,
        ),
        body="rags",
        dye="c",
        tilt=-6,
        lean=-4,
        left=Arm(176, 380, "purse", 0, 1.1, elbow=(226, 520), grip=(0, 36)),
        right=Arm(548, 520, elbow=(500, 570), hand_turn=80, hand_scale=1.1),
        head_at=(410, 258),
        over=(_loot, _mark),
    ),
    "tents",
    (0.56, 4, 14),
)


# ------------------------------------------------------------------ backstabber
def _guard(p: Pen) -> None:
    """Watching the front, with care."""
    q = p.at(216, 560)
    iron(q, "-210,260! -200,120 -130,70 0,56 130,70 200,120 216,260!", rnd=90, ang=70)
    for x in (-130, -66, 0, 66, 130):
        q.groove([(x, 110), (x + 3, 150), (x, 200)], 8)
    h = q.at(0, -30, -4)
    for side in (-1, 1):
        h.at(side * 108, 10, 0, 1, side).part("-10,-30 22,-34 36,-6 24,26 -8,36", None, rnd=20, shade=(0.06, -0.42))
    face = Face(
        "gentle",
        "stub",
        "bulb",
        "sleepy",
        "whistle",
        skin=None,
        turn=-12,
        look=(-0.5, 0.2),
        ear_scale=0.01,
        warts=False,
        eye_apart=50,
        nose_scale=0.62,
        mouth_drop=96,
    )
    draw_face(h, face)
    pot(h.at(-2, -62, 0, 0.98))
    for dx, dy in ((-150, 60), (-182, 20)):
        q.line([(dx, dy - 20), (dx, dy - 64)], 7, start=6, end=5)
        q.add(circle(dx - 10, dy - 14, 13, 10))
        q.line([(dx, dy - 64), (dx + 22, dy - 50)], 8, start=7, end=3)


BACKSTABBER = Picture(
    Minion(
        Face(
            "tall",
            "bat",
            "snub",
            "sly",
            "grin",
            brow="angry",
            brow_width=16,
            brow_lift=58,
            hat="hood",
            hat_scale=0.94,
            worn=("lashes",),
            look=(-0.6, 0.5),
            turn=-8,
            nose_scale=0.9,
            nose_drop=18,
            mouth_drop=86,
            mouth_width=66,
            eye_size=36,
            ears=(18, 18),
            eye_apart=50,
            warts=False,
            hat_seat=0.56,
        ),
        body="coat",
        dye="b",
        tilt=-8,
        lean=-6,
        head_at=(480, 286),
        left=None,
        right=Arm(690, 360, "dagger", -30, 1.4, elbow=(640, 500)),
        over=(_guard,),
    ),
    "moon",
    (0.54, 4, 16),
)


# ------------------------------------------------------------------ deserter
def _left_behind(p: Pen) -> None:
    """Everything that slows one down."""
    pot(p.at(64, 566, -62, 0.62))
    for points in ([(150, 560), (166, 532), (186, 520)], [(128, 620), (150, 612), (170, 616)]):
        p.line(points, 9)
    draw_thing(p, "spear", 110, 640, -64, 0.9)
    for x, y, r in ((196, 752, 40), (130, 770, 30), (256, 776, 30), (70, 748, 24)):
        p.part(circle(x, y, r, r * 0.8), None, rnd=r, halo=3, outline=5)
    for x, y in ((250, 470), (214, 520), (230, 570)):
        p.line([(x - 120, y + 8), (x - 60, y + 2), (x, y)], 10)


def _white_flag(p: Pen) -> None:
    q = p.at(698, 566, 17, 0.92)
    q.part(rect(-8, -290, 16, 350, 5), "c", rnd=8, ang=90, halo=3)
    bone(q, "-6,-282! -70,-300 -130,-276 -214,-300! -196,-236! -220,-172! -130,-150 -70,-176 -6,-160!", rnd=50, ang=10)


DESERTER = Picture(
    Minion(
        Face(
            "pear",
            "leaf",
            "drip",
            "wide",
            "clench",
            brow="fear",
            hat="tuft",
            hat_seat=0.97,
            worn=("sweat",),
            look=(-1.0, 0.1),
            turn=-26,
            ears=(30, -14),
            ear_scale=0.8,
            nose_scale=0.66,
            eye_size=42,
            mouth_width=70,
        ),
        body="uniform",
        dye="b",
        pose="run",
        lean=16,
        tilt=6,
        head_at=(430, 262),
        head_scale=1.0,
        left=Arm(250, 430, hand="open", elbow=(290, 500), hand_turn=-60),
        right=Arm(690, 570, elbow=(580, 580)),
        behind=(_left_behind,),
        over=(_white_flag,),
        boots=True,
    ),
    "road",
    (0.475, 0, 2),
)


# ------------------------------------------------------------------ earcutter
def _necklace(p: Pen) -> None:
    p.add(taper([(318, 396), (340, 480), (400, 512), (460, 480), (482, 396)], 8, 6, 6, n=40))
    for x, y, turn in ((330, 462, 34), (364, 500, 16), (406, 516, -2), (448, 496, -18), (476, 456, -36)):
        human_ear(p.at(x, y, turn, 1.05, 1 if x < 410 else -1))


EARCUTTER = Picture(
    Minion(
        Face(
            "egg",
            "droop",
            "beak",
            "open",
            "smug",
            brow="arch",
            hat="parting",
            hat_seat=0.66,
            hat_scale=0.98,
            worn=("spectacles",),
            look=(0.6, -0.1),
            nose_scale=0.66,
            mouth_drop=96,
            mouth_width=74,
            ears=(-8, -8),
            bags=False,
        ),
        body="apron",
        left=Arm(232, 590, "ledger", -8, 1.0, grip=(-6, 10)),
        right=Arm(612, 560, "scissors", 12, 1.12, grip=(0, -16)),
        tilt=5,
        between=(_necklace,),
    ),
    "rays",
    (0.6, 0, 10),
)

SNEAKS = {
    "impersonator": IMPERSONATOR,
    "cutpurse": CUTPURSE,
    "backstabber": BACKSTABBER,
    "deserter": DESERTER,
    "earcutter": EARCUTTER,
}
