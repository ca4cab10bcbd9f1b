"""The five of the court: Fancypants, Fearmonger, Jester, Schemer, Princeling."""

from __future__ import annotations

from art.kit.figures.goblin import foot
from art.kit.figures.goblin_dress import collar_wings, pantaloons, ruff
from art.kit.figures.goblin_looks import claw
from art.kit.figures.materials import bone, skull_mark
from art.kit.figures.minion import Arm, Face, Minion, draw_thing
from art.kit.paths import circle, poly, rect, star, taper
from art.kit.pen import Pen
from art.titles.slayer_slayer.picture import Picture


# ------------------------------------------------------------------ fancypants
def _trousers(p: Pen) -> None:
    for side in (-1, 1):
        foot(p, 400 + side * 128, 788, side)
        q = p.at(400 + side * 144, 800, 0, 1, side)
        q.plain(star(10, -14, 6, 9, 22), "c", 4, halo=2)
    q = p.at(400, 560, 0, 1.14)
    pantaloons(q.at(-400, -584))


FANCYPANTS = Picture(
    Minion(
        Face(
            "pear",
            "leaf",
            "long",
            "sleepy",
            "smug",
            brow="arch",
            hat="plume",
            hat_seat=0.58,
            hat_scale=0.92,
            look=(-0.4, -0.2),
            turn=-4,
            nose_scale=0.54,
            mouth_drop=94,
            mouth_width=70,
            eye_size=42,
            ears=(6, 10),
            ear_scale=0.7,
        ),
        body="doublet",
        dye="b",
        pose="none",
        head_at=(400, 262),
        tilt=5,
        left=Arm(300, 570, elbow=(196, 512)),
        right=Arm(640, 392, "hanky", -14, 1.1, elbow=(560, 500)),
        between=(_trousers, ruff),
    ),
    "stage",
    (0.465, -6, 8),
)


# ------------------------------------------------------------------ fearmonger
def _board(p: Pen) -> None:
    """Bad news, front and back."""
    for x in (330, 470):
        p.line([(x, 400), (x - 4 if x < 400 else x + 4, 500)], 26, "k", 20, 20)
    q = p.at(400, 612, -2)
    q.part(rect(-160, -160, 320, 360, 6), "c", rnd=60, ang=88, spacing=14, outline=8)
    q.plain(rect(-132, -134, 264, 330, 4), None, 5, halo=0)
    skull_mark(q.at(0, -26, 0, 2.3), 0, 0)
    for turn in (38, -38):
        bone(q.at(0, 120, turn + 90), rect(-16, -110, 32, 220, 14), rnd=14, halo=4)
    for x in (-140, 140):
        for y in (-142, 180):
            q.dot(x, y, 8)


def _din(p: Pen) -> None:
    for angle, length in ((-30, 60), (-10, 80), (10, 80), (30, 60)):
        q = p.at(156, 330, angle)
        q.cut(taper([(-60, 0), (-70 - length, 0)], 20, 14, 8), None)
        q.line([(-62, 0), (-66 - length, 0)], 13, "b", 10, 4)


FEARMONGER = Picture(
    Minion(
        Face(
            "tall",
            "bat",
            "snub",
            "wide",
            "gasp",
            brow="fear",
            hat="bicorne",
            hat_seat=0.72,
            hat_scale=0.94,
            worn=("sweat",),
            look=(0.5, -0.3),
            nose_scale=0.8,
            turn=-14,
            nose_drop=14,
            mouth_drop=100,
            mouth_width=84,
            eye_size=46,
            eye_apart=54,
            ears=(10, -4),
            ear_scale=0.82,
        ),
        body="rags",
        dye="b",
        head_at=(470, 268),
        tilt=-7,
        left=Arm(316, 402, "trumpet", 8, 1.12, elbow=(270, 520), grip=(26, -4)),
        right=Arm(672, 470, "scroll", 12, 0.92, elbow=(590, 580), hand_turn=0, grip=(0, -16)),
        between=(_board,),
        over=(_din,),
    ),
    "moon",
    (0.53, 0, 30),
)


# ------------------------------------------------------------------ jester
def _audience(p: Pen) -> None:
    """All of it."""
    for x, turn, s in ((96, -14, 1.0), (206, 8, 0.86), (604, -6, 0.9), (716, 14, 1.05)):
        q = p.at(x, 720, turn, s)
        for side in (-1, 1):
            sole = q.at(side * 40, -20, side * 9, 1, side)
            sole.part("-30,110! -34,20 -40,-40 -24,-84 12,-92 34,-60 34,20 30,110!", "a", rnd=34, ang=60)
            for dx, dy, r in ((-24, -92, 12), (-4, -102, 14), (20, -98, 18)):
                sole.part(circle(dx, dy, r), "a", rnd=10, halo=2, outline=4)
            sole.add(taper([(-14, 30), (2, 44), (14, 24)], 5))
    p.black("-60,790! 140,770 400,782 660,768 860,790! 860,860! -60,860!", rnd=40, ang=80, halo=4)


def _tomatoes(p: Pen) -> None:
    for x, y, r in ((742, 220, 34), (74, 250, 30)):
        p.part(circle(x, y, r, r * 0.92), "b", rnd=r * 0.9, halo=4)
        p.plain(star(x, y - r * 0.8, 5, r * 0.16, r * 0.5, -1.57), "a", 4, halo=2)
        side = 1 if x > 400 else -1
        for dy in (-16, 4, 22):
            p.line([(x + side * (r + 10), y + dy), (x + side * (r + 56), y + dy - 6)], 9)


JESTER = Picture(
    Minion(
        Face(
            "round",
            "bat",
            "carrot",
            "crazy",
            "beam",
            brow="arch",
            hat="jester",
            hat_seat=0.66,
            hat_scale=0.94,
            nose_scale=0.66,
            mouth_drop=76,
            mouth_width=92,
            eye_size=42,
            eye_apart=60,
            ears=(16, 22),
            ear_scale=0.8,
            worn=("blush",),
            bags=False,
        ),
        body="motley",
        dye="b",
        head_at=(400, 292),
        tilt=-8,
        left=Arm(196, 480, "marotte", -20, 1.15, elbow=(250, 540)),
        right=Arm(600, 520, "die20", 12, 0.94, hand="open", hand_turn=20, elbow=(560, 560), grip=(34, -130)),
        behind=(_tomatoes,),
        over=(_audience,),
    ),
    "rays",
    (0.53, 0, 8),
)


# ------------------------------------------------------------------ schemer
def _desk(p: Pen) -> None:
    """Plan B, a candle, and what is left of plan A."""
    p.part("-80,668! 880,652! 880,860! -80,860!", "b", rnd=60, ang=88, spacing=14)
    draw_thing(p, "plan", 420, 716, -3, 1.1)
    c = p.at(92, 640)
    bone(c, "-44,30 -30,10 30,10 44,30 20,42 -20,42", rnd=14)
    bone(c, rect(-22, -110, 44, 130, 6), rnd=18, ang=90)
    c.line([(-14, -90), (-18, -50), (-12, -30)], 7)
    c.part("-22,-112 -26,-150 4,-206! 28,-148 22,-112", "b", rnd=20, ang=90)
    c.plain("-9,-114 -10,-140 4,-168! 13,-138 9,-114", "c", 0, halo=0)
    k = p.at(706, 640, 6)
    k.black("-40,40! 40,40! 34,10 18,0 14,-50! 30,-60 -30,-60 -14,-50! -18,0 -34,10", rnd=18, halo=4)
    k.black("-34,-62! -44,-120! -18,-96! 0,-134! 18,-96! 44,-120! 34,-62!", rnd=18, halo=3)


def _fingers(p: Pen) -> None:
    claw(p, 360, 566, 20, -1, "a", 1.15)
    claw(p, 446, 566, -20, 1, "a", 1.15)


SCHEMER = Picture(
    Minion(
        Face(
            "wedge",
            "leaf",
            "hook",
            "sly",
            "smirk",
            brow="angry",
            hat="bun",
            hat_seat=0.5,
            hat_scale=1.02,
            worn=("lashes", "monocle"),
            look=(0.7, 0.1),
            nose_scale=0.58,
            mouth_drop=104,
            eye_size=40,
            ears=(14, 10),
            ear_scale=0.8,
            warts=False,
            turn=6,
            brow_lift=60,
        ),
        body="high_collar",
        dye="b",
        head_at=(400, 290),
        tilt=3,
        left=Arm(352, 590, elbow=(236, 610), hand=None),
        right=Arm(450, 590, elbow=(566, 610), hand=None),
        behind=(collar_wings,),
        over=(_desk, _fingers),
    ),
    "glow",
    (0.56, 0, 4),
)


# ------------------------------------------------------------------ princeling
def _stool(p: Pen) -> None:
    """Mostly a throne."""
    for x0, x1 in ((230, 150), (400, 404), (570, 650)):
        p.part(poly((x0 - 20, 690), (x0 + 20, 690), (x1 + 16, 830), (x1 - 16, 830)), "c", rnd=16, ang=90)
    p.part(rect(170, 650, 460, 50, 18), "c", rnd=20, ang=0)


def _slippers(p: Pen) -> None:
    for side in (-1, 1):
        q = p.at(400 + side * 70, 750, side * 8, 1, side)
        q.part("-40,-40! 26,-44! 40,-10 84,-6 106,-40! 116,-10 90,30! -40,34!", "b", rnd=30, ang=95)
        bone(q, circle(106, -46, 18), rnd=14, halo=3)


PRINCELING = Picture(
    Minion(
        Face(
            "flat",
            "stub",
            "snub",
            "squint",
            "pout",
            brow="angry",
            hat="crown",
            hat_seat=0.42,
            hat_scale=1.22,
            hat_turn=-13,
            hat_shift=(-4, -34),
            look=(0.2, -0.6),
            nose_scale=0.86,
            nose_drop=16,
            mouth_drop=74,
            eye_size=40,
            eye_apart=60,
            ear_scale=1.25,
            worn=("blush",),
            warts=False,
            bags=False,
        ),
        body="gown",
        dye="b",
        pose="none",
        head_at=(400, 300),
        head_scale=1.06,
        tilt=4,
        left=Arm(196, 560, "princely_sceptre", -16, 1.15),
        right=Arm(640, 420, hand="point", elbow=(600, 540), hand_turn=4, hand_scale=1.15),
        behind=(_stool,),
        over=(_slippers,),
    ),
    "hall",
    (0.5, 0, -4),
)

COURT = {
    "fancypants": FANCYPANTS,
    "fearmonger": FEARMONGER,
    "jester": JESTER,
    "schemer": SCHEMER,
    "princeling": PRINCELING,
}
