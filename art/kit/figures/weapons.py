"""Things to hit with.  Each is drawn pointing up from the hand at (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.figures.materials import bone, cloth, iron, ring, steel, wood
from art.kit.paths import circle, mirrored, poly, rect, star, taper, union
from art.kit.pen import Pen


def club(p: Pen) -> None:
    p.part(
        "-14,60 14,60 22,-80 52,-180 40,-226 0,-240 -42,-224 -52,-176 -22,-80", "b", rnd=40, ang=p.turn + 90, spacing=9
    )
    for x, y, dx, dy in (
        (-48, -180, -38, -6),
        (48, -190, 38, -6),
        (0, -236, 0, -34),
        (-34, -120, -34, 8),
        (36, -130, 34, 4),
    ):
        p.part(poly((x - 9, y), (x + 9, y), (x + dx, y + dy)), rnd=20, halo=2, outline=4)


def cleaver(p: Pen) -> None:
    wood(p, rect(-11, -30, 22, 86, 8))
    steel(p, "-20,-30! 26,-30! 78,-60 84,-190! -6,-214! -20,-200")
    p.dot(56, -172, 9)
    p.line([(70, -70), (76, -120), (78, -180)], 9)


def dagger(p: Pen) -> None:
    wood(p, rect(-10, -8, 20, 58, 8))
    iron(p, rect(-42, -22, 84, 18, 8), rnd=8)
    steel(p, "-20,-22! 20,-22! 24,-110 0,-190! -24,-110")
    p.line([(2, -26), (2, -90), (0, -170)], 7)


def sword(p: Pen) -> None:
    wood(p, rect(-11, -6, 22, 64, 8))
    p.part(circle(0, 66, 17), "b", rnd=14)
    iron(p, rect(-62, -24, 124, 22, 9), rnd=10)
    steel(p, "-24,-24! 24,-24! 26,-120! 14,-132! 27,-146! 27,-236 0,-306! -27,-236 -25,-100! -14,-90! -25,-78!")
    p.line([(0, -30), (1, -140), (0, -270)], 9)


def rapier(p: Pen) -> None:
    """Long, thin and rude: the duellist's."""
    wood(p, rect(-9, -2, 18, 56, 7))
    p.part(circle(0, 58, 14), "b", rnd=12)
    steel(p, "-13,-30! 13,-30! 11,-300 0,-420! -11,-300", rnd=12)
    p.part("-52,-34 0,-58 52,-34 44,0 0,-14 -44,0", "b", rnd=22)
    p.add(taper([(40, -8), (54, 30), (8, 56)], 9, 6, 5))


def axe(p: Pen) -> None:
    wood(p, rect(-11, -210, 22, 280, 8))
    steel(p, "8,-206! 50,-226 104,-250! 126,-190 122,-130 100,-92! 50,-120 8,-132!")
    p.line([(104, -232), (114, -180), (100, -110)], 8)
    steel(p, "-10,-200! -46,-190! -60,-168! -46,-146! -10,-140!")


def halberd(p: Pen) -> None:
    wood(p, rect(-11, -300, 22, 560, 6))
    steel(p, "8,-300! 56,-326 118,-356! 144,-280 138,-200 110,-150! 50,-190 8,-200!")
    p.line([(120, -330), (130, -270), (114, -176)], 9)
    steel(p, "-10,-286! -62,-270! -84,-236! -62,-214! -10,-212!")
    steel(p, poly((-17, -300), (17, -300), (0, -410)), rnd=14)
    p.part("-18,-196 18,-196 28,-150 40,-120! 12,-140! 0,-104! -14,-140! -36,-124! -26,-156", "a", rnd=12)


def pick(p: Pen) -> None:
    wood(p, rect(-11, -190, 22, 260, 8))
    steel(p, "-150,-140! -80,-196 0,-212 80,-196 150,-140! 80,-166 0,-176 -80,-166")


def spear(p: Pen) -> None:
    wood(p, rect(-9, -300, 18, 480, 6))
    steel(p, "-14,-296! 14,-296! 42,-344 0,-430! -42,-344")
    p.line([(0, -300), (0, -400)], 7)
    cloth(p, "-16,-300 16,-300 24,-262 40,-230! 12,-250! 0,-214! -14,-250! -36,-232! -22,-266", rnd=12)


def pike(p: Pen) -> None:
    """Absurdly long; the head leaves the picture."""
    wood(p, rect(-11, -420, 22, 690, 6))
    steel(p, "-18,-396! 18,-396! 52,-446 0,-580! -52,-446", shade=(0.6, 0.1))
    p.line([(0, -400), (0, -540)], 8)
    p.part("-20,-390 20,-390 34,-340 48,-296! 12,-330! 0,-284! -18,-326! -44,-292! -28,-344", "b", rnd=16)


def fork(p: Pen) -> None:
    wood(p, rect(-9, -160, 18, 340, 6))
    prongs = union(
        mirrored("0,-196! 30,-198 34,-206! 37,-276! 53,-276! 46,-164 0,-150"),
        poly((-9, -296), (9, -296), (9, -160), (-9, -160)),
    )
    iron(p, prongs, rnd=12)


def mallet(p: Pen) -> None:
    wood(p, rect(-10, -130, 20, 200, 7))
    p.part(rect(-84, -220, 168, 96, 14), "b", rnd=44, ang=p.turn, spacing=11)
    for x in (-64, 52):
        p.bar(x, -222, 12, 100)


def stick(p: Pen) -> None:
    """A drumstick."""
    wood(p, rect(-8, -120, 16, 150, 6))
    bone(p, circle(0, -130, 22), rnd=16, ang=30, shade=(0.26, -0.3))


def bow(p: Pen) -> None:
    p.line([(40, -190), (-14, 0), (40, 190)], 5, start=4, end=4)
    p.part(
        taper([(50, -206), (-10, -120), (-40, -40), (-40, 40), (-10, 120), (50, 206)], 28, 12, 12),
        "b",
        rnd=9,
        ang=p.turn + 40,
        spacing=9,
    )


def arrow(p: Pen) -> None:
    p.bar(-4, -170, 8, 270)
    iron(p, poly((-20, -164), (20, -164), (0, -222)), rnd=8)
    for i in range(3):
        for side in (-1, 1):
            p.line([(0, 70 + i * 14), (side * 26, 92 + i * 14)], 11)


def sling(p: Pen) -> None:
    cloth(p, "-12,70 12,70 16,-10 60,-94 42,-104 0,-40 -42,-104 -60,-94 -16,-10", rnd=14, ang=p.turn)
    p.line([(-50, -96), (-10, -40), (70, 10)], 7, start=4, end=4)
    p.line([(50, -96), (62, -40), (70, 10)], 7, start=4, end=4)
    bone(p, circle(76, 16, 24), rnd=18)


def bomb(p: Pen) -> None:
    iron(p, circle(0, -66, 68), rnd=66, ang=40, spacing=11)
    iron(p, rect(-22, -148, 44, 28, 6), rnd=12)
    p.line([(0, -146), (20, -186), (50, -190)], 12, start=8, end=7)
    p.part(star(56, -194, 8, 20, 46), "b", rnd=20, halo=3, outline=4, shade=(0, -1))
    p.plain(circle(56, -194, 11), halo=0, outline_width=0)
    p.cut(taper([(-40, -86), (-30, -108), (-8, -118)], 13))


def shield(p: Pen) -> None:
    """A round one with a boss."""
    p.part(circle(0, 0, 112), "b", rnd=90, ang=p.turn + 88, spacing=12, outline=9)
    for x in (-64, -22, 24, 66):
        half = math.sqrt(104**2 - x * x)
        p.line([(x, -half), (x + 2, 0), (x, half)], 7)
    p.add(circle(0, 0, 98), stroke=7)
    iron(p, circle(0, 0, 34), rnd=34, ang=30, spacing=8)
    for x, y in ring(10, 98):
        p.cut(circle(x, y, 5))


def tower_shield(p: Pen) -> None:
    p.part(
        "-130,-170! 0,-190 130,-170! 124,40 70,150 0,200! -70,150 -124,40", "a", rnd=110, ang=80, spacing=13, outline=9
    )
    p.part("-88,-126! 0,-142 88,-126! 82,30 40,106 0,138! -40,106 -82,30", "b", rnd=80, ang=80)
    p.part(star(0, -10, 6, 28, 60, -1.57), None, flat=True, halo=2)


WEAPONS: dict[str, Callable[[Pen], None]] = {
    "club": club,
    "cleaver": cleaver,
    "dagger": dagger,
    "sword": sword,
    "rapier": rapier,
    "axe": axe,
    "halberd": halberd,
    "pick": pick,
    "spear": spear,
    "pike": pike,
    "fork": fork,
    "mallet": mallet,
    "stick": stick,
    "bow": bow,
    "arrow": arrow,
    "sling": sling,
    "bomb": bomb,
    "shield": shield,
    "tower": tower_shield,
}
