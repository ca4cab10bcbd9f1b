"""Human hair and beards.  ``BEHIND`` is drawn before the skull, ``FRONT`` over it; the head's middle is (0, 0)
and a skull about 110 units wide to each side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from art.kit.paths import circle, mirrored, placed, shape
from art.kit.pen import Outline, Pen

Dye = str | None


def stuff(p: Pen, outline: Outline, dye: Dye, /, **style: object) -> None:
    """Cloth, hair or leather in a spot ink, black (``k``) or bare paper (None)."""
    look: dict[str, Any] = {"rnd": 50, "ang": 80, "spacing": 11, **style}
    if dye == "k":
        p.black(outline, **look)
    elif dye is None:
        p.part(outline, None, **{"hi": (2, 3), "shade": (0.36, -0.2), **look})
    else:
        p.part(outline, dye, **look)


# ------------------------------------------------------------------ behind the head
def _long_behind(p: Pen, dye: Dye) -> None:
    stuff(p, mirrored("0,-170 100,-150 156,-60 160,80 190,210 150,236! 120,200! 60,230 0,220"), dye, rnd=70)


def _bob_behind(p: Pen, dye: Dye) -> None:
    stuff(p, mirrored("0,-164 100,-146 150,-50 158,80 128,140! 60,130 0,120"), dye, rnd=60)


def _mane_behind(p: Pen, dye: Dye) -> None:
    """Hair in a wind of its own, blown to the right."""
    stuff(
        p,
        "-120,-60 -100,-150 0,-190 110,-170 200,-190 300,-150! 240,-130 330,-60! 250,-66 340,40! 250,20 310,140! "
        "210,100 190,190! 120,150 -60,180! -130,80",
        dye,
        rnd=60,
        ang=10,
        spacing=12,
    )
    for points in ([(100, -120), (190, -140), (270, -140)], [(120, -40), (210, -30), (300, 20)]):
        p.line(points, 9)


def _braids_behind(p: Pen, dye: Dye) -> None:
    for side in (-1, 1):
        for i in range(5):
            x, y = side * (122 + (i % 2) * 6), 60 + i * 44
            stuff(p, circle(x, y, 32 - i * 2, 28), dye, rnd=24, ang=40 * side)
        p.part(circle(side * 124, 266, 20, 12), "b" if dye != "b" else None, rnd=10, halo=3)
        stuff(p, placed(shape("-16,0! 16,0! 24,44! 0,34! -22,46!"), side * 124, 276), dye, rnd=12)


def _tail_behind(p: Pen, dye: Dye) -> None:
    stuff(p, "60,-140 150,-200 240,-150 250,-40 220,60! 200,-20 170,-90 110,-100", dye, rnd=40, ang=60)


BEHIND: dict[str, Callable[[Pen, Dye], None]] = {
    "long": _long_behind,
    "bob": _bob_behind,
    "mane": _mane_behind,
    "braids": _braids_behind,
    "tail": _tail_behind,
}


# ------------------------------------------------------------------ on the head
CAP = "-116,10! -128,-60 -100,-140 -30,-172 40,-170 106,-138 130,-56 116,10!"


def _mop(p: Pen, dye: Dye) -> None:
    stuff(
        p,
        "-134,20! -152,-80 -60,-172 -20,-200! 0,-174 50,-192! 60,-170 150,-84 134,20! 112,-36! 64,-62! 46,-36! "
        "8,-66! -20,-34! -58,-64! -84,-32! -112,-36!",
        dye,
        rnd=70,
    )


def _short(p: Pen, dye: Dye) -> None:
    stuff(p, CAP + " 100,-40! 70,-76 0,-86 -66,-78 -98,-44!", dye, rnd=60)


def _parted(p: Pen, dye: Dye) -> None:
    stuff(p, CAP + " 104,-30! 84,-84 -40,-132! -76,-90 -102,-30!", dye, rnd=60)
    p.line([(-40, -132), (20, -136), (84, -100)], 8)


def _bowl(p: Pen, dye: Dye) -> None:
    stuff(p, CAP + " 112,-34! 50,-46 0,-50 -50,-46 -112,-34!", dye, rnd=80)


def _fringe(p: Pen, dye: Dye) -> None:
    """Long hair's front: a middle parting."""
    stuff(p, "0,-176 -90,-160 -140,-60 -132,70! -110,0 -80,-70 0,-130! 80,-70 110,0 132,70! 140,-60 90,-160", dye)


def _bald(p: Pen, dye: Dye) -> None:
    """What is left: tufts over the ears."""
    for side in (-1, 1):
        q = p.at(side * 108, -20, 0, 1, side)
        stuff(q, "-14,-30! 20,-50 40,-10! 30,0 44,30! 16,34 -8,50!", dye, rnd=24)
    p.line([(-26, -118), (0, -126), (30, -116)], 7)


def _bun(p: Pen, dye: Dye) -> None:
    stuff(p, circle(0, -178, 52, 46), dye, rnd=44, ang=30)
    p.line([(-30, -190), (0, -206), (28, -184)], 7)
    stuff(p, CAP + " 108,-20! 80,-90 0,-116 -80,-90 -108,-20!", dye, rnd=60, ang=60)


def _spikes(p: Pen, dye: Dye) -> None:
    stuff(
        p,
        "-120,0! -164,-60! -116,-76 -150,-150! -84,-130 -80,-210! -24,-154 10,-232! 44,-154 100,-206! 92,-130 "
        "160,-146! 120,-74 166,-50! 118,0! 96,-60 0,-84 -96,-60",
        dye,
        rnd=50,
    )


FRONT: dict[str, Callable[[Pen, Dye], None]] = {
    "mop": _mop,
    "short": _short,
    "parted": _parted,
    "bowl": _bowl,
    "long": _fringe,
    "bob": _fringe,
    "mane": _parted,
    "braids": _fringe,
    "tail": _parted,
    "bald": _bald,
    "bun": _bun,
    "spikes": _spikes,
}


# ------------------------------------------------------------------ beards (the mouth is at about y = 88)
def _full(p: Pen, dye: Dye) -> None:
    stuff(
        p,
        "-116,20! -96,60 -40,62 0,54 40,62 96,60 116,20! 132,110 90,200 30,236 0,246! -40,230 -96,196 -132,110",
        dye,
        rnd=60,
    )


def _great(p: Pen, dye: Dye) -> None:
    """Down to the belt."""
    stuff(
        p,
        "-118,10! -92,58 -40,60 0,52 40,60 92,58 118,10! 146,120 150,220 110,320! 84,280! 50,370! 10,310! -24,384! "
        "-50,310! -96,330! -146,220 -140,120",
        dye,
        rnd=80,
        spacing=13,
    )
    for x, low in ((-70, 260), (-20, 300), (40, 280), (86, 230)):
        p.line([(x * 0.8, 130), (x, 190), (x * 1.1, low)], 8)


def _goatee(p: Pen, dye: Dye) -> None:
    stuff(p, "-36,118! 0,128 36,118! 26,170 4,220! -20,172", dye, rnd=24)


def _handlebar(p: Pen, dye: Dye) -> None:
    for side in (-1, 1):
        q = p.at(0, 66, 0, 1, side)
        stuff(q, "0,-10! 40,-16 84,8 116,-4 128,-44! 150,0 116,40 60,36 14,22!", dye, rnd=18, ang=20, halo=3)


def _walrus(p: Pen, dye: Dye) -> None:
    for side in (-1, 1):
        stuff(p.at(0, 58, 0, 1, side), "0,-8! 50,-6 90,30 100,90! 76,70! 60,98! 40,66! 20,80! 0,44!", dye, rnd=30)


def _pencil(p: Pen, dye: Dye) -> None:
    for side in (-1, 1):
        p.line([(side * 4, 66), (side * 34, 64), (side * 70, 78)], 13, start=6)


def _chops(p: Pen, dye: Dye) -> None:
    for side in (-1, 1):
        stuff(p.at(side * 104, 50, 0, 1, side), "-20,-60! 20,-70 44,0! 30,10 40,60! 0,64 -40,80! -44,40", dye, rnd=30)
    for side in (-1, 1):
        stuff(p.at(0, 62, 0, 1, side), "0,-8! 40,-10 74,20! 40,30 4,16!", dye, rnd=16)


def _point(p: Pen, dye: Dye) -> None:
    _pencil(p, dye)
    stuff(p, "-22,122! 22,122! 12,160 0,206! -12,160", dye, rnd=18, halo=3)


def _plaits(p: Pen, dye: Dye) -> None:
    """A fighter's two plaits."""
    _full(p, dye)
    for side in (-1, 1):
        for i in range(3):
            stuff(p, circle(side * 44, 236 + i * 34, 24 - i * 2, 20), dye, rnd=18, ang=40 * side)


BEARDS: dict[str, Callable[[Pen, Dye], None]] = {
    "full": _full,
    "great": _great,
    "goatee": _goatee,
    "handlebar": _handlebar,
    "walrus": _walrus,
    "pencil": _pencil,
    "chops": _chops,
    "point": _point,
    "plaits": _plaits,
}
UNDER_MOUTH = {"full", "great", "plaits"}  # drawn before the mouth
