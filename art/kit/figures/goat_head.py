"""The goat's face: a long skull, slot pupils, a coloured muzzle, and what makes each one somebody."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.kit.figures.hats import HATS
from art.kit.figures.horns import horn, stump
from art.kit.paths import circle, intersect, mirrored, placed, poly, rect, shape, taper
from art.kit.pen import PAPER, Pen

SKULLS = {
    "long": "0,-132 64,-126 106,-70 94,10 72,76 68,126 42,168 0,178",
    "broad": "0,-128 84,-122 130,-66 122,20 100,84 88,130 50,166 0,172",
    "kid": "0,-132 84,-122 128,-50 112,30 82,84 62,118 36,146 0,152",
    "narrow": "0,-140 56,-134 90,-80 80,10 62,84 57,140 34,186 0,196",
    "jowl": "0,-124 70,-120 104,-66 104,10 112,80 118,130 66,176 0,180",
}
EARS = {  # growing right from (0, 0): outside, inside
    "side": ("-10,-20 60,-46 140,-30 186,20! 130,44 60,40 -10,26", "20,-6 80,-16 150,18! 90,24 30,16"),
    "lop": ("-14,-24 50,-40 108,0 132,90 112,178! 70,140 52,70 -10,30", "30,-8 76,8 104,80 104,146! 78,112 62,50"),
    "perk": ("-10,-14 24,-80 84,-130 150,-150! 150,-80 100,-10 30,30 -10,26", "20,-14 58,-78 128,-122! 110,-56 60,-4"),
    "torn": (
        "-10,-20 60,-46 108,-42! 112,-14! 144,-30! 186,20! 150,24! 136,44! 60,40 -10,26",
        "20,-6 80,-16 130,10! 90,24 30,16",
    ),
    "small": ("-10,-18 40,-38 92,-30 120,6! 86,26 40,28 -10,22", "16,-6 50,-14 94,4! 56,14 20,10"),
}
NOSE_RISE = {"narrow": 22, "kid": -20, "jowl": 4}
EYE_APART = {"broad": 70, "narrow": 60, "kid": 66, "jowl": 62}
MUZZLE = {"broad": 1.3, "kid": 0.9, "narrow": 0.9, "jowl": 1.5}


@dataclass(frozen=True)
class GoatHead:
    """A goat's head.  Coats: None paper, a to c an ink, k black over b."""

    skull: str = "long"
    coat: str | None = None
    horns: str | None = "up"
    horn_size: float = 1.05
    horn_ink: str | None = None
    broken: int = 0  # -1 or 1: that horn is a stump
    ear: str = "side"
    ear_turn: float = 14
    eyes: str = "open"
    look: tuple[float, float] = (0, 0)
    mouth: str = "flat"
    beard: str | None = "goat"
    mark: str | None = None
    fringe: str | None = "b"
    hat: str | None = None
    hat_size: float = 0.8
    hat_shift: tuple[float, float] = (0, 0)
    hood: str | None = None
    cowl: str | None = None
    wool: bool = False
    scar: bool = False
    straw: bool = False


def coat_style(coat: str | None) -> dict[str, object]:
    """How a coat is carved: keyword arguments for ``Pen.part``."""
    if coat is None:
        return {"spot": None, **PAPER}
    return {"spot": "b", "solid": True} if coat == "k" else {"spot": coat}


def second_ink(coat: str | None) -> str:
    """For the inside of ears and the like: an ink that shows on the coat."""
    return "b" if coat != "b" else "a"


# ------------------------------------------------------------------ eyes
def _white(p: Pen, x: float, y: float, r: float, look: tuple[float, float], pupil: tuple[float, float]) -> None:
    """Black socket, white ball, a wide slot for a pupil with a glint in it."""
    ball = circle(x, y, r, r * 0.94)
    p.add(circle(x + 2, y + 3, r + 9, r * 0.94 + 8))
    p.plain(ball, outline_width=4, halo=0)
    w, h = pupil
    px, py = x + look[0] * r * 0.4, y + look[1] * r * 0.42
    p.add(rect(px - w / 2, py - h / 2, w, h, min(w, h) * 0.42), clip=ball)
    p.cut(circle(px - w * 0.24, py - h * 0.18, max(3.4, h * 0.17)), clip=ball)


def _eye(p: Pen, x: float, y: float, side: int, kind: str, look: tuple[float, float], r: float, lid: str) -> None:
    if kind == "shut":
        p.add(circle(x + 2, y + 3, r + 7, r + 3))
        p.part(circle(x, y, r, r * 0.9), lid, rnd=22, halo=0, outline=4, shade=(0.2, -0.4))
        p.line([(x - r - 6, y), (x, y + 22), (x + r + 6, y)], 17, start=5, end=5)
        for i in (-1, 0, 1):
            p.line([(x + i * 18, y + 16), (x + i * 25, y + 36)], 8)
    elif kind == "squeeze":
        p.line([(x + side * 34, y - 22), (x - side * 26, y + 2)], 15)
        p.line([(x + side * 34, y + 26), (x - side * 26, y + 2)], 15)
    elif kind == "x":
        p.line([(x - 24, y - 24), (x + 24, y + 24)], 14)
        p.line([(x + 24, y - 24), (x - 24, y + 24)], 14)
    elif kind == "goggle":
        p.part(circle(x, y, r + 20), "b", rnd=24, ang=30, spacing=8, halo=3)
        p.plain(circle(x, y, r), outline_width=6, halo=0)
        p.add(rect(x - 20 + look[0] * 10, y - 9 + look[1] * 10, 40, 19, 8))
        p.line([(x + 6, y + 26), (x + 26, y + 8)], 6)
    elif kind == "mad":
        size = r * (1.34 if side < 0 else 1.08)
        _white(p, x, y, size, (look[0] - side * 0.25, look[1]), (24, 15))
        p.line([(x - 42, y - size - 16), (x, y - size - 28), (x + 42, y - size - 12)], 14)
    else:
        _lidded_eye(p, x, y, side, kind, look, r, lid)


def _lidded_eye(
    p: Pen, x: float, y: float, side: int, kind: str, look: tuple[float, float], r: float, lid: str
) -> None:
    wide = kind in ("wide", "worry")
    size = r * (1.16 if wide else 1)
    drop = {"sleepy": 0.35, "sly": 0.25, "angry": 0.28}.get(kind, 0)
    _white(p, x, y, size, (look[0], look[1] + drop), (36, 20) if wide else (46, 23))
    if kind == "angry":
        p.add(taper([(x + side * 54, y - 52), (x, y - 30), (x - side * 44, y - 2)], 30, 8, 8))
    elif kind in ("sleepy", "sly"):
        slope = side * -14 if kind == "sly" else 0
        cover = placed(rect(-52, -56, 104, 58 if kind == "sleepy" else 50), x, y, slope)
        p.part(intersect(cover, circle(x, y, size + 4)), lid, rnd=16, halo=0, outline=5)
        if kind == "sly":
            p.add(taper([(x + side * 50, y - 56), (x, y - 54), (x - side * 40, y - 36)], 14))
    elif kind == "worry":
        p.line([(x + side * 46, y - 44), (x + side * 6, y - 58), (x - side * 34, y - 70)], 16)
    else:
        p.line([(x - 42, y - 52), (x, y - 64), (x + 42, y - 48)], 15)


def _eyes(p: Pen, h: GoatHead, x: float, y: float) -> None:
    apart = EYE_APART.get(h.skull, 63)
    lid = "b" if h.coat != "b" else "a"
    for side in (-1, 1):
        ex = x + side * apart
        if h.eyes == "patch" and side == 1:
            p.add(taper([(x - 112, y - 78), (x, y - 40), (x + 114, y + 30)], 16, 12, 12))
            p.black(
                f"{ex - 46},{y - 38}! {ex + 46},{y - 30}! {ex + 42},{y + 28} {ex},{y + 48} {ex - 42},{y + 26}",
                halo=3,
                rnd=30,
            )
        elif h.eyes == "squint":
            _eye(p, ex, y, side, "squeeze" if side == 1 else "wide", h.look, 36, lid)
        else:
            _eye(p, ex, y, side, "angry" if h.eyes == "patch" else h.eyes, h.look, 36, lid)


# ------------------------------------------------------------------ muzzle, mouth, beard
def _muzzle(p: Pen, h: GoatHead, x: float, y: float) -> None:
    w = MUZZLE.get(h.skull, 1)
    ink = "b" if h.coat != "b" else "c"
    p.at(x, y + 128, 0, w, 1).part(
        mirrored("0,-46 44,-40 62,-10 42,34 0,46"),
        ink,
        rnd=46,
        ang=40,
        halo=0,
        outline=4,
        spacing=9,
        shade=(0.34, -0.2),
    )
    for side in (-1, 1):
        p.line([(x + side * 10 * w, y + 113), (x + side * 26 * w, y + 103), (x + side * 42 * w, y + 114)], 15)


def _mouth(p: Pen, kind: str, x: float, y: float) -> None:
    if kind == "yell":
        p.black(
            f"{x - 50},{y - 12} {x},{y - 20} {x + 50},{y - 12} {x + 44},{y + 46} {x},{y + 70} {x - 44},{y + 46}",
            rnd=90,
            halo=3,
        )
        p.plain(circle(x + 3, y + 48, 28, 16), "b", halo=0, outline_width=0)
        for i in (-1, 0, 1):
            p.cut(rect(x + i * 22 - 9, y - 13, 18, 19, 3), ("k", "b"))
    elif kind == "teeth":
        p.add(
            shape(f"{x - 62},{y - 20}! {x},{y - 4} {x + 62},{y - 22}! {x + 42},{y + 24} {x},{y + 34} {x - 42},{y + 24}")
        )
        for i in (-2, -1, 0, 1, 2):
            p.cut(rect(x + i * 21 - 9, y + (-3 if abs(i) < 2 else -10), 18, 21, 3), ("k", "b"))
    elif kind == "smirk":
        p.line([(x - 36, y + 4), (x + 6, y + 8), (x + 62, y - 24)], 15)
        p.line([(x + 54, y - 36), (x + 70, y - 24), (x + 66, y - 8)], 8)
    elif kind == "glum":
        p.line([(x - 46, y + 18), (x, y - 4), (x + 46, y + 18)], 15)
    elif kind == "ooh":
        p.black(circle(x, y + 14, 24, 28), rnd=40, halo=3)
        p.plain(circle(x, y + 28, 13, 8), "b", halo=0, outline_width=0)
    elif kind == "tongue":
        p.line([(x - 44, y), (x, y + 8), (x + 48, y - 12)], 13)
        p.part(
            f"{x + 2},{y + 4} {x + 40},{y} {x + 52},{y + 44} {x + 34},{y + 66} {x + 12},{y + 44}", "b", rnd=20, halo=3
        )
    else:
        p.line([(x, y - 26), (x, y - 2)], 8)
        p.line([(x - 42, y + 4), (x, y + 3), (x + 46, y - 8)], 12)


LONG_BEARD = "-66,-24! 0,10 66,-24! 60,90 32,190! 10,130! -6,250! -22,140! -42,190! -60,90"
DRUM_BEARD = "-80,-40! 0,0 80,-40! 88,60 42,122 0,136 -42,122 -88,60"


def _beard(p: Pen, kind: str | None, coat: str | None) -> None:
    """Below the mouth, from (0, 0)."""
    if kind == "goat":
        p.part("-38,0! 0,14 38,0! 26,54 2,112! -24,54", None if coat != "k" else "b", rnd=24, ang=84)
    elif kind == "long":
        p.part(LONG_BEARD, None, rnd=40, ang=84)
        for x in (-34, -8, 20, 40):
            p.line([(x, 20), (x * 0.8, 90), (x * 0.5, 150)], 7)
    elif kind == "braid":
        for i in range(4):
            p.part(circle(0, 14 + i * 34, 26 - i * 3, 21), "b", rnd=20)
        p.part(poly((-15, 136), (15, 136), (0, 180)), "a", rnd=10)
    elif kind == "tash":
        for side in (-1, 1):
            p.at(0, -10, 0, 1, side).black("0,-12 54,-28 104,6 132,-34! 122,34 56,30 0,16", rnd=20)
    elif kind == "drum":
        p.part(DRUM_BEARD, "b", rnd=60, ang=84)
    elif kind == "sides":
        for side in (-1, 1):
            p.at(0, 0, 0, 1, side).part("44,-70! 110,-90 120,-30! 132,0! 104,10! 96,44! 66,20!", None, rnd=24, ang=84)


# ------------------------------------------------------------------ the rest of the head
def _ears_and_horns(p: Pen, h: GoatHead, x: float, y: float) -> None:
    for side in (-1, 1):
        if h.horns and h.broken == side:
            stump(p, x + side * 58, y - 104, h.horn_ink)
        elif h.horns:
            horn(p, h.horns, x + side * 52, y - 104, side, h.horn_size, h.horn_ink)
    outer, inner = EARS[h.ear]
    for side in (-1, 1):
        q = p.at(x + side * 86, y - 44, h.ear_turn * side, 1, side)
        q.part(outer, **{"rnd": 34, "ang": 80, **coat_style(h.coat)})
        q.part(inner, second_ink(h.coat), rnd=20, halo=0, outline=0)


TUFTS = ((-72, 34, 26), (-58, 70, 24), (72, 26, 30), (60, 64, 26), (0, -64, 30), (-18, -50, 24), (18, -50, 24))
SPOTS = ((-60, 50, 17), (66, 60, 13), (-20, -92, 15), (44, -88, 11), (-76, 84, 10))
BLAZE = "-26,-124! 0,-134 26,-124! 22,0 30,90! -30,90! -22,0"
FRINGE = "-68,-108 0,-146 68,-108 52,-64! 28,-86! 8,-50! -14,-84! -40,-56! -58,-86"


def _markings(p: Pen, h: GoatHead) -> None:
    """Tufts and the pattern of the coat, about (0, 0)."""
    other = second_ink(h.coat)
    if h.coat != "k":
        for x, y, length in TUFTS:
            p.line([(x, y - length / 2), (x + 3, y), (x - 2, y + length / 2)], 7)
    if h.mark == "blaze" and h.coat is None:
        p.part(BLAZE, "b", rnd=30, halo=0, outline=0)
    elif h.mark == "blaze":
        p.part(BLAZE, None, flat=True, halo=0, outline=0)
    elif h.mark in ("eyes", "one"):
        for side in (-1, 1) if h.mark == "eyes" else (1,):
            p.part(circle(side * 66, -34, 61, 68), other, rnd=50, halo=0, outline=0)
    elif h.mark == "fringe":
        p.part(FRINGE, h.fringe, rnd=30, ang=84)
    elif h.mark == "spots":
        for x, y, r in SPOTS:
            p.dot(x, y, r, r * 0.85, other)


def _scar(p: Pen, x: float, y: float, coat: str | None) -> None:
    """Down one cheek; drawn before the eye, so that the eye stays whole."""
    draw = p.groove if coat == "k" else p.line
    draw([(x - 94, y - 100), (x - 66, y - 10), (x - 46, y + 84)], 12)
    for i in range(4):
        draw([(x - 96 + i * 13, y - 84 + i * 42), (x - 58 + i * 12, y - 98 + i * 44)], 9)


def _hood(p: Pen, ink: str) -> None:
    """A pointed hood behind the head."""
    outline = "-152,150! -142,-60 -60,-180 0,-200 60,-180 142,-60 152,150! 0,210"
    p.part(outline, None if ink == "k" else ink, solid=ink == "k", rnd=70)


COWL = "-150,120! -136,-50 -70,-150 0,-186 70,-150 136,-50 150,120! 106,40 96,-60 0,-104 -96,-60 -106,40"


def _cowl(p: Pen, ink: str) -> None:
    """Cloth round the face, drawn over it."""
    p.part(COWL, None if ink == "k" else ink, solid=ink == "k", rnd=40, ang=80)


def draw_goat_head(p: Pen, h: GoatHead, x: float = 400, y: float = 280) -> None:
    """A head about (x, y): 310 high without horns."""
    if h.hood:
        _hood(p.at(x, y), h.hood)
    if h.wool:
        for i in range(11):
            a = math.pi * (0.9 + 1.2 * i / 10)
            p.part(circle(x + 126 * math.cos(a), y - 30 + 116 * math.sin(a), 46), None, rnd=40, ang=40)
    _ears_and_horns(p, h, x, y)
    p.at(x, y).part(
        mirrored(SKULLS[h.skull]),
        **{"rnd": 120, "ang": 84, "spacing": 12, "bend": 0.5, "outline": 6, **coat_style(h.coat)},
    )
    _markings(p.at(x, y), h)
    if h.scar:
        _scar(p, x, y, h.coat)
    rise = NOSE_RISE.get(h.skull, 0)
    _muzzle(p, h, x, y + rise)
    _eyes(p, h, x, y - 34)
    chin = y + 150 + rise
    _mouth(p, h.mouth, x, chin)
    if h.straw:
        _straw(p, x, chin)
    _beard(p.at(x, chin + (48 if h.mouth in ("yell", "ooh") else 14)), h.beard, h.coat)
    if h.cowl:
        _cowl(p.at(x, y), h.cowl)
    if h.hat:
        HATS[h.hat](p.at(x + h.hat_shift[0], y - 112 + h.hat_shift[1], 0, h.hat_size))


def _straw(p: Pen, x: float, y: float) -> None:
    """A daisy chewed at the corner of the mouth."""
    p.part(taper([(x + 20, y), (x + 90, y + 18), (x + 156, y - 4)], 10), "a", rnd=6, halo=2, outline=3)
    for i in range(5):
        a = i * 1.257
        p.part(circle(x + 160 + 13 * math.cos(a), y - 6 + 13 * math.sin(a), 11), None, flat=True, halo=0, outline=3)
    p.dot(x + 160, y - 6, 9, layer="b")
