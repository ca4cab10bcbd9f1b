"""The five mystics: Conjurer, Firehazard, Gravecaller, Shaman, Bloodpriest."""

from __future__ import annotations

from art.kit.figures.goblin_hats import flame
from art.kit.figures.materials import bone
from art.kit.figures.minion import Arm, Face, Minion, draw_face, draw_thing
from art.kit.paths import circle, limb, mirrored, poly, rect, taper
from art.kit.pen import Pen
from art.titles.slayer_slayer.picture import Picture


# ------------------------------------------------------------------ conjurer
def _hat_trick(p: Pen) -> None:
    """The hat was empty. Something in it disagreed."""
    q = p.at(206, 560, -8)
    for points, widths in (
        ([(-40, -10), (-110, -110), (-70, -220), (-140, -290), (-100, -330)], [56, 46, 36, 26, 12]),
        ([(44, -10), (120, -90), (70, -190), (120, -250), (90, -290)], [50, 42, 32, 24, 12]),
        ([(-70, 0), (-170, -40), (-160, -110), (-206, -130)], [44, 36, 26, 12]),
    ):
        q.part(limb(points, widths, 60), "b", rnd=24, ang=60, spacing=9, shade=(0.3, -0.25))
        for i in range(3):
            x = points[1][0] * (1 - i / 3) + points[2][0] * i / 3
            y = points[1][1] * (1 - i / 3) + points[2][1] * i / 3
            q.plain(circle(x + 10, y, 8 - i), None, 3, halo=0)
    q.part(circle(0, -52, 84, 80), "b", rnd=70, ang=40, shade=(0.2, -0.35))
    white = circle(2, -62, 48, 46)
    q.plain(white, outline_width=6, halo=0)
    q.add(circle(16, -64, 22), clip=white)
    q.cut(circle(8, -72, 7))
    q.part(poly((-60, -130), (66, -130), (60, -84), (-56, -98)), "b", clip=circle(2, -62, 54), halo=0, rnd=16)
    q.black("-112,-8! 112,-8! 92,190! -92,190!", rnd=80, ang=88, spacing=13)
    q.part("-104,24! 0,40 104,24! 100,66! 0,82 -100,66!", "b", rnd=18, ang=0, halo=2)
    q.black("-166,-26 -80,-6 0,2 80,-6 166,-26 150,12 80,26 0,30 -80,26 -150,12", rnd=20, ang=0)


CONJURER = Picture(
    Minion(
        Face(
            "tall",
            "leaf",
            "hook",
            "wide",
            "gasp",
            brow="fear",
            hat="quiff",
            hat_seat=0.62,
            hat_scale=0.88,
            look=(-0.9, 0.4),
            turn=-10,
            nose_scale=0.56,
            mouth_drop=112,
            mouth_width=70,
            ears=(22, 18),
            eye_apart=50,
            eye_size=40,
            ear_scale=0.9,
            warts=False,
        ),
        body="tails",
        dye="b",
        lean=6,
        tilt=9,
        head_at=(462, 262),
        left=Arm(318, 590, elbow=(360, 540)),
        right=Arm(664, 430, "wand", 22, 1.15, elbow=(600, 540)),
        over=(_hat_trick,),
    ),
    "stage",
    (0.56, 0, 14),
)


# ------------------------------------------------------------------ firehazard
def _straw(p: Pen) -> None:
    """It was only straw."""
    for x, w, h, turn in (
        (60, 54, 220, -6),
        (160, 44, 150, 4),
        (650, 46, 170, -4),
        (740, 56, 250, 6),
        (260, 34, 90, 0),
        (560, 34, 96, 4),
    ):
        flame(p, x, 720, w, h, turn)


def _hem(p: Pen) -> None:
    for x, w, h in ((280, 26, 90), (340, 30, 116), (470, 30, 104), (530, 26, 84)):
        flame(p, x, 690, w, h, (x - 400) * 0.05)


FIREHAZARD = Picture(
    Minion(
        Face(
            "round",
            "droop",
            "carrot",
            "mad",
            "beam",
            brow="arch",
            hat="flames",
            hat_seat=0.5,
            hat_first=True,
            look=(0.2, -0.2),
            nose_scale=0.6,
            mouth_drop=72,
            mouth_width=92,
            eye_size=46,
            eye_apart=60,
            ears=(-26, -22),
            worn=("blush",),
            bags=False,
        ),
        body="robe",
        dye="c",
        head_at=(400, 316),
        left=Arm(206, 560, "torch", -16, 1.1),
        right=Arm(610, 470, "torch", 18, 1.1),
        behind=(_straw,),
        over=(_hem,),
        tilt=4,
    ),
    "fire",
    (0.56, 0, 4),
)


# ------------------------------------------------------------------ gravecaller
def _riser(p: Pen) -> None:
    """The day shift."""
    q = p.at(222, 556, -7, 1.08)
    bone(q, limb([(-90, 190), (-150, 60), (-120, -60)], [34, 28, 28]), rnd=14, shade=(0.4, -0.1))
    for dx, dy in ((-30, -50), (-2, -66), (26, -48)):
        bone(q, limb([(-120, -60), (-120 + dx, -60 + dy)], [17, 13], 8), rnd=8, halo=3)
    for side in (-1, 1):
        q.at(side * 82, -26, side * -8, 1, side).part(
            "-10,-30 50,-48 110,-92 150,-104! 124,-36 84,16 20,40", None, rnd=24, ang=60, shade=(0.5, 0)
        )
    bone(
        q,
        mirrored("0,-140 80,-128 122,-60 112,10 80,44 76,96 40,112 0,116"),
        rnd=110,
        ang=38,
        outline=6,
        shade=(0.2, -0.4),
    )
    for side in (-1, 1):
        q.add(circle(side * 46, -16, 36, 34))
        q.plain(circle(side * 46 + 4, -6, 11), "c", 0, halo=0)
        q.part(
            rect(side * 46 - 42, -62, 84, 44, 4), None, flat=True, halo=0, outline=6, clip=circle(side * 46, -16, 42)
        )
    q.add(poly((0, 14), (16, 44), (-16, 44)))
    q.add("-56,62! 0,70 56,62! 50,98 0,106 -50,98")
    for x in (-36, -12, 12, 36):
        q.plain(poly((x - 11, 66), (x + 11, 66), (x + 8, 86), (x - 8, 86)), None, 2, halo=0)
    q.line([(-70, -128), (-30, -96), (-52, -70), (-34, -52)], 6)
    p.black("-40,830! -20,752! 60,726 150,748 240,722 330,744 400,724 470,760! 520,830!", rnd=50, ang=80, halo=5)
    for x in (40, 140, 260, 370):
        p.groove([(x, 760), (x + 20, 750), (x + 44, 756)], 7)


def _ring_lines(p: Pen) -> None:
    for dx, dy in ((-96, 20), (70, 30), (-84, 66), (60, 80)):
        x, y = 690 + dx, 470 + dy
        p.cut(taper([(x, y), (x + dx * 0.3, y - 8), (x + dx * 0.56, y - 6)], 15), None)
        p.line([(x, y), (x + dx * 0.3, y - 8), (x + dx * 0.56, y - 6)], 9, "c")


GRAVECALLER = Picture(
    Minion(
        Face(
            "pear",
            "droop",
            "long",
            "sleepy",
            "glum",
            hat="cowl",
            hat_seat=0.5,
            hat_scale=0.9,
            look=(-0.5, 0.3),
            turn=-8,
            nose_scale=0.56,
            ears=(-14, -14),
            ear_scale=0.84,
            eye_size=42,
            mouth_drop=84,
            warts=False,
        ),
        body="robe",
        dye="b",
        head_at=(480, 290),
        left=None,
        right=Arm(660, 300, "bell", -12, 1.4, elbow=(640, 480), grip=(26, 170), hand_turn=0),
        lean=4,
        over=(_riser, _ring_lines),
    ),
    "graveyard",
    (0.55, 0, 4),
)


# ------------------------------------------------------------------ shaman
def _notes(p: Pen) -> None:
    for x, y, turn, s in ((90, 300, -12, 1.1), (712, 250, 10, 1.2), (760, 400, -6, 0.9), (60, 450, 8, 0.8)):
        q = p.at(x, y, turn, s)
        for outline in (circle(-18, 30, 28, 22), rect(2, -60, 16, 94), poly((2, -60), (52, -40), (48, -8), (10, -28))):
            q.add(outline, stroke=12)
            q.cut(outline, None, stroke=10)
        for outline in (circle(-18, 30, 26, 20), rect(0, -60, 12, 92), poly((2, -60), (50, -38), (46, -12), (10, -32))):
            q.cut(outline, None)
            q.add(outline, "b")


SHAMAN = Picture(
    Minion(
        Face(
            "egg",
            "long",
            "bulb",
            "shut",
            "sing",
            brow="arch",
            hat="headdress",
            hat_seat=0.56,
            hat_scale=0.94,
            worn=("eyes_shut",),
            nose_scale=0.5,
            nose_drop=14,
            mouth_drop=62,
            mouth_width=100,
            eye_size=42,
            ears=(14, 10),
            ear_scale=0.72,
            warts=False,
            bags=False,
        ),
        body="hide",
        head_at=(400, 312),
        tilt=-7,
        left=Arm(216, 520, "rattle", -26, 1.1, elbow=(250, 520)),
        right=Arm(600, 540, "stick", 34, 1.2),
        behind=(_notes,),
        over=(lambda p: draw_thing(p, "drum", 420, 700, 0, 1.2),),
    ),
    "night",
    (0.56, 0, 0),
)


# ------------------------------------------------------------------ bloodpriest
def _altar(p: Pen) -> None:
    """The queue moves fast and only forwards."""
    p.part("-60,660! 860,640! 880,860! -80,860!", None, rnd=70, ang=20, shade=(0.46, 0))
    p.line([(-40, 690), (400, 676), (850, 668)], 10, start=6, end=6)
    for x, y, w, h in ((180, 662, 26, 70), (300, 660, 20, 46), (520, 652, 24, 84), (610, 652, 16, 40)):
        p.add(f"{x - w},{y}! {x + w},{y}! {x + w * 0.5},{y + h * 0.6} {x},{y + h} {x - w * 0.5},{y + h * 0.6}", "b")
    first = Face("egg", "stub", "snub", "wide", "wobble", look=(-0.9, -0.5), eye_size=46, brow="fear", ear_scale=1.2)
    p.part(limb([(690, 800), (700, 700), (660, 640)], [90, 80, 60]), "c", rnd=40)
    draw_face(p.at(712, 592, 8, 0.62), first)


BLOODPRIEST = Picture(
    Minion(
        Face(
            "wedge",
            "torn",
            "beak",
            "sleepy",
            "grin",
            brow="arch",
            hat="mitre",
            hat_seat=0.8,
            hat_scale=0.84,
            look=(0.6, 0.2),
            nose_scale=0.62,
            mouth_drop=96,
            mouth_width=82,
            eye_size=42,
            ears=(10, 10),
            ear_scale=0.84,
        ),
        body="vestment",
        dye="b",
        head_at=(340, 310),
        shoulders=90,
        left=Arm(120, 540, "curved_knife", -12, 1.15, elbow=(210, 640)),
        right=Arm(580, 420, hand="point", elbow=(530, 590), hand_turn=14, hand_scale=1.25),
        over=(_altar,),
    ),
    "glow",
    (0.54, 8, 4),
)

MYSTICS = {
    "conjurer": CONJURER,
    "firehazard": FIREHAZARD,
    "gravecaller": GRAVECALLER,
    "shaman": SHAMAN,
    "bloodpriest": BLOODPRIEST,
}
